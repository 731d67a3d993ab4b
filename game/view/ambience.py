"""Small movements out of doors and on tables: petals and leaves that fall, steam over a cup, butterflies by day.

Everything follows from the time alone: nothing is kept, and nothing depends on chance.
"""

import math
from collections.abc import Iterator

import pygame

from game.view import look
from game.view.look import Colour
from game.view.map_view import Frame
from game.view.tiles import TILE, Stamp, TileMap

SHOWN_FROM = 0.5
"""Zoom from which they are large enough to be seen."""
_FALLING: dict[str, tuple[Colour, ...]] = {
    "tree_blossom": ((240, 160, 180), (250, 200, 205)),
    "tree_autumn": (look.AMBER, look.GOLD),
}
_STEAMING = ("coffee_cup", "teapot")
_BUTTERFLIES = ("flower_bed_mixed", "flower_bed_yellow")
_STEAM = (look.CREAM, look.SAND)
_WINGS = ((look.GOLD, look.AMBER), (look.CREAM, look.SAND), (look.SKY, look.PLUM))
_EVERY = 2
"""One in so many flower beds in the open has a butterfly."""
_FLOOR, _WALLS = 1, 2
_OUTDOORS = ("cobble_lip", "mat")
"""What lies on those layers and is in no house."""
Speck = tuple[float, float, int, int, Colour]
"""Left, top, width, height in pixels of the town, and colour."""


class Ambience:
    """What moves by itself in one town."""

    def __init__(self, tiles: TileMap) -> None:
        stamps = tiles.stamps
        self._built = {
            cell
            for layer in tiles.below[_FLOOR : _WALLS + 1]
            for cell, gid in layer.items()
            if not tiles.names.get(gid, "").startswith(_OUTDOORS)
        }
        self._trees = [s for s in stamps if s.name in _FALLING]
        self._cups = [s for s in stamps if s.name in _STEAMING]
        self._flowers = [s for s in stamps if s.name in _BUTTERFLIES and not self._by_a_house(s)][::_EVERY]

    def draw(self, frame: Frame, seconds: float, is_day: bool) -> None:
        """Draw what is on the surface at a time of the view; butterflies only by day."""
        if frame.zoom < SHOWN_FROM:
            return
        seen = frame.surface.get_rect().inflate(6 * TILE, 6 * TILE)
        for stamp in self._in_view(self._trees, frame, seen):
            _fill(frame, (speck for speck in falling(stamp, seconds) if self._in_the_open(speck)))
        for stamp in self._in_view(self._cups, frame, seen):
            _fill(frame, steam(stamp, seconds))
        for stamp in self._in_view(self._flowers, frame, seen) if is_day else ():
            _fill(frame, butterfly(stamp, seconds))

    def _by_a_house(self, stamp: Stamp) -> bool:
        x, y = stamp.tile
        return any((x + dx, y + dy) in self._built for dx in (-1, 0, 1) for dy in (-1, 0))

    def _in_the_open(self, speck: Speck) -> bool:
        """No leaf falls into a room or lies on a wall."""
        return (int(speck[0]) // TILE, int(speck[1]) // TILE) not in self._built

    def _in_view(self, stamps: list[Stamp], frame: Frame, seen: pygame.Rect) -> Iterator[Stamp]:
        return (s for s in stamps if seen.collidepoint(frame.at(s.tile[0] * TILE, s.tile[1] * TILE)))


def _fill(frame: Frame, specks: Iterator[Speck]) -> None:
    for x, y, width, height, colour in specks:
        left, top = frame.at(round(x), round(y))
        size = max(1, round(width * frame.zoom)), max(1, round(height * frame.zoom))
        frame.surface.fill(colour, ((left, top), size))


def falling(stamp: Stamp, seconds: float) -> Iterator[Speck]:
    """Three petals that sail down from a crown, each in its own time."""
    left, top = stamp.tile[0] * TILE, stamp.tile[1] * TILE
    for number in range(3):
        own = _own(stamp, number)
        share = (seconds / 7 + own) % 1.0
        x = left + 8 + own * 48 + math.sin(share * 9 + own * 6) * 7 + share * 10
        yield x, top + 34 + share * 58, 2, 2 if share * 9 % 1 < 0.6 else 1, _FALLING[stamp.name][number % 2]


def steam(stamp: Stamp, seconds: float) -> Iterator[Speck]:
    """Two wisps that rise and part."""
    x, y = stamp.tile[0] * TILE + 15, stamp.tile[1] * TILE + 6
    for number in range(2):
        share = (seconds / 2.2 + _own(stamp, number)) % 1.0
        if share < 0.8:
            sway = round(math.sin(share * 7 + number * 3))
            yield x + 3 * number + sway, y - round(share * 9), 1, 2 if share < 0.5 else 1, _STEAM[number]


def butterfly(stamp: Stamp, seconds: float) -> Iterator[Speck]:
    """Two wings that open and shut, on a wandering way over the flowers."""
    own = _own(stamp, 0)
    turn = seconds * 0.8 + own * 20
    x = stamp.tile[0] * TILE + 16 + math.sin(turn) * 14 + math.sin(turn * 2.3) * 5
    y = stamp.tile[1] * TILE + 2 + math.cos(turn * 1.4) * 8
    wing, body = _WINGS[int(own * 97) % len(_WINGS)]
    width = 2 if (seconds * 6 + own) % 1.0 < 0.5 else 1
    yield x - width, y, width, 3, wing
    yield x, y + 1, 1, 2, body
    yield x + 1, y, width, 3, wing


def _own(stamp: Stamp, number: int) -> float:
    """A number in [0, 1) that is another one for each stamp, so that they do not move in step."""
    return (stamp.tile[0] * 37 + stamp.tile[1] * 61 + number * 29) % 97 / 97
