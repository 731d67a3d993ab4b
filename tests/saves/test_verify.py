"""Damage and malice: a town file opens as it was or is refused with one sentence, and is never changed by that."""

import hashlib
import json
import random
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves import connecting
from game.saves.listing import list_saves, save_info, show_save
from game.saves.rows import crc
from game.saves.schema import newest
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import counted, verify, verify_saves
from game.world.clock import HOUR
from game.world.memories import NewMemory
from tests.saves.puppet import created, lived, run, the_town


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A town with two branches, pictures, and all that changes beside memories."""
    path = tmp_path_factory.mktemp("whole") / "small.town"
    world = lived(HOUR)
    with closing(created(path, world)) as file:
        file.save(run(world, HOUR), "manual", "before", b"\x89PNG" * 50)
        file.save(run(world, HOUR), "auto", "", b"\x89PNG" * 60)
        other = file.load(the_town, 2)
        other.remember(other.people["Ada Hill"], NewMemory("reflection", "So be it", evidence=(2, 3), supersedes=4))
        file.save(run(other, HOUR), "quit")
    return path


@pytest.fixture
def town(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / "small.town"))


def opened(path: Path, read_only: bool = True) -> str:
    """The hash of the last state, as whoever opens the file gets it."""
    with closing(TownFile.open(path, read_only)) as file:
        return state_hash(file.load(the_town))


def refused(path: Path) -> str:
    """The sentence with which a file is refused; every way in gives one, quickly, and changes nothing."""
    before, began = path.read_bytes(), time.process_time()  # whatever else the machine does
    report = verify(path)
    for read_only in (True, False):
        with pytest.raises(SaveError):
            opened(path, read_only)
    list_saves(path.parent)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    assert not report.whole and report.said.startswith(f"{path}: ") and "\n" not in report.said
    assert time.process_time() - began < 5
    return report.said.removeprefix(f"{path}: ")


def change(path: Path, *statements: str) -> None:
    """Let a stranger at it."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_a_whole_town_is_said_to_be_whole(whole: Path) -> None:
    report = verify(whole)
    assert report.whole and report.name == "small"
    assert report.said.startswith("whole, with 4 checkpoints, ")
    assert report.said.endswith("last at 2023-02-13T09:00:00")


def test_all_towns_of_a_folder_are_checked_unless_one_is_named(town: Path) -> None:
    town.with_name("broken.town").write_bytes(b"x")
    assert [(r.name, r.whole) for r in verify_saves(town.parent)] == [("broken", False), ("small", True)]
    assert [r.name for r in verify_saves(town.parent, "small")] == ["small"]
    with pytest.raises(SaveError, match="there is no such town; there are: broken, small"):
        verify_saves(town.parent, "large")


