"""Who may open a town file, and how: two copies of the game never write one town."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.listing import list_saves, save_info, show_save
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from tests.saves.puppet import created, lived, run, the_town
from tests.saves.shared import PROJECT, folder_of


def test_a_second_copy_of_the_game_is_refused_and_may_look(saved: Path) -> None:
    code = """
import sys
from contextlib import closing
from pathlib import Path
from game.errors import SaveError
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from tests.saves.puppet import the_town
path = Path(sys.argv[1])
try:
    TownFile.open(path)
except SaveError as error:
    print(error)
with closing(TownFile.open(path, read_only=True)) as file:
    print(state_hash(file.load(the_town)))
"""
    for writing in (False, True):
        with closing(TownFile.open(saved)) as file:
            world = file.load(the_town)
            if writing:
                file.save(run(world, 50))
                file.flush()
            assert save_info(saved).fault == ""  # looking from inside must not let the lock go
            assert verify(saved).whole
            done = subprocess.run(
                [sys.executable, "-c", code, str(saved)], cwd=PROJECT, capture_output=True, text=True, check=True
            )
            assert done.stdout.splitlines() == [f"{saved}: is open in another copy of the game", state_hash(world)]


def test_a_town_is_opened_once_in_one_game(saved: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        for read_only in (False, True):
            with pytest.raises(SaveError, match="is already open in this game"):
                TownFile.open(saved, read_only)
        file.load(the_town)
    TownFile.open(saved).close()


def test_a_missing_town_is_said_with_what_is_there(saved: Path) -> None:
    with pytest.raises(SaveError, match="there is no such town; there are: small"):
        TownFile.open(saved.with_name("large.town"))
    with pytest.raises(SaveError, match="there is no such town; there are: small"):
        show_save(saved.parent, "large")


@pytest.mark.parametrize("name", ["Сумерки", "小镇 ☕", "a#b?c%20d", "x" * 200])
def test_names_in_any_script_and_of_any_length_work(tmp_path: Path, name: str) -> None:
    path = tmp_path / ("deep" * 20) / f"{name}.town"
    path.parent.mkdir()
    with closing(created(path, lived(0))) as file:
        file.save(lived(0))
    assert [info.name for info in list_saves(path.parent)] == [name]
    assert verify(path).whole
    assert list(folder_of(path)) == [path.name]
