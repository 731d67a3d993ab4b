"""Who knows whom, how close, what one feels and last spoke of: derived from memories (COGNITION, section 6).

A `Relations` reads each stream once and then only what was added, so that it may be asked in every frame however long
a life is. It belongs to the thread that asks; the mind, which has a view of a stream instead of a person, has its own.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Protocol

from game.world.clock import Clock
from game.world.memories import Memory, StreamView
from game.world.people import Person, Tie
from game.world.ties import ties_from

NEVER = -1
"""Stands for the tick of what has not happened."""
_SAID = re.compile(r"\b(?:talked|quarrelled) about (.+?)(?:; [A-Z].*)?$")
_SMALL_TALK = "had a short chat"
_TELLERS = ("was told by ", "overheard ")
_LIVED = ("seed", "observation", "dialogue", "reflection")
"""Kinds of memory that tell of others; what is planned, done alone or whispered does not."""
_SEEDS, _TALKS, _THOUGHTS = 2, 3, 2
"""Memories of each sort that are named as evidence: the first of the biography, the latest of the others [ours]."""
_BY_SIGHT = 1


class Peopled(Protocol):
    """What a network is read from: a world."""

    @property
    def people(self) -> Mapping[str, Person]:
        """Everybody by full name."""

    @property
    def clock(self) -> Clock:
        """Its time."""


@dataclass(frozen=True, slots=True)
class Relation:
    """What one person is to another, as far as the other's memories go. Ticks are `NEVER` for what was not."""

    name: str
    closeness: int
    """-10 to 10, see `Tie`: 1 for somebody only seen, 0 for somebody only heard of."""
    feeling: str
    """In words: `likes her poems`, `has heard of Maria Lopez`."""
    known_before: bool
    """Whether the biography names them."""
    known_since: int
    """Tick of the first memory that says something of them; 0 for the biography."""
    met_first: int
    """Tick of the first memory of seeing them or talking with them."""
    last_seen: int
    last_talk: int
    last_topic: str
    """What the last talk was about, empty for small talk."""
    talks: int
    """How many talks are remembered."""
    thought: str
    """The latest conclusion about them that stands; empty for none."""
    evidence: tuple[int, ...]
    """Ordinals of the memories that bear it out, oldest first."""


@dataclass(frozen=True, slots=True)
class Edge:
    """Two who both know of each other, and how close the first is to the second and the second to the first."""

    people: tuple[str, str]
    closeness: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Network:
    """Who knew whom at the end of a day, or now for the present one."""

    day: date
    edges: tuple[Edge, ...]
    density: float
    """`2E / (V (V - 1))` [paper, section 7.1]; 0 for fewer than two people."""


@dataclass(slots=True)
class _Known:
    """Ordinals of the memories that tell of one other person, oldest first; 0 for none."""

    since: int
    met: int = 0
    seen: int = 0
    seeds: list[int] = field(default_factory=list)
    talks: list[int] = field(default_factory=list)
    """The first memory of each talk."""
    thoughts: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Book:
    """How far a stream was read, and what was found."""

    rows: Sequence[Memory]
    gone: frozenset[int]
    """Memories that were hidden when it was read."""
    length: int = 0
    known: dict[str, _Known] = field(default_factory=dict)


