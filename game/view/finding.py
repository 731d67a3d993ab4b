"""What a search finds at once: people, places, things, talks going on, by the words they are known by.

What people remember and have said is looked for beside the frames (inquiries)."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.view import strings
from game.view.seen import Seen
from game.view.words import clean, short_name
from game.world.world import describe_place


@dataclass(frozen=True, slots=True)
class Found:
    """Something that one can go to: a full name or an address, and what is said of it."""

    group: str
    """A key of `strings.SEARCH_HEADS`."""
    name: str
    words: str


def find(world: Seen, words: str) -> list[Found]:
    """People, places and things, those whose name begins so first."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    found = [*_people(world, wanted), *_places(world, wanted), *_things(world, wanted)]
    return sorted(found, key=lambda f: not f.words.casefold().startswith(wanted[0]))


def _people(world: Seen, wanted: list[str]) -> Iterator[Found]:
    for person in world.people.values():
        if _has(f"{person.name} {' '.join(person.traits)} {person.doing}", wanted):
            yield Found(
                "people", person.name, f"{person.name}: {clean(person.doing, 80)}" if person.doing else person.name
            )


def _places(world: Seen, wanted: list[str]) -> Iterator[Found]:
    for room in world.town.rooms.values():
        if _has(f"{room.sector} {room.name} {room.purpose}", wanted):
            yield Found("places", room.address, short_name(room.address))


def _things(world: Seen, wanted: list[str]) -> Iterator[Found]:
    for thing in world.town.things.values():
        state = world.thing_states.get(thing.address, "")
        if _has(f"{thing.name} {state} {thing.room}", wanted) and _has(f"{thing.name} {state}", wanted[:1]):
            place = describe_place(thing.room)
            words = strings.SEARCH_STATE.format(thing=thing.name, state=state, place=place)
            yield Found("things", thing.address, words if state else f"{thing.name}, {place}")


def _has(text: str, wanted: list[str]) -> bool:
    text = text.casefold()
    return all(word in text for word in wanted)
