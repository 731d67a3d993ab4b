"""Sheets: the stack, the focus, fields and buttons in them, sizes."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame
import pytest

from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import ChangeOptions, LeaveReplay, TogglePause
from game.view.panels.calendar_sheet import CalendarSheet
from game.view.panels.help import Help
from game.view.panels.settings_sheet import SettingsSheet
from game.view.parts import Button, Check, Choice, Option, Part, Words
from game.view.saves.asking import BranchSheet
from game.view.saves.replay_bar import ReplayBar
from game.view.sheets import Sheet
from game.view.taking_part.speaking import Speak
from tests.view.fake_world import FakeWorld
from tests.view.kept import REPLAYED
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
    pilot.screen.do("settings")
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


# -- which lies on top -------------------------------------------------------------------------------------------


def test_what_is_pressed_comes_on_top_and_goes_first(pilot: Pilot) -> None:
    pilot.screen.select("Cy Reed")
    pilot.screen.do("speak")
    pilot.screen.do("help")
    pilot.frames(2)
    speak = next(sheet for sheet in pilot.screen.sheets._open if isinstance(sheet, Speak))
    pilot.click((pilot.screen.sheets.areas[0].left + 6, pilot.screen.sheets.areas[0].bottom - 6))
    assert pilot.screen.sheets.top is speak
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.screen.sheets.top, Help) and not speak.is_open


def test_a_sheet_that_opens_by_itself_does_not_take_the_keys_from_one_that_all_else_waits_for(
    pilot: Pilot, trip: Trip
) -> None:
    pilot.screen.open(Speak(pilot.screen._acts, "Cy Reed", Entry(), ready=False))
    pilot.frames(2)
    pilot.type("lake")
    assert (trip.where.text, pilot.screen.sheets.top, pilot.intents) == ("lake", trip, [])
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.screen.sheets.top, Speak) and not trip.is_open


def test_no_sheet_is_open_twice_and_beside_the_town_each_place_holds_one(pilot: Pilot) -> None:
    pilot.screen.select("Cy Reed")
    for action in ("speak", "help", "calendar", "plots", "settings", "speak", "calendar"):
        pilot.screen.do(action)
        pilot.frames(1)
    kinds = [type(sheet) for sheet in pilot.screen.sheets._open]
    assert kinds == [Speak, CalendarSheet, SettingsSheet]
    for left in (2, 1, 0):
        pilot.press(pygame.K_ESCAPE)
        assert [type(sheet) for sheet in pilot.screen.sheets._open] == kinds[:left]


def test_a_replay_closes_what_was_open_and_its_bar_lies_under_what_opens_then(pilot: Pilot, trip: Trip) -> None:
    pilot.status = replace(pilot.status, replay=REPLAYED)
    pilot.frames(2)
    assert [type(sheet) for sheet in pilot.screen.sheets._open] == [ReplayBar] and not trip.is_open
    pilot.screen.do("help")
    pilot.frames(2)
    assert [type(sheet) for sheet in pilot.screen.sheets._open] == [ReplayBar, Help]
    pilot.click("Branch")
    assert isinstance(pilot.screen.sheets.top, BranchSheet)
    for kind in (Help, ReplayBar):
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.screen.sheets.top, kind)
    assert pilot.intents == []
    pilot.press(pygame.K_ESCAPE)
    assert pilot.intents == [LeaveReplay()]
