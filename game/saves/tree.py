"""The tree of branches and checkpoints of a town that is open: what the player can do with it.

    file.tree.branch(7, "what if")      goes on from checkpoint 7 once it is loaded: `file.load(..., branch=id)`

Nothing here touches the world that is played. Raises `SaveError` with a sentence for what cannot be.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from game.errors import SaveError
from game.saves.connecting import begin_writing
from game.saves.faults import telling
from game.saves.pruning import branch_points, delete_branch, delete_checkpoints, next_id, rewrite
from game.saves.reading import Checkpoint, branch_named, read_branches, read_checkpoints, tip_of
from game.saves.rows import clean, crc
from game.saves.writing import Branch

LONGEST_NOTE = 500
LONGEST_NAME = 60


class Tree:
    """Of one open town; `settle` waits until every save is down, `in_use` tells what play goes on from."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        lock: threading.RLock,
        settle: Callable[[], None],
        in_use: Callable[[], tuple[int, int]] | None,
    ) -> None:
        """`in_use` gives the branch in play and the checkpoint it stands on, zeros for none; without it all of this
        only looks."""
        self._path, self._connection, self._lock, self._settle, self._in_use = path, connection, lock, settle, in_use

    def branches(self) -> dict[int, Branch]:
        """All branches by id."""
        with self._reading():
            return {number: Branch(number, *told) for number, told in read_branches(self._connection).items()}

    def checkpoints(self) -> list[Checkpoint]:
        """All checkpoints, the oldest first."""
        with self._reading():
            return list(read_checkpoints(self._connection))

    def find(self, words: str) -> Branch:
        """A branch by its name or, if none is called so, by its number."""
        with self._reading():
            found = branch_named(self._connection, self._path, words)
        return self.branches()[found]

    def tip(self, branch: int) -> int:
        """The checkpoint at which a branch goes on: its last, or the one that it parted at."""
        with self._reading():
            return tip_of(self._connection, branch).id

    def last_made(self) -> int | None:
        """The checkpoint that the player made last in the branch in play, else the one at which that begins; None
        where it begins with the town."""
        played, standing = self.using()
        own = [c.id for c in self.checkpoints() if c.kind == "manual" and (c.branch == played or not played)]
        there = self.branches().get(played)
        return own[-1] if own else (there.parent if there else standing) or None

    def way_on(self, checkpoint: int) -> tuple[int | None, str]:
        """In which branch play goes on from a checkpoint without leaving the one in play: that one if it ends there,
        else a new one (None), called like it."""
        played = self.using()[0]
        there = self.branches().get(played)
        if there is None or self.tip(played) == checkpoint:
            return (there.id if there else None), ""
        return None, there.name[: LONGEST_NAME - 5] if there.parent else ""

    def branch(self, checkpoint: int, name: str = "") -> Branch:
        """A new branch that goes on from a checkpoint; it costs one row. Without a name it gets a number."""
        self._checkpoint(checkpoint)
        with self._writing():
            number = max(next_id(self._connection, "branch"), self.using()[0] + 1)
            told = self._checked(name) if name else free_name(read_branches(self._connection), f"branch {number}")
            new = Branch(number, told, checkpoint)
            values = (new.id, new.name, new.parent)
            self._connection.execute("INSERT INTO branch VALUES (?, ?, ?, ?)", (*values, crc(*values)))
        return new

    def rename(self, branch: int, name: str) -> str:
        """Call a branch something else; what it is called now."""
        with self._writing():
            parent = read_branches(self._connection)[branch][1]
            new = self._checked(name, branch)
            values = (new, crc(branch, new, parent), branch)
            self._connection.execute("UPDATE branch SET name = ?, crc = ? WHERE id = ?", values)
        return new

    def note(self, checkpoint: int, words: str) -> str:
        """Write another note to a checkpoint; what it says now."""
        self._checkpoint(checkpoint)
        said = one_line(words, LONGEST_NOTE)
        with self._writing():
            rewrite(self._connection, checkpoint, "note", said)
        return said

    def delete_branch(self, branch: int) -> list[int]:
        """Take a branch away, but for what others share with it: all that led to where they part. Ids of the
        checkpoints that went."""
        (played, standing), there = self.using(), self.checkpoints()
        if branch == played:
            raise SaveError(f"{self._path}: {self._called(branch)!r} is being played")
        if all(checkpoint.branch == branch for checkpoint in there):
            raise SaveError(f"{self._path}: {self._called(branch)!r} is all that there is of this town")
        with self._writing():
            name, own = self._called(branch), sum(checkpoint.branch == branch for checkpoint in there)
            gone = delete_branch(self._connection, branch, standing)
            if own and not gone:
                raise SaveError(f"{self._path}: other branches rest on all that is left of {name!r}")
        return gone

    def delete_checkpoint(self, checkpoint: int) -> None:
        """Take a checkpoint away; a branch of which it was all goes with it."""
        found, there = self._checkpoint(checkpoint), self.checkpoints()
        if checkpoint == self.using()[1]:
            raise SaveError(f"{self._path}: what is being played goes on from checkpoint {checkpoint}")
        if len(there) == 1:
            raise SaveError(f"{self._path}: checkpoint {checkpoint} is all that there is of this town")
        if checkpoint == there[0].id:
            raise SaveError(f"{self._path}: the town begins with checkpoint {checkpoint}, and so does every replay")
        with self._writing():
            if checkpoint in branch_points(self._connection):
                raise SaveError(f"{self._path}: another branch goes on from checkpoint {checkpoint}")
            if sum(other.branch == found.branch for other in there) == 1:
                delete_branch(self._connection, found.branch)
            else:
                delete_checkpoints(self._connection, found.branch, [checkpoint])

    def _called(self, branch: int) -> str:
        return read_branches(self._connection)[branch][0]

    def _checkpoint(self, wanted: int) -> Checkpoint:
        for checkpoint in self.checkpoints():
            if checkpoint.id == wanted:
                return checkpoint
        raise SaveError(f"{self._path}: has no checkpoint {wanted}")

    def using(self) -> tuple[int, int]:
        """The branch in play and the checkpoint that it stands on; zeros for none."""
        return self._in_use() if self._in_use else (0, 0)

    def _checked(self, words: str, own: int = 0) -> str:
        name = one_line(words, LONGEST_NAME).strip()
        if not name or name.startswith("#"):
            raise SaveError(f"{words!r} cannot be a branch's name: expected some words, not beginning with #")
        others = {name.casefold() for number, (name, _) in read_branches(self._connection).items() if number != own}
        if name.casefold() in others:
            raise SaveError(f"{self._path}: has a branch {name!r} already")
        return name

    @contextmanager
    def _reading(self) -> Iterator[None]:
        self._settle()
        with telling(self._path), self._lock:
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A transaction: all of it is down afterwards, or nothing."""
        if self._in_use is None:
            raise SaveError(f"{self._path}: was opened only to be looked at")
        with self._reading():
            begin_writing(self._connection)
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


def free_name(branches: Mapping[int, tuple[str, int]], words: str) -> str:
    """A name that no branch has yet, as like to some words as may be."""
    taken = {name.casefold() for name, _ in branches.values()}
    names = (words, *(f"{words} ({number})" for number in range(2, 10_000)))
    return next(name for name in names if name.casefold() not in taken)


def one_line(words: str, longest: int) -> str:
    """What the player wrote, as one line that can be shown anywhere."""
    return "".join(c for c in clean(words) if c.isprintable())[:longest]
