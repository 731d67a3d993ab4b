"""An interview: a question from outside, answered from memory, that leaves no trace (paper, section 3)."""

import re
from datetime import datetime, timedelta

from game.mind.asked_time import rows_of, span_asked
from game.mind.questions import AnswerInterview, Chunk, Mind, Statement
from game.mind.recall import Recall, Recalled
from game.mind.rules.events import event_noun, has_date
from game.mind.rules.interview_about_town import WAS_IN, WHATS_ON, room_named
from game.mind.rules.interview_deeds import is_such, span_meant
from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_noticed import ODD_SIGHTS, VOICES
from game.mind.rules.interview_typed import plain
from game.mind.rules.talk_memories import ANNOUNCED
from game.mind.rules.times import read_moment
from game.mind.statements import merged, statement, statements
from game.world.activity import Entry
from game.world.clock import MINUTE, Clock
from game.world.memories import StreamView
from game.world.thoughts import Card

_WHO_CAME = re.compile(
    r"\b(?:who|was|were|did|have|how)\b.*\b(?:at|to|was) (?:the|your|her|his|their|that|[A-Z]\w+['’]s) \w"
    r"|\b(?:party|show|concert|gig|lecture|picnic|wedding|celebration|festival|fair|drive|performance|event)\b",
    re.I,
)
_NEWS = re.compile(
    r"\b(?:news|gossip|rumou?rs?|heard anything|who told you|how do you know|where did you hear|vot(?:e|ing)|"
    r"election|mayor)\b",
    re.I,
)
_ELECTION = re.compile(r"\bvot|\belection|\bmayor", re.I)
_MEANS = re.compile(
    r"\b(?:are you (?:\w+ )?(?:going|planning|intending) to|will you|do you (?:\w+ )?(?:intend|mean|plan) to)\b", re.I
)
_OF_HOME = re.compile(r"\b(?:in|at) your (?:home|house|apartment|kitchen|room|bathroom)\b", re.I)
_LONG_AGO, _ACTS, _GUESTS = 30, 4, 40
"""Days within which a date that has passed is meant; acts, and memories in all, of what it was like [ours]."""
_CAPITALISED = re.compile(r"(?<!^)(?<![.?!] )\b[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*")
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
    asked = plain(asked, card.name, (name for name, _ in card.ties))
    about = recall.recall(card.name, stream, asked, tick, count=20)
    named = _about_names(card, stream, tick, asked, recall)
    general = recall.recall(card.name, stream, f"{card.name}'s occupation, home and plans", tick, count=6)
    chunks = tuple(Chunk(Clock(start).at(e.start), e.ticks // MINUTE, e.what, e.where) for e in plan)
    spent = [
        *_spent(card, stream, start, asked),
        *_done(card, stream, start, asked),
        *_seen_there(card, stream, start, asked),
        *_gathered(card, stream, start, asked, merged(named, about)),
    ]
    known = {s.ordinal: s for s in (*spent, *statements(merged(named, about, general), start))}
    return mind.answer(AnswerInterview(card, "an interviewer", asked, tuple(known.values()), chunks))


def _spent(card: Card, stream: StreamView, start: datetime, asked: str) -> list[Statement]:
    """What fills the stretch of the past that is asked about, which no likeness of words would bring to mind."""
    span = span_asked(asked, card.now)
    return [statement(m, start) for m in rows_of(stream, start, span)] if span else []


def _done(card: Card, stream: StreamView, start: datetime, asked: str) -> list[Statement]:
    """Acts of one's own that are what one is asked to have done, however little they weighed."""
    such, span = is_such(card, asked), span_meant(asked, card.now)
    if such is None or span is None:
        return []
    first, last = (Clock(start).tick_of(moment) for moment in span)
    acts = (m for m in stream.since(max(0, first)) if m.created < last and m.kind == "action" and m.source == "did")
    return [statement(m, start) for m in acts if such(m.text, m.place)][-_ACTS:]


def _seen_there(card: Card, stream: StreamView, start: datetime, asked: str) -> list[Statement]:
    """Whom one saw or spoke to in a place, once each, in the hours that are asked about."""
    found, span = WAS_IN.search(asked), span_asked(asked, card.now)
    room = room_named(card, found["place"]) if found else None
    if room is None or span is None:
        return []
    first, last = (Clock(start).tick_of(moment) for moment in span)
    rows = (m for m in stream.since(max(0, first)) if m.created < last and m.place.split(":")[0] == room.sector)
    met = {m.subjects: m for m in rows if m.source in ("saw", "did") and m.kind in ("observation", "dialogue")}
    return [statement(m, start) for m in [*met.values()][:_GUESTS]]


def _gathered(card: Card, stream: StreamView, start: datetime, asked: str, known: list[Recalled]) -> list[Statement]:
    """What one did, and whom one saw and spoke to, once each, at something that had its hours, if it is asked about."""
    if not _WHO_CAME.search(asked):
        return []
    held = (read_moment(r.memory.text, card.now - timedelta(days=_LONG_AGO)) for r in known)
    span = next((s for s in held if s and s.timed and s.dated and s.start < card.now), None)
    if span is None:
        return []
    first, last = (Clock(start).tick_of(moment) for moment in (span.start, span.end))
    rows = [m for m in stream.since(max(0, first)) if m.created < last and m.source in ("saw", "did")]
    acts = [m for m in rows if m.kind == "action"]
    with_others = (m for m in rows if m.kind in ("observation", "dialogue"))
    met = {m.subjects: m for m in with_others if any(":" not in subject for subject in m.subjects)}
    some = acts[len(acts) % _ACTS :: max(1, len(acts) // _ACTS)]
    return [statement(m, start) for m in (*some, *met.values())][:_GUESTS]


def _about_names(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """What one remembers of those whom the question names, however little else of it is alike."""
    found = (n.removesuffix("'s").removesuffix("’s") for n in _CAPITALISED.findall(asked))
    names = [n for n in found if n not in (card.name, card.first_name)]
    kin = [*kin_meant(card, asked), *(n for n, _ in card.ties if {n, n.split(" ")[0]} & {*names})]

    def always_known(name: str) -> list[Recalled]:
        return recall.recall(
            card.name, stream, name, tick, count=1, where=lambda m: m.kind == "seed" and m.text.startswith(name)
        )

    def lately_seen(name: str) -> list[Recalled]:
        return recall.recall(
            card.name, stream, name, tick, count=3, where=lambda m: m.source == "saw" and m.subjects == (name,)
        )

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

    return merged(
        *(remembered(name) for name in (*names, *kin)),
        *map(always_known, kin),
        *map(lately_seen, kin),
        _news(card, stream, tick, asked, recall),
        _noticed(card, stream, tick, asked, recall),
        _announced(card, stream, tick, asked, recall),
        _overheard(card, stream, tick, asked, recall),
    )


def _noticed(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """Inner voices, and things seen out of order, if they are asked after: such questions hold no words of them."""
    about_self = _MEANS.search(asked) or VOICES.search(asked) or _ELECTION.search(asked)
    found = []
    if about_self:
        found += recall.recall(card.name, stream, asked, tick, count=3, where=lambda m: m.kind == "inner voice")
    if ODD_SIGHTS.search(asked) or _OF_HOME.search(asked):
        seen = re.compile(r".+:.+:.+")
        found += recall.recall(
            card.name,
            stream,
            asked,
            tick,
            count=8,
            where=lambda m: m.kind == "observation" and m.source == "saw" and any(seen.match(s) for s in m.subjects),
        )
    return found


def _announced(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """What one knows to come, day and hour, if it is asked what is on: no words of it are in such a question."""
    if not WHATS_ON.search(asked):
        return []
    return recall.recall(card.name, stream, asked, tick, count=6, where=lambda m: m.kind != "plan" and has_date(m.text))


def _overheard(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """What others said of the event that the question names: to have caught a word of it is to know a little."""
    noun = event_noun(asked).split(" ")[-1]
    if not noun:
        return []
    named = re.compile(rf"\b{re.escape(noun)}\b", re.I)
    return recall.recall(
        card.name,
        stream,
        asked,
        tick,
        count=2,
        where=lambda m: m.source.startswith("overheard ") and bool(named.search(m.text)),
    )


def _news(card: Card, stream: StreamView, tick: int, asked: str, recall: Recall) -> list[Recalled]:
    """What others told, if what is new in town is asked for: no words of it are in such a question."""
    if not _NEWS.search(asked):
        return []
    query = "is running for mayor in the election" if _ELECTION.search(asked) else asked
    return recall.recall(
        card.name,
        stream,
        query,
        tick,
        count=8,
        where=lambda m: m.source.startswith("was told by ") or m.source == ANNOUNCED,
    )
