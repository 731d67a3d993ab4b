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
_INDOORS = (244, 216, 176)
_WALL = 11
"""Pixels of floor that a room shows beside the strip of a wall at its left and right."""
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
        self._lamps = [_place(stamp, town) for stamp in tiles.stamps if stamp.name in _LAMPS]
        self._glows = {radius: Zoomed(_glow(radius)) for _, _, radius in _LAMPS.values()}

    def draw(self, frame: Frame, world: Seen) -> None:
        """Tint what has been drawn."""
        tint = tint_at(world.clock.now)
        if min(tint) == 255:
            return
        rooms = self._lit_rooms(world) if tint[1] < _DARK else {}
        kept = [self._kept(frame.surface, area) for area in self._areas(frame, rooms)]
        frame.surface.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        frame.surface.fblits(kept)
        if rooms:
            self._draw_lamps(frame, rooms)

    def _lit_rooms(self, world: Seen) -> dict[str, None]:
        """The rooms in which somebody is awake; the open ground always counts as lit, for its lamps."""
        return {"": None} | {world.town.room_at(p.tile): None for p in world.people.values() if not p.asleep}

    def _areas(self, frame: Frame, rooms: dict[str, None]) -> list[pygame.Rect]:
        """What of lit rooms is on the surface."""
        whole = frame.surface.get_rect()
        areas = (scaled(area, frame).clip(whole) for room in rooms for area in self._rooms.get(room, ()))
        return [area for area in areas if area.width and area.height]

    def _kept(self, surface: pygame.Surface, area: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """A part of the picture as a lamp lights it, to be laid over the dark."""
        copy = surface.subsurface(area).copy()
        copy.fill(_INDOORS, special_flags=pygame.BLEND_RGB_MULT)
        return copy, area.topleft

    def _draw_lamps(self, frame: Frame, rooms: dict[str, None]) -> None:
        width, height = frame.surface.get_size()
        blits = []
        for room, x, y, radius in self._lamps:
            if room not in rooms:
                continue
            left, top = frame.at(x - radius, y - radius)
            side = 2 * radius * frame.zoom
            if -side < left < width and -side < top < height:
                blits.append((self._glows[radius].at(frame.zoom), (left, top)))
        frame.surface.fblits(blits, pygame.BLEND_RGB_ADD)


def _place(stamp: Stamp, town: Town) -> tuple[str, int, int, int]:
    """The room of a lamp, empty outdoors; the middle of its light and the radius."""
    dx, dy, radius = _LAMPS[stamp.name]
    column, row = stamp.tile
    room = town.room_at((column, row + stamp.height - 1)) or town.room_at((column, row + stamp.height + 1))
    outdoors = not room or town.rooms[room].outdoors
    return "" if outdoors else room, column * TILE + dx, row * TILE + dy, radius


def _glow(radius: int) -> pygame.Surface:
    """A warm round light, to be added; it falls off in small steps."""
    out = pygame.Surface((2 * radius, 2 * radius)).convert()
    steps = radius // 6
    for step in range(steps):
        share = (step + 1) / steps
        colour = tuple(round(c * share * share) for c in (112, 80, 36))
        pygame.draw.circle(out, colour, (radius, radius), round(radius * (1 - step / steps)))
    return out


def scaled(area: pygame.Rect, frame: Frame) -> pygame.Rect:
    """An area of the town as it lies on the surface."""
    left, top = frame.at(area.left, area.top)
    right, bottom = frame.at(area.right, area.bottom)
    return pygame.Rect(left, top, right - left, bottom - top)


def lit_area(tiles: tuple[Cell, ...], faces: set[Cell]) -> list[pygame.Rect]:
    """The floor of a room and the wall faces behind it, as few rectangles, in pixels."""
    cells = set(tiles)
    for x, y in tiles:
        for up in (1, 2):
            if (x, y - up) not in faces:
                break
            cells.add((x, y - up))
    return [rect.inflate(2 * _WALL, 0) for rect in merged(cells)]


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
