"""When a town is saved by itself, and that it is said at once if it cannot be."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import config, headless
from game.opening import open_session
from game.session import AUTOSAVE_REST, AUTOSAVE_WAITS, Session
from game.world.clock import DAY, HOUR


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """The example town, in a file, just saved."""
    opened = open_session(config.maps_folder() / "example", [], "5", tmp_path, "Lane", "")
    opened.step()
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("ticks", "seconds", "due"),
    [
        (HOUR, AUTOSAVE_REST + 1, True),
        (HOUR - 1, AUTOSAVE_REST + 1, False),
        (HOUR, AUTOSAVE_REST - 5, False),
        (DAY, 1, True),  # as fast as it goes, a day passes in seconds
        (DAY - 1, 1, False),
        (1, AUTOSAVE_WAITS + 1, True),  # a slow model: minutes of real time are worth keeping
        (0, 10 * AUTOSAVE_WAITS, False),  # paused
    ],
)
def test_an_autosave_is_due_by_game_time_and_by_the_players(
    session: Session, ticks: int, seconds: float, due: bool
) -> None:
    session._saved_tick = session.world.tick - ticks
    session._saved_at -= seconds
    assert session.autosave_is_due() == due


def test_none_is_due_while_one_is_still_being_written(session: Session) -> None:
    assert session.file is not None
    with session.file._lock:
        session.save("auto")
        session._saved_tick -= 2 * DAY
        assert not session.autosave_is_due()
    session.file.flush()
    assert session.autosave_is_due()


def test_without_a_file_none_is_ever_due(tmp_path: Path) -> None:
    session = open_session(config.maps_folder() / "example", [], "5", tmp_path, "", "")
    session._saved_tick -= 2 * DAY
    assert not session.autosave_is_due()
    assert session.save() is None and session.outcomes() == []
    session.close()


def test_an_autosave_that_fails_is_said_at_once_and_ends_nothing(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert session.file is not None
    session.file._connection.execute("PRAGMA query_only = ON")
    session.save("auto")
    session.file.flush()
    headless._tell(session)
    said = f"{session.file.path}: cannot be written: the file or its folder is read-only\n"
    assert capsys.readouterr().err == said
    session.file._connection.execute("PRAGMA query_only = OFF")
    session.step()
    session.save("auto")
    session.file.flush()
    headless._tell(session)
    assert capsys.readouterr().err == ""


def test_a_town_in_a_read_only_folder_is_played_from_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import errno
    import tempfile

    open_session(config.maps_folder() / "example", [], "5", tmp_path / "saves", "Lane", "").close()
    before = (tmp_path / "saves" / "Lane.town").read_bytes()
    monkeypatch.setattr(config, "user_data", lambda: tmp_path / "own")

    def refuse(**more: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    headless.run_town(None, [], "", tmp_path / "saves", "", "Lane", 0.01, True)
    copy = tmp_path / "own" / "saves" / "Lane.town"
    assert f"cannot be written, so a copy is played and saved: {copy}\n" in capsys.readouterr().err
    assert (tmp_path / "saves" / "Lane.town").read_bytes() == before
    again = open_session(None, [], "", copy.parent, "", "Lane")
    assert again.world.tick == 86
    again.close()
