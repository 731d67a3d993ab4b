"""Writes a laid town as a Tiled map: external tilesets by relative path, CSV layers, object layers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import quoteattr

from assets.draw.lay_canvas import LAYERS, Thing, Tile, TownMap

TILES = Path(__file__).resolve().parent.parent / "tiles"
TILE = 32
ROOM = 1000  # numbers set aside for each tileset, so that a sheet may grow without moving the others
OBJECT_LAYERS = ("rooms", "things", "doors", "spawns")


class Numbers:
    """From the names of pictures to the numbers of tiles in the map."""

    def __init__(self, tiles: Path = TILES) -> None:
        self.index = json.loads((tiles / "index.json").read_text(encoding="utf-8"))
        found = {entry["tileset"] for entry in self.index.values() if "tileset" in entry}
        self.first: dict[str, int] = {}
        free = 1
        for name in (*sorted(found), "collision.tsx"):
            self.first[name] = free
            count = re.search(r'tilecount="(\d+)"', (tiles / name).read_text(encoding="utf-8"))
            free += (int(count[1]) // ROOM + 1) * ROOM if count else 0

    def number(self, tile: Tile) -> int:
        """The number of one tile of a picture; KeyError if nothing of that name is drawn."""
        entry = self.index[tile[0]]
        return int(self.first[entry["tileset"]] + entry["tiles"][tile[2]][tile[1]])


def write_tmx(town: TownMap, path: Path, numbers: Numbers) -> None:
    """Write the map; the same town gives the same bytes."""
    layers = [_layer(town, i, name, numbers) for i, name in enumerate(LAYERS, 1)]
    layers.append(_collision(town, len(LAYERS) + 1, numbers))
    ids = iter(range(1, 100_000))
    groups = [_group(town.objects[name], len(layers) + 1 + i, name, ids) for i, name in enumerate(OBJECT_LAYERS)]
    head = (
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{town.width}" height="{town.height}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="{len(layers) + len(groups) + 1}" nextobjectid="{next(ids)}">'
    )
    sets = [f' <tileset firstgid="{n}" source="../../assets/tiles/{name}"/>' for name, n in numbers.first.items()]
    text = "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *sets, *layers, *groups, "</map>", ""])
    path.write_text(text, encoding="utf-8", newline="\n")


def _layer(town: TownMap, number: int, name: str, numbers: Numbers) -> str:
    cells = {cell: numbers.number(tile) for cell, tile in town.layers[name].items()}
    return _csv(town, number, name, cells)


def _collision(town: TownMap, number: int, numbers: Numbers) -> str:
    first = numbers.first["collision.tsx"] - 1
    cells = {cell: first + kind for cell, kind in town.collision.items()}
    return _csv(town, number, "collision", cells, ' visible="0"')


def _csv(town: TownMap, number: int, name: str, cells: dict[tuple[int, int], int], more: str = "") -> str:
    rows = [",".join(str(cells.get((x, y), 0)) for x in range(town.width)) for y in range(town.height)]
    size = f'width="{town.width}" height="{town.height}"'
    body = ",\n".join(rows)
    return f' <layer id="{number}" name="{name}" {size}{more}>\n  <data encoding="csv">\n{body}\n</data>\n </layer>'


def _group(things: list[Thing], number: int, name: str, ids: Iterator[int]) -> str:
    inner = "\n".join(_object(thing, next(ids)) for thing in things)
    return f' <objectgroup id="{number}" name="{name}">\n{inner}\n </objectgroup>'


def _object(thing: Thing, number: int) -> str:
    place = f'x="{thing.x * TILE}" y="{thing.y * TILE}"'
    head = f'  <object id="{number}" name={quoteattr(thing.name)} {place}'
    if not thing.w:
        return f"{head}>\n   <point/>\n  </object>"
    head += f' width="{thing.w * TILE}" height="{thing.h * TILE}"'
    if not thing.properties:
        return head + "/>"
    lines = "\n".join(_property(key, value) for key, value in sorted(thing.properties.items()))
    return f"{head}>\n   <properties>\n{lines}\n   </properties>\n  </object>"


def _property(key: str, value: str | int | bool) -> str:
    kind = {bool: ' type="bool"', int: ' type="int"', str: ""}[type(value)]
    written = str(value).lower() if isinstance(value, bool) else str(value)
    return f'    <property name="{key}"{kind} value={quoteattr(written)}/>'
