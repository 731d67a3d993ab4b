"""Ways to damage or forge a town file. Each takes a file, changes it in place, and draws from a seeded chance."""

import json
import random
import sqlite3
import zipfile
import zlib
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

from game.saves.reading import COLUMNS
from game.saves.rows import blob_crc, crc

Mutator = Callable[[Path, random.Random], None]
_PAGE = 4096
_HOSTILE = (
    "CREATE TRIGGER t AFTER INSERT ON branch BEGIN DELETE FROM memory; END",
    "CREATE TRIGGER t AFTER INSERT ON checkpoint BEGIN INSERT INTO talk SELECT id, id, 'x', 1 FROM checkpoint; END",
    "CREATE TRIGGER t BEFORE UPDATE ON meta BEGIN SELECT load_extension('evil'); END",
    "CREATE VIEW v AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r",
    "CREATE INDEX i ON checkpoint (length(hex(zeroblob(id))))",
    "CREATE TABLE more (a CHECK (length(hex(zeroblob(300))) > a))",
    "CREATE VIRTUAL TABLE v USING fts5 (a)",
    "ALTER TABLE checkpoint ADD COLUMN more TEXT GENERATED ALWAYS AS (hex(zeroblob(100))) VIRTUAL",
    "DROP TABLE talk",
    "DROP TABLE played",
)
_RECURSIVE = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r"
_ODD: tuple[Any, ...] = (
    None, -1, 0, 2**31, 2**63 - 1, 10**30, 1e308, "", "x" * 100_000, "\x1b[2J\nevil", "../../etc/passwd", [], {}, [[]],
    True, "2023-02-13T06:00:00", "Nobody Here", [1, 2, 3],
)  # fmt: skip


def flipped(path: Path, chance: random.Random) -> None:
    raw = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 1, 3, 50))):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    path.write_bytes(raw)


def cut(path: Path, chance: random.Random) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: chance.randrange(len(raw))])


def zeroed(path: Path, chance: random.Random) -> None:
    raw = bytearray(path.read_bytes())
    start, length = chance.randrange(len(raw)), chance.choice((1, 16, 512, _PAGE, 5 * _PAGE))
    raw[start : start + length] = bytes(min(length, len(raw) - start))
    path.write_bytes(raw)


