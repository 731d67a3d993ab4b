"""Seeing to things that are out of order: who does it already, and the way there and back (paper, section 4.3.1)."""

from dataclasses import replace

from game.world.activity import Action, cut_in, means_meal
from game.world.clock import MINUTE
from game.world.commands import DoInstead
from game.world.people import Person
from game.world.places import Tile
from game.world.world import World

_SPARE = MINUTE
"""Ticks added to a way, for what stands in it."""


def is_seen_to(world: World, thing: str, by_others_than: Person | None = None) -> bool:
    """Whether somebody has broken off their plan to see to a thing, and has not done yet."""
    return any(_sees_to(world, person, thing) for person in world.people.values() if person is not by_others_than)


def is_at_hand(world: World, thing: str, for_others_than: Person) -> bool:
    """Whether somebody else stands at the thing, awake, and will see to it."""
    return any(
        person.arrived and not person.asleep and _busy_at(world, person) == thing
        for person in world.people.values()
        if person is not for_others_than
    )


def with_steps(world: World, person: Person, answer: DoInstead) -> list[Action]:
    """The near future with something else put in now: what that covers is cut away, the rest stays as it was.

    What was spoilt is begun anew, and what was to follow it in this stretch of the day comes that much later."""
    steps, spoilt = _steps(world, person, answer), _spoilt(world, person, answer.thing)
    actions = person.plan.actions
    for step in steps:
        actions = cut_in(actions, step)
    if spoilt is None:
        return actions
    end = steps[-1].end
    again = replace(spoilt, start=end, what=f"{spoilt.what.removesuffix(' again')} again")
    later = [a for a in person.plan.actions if a.start >= spoilt.end]
    moved = [replace(a, start=a.start + again.end - spoilt.end) for a in later]
    chunk = person.plan.chunk_at(world.tick)
    most = max(again.end, chunk.end if chunk else 0)
    kept = [replace(a, ticks=min(a.end, most) - a.start) for a in moved if a.start < most]
    return [*(a for a in actions if a.end <= end), again, *kept]


def _steps(world: World, person: Person, answer: DoInstead) -> list[Action]:
    """Fetch what it takes and see to the thing, from now on and without a gap."""
    wanted = [a for a in (answer.fetch, answer.action) if a is not None]
    steps, start, tile = [], world.tick, person.tile
    for action in wanted:
        way, tile = _way(world, tile, action.where)
        step = replace(action, start=start, ticks=action.ticks + (way + _SPARE if answer.fetch else 0))
        steps.append(step)
        start = step.end
    return steps


def _sees_to(world: World, person: Person, thing: str) -> bool:
    changes = {change.what for change in person.plan.changes}
    return any(a.where == thing and a.end > world.tick and a.what in changes for a in person.plan.actions)


def _busy_at(world: World, person: Person) -> str:
    action = person.plan.action_at(world.tick)
    return action.where if action else ""


def _way(world: World, tile: Tile, address: str) -> tuple[int, Tile]:
    """Ticks to walk from a tile to a place, and where one then stands."""
    spots = world.town.spots(address)
    way = world.grid.way(tile, spots[0]) if spots else None
    return (len(way), spots[0]) if way is not None else (0, tile)


def _spoilt(world: World, person: Person, thing: str) -> Action | None:
    """The act of the moment, if it was done at the thing, or cooking beside it: it has to be done anew."""
    action = person.plan.action_at(world.tick)
    if action is None or not thing or not person.arrived:
        return None
    room = world.town.room_of_address(thing)
    cooking = means_meal(action.what) and not action.what.startswith(("eating", "having"))
    beside = cooking and world.town.room_of_address(action.where) == room
    return action if action.where == thing or beside else None