class Relations:
    """Reads relations from streams, each row once."""

    def __init__(self) -> None:
        self._books: dict[str, _Book] = {}

    def of(self, person: Person) -> list[Relation]:
        """Everybody of whom somebody remembers anything, the closest first."""
        stream = person.stream
        gone = stream.superseded.keys() | stream.hidden.keys()
        return self._relations(person.name, stream.rows, len(stream.rows), gone, person.ties)

    def in_view(self, name: str, view: StreamView, ties: Mapping[str, Tie]) -> list[Relation]:
        """The same for a mind: from a view of the stream and the ties on the card."""
        return self._relations(name, view.rows, view.length, view.unrecalled, ties)

    def between(self, person: Person, other: str) -> Relation | None:
        """What one person is to another; None if nothing is remembered of them."""
        return next((relation for relation in self.of(person) if relation.name == other), None)

    def network(self, world: Peopled) -> list[Network]:
        """The town's network at the end of each day, the first day first; what was hidden since is left out.

        How close two were on an earlier day is not remembered: it is told from how close they were by their
        biographies, how close they are now, and how many of their talks lay behind them by then.
        """
        lines = self._lines(world)
        return [_network(world, lines, day, until) for day, until in days(world)]

    def network_on(self, world: Peopled, number: int) -> Network:
        """The same for one of the `days`, 0 for the first."""
        return _network(world, self._lines(world), *days(world)[number])

    def read_on(self, person: Person, most: int) -> bool:
        """Read so many more memories of somebody; whether all are read. For a window, which must not wait."""
        stream, book = person.stream, self._books.get(person.name)
        gone = stream.superseded.keys() | stream.hidden.keys()
        length = min(len(stream.rows), most + (book.length if book and book.rows is stream.rows else 0))
        return self._read(person.name, stream.rows, length, gone).length == len(stream.rows)

    def _lines(self, world: Peopled) -> "dict[str, _Line]":
        return {name: _Line(world, person, self._book_of(person)) for name, person in world.people.items()}

    def _book_of(self, person: Person) -> _Book:
        stream = person.stream
        gone = stream.superseded.keys() | stream.hidden.keys()
        return self._read(person.name, stream.rows, len(stream.rows), gone)

    def _relations(
        self, me: str, rows: Sequence[Memory], length: int, gone: Collection[int], ties: Mapping[str, Tie]
    ) -> list[Relation]:
        known = self._read(me, rows, length, gone).known.items()
        found = [_relation(name, ties.get(name), kept, rows, gone) for name, kept in known]
        return sorted(found, key=lambda r: (-r.closeness, -max(r.last_talk, r.last_seen), r.name))

    def _read(self, me: str, rows: Sequence[Memory], length: int, gone: Collection[int]) -> _Book:
        """The book of a stream, brought to a length. Read anew if a memory was hidden since, or for another stream."""
        lived = frozenset(n for n in gone if n <= length and rows[n - 1].kind != "reflection")
        book = self._books.get(me)
        if book is None or book.rows is not rows or book.gone != lived or book.length > length:
            book = self._books[me] = _Book(rows, lived)
        for memory in rows[book.length : length]:
            if memory.kind in _LIVED and memory.ordinal not in lived:
                for name in _named(me, memory):
                    _note(book.known.setdefault(name, _Known(memory.ordinal)), name, memory, rows)
        book.length = length
        return book


def relations(person: Person) -> list[Relation]:
    """Somebody's relations, read from the whole stream; for asking once. Who asks again keeps a `Relations`."""
    return Relations().of(person)


def network(world: Peopled) -> list[Network]:
    """The town's network day by day, read from all streams; for asking once."""
    return Relations().network(world)


def _named(me: str, memory: Memory) -> Iterator[str]:
    """Whom a memory tells of, each once: its subjects that are people, and who told it."""
    teller = _teller(memory)
    if teller and teller not in memory.subjects:
        yield teller
    for subject in memory.subjects:
        if subject != me and ":" not in subject:
            yield subject


def _teller(memory: Memory) -> str:
    start = next((start for start in _TELLERS if memory.source.startswith(start)), "")
    return memory.source.removeprefix(start) if start else ""


def _note(known: _Known, name: str, memory: Memory, rows: Sequence[Memory]) -> None:
    """Enter a memory under somebody whom it tells of."""
    if memory.kind == "seed":
        known.seeds.append(memory.ordinal)
    elif memory.kind == "reflection":
        known.thoughts.append(memory.ordinal)
    elif _is_meeting(memory, name):
        known.met = known.met or memory.ordinal
        known.seen = memory.ordinal
        if memory.kind == "dialogue" and not _is_same_talk(known, memory, rows):
            known.talks.append(memory.ordinal)


