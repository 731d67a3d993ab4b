"""What the player does to memories: adding, editing, hiding, and having had two people never meet.

Nothing is ever deleted. A hidden memory stays in its stream, marked and never recalled; an edited one is replaced by
a new version, as a reflection is by its revision. What rests on either is hidden with it, promises that rest on it are
void, and what was concluded or planned from it is thought over anew.
"""

import re
from collections.abc import Iterable

from game.world.commands import AddMemory, EditMemory, HideMemory, MemoryAct, NeverMet
from game.world.memories import Memory, MemoryStream, NewMemory
from game.world.people import Person, Summary
from game.world.talking import end_talk
from game.world.world import World

_CLAUSES = re.compile("[;；؛]")


def unfit(world: World, act: MemoryAct) -> str:
    """Why an act cannot be done to somebody's memories now, in a sentence; empty if it can."""
    person = world.people[act.person]
    match act:
        case AddMemory():
            return _unfit_importance(act.importance)
        case HideMemory():
            return _unknown(person, act.ordinal)
        case EditMemory():
            return _unfit_importance(act.importance) or _unknown(person, act.ordinal) or _gone(person, act.ordinal)
        case NeverMet():
            return "nobody can have never met themselves" if act.person == act.other else ""


def add(world: World, person: Person, text: str, importance: int) -> None:
    """Give somebody a memory."""
    world.remember(person, given(world, person, text, importance))
    world.record_act(f'{person.name} is given a memory: "{text}"', person, world.here(person))


def given(world: World, person: Person, text: str, importance: int) -> NewMemory:
    """A memory that the player gives."""
    subjects = _named(world, text)
    return NewMemory("observation", text, importance, "the player", subjects=subjects, place=world.here(person))


def hide(world: World, person: Person, ordinal: int) -> None:
    """Take a memory away, and all that rests on it."""
    _let_go_of(world, person, resting_on(person.stream, [ordinal]))
    text = person.stream.rows[ordinal - 1].text
    _in_biography(person, text, "")
    world.record_act(f'a memory is taken from {person.name}: "{text}"', person, world.here(person))


def edit(world: World, person: Person, ordinal: int, text: str, importance: int) -> None:
    """Put a new version of a memory in its place; what rests on the old one goes."""
    stream, old = person.stream, person.stream.rows[ordinal - 1]
    gone = resting_on(stream, [ordinal])
    new = NewMemory(
        old.kind, text, importance or stream.rated.get(ordinal, old.importance), "the player", old.evidence,
        _named(world, text) or old.subjects, old.place, stream.confidence.get(ordinal, 1.0), supersedes=ordinal,
    )  # fmt: skip
    world.remember(person, new)
    _let_go_of(world, person, gone, besides=ordinal)
    _in_biography(person, old.text, text)
    words = f'a memory of {person.name} is changed from "{old.text}" to "{text}"'
    world.record_act(words, person, world.here(person))


def part_for_good(world: World, one: Person, other: Person) -> None:
    """Hide on both sides all about the other: memories and what rests on them, ties, promises, plans, biography."""
    talk = world.conversations.get(one.conversation)
    if talk is not None and other.name in talk.people:
        end_talk(world, talk)
    for person, stranger in ((one, other), (other, one)):
        called = _calling(world, stranger)
        about = [m.ordinal for m in person.stream.rows if _tells_of(m, stranger.name, called)]
        _let_go_of(world, person, resting_on(person.stream, about))
        _forget_person(world, person, stranger.name, called)
    world.record_act(f"{one.name} and {other.name} have never met", None, "")


def resting_on(stream: MemoryStream, ordinals: Iterable[int]) -> set[int]:
    """Memories and every later one whose evidence, at first or second hand, includes one of them."""
    gone = set(ordinals)
    for row in stream.rows[min(gone, default=len(stream.rows)) :]:
        if gone.intersection(row.evidence):
            gone.add(row.ordinal)
    return gone


def fate(stream: MemoryStream, ordinal: int) -> str:
    """Why a memory is not recalled any more: `edited`, `revised`, `hidden`, or `rested` on one of these; empty if it
    is."""
    row = stream.rows[ordinal - 1]
    if ordinal in stream.superseded:
        by = stream.rows[stream.superseded[ordinal] - 1]
        return "edited" if by.source == "the player" else "revised"
    if ordinal not in stream.hidden:
        return ""
    rested = any(n in stream.hidden or n in stream.superseded for n in row.evidence)
    return "rested" if rested else "hidden"


