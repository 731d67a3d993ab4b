"""Draws the ground and the things of a town: chunks of 256 pixels, scaled once for each zoom step.

All below people is one layer, all above them another. Scaling runs beside the frames: a chunk is first shown
roughly scaled, and finely a few frames later.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.view import look
from game.view.camera import STEPS
from game.view.tiles import TILE, Layer, TileMap

CHUNK = 256
_TILES = CHUNK // TILE
_FINE_A_FRAME = 5
"""Chunks scaled finely in one frame."""
Key = tuple[int, int, int]
"""Column, row and animation frame of a chunk."""


@dataclass(slots=True)
class Frame:
    """Where the town is drawn: a surface, the town's pixel at its upper left (scaled), and a zoom up to 1."""

    surface: pygame.Surface
    left: int
    top: int
    zoom: float

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the town is on the surface."""
        return round(x * self.zoom) - self.left, round(y * self.zoom) - self.top


@dataclass(slots=True)
class Chunk:
    """A picture and where it lies in the town, in pixels that are multiples of a tile."""

    picture: pygame.Surface
    x: int
    y: int


class ChunkLayer:
    """One layer of chunks at every zoom step."""

    def __init__(self, chunks: dict[Key, Chunk], frames: dict[tuple[int, int], int]) -> None:
        self._chunks, self._frames = chunks, frames
        self._scaled: dict[float, dict[Key, pygame.Surface]] = {}
        self._rough: dict[float, set[Key]] = {}
        self._ahead: dict[float, list[Key]] = {}
        """What has not yet been looked at ahead of need, by zoom."""
        self.fine_left = 0

    def blits(self, frame: Frame, moment: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The pictures to blit for what the frame shows, at a moment counted in animation frames."""
        out = []
        side = CHUNK * frame.zoom
        width, height = frame.surface.get_size()
        self.fine_left = _FINE_A_FRAME
        for row in range(int(frame.top // side), int((frame.top + height - 1) // side) + 1):
            for column in range(int(frame.left // side), int((frame.left + width - 1) // side) + 1):
                count = self._frames.get((column, row))
                if count is not None:
                    key = (column, row, moment % count)
                    chunk = self._chunks[key]
                    out.append((self._picture(key, chunk, frame.zoom), frame.at(chunk.x, chunk.y)))
        return out

    def draw_small(self, out: pygame.Surface, share: float) -> None:
        """All of the layer at a share of its size."""
        for (_, _, moment), chunk in self._chunks.items():
            if moment == 0:
                width, height = chunk.picture.get_size()
                left, top = round(chunk.x * share), round(chunk.y * share)
                size = round((chunk.x + width) * share) - left, round((chunk.y + height) * share) - top
                small = pygame.transform.smoothscale(chunk.picture, (max(1, size[0]), max(1, size[1])))
                alpha = small.get_flags() & pygame.SRCALPHA
                out.blit(small, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED if alpha else 0)

    def prepare(self, zoom: float) -> bool:
        """Scale one chunk finely ahead of need; False if all are."""
        left = self._ahead.setdefault(zoom, list(self._chunks))
        scaled = self._of_zoom(zoom)
        while left:
            key = left.pop()
            if key not in scaled or key in self._rough[zoom]:
                self._scale(key, zoom, True)
                return True
        return False

    def _picture(self, key: Key, chunk: Chunk, zoom: float) -> pygame.Surface:
        if zoom == 1.0:
            return chunk.picture
        scaled = self._of_zoom(zoom)
        if key not in scaled or (self.fine_left > 0 and key in self._rough[zoom]):
            fine = self.fine_left > 0
            self._scale(key, zoom, fine)
            self.fine_left -= fine
        return scaled[key]

    def _scale(self, key: Key, zoom: float, fine: bool) -> None:
        picture = self._chunks[key].picture
        size = round(picture.get_width() * zoom), round(picture.get_height() * zoom)
        scale = pygame.transform.smoothscale if fine else pygame.transform.scale
        self._scaled[zoom][key] = scale(picture, size)
        (self._rough[zoom].discard if fine else self._rough[zoom].add)(key)

    def _of_zoom(self, zoom: float) -> dict[Key, pygame.Surface]:
        if zoom not in self._scaled:
            self._scaled[zoom], self._rough[zoom] = {}, set()
        return self._scaled[zoom]


class MapView:
    """The two layers of a town's map."""

    def __init__(self, tiles: TileMap) -> None:
        self.tiles = tiles
        self.below = _painted(tiles, tiles.below, _opaque)
        self.above = _painted(tiles, tiles.above, _clear)
        self.seconds = 0.0
        """How long things have moved."""

    def update(self, dt: float) -> None:
        """Let water and leaves move on by `dt` seconds."""
        self.seconds += dt

    @property
    def moment(self) -> int:
        """The present animation frame."""
        return int(self.seconds / self.tiles.frame_seconds)

    def draw_below(self, frame: Frame) -> None:
        """Everything that people stand on and in front of."""
        frame.surface.fblits(self.below.blits(frame, self.moment))

    def draw_above(self, frame: Frame) -> None:
        """Everything that people pass behind."""
        frame.surface.fblits(self.above.blits(frame, self.moment), pygame.BLEND_PREMULTIPLIED)
        if self.below.fine_left and self.above.fine_left:
            self._look_ahead(frame.zoom)

    def _look_ahead(self, zoom: float) -> None:
        """Make a little of what the next zoom steps will show, in frames that had little to do."""
        step = STEPS.index(zoom) if zoom in STEPS else 0
        for near in STEPS[max(0, step - 1) : step + 2]:
            if near < 1.0 and (self.below.prepare(near) or self.above.prepare(near)):
                break


def _opaque() -> pygame.Surface:
    out = pygame.Surface((CHUNK, CHUNK)).convert()
    out.fill(look.FOREST)
    return out


def _clear() -> pygame.Surface:
    return pygame.Surface((CHUNK, CHUNK), pygame.SRCALPHA)


def _painted(tiles: TileMap, layers: list[Layer], blank: Callable[[], pygame.Surface]) -> ChunkLayer:
    """All chunks of some layers; those that have nothing are left out."""
    chunks: dict[Key, Chunk] = {}
    frames: dict[tuple[int, int], int] = {}
    for row in range(-(-tiles.height // _TILES)):
        for column in range(-(-tiles.width // _TILES)):
            cells = _cells_of(layers, column, row)
            count = max((len(tiles.frames.get(gid, (0,))) for _, _, gid in cells), default=0)
            for moment in range(count):
                chunks[column, row, moment] = _paint(tiles, cells, column, row, moment, blank())
            if count:
                frames[column, row] = count
    return ChunkLayer(chunks, frames)


def _cells_of(layers: list[Layer], column: int, row: int) -> list[tuple[int, int, int]]:
    """The filled cells of a chunk from below to above: column and row inside it, and picture number."""
    return [
        (x, y, gid)
        for layer in layers
        for y in range(_TILES)
        for x in range(_TILES)
        if (gid := layer.get((column * _TILES + x, row * _TILES + y)))
    ]


def _paint(
    tiles: TileMap, cells: list[tuple[int, int, int]], column: int, row: int, moment: int, out: pygame.Surface
) -> Chunk:
    for x, y, gid in cells:
        frames = tiles.frames.get(gid)
        picture = tiles.images[frames[moment % len(frames)] if frames else gid]
        if picture is not None:
            out.blit(picture, (x * TILE, y * TILE))
    left, top = column * CHUNK, row * CHUNK
    if not out.get_flags() & pygame.SRCALPHA:
        return Chunk(out, left, top)
    x0, y0 = min(x for x, _, _ in cells), min(y for _, y, _ in cells)
    x1, y1 = max(x for x, _, _ in cells) + 1, max(y for _, y, _ in cells) + 1
    used = pygame.Rect(x0 * TILE, y0 * TILE, (x1 - x0) * TILE, (y1 - y0) * TILE)
    return Chunk(out.subsurface(used).premul_alpha(), left + used.x, top + used.y)
