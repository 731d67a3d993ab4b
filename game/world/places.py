"""The town's geography: the tree world > sector > arena (room) > thing, with norms. Never changes while played.

Addresses are `Sector`, `Sector:arena` and `Sector:arena:thing`; the town itself is the root and is left out.
"""

from dataclasses import dataclass, field
from datetime import date, datetime

Tile = tuple[int, int]
"""Column and row, from the upper left."""


@dataclass(frozen=True, slots=True)
class Hours:
    """Opening hours in whole hours of the day; `until` is at most 24."""

    since: int
    until: int

    def hold(self, moment: datetime) -> bool:
        """Whether it is open at a moment."""
        return self.since <= moment.hour < self.until


@dataclass(frozen=True, slots=True)
class Thing:
    """Something one uses, or a place where one stands to do something."""

    address: str
    tiles: tuple[Tile, ...]
    """The tiles it covers."""
    spots: tuple[Tile, ...]
    """Where somebody stands, sits or lies to use it."""
    states: tuple[str, ...] = ()
    """The first is how it starts; empty for a thing without states."""
    stamp: str = ""
    purpose: str = ""
    capacity: int = 0

    @property
    def name(self) -> str:
        """Its last part: `piano`."""
        return self.address.rsplit(":", 1)[1]

    @property
    def room(self) -> str:
        """Address of the room that holds it."""
        return self.address.rsplit(":", 1)[0]


@dataclass(frozen=True, slots=True)
class Room:
    """An arena: tiles, norms and things."""

    address: str
    tiles: tuple[Tile, ...]
    spots: tuple[Tile, ...]
    """Free tiles where one can stand."""
    things: tuple[str, ...]
    """Addresses, in the order of the map."""
    public: bool = True
    hours: Hours | None = None
    capacity: int = 0
    purpose: str = ""
    outdoors: bool = False
    owners: tuple[str, ...] = ()
    """Who may always be there: residents, or who works there."""
    owners_on_map: tuple[str, ...] = ()
    """Those of them whom the map names; the others follow from who lives in the town (homes.py)."""

    @property
    def sector(self) -> str:
        """The building or park that it belongs to."""
        return self.address.split(":", 1)[0]

    @property
    def name(self) -> str:
        """Its own name: `cafe`."""
        return self.address.split(":", 1)[1]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the scenario that is followed: who comes to know it, who attends."""

    key: str
    words: str
    carrier: str
    mentions: tuple[str, ...]
    place: str = ""
    since: datetime | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Town:
    """Everything about a town that play does not change."""

    name: str
    title: str
    start: datetime
    width: int
    height: int
    walkable: bytes
    """Row by row: 0 blocked, 1 free, 2 a seat (only ever the end of a path)."""
    rooms: dict[str, Room]
    things: dict[str, Thing]
    room_of: dict[Tile, str] = field(repr=False)
    """Address of the room at a tile; open ground is left out."""
    spawns: tuple[Tile, ...] = ()
    facts: tuple[Fact, ...] = ()

    def room_at(self, tile: Tile) -> str:
        """Address of the room at a tile, empty on open ground."""
        return self.room_of.get(tile, "")

    def room_of_address(self, address: str) -> str:
        """The room's address of a room's or a thing's address."""
        return ":".join(address.split(":")[:2])

    def spots(self, address: str) -> tuple[Tile, ...]:
        """Where to stand for a room or a thing; empty if there is no such address."""
        if address in self.things:
            return self.things[address].spots
        return self.rooms[address].spots if address in self.rooms else ()

    def sectors(self) -> list[str]:
        """All sectors, in the order of the map."""
        return list(dict.fromkeys(room.sector for room in self.rooms.values()))


def day_number(moment: datetime) -> int:
    """A whole number that grows by one each date."""
    return date.toordinal(moment.date())
