"""What the thoughts of a town cost, kept in its file: sums by game day, person and kind of question, and the last hour.

It belongs to the whole file, not to a branch: going back does not bring money back.
"""

import json
import sqlite3
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.saves.faults import DamageError
from game.saves.rows import clean, crc, parse

Sums = dict[str, float]
"""Named numbers: calls, tokens_in, money and so on."""
Key = tuple[str, str, str]
"""Game day (ISO), person, kind of question."""
_NEW_SUM = "INSERT OR REPLACE INTO bill VALUES (?, ?, ?, ?, ?)"
_NEW_MINUTE = "INSERT OR REPLACE INTO spent VALUES (?, ?, ?)"
_HOUR = 60


@dataclass(frozen=True, slots=True)
class Spent:
    """All that was spent."""

    sums: Mapping[Key, Sums] = field(default_factory=dict)
    minutes: Mapping[int, Sums] = field(default_factory=dict)
    """Of late, by minutes of real time since 1970: for caps an hour."""


class BillInFile:
    """Keeps a bill in a town file, as far as it has changed."""

    def __init__(self, spent: Callable[[], Spent]) -> None:
        """`spent` gives the whole bill; it is called on the thread of the writer."""
        self._spent = spent
        self._lock = threading.Lock()
        self._down: dict[Key, Sums] = {}
        self._written: dict[Key, Sums] = {}

    def ready(self) -> None:
        """Money is spent whichever checkpoint it is written with."""

    def write(self, connection: sqlite3.Connection, branch: int, checkpoint: int) -> None:
        """Write what has changed, and let go of minutes older than an hour."""
        spent = self._spent()
        with self._lock:
            self._written = {key: sums for key, sums in spent.sums.items() if self._down.get(key) != sums}
            rows = [(*map(clean, key), json.dumps(sums)) for key, sums in self._written.items()]
        connection.executemany(_NEW_SUM, ((*row, crc(*row)) for row in rows))
        if spent.minutes:
            connection.execute("DELETE FROM spent WHERE minute < ?", (max(spent.minutes) - _HOUR,))
            minutes = [(minute, json.dumps(sums)) for minute, sums in spent.minutes.items()]
            connection.executemany(_NEW_MINUTE, ((*row, crc(*row)) for row in minutes))

    def down(self) -> None:
        """What was written is committed."""
        with self._lock:
            self._down |= self._written


def read_bill(connection: sqlite3.Connection) -> Spent:
    """The bill of a town file. Raises `DamageError` if a row is not what was written."""
    sums: dict[Key, Sums] = {}
    for day, person, purpose, body, check in connection.execute("SELECT * FROM bill ORDER BY day, person, purpose"):
        if check != crc(day, person, purpose, body):
            raise DamageError("a row of its bill is not what was written")
        sums[str(day), str(person), str(purpose)] = _sums(body)
    minutes: dict[int, Sums] = {}
    for minute, body, check in connection.execute("SELECT * FROM spent ORDER BY minute"):
        if check != crc(minute, body) or type(minute) is not int:
            raise DamageError("a minute of its bill is not what was written")
        minutes[minute] = _sums(body)
    return Spent(sums, minutes)


def was_asked(connection: sqlite3.Connection) -> bool:
    """Whether a model has ever answered in a town."""
    return connection.execute("SELECT 1 FROM bill LIMIT 1").fetchone() is not None


def _sums(body: Any) -> Sums:
    found = parse(body)
    if not isinstance(found, dict) or not all(type(value) in (int, float) for value in found.values()):
        raise DamageError("a sum of its bill makes no sense")
    return {str(name): value for name, value in found.items()}