def mutant(raw: bytes, chance: random.Random) -> bytes:
    """A copy with a bit flipped, bytes rewritten, a stretch zeroed, two pages swapped, or the end cut off."""
    data, kind = bytearray(raw), chance.randrange(10)
    at = chance.randrange(len(data))
    if kind < 6:
        data[at] ^= 1 << chance.randrange(8)
    elif kind == 6:
        data[at : at + 8] = chance.randbytes(len(data[at : at + 8]))
    elif kind == 7:
        data[at : at + 600] = bytes(len(data[at : at + 600]))
    elif kind == 8:
        one, other = (chance.randrange(len(data) // 4096) * 4096 for _ in range(2))
        data[one : one + 4096], data[other : other + 4096] = data[other : other + 4096], data[one : one + 4096]
    else:
        del data[at:]
    return bytes(data)


def content(path: Path) -> object:
    """Every value of every table, or None if they cannot all be read."""
    names = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            tables = [name for (name,) in connection.execute(names).fetchall()]
            return [connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3").fetchall() for table in tables]
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def test_of_two_hundred_damaged_files_all_whose_content_changed_are_found(whole: Path, tmp_path: Path) -> None:
    raw, chance, expected, original = whole.read_bytes(), random.Random(11), opened(whole), content(whole)
    path, changed = tmp_path / "small.town", 0
    for _ in range(200):
        path.write_bytes(damaged := mutant(raw, chance))
        report = verify(path)
        assert report.said and "\n" not in report.said
        list_saves(tmp_path)
        if content(path) != original:
            changed += 1
            assert not report.whole
        try:
            assert opened(path) == expected
        except SaveError as error:
            assert not report.whole, error
        assert path.read_bytes() == damaged
        assert list(tmp_path.iterdir()) == [path]
    assert changed > 90


def test_a_damaged_file_is_not_changed_by_trying_to_play_it(whole: Path, tmp_path: Path) -> None:
    raw, chance = whole.read_bytes(), random.Random(12)
    path = tmp_path / "small.town"
    for _ in range(40):
        path.write_bytes(damaged := mutant(raw, chance))
        try:
            opened(path, read_only=False)
        except SaveError:
            assert path.read_bytes() == damaged
        assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "content", [b"", b"x", b"Dear diary, " * 1000, b"SQLite format 3\0", b"SQLite format 3\0" + bytes(9000)]
)
def test_what_is_no_town_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "small.town"
    path.write_bytes(content)
    assert refused(path).startswith("is not a town file")


def test_another_programs_database_is_no_town(tmp_path: Path) -> None:
    change(tmp_path / "small.town", "CREATE TABLE meta (key TEXT)")
    assert refused(tmp_path / "small.town") == "is not a town file"


def test_a_folder_in_place_of_a_town_is_refused(tmp_path: Path) -> None:
    (tmp_path / "small.town").mkdir()
    with pytest.raises(SaveError, match="there is no such town"):
        TownFile.open(tmp_path / "small.town")
    assert save_info(tmp_path / "small.town").fault


def test_a_newer_town_is_refused_with_both_versions(town: Path) -> None:
    change(town, "PRAGMA user_version = 77")
    said = f"was made by a newer version of the game (its format is 77, this game reads up to {newest()})"
    assert refused(town) == said


HOSTILE = {
    "a trigger that deletes": "CREATE TRIGGER t AFTER INSERT ON branch BEGIN DELETE FROM memory; END",
    "a trigger bomb": "CREATE TRIGGER t AFTER INSERT ON talk BEGIN INSERT INTO talk SELECT 1, 1, 1, 1 FROM talk; END",
    "a view": "CREATE VIEW v AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r",
    "an index on an expression": "CREATE INDEX i ON checkpoint (length(hex(zeroblob(id))))",
    "a further table": "CREATE TABLE more (a CHECK (length(hex(zeroblob(300))) > a))",
    "a further column": "ALTER TABLE checkpoint ADD COLUMN more TEXT",
    "a lost table": "DROP TABLE talk",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_tables_that_are_not_ours_are_refused_before_anything_runs(town: Path, what: str) -> None:
    change(town, HOSTILE[what])
    assert refused(town).startswith("is damaged: ")


def test_a_view_in_place_of_the_memories_is_refused_and_never_run(town: Path) -> None:
    change(
        town,
        "DROP TABLE memory",
        "CREATE VIEW memory AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r",
    )
    assert refused(town) == "is damaged: it holds the view 'memory', which is not as in a town file"


LOST = {
    "DELETE FROM memory WHERE person = 'Ada Hill' AND ordinal = 3": "memory 3 of Ada Hill",
    "DELETE FROM talk WHERE number = 1": "talk 1",
    "DELETE FROM beside WHERE person = 'Bo Reed' AND checkpoint = 2": "what changed about memories",
    "DELETE FROM branch WHERE id = 2": "branch 2",
    "DELETE FROM checkpoint": "nothing was ever saved",
    "DELETE FROM meta": "of which town",
    "UPDATE memory SET importance = 9 WHERE person = 'Ada Hill' AND ordinal = 3": "memory 3 of Ada Hill",
    "UPDATE talk SET body = replace(body, 'so it is', 'so it was')": "talk 1 is not",
    "UPDATE branch SET parent = 3 WHERE id = 2": "branch 2",
    "UPDATE checkpoint SET tick = tick + 1 WHERE id = 2": "checkpoint 2",
    "UPDATE checkpoint SET picture = x'00' WHERE id = 2": "the picture of checkpoint 2",
    "UPDATE checkpoint SET state = (SELECT state FROM checkpoint WHERE id = 1) WHERE id = 3": "state of checkpoint 3",
}


@pytest.mark.parametrize("statement", LOST)
def test_rows_that_were_lost_or_rewritten_are_found_and_named(town: Path, statement: str) -> None:
    change(town, statement)
    report = verify(town)
    assert not report.whole
    assert report.said.startswith(f"{town}: is damaged: ")
    assert LOST[statement] in report.said


def forge_memory(town: Path, **values: object) -> None:
    """Rewrite the third memory of Ada with a checksum that fits."""
    with closing(sqlite3.connect(town)) as connection:
        connection.row_factory = sqlite3.Row
        where = "WHERE branch = 1 AND person = 'Ada Hill' AND ordinal = 3"
        row = dict(connection.execute(f"SELECT * FROM memory {where}").fetchone()) | values
        row["crc"] = crc(*list(row.values())[:-1])
        sets = ", ".join(f"{key} = ?" for key in row)
        connection.execute(f"UPDATE memory SET {sets} {where}", list(row.values()))
        connection.commit()


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "order"},
        {"text": b"\xff\xfe"},
        {"created": 10**15},
        {"created": "yesterday"},
        {"importance": 11},
        {"evidence": "1,9"},
        {"evidence": "1,two"},
        {"evidence": "9" * 5000},
        {"subjects": "{}"},
        {"subjects": "[1]"},
        {"subjects": "[" * 100_000},
    ],
)
def test_a_memory_with_a_forged_checksum_still_has_to_make_sense(town: Path, values: dict[str, object]) -> None:
    forge_memory(town, **values)
    assert refused(town) == "is damaged: memory 3 of Ada Hill makes no sense"


