"""What the window asks of the disk and of model servers (view/intents.py: `Chore`), each on a thread of its own.

Nothing here touches a world. A server is asked only where the player asked for that server by its address, and the key
in the environment goes along only if the player said so.
"""

import queue
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import config
from game.errors import GameError
from game.settings import SETTINGS_FILE, data_folder, key_offered, load_settings
from game.view.beginnings import (
    Examination,
    Found,
    Kept,
    KeptTown,
    Minds,
    Read,
    Resident,
    TownFolder,
)
from game.view.intents import (
    CheckName,
    Chore,
    Examine,
    ListModels,
    ListTowns,
    ReadFolders,
    ReadInMind,
    ReadSettings,
    Reckon,
    Reply,
)
from game.view.words import moment_words, time_of_day, wall_words

if TYPE_CHECKING:
    from game.llm.model import Cancel
    from game.saves.listing import SaveInfo
    from game.world.places import Town

_LISTING = 5.0
"""Seconds that a server has to list its models."""


class Backstage:
    """Takes chores; replies come to `replies`."""

    def __init__(self, saves: Path, replies: "queue.SimpleQueue[Reply]") -> None:
        self._saves, self._replies = saves, replies
        self._cancels: dict[int, Cancel] = {}

    def take(self, chore: Chore) -> None:
        """Begin a chore."""
        from game.llm.model import Cancel

        cancel = self._cancels[chore.number] = Cancel()
        work = self._work(chore, cancel)
        threading.Thread(target=self._do, args=(chore, work), name="chore", daemon=True).start()

    def break_off(self, number: int) -> None:
        """Nobody waits for a chore any more."""
        if cancel := self._cancels.get(number):
            cancel.stop()

    def stop(self) -> None:
        """Break all of them off."""
        for number in list(self._cancels):
            self.break_off(number)

    def _do(self, chore: Chore, work: Callable[[], object]) -> None:
        try:
            reply = Reply(chore.number, work())
        except Exception as error:
            known = isinstance(error, GameError) or hasattr(error, "remedy")
            said = f"{error} {getattr(error, 'remedy', '')}".strip()
            reply = Reply(chore.number, fault=said if known else f"{type(error).__name__}: {error}")
        self._cancels.pop(chore.number, None)
        self._replies.put(reply)

    def _work(self, chore: Chore, cancel: "Cancel") -> Callable[[], object]:
        match chore:
            case ListTowns():
                return lambda: kept_towns(self._saves)
            case ReadFolders():
                return town_folders
            case CheckName():
                return lambda: check_name(self._saves, chore.name)
            case ReadInMind():
                return lambda: read_in_mind(chore)
            case Reckon():
                return lambda: reckoned(chore.minds, chore.people)
            case ListModels():
                return lambda: models_of(chore.minds, cancel)
            case Examine():
                return lambda: examine(chore.minds, chore.into, cancel)
            case ReadSettings():
                return lambda: kept_settings(self._saves)


def kept_towns(saves: Path) -> tuple[KeptTown, ...]:
    """The towns of a folder, the latest first."""
    from game.saves.listing import list_saves

    long_ago = datetime.min.replace(tzinfo=UTC)
    infos = sorted(list_saves(saves), key=lambda info: info.saved or long_ago, reverse=True)
    return tuple(_kept(info) for info in infos)


def _kept(info: "SaveInfo") -> KeptTown:
    moment = moment_words(info.moment) if info.moment else ""
    saved = wall_words(info.saved.astimezone()) if info.saved else ""
    hour = info.moment.hour if info.moment else 12
    return KeptTown(info.name, info.town, info.people, moment, saved, info.size / 1e6, info.fault, info.picture, hour)


def town_folders(maps: Path | None = None) -> tuple[TownFolder, ...]:
    """The towns that come with the game, or that were put beside them; Smallville first."""
    maps = maps or config.maps_folder()
    folders = [path for path in sorted(maps.iterdir()) if (path / f"{path.name}.tmx").is_file()]
    folders.sort(key=lambda path: path != config.town_folder(None))
    return tuple(map(town_folder, folders))


