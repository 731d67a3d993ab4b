"""Days from four in the morning to four in the morning, and where the small hours of a first night belong."""

from datetime import datetime

import pytest

from game.errors import InputError
from game.study.days import day_of
from game.study.deeds import plan_of
from game.world.clock import DAY, HOUR
from game.world.memories import NewMemory
from tests.small_town import small_world


def test_a_town_that_begins_at_six_has_its_first_day_until_four() -> None:
    world = small_world()
    world.clock.tick = 23 * HOUR
    assert (day_of(world, 1).since, day_of(world, 1).until) == (0, 22 * HOUR)
    assert day_of(world).number == 2 and day_of(world).since == 22 * HOUR
    with pytest.raises(InputError, match="is in its day 2"):
        day_of(world, 3)


def test_a_town_that_begins_at_midnight_has_the_night_and_the_day_after_it_as_its_first_day() -> None:
    world = small_world()
    world.clock.start = datetime(2023, 2, 13)
    world.clock.tick = 2 * HOUR
    first = day_of(world)
    assert (first.number, first.since, first.until, first.date.day) == (1, 0, 28 * HOUR, 13)
    world.clock.tick = DAY + 3 * HOUR
    assert day_of(world).number == 1
    world.clock.tick = DAY + 5 * HOUR
    assert (day_of(world).number, day_of(world).since) == (2, 28 * HOUR)


def test_a_plan_made_in_the_small_hours_is_the_plan_of_the_day_that_follows() -> None:
    world = small_world()
    world.clock.start = datetime(2023, 2, 13)
    world.clock.tick = DAY + 9 * HOUR
    ada = world.people["Ada Hill"]
    ada.stream.add(NewMemory("plan", "Ada Hill's plan for Tuesday 14 February: 7 am fishing; noon resting"), DAY, 3)
    assert [(p.tick, p.what) for p in plan_of(world, ada, day_of(world))] == [
        (DAY + 7 * HOUR, "fishing"),
        (DAY + 12 * HOUR, "resting"),
    ]
