"""What the player does to the town (COGNITION, section 8): checked, applied, and kept among the world's acts."""

import re
import unicodedata

from game.world.commands import Act, AddMemory, Announce, EndTalk, HideMemory, SetThingState, SpeakTo, WhisperTo
from game.world.events import PlayedAct
from game.world.importance import rule_importance
from game.world.memories import MemoryStream, NewMemory
from game.world.people import Person, Summary
from game.world.talking import is_visit
from game.world.visiting import speak_to, take_leave
from game.world.world import World, describe_place

MOST_LETTERS = 2000
"""Letters of a text at the most."""
_MOST_STATE = 200
_MOST_PERSONA = 60
_VOICE = 8
"""Importance of an inner voice: one cannot help hearing it [COGNITION 8]."""
_ANNOUNCED = 5
"""Importance of what the player lets people know, at the least [ours]."""


def fault(world: World, act: Act) -> str:
    """Why an act of the player cannot be, in a sentence; empty if it can."""
    return _unknown(world, act) or _unfit_words(world, act) or _unfit_now(world, act)


def play(world: World, act: Act) -> None:
    """Do what the player asks; an act that cannot be is counted, and that is all."""
    if fault(world, act):
        world.count("acts of the player that cannot be")
        return
    match act:
        case SetThingState():
            _rewrite(world, act.thing, cleaned(act.state))
        case WhisperTo():
            _whisper(world, world.people[act.person], cleaned(act.text))
        case SpeakTo():
            _speak(world, world.people[act.person], cleaned(act.persona), cleaned(act.text))
        case EndTalk():
            take_leave(world, world.people[act.person])
        case Announce():
            _announce(world, [world.people[name] for name in act.to or world.people], cleaned(act.text))
        case AddMemory():
            _add(world, world.people[act.person], cleaned(act.text), act.importance)
        case HideMemory():
            _hide(world, world.people[act.person], act.ordinal)


