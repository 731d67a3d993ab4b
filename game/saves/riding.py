"""What is kept in a town file beside the world, and written together with its checkpoints."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Rider(Protocol):
    """Written in the transaction of each checkpoint, on the thread of the writer: the bill, the log of thoughts."""

    def ready(self) -> None:
        """A checkpoint was asked for: what comes from now on is to be written with a later one."""
        ...

    def write(self, connection: sqlite3.Connection, branch: int, checkpoint: int) -> None:
        """Write what is not down yet. What it raises fails the whole checkpoint."""
        ...

    def down(self) -> None:
        """What was written last is committed."""
        ...


@dataclass(frozen=True, slots=True)
class Keep:
    """Riders to be written without a checkpoint."""

    riders: Sequence[Rider]
    branch: int
    id: int
    """Of the next checkpoint."""
