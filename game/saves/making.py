"""Making a town file: it appears under its name once it is whole, or not at all, whenever the process is killed."""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection

from game.errors import SaveError
from game.saves.connecting import connect, looking, refuse_in_play
from game.saves.faults import telling

_LEFT_AFTER = 600.0
"""Seconds after which a half-made file is taken for one that a kill has left."""


@contextmanager
def making(path: Path) -> Iterator[Connection]:
    """A connection to an empty database that becomes the file when the block ends without an error.

    Raises `SaveError` if there is such a file, or none can be made there.
    """
    refuse_in_play(path)
    _refuse_taken(path)
    _sweep(path)
    aside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        with telling(path), closing(connect(aside, "mode=rwc")) as connection:
            connection.execute("PRAGMA journal_mode = MEMORY")  # nobody else knows the file, and a kill may ruin it
            yield connection
            if connection.in_transaction:
                connection.execute("COMMIT")
        with telling(path):
            _put_in_place(aside, path)
    finally:
        with suppress(OSError):
            aside.unlink(missing_ok=True)


def copy_town(source: Path, path: Path) -> None:
    """Copy a town, as it was last saved, to a file that does not exist yet; the source may be in play. Raises
    `SaveError`."""
    with looking(source) as town, making(path) as copy:
        copy_into(town, copy)


def copy_into(town: Connection, copy: Connection) -> None:
    """Copy all of a town into an empty database, as one file without a log."""
    town.backup(copy)
    copy.execute("PRAGMA journal_mode = DELETE")


def _refuse_taken(path: Path) -> None:
    with telling(path):
        taken = path.exists() and (not path.is_file() or path.stat().st_size > 0)
    if taken:
        raise SaveError(f"{path}: there is already a town of this name")


def _sweep(path: Path) -> None:
    """Take away what kills have left of earlier attempts."""
    with suppress(OSError):
        for left in path.parent.iterdir():
            ours = left.name.startswith(f"{path.name}.") and left.name.endswith(".new")
            if ours and time.time() - left.stat().st_mtime > _LEFT_AFTER:
                left.unlink()


def _put_in_place(aside: Path, path: Path) -> None:
    """Give the file its name; never one that somebody else has taken meanwhile."""
    if path.is_file() and path.stat().st_size == 0:
        path.unlink()
    try:
        os.link(aside, path)
    except OSError:  # there is such a file, or the file system has no links
        _refuse_taken(path)
        aside.rename(path)
