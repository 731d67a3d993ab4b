"""The memory stream: append-only sentences, and what changes about them kept beside (paper, section 4.1)."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

EVERYWHERE = "the whole town"
"""The place of what was made known to everybody at once."""

Kind = Literal["seed", "observation", "action", "dialogue", "plan", "reflection", "inner voice"]


@dataclass(frozen=True, slots=True)
class Memory:
    """One sentence in the third person, naming its subjects. Never changed after it is written."""

    ordinal: int
    """The stream's own numbering: 1, 2, 3 ..."""
    kind: Kind
    text: str
    created: int
    """Tick; seeds are from before the start and count as tick 0."""
    importance: int
    """1 (brushing teeth) to 10 (a break-up), the rule's rating, given at once."""
    source: str = "saw"
    """How it is known: saw, did, overheard NAME, was told by NAME, concluded, inner voice, the player."""
    evidence: tuple[int, ...] = ()
    """For a reflection: the ordinals it rests on, all smaller than its own."""
    subjects: tuple[str, ...] = ()
    """The people and things it is about: full names and addresses."""
    place: str = ""
    """Address of the room where it happened, empty on open ground."""


@dataclass(frozen=True, slots=True)
class NewMemory:
    """A memory before it has a place in a stream; an importance of 0 asks the world for the rule's rating."""

    kind: Kind
    text: str
    importance: int = 0
    source: str = "saw"
    evidence: tuple[int, ...] = ()
    subjects: tuple[str, ...] = ()
    place: str = ""
    confidence: float = 1.0
    supersedes: int = 0
    """For a revision: the ordinal of the reflection it replaces."""


@dataclass(frozen=True, slots=True)
class StreamView:
    """A copy fit for another thread: rows are shared and never change, only `length` of them count."""

    rows: Sequence[Memory]
    length: int
    accessed: "array[int]"
    """Tick of the last access of each row; a copy."""
    unrecalled: frozenset[int]
    """Ordinals that are never recalled: superseded, or hidden by the player."""
    rated: Mapping[int, int] = field(default_factory=dict)
    """Ratings that replaced the rule's, by ordinal; a copy."""
    confidence: Mapping[int, float] = field(default_factory=dict)
    """How sure its owner is of each reflection, by ordinal; a copy."""
    hidden: frozenset[int] = frozenset()
    """Those of `unrecalled` that the player hid, with what rested on them: never to be known again."""

    def reflections(self) -> list[Memory]:
        """The conclusions that stand, oldest first, found without a look at the other rows."""
        standing = (n for n in sorted(self.confidence) if n <= self.length and n not in self.unrecalled)
        return [self.rows[n - 1] for n in standing]

    def latest(self, count: int) -> list[Memory]:
        """The newest memories that may be recalled, oldest first."""
        rows = [m for m in self.rows[max(0, self.length - 2 * count) : self.length] if m.ordinal not in self.unrecalled]
        return rows[-count:]

    def since(self, tick: int) -> list[Memory]:
        """All memories that may be recalled and were created at or after a tick, oldest first."""
        first = self.length
        while first > 0 and self.rows[first - 1].created >= tick:
            first -= 1
        return [m for m in self.rows[first : self.length] if m.ordinal not in self.unrecalled]


@dataclass(slots=True)
class MemoryStream:
    """Everything one person remembers."""

    rows: list[Memory] = field(default_factory=list)
    accessed: "array[int]" = field(default_factory=lambda: array("q"))
    rated: dict[int, int] = field(default_factory=dict)
    """Ratings that replaced the rule's, by ordinal."""
    confidence: dict[int, float] = field(default_factory=dict)
    """How sure its owner is of each reflection, by ordinal: all of them, and nothing else."""
    superseded: dict[int, int] = field(default_factory=dict)
    """Ordinal of a reflection, or of a memory that the player edited -> ordinal of what replaced it."""
    hidden: dict[int, int] = field(default_factory=dict)
    """Ordinal of a memory hidden by the player, or that rested on one -> tick."""

    def add(self, new: NewMemory, created: int, importance: int) -> Memory:
        """Write one memory at the end of the stream."""
        memory = Memory(
            ordinal=len(self.rows) + 1,
            kind=new.kind,
            text=new.text,
            created=created,
            importance=importance,
            source=new.source,
            evidence=new.evidence,
            subjects=new.subjects,
            place=new.place,
        )
        self.rows.append(memory)
        self.accessed.append(created)
        if new.kind == "reflection":
            self.confidence[memory.ordinal] = new.confidence
        if new.supersedes:
            self.superseded[new.supersedes] = memory.ordinal
        return memory

    def touch(self, ordinals: Iterable[int], tick: int) -> None:
        """Move the last access of memories that a thought was handed and that was then applied."""
        for ordinal in ordinals:
            if 0 < ordinal <= len(self.rows):
                self.accessed[ordinal - 1] = tick

    def view(self) -> StreamView:
        """What another thread may read while this stream goes on growing."""
        hidden = frozenset(self.hidden)
        unrecalled = frozenset(self.superseded) | hidden
        return StreamView(
            self.rows, len(self.rows), self.accessed[:], unrecalled, dict(self.rated), dict(self.confidence), hidden
        )

    def reflections(self) -> list[Memory]:
        """All conclusions, superseded and hidden ones too, oldest first, found without a look at the other rows."""
        return [self.rows[n - 1] for n in sorted(self.confidence)]
