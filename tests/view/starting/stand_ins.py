"""What the loop would answer: a town folder, settings; and the latest wish of a kind."""

from typing import TypeVar

from game.view.beginnings import Kept, Minds, Resident, TownFolder
from game.view.intents import ReadFolders, ReadSettings, Reply
from game.view.starting.new_town import NewTownSheet
from tests.view.fake_world import LOOK
from tests.view.pilot import Pilot

LANE = TownFolder(
    "maps/lane", "Plum Lane", "Monday, 06:00",
    (Resident("Nell Archer", 44, ("brisk",), LOOK, "Bakery:room"), Resident("Otis Fenn", 67, (), LOOK, "Cottage:room")),
    {"Bakery:room": 1, "Cottage:room": 2},
)  # fmt: skip
KEPT = Kept(Minds(), "patient", {"tokens_a_day": 500.0}, True, "data", "saves")
W = TypeVar("W")


def asked(pilot: Pilot, kind: type[W]) -> W:
    """The latest wish of a kind."""
    return next(intent for intent in reversed(pilot.intents) if isinstance(intent, kind))


def count(pilot: Pilot, kind: type[object]) -> int:
    """How many wishes of a kind there were."""
    return sum(isinstance(intent, kind) for intent in pilot.intents)


def answer(pilot: Pilot, number: int, result: object = None, fault: str = "") -> None:
    """Let a reply come."""
    pilot.screen.receive(Reply(number, result, fault))
    pilot.frames(2)


def new_town(pilot: Pilot, kept: Kept = KEPT) -> NewTownSheet:
    """The sheet of a new town, with all that it asked for."""
    sheet = NewTownSheet(pilot.screen._acts)
    pilot.screen.open(sheet)
    pilot.frames(2)
    answer(pilot, asked(pilot, ReadFolders).number, (LANE,))
    answer(pilot, asked(pilot, ReadSettings).number, kept)
    return sheet
