"""The map while it is laid: layers of tiles, what walkers may do, and the objects with their properties.

A tile is named by its stamp or terrain; only `lay_tmx` turns names into numbers. Laying two things on one
cell of one layer is an error, so that no drawing is cut off by another unseen.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from assets.draw.catalogue import BLOBS, DEEPS, LATER_BLOBS, LATER_VARIANTS, STAMPS, VARIANTS, WATERS, Stamp

Cell = tuple[int, int]
Tile = tuple[str, int, int]  # the name of a picture, and the column and row of the tile within it
LAYERS = ("ground", "floor", "walls", "furniture", "decor", "overhead")
BLOCKS, SEAT = 1, 2
STAMP: dict[str, Stamp] = {stamp.name: stamp for stamp in STAMPS}
COUNTS = VARIANTS | LATER_VARIANTS
STREETS = {"path", "cobble", "road"}
UNDER_FURNITURE = ("rug_", "mat", "stage")  # lie on the floor below the feet of tables, so on the layer `walls`
WILD = ("tree", "wood", "bush", "rock", "stump")  # what stands without anybody having put it there
NEIGHBOURS = ((0, -1, 1), (1, -1, 2), (1, 0, 4), (1, 1, 8), (0, 1, 16), (-1, 1, 32), (-1, 0, 64), (-1, -1, 128))
SIDES = ((0, -1, 1), (1, 0, 2), (0, 1, 4), (-1, 0, 8))  # as in the masks of walls: N, E, S, W
CORNERS = ((2, 1 | 4), (8, 4 | 16), (32, 16 | 64), (128, 64 | 1))


@dataclass
class Thing:
    """An object of an object layer: its rectangle in tiles and its properties."""

    name: str
    x: int
    y: int
    w: int = 1
    h: int = 1
    properties: dict[str, str | int | bool] = field(default_factory=dict)

    def cells(self) -> Iterable[Cell]:
        """The cells it covers."""
        return ((self.x + i, self.y + j) for j in range(self.h) for i in range(self.w))


class TownMap:
    """Everything laid so far; coordinates are columns and rows from the upper left."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.layers: dict[str, dict[Cell, Tile]] = {name: {} for name in LAYERS}
        self.collision: dict[Cell, int] = {}
        self.terrain: dict[Cell, str] = {}
        self.built: set[Cell] = set()  # cells of buildings and their gardens, kept clear of greenery
        self.kept: set[Cell] = set()  # cells beside things, where nothing that blocks may grow
        self.objects: dict[str, list[Thing]] = {"rooms": [], "things": [], "doors": [], "spawns": []}
        self.chance = random.Random(1788)

    def inside(self, cell: Cell) -> bool:
        """Whether a cell lies on the map."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def lay(self, layer: str, cell: Cell, tile: Tile) -> None:
        """Put one tile on an empty cell of a layer; ValueError if it is taken or off the map."""
        if not self.inside(cell):
            raise ValueError(f"{tile[0]} at {cell} is off the map")
        if layer == "overhead" and cell in self.layers[layer]:
            self._sink(cell, tile)
        if cell in self.layers[layer]:
            raise ValueError(f"{tile[0]} at {cell}: {layer} already holds {self.layers[layer][cell][0]}")
        self.layers[layer][cell] = tile

    def _sink(self, cell: Cell, tile: Tile) -> None:
        """A crown behind another crown moves down to `decor`, so that both are seen."""
        if cell not in self.layers["decor"]:
            self.layers["decor"][cell] = self.layers["overhead"].pop(cell)

    def stamp(self, name: str, x: int, y: int) -> Thing:
        """Stand a stamp with the lower left tile of its foot on (x, y); the rectangle of its foot."""
        stamp = STAMP[name]
        foot = Thing(name, x, y - stamp.foot + 1, stamp.w, stamp.foot)
        under = "walls" if name.startswith(UNDER_FURNITURE) else stamp.layer
        for row in range(stamp.h):
            layer = under if row >= stamp.h - stamp.foot else "overhead"
            for column in range(stamp.w):
                self.lay(layer, (x + column, y - stamp.h + 1 + row), (name, column, row))
        if stamp.stand != "free":
            self.collision.update(dict.fromkeys(foot.cells(), SEAT if stamp.stand == "seat" else BLOCKS))
        return foot

    def place(self, text: str) -> None:
        """Stand the stamps of a text as `spots` reads it; ValueError if one would stand in a building."""
        for name, x, y in spots(text):
            if self.built.intersection(self.stamp(name, x, y).cells()):
                raise ValueError(f"{name} at {(x, y)} stands in a building")

    def fits(self, name: str, x: int, y: int) -> bool:
        """Whether a stamp would stand on free ground, its top over nothing that is built."""
        stamp = STAMP[name]
        rows = range(y - stamp.h + 1, y + 1)
        cells = [(x + i, row) for row in rows for i in range(stamp.w)]
        foot = [cell for cell in cells if cell[1] > y - stamp.foot]
        if not all(map(self.inside, cells)) or self.built.intersection(cells):
            return False
        if any(cell in self.collision or cell in self.terrain for cell in foot) or self.hides(set(cells) - set(foot)):
            return False
        if stamp.stand == "blocks" and self.kept.intersection(foot):
            return False
        taken = ("furniture", "decor") if stamp.layer == "furniture" else ("decor", "furniture", "walls")
        return not any(cell in self.layers[layer] for cell in foot for layer in taken) and not any(
            cell in self.layers["overhead"] for cell in cells
        )

    def hides(self, crown: Iterable[Cell]) -> bool:
        """Whether a crown would cover something that somebody put there; what grows may stand behind a tree."""
        standing = self.layers["furniture"]
        return any(not standing[cell][0].startswith(WILD) for cell in crown if cell in standing)

    def paint(self, kind: str, cells: Iterable[Cell]) -> None:
        """Make ground a terrain; what is painted first stays."""
        for cell in sorted(cells):
            if self.inside(cell):
                self.terrain.setdefault(cell, kind)

    def lay_ground(self) -> None:
        """Turn the painted terrain into blob tiles over grass, calm where it is whole."""
        for y in range(self.height):
            for x in range(self.width):
                self.layers["ground"].setdefault((x, y), (self._ground((x, y)), 0, 0))
                if self.terrain.get((x, y)) in WATERS:
                    self.collision[x, y] = BLOCKS
                elif self.terrain.get((x, y)) == "path":
                    self._lay_lip((x, y))

    def _ground(self, cell: Cell) -> str:
        kind = self.terrain.get(cell, "grass")
        if kind not in BLOBS + LATER_BLOBS:
            return f"{kind}_{self._variant(cell, COUNTS[kind])}"
        mask = self._mask(cell, next((same for same in (STREETS, set(WATERS)) if kind in same - {"deep"}), {kind}))
        if mask < 255:
            return f"{kind}_blob_{mask}"
        if kind == "deep":
            return f"{DEEPS[self._variant(cell, len(DEEPS))]}_0"
        return f"{kind}_{0 if kind == 'water' else self._variant(cell, COUNTS[kind])}"

    def _lay_lip(self, cell: Cell) -> None:
        """Where a trodden path meets paving, kerbstones lie in the path, as far as it has no grass at its side."""
        beside = {bit: self.terrain.get((cell[0] + dx, cell[1] + dy), "grass") for dx, dy, bit in SIDES}
        sides = sum(bit for bit, kind in beside.items() if kind == "cobble")
        grass = sum(bit for bit, kind in beside.items() if kind not in STREETS)
        if sides:
            name = f"cobble_lip_{sides}_{grass}" if grass else f"cobble_lip_{sides}"
            self.layers["floor"].setdefault(cell, (name, 0, 0))

    def _mask(self, cell: Cell, kinds: set[str]) -> int:
        mask = 0
        for dx, dy, bit in NEIGHBOURS:
            near = (cell[0] + dx, cell[1] + dy)
            mask |= bit if not self.inside(near) or self.terrain.get(near) in kinds else 0
        for corner, sides in CORNERS:
            if mask & sides != sides:
                mask &= ~corner
        return mask

    def _variant(self, cell: Cell, count: int) -> int:
        """Uneven: the calmest variant most often, and never a visible period."""
        mixed = (cell[0] * 374761393 + cell[1] * 668265263) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
        return 0 if mixed % 5 < 2 else (mixed >> 8) % count

    def floor(self, cell: Cell, kind: str) -> None:
        """Lay one tile of a floor."""
        self.lay("floor", cell, (f"{kind}_{self._variant(cell, COUNTS[kind])}", 0, 0))


def spots(text: str) -> list[tuple[str, int, int]]:
    """Stamps and places from lines like `bench 3,4 9-11,7`: one bench at (3, 4) and three from 9 to 11 in row 7."""
    found = []
    for name, *places in map(str.split, text.strip().splitlines()):
        for columns, row in (place.split(",") for place in places):
            first, last = (columns.split("-") * 2)[:2]
            found += [(name, x, int(row)) for x in range(int(first), int(last) + 1)]
    return found


def ribbon(points: list[tuple[float, float]], width: float) -> set[Cell]:
    """The cells of a street along a line of points, `width` tiles across."""
    cells: set[Cell] = set()
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = int(max(abs(x1 - x0), abs(y1 - y0)) * 3) + 1
        for step in range(steps + 1):
            cx, cy = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            cells |= _square(cx, cy, width)
    return cells


def _square(cx: float, cy: float, width: float) -> set[Cell]:
    left, top = round(cx - width / 2 + 0.01), round(cy - width / 2 + 0.01)
    return {(left + i, top + j) for i in range(round(width)) for j in range(round(width))}


def oval(cx: float, cy: float, rx: float, ry: float) -> set[Cell]:
    """The cells of an ellipse."""
    return {
        (x, y)
        for x in range(int(cx - rx), int(cx + rx) + 2)
        for y in range(int(cy - ry), int(cy + ry) + 2)
        if ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
    }


def shore(cells: set[Cell]) -> set[Cell]:
    """A lake without stubs and slits: each cell has water on at least two sides that meet, gaps of one are filled."""
    filled = cells | {
        (x, y) for x, y in {(cx + dx, cy + dy) for cx, cy in cells for dx, dy, _ in SIDES}
        if sum((x + dx, y + dy) in cells for dx, dy, _ in SIDES) > 2
    }  # fmt: skip
    return {
        (x, y) for x, y in filled
        if ((x + 1, y) in filled or (x - 1, y) in filled) and ((x, y + 1) in filled or (x, y - 1) in filled)
    }  # fmt: skip


def block(x: int, y: int, w: int, h: int) -> set[Cell]:
    """The cells of a rectangle."""
    return {(x + i, y + j) for i in range(w) for j in range(h)}
