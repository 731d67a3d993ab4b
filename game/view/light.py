"""Day, dusk and night: a tint over the town by the time of day, with lamps and rooms that are lit.

Night is deep blue and never black; who is awake has a light on.
"""

import itertools
from collections.abc import Mapping
from datetime import datetime

import pygame

from game.view.map_view import Frame
from game.view.pictures import Zoomed
from game.view.seen import Seen
from game.view.signs import sign_of
from game.view.tiles import TILE, Cell, Stamp, TileMap
from game.world.places import Thing, Town

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
LAMPS: dict[str, tuple[int, int, int]] = {
    "street_lamp": (16, 20, 92),
    "floor_lamp": (16, 13, 64),
    "bedside_lamp": (16, 6, 44),
    "lamp_table": (16, 10, 48),
    "candle_wall": (16, 14, 36),
}
"""Where the light of a lamp is: pixels from the upper left of its drawing, and its radius."""

_WARM, _COOL = (112, 80, 36), (30, 58, 84)
# What shines in a state of a thing, whoever is there: state, pixels from the upper left, radius and colour.
_SHINING: dict[str, tuple[str, int, int, int, Colour]] = {
    "fireplace": ("burning", 32, 48, 88, _WARM),
    "game_console_tv": ("on", 32, 10, 48, _COOL),
    "desk_computer": ("on", 31, 7, 40, _COOL),
    "streaming_desk": ("on", 32, 8, 48, _COOL),
}


_SPILL = 64
"""Pixels that the light of a room reaches out of its door."""
_SPILLED = (124, 88, 36)
_OUTWARD = ((0, 1), (0, -1), (1, 0), (-1, 0))
_FIRE = 80
"""Radius of the light of a thing on fire."""


def tint_at(moment: datetime) -> Colour:
    """The colour of the light at a time of day."""
    hour = moment.hour + moment.minute / 60
    for (since, first), (until, last) in itertools.pairwise(_DAY):
        if hour < until:
            share = (hour - since) / (until - since)
            return tuple(round(a + (b - a) * share) for a, b in zip(first, last, strict=True))  # type: ignore[return-value]
    return _DAY[-1][1]


def is_day(moment: datetime) -> bool:
    """Whether lamps are off."""
    return tint_at(moment)[1] >= _DARK


