"""Where an activity is done: down the known tree, one choice a level (paper, section 5.1), or an hour in one question.

What a mind answers is checked here: nobody is sent to a place that they do not know, may not enter, or were just
refused.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Literal

from game.mind.questions import ChoosePlace, Chunk, Mind, NewState, Placed, PlaceOption, PlaceTheHour, Timed
from game.world.activity import means_sleep
from game.world.thoughts import Card, KnownRoom

Chooses = Callable[[ChoosePlace], int]
Says = Callable[[NewState], str]
Level = Literal["sector", "room", "thing"]

_NOTHING = "nothing in particular"
_NAP = 60
"""Minutes up to which one may sleep where doors are locked in the evening [ours]."""


def place_hour(
    mind: Mind,
    card: Card,
    activities: Sequence[Timed],
    chunk: Chunk,
    refused: str = "",
    meant: Sequence[Placed] = (),
) -> tuple[Placed, ...]:
    """A place and a state for each action of an hour, in one question; what may not be is put right one by one.

    `meant` are places that were answered with the actions already: then nothing is asked but what is missing."""
    placed = tuple(meant)
    if not any(place.where for place in placed):
        rooms = rooms_for(card, [a.start for a in activities], chunk, refused)
        placed = mind.answer(PlaceTheHour(card, tuple(activities), chunk, rooms, refused))
    answers: list[Placed | None] = [*placed[: len(activities)], *([None] * (len(activities) - len(placed)))]
    return tuple(
        answer
        if answer and _may_be(card, answer.where, activity, chunk, refused)
        else place_one(mind.answer, mind.answer, card, activity, chunk, refused)
        for activity, answer in zip(activities, answers, strict=True)
    )


def rooms_for(card: Card, times: Sequence[datetime], chunk: Chunk, refused: str) -> tuple[KnownRoom, ...]:
    """The known rooms that may be used at one of some times and were not just refused."""
    return tuple(r for r in card.known if r.address != refused and any(may_enter(card, r, at, chunk) for at in times))


def place_one(choose: Chooses, say: Says, card: Card, activity: Timed, chunk: Chunk, refused: str = "") -> Placed:
    """A place by one choice a level, then the state of its thing."""
    where = ground(choose, card, activity, chunk, refused)
    return Placed(where, state_for(say, card, activity.what, where))


def ground(choose: Chooses, card: Card, activity: Timed, chunk: Chunk, refused: str = "") -> str:
    """The address of a room or a thing that the person knows, open at that time and not just refused; of their home
    where there is none, and of nothing, which is open ground, for who has no home either."""
    rooms = [r for r in card.known if r.address != refused and _may_use(card, r, activity, chunk)]
    if not rooms:
        return card.home

    def chosen(level: Level, options: list[PlaceOption]) -> int:
        if len(options) == 1:
            return 0
        index = choose(ChoosePlace(card, level, activity.what, chunk, tuple(options)))
        return index if 0 <= index < len(options) else 0

    sectors = list(dict.fromkeys(room.sector for room in rooms))
    sector = sectors[chosen("sector", [_sector(card, s, rooms) for s in sectors])]
    inside = [room for room in rooms if room.sector == sector]
    room = inside[chosen("room", [_room(card, r) for r in inside])]
    things = [name for name, _, _ in room.things if f"{room.address}:{name}" != refused]
    options = [_thing(room, name) for name in things] + [PlaceOption(_NOTHING, "just be in the room", False)]
    index = chosen("thing", options)
    return room.address if index == len(things) else f"{room.address}:{things[index]}"


def state_for(say: Says, card: Card, activity: str, address: str, state: str = "") -> str:
    """The state that the activity gives the thing at an address; empty for none, or for a room."""
    states = states_of(card, address)
    return say(NewState(card, activity, address.rsplit(":", 1)[1], state or states[0], states)) if states else ""


def states_of(card: Card, address: str) -> tuple[str, ...]:
    """The states that a known thing can have, the first is how it starts; empty for a room, or an unknown thing."""
    room, _, name = address.rpartition(":")
    return next((s for r in card.known if r.address == room for n, _, s in r.things if n == name), ())


def may_enter(card: Card, room: KnownRoom, at: datetime, chunk: Chunk) -> bool:
    """Whether, as far as one knows, the room is open then, and one's own, public, or whom one means to visit."""
    if card.name in room.owners or room.address in (card.home, card.work):
        return True
    if room.hours is not None and not room.hours.hold(at):
        return False
    return room.public or (bool(chunk.where) and chunk.where.lower() in room.address.lower())


def _may_use(card: Card, room: KnownRoom, activity: Timed, chunk: Chunk) -> bool:
    """Whether a room may be entered for an activity, and, for a night's sleep, will not be locked around one."""
    if not may_enter(card, room, activity.start, chunk):
        return False
    night = means_sleep(activity.what) and chunk.minutes > _NAP
    return not night or room.hours is None or card.name in room.owners or room.address == card.home


def find_place(card: Card, words: str) -> str:
    """The address of the known room that words name, `home` and `work` included; the words if there is none."""
    lowered = words.lower().strip()
    if lowered in ("home", "at home"):
        return card.home or words
    by_room = [r for r in card.known if lowered and (r.sector.lower() in lowered or lowered in r.address.lower())]
    public = [r for r in by_room if r.public]
    found = public or by_room
    return found[0].address if found else words


def _may_be(card: Card, where: str, activity: Timed, chunk: Chunk, refused: str) -> bool:
    """Whether an answered address is a known room, or a thing in one, that may be used then."""
    room = next((r for r in card.known if r.address in (where, where.rpartition(":")[0])), None)
    if room is None or refused in (where, room.address) or not _may_use(card, room, activity, chunk):
        return False
    return where == room.address or any(f"{room.address}:{name}" == where for name, _, _ in room.things)


def _sector(card: Card, sector: str, rooms: list[KnownRoom]) -> PlaceOption:
    inside = tuple(room for room in rooms if room.sector == sector)
    words = "; ".join(dict.fromkeys(room.purpose for room in inside if room.purpose))
    return PlaceOption(sector, words, card.here.startswith(sector + ":"), inside)


def _room(card: Card, room: KnownRoom) -> PlaceOption:
    hours = f", open {room.hours.since} to {room.hours.until}" if room.hours else ""
    owners = f", belongs to {', '.join(room.owners)}" if room.owners and not room.public else ""
    return PlaceOption(room.name, f"{room.purpose}{hours}{owners}", card.here == room.address, (room,))


def _thing(room: KnownRoom, name: str) -> PlaceOption:
    purpose = next(purpose for n, purpose, _ in room.things if n == name)
    return PlaceOption(name, purpose, False)
