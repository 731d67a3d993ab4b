"""What happened since the town was opened, for the log: the world keeps only the latest events, this keeps many more.

A town that was loaded begins with what its talks and conclusions tell of the time before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.view.seen import Seen
from game.world.conversations import Conversation, topic_words
from game.world.events import Event

LONGEST = 100_000
_SPARE = 10_000
"""Events over the most that are dropped at once, the oldest first."""
GROUPS: dict[str, tuple[str, ...]] = {
    "talks": ("talk", "line", "end of talk"),
    "plans": ("plan", "change", "refused", "late"),
    "thoughts": ("reflection",),
    "things": ("state",),
    "nights": ("waking", "sleep"),
    "player": ("player",),
}
"""Kinds of event that are asked for together."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which events are shown; empty means that it does not matter."""

    groups: frozenset[str] = frozenset()
    person: str = ""
    """Full name of somebody who did it or is named in it."""
    place: str = ""
    """A sector: `Hobbs Cafe`."""

    @property
    def is_all(self) -> bool:
        """Whether every event will do."""
        return self == Wanted()

    def sift(self, events: Sequence[Event]) -> list[Event]:
        """The events that are wanted."""
        kinds = {kind for group in self.groups or GROUPS for kind in GROUPS[group]}
        person, place, inside = self.person, self.place, self.place + ":"
        return [
            event
            for event in events
            if event.kind in kinds
            and (not person or event.person == person or person in event.text)
            and (not place or event.place == place or event.place.startswith(inside))
        ]


class Sifted:
    """The wanted events of a chronicle, the oldest first; looks at each event once."""

    def __init__(self, events: list[Event], wanted: Wanted) -> None:
        self.wanted = wanted
        self.events = events if wanted.is_all else wanted.sift(events)
        self._whole = events

    def take(self, new: Sequence[Event]) -> int:
        """Take in events that were put at the end; how many of them are wanted."""
        if self.events is self._whole:
            return len(new)
        fitting = self.wanted.sift(new)
        self.events += fitting
        return len(fitting)


class Chronicle:
    """All events of one town as far as they are kept, and those that are shown."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.shown = Sifted(self.events, Wanted())
        self.came = 0
        """How many of the shown events ever came; so it is seen how many are new."""
        self._world: Seen | None = None
        self._last: Event | None = None

    @property
    def wanted(self) -> Wanted:
        """Which events are shown."""
        return self.shown.wanted

    def sift(self, wanted: Wanted) -> None:
        """Show other events."""
        self.shown = Sifted(self.events, wanted)
        self.came += 1

    def take(self, world: Seen) -> None:
        """Take in what happened since this was last asked; another world begins a new chronicle."""
        if world is not self._world:
            self._begin(world)
        new = self._new(world.log)
        if not new:
            return
        self._last = new[-1]
        self.events += new
        self.came += self.shown.take(new)
        if len(self.events) > LONGEST + _SPARE:
            del self.events[:-LONGEST]
            self.sift(self.wanted)

    def _begin(self, world: Seen) -> None:
        self._world, self._last = world, None
        until = world.log[0].tick if world.log else world.clock.tick + 1
        self.events = sorted((e for e in told(world) if e.tick < until), key=lambda e: e.tick)[-LONGEST:]
        self.sift(Wanted())

    def _new(self, log: Sequence[Event]) -> list[Event]:
        """What stands after the last event that was taken in; all of it if that has been dropped."""
        at = len(log)
        while at > 0 and log[at - 1] is not self._last:
            at -= 1
        return list(log[at:])


def told(world: Seen) -> Iterator[Event]:
    """The events that a town still tells of by its talks and by what people concluded."""
    for talk in [*world.talks, *world.conversations.values()]:
        yield from _talk(talk)
    for person in world.people.values():
        for memory in person.stream.reflections():
            yield Event(memory.created, "reflection", person.name, memory.text)


def _talk(talk: Conversation) -> Iterator[Event]:
    first, second = talk.people
    about = f" about {topic_words(talk.about)}" if talk.about else ""
    yield Event(talk.started, "talk", first, f"{first} turns to {second}{about}", talk.place)
    for line in talk.lines:
        yield Event(line.tick, "line", line.speaker, f"{line.speaker}: {line.text}", talk.place)
    if talk.ended >= 0:
        yield Event(talk.ended, "end of talk", first, f"{first} and {second} part", talk.place)
