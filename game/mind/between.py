"""What came to pass between two people, and what one did today: recalled before each word of a talk and after it."""

from game.mind.recall import Recall, Recalled
from game.world.clock import DAY
from game.world.memories import Kind
from game.world.thoughts import Thought

_TALK: tuple[Kind, ...] = ("dialogue",)
_ACTS: tuple[Kind, ...] = ("action",)


def between(recall: Recall, thought: Thought, other: str) -> list[Recalled]:
    """What the two told each other before, and what they promised: the talks and both sides of what was said."""
    query = f"What did {thought.person} and {other} tell each other?"
    count, shared = recall.settings.acts.talk_between, recall.concerning(thought.person, thought.stream, other)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_TALK, among=shared)


def news(recall: Recall, thought: Thought) -> list[Recalled]:
    """What others told of late that might be worth telling on."""
    query = "recent news, invitations and plans worth telling"
    count, told = recall.settings.acts.talk_news, recall.told(thought.person, thought.stream)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_TALK, among=told)


def deeds(recall: Recall, thought: Thought) -> list[Recalled]:
    """What one has been doing for some hours."""
    query = f"What has {thought.person} been working on today?"
    count, fresh = recall.settings.acts.talk_deeds, recall.since(thought.stream, thought.tick - DAY // 2 + 1)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_ACTS, among=fresh)
