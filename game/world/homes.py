"""Who lives where: beds and who has a free one, and whose rooms are whose, which follows from who lives in the town."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from game.world.places import Thing, Tile, Town


class Lives(Protocol):
    """Somebody with a home and a workplace; empty addresses for none."""

    @property
    def name(self) -> str:
        """Full name."""

    @property
    def home(self) -> str:
        """Address of the room they sleep in."""

    @property
    def work(self) -> str:
        """Address of the room they work in."""


def beds(town: Town, room: str) -> list[Thing]:
    """The beds of a room."""
    return [t for t in town.things.values() if t.room == room and "bed" in t.name.lower().split()]


def sleeping_places(bed: Thing) -> list[Tile]:
    """The spots of a bed, those at its head first; as many as its capacity, or as it is tiles wide."""
    heads = [tile for tile in bed.tiles if (tile[0], tile[1] - 1) not in bed.tiles]
    spots = sorted(bed.spots, key=lambda spot: spot not in heads)
    return spots[: bed.capacity or len(heads)]


def free_places(town: Town, people: Iterable[Lives]) -> dict[str, int]:
    """How many more could sleep in each room with a bed, less than nothing for none; in the order of the map."""
    living = [person.home for person in people]
    rooms = {thing.room for thing in town.things.values() if "bed" in thing.name.lower().split()}
    places = {room: sum(len(sleeping_places(bed)) for bed in beds(town, room)) for room in town.rooms if room in rooms}
    return {room: count - living.count(room) for room, count in places.items()}


def a_home(town: Town, people: Iterable[Lives]) -> str:
    """The room with most free beds, the first of several, or the least crowded one; empty if there are no beds."""
    free = free_places(town, people)
    return max(free, key=lambda room: free[room], default="")


def owners_of(address: str, public: bool, people: Sequence[Lives], on_map: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Who works in a public room; who lives in a private one, or in the house around it. Where the map names owners it
    is they, and who lives there."""
    sleepers = tuple(p.name for p in people if p.home == address)
    if on_map:
        return (*on_map, *(name for name in sleepers if name not in on_map))
    if public:
        return tuple(p.name for p in people if p.work == address)
    return sleepers or tuple(p.name for p in people if p.home.startswith(address.split(":")[0] + ":"))


def with_owners(town: Town, people: Iterable[Lives]) -> Town:
    """The town with its rooms given to those who live in it now."""
    living = list(people)
    rooms = {
        address: replace(room, owners=owners_of(address, room.public, living, room.owners_on_map))
        for address, room in town.rooms.items()
    }
    return town if rooms == town.rooms else replace(town, rooms=rooms)
