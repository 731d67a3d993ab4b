"""`replay` on the command line, and branching off at a moment in words."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from game import config
from game.errors import InputError
from game.opening import open_session, town_finder
from game.replay import Replay, branch_at
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.world.clock import HOUR, MINUTE
from game.world.commands import Announce
from tests.test_commands import command


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A town of a folder that was played for two hours, with an act of the player in the middle."""
    folder = tmp_path_factory.mktemp("saves")
    session = open_session(config.maps_folder() / "example", [], "4", folder, "Small", "")
    for tick in range(2 * HOUR):
        if tick == HOUR:
            session.command([Announce("The well is dry")])
        session.step()
    session.save("quit")
    session.close()
    return folder


def test_what_was_played_is_listed_and_ends_in_the_same_state(saves: Path) -> None:
    before = (saves / "Small.town").read_bytes()
    told = json.loads(command("replay", "Small", "--json", saves=saves).stdout)
    with closing(TownFile.open(saves / "Small.town", read_only=True)) as file:
        world = file.load(town_finder(file))
    assert told["state_hash"] == state_hash(world)
    assert told["recorded"] == [[told["from"], told["to"]]]
    acts = [(mark["time"][11:], mark["text"]) for mark in told["marks"] if mark["kind"] == "player"]
    at = world.clock.at(HOUR)
    assert acts == [(f"{at:%H:%M:%S}", 'it is made known to everybody: "The well is dry"')]
    lines = command("replay", "Small", "--to", f"day 1 {at:%H}:00", saves=saves).stdout.splitlines()
    assert lines[-1].startswith(f"{at.isoformat()}  player      it is made known to everybody")
    assert (saves / "Small.town").read_bytes() == before


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--to", "day 9 8:00", "--to: day 9 8:00 is outside of what was played, from "),
        ("--from", "soon", '--from: the moment should be like "2023-02-13T12:30" or "day 1 12:30"'),
        ("--branch", "nowhere", "has no branch 'nowhere'; there are: main"),
    ],
)
def test_what_was_not_played_cannot_be_watched_and_that_is_said(
    saves: Path, option: str, value: str, said: str
) -> None:
    done = command("replay", "Small", option, value, saves=saves, expect=2)
    assert said in done.stderr and done.stderr.count("\n") == 1


def test_a_branch_begins_at_a_moment_in_words(saves: Path) -> None:
    with closing(TownFile.open(saves / "Small.town")) as file:
        find = town_finder(file)
        start = file.load(find).clock.start
        at = f"day 1 {start.hour + 1}:20"
        head = branch_at(file, find, at, "a dry well")
        world = file.look_at(find, head)
        assert world.tick == HOUR + 20 * MINUTE
        assert state_hash(world) == state_hash(Replay(file, find, 1).seek(world.tick))
        with pytest.raises(InputError, match="outside of what was played"):
            branch_at(file, find, "day 2 8:00", "too late")
        assert [branch.name for branch in file.tree.branches().values()] == ["main", "a dry well"]


def test_a_branch_begins_at_a_moment_and_is_played_on_the_command_line(saves: Path) -> None:
    with closing(TownFile.open(saves / "Small.town", read_only=True)) as file:
        start = file.load(town_finder(file), 1).clock.start
    at = f"day 1 {start.hour}:30"
    words = ("saves", "branch", "Small", "--at", at, "--branch", "main", "--name", "b", "--json")
    made = json.loads(command(*words, saves=saves).stdout)
    assert (made["name"], made["from"]) == ("b", 1)
    told = json.loads(command("run", "--load", "Small:b", "--days", "0", "--json", saves=saves).stdout)
    watched = command("replay", "Small", "--branch", "b", "--json", saves=saves).stdout
    assert json.loads(watched)["state_hash"] == told["state_hash"]
    assert json.loads(watched)["to"].endswith("30:00")
    said = command("saves", "branch", "Small", saves=saves, expect=2).stderr
    assert said == "expected a checkpoint, or --at and a moment\n"
