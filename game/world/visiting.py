"""Talks with the player, who comes as somebody: `a reporter`.

A talk like any other, but the visitor has no body, and what the visitor says is heard by nobody else."""

from game.world.conversations import Conversation, Line
from game.world.people import Person
from game.world.talking import end_talk
from game.world.world import World


def speak_to(world: World, person: Person, persona: str, text: str) -> None:
    """Say a line to somebody; it begins a talk unless this visitor is in one with them. Sleepers are woken."""
    talk = world.conversations.get(person.conversation)
    if talk is not None and persona not in talk.people:
        end_talk(world, talk)
        talk = None
    if talk is None:
        talk = _begin(world, person, persona)
    talk.lines.append(Line(world.tick, persona, text))
    talk.closing, talk.speaker, talk.due = False, person.name, world.tick + 1
    world.emit("line", person.name, f"{persona}: {text}", talk.place)


def take_leave(world: World, person: Person) -> None:
    """End the visitor's talk with somebody."""
    end_talk(world, world.conversations[person.conversation])


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
