"""Days as they were lived: `python -m tests.benchmarks.working_days [--seeds 4] [--days 2] [--all]`.

Of every person with hours of work or class in the biography: minutes in that building within those hours, as a share
of what was stated (an event, a promise or an illness in the plan is taken off first); of everybody: meals, the longest
of them, two that lie within two hours, and how often one sets out for another building in an hour awake. Everybody is
looked at once a game minute.
"""

import argparse
import re
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import pairwise

from game import config
from game.mind.rules.routine import routine
from game.mind.rules.whereabouts import place_of
from game.session import Session
from game.towns.load import load_world
from game.world.clock import DAY, MINUTE
from game.world.people import Person
from game.world.thinking import card_of
from game.world.world import World

_EATING = re.compile(r"\b(?:eating|breakfast|lunch|dinner|supper|brunch)\b")
_AWAY = re.compile(
    r"\b(?:party|promise|attending|hosting|decorat|preparing for|event|ill|supplies|meeting|"
    r"joining)\b",
    re.I,
)
_PAUSE, _SNACK = 25, 12
"""Minutes without a bite after which the next is another meal, and up to which it is only a bite in between [ours]."""
_MORNING = 4 * 60
"""Minute at which a day begins."""


@dataclass
class Day:
    """One person's day, counted."""

    stated: int = 0
    worked: int = 0
    excused: int = 0
    meals: list[list[int]] = field(default_factory=list)
    """First and last minute of each."""
    company: int = 0
    moves: int = 0
    awake: int = 0
    where: str = ""

    @property
    def share(self) -> float:
        """Of the stated hours that nothing else had a claim on, how much was kept; 1 without any."""
        due = self.stated - self.excused
        return self.worked / due if due > 30 else 1.0


def duties(world: World, person: Person, weekday: int) -> list[tuple[int, int, str]]:
    """Work and classes of a weekday: first and last minute, and the building."""
    card = card_of(world, person)
    found = []
    for habit in routine(person.biography, person.name).habits:
        named = habit.kind in ("work", "class") or (person.work and "stud" in habit.what and habit.until)
        if named and habit.start is not None and habit.until and weekday in habit.days:
            where = place_of(habit.what, card) or person.work.split(":")[0]
            if where != "home":
                found.append((habit.start, habit.until, where))
    return found


def look(world: World, person: Person, day: Day) -> None:
    """One minute of somebody's day."""
    if person.asleep:
        return
    now, sector = world.clock.now, world.here(person).split(":")[0]
    minute = (now.hour * 60 + now.minute - _MORNING) % 1440 + _MORNING
    day.awake += 1
    day.moves += bool(sector and day.where and sector != day.where)
    day.where = sector or day.where
    chunk = person.plan.chunk_at(world.tick)
    for start, end, where in duties(world, person, now.weekday()):
        if start <= minute < (end if end > start else end + 1440):
            day.stated += 1
            day.worked += sector == where
            day.excused += bool(sector != where and chunk and _AWAY.search(chunk.what))
    if _EATING.search(person.doing) and not person.path:
        day.company += bool(person.conversation)
        if day.meals and minute - day.meals[-1][1] <= _PAUSE:
            day.meals[-1][1] = minute
        else:
            day.meals.append([minute, minute])


def lived(seed: int, days: int) -> dict[tuple[str, str], Day]:
    """A town's days by person and number."""
    world = load_world(config.town_folder(None), str(seed), [])
    session = Session(world, None)
    found: dict[tuple[str, str], Day] = defaultdict(Day)
    while world.tick < days * DAY:
        session.begin()
        while not session.settle(5.0):
            pass
        if world.tick % MINUTE == 0:
            day = (world.clock.now - timedelta(minutes=_MORNING)).date()
            for person in world.people.values():
                look(world, person, found[(person.name, day.isoformat())])
    session.close()
    return found


def main() -> None:
    """Print what is out of bounds, and the sums."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seeds", type=int, default=4)
    options.add_argument("--days", type=int, default=2)
    options.add_argument("--first", type=int, default=1)
    options.add_argument("--all", action="store_true")
    chosen = options.parse_args()
    low = many = long = days = 0
    for seed in range(chosen.first, chosen.first + chosen.seeds):
        for (name, number), day in lived(seed, chosen.days).items():
            meals = [m for m in day.meals if m[1] - m[0] >= _SNACK]
            lengths = [end - start + 1 for start, end in meals]
            near = sum(b[0] - a[1] < 120 for a, b in pairwise(meals))
            longest, walks = max(lengths, default=0), 60 * day.moves / max(1, day.awake)
            faults = [day.share < 0.7, near > 0, longest > 75 + day.company]
            low, many, long, days = low + faults[0], many + faults[1], long + faults[2], days + 1
            if any(faults) or chosen.all:
                eaten = ", ".join(f"{a // 60 % 24}:{a % 60:02}-{b // 60 % 24}:{b % 60:02}" for a, b in day.meals)
                print(f"seed {seed}, {number}, {name}: work {day.share:.0%} of {day.stated - day.excused} min "
                      f"(of {day.stated} stated); meals {eaten}; {walks:.1f} moves an hour")  # fmt: skip
    print(
        f"{days} days: {low} below 70 % of their hours, {many} with two meals within 2 h, {long} with a meal over "
        f"75 min"
    )


if __name__ == "__main__":
    main()
