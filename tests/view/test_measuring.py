"""Every screen: no word is cut off, covered or shortened without need; and no sheet is without a way to it.

Here each screen is measured in the smallest window, at both scales, and in two of the others in turn; in all of them by
`python -m tests.endurance.measuring`.
"""

import itertools
from collections.abc import Iterator

import pytest

from game.view import screen as window
from game.view.panels.tabs import PERSON_TABS
from game.view.seen import TownAssets
from game.view.sheets import Sheet, Sheets
from game.view.shown import put
from tests.view.measuring import WINDOWS, faults, faults_of, pilot_of
from tests.view.pilot import Pilot
from tests.view.ways import WAYS

_LATER = WINDOWS[2:]
SAMPLE = [
    (way, *seen)
    for number, way in enumerate(WAYS)
    for seen in (*WINDOWS[:2], _LATER[number % len(_LATER)], _LATER[(number + 3) % len(_LATER)])
]


@pytest.mark.parametrize(("way", "size", "scale"), SAMPLE)
def test_all_words_of_a_screen_can_be_read(assets: TownAssets, way: str, size: tuple[int, int], scale: float) -> None:
    assert faults_of(assets, size, scale, way) == []


def kinds(kind: type[Sheet]) -> Iterator[type[Sheet]]:
    """All sheets that there are; not what only others build on, nor those of tests."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("game.") and not below.__subclasses__():
            yield below
        yield from kinds(below)


def test_there_is_a_way_to_every_sheet_and_page(assets: TownAssets, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[type[Sheet]] = set()
    opening = Sheets.open
    monkeypatch.setattr(Sheets, "open", lambda self, sheet, *more: (seen.add(type(sheet)), opening(self, sheet, *more)))
    for way in WAYS.values():
        way(pilot_of(assets, (1280, 720), 1.0))
    assert window.Screen and [kind.__name__ for kind in kinds(Sheet) if kind not in seen] == []
    assert [page.name for page in PERSON_TABS if f"page {page.name}" not in WAYS] == []


def test_words_that_run_over_an_edge_are_found(pilot: Pilot) -> None:
    picture = pilot.screen.board.top._writer.line("far too long for this", (14, False, (0, 0, 0)))
    put(pilot.screen.board.top._ground, picture, (pilot.screen.surface.get_width() - 20, 4))
    assert any("cut off: 'far too long" in fault for fault in faults(pilot.screen))


def test_words_over_words_are_found(pilot: Pilot) -> None:
    writer, ground = pilot.screen.board.top._writer, pilot.screen.board.top._ground
    for one, other in itertools.pairwise(("one thing", "another", "a third")):
        put(ground, writer.line(one, (14, False, (0, 0, 0))), (700, 10))
        assert not any(f"{one!r} and {other!r}" in fault for fault in faults(pilot.screen))
    assert "'one thing' and 'another' cover each other" in faults(pilot.screen)
