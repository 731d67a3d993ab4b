"""One tick of the world: everything that happens in ten game seconds, in a fixed order."""

from dataclasses import replace

from game.world.acting import act_all
from game.world.bodies import carry_body
from game.world.clock import HOUR
from game.world.movement import move_all
from game.world.people import Mood, Person
from game.world.perception import perceive_all
from game.world.talking import end_silent_talks
from game.world.thinking import raise_thoughts
from game.world.thoughts import Thought
from game.world.world import World

_MOODS_EVERY = 60
"""Ticks between two looks at how somebody feels."""


def tick(world: World) -> list[Thought]:
    """Let ten game seconds pass; the thoughts that are now needed."""
    world.clock.tick += 1
    move_all(world)
    act_all(world)
    perceive_all(world)
    carry_body(world)
    end_silent_talks(world)
    if world.tick % _MOODS_EVERY == 0:
        for person in world.people.values():
            person.mood = _mood(world, person)
    return raise_thoughts(world)


def _mood(world: World, person: Person) -> Mood:
    """Tired, hungry, or coloured by what happened last (COGNITION, section 6)."""
    awake, fasting = (world.tick - person.woke) / HOUR, (world.tick - person.ate) / HOUR
    if person.asleep:
        return Mood("asleep", 0.0, -1.0)
    if awake > 16:
        return Mood("tired", -0.2, -0.7)
    if fasting > 6:
        return Mood("hungry", -0.3, -0.2)
    recent = [m.importance for m in person.stream.rows[-6:] if m.created > world.tick - HOUR]
    if recent and max(recent) >= 7:
        return Mood("excited", 0.4, 0.6)
    mood = Mood("fresh", 0.3, 0.4) if awake < 3 else Mood()
    return replace(mood, valence=mood.valence + 0.1) if person.conversation else mood
