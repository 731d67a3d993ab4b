"""Finds the memories that a search and filters ask for, a slice at a time, so that no frame waits for 100,000 rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from game.world.clock import Clock
from game.world.memories import Memory

Test = Callable[[Memory], bool]
BEFORE = date.min
"""Stands for the time before the story."""
SLICE = 2_500
"""Rows that are looked at in a frame, and twice in the first: up to four milliseconds each time."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What memories must have; empty means that it does not matter."""

    words: str = ""
    """All of them in the sentence or its source, in any order, large or small."""
    kind: str = ""
    person: str = ""
    """Full name of somebody whom it is about or who told it."""
    place: str = ""
    """A sector: `Hobbs Cafe`."""
    day: date | None = None

    @property
    def is_all(self) -> bool:
        """Whether every memory will do."""
        return self == Wanted()

    def without(self, name: str) -> "Wanted":
        """The same, but one of its fields does not matter any more."""
        return replace(self, **{name: None if name == "day" else ""})  # type: ignore[arg-type]

    def test(self, clock: Clock) -> Test:
        """Whether a memory is wanted; the cheapest questions come first."""
        tests: list[Test] = []
        if self.kind:
            tests.append(lambda m: m.kind == self.kind)
        if self.day is not None:
            tests.append(_of_day(self.day, clock))
        if self.place:
            inside = self.place + ":"
            tests.append(lambda m: m.place.startswith(inside) or m.place == self.place)
        if self.person:
            tests.append(lambda m: self.person in m.subjects or m.source.endswith(" " + self.person))
        words = self.words.casefold().split()
        if words:
            tests.append(lambda m: _has(m, words))
        return lambda memory: all(test(memory) for test in tests)


def _has(memory: Memory, words: list[str]) -> bool:
    text = f"{memory.text} {memory.source}".casefold()
    return all(word in text for word in words)


def _of_day(day: date, clock: Clock) -> Test:
    """Seeds are from before the story, whatever their tick says."""
    if day == BEFORE:
        return lambda m: m.kind == "seed"
    midnight = datetime.combine(day, datetime.min.time())
    first, last = clock.tick_of(midnight), clock.tick_of(midnight + timedelta(days=1))
    return lambda m: first <= m.created < last and m.kind != "seed"


class Sieve:
    """What was found of a stream that grows at its end: memories by place in the list, the newest first."""

    def __init__(self, rows: Sequence[Memory], test: Test) -> None:
        self._rows, self._test = rows, test
        self._newer: list[int] = []
        """Indices of what came since, ascending."""
        self._older: list[int] = []
        """Indices of what was there, descending."""
        self._up = self._down = len(rows)
        """The next index to look at upwards, and the one after the next downwards."""

    def __len__(self) -> int:
        return len(self._newer) + len(self._older)

    def __getitem__(self, number: int) -> Memory:
        newer = len(self._newer)
        return self._rows[self._newer[newer - 1 - number] if number < newer else self._older[number - newer]]

    @property
    def is_done(self) -> bool:
        """Whether all of the stream was looked at."""
        return self._down == 0 and self._up == len(self._rows)

    def sift(self, most: int = SLICE) -> None:
        """Look at what is new and at so many more of the old."""
        rows, test = self._rows, self._test
        end = min(len(rows), self._up + most)
        self._newer += [n for n in range(self._up, end) if test(rows[n])]
        self._up = end
        start = max(0, self._down - most)
        self._older += [n for n in range(self._down - 1, start - 1, -1) if test(rows[n])]
        self._down = start


class Whole:
    """The whole stream, the newest first: nothing has to be looked at."""

    is_done = True

    def __init__(self, rows: Sequence[Memory]) -> None:
        self._rows, self._count = rows, len(rows)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> Memory:
        return self._rows[self._count - 1 - number]

    def sift(self, most: int = SLICE) -> None:
        """Take in what is new."""
        self._count = len(self._rows)
