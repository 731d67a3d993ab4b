"""Connections to town files: one to play, and others that only look.

A town in play has one connection, in exclusive mode: another copy of the game is refused, a kill frees it. Whoever
only looks never changes a byte: a file that was closed cleanly is opened as immutable, one with a log beside it (in
play, or left by a kill) as a copy of both.

Never `open()` or copy a town file that this very process plays: on POSIX, closing it would drop SQLite's lock.
"""

import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from game.errors import SaveError
from game.saves.faults import DamageError, telling
from game.saves.naming import missing
from game.saves.schema import APPLICATION_ID, check_tables, migrate, newest, version_of

_WAIT = 0.25
"""Seconds to wait for a lock: long enough for another copy of the game that is just closing the town."""
_LARGEST_VALUE = 64 * 2**20
_SECONDS, _BYTES_A_SECOND = 4.0, 20 * 2**20
"""Reading may take so long, and a second more for so many bytes; a damaged file can send SQLite in circles."""
_STEPS = 20_000
"""Steps of SQLite between two looks at the time: under a millisecond."""
_LOGS = ("-wal", "-journal")

_in_play: dict[Path, tuple[sqlite3.Connection, threading.RLock]] = {}
"""The towns that this process plays: POSIX locks belong to the process, so the process has to know its own."""


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A checked connection that changes nothing. Raises `SaveError` for a file that is no town, or none we can read."""
    own = _in_play.get(path.resolve())
    if own is not None:
        with telling(path), own[1]:
            yield own[0]
        return
    if not path.is_file():
        raise missing(path)
    with telling(path), ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        connection = stack.enter_context(closing(_untouched(path, folder)))
        limit_time(connection, path)
        _check(connection, path)
        yield stack.enter_context(_up_to_date(connection, folder))


def refuse_in_play(path: Path) -> None:
    """Raise `SaveError` if this very process plays a town."""
    if path.resolve() in _in_play:
        raise SaveError(f"{path}: is already open in this game")


def connect_to_play(path: Path) -> tuple[sqlite3.Connection, threading.RLock]:
    """The one connection to a town in play, and the lock that its threads share. Raises `SaveError`.

    To be called once the file was looked at. It stays as it is until the first write (after a kill: until the close).
    """
    with telling(path):
        connection = connect(path, "mode=rw")
    return _claim(path, connection)


def begin_writing(connection: sqlite3.Connection) -> None:
    """Keep a log beside the file from now on, so that a kill loses nothing that was committed."""
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise sqlite3.OperationalError(f"the log cannot be kept (mode {mode})")
    connection.execute("PRAGMA synchronous = FULL")


def disconnect(path: Path, connection: sqlite3.Connection) -> None:
    """Fold the log into the file, so that the town is one file again, and let go of it."""
    try:
        with telling(path):
            if connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal":
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        connection.close()
        _in_play.pop(path.resolve(), None)


def limit_time(connection: sqlite3.Connection, path: Path) -> None:
    """Interrupt what takes far longer than the file's size allows, counted from now."""
    deadline = time.monotonic() + _SECONDS + path.stat().st_size / _BYTES_A_SECOND
    connection.set_progress_handler(lambda: time.monotonic() > deadline, _STEPS)


def check_pages(connection: sqlite3.Connection) -> None:
    """Raise `DamageError` with the first finding of SQLite's own check."""
    found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        told = " ".join(found.removeprefix("*** in database main ***").split())
        raise DamageError("some of it was overwritten or is missing") from sqlite3.DatabaseError(told)


def _claim(path: Path, connection: sqlite3.Connection) -> tuple[sqlite3.Connection, threading.RLock]:
    """Take the exclusive lock, which lasts until the connection is closed."""
    try:
        with telling(path):
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
            if version_of(connection):
                check_tables(connection)
                migrate(connection)
    except BaseException:
        connection.close()
        raise
    claimed = _in_play[path.resolve()] = (connection, threading.RLock())
    return claimed


def connect(path: Path, how: str) -> sqlite3.Connection:
    """A connection that trusts nothing; nothing is read before the first statement."""
    where = path.resolve().as_posix()
    uri = f"file://{'' if where.startswith('/') else '/'}{quote(where)}?{how}"
    connection = sqlite3.connect(uri, uri=True, timeout=_WAIT, isolation_level=None, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_VALUE)
    connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000)
    connection.setlimit(sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


@contextmanager
def _up_to_date(connection: sqlite3.Connection, folder: Path) -> Iterator[sqlite3.Connection]:
    """The same connection, or one to a copy in today's format."""
    if version_of(connection) == newest():
        yield connection
        return
    with closing(connect(folder / "migrated.town", "mode=rwc")) as copy:
        connection.backup(copy)
        migrate(copy)
        yield copy


def _untouched(path: Path, folder: Path) -> sqlite3.Connection:
    """A connection to the file itself if nothing lies beside it, else to a copy in a folder."""
    if not _logs(path):
        return connect(path, "mode=ro&immutable=1")
    for attempt in range(5):
        before = _stamps(path)
        copy = folder / f"copy{attempt}.town"
        try:
            shutil.copyfile(path, copy)
            for log in _logs(path):
                shutil.copyfile(log, f"{copy}{log.name.removeprefix(path.name)}")
            if _stamps(path) == before:
                return connect(copy, "mode=rw")
        except FileNotFoundError:  # the log was folded in while we looked
            continue
    raise SaveError(f"{path}: is being written by another copy of the game just now")


def _logs(path: Path) -> list[Path]:
    beside = [path.with_name(path.name + end) for end in _LOGS]
    return [log for log in beside if log.is_file() and log.stat().st_size]


def _stamps(path: Path) -> list[tuple[str, int, int]]:
    return [(p.name, p.stat().st_mtime_ns, p.stat().st_size) for p in (path, *_logs(path))]


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Whose file, of which version, with which tables: in this order, and before anything else."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise SaveError(f"{path}: is not a town file" + ("" if path.stat().st_size else " (it is empty)"))
    version = version_of(connection)
    if version > newest():
        both = f"its format is {version}, this game reads up to {newest()}"
        raise SaveError(f"{path}: was made by a newer version of the game ({both})")
    check_tables(connection)
