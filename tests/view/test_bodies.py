"""The player's own body, a visitor or a resident who is stepped into: how it enters, walks, talks and uses things."""

import pygame
import pytest

from game.view import strings
from game.view.intents import SetSpeed, Tell
from game.view.panels.known_tab import KnownTab
from game.world.commands import (
    EnterTown,
    LetGo,
    SayTo,
    StepInto,
    UseThing,
    Walk,
)
from game.world.conversations import Conversation, Line
from game.world.memories import NewMemory
from game.world.people import Tie
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot
from tests.view.taking_part import ADA, CY, MAX, choose, come, done

ENTER = pygame.K_RETURN


def test_a_visitor_enters_with_a_name_an_age_and_a_look(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_x, letters="x")
    pilot.type("max Frey")
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("few")
    pilot.click("Enter")
    assert f"⚠ {strings.VISIT_NO_AGE}" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_x)
    pilot.click("few")
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("44\n")
    act = pilot.intents[0]
    assert isinstance(act, EnterTown) and (act.name, act.age, act.tile) == ("Max Frey", 44, None)
    assert {"skin", "hair", "hair_color", "outfit", "outfit_color"} <= act.look.keys()
    assert pilot.intents[1] == SetSpeed(0)
    come(world, "Max Frey", act.look)
    pilot.wait(0.5)
    assert not pilot.screen.sheets.areas and pilot.screen.chosen == "Max Frey" and pilot.screen.following


def test_a_visitor_comes_in_at_the_place_that_is_chosen(pilot: Pilot, world: FakeWorld) -> None:
    choose(pilot, ROOM)
    pilot.press(pygame.K_x)
    pilot.type("Max\n")
    act = pilot.intents[0]
    assert isinstance(act, EnterTown) and act.tile in world.town.rooms[ROOM].tiles


def test_one_steps_into_a_resident_and_lets_go_again(pilot: Pilot, world: FakeWorld) -> None:
    choose(pilot, ADA)
    pilot.click("More ...")
    pilot.click("Step into")
    assert pilot.intents == [StepInto(ADA), SetSpeed(0)]
    world.people[ADA].played = True
    pilot.wait(0.3)
    pilot.press(pygame.K_x)
    assert pilot.intents[-2:] == [LetGo(), Tell("Ada Hill is on their own again. Ctrl+Z takes it back.")]


def visiting(pilot: Pilot, world: FakeWorld, tile: tuple[int, int] = (15, 15)) -> None:
    come(world, MAX, tile=tile)
    pilot.wait(0.3)
    pilot.intents.clear()


def test_the_keys_that_move_the_view_move_the_body_one_step_a_tick(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world)
    x = pilot.screen.camera.x
    pilot.hold(pygame.K_d, 10)
    assert pilot.intents == [Walk((16, 15))]
    world.clock.tick += 1
    world.people[MAX].tile = (16, 15)
    pilot.hold(pygame.K_UP, 10)
    assert pilot.intents == [Walk((16, 15)), Walk((16, 14))]
    assert pilot.screen.following and abs(pilot.screen.camera.x - x) < 80


def test_a_click_on_the_ground_walks_and_one_on_somebody_chooses(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (20, 18))
    spot = pilot.screen.camera.to_screen((22 + 0.5) * 32, (18 + 0.5) * 32)
    pilot.click(spot)
    assert pilot.intents == [Walk((22, 18))]
    pilot.click(pilot.person(CY))
    assert pilot.screen.chosen == CY and len(pilot.intents) == 1


def test_a_body_talks_to_who_is_near_and_uses_what_is_near(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    pilot.press(pygame.K_t)
    pilot.type("Hello!\n")
    assert done(pilot) == [SayTo(CY, "Hello!")]
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_e)
    pilot.type("jumping on it")
    pilot.press(pygame.K_TAB)
    pilot.type("broken\n")
    assert done(pilot)[1:] == [UseThing(BED, "jumping on it", "broken")]


def test_a_body_that_is_far_from_all_is_told_so(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (30, 25))
    pilot.press(pygame.K_e)
    assert pilot.intents == [Tell(strings.USE_NOTHING_NEAR)]


def test_what_is_typed_where_nobody_is_near_stays_in_the_field_until_somebody_is(
    pilot: Pilot, world: FakeWorld
) -> None:
    visiting(pilot, world, (30, 25))
    body = world.people[MAX]
    pilot.press(pygame.K_t, letters="t")
    pilot.type("hi kel \n")
    assert pilot.intents == [] and not pilot.screen.sheets.holds_clock
    assert strings.SPEAK_NOBODY_NEAR in pilot.words_on_screen()
    body.tile = (13, 11)
    pilot.wait(0.3)
    assert strings.SPEAK_NEAR.format(CY) in pilot.words_on_screen()
    pilot.press(ENTER)
    assert pilot.intents == [SayTo(CY, "hi kel")]


def test_what_is_being_written_stays_when_somebody_comes_and_begins_to_talk(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (30, 25))
    body = world.people[MAX]
    pilot.press(pygame.K_t, letters="t")
    pilot.type("Is anyb")
    world.conversations[9] = Conversation(9, (CY, MAX), "", "", 0, [Line(1, CY, "Hello, stranger!")], MAX)
    world.people[CY].conversation = body.conversation = 9
    pilot.frames(2)
    assert f"Speak to {CY}" in pilot.words_on_screen()
    pilot.type("ody here?\n")
    assert pilot.intents == [SayTo(CY, "Is anybody here?")]


@pytest.mark.parametrize(("key", "title"), [(pygame.K_t, "Speak to Bo Reed"), (pygame.K_i, "Whisper to Bo Reed")])
def test_with_nobody_chosen_a_name_is_asked_for_and_nothing_else_is_run(pilot: Pilot, key: int, title: str) -> None:
    pilot.press(key, letters=chr(key))
    pilot.type("hi you ck\n")
    assert strings.WHOM_NONE in pilot.words_on_screen() and not pilot.screen.board.log.is_open
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("bo\n")
    assert title in pilot.words_on_screen() and pilot.intents == []


def test_a_talk_that_somebody_begins_is_shown_and_takes_no_keys(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    talk = Conversation(8, (CY, MAX), "", ROOM, 0, [Line(1, CY, "Who are you?")], MAX)
    world.conversations[8] = talk
    world.people[CY].conversation = world.people[MAX].conversation = 8
    pilot.wait(0.4)
    assert "Cy: Who are you?" in pilot.words_on_screen()
    pilot.hold(pygame.K_s, 4)
    assert Walk((13, 12)) in pilot.intents


def test_a_visitors_own_pages_tell_what_the_town_thinks(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    new = NewMemory("dialogue", "Cy Reed talked with Max Frey about bees", subjects=(CY, MAX))
    world.people[CY].stream.add(new, world.clock.tick, 5)
    world.people[CY].ties[MAX] = Tie(4, "finds Max Frey curious")
    choose(pilot, MAX)
    pilot.screen.show_tab(KnownTab.name)
    world.clock.tick += 6
    pilot.wait(0.4)
    shown = pilot.words_on_screen()
    assert {"1 in town knows you", CY, "acquaintances · 1 talk", "feels: finds Max Frey curious"} <= set(shown)


def test_a_visitor_who_has_left_is_shown_no_more(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world)
    assert pilot.screen.chosen == MAX
    del world.people[MAX]
    pilot.wait(0.4)
    assert pilot.screen.chosen == "" and not pilot.screen.board.inspector.is_open
