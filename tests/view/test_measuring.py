"""Every screen at every size: no word is cut off, covered or shortened without need."""

from collections.abc import Callable

import pygame
import pytest

from game.view.options import Options
from game.view.panels.tabs import PERSON_TABS
from game.view.shown import put
from tests.view.fake_world import BED, ROOM
from tests.view.kept import KEPT
from tests.view.measuring import SCALES, SIZES, faults
from tests.view.minded import MINDED
from tests.view.pilot import Pilot
from tests.view.starting.ways import STARTING
from tests.view.taking_part import part_sheets
from tests.view.watched import WATCHED


def _page(name: str) -> Callable[[Pilot], None]:
    def way(pilot: Pilot) -> None:
        pilot.screen.select("Ada Hill", show=True)
        pilot.screen.show_tab(name)

    return way


def _place(name: str) -> Callable[[Pilot], None]:
    return lambda pilot: pilot.screen.select(name)


def _do(action: str) -> Callable[[Pilot], None]:
    return lambda pilot: pilot.screen.do(action)


WAYS: dict[str, Callable[[Pilot], None]] = {
    "the bare town": lambda pilot: None,
    **{f"page {page.name}": _page(page.name) for page in PERSON_TABS},
    "a thing": _place(BED),
    "a room": _place(ROOM),
    "the log": _do("log"),
    "help": _do("help"),
    "settings": _do("settings"),
    **STARTING,
    **MINDED,
    **WATCHED,
    **KEPT,
    **part_sheets(),
}
"""How to get to each screen."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_all_words_of_a_screen_can_be_read(pilot: Pilot, size: tuple[int, int], scale: float, way: str) -> None:
    pilot.screen.options = Options(scale=scale)
    pilot.screen.resize(size, pygame.Surface(size))
    WAYS[way](pilot)
    pilot.wait(0.3)
    assert faults(pilot.screen) == []


def test_words_that_run_over_an_edge_are_found(pilot: Pilot) -> None:
    picture = pilot.screen.board.top._writer.line("far too long for this", (14, False, (0, 0, 0)))
    put(pilot.screen.board.top._ground, picture, (pilot.screen.surface.get_width() - 20, 4))
    assert any("cut off: 'far too long" in fault for fault in faults(pilot.screen))


def test_words_over_words_are_found(pilot: Pilot) -> None:
    writer, ground = pilot.screen.board.top._writer, pilot.screen.board.top._ground
    for words in ("one thing", "another"):
        put(ground, writer.line(words, (14, False, (0, 0, 0))), (700, 10))
    assert "'one thing' and 'another' cover each other" in faults(pilot.screen)
