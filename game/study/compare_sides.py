"""Two worlds side by side since they parted, and one thing that is different between them."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Literal

from game.study.evidence import stems_of
from game.world.clock import HOUR, date_words, time_words
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World

Kind = Literal["act", "event", "news", "promise", "meeting", "tie", "learned", "concluded", "plan", "now"]
NEAR = HOUR
"""Ticks between two moments that are still taken for one where ties and plans are compared [ours]."""
_ALIKE = 0.7
"""Share of its telling words from which a sentence is another in other words [ours]."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is so in one town, and otherwise in the other. Clauses, fit after `In A,`."""

    kind: Kind
    weight: float
    """How telling it is [ours]."""
    people: tuple[str, ...]
    tick: int
    """When it came about, in the town that has it."""
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Sides:
    """What finders look at. Only what happened after `parted`, up to `until`, counts."""

    one: World
    other: World
    parted: int
    """Tick of the first thing that is different."""
    until: int
    """The last tick that both were played."""

    def ways(self) -> Iterator[tuple[World, World, "Differ"]]:
        """Each world with the other, and what makes a difference of what is in the first and how it is in the other."""
        yield self.one, self.other, Difference
        yield self.other, self.one, _turned_round

    @property
    def level(self) -> bool:
        """Whether both stand at about the same moment: what changes about people can only be compared then."""
        return abs(self.one.tick - self.other.tick) <= NEAR

    @property
    def names(self) -> list[str]:
        """Everybody who is in both."""
        return [name for name in self.one.people if name in self.other.people]

    def people(self) -> Iterator[tuple[Person, Person]]:
        """Everybody who is in both, as they are in each."""
        return ((self.one.people[name], self.other.people[name]) for name in self.names)

    def holds(self, tick: int) -> bool:
        """Whether something of a tick counts."""
        return self.parted <= tick <= self.until

    def new(self, person: Person) -> Iterator[Memory]:
        """What somebody has come to remember since."""
        return (m for m in person.stream.rows if self.holds(m.created) and m.ordinal not in person.stream.hidden)

    def when(self, tick: int) -> str:
        """`at 10:12 am`, with the day if there was another since they parted."""
        at, parted = self.one.clock.at(tick), self.one.clock.at(self.parted)
        day = "" if at.date() == parted.date() else f" on {date_words(at)}"
        return f"at {time_words(at)}{day}"


Differ = Callable[[Kind, float, tuple[str, ...], int, str, str], Difference]


def _turned_round(kind: Kind, weight: float, people: tuple[str, ...], tick: int, has: str, lacks: str) -> Difference:
    return Difference(kind, weight, people, tick, lacks, has)


def known_as(memory: Memory, person: Person) -> bool:
    """Whether somebody remembers the same in other words."""
    words = stems_of(memory.text)
    theirs = (stems_of(other.text) for other in person.stream.rows if other.kind == memory.kind)
    return any(len(words & other) >= _ALIKE * len(words) for other in theirs)


def she(person: Person) -> str:
    """Who did not: `she`, `he`, or the first name."""
    return person.pronoun or person.first_name


def first_of_each(found: list[Difference], key: Callable[[Difference], Hashable], most: int) -> list[Difference]:
    """The weightiest so many for each key, so that nobody crowds out the others."""
    count: dict[Hashable, int] = {}
    kept = []
    for difference in sorted(found, key=lambda d: (-d.weight, d.tick)):
        count[key(difference)] = count.get(key(difference), 0) + 1
        if count[key(difference)] <= most:
            kept.append(difference)
    return kept
