"""Reads the Tiled map of a town: what can be walked, rooms, things, doors and spawn points."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from math import floor
from pathlib import Path
from typing import Any

from game.errors import TownError
from game.towns.properties import wrong_values
from game.towns.tmx import OBJECT_LAYERS, TILE, TILE_LAYERS, format_faults
from game.towns.words import at, hint
from game.world.grid import BLOCKED, FREE, SEAT
from game.world.places import Tile

_KINDS = {0: BLOCKED, 1: SEAT}
"""What the tiles of the collision tileset mean, by their place in it; no tile is free."""
_OF_TILES = {"id", "type", "class", "width", "height", "frames", "colliders", "source", "trans", "probability"}
"""What pytmx adds to the properties of an object that shows a tile."""


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object of a layer, in whole tiles."""

    layer: str
    name: str
    tiles: tuple[Tile, ...]
    """Empty if it lies outside the map."""
    properties: dict[str, Any]
    place: str
    """Where it is, in words."""
    fault: str = ""
    """Why it cannot be used."""

    @property
    def room(self) -> str:
        """The address of the room that a thing's name begins with."""
        return self.name.rsplit(":", 1)[0]


@dataclass(frozen=True, slots=True)
class TownMap:
    """What the world needs of a map; the pictures are read by the window."""

    path: Path
    width: int
    height: int
    walkable: bytes
    drawn: dict[str, bytes]
    """For each tile layer, row by row: whether something is there."""
    objects: tuple[MapObject, ...]

    def layer(self, name: str) -> list[MapObject]:
        """The objects of one layer that can be used, in the order of the file."""
        return [o for o in self.objects if o.layer == name and not o.fault]

    def told(self, item: MapObject, words: str) -> str:
        """A sentence about an object, with file, layer, object and tile."""
        name = " ".join(item.name.split())
        return f"{self.path}: layer `{item.layer}`, object `{name}` at {item.place}: {words}"

    def kind(self, tile: Tile) -> int:
        """BLOCKED, FREE or SEAT; outside the map is blocked."""
        x, y = tile
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self.walkable[y * self.width + x] if inside else BLOCKED

    def shows(self, layer: str, tile: Tile) -> bool:
        """Whether a tile layer holds anything at a tile of the map."""
        return bool(self.drawn[layer][tile[1] * self.width + tile[0]])


def read_map(path: Path) -> TownMap:
    """Read a .tmx file. Raises `TownError` with the first reason why it cannot be."""
    faults = format_faults(path)
    if faults:
        raise TownError(faults[0])
    tmx = _open(path)
    found = {layer.name: layer for layer in tmx.layers if hasattr(layer, "data") or isinstance(layer, list)}
    drawn = {name: bytes(gid > 0 for row in found[name].data for gid in row) for name in TILE_LAYERS}
    objects = tuple(_object(tmx, name, item) for name in OBJECT_LAYERS for item in found[name])
    return TownMap(path, tmx.width, tmx.height, _walkable(tmx, found["collision"]), drawn, objects)


def _open(path: Path) -> Any:
    import pytmx

    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    try:
        return pytmx.TiledMap(str(path), load_all=False)
    except Exception as error:  # pytmx raises whatever the parser, the decoder or the disk raised
        raise TownError(f"{path}: is not a Tiled map that can be read ({type(error).__name__}: {error})") from error


def _walkable(tmx: Any, layer: Any) -> bytes:
    """pytmx numbers the tiles in use anew, each way of flipping apart: `tiledgidmap` leads back to the file's."""
    kinds = {0: FREE}
    for gid, real in tmx.tiledgidmap.items():
        first = max(tileset.firstgid for tileset in tmx.tilesets if tileset.firstgid <= real)
        kinds[gid] = _KINDS.get(real - first, BLOCKED)
    return bytes(kinds[gid] for row in layer.data for gid in row)


def _object(tmx: Any, layer: str, item: Any) -> MapObject:
    tiles = _tiles(tmx, item)
    place = at(tiles[0]) if tiles else f"pixel {item.x:g}, {item.y:g}"
    mixed = item.properties.items()
    known = {key: value for key, value in mixed if value is not None and not (item.gid and key in _OF_TILES)}
    return MapObject(layer, item.name or "", tiles, known, place, _fault(layer, item, tiles))


def _tiles(tmx: Any, item: Any) -> tuple[Tile, ...]:
    """The tiles an object covers, none if part of it lies outside the map; a point has the tile it lies in."""
    x, y = item.x / TILE, item.y / TILE
    right, bottom = (item.x + item.width) / TILE, (item.y + item.height) / TILE
    if not (x > -0.5 and y > -0.5 and right < tmx.width + 0.5 and bottom < tmx.height + 0.5):
        return ()
    near = round if item.width or item.height else floor
    columns = range(near(x), max(near(x) + 1, round(right)))
    rows = range(near(y), max(near(y) + 1, round(bottom)))
    inside = columns[0] >= 0 and rows[0] >= 0 and columns[-1] < tmx.width and rows[-1] < tmx.height
    return tuple((column, row) for row in rows for column in columns) if inside else ()


def _fault(layer: str, item: Any, tiles: tuple[Tile, ...]) -> str:
    """Why an object cannot be used, by its shape and its name."""
    if item.template:
        return "comes from a template, expected an object of its own (Object > Detach)"
    if not tiles:
        return "is not inside the map, expected whole tiles of it"
    if item.rotation:
        return f"is rotated by {item.rotation:g} degrees, expected 0"
    if hasattr(item, "points"):
        return "is a polygon, expected a rectangle"
    parts = {"rooms": 2, "things": 3, "doors": 2}.get(layer, 0)
    words = (item.name or "").split(":")
    if parts and (len(words) != parts or not all(word == word.strip() != "" for word in words)):
        return f"expected a name like `{':'.join(('Sector', 'arena', 'thing')[:parts])}`"
    return ""


def object_faults(town_map: TownMap) -> Iterator[str]:
    """What must be put right in the object layers before the town can be played."""
    rooms = {item.name for item in town_map.layer("rooms")}
    for item in town_map.objects:
        if item.fault:
            yield town_map.told(item, item.fault)
            continue
        for fault in wrong_values(item.layer, item.properties):
            yield town_map.told(item, fault)
        if item.layer == "things" and item.room not in rooms:
            yield town_map.told(item, f"there is no room `{item.room}`{hint(item.room, rooms)}")
    if not rooms:
        yield f"{town_map.path}: layer `rooms`: is empty, expected at least one room"
