"""What is worth finding in a line of play: read from the rows, without making a world of 250,000 memories."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from game.saves.faults import DamageError
from game.saves.reading import Lineage, read_state, read_talks
from game.saves.rows import crc
from game.saves.state import State, state_from
from game.world.conversations import Conversation

_REFLECTIONS = "SELECT * FROM memory WHERE branch = ? AND kind = 'reflection' ORDER BY person, ordinal"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth finding on the scale of a replay."""

    tick: int
    """When it happened, or began."""
    kind: Literal["talk", "reflection", "player"]
    people: tuple[str, ...]
    """Full names; one may be a persona of the player; empty if it concerns nobody in particular."""
    text: str
    """One line: what the talk was to be about, the first conclusion, what the player did."""
    until: int
    """When it ended; the same tick for what takes no time."""


def read_marks(connection: sqlite3.Connection, lineage: Lineage) -> list[Mark]:
    """Talks, sittings of reflection and acts of the player up to the end of a lineage. Raises `DamageError`."""
    state = state_from(read_state(connection, lineage[-1].upto))
    talks = [*read_talks(connection, lineage), *state.conversations]
    marks = [*(_talk(talk, state) for talk in talks), *_reflections(connection, lineage), *_acts(state)]
    return sorted(marks, key=lambda mark: (mark.tick, mark.kind))


def _talk(talk: Conversation, state: State) -> Mark:
    return Mark(talk.started, "talk", talk.people, talk.about, talk.ended if talk.ended >= 0 else state.tick)


def _acts(state: State) -> Iterator[Mark]:
    return (Mark(act.tick, "player", (act.person,) if act.person else (), act.text, act.tick) for act in state.acts)


def _reflections(connection: sqlite3.Connection, lineage: Lineage) -> Iterator[Mark]:
    """One mark a sitting."""
    have: dict[str, int] = {}
    for part in lineage:
        rows = connection.execute(_REFLECTIONS, (part.branch,)).fetchall()
        new = (row for row in rows if have.get(row[1], 0) < row[2] <= part.upto.lengths.get(row[1], 0))
        for (person, created), sitting in groupby(new, key=lambda row: (row[1], row[5])):
            first = next(sitting)
            if first[-1] != crc(*first[:-1]):
                raise DamageError(f"memory {first[2]} of {person} is not what was written")
            yield Mark(created, "reflection", (person,), first[4], created)
        have = part.upto.lengths
