"""Every screen: no word is cut off, covered or shortened without need; and no sheet is without a way to it.

Here each screen is measured in the smallest window, at both scales, and in one of the others in turn; in all of them by
`python -m tests.endurance.measuring`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from game.view.panels.tabs import PERSON_TABS
from game.view.seen import TownAssets
from game.view.sheets import Sheet
from game.view.shown import put
from game.view.stack import Sheets
from tests.view.measuring import WINDOWS, Inks, faults, faults_of, way_gone
from tests.view.pilot import Pilot
from tests.view.test_hostile import WRITABLE, fields
from tests.view.ways import WAYS

_LATER = WINDOWS[2:]
SAMPLE = [(way, *seen) for n, way in enumerate(WAYS) for seen in (WINDOWS[0], _LATER[n % len(_LATER)])]


@dataclass
class Smallest:
    """What was found in the smallest window at the largest scale."""

    faults: dict[str, list[str]] = field(default_factory=dict)
    opened: set[type[Sheet]] = field(default_factory=set)
    fields: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The sheet on top, and the fields that can be written in, by way."""
    pale: dict[str, list[str]] = field(default_factory=dict)


@pytest.fixture(scope="module")
def smallest(assets: TownAssets) -> Smallest:
    found, opening = Smallest(), Sheets.open

    def opened(sheets: Sheets, sheet: Sheet, *more: object) -> None:
        found.opened.add(type(sheet))
        opening(sheets, sheet, *more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheets, "open", opened)
        inks = Inks(patch)
        for way in WAYS:
            pilot = way_gone(assets, *WINDOWS[1], way)
            found.faults[way], found.pale[way] = faults(pilot.screen), inks.pale(pilot.screen)
            found.fields[way] = (type(pilot.screen.sheets.top).__name__, *(key for _, key in fields(pilot)))
    return found


def kinds(kind: type[Sheet]) -> Iterator[type[Sheet]]:
    """All sheets of the game that nothing is built on."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("game.") and not below.__subclasses__():
            yield below
        yield from kinds(below)


@pytest.mark.parametrize("way", WAYS)
def test_all_words_of_a_screen_can_be_read_in_the_smallest_window(smallest: Smallest, way: str) -> None:
    assert smallest.faults[way] == []


@pytest.mark.parametrize(("way", "size", "scale"), SAMPLE)
def test_all_words_of_a_screen_can_be_read(assets: TownAssets, way: str, size: tuple[int, int], scale: float) -> None:
    assert faults_of(assets, size, scale, way) == []


def test_all_words_stand_out_from_what_they_are_really_drawn_on(smallest: Smallest) -> None:
    assert {way: pale for way, pale in smallest.pale.items() if pale} == {}


def test_there_is_a_way_to_every_sheet_and_page(smallest: Smallest) -> None:
    assert [kind.__name__ for kind in kinds(Sheet) if kind not in smallest.opened] == []
    assert [page.name for page in PERSON_TABS if f"page {page.name}" not in WAYS] == []


def test_no_field_is_left_out_where_hostile_texts_are_pasted(smallest: Smallest) -> None:
    pasted = {smallest.fields[way] for way in WRITABLE}
    assert [way for way, (_, *keys) in smallest.fields.items() if keys and smallest.fields[way] not in pasted] == []


def test_words_that_run_over_an_edge_are_found(pilot: Pilot) -> None:
    picture = pilot.screen.board.top._writer.line("far too long for this", (14, False, (0, 0, 0)))
    put(pilot.screen.board.top._ground, picture, (pilot.screen.surface.get_width() - 20, 4))
    assert any("cut off: 'far too long" in fault for fault in faults(pilot.screen))


def test_words_over_words_are_found(pilot: Pilot) -> None:
    writer, ground = pilot.screen.board.top._writer, pilot.screen.board.top._ground
    for words in ("one thing", "another"):
        put(ground, writer.line(words, (14, False, (0, 0, 0))), (700, 10))
    assert "'one thing' and 'another' cover each other" in faults(pilot.screen)
