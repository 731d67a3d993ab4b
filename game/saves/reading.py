"""Reading a town file: its branches and checkpoints, and the world of one of them.

A checkpoint rests on its branch and on those that it came from, each up to where the next one parted: its lineage.
"""

import gc
import hashlib
import sqlite3
import zlib
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from game.errors import SaveError
from game.saves.faults import DamageError, plain
from game.saves.rows import Beside, Row, apply_changes, blob_crc, crc, lengths_from, memories_from, unpack
from game.saves.state import State, people_from, state_from, talk_from
from game.world.conversations import Conversation
from game.world.memories import MemoryStream
from game.world.people import Person


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """One moment that was saved; without its state."""

    id: int
    branch: int
    tick: int
    moment: str
    """Game time, ISO."""
    kind: str
    """start, manual, auto or quit."""
    note: str
    saved: str
    """Wall time in UTC, ISO."""
    lengths: dict[str, int]
    """Person -> length of the stream."""
    talks: int
    besides: int
    sha256: str
    picture_crc: int


@dataclass(frozen=True, slots=True)
class Part:
    """What one branch has to give to a checkpoint: everything up to another (or the same) checkpoint."""

    branch: int
    upto: Checkpoint


Lineage = list[Part]
Tell = Callable[[float], None]
"""Told now and then how much is read, 0 to 1; whatever it raises breaks the reading off."""
_SLICE = 500
"""Memories that are read between two times: some milliseconds of work."""

COLUMNS = "id, branch, tick, moment, kind, note, saved, lengths, talks, besides, sha256, picture_crc"
_TYPES = (int, int, int, str, str, str, str, str, int, int, str, int)


def read_meta(connection: sqlite3.Connection) -> dict[str, str]:
    """What the whole file is about. Raises `DamageError`."""
    rows = connection.execute("SELECT key, value, crc FROM meta").fetchall()
    for key, value, check in rows:
        if check != crc(key, value):
            raise DamageError(f"its {str(key)[:40]!r} is not what was written")
    meta = {str(key): str(value) for key, value, _ in rows}
    if {"town", "title", "folder"} - set(meta):
        raise DamageError("it does not say of which town it is")
    return meta


def read_branches(connection: sqlite3.Connection) -> dict[int, tuple[str, int]]:
    """Branches by id: name, and the checkpoint that each goes on from. Raises `DamageError`."""
    rows = connection.execute("SELECT id, name, parent, crc FROM branch ORDER BY id").fetchall()
    for branch, name, parent, check in rows:
        if check != crc(branch, name, parent) or not isinstance(name, str) or type(parent) is not int:
            raise DamageError(f"branch {branch} is not what was written")
    return {branch: (name, parent) for branch, name, parent, _ in rows}


def read_checkpoints(connection: sqlite3.Connection) -> Iterator[Checkpoint]:
    """All checkpoints, the oldest first. Raises `DamageError`."""
    for row in connection.execute(f"SELECT {COLUMNS}, crc FROM checkpoint ORDER BY id"):
        yield _checkpoint(row)


def read_checkpoint(connection: sqlite3.Connection, wanted: int | None = None) -> Checkpoint:
    """One checkpoint, the last if none is named. Raises `DamageError` if there is none."""
    where = "ORDER BY id DESC LIMIT 1" if wanted is None else "WHERE id = ?"
    values = () if wanted is None else (wanted,)
    row = connection.execute(f"SELECT {COLUMNS}, crc FROM checkpoint {where}", values).fetchone()
    if row is None:
        raise DamageError("nothing was ever saved in it" if wanted is None else f"checkpoint {wanted} is missing")
    return _checkpoint(row)


def read_state(connection: sqlite3.Connection, checkpoint: Checkpoint) -> bytes:
    """The state of a checkpoint as JSON. Raises `DamageError` if it is not what was written."""
    (blob,) = connection.execute("SELECT state FROM checkpoint WHERE id = ?", (checkpoint.id,)).fetchone()
    try:
        raw = unpack(blob)
    except zlib.error:
        raise DamageError(f"the state of checkpoint {checkpoint.id} is not what was written") from None
    if hashlib.sha256(raw).hexdigest() != checkpoint.sha256:
        raise DamageError(f"the state of checkpoint {checkpoint.id} is not what was written")
    return raw


