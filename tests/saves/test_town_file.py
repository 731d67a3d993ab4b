"""Town files: nothing that was saved is lost, branches stay apart, two copies never write one town."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError, TownError
from game.saves import schema
from game.saves.listing import list_saves, save_info, show_save, told
from game.saves.state import snapshot, state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.world.clock import DAY, HOUR
from game.world.memories import NewMemory
from game.world.world import World
from tests.saves.puppet import created, lived, run, the_town

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "small.town"


@pytest.fixture
def saved(path: Path) -> Path:
    """A town with three checkpoints: at the start, after one hour, and after two."""
    world = lived(0)
    with closing(created(path, world)) as file:
        for note in ("first", "second"):
            file.save(run(world, HOUR), "manual", note)
    return path


def hash_of(path: Path, checkpoint: int | None = None) -> str:
    """The state of a checkpoint, by somebody who only looks."""
    with closing(TownFile.open(path, read_only=True)) as file:
        return state_hash(file.load(the_town, checkpoint))


def folder_of(path: Path) -> dict[str, bytes]:
    """All files beside a town, with their bytes."""
    return {p.name: p.read_bytes() for p in sorted(path.parent.iterdir())}


def test_save_load_save_gives_the_same_bytes_of_state(path: Path) -> None:
    world = lived(2 * HOUR + 7)
    with closing(created(path, world)) as file:
        again = file.load(the_town)
        assert snapshot(again).state == snapshot(world).state
        assert again.people == world.people
        assert again.talks == world.talks
        file.save(again)
        assert snapshot(file.load(the_town)).state == snapshot(world).state
    with closing(TownFile.open(path)) as file:
        assert state_hash(file.load(the_town)) == state_hash(world)


def test_going_on_after_a_load_equals_going_on(path: Path) -> None:
    world = lived(0)
    with closing(created(path, world)) as file:
        for ticks in (100, 333, 720, 41):
            file.save(run(world, ticks), "auto")
            again = file.load(the_town)
            assert state_hash(run(again, HOUR)) == state_hash(run(file.load(the_town), HOUR))
            assert state_hash(file.load(the_town)) == state_hash(world)
    assert state_hash(world) == state_hash(lived(100 + 333 + 720 + 41))


def test_every_checkpoint_of_three_days_can_be_loaded_as_it_was(path: Path) -> None:
    world, hashes, chance = lived(0), [], random.Random(3)
    with closing(created(path, world)) as file:
        for _ in range(18):
            run(world, DAY // 6)
            for person in world.people.values():
                stream = person.stream
                stream.touch(chance.sample(range(1, len(stream.rows)), 5), world.tick)
                stream.hidden = {chance.randrange(1, len(stream.rows)): world.tick}  # the one before is shown again
                last = len(stream.rows)
                world.remember(person, NewMemory("reflection", "All in all", evidence=(1, 2), supersedes=last))
            file.save(world, "auto")
            hashes.append(state_hash(world))
        file.flush()
        assert file.failed == ""
    assert [hash_of(path, number) for number in range(2, 20)] == hashes
    assert verify(path).whole


def test_a_save_copies_at_once_and_does_not_see_what_happens_later(path: Path) -> None:
    world = lived(HOUR)
    with closing(created(path, world)) as file:
        before = state_hash(world)
        file.save(world)
        run(world, 500)
        file.flush()
        assert state_hash(file.load(the_town)) == before


def test_an_autosave_writes_only_what_is_new(path: Path) -> None:
    world = lived(HOUR)
    rows = sum(len(p.stream.rows) for p in world.people.values())
    with closing(created(path, world)) as file:
        file.save(world, "auto")
        world.remember(world.people["Ada Hill"], NewMemory("observation", "Bo Reed is humming"))
        file.save(world, "auto")
        file.flush()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM memory").fetchone() == (rows + 1,)
        # the first checkpoint of a game day is whole, one row a person; then nothing changed beside the rows
        assert connection.execute("SELECT checkpoint, count(*) FROM beside GROUP BY checkpoint").fetchall() == [(1, 3)]


def test_what_is_committed_is_told_person_by_person(path: Path) -> None:
    world = lived(HOUR)
    with closing(created(path, world)) as file:
        assert file.committed() == {name: len(p.stream.rows) for name, p in world.people.items()}
        world.remember(world.people["Ada Hill"], NewMemory("observation", "Bo Reed is humming"))
        before = file.committed()["Ada Hill"]
        file.save(world)
        file.flush()
        assert file.committed()["Ada Hill"] == before + 1


def test_going_back_begins_a_branch_and_going_on_from_the_last_does_not(saved: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        file.load(the_town)
        assert file.branch == 1
        file.load(the_town, 2)
        assert file.branch == 2
        file.load(the_town, 3)
        assert file.branch == 1
    assert len(show_save(saved.parent, "small")["branches"]) == 1


def test_memories_of_one_branch_never_surface_in_another(saved: Path) -> None:
    first = hash_of(saved, 3)
    with closing(TownFile.open(saved)) as file:
        other = file.load(the_town, 2)
        parted = len(other.people["Ada Hill"].stream.rows)
        for person in other.people.values():
            other.remember(person, NewMemory("observation", "Only in the other branch"))
            person.stream.touch([1, 2, 3], other.tick)
        made = file.save(other)
        assert file.branch_of("Ada Hill", parted) == "1"
        assert file.branch_of("Ada Hill", parted + 1) == "2"
        file.save(run(other, HOUR))
        expected = state_hash(other)
        file.load(the_town, made)
        third = file.load(the_town, made)
        assert file.branch == 3
        third.remember(third.people["Bo Reed"], NewMemory("observation", "Only in the third branch"))
        file.save(third, note="three")
        grandchild = state_hash(third)
    assert hash_of(saved, 3) == first
    assert hash_of(saved, 5) == expected
    assert hash_of(saved, 6) == grandchild
    with closing(TownFile.open(saved, read_only=True)) as file:
        texts = [m.text for p in file.load(the_town, 3).people.values() for m in p.stream.rows]
        assert not any("Only in" in text for text in texts)
    assert [branch["from"] for branch in show_save(saved.parent, "small")["branches"]] == [0, 2, 4]
    assert verify(saved).whole


def test_a_load_that_fails_leaves_branch_and_file_as_they_were(saved: Path) -> None:
    def nowhere(people: object) -> object:
        raise TownError("the town is gone")

    before = hash_of(saved)
    with closing(TownFile.open(saved)) as file:
        world = file.load(the_town)
        with pytest.raises(TownError, match="the town is gone"):
            file.load(nowhere, 2)  # type: ignore[arg-type]
        with pytest.raises(SaveError, match="has no checkpoint 9; the last is 3"):
            file.load(the_town, 9)
        assert file.branch == 1
        file.save(world)
        file.flush()
        assert file.failed == ""
    assert hash_of(saved, 4) == before


def test_a_closed_town_is_one_file_and_opening_and_closing_changes_no_byte(saved: Path) -> None:
    before = folder_of(saved)
    assert list(before) == ["small.town"]
    with closing(TownFile.open(saved)) as file:
        file.load(the_town)
    with closing(TownFile.open(saved, read_only=True)) as file:
        file.load(the_town)
    list_saves(saved.parent)
    assert folder_of(saved) == before


def test_a_file_that_is_only_looked_at_takes_no_saves(saved: Path) -> None:
    with closing(TownFile.open(saved, read_only=True)) as file:
        assert file.read_only
        assert file.committed() == {}
        with pytest.raises(SaveError, match="opened only to be looked at"):
            file.save(file.load(the_town))


def test_a_second_copy_of_the_game_is_refused_and_may_look(saved: Path) -> None:
    code = """
