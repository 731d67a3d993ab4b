"""Writing a town file: one checkpoint in one transaction, and the thread that does it beside the game."""

import hashlib
import json
import queue
import sqlite3
import threading
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from game.saves.connecting import begin_writing
from game.saves.faults import DamageError, unsaved
from game.saves.played import Stretch, write_played
from game.saves.reading import LAST_PLAYED
from game.saves.riding import Keep, Rider
from game.saves.rows import TEXT_LIMIT, Beside, blob_crc, changes, crc, memory_values, pack_changes
from game.saves.state import Snapshot, StreamCopy, talk_json
from game.saves.thinning import thin
from game.world.clock import DAY
from game.world.conversations import Conversation
from game.world.memories import Memory

_NEW_MEMORY = "INSERT INTO memory VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NEW_CHECKPOINT = "INSERT INTO checkpoint VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of checkpoints; `parent` is the checkpoint it goes on from, 0 for the first."""

    id: int
    name: str
    parent: int


Picture = bytes | Callable[[], bytes]
"""A thumbnail, or what makes it: that is called on the thread of the writer."""


@dataclass(frozen=True, slots=True)
class Job:
    """A checkpoint to be written."""

    id: int
    branch: Branch
    kind: str
    note: str
    picture: Picture | None
    snapshot: Snapshot
    played: tuple[Stretch, ...] = ()
    """What was played since the checkpoint before."""
    onto: "Down | None" = None
    """For the head of a branch that is not the one in play: what the file holds of it."""
    riders: Sequence[Rider] = ()
    """What is written with it that is not of the world."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one save."""

    id: int
    kind: str
    failed: str
    """Why it is not down, in a sentence; empty if it is."""


@dataclass(frozen=True, slots=True)
class Down:
    """What the file holds of the branch in play: the next checkpoint is written as what changed since."""

    besides: Mapping[str, Beside] = field(default_factory=dict)
    talks: int = 0
    whole_day: int = -1
    """Game day on which what is beside the memories was last written whole."""

    def length(self, person: str) -> int:
        """How many memories of a person are down."""
        return len(self.besides[person].accessed) if person in self.besides else 0


def write_meta(connection: sqlite3.Connection, meta: Mapping[str, str]) -> None:
    """Say what the file is about; inside the caller's transaction."""
    connection.executemany("INSERT INTO meta VALUES (?, ?, ?)", [(k, v, crc(k, v)) for k, v in meta.items()])


def write_played_last(connection: sqlite3.Connection, branch: int) -> None:
    """Remember that play went on in a branch; inside the caller's transaction."""
    values = (LAST_PLAYED, str(branch))
    connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (*values, crc(*values)))


def write_checkpoint(connection: sqlite3.Connection, job: Job, down: Down) -> Down:
    """Write a checkpoint inside the caller's transaction; what is down once that is committed."""
    branch, snapshot = job.branch, job.snapshot
    connection.execute(
        "INSERT OR IGNORE INTO branch VALUES (?, ?, ?, ?)",
        (branch.id, branch.name, branch.parent, crc(branch.id, branch.name, branch.parent)),
    )
    day = snapshot.tick // DAY
    whole = day != down.whole_day
    besides = 0
    for person, copy in snapshot.streams.items():
        if copy.length < down.length(person):
            raise ValueError(f"{person} remembers less than was saved before: this is another town")
        _write_memories(connection, branch.id, person, copy.rows[down.length(person) : copy.length])
        besides += _write_beside(connection, job, person, copy, down.besides.get(person, Beside()), whole)
    _write_talks(connection, branch.id, down.talks, snapshot.talks[down.talks : snapshot.talk_count])
    _write_state(connection, job, besides)
    write_played(connection, branch.id, job.id, job.played)
    if job.onto is None:
        write_played_last(connection, branch.id)
    return Down({person: copy.beside for person, copy in snapshot.streams.items()}, snapshot.talk_count, day)


def _write_memories(connection: sqlite3.Connection, branch: int, person: str, rows: Sequence[Memory]) -> None:
    values = ((branch, person, *memory_values(memory)) for memory in rows)
    connection.executemany(_NEW_MEMORY, ((*row, crc(*row)) for row in values))


def _write_beside(
    connection: sqlite3.Connection, job: Job, person: str, copy: StreamCopy, old: Beside, whole: bool
) -> int:
    """Write what changed about somebody's memories; how many rows that took: 0 or 1."""
    found = changes(Beside() if whole else old, copy.beside, copy.rows)
    if not found and not whole:
        return 0
    blob = pack_changes(found)
    key = (job.branch.id, person, job.id, int(whole))
    connection.execute("INSERT INTO beside VALUES (?, ?, ?, ?, ?, ?)", (*key, blob, crc(*key, blob_crc(blob))))
    return 1


