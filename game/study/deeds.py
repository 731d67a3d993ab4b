"""What somebody planned for a day and what they did, read from their memory stream."""

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from game.study.days import DAWN, Day
from game.world.activity import Change
from game.world.clock import DAY, HOUR, MINUTE
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World, describe_place

_ROUNDED = 5 * MINUTE
_TIME = r"(?:noon|midnight|\d{1,2}(?::\d\d)? [ap]m)"
_NAP = 6 * HOUR
"""Ticks after one plan from which another is that of a new waking."""
_RISING = re.compile(rf": {_TIME} getting up\b")
_ENTRY = re.compile(rf"({_TIME}) (.*?)(?=; {_TIME} |$)")


@dataclass(frozen=True, slots=True)
class Planned:
    """One entry of a day's plan as it was written down on waking."""

    tick: int
    what: str


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some acts on end in one place; `until` is where the next stretch begins."""

    since: int
    until: int
    place: str
    """In words."""
    acts: tuple[str, ...]
    """Each once, in the order in which they were begun."""


@dataclass(frozen=True, slots=True)
class Part:
    """An entry of the plan with what was done in its time; the first may have no entry."""

    planned: Planned | None
    stretches: tuple[Stretch, ...]
    changes: tuple[Change, ...]


def plan_of(world: World, person: Person, day: Day) -> list[Planned]:
    """The plan made last before the day's deeds: the first of its date, read from its memory; empty for none. Who
    sleeps by day gets up twice in it, and goes on with the plan made then."""
    night, plans = DAWN * HOUR, [m for m in person.stream.rows if m.kind == "plan"]
    dated = (m for m in plans if day.until - night - DAY <= m.created < day.until - night)
    memory = next(dated, None) or next((m for m in plans if day.holds(m.created)), None)
    if memory is None:
        return []
    entries = _entries(world, memory)
    for later in (m for m in plans if memory.created + _NAP < m.created < day.until and _RISING.search(m.text)):
        entries = [*(e for e in entries if e.tick < later.created), *_entries(world, later)]
    return [_snapped(person, entry) for entry in entries]


def _entries(world: World, plan: Memory) -> list[Planned]:
    entries, at = [], world.clock.at(plan.created)
    for time, what in _ENTRY.findall(plan.text.split(": ", 1)[-1]):
        at = _next(at, time)
        entries.append(Planned(world.clock.tick_of(at), what.strip()))
    return entries


def stretches_of(world: World, person: Person, since: int, until: int) -> list[Stretch]:
    """What somebody did from one tick to another: acts grouped while the place stays the same."""
    acts = [m for m in person.stream.rows if m.kind == "action" and m.created < until]
    before = [m for m in acts if m.created < since][-1:]
    rows = [(max(since, m.created), m) for m in (*before, *(m for m in acts if m.created >= since))]
    found: list[Stretch] = []
    for place, (begun, memory) in enumerate(rows):
        end = rows[place + 1][0] if place + 1 < len(rows) else min(until, world.tick)
        if end > begun:
            _append(found, Stretch(begun, end, place_words(person, memory.place), (act_of(person, memory),)))
    return found


def parts_of(world: World, person: Person, day: Day) -> list[Part]:
    """The day by the entries of its plan; what was done before the first of them comes first, without an entry."""
    plan = [entry for entry in plan_of(world, person, day) if entry.tick < min(day.until, world.tick)]
    first = plan[0].tick if plan else min(day.until, world.tick)
    parts = [_part(world, person, None, day.since, first)]
    for place, entry in enumerate(plan):
        end = plan[place + 1].tick if place + 1 < len(plan) else min(day.until, world.tick)
        parts.append(_part(world, person, entry, entry.tick, end))
    return [part for part in parts if part.planned or part.stretches]


def act_of(person: Person, memory: Memory) -> str:
    """`making coffee` of `Ada Hill is making coffee at Corner Cafe`."""
    words = memory.text.removeprefix(f"{person.name} is ")
    return words.removesuffix(f" at {describe_place(memory.place)}")


def _part(world: World, person: Person, entry: Planned | None, since: int, until: int) -> Part:
    changes = tuple(c for c in person.plan.changes if since <= c.tick < until)
    found = stretches_of(world, person, since, until)
    return Part(entry, tuple(_begun(person, found, since) if entry else found), changes)


def _begun(person: Person, found: list[Stretch], since: int) -> list[Stretch]:
    """The stretches of an entry without the act that was left for it: with nothing begun before another place is
    reached, one is on the way there."""
    if not found or any(m.kind == "action" and m.created == since for m in person.stream.rows):
        return found
    first, *rest = found
    if len(first.acts) > 1:
        return [replace(first, acts=first.acts[1:]), *rest]
    if rest and rest[0].place != first.place:
        return [replace(first, place=_way(first.place, rest[0].place), acts=()), *rest]
    return found


def _way(here: str, there: str) -> str:
    """`on the way to Hobbs Cafe`; from room to room at home nobody is on their way home."""
    if here.endswith("at home") and there == "home":
        return "about the house"
    return f"on the way {there}" if there in ("home", "outside") else f"on the way to {there}"


def _snapped(person: Person, entry: Planned) -> Planned:
    """An entry from where its first act really began: plans are written down to the next five minutes. What is only
    finished there before one sets out belongs to the entry before."""
    acts = [m for m in person.stream.rows if m.kind == "action"]
    begun = [
        m.created
        for before, m, after in zip([None, *acts], acts, [*acts[1:], None], strict=False)
        if 0 <= entry.tick - m.created < _ROUNDED and not _is_left_over(before, m, after)
    ]
    return replace(entry, tick=max(begun, default=entry.tick))


def _is_left_over(before: Memory | None, act: Memory, after: Memory | None) -> bool:
    """Whether an act is the last one in its place."""
    return before is not None and after is not None and before.place == act.place != after.place


def place_words(person: Person, address: str) -> str:
    """A place as its person would say it: `home`, `the kitchen at home`, `Hobbs Cafe`."""
    if not address or not person.home or address.split(":")[0] != person.home.split(":")[0]:
        return describe_place(address)
    room = address.split(":")[1]
    article = "the " if room[:1].islower() else ""
    return "home" if address == person.home else f"{article}{room} at home"


def _append(found: list[Stretch], new: Stretch) -> None:
    """Add a stretch, or lengthen the last one if the place is the same."""
    if not found or found[-1].place != new.place:
        found.append(new)
        return
    last = found[-1]
    found[-1] = Stretch(last.since, new.until, last.place, tuple(dict.fromkeys((*last.acts, *new.acts))))


def _next(after: datetime, time: str) -> datetime:
    """The first moment with a time of day that is not more than a few minutes before another moment."""
    hour, minute = _hour(time)
    found = after.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return found if found > after - timedelta(minutes=10) else found + timedelta(days=1)


def _hour(time: str) -> tuple[int, int]:
    if time in ("noon", "midnight"):
        return (12, 0) if time == "noon" else (0, 0)
    clock, half = time.split(" ")
    hour, _, minutes = clock.partition(":")
    return int(hour) % 12 + (12 if half == "pm" else 0), int(minutes or 0)
