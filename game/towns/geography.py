"""From the objects of a map to the town's geography: rooms with their owners, things with where one uses them."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.towns.files import PersonFile, ScenarioFile
from game.towns.properties import read_properties
from game.towns.tiled import MapObject, TownMap
from game.world.grid import FREE, SEAT
from game.world.homes import owners_of
from game.world.places import Fact, Room, Thing, Tile, Town


def build_town(town_map: TownMap, scenario: ScenarioFile, people: Sequence[PersonFile]) -> Town:
    """The town of a map; objects that cannot be used are left out, wrong properties have their defaults."""
    room_of = {tile: o.name for o in town_map.layer("rooms") for tile in o.tiles}
    things = _things(town_map, room_of)
    facts = tuple(Fact(f.key, f.words, f.carrier, tuple(f.mentions), f.place, f.since, f.until) for f in scenario.facts)
    return Town(
        name=town_map.path.stem,
        title=scenario.title,
        start=scenario.start,
        width=town_map.width,
        height=town_map.height,
        walkable=town_map.walkable,
        rooms=_rooms(town_map, things, people),
        things=things,
        room_of=room_of,
        spawns=tuple(o.tiles[0] for o in town_map.layer("spawns")),
        facts=facts,
    )


def by_name(objects: Sequence[MapObject]) -> dict[str, list[MapObject]]:
    """Objects of one name are parts of one room or thing."""
    grouped: dict[str, list[MapObject]] = {}
    for item in objects:
        grouped.setdefault(item.name, []).append(item)
    return grouped


def beside(tile: Tile) -> tuple[Tile, ...]:
    """The four neighbours: down, left, right, up."""
    x, y = tile
    return ((x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1))


def at_corners(tile: Tile) -> tuple[Tile, ...]:
    """The four neighbours across a corner, those in front first."""
    x, y = tile
    return ((x - 1, y + 1), (x + 1, y + 1), (x - 1, y - 1), (x + 1, y - 1))


def _parts(parts: Sequence[MapObject]) -> tuple[tuple[Tile, ...], dict[str, Any]]:
    """All tiles of some parts once, and their properties together; the first part counts most."""
    tiles = tuple(dict.fromkeys(tile for part in parts for tile in part.tiles))
    given = {key: value for part in reversed(parts) for key, value in part.properties.items()}
    return tiles, read_properties(parts[0].layer, given)


def _rooms(town_map: TownMap, things: dict[str, Thing], people: Sequence[PersonFile]) -> dict[str, Room]:
    grouped = by_name(town_map.layer("rooms"))
    return {name: _room(town_map, parts, things, people) for name, parts in grouped.items()}


def _room(
    town_map: TownMap, parts: Sequence[MapObject], things: dict[str, Thing], people: Sequence[PersonFile]
) -> Room:
    name = parts[0].name
    tiles, norms = _parts(parts)
    public = norms["access"] == "public"
    return Room(
        address=name,
        tiles=tiles,
        spots=tuple(tile for tile in tiles if town_map.kind(tile) == FREE),
        things=tuple(address for address, thing in things.items() if thing.room == name),
        public=public,
        hours=norms["hours"],
        capacity=norms["capacity"],
        purpose=norms["purpose"],
        outdoors=norms["outdoors"],
        owners=owners_of(name, public, people, norms["owners"]),
        owners_on_map=norms["owners"],
    )


def _things(town_map: TownMap, room_of: dict[Tile, str]) -> dict[str, Thing]:
    rooms = set(room_of.values())
    usable = [item for item in town_map.layer("things") if item.room in rooms]
    return {name: _thing(town_map, parts, room_of) for name, parts in by_name(usable).items()}


def _thing(town_map: TownMap, parts: Sequence[MapObject], room_of: dict[Tile, str]) -> Thing:
    tiles, properties = _parts(parts)
    return Thing(
        address=parts[0].name,
        tiles=tiles,
        spots=_spots(town_map, tiles, parts[0].room, room_of),
        states=properties["states"],
        stamp=properties["stamp"],
        purpose=properties["purpose"],
        capacity=properties["capacity"],
    )


def _spots(town_map: TownMap, tiles: tuple[Tile, ...], room: str, room_of: dict[Tile, str]) -> tuple[Tile, ...]:
    """Its seats that can be reached; else its free tiles; else those around it in the room, corners last."""
    seats = [t for t in tiles if town_map.kind(t) == SEAT]
    reachable = tuple(t for t in seats if any(town_map.kind(n) == FREE for n in beside(t)))
    if reachable:
        return reachable
    free = tuple(t for t in tiles if town_map.kind(t) == FREE)
    if free:
        return free
    around = dict.fromkeys([*(n for t in tiles for n in beside(t)), *(n for t in tiles for n in at_corners(t))])
    return tuple(n for n in around if town_map.kind(n) == FREE and room_of.get(n, "") == room)


def map_path(folder: Path) -> Path:
    """The map of a town folder, which has the folder's name; also of `.` and `maps/x/..`."""
    return folder / f"{Path(os.path.abspath(folder)).name}.tmx"
