"""What a town thinks of a visitor: who knows them, how, and what they would say. Read from memories."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.world.memories import Memory
from game.world.people import Person, Tie


@dataclass(frozen=True, slots=True)
class Opinion:
    """One resident's, about one visitor."""

    name: str
    """Who has it."""
    tie: Tie
    last: Memory
    """The latest memory of the visitor."""
    thought: Memory | None
    """The latest conclusion about the visitor; None for none."""
    talks: int
    """How many talks are remembered."""


@dataclass(slots=True)
class _Read:
    """How far a stream was read, and what of it is about the visitor: ordinals, oldest first."""

    until: int
    about: list[int] = field(default_factory=list)


class Reputation:
    """Reads each stream from the day on which the visitor came, each row once; belongs to whoever asks."""

    def __init__(self) -> None:
        self._read: dict[tuple[str, str], _Read] = {}

    def of(self, people: Mapping[str, Person], visitor: Person, tick: int) -> list[Opinion]:
        """Those who know a visitor, the closest first; what is never recalled any more does not count."""
        first = visitor.stream.rows[0].created if visitor.stream.rows else tick
        others = [person for person in people.values() if person is not visitor]
        found = [self._opinion(person, visitor.name, first) for person in others]
        return sorted((o for o in found if o is not None), key=lambda o: (-o.tie.closeness, -o.last.created, o.name))

    def _opinion(self, person: Person, name: str, first: int) -> Opinion | None:
        stream = person.stream
        read = self._read.setdefault((person.name, name), _Read(_row_at(person, first)))
        read.until = min(read.until, len(stream.rows))
        read.about += [m.ordinal for m in stream.rows[read.until :] if name in m.subjects or m.source.endswith(name)]
        read.until = len(stream.rows)
        gone = stream.superseded.keys() | stream.hidden.keys()
        known = [stream.rows[n - 1] for n in read.about if n not in gone]
        if not known:
            return None
        thoughts = [m for m in known if m.kind == "reflection"]
        talks = {m.created for m in known if m.kind == "dialogue"}
        tie = person.ties.get(name, Tie(0, ""))
        return Opinion(person.name, tie, known[-1], thoughts[-1] if thoughts else None, len(talks))


def _row_at(person: Person, tick: int) -> int:
    """Index of the first memory of a tick or later; those from before the story come first."""
    return bisect_left(person.stream.rows, tick, key=lambda memory: memory.created)
