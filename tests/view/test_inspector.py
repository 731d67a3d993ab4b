"""The inspector: people, things and rooms, its width, its links, its keys, questions with a reply."""

import pygame
import pytest

from game.view import strings
from game.view.intents import AskPerson, Reply
from game.view.panels.inspector import rows_of
from game.view.tiles import TILE
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot


def tile(pilot: Pilot, x: int, y: int) -> tuple[int, int]:
    return pilot.screen.camera.to_screen((x + 0.5) * TILE, (y + 0.5) * TILE)


def test_a_click_chooses_a_person_before_a_thing_before_a_room(pilot: Pilot, world: FakeWorld) -> None:
    pilot.click(tile(pilot, 12, 11))
    assert pilot.screen.chosen == "Cy Reed"
    world.people["Cy Reed"].tile = (25, 20)
    pilot.frames(60)
    pilot.click(tile(pilot, 12, 11))
    assert pilot.screen.chosen == BED
    assert "Slept in" in pilot.words_on_screen()
    pilot.click(tile(pilot, 17, 11))
    assert pilot.screen.chosen == ROOM
    assert {"bed: slept in", "Ada Hill", "Bo Reed"} <= set(pilot.words_on_screen())
    pilot.click(tile(pilot, 8, 18))
    assert pilot.screen.chosen == ""


def test_links_lead_from_a_person_to_the_room_to_the_thing_and_back(pilot: Pilot) -> None:
    pilot.click(pilot.person("Ada Hill"))
    pilot.click("bedroom, Ada's house")
    assert pilot.screen.chosen == ROOM
    pilot.click("bed")
    assert pilot.screen.chosen == BED
    pilot.click("bedroom, Ada's house")
    pilot.click("Bo Reed")
    assert pilot.screen.chosen == "Bo Reed"


def test_links_are_reached_by_keys(pilot: Pilot) -> None:
    pilot.screen.select(ROOM)
    pilot.press(pygame.K_F6)
    shown = pilot.screen.board.inspector.list
    while shown is not None and shown.focus < 0:  # past the tools over it
        pilot.press(pygame.K_TAB)
    assert shown is not None and shown.focus == 0
    while shown._rows.act_at(shown.focus, (0, 0)) is None:
        pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)
    assert pilot.screen.chosen == "Ada Hill"


def test_escape_gives_the_focus_back_before_it_closes(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_F6)
    assert pilot.screen.board.inspector.has_focus
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.board.inspector.is_open and not pilot.screen.board.inspector.has_focus
    pilot.press(pygame.K_ESCAPE)
    assert not pilot.screen.board.inspector.is_open


def test_its_left_edge_is_dragged_and_the_width_stays(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    rect = pilot.screen.board.inspector.rect
    pilot.drag((rect.x + 3, rect.centery), (rect.x - 117, rect.centery))
    assert pilot.screen.board.inspector.rect.width == rect.width + 120
    assert pilot.screen.camera.free.right == pilot.screen.board.inspector.rect.left
    pilot.screen.resize((1920, 1080), pygame.Surface((1920, 1080)))
    assert pilot.screen.board.inspector.rect.width == rect.width + 120
    pilot.press(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert pilot.screen.board.inspector.rect.width == rect.width + 80


@pytest.mark.parametrize("to", [-5_000, 5_000])
def test_it_leaves_room_for_the_town_and_for_itself(pilot: Pilot, to: int) -> None:
    pilot.press(pygame.K_TAB)
    rect = pilot.screen.board.inspector.rect
    pilot.drag((rect.x + 3, rect.centery), (to, rect.centery))
    assert 320 <= pilot.screen.board.inspector.rect.width <= 1280 - 320


def test_pages_turn_by_keys(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_RIGHTBRACKET)
    assert pilot.screen.board.inspector.tab == "plan"
    pilot.press(pygame.K_LEFTBRACKET)
    pilot.press(pygame.K_LEFTBRACKET)
    assert pilot.screen.board.inspector.tab == "ask"


def test_buttons_of_pages_take_as_few_rows_as_hold_them() -> None:
    assert rows_of([80] * 4, 344, 4) == [[0, 1, 2, 3]]
    assert rows_of([90] * 8, 400, 4) == [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert rows_of([90] * 5, 400, 4) == [[0, 1, 2], [3, 4]]
    assert rows_of([500] * 2, 400, 4) == [[0], [1]]


def test_a_question_goes_out_and_its_answer_comes_back_later(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("ask")
    pilot.frames(2)
    pilot.click(strings.ASK_HINT)
    pilot.type("Who are you?\n")
    assert pilot.intents == [AskPerson(1, "Ada Hill", "Who are you?")]
    assert strings.ASK_PROGRESS.format(name="Ada", dots=".") in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_TAB)
    pilot.screen.receive(Reply(1, "I am Ada."))
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.wait(0.3)
    assert "I am Ada." in pilot.words_on_screen()


def test_nothing_is_asked_without_a_question_and_a_fault_is_told(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("ask")
    pilot.frames(2)
    pilot.click("Ask Ada")
    pilot.click(pilot.screen.board.inspector.find("Ask").center)  # type: ignore[union-attr]
    assert pilot.intents == []
    assert f"⚠ {strings.ASK_ANYTHING}" in pilot.words_on_screen()
    pilot.click(pilot.screen.board.inspector.find("question").center)  # type: ignore[union-attr]
    pilot.type("Why?\n")
    pilot.screen.receive(Reply(1, fault="the model is away"))
    pilot.wait(0.1)
    assert strings.NO_ANSWER.format("the model is away") in pilot.words_on_screen()


def test_a_reply_for_a_town_that_is_gone_is_dropped(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("ask")
    pilot.frames(2)
    pilot.click(strings.ASK_HINT)
    pilot.type("Why?\n")
    pilot.world = FakeWorld(world.town, world.clock, dict(world.people))
    pilot.frames(2)
    pilot.screen.receive(Reply(1, "late"))
    pilot.wait(0.3)
    assert "late" not in pilot.words_on_screen()


def test_what_was_typed_outlives_another_size_and_another_person(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("ask")
    pilot.frames(2)
    pilot.click(strings.ASK_HINT)
    pilot.type("Half a quest")
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.type("ion")
    assert "Half a question" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_TAB)
    assert "Half a question" not in pilot.words_on_screen()
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert "Half a question" in pilot.words_on_screen()


def test_the_head_of_a_room_says_how_many_are_inside(pilot: Pilot, world: FakeWorld) -> None:
    pilot.screen.select(ROOM)
    assert "3 people inside" in pilot.words_on_screen()
    for name in ("Bo Reed", "Cy Reed"):
        world.people[name].tile = (25, 20)
    pilot.wait(0.3)
    assert "1 person inside" in pilot.words_on_screen()
