"""Reads a town's Tiled map for drawing: its tiles by layer, animations, and where each stamp stands."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytmx

TILE = 32
BELOW = ("ground", "floor", "walls", "furniture", "decor")
ABOVE = ("overhead",)
Cell = tuple[int, int]
Layer = dict[Cell, int]


@dataclass(slots=True)
class Stamp:
    """One drawing in its place: the tile of its upper left corner, its size, and how many rows are overhead."""

    name: str
    tile: Cell
    width: int
    height: int
    overhead: int

    def covers(self, tile: Cell) -> bool:
        """Whether one of its tiles is this one."""
        return 0 <= tile[0] - self.tile[0] < self.width and 0 <= tile[1] - self.tile[1] < self.height

    def cells(self) -> Iterator[Cell]:
        """All its tiles, column by column."""
        left, top = self.tile
        return ((x, y) for x in range(left, left + self.width) for y in range(top, top + self.height))


@dataclass(slots=True)
class TileMap:
    """The drawn part of a town."""

    width: int
    height: int
    below: list[Layer]
    """Layers under people, the lowest first: the picture number of each tile that has one."""
    above: list[Layer]
    images: list[pygame.Surface | None]
    frames: dict[int, list[int]]
    """Picture number of an animated tile -> its frames."""
    frame_seconds: float
    stamps: list[Stamp] = field(default_factory=list)
    faces: set[Cell] = field(default_factory=set)
    """Tiles that show the front of a back wall."""
    names: dict[int, str] = field(default_factory=dict)
    """What the art calls the drawing that a picture number is a part of."""
    locals: dict[int, int] = field(default_factory=dict)
    """The number of a picture in its own tileset."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width * TILE, self.height * TILE


def read_map(path: Path, art: Path) -> TileMap:
    """The map at `path`, with the index of stamps from the folder of art. Needs a display mode to be set."""
    tmx = pytmx.TiledMap(str(path), image_loader=_loader, load_all=False)
    layers = {layer.name: _cells(layer) for layer in tmx.layers if isinstance(layer, pytmx.TiledTileLayer)}
    frames, seconds = _animations(tmx)
    tiles = TileMap(
        width=tmx.width,
        height=tmx.height,
        below=[layers.get(name, {}) for name in BELOW],
        above=[layers.get(name, {}) for name in ABOVE],
        images=list(tmx.images),
        frames=frames,
        frame_seconds=seconds,
    )
    _find_stamps(tiles, tmx, read_index(art))
    return tiles


@lru_cache(maxsize=4)
def read_index(art: Path) -> dict[str, dict[str, Any]]:
    """What the art calls each drawing and where it lies; empty if there is no index."""
    file = art / "tiles" / "index.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _loader(filename: str, colorkey: str | None, **_: object) -> Any:
    sheet = pygame.image.load(filename).convert_alpha()

    def load(rect: pygame.Rect | None = None, flags: pytmx.TileFlags | None = None) -> pygame.Surface:
        tile = sheet.subsurface(rect) if rect else sheet
        if flags and flags.flipped_diagonally:
            tile = pygame.transform.flip(pygame.transform.rotate(tile, 270), True, False)
        if flags and (flags.flipped_horizontally or flags.flipped_vertically):
            tile = pygame.transform.flip(tile, flags.flipped_horizontally, flags.flipped_vertically)
        return tile

    return load


def _cells(layer: Any) -> Layer:
    return {(x, y): gid for x, y, gid in layer.iter_data() if gid}


def _animations(tmx: Any) -> tuple[dict[int, list[int]], float]:
    frames: dict[int, list[int]] = {}
    seconds = 0.42
    for gid, properties in tmx.tile_properties.items():
        if properties.get("frames"):
            frames[gid] = [frame.gid for frame in properties["frames"]]
            seconds = properties["frames"][0].duration / 1000
    return frames, seconds


def _find_stamps(tiles: TileMap, tmx: Any, index: dict[str, dict[str, Any]]) -> None:
    """Find each drawing by its tile that lies lowest and leftmost, which is always part of its foot."""
    names = {gid: str(properties.get("type") or "") for gid, properties in tmx.tile_properties.items()}
    locals_ = {gid: int(properties.get("id", -1)) for gid, properties in tmx.tile_properties.items()}
    tiles.names, tiles.locals = names, locals_
    tiles.faces = {cell for cell, gid in tiles.below[2].items() if _is_face(names.get(gid, ""))}
    for layer in tiles.below[3:]:
        for (x, y), gid in layer.items():
            rows = index.get(names.get(gid, ""), {}).get("tiles")
            if rows and locals_.get(gid) == rows[-1][0]:
                place = (x, y - len(rows) + 1)
                over = sum(_is_over(tiles, names, names[gid], (x, row)) for row in range(place[1], y))
                tiles.stamps.append(Stamp(names[gid], place, len(rows[0]), len(rows), over))


def _is_face(name: str) -> bool:
    return "_face_" in name or name.startswith("doorway_")


def _is_over(tiles: TileMap, names: dict[int, str], name: str, cell: Cell) -> bool:
    return any(names.get(layer.get(cell, 0)) == name for layer in tiles.above)
