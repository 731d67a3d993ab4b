"""Events and promises by time: what is ahead and what has been, who said that they would come, and who came."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from game.view.seen import Seen
from game.world.activity import Promise
from game.world.clock import MINUTE
from game.world.memories import Memory
from game.world.people import Person
from game.world.places import Fact

ENOUGH = 20 * MINUTE
"""Ticks between the first and the last memory of a place by which somebody was there."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something that people mean to do together, or one thing promised to somebody."""

    start: int
    until: int
    """Ticks."""
    words: str
    """`come to the Valentine's Day party`, or the fact of the scenario."""
    place: str
    """Address of a room, or words where no room is known by them."""
    host: str
    """Full name of whose it is, or to whom it was promised."""
    said: tuple[str, ...]
    """Full names of those who said that they would come, the first to say so first."""
    came: tuple[str, ...]
    """Full names of those who were there for a while; empty before it has begun."""
    is_event: bool = False
    """Whether it is one of the scenario, and not only promised."""


@dataclass(slots=True)
class _Read:
    """How far a stream was read for promises."""

    rows: Sequence[Memory]
    length: int = 0
    promised: list[Memory] = field(default_factory=list)


class Calendar:
    """Reads each memory once, so that it may be asked often however long a life is."""

    def __init__(self) -> None:
        self._read: dict[str, _Read] = {}
        self._seen: dict[tuple[str, int], Promise] = {}
        """Every promise that was seen, by whose it is and the memory of it: the world drops those that are over."""

    def appointments(self, world: Seen) -> list[Appointment]:
        """All that are known, the earliest first."""
        self._take(world)
        facts = [fact for fact in world.town.facts if fact.place and fact.since and fact.until]
        found = [self._event(world, fact) for fact in facts]
        kept = [
            (name, promise) for (name, _), promise in self._seen.items() if self._stands(world, name, promise.memory)
        ]
        alone = [(name, promise) for name, promise in kept if not any(_is_of(world, promise, f) for f in facts)]
        return sorted(found + _gathered(world, alone), key=lambda a: (a.start, a.words))

    def _take(self, world: Seen) -> None:
        """What is new in streams and promises."""
        for name, person in world.people.items():
            rows = person.stream.rows
            read = self._read.get(name)
            if read is None or read.rows is not rows or read.length > len(rows):
                self._seen = {key: promise for key, promise in self._seen.items() if key[0] != name}
                read = self._read[name] = _Read(rows)
            head = f"{name} promised "
            new = rows[read.length :]
            read.promised += [m for m in new if m.kind == "dialogue" and m.text.startswith(head)]
            read.length = len(rows)
            self._seen |= {(name, promise.memory): promise for promise in person.promises}

    def _stands(self, world: Seen, name: str, memory: int) -> bool:
        """Whether somebody still recalls a promise, and has not been made to forget it before it was due."""
        person = world.people.get(name)
        if person is None or memory in person.stream.hidden or memory in person.stream.superseded:
            return False
        promise = self._seen.get((name, memory))
        over = promise is None or promise.start + promise.ticks <= world.clock.tick
        return over or promise in person.promises

    def _event(self, world: Seen, fact: Fact) -> Appointment:
        """An event of the scenario."""
        assert fact.since is not None and fact.until is not None
        start, until = world.clock.tick_of(fact.since), world.clock.tick_of(fact.until)
        said: dict[str, int] = {}
        for name, read in self._read.items():
            told = [m.created for m in read.promised if self._stands(world, name, m.ordinal) and _mentions(m, fact)]
            if told and name != fact.carrier:
                said[name] = told[0]
        came = tuple(n for n, p in world.people.items() if n != fact.carrier and was_there(p, fact.place, start, until))
        return Appointment(start, until, fact.words, fact.place, fact.carrier, _by_time(said), came, True)


def was_there(person: Person, place: str, start: int, until: int) -> bool:
    """Whether somebody's memories show them in a building for a while between two ticks."""
    rows, sector = person.stream.rows, place.split(":")[0]
    first, last = (bisect_left(rows, tick, key=lambda m: m.created) for tick in (start, until))
    here = [m.created for m in rows[first:last] if m.place.split(":")[0] == sector and m.kind != "seed"]
    return len(here) > 1 and here[-1] - here[0] >= min(ENOUGH, (until - start) // 2)


def _gathered(world: Seen, promises: list[tuple[str, Promise]]) -> list[Appointment]:
    """Promises for the same time and place are one appointment."""
    groups: dict[tuple[int, int, str], dict[str, Promise]] = {}
    for name, promise in promises:
        groups.setdefault((promise.start, promise.ticks, promise.where), {}).setdefault(name, promise)
    found = []
    for (start, ticks, where), by_name in groups.items():
        first = next(iter(by_name.values()))
        people = [name for name in (*by_name, first.to) if name in world.people]
        came = tuple(n for n in dict.fromkeys(people) if was_there(world.people[n], where, start, start + ticks))
        found.append(Appointment(start, start + ticks, first.words, where, first.to, tuple(by_name), came))
    return found


def _is_of(world: Seen, promise: Promise, fact: Fact) -> bool:
    """Whether what was promised is to come to an event of the scenario."""
    assert fact.since is not None and fact.until is not None
    start, until = world.clock.tick_of(fact.since), world.clock.tick_of(fact.until)
    together = promise.start < until and promise.start + promise.ticks > start
    named = all(word.lower() in promise.words.lower() for word in fact.mentions)
    return together and (named or promise.where.split(":")[0] == fact.place.split(":")[0])


def _mentions(memory: Memory, fact: Fact) -> bool:
    text = memory.text.lower()
    return all(word.lower() in text for word in fact.mentions)


def _by_time(said: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(said, key=lambda name: (said[name], name)))


def day_of(moment: datetime, hours: int = 0) -> datetime:
    """The midnight before a moment, some hours earlier."""
    return (moment - timedelta(hours=hours)).replace(hour=0, minute=0, second=0, microsecond=0)
