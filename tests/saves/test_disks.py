"""Disks that are full or cannot be written: a sentence, and what was down stays."""

import errno
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.listing import show_save
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.saves.writable import to_play
from game.world.clock import HOUR
from game.world.world import World
from tests.saves.puppet import run, the_town
from tests.saves.shared import folder_of, hash_of


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


def test_what_came_of_each_save_is_told_once_it_is_known(full: tuple[TownFile, World], saved: Path) -> None:
    file, world = full
    assert [(o.id, o.kind, o.failed) for o in file.outcomes()] == [(4, "auto", file.failed)]
    file._connection.execute("PRAGMA max_page_count = 100000")
    file.save(world, "manual")
    file.flush()
    assert [(o.id, o.kind, o.failed) for o in file.outcomes()] == [(5, "manual", "")]
    assert file.outcomes() == []
    file.close()


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which nothing can be written, also for a user who may do everything."""

    def refuse(*args: object, **more: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)


def test_a_town_that_can_be_written_is_played_where_it_is(saved: Path, tmp_path: Path) -> None:
    before = folder_of(saved)
    assert to_play(saved, tmp_path / "elsewhere") == (saved, "")
    assert folder_of(saved) == before


def test_a_town_that_cannot_be_written_is_played_from_a_copy_and_that_is_said(
    saved: Path, tmp_path: Path, read_only: None
) -> None:
    before, expected = saved.read_bytes(), hash_of(saved)
    for name in ("small", "small 2"):
        path, said = to_play(saved, tmp_path / "else" / "where")
        assert path == tmp_path / "else" / "where" / f"{name}.town"
        assert said == f"{saved}: cannot be written, so a copy is played and saved: {path}"
        assert hash_of(path) == expected and verify(path).whole
    assert saved.read_bytes() == before


def test_a_disk_that_is_almost_full_is_said_before_play(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=3 * 2**19)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    path, said = to_play(saved, tmp_path)
    assert (path, said) == (saved, f"{saved}: only 1.5 MB are free on this disk: saving may fail")
