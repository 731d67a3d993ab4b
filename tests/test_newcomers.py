"""People who were created: before a town begins, and moving in while it is played, also from a file of acts."""

from pathlib import Path

import pytest

from game import config
from game.errors import InputError
from game.headless import run_town
from game.opening import open_session
from game.saves.state import state_hash
from game.towns.acts import read_acts
from game.towns.load import load_world
from game.towns.looks import full_look
from game.world.commands import MoveIn, MoveOut
from tests.playing import steps

EXAMPLE = config.maps_folder() / "example"
DEE = MoveIn(
    "Dee Fox", full_look("Dee Fox", {}), 50, ("dry",), "Dee Fox mends clocks. She is a friend of Otis Fenn.",
)  # fmt: skip


def test_a_new_town_has_them_in_a_bed_with_what_they_know(tmp_path: Path) -> None:
    session = open_session(EXAMPLE, [], "1", tmp_path, "", "", newcomers=[DEE])
    dee, others = session.world.people["Dee Fox"], list(session.world.people)
    assert others == ["Nell Archer", "Otis Fenn", "Priya Vale", "Dee Fox"]
    assert dee.asleep and dee.home in session.world.town.rooms and dee.tile != session.world.people["Otis Fenn"].tile
    assert [m.text for m in dee.stream.rows] == ["Dee Fox mends clocks", "Dee Fox is a friend of Otis Fenn"]
    assert dee.ties["Otis Fenn"].closeness == 6
    session.close()


def test_only_they_may_live_there(tmp_path: Path) -> None:
    session = open_session(EXAMPLE, ["Dee Fox"], "1", tmp_path, "", "", newcomers=[DEE])
    assert list(session.world.people) == ["Dee Fox"]
    session.close()


def moved(folder: Path, name: str) -> str:
    """A morning in which somebody moves in and another out; the hash at its end."""
    session = open_session(EXAMPLE, [], "1", folder, name, "")
    steps(session, 20)
    session.command([DEE])
    steps(session, 200)
    session.command([MoveOut("Nell Archer")])
    steps(session, 200)
    if name:
        session.save()
    found = state_hash(session.world)
    session.close()
    return found


def test_whoever_moved_in_and_out_is_so_in_the_save_and_play_goes_on_the_same(tmp_path: Path) -> None:
    assert moved(tmp_path, "") == moved(tmp_path, "Lane")
    again = open_session(None, [], "", tmp_path, "", "Lane")
    assert state_hash(again.world) == moved(tmp_path, "")
    assert "Dee Fox" in again.world.people and "Nell Archer" in again.world.away
    assert again.world.town.rooms[again.world.people["Dee Fox"].home].owners[-1] == "Dee Fox"
    steps(again, 50)
    again.close()


ACTS = """
[[act]]
at = "day 1 06:30"
do = "move in"
name = "Dee Fox"
age = 50
traits = ["dry"]
about = "Dee Fox mends clocks"

[[act]]
at = "day 1 08:00"
do = "move out"
person = "Nell"
"""


def test_a_file_of_acts_moves_people_in_and_out(tmp_path: Path) -> None:
    (tmp_path / "acts.toml").write_text(ACTS, "utf-8")
    run_town(EXAMPLE, [], "1", tmp_path, "Lane", "", 0.1, True, [tmp_path / "acts.toml"], None)
    again = open_session(None, [], "", tmp_path, "", "Lane")
    assert list(again.world.people) == ["Otis Fenn", "Priya Vale", "Dee Fox"]
    again.close()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [("age = 50", "age = 3", "an age of 3"), ('"dry"', '"' + "d" * 50 + '"', "at most 12 traits"),
     ('about = "Dee Fox mends clocks"', 'home = "Nowhere:room"', "there is no room 'Nowhere:room'")],
)  # fmt: skip
def test_acts_that_cannot_be_say_why_before_they_are_played(tmp_path: Path, old: str, new: str, why: str) -> None:
    (tmp_path / "acts.toml").write_text(ACTS.replace(old, new), "utf-8")
    with pytest.raises(InputError, match=why):
        read_acts([tmp_path / "acts.toml"], load_world(EXAMPLE, "1"), 10_000)