def read_picture(connection: sqlite3.Connection, checkpoint: Checkpoint) -> bytes | None:
    """The thumbnail of a checkpoint. Raises `DamageError` if it is not what was written."""
    (blob,) = connection.execute("SELECT picture FROM checkpoint WHERE id = ?", (checkpoint.id,)).fetchone()
    if blob_crc(blob) != checkpoint.picture_crc:
        raise DamageError(f"the picture of checkpoint {checkpoint.id} is not what was written")
    return bytes(blob) if blob is not None else None


def lineage_of(connection: sqlite3.Connection, checkpoint: Checkpoint) -> Lineage:
    """What a checkpoint rests on, the first branch first. Raises `DamageError`."""
    branches = read_branches(connection)
    parts, here = [Part(checkpoint.branch, checkpoint)], checkpoint
    while True:
        if here.branch not in branches:
            raise DamageError(f"branch {here.branch} is missing")
        parent = branches[here.branch][1]
        if parent == 0:
            return parts[::-1]
        if parent >= here.id:
            raise DamageError(f"branch {here.branch} goes on from a later checkpoint")
        here = read_checkpoint(connection, parent)
        parts.append(Part(here.branch, here))


def tip_of(connection: sqlite3.Connection, branch: int) -> Checkpoint:
    """The last checkpoint of a branch, or the one that it goes on from if it has none. Raises `DamageError`."""
    last = connection.execute("SELECT max(id) FROM checkpoint WHERE branch = ?", (branch,)).fetchone()[0]
    return read_checkpoint(connection, last or read_branches(connection)[branch][1])


LAST_PLAYED = "last played"
"""Where `meta` keeps the branch that was played last: one that was only made, or written as a file, is not."""


def last_played(connection: sqlite3.Connection) -> Checkpoint:
    """Where a town goes on that is loaded by its name alone: the end of the branch that was played last, the last
    checkpoint of all where that is not known. Raises `DamageError`."""
    told = read_meta(connection).get(LAST_PLAYED, "")
    branch = int(told) if told.isascii() and told.isdecimal() and len(told) < 12 else 0
    return tip_of(connection, branch) if branch in read_branches(connection) else read_checkpoint(connection)


def branch_named(connection: sqlite3.Connection, path: Path, words: str) -> int:
    """The id of a branch by its name or, if none is called so, by its number. Raises `SaveError`."""
    there = read_branches(connection)
    for branch, (name, _) in there.items():
        if name.casefold() == words.casefold():
            return branch
    if words.isascii() and words.isdecimal() and len(words) < 10 and int(words) in there:
        return int(words)
    known = ", ".join(plain(name) for name, _ in there.values())
    raise SaveError(f"{path}: has no branch {words!r}; there are: {known}")


def is_last(connection: sqlite3.Connection, checkpoint: Checkpoint) -> bool:
    """Whether nothing was saved in the same branch after it."""
    query = "SELECT max(id) FROM checkpoint WHERE branch = ?"
    return bool(connection.execute(query, (checkpoint.branch,)).fetchone()[0] == checkpoint.id)


def untold(share: float) -> None:
    """Nobody waits for it."""


def read_people(connection: sqlite3.Connection, state: State, lineage: Lineage, tell: Tell = untold) -> list[Person]:
    """Everybody with everything they remember. Raises `DamageError`."""
    lengths = lineage[-1].upto.lengths
    if {person.name for person in state.everybody} != set(lengths):
        raise DamageError(f"the people of checkpoint {lineage[-1].upto.id} are not those whose memories it has")
    streams: dict[str, MemoryStream] = {}
    whole, done = max(1, sum(lengths.values())), 0
    for name, length in lengths.items():
        streams[name] = _stream(connection, lineage, name, _share_from(tell, done, whole))
        done += length
    return people_from(state, streams)


def _share_from(tell: Tell, done: int, whole: int) -> Callable[[int], None]:
    """Tells of rows that are read, as a share of all, those of others before them included."""
    return lambda rows: tell((done + rows) / whole)


