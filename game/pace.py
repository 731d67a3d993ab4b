"""How the clock goes while thoughts are in flight, where a model answers (DESIGN, the frame never waits)."""

from collections.abc import Mapping
from dataclasses import replace

from game.world.clock import HOUR, MINUTE
from game.world.commands import Answer, Say
from game.world.settings import Settings
from game.world.thoughts import (
    AfterTalk,
    Describe,
    HearVoice,
    NextActions,
    NextLine,
    PlanDay,
    Rate,
    React,
    Reflect,
    Thought,
)
from game.world.world import World

_WITHIN = MINUTE
"""Ticks until an answer of a model is due: nobody stands without an act for longer [DESIGN]."""
_AHEAD = {"timed": 30 * MINUTE, "patient": 15 * MINUTE, "brisk": 15 * MINUTE}
"""Ticks before the end of the last action, or of the day, at which a model is asked for what comes next [ours]: the
more of such questions are in flight, the less a model's slots stand empty while a talk goes on line by line."""
_LATER: dict[type, int] = {
    NextLine: 3 * MINUTE,
    AfterTalk: 10 * MINUTE,
    Describe: 30 * MINUTE,
    Reflect: 30 * MINUTE,
    Rate: HOUR,
}
"""Ticks after which answers are applied where the clock keeps to a timetable; the others are due `_WITHIN` [ours]."""
_MEETING = 2 * MINUTE
"""The same for a reaction to a person; a thing that burns cannot wait as long."""
_CAN_WAIT = (PlanDay, NextActions, HearVoice)
"""Thoughts that somebody who is busy has time for."""


def paced(settings: Settings, pace: str) -> Settings:
    """The world's settings for a clock that waits for each answer (`strict`), or goes on meanwhile.

    They change only when a town goes on in another way than it was saved in."""
    ours, lead = Settings(), _AHEAD.get(pace)
    if lead is not None:
        return replace(settings, answer_within=_WITHIN, plan_lead=lead)
    if settings.answer_within == ours.answer_within:
        return settings
    return replace(settings, answer_within=ours.answer_within, plan_lead=ours.plan_lead)


def overdue(world: World) -> list[Thought]:
    """Thoughts in flight without whose answers the clock should not go on, in the order in which they were raised.

    A talk or a reaction, and whoever has nothing to do; not what goes on in the background, nor plans made ahead."""
    return [t for t in world.in_flight.values() if t.lane != "background" and _is_late(world, t)]


def is_early(world: World, answer: Answer) -> bool:
    """Whether a line has come before it is time to say it: the one before is still being heard."""
    talk = world.conversations.get(answer.conversation) if isinstance(answer, Say) else None
    return talk is not None and world.tick < talk.due


def moment(world: World, thought: Thought) -> int:
    """The tick at which an answer is wanted, from what the world knows when it is asked for."""
    facts = thought.facts
    if isinstance(facts, NextActions | PlanDay) and facts.since > thought.raised:
        return facts.since
    meeting = isinstance(facts, React) and facts.subject_is_person
    return thought.raised + _LATER.get(type(facts), _MEETING if meeting else world.settings.answer_within)


class Timetable:
    """Answers are applied at moments that do not hang on how fast a model is, though thoughts of many people are in
    flight at once: the same answers make the same run."""

    def __init__(self, known: Mapping[int, int] | None = None) -> None:
        """`known` are the moments of a run that is played again, by thought."""
        self._known = known
        self._moments: dict[int, int] = {}
        self._held: dict[int, Answer] = {}

    def enter(self, world: World, thought: Thought) -> None:
        """A thought was raised."""
        wanted = moment(world, thought)
        self._moments[thought.id] = wanted if self._known is None else self._known.get(thought.id, wanted)

    def hold(self, answer: Answer) -> None:
        """An answer has come."""
        self._held[answer.thought] = answer

    def missing(self, world: World) -> list[Thought]:
        """Thoughts whose answers are wanted now, and have not come."""
        return [t for t in world.in_flight.values() if t.id not in self._held and self._is_due(world, t)]

    def due(self, world: World) -> list[Answer]:
        """The answers to be applied now."""
        ids = [t.id for t in world.in_flight.values() if t.id in self._held and self._is_due(world, t)]
        return [self._leave(number) for number in ids]

    def all(self) -> list[Answer]:
        """All answers that have come."""
        return [self._leave(number) for number in list(self._held)]

    def forget(self) -> None:
        """The town went back to an earlier moment."""
        self._moments.clear()
        self._held.clear()

    def _leave(self, number: int) -> Answer:
        self._moments.pop(number, None)
        return self._held.pop(number)

    def _is_due(self, world: World, thought: Thought) -> bool:
        wanted = self._moments.get(thought.id, 0)
        return world.tick >= wanted or (self._known is None and stands(world, thought))


def stands(world: World, thought: Thought) -> bool:
    """Whether somebody stands about without the next actions, however far ahead they were asked for."""
    person = world.people[thought.person]
    idle = person.plan.action_at(world.tick) is None and not person.conversation
    return idle and isinstance(thought.facts, NextActions) and world.tick > thought.raised


def _is_late(world: World, thought: Thought) -> bool:
    person = world.people[thought.person]
    busy = person.plan.action_at(world.tick) is not None or bool(person.conversation)
    if busy and isinstance(thought.facts, _CAN_WAIT):
        return False
    # What follows a plan of the day has no minute of its own: that went by while the day was planned.
    return isinstance(thought.facts, NextActions) or world.tick >= thought.due
