"""How the clock goes while thoughts are in flight, where a model answers (DESIGN, the frame never waits)."""

from dataclasses import replace

from game.world.clock import HOUR, MINUTE
from game.world.settings import Settings
from game.world.thoughts import AfterTalk, Describe, HearVoice, NextActions, PlanDay, Rate, Reflect, Thought
from game.world.world import World

_WITHIN = MINUTE
"""Ticks until an answer of a model is due: nobody stands without an act for longer [DESIGN]."""
_AHEAD = 5 * MINUTE
"""Ticks before the end of the last action at which a model is asked for the next ones [ours]."""
_CAN_WAIT = (PlanDay, NextActions, HearVoice)
"""Thoughts that somebody who is busy has time for."""
_LATER: dict[type, int] = {AfterTalk: 10 * MINUTE, Describe: 30 * MINUTE, Reflect: 30 * MINUTE, Rate: HOUR}
"""Ticks after which what goes on in the background is to be there, where the clock keeps to a timetable [ours]."""


def paced(settings: Settings, at_leisure: bool) -> Settings:
    """The world's settings for a clock that waits for each answer, or goes on meanwhile (`at_leisure`).

    They change only when a town goes on in the other way than it was saved in."""
    ours = Settings()
    if at_leisure == (settings.answer_within != ours.answer_within):
        return settings
    if at_leisure:
        return replace(settings, answer_within=_WITHIN, plan_lead=max(_AHEAD, settings.plan_lead))
    return replace(settings, answer_within=ours.answer_within, plan_lead=ours.plan_lead)


def overdue(world: World) -> list[Thought]:
    """Thoughts in flight without whose answers the clock should not go on, in the order in which they were raised.

    A talk or a reaction, and whoever has nothing to do; not what goes on in the background, nor plans made ahead."""
    return [t for t in world.in_flight.values() if t.lane != "background" and _is_late(world, t)]


def moment(world: World, thought: Thought) -> int:
    """The tick at which an answer is applied, where that must not hang on how fast a model is: then a run is the same
    run again, while thoughts of many people are in flight at once."""
    if isinstance(thought.facts, NextActions | PlanDay) and thought.facts.since > thought.raised:
        return thought.facts.since
    return thought.raised + _LATER.get(type(thought.facts), world.settings.answer_within)


def is_due(world: World, thought: Thought, moment: int) -> bool:
    """Whether an answer is applied now, in a timetable: its moment has come, or somebody stands about without it."""
    person = world.people[thought.person]
    stands = person.plan.action_at(world.tick) is None and not person.conversation
    soon = isinstance(thought.facts, NextActions) and stands and world.tick > thought.raised
    return world.tick >= moment or soon


def _is_late(world: World, thought: Thought) -> bool:
    person = world.people[thought.person]
    busy = person.plan.action_at(world.tick) is not None or bool(person.conversation)
    if busy and isinstance(thought.facts, _CAN_WAIT):
        return False
    # What follows a plan of the day has no minute of its own: that went by while the day was planned.
    return isinstance(thought.facts, NextActions) or world.tick >= thought.due
