"""Draws the people: sorted by their feet, walking, standing, sitting, talking or asleep as the world says."""

from dataclasses import dataclass
from operator import attrgetter

import pygame

from game.view import seats
from game.view.figures import Figures, Pose
from game.view.map_view import Frame
from game.view.motion import Motion, Place
from game.view.pictures import Zoomed
from game.view.seen import Seen
from game.view.tiles import TILE, TileMap
from game.world.people import Facing, Person

HEIGHT = 48
PINS_BELOW = 0.3
"""Zoom below which everybody is a pin with a head, and too small to be drawn."""
_SEAT = 2
_SPEAKING_TICKS = 6
_RING = (246, 198, 84)


@dataclass(slots=True)
class Drawn:
    """One person as drawn: who, and where their feet and head are in the town."""

    person: Person
    x: float
    y: float
    top: float


_BY_FOOT = attrgetter("y", "x")


class PeopleView:
    """Everybody on the map."""

    def __init__(self, tiles: TileMap, figures: Figures) -> None:
        self._figures = figures
        self._motion = Motion()
        self._beds = seats.beds(tiles)
        self._seats = seats.facings(tiles)
        self._showers = seats.showers(tiles)
        self._backs = seats.backs(tiles)
        self._ring = Zoomed(_ring())
        self._seconds = 0.0
        self._known: dict[str, Drawn] = {}
        self.drawn: list[Drawn] = []
        """Everybody, those in front last; for labels and for clicks."""

    def forget(self) -> None:
        """Another town, or another moment of it: nobody is on the way from where they stood there."""
        self._motion = Motion()

    def update(self, dt: float) -> None:
        """Let breath and mouths move on by `dt` seconds."""
        self._seconds += dt

    def place(self, world: Seen, between: float) -> None:
        """Find where everybody is now."""
        self._motion.update(world.people, world.clock.tick, between)
        if self._known.keys() != world.people.keys():
            self._known = {name: Drawn(person, 0.0, 0.0, 0.0) for name, person in world.people.items()}
        for person in world.people.values():
            self._put(self._known[person.name], person)
        self.drawn = sorted(self._known.values(), key=_BY_FOOT)

    def at(self, name: str) -> tuple[float, float] | None:
        """The middle of somebody in the town's pixels."""
        place = self._motion.places.get(name)
        return (place.x, place.y - HEIGHT / 2) if place else None

    def hit(self, x: float, y: float) -> str:
        """Who is at a point of the town, the one in front first; empty for nobody."""
        for drawn in reversed(self.drawn):
            if abs(x - drawn.x) <= TILE / 2 and drawn.top - 4 <= y <= max(drawn.y, drawn.top + HEIGHT):
                return drawn.person.name
        return ""

    def draw(self, frame: Frame, world: Seen, selected: str) -> None:
        """Draw everybody who is on the surface."""
        width, height = frame.surface.get_size()
        blits = []
        for drawn in self.drawn:
            left, top = frame.at(drawn.x - TILE / 2, drawn.top)
            if not (-TILE < left < width and -HEIGHT < top < height):
                continue
            if drawn.person.name == selected and not drawn.person.asleep:
                blits.append((self._ring.at(frame.zoom), frame.at(drawn.x - TILE / 2, drawn.y - 14)))
            blits.append((self._picture(drawn.person, world).at(frame.zoom), (left, top)))
            back = self._backs.get(drawn.person.tile)
            if back is not None and not self._motion.places[drawn.person.name].moving:
                blits.append((back.picture.at(frame.zoom), frame.at(back.x, back.y)))
        frame.surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _put(self, drawn: Drawn, person: Person) -> None:
        """Enter where somebody is; what is entered is kept, since new objects in every frame would cost pauses."""
        place = self._motion.places[person.name]
        drawn.person, drawn.x, drawn.y, drawn.top = person, place.x, place.y - 2, place.y - 2 - HEIGHT
        if person.asleep and not place.moving:
            left, drawn.top = self._beds.get(person.tile, (place.x - TILE / 2, place.y - HEIGHT))
            drawn.x, drawn.y = left + TILE / 2, place.y

    def _picture(self, person: Person, world: Seen) -> Zoomed:
        place = self._motion.places[person.name]
        pose = self._pose(person, place, world)
        facing = self._facing(person, world) if pose == "sit" else person.facing
        return self._figures.picture(person.name, pose, facing, self._phase(person, place, pose))

    def _facing(self, person: Person, world: Seen) -> Facing:
        """As the seat has its back; whoever talks may turn, but not around."""
        seat = self._seats.get(person.tile)
        if seat is None or (person.conversation and person.facing != seats.AROUND[seat]):
            return person.facing
        return seat

    def _pose(self, person: Person, place: Place, world: Seen) -> Pose:
        if place.moving:
            return "walk"
        if person.asleep:
            return "sleep"
        if world.town.walkable[person.tile[1] * world.town.width + person.tile[0]] == _SEAT:
            return "stand" if person.tile in self._showers else "sit"
        return "talk" if is_speaking(person, world) else "stand"

    def _phase(self, person: Person, place: Place, pose: Pose) -> float:
        """Position in the cycle of a pose, from 0 to 1; people do not breathe in step."""
        if pose == "walk":
            return place.pace / 2
        own = sum(map(ord, person.name)) % 97 / 97
        return (self._seconds * (2.4 if pose == "talk" else 0.45) + own) % 1.0


def is_speaking(person: Person, world: Seen) -> bool:
    """Whether somebody has just said the last line of a running talk."""
    talk = world.conversations.get(person.conversation)
    if talk is None or not talk.lines:
        return False
    line = talk.lines[-1]
    return line.speaker == person.name and world.clock.tick - line.tick <= _SPEAKING_TICKS


def _ring() -> pygame.Surface:
    """The mark under the feet of whom the player chose."""
    ring = pygame.Surface((TILE, 16), pygame.SRCALPHA)
    pygame.draw.ellipse(ring, (*_RING, 90), ring.get_rect())
    pygame.draw.ellipse(ring, (*_RING, 255), ring.get_rect(), 2)
    return ring.premul_alpha()
