"""What one saw to be wrong, as one tells of it later: in the past, with who saw to it; nobody tells of an old fire as
if it still burned."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from game.mind.questions import Statement
from game.mind.rules.events import kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.topic import Topic
from game.world.thoughts import Card

_STATE = re.compile(r"^the (?P<thing>[^,;]+?) (?:at|in|of|on) [^,;]+? (?:is|are|was|were) ", re.I)
_SEES_TO = re.compile(
    r" is (?:putting out|shutting off|turning off|mopping up|fixing|mending|trying to mend|driving the|clearing the|"
    r"cleaning the|taking the pot off)\b"
)
_SEEN_TO = re.compile(r" saw to it$")
_TALKING = re.compile(r" is (?:talking|speaking|chatting) ")
_LEAST, _URGENT, _PUT_RIGHT = 5, 4.0, 3.0
"""Importance from which a sight is worth a word; how much it presses as long as nobody is known to have seen to it, and
after [ours]."""
_BESIDE = timedelta(minutes=10)
"""Between seeing a thing and seeing somebody, within which both were there at once [ours]."""
_SAME_SIGHT = 0.75
_TIMES = re.compile(r" (?:some hours ago|a while ago|yesterday|some days ago)\b|, and .+ saw to it$")
_NEWS_FOR = timedelta(hours=1)
"""How long somebody else's word for what is wrong with a thing is passed on."""


def sighting(card: Card, seen: Statement, memories: Sequence[Statement]) -> Topic | None:
    """Something bad that one saw today, worth a word; None for anything else."""
    wrong = kind_of(seen.text) == "trouble" and not _TALKING.search(seen.text)
    if not wrong or seen.importance < _LEAST or seen.when.date() != card.now.date():
        return None
    who = _seen_to_by(card, seen, memories)
    text = in_the_past(seen.text, seen.when, card.now)
    return Topic("seen", f"{text}, and {who} saw to it" if who else text, _PUT_RIGHT if who else _URGENT)


def was_beside(other: str, seen: Statement, memories: Sequence[Statement]) -> bool:
    """Whether somebody stood in the same room when a thing was seen: they need not be told of it."""
    near = (m for m in memories if m.place == seen.place and abs(m.when - seen.when) <= _BESIDE)
    return any(m.source in ("saw", "did") and other in (*m.subjects, *people(m.text)) for m in near)


def seen_oneself(text: str, memories: Sequence[Statement]) -> bool:
    """Whether one was there when what is told now was to be seen."""
    own = (m for m in memories if m.source == "saw" and m.kind == "observation" and kind_of(m.text) == "trouble")
    return any(share(core(_TIMES.sub("", text)), keys(m.text)) >= _SAME_SIGHT for m in own)


def in_the_past(text: str, when: datetime, now: datetime) -> str:
    """`The stove is burning` as what was: `The stove was burning some hours ago`."""
    was = re.sub(r" is ", " was ", re.sub(r" are ", " were ", text, count=1), count=1)
    return f"{was[:1].upper()}{was[1:]} {_ago(when, now)}"


def _ago(when: datetime, now: datetime) -> str:
    if when.date() != now.date():
        return "yesterday" if now.date() - when.date() == timedelta(days=1) else "some days ago"
    return "some hours ago" if now - when > timedelta(hours=2) else "a while ago"


def is_stale(text: str, when: datetime, now: datetime) -> bool:
    """Whether what somebody said of a thing is no news any more: it was seen to, or was told long ago."""
    return was_put_right(text) or (of_a_thing(text) and now - when > _NEWS_FOR)


def of_a_thing(text: str) -> bool:
    """Whether a statement tells in what state a thing is or was."""
    return bool(_STATE.match(text)) and kind_of(text) == "trouble"


def was_put_right(text: str) -> bool:
    """Whether a statement tells that somebody has seen to what was wrong."""
    return bool(_SEEN_TO.search(text))


def _seen_to_by(card: Card, seen: Statement, memories: Sequence[Statement]) -> str:
    """Full name of whoever was at work on the thing after it was seen; empty if nobody is remembered to have been."""
    thing = next((s.rsplit(":", 1)[1] for s in seen.subjects if ":" in s), "")
    after = (m for m in memories if m.when >= seen.when and m.ordinal > seen.ordinal and _SEES_TO.search(m.text))
    at_work = next((m for m in after if thing and thing in m.text), None)
    return "" if at_work is None else next(iter(people(at_work.text)), card.name)
