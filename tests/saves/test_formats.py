"""Files of every format that there ever was are opened and played on; newer ones are refused."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.opening import open_session
from game.saves import schema
from game.saves.listing import show_save
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from tests.saves.make_fixture import FIXTURES, make
from tests.saves.puppet import the_town
from tests.saves.shared import folder_of, hash_of

KEPT = sorted(path.name for path in FIXTURES.glob("v*.town"))


@pytest.fixture
def old(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A copy of a fixture."""
    return Path(shutil.copy(FIXTURES / request.param, tmp_path / "Old.town"))


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_the_first_and_the_present_format_have_a_fixture() -> None:
    """Make it with `python -m tests.saves.make_fixture` once a migration is finished, and never again."""
    assert {"v1.town", f"v{schema.newest()}.town"} <= set(KEPT)


@pytest.mark.parametrize("old", KEPT, indirect=True)
def test_a_file_of_any_format_is_whole_and_looked_at_without_changing_it(old: Path) -> None:
    before = folder_of(old)
    assert verify(old).whole, verify(old).said
    shown = show_save(old.parent, "Old")
    assert (shown["town"], shown["people"]) == ("Plum Lane", 3)
    assert [branch["from"] for branch in shown["branches"]] == [0, 3]
    assert [(c["id"], c["kind"], c["game time"], c["note"]) for c in shown["checkpoints"]] == [
        (1, "start", "2023-09-18T06:00:00", ""),
        (2, "auto", "2023-09-18T09:00:00", ""),
        (3, "manual", "2023-09-18T14:00:00", "before the afternoon"),
        (4, "quit", "2023-09-18T18:00:00", ""),
        (5, "manual", "2023-09-18T15:01:10", "another afternoon"),
    ]
    assert folder_of(old) == before


@pytest.mark.parametrize("old", KEPT, indirect=True)
def test_a_file_of_any_format_is_played_on(old: Path) -> None:
    session = open_session(None, [], "", old.parent, "", "Old")
    people = session.world.people
    assert list(people) == ["Nell Archer", "Otis Fenn", "Priya Vale"]
    assert (session.world.tick, session.file and session.file.branch) == (3247, 2)
    before = sum(len(person.stream.rows) for person in people.values())
    for _ in range(120):
        session.step()
    assert sum(len(person.stream.rows) for person in people.values()) > before
    session.save("manual")
    session.close()
    assert verify(old).whole
    assert version_of(old) == schema.newest()


def test_the_present_format_is_what_the_script_makes(tmp_path: Path) -> None:
    make(tmp_path / "new.town")
    assert version_of(tmp_path / "new.town") == schema.newest()
    assert b"/tmp" not in (tmp_path / "new.town").read_bytes()


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> int:
    """The game as it may be one day: its format has a table more."""
    table, version = "CREATE TABLE diary (day INTEGER)", schema.newest() + 1
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, lambda connection: connection.execute(table)])
    monkeypatch.setattr(schema, "SCHEMAS", {**schema.SCHEMAS, version: (*schema.SCHEMAS[version - 1], table)})
    return version


def test_an_older_format_is_brought_up_to_date_when_played_and_left_alone_when_looked_at(
    saved: Path, tomorrow: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder_of(saved)
    expected = hash_of(saved)
    assert folder_of(saved) == before
    with closing(TownFile.open(saved)) as file:
        assert state_hash(file.load(the_town)) == expected
    assert version_of(saved) == tomorrow
    monkeypatch.undo()
    after = folder_of(saved)
    both = rf"newer version of the game \(its format is {tomorrow}, this game reads up to {tomorrow - 1}\)"
    for read_only in (False, True):
        with pytest.raises(SaveError, match=both):
            TownFile.open(saved, read_only)
    assert folder_of(saved) == after


def test_a_migration_that_fails_half_way_leaves_the_file_as_it_was(
    saved: Path, tomorrow: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM memory")
        raise sqlite3.OperationalError("no room for a diary")

    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS[:-1], fail])
    before = saved.read_bytes()
    with pytest.raises(SaveError, match="something in it makes no sense"):
        TownFile.open(saved)
    assert saved.read_bytes() == before
