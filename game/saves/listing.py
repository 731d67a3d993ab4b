"""What is in the folder of saves, and what is in one of them. A damaged file is listed as such."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from game.errors import SaveError
from game.saves.connecting import check_pages, looking
from game.saves.faults import plain
from game.saves.naming import existing, town_files
from game.saves.reading import (
    last_played,
    read_branches,
    read_checkpoints,
    read_meta,
    read_picture,
    read_state,
)


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One town file, as its last checkpoint tells it; only name and size of one that cannot be read."""

    path: Path
    town: str
    people: int
    moment: datetime | None
    """Game time."""
    saved: datetime | None
    """Wall time, UTC."""
    size: int
    """Bytes, with the log of a town in play."""
    fault: str = ""
    """Why it cannot be opened, in a sentence; empty if it can. `verify` looks closer."""
    picture: bytes | None = None

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.path.stem


def list_saves(folder: Path) -> list[SaveInfo]:
    """All towns of a folder, by name."""
    return [save_info(path) for path in town_files(folder)]


def save_info(path: Path) -> SaveInfo:
    """One town file, as far as SQLite's own check, its tables and its last state can tell. A fault is told, not raised.

    That takes about 5 ms for each megabyte; single memories are checked by `verify`.
    """
    size = sum(p.stat().st_size for p in (path, path.with_name(path.name + "-wal")) if p.is_file())
    try:
        with looking(path) as connection:
            return _info(connection, path, size)
    except SaveError as error:
        return SaveInfo(path, "", 0, None, None, size, str(error))


def told(info: SaveInfo) -> dict[str, Any]:
    """A town as plain values, for a table or JSON."""
    return {
        "name": plain(info.name),
        "town": plain(info.town),
        "people": info.people,
        "game time": f"{info.moment:%Y-%m-%d %H:%M:%S}" if info.moment else "",
        "saved": f"{info.saved:%Y-%m-%d %H:%M:%S}" if info.saved else "",
        "size": info.size,
        "opens": not info.fault,
        "fault": info.fault,
    }


def show_save(folder: Path, name: str) -> dict[str, Any]:
    """The branches and checkpoints of a town. Raises `SaveError` if it is missing or cannot be read."""
    path = existing(folder, name)
    with looking(path) as connection:
        meta, current = read_meta(connection), last_played(connection)
        branches = read_branches(connection)
        rows = [
            {
                "id": c.id,
                "branch": plain(branches[c.branch][0]) if c.branch in branches else "",
                "game time": plain(c.moment),
                "kind": plain(c.kind),
                "memories": sum(c.lengths.values()),
                "talks": c.talks,
                "saved": plain(c.saved),
                "note": plain(c.note),
            }
            for c in read_checkpoints(connection)
        ]
    return {
        "name": path.stem,
        "town": plain(meta["title"]),
        "people": len(current.lengths),
        "branches": [{"id": b, "name": plain(name), "from": parent} for b, (name, parent) in branches.items()],
        "checkpoints": rows,
    }


def _info(connection: sqlite3.Connection, path: Path, size: int) -> SaveInfo:
    check_pages(connection)
    meta, last = read_meta(connection), last_played(connection)
    read_state(connection, last)
    moment, saved = datetime.fromisoformat(last.moment), datetime.fromisoformat(last.saved)
    picture = read_picture(connection, last)
    return SaveInfo(path, meta["title"], len(last.lengths), moment, saved, size, "", picture)
