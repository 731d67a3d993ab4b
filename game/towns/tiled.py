"""Reads the Tiled map of a town: what can be walked, rooms, things, doors and spawn points."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.errors import TownError
from game.world.grid import BLOCKED, FREE, SEAT
from game.world.places import Hours, Tile

TILE = 32
"""Pixels."""
TILE_LAYERS = ("ground", "floor", "walls", "furniture", "decor", "overhead", "collision")
OBJECT_LAYERS = ("rooms", "things", "doors", "spawns")
_KINDS = {0: BLOCKED, 1: SEAT}


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object of a layer, in whole tiles."""

    layer: str
    name: str
    tiles: tuple[Tile, ...]
    properties: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TownMap:
    """What the world needs of a map; the pictures are read by the window."""

    path: Path
    width: int
    height: int
    walkable: bytes
    objects: tuple[MapObject, ...]

    def layer(self, name: str) -> list[MapObject]:
        """The objects of one layer, in the order of the file."""
        return [o for o in self.objects if o.layer == name]


def read_map(path: Path) -> TownMap:
    """Read a .tmx file. Raises `TownError` with file, layer and object."""
    tmx = _open(path)
    if (tmx.tilewidth, tmx.tileheight) != (TILE, TILE):
        raise TownError(f"{path}: tiles are {tmx.tilewidth} x {tmx.tileheight} pixels, expected {TILE} x {TILE}")
    if tmx.orientation != "orthogonal":
        raise TownError(f"{path}: the map is {tmx.orientation}, expected orthogonal")
    layers = {layer.name: layer for layer in tmx.layers}
    missing = [name for name in (*TILE_LAYERS, *OBJECT_LAYERS) if name not in layers]
    if missing:
        raise TownError(f"{path}: there is no layer `{missing[0]}`")
    objects = tuple(o for name in OBJECT_LAYERS for o in _objects(path, tmx, layers[name]))
    return TownMap(path, tmx.width, tmx.height, _walkable(tmx, layers["collision"]), objects)


def _open(path: Path) -> Any:
    import pytmx

    logging.getLogger("pytmx").setLevel(logging.ERROR)
    if not path.is_file():
        raise TownError(f"{path}: there is no such map")
    try:
        return pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx raises whatever the parser, the decoder or the disk raised
        raise TownError(f"{path}: is not a Tiled map that can be read ({type(error).__name__}: {error})") from error


def _walkable(tmx: Any, layer: Any) -> bytes:
    """Empty tiles are free; of the collision tileset, the first tile blocks and the second is a seat."""
    kinds = {}
    for gid, (real, _) in enumerate(_real_gids(tmx)):
        tileset = max((t for t in tmx.tilesets if t.firstgid <= real), key=lambda t: t.firstgid, default=None)
        kinds[gid] = _KINDS.get(real - tileset.firstgid, BLOCKED) if tileset else FREE
    return bytes(kinds[gid] if gid else FREE for row in layer.data for gid in row)


def _real_gids(tmx: Any) -> list[tuple[int, Any]]:
    """The file's own tile numbers by pytmx's, which numbers only the tiles in use."""
    size = max(tmx.tiledgidmap, default=0) + 1
    return [(tmx.tiledgidmap.get(gid, 0), None) for gid in range(size)]


def _objects(path: Path, tmx: Any, layer: Any) -> Iterator[MapObject]:
    for item in layer:
        x, y = item.x / TILE, item.y / TILE
        right, bottom = (item.x + item.width) / TILE, (item.y + item.height) / TILE
        left, top = round(x), round(y)
        tiles = tuple(
            (column, row)
            for row in range(top, max(top + 1, round(bottom)))
            for column in range(left, max(left + 1, round(right)))
        )
        if any(not (0 <= cx < tmx.width and 0 <= cy < tmx.height) for cx, cy in tiles):
            raise TownError(f"{path}: layer `{layer.name}`, object `{item.name}` at {left}, {top} is outside the map")
        known = {key: value for key, value in item.properties.items() if value is not None}
        yield MapObject(layer.name, item.name or "", tiles, known)


def read_hours(words: str) -> Hours | None:
    """`8-20` as opening hours, nothing for always. Raises ValueError."""
    if not words.strip():
        return None
    since, until = (int(part) for part in words.split("-"))
    if not 0 <= since < until <= 24:
        raise ValueError(words)
    return Hours(since, until)
