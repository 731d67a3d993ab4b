"""How the clock goes while thoughts are in flight, where a model answers (DESIGN, the frame never waits)."""

from dataclasses import replace

from game.world.clock import MINUTE
from game.world.settings import Settings
from game.world.thoughts import HearVoice, NextActions, PlanDay, Thought
from game.world.world import World

_WITHIN = MINUTE
"""Ticks until an answer of a model is due: nobody stands without an act for longer [DESIGN]."""
_AHEAD = 5 * MINUTE
"""Ticks before the end of the last action at which a model is asked for the next ones [ours]."""
_CAN_WAIT = (PlanDay, NextActions, HearVoice)
"""Thoughts that somebody who is busy has time for."""


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
    return [t for t in world.in_flight.values() if t.lane == "acting" and _is_late(world, t)]


def _is_late(world: World, thought: Thought) -> bool:
    person = world.people[thought.person]
    busy = person.plan.action_at(world.tick) is not None and not person.conversation
    if busy and isinstance(thought.facts, _CAN_WAIT):
        return False
    # What follows a plan of the day has no minute of its own: that went by while the day was planned.
    return isinstance(thought.facts, NextActions) or world.tick >= thought.due
