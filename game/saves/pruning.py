"""Taking checkpoints and branches out of a town file without changing any that stays.

What one checkpoint says has changed about memories is folded into the next of its branch; memories, talks and whatever
else a branch has are only cut off behind its last checkpoint. A checkpoint on which other branches rest stays. Ids are
never given out again: a memory in the index, or a name on somebody's lips, never comes to mean another.

Everything here happens inside the caller's transaction.
"""

import sqlite3
from collections.abc import Collection

from game.saves.reading import (
    COLUMNS,
    LAST_PLAYED,
    Checkpoint,
    read_branches,
    read_checkpoint,
    read_checkpoints,
    read_meta,
)
from game.saves.rows import blob_crc, crc, merged, pack_changes, parse, unpack
from game.saves.why import forget_texts

_NEXT = {"checkpoint": "next checkpoint", "branch": "next branch"}
"""Where `meta` keeps the first id that was never given out, once the highest has been deleted."""


def next_id(connection: sqlite3.Connection, table: str) -> int:
    """The first id of a branch or a checkpoint that was never given out."""
    highest = connection.execute(f"SELECT max(id) FROM {table}").fetchone()[0] or 0
    told = read_meta(connection).get(_NEXT[table], "")
    return max(highest + 1, int(told) if told.isdecimal() and len(told) < 12 else 0)


def keep_ids(connection: sqlite3.Connection) -> None:
    """Remember which ids were given out, before any is deleted."""
    for table, key in _NEXT.items():
        value = str(next_id(connection, table))
        connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (key, value, crc(key, value)))


def branch_points(connection: sqlite3.Connection) -> set[int]:
    """Checkpoints that branches go on from."""
    return {parent for _, parent in read_branches(connection).values() if parent}


def delete_branch(connection: sqlite3.Connection, branch: int, in_use: int = 0) -> list[int]:
    """Take out all of a branch that others, or play, do not rest on; the ids of the checkpoints that went.

    What led to where another parted stays: that one is replayed from its beginning, and goes back to any of it.
    """
    keep_ids(connection)
    own = [c.id for c in read_checkpoints(connection) if c.branch == branch]
    shared = max((branch_points(connection) | {in_use}).intersection(own), default=0)
    gone = [number for number in own if number > shared]
    delete_checkpoints(connection, branch, gone)
    connection.execute("DELETE FROM meta WHERE key = ? AND value = ?", (LAST_PLAYED, str(branch)))
    if not shared:
        connection.execute("DELETE FROM branch WHERE id = ?", (branch,))
    return gone


def delete_checkpoints(connection: sqlite3.Connection, branch: int, gone: Collection[int]) -> None:
    """Take checkpoints out of a branch; none of them may be one that another branch goes on from."""
    keep_ids(connection)
    own = [c for c in read_checkpoints(connection) if c.branch == branch]
    if not own:
        return
    stays = [c for c in own if c.id not in gone]
    tip = stays[-1] if stays else None
    if tip != own[-1]:
        cut_off(connection, branch, tip)
    into = tip
    for checkpoint in reversed(own):  # so that what is later is folded in first
        if checkpoint in stays:
            into = checkpoint
        elif into is not None and checkpoint.id < into.id:
            _fold(connection, checkpoint.id, into)


def cut_off(connection: sqlite3.Connection, branch: int, tip: Checkpoint | None) -> None:
    """Take out of a branch all that came after a checkpoint of it, or all that it has."""
    connection.execute("DELETE FROM checkpoint WHERE branch = ? AND id > ?", (branch, tip.id if tip else 0))
    lengths = tip.lengths if tip else {}
    for (person,) in connection.execute("SELECT DISTINCT person FROM memory WHERE branch = ?", (branch,)).fetchall():
        query = "DELETE FROM memory WHERE branch = ? AND person = ? AND ordinal > ?"
        connection.execute(query, (branch, person, lengths.get(person, 0)))
    connection.execute("DELETE FROM talk WHERE branch = ? AND number > ?", (branch, tip.talks if tip else 0))
    for table in _of_checkpoints(connection):
        query = f"DELETE FROM {table} WHERE branch = ? AND checkpoint > ?"
        gone = connection.execute(query, (branch, tip.id if tip else 0)).rowcount
        if table == "why" and gone:
            forget_texts(connection)


def rewrite(connection: sqlite3.Connection, number: int, column: str, value: object) -> None:
    """Write another note, or another count of `besides`, to a checkpoint. Raises `DamageError` for one that is bad."""
    read_checkpoint(connection, number)
    row = list(connection.execute(f"SELECT {COLUMNS} FROM checkpoint WHERE id = ?", (number,)).fetchone())
    row[COLUMNS.split(", ").index(column)] = value
    connection.execute(f"UPDATE checkpoint SET {column} = ?, crc = ? WHERE id = ?", (value, crc(*row), number))


def _of_checkpoints(connection: sqlite3.Connection) -> list[str]:
    """The tables whose rows were written with a checkpoint of a branch."""
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    columns = {table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables}
    return [table for table, names in columns.items() if {"branch", "checkpoint"} <= names]


def _fold(connection: sqlite3.Connection, gone: int, into: Checkpoint) -> None:
    """Take one checkpoint out; what it says has changed is said by the next."""
    query = "SELECT person, whole, body FROM beside WHERE branch = ? AND checkpoint = ?"
    later = {p: (whole, body) for p, whole, body in connection.execute(query, (into.branch, into.id)).fetchall()}
    for person, whole, body in connection.execute(query, (into.branch, gone)).fetchall():
        if person not in later:
            _put(connection, into, person, whole, body)
        elif not later[person][0]:  # one that is whole needs nothing from before
            both = pack_changes(merged(parse(unpack(body)), parse(unpack(later[person][1]))))
            _put(connection, into, person, whole, both)
    connection.execute("DELETE FROM beside WHERE branch = ? AND checkpoint = ?", (into.branch, gone))
    connection.execute("DELETE FROM checkpoint WHERE id = ?", (gone,))
    count = connection.execute("SELECT count(*) FROM beside WHERE checkpoint = ?", (into.id,)).fetchone()[0]
    rewrite(connection, into.id, "besides", count)


def _put(connection: sqlite3.Connection, into: Checkpoint, person: str, whole: int, body: bytes) -> None:
    key = (into.branch, person, into.id, whole)
    row = (*key, body, crc(*key, blob_crc(body)))
    connection.execute("INSERT OR REPLACE INTO beside VALUES (?, ?, ?, ?, ?, ?)", row)
