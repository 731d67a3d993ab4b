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
    refused: int = 0
    """The most minutes for which anybody who was refused somewhere had found nothing else, not even to wait."""
    overlapping: int = 0
    """Minutes, of all people, in which a plan holds more than one action."""
    closeness: dict[tuple[str, str], list[tuple[int, int]]] = field(default_factory=dict)
    """Who, whom: how close they felt, and since which tick, as seen at the first look and when talks begin."""
    _talks: int = 0
    """Id of the latest talk looked at."""
    _idling: dict[str, int] = field(default_factory=dict)
    _refused: dict[str, int] = field(default_factory=dict)
    _unwelcome: dict[str, tuple[str, int]] = field(default_factory=dict)

    def look(self, world: World) -> None:
        """Look at those whose turn it is; call it once after every tick."""
        self._see_talks(world)
        for place, person in enumerate(world.people.values()):
            if (world.tick + place) % MINUTE == 0:
                self._look_at(world, person)

    def close(self, person: str, other: str, tick: int) -> int:
        """How close somebody felt to another when their talk at a tick began; 0 for a stranger."""
        seen = [closeness for since, closeness in self.closeness.get((person, other), ()) if since <= tick]
        return seen[-1] if seen else 0

    def _see_talks(self, world: World) -> None:
        if not self.closeness:
            for name, person in world.people.items():
                self.closeness |= {(name, other): [(0, tie.closeness)] for other, tie in person.ties.items()}
        for talk in world.conversations.values():
            if talk.id > self._talks:
                self._talks = talk.id
                self._note(world, *talk.people)
                self._note(world, *talk.people[::-1])

    def _note(self, world: World, person: str, other: str) -> None:
        if person in world.people and other in world.people[person].ties:
            noted = self.closeness.setdefault((person, other), [])
            noted.append((world.tick, world.people[person].ties[other].closeness))

    def _look_at(self, world: World, person: Person) -> None:
        self._see_event(world, person)
        self._see_idleness(world, person)
        self._see_norms(world, person)
        self._see_refusal(world, person)
        self.overlapping += sum(a.start <= world.tick < a.end for a in person.plan.actions) > 1
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

    def _see_refusal(self, world: World, person: Person) -> None:
        """Between being refused and the next thing to do: somebody refused who has an action is on to something."""
        stuck = bool(person.refused) and person.plan.action_at(world.tick) is None and not person.conversation
        self._refused[person.name] = self._refused.get(person.name, 0) + 1 if stuck else 0
        self.refused = max(self.refused, self._refused[person.name])


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
