"""Town files: nothing that was saved is lost, and looking changes nothing."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.listing import list_saves, show_save
from game.saves.state import snapshot, state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.world.clock import DAY, HOUR
from game.world.memories import NewMemory
from tests.saves.puppet import created, lived, run, the_town
from tests.saves.shared import folder_of, hash_of


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
    stayed = [row["id"] for row in show_save(path.parent, "small")["checkpoints"][1:]]
    assert stayed == [2, *range(7, 20)]  # older than two days: the first of the day
    assert [hash_of(path, number) for number in stayed] == [hashes[number - 2] for number in stayed]
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


def test_a_town_carries_its_folders_name_and_where_it_was(saved: Path) -> None:
    with closing(TownFile.open(saved, read_only=True)) as file:
        assert file.town_name == "small"
        assert file.town_folder == Path("maps/small").resolve()


def test_a_strangers_file_cannot_make_the_game_look_on_another_machine(saved: Path) -> None:
    with closing(TownFile.open(saved, read_only=True)) as file:
        for told_folder in ("//host/share", "\\\\host\\share", "/\\host", "\\/host"):
            file._meta["folder"] = told_folder
            assert str(file.town_folder).startswith("host")


def test_another_towns_world_is_not_mixed_in(saved: Path) -> None:
    before = hash_of(saved)
    file = TownFile.open(saved)
    file.load(the_town)
    file.save(lived(0))
    with pytest.raises(SaveError, match="this is another town"):
        file.close()
    assert hash_of(saved) == before
