"""Draws the ground and the things of a town: chunks of 256 pixels, scaled once for each zoom step.

All below people is one layer, all above them another. Scaling runs beside the frames: a chunk is first shown
roughly scaled, and finely a few frames later.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.view import look
from game.view.beyond import BEYOND
from game.view.camera import STEPS
from game.view.tiles import TILE, Layer, TileMap

CHUNK = 256
_TILES = CHUNK // TILE
_FINE_A_FRAME = 5
"""Chunks scaled finely in one frame."""
_AROUND, _TREE = 2, 2
"""Chunks to the left of a map that are kept, and tiles of a tree at the end of the wood that the next one needs."""
_CALM_TO = 0.5
"""Zoom up to which stones of paving, which would glitter, are drawn with less contrast."""
_CALMED = ("cobble",)
_BLUR, _SHARE = 4, 0.7
"""Pixels across of the blurred paving, and how much of it there is in calm paving."""
Key = tuple[int, int, int]
"""Column, row and animation frame of a chunk."""
Square = tuple[int, int]
"""Column and row of a chunk."""
Cells = tuple[tuple[int, int, int], ...]
"""The filled cells of a chunk: column and row inside it, and picture number."""


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
    """A picture, and where it lies in its square of the town, in pixels that are multiples of a tile."""

    picture: pygame.Surface
    x: int
    y: int
    calm: Callable[[], pygame.Surface] | None = None
    """Makes the picture to scale from for far views, if that is another one."""


@dataclass(slots=True)
class Extent:
    """The first and last columns and rows of chunks that are kept; further out the outermost repeat."""

    left: int
    top: int
    right: int
    bottom: int

    def kept(self, column: int, row: int) -> tuple[int, int]:
        """Which chunk is shown at a place."""
        return max(self.left, min(self.right, column)), max(self.top, min(self.bottom, row))


class ChunkLayer:
    """One layer of chunks at every zoom step."""

    def __init__(
        self, chunks: dict[Key, Chunk], frames: dict[Square, int], same: dict[Square, Square], extent: Extent
    ) -> None:
        self._chunks, self._frames, self._same, self._extent = chunks, frames, same, extent
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
                kept = self._extent.kept(column, row)
                square = self._same.get(kept, kept)
                count = self._frames.get(square)
                if count is not None:
                    key = (*square, moment % count)
                    chunk = self._chunks[key]
                    at = frame.at(column * CHUNK + chunk.x, row * CHUNK + chunk.y)
                    out.append((self._picture(key, chunk, frame.zoom), at))
        return out

    def draw_small(self, out: pygame.Surface, share: float) -> None:
        """All of the layer at a share of its size, as far as the surface holds it."""
        area = out.get_rect()
        for (column, row, moment), chunk in self._chunks.items():
            width, height = chunk.picture.get_size()
            x, y = column * CHUNK + chunk.x, row * CHUNK + chunk.y
            left, top = round(x * share), round(y * share)
            size = round((x + width) * share) - left, round((y + height) * share) - top
            if moment == 0 and area.colliderect((left, top), size):
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
        chunk = self._chunks[key]
        picture = chunk.calm() if fine and chunk.calm and zoom <= _CALM_TO else chunk.picture
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
    """All chunks of some layers; those that have nothing are left out, and what is alike is painted once."""
    chunks: dict[Key, Chunk] = {}
    frames: dict[Square, int] = {}
    same: dict[Square, Square] = {}
    first: dict[Cells, Square] = {}
    extent = _extent(tiles)
    for row in range(extent.top, extent.bottom + 1):
        for column in range(extent.left, extent.right + 1):
            cells = _cells_of(layers, column, row)
            square = first.setdefault(cells, (column, row))
            if square != (column, row):
                same[column, row] = square
                continue
            count = max((len(tiles.frames.get(gid, (0,))) for _, _, gid in cells), default=0)
            for moment in range(count):
                chunks[column, row, moment] = _paint(tiles, cells, moment, blank)
            if count:
                frames[column, row] = count
    return ChunkLayer(chunks, frames, same, extent)


def _extent(tiles: TileMap) -> Extent:
    """The whole map, and what is around it if the wood beyond it has grown."""
    if (-1, -1) not in tiles.below[0]:
        return Extent(0, 0, -(-tiles.width // _TILES) - 1, -(-tiles.height // _TILES) - 1)
    right, bottom = ((side + BEYOND - _TREE) // _TILES - 1 for side in (tiles.width, tiles.height))
    return Extent(-_AROUND, -_AROUND, right, bottom)


def _cells_of(layers: list[Layer], column: int, row: int) -> Cells:
    """The filled cells of a chunk from below to above: column and row inside it, and picture number."""
    return tuple(
        (x, y, gid)
        for layer in layers
        for y in range(_TILES)
        for x in range(_TILES)
        if (gid := layer.get((column * _TILES + x, row * _TILES + y)))
    )


def _paint(tiles: TileMap, cells: Cells, moment: int, blank: Callable[[], pygame.Surface]) -> Chunk:
    out = _laid(tiles, cells, moment, blank(), {})
    if not out.get_flags() & pygame.SRCALPHA:
        paving = {gid for _, _, gid in cells if tiles.names.get(gid, "").startswith(_CALMED)}
        calm = partial(_calm, tiles, cells, moment, blank, paving) if paving else None
        return Chunk(out, 0, 0, calm)
    x0, y0 = min(x for x, _, _ in cells), min(y for _, y, _ in cells)
    x1, y1 = max(x for x, _, _ in cells) + 1, max(y for _, y, _ in cells) + 1
    used = pygame.Rect(x0 * TILE, y0 * TILE, (x1 - x0) * TILE, (y1 - y0) * TILE)
    return Chunk(out.subsurface(used).premul_alpha(), used.x, used.y)


def _laid(
    tiles: TileMap, cells: Cells, moment: int, out: pygame.Surface, instead: dict[int, pygame.Surface]
) -> pygame.Surface:
    """The pictures of all cells, some of them replaced."""
    for x, y, gid in cells:
        frames = tiles.frames.get(gid)
        picture = instead.get(gid) or tiles.images[frames[moment % len(frames)] if frames else gid]
        if picture is not None:
            out.blit(picture, (x * TILE, y * TILE))
    return out


def _calm(
    tiles: TileMap, cells: Cells, moment: int, blank: Callable[[], pygame.Surface], paving: set[int]
) -> pygame.Surface:
    """A chunk whose paving has less contrast; made when it is scaled, and not kept."""
    calmed = {gid: calmed_tile(picture) for gid in sorted(paving) if (picture := tiles.images[gid]) is not None}
    return _laid(tiles, cells, moment, blank(), calmed)


def calmed_tile(picture: pygame.Surface) -> pygame.Surface:
    """A tile with its blurred self over it: bright stones and dark joints come closer."""
    small = pygame.transform.smoothscale(picture, (_BLUR, _BLUR))
    blurred = pygame.transform.smoothscale(small, picture.get_size())
    blurred.set_alpha(round(255 * _SHARE))
    out = picture.copy()
    out.blit(blurred, (0, 0))
    return out
