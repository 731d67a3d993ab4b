"""Towns to send to a friend: one file of one branch or of all, and back from such a file."""

from contextlib import ExitStack, suppress
from pathlib import Path
from sqlite3 import SQLITE_LIMIT_ATTACHED, Connection
from typing import Any

from game.errors import SaveError
from game.saves.connecting import looking, refuse_in_play
from game.saves.faults import telling
from game.saves.making import copy_into, making
from game.saves.naming import town_path
from game.saves.pruning import cut_off
from game.saves.reading import branch_named, lineage_of, read_branches, read_meta, tip_of
from game.saves.rows import crc
from game.saves.verify import verified
from game.saves.writing import write_played_last

_ZIP, _LOOKED_AT = b"PK\x03\x04", 64


def export_town(path: Path, out: Path, branch: str = "") -> dict[str, Any]:
    """Write a town, or what one of its branches rests on, as a town file of its own; what was written.

    It is as small as it gets, holds no index of memories, and does not say where on this computer the town was
    played. Raises `SaveError`, for one if the file exists.
    """
    with looking(path) as town, making(out) as copy:
        copy_into(town, copy)
        if branch:
            _keep_only(copy, branch_named(copy, path, branch))
        _forget_the_folder(copy)
        _make_small(copy)
        said = verified(copy)
    return {"file": str(out), "size": out.stat().st_size, "holds": said}


def import_town(file: Path, saves: Path, name: str = "") -> dict[str, Any]:
    """Take a town file from elsewhere into a folder of saves, after checking every row; what was taken.

    Raises `SaveError` if it is none or not whole, or the name is taken; the file itself is never changed.
    """
    target = town_path(saves, name or file.stem)
    with telling(target):
        saves.mkdir(parents=True, exist_ok=True)
    _refuse_no_town(file)
    with looking(file) as town:
        said = verified(town)
        with making(target) as copy:
            copy_into(town, copy)
    with suppress(OSError):
        target.with_suffix(".index").mkdir(exist_ok=True)  # to be filled when it is first played: nothing is lost
    return {"name": target.stem, "file": str(target), "size": target.stat().st_size, "holds": said}


def _refuse_no_town(file: Path) -> None:
    """Say what a file is that many may take for a town."""
    refuse_in_play(file)  # opened and closed here, it would be open to other copies of the game
    with telling(file), ExitStack() as stack:
        if not file.is_file():
            raise SaveError(f"{file}: {'is a folder' if file.is_dir() else 'there is no such file'}")
        begins = stack.enter_context(file.open("rb")).read(_LOOKED_AT)
    if begins.startswith(_ZIP):
        raise SaveError(f"{file}: is a ZIP archive: unpack it, and import the .town file that is in it")
    if begins.lstrip()[:1] in (b"{", b"["):
        raise SaveError(f"{file}: is JSON, which is for reading: export the town as a .town file, and import that")


def _keep_only(copy: Connection, branch: int) -> None:
    """Take out all that a branch does not rest on."""
    copy.execute("BEGIN IMMEDIATE")
    write_played_last(copy, branch)
    parts = {part.branch: part.upto for part in lineage_of(copy, tip_of(copy, branch))}
    for other in read_branches(copy):
        cut_off(copy, other, parts.get(other))
        if other not in parts and other != branch:
            copy.execute("DELETE FROM branch WHERE id = ?", (other,))
    copy.execute("COMMIT")


def _forget_the_folder(copy: Connection) -> None:
    name = read_meta(copy)["town"]
    copy.execute("UPDATE meta SET value = ?, crc = ? WHERE key = 'folder'", (name, crc("folder", name)))


def _make_small(copy: Connection) -> None:
    """Leave out free pages, so that nothing that was deleted is sent along."""
    before = copy.setlimit(SQLITE_LIMIT_ATTACHED, 1)  # SQLite builds the smaller file beside this one
    copy.execute("VACUUM")
    copy.setlimit(SQLITE_LIMIT_ATTACHED, before)
