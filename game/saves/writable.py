"""Whether a town can be saved where it is: said before it is played, not after."""

import errno
import shutil
import tempfile
from pathlib import Path

from game.saves.connecting import refuse_in_play
from game.saves.faults import telling
from game.saves.making import copy_town

_SCARCE = 8 * 2**20
"""Bytes: a game day takes up to five million."""
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


def to_play(path: Path, elsewhere: Path) -> tuple[Path, str]:
    """The file to play a town in, and what the player should know: a copy where it cannot be written.

    The copy is kept in the folder `elsewhere`, under a name that is free there. Raises `SaveError`.
    """
    refuse_in_play(path)
    if not _is_read_only(path):
        return path, _scarce(path)
    with telling(elsewhere):
        elsewhere.mkdir(parents=True, exist_ok=True)
    names = (path.stem, *(f"{path.stem} {number}" for number in range(2, 10_000)))
    copy = next(place for name in names if not (place := elsewhere / f"{name}.town").exists())
    copy_town(path, copy)
    return copy, f"{path}: cannot be written, so a copy is played and saved: {copy}"


def _is_read_only(path: Path) -> bool:
    """Whether the file, or the folder in which its log is kept, may not be written. Changes nothing."""
    try:
        with tempfile.TemporaryFile(dir=path.parent), path.open("r+b"):
            return False
    except OSError as error:
        return error.errno in _FORBIDDEN


def _scarce(path: Path) -> str:
    """A warning if the disk is almost full."""
    with telling(path):
        free = shutil.disk_usage(path.parent).free
    return f"{path}: only {free / 2**20:.1f} MB are free on this disk: saving may fail" if free < _SCARCE else ""
