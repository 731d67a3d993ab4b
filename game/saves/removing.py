"""Deleting a whole town."""

import re
import shutil
from glob import escape
from pathlib import Path

from game.saves.connecting import connect_to_play, disconnect, looking, refuse_in_play
from game.saves.faults import telling


def delete_town(path: Path) -> None:
    """Delete a town with its index of memories, and with those that were set aside. Raises `SaveError` for one that is
    open, or is no town file."""
    refuse_in_play(path)
    with looking(path):  # a file of another kind is none of our business
        pass
    connection, _ = connect_to_play(path)  # refused while another copy of the game has it
    disconnect(path, connection)
    with telling(path):
        path.unlink()
    for index in path.parent.glob(f"{escape(path.stem)}.index*"):
        if re.fullmatch(r"\.index(\.damaged-\d+)?", index.name.removeprefix(path.stem)):
            shutil.rmtree(index, ignore_errors=True)