class Light:
    """The light of one town."""

    def __init__(self, town: Town, tiles: TileMap) -> None:
        self._rooms = {
            room.address: lit_area(room.tiles, tiles.faces) for room in town.rooms.values() if not room.outdoors
        }
        self._lamps = [_place(stamp, town) for stamp in tiles.stamps if stamp.name in LAMPS]
        self._glows = {radius: Zoomed(_glow(radius, _WARM)) for _, _, radius in LAMPS.values()}
        self._shining = [s for thing in town.things.values() for s in _shining(thing, tiles)]
        self._middles = {thing.address: _middle(thing) for thing in town.things.values() if thing.tiles}
        self._fire = Zoomed(_glow(_FIRE, _WARM))
        self._fans = {side: Zoomed(_fan(side)) for side in _OUTWARD}
        self._doors = doors_out(town)

    def draw(self, frame: Frame, world: Seen, states: Mapping[str, str], rooms: Mapping[str, None]) -> None:
        """Tint what has been drawn; `states` are those of things, `rooms` the lit ones."""
        tint = tint_at(world.clock.now)
        if min(tint) == 255:
            return
        kept = [self._kept(frame.surface, area) for area in self._areas(frame, rooms)]
        frame.surface.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        frame.surface.fblits(kept)
        if rooms:
            self._draw_lamps(frame, rooms)
            _add(frame, [(self._fans[side], x, y) for room, side, x, y in self._doors if room in rooms])
            self._draw_shining(frame, states)

    def lit_rooms(self, world: Seen) -> dict[str, None]:
        """The rooms in which a light is on: those where somebody is awake, and "", the open air, for its lamps.

        None by day.
        """
        if is_day(world.clock.now):
            return {}
        return {"": None} | {world.town.room_at(p.tile): None for p in world.people.values() if not p.asleep}

    def _areas(self, frame: Frame, rooms: Mapping[str, None]) -> list[pygame.Rect]:
        """What of lit rooms is on the surface."""
        whole = frame.surface.get_rect()
        areas = (scaled(area, frame).clip(whole) for room in rooms for area in self._rooms.get(room, ()))
        return [area for area in areas if area.width and area.height]

    def _kept(self, surface: pygame.Surface, area: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """A part of the picture as a lamp lights it, to be laid over the dark."""
        copy = surface.subsurface(area).copy()
        copy.fill(_INDOORS, special_flags=pygame.BLEND_RGB_MULT)
        return copy, area.topleft

    def _draw_lamps(self, frame: Frame, rooms: Mapping[str, None]) -> None:
        shown = [(self._glows[radius], x, y) for room, x, y, radius in self._lamps if room in rooms]
        _add(frame, shown)

    def _draw_shining(self, frame: Frame, states: Mapping[str, str]) -> None:
        shown = [(glow, x, y) for address, state, glow, x, y in self._shining if states.get(address) == state]
        burning = [address for address, state in states.items() if sign_of(state) == "fire"]
        _add(frame, shown + [(self._fire, *self._middles[address]) for address in burning if address in self._middles])


def _add(frame: Frame, glows: list[tuple[Zoomed, int, int]]) -> None:
    """Add lights around their middles, as far as they reach the surface."""
    width, height = frame.surface.get_size()
    blits = []
    for glow, x, y in glows:
        wide, high = glow.base.get_size()
        left, top = frame.at(x - wide // 2, y - high // 2)
        if -wide * frame.zoom < left < width and -high * frame.zoom < top < height:
            blits.append((glow.at(frame.zoom), (left, top)))
    frame.surface.fblits(blits, pygame.BLEND_RGB_ADD)


def _shining(thing: Thing, tiles: TileMap) -> list[tuple[str, str, Zoomed, int, int]]:
    """The lights of a thing: its address, the state in which it shines, the light and its middle."""
    if thing.stamp not in _SHINING:
        return []
    state, dx, dy, radius, colour = _SHINING[thing.stamp]
    places = [s.tile for s in tiles.stamps if s.name == thing.stamp and any(s.covers(t) for t in thing.tiles)]
    glow = Zoomed(_glow(radius, colour))
    return [(thing.address, state, glow, x * TILE + dx, y * TILE + dy) for x, y in places]


def _middle(thing: Thing) -> Cell:
    """The middle of a thing in pixels."""
    xs, ys = zip(*thing.tiles, strict=True)
    return (min(xs) + max(xs) + 1) * TILE // 2, (min(ys) + max(ys) + 1) * TILE // 2


def _place(stamp: Stamp, town: Town) -> tuple[str, int, int, int]:
    """The room of a lamp; the middle of its light and the radius."""
    dx, dy, radius = LAMPS[stamp.name]
    column, row = stamp.tile
    return lamp_room(stamp, town), column * TILE + dx, row * TILE + dy, radius


def lamp_room(stamp: Stamp, town: Town) -> str:
    """The address of the room that a lamp lights, empty outdoors; what hangs on a wall lights the room before it."""
    column, row = stamp.tile
    room = town.room_at((column, row + stamp.height - 1)) or town.room_at((column, row + stamp.height + 1))
    return "" if not room or town.rooms[room].outdoors else room


def _glow(radius: int, of: Colour) -> pygame.Surface:
    """A round light, to be added; it falls off in steps too small to be seen as rings."""
    out = pygame.Surface((2 * radius, 2 * radius)).convert()
    for step in range(radius):
        share = (step + 1) / radius
        colour = tuple(round(c * share * share) for c in of)
        pygame.draw.circle(out, colour, (radius, radius), radius - step)
    return out


def _fan(side: Cell) -> pygame.Surface:
    """The half of a round light that lies to one side of a threshold."""
    whole, (dx, dy) = _glow(_SPILL, _SPILLED), side
    area = whole.get_rect()
    half = pygame.Rect(_SPILL * (dx > 0), _SPILL * (dy > 0), _SPILL * (2 - abs(dx)), _SPILL * (2 - abs(dy)))
    return whole.subsurface(half.clip(area)).copy()


def doors_out(town: Town) -> list[tuple[str, Cell, int, int]]:
    """Where light falls out of rooms: the room, the way out, and the middle of a fan of light beyond the threshold."""
    found = []
    for room in town.rooms.values():
        for dx, dy in () if room.outdoors else _OUTWARD:
            beyond = [(x + dx, y + dy) for x, y in room.tiles if _is_open_air(town, (x + dx, y + dy))]
            for rect in merged(set(beyond)):
                x, y = rect.center
                away = (_SPILL - TILE) // 2
                found.append((room.address, (dx, dy), x + dx * away, y + dy * away))
    return found


def _is_open_air(town: Town, tile: Cell) -> bool:
    """Whether somebody can walk there and is outdoors."""
    x, y = tile
    if not (0 <= x < town.width and 0 <= y < town.height and town.walkable[y * town.width + x]):
        return False
    room = town.room_at(tile)
    return not room or town.rooms[room].outdoors


def scaled(area: pygame.Rect, frame: Frame) -> pygame.Rect:
    """An area of the town as it lies on the surface."""
    left, top = frame.at(area.left, area.top)
    right, bottom = frame.at(area.right, area.bottom)
    return pygame.Rect(left, top, right - left, bottom - top)


def lit_area(tiles: tuple[Cell, ...], faces: set[Cell]) -> list[pygame.Rect]:
    """The floor of a room and the wall faces behind it, as few rectangles, in pixels.

    Floor reaches under the thin walls beside it; a doorway in a face ends where the face goes on.
    """
    doors = faces.intersection(tiles)
    cells = set(tiles) - doors
    for x, y in sorted(cells):
        for up in (1, 2):
            if (x, y - up) not in faces:
                break
            cells.add((x, y - up))
    return [rect.inflate(2 * _WALL, 0) for rect in merged(cells)] + merged(doors - cells)


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
