"""What the town allows: opening hours, capacity, privacy. A rule that says no returns a reason."""

from dataclasses import dataclass

from game.world.clock import time_words
from game.world.people import Person
from game.world.places import Room
from game.world.world import World, describe_place

_LETS_IN = 5
"""Closeness from which a resident lets somebody in [ours]."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The town says no: why, in words, and to which room or thing."""

    reason: str
    where: str


def refusal(world: World, person: Person, address: str) -> Refusal | None:
    """Why somebody may not use a place or a thing now; None if they may. Open ground, an empty address, is free."""
    if not address:
        return None
    room = world.town.rooms.get(world.town.room_of_address(address))
    if room is None:
        return Refusal(f"there is no such place as {address}", address)
    no = _closed(world, person, room) or _private(world, person, room) or _full(world, person, room)
    if no:
        return Refusal(no, room.address)
    no = _taken(world, person, address)
    return Refusal(no, address) if no else None


def _closed(world: World, person: Person, room: Room) -> str:
    if room.hours is None or room.hours.hold(world.clock.now) or person.name in room.owners:
        return ""
    opens = world.clock.now.replace(hour=room.hours.since % 24, minute=0)
    return f"{describe_place(room.address)} is closed until {time_words(opens)}"


def _private(world: World, person: Person, room: Room) -> str:
    if room.public or person.name in room.owners or person.home == room.address:
        return ""
    if any(_lets_in(world, resident, person, room) for resident in world.people.values()):
        return ""
    return f"nobody lets {person.first_name} into {describe_place(room.address)}"


def _lets_in(world: World, resident: Person, visitor: Person, room: Room) -> bool:
    """Whether an owner of the room is at home, awake and close enough to the visitor."""
    if resident.name not in room.owners or resident.asleep:
        return False
    tie = resident.ties.get(visitor.name)
    return tie is not None and tie.closeness >= _LETS_IN and world.here(resident).startswith(room.sector + ":")


def _full(world: World, person: Person, room: Room) -> str:
    if not room.capacity:
        return ""
    others = [p for p in world.people.values() if p is not person and _claims(world, p, room.address)]
    if len(others) < room.capacity:
        return ""
    place = describe_place(room.address)
    return f"{place} is occupied by {others[0].name}" if room.capacity == 1 else f"{place} is full"


def _taken(world: World, person: Person, address: str) -> str:
    thing = world.town.things.get(address)
    if thing is None:
        return ""
    users = sum(p.goal == address for p in world.people.values() if p is not person)
    places = min(thing.capacity or len(thing.spots), len(thing.spots))
    return f"the {thing.name} is taken" if users >= places else ""


def _claims(world: World, person: Person, room: str) -> bool:
    """Whether somebody is in a room, or on the way to it."""
    return world.here(person) == room or (bool(person.path) and world.town.room_of_address(person.goal) == room)
