"""Deleting a whole town."""

import shutil
from pathlib import Path

from game.saves.connecting import connect_to_play, disconnect, looking, refuse_in_play
from game.saves.faults import telling


def delete_town(path: Path) -> None:
    """Delete a town with its index of memories. Raises `SaveError` for one that is open, or is no town file."""
    refuse_in_play(path)
    with looking(path):  # a file of another kind is none of our business
        pass
    connection, _ = connect_to_play(path)  # refused while another copy of the game has it
    disconnect(path, connection)
    with telling(path):
        path.unlink()
    shutil.rmtree(path.with_suffix(".index"), ignore_errors=True)
