"""What towns may be called, where their files are, and how a branch or a checkpoint of one is named: `Two:what if`."""

from dataclasses import dataclass
from pathlib import Path

from game.errors import SaveError

_NOT_IN_NAMES = '<>:"/\\|?*'
_JOINERS = "\u200c\u200d"
"""Invisible, but part of how words of some scripts are written; other such signs only make names look alike."""
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
"""What Windows takes for a device, whatever follows the first dot."""
_LONGEST = 200
"""Bytes: with `.town` and what SQLite puts beside it, a name fits into every file system."""
_ENDING = ".town"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody asked to be loaded."""

    town: str
    branch: str = ""
    """Empty: the one that was played last."""
    checkpoint: int | None = None


def wanted(words: str) -> Wanted:
    """Understand `NAME`, `NAME:BRANCH` and `NAME:#CHECKPOINT`. Raises `SaveError`."""
    town, colon, where = words.partition(":")
    if colon and not where:
        raise SaveError(f"{words}: expected NAME:BRANCH, or NAME:#7 for checkpoint 7")
    if not where.startswith("#"):
        return Wanted(town, where)
    if not (where[1:].isascii() and where[1:].isdecimal() and len(where) < 12):
        raise SaveError(f"{words}: {where} is not the number of a checkpoint, expected something like #7")
    return Wanted(town, "", int(where[1:]))


def town_path(saves: Path, name: str) -> Path:
    """The file of a town by its name. Raises `SaveError` if the name cannot be a file's on every system."""
    bare = name.removesuffix(_ENDING)
    if not bare.strip() or bare.strip(". ") != bare or not all(map(_may_be_in_a_name, bare)):
        raise SaveError(f"{name!r} cannot be a town's name: expected letters, digits, spaces and -_.()")
    if len(bare.encode("utf-8", "replace")) > _LONGEST:
        raise SaveError(f"a town's name may have {_LONGEST} letters (of some scripts, fewer): {bare[:40]}... has more")
    if bare.split(".")[0].strip().lower() in _DEVICES:
        raise SaveError(f"{name!r} cannot be a town's name: it means a device on Windows")
    return saves / f"{bare}{_ENDING}"


def existing(saves: Path, name: str) -> Path:
    """The file of a town that is there. Raises `SaveError` with the names of those that are."""
    path = town_path(saves, name)
    if not path.is_file():
        raise missing(path)
    return path


def town_files(saves: Path) -> list[Path]:
    """All town files of a folder that need not exist, by name."""
    return sorted(path for path in saves.glob(f"*{_ENDING}") if path.is_file())


def missing(path: Path) -> SaveError:
    """There is no such file: said with the names of what is there."""
    if not path.parent.is_dir():
        return SaveError(f"{path}: there is no such town, and no folder {path.parent}")
    there = ", ".join(file.stem for file in town_files(path.parent)) or "none yet"
    return SaveError(f"{path}: there is no such town; there are: {there}")


def _may_be_in_a_name(sign: str) -> bool:
    return sign not in _NOT_IN_NAMES and (sign.isprintable() or sign in _JOINERS)
