"""Seeing: people and things within sight, stored only when they are news (paper, section 4.1)."""

from collections.abc import Iterable
from functools import lru_cache

from game.world.clock import HOUR, MINUTE
from game.world.memories import NewMemory
from game.world.mending import is_seen_to
from game.world.people import News, Person, Seen
from game.world.world import World, describe_place

_NEVER = -1_000_000
_HARM_AGAIN = 3 * MINUTE
_ODD_AGAIN = 6 * HOUR
"""Ticks after which the same state of a thing is news again: one that does harm, and one that is merely odd [ours]."""
_URGENT_PERSON = 7
"""Closeness, either way, of those one always asks oneself about."""


def perceive_all(world: World) -> None:
    """Everybody who is awake takes in the nearest news of the room, or of the open ground, around them."""
    by_room: dict[str, list[Person]] = {}
    for person in world.people.values():
        by_room.setdefault(world.here(person), []).append(person)
    odd = _odd_things(world)
    for room, people in by_room.items():
        for person in people:
            if not person.asleep:
                _see_people(world, person, room, people)
                _see_things(world, person, odd.get(room, ()))


def describe_act(world: World, person: Person) -> str:
    """What somebody can be seen doing, as a sentence."""
    if person.asleep:
        return f"{person.name} is sleeping"
    if person.conversation:
        talk = world.conversations[person.conversation]
        about = f" about {talk.about}" if talk.about else ""
        return f"{person.name} is talking with {talk.other(person.name)}{about}"
    if person.path and not person.arrived and not person.goal:
        return f"{person.name} is walking about"
    if person.path and not person.arrived:
        return f"{person.name} is on the way to {describe_place(person.goal)}"
    return f"{person.name} is {person.doing or 'looking around'}"


def is_odd(states: tuple[str, ...], state: str) -> bool:
    """Whether a thing's state asks for attention: one that nobody foresaw, or that does harm."""
    return bool(state) and (does_harm(state) or state not in states)


@lru_cache(maxsize=4096)
def does_harm(state: str) -> bool:
    """Whether a state does harm while nobody sees to it."""
    return any(word in state for word in ("burning", "leak", "broken", "flood", "smok"))


def _see_people(world: World, person: Person, room: str, people: list[Person]) -> None:
    near = sorted(
        (distance, other.name, other)
        for other in people
        if other is not person and (distance := _distance(person, other)) <= world.settings.sight
    )
    for _, name, other in near[: world.settings.attention]:
        if person.conversation and person.conversation == other.conversation:
            continue
        _notice(world, person, name, describe_act(world, other), room, resting=bool(other.path))


def _notice(world: World, person: Person, name: str, text: str, room: str, resting: bool) -> None:
    """Take in what another does; store it if it is news, and ask about it if it is a meeting."""
    tick, settings = world.tick, world.settings
    seen = person.seen.get(name, Seen("", _NEVER, _NEVER, _NEVER))
    met = tick - seen.tick > settings.meet_again
    ask = met or tick - seen.asked > settings.ask_again
    news = text != seen.text and not resting and tick - seen.stored >= settings.look_again
    stored, asked = seen.stored, seen.asked
    if met or news:
        memory = world.remember(person, NewMemory("observation", text, subjects=(name,), place=room))
        stored = tick
        if ask:
            asked = tick
            person.news.append(News(memory.ordinal, text, name, _matters(person, name)))
        else:
            world.count("not asked: asked a short while ago")
    person.seen[name] = Seen(text if met or news else seen.text, tick, stored, asked)


def _see_things(world: World, person: Person, things: Iterable[tuple[str, str, tuple[int, int]]]) -> None:
    """Take in things of the room that are in a state that asks for attention."""
    for address, state, tile in things:
        if max(abs(tile[0] - person.tile[0]), abs(tile[1] - person.tile[1])) > world.settings.sight:
            continue
        name = address.rsplit(":", 1)[1]
        text = f"the {name} at {describe_place(address)} is {state}"
        if _is_old(world, person, address, text, state):
            continue
        memory = world.remember(person, NewMemory("observation", text, subjects=(address,), place=world.here(person)))
        person.seen[address] = Seen(text, world.tick, world.tick, world.tick)
        person.news.insert(0, News(memory.ordinal, text, address, urgent=True))


def _is_old(world: World, person: Person, address: str, text: str, state: str) -> bool:
    """Whether what is seen of a thing is no news: harm that nobody sees to soon is news again."""
    seen = person.seen.get(address)
    if seen is None or seen.text != text:
        return False
    again = _ODD_AGAIN
    if does_harm(state):
        again = world.settings.meet_again if is_seen_to(world, address) else _HARM_AGAIN
    return world.tick - seen.asked <= again


def _odd_things(world: World) -> dict[str, list[tuple[str, str, tuple[int, int]]]]:
    """By room: the things whose state asks for attention; what somebody is at work with is left to them."""
    in_use = {person.using for person in world.people.values()}
    found: dict[str, list[tuple[str, str, tuple[int, int]]]] = {}
    for address, state in world.thing_states.items():
        thing = world.town.things[address]
        if does_harm(state) or (address not in in_use and is_odd(thing.states, state)):
            found.setdefault(thing.room, []).append((address, state, thing.tiles[0]))
    return found


def _matters(person: Person, name: str) -> bool:
    tie = person.ties.get(name)
    return tie is not None and abs(tie.closeness) >= _URGENT_PERSON


def _distance(one: Person, other: Person) -> int:
    return max(abs(one.tile[0] - other.tile[0]), abs(one.tile[1] - other.tile[1]))