def _is_meeting(memory: Memory, name: str) -> bool:
    """Whether one saw somebody or spoke with them; of whom others tell one has only heard."""
    teller = _teller(memory)
    if teller:
        return teller == name
    return memory.source in ("saw", "did")


def _is_same_talk(known: _Known, memory: Memory, rows: Sequence[Memory]) -> bool:
    """What is kept of a talk is kept at once: several memories of one tick."""
    return bool(known.talks) and rows[known.talks[-1] - 1].created == memory.created


def _relation(name: str, tie: Tie | None, known: _Known, rows: Sequence[Memory], gone: Collection[int]) -> Relation:
    standing = [n for n in known.thoughts if n not in gone]
    last = rows[known.talks[-1] - 1] if known.talks else None
    chosen = (*known.seeds[:_SEEDS], known.met, *known.talks[-_TALKS:], known.seen, *standing[-_THOUGHTS:])
    return Relation(
        name=name,
        closeness=tie.closeness if tie else _BY_SIGHT if known.met else 0,
        feeling=tie.feeling if tie and tie.feeling else _unspoken(name, known),
        known_before=bool(known.seeds),
        known_since=rows[known.since - 1].created,
        met_first=_tick(rows, known.met),
        last_seen=_tick(rows, known.seen),
        last_talk=last.created if last else NEVER,
        last_topic=_topic(last, tie) if last else "",
        talks=len(known.talks),
        thought=rows[standing[-1] - 1].text if standing else "",
        evidence=tuple(sorted({n for n in (*chosen, known.since) if n and n not in gone})),
    )


def _unspoken(name: str, known: _Known) -> str:
    return f"knows {name} by sight" if known.met else f"has heard of {name}"


def _tick(rows: Sequence[Memory], ordinal: int) -> int:
    return rows[ordinal - 1].created if ordinal else NEVER


def _topic(memory: Memory, tie: Tie | None) -> str:
    """What a talk was about, as its memory says; if that does not say it, what it was begun for."""
    if said := _SAID.search(memory.text):
        return said.group(1)
    return tie.last_about if tie and _SMALL_TALK not in memory.text else ""


class _Line:
    """One person's side of the network: whom they have known since when, and how close by then."""

    def __init__(self, world: Peopled, person: Person, book: _Book) -> None:
        self._rows, self._known, self._now = book.rows, book.known, person.ties
        seeds = sorted({n for known in book.known.values() for n in known.seeds})
        self._start = ties_from(person.name, (book.rows[n - 1].text for n in seeds), world.people)

    def knows(self, other: str, until: int) -> bool:
        """Whether anything was known of another before a tick."""
        known = self._known.get(other)
        return known is not None and self._rows[known.since - 1].created < until

    def closeness(self, other: str, until: int) -> int:
        """How close one was before a tick, in steps at the talks."""
        start = self._start.get(other, Tie(0, "")).closeness
        now = self._now.get(other, Tie(start, "")).closeness
        talks = [self._rows[n - 1].created for n in self._known[other].talks]
        done = sum(tick < until for tick in talks)
        return start + round((now - start) * done / len(talks)) if talks else now


def _network(world: Peopled, lines: Mapping[str, _Line], day: date, until: int) -> Network:
    names, count = list(world.people), len(world.people)
    edges = tuple(
        Edge((one, other), (lines[one].closeness(other, until), lines[other].closeness(one, until)))
        for place, one in enumerate(names)
        for other in names[place + 1 :]
        if lines[one].knows(other, until) and lines[other].knows(one, until)
    )
    return Network(day, edges, 2 * len(edges) / (count * (count - 1)) if count > 1 else 0.0)


def days(world: Peopled) -> list[tuple[date, int]]:
    """Each day of the story with the tick at which it was over; of today everything until now counts."""
    clock, found = world.clock, list[tuple[date, int]]()
    day = clock.start.replace(hour=0, minute=0, second=0, microsecond=0)
    while day <= clock.now:
        after = day + timedelta(days=1)
        found.append((day.date(), min(clock.tick_of(after), clock.tick + 1)))
        day = after
    return found
