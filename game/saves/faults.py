"""What can be wrong with a town file, turned into one sentence each."""

import sqlite3
import sys
import traceback
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.errors import GameError, SaveError


class DamageError(Exception):
    """Something in a town file is not what was written; the words fit after `FILE: is damaged: `."""


_LONGEST = 200
_NONSENSE = "something in it makes no sense"

_SAID = {
    sqlite3.SQLITE_BUSY: "is open in another copy of the game",
    sqlite3.SQLITE_LOCKED: "is open in another copy of the game",
    sqlite3.SQLITE_FULL: "cannot be saved: the disk is full",
    sqlite3.SQLITE_READONLY: "cannot be written: the file or its folder is read-only",
    sqlite3.SQLITE_PERM: "cannot be opened: permission is denied",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: its folder is missing or read-only",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk reports an error",
    sqlite3.SQLITE_NOTADB: "is not a town file",
    sqlite3.SQLITE_INTERRUPT: "is damaged: reading it takes far longer than its size allows",
    sqlite3.SQLITE_TOOBIG: "is damaged: it holds a value larger than any town has",
}


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """Turn whatever goes wrong with a town file inside the block into a `SaveError` that names it."""
    try:
        yield
    except GameError:
        raise
    except DamageError as error:
        raise SaveError(f"{path}: is damaged: {error}") from error
    except sqlite3.Error as error:
        raise SaveError(f"{path}: {_said(error)}") from error
    except OSError as error:
        raise SaveError(f"{path}: cannot be read or written ({error.strerror or error})") from error
    except (ValueError, TypeError, OverflowError, RecursionError, MemoryError, zlib.error) as error:
        raise SaveError(f"{path}: is damaged: {_NONSENSE}") from error


def detail_of(error: BaseException) -> str:
    """What lies behind a fault in the words of whoever met it first, for `--json`; empty if that is told already."""
    cause: BaseException = error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    return "" if isinstance(cause, GameError | DamageError) else f"{type(cause).__name__}: {_first_line(cause)}"


def unforeseen(error: Exception) -> str:
    """What a player is told of a fault that nobody has foreseen; what it is stands in the log, which is stderr."""
    traceback.print_exception(error, file=sys.stderr)
    return "that did not work, for a fault in the game or in the file of this town"


def unsaved(path: Path, error: Exception) -> str:
    """Why a town could not be saved."""
    if isinstance(error, sqlite3.Error):
        return f"{path}: {_said(error)}"
    if isinstance(error, DamageError):
        return f"{path}: is damaged: {error}"
    return f"{path}: could not be saved ({_first_line(error)})"


def _said(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    known = _SAID.get(code & 0xFF) if isinstance(code, int) else None
    return known or f"is damaged: {_NONSENSE}"


def _first_line(error: BaseException) -> str:
    return plain((str(error).splitlines() or [type(error).__name__])[0])


def plain(text: str) -> str:
    """A text from a stranger's file, fit for a terminal: one line, no control characters, not too long."""
    return "".join(c if c.isprintable() else " " for c in text)[:_LONGEST]
