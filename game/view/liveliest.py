"""Where in the town most is going on, and what one sees there in a sentence: for a camera that looks by itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.view import strings
from game.view.seen import Seen
from game.view.telling import doing_words
from game.world.clock import MINUTE
from game.world.conversations import Conversation, topic_words
from game.world.events import Event
from game.world.people import Person
from game.world.world import describe_place

STOPS = ("talk", "reflection", "change", "player")
"""Kinds of event that are worth stopping for."""
_FRESH = 3 * MINUTE
"""Ticks for which an event draws the eye."""
_OF_EVENT = {"player": 14.0, "change": 7.0, "reflection": 6.0, "waking": 3.0}
_TALK, _VISIT, _FULL_ROOM = 9.0, 20.0, 1.5
_MOST_COMPANY = 6


@dataclass(frozen=True, slots=True)
class Lively:
    """Something to look at: around whom, how much it draws the eye, and what it is in words."""

    person: str
    weight: float
    words: str


def liveliest(world: Seen, lately: Sequence[Event]) -> list[Lively]:
    """What there is to look at, the liveliest first; `lately` are the latest events. Empty if nobody is awake."""
    company = _company(world)
    events = {e.person: e for e in lately if world.clock.tick - e.tick <= _FRESH and e.kind in _OF_EVENT}
    talks = (world.conversations.get(person.conversation) for person in world.people.values())
    found = [
        _of(world, person, talk, events.get(person.name), company)
        for person, talk in zip(world.people.values(), talks, strict=True)
        if not person.asleep and not (talk is not None and talk.people[1] == person.name in world.people)
    ]
    return sorted(found, key=lambda spot: (-spot.weight, spot.person))


def still_there(spot: Lively, world: Seen) -> bool:
    """Whether what was looked at goes on: a talk that has not ended, somebody who is up."""
    person = world.people.get(spot.person)
    return person is not None and not person.asleep and (spot.weight < _TALK or bool(person.conversation))


def _of(world: Seen, person: Person, talk: Conversation | None, event: Event | None, company: dict[str, int]) -> Lively:
    room = world.town.room_at(person.tile)
    weight = _FULL_ROOM * min(_MOST_COMPANY, company.get(room, 0)) + (1.0 if person.path else 0.0)
    words = strings.SEES_DOING.format(who=person.name, doing=doing_words(person))
    if event is not None:
        weight, words = weight + _OF_EVENT[event.kind], event.text
    if talk is not None:
        weight += _TALK + (_VISIT if any(name not in world.people for name in talk.people) else 0)
        words = _talking(talk)
    return Lively(person.name, weight, f"{words} · {describe_place(room)}")


def _talking(talk: Conversation) -> str:
    one, other = talk.people
    plain = strings.SEES_TALK.format(one=one, other=other)
    return strings.SEES_TALK_ABOUT.format(one=one, other=other, about=topic_words(talk.about)) if talk.about else plain


def _company(world: Seen) -> dict[str, int]:
    """How many are awake together in each room; alone and outdoors do not count."""
    count: dict[str, int] = {}
    for person in world.people.values():
        room = world.town.room_at(person.tile)
        if room and not person.asleep:
            count[room] = count.get(room, 0) + 1
    return {room: number for room, number in count.items() if number > 1}
