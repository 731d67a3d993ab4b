"""Draws the states of things: a stove that burns, a bed slept in, over the drawing that the map holds."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.view.map_view import Frame
from game.view.pictures import Zoomed, part
from game.view.seen import Seen
from game.view.tiles import TILE, Stamp, TileMap, read_index
from game.world.places import Thing, Town

Blit = tuple[pygame.Surface, tuple[int, int]]


@dataclass(slots=True)
class StatePicture:
    """The frames of one state in one place, cut where it begins to stand over people."""

    x: int
    y: int
    middle: int
    """Pixels from the top down to the cut; 0 if all of it is below people."""
    upper: list[Zoomed]
    lower: list[Zoomed]


class ThingsView:
    """All state pictures of a town."""

    def __init__(self, town: Town, tiles: TileMap, art: Path) -> None:
        self._sheets: dict[str, pygame.Surface] = {}
        self._pictures: dict[str, dict[str, list[StatePicture]]] = {}
        index = read_index(art)
        for thing in town.things.values():
            shown = {state: self._of_state(thing, state, tiles, index, art) for state in thing.states}
            self._pictures |= {thing.address: shown} if any(shown.values()) else {}

    def _of_state(
        self, thing: Thing, state: str, tiles: TileMap, index: Mapping[str, Mapping[str, object]], art: Path
    ) -> list[StatePicture]:
        entry = index.get(f"{thing.stamp}@{state.replace(' ', '_')}")
        if not entry:
            return []
        image = str(entry["image"])
        if image not in self._sheets:
            self._sheets[image] = pygame.image.load(art / "tiles" / image).convert_alpha()
        rects = [pygame.Rect(*rect) for rect in entry["frames"]]  # type: ignore[attr-defined]
        return [_cut(self._sheets[image], rects, stamp) for stamp in places_of(thing, tiles, rects[0])]

    def draw_below(self, frame: Frame, world: Seen, moment: int) -> None:
        """The part that people stand in front of."""
        frame.surface.fblits(self._blits(frame, world.thing_states, moment, False), pygame.BLEND_PREMULTIPLIED)

    def draw_above(self, frame: Frame, world: Seen, moment: int) -> None:
        """The part that people pass behind."""
        frame.surface.fblits(self._blits(frame, world.thing_states, moment, True), pygame.BLEND_PREMULTIPLIED)

    def _blits(self, frame: Frame, states: Mapping[str, str], moment: int, above: bool) -> list[Blit]:
        out: list[Blit] = []
        width, height = frame.surface.get_size()
        for address, shown in self._pictures.items():
            for place in shown.get(states.get(address, ""), ()):
                pictures = place.upper if above else place.lower
                x, y = frame.at(place.x, place.y if above else place.y + place.middle)
                if pictures and -TILE * 3 < x < width and -TILE * 3 < y < height:
                    out.append((pictures[moment % len(pictures)].at(frame.zoom), (x, y)))
        return out


def places_of(thing: Thing, tiles: TileMap, size: pygame.Rect) -> list[Stamp]:
    """Where a thing's drawing stands; by its own tiles if the map does not hold the stamp."""
    found = [s for s in tiles.stamps if s.name == thing.stamp and any(s.covers(t) for t in thing.tiles)]
    if found or not thing.tiles:
        return found
    left, bottom = min(t[0] for t in thing.tiles), max(t[1] for t in thing.tiles)
    width, height = size.width // TILE, size.height // TILE
    return [Stamp(thing.stamp, (left, bottom - height + 1), width, height, max(0, height - 1))]


def _cut(sheet: pygame.Surface, rects: list[pygame.Rect], stamp: Stamp) -> StatePicture:
    middle = stamp.overhead * TILE
    upper = [part(sheet, pygame.Rect(r.x, r.y, r.width, middle)) for r in rects] if middle else []
    lower = [part(sheet, pygame.Rect(r.x, r.y + middle, r.width, r.height - middle)) for r in rects]
    return StatePicture(stamp.tile[0] * TILE, stamp.tile[1] * TILE, middle, upper, lower)
