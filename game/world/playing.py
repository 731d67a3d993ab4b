"""What the player does to the town (COGNITION, section 8): checked, applied, and kept among the world's acts.

Acts on memories are in `remembering.py`, those of the player's own body in `bodies.py`, talks in `visiting.py`.
"""

from dataclasses import replace

from game.world import bodies, moving, remembering
from game.world import commands as c
from game.world.acting import leave_as
from game.world.commands import Act
from game.world.importance import rule_importance
from game.world.memories import EVERYWHERE, NewMemory
from game.world.people import Person
from game.world.talking import is_visit
from game.world.visiting import say_to, speak_to, take_leave
from game.world.wording import cleaned as cleaned
from game.world.world import World, describe_place

MOST_LETTERS = 2000
"""Letters of a text at the most."""
MOST_STATE = 200
MOST_NAME = 60
"""Letters of what a thing is, or somebody does, and of a name or a persona."""
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
    elif isinstance(act, c.MemoryAct):
        _play_on_memories(world, world.people[act.person], act)
    elif isinstance(act, c.BodyAct):
        _play_as_body(world, act)
    else:
        _play_on_town(world, act)


def _play_on_town(world: World, act: Act) -> None:
    match act:
        case c.SetThingState():
            _rewrite(world, act.thing, cleaned(act.state))
        case c.WhisperTo():
            _whisper(world, world.people[act.person], cleaned(act.text))
        case c.SpeakTo():
            _speak(world, world.people[act.person], cleaned(act.persona), cleaned(act.text))
        case c.EndTalk():
            take_leave(world, world.people[act.person])
        case c.MoveIn():
            moving.move_in(world, moving.tidy(act))
        case c.MoveOut():
            moving.move_out(world, world.people[act.person])
        case c.Announce():
            _announce(world, [world.people[name] for name in act.to or world.people], cleaned(act.text))


def _play_on_memories(world: World, person: Person, act: c.MemoryAct) -> None:
    match act:
        case c.AddMemory():
            remembering.add(world, person, cleaned(act.text), act.importance)
        case c.HideMemory():
            remembering.hide(world, person, act.ordinal)
        case c.EditMemory():
            remembering.edit(world, person, act.ordinal, cleaned(act.text), act.importance)
        case c.NeverMet():
            remembering.part_for_good(world, person, world.people[act.other])


def _play_as_body(world: World, act: c.BodyAct) -> None:
    if isinstance(act, c.EnterTown):
        bodies.enter(world, _tidy(act))
    elif isinstance(act, c.StepInto):
        bodies.step_into(world, world.people[act.person])
    elif isinstance(act, c.LetGo):
        bodies.let_go(world)
    elif (body := world.body) is not None:
        match act:
            case c.Walk():
                bodies.walk(world, body, act.to)
            case c.UseThing():
                bodies.use(world, body, c.UseThing(act.thing, cleaned(act.doing), cleaned(act.state)))
            case c.SayTo():
                _say(world, body, world.people[act.person], cleaned(act.text))


def _tidy(act: c.EnterTown) -> c.EnterTown:
    return c.EnterTown(cleaned(act.name), act.look, act.age, cleaned(act.about), act.tile)


# -- what cannot be ----------------------------------------------------------------------------------------------


def _unknown(world: World, act: Act) -> str:
    if isinstance(act, c.SetThingState | c.UseThing) and act.thing not in world.town.things:
        return f"there is no thing {act.thing!r} in this town"
    stranger = next((name for name in _named(act) if name not in world.people), None)
    return "" if stranger is None else f"there is nobody called {stranger!r} in this town"


def _named(act: Act) -> tuple[str, ...]:
    """Full names of those to whom something is done."""
    match act:
        case c.Announce():
            return act.to
        case c.NeverMet():
            return act.person, act.other
        case c.SetThingState() | c.EnterTown() | c.LetGo() | c.Walk() | c.UseThing() | c.MoveIn():
            return ()
    return (act.person,)


