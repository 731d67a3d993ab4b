"""A mind of a few fixed habits: it gives the worlds of these tests plans, walks, talks and reflections to be saved."""

from pathlib import Path

from game.saves.town_file import TownFile
from game.world import commands as c
from game.world.activity import Action, Entry
from game.world.answers import apply_all
from game.world.clock import HOUR, MINUTE
from game.world.memories import NewMemory
from game.world.people import Person, Tie
from game.world.places import Town
from game.world.thoughts import (
    AfterTalk,
    Describe,
    NextActions,
    NextLine,
    PlanDay,
    Rate,
    React,
    Reflect,
    Thought,
)
from game.world.tick import tick
from game.world.world import World
from tests.small_town import small_world

PLACES = ("Corner Cafe:cafe:stove", "Corner Cafe:cafe", "Corner Cafe:cafe:seat")


def run(world: World, ticks: int) -> World:
    """Let time pass, every thought answered before the next tick."""
    for _ in range(ticks):
        apply_all(world, [answer(thought) for thought in tick(world)])
    return world


def lived(ticks: int = 3 * HOUR) -> World:
    """The small town after some hours; the cafe is open, so that people meet."""
    world = small_world()
    for address, room in world.town.rooms.items():
        if "Cafe" in address:
            world.town.rooms[address] = type(room)(address, room.tiles, room.spots, room.things)
    return run(world, ticks)


def the_town(people: list[Person]) -> Town:
    """What finds the town of a save in these tests."""
    assert people
    return lived(0).town


def created(path: Path, world: World) -> TownFile:
    """A new town file of the small town."""
    return TownFile.create(path, world, Path("maps") / "small")


def answer(thought: Thought) -> c.Answer:
    """What the puppet says to a thought."""
    to, facts = {"thought": thought.id, "person": thought.person}, thought.facts
    recalled = tuple(range(thought.stream.length, max(0, thought.stream.length - 3), -1))
    match facts:
        case PlanDay():
            return c.SetDay(**to, chunks=(Entry(thought.tick, 16 * HOUR, "pottering about", "Corner Cafe"),))
        case NextActions():
            return c.SetActions(**to, hours=(), actions=_actions(thought, facts.since), recalled=recalled)
        case React(subject_is_person=True, may_talk=True):
            return c.StartTalk(**to, to=facts.subject, about="the weather", because="we met", recalled=recalled)
        case React():
            return c.GoOn(**to)
        case NextLine():
            done = len(facts.lines) >= 4
            return c.Say(**to, conversation=facts.conversation, text=f"Line {len(facts.lines)} — so it is.", done=done)
        case AfterTalk():
            kept = NewMemory("dialogue", f"{facts.other} spoke of {facts.about} for a while", importance=9)
            tie, about = Tie(5, "hm"), facts.conversation
            return c.KeepFromTalk(**to, conversation=about, other=facts.other, memories=(kept,), promises=(), tie=tie)
        case Reflect():
            last = thought.stream.length
            insight = NewMemory("reflection", "It is a talkative town", evidence=(last, last - 1), confidence=0.7)
            return c.KeepReflections(**to, insights=(insight,), recalled=recalled)
        case Describe():
            return c.SetSummary(**to, text=f"{thought.person} at {thought.tick}")
        case Rate():
            return c.SetRatings(**to, ratings={m.ordinal: 4 for m in facts.memories[::2]})
    raise AssertionError(facts)


def _actions(thought: Thought, since: int) -> tuple[Action, ...]:
    turn = (thought.ordinal + len(thought.person)) % len(PLACES)
    state = "on" if PLACES[turn].endswith("stove") else ""
    return (Action(since, 10 * MINUTE, f"being busy, part {thought.ordinal}", "☕", PLACES[turn], state),)