def forge_state(town: Path, raw: bytes, blob: bytes | None = None) -> None:
    """Give the last checkpoint another state, with checksums that fit."""
    columns = "id, branch, tick, moment, kind, note, saved, lengths, talks, besides, sha256, picture_crc"
    with closing(sqlite3.connect(town)) as connection:
        row = list(connection.execute(f"SELECT {columns} FROM checkpoint ORDER BY id DESC").fetchone())
        row[10] = hashlib.sha256(raw).hexdigest()
        values = (row[10], crc(*row), blob or zlib.compress(raw), row[0])
        connection.execute("UPDATE checkpoint SET sha256 = ?, crc = ?, state = ? WHERE id = ?", values)
        connection.commit()


STATES: dict[str, Callable[[Path], None]] = {
    "no JSON": lambda town: forge_state(town, b"{"),
    "another JSON": lambda town: forge_state(town, b"[1, 2, 3]"),
    "deep brackets": lambda town: forge_state(town, b"[" * 500_000),
    "no text": lambda town: forge_state(town, b'{"town": "\xff"}'),
    "a bomb": lambda town: forge_state(town, b"", zlib.compress(bytes(2**28))),
    "a cut blob": lambda town: forge_state(town, b"{}", zlib.compress(b"{}")[:-3]),
    "nothing packed": lambda town: forge_state(town, b"{}", b"{}"),
    "many numbers": lambda town: forge_state(town, json.dumps([0] * 3_000_000).encode()),
}


@pytest.mark.parametrize("what", STATES)
def test_a_forged_state_is_refused(town: Path, what: str) -> None:
    STATES[what](town)
    assert refused(town).startswith("is damaged: ")


