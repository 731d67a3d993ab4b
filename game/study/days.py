"""A day of a town: from four in the morning to four in the morning, so that a late evening belongs to its day."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from game.errors import InputError
from game.world.clock import DAY
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World

DAWN = 4
"""Hour at which one day ends and the next begins."""


@dataclass(frozen=True, slots=True)
class Day:
    """One day, counted from 1, in ticks: from `since`, before `until`."""

    number: int
    since: int
    until: int
    date: datetime

    def holds(self, tick: int) -> bool:
        """Whether a tick is of this day."""
        return self.since <= tick < self.until


def day_of(world: World, number: int = 0) -> Day:
    """The day with a number, or with 0 the latest. Raises `InputError` for a day that has not begun."""
    first = world.clock.start.replace(hour=DAWN, minute=0, second=0, microsecond=0)  # small hours go with their day
    last = max(first, world.clock.now - timedelta(hours=DAWN)).toordinal() - first.toordinal() + 1
    wanted = number or last
    if not 1 <= wanted <= last:
        raise InputError(f"--day {number}: this town is in its day {last}; expected 1 to {last}")
    date = first + timedelta(days=wanted - 1)
    until = world.clock.tick_of(date) + DAY
    return Day(wanted, 0 if wanted == 1 else until - DAY, until, date)


def memories_of(person: Person, day: Day) -> list[Memory]:
    """What somebody came to remember on a day; what they knew from before the story is left out."""
    return [memory for memory in person.stream.rows if memory.kind != "seed" and day.holds(memory.created)]
