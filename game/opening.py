"""Opening a town: a new one from its folder, or a saved one from its file."""

import random
from pathlib import Path

from game import config
from game.answering import Answering
from game.errors import InputError, TownError
from game.saves.town_file import TownFile
from game.session import Session
from game.towns.files import PersonFile
from game.towns.load import load_town, load_world
from game.world.people import Person
from game.world.places import Town

_NOT_IN_NAMES = '<>:"/\\|?*'


def open_session(
    folder: Path | None,
    people: list[str],
    seed: str,
    saves: Path,
    name: str,
    load: str,
    read_only: bool = False,
    answering: Answering | None = None,
) -> Session:
    """A session on the saved town `load`, or on a new one of `folder`, kept in a file if `name` is given.

    The rules answer if `answering` is left out."""
    if load:
        return _open_saved(_existing(saves, load), folder, read_only, answering)
    if folder is None:
        raise InputError("no town was given")
    world = load_world(folder, seed or _draw_seed(), people)
    file = TownFile.create(town_path(saves, name), world, folder) if name else None
    return Session(world, file, answering=answering)


def town_path(saves: Path, name: str) -> Path:
    """The file of a town by its name. Raises `InputError` if the name cannot be a file's."""
    if (
        not name.strip()
        or any(c in _NOT_IN_NAMES or ord(c) < 32 for c in name)
        or name.strip(". ") != name
        or len(name.encode()) > 200
    ):
        raise InputError(f"{name!r} cannot be a town's name: expected letters, digits, spaces and -_.()")
    return saves / f"{name.removesuffix('.town')}.town"


def _existing(saves: Path, name: str) -> Path:
    path = town_path(saves, name)
    if not path.is_file():
        there = ", ".join(sorted(p.stem for p in saves.glob("*.town"))) or "none yet"
        raise InputError(f"{path}: there is no such town; there are: {there}")
    return path


def free_name(saves: Path, title: str) -> str:
    """`Smallville`, or `Smallville 2`, ...: a name that no town has yet."""
    names = [title, *(f"{title} {number}" for number in range(2, 10_000))]
    return next(name for name in names if not (saves / f"{name}.town").exists())


def _open_saved(path: Path, folder: Path | None, read_only: bool, answering: Answering | None) -> Session:
    file = TownFile.open(path, read_only)
    place = folder or _folder_of(file)
    return Session(file.load(lambda people: _town_of(place, people)), file, answering=answering)


def _folder_of(file: TownFile) -> Path:
    """The folder that a saved town was played from: by its name among the game's own, else where it was."""
    own = config.maps_folder() / file.town_name
    if own.is_dir():
        return own
    if file.town_folder.is_dir():
        return file.town_folder
    raise TownError(
        f"{file.path}: was played in the town folder {file.town_folder}, which is gone; name it with --town"
    )


def _town_of(folder: Path, people: list[Person]) -> Town:
    """The geography; whose rooms are whose follows from the people."""
    return load_town(folder, [PersonFile(name=p.name, home=p.home, work=p.work) for p in people])


def _draw_seed() -> str:
    """A seed for those who gave none: the only chance that is not itself seeded."""
    return str(random.SystemRandom().randrange(1_000_000))
