"""A town folder as a world at its first moment."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from game.errors import InputError, TownError
from game.towns.check_scenario import scenario_faults
from game.towns.files import PersonFile, ScenarioFile, read_toml
from game.towns.geography import build_town, map_path
from game.towns.looks import full_look, look_faults
from game.towns.tiled import TownMap, object_faults, read_map
from game.towns.words import hint
from game.world.clock import Clock
from game.world.homes import beds, sleeping_places
from game.world.memories import NewMemory
from game.world.people import Person
from game.world.places import Fact, Tile, Town
from game.world.ties import ties_from
from game.world.world import World

_NEAR = re.compile(
    r"\b(?:wife|husband|married|son|daughter|mother|father|brother|sister|housemates?|shared a house|dorm|classmate|"
    r"colleague|professor)\b"
)
_TIMED = re.compile(r"\d|\bsecret")
"""What a clause says of a day, an hour or a secret is its owner's to tell."""


@dataclass(frozen=True, slots=True)
class Seed:
    """Something that somebody has in mind when the story starts."""

    person: str
    """Full name."""
    words: str
    """A clause that names them, with full dates."""
    fact: Fact | None = None
    """What is followed of it, if it tells of something that can be."""


def load_world(
    folder: Path,
    seed: str,
    only: list[str] | None = None,
    newcomers: Sequence[PersonFile] = (),
    seeded: Sequence[Seed] = (),
) -> World:
    """The town at its start with everybody and the `newcomers`, or with those of them named in `only`, in their beds.

    `seeded` is what people have in mind beside what their files say. Raises `TownError` for a fault in the folder,
    `InputError` for a name in `only` that nobody has.
    """
    require_folder(folder)
    everybody = read_people(folder)
    files = [*everybody, *newcomers]
    if only:
        files = _chosen(files, only)
    _apply_options(folder, files)
    _give_seeds(files, seeded)
    town = load_town(folder, files)
    town = replace(town, facts=(*town.facts, *(s.fact for s in seeded if s.fact)))
    _refuse_wrong_scenario(folder, everybody, town)
    people = {file.name: _person(folder, town, files, n) for n, file in enumerate(files)}
    states = {address: thing.states[0] for address, thing in town.things.items() if thing.states}
    world = World(town, Clock(town.start), seed, people, states, seeded=[s.fact for s in seeded if s.fact])
    for file in files:
        _seed_memories(world, file, files)
    return world


def load_town(folder: Path, people: Sequence[PersonFile]) -> Town:
    """The geography and the scenario of a town folder; whose rooms are whose follows from the people."""
    require_folder(folder)
    town_map = read_town_map(folder)
    fault = next(object_faults(town_map), "")
    if fault:
        raise TownError(fault)
    return build_town(town_map, read_toml(folder / "scenario.toml", ScenarioFile), people)


def require_folder(folder: Path) -> None:
    """Raises `TownError` if there is no such folder."""
    if not folder.is_dir():
        raise TownError(f"{folder}: there is no such town folder")


def read_town_map(folder: Path) -> TownMap:
    """The map of a town folder. Raises `TownError`."""
    path = map_path(folder)
    if not path.is_file():
        others = ", ".join(sorted(p.name for p in folder.glob("*.tmx"))) or "no map"
        raise TownError(f"{path}: there is no such map, expected one with the folder's name; there is {others}")
    return read_map(path)


def people_paths(folder: Path) -> list[Path]:
    """The people's files in the order of their names. Raises `TownError` if there are none."""
    paths = sorted(p for p in (folder / "people").glob("*.toml") if not p.name.startswith("."))
    if not paths:
        raise TownError(f"{folder / 'people'}: there is nobody, expected at least one person's file (NAME.toml)")
    return paths


def read_people(folder: Path) -> list[PersonFile]:
    """The people of a town folder, in the order of their files' names. Raises `TownError`."""
    seen: dict[str, Path] = {}
    files = []
    for path in people_paths(folder):
        file = read_toml(path, PersonFile)
        if file.name in seen:
            raise TownError(f"{path}: {same_name(file.name, seen[file.name])}")
        fault = next(look_faults(file.look), "")
        if fault:
            raise TownError(f"{path}: {fault}")
        seen[file.name] = path
        files.append(file)
    return files


def same_name(name: str, other: Path) -> str:
    """A sentence about two people of one name."""
    return f"`name`: {name} is in {other.name} as well, expected a name of their own"


def address_faults(file: PersonFile, town: Town) -> list[str]:
    """A sentence for each address in a person's file that the map does not have."""
    places = [*town.rooms, *town.sectors()]
    named = [(field, address, list(town.rooms)) for field, address in (("home", file.home), ("work", file.work))]
    named += [("knows", address, places) for address in file.knows]
    return [
        f"`{field}`: there is no {'place' if field == 'knows' else 'room'} `{address}`{hint(address, known)}"
        for field, address, known in named
        if address not in known and (address or field == "knows")
    ]


def _apply_options(folder: Path, files: list[PersonFile]) -> None:
    """Give people the clauses of the scenario's options that are on."""
    for option in read_toml(folder / "scenario.toml", ScenarioFile).options.values():
        for file in files:
            if option.on and file.name == option.person:
                file.biography = f"{file.biography.rstrip().rstrip('.')}; {option.words}"


