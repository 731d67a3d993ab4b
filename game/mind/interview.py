"""An interview: a question from outside, answered from memory, that leaves no trace (paper, section 3)."""

import re
from datetime import datetime

from game.mind.asked_time import rows_of, span_asked
from game.mind.questions import AnswerInterview, Chunk, Mind, Statement
from game.mind.recall import Recall, Recalled
from game.mind.statements import merged, statement, statements
from game.world.activity import Entry
from game.world.clock import MINUTE, Clock
from game.world.memories import StreamView
from game.world.thoughts import Card

_CAPITALISED = re.compile(r"(?<!^)(?<![.?!] )\b[A-Z][\w'-]+(?: [A-Z][\w'-]+)*")
"""Words that begin with a capital inside a sentence: names of people and places."""


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
    named = _about_names(card, stream, tick, asked, recall)
    general = recall.recall(card.name, stream, f"{card.name}'s occupation, home and plans", tick, count=6)
    chunks = tuple(Chunk(Clock(start).at(e.start), e.ticks // MINUTE, e.what, e.where) for e in plan)
    spent = _spent(card, stream, start, asked)
    known = {s.ordinal: s for s in (*spent, *statements(merged(named, about, general), start))}
    return mind.answer(AnswerInterview(card, "an interviewer", asked, tuple(known.values()), chunks))


def _spent(card: Card, stream: StreamView, start: datetime, asked: str) -> list[Statement]:
    """What fills the stretch of the past that is asked about, which no likeness of words would bring to mind."""
    span = span_asked(asked, card.now)
    return [statement(m, start) for m in rows_of(stream, start, span)] if span else []


def _about_names(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """What one remembers of those whom the question names, however little else of it is alike."""
    names = [n for n in _CAPITALISED.findall(asked) if n not in (card.name, card.first_name)]

    def remembered(name: str) -> list[Recalled]:
        first = re.compile(rf"\b{re.escape(name.split(' ')[0])}\b")
        return recall.recall(
            card.name,
            stream,
            asked,
            tick,
            count=8,
            where=lambda m: (
                m.kind not in ("plan", "inner voice") and (name in m.subjects or bool(first.search(m.text)))
            ),
        )

    return merged(*(remembered(name) for name in names))