def read_talks(connection: sqlite3.Connection, lineage: Lineage) -> list[Conversation]:
    """The talks that had ended, in the order of their ends. Raises `DamageError`."""
    talks: list[Conversation] = []
    query = "SELECT number, body, crc FROM talk WHERE branch = ? AND number > ? AND number <= ? ORDER BY number"
    for part in lineage:
        for number, body, check in connection.execute(query, (part.branch, len(talks), part.upto.talks)).fetchall():
            if check != crc(part.branch, number, body) or number != len(talks) + 1:
                raise DamageError(f"talk {len(talks) + 1} is not what was written")
            talks.append(talk_from(body))
    if len(talks) != lineage[-1].upto.talks:
        raise DamageError(f"talk {len(talks) + 1} is missing")
    return talks


def read_world(
    connection: sqlite3.Connection, lineage: Lineage, tell: Tell = untold
) -> tuple[State, list[Person], list[Conversation]]:
    """All that a world is made of, for the last checkpoint of a lineage. Raises `DamageError`."""
    _check_besides(connection, lineage)
    with _no_collecting():
        state = state_from(read_state(connection, lineage[-1].upto))
        if state.tick != lineage[-1].upto.tick:
            raise DamageError(f"the state of checkpoint {lineage[-1].upto.id} is of another tick")
        return state, read_people(connection, state, lineage, tell), read_talks(connection, lineage)


def _checkpoint(row: Row) -> Checkpoint:
    *values, check = row
    if check != crc(*values) or tuple(map(type, values)) != _TYPES:
        raise DamageError(f"checkpoint {row[0]} is not what was written")
    values[7] = lengths_from(values[7])
    return Checkpoint(*values)


def _stream(connection: sqlite3.Connection, lineage: Lineage, person: str, tell: Callable[[int], None]) -> MemoryStream:
    """Everything that somebody remembers; tells how many rows are read."""
    stream = MemoryStream()
    query = "SELECT * FROM memory WHERE branch = ? AND person = ? AND ordinal > ? AND ordinal <= ? ORDER BY ordinal"
    for part in lineage:
        have = len(stream.rows)
        rows = connection.execute(query, (part.branch, person, have, part.upto.lengths.get(person, 0)))
        while found := rows.fetchmany(_SLICE):
            stream.rows += memories_from(found, len(stream.rows) + 1)
            tell(len(stream.rows))
    if len(stream.rows) != lineage[-1].upto.lengths[person]:
        raise DamageError(f"memory {len(stream.rows) + 1} of {person} is missing")
    beside = Beside(array("q", (memory.created for memory in stream.rows)))
    for blob in _changes(connection, lineage, person):
        apply_changes(beside, blob)
    stream.accessed, stream.rated, stream.confidence = beside.accessed, beside.rated, beside.confidence
    stream.superseded, stream.hidden = beside.superseded, beside.hidden
    return stream


def _check_besides(connection: sqlite3.Connection, lineage: Lineage) -> None:
    """No row about what changed may be lost: memories would be as they were long ago, and nobody the wiser."""
    rows = "SELECT checkpoint, person FROM beside WHERE branch = ? AND checkpoint <= ?"
    said = "SELECT id, besides FROM checkpoint WHERE branch = ? AND id <= ?"
    for part in lineage:
        values = (part.branch, part.upto.id)
        found = Counter(c for c, person in connection.execute(rows, values) if person in part.upto.lengths)
        for checkpoint, besides in connection.execute(said, values).fetchall():
            if found[checkpoint] != besides:
                raise DamageError(f"of checkpoint {checkpoint} some of what changed about memories is missing")


def _changes(connection: sqlite3.Connection, lineage: Lineage, person: str) -> list[bytes]:
    """What changed about somebody's memories, the oldest first, beginning with the last that is whole."""
    blobs: list[bytes] = []
    query = """SELECT checkpoint, whole, body, crc FROM beside
        WHERE branch = ? AND person = ? AND checkpoint <= ? ORDER BY checkpoint DESC"""
    for part in reversed(lineage):
        for checkpoint, whole, blob, check in connection.execute(query, (part.branch, person, part.upto.id)):
            if check != crc(part.branch, person, checkpoint, whole, blob_crc(blob)):
                raise DamageError(f"what changed about memories of {person} is not what was written")
            blobs.append(blob)
            if whole:
                return blobs[::-1]
    return blobs[::-1]


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Many small objects are made at once: the collector would walk them again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