def swapped(path: Path, chance: random.Random) -> None:
    """Two pages change places."""
    raw = bytearray(path.read_bytes())
    one, two = (_PAGE * number for number in chance.sample(range(len(raw) // _PAGE), 2))
    raw[one : one + _PAGE], raw[two : two + _PAGE] = raw[two : two + _PAGE], raw[one : one + _PAGE]
    path.write_bytes(raw)


def overwritten(path: Path, chance: random.Random) -> None:
    """Noise over a piece of it, the header more often than the rest."""
    raw = bytearray(path.read_bytes())
    start = chance.randrange(100) if chance.random() < 0.4 else chance.randrange(len(raw))
    noise = chance.randbytes(chance.choice((1, 2, 8, 100)))
    raw[start : start + len(noise)] = noise
    path.write_bytes(raw)


def hostile_schema(path: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(chance.choice(_HOSTILE))


def view_for_table(path: Path, chance: random.Random) -> None:
    """An endless view, or a lie in the schema, in place of a table of ours."""
    table = chance.choice(("memory", "talk", "beside", "branch", "checkpoint", "meta", "played"))
    with closing(sqlite3.connect(path)) as connection:
        if chance.random() < 0.5:
            connection.execute(f"ALTER TABLE {table} RENAME TO old")
            connection.execute(f"CREATE VIEW {table} AS {_RECURSIVE}")
        else:
            connection.execute("PRAGMA writable_schema = ON")
            other = chance.choice(("memory", "talk", "beside"))
            root = f"(SELECT rootpage FROM sqlite_master WHERE name = '{other}')"
            connection.execute(f"UPDATE sqlite_master SET rootpage = {root} WHERE name = '{table}'")
        connection.commit()


def oversized(path: Path, chance: random.Random) -> None:
    """A value that no town has."""
    table, column = chance.choice(
        (("memory", "text"), ("talk", "body"), ("beside", "body"), ("checkpoint", "state"), ("checkpoint", "note"),
         ("branch", "name"), ("meta", "value"), ("played", "body"))
    )  # fmt: skip
    size = chance.choice((100_000, 5_000_000, 70_000_000))
    with closing(sqlite3.connect(path)) as connection, connection:
        where = f"rowid = (SELECT min(rowid) FROM {table})" if table in ("checkpoint", "branch") else "1"
        key = "" if where != "1" else f" AND {column} = (SELECT {column} FROM {table} LIMIT 1)"
        value = f"zeroblob({size})" if chance.random() < 0.5 else f"hex(zeroblob({size // 2}))"
        connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {where}{key}")


def retyped(path: Path, chance: random.Random) -> None:
    """A value of some row becomes another, with a checksum that does not fit."""
    table = chance.choice(("memory", "talk", "beside", "branch", "checkpoint", "meta", "played"))
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        column = chance.choice(columns)
        value = chance.choice((7, -1, 2**62, 1.5, "x", b"\xff\xfe", b""))
        try:
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (value,))
        except sqlite3.IntegrityError:
            connection.execute(f"DELETE FROM {table}")


def numbered(path: Path, chance: random.Random) -> None:
    """Another version, another program's file, another encoding."""
    pragma = chance.choice(("user_version", "application_id"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA {pragma} = {chance.choice((0, 1, 2, 99, -5, 2**31 - 1))}")


def forged_state(path: Path, chance: random.Random) -> None:
    """Something in the last state becomes something odd, with every checksum as it should be."""
    with closing(sqlite3.connect(path)) as connection, connection:
        row = connection.execute(f"SELECT {COLUMNS}, state FROM checkpoint ORDER BY id DESC").fetchone()
        *told, blob = row
        state = json.loads(zlib.decompress(blob))
        _spoil(state, chance)
        raw = json.dumps(state).encode()
        told[COLUMNS.split(", ").index("sha256")] = sha256(raw).hexdigest()
        values = (told[10], crc(*told), zlib.compress(raw), told[0])
        connection.execute("UPDATE checkpoint SET sha256 = ?, crc = ?, state = ? WHERE id = ?", values)


def forged_play(path: Path, chance: random.Random) -> None:
    """The same for something that was played."""
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = connection.execute("SELECT * FROM played").fetchall()
        *key, blob, _ = chance.choice(rows)
        told = json.loads(zlib.decompress(blob))
        _spoil(told, chance)
        blob = zlib.compress(json.dumps(told).encode())
        where = "branch = ? AND checkpoint = ? AND number = ?"
        values = (blob, crc(*key, blob_crc(blob)), *key[:3])
        connection.execute(f"UPDATE played SET body = ?, crc = ? WHERE {where}", values)


def forged_row(path: Path, chance: random.Random) -> None:
    """The same for a memory, a talk, a branch or what the file says of itself."""
    table = chance.choice(("memory", "talk", "branch", "meta"))
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = connection.execute(f"SELECT * FROM {table}").fetchall()
        row = list(chance.choice(rows))
        key = {"memory": 3, "talk": 2, "branch": 1, "meta": 1}[table]
        place = chance.randrange(key, len(row) - 1)
        value = chance.choice([odd for odd in _ODD if type(odd) in (int, str) and odd != 10**30])
        old, row[place] = list(row), value
        row[-1] = crc(*row[:-1])
        where = " AND ".join(f"{column} = ?" for column in columns[:key])
        sets = ", ".join(f"{column} = ?" for column in columns)
        connection.execute(f"UPDATE {table} SET {sets} WHERE {where}", (*row, *old[:key]))


def climbing_zip(path: Path, chance: random.Random) -> None:
    """An archive whose names lead out of the folder, alone or with the town in front of it."""
    kept = BytesIO(path.read_bytes() if chance.random() < 0.5 else b"")
    kept.seek(0, 2)
    with zipfile.ZipFile(kept, "a") as archive:
        for name in ("../climbed.txt", "/tmp/climbed.txt", "..\\climbed.txt", "a/../../climbed.town", "town.town"):
            archive.writestr(name, chance.randbytes(200))
    path.write_bytes(kept.getvalue())


def strangers(path: Path, chance: random.Random) -> None:
    """No town at all."""
    size = chance.choice((0, 1, 15, 16, 99, 100, 512, 9000))
    head = chance.choice((b"", b"SQLite format 3\0", b"\x89PNG\r\n\x1a\n", b"{", b"PK\x03\x04"))
    path.write_bytes((head + chance.randbytes(size))[:9000])


def left_log(path: Path, chance: random.Random) -> None:
    """A log beside it that does not belong to it."""
    end = chance.choice(("-wal", "-journal", "-shm"))
    noise = chance.randbytes(chance.choice((10, 32, 5000)))
    head = chance.choice((b"", b"\x37\x7f\x06\x82\x00\x2d\xe2\x18", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"))
    path.with_name(path.name + end).write_bytes(head + noise)


def _spoil(value: Any, chance: random.Random) -> None:
    """One thing somewhere inside becomes odd, is lost, or comes twice."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = chance.choice(keys)
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.15:
            break
        value = inner
    what = chance.random()
    if what < 0.15:
        del value[key]
    elif what < 0.3 and isinstance(value, list):
        value.append(inner)
    elif type(inner) is int:
        value[key] = chance.choice((inner + 1, -inner, inner * 1000, 10**9, "seven"))
    else:
        value[key] = chance.choice(_ODD)


DAMAGED: dict[str, Mutator] = {
    m.__name__: m
    for m in (
        flipped, cut, zeroed, swapped, overwritten, hostile_schema, view_for_table, oversized, retyped, numbered,
        climbing_zip, strangers, left_log,
    )
}  # fmt: skip
"""What comes of these is refused, or holds what was saved."""
FORGED: dict[str, Mutator] = {m.__name__: m for m in (forged_state, forged_play, forged_row)}
"""What comes of these may say something else, since all checksums fit; the game must not stumble over it."""