def _write_talks(connection: sqlite3.Connection, branch: int, have: int, talks: Sequence[Conversation]) -> None:
    bodies = ((branch, have + n, talk_json(talk).decode()) for n, talk in enumerate(talks, start=1))
    connection.executemany("INSERT INTO talk VALUES (?, ?, ?, ?)", ((*row, crc(*row)) for row in bodies))


def _write_state(connection: sqlite3.Connection, job: Job, besides: int) -> None:
    snapshot, picture = job.snapshot, job.picture() if callable(job.picture) else job.picture
    if len(snapshot.state) > TEXT_LIMIT:
        raise ValueError("this town has grown beyond what a town file can hold")
    row = (
        job.id,
        job.branch.id,
        snapshot.tick,
        snapshot.moment.isoformat(),
        job.kind,
        job.note,
        datetime.now(UTC).isoformat(timespec="seconds"),
        json.dumps({name: copy.length for name, copy in snapshot.streams.items()}, ensure_ascii=False),
        snapshot.talk_count,
        besides,
        hashlib.sha256(snapshot.state).hexdigest(),
        blob_crc(picture),
    )
    connection.execute(_NEW_CHECKPOINT, (*row, crc(*row), zlib.compress(snapshot.state), picture))


class Writer:
    """Writes checkpoints on a thread of its own, one after the other, so that no frame waits for the disk."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, lock: threading.RLock, down: Down, at: int = 0
    ) -> None:
        """`down` is what the file holds already; the lock is held while a checkpoint is written."""
        self.failed = ""
        """Why the last checkpoint is not down, in a sentence; empty if it is."""
        self.down = down
        self.at = at
        """The checkpoint that the world in play goes on from, 0 before anything was loaded."""
        self._owed: tuple[Stretch, ...] = ()
        self._path, self._connection, self._lock = path, connection, lock
        self._queue: queue.Queue[Job | Keep | None] = queue.Queue()
        self._outcomes: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="saves", daemon=True)
        self._thread.start()

    def submit(self, job: Job | Keep) -> None:
        """Have a checkpoint, or something beside the world, written soon."""
        self._queue.put(job)

    @property
    def busy(self) -> bool:
        """Whether something that was submitted is not down yet."""
        return self._queue.unfinished_tasks > 0

    def outcomes(self) -> list[Outcome]:
        """What has come of checkpoints since this was last asked, in their order."""
        found = []
        with suppress(queue.Empty):
            while True:
                found.append(self._outcomes.get_nowait())
        return found

    def wait(self) -> None:
        """Return once everything submitted was written, or has failed."""
        self._queue.join()

    def start_from(self, down: Down, at: int) -> None:
        """Another world is played now, as a checkpoint has it. What an earlier save did not get down is let go. Only
        after `wait`."""
        self.down, self.at, self._owed = down, at, ()

    def stop(self) -> None:
        """End the thread once everything submitted was written, or has failed."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            try:
                self._write(job)
                self.failed = ""
            except Exception as error:  # whatever it is: a save that is not down is never lost without a word
                self.failed = unsaved(self._path, error)
            finally:
                if isinstance(job, Job):
                    self._outcomes.put(Outcome(job.id, job.kind, self.failed))
                self._queue.task_done()
        self._queue.task_done()

    def _write(self, job: Job | Keep) -> None:
        if isinstance(job, Job) and job.onto is None:  # what a failed save did not get down goes with the next
            self._owed += job.played
            job = replace(job, played=self._owed)
        with self._lock:
            begin_writing(self._connection)
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                down = self._write_job(job)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # a full disk has rolled back by itself
                    self._connection.execute("ROLLBACK")
                raise
            if isinstance(job, Job) and job.onto is None:
                self.down, self.at, self._owed = down, job.id, ()
            for rider in job.riders:
                rider.down()
            if isinstance(job, Job) and job.kind == "auto":
                self._thin(job.branch.id)

    def _thin(self, branch: int) -> None:
        """Let old autosaves go. Where that fails (one is damaged, the disk is full) all stay: the save is down."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            thin(self._connection, branch)
            self._connection.execute("COMMIT")
        except (DamageError, ValueError, TypeError, zlib.error, sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _write_job(self, job: Job | Keep) -> Down:
        """Write all that a job is about; what is down once that is committed."""
        for rider in job.riders:
            rider.write(self._connection, job.branch.id if isinstance(job, Job) else job.branch, job.id)
        return self.down if isinstance(job, Keep) else write_checkpoint(self._connection, job, job.onto or self.down)
