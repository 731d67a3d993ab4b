"""Whether a town file is whole, down to every row; never writes."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.errors import SaveError
from game.saves.bill import read_bill
from game.saves.connecting import check_pages, looking
from game.saves.faults import DamageError, detail_of
from game.saves.naming import existing, town_files
from game.saves.played import check_played
from game.saves.reading import (
    Checkpoint,
    lineage_of,
    read_checkpoint,
    read_checkpoints,
    read_meta,
    read_picture,
    read_state,
    read_world,
)
from game.saves.rows import blob_crc, crc
from game.saves.why import check_why


@dataclass(frozen=True, slots=True)
class Report:
    """What came of checking one town file."""

    name: str
    whole: bool
    said: str
    """One sentence: what it holds, or where it is damaged."""
    detail: str = ""
    """What SQLite or Python said, for whoever looks into it."""


def verify_saves(folder: Path, name: str = "") -> list[Report]:
    """Check one town of a folder, or all of them. Raises `SaveError` if there is no town of that name."""
    if not name:
        return [verify(path) for path in town_files(folder)]
    return [verify(existing(folder, name))]


def verify(path: Path) -> Report:
    """Check one town file: its tables, SQLite's own check, every row and every state."""
    try:
        with looking(path) as connection:
            return Report(path.stem, True, verified(connection))
    except SaveError as error:
        return Report(path.stem, False, str(error), detail_of(error))


def verified(connection: sqlite3.Connection) -> str:
    """What a whole town holds, in a sentence. Raises `DamageError` with the first damage found."""
    check_pages(connection)
    read_meta(connection)
    checkpoints = list(read_checkpoints(connection))
    for checkpoint in checkpoints:
        read_state(connection, checkpoint)
        read_picture(connection, checkpoint)
    last = read_checkpoint(connection)
    memories, talks = _check_rows(connection)
    for tip in _tips(checkpoints):  # earlier checkpoints rest on the same rows
        read_world(connection, lineage_of(connection, tip))
    _check_counts(connection, checkpoints)
    check_played(connection)
    check_why(connection)
    read_bill(connection)
    held = ((len(checkpoints), "checkpoint"), (memories, "memory"), (talks, "talk"))
    return f"whole, with {', '.join(counted(*one) for one in held)}; last at {last.moment}"


def counted(number: int, of: str) -> str:
    """`1 checkpoint`, `12 memories`."""
    many = f"{of[:-1]}ies" if of.endswith("y") else f"{of}es" if of.endswith("ch") else f"{of}s"
    return f"{number} {of if number == 1 else many}"


def _check_rows(connection: sqlite3.Connection) -> tuple[int, int]:
    """Every small row of every branch against its checksum; how many memories and talks there are."""
    memories = _check_table(connection, "memory", "ORDER BY branch, person, ordinal")
    talks = _check_table(connection, "talk", "ORDER BY branch, number")
    for *key, blob, check in connection.execute("SELECT * FROM beside ORDER BY branch, person, checkpoint"):
        if check != crc(*key, blob_crc(blob)):
            raise DamageError(f"what changed about memories of {key[1]} is not what was written")
    return memories, talks


def _check_table(connection: sqlite3.Connection, table: str, order: str) -> int:
    count = 0
    for *values, check in connection.execute(f"SELECT * FROM {table} {order}"):
        count += 1
        if check != crc(*values):
            which = f"memory {values[2]} of {values[1]}" if table == "memory" else f"{table} {values[1]}"
            raise DamageError(f"{which} is not what was written (branch {values[0]})")
    return count


def _check_counts(connection: sqlite3.Connection, checkpoints: Iterable[Checkpoint]) -> None:
    """No row about changes may be lost, nor one left that is about nothing."""
    found = dict(connection.execute("SELECT checkpoint, count(*) FROM beside GROUP BY checkpoint").fetchall())
    stray = sorted(set(found) - {checkpoint.id for checkpoint in checkpoints})
    if stray:
        raise DamageError(f"checkpoint {stray[0]} is missing")
    for checkpoint in checkpoints:
        if found.get(checkpoint.id, 0) != checkpoint.besides:
            raise DamageError(f"of checkpoint {checkpoint.id} some of what changed about memories is missing")


def _tips(checkpoints: Iterable[Checkpoint]) -> list[Checkpoint]:
    """The last checkpoint of each branch."""
    return list({checkpoint.branch: checkpoint for checkpoint in checkpoints}.values())
