"""How to get to each screen of the window: the one list that measuring, pasting, walking by keys and goldens go by.

Where a new sheet is: a way to it in the module of its part (starting/ways, kept, minded, watched, taking_part)."""

from collections.abc import Callable

from game.view.panels.tabs import PERSON_TABS
from tests.view.fake_world import BED, ROOM
from tests.view.kept import KEPT
from tests.view.minded import MINDED
from tests.view.pilot import Pilot
from tests.view.starting.ways import STARTING
from tests.view.taking_part import part_sheets
from tests.view.watched import WATCHED

Way = Callable[[Pilot], None]


def _page(name: str) -> Way:
    def way(pilot: Pilot) -> None:
        pilot.screen.select("Ada Hill", show=True)
        pilot.screen.show_tab(name)

    return way


def _place(name: str) -> Way:
    return lambda pilot: pilot.screen.select(name)


def _do(action: str) -> Way:
    return lambda pilot: pilot.screen.do(action)


WAYS: dict[str, Way] = {
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
