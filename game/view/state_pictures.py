"""Pictures that the game lays over drawings of the map: states of things, what shows the hour."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.view.map_view import Frame
from game.view.pictures import Zoomed, part
from game.view.tiles import TILE, Stamp, read_index

Blit = tuple[pygame.Surface, tuple[int, int]]
Frames = list[tuple[str, pygame.Rect]]
"""The sheet and the place on it of each frame."""
_REACH = 3 * TILE
"""Pixels by which a picture may begin beyond the surface and still be seen."""


@dataclass(slots=True)
class StatePicture:
    """The frames of one state in one place, cut where it begins to stand over people."""

    x: int
    y: int
    middle: int
    """Pixels from the top down to the cut; 0 if all of it is below people."""
    upper: list[Zoomed]
    lower: list[Zoomed]

    def blit(self, frame: Frame, moment: int, above: bool) -> Blit | None:
        """The part below or above people at an animation frame; None if it is not to be seen."""
        pictures = self.upper if above else self.lower
        if not pictures:
            return None
        width, height = frame.surface.get_size()
        x, y = frame.at(self.x, self.y if above else self.y + self.middle)
        if not (-_REACH < x < width and -_REACH < y < height):
            return None
        return pictures[moment % len(pictures)].at(frame.zoom), (x, y)


class StateArt:
    """The sheet of states and the index that says where each lies."""

    def __init__(self, art: Path) -> None:
        self._art = art
        self._index = read_index(art)
        self._sheets: dict[str, pygame.Surface] = {}

    def frames(self, name: str) -> Frames:
        """The frames of `<drawing>@<state>`, empty if nobody has drawn it."""
        entry: dict[str, Any] = self._index.get(name, {})
        return [(entry["image"], pygame.Rect(*rect)) for rect in entry.get("frames", ())]

    def part(self, image: str, rect: pygame.Rect) -> Zoomed:
        """A piece of a sheet."""
        if image not in self._sheets:
            self._sheets[image] = pygame.image.load(self._art / "tiles" / image).convert_alpha()
        return part(self._sheets[image], rect)

    def cut(self, frames: Frames, stamp: Stamp) -> StatePicture:
        """Frames over a drawing, cut as it is."""
        middle = stamp.overhead * TILE
        upper = [self.part(i, pygame.Rect(r.x, r.y, r.width, middle)) for i, r in frames] if middle else []
        lower = [self.part(i, pygame.Rect(r.x, r.y + middle, r.width, r.height - middle)) for i, r in frames]
        return StatePicture(stamp.tile[0] * TILE, stamp.tile[1] * TILE, middle, upper, lower)
