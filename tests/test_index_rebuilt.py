"""The index of memories may be lost or spoilt at any time: the town is played at once, and it is rebuilt."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import config
from game.mind.index import Found
from game.opening import open_session
from game.saves.state import state_hash
from game.session import Session, index_folder

TRIO = ["Isabella", "Arthur", "Sam"]
QUESTION = "the party on Valentine's Day"


def written(session: Session) -> Session:
    """Everybody has thought back, and all of it is in the index."""
    assert session.index is not None and session.file is not None
    session.file.flush()
    for person in session.world.people.values():
        session.recall.recall(person.name, person.stream.view(), QUESTION, session.world.tick, 5)
    while session.write_behind():
        pass
    assert session.index.flush(60.0)
    return session


def top_five(session: Session) -> list[Found]:
    return session.vectors.search(QUESTION, 5, lambda found: True)


def spoil(folder: Path) -> None:
    for file in folder.rglob("*"):
        if file.is_file():
            file.write_bytes(b"spoilt " * 3)


@pytest.mark.parametrize(("harm", "said"), [(shutil.rmtree, "is not there"), (spoil, "was damaged")])
def test_a_lost_or_spoilt_index_is_rebuilt_while_the_town_is_played(
    tmp_path: Path, harm: Callable[[Path], None], said: str
) -> None:
    session = open_session(config.town_folder(None), TRIO, "5", tmp_path, "Trio", "")
    for _ in range(30):
        session.step()
    session.save("manual")
    before, state = top_five(written(session)), state_hash(session.world)
    assert len(before) == 5
    session.close()
    harm(index_folder(tmp_path / "Trio.town"))
    again = open_session(None, [], "", tmp_path, "", "Trio")
    assert state_hash(again.world) == state
    for _ in range(20):
        again.step()
    assert top_five(written(again)) == before
    words = [again.notices.get_nowait() for _ in range(again.notices.qsize())]
    assert len(words) == 1 and said in words[0] and "being rebuilt" in words[0]
    again.close()
    whole = open_session(None, [], "", tmp_path, "", "Trio")
    assert top_five(written(whole)) == before and whole.notices.empty()
    whole.close()
