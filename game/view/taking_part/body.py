"""The body that the player walks in, as the screen sees it: who it is, who and what is near."""

from game.view.seen import Seen
from game.world.bodies import SPEAKING_DISTANCE
from game.world.people import Person
from game.world.places import Thing, Tile

REACH = 2
"""Tiles within which a thing is offered to be used."""


def body_of(world: Seen) -> Person | None:
    """Whom the player walks the town as; None for nobody."""
    return next((person for person in world.people.values() if person.played), None)


def near_people(world: Seen, body: Person) -> list[str]:
    """Full names of those to whom one can speak from here, the nearest first; whom one talks with before all."""
    room = world.town.room_at(body.tile)
    around = [
        (person.conversation != body.conversation or not body.conversation, apart(body.tile, person.tile), name)
        for name, person in world.people.items()
        if person is not body and world.town.room_at(person.tile) == room
    ]
    return [name for _, distance, name in sorted(around) if distance <= SPEAKING_DISTANCE]


def near_things(world: Seen, body: Person) -> list[str]:
    """Addresses of the things of the room that are in reach, the nearest first."""
    room = world.town.rooms.get(world.town.room_at(body.tile))
    things = [world.town.things[address] for address in room.things] if room else []
    found = sorted((_far(thing, body.tile), thing.address) for thing in things)
    return [address for distance, address in found if distance <= REACH]


def apart(one: Tile, other: Tile) -> int:
    """Steps between two tiles, if nothing is in the way."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _far(thing: Thing, tile: Tile) -> int:
    return min(apart(tile, spot) for spot in (*thing.spots, *thing.tiles))
