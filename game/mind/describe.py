"""The summary description that nearly every question begins with (paper, appendix A)."""

from game.mind.questions import Mind, Summarise, SummaryPart
from game.mind.recall import Recall
from game.mind.statements import ordinals, statements
from game.world.commands import SetSummary
from game.world.thoughts import Thought

_PARTS: tuple[tuple[SummaryPart, str], ...] = (
    ("core characteristics", "{name}'s core characteristics"),
    ("daily occupation", "{name}'s current daily occupation"),
    ("recent progress", "{name}'s feeling about recent progress in life"),
)


def describe(thought: Thought, mind: Mind, recall: Recall) -> SetSummary:
    """Name, age, traits, and three paragraphs, each from its own retrieval."""
    card = thought.card
    paragraphs = [f"{card.name} (age: {card.age}). Innate traits: {', '.join(card.traits)}."]
    touched: set[int] = set()
    count = recall.settings.acts.summary_recalled
    for part, query in _PARTS:
        asked = query.format(name=card.name)
        recalled = recall.recall(thought.person, thought.stream, asked, thought.tick, count)
        touched.update(ordinals(recalled))
        paragraphs.append(mind.answer(Summarise(card, part, card.name, statements(recalled, thought.start))))
    return SetSummary(
        thought=thought.id,
        person=thought.person,
        recalled=tuple(sorted(touched)),
        text="\n".join(filter(None, paragraphs)),
    )
