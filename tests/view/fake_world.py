"""A world that stands still: a meadow with a bedroom in it, two people and a talk; and its map in letters."""

import json
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from game.view.seen import TownAssets
from game.world.activity import Action, Change, Entry, Plan
from game.world.clock import HOUR, MINUTE, Clock
from game.world.conversations import Conversation, Line
from game.world.events import Event
from game.world.memories import MemoryStream, NewMemory
from game.world.people import Person, Summary
from game.world.places import Room, Thing, Town

ART = Path(__file__).resolve().parents[2] / "assets"
WIDTH, HEIGHT = 40, 30
ROOM, BED = "Ada's house:bedroom", "Ada's house:bedroom:bed"
LOOK: dict[str, str | list[str]] = {
    "skin": "tan",
    "hair": "bob",
    "hair_color": "brown",
    "outfit": "tshirt",
    "outfit_color": "red",
}
_STAMPS = (("furniture", "bed_red", 12, 10), ("furniture", "tree_round", 20, 12), ("decor", "rug_small", 14, 12))


@dataclass
class FakeWorld:
    town: Town
    clock: Clock
    people: dict[str, Person]
    seed: str = "1"
    thing_states: dict[str, str] = field(default_factory=dict)
    conversations: dict[int, Conversation] = field(default_factory=dict)
    talks: list[Conversation] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)


def fake_world() -> FakeWorld:
    """Ten in the morning; Ada and Bo talk, Cy sleeps."""
    clock = Clock(datetime(2023, 2, 13, 6, 0), 4 * HOUR)
    people = [
        _person("Ada Hill", (14, 14), clock),
        _person("Bo Reed", (16, 14), clock),
        _person("Cy Reed", (12, 10), clock),
    ]
    people[2].asleep = True
    talk = Conversation(1, ("Ada Hill", "Bo Reed"), "the party", ROOM, clock.tick - 12)
    talk.lines.append(Line(clock.tick - 1, "Ada Hill", "Will you come to the party? 🎉"))
    people[0].conversation = people[1].conversation = 1
    world = FakeWorld(_town(), clock, {p.name: p for p in people}, conversations={1: talk})
    world.thing_states[BED] = "slept in"
    world.log = [
        Event(clock.tick - 60, "waking", "Ada Hill", "Ada Hill wakes up", ROOM),
        Event(clock.tick - 1, "line", "Bo Reed", "Bo Reed: Good morning!", ROOM),
    ]
    return world


def _person(name: str, tile: tuple[int, int], clock: Clock) -> Person:
    person = Person(name, 30, ("kind", "curious"), "Likes tea; reads a lot.", ROOM, "", dict(LOOK), tile)
    person.doing, person.summary = "reading a novel", Summary("Somebody who reads.", 0)
    start = clock.tick - HOUR
    person.plan = Plan(
        start,
        [Entry(start, 2 * HOUR, "reading at home", "home"), Entry(start + 2 * HOUR, 8 * HOUR, "working", "office")],
        [Entry(start, 2 * HOUR, "reading a novel", "home")],
        [Action(start, 2 * HOUR, "reading a novel", "📖", ROOM)],
        [Change(clock.tick - 5 * MINUTE, "talking", "Bo came by")],
    )
    person.stream = _stream(person)
    return person


def _stream(person: Person) -> MemoryStream:
    stream = MemoryStream()
    for count in range(120):
        stream.add(NewMemory("observation", f"{person.name} sees cloud number {count}"), count, 1 + count % 10)
    stream.add(NewMemory("reflection", f"{person.name} loves clouds", evidence=(3, 5), confidence=0.8), 200, 6)
    return stream


def _town() -> Town:
    tiles = tuple((x, y) for y in range(10, 16) for x in range(12, 19))
    walkable = bytearray(b"\x01" * (WIDTH * HEIGHT))
    walkable[10 * WIDTH + 12] = 2
    room = Room(ROOM, tiles, tiles, (BED,), public=False)
    bed = Thing(BED, ((12, 10), (12, 11)), ((12, 10),), ("made", "slept in"), "bed_red")
    return Town(
        name="fake",
        title="Fake",
        start=datetime(2023, 2, 13, 6, 0),
        width=WIDTH,
        height=HEIGHT,
        walkable=bytes(walkable),
        rooms={ROOM: room},
        things={BED: bed},
        room_of=dict.fromkeys(tiles, ROOM),
    )


def fake_assets(folder: Path) -> TownAssets:
    """Writes the map of the meadow with the real tilesets."""
    index = json.loads((ART / "tiles" / "index.json").read_text(encoding="utf-8"))
    first = {"floors.tsx": 1, "furniture.tsx": 2001, "decor.tsx": 4001}
    layers = {name: [[0] * WIDTH for _ in range(HEIGHT)] for name in ("ground", "furniture", "decor", "overhead")}
    layers["ground"] = [[1] * WIDTH for _ in range(HEIGHT)]
    for layer, stamp, x, y in _STAMPS:
        rows = index[stamp]["tiles"]
        for dy, row in enumerate(rows):
            for dx, local in enumerate(row):
                into = "overhead" if stamp.startswith("tree") and dy < len(rows) - 1 else layer
                layers[into][y + dy][x + dx] = first[index[stamp]["tileset"]] + local
    path = folder / "fake.tmx"
    path.write_text(_tmx(first, layers), encoding="utf-8")
    return TownAssets(path, ART)


def _tmx(first: dict[str, int], layers: dict[str, list[list[int]]]) -> str:
    sets = "".join(f'<tileset firstgid="{gid}" source="{ART}/tiles/{name}"/>' for name, gid in first.items())
    drawn = "".join(
        f'<layer id="{n}" name="{name}" width="{WIDTH}" height="{HEIGHT}"><data encoding="csv">'
        + ",\n".join(",".join(map(str, row)) for row in rows)
        + "</data></layer>"
        for n, (name, rows) in enumerate(layers.items(), 1)
    )
    return (
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{WIDTH}" height="{HEIGHT}" '
        f'tilewidth="32" tileheight="32" infinite="0">{sets}{drawn}</map>'
    )
