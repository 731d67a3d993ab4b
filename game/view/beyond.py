"""The wood around a town, without an end: what the map cuts off at its edge goes on, then there are only trees.

It is drawn, not walked: a map ends where its maker ended it, but no picture of it shows a hard edge.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from game.view.tiles import TILE, Cell, TileMap, read_index

BEYOND = 26
"""Tiles around the map that grow: so many that the outermost eight hold trees alone and can repeat without end."""
_PERIOD = 8
_TREES = ("wood_oak", "wood_elm", "wood_pine", "wood_elm", "tree_conifer", "wood_pine", "wood_oak", "tree_round_dark")
_FIRST_TREES = ("tree_round", "wood_elm", "tree_tall", "tree_round_dark", "wood_oak", "tree_conifer", "tree_autumn")
"""Those at the edge of the wood, where there is still grass."""
_GROUND, _FURNITURE = 0, 3
_STREETS = ("path", "cobble", "road")
_NEIGHBOURS = ((0, -1, 1), (1, -1, 2), (1, 0, 4), (1, 1, 8), (0, 1, 16), (-1, 1, 32), (-1, 0, 64), (-1, -1, 128))
_CORNERS = ((2, 1 | 4), (8, 4 | 16), (32, 16 | 64), (128, 64 | 1))


def surround(tiles: TileMap, art: Path) -> None:
    """Add the wood to a map; nothing if the art has none."""
    index = read_index(art)
    if {"wood_0", *_TREES} <= index.keys():
        _Wood(tiles, art, index).grow()


def _clearing(along: int) -> float:
    """How many tiles of grass there are before the wood, at a place along an edge: in bays, and less than eight."""
    return 3.2 + 2.4 * math.sin(along * 0.5) + 1.6 * math.sin(along * 1.3 + 1)


def _mixed(x: int, y: int) -> int:
    """A number that has no visible pattern, always the same for a place."""
    mixed = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 13)) * 1274126177 & 0xFFFFFFFF) >> 8


@dataclass(slots=True)
class _Wood:
    """What is needed while the wood grows."""

    tiles: TileMap
    art: Path
    index: dict[str, dict[str, Any]]
    _kinds: dict[Cell, str] = field(default_factory=dict)
    """What the ground is at each place outside."""
    _sheets: dict[str, pygame.Surface] = field(default_factory=dict)
    _numbers: dict[tuple[str, int, int], int] = field(default_factory=dict)

    def grow(self) -> None:
        """Ground first, then what is cut off, then trees wherever they have room."""
        self._kinds = {cell: self._kind(cell) for cell in self._outside()}
        for cell in self._kinds:
            self.tiles.below[_GROUND][cell] = self._ground(cell)
        self._go_on()
        for x, y in self._kinds:
            if y % 2 == 0 and (x + y // 2) % 2 == 1:
                self._plant(x, y)

    def _outside(self) -> Iterator[Cell]:
        width, height = self.tiles.width, self.tiles.height
        for y in range(-BEYOND, height + BEYOND):
            for x in range(-BEYOND, width + BEYOND):
                if not (0 <= x < width and 0 <= y < height):
                    yield x, y

    def _edge(self, cell: Cell) -> Cell:
        """The cell of the map that is nearest."""
        return max(0, min(self.tiles.width - 1, cell[0])), max(0, min(self.tiles.height - 1, cell[1]))

    def _kind(self, cell: Cell) -> str:
        """The ground at a place: streets go on straight, grass for some tiles; all else is the floor of the wood."""
        edge = self._edge(cell)
        name = self.tiles.names.get(self.tiles.below[_GROUND].get(edge, 0), "").split("_")[0]
        if name in _STREETS and edge in ((cell[0], edge[1]), (edge[0], cell[1])):
            return name
        away = max(abs(cell[0] - edge[0]), abs(cell[1] - edge[1]))
        return "grass" if away <= _clearing(cell[0] if cell[0] == edge[0] else cell[1]) else "wood"

    def _ground(self, cell: Cell) -> int:
        """The picture number of the ground at a place."""
        kind = self._kinds[cell]
        if kind in _STREETS:
            return self.tiles.below[_GROUND][self._edge(cell)]
        if kind == "grass":
            return self._number(f"grass_{(cell[0] * 3 + cell[1] * 5) % 4}")
        mask = sum(bit for dx, dy, bit in _NEIGHBOURS if self._is_wood((cell[0] + dx, cell[1] + dy)))
        for corner, sides in _CORNERS:
            mask &= ~corner if mask & sides != sides else 255
        return self._number("wood_0" if mask == 255 else f"wood_blob_{mask}")

    def _is_wood(self, cell: Cell) -> bool:
        if cell in self._kinds:
            return self._kinds[cell] == "wood"
        number = self.tiles.below[_GROUND].get(cell)
        return number is None or "wood" in self.tiles.names.get(number, "")

    def _go_on(self) -> None:
        """Draw the rest of each tree of which the map shows a part."""
        over = self.tiles.above[0]
        for layer in (self.tiles.below[_FURNITURE], over):
            for (x, y), number in list(layer.items()):
                if 0 < x < self.tiles.width - 1 and 1 < y < self.tiles.height - 2:
                    continue
                name, column, row = self._part(number)
                for dx, dy, piece in self._others(name, column, row):
                    cell, rows = (x + dx, y + dy), len(self.index[name]["tiles"])
                    into = self.tiles.below[_FURNITURE] if row + dy == rows - 1 else over
                    if self._edge(cell) != cell:
                        into.setdefault(cell, self._number(name, *piece))

    def _part(self, number: int) -> tuple[str, int, int]:
        """What a picture number shows: the drawing, and the column and row in it."""
        name, local = self.tiles.names.get(number, ""), self.tiles.locals.get(number, -1)
        for row, line in enumerate(self.index.get(name, {}).get("tiles", ())):
            if local in line:
                return name, line.index(local), row
        return "", 0, 0

    def _others(self, name: str, column: int, row: int) -> Iterator[tuple[int, int, tuple[int, int]]]:
        for j, line in enumerate(self.index.get(name, {}).get("tiles", ())):
            for i in range(len(line)):
                yield i - column, j - row, (i, j)

    def _plant(self, x: int, y: int) -> None:
        """A tree with the left of its foot at a place, if it covers nothing but the ground of the wood."""
        foot, over = self.tiles.below[_FURNITURE], self.tiles.above[0]
        crown = [(x + i, y - j) for j in (1, 2) for i in (0, 1)]
        feet = [(x, y), (x + 1, y)]
        bare = all(self._edge(c) != c for c in (*crown, *feet)) and not any(c in foot for c in feet)
        kinds = {self._kinds.get(c, "wood") for c in feet}
        if not bare or any(c in over for c in crown) or kinds.intersection(_STREETS):
            return
        light = "grass" in kinds
        if light and _mixed(x, y) % 5 < 2:
            return
        names = _FIRST_TREES if light else _TREES
        name = names[_mixed(x % _PERIOD, y % _PERIOD) % len(names)]
        for i, j, piece in self._others(name, 0, 2):
            (foot if j == 0 else over)[x + i, y + j] = self._number(name, *piece)

    def _number(self, name: str, column: int = 0, row: int = 0) -> int:
        """The picture number of a part of a drawing, cut from its sheet when it is first needed."""
        key = (name, column, row)
        if key not in self._numbers:
            entry = self.index[name]
            sheet = self._sheet(str(entry["tileset"]).replace(".tsx", ".png"))
            local = entry["tiles"][row][column]
            across = sheet.get_width() // TILE
            area = pygame.Rect(local % across * TILE, local // across * TILE, TILE, TILE)
            self._numbers[key] = len(self.tiles.images)
            self.tiles.images.append(sheet.subsurface(area))
            self.tiles.names[self._numbers[key]] = name
        return self._numbers[key]

    def _sheet(self, file: str) -> pygame.Surface:
        if file not in self._sheets:
            self._sheets[file] = pygame.image.load(self.art / "tiles" / file).convert_alpha()
        return self._sheets[file]
