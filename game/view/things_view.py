"""Draws the states of things over the drawing that the map holds: a stove that burns, a bed slept in.

A state without a picture is shown by a sign that is picked from its words.
"""

from collections.abc import Mapping
from pathlib import Path

import pygame

from game.view.map_view import Frame
from game.view.signs import sign_for
from game.view.state_pictures import Blit, StateArt, StatePicture
from game.view.tiles import TILE, Cell, Stamp, TileMap
from game.world.places import Thing, Town

_KEPT = 2_000
"""Pictures of states that are kept; a player may write any number of them."""
_MOST_SIGNS = 4
"""Signs over one thing: of twelve chairs that burn, every third is on fire."""
_WIDE = {"fire", "water", "ice"}
"""Signs that lie over the whole width of a thing."""
_ON_TOP = {"smoke", "bees", "music", "sparkle", "stink", "heart", "party", "steam", "spark", "asleep", "ghost"} | {
    "locked", "dark", "notice",
}  # fmt: skip
"""Signs in the air over a thing; all others are on its foot."""
_LIFT = 12
"""Pixels that a sign in the air is above the top of a thing."""


class ThingsView:
    """All state pictures of a town, cut from the sheets when they are first needed."""

    def __init__(self, town: Town, tiles: TileMap, art: Path) -> None:
        self._things, self._art = town.things, StateArt(art)
        self._stamps_at: dict[Cell, list[Stamp]] = {}
        for stamp in tiles.stamps:
            for cell in stamp.cells():
                self._stamps_at.setdefault(cell, []).append(stamp)
        self._pictures: dict[tuple[str, str], list[StatePicture]] = {}
        for thing in town.things.values():
            for state in thing.states:
                self.shown(thing.address, state)

    def draw(self, frame: Frame, states: Mapping[str, str], moment: int, above: bool) -> None:
        """Draw the states of things by address: the part that people stand in front of, or the one before them."""
        pictures = (picture for address, state in states.items() for picture in self.shown(address, state))
        blits: list[Blit] = [blit for picture in pictures if (blit := picture.blit(frame, moment, above))]
        frame.surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def shown(self, address: str, state: str) -> list[StatePicture]:
        """What shows that a thing is in a state; empty if it is as usual, or if who uses it shows it."""
        found = self._pictures.get((address, state))
        if found is None:
            if len(self._pictures) >= _KEPT:
                self._pictures.clear()
            thing = self._things.get(address)
            found = self._pictures[address, state] = self._of(thing, state) if thing else []
        return found

    def _of(self, thing: Thing, state: str) -> list[StatePicture]:
        return self._drawn(thing, state) or self._signs(thing, sign_for(state, thing.states))

    def _drawn(self, thing: Thing, state: str) -> list[StatePicture]:
        """The pictures of a state, for each drawing of the thing that has one."""
        stamps = self._stamps(thing)
        names = {stamp.name for stamp in stamps}
        if thing.stamp not in names:  # such as a machine that the map holds as a part of its counter
            frames = self._art.frames(f"{thing.stamp}@{_spelt(state)}")
            return [self._art.cut(frames, _standing(thing, frames[0][1]))] if frames and thing.tiles else []
        pictures = {name: self._art.frames(f"{name}@{_spelt(state)}") for name in sorted(names)}
        return [self._art.cut(pictures[stamp.name], stamp) for stamp in stamps if pictures[stamp.name]]

    def _stamps(self, thing: Thing) -> list[Stamp]:
        found = {id(stamp): stamp for tile in thing.tiles for stamp in self._stamps_at.get(tile, ())}
        return list(found.values())

    def _signs(self, thing: Thing, sign: str) -> list[StatePicture]:
        frames = [self._art.part(image, rect) for image, rect in self._art.frames(f"sign@{sign}")] if sign else []
        if not frames or not thing.tiles:
            return []
        stamps = self._stamps(thing) or [_standing(thing, pygame.Rect(0, 0, TILE, TILE))]
        stamps = [stamp for stamp in stamps if stamp.name == thing.stamp] or stamps
        upper, lower = ([], frames) if sign == "water" else (frames, [])
        return [
            StatePicture(x, y, 0, upper, lower)
            for stamp in stamps[:: -(-len(stamps) // _MOST_SIGNS)]
            for x, y in _places(stamp, sign)
        ]


def _spelt(state: str) -> str:
    return state.replace(" ", "_")


def _places(stamp: Stamp, sign: str) -> list[tuple[int, int]]:
    """Where a sign lies over a drawing, in pixels of the town."""
    left, top = stamp.tile[0] * TILE, stamp.tile[1] * TILE
    if sign in _ON_TOP:
        return [(left + (stamp.width - 1) * TILE // 2, top - _LIFT)]
    foot = top + (stamp.height - 1) * TILE
    if sign in _WIDE:
        return [(left + column * TILE, foot) for column in range(stamp.width)]
    return [(left + (stamp.width - 1) * TILE // 2, foot)]


def _standing(thing: Thing, size: pygame.Rect) -> Stamp:
    """A thing that the map holds no drawing of: in the middle of its tiles, its foot on the lowest."""
    xs, bottom = sorted(x for x, _ in thing.tiles), max(y for _, y in thing.tiles)
    width, height = size.width // TILE, size.height // TILE
    left = xs[len(xs) // 2] if width == 1 else xs[0]
    return Stamp(thing.stamp, (left, bottom - height + 1), width, height, max(0, height - 1))
