"""Kills at any moment: what was acknowledged is there."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from tests.saves.puppet import created, lived, run, the_town
from tests.saves.shared import PROJECT, folder_of

SAVER = """
import sys
from pathlib import Path
from game.world.memories import NewMemory
from tests.saves.puppet import created, lived, run
world = lived(0)
file = created(Path(sys.argv[1]), world)
while True:
    run(world, 30)
    file.save(world, "auto")
    file.flush()
    assert not file.failed, file.failed
    print(world.tick, flush=True)
"""


@pytest.mark.parametrize("acknowledged", [1, 4, 9])
def test_a_kill_in_the_middle_of_saves_loses_nothing_that_was_acknowledged(path: Path, acknowledged: int) -> None:
    saver = subprocess.Popen([sys.executable, "-c", SAVER, str(path)], cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    assert saver.stdout is not None
    ticks = [int(saver.stdout.readline()) for _ in range(acknowledged)]
    saver.kill()
    ticks += [int(line) for line in saver.communicate()[0].splitlines(keepends=True) if line.endswith("\n")]
    left = folder_of(path)
    assert verify(path).whole
    assert folder_of(path) == left
    with closing(TownFile.open(path)) as file:
        world = file.load(the_town)
        assert world.tick >= ticks[-1]
        assert state_hash(world) == state_hash(lived(world.tick))
        file.save(run(world, 30))
    assert list(folder_of(path)) == [path.name]
    assert verify(path).whole


MAKER = """
import os, signal, sys
from pathlib import Path
from game.saves import making
from tests.saves.puppet import created, lived
making._put_in_place = lambda aside, path: os.kill(os.getpid(), signal.SIGKILL)
created(Path(sys.argv[1]), lived(0))
"""


def test_a_kill_just_before_a_new_town_is_whole_leaves_its_name_free(path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", MAKER, str(path)], cwd=PROJECT)
    assert killed.returncode != 0
    assert not path.exists()
    created(path, lived(0)).close()
    assert verify(path).whole
