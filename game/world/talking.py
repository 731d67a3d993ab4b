"""Talks from the world's side: walking up to each other, turns, overhearing, endings (paper, section 4.3.2)."""

from dataclasses import replace

from game.world.clock import MINUTE
from game.world.conversations import Conversation, Line
from game.world.memories import NewMemory
from game.world.movement import turn_to
from game.world.people import Person, Tie
from game.world.places import Tile
from game.world.world import World

_SILENCE_OF_VISITORS = 15 * MINUTE
_AFTER_GOODBYE = 2 * MINUTE
"""Ticks of silence after which a talk with the player, who has to type, is over: before, and after the other said
goodbye [ours]. Among residents it is a setting."""
_LONGEST_VISIT = 60
"""Lines after which a talk with the player must end [ours]."""


def may_talk(world: World, person: Person, other: Person) -> bool:
    """Whether both are awake, free, near, and not in a cool-down."""
    if person.asleep or other.asleep or person.conversation or other.conversation:
        return False
    now, settings = world.tick, world.settings
    last = max(tie.last_talk for tie in (_tie(person, other.name), _tie(other, person.name)))
    rested = min(now - person.talked, now - other.talked) > settings.talk_rest
    if now - last < settings.pair_rest or not rested:
        return False
    return world.here(person) == world.here(other) and _steps(world, person, other) is not None


def begin_talk(world: World, person: Person, other: Person, about: str) -> bool:
    """Walk up to somebody; False if it cannot be any more."""
    steps = _steps(world, person, other)
    if not may_talk(world, person, other) or steps is None:
        return False
    talk = Conversation(
        world.next_conversation, (person.name, other.name), about, world.here(person), world.tick, speaker=person.name
    )
    world.next_conversation += 1
    world.conversations[talk.id] = talk
    person.path, other.path = steps, []
    talk.due = world.tick + len(steps) + 1
    person.conversation = other.conversation = talk.id
    turn_to(other, person.tile)
    world.emit(
        "talk", person.name, f"{person.name} turns to {other.name}" + (f" about {about}" if about else ""), talk.place
    )
    return True


def say(world: World, talk: Conversation, speaker: Person, text: str, done: bool) -> None:
    """Add a line, let those near overhear it, and pass the turn or end the talk."""
    name = talk.other(speaker.name)
    talk.lines.append(Line(world.tick, speaker.name, text))
    world.emit("line", speaker.name, f"{speaker.name}: {text}", talk.place)
    if name in world.people:
        face_each_other(speaker, world.people[name])
    let_overhear(world, talk, speaker, name, text)
    if talk.closing or len(talk.lines) >= _most_lines(world, talk):
        end_talk(world, talk)
        return
    talk.closing = done
    talk.speaker, talk.due = name, world.tick + world.settings.line_ticks


def must_end(world: World, talk: Conversation) -> bool:
    """Whether the next line is the last."""
    return talk.closing or len(talk.lines) >= _most_lines(world, talk) - 1


def is_visit(world: World, talk: Conversation) -> bool:
    """Whether one side of a talk is the player, as a persona, as a visitor or in a resident's body."""
    return any(name not in world.people or world.people[name].played for name in talk.people)


def _most_lines(world: World, talk: Conversation) -> int:
    return _LONGEST_VISIT if is_visit(world, talk) else world.settings.most_lines


def end_talk(world: World, talk: Conversation) -> None:
    """Part; both still have to go over what was said."""
    talk.ended = world.tick
    del world.conversations[talk.id]
    world.talks.append(talk)
    residents = [world.people[name] for name in talk.people if name in world.people]
    for person in residents:
        _leave(world, talk, person)
    world.emit("end of talk", residents[0].name, f"{talk.people[0]} and {talk.people[1]} part", talk.place)


def end_silent_talks(world: World) -> None:
    """A talk in which nobody finds a word is over."""
    for talk in list(world.conversations.values()):
        if world.tick - talk.due > _patience(world, talk):
            end_talk(world, talk)


def _patience(world: World, talk: Conversation) -> int:
    """Ticks for which a line is waited for; a visitor who was wished a good day may still speak on."""
    if not is_visit(world, talk):
        return world.settings.silence
    return _AFTER_GOODBYE if talk.closing else _SILENCE_OF_VISITORS


def _leave(world: World, talk: Conversation, person: Person) -> None:
    person.conversation, person.talked = 0, world.tick
    person.begun, person.path = -1, []
    name = talk.other(person.name)
    if name in world.people:
        tie = _tie(person, name)
        person.ties[name] = replace(tie, last_talk=world.tick, last_about=talk.about or tie.last_about)
    if talk.lines and not person.visitor:
        person.to_digest.append(talk.id)


def let_overhear(world: World, talk: Conversation, speaker: Person, other: str, text: str) -> None:
    """Those within earshot may catch a line; a greeting or a nod is not worth remembering.

    Who a visitor says to be is known to the one spoken to only."""
    known = (other,) if other in world.people else ()
    if len(text.split()) < world.settings.worth_hearing:
        return
    for person in world.people.values():
        if person.name in talk.people or person.asleep or world.here(person) != talk.place:
            continue
        near = max(abs(person.tile[0] - speaker.tile[0]), abs(person.tile[1] - speaker.tile[1]))
        if near > world.settings.earshot or world.chance(person.name, "overhear").random() >= world.settings.overhear:
            continue
        world.remember(
            person,
            NewMemory(
                "observation",
                f'{speaker.name} said to {other if known else "somebody"}: "{text}"',
                source=f"overheard {speaker.name}",
                subjects=(speaker.name, *known),
                place=talk.place,
            ),
        )


def _steps(world: World, person: Person, other: Person) -> list[Tile] | None:
    """The way to a free tile beside somebody in sight, empty if already there; None if it is too far."""
    apart = abs(person.tile[0] - other.tile[0]) + abs(person.tile[1] - other.tile[1])
    if apart <= 2:
        return []
    taken = {p.tile for p in world.people.values()}
    x, y = other.tile
    beside = [(x + dx, y + dy) for dx, dy in ((0, 1), (-1, 0), (1, 0), (0, -1), (2, 0), (-2, 0), (0, 2))]
    ways = []
    for tile in beside:
        if tile in taken or world.grid.kind(tile) != 1 or world.room_at(tile) != world.room_at(other.tile):
            continue
        way = world.grid.way(person.tile, tile)
        if way is not None and len(way) <= world.settings.talk_walk:
            ways.append(way)
    return min(ways, key=len) if ways else None


def face_each_other(one: Person, other: Person) -> None:
    """Turn two to each other; who is still walking up does so later."""
    if not one.path:
        turn_to(one, other.tile)
    turn_to(other, one.tile)


def _tie(person: Person, name: str) -> Tie:
    return person.ties.get(name, Tie(0, ""))
