"""Days as they are planned for the people of Smallville: work and classes are kept, meals are meals, evenings end."""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache

import pytest

from game import config
from game.mind.questions import Chunk, PlanTheDay, Statement
from game.mind.rules.activities import usual_minutes
from game.mind.rules.blocks import FILL, MEAL, PREPARE, WORK, Block, at_most
from game.mind.rules.day import plan_the_day
from game.mind.rules.routine import routine
from game.mind.rules.whereabouts import place_of
from game.towns.load import load_world
from game.world.activity import means_meal, means_sleep
from game.world.people import Person
from game.world.thinking import card_of
from game.world.thoughts import Card
from game.world.world import World

MONDAY = datetime(2023, 2, 13)
CALLED_AWAY = ("party", "decorating", "supplies", "promise")


@lru_cache(maxsize=1)
def world() -> World:
    return load_world(config.town_folder(None), "1", [])


def waking(person: Person, day: int, seed: int) -> Card:
    wake = MONDAY + timedelta(days=day, minutes=routine(person.biography, person.name).wake)
    return replace(card_of(world(), person), now=wake, seed=f"{seed}:{person.name}:{day}", doing="", hours_awake=0.0)


def planned(person: Person, day: int, seed: int) -> tuple[Chunk, ...]:
    card = waking(person, day, seed)
    party = (
        f"{person.name} promised Isabella Rodriguez to come to the Valentine's Day party at Hobbs Cafe on 14 February "
        "from 5 pm to 7 pm"
    )
    due = (Statement(3, party, "dialogue", "did", card.now - timedelta(hours=20), 7),) if day == 1 and seed % 2 else ()
    return plan_the_day(PlanTheDay(card, "", due, ()))


def duties(person: Person, day: int) -> list[tuple[int, int, str]]:
    """Stated hours of work and class out of the house, in minutes, and where."""
    card, found = card_of(world(), person), []
    for habit in routine(person.biography, person.name).habits:
        counts = habit.kind in ("work", "class") or (person.work and "stud" in habit.what)
        where = place_of(habit.what, card) or person.work.split(":")[0]
        if counts and habit.start is not None and habit.until and day in habit.days and where != "home":
            found.append((habit.start, habit.until, where))
    return found


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("day", range(5))
def test_nobody_stays_away_from_work_or_class_unless_called(day: int, seed: int) -> None:
    for person in world().people.values():
        chunks, due, kept = planned(person, day, seed), 0, 0
        for start, until, where in duties(person, day):
            for minute in range(start, until, 5):
                moment = MONDAY + timedelta(days=day, minutes=minute)
                now = next((c for c in chunks if c.start <= moment < c.start + timedelta(minutes=c.minutes)), None)
                if now is None or (now.where != where and any(word in now.what for word in CALLED_AWAY)):
                    continue
                due, kept = due + 1, kept + (now.where == where)
        assert kept >= 0.7 * due, f"{person.name} keeps {kept} of {due}"


@pytest.mark.parametrize("day", range(7))
def test_no_meal_is_planned_for_longer_than_it_takes(day: int) -> None:
    for person in world().people.values():
        for chunk in planned(person, day, 3):
            alone = ", then " not in chunk.what and not means_sleep(chunk.what) and "getting up" not in chunk.what
            if alone and means_meal(chunk.what):
                assert chunk.minutes <= 75, f"{person.name}: {chunk.what} for {chunk.minutes} minutes"
                assert usual_minutes(chunk.what) > 0


def test_monday_and_tuesday_of_one_person_are_not_the_same() -> None:
    for person in world().people.values():
        monday, tuesday = ([(c.start.time(), c.what) for c in planned(person, day, 0)] for day in (0, 1))
        assert monday != tuesday


def test_what_is_left_out_gives_its_time_to_what_can_last_longer() -> None:
    blocks = [
        Block(480, 720, "working behind the counter", "Hobbs Cafe", WORK),
        Block(720, 765, "having lunch at home", "home", MEAL),
        Block(765, 790, "reading at home", "home", FILL),
        Block(790, 930, "working behind the counter", "Hobbs Cafe", WORK),
        Block(930, 1020, "decorating Hobbs Cafe for the party", "Hobbs Cafe", PREPARE),
    ]
    kept = at_most(blocks, 4)
    assert [(b.what.split(" ")[0], b.start, b.end) for b in kept] == [
        ("working", 480, 720),
        ("having", 720, 765),
        ("working", 765, 930),
        ("decorating", 930, 1020),
    ]
