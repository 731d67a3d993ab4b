"""How to get to each screen before and around play, for the check that measures words."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.view.beginnings import Found, KeptTown, Read
from game.view.intents import Examine, ReadSettings, Reply
from game.view.starting.load import LoadSheet
from game.view.starting.title import TitleFacts, TitleSheet
from game.world.commands import MoveIn
from tests.view.fake_world import LOOK
from tests.view.pilot import Pilot
from tests.view.starting.stand_ins import KEPT, answer, asked, new_town

Way = Callable[[Pilot], None]
_TOWN = KeptTown("A town with a rather long name, 2", "Smallville", 25, "Tuesday 14 February, 10:12", "2026-01-02", 3.2)


def _title(pilot: Pilot) -> None:
    facts = TitleFacts("Smallville 2", "Wednesday 15 February, 10:12", "Old.town: cannot be opened")
    pilot.screen.raise_title(pilot.world, lambda acts: TitleSheet(acts, facts))


def _load(pilot: Pilot) -> None:
    pilot.screen.open(LoadSheet(pilot.screen._acts, Reply(1, (_TOWN, replace(_TOWN, name="Another")))))


def _new(page: str) -> Way:
    def way(pilot: Pilot) -> None:
        sheet = new_town(pilot)
        sheet._page, sheet._minds._answers = page, "thrifty"
        sheet._newcomers.append(MoveIn("Dee Fox", LOOK))
        sheet._mind.set("Otis sings tomorrow\nsomebody sings")
        sheet._read = (Read("", True, "Otis Fenn has it in mind, as a wish."), Read("", False, "nobody is named in it"))
        pilot.screen.sheets.renew()

    return way


def _doctor(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    sheet._minds._examine()
    pilot.frames(2)
    found = asked(pilot, Examine).into.found
    found.append(Found("reachable", True, "http://localhost:1/v1 in 0.01 s"))
    found.append(Found("key", False, "refused", "Write another."))


def _create(pilot: Pilot) -> None:
    pilot.screen.do("move_in")
    pilot.click("Move in")


def _move_out(pilot: Pilot) -> None:
    pilot.screen.select("Ada Hill", show=True)
    pilot.screen.do("move_out")


def _tour(step: int) -> Way:
    def way(pilot: Pilot) -> None:
        pilot.screen.do("tour")
        for _ in range(step):
            pilot.press(pygame.K_RETURN)

    return way


def _setting(page: str) -> Way:
    def way(pilot: Pilot) -> None:
        pilot.screen.do("settings")
        pilot.frames(1)
        answer(pilot, asked(pilot, ReadSettings).number, KEPT)
        sheet = pilot.screen.sheets.top
        sheet._page, sheet._minds._answers = page, "paper"  # type: ignore[union-attr]
        pilot.screen.sheets.renew()

    return way


STARTING: dict[str, Way] = {
    "the title": _title,
    "load": _load,
    **{f"new town: {page}": _new(page) for page in ("town", "people", "mind", "answers")},
    "the doctor": _doctor,
    "create a person": _create,
    "move out": _move_out,
    **{f"the guided look, {step + 1}": _tour(step) for step in range(6)},
    **{f"settings: {page}": _setting(page) for page in ("keys", "answers", "caps")},
    "about": lambda pilot: pilot.screen.do("about"),
}
