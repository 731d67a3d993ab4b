"""Where things are, and how the process is set up before anything heavy is imported."""

import os
import sys
from pathlib import Path

APP = "smallville"
_SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread yields the interpreter: at Python's own 5 ms the window drops to 46 frames a
second beside the cognition thread (MEASURED, section 1)."""


def prepare_process() -> None:
    """Set what must be set before pygame and numpy are imported, unless the user has set it."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform.startswith("linux"):
        # Without a GPU a flip through OpenGL costs 6 to 15 ms, without it about one.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    sys.setswitchinterval(_SWITCH_INTERVAL)


def data_root() -> Path:
    """The folder that holds `maps` and `assets`: the clone, or what the wheel carries."""
    package = Path(__file__).resolve().parent
    clone = package.parent
    return clone if (clone / "maps").is_dir() and (clone / "main.py").is_file() else package / "_data"


def is_clone() -> bool:
    """Whether the game runs from a clone and not from an installed wheel."""
    return data_root() != Path(__file__).resolve().parent / "_data"


def maps_folder() -> Path:
    """Where the towns are."""
    return data_root() / "maps"


def assets_folder() -> Path:
    """Where the art is."""
    return data_root() / "assets"


def town_folder(given: Path | None) -> Path:
    """The town to play: what was given, else Smallville."""
    return given if given is not None else maps_folder() / "smallville"


def saves_folder(given: Path | None = None) -> Path:
    """Where town files are kept: what was given, else `SMALLVILLE_SAVES`, else the clone's or the user's own folder.

    It need not exist: looking makes no folder, the first town does.
    """
    return given or _from_environment() or (data_root() / "saves" if is_clone() else user_data() / "saves")


def _from_environment() -> Path | None:
    told = os.environ.get("SMALLVILLE_SAVES", "")
    return Path(told).expanduser() if told else None


def user_data() -> Path:
    """The user's data folder for this game, as each system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Smallville"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Smallville"
    told = Path(os.environ.get("XDG_DATA_HOME") or "unset")
    return (told if told.is_absolute() else Path.home() / ".local" / "share") / APP
