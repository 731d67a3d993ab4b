"""What is left to do: a party to clear up after, a quarrel to walk off, something of one's own that is lost."""

import re
from dataclasses import dataclass
from datetime import timedelta

from game.mind.questions import PlanTheDay
from game.mind.rules.biography import read
from game.mind.rules.blocks import COMPANY, Block, gaps
from game.mind.rules.english import full_names
from game.mind.rules.filler import Filler
from game.mind.rules.whereabouts import HOME, at_place, hours_of, outdoors_for, place_of, sectors_for
from game.world.thoughts import Card

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
        "clearing up after {event} {place}",
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
            r"\b(?:(?<!not )(?<!never )missed (?:the|an?|[A-Z]\S+['’]s) (?:[\w’'-]+ ){0,3}?(?:party|show|run|concert|"
            r"meeting|dinner|lunch|date|appointment|walk|talk|class|lesson|quiz)\b|did not come to|didn't come to|"
            r"forgot about|failed to come|broke (?:his|her|their) word)"
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


_SEARCHES, _SEARCHING, _LIGHT = 2, 60, (8 * 60, 20 * 60)
"""How many things one looks for on a day, for how many minutes each, and between which [ours]."""
_LOST = re.compile(
    r"\b(?:[Hh]er|[Hh]is|[Tt]heir|[A-Z]\w+[’']s) ((?:[a-z-]+ ){0,2}[a-z-]+)"
    r"(?:,? (?!is|has|was|went|ran)[\w’'-]+){0,4},? (?:is (?:still )?missing|"
    r"has (?:been missing|gone missing|disappeared|vanished|run away|escaped)|(?:is|went|has gone) astray|went missing|"
    r"ran away|disappeared|vanished|escaped)\b"
    r"|\b(?:lost|is looking for|cannot find|has mislaid|mislaid) (?:her|his|their) ((?:[a-z-]+ ){0,2}?"
    r"(?:cat|dog|kitten|puppy|parrot|rabbit|tortoise|bird|ring|watch|wallet|purse|keys?|glasses|umbrella|bicycle|bag|"
    r"scarf|hat|notebook|diary|necklace|brooch|phone|violin|camera))\b"
)
"""Something of one's own that one may find again."""
_BACK = re.compile(r"(?<!not )(?<!never )(?<!n't )\b(?:found|came back|come back|is back|turned up|is safe)\b")
_REPORTED = re.compile(r"\b(?:talked about|(?:learned|heard) (?:from|that)|told [A-Z]\w+|is proud|pride)\b")
"""What was only spoken of has not happened between the two."""
_EVENT = re.compile(
    r"\bhost(?:ing|ed) (?:the|an?|his|her|their) ((?:[\w’'-]+ ?)+?)(?= (?:at|in|on|and|for|with|from)\b|[,.;]|$)"
)


def aftermath(q: PlanTheDay) -> list[Filler]:
    """What the memories of the last day and a half ask for."""
    since = q.card.now - timedelta(hours=36)
    told = [s for s in (*q.due, *q.recalled) if s.when >= since and s.kind not in ("plan", "seed")]
    texts = [*(s.text for s in told), *re.split(r"(?<=[.!?])\s+", q.yesterday)]
    found = (_filler(q, trace, text) for trace in _TRACES for text in texts if trace.said.search(text))
    return list({filler.what: filler for filler in found if filler}.values())


def searches(q: PlanTheDay, up: int, bed: int, firm: list[Block]) -> list[Block]:
    """An hour of looking for each thing that one has lost, in the first free stretch of the day that is light."""
    found: list[Block] = []
    for what, where in _lost(q)[:_SEARCHES]:
        opens, closes = hours_of(where, q.card)
        since, until = max(up + 60, opens, _LIGHT[0]), min(bed, closes, _LIGHT[1])
        taken = sorted([*firm, *found], key=lambda block: block.start)
        free = ((max(a, since), min(b, until)) for a, b in gaps(taken, up, bed))
        start = next((a for a, b in free if b - a >= _SEARCHING), None)
        if start is not None:
            found.append(Block(start, start + _SEARCHING, what, where, COMPANY + 1))
    return found


def _lost(q: PlanTheDay) -> list[tuple[str, str]]:
    """What to look for, in -ing form, and where: where it was last seen, or out of doors; nothing that was found."""
    told = [s.text for s in (*q.due, *q.recalled) if s.kind != "plan"]
    texts = (*read(q.card.biography, q.card.name).clauses, *(t for t in told if t.startswith(q.card.first_name)))
    own = [t for t in dict.fromkeys(texts) if full_names(t)[:1] in ((), (q.card.name,))]
    lost = {m[1] or m[2]: text for text in reversed(own) for m in _LOST.finditer(text)}
    back = " ".join(t for t in told if _BACK.search(t))
    return [_looking(q.card, thing, text) for thing, text in lost.items() if thing.split()[-1] not in back]


def _looking(card: Card, thing: str, text: str) -> tuple[str, str]:
    named = place_of(text, card)
    where = (named if named != HOME else "") or outdoors_for(card) or HOME
    whose = re.search(r"\b(her|his|their)\b", text, re.I)
    return f"looking for {whose[1].lower() if whose else 'the'} {thing} {at_place(where)}", where


def _filler(q: PlanTheDay, trace: _Trace, text: str) -> Filler | None:
    name = next((n for n in full_names(text) if n != q.card.name), "")
    if "{name}" in trace.what and (not name or _REPORTED.search(text)):
        return None
    where = _where(q, trace, text)
    since, until = trace.hours[0] * 60, trace.hours[1] * 60
    opens, closes = hours_of(where, q.card)
    event = _EVENT.search(text)
    named = f"the {event[1].strip()}" if event else "the party"
    what = trace.what.format(name=name, place=at_place(where), event=named)
    return Filler(what, where, _WEIGHT, 25, 60, max(since, opens), min(until, closes), key=what)


def _where(q: PlanTheDay, trace: _Trace, text: str) -> str:
    if trace.wanted:
        return next(iter(sectors_for(trace.wanted, q.card)), HOME)
    return HOME if trace.what.endswith("at home") else place_of(text, q.card) or HOME
