"""The log of thoughts in a town file: what was asked, what it rested on, what came back and what was made of it.

Each entry has an outcome and maybe prompts. Texts that many prompts share (templates, descriptions) are kept once.
When the log has grown beyond its cap the oldest prompts go; outcomes stay, until they alone are too much.
"""

import sqlite3
import threading
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.saves.faults import DamageError
from game.saves.rows import blob_crc, clean, crc, unpack

Parts = Sequence[tuple[int, int]]
"""Branches that a moment rests on, the first one first, each with the last checkpoint of it that counts."""
_NEW_ENTRY = "INSERT INTO why VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NEW_TEXT = """INSERT INTO why_text VALUES (?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET used = excluded.used, crc = excluded.crc"""
_BATCH = 400
"""Entries whose prompts, or that themselves, go at once."""
_FRAME = 60
"""Bytes of a row beside its blobs, about."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thought in the log."""

    person: str
    tick: int
    kind: str
    outcome: bytes
    """In a form of its writer's own, as UTF-8."""
    prompts: bytes = b""
    """The same; empty for none, or if they had to go."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Long texts that the prompts name, by key; in an entry that was read, all of the log."""


class WhyInFile:
    """Writes the log of a town. Entries are packed on the thread of the writer, when a checkpoint is written."""

    def __init__(self, most: int) -> None:
        """`most` is the number of bytes that the log may have."""
        self._most = most
        self._lock = threading.Lock()
        self._waiting: list[Callable[[], Entry]] = []
        self._before = self._taken = 0
        """Entries that wait no longer, and those of the waiting that were written but are not down."""
        self._marks: deque[int] = deque()
        """For each checkpoint that was asked for, how many entries there were ever then."""
        self._size = self._size_after = -1
        """Bytes of the log, as it is down and as it was written last; -1 for not known."""

    def add(self, pack: Callable[[], Entry]) -> None:
        """Have an entry written with the next checkpoint."""
        with self._lock:
            self._waiting.append(pack)

    def forget(self) -> None:
        """Let go of what is not down: the town went back to an earlier moment."""
        with self._lock:
            self._before += len(self._waiting)
            self._waiting.clear()
            self._taken = 0

    def ready(self) -> None:
        """A checkpoint was asked for: what comes from now on is to be written with a later one."""
        with self._lock:
            self._marks.append(self._before + len(self._waiting))

    def write(self, connection: sqlite3.Connection, branch: int, checkpoint: int) -> None:
        """Write the entries that waited when the checkpoint was asked for, and keep to the cap."""
        with self._lock:
            waiting = self._waiting[: max(0, self._marks.popleft() - self._before)]
            self._taken = len(waiting)
        size = _measured(connection) if self._size < 0 else self._size
        for number, pack in enumerate(waiting, _last(connection) + 1):
            size += _write(connection, number, branch, checkpoint, pack())
        self._size_after = _shrunk(connection, size, self._most)

    def down(self) -> None:
        """What was written is committed."""
        with self._lock:
            del self._waiting[: self._taken]
            self._before += self._taken
            self._taken, self._size = 0, self._size_after


def read_why(
    connection: sqlite3.Connection, parts: Parts, person: str = "", since: int = 0, until: int | None = None
) -> Iterator[Entry]:
    """The entries of a lineage, of one person (or all) and of some ticks, the oldest first.

    To be walked through at once: texts are looked up as they are asked for. Raises `DamageError`."""
    where = "branch = ? AND checkpoint <= ? AND tick >= ? AND tick <= ?" + (" AND person = ?" if person else "")
    last = until if until is not None else 2**62
    texts = _Texts(connection)
    for branch, checkpoint in parts:
        wanted = (branch, checkpoint, since, last, *([person] if person else []))
        rows = connection.execute(f"SELECT * FROM why WHERE {where} ORDER BY id", wanted)
        yield from (_entry(row, texts) for row in rows)


def check_why(connection: sqlite3.Connection) -> int:
    """Every row against its checksum; how many entries there are. Raises `DamageError`."""
    texts, count = _Texts(connection), 0
    for row in connection.execute("SELECT * FROM why ORDER BY id"):
        _entry(row, texts)
        count += 1
    for (key,) in connection.execute("SELECT key FROM why_text").fetchall():
        _ = texts[key]
    return count


def forget_texts(connection: sqlite3.Connection) -> None:
    """Let go of texts that only deleted entries named; inside the caller's transaction. Raises `DamageError`."""
    query = "SELECT key, body FROM why_text WHERE used NOT IN (SELECT id FROM why)"
    loose = {str(key): body for key, body in connection.execute(query).fetchall()}
    named: dict[str, int] = {}
    rows = connection.execute("SELECT id, prompts FROM why WHERE prompts IS NOT NULL ORDER BY id")
    for number, prompts in rows if loose else ():
        words = unpack(prompts)
        named |= {key: number for key in loose if key.encode() in words}
    for key, body in loose.items():
        if key in named:
            connection.execute(_NEW_TEXT, (key, named[key], crc(key, named[key], blob_crc(body)), body))
        else:
            connection.execute("DELETE FROM why_text WHERE key = ?", (key,))


def _write(connection: sqlite3.Connection, number: int, branch: int, checkpoint: int, entry: Entry) -> int:
    """Write an entry with its texts; the bytes that this took."""
    outcome, prompts = zlib.compress(entry.outcome), zlib.compress(entry.prompts) if entry.prompts else None
    told = (number, branch, checkpoint, clean(entry.person), entry.tick, clean(entry.kind))
    check = crc(*told, blob_crc(outcome), blob_crc(prompts))
    connection.execute(_NEW_ENTRY, (*told, check, outcome, prompts))
    size = _FRAME + len(outcome) + len(prompts or b"")
    for key, text in entry.texts.items():
        size += _write_text(connection, key, clean(text), number)
    return size


def _write_text(connection: sqlite3.Connection, key: str, text: str, used: int) -> int:
    """Keep a text, or note that it was used again; the bytes that this took."""
    known = connection.execute("SELECT body FROM why_text WHERE key = ?", (key,)).fetchone()
    body = known[0] if known else zlib.compress(text.encode())
    connection.execute(_NEW_TEXT, (key, used, crc(key, used, blob_crc(body)), body))
    return 0 if known else _FRAME + len(body)


def _shrunk(connection: sqlite3.Connection, size: int, most: int) -> int:
    """Let the oldest prompts go, then the oldest entries, until the log keeps to its cap; its size then."""
    while size > most:
        found = connection.execute("SELECT id FROM why WHERE prompts IS NOT NULL ORDER BY id LIMIT ?", (_BATCH,))
        ids = [number for (number,) in found]
        if ids:
            _let_prompts_go(connection, ids[-1])
        else:
            _let_entries_go(connection)
        before, size = size, _measured(connection)
        if size >= before:
            break
    return size


def _let_prompts_go(connection: sqlite3.Connection, upto: int) -> None:
    rows = connection.execute("SELECT * FROM why WHERE prompts IS NOT NULL AND id <= ?", (upto,)).fetchall()
    for *told, _, outcome, _ in rows:
        check = crc(*told, blob_crc(outcome), blob_crc(None))
        connection.execute("UPDATE why SET prompts = NULL, crc = ? WHERE id = ?", (check, told[0]))
    connection.execute("DELETE FROM why_text WHERE used <= ?", (upto,))


def _let_entries_go(connection: sqlite3.Connection) -> None:
    oldest = "SELECT id FROM why ORDER BY id LIMIT ?"
    connection.execute(f"DELETE FROM why WHERE id IN ({oldest}) AND id < ?", (_BATCH, _last(connection)))


def _measured(connection: sqlite3.Connection) -> int:
    """Bytes that the log takes."""
    size = f"coalesce(sum({_FRAME} + length(outcome) + coalesce(length(prompts), 0)), 0)"
    entries: int = connection.execute(f"SELECT {size} FROM why").fetchone()[0]
    texts: int = connection.execute(f"SELECT coalesce(sum({_FRAME} + length(body)), 0) FROM why_text").fetchone()[0]
    return entries + texts


def _last(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT coalesce(max(id), 0) FROM why").fetchone()[0])


class _Texts(dict[str, str]):
    """Texts by key, read when they are asked for; KeyError for one that is gone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __missing__(self, key: str) -> str:
        row = self._connection.execute("SELECT used, crc, body FROM why_text WHERE key = ?", (key,)).fetchone()
        if row is None:
            raise KeyError(key)
        used, check, body = row
        if check != crc(key, used, blob_crc(body)):
            raise DamageError("a text of the log of thoughts is not what was written")
        self[key] = unpack(body).decode()
        return self[key]


def _entry(row: tuple[object, ...], texts: Mapping[str, str]) -> Entry:
    number, branch, checkpoint, person, tick, kind, check, outcome, prompts = row
    if check != crc(number, branch, checkpoint, person, tick, kind, blob_crc(outcome), blob_crc(prompts)):
        raise DamageError(f"entry {number} of the log of thoughts is not what was written")
    told = unpack(prompts) if prompts is not None else b""
    return Entry(str(person), int(str(tick)), str(kind), unpack(outcome), told, texts)
