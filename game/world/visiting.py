"""Talks with the player, who speaks as somebody: a persona (`a reporter`), or the body that the player walks in.

A talk like any other. A persona has no body, and what it says is heard by nobody else; a body is overheard like
anybody."""

from game.world.conversations import Conversation, Line
from game.world.people import Person
from game.world.talking import end_talk, face_each_other, let_overhear
from game.world.world import World


def speak_to(world: World, person: Person, persona: str, text: str) -> None:
    """Say a line to somebody; it begins a talk unless this visitor is in one with them. Sleepers are woken."""
    _say(world, _talk_with(world, person, persona), person, persona, text)


def say_to(world: World, body: Person, person: Person, text: str) -> None:
    """The same as the body that the player is in: both stand and look at each other, and may be overheard."""
    own = world.conversations.get(body.conversation)
    if own is not None and person.name not in own.people:
        end_talk(world, own)
    talk = _talk_with(world, person, body.name)
    body.conversation, body.path, body.errand = talk.id, [], None
    face_each_other(body, person)
    _say(world, talk, person, body.name, text)
    let_overhear(world, talk, body, person.name, text)


def take_leave(world: World, person: Person) -> None:
    """End the visitor's talk with somebody."""
    end_talk(world, world.conversations[person.conversation])


def _talk_with(world: World, person: Person, name: str) -> Conversation:
    """The talk that somebody is in with one who is called so; any other one ends."""
    talk = world.conversations.get(person.conversation)
    if talk is not None and name not in talk.people:
        end_talk(world, talk)
        talk = None
    return talk or _begin(world, person, name)


def _say(world: World, talk: Conversation, person: Person, name: str, text: str) -> None:
    talk.lines.append(Line(world.tick, name, text))
    talk.closing, talk.speaker, talk.due = False, person.name, world.tick + 1
    world.emit("line", person.name, f"{name}: {text}", talk.place)


def _begin(world: World, person: Person, persona: str) -> Conversation:
    if person.asleep:
        person.asleep = False
        world.emit("waking", person.name, f"{person.name} is woken by {persona}", world.here(person))
    talk = Conversation(world.next_conversation, (persona, person.name), "", world.here(person), world.tick)
    world.next_conversation += 1
    world.conversations[talk.id] = talk
    person.conversation, person.path = talk.id, []
    world.emit("talk", person.name, f"{persona} turns to {person.name}", talk.place)
    return talk
