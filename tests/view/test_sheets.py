"""Sheets: the stack, the focus, fields and buttons in them, sizes."""

from collections.abc import Hashable, Sequence

import pygame
import pytest

from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import ChangeOptions, TogglePause
from game.view.panels.help import Help
from game.view.parts import Button, Check, Choice, Option, Part, Words
from game.view.sheets import Sheet
from tests.view.fake_world import FakeWorld
from tests.view.measuring import faults
from tests.view.pilot import Pilot


class Trip(Sheet):
    """A sheet with one of everything."""

    title, first = "A trip", "where"

    def __init__(self) -> None:
        self.where, self.why = Entry(), Entry(longest=500, several=True)
        self.fast, self.by, self.gone, self.rows = False, "foot", 0, 1

    def signature(self) -> Hashable:
        return self.world.clock.tick

    def lines(self) -> Sequence[Line]:
        options = [Option("foot", "On foot", "🚶"), Option("bike", "By bike", "🚲")]
        return [
            Words(self.make.text(f"It is tick {self.world.clock.tick}.")),
            (Field("where", self.where, "Where to?"), Button("Look", self._look)),
            Field("why", self.why, "Why?", lines=3),
            Check("Fast", self.fast, self._set_fast),
            Choice("by", "How?", options, self.by, self._set_by),
            *(Words(self.make.link(f"Row {n}", self._look), f"row {n}") for n in range(self.rows)),
        ]

    def feet(self) -> Sequence[Part]:
        return [Button("Go", self._go), Button("Stay", self.close)]

    def _look(self) -> None:
        self.rows += 40

    def _set_fast(self, on: bool) -> None:
        self.fast = on

    def _set_by(self, key: str) -> None:
        self.by = key

    def _go(self) -> None:
        self.gone += 1
        self.close()


@pytest.fixture
def trip(pilot: Pilot) -> Trip:
    sheet = Trip()
    pilot.screen.open(sheet)
    pilot.frames(2)
    return sheet


def test_letters_go_to_the_field_and_not_to_the_town(pilot: Pilot, trip: Trip) -> None:
    pilot.type("the lake 1 🎉")
    assert trip.where.text == "the lake 1 🎉"
    assert not pilot.screen.board.log.is_open and pilot.intents == []


def test_tab_goes_through_everything_around_and_back(pilot: Pilot, trip: Trip) -> None:
    laid = pilot.screen.sheets._laid[-1]
    seen = []
    for _ in range(9):
        seen.append(laid.body.focused_key or laid.foot.focused_key or f"x {laid.close.focus}")
        pilot.press(pygame.K_TAB)
    assert seen == ["where", "Look", "why", "Fast", "by", "row 0", "Go", "Stay", "x 0"]
    assert laid.body.focused_key == "where"
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert laid.close.focus == 0


def test_every_part_does_its_work_by_keys(pilot: Pilot, trip: Trip) -> None:
    for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_SPACE, pygame.K_TAB, pygame.K_RIGHT):
        pilot.press(key)
    assert (trip.fast, trip.by) == (True, "bike")
    for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN):
        pilot.press(key)
    assert trip.gone == 1 and pilot.screen.sheets.top is None


def test_every_part_does_its_work_by_pointer(pilot: Pilot, trip: Trip) -> None:
    pilot.click("Fast")
    pilot.click("By bike")
    pilot.click("Row 0")
    assert (trip.fast, trip.by, trip.rows) == (True, "bike", 41)
    pilot.click("Go")
    assert trip.gone == 1


def test_a_sheet_that_is_too_long_scrolls_and_keeps_its_feet(pilot: Pilot, trip: Trip) -> None:
    pilot.click("Look")
    assert "Row 40" not in pilot.words_on_screen() and "Go" in pilot.words_on_screen()
    pilot.move(pilot.where("Fast"))
    for _ in range(40):
        pilot.wheel(-1)
    assert "Row 40" in pilot.words_on_screen() and "Go" in pilot.words_on_screen()
    assert faults(pilot.screen) == []


def test_escape_closes_the_topmost_only(pilot: Pilot, trip: Trip) -> None:
    pilot.screen.do("help")
    pilot.frames(2)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is trip
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is None


def test_under_a_modal_sheet_nothing_can_be_reached(pilot: Pilot, trip: Trip) -> None:
    pilot.click(pilot.person("Ada Hill"))
    pilot.click(pilot.screen.board.top._pause.rect.center)
    pilot.press(pygame.K_F5)
    pilot.press(pygame.K_TAB)
    pilot.wheel(2)
    assert (pilot.screen.chosen, pilot.intents, pilot.screen.camera.zoom) == ("", [], 1.0)


def test_beside_a_sheet_that_is_not_modal_the_town_goes_on(pilot: Pilot) -> None:
    pilot.screen.do("help")
    pilot.frames(2)
    pilot.press(pygame.K_SPACE)
    pilot.click(pilot.screen.board.top._pause.rect.center)
    assert pilot.intents == [TogglePause(), TogglePause()]
    assert isinstance(pilot.screen.sheets.top, Help)


def test_another_size_keeps_what_was_typed_and_where(pilot: Pilot, trip: Trip) -> None:
    pilot.type("lake")
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.type("side")
    assert trip.where.text == "lakeside"
    assert pygame.Rect(0, 0, 1024, 640).contains(pilot.screen.sheets.areas[0])


def test_a_sheet_shows_what_has_changed_by_itself(pilot: Pilot, trip: Trip, world: FakeWorld) -> None:
    world.clock.tick += 1
    pilot.wait(0.3)
    assert f"It is tick {world.clock.tick}." in pilot.words_on_screen()


def test_the_key_that_opens_a_field_does_not_write_into_it(pilot: Pilot) -> None:
    sheet = Trip()
    pilot.screen._table["log"] = lambda: pilot.screen.open(sheet)
    pilot.press(pygame.K_l, letters="l")
    pilot.type("lake")
    assert sheet.where.text == "lake"


def test_a_held_arrow_is_let_go_when_a_sheet_opens(pilot: Pilot, trip: Trip) -> None:
    pilot.press(pygame.K_ESCAPE)
    pilot.hold(pygame.K_LEFT, 2)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0))
    pilot.frames(1)
    pilot.screen.open(Trip())
    assert pilot.screen.stage.controls.held == {}


def test_settings_change_at_once_what_is_chosen_in_them(pilot: Pilot) -> None:
    pilot.click("Settings")
    pilot.click("150 %")
    pilot.click("Water, leaves")
    told = [intent.options for intent in pilot.intents if isinstance(intent, ChangeOptions)]
    assert [(o.scale, o.reduced_motion) for o in told] == [(1.5, False), (1.5, True)]


def test_a_key_that_is_wanted_twice_is_refused_at_its_field(pilot: Pilot) -> None:
    pilot.click("Settings")
    pilot.click("Keys")
    laid = pilot.screen.sheets._laid[-1]
    laid.body.focus("pause")
    laid.ring.take(laid.body)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("L")
    pilot.click("Keep these keys")
    assert not any(isinstance(intent, ChangeOptions) for intent in pilot.intents)
    assert "L is wanted for pause" in pilot.screen.sheets.top._keys.entries["pause"].said  # type: ignore[union-attr]
    laid.body.focus("pause")
    laid.ring.take(laid.body)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("Q")
    pilot.click("Keep these keys")
    assert pilot.intents[-1].options.keys == {"pause": "Q"}  # type: ignore[union-attr]
