"""Towns to try things on."""

from contextlib import closing
from pathlib import Path

import pytest

from game.world.clock import HOUR
from tests.saves.puppet import created, lived, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "small.town"


@pytest.fixture
def saved(path: Path) -> Path:
    """A town with three checkpoints: at the start, after one hour, and after two."""
    world = lived(0)
    with closing(created(path, world)) as file:
        for note in ("first", "second"):
            file.save(run(world, HOUR), "manual", note)
    return path
