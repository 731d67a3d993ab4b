"""What shows the hour in rooms and streets: hands of clocks, the sky in windows, lamps that are lit."""

import math
from collections.abc import Container
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Dial:
    """Where the hands of a clock are fixed, in pixels of its drawing, and their pixels."""

    middle: tuple[float, float]
    long: float
    short: float
    width: int


_DIALS = {"clock_wall": Dial((15.5, 19.5), 6.5, 4.0, 2), "fireplace": Dial((32, 8), 3.0, 2.0, 1)}
"""The clocks on walls, and those that stand on a mantel."""
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
        self._clocks = [stamp for stamp in tiles.stamps if self._art.frames(_face(stamp.name))]
        self._hands: tuple[int, int] = (-1, -1)
        self._showing: dict[str, Zoomed] = {}

    def draw(self, frame: Frame, now: datetime, lit: Container[str], above: bool) -> None:
        """Draw the part below or above people; `lit` are the rooms whose lamps are on, "" the open air."""
        pictures = list(self._windows.get(sky_at(now), ()))
        pictures += [picture for room, picture in self._lamps if room in lit]
        blits = [blit for picture in pictures if (blit := picture.blit(frame, 0, above))]
        blits += self._at_clocks(frame, now, above)
        frame.surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _at_clocks(self, frame: Frame, now: datetime, above: bool) -> list[Blit]:
        hands = now.hour % 12, now.minute // _STEP * _STEP
        if hands != self._hands:
            self._hands, self._showing = hands, {name: Zoomed(self._clock(name, *hands)) for name in self._names()}
        area = frame.surface.get_rect().inflate(4 * TILE, 4 * TILE)
        shown = [stamp for stamp in self._clocks if bool(stamp.overhead) == above]
        places = [(stamp.name, frame.at(stamp.tile[0] * TILE, stamp.tile[1] * TILE)) for stamp in shown]
        return [(self._showing[name].at(frame.zoom), place) for name, place in places if area.collidepoint(place)]

    def _names(self) -> set[str]:
        return {stamp.name for stamp in self._clocks}

    def _over(self, stamp: Stamp, state: str) -> StatePicture:
        return self._art.cut(self._art.frames(f"{stamp.name}@{state}"), stamp)

    def _clock(self, name: str, hour: int, minute: int) -> pygame.Surface:
        """A clock at a time."""
        image, rect = self._art.frames(_face(name))[0]
        out, dial = self._art.part(image, rect).base.copy(), _DIALS[name]
        _hand(out, dial, minute / 60, dial.long, look.FADED)
        _hand(out, dial, (hour + minute / 60) / 12, dial.short, look.NIGHT)
        return out


def _face(name: str) -> str:
    """The name of the drawing of a clock without its hands; empty for what is none."""
    return f"{name}@face" if name in _DIALS else ""


def _hand(out: pygame.Surface, dial: Dial, turns: float, length: float, colour: look.Colour) -> None:
    """A hand of one or two pixels' width, whole turns counted from the top, in whole pixels."""
    x, y = dial.middle
    for step in range(round(length * 2) + 1):
        along = step / 2
        left, top = x + math.sin(math.tau * turns) * along, y - math.cos(math.tau * turns) * along
        if dial.width > 1 and along < length - 1.5:
            out.fill(colour, (math.floor(left), math.floor(top), 2, 2))
        else:
            out.fill(colour, (round(left), round(top), 1, 1))


def sky_at(now: datetime) -> str:
    """What is seen through windows: `day`, `dusk` (as at dawn) or `night`."""
    if is_day(now):
        return "day" if min(tint_at(now)) > _BRIGHT else "dusk"
    return "dusk" if min(tint_at(now)) > _DIM else "night"


_BRIGHT, _DIM = 190, 150
"""Least colour of the light above which the sky is blue, and above which it is not yet black."""