import sys
from contextlib import closing
from pathlib import Path
from game.errors import SaveError
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from tests.saves.puppet import the_town
path = Path(sys.argv[1])
try:
    TownFile.open(path)
except SaveError as error:
    print(error)
with closing(TownFile.open(path, read_only=True)) as file:
    print(state_hash(file.load(the_town)))
"""
    for writing in (False, True):
        with closing(TownFile.open(saved)) as file:
            world = file.load(the_town)
            if writing:
                file.save(run(world, 50))
                file.flush()
            assert save_info(saved).fault == ""  # looking from inside must not let the lock go
            assert verify(saved).whole
            done = subprocess.run(
                [sys.executable, "-c", code, str(saved)], cwd=PROJECT, capture_output=True, text=True, check=True
            )
            assert done.stdout.splitlines() == [f"{saved}: is open in another copy of the game", state_hash(world)]


def test_a_town_is_opened_once_in_one_game(saved: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        for read_only in (False, True):
            with pytest.raises(SaveError, match="is already open in this game"):
                TownFile.open(saved, read_only)
        file.load(the_town)
    TownFile.open(saved).close()


def test_creating_never_overwrites_a_town(saved: Path) -> None:
    before = folder_of(saved)
    with pytest.raises(SaveError, match="there is already a town of this name"):
        created(saved, lived(0))
    assert folder_of(saved) == before


def test_a_creation_that_was_killed_at_once_may_be_repeated(path: Path) -> None:
    path.write_bytes(b"")
    with pytest.raises(SaveError, match="is not a town file"):
        TownFile.open(path)
    created(path, lived(0)).close()
    assert verify(path).whole


def test_a_folder_that_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="its folder is missing or read-only"):
        created(tmp_path / "no" / "small.town", lived(0))


def test_a_missing_town_is_said_with_what_is_there(saved: Path) -> None:
    with pytest.raises(SaveError, match="there is no such town; there are: small"):
        TownFile.open(saved.with_name("large.town"))
    with pytest.raises(SaveError, match="there is no such town; there are: small"):
        show_save(saved.parent, "large")


@pytest.mark.parametrize("name", ["Сумерки", "小镇 ☕", "a#b?c%20d", "x" * 200])
def test_names_in_any_script_and_of_any_length_work(tmp_path: Path, name: str) -> None:
    path = tmp_path / ("deep" * 20) / f"{name}.town"
    path.parent.mkdir()
    with closing(created(path, lived(0))) as file:
        file.save(lived(0))
    assert [info.name for info in list_saves(path.parent)] == [name]
    assert verify(path).whole
    assert list(folder_of(path)) == [path.name]


@pytest.fixture
def full(saved: Path) -> Iterator[tuple[TownFile, World]]:
    """A town on a disk that has no room for one page more."""
    file = TownFile.open(saved)
    world = file.load(the_town)
    file._connection.execute("PRAGMA max_page_count = 1")  # SQLite takes it as: no more than there are
    file.save(run(world, HOUR), "auto")
    file.flush()
    yield file, world


def test_a_full_disk_is_said_and_loses_nothing_of_what_was_down(full: tuple[TownFile, World], saved: Path) -> None:
    file, _ = full
    assert file.failed == f"{saved}: cannot be saved: the disk is full"
    with pytest.raises(SaveError, match="the disk is full"):
        file.close()
    assert verify(saved).whole
    assert len(show_save(saved.parent, "small")["checkpoints"]) == 3


def test_once_there_is_room_again_the_next_save_has_everything(full: tuple[TownFile, World], saved: Path) -> None:
    file, world = full
    file._connection.execute("PRAGMA max_page_count = 100000")
    file.save(run(world, 10))
    file.flush()
    assert file.failed == ""
    file.close()
    assert hash_of(saved) == state_hash(world)
    assert verify(saved).whole


def test_a_disk_that_cannot_be_written_is_said(saved: Path) -> None:
    before = hash_of(saved)
    file = TownFile.open(saved)
    world = run(file.load(the_town), 10)
    file._connection.execute("PRAGMA query_only = ON")
    file.save(world)
    file.flush()
    assert file.failed == f"{saved}: cannot be written: the file or its folder is read-only"
    with pytest.raises(SaveError, match="is read-only"):
        file.close()
    assert hash_of(saved) == before
    assert list(folder_of(saved)) == ["small.town"]


def test_another_towns_world_is_not_mixed_in(saved: Path) -> None:
    before = hash_of(saved)
    file = TownFile.open(saved)
    file.load(the_town)
    file.save(lived(0))
    with pytest.raises(SaveError, match="this is another town"):
        file.close()
    assert hash_of(saved) == before


SAVER = """
import sys
from pathlib import Path
from game.world.memories import NewMemory
from tests.saves.puppet import created, lived, run
world = lived(0)
file = created(Path(sys.argv[1]), world)
while True:
    run(world, 30)
    file.save(world, "auto")
    file.flush()
    assert not file.failed, file.failed
    print(world.tick, flush=True)