def _give_seeds(files: list[PersonFile], seeded: Sequence[Seed]) -> None:
    """Whoever is named in a seed has it as one more clause of their biography."""
    for seed in seeded:
        for file in files:
            if file.name == seed.person:
                file.biography = f"{file.biography.rstrip().rstrip('.;')}; {seed.words}".removeprefix("; ")


def _refuse_wrong_scenario(folder: Path, everybody: list[PersonFile], town: Town) -> None:
    path = folder / "scenario.toml"
    fault = next(scenario_faults(path, read_toml(path, ScenarioFile), [file.name for file in everybody], town), "")
    if fault:
        raise TownError(fault)


def _chosen(files: list[PersonFile], only: list[str]) -> list[PersonFile]:
    """The people whose full or first name is in `only`."""
    for wanted in only:
        if not any(_is_called(file, wanted) for file in files):
            raise InputError(f"--people: there is no {wanted}; known are {', '.join(f.name for f in files)}")
    return [file for file in files if any(_is_called(file, wanted) for wanted in only)]


def _is_called(file: PersonFile, wanted: str) -> bool:
    return wanted.lower() in (file.name.lower(), file.name.split(" ")[0].lower())


def _person(folder: Path, town: Town, everybody: list[PersonFile], place: int) -> Person:
    file = everybody[place]
    faults = address_faults(file, town)
    if faults:
        raise TownError(f"{_path_of(folder, file)}: {faults[0]}")
    tile = _first_tile(town, file, everybody, place)
    if tile is None:
        raise TownError(
            f"{_path_of(folder, file)}: `home`: is missing, expected a room, or a spawn point in {map_path(folder)}"
        )
    return Person(
        name=file.name,
        age=file.age,
        traits=tuple(file.traits),
        biography=" ".join(file.biography.split()),
        home=file.home,
        work=file.work,
        look=full_look(file.name, file.look),
        tile=tile,
        known=_known_rooms(town, file),
        ties=ties_from(file.name, file.clauses(), [other.name for other in everybody]),
        asleep=True,
    )


def _path_of(folder: Path, file: PersonFile) -> Path:
    """The person's own file; the folder of people for somebody who has none."""
    paths = (path for path in people_paths(folder) if read_toml(path, PersonFile).name == file.name)
    return next(paths, folder / "people")


def _first_tile(town: Town, file: PersonFile, everybody: list[PersonFile], place: int) -> Tile | None:
    """A place in one's own bed, beside those who share it; without a bed a spawn point."""
    sharers = [p.name for p in everybody if p.home == file.home]
    spots = [spot for bed in beds(town, file.home) for spot in sleeping_places(bed)] or list(town.spots(file.home))
    if spots:
        return spots[sharers.index(file.name) % len(spots)]
    return town.spawns[place % len(town.spawns)] if town.spawns else None


def _known_rooms(town: Town, file: PersonFile) -> list[str]:
    """Home and work with the rooms around them, and what the file names; never another's bedroom.

    The buildings that its biography names are known as well; where neither names any, every public one is. Who has no
    home knows every public place that never closes, to have somewhere to be at night.
    """
    own = [place for place in (file.home.split(":")[0], file.work.split(":")[0]) if place]
    named = [*file.knows, *_told_of(town, file.biography)]
    places = [*own, *named]
    known: dict[str, None] = {}
    for place in places:
        for address, room in town.rooms.items():
            meant = address == place or room.sector == place
            if meant and (room.public or not room.owners or file.name in room.owners or address == place):
                known[address] = None
    public = {address: None for address, room in town.rooms.items() if room.public}
    if not named:
        known |= public
    elif not file.home:
        known |= {address: None for address in public if town.rooms[address].hours is None}
    return list(known)


def _told_of(town: Town, biography: str) -> list[str]:
    """The buildings that a biography names, with or without their article."""
    told = " ".join(biography.split()).lower()
    bare = {sector: re.escape(sector.lower().removeprefix("the ")) for sector in town.sectors()}
    return [sector for sector, name in bare.items() if re.search(rf"(?<!\w){name}(?!\w)", told)]


def _seed_memories(world: World, file: PersonFile, files: Sequence[PersonFile]) -> None:
    person, names = world.people[file.name], [f.name for f in files]
    for clause in (*file.clauses(), *_work_of_those_near(file, files)):
        subjects = tuple(name for name in names if name in clause) or (file.name,)
        world.remember(person, NewMemory("seed", clause, source="knew", subjects=subjects))


def _work_of_those_near(file: PersonFile, files: Sequence[PersonFile]) -> list[str]:
    """What family, housemates and colleagues are, in the words of their own files: a wife knows her husband's work."""
    near = [f for f in files if f is not file and any(f.name in c and _NEAR.search(c) for c in file.clauses())]
    told = (next((c for c in f.clauses() if re.match(rf"{re.escape(f.name)} is (?:an?|the) ", c)), "") for f in near)
    return [clause for clause in told if clause and not _TIMED.search(clause)]