# -- what goes with a memory -------------------------------------------------------------------------------------


def _let_go_of(world: World, person: Person, gone: set[int], besides: int = 0) -> None:
    """Hide memories (but one, which was replaced), and think over what was concluded, promised or planned from them."""
    stream = person.stream
    fresh = {n for n in sorted(gone) if n not in stream.hidden}
    stream.hidden.update({n: world.tick for n in sorted(fresh) if n != besides})
    void = [promise for promise in person.promises if promise.memory in gone]
    person.promises = [promise for promise in person.promises if promise.memory not in gone]
    person.news = [item for item in person.news if item.memory not in gone]
    person.voices = [number for number in person.voices if number not in gone]
    person.summary = Summary(person.summary.text)
    kinds = {stream.rows[n - 1].kind for n in fresh}
    ends = person.plan.chunks[-1].end if person.plan.chunks else 0
    if kinds & {"inner voice", "plan"} or any(promise.start < ends for promise in void):
        _plan_anew(world, person)
    if any(stream.rows[n - 1].kind == "reflection" for n in fresh):
        person.importance_sum = max(person.importance_sum, world.settings.reflect_at)


def _plan_anew(world: World, person: Person) -> None:
    plan = person.plan
    if plan.chunks:
        plan.chunks, plan.hours, plan.actions = [], [], [a for a in plan.actions if a.start <= world.tick]


def _forget_person(world: World, person: Person, name: str, called: re.Pattern[str]) -> None:
    """Everything beside the memories that one person keeps of another."""
    person.ties.pop(name, None)
    person.seen.pop(name, None)
    person.news = [item for item in person.news if item.subject != name]
    promised = [p for p in person.promises if p.to == name or called.search(p.words)]
    person.promises = [p for p in person.promises if p not in promised]
    talks = {talk.id: talk for talk in world.talks if talk.id in person.to_digest}
    person.to_digest = [n for n in person.to_digest if name not in talks[n].people]
    clauses = [c.strip() for c in _CLAUSES.split(person.biography) if not called.search(c)]
    person.biography = "; ".join(c for c in clauses if c)
    person.summary = Summary()
    plan = person.plan
    planned = [entry.what for entry in (*plan.chunks, *plan.hours)] + [action.what for action in plan.actions]
    if promised or any(called.search(what) for what in planned):
        _plan_anew(world, person)


def _in_biography(person: Person, old: str, new: str) -> None:
    """A memory from before the story is a clause of the biography too, which begins nearly every question."""
    clauses = [" ".join(c.split()) for c in _CLAUSES.split(person.biography)]
    if old in [c.rstrip(".。") for c in clauses]:
        kept = [new if c.rstrip(".。") == old else c for c in clauses]
        person.biography = "; ".join(c for c in kept if c)


# -- of whom words tell ------------------------------------------------------------------------------------------


def _named(world: World, text: str) -> tuple[str, ...]:
    return tuple(name for name in world.people if re.search(rf"\b{re.escape(name)}\b", text))


def _calling(world: World, person: Person) -> re.Pattern[str]:
    """Finds somebody by their name, and by the first one alone if nobody else has it."""
    first = person.first_name
    everybody = [*world.people.values(), *world.away.values()]
    alone = sum(other.first_name == first for other in everybody) == 1
    return re.compile(rf"\b{re.escape(first if alone else person.name)}\b")


def _tells_of(memory: Memory, name: str, called: re.Pattern[str]) -> bool:
    return name in memory.subjects or memory.source.endswith(f" {name}") or bool(called.search(memory.text))


# -- what cannot be ----------------------------------------------------------------------------------------------


def _unfit_importance(importance: int) -> str:
    return "" if 0 <= importance <= 10 else f"an importance of {importance} is not between 1 and 10"


def _unknown(person: Person, ordinal: int) -> str:
    known = 1 <= ordinal <= len(person.stream.rows)
    return "" if known else f"{person.name} has no memory number {ordinal}"


def _gone(person: Person, ordinal: int) -> str:
    """Only what still stands can be changed."""
    why = fate(person.stream, ordinal)
    return f"memory number {ordinal} of {person.name} is not recalled any more, so it cannot be changed" if why else ""
