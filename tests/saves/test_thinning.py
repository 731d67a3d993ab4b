"""Autosaves grow fewer as they age, and what stays is as it was."""

from contextlib import closing
from pathlib import Path

import pytest

from game.saves.listing import show_save
from game.saves.state import state_hash
from game.saves.thinning import outdated
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.world.clock import DAY, HOUR, MINUTE
from tests.saves.puppet import created, lived, run, the_town
from tests.saves.shared import hash_of


def gone(ticks: list[int], now: int) -> list[int]:
    return [ticks[number] for number in outdated(list(enumerate(ticks)), now)]


def test_in_the_last_twelve_hours_all_stay() -> None:
    assert gone([0, MINUTE, 2 * MINUTE, 12 * HOUR], 12 * HOUR) == []


def test_then_the_first_of_each_hour_stays() -> None:
    ticks = [0, 20 * MINUTE, HOUR, HOUR + MINUTE, HOUR + 2 * MINUTE, 2 * HOUR]
    assert gone(ticks, 20 * HOUR) == [20 * MINUTE, HOUR + MINUTE, HOUR + 2 * MINUTE]


def test_then_the_first_of_each_day_and_then_of_each_week() -> None:
    hours = [hour * HOUR for hour in range(24 * 40)]
    left = sorted(set(hours) - set(gone(hours, 40 * DAY)))
    assert [tick / DAY for tick in left if tick < 26 * DAY] == [0, 7, 14, 21]
    assert [tick / DAY for tick in left if 26 * DAY <= tick < 38 * DAY] == list(range(26, 38))
    assert len([tick for tick in left if tick >= 38 * DAY]) == 48


def test_thinned_as_it_is_played_and_thinned_at_once_are_the_same() -> None:
    left: list[int] = []
    for now in range(0, 50 * DAY, 3 * HOUR):
        left.append(now)
        left = sorted(set(left) - set(gone(left[:-1], now)))
    whole = list(range(0, 50 * DAY, 3 * HOUR))
    assert left == sorted(set(whole) - set(gone(whole[:-1], whole[-1])))


@pytest.fixture
def played(path: Path) -> tuple[Path, dict[int, str]]:
    """Six days with an autosave every third hour, a manual save and a branch of its own; the state of each save."""
    world, states = lived(0), {}
    with closing(created(path, world)) as file:
        states[1] = state_hash(world)
        for turn in range(48):
            kind = "manual" if turn == 5 else "quit" if turn == 8 else "auto"
            number = file.save(run(world, 3 * HOUR), kind)
            for person in world.people.values():
                person.stream.touch([turn + 1], world.tick)
            states[number] = hash_then = state_hash(file.load(the_town))
            assert hash_then
            if turn == 10:
                file.tree.branch(number, "what if")
            world = file.load(the_town, branch=1)
        file.flush()
        assert file.failed == ""
    return path, states


def test_no_checkpoint_that_stays_changes(played: tuple[Path, dict[int, str]]) -> None:
    path, states = played
    stayed = [row["id"] for row in show_save(path.parent, "small")["checkpoints"]]
    assert 20 < len(stayed) < 30
    assert {number: hash_of(path, number) for number in stayed} == {number: states[number] for number in stayed}
    assert verify(path).whole


def test_what_the_player_and_a_quit_saved_the_first_and_branch_points_stay(
    played: tuple[Path, dict[int, str]],
) -> None:
    path, _ = played
    stayed = {row["id"]: row["kind"] for row in show_save(path.parent, "small")["checkpoints"]}
    assert stayed[1] == "start" and stayed[7] == "manual" and stayed[10] == "quit"
    assert 12 in stayed and 13 not in stayed
    with closing(TownFile.open(path, read_only=True)) as file:
        assert file.tree.find("what if").parent == 12


def test_a_damaged_autosave_stays_and_does_not_keep_the_next_from_being_saved(path: Path) -> None:
    import sqlite3

    world = lived(0)
    with closing(created(path, world)) as file:
        for _ in range(4):
            file.save(run(world, 10 * MINUTE), "auto")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE beside SET body = x'00' WHERE checkpoint = 3")
        connection.execute("UPDATE checkpoint SET note = 'changed' WHERE id = 3")
    with closing(TownFile.open(path)) as file:
        world = file.load(the_town, 2)
        file.save(run(world, DAY), "auto")
        file.flush()
        assert file.failed == ""
