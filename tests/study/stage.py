"""A hand-made world to be measured: Ada, Bo and Cy, with an event at the cafe and ready-made memories."""

from dataclasses import replace
from datetime import datetime

from game.world.clock import MINUTE
from game.world.conversations import Conversation, Line
from game.world.memories import Kind, Memory, NewMemory
from game.world.places import Fact
from game.world.world import World
from tests.small_town import START, small_world

FAIR = Fact(
    key="fair",
    words="Ada Hill is holding a book fair at Corner Cafe on 13 February from 5 pm to 7 pm",
    carrier="Ada Hill",
    mentions=("book", "fair"),
    place="Corner Cafe:cafe",
    since=datetime(2023, 2, 13, 17),
    until=datetime(2023, 2, 13, 19),
)


def stage(*facts: Fact) -> World:
    """The small town with some facts that are followed; the book fair if none are given."""
    world = small_world()
    world.town = replace(world.town, facts=facts or (FAIR,))
    return world


def at(hour: int, minute: int = 0) -> int:
    """The tick of a time on the first day."""
    return int((START.replace(hour=hour, minute=minute) - START).total_seconds()) // 60 * MINUTE


def remember(
    world: World,
    name: str,
    text: str,
    tick: int = 0,
    kind: Kind = "dialogue",
    source: str = "did",
    subjects: tuple[str, ...] = (),
    evidence: tuple[int, ...] = (),
    place: str = "",
) -> Memory:
    """Write a memory into somebody's stream as it would have been at a tick."""
    world.clock.tick = max(tick, world.clock.tick)
    new = NewMemory(kind, text, 3, source, evidence, subjects, place)
    return world.people[name].stream.add(new, tick, 3)


def talk(world: World, tick: int, one: str, other: str, *lines: str, place: str = "Corner Cafe:cafe") -> Conversation:
    """A talk that has ended, its lines a minute apart and by turns."""
    number, speakers = len(world.talks) + 1, (one, other)
    said = [Line(tick + n * MINUTE, speakers[n % 2], text) for n, text in enumerate(lines)]
    ended = tick + len(lines) * MINUTE
    world.talks.append(Conversation(number, speakers, "", place, tick, said, ended=ended))
    world.clock.tick = max(world.clock.tick, ended)
    return world.talks[-1]