def test_reading_that_takes_far_too_long_is_given_up(town: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "_SECONDS", -1000.0)
    monkeypatch.setattr(connecting, "_STEPS", 1)
    said = verify(town).said.removeprefix(f"{town}: ")
    assert said == "is damaged: reading it takes far longer than its size allows"


def test_branches_in_a_circle_are_refused(town: Path) -> None:
    change(
        town,
        f"UPDATE branch SET parent = 4, crc = {crc(2, 'branch 2', 4)} WHERE id = 2",
    )
    assert refused(town) == "is damaged: branch 2 goes on from a later checkpoint"


@pytest.mark.parametrize("name", ["..", "a/b", "C:\\Windows", "", "a\nb"])
def test_a_towns_name_that_climbs_out_of_its_folder_is_refused(town: Path, name: str) -> None:
    with closing(sqlite3.connect(town)) as connection:
        connection.execute("UPDATE meta SET value = ?, crc = ? WHERE key = 'town'", (name, crc("town", name)))
        connection.commit()
    for read_only in (True, False):
        with pytest.raises(SaveError, match="the name of its town is none"):
            TownFile.open(town, read_only)


def test_a_branch_whose_name_is_no_text_is_refused(town: Path) -> None:
    change(town, f"UPDATE branch SET name = x'00ff', crc = {crc(1, bytes([0, 255]), 0)} WHERE id = 1")
    with pytest.raises(SaveError, match="branch 1 is not what was written"):
        show_save(town.parent, "small")


def test_words_of_a_stranger_reach_the_terminal_as_one_plain_line(town: Path) -> None:
    name = "\x1b[2J\nevil"
    with closing(sqlite3.connect(town)) as connection:
        connection.execute("UPDATE branch SET name = ?, crc = ? WHERE id = 1", (name, crc(1, name, 0)))
        connection.commit()
    assert show_save(town.parent, "small")["branches"][0]["name"] == " [2J evil"


def test_a_log_left_by_a_kill_is_read_and_neither_file_is_changed(town: Path, tmp_path: Path) -> None:
    left = tmp_path / "left"
    left.mkdir()
    with closing(TownFile.open(town)) as file:
        world = run(file.load(the_town), 77)
        file.save(world)
        file.flush()
        for part in ("small.town", "small.town-wal"):
            shutil.copy(town.with_name(part), left)
    before = {p.name: p.read_bytes() for p in left.iterdir()}
    assert len(before) == 2
    assert verify(left / "small.town").whole
    assert opened(left / "small.town") == state_hash(world)
    assert save_info(left / "small.town").moment == world.clock.now
    assert {p.name: p.read_bytes() for p in left.iterdir()} == before
    assert opened(left / "small.town", read_only=False) == state_hash(world)
    assert [p.name for p in left.iterdir()] == ["small.town"]


def test_what_sqlite_says_is_told_apart_from_the_sentence(town: Path) -> None:
    raw = bytearray(town.read_bytes())
    raw[3 * 4096 : 3 * 4096 + 8] = b"\xff" * 8
    town.write_bytes(bytes(raw))
    report = verify(town)
    assert report.said == f"{town}: is damaged: some of it was overwritten or is missing"
    assert report.detail.startswith("DatabaseError: ")


def test_a_schema_that_is_no_text_is_told_in_plain_words(town: Path) -> None:
    raw = town.read_bytes()
    town.write_bytes(raw.replace(b"CREATE TABLE branch", b"CREATE TABLE br\xffnch"))
    report = verify(town)
    assert report.said.startswith(f"{town}: is damaged: ") and "UTF-8" not in report.said


@pytest.mark.parametrize(("number", "of", "said"), [(1, "memory", "1 memory"), (2, "branch", "2 branches")])
def test_one_is_counted_as_one(number: int, of: str, said: str) -> None:
    assert counted(number, of) == said
