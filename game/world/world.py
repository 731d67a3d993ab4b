"""The whole of a town in play. One owner changes it; everybody else reads copies or sends commands."""

import random
from dataclasses import dataclass, field

from game.world.clock import Clock
from game.world.conversations import Conversation
from game.world.events import Event, EventKind, PlayedAct
from game.world.grid import Grid
from game.world.importance import rule_importance
from game.world.memories import Memory, NewMemory
from game.world.people import Person
from game.world.places import Fact, Tile, Town
from game.world.settings import Settings
from game.world.thoughts import KnownRoom, Lane, Thought

_SUMMED = ("observation", "action", "dialogue")
_LOG_LENGTH = 600


@dataclass(slots=True)
class World:
    """People, things and talks of one town at one moment."""

    town: Town
    clock: Clock
    seed: str
    people: dict[str, Person]
    thing_states: dict[str, str]
    settings: Settings = field(default_factory=Settings)
    conversations: dict[int, Conversation] = field(default_factory=dict)
    """Running talks by id."""
    talks: list[Conversation] = field(default_factory=list)
    """Talks that have ended, in the order of their ends."""
    next_conversation: int = 1
    next_thought: int = 1
    counts: dict[str, int] = field(default_factory=dict)
    """How often each kind of thing happened, for summaries."""
    away: dict[str, Person] = field(default_factory=dict)
    """Visitors who have left, by full name: what they remember is kept, and they may come back."""
    seeded: list[Fact] = field(default_factory=list)
    """Facts that were given to this town when it began, beside those of its scenario; they are in `town.facts` too."""
    acts: list[PlayedAct] = field(default_factory=list)
    """What the player did, in order."""
    log: list[Event] = field(default_factory=list)
    """The latest events; for the screen, not state."""
    in_flight: dict[tuple[str, Lane], Thought] = field(default_factory=dict)
    """Thoughts that wait for an answer; not state."""
    grid: Grid = field(init=False, repr=False)
    known_rooms: dict[str, KnownRoom] = field(init=False, repr=False)
    thing_tiles: frozenset[Tile] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        rooms = [room.tiles for room in self.town.rooms.values()]
        self.grid = Grid(self.town.width, self.town.height, self.town.walkable, rooms)
        self.thing_tiles = frozenset(tile for thing in self.town.things.values() for tile in thing.tiles)
        self.known_rooms = {address: _described(self.town, address) for address in self.town.rooms}

    @property
    def tick(self) -> int:
        """Ticks since the start of the story."""
        return self.clock.tick

    @property
    def body(self) -> Person | None:
        """Whom the player walks the town as: a visitor or a resident; None for nobody."""
        return next((person for person in self.people.values() if person.played), None)

    def give_rooms(self, town: Town) -> None:
        """The same town with other owners of rooms (homes.py)."""
        self.town = town
        self.known_rooms = {address: _described(town, address) for address in town.rooms}

    def chance(self, *names: object) -> random.Random:
        """A random stream of its own for the seed, the present tick and what it is for."""
        return random.Random(":".join(str(name) for name in (self.seed, self.clock.tick, *names)))

    def emit(self, kind: EventKind, person: str, text: str, place: str = "") -> None:
        """Say that something happened."""
        self.count(kind)
        self.log.append(Event(self.clock.tick, kind, person, text, place))
        if len(self.log) > 2 * _LOG_LENGTH:
            del self.log[:-_LOG_LENGTH]

    def record_act(self, text: str, person: Person | None, place: str) -> None:
        """Keep an act of the player, and say that it happened; `text` is a clause in the present tense."""
        name = person.name if person else ""
        self.acts.append(PlayedAct(self.tick, text, name, place))
        self.emit("player", name, text, place)

    def count(self, what: str) -> None:
        """Count something that is not worth a line in the log."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def remember(self, person: Person, new: NewMemory) -> Memory:
        """Write a memory into somebody's stream, with the rule's rating if it has none yet."""
        importance = new.importance or rule_importance(new.kind, new.text)
        memory = person.stream.add(new, self.clock.tick, importance)
        if new.kind in _SUMMED:
            person.importance_sum += importance
        return memory

    def room_at(self, tile: Tile) -> str:
        """Address of the room at a tile, empty on open ground."""
        return self.town.room_at(tile)

    def here(self, person: Person) -> str:
        """Address of the room that somebody is in."""
        return self.town.room_at(person.tile)

    def inside(self, room: str) -> list[Person]:
        """Who is in a room."""
        return [p for p in self.people.values() if self.town.room_at(p.tile) == room]

    def state_of(self, thing: str) -> str:
        """The state of a thing, empty for one that has none."""
        return self.thing_states.get(thing, "")


def describe_place(address: str) -> str:
    """An address in words: `the cafe of Hobbs Cafe` is said as `Hobbs Cafe`, a room at home as itself."""
    if not address:
        return "outside"
    sector, _, rest = address.partition(":")
    room = rest.split(":")[0]
    if not room or room.lower() in sector.lower() or room in _PLAIN_ROOMS:
        return sector
    return f"the {room} of {sector}" if room[:1].islower() else f"{room} in {sector}"


_PLAIN_ROOMS = ("main room", "park", "store", "supply store", "pub")


def _described(town: Town, address: str) -> KnownRoom:
    room = town.rooms[address]
    things = tuple((town.things[t].name, town.things[t].purpose, town.things[t].states) for t in room.things)
    return KnownRoom(address, room.purpose, room.public, room.hours, room.capacity, room.owners, room.outdoors, things)
