"""The log's own memory: more than the world keeps, by kind, person and place."""

import random
import time

import pygame

from game.view import strings
from game.view.chronicle import GROUPS, LONGEST, Chronicle, Wanted
from game.world.events import Event
from tests.view.fake_world import ROOM, FakeWorld
from tests.view.pilot import Pilot


def filled(world: FakeWorld, count: int) -> list[Event]:
    """So many events of all kinds, persons and places."""
    chance, kinds = random.Random(count), [kind for group in GROUPS.values() for kind in group]
    people, places = list(world.people), (ROOM, "Park:lawn", "")
    world.log = []
    return [
        Event(n, chance.choice(kinds), person := chance.choice(people), f"{person} does {n}", chance.choice(places))  # type: ignore[arg-type]
        for n in range(count)
    ]


def test_every_kind_of_event_has_a_group_and_an_emoji() -> None:
    kinds = [kind for group in GROUPS.values() for kind in group]
    assert sorted(kinds) == sorted(strings.EVENTS) and len(set(kinds)) == len(kinds)
    assert GROUPS.keys() == strings.LOG_GROUPS.keys()


def test_what_the_world_drops_is_kept(world: FakeWorld) -> None:
    chronicle = Chronicle()
    chronicle.take(world)
    before = len(chronicle.events)
    for number in range(50):
        world.log = [*world.log[-2:], Event(world.clock.tick + number, "state", "Ada Hill", f"event {number}")]
        chronicle.take(world)
    chronicle.take(world)
    assert [event.text for event in chronicle.events[before:]] == [f"event {number}" for number in range(50)]


def test_a_loaded_town_begins_with_what_its_talks_and_conclusions_tell(world: FakeWorld) -> None:
    world.log = []
    chronicle = Chronicle()
    chronicle.take(world)
    texts = [event.text for event in chronicle.events]
    assert texts == [
        "Ada Hill loves clouds",
        "Bo Reed loves clouds",
        "Cy Reed loves clouds",
        "Ada Hill turns to Bo Reed about the party",
        "Ada Hill: Will you come to the party? 🎉",
    ]


def test_the_filters_hold_together_and_new_events_are_sifted_too(world: FakeWorld) -> None:
    chronicle = Chronicle()
    chronicle.take(world)
    chronicle.sift(Wanted(frozenset({"talks"}), "Bo Reed", "Ada's house"))
    came = chronicle.came
    assert [event.text for event in chronicle.shown.events] == ["Bo Reed: Good morning!"]
    tick = world.clock.tick
    world.log += [
        Event(tick, "talk", "Ada Hill", "Ada Hill turns to Bo Reed", ROOM),
        Event(tick, "talk", "Ada Hill", "Ada Hill turns to Cy Reed", ROOM),
        Event(tick, "talk", "Bo Reed", "Bo Reed turns to Cy Reed", "Park:lawn"),
        Event(tick, "plan", "Bo Reed", "Bo Reed plans the day", ROOM),
    ]
    chronicle.take(world)
    assert [event.text for event in chronicle.shown.events][1:] == ["Ada Hill turns to Bo Reed"]
    assert chronicle.came == came + 1


def test_another_world_begins_another_chronicle(pilot: Pilot, world: FakeWorld) -> None:
    chronicle = Chronicle()
    chronicle.take(world)
    chronicle.sift(Wanted(person="Bo Reed"))
    other = FakeWorld(world.town, world.clock, world.people)
    chronicle.take(other)
    assert chronicle.wanted.is_all and len(chronicle.events) == 3


def test_it_is_bounded_and_a_hundred_thousand_events_are_sifted_within_a_tenth_of_a_second(world: FakeWorld) -> None:
    chronicle = Chronicle()
    events = filled(world, LONGEST + 15_000)
    chronicle.take(world)
    for start in range(0, len(events), 1_000):
        world.log = events[max(0, start - 1) : start + 1_000]
        chronicle.take(world)
    assert LONGEST <= len(chronicle.events) <= LONGEST + 11_000
    started = time.process_time()
    chronicle.sift(Wanted(frozenset({"talks", "player"}), "Bo Reed", "Park"))
    assert time.process_time() - started < 0.1
    world.log = [events[-1], Event(999_999, "player", "Bo Reed", "Bo Reed sees a light", "Park:lawn")]
    started = time.process_time()
    chronicle.take(world)
    assert time.process_time() - started < 0.005
    assert chronicle.shown.events[-1].text == "Bo Reed sees a light"


def test_chips_filter_the_log_by_kind_person_and_place(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_l)
    pilot.click("Talks")
    assert "Ada Hill wakes up" not in pilot.words_on_screen()
    assert "Bo Reed: Good morning!" in pilot.words_on_screen()
    pilot.click("Talks")
    assert "Ada Hill wakes up" in pilot.words_on_screen()
    pilot.click("Everybody")
    pilot.click("Bo Reed")
    assert "Ada Hill wakes up" not in pilot.words_on_screen() and "Bo" in pilot.words_on_screen()
    pilot.click("Everywhere")
    pilot.click("Ada's house")
    assert "Bo Reed: Good morning!" in pilot.words_on_screen()
    pilot.click("Things")
    assert strings.NO_SUCH_EVENTS in pilot.words_on_screen()


def test_filters_outlive_a_new_window_size(pilot: Pilot) -> None:
    pilot.press(pygame.K_l)
    pilot.click("Talks")
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.wait(0.3)
    assert pilot.screen.board.log.is_open and "Ada Hill wakes up" not in pilot.words_on_screen()


def test_the_log_is_gone_through_by_keys_and_enter_goes_there(pilot: Pilot) -> None:
    pilot.press(pygame.K_l)
    pilot.press(pygame.K_F6)
    assert pilot.screen.board.log.has_focus
    for _ in range(8):
        pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_RETURN)
    assert pilot.screen.chosen == "Bo Reed"
    pilot.press(pygame.K_ESCAPE)
    assert not pilot.screen.board.log.has_focus and pilot.screen.board.log.is_open


def test_a_reader_who_has_scrolled_stays_where_they_are_when_events_come(pilot: Pilot, world: FakeWorld) -> None:
    world.log += [Event(world.clock.tick, "state", "Ada Hill", f"number {n}", ROOM) for n in range(200)]
    pilot.press(pygame.K_l)
    assert pilot.screen.board.log.list is not None
    pilot.screen.board.log.list.wheel(-20)
    first = pilot.screen.board.log.list.first
    assert first > 5
    world.log += [Event(world.clock.tick, "state", "Ada Hill", f"new {n}", ROOM) for n in range(7)]
    pilot.wait(0.3)
    assert pilot.screen.board.log.list.first == first + 7


def test_what_a_filter_does_is_told_by_keys_alone_and_both_panels_are_reached(pilot: Pilot) -> None:
    pilot.screen.resize((1920, 1080), pygame.Surface((1920, 1080)))
    pilot.screen.select("Ada Hill")
    pilot.press(pygame.K_l)
    board = pilot.screen.board
    pilot.press(pygame.K_F6)
    assert board.inspector.has_focus and not board.log.has_focus
    pilot.press(pygame.K_F6)
    assert board.log.has_focus and not board.inspector.has_focus
    told = []
    for _ in strings.LOG_GROUPS:
        pilot.wait(0.5)
        told.append(board.hint.shown)
        pilot.press(pygame.K_RIGHT)
    assert told == [tip for _, _, tip in strings.LOG_GROUPS.values()]
    pilot.move((600, 600))
    pilot.wait(0.5)
    assert board.hint.shown == ""
