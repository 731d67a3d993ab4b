"""A town file is made whole or not at all, and never over another."""

import os
import time
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.making import making
from game.saves.town_file import TownFile
from game.saves.verify import verify
from tests.saves.puppet import created, lived
from tests.saves.shared import folder_of


def test_creating_never_overwrites_a_town(saved: Path) -> None:
    before = folder_of(saved)
    with pytest.raises(SaveError, match="there is already a town of this name"):
        created(saved, lived(0))
    assert folder_of(saved) == before


def test_a_creation_that_was_killed_at_once_may_be_repeated(path: Path) -> None:
    path.write_bytes(b"")
    with pytest.raises(SaveError, match="is not a town file"):
        TownFile.open(path)
    created(path, lived(0)).close()
    assert verify(path).whole


def test_a_folder_that_is_missing_is_made_with_the_first_town(tmp_path: Path) -> None:
    created(tmp_path / "new" / "saves" / "small.town", lived(0)).close()
    assert verify(tmp_path / "new" / "saves" / "small.town").whole


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "no").write_bytes(b"a file")
    with pytest.raises(SaveError, match=r"small\.town: cannot be read or written"):
        created(tmp_path / "no" / "small.town", lived(0))


def test_what_goes_wrong_while_a_town_is_made_leaves_nothing_behind(path: Path) -> None:
    with pytest.raises(SaveError, match=r"small\.town: cannot be saved: the disk is full"), making(path) as connection:
        connection.execute("CREATE TABLE one (value TEXT)")
        connection.execute("PRAGMA max_page_count = 2")
        connection.execute("INSERT INTO one VALUES (hex(zeroblob(20000)))")
    assert list(path.parent.iterdir()) == []


def test_who_is_first_keeps_the_name(path: Path) -> None:
    with pytest.raises(SaveError, match="there is already a town of this name"), making(path) as connection:
        connection.execute("CREATE TABLE late (value TEXT)")
        path.write_bytes(b"somebody was faster")
    assert folder_of(path) == {"small.town": b"somebody was faster"}


def test_what_a_kill_left_long_ago_is_swept_away_and_what_is_new_is_not(path: Path) -> None:
    for name, age in (("small.town.0a.new", 3600), ("small.town.0b.new", 1), ("other.town.0c.new", 3600)):
        left = path.with_name(name)
        left.write_bytes(b"half")
        os.utime(left, (time.time() - age, time.time() - age))
    created(path, lived(0)).close()
    assert list(folder_of(path)) == ["other.town.0c.new", "small.town", "small.town.0b.new"]
