"""A town in play: settled between ticks, saved, and gone back to."""

from pathlib import Path

from game import config
from game.opening import open_session
from game.saves.state import state_hash
from game.session import Session
from tests.playing import load_last

TRIO = ["Isabella", "Arthur", "Sam"]


def session_in(folder: Path, name: str = "Trio") -> Session:
    return open_session(config.town_folder(None), TRIO, "5", folder, name, "")


def test_a_town_is_settled_once_the_thoughts_of_a_tick_are_answered(tmp_path: Path) -> None:
    session = session_in(tmp_path, "")
    session.begin()
    assert not session.settled and session.world.in_flight
    assert session.settle(30.0)
    assert session.settled and not session.world.in_flight
    session.close()


def test_going_back_to_the_last_save_undoes_what_came_after(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    for _ in range(30):
        session.step()
    session.save("manual")
    saved = state_hash(session.world)
    for _ in range(30):
        session.step()
    later = state_hash(session.world)
    session.save("auto")
    assert load_last(session) and state_hash(session.world) == saved
    for _ in range(30):
        session.step()
    assert state_hash(session.world) == later
    session.save("auto")
    session.close()


def test_there_is_nothing_to_go_back_to_before_the_player_saved(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    assert not load_last(session)
    session.close()


def test_what_was_saved_is_found_in_the_index_of_memories_when_the_town_is_opened_again(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    for _ in range(30):
        session.step()
    session.save("manual")
    assert session.file is not None and session.index is not None
    session.file.flush()
    session.write_behind()
    session.index.flush(60.0)  # a slow machine may need longer than closing the town waits
    session.close()
    again = open_session(None, [], "", tmp_path, "", "Trio")
    person = again.world.people["Isabella Rodriguez"]
    assert again.index is not None
    held = again.index.read(person.name)
    assert {place.ordinal for place in held} >= set(range(1, 20))
    again.close()
