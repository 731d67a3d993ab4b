"""Who was invited to an event of the scenario, who said yes, who came, and why the others did not."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.study.evidence import holds, teller_of
from game.study.spread import spread_of
from game.study.watcher import Watcher
from game.world.activity import Promise
from game.world.memories import Memory
from game.world.people import Person
from game.world.places import Fact
from game.world.world import World

ENOUGH = 20
"""Minutes within the hours that somebody must be in the place to have attended."""
_NEVER_SAID = "never said that they would come"
_EXCUSE = re.compile(
    r"\b(?:cannot|can't|can not|unable|sorry|instead|too tired|forgot|miss(?:es|ed)?|late|declin(?:es|ed))\b", re.I
)


@dataclass(frozen=True, slots=True)
class Attendance:
    """What came of an event that has a place and hours. The carrier, who is the host, is in none of the sets."""

    invited: frozenset[str]
    """Told of it in talk, by somebody with a whole chain, before it ended."""
    accepted: frozenset[str]
    """Those who promised to come: a promise kept by the world that falls within the hours and names the event or its
    place, or a memory `NAME promised ...` that mentions the event."""
    attended: frozenset[str]
    """At least 20 minutes in the place within the hours, and a plan, a changed plan or an act that mentions it."""
    dropped_in: frozenset[str]
    """As long in the place, but nothing in their plan says why."""
    absent: dict[str, str]
    """Accepted and did not attend, with the stated conflict; empty words where none is stated."""
    away: dict[str, str]
    """Invited, never accepted and did not attend, with the reason: they declined, or never said that they would."""

    @property
    def unexplained(self) -> list[str]:
        """Those who accepted, did not come, and never gave a reason."""
        return [name for name, why in self.absent.items() if not why]


def events_of(world: World) -> list[Fact]:
    """The facts of the scenario that have a place and hours."""
    return [fact for fact in world.town.facts if fact.place and fact.since and fact.until]


def attendance(world: World, watcher: Watcher, fact: Fact) -> Attendance:
    """Invited, accepted, attended and absent; until the event is over nobody counts as absent."""
    guests = {name: person for name, person in world.people.items() if name != fact.carrier}
    known = spread_of(world, fact)
    invited = {name for name, person in guests.items() if name in known and _told(world, person, fact)}
    accepted = {name for name, person in guests.items() if _promised(world, watcher, person, fact)}
    stayed = {name for name, minutes in watcher.present.get(fact.key, {}).items() if minutes >= ENOUGH} & guests.keys()
    attended = {name for name in stayed & known.keys() if _planned(world, guests[name], fact)}
    over = world.tick >= _end(world, fact)
    missing = sorted(accepted - attended) if over else []
    others = sorted(invited - accepted - stayed) if over else []
    return Attendance(
        invited=frozenset(invited | accepted),
        accepted=frozenset(accepted),
        attended=frozenset(attended),
        dropped_in=frozenset(stayed - attended),
        absent={name: _conflict(world, watcher, guests[name], fact) for name in missing},
        away={name: _conflict(world, watcher, guests[name], fact) or _NEVER_SAID for name in others},
    )


def _told(world: World, person: Person, fact: Fact) -> bool:
    return any(
        memory.source.startswith("was told by ") and holds(memory.text, fact.mentions)
        for memory in _before_end(world, person, fact)
    )


def _promised(world: World, watcher: Watcher, person: Person, fact: Fact) -> bool:
    kept = any(_is_for(world, promise, fact) for promise in watcher.promises.get(person.name, {}).values())
    return kept or any(_is_promise(m, person) and holds(m.text, fact.mentions) for m in person.stream.rows)


def _is_for(world: World, promise: Promise, fact: Fact) -> bool:
    sector = fact.place.split(":")[0]
    named = holds(promise.words, fact.mentions) or promise.where.startswith(sector)
    return named and _overlaps(world, promise, fact)


def _planned(world: World, person: Person, fact: Fact) -> bool:
    """Whether a plan, an act or a change of plan from before the end of the event mentions it."""
    memories = (m.text for m in _before_end(world, person, fact) if m.kind in ("plan", "action"))
    entries = (f"{entry.what} {entry.where}" for entry in person.plan.chunks)
    changes = (f"{change.what} {change.because}" for change in person.plan.changes)
    return any(holds(text, fact.mentions) for text in (*memories, *entries, *changes))


def _conflict(world: World, watcher: Watcher, person: Person, fact: Fact) -> str:
    """Another promise for the same hours, or a memory that speaks of the event and of not coming; else empty."""
    for promise in watcher.promises.get(person.name, {}).values():
        if _overlaps(world, promise, fact) and not _is_for(world, promise, fact):
            return f"had promised {promise.to} to {promise.words}"
    return _excuse(person, fact)


def _excuse(person: Person, fact: Fact) -> str:
    """A memory of one's own, from after the first promise, that speaks of the event and of not coming."""
    own = [m for m in person.stream.rows if m.kind != "seed" and not teller_of(m) and holds(m.text, fact.mentions)]
    accepted = next((m.ordinal for m in own if _is_promise(m, person)), 0)
    later = (m.text for m in own if m.ordinal > accepted)
    return next((text for text in later if _EXCUSE.search(text)), "")


def _overlaps(world: World, promise: Promise, fact: Fact) -> bool:
    since = world.clock.tick_of(fact.since) if fact.since else 0
    return promise.start < _end(world, fact) and promise.start + promise.ticks > since


def _is_promise(memory: Memory, person: Person) -> bool:
    return memory.kind == "dialogue" and memory.text.startswith(f"{person.name} promised ")


def _before_end(world: World, person: Person, fact: Fact) -> Iterable[Memory]:
    return (memory for memory in person.stream.rows if memory.created < _end(world, fact))


def _end(world: World, fact: Fact) -> int:
    return world.clock.tick_of(fact.until) if fact.until else 0
