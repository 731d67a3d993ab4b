"""Where imported people live and work: what they had, by our names, or what is free."""

from dataclasses import dataclass

from game.imports.ledger import Ledger
from game.imports.places import Places
from game.imports.shapes import Scratch
from game.imports.source import Someone
from game.towns.files import PersonFile
from game.world.homes import beds
from game.world.places import Room, Town


@dataclass(frozen=True, slots=True)
class Settled:
    """Somebody with a home and a workplace in this town; both may be empty."""

    someone: Someone
    own: PersonFile | None
    """The person of this town who has the same name, if there is one: their look is used."""
    home: str
    work: str
    post: str
    """Where they stand at work, in words: `behind the cafe counter at Hobbs Cafe`; empty for no such place."""

    @property
    def name(self) -> str:
        """Full name."""
        return self.someone.scratch.name


def settle(people: list[Someone], own: dict[str, PersonFile], town: Town, ledger: Ledger) -> list[Settled]:
    """Give everybody a home and a workplace, in their order; `own` are the people that this town has of itself."""
    places, taken = Places(town), dict.fromkeys((p.scratch.name for p in people), "")
    for someone in people:  # whoever has a home here keeps it, before the others are given what is left
        taken[someone.scratch.name] = places.room(someone.scratch.living_area or "")
    for someone in people:
        name = someone.scratch.name
        taken[name] = taken[name] or _assigned(someone.scratch, own.get(name), town, set(taken.values()), ledger)
    return [_settled(someone, own, town, places, taken[someone.scratch.name]) for someone in people]


def _settled(someone: Someone, own: dict[str, PersonFile], town: Town, places: Places, home: str) -> Settled:
    file = own.get(someone.scratch.name)
    work = file.work if file and file.work in town.rooms else _workplace(someone.scratch, town, places, home)
    return Settled(someone, file, home, work, _post(town, work))


def _post(town: Town, work: str) -> str:
    names = (thing.rsplit(":", 1)[1] for thing in (town.rooms[work].things if work else ()))
    behind = next((name.removeprefix("behind ") for name in names if name.startswith("behind ")), "")
    return f"behind the {behind.removeprefix('the ')} at {work.split(':')[0]}" if behind else ""


def _assigned(scratch: Scratch, own: PersonFile | None, town: Town, taken: set[str], ledger: Ledger) -> str:
    """The home of the person of this name in this town, else the first free room with a bed; empty if none is free."""
    free = [own.home] if own and own.home in town.rooms else []
    free += [
        r.address for r in town.rooms.values() if not r.public and r.address not in taken and beds(town, r.address)
    ]
    home = next(iter(free), "")
    there = f"`{scratch.living_area}` is not in this town" if scratch.living_area else "had no home"
    given = f"lives in `{home}`" if home else "has no home, as all are taken"
    ledger.change(f"{scratch.name}: {there}; {given}")
    return home


def _workplace(scratch: Scratch, town: Town, places: Places, home: str) -> str:
    """The public room that somebody's description names first; none for who works at home or nowhere."""
    for text in (scratch.learned, scratch.daily_plan_req, *scratch.daily_req):
        sector = places.named(text)
        rooms = [room for room in town.rooms.values() if room.public and room.sector == sector]
        if rooms and not home.startswith(f"{sector}:"):
            return _fittest(rooms, text).address
    return ""


def _fittest(rooms: list[Room], text: str) -> Room:
    return next((room for room in rooms if room.name in text.lower()), rooms[0])
