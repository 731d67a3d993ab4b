"""What shows the hour in rooms and streets: hands of clocks, the sky in windows, lamps that are lit."""

import math
from collections.abc import Container
from datetime import datetime
from pathlib import Path

import pygame

from game.view import look
from game.view.light import LAMPS, is_day, lamp_room, tint_at
from game.view.map_view import Frame
from game.view.pictures import Zoomed
from game.view.state_pictures import Blit, StateArt, StatePicture
from game.view.tiles import TILE, Stamp, TileMap
from game.world.places import Town

_WINDOWS = ("window", "curtains_red", "curtains_blue")
_CLOCK = "clock_wall"
_MIDDLE = (15.5, 19.5)
"""Where the hands of a clock are fixed, in pixels of its drawing."""
_LONG, _SHORT = 6.5, 4.0
"""Pixels of the hand of the minutes and of that of the hours."""
_STEP = 5
"""Minutes by which a hand goes on."""


class Hours:
    """The clocks, windows and lamps of one town."""

    def __init__(self, town: Town, tiles: TileMap, art: Path) -> None:
        self._art = StateArt(art)
        self._windows = {
            sky: [self._over(stamp, sky) for stamp in tiles.stamps if stamp.name in _WINDOWS]
            for sky in ("dusk", "night")
        }
        self._lamps = [
            (lamp_room(stamp, town), self._over(stamp, "lit")) for stamp in tiles.stamps if stamp.name in LAMPS
        ]
        self._clocks = [stamp.tile for stamp in tiles.stamps if stamp.name == _CLOCK]
        self._face = self._art.frames(f"{_CLOCK}@face")
        self._hands: tuple[int, int] = (-1, -1)
        self._clock: Zoomed

    def draw(self, frame: Frame, now: datetime, lit: Container[str], above: bool) -> None:
        """Draw the part below or above people; `lit` are the rooms whose lamps are on, "" the open air."""
        pictures = list(self._windows.get(sky_at(now), ()))
        pictures += [picture for room, picture in self._lamps if room in lit]
        blits = [blit for picture in pictures if (blit := picture.blit(frame, 0, above))]
        if not above and self._face:
            blits += self._at_clocks(frame, now)
        frame.surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _at_clocks(self, frame: Frame, now: datetime) -> list[Blit]:
        hands = now.hour % 12, now.minute // _STEP * _STEP
        if hands != self._hands:
            self._hands, self._clock = hands, Zoomed(self._showing(*hands))
        area = frame.surface.get_rect().inflate(2 * TILE, 2 * TILE)
        places = (frame.at(x * TILE, y * TILE) for x, y in self._clocks)
        return [(self._clock.at(frame.zoom), place) for place in places if area.collidepoint(place)]

    def _over(self, stamp: Stamp, state: str) -> StatePicture:
        return self._art.cut(self._art.frames(f"{stamp.name}@{state}"), stamp)

    def _showing(self, hour: int, minute: int) -> pygame.Surface:
        """A clock at a time."""
        image, rect = self._face[0]
        out = self._art.part(image, rect).base.copy()
        _hand(out, minute / 60, _LONG, look.FADED)
        _hand(out, (hour + minute / 60) / 12, _SHORT, look.NIGHT)
        return out


def _hand(out: pygame.Surface, turns: float, length: float, colour: look.Colour) -> None:
    """A hand of two pixels' width, whole turns counted from the top, in whole pixels."""
    x, y = _MIDDLE
    for step in range(round(length * 2) + 1):
        along = step / 2
        left, top = x + math.sin(math.tau * turns) * along, y - math.cos(math.tau * turns) * along
        whole = (math.floor(left), math.floor(top), 2, 2) if along < length - 1.5 else (round(left), round(top), 1, 1)
        out.fill(colour, whole)


def sky_at(now: datetime) -> str:
    """What is seen through windows: `day`, `dusk` (as at dawn) or `night`."""
    if is_day(now):
        return "day" if min(tint_at(now)) > _BRIGHT else "dusk"
    return "dusk" if min(tint_at(now)) > _DIM else "night"


_BRIGHT, _DIM = 190, 150
"""Least colour of the light above which the sky is blue, and above which it is not yet black."""