def _unfit_words(world: World, act: Act) -> str:
    match act:
        case c.SetThingState():
            return _too_long("the state", cleaned(act.state), MOST_STATE)
        case c.UseThing():
            no = _unfit("what is done", act.doing, MOST_STATE)
            return no or _too_long("the state", cleaned(act.state), MOST_STATE)
        case c.WhisperTo() | c.Announce() | c.AddMemory() | c.EditMemory() | c.SayTo():
            return _unfit("the text", act.text, MOST_LETTERS)
        case c.SpeakTo():
            return (
                _unfit("the text", act.text, MOST_LETTERS)
                or _unfit("the persona", act.persona, MOST_NAME)
                or _taken(world, cleaned(act.persona))
            )
        case c.EnterTown():
            return _unfit("the name", act.name, MOST_NAME) or _too_long(
                "the sentence about them", cleaned(act.about), MOST_LETTERS
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
    if isinstance(act, c.EndTalk):
        talk = world.conversations.get(world.people[act.person].conversation)
        return "" if talk and is_visit(world, talk) else f"{act.person} is not in a talk with a visitor"
    if isinstance(act, c.MemoryAct):
        return remembering.unfit(world, act)
    if isinstance(act, c.BodyAct):
        return _unfit_body(world, act)
    if isinstance(act, c.MoveIn):
        return next(iter(moving.unfit_to_move_in(world, act).values()), "")
    if isinstance(act, c.MoveOut):
        return moving.unfit_to_move_out(world, world.people[act.person])
    if isinstance(act, c.SpeakTo | c.WhisperTo) and world.people[act.person].played:
        return f"you are {act.person}; let go first"
    return ""


def _unfit_body(world: World, act: c.BodyAct) -> str:
    if isinstance(act, c.EnterTown):
        return bodies.unfit_to_enter(world, _tidy(act))
    if isinstance(act, c.StepInto):
        return bodies.taken_body(world)
    body = world.body
    if body is None:
        return "you are in nobody's body: enter the town as a visitor, or step into a resident"
    match act:
        case c.Walk():
            return bodies.unfit_walk(world, body, act.to)
        case c.UseThing():
            return bodies.unfit_use(world, body, act.thing)
        case c.SayTo():
            return bodies.unfit_words_to(world, body, world.people[act.person])
    return ""


# -- what is done ------------------------------------------------------------------------------------------------


def _rewrite(world: World, address: str, state: str) -> None:
    """Set a thing's state; whoever was using it no longer decides over it."""
    thing = world.town.things[address]
    new = state or next(iter(thing.states), "")
    leave_as(world, thing, new)
    if not new:
        world.thing_states.pop(address, None)
    words = f"from now on, the {thing.name} at {describe_place(address)} is {new or 'as usual'}"
    world.record_act(words, None, thing.room)


def _whisper(world: World, person: Person, text: str) -> None:
    """An inner voice is a memory, and something to make up one's mind about."""
    memory = NewMemory("inner voice", text, _VOICE, "inner voice", subjects=(person.name,), place=world.here(person))
    person.voices.append(world.remember(person, memory).ordinal)
    world.record_act(f'{person.name} hears an inner voice: "{text}"', person, world.here(person))


def _speak(world: World, person: Person, persona: str, text: str) -> None:
    world.record_act(f'{persona} says to {person.name}: "{text}"', person, world.here(person))
    speak_to(world, person, persona, text)


def _say(world: World, body: Person, person: Person, text: str) -> None:
    world.record_act(f'{body.name} says to {person.name}: "{text}"', person, world.here(person))
    say_to(world, body, person, text)


def _announce(world: World, people: list[Person], text: str) -> None:
    all_of_them = len(people) == len(world.people)
    for person in people:
        importance = max(_ANNOUNCED, rule_importance("dialogue", text))
        memory = remembering.given(world, person, text, importance)
        world.remember(person, replace(memory, place=EVERYWHERE) if all_of_them else memory)
    told = "everybody" if all_of_them else ", ".join(person.name for person in people)
    world.record_act(f'it is made known to {told}: "{text}"', people[0] if len(people) == 1 else None, "")
