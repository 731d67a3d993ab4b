"""Checks what a map draws: layers that nobody looks at, that are shifted, tiles that do not belong."""

from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from xml.etree.ElementTree import Element

from game.towns.tmx import (
    OBJECT_LAYERS,
    TILE_LAYERS,
    Tileset,
    layers,
    number,
    read_xml,
    tile_numbers,
    tileset_of,
    tilesets,
)
from game.towns.words import at, hint

_COLLISION = "collision"
_KINDS = 2
"""Tiles of the collision tileset: what blocks, and seats."""


def drawing_faults(path: Path) -> Iterator[str]:
    """Faults of a map that can be read."""
    root = read_xml(path, "map")
    sets, _ = tilesets(path, root)
    for one in sets:
        if PureWindowsPath(one.source).drive or PurePosixPath(one.source).is_absolute():
            yield f"{path}: tileset `{one.source}`: is at an absolute path, expected one seen from the map"
    for layer in layers(root):
        yield from (f"{path}: layer `{layer.get('name', '')}`: {fault}" for fault in _layer_faults(layer))
    yield from (f"{path}: layer `{_COLLISION}`: {fault}" for fault in _collision_faults(root, sets))
    yield from (f"{path}: group `{group.get('name', '')}`: {_MOVED}" for group in root.iter("group") if _moved(group))


_MOVED = "is moved, expected the horizontal and vertical offset 0"


def _moved(layer: Element) -> bool:
    return any(layer.get(key, "0") not in ("0", "0.0") for key in ("offsetx", "offsety"))


def _layer_faults(layer: Element) -> Iterator[str]:
    name, known = layer.get("name", ""), (*TILE_LAYERS, *OBJECT_LAYERS)
    if name not in known:
        yield f"is unknown, expected one of {', '.join(known)}{hint(name, known)}"
    if _moved(layer):
        yield _MOVED


def _collision_faults(root: Element, sets: list[Tileset]) -> Iterator[str]:
    """Tiles that are not of the collision tileset, once for each."""
    width, height = number(root, "width"), number(root, "height")
    layer = next(layer for layer in layers(root) if layer.get("name") == _COLLISION)
    numbers = tile_numbers(layer, width * height)
    for found in sorted(set(numbers) - {0}):
        tileset = tileset_of(found, sets)
        if tileset and (tileset.name != _COLLISION or found - tileset.first >= _KINDS):
            place = numbers.index(found)
            what = f"no. {found - tileset.first + 1} of the tileset `{tileset.name}`"
            yield f"{at((place % width, place // width))} holds {what}, expected no. 1 or 2 of `{_COLLISION}`"