def cleaned(text: str) -> str:
    """One line of visible signs: no control or format characters, no half surrogates, no spaces around it."""
    spaced = re.sub(r"\s+", " ", text)
    return "".join(sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Cn")).strip()


# -- what cannot be ----------------------------------------------------------------------------------------------


def _unknown(world: World, act: Act) -> str:
    if isinstance(act, SetThingState):
        return "" if act.thing in world.town.things else f"there is no thing {act.thing!r} in this town"
    names = act.to if isinstance(act, Announce) else (act.person,)
    stranger = next((name for name in names if name not in world.people), None)
    return "" if stranger is None else f"there is nobody called {stranger!r} in this town"


def _unfit_words(world: World, act: Act) -> str:
    match act:
        case SetThingState():
            return _too_long("the state", cleaned(act.state), _MOST_STATE)
        case WhisperTo() | Announce() | AddMemory():
            return _unfit("the text", act.text, MOST_LETTERS)
        case SpeakTo():
            return (
                _unfit("the text", act.text, MOST_LETTERS)
                or _unfit("the persona", act.persona, _MOST_PERSONA)
                or _taken(world, cleaned(act.persona))
            )
    return ""


def _unfit(what: str, text: str, most: int) -> str:
    words = cleaned(text)
    return _too_long(what, words, most) if words else f"{what} is empty"


def _too_long(what: str, words: str, most: int) -> str:
    return f"{what} has {len(words)} letters, at most {most} are taken in" if len(words) > most else ""


def _taken(world: World, persona: str) -> str:
    lives_here = any(persona.lower() == name.lower() for name in world.people)
    return f"{persona} lives in this town; speak as somebody else" if lives_here else ""


def _unfit_now(world: World, act: Act) -> str:
    if isinstance(act, EndTalk):
        talk = world.conversations.get(world.people[act.person].conversation)
        return "" if talk and is_visit(world, talk) else f"{act.person} is not in a talk with a visitor"
    if isinstance(act, AddMemory) and not 0 <= act.importance <= 10:
        return f"an importance of {act.importance} is not between 1 and 10"
    if isinstance(act, HideMemory) and not 1 <= act.ordinal <= len(world.people[act.person].stream.rows):
        return f"{act.person} has no memory number {act.ordinal}"
    return ""


# -- what is done ------------------------------------------------------------------------------------------------


def _rewrite(world: World, address: str, state: str) -> None:
    """Set a thing's state; whoever was using it no longer decides over it."""
    thing = world.town.things[address]
    new = state or next(iter(thing.states), "")
    world.thing_states[address] = new
    if not new:
        del world.thing_states[address]
    for person in world.people.values():
        if person.using == address:
            person.using = ""
    words = f"from now on, the {thing.name} at {describe_place(address)} is {new or 'as usual'}"
    _record(world, words, None, thing.room)


def _whisper(world: World, person: Person, text: str) -> None:
    """An inner voice is a memory, and something to make up one's mind about."""
    memory = NewMemory("inner voice", text, _VOICE, "inner voice", subjects=(person.name,), place=world.here(person))
    person.voices.append(world.remember(person, memory).ordinal)
    _record(world, f'{person.name} hears an inner voice: "{text}"', person, world.here(person))


def _speak(world: World, person: Person, persona: str, text: str) -> None:
    _record(world, f'{persona} says to {person.name}: "{text}"', person, world.here(person))
    speak_to(world, person, persona, text)


def _announce(world: World, people: list[Person], text: str) -> None:
    for person in people:
        world.remember(person, _given(world, person, text, max(_ANNOUNCED, rule_importance("dialogue", text))))
    told = "everybody" if len(people) == len(world.people) else ", ".join(person.name for person in people)
    _record(world, f'it is made known to {told}: "{text}"', people[0] if len(people) == 1 else None, "")


def _add(world: World, person: Person, text: str, importance: int) -> None:
    world.remember(person, _given(world, person, text, importance))
    _record(world, f'{person.name} is given a memory: "{text}"', person, world.here(person))


def _given(world: World, person: Person, text: str, importance: int) -> NewMemory:
    named = tuple(name for name in world.people if name in text)
    return NewMemory("observation", text, importance, "the player", subjects=named, place=world.here(person))


def _hide(world: World, person: Person, ordinal: int) -> None:
    """Hide a memory and all that rests on it; promises that rest on it are void, and the plan is made anew."""
    gone = _resting_on(person.stream, ordinal)
    person.stream.hidden.update({number: world.tick for number in gone if number not in person.stream.hidden})
    void = [promise for promise in person.promises if promise.memory in gone]
    person.promises = [promise for promise in person.promises if promise.memory not in gone]
    person.news = [item for item in person.news if item.memory not in gone]
    person.voices = [number for number in person.voices if number not in gone]
    person.summary = Summary(person.summary.text)
    plan = person.plan
    resting = [row for row in person.stream.rows if row.ordinal in gone and row.kind in ("inner voice", "plan")]
    if plan.chunks and (resting or any(promise.start < plan.chunks[-1].end for promise in void)):
        plan.chunks, plan.hours, plan.actions = [], [], [a for a in plan.actions if a.start <= world.tick]
    text = person.stream.rows[ordinal - 1].text
    _record(world, f'a memory is taken from {person.name}: "{text}"', person, world.here(person))


def _resting_on(stream: MemoryStream, ordinal: int) -> set[int]:
    """A memory and every later one whose evidence, at first or second hand, includes it."""
    gone = {ordinal}
    for row in stream.rows[ordinal:]:
        if gone.intersection(row.evidence):
            gone.add(row.ordinal)
    return gone


def _record(world: World, text: str, person: Person | None, place: str) -> None:
    """Keep an act of the player, and say that it happened."""
    name = person.name if person else ""
    world.acts.append(PlayedAct(world.tick, text, name, place))
    world.emit("player", name, text, place)
