"""The tables of a town file, by format version, and the way from each version to the next.

Every row carries a crc of its values and every state a SHA-256: SQLite's own check misses most flipped bits inside
values (MEASURED, section 3). Memories, what changes about them, and talks are append-only and shared by all branches;
a checkpoint says how much of them was there.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence

from game.saves.faults import DamageError

APPLICATION_ID = int.from_bytes(b"Town", "big")
"""Tells a town file from other SQLite files."""

SCHEMAS: Mapping[int, tuple[str, ...]] = {
    1: (
        # What the whole file is about: the town's folder and title.
        "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL, crc INTEGER NOT NULL) WITHOUT ROWID",
        # `parent` is the checkpoint that a branch goes on from, 0 for the first branch.
        """CREATE TABLE branch (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent INTEGER NOT NULL, crc INTEGER NOT NULL)""",
        # `lengths` is JSON, person -> length of the stream; `talks` and `besides` count rows; blobs come last so that
        # a list of checkpoints does not read them.
        """CREATE TABLE checkpoint (
            id INTEGER PRIMARY KEY, branch INTEGER NOT NULL, tick INTEGER NOT NULL, moment TEXT NOT NULL,
            kind TEXT NOT NULL, note TEXT NOT NULL, saved TEXT NOT NULL, lengths TEXT NOT NULL, talks INTEGER NOT NULL,
            besides INTEGER NOT NULL, sha256 TEXT NOT NULL, picture_crc INTEGER NOT NULL, crc INTEGER NOT NULL,
            state BLOB NOT NULL, picture BLOB)""",
        """CREATE TABLE memory (
            branch INTEGER NOT NULL, person TEXT NOT NULL, ordinal INTEGER NOT NULL, kind TEXT NOT NULL,
            text TEXT NOT NULL, created INTEGER NOT NULL, importance INTEGER NOT NULL, source TEXT NOT NULL,
            evidence TEXT NOT NULL, subjects TEXT NOT NULL, place TEXT NOT NULL, crc INTEGER NOT NULL,
            PRIMARY KEY (branch, person, ordinal)) WITHOUT ROWID""",
        # What changed about a person's memories since the checkpoint before (since the beginning if `whole`).
        """CREATE TABLE beside (
            branch INTEGER NOT NULL, person TEXT NOT NULL, checkpoint INTEGER NOT NULL, whole INTEGER NOT NULL,
            body BLOB NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (branch, person, checkpoint)) WITHOUT ROWID""",
        # Talks that have ended, numbered 1, 2, 3 ... in the order of their ends.
        """CREATE TABLE talk (
            branch INTEGER NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, crc INTEGER NOT NULL,
            PRIMARY KEY (branch, number)) WITHOUT ROWID""",
    ),
}
_PLAYED = """CREATE TABLE played (
            branch INTEGER NOT NULL, checkpoint INTEGER NOT NULL, number INTEGER NOT NULL, first INTEGER NOT NULL,
            last INTEGER NOT NULL, body BLOB NOT NULL, crc INTEGER NOT NULL,
            PRIMARY KEY (branch, checkpoint, number)) WITHOUT ROWID"""
"""From format 2 on: what was applied from tick `first` to `last`, numbered 1, 2, 3 ... in the order of play. A row is
written with `checkpoint`, but not thinned with it."""
SCHEMAS = {**SCHEMAS, 2: (*SCHEMAS[1], _PLAYED)}
_BILL_AND_LOG = (
    # What thoughts cost, of all branches: sums by game day, and the last hour by minutes of real time; bodies are JSON.
    """CREATE TABLE bill (
        day TEXT NOT NULL, person TEXT NOT NULL, purpose TEXT NOT NULL, body TEXT NOT NULL, crc INTEGER NOT NULL,
        PRIMARY KEY (day, person, purpose)) WITHOUT ROWID""",
    "CREATE TABLE spent (minute INTEGER PRIMARY KEY, body TEXT NOT NULL, crc INTEGER NOT NULL)",
    # The log of thoughts; `checkpoint` is the one that an entry was written with, `prompts` may be gone (NULL).
    """CREATE TABLE why (
        id INTEGER PRIMARY KEY, branch INTEGER NOT NULL, checkpoint INTEGER NOT NULL, person TEXT NOT NULL,
        tick INTEGER NOT NULL, kind TEXT NOT NULL, crc INTEGER NOT NULL, outcome BLOB NOT NULL, prompts BLOB)""",
    "CREATE INDEX why_of ON why (person, tick)",
    # Texts that prompts share; `used` is the last entry that names one.
    """CREATE TABLE why_text (
        key TEXT PRIMARY KEY, used INTEGER NOT NULL, crc INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID""",
)
"""From format 3 on."""
SCHEMAS = {**SCHEMAS, 3: (*SCHEMAS[2], *_BILL_AND_LOG)}

Migration = Callable[[sqlite3.Connection], None]


def _adding(*statements: str) -> Migration:
    """A step to the next format that only adds tables."""

    def add(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return add


MIGRATIONS: Sequence[Migration] = [_adding(_PLAYED), _adding(*_BILL_AND_LOG)]
"""The first leads from format 1 to 2, and so on."""


def newest() -> int:
    """The format version that this program writes (`PRAGMA user_version`)."""
    return len(MIGRATIONS) + 1


def create_tables(connection: sqlite3.Connection, version: int) -> None:
    """Make an empty file a town file; inside the caller's transaction."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")
    for statement in SCHEMAS[version]:
        connection.execute(statement)


def version_of(connection: sqlite3.Connection) -> int:
    """The format version of an opened file."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file up to date; all or nothing. Does nothing to a file of today."""
    if version_of(connection) == newest():
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[version_of(connection) - 1 :]:
            step(connection)
        connection.execute(f"PRAGMA user_version = {newest()}")
        check_tables(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def check_tables(connection: sqlite3.Connection) -> None:
    """Raise `DamageError` unless the file holds exactly our tables: before anything else touches it.

    A trigger, a view, a CHECK or an index of a stranger can delete, hang or fill the memory; none is ever run.
    """
    found = _tables(connection)
    extra = sorted(found - _expected(version_of(connection)))
    if extra:
        raise DamageError(f"it holds the {extra[0][0]} {extra[0][1][:60]!r}, which is not as in a town file")
    lost = sorted(_expected(version_of(connection)) - found)
    if lost:
        raise DamageError(f"the {lost[0][0]} {lost[0][1]!r} is missing")


def _expected(version: int) -> set[tuple[str, str, str, str]]:
    if version not in SCHEMAS:
        raise DamageError(f"it says that its format is {version}, which there never was")
    with_ours = sqlite3.connect(":memory:")
    try:
        create_tables(with_ours, version)
        return _tables(with_ours)
    finally:
        with_ours.close()


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str, str, str]]:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return {(str(kind), str(name), str(table), str(sql)) for kind, name, table, sql in rows}
