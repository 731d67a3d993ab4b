"""Where people are between two ticks: the view remembers the tile before, and walks them over smoothly."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.view.tiles import TILE
from game.world.people import Person
from game.world.places import Tile

_JUMP = 2
"""Tiles in one step above which somebody is shown where they are, not walking there."""


@dataclass(slots=True)
class Place:
    """One person's place on the ground."""

    before: Tile
    after: Tile
    steps: int = 0
    """Steps taken, so that feet alternate."""
    x: float = 0.0
    y: float = 0.0
    """Where the feet are, in pixels of the town: the middle of a tile's lower edge."""
    moving: bool = False
    pace: float = 0.0
    """Position in the cycle of two steps, from 0 to 2."""


class Motion:
    """Everybody's place."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self._tick = -1

    def update(self, people: Mapping[str, Person], tick: int, between: float) -> None:
        """Take in the present tiles; `between` in [0, 1) is the way to the next tick."""
        passed, self._tick = tick - self._tick, tick
        for name, person in people.items():
            place = self.places.get(name)
            if place is None:
                place = self.places[name] = Place(person.tile, person.tile)
            elif passed:
                _step(place, person.tile, passed)
            _blend(place, between)
        if len(self.places) > len(people):
            self.places = {name: self.places[name] for name in people}


def _step(place: Place, tile: Tile, passed: int) -> None:
    far = max(abs(tile[0] - place.after[0]), abs(tile[1] - place.after[1]))
    place.before = place.after if passed == 1 and far < _JUMP else tile
    place.moving = far > 0
    place.steps += far > 0
    place.after = tile


def _blend(place: Place, between: float) -> None:
    (x0, y0), (x1, y1) = place.before, place.after
    place.x = (x0 + (x1 - x0) * between + 0.5) * TILE
    place.y = (y0 + (y1 - y0) * between + 1) * TILE
    place.pace = place.steps % 2 + between