"""


@pytest.mark.parametrize("acknowledged", [1, 4, 9])
def test_a_kill_in_the_middle_of_saves_loses_nothing_that_was_acknowledged(path: Path, acknowledged: int) -> None:
    saver = subprocess.Popen([sys.executable, "-c", SAVER, str(path)], cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    assert saver.stdout is not None
    ticks = [int(saver.stdout.readline()) for _ in range(acknowledged)]
    saver.kill()
    ticks += [int(line) for line in saver.communicate()[0].splitlines(keepends=True) if line.endswith("\n")]
    left = folder_of(path)
    assert verify(path).whole
    assert folder_of(path) == left
    with closing(TownFile.open(path)) as file:
        world = file.load(the_town)
        assert world.tick >= ticks[-1]
        assert state_hash(world) == state_hash(lived(world.tick))
        file.save(run(world, 30))
    assert list(folder_of(path)) == [path.name]
    assert verify(path).whole


def test_a_town_carries_its_folders_name_and_where_it_was(saved: Path) -> None:
    with closing(TownFile.open(saved, read_only=True)) as file:
        assert file.town_name == "small"
        assert file.town_folder == Path("maps/small").resolve()


def test_a_list_tells_each_town_and_names_the_damaged(saved: Path) -> None:
    saved.with_name("broken.town").write_bytes(b"not at all" * 500)
    broken, small = (told(info) for info in list_saves(saved.parent))
    assert (broken["name"], broken["whole"]) == ("broken", False)
    assert broken["fault"].endswith("is not a town file")
    assert small | {"saved": "", "size": 0} == {
        "name": "small",
        "town": "Small",
        "people": 3,
        "game time": "2023-02-13 08:00:00",
        "saved": "",
        "size": 0,
        "whole": True,
        "fault": "",
    }


def test_a_picture_and_a_note_come_back_and_a_note_is_one_plain_line(path: Path) -> None:
    world = lived(0)
    with closing(created(path, world)) as file:
        file.save(world, "manual", "before the\x1b[31m party\n" + "x" * 900, b"\x89PNG")
    assert save_info(path).picture == b"\x89PNG"
    note = show_save(path.parent, "small")["checkpoints"][-1]["note"]
    assert note.startswith("before the[31m partyxxx") and len(note) <= 500


def test_an_older_format_is_brought_up_to_date_when_played_and_left_alone_when_looked_at(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add_a_table(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE diary (day INTEGER)")

    monkeypatch.setattr(schema, "MIGRATIONS", [add_a_table])
    tables = (*schema.SCHEMAS[1], "CREATE TABLE diary (day INTEGER)")
    monkeypatch.setattr(schema, "SCHEMAS", {**schema.SCHEMAS, 2: tables})
    before = folder_of(saved)
    expected = hash_of(saved)
    assert folder_of(saved) == before
    with closing(TownFile.open(saved)) as file:
        assert state_hash(file.load(the_town)) == expected
    with closing(sqlite3.connect(saved)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM diary").fetchone() == (0,)
    monkeypatch.undo()
    with pytest.raises(SaveError, match=r"newer version of the game \(its format is 2, this game reads up to 1\)"):
        TownFile.open(saved)


def test_a_strangers_file_cannot_make_the_game_look_on_another_machine(saved: Path) -> None:
    with closing(TownFile.open(saved, read_only=True)) as file:
        for told_folder in ("//host/share", "\\\\host\\share", "/\\host", "\\/host"):
            file._meta["folder"] = told_folder
            assert str(file.town_folder).startswith("host")
