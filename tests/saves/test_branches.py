"""Branches stay apart, and going back begins one."""

from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from game.errors import SaveError, TownError
from game.saves.listing import save_info, show_save
from game.saves.portable import export_town
from game.saves.reading import last_played
from game.saves.state import state_hash
from game.saves.town_file import TownFile, down_of
from game.saves.verify import verify
from game.world.clock import HOUR
from game.world.memories import NewMemory
from tests.saves.puppet import run, the_town
from tests.saves.shared import hash_of


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


def test_a_town_goes_on_in_the_branch_that_was_played_last_whatever_was_made_since(saved: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        world = file.load(the_town, 2)
        made = file.save_branch("mid", 2, world, down_of(world), ())
        assert made == 4 and file.load(the_town).tick == 2 * HOUR and file.branch == 1
    assert save_info(saved).moment == datetime(2023, 2, 13, 8, 0)
    with closing(TownFile.open(saved)) as file:
        file.save(file.load(the_town, branch=file.tree.find("mid").id), "quit")
    with closing(TownFile.open(saved)) as file:
        assert file.load(the_town).tick == HOUR and file.branch == file.tree.find("mid").id


def test_one_branch_alone_in_a_file_is_the_one_that_is_gone_on_with(saved: Path, tmp_path: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        file.tree.branch(2, "mid")
    export_town(saved, tmp_path / "mid.town", "mid")
    with closing(TownFile.open(tmp_path / "mid.town")) as file:
        assert file.load(the_town).tick == HOUR and last_played(file._connection).id == 2


def test_a_town_whose_branch_that_was_played_last_is_gone_goes_on_with_the_last_of_all(saved: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        mid = file.tree.branch(2, "mid")
        file.save(file.load(the_town, branch=mid.id), "quit")
    with closing(TownFile.open(saved)) as file:
        file.tree.delete_branch(mid.id)
        assert file.load(the_town).tick == 2 * HOUR and file.branch == 1
