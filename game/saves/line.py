"""The line of play of a branch, from the first checkpoint of the town to the last of the branch."""

import sqlite3
from bisect import bisect_right
from dataclasses import dataclass

from game.saves.played import Row, read_rows
from game.saves.reading import Checkpoint, Lineage, last_played, lineage_of, read_checkpoints, tip_of


@dataclass(frozen=True, slots=True)
class Line:
    """Checkpoints and stretches of play, each in the order of play."""

    branch: int
    lineage: Lineage
    checkpoints: list[Checkpoint]
    rows: list[Row]

    def row_after(self, checkpoint: Checkpoint) -> int:
        """Index of the first stretch that was played after a checkpoint; one beyond the last if there is none."""
        return bisect_right(self.rows, checkpoint.id, key=lambda row: row.checkpoint)

    def arrives(self, number: int) -> Checkpoint | None:
        """The checkpoint at which a stretch ends, if it does, and that was not thinned out."""
        saved = self.rows[number].checkpoint
        if number + 1 < len(self.rows) and self.rows[number + 1].checkpoint == saved:
            return None
        return next((checkpoint for checkpoint in self.checkpoints if checkpoint.id == saved), None)

    def at_or_before(self, tick: int) -> Checkpoint:
        """The last checkpoint at or before a tick that is not before the first."""
        return self.checkpoints[bisect_right(self.checkpoints, tick, key=lambda checkpoint: checkpoint.tick) - 1]

    def after(self, tick: int) -> Checkpoint | None:
        """The first checkpoint after a tick."""
        return next((checkpoint for checkpoint in self.checkpoints if checkpoint.tick > tick), None)


def line_of(connection: sqlite3.Connection, branch: int | None) -> Line:
    """The line of a branch, of the one that was played last if none is named. Raises `DamageError`."""
    checkpoints = list(read_checkpoints(connection))
    tip = last_played(connection) if branch is None else tip_of(connection, branch)
    lineage = lineage_of(connection, tip)
    own = [c for part in lineage for c in checkpoints if c.branch == part.branch and c.id <= part.upto.id]
    return Line(branch or tip.branch, lineage, own, read_rows(connection, lineage))
