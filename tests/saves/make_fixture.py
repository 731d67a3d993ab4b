"""Makes the fixture of today's format: `python -m tests.saves.make_fixture`. Each format keeps the one it has for ever.

A small town of three people with two branches: what was ever written must be opened and played on by every later game.
"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from game import config
from game.opening import open_session
from game.saves.rows import crc
from game.saves.schema import newest
from game.session import Session
from game.world.clock import HOUR

FIXTURES = Path(__file__).parent / "fixtures"
_PICTURE = b"\x89PNG\r\n\x1a\n, as far as a town file is concerned"


def make(path: Path) -> None:
    """Play the example town for half a day, go back to its middle, and play on from there in another way."""
    session = open_session(config.maps_folder() / "example", [], "fixture", path.parent, path.stem, "")
    file = session.file
    assert file is not None
    _play(session, 3 * HOUR, "auto", "")
    _play(session, 5 * HOUR, "manual", "before the afternoon")
    _play(session, 4 * HOUR, "quit", "")
    session.file = None  # the other branch is played by a session of its own
    session.close()
    town = session.world.town
    with closing(file):
        other = Session(file.load(lambda people: town, 3), file)
        _play(other, HOUR + 7, "manual", "another afternoon")
        file.flush()
        other.file = None
        other.close()
    _forget_the_folder(path)


def _play(session: Session, ticks: int, kind: str, note: str) -> None:
    for _ in range(ticks):
        session.step()
    session.save(kind, note, _PICTURE if note else None)


def _forget_the_folder(path: Path) -> None:
    """Nobody needs to know where the fixture was made."""
    with closing(sqlite3.connect(path)) as connection, connection:
        values = ("maps/example", crc("folder", "maps/example"))
        connection.execute("UPDATE meta SET value = ?, crc = ? WHERE key = 'folder'", values)
        connection.execute("PRAGMA secure_delete = ON")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")


def main() -> None:
    """Make it, unless there is one of this format."""
    kept = FIXTURES / f"v{newest()}.town"
    if kept.exists():
        raise SystemExit(f"{kept}: is there already; a fixture is never made anew")
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / kept.name
        make(made)
        kept.write_bytes(made.read_bytes())
    print(f"{kept}: {kept.stat().st_size} bytes")


if __name__ == "__main__":
    main()
