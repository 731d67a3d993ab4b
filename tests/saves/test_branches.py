"""Branches stay apart, and going back begins one."""

from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError, TownError
from game.saves.listing import show_save
from game.saves.state import state_hash
from game.saves.town_file import TownFile
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
