"""Day, dusk and night: a tint over the town by the time of day, with lamps and rooms that are lit.

Night is deep blue and never black; who is awake has a light on.
"""

import itertools
from datetime import datetime

import pygame

from game.view.map_view import Frame
from game.view.pictures import Zoomed
from game.view.seen import Seen
from game.view.tiles import TILE, Cell, Stamp, TileMap
from game.world.places import Town

Colour = tuple[int, int, int]
# Hour of the day and what the light multiplies the town's colours with.
_DAY: tuple[tuple[float, Colour], ...] = (
    (0.0, (98, 104, 170)),
    (5.0, (104, 110, 174)),
    (6.2, (196, 172, 190)),
    (7.2, (255, 232, 208)),
    (8.5, (255, 255, 255)),
    (16.5, (255, 255, 255)),
    (18.0, (255, 222, 184)),
    (19.2, (214, 168, 184)),
    (20.5, (138, 134, 196)),
    (22.0, (98, 104, 170)),
    (24.0, (98, 104, 170)),
)
_INDOORS = (255, 232, 196)
_DARK = 200
"""Green of the tint below which lamps are on."""
# Where the light of a lamp is: pixels from the upper left of its drawing, and its radius.
_LAMPS: dict[str, tuple[int, int, int]] = {
    "street_lamp": (16, 14, 92),
    "floor_lamp": (16, 12, 64),
    "bedside_lamp": (16, 10, 44),
    "lamp_table": (16, 12, 48),
    "candle_wall": (16, 14, 36),
}


def tint_at(moment: datetime) -> Colour:
    """The colour of the light at a time of day."""
    hour = moment.hour + moment.minute / 60
    for (since, first), (until, last) in itertools.pairwise(_DAY):
        if hour < until:
            share = (hour - since) / (until - since)
            return tuple(round(a + (b - a) * share) for a, b in zip(first, last, strict=True))  # type: ignore[return-value]
    return _DAY[-1][1]


class Light:
    """The light of one town."""

    def __init__(self, town: Town, tiles: TileMap) -> None:
        self._rooms = {
            room.address: lit_area(room.tiles, tiles.faces) for room in town.rooms.values() if not room.outdoors
        }
        self._lamps = [_place(stamp) for stamp in tiles.stamps if stamp.name in _LAMPS]
        self._glows = {radius: Zoomed(_glow(radius)) for _, _, radius in _LAMPS.values()}

    def draw(self, frame: Frame, world: Seen) -> None:
        """Tint what has been drawn."""
        tint = tint_at(world.clock.now)
        if min(tint) == 255:
            return
        lit = self._lit(frame, world) if tint[1] < _DARK else []
        kept = [(frame.surface.subsurface(rect).copy(), rect.topleft) for rect in lit]
        frame.surface.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        frame.surface.fblits(kept)
        for rect in lit:
            frame.surface.fill(_INDOORS, rect, special_flags=pygame.BLEND_RGB_MULT)
        if tint[1] < _DARK:
            self._draw_lamps(frame)

    def _lit(self, frame: Frame, world: Seen) -> list[pygame.Rect]:
        """The areas on the surface of rooms in which somebody is awake."""
        rooms = {world.town.room_at(p.tile): None for p in world.people.values() if not p.asleep}
        whole = frame.surface.get_rect()
        areas = (scaled(area, frame).clip(whole) for room in rooms for area in self._rooms.get(room, ()))
        return [area for area in areas if area.width and area.height]

    def _draw_lamps(self, frame: Frame) -> None:
        width, height = frame.surface.get_size()
        blits = []
        for x, y, radius in self._lamps:
            left, top = frame.at(x - radius, y - radius)
            side = 2 * radius * frame.zoom
            if -side < left < width and -side < top < height:
                blits.append((self._glows[radius].at(frame.zoom), (left, top)))
        frame.surface.fblits(blits, pygame.BLEND_RGB_ADD)


def _place(stamp: Stamp) -> tuple[int, int, int]:
    dx, dy, radius = _LAMPS[stamp.name]
    return stamp.tile[0] * TILE + dx, stamp.tile[1] * TILE + dy, radius


def _glow(radius: int) -> pygame.Surface:
    """A warm round light in five steps, to be added."""
    out = pygame.Surface((2 * radius, 2 * radius)).convert()
    steps = 5
    for step in range(steps):
        share = (step + 1) / steps
        colour = tuple(round(c * share * share) for c in (104, 74, 34))
        pygame.draw.circle(out, colour, (radius, radius), round(radius * (1 - step / steps)))
    return out


def scaled(area: pygame.Rect, frame: Frame) -> pygame.Rect:
    """An area of the town as it lies on the surface."""
    left, top = frame.at(area.left, area.top)
    right, bottom = frame.at(area.right, area.bottom)
    return pygame.Rect(left, top, right - left, bottom - top)


def lit_area(tiles: tuple[Cell, ...], faces: set[Cell]) -> list[pygame.Rect]:
    """The floor of a room and the wall faces behind it, as few rectangles that do not overlap, in pixels."""
    cells = set(tiles)
    for x, y in tiles:
        for up in (1, 2):
            if (x, y - up) not in faces:
                break
            cells.add((x, y - up))
    return merged(cells)


def merged(cells: set[Cell]) -> list[pygame.Rect]:
    """Cells as rows, and rows of the same extent joined downward."""
    rects: list[pygame.Rect] = []
    open_rects: dict[tuple[int, int], pygame.Rect] = {}
    for y in sorted({y for _, y in cells}):
        spans = _spans(sorted(x for x, row in cells if row == y))
        now_open = {}
        for span in spans:
            rect = open_rects.get(span)
            if rect is not None and rect.bottom == y * TILE:
                rect.height += TILE
            else:
                rect = pygame.Rect(span[0] * TILE, y * TILE, (span[1] - span[0]) * TILE, TILE)
                rects.append(rect)
            now_open[span] = rect
        open_rects = now_open
    return rects


def _spans(columns: list[int]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    for x in columns:
        if spans and spans[-1][1] == x:
            spans[-1] = (spans[-1][0], x + 1)
        else:
            spans.append((x, x + 1))
    return spans
