"""The checker of town folders: every fault as one sentence with file, layer, object and tile."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from game.errors import TownError
from game.towns.files import PersonFile, ScenarioFile, read_toml
from game.towns.load import load_town, read_people
from game.towns.tiled import TownMap, read_map
from game.world.grid import FREE, Grid
from game.world.places import Tile, Town


def check_town(folder: Path) -> list[str]:
    """All faults of a town folder; empty if it can be played."""
    try:
        town_map = read_map(folder / f"{folder.name}.tmx")
        town = load_town(folder, [])
    except TownError as error:
        return [str(error), *_people_faults(folder, None)]
    faults = [*_map_faults(town_map, town), *_scenario_faults(folder, town), *_people_faults(folder, town)]
    return list(dict.fromkeys(faults))


def _map_faults(town_map: TownMap, town: Town) -> Iterator[str]:
    file = town_map.path
    for tile, count in Counter(t for o in town_map.layer("rooms") for t in o.tiles).items():
        if count > 1:
            names = sorted({o.name for o in town_map.layer("rooms") if tile in o.tiles})
            yield f"{file}: layer `rooms`: {' and '.join(names)} overlap at tile {_at(tile)}"
    for item in town_map.layer("things"):
        room = item.name.rsplit(":", 1)[0]
        if room not in town.rooms:
            yield f"{file}: layer `things`, object `{item.name}` at tile {_at(item.tiles[0])}: there is no room {room}"
    yield from _reach_faults(file, town)
    for spawn in town.spawns:
        if town.walkable[spawn[1] * town.width + spawn[0]] != FREE:
            yield f"{file}: layer `spawns`: the spawn at tile {_at(spawn)} is on a blocked tile"


def _reach_faults(file: Path, town: Town) -> Iterator[str]:
    """Rooms and things that cannot be walked to from the open ground."""
    grid = Grid(town.width, town.height, town.walkable)
    start = next((t for t in _open_ground(town)), None)
    if start is None:
        yield f"{file}: there is no free tile outside the rooms to walk on"
        return
    for address, room in town.rooms.items():
        if not room.spots:
            yield f"{file}: layer `rooms`, object `{address}` at tile {_at(room.tiles[0])}: has no free tile"
        elif all(grid.distance(start, spot) is None for spot in room.spots):
            yield f"{file}: layer `rooms`, object `{address}` at tile {_at(room.spots[0])}: cannot be reached"
    for address, thing in town.things.items():
        if not thing.spots or all(grid.distance(start, spot) is None for spot in thing.spots):
            yield f"{file}: layer `things`, object `{address}` at tile {_at(thing.tiles[0])}: cannot be reached"


def _open_ground(town: Town) -> Iterator[Tile]:
    for tile in town.spawns:
        yield tile
    for y in range(town.height):
        for x in range(town.width):
            if town.walkable[y * town.width + x] == FREE and not town.room_at((x, y)):
                yield (x, y)


def _scenario_faults(folder: Path, town: Town) -> Iterator[str]:
    path = folder / "scenario.toml"
    names = _names(folder)
    scenario = read_toml(path, ScenarioFile)
    for fact in scenario.facts:
        if fact.place and fact.place not in town.rooms:
            yield f"{path}: `facts`, {fact.key}: there is no room {fact.place}"
        if fact.carrier not in names:
            yield f"{path}: `facts`, {fact.key}: there is nobody called {fact.carrier}"
    for key, option in scenario.options.items():
        if option.person not in names:
            yield f"{path}: `options.{key}`: there is nobody called {option.person}"


def _names(folder: Path) -> list[str]:
    try:
        return [file.name for file in read_people(folder)]
    except TownError:
        return []


def _people_faults(folder: Path, town: Town | None) -> Iterator[str]:
    paths = sorted((folder / "people").glob("*.toml"))
    if not paths:
        yield f"{folder / 'people'}: there is nobody; expected at least one person's file (NAME.toml)"
    seen: dict[str, Path] = {}
    for path in paths:
        try:
            file = read_toml(path, PersonFile)
        except TownError as error:
            yield str(error)
            continue
        if file.name in seen:
            yield f"{path}: `name`: {file.name} is in {seen[file.name].name} as well"
        seen[file.name] = path
        if town is not None:
            yield from _address_faults(path, file, town)


def _address_faults(path: Path, file: PersonFile, town: Town) -> Iterator[str]:
    if not file.home:
        yield f"{path}: `home`: is missing, expected a room such as {next(iter(town.rooms))}"
    for field, address in (("home", file.home), ("work", file.work)):
        if address and address not in town.rooms:
            yield f"{path}: `{field}`: there is no room {address}"
    sectors = town.sectors()
    for place in file.knows:
        if place not in town.rooms and place not in sectors:
            yield f"{path}: `knows`: there is no place {place}"


def _at(tile: Tile) -> str:
    return f"{tile[0]}, {tile[1]}"
