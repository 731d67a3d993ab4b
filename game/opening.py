"""Opening a town: a new one from its folder, or a saved one from its file."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from game import config
from game.answering import Answering
from game.errors import InputError, TownError
from game.saves.naming import existing, wanted
from game.saves.naming import town_path as town_path
from game.saves.town_file import TownFile
from game.saves.writable import to_play
from game.seeding import all_understood
from game.session import Session
from game.towns.files import PersonFile
from game.towns.load import load_town, load_world, read_people
from game.world.commands import MoveIn
from game.world.homes import a_home
from game.world.moving import clauses_of
from game.world.people import Person
from game.world.places import Town
from game.world.world import World


def open_session(
    folder: Path | None,
    people: list[str],
    seed: str,
    saves: Path,
    name: str,
    load: str,
    read_only: bool = False,
    answering: Answering | None = None,
    newcomers: Sequence[MoveIn] = (),
    in_mind: Sequence[str] = (),
) -> Session:
    """A session on the saved town `load`, or on a new one of `folder`, kept in a file if `name` is given.

    `load` may name a branch or a checkpoint too (`saves/naming`). The rules answer if `answering` is left out. A new
    town has the `newcomers` beside its own people, and they have `in_mind` what is said there (`seeding`).
    """
    if load:
        if name or people or seed:
            raise InputError("--load goes on with a town as it is: leave --name, --people and --seed out")
        return _open_saved(saves, load, folder, read_only, answering)
    if folder is None:
        raise InputError("no town was given")
    world = _new_world(folder, people, seed or _draw_seed(), newcomers, in_mind)
    file = TownFile.create(town_path(saves, name), world, folder) if name else None
    session = Session(world, file, answering=answering)
    session.folder = folder
    return session


def _new_world(
    folder: Path, people: list[str], seed: str, newcomers: Sequence[MoveIn], in_mind: Sequence[str]
) -> World:
    """The town at its start."""
    if not newcomers and not in_mind:
        return load_world(folder, seed, people)
    files = [file for file in read_people(folder) if not people or file.name in people]
    town, made = load_town(folder, files), list[PersonFile]()
    for one in newcomers:
        made.append(_file_of(one, town, [*files, *made]))
    names = [file.name for file in (*files, *made)]
    seeds = [read.seed for read in all_understood(in_mind, names, town) if read.seed]
    return load_world(folder, seed, people, made, seeds)


def _file_of(one: MoveIn, town: Town, people: Sequence[PersonFile]) -> PersonFile:
    """Somebody who was created, as a file of the town's people has them; they know every public place."""
    home = one.home or a_home(town, people)
    knows = list(dict.fromkeys(room.sector for room in town.rooms.values() if room.public))
    about = "; ".join(clauses_of(one.name, one.about))
    return PersonFile(
        name=one.name, age=one.age, traits=list(one.traits), home=home, work=one.work, knows=knows,
        biography=about, look=one.look,
    )  # fmt: skip


def free_name(saves: Path, title: str) -> str:
    """`Smallville`, or `Smallville 2`, ...: a name that no town has yet."""
    names = [title, *(f"{title} {number}" for number in range(2, 10_000))]
    return next(name for name in names if not (saves / f"{name}.town").exists())


def _open_saved(saves: Path, load: str, folder: Path | None, read_only: bool, answering: Answering | None) -> Session:
    asked = wanted(load)
    path, warning = existing(saves, asked.town), ""
    if not read_only:
        path, warning = to_play(path, config.user_data() / "saves")
    file = TownFile.open(path, read_only)
    try:
        branch = file.tree.find(asked.branch).id if asked.branch else None
        place = folder_of(file, folder)
        session = Session(file.load(town_finder(file, place), asked.checkpoint, branch), file, answering=answering)
        session.folder = place
    except BaseException:
        file.close()
        raise
    if warning:
        session.notices.put(warning)
    return session


def town_finder(file: TownFile, folder: Path | None = None) -> Callable[[list[Person]], Town]:
    """What finds the geography of a saved town, in a folder or in its own, for the people of a checkpoint.

    Raises `InputError` if the folder is another town's, `TownError` if its own is gone.
    """
    place = folder_of(file, folder)
    return lambda people: _town_of(place, people)


def folder_of(file: TownFile, folder: Path | None = None) -> Path:
    """The folder in which a saved town is played: the one that is given, else its own.

    Raises `InputError` if that is another town's, `TownError` if its own is gone.
    """
    place = folder or _folder_of(file)
    if place.name != file.town_name and (other := load_town(place, []).title) != file.title:
        raise InputError(f"{file.path}: was played in {file.title} ({file.town_name}), not in {other} ({place})")
    return place


def _folder_of(file: TownFile) -> Path:
    """The folder that a saved town was played from: by its name among the game's own, else where it was."""
    own = config.maps_folder() / file.town_name
    for place in (own, file.town_folder):
        with suppress(OSError):  # a stranger's file may name what no disk could hold
            if place.is_dir():
                return place
    raise TownError(
        f"{file.path}: was played in the town folder {file.town_folder}, which is gone; name it with --town"
    )


def _town_of(folder: Path, people: list[Person]) -> Town:
    """The geography; whose rooms are whose follows from the people."""
    return load_town(folder, [PersonFile(name=p.name, home=p.home, work=p.work) for p in people])


def _draw_seed() -> str:
    """A seed for those who gave none: the only chance that is not itself seeded."""
    return str(random.SystemRandom().randrange(1_000_000))
