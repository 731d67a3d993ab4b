"""From memories to the statements that a question carries, and from recalled memories to their ordinals."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from game.mind.questions import Statement
from game.mind.recall import Recalled
from game.world.clock import Clock
from game.world.memories import Memory


def statement(memory: Memory, start: datetime) -> Statement:
    """One memory with its date."""
    return Statement(
        ordinal=memory.ordinal,
        text=memory.text,
        kind=memory.kind,
        source=memory.source,
        when=Clock(start).at(memory.created),
        importance=memory.importance,
        subjects=memory.subjects,
        place=memory.place,
    )


def statements(recalled: Iterable[Recalled], start: datetime) -> tuple[Statement, ...]:
    """Recalled memories, best first."""
    return tuple(statement(r.memory, start) for r in recalled)


def merged(*groups: Sequence[Recalled]) -> list[Recalled]:
    """Several recalls as one, each memory once, in the order in which they first come."""
    seen: dict[int, Recalled] = {}
    for group in groups:
        for recalled in group:
            seen.setdefault(recalled.memory.ordinal, recalled)
    return list(seen.values())


def ordinals(recalled: Iterable[Recalled]) -> tuple[int, ...]:
    """The ordinals whose last access moves when the thought is applied."""
    return tuple(sorted({r.memory.ordinal for r in recalled}))
