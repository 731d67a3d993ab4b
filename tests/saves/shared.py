"""What the tests of town files share."""

from contextlib import closing
from pathlib import Path

from game.saves.state import state_hash
from game.saves.town_file import TownFile
from tests.saves.puppet import the_town

PROJECT = Path(__file__).parents[2]


def hash_of(path: Path, checkpoint: int | None = None) -> str:
    """The state of a checkpoint, by somebody who only looks."""
    with closing(TownFile.open(path, read_only=True)) as file:
        return state_hash(file.load(the_town, checkpoint))


def folder_of(path: Path) -> dict[str, bytes]:
    """All files beside a town, with their bytes."""
    return {p.name: p.read_bytes() for p in sorted(path.parent.iterdir())}
