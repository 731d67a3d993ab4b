"""The checker of town folders: every fault as one sentence with file, layer, object and tile.

What keeps a town from being played is found by the same functions that loading uses (`tmx`, `tiled`, `files`,
`looks`); `check_layers`, `check_map` and `check_people` find what would go wrong in play.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from game.errors import TownError
from game.towns.check_layers import drawing_faults
from game.towns.check_map import owner_faults, place_faults
from game.towns.check_people import bed_faults, person_faults, same_name_faults
from game.towns.check_scenario import scenario_faults
from game.towns.files import PersonFile, ScenarioFile, read_toml, read_words, toml_faults
from game.towns.geography import build_town, map_path
from game.towns.load import people_paths, read_town_map, require_folder
from game.towns.tiled import TownMap, object_faults
from game.towns.tmx import format_faults
from game.world.places import Town

_NO_SCENARIO = ScenarioFile(title="-", start=datetime(2023, 2, 13, 6))
People = dict[Path, PersonFile]


def check_town(folder: Path) -> list[str]:
    """All faults of a town folder; empty if it can be played and nothing in it is out of reach."""
    try:
        require_folder(folder)
    except TownError as error:
        return [str(error)]
    scenario, faults = _read_scenario(folder)
    people, wrong = _read_people(folder)
    faults += wrong
    names = [file.name for file in people.values()] if not wrong else _names(folder)
    town_map, wrong = _read_map(folder)
    faults += wrong
    town = build_town(town_map, scenario, list(people.values())) if town_map else None
    if town_map and town:
        faults += _map_faults(town_map, town, names)
    faults += scenario_faults(folder / "scenario.toml", scenario, names, town)
    faults += _people_faults(people, town)
    return list(dict.fromkeys(faults))


def _read_scenario(folder: Path) -> tuple[ScenarioFile, list[str]]:
    faults = toml_faults(folder / "scenario.toml", ScenarioFile)
    return (_NO_SCENARIO if faults else read_toml(folder / "scenario.toml", ScenarioFile)), faults


def _read_people(folder: Path) -> tuple[People, list[str]]:
    try:
        paths = people_paths(folder)
    except TownError as error:
        return {}, [str(error)]
    faults = {path: toml_faults(path, PersonFile) for path in paths}
    people = {path: read_toml(path, PersonFile) for path in paths if not faults[path]}
    return people, [fault for found in faults.values() for fault in found]


def _names(folder: Path) -> list[str] | None:
    """The names in all files of people, also in broken ones; None if one cannot be read or there is nobody.

    Without all names nobody can be said not to live here: only the cause is told.
    """
    names = []
    try:
        for path in people_paths(folder):
            name = read_words(path).get("name")
            if not isinstance(name, str):
                return None
            names.append(name)
    except TownError:
        return None
    return names


def _read_map(folder: Path) -> tuple[TownMap | None, list[str]]:
    path = map_path(folder)
    faults = format_faults(path) if path.is_file() else []
    try:
        return (None, faults) if faults else (read_town_map(folder), [])
    except TownError as error:
        return None, [str(error)]


def _map_faults(town_map: TownMap, town: Town, names: list[str] | None) -> Iterator[str]:
    yield from drawing_faults(town_map.path)
    yield from object_faults(town_map)
    yield from place_faults(town_map, town)
    if names is not None:
        yield from owner_faults(town_map, names)


def _people_faults(people: People, town: Town | None) -> Iterator[str]:
    yield from same_name_faults(people)
    for path, file in people.items():
        yield from (f"{path}: {fault}" for fault in person_faults(file, town))
    if town:
        yield from bed_faults(people, town)