def town_folder(folder: Path) -> TownFolder:
    """What is in a town folder, with its fault if it cannot be played."""
    from game.towns.load import load_town, read_people
    from game.towns.looks import full_look
    from game.world.homes import free_places

    try:
        files = read_people(folder)
        town = load_town(folder, files)
    except GameError as fault:
        return TownFolder(str(folder), folder.name, "", (), {}, str(fault))
    people = tuple(Resident(f.name, f.age, tuple(f.traits), full_look(f.name, f.look), f.home) for f in files)
    start = f"{town.start:%A} {town.start.day} {town.start:%B} {town.start.year}, {time_of_day(town.start)}"
    return TownFolder(str(folder), town.title, start, people, free_places(town, ()))


def check_name(saves: Path, name: str) -> bool:
    """Whether a new town may be called so. Raises `SaveError` if not."""
    from game.errors import SaveError
    from game.saves.naming import town_path

    if name and town_path(saves, name).exists():
        raise SaveError(f"There is a town called {name} already.")
    return True


def read_in_mind(chore: ReadInMind) -> tuple[Read, ...]:
    """What is understood of each line."""
    from game.seeding import all_understood

    town = _town(chore.folder)
    found = all_understood(chore.lines, chore.people, town)
    return tuple(Read(one.line, one.seed is not None, one.told) for one in found)


@lru_cache(maxsize=4)
def _town(folder: str) -> "Town":
    from game.towns.load import load_town

    return load_town(Path(folder), [])


def flags_of(minds: Minds) -> dict[str, Any]:
    """What the player chose about who answers, as settings (dotted names)."""
    own = load_settings(data_folder() / SETTINGS_FILE, {}).model
    key = "environment" if minds.use_key else "file" if own.key_file else "none"
    if minds.answers == "rules":
        return {"answers": "rules"}
    return {
        "answers": minds.answers,
        "model.base_url": minds.address or None,
        "model.name": minds.model or None,
        "model.key": key,
    }


def kept_settings(saves: Path) -> Kept:
    """The settings as they are in the file."""
    folder = data_folder()
    settings = load_settings(folder / SETTINGS_FILE)
    model = settings.model
    minds = Minds(settings.answers, model.base_url, model.name, model.key == "environment")
    caps = {name: float(value) for name, value in settings.caps.model_dump().items()}
    return Kept(minds, settings.pace, caps, key_offered(), str(folder), str(saves))


def reckoned(minds: Minds, people: int) -> str:
    """What a game day costs, in words; how many people and which setting it is for stand beside it in the window."""
    from game.estimating import a_day
    from game.settings import OPENAI

    if minds.answers == "rules":
        return ""
    told = a_day(minds.answers, minds.address or OPENAI, minds.model, people)
    return told.partition(": ")[2]


def models_of(minds: Minds, cancel: "Cancel") -> tuple[str, ...]:
    """What a server lists. Raises `GameError`, `ModelError`."""
    from game.settings import server_for

    server = server_for(_settings(minds).model, _environment(minds))
    try:
        return tuple(server.models(_LISTING, cancel))
    finally:
        server.close()


def examine(minds: Minds, into: Examination, cancel: "Cancel") -> bool:
    """Have a doctor look at a server; each finding is told as it is made."""
    from game.settings import doctor_for

    try:
        doctor = doctor_for(flags_of(minds) | {"model.base_url": minds.address or None}, _environment(minds))
        doctor.cancel = cancel
        doctor.on_finding = lambda f: into.found.append(Found(f.about, f.good, f.said, f.remedy))
        try:
            return doctor.examine().usable
        finally:
            doctor.close()
    finally:
        into.over = True


def _settings(minds: Minds) -> Any:
    return load_settings(data_folder() / SETTINGS_FILE, {}, flags_of(minds))


def _environment(minds: Minds) -> Mapping[str, str]:
    """The environment with no address of its own in it: the one that was typed counts."""
    import os

    hidden = {"OPENAI_BASE_URL"} if minds.use_key else {"OPENAI_BASE_URL", "OPENAI_API_KEY"}
    return {name: value for name, value in os.environ.items() if name not in hidden}
