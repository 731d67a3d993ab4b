"""Where a town is looked at first: at the liveliest place, not at an empty square."""

from game.view.camera import Camera
from game.view.seen import Seen
from game.view.tiles import TILE
from game.world.people import Person

ZOOM = 1.0
_ACROSS, _DOWN = 14, 8
"""Tiles to each side of somebody that are seen with them."""
_CANDIDATES = 60
"""People around whom is looked; in a crowd any of the first will do."""


def first_view(world: Seen) -> tuple[float, float, float]:
    """The middle of the view in pixels of the town, and the zoom.

    Around whoever has most company that is awake, talks counting double; around a sleeper if all sleep, and in the
    middle of the town if nobody is there.
    """
    people = list(world.people.values())
    if not people:
        return world.town.width * TILE / 2, world.town.height * TILE / 2, ZOOM
    awake = [person for person in people if not person.asleep] or people
    best = max(awake[:_CANDIDATES], key=lambda person: sum(map(_weight, _around(person, awake))))
    near = _around(best, awake)
    x = sum(person.tile[0] for person in near) / len(near) + 0.5
    y = sum(person.tile[1] for person in near) / len(near)
    return x * TILE, y * TILE, ZOOM


def look_first(camera: Camera, world: Seen) -> None:
    """Have a window that has just opened look there."""
    x, y, zoom = first_view(world)
    camera.set_zoom(zoom)
    camera.look_at(x, y)


def _weight(person: Person) -> int:
    return 2 if person.conversation else 1


def _around(person: Person, people: list[Person]) -> list[Person]:
    x, y = person.tile
    return [p for p in people if abs(p.tile[0] - x) <= _ACROSS and abs(p.tile[1] - y) <= _DOWN]
