"""What yesterday leaves for today: a party to clear up after, a quarrel to walk off, a promise to make good."""

import re
from dataclasses import dataclass
from datetime import timedelta

from game.mind.questions import PlanTheDay
from game.mind.rules.english import full_names
from game.mind.rules.filler import Filler
from game.mind.rules.whereabouts import HOME, at_place, hours_of, place_of, sectors_for

_WEIGHT = 14.0
"""Such things come before what one merely likes to do."""


@dataclass(frozen=True, slots=True)
class _Trace:
    """What a memory of yesterday must say, what one does about it today, and where."""

    said: re.Pattern[str]
    what: str
    wanted: tuple[str, ...]
    """Kinds of public places; empty for home, or for where it happened."""
    hours: tuple[int, int]


_TRACES = (
    _Trace(
        re.compile(r"\b(?:hosting|hosted|welcoming the first guests|thanking the guests)\b"),
        "clearing up after the party {place}",
        (),
        (6, 14),
    ),
    _Trace(
        re.compile(
            r"\b(?:quarrel\w*|argued with|had an argument|shouted at|fell out with|angry (?:with|at)|furious with)\b"
        ),
        "walking off the quarrel with {name} {place}",
        ("park",),
        (8, 19),
    ),
    _Trace(
        re.compile(
            r"\b(?:missed|did not come to|didn't come to|forgot about|failed to come|broke (?:his|her|their) word)"
        ),
        "writing a note of apology to {name} at home",
        (),
        (7, 21),
    ),
    _Trace(
        re.compile(
            r"\b(?:helped|lent|gave|brought) (?:him|her|them|[A-Z]\w+) .*\b(?:thank|grateful)|\bis grateful to\b"
        ),
        "writing a thank-you note to {name} at home",
        (),
        (7, 21),
    ),
    _Trace(
        re.compile(r"\b(?:mingling with|dancing a little|laughing at a toast|raising a glass|trying the cake)\b"),
        "taking it easy after a late evening at home",
        (),
        (7, 12),
    ),
)


def aftermath(q: PlanTheDay) -> list[Filler]:
    """What the memories of the last day and a half ask for."""
    since = q.card.now - timedelta(hours=36)
    told = [s for s in (*q.due, *q.recalled) if s.when >= since and s.kind not in ("plan", "seed")]
    texts = [*(s.text for s in told), *re.split(r"(?<=[.!?])\s+", q.yesterday)]
    found = (_filler(q, trace, text) for trace in _TRACES for text in texts if trace.said.search(text))
    return list({filler.what: filler for filler in found if filler}.values())


def _filler(q: PlanTheDay, trace: _Trace, text: str) -> Filler | None:
    name = next((n for n in full_names(text) if n != q.card.name), "")
    if "{name}" in trace.what and not name:
        return None
    where = _where(q, trace, text)
    since, until = trace.hours[0] * 60, trace.hours[1] * 60
    opens, closes = hours_of(where, q.card)
    what = trace.what.format(name=name, place=at_place(where))
    return Filler(what, where, _WEIGHT, 25, 60, max(since, opens), min(until, closes), key=what)


def _where(q: PlanTheDay, trace: _Trace, text: str) -> str:
    if trace.wanted:
        return next(iter(sectors_for(trace.wanted, q.card)), HOME)
    return HOME if trace.what.endswith("at home") else place_of(text, q.card) or HOME
