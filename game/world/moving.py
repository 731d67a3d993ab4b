"""Moving in and moving out: somebody new lives in the town, or somebody leaves it.

Whoever moves out is kept among those who are away, with all that they remember, and may move in again.
"""

import re
from collections.abc import Iterable

from game.world.acting import let_go as put_down
from game.world.activity import Plan
from game.world.bodies import OLDEST, YOUNGEST, unfit_name, way_in
from game.world.commands import EnterTown, MoveIn
from game.world.homes import Lives, a_home, with_owners
from game.world.memories import NewMemory
from game.world.people import Person
from game.world.places import Tile, Town
from game.world.talking import end_talk
from game.world.ties import ties_from
from game.world.wording import cleaned
from game.world.world import World, describe_place

MOST_NAME, MOST_TRAITS, MOST_TRAIT, MOST_ABOUT = 60, 12, 40, 6000
"""Letters, traits, letters, letters."""
_ENDS = re.compile(r"[;；؛]|(?<=[.!?。])\s+")
_SOMEBODY = re.compile(r"^(?:She|He) (?=[a-z])")


def tidy(act: MoveIn) -> MoveIn:
    """The same with clean words."""
    traits = tuple(trait for word in act.traits if (trait := cleaned(word)))
    return MoveIn(cleaned(act.name), act.look, act.age, traits, cleaned(act.about), act.home, act.work)


def clauses_of(name: str, about: str) -> list[str]:
    """A paragraph as clauses that each make sense alone: the first memories of somebody of this name."""
    parts = (" ".join(part.split()).rstrip(".。; ") for part in _ENDS.split(about))
    return [_SOMEBODY.sub(f"{name} ", part) for part in parts if part]


def unfit_words(act: MoveIn) -> dict[str, str]:
    """What is wrong with what somebody is said to be, a sentence by field; empty if nothing is."""
    act, no = tidy(act), {}
    if not act.name:
        no["name"] = "the name is empty"
    elif len(act.name) > MOST_NAME:
        no["name"] = f"the name has {len(act.name)} letters, at most {MOST_NAME} are taken in"
    if not YOUNGEST <= act.age <= OLDEST:
        no["age"] = f"an age of {act.age} is not between {YOUNGEST} and {OLDEST}"
    if len(act.traits) > MOST_TRAITS or any(len(trait) > MOST_TRAIT for trait in act.traits):
        no["traits"] = f"at most {MOST_TRAITS} traits of {MOST_TRAIT} letters each are taken in"
    if len(act.about) > MOST_ABOUT:
        no["about"] = f"the paragraph has {len(act.about)} letters, at most {MOST_ABOUT} are taken in"
    return no


def unfit_home(town: Town, people: Iterable[Lives], act: MoveIn) -> dict[str, str]:
    """The same about where somebody is to live and work."""
    no = {}
    if act.home and act.home not in town.rooms:
        no["home"] = f"there is no room {act.home!r} in this town"
    elif not act.home and not a_home(town, people):
        no["home"] = "there is no bed in this town; name a room all the same"
    if act.work and act.work not in town.rooms:
        no["work"] = f"there is no room {act.work!r} in this town"
    return no


def unfit_to_move_in(world: World, act: MoveIn) -> dict[str, str]:
    """Why somebody may not move in, a sentence by field; empty if they may."""
    no, act = unfit_words(act), tidy(act)
    if "name" not in no and (taken := unfit_name(world, act.name)):
        no["name"] = taken
    no |= unfit_home(world.town, world.people.values(), act)
    if not no and way_in(world, EnterTown(act.name, {})) is None:
        no["home"] = "nobody can come into this town: there is no free ground"
    return no


def unfit_to_move_out(world: World, person: Person) -> str:
    """Why somebody cannot move out, in a sentence; empty if they can."""
    if person.visitor or person.played:
        return f"you are {person.name}; let go first" if person.played else f"{person.name} does not live here"
    others = [other for other in world.people.values() if not other.visitor and other is not person]
    return "" if others else f"{person.name} is the last who lives here"


def move_in(world: World, act: MoveIn) -> None:
    """Somebody comes to live in the town: they appear at its edge, and plan their day from now on."""
    tile = way_in(world, EnterTown(act.name, {}))
    assert tile is not None
    before = world.away.pop(act.name, None)
    home = act.home or a_home(world.town, world.people.values())
    person = _somebody(act, home, tile, before)
    world.people[person.name] = person
    world.give_rooms(with_owners(world.town, world.people.values()))
    person.known = _known(world, person)
    person.ties = ties_from(person.name, clauses_of(act.name, act.about), world.people) | person.ties
    person.woke = person.ate = world.tick
    _remember_before(world, person, clauses_of(act.name, act.about))
    world.record_act(f"{person.name} moves into {describe_place(home)}", person, world.here(person))


def move_out(world: World, person: Person) -> None:
    """Somebody leaves; what they were in the middle of ends, and their room is free."""
    if person.conversation:
        end_talk(world, world.conversations[person.conversation])
    put_down(world, person)
    _forget_the_moment(person)
    for lane in [lane for name, lane in world.in_flight if name == person.name]:
        del world.in_flight[person.name, lane]
    world.away[person.name] = world.people.pop(person.name)
    for other in world.people.values():
        other.news = [item for item in other.news if item.subject != person.name]
    world.give_rooms(with_owners(world.town, world.people.values()))
    world.record_act(f"{person.name} moves out of {world.town.title}", None, "")


def _somebody(act: MoveIn, home: str, tile: Tile, before: Person | None) -> Person:
    """A new person, or one who comes back with what they remember."""
    about = "; ".join(clauses_of(act.name, act.about))
    person = Person(act.name, act.age, act.traits, about, home, act.work, dict(act.look), tile)
    if before is not None:
        person.stream, person.ties, person.thoughts = before.stream, dict(before.ties), before.thoughts
        person.rated, person.talked, person.summary = before.rated, before.talked, before.summary
    return person


def _known(world: World, person: Person) -> list[str]:
    """Whoever moves in has seen the town's map: every public room, and the house they live in."""
    house = person.home.split(":")[0]
    return [
        address
        for address, room in world.town.rooms.items()
        if room.public or address in (person.home, person.work)
        or (room.sector == house and (not room.owners or person.name in room.owners))
    ]  # fmt: skip


def _remember_before(world: World, person: Person, clauses: list[str]) -> None:
    """Who they are, and that they have come to live here, as their first memories."""
    known = {memory.text for memory in person.stream.rows}
    come = f"{person.name} has just moved to {world.town.title}, into {describe_place(person.home)}"
    for clause in (*clauses, come):
        subjects = tuple(name for name in world.people if name in clause) or (person.name,)
        if clause not in known:
            world.remember(person, NewMemory("seed", clause, source="knew", subjects=subjects))


def _forget_the_moment(person: Person) -> None:
    person.path, person.goal, person.doing, person.arrived, person.begun = [], "", "", False, -1
    person.plan, person.promises, person.asleep = Plan(), [], False
    person.news, person.voices, person.to_digest, person.seen = [], [], [], {}
