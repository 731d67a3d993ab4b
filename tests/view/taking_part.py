"""Ways to the sheets of taking part, and a visitor in the fake town: what the tests of both share."""

from collections.abc import Callable

from game.view.intents import Intent, Tell
from game.view.taking_part.memories import ChangeMemory
from game.world.people import Person
from tests.view.fake_world import BED, LOOK, FakeWorld
from tests.view.pilot import Pilot

ADA, BO, CY, MAX = "Ada Hill", "Bo Reed", "Cy Reed", "Max Frey"


def come(
    world: FakeWorld, name: str, look: dict[str, str | list[str]] | None = None, tile: tuple[int, int] = (15, 15)
) -> Person:
    """A visitor is there from now on."""
    world.people[name] = Person(name, 44, (), "", "", "", look or dict(LOOK), tile, visitor=True, played=True)
    return world.people[name]


def change_memory(pilot: Pilot, ordinal: int) -> None:
    """Open a memory of Ada's."""
    pilot.screen.open(ChangeMemory(pilot.screen._acts, ADA, ordinal))
    pilot.frames(2)


def part_sheets() -> dict[str, Callable[[Pilot], None]]:
    """How to get to each sheet."""
    return {
        "the menu": _with(ADA, "take_part"),
        "the menu of a thing": _with(BED, "take_part"),
        "speaking": _with(CY, "speak"),
        "whispering": _with(ADA, "whisper"),
        "announcing": _announcing,
        "entering": _with("", "visit"),
        "a state": _with(BED, "use"),
        "a memory given": _from_menu("remember"),
        "a memory changed": lambda pilot: change_memory(pilot, 3),
        "which memory": _from_menu("change"),
        "never met": _never_met,
        "whom to speak to": _with("", "speak"),
        "nobody near": _nobody_near,
        "using": _using,
        "a visitor": _visitor,
    }


def _with(name: str, action: str) -> Callable[[Pilot], None]:
    def way(pilot: Pilot) -> None:
        if name:
            pilot.screen.select(name)
        pilot.screen.do(action)
        pilot.frames(2)

    return way


def _from_menu(act: str) -> Callable[[Pilot], None]:
    def way(pilot: Pilot) -> None:
        pilot.screen.select(ADA)
        pilot.screen._player._doing()[act]()
        pilot.frames(2)

    return way


def _announcing(pilot: Pilot) -> None:
    pilot.screen.select(ADA)
    pilot.screen.do("announce")
    pilot.frames(2)
    pilot.click("Some of them")


def _never_met(pilot: Pilot) -> None:
    pilot.world.people[ADA].seen.update(dict.fromkeys((BO, CY)))  # type: ignore[arg-type]
    _from_menu("never_met")(pilot)


def _using(pilot: Pilot) -> None:
    _visitor(pilot)
    pilot.screen.do("use")
    pilot.frames(2)


def _visitor(pilot: Pilot) -> None:
    assert isinstance(pilot.world, FakeWorld)
    come(pilot.world, MAX, tile=(13, 11))
    pilot.wait(0.3)


def _nobody_near(pilot: Pilot) -> None:
    _visitor(pilot)
    pilot.world.people[MAX].tile = (30, 25)
    pilot.screen.do("speak")
    pilot.frames(2)


def choose(pilot: Pilot, name: str) -> None:
    pilot.screen.select(name)
    pilot.frames(1)


def done(pilot: Pilot) -> list[Intent]:
    """What was asked for but words."""
    return [intent for intent in pilot.intents if not isinstance(intent, Tell)]
