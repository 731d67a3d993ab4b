"""An interview: a question from outside, answered from memory, that leaves no trace (paper, section 3)."""

from datetime import datetime

from game.mind.questions import AnswerInterview, Chunk, Mind
from game.mind.recall import Recall
from game.mind.statements import merged, statements
from game.world.activity import Entry
from game.world.clock import MINUTE, Clock
from game.world.memories import StreamView
from game.world.thoughts import Card


def interview(
    card: Card,
    stream: StreamView,
    plan: list[Entry],
    tick: int,
    start: datetime,
    asked: str,
    mind: Mind,
    recall: Recall,
) -> str:
    """What `card.name` answers; nothing is stored and no access time moves."""
    about = recall.recall(card.name, stream, asked, tick, count=20)
    general = recall.recall(card.name, stream, f"{card.name}'s occupation, home and plans", tick, count=6)
    chunks = tuple(Chunk(Clock(start).at(e.start), e.ticks // MINUTE, e.what, e.where) for e in plan)
    return mind.answer(
        AnswerInterview(card, "an interviewer", asked, statements(merged(about, general), start), chunks)
    )
