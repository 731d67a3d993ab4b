"""Rating memories a second time, in batches, by somebody who knows what matters to this person."""

from game.mind.questions import Mind, RateMemories
from game.mind.statements import statement
from game.world.commands import SetRatings
from game.world.thoughts import Rate, Thought


def rate(thought: Thought, facts: Rate, mind: Mind) -> SetRatings:
    """A number for each memory; a missing or impossible one leaves the rule's rating."""
    told = tuple(statement(memory, thought.start) for memory in facts.memories)
    numbers = mind.answer(RateMemories(thought.card, told))
    ratings = {s.ordinal: n for s, n in zip(told, numbers, strict=False) if 1 <= n <= 10 and n != s.importance}
    return SetRatings(thought=thought.id, person=thought.person, ratings=ratings)
