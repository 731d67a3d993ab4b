"""What can only be seen while a town runs: who is where at an event, who idles, who breaks a norm.

A `Watcher` looks at each person once a game minute, at another tick for each, so that a look costs next to nothing.
"""

from dataclasses import dataclass, field

from game.world.activity import Promise
from game.world.clock import MINUTE
from game.world.norms import refusal
from game.world.people import Person
from game.world.places import Fact
from game.world.world import World

_IDLE = ("", "idle", "idling", "looking around", "thinking about what to do", "doing nothing", "waiting")
_GRACE = 15
"""Minutes for which somebody may still stay in a room that closed, or filled, around them: the longest action."""


@dataclass(slots=True)
class Watcher:
    """Counts in game minutes, gathered by calling `look` after every tick."""

    present: dict[str, dict[str, int]] = field(default_factory=dict)
    """By key of a fact with place and hours, by person: minutes in the place within the hours."""
    longest_idle: dict[str, int] = field(default_factory=dict)
    """By person: the most minutes on end awake without anything to do."""
    idle: dict[str, int] = field(default_factory=dict)
    """By person: all minutes awake without anything to do."""
    violations: list[tuple[str, str, int]] = field(default_factory=list)
    """Stays against a norm: person, room, tick at which it became one. Each stay counts once."""
    promises: dict[str, dict[int, Promise]] = field(default_factory=dict)
    """By person, by ordinal of the memory of it: every promise, past ones too."""
    fasting: dict[str, int] = field(default_factory=dict)
    """By person: the most minutes awake since the last meal or waking."""
    _idling: dict[str, int] = field(default_factory=dict)
    _unwelcome: dict[str, tuple[str, int]] = field(default_factory=dict)

    def look(self, world: World) -> None:
        """Look at those whose turn it is; call it once after every tick."""
        for place, person in enumerate(world.people.values()):
            if (world.tick + place) % MINUTE == 0:
                self._look_at(world, person)

    def _look_at(self, world: World, person: Person) -> None:
        self._see_event(world, person)
        self._see_idleness(world, person)
        self._see_norms(world, person)
        if person.promises:
            self.promises.setdefault(person.name, {}).update((p.memory, p) for p in person.promises)
        if not person.asleep:
            fasting = (world.tick - max(person.ate, person.woke)) // MINUTE
            self.fasting[person.name] = max(fasting, self.fasting.get(person.name, 0))

    def _see_event(self, world: World, person: Person) -> None:
        for fact in world.town.facts:
            if is_on(world, fact) and world.here(person) == fact.place:
                minutes = self.present.setdefault(fact.key, {})
                minutes[person.name] = minutes.get(person.name, 0) + 1

    def _see_idleness(self, world: World, person: Person) -> None:
        name = person.name
        self._idling[name] = self._idling.get(name, 0) + 1 if is_idle(world, person) else 0
        if self._idling[name]:
            self.idle[name] = self.idle.get(name, 0) + 1
            self.longest_idle[name] = max(self._idling[name], self.longest_idle.get(name, 0))

    def _see_norms(self, world: World, person: Person) -> None:
        room = world.here(person)
        if not room or person.path or room == person.home or refusal(world, person, room) is None:
            self._unwelcome.pop(person.name, None)
            return
        before, minutes = self._unwelcome.get(person.name, (room, 0))
        minutes = minutes + 1 if before == room else 1
        self._unwelcome[person.name] = room, minutes
        if minutes == _GRACE + 1:
            self.violations.append((person.name, room, world.tick))


def is_on(world: World, fact: Fact) -> bool:
    """Whether a fact of the scenario has a place and hours, and the present moment is within them."""
    if fact.since is None or fact.until is None or not fact.place:
        return False
    return world.clock.tick_of(fact.since) <= world.tick < world.clock.tick_of(fact.until)


def is_idle(world: World, person: Person) -> bool:
    """Whether somebody is awake, not in a talk, not walking, and either has no action at this moment or one that says
    nothing: standing about is what a day must not be made of."""
    if person.asleep or person.conversation or person.path:
        return False
    action = person.plan.action_at(world.tick)
    return action is None or action.start != person.begun or person.doing.strip().lower() in _IDLE
