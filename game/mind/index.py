"""The durable index of memories: vectors by meaning, kept by Chroma in a child process (`index_process`).

A help, never the truth: it may be deleted at any time and is rebuilt from the town file. One daemon thread talks to
the child, so that nobody else ever waits for a pipe; `add` returns at once.
"""

import hashlib
import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.mind.index_process import read_frame, to_bytes, to_vectors, write_frame

Floats = NDArray[np.float32]
Told = Callable[[str], None]

BATCH = 100
"""Entries in one write: about 0.1 s in the child, so that a question or the end never waits longer."""
GRACE = 0.4
"""Seconds the child has to end by itself before it is killed."""


class MemoryIndexError(Exception):
    """The index cannot answer: the message says why, in one sentence."""


class _BrokenError(Exception):
    """The child died, or said that its store is broken."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One memory on its way into the index."""

    person: str
    branch: str
    """The branch that made the memory."""
    ordinal: int
    text_hash: str
    kind: str
    created: int
    vector: Floats

    @property
    def id(self) -> str:
        """The same memory always has the same id; adding it again replaces it."""
        return f"{self.person}/{self.branch}/{self.ordinal}"

    def row(self) -> dict[str, str | int]:
        """What is kept beside the vector."""
        return {
            "person": self.person,
            "branch": self.branch,
            "ordinal": self.ordinal,
            "hash": self.text_hash,
            "kind": self.kind,
            "created": self.created,
        }


@dataclass(frozen=True, slots=True)
class Found:
    """An entry that a search by meaning found."""

    person: str
    branch: str
    ordinal: int
    text_hash: str
    score: float
    """Cosine similarity."""


class Place(NamedTuple):
    """Where a memory stands: in the stream of one person, made by a branch."""

    branch: str
    ordinal: int


@dataclass(frozen=True, slots=True)
class Stored:
    """What the index holds of one memory."""

    text_hash: str
    vector: Floats


@dataclass(slots=True)
class _Job:
    """A question for the child; an empty one only marks a place in the queue."""

    header: dict[str, Any]
    payload: bytes
    reply: Future[list[tuple[dict[str, Any], bytes]]]


def collection_name(embedder: str, size: int) -> str:
    """A plain ASCII name for the vectors of one embedder (Chroma allows 3 to 512 of a-zA-Z0-9._-)."""
    plain = re.sub(r"[^a-zA-Z0-9]+", "-", embedder).strip("-").lower()[:60]
    digest = hashlib.blake2b(embedder.encode("utf-8", "replace"), digest_size=4).hexdigest()
    return f"m-{plain}-{digest}-{size}"


def _silent(words: str) -> None:
    """Nobody is told."""


class Index:
    """The client: starts the child at the first question, restarts it if it dies, and moves a damaged store aside."""

    def __init__(self, folder: Path, collection: str, size: int, told: Told = _silent) -> None:
        """`told` gets a sentence when something went wrong, on the index's own thread."""
        self.error = ""
        """Why the index has given up; empty while it works."""
        self.generation = 0
        """Counts the times that the store was begun anew: what was added before is no longer there."""
        self._folder = folder.resolve()
        self._about = {"collection": collection, "size": size}
        self._size = size
        self._told = told
        self._jobs: queue.PriorityQueue[tuple[int, int, _Job | None]] = queue.PriorityQueue()
        self._serial = count()
        self._child: subprocess.Popen[bytes] | None = None
        self._closing = False
        self._thread: threading.Thread | None = None

    # -- what others call ---------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Start the child without waiting for it, so that the first read finds it ready (it takes about 1 s)."""
        self._put(0, {"op": "read", "person": ""}, b"")

    def add(self, entries: Sequence[Entry]) -> None:
        """Write entries behind; returns at once. Adding an entry again replaces it."""
        for start in range(0, len(entries), BATCH):
            batch = entries[start : start + BATCH]
            header = {"op": "add", "ids": [entry.id for entry in batch], "rows": [entry.row() for entry in batch]}
            self._put(1, header, to_bytes(np.stack([entry.vector for entry in batch])))

    def read(self, person: str, timeout: float = 10.0) -> dict[Place, Stored]:
        """All that is held of one person. Blocks, never for the frame's thread. Raises MemoryIndexError."""
        held: dict[Place, Stored] = {}
        if self._thread is None and not self._folder.exists():
            return held  # a new town: nothing is worth starting the child for
        for header, payload in self._ask({"op": "read", "person": person}, b"", timeout):
            vectors = to_vectors(payload, self._size)
            for (branch, ordinal, text_hash), vector in zip(header["rows"], vectors, strict=True):
                held[Place(branch, ordinal)] = Stored(text_hash, vector)
        return held

    def query(
        self, vector: Floats, n: int, where: Mapping[str, Any] | None = None, timeout: float = 10.0
    ) -> list[Found]:
        """The `n` entries nearest in meaning, best first; `where` as Chroma says it. Blocks and raises as `read`."""
        header = {"op": "query", "count": n, "where": dict(where) if where else None}
        [(answer, _)] = self._ask(header, to_bytes(vector), timeout)
        return [Found(*row) for row in answer["rows"]]

    def flush(self, timeout: float) -> bool:
        """Wait until all that was added before is written; False if that takes longer than `timeout` seconds."""
        if self._thread is None:
            return True
        try:
            self._put(1, {}, b"").result(timeout)
        except (MemoryIndexError, TimeoutError):
            return False
        return True

    def close(self) -> None:
        """End the child within half a second; what is not written by then is made again at the next start."""
        self._closing = True
        if self._thread is None:
            return
        self._jobs.put((-1, next(self._serial), None))
        self._thread.join(GRACE)
        if self._child is not None:
            self._child.kill()
        self._thread.join(0.1)

    # -- the queue ----------------------------------------------------------------------------------------------

    def _ask(self, header: dict[str, Any], payload: bytes, timeout: float) -> list[tuple[dict[str, Any], bytes]]:
        try:
            return self._put(0, header, payload).result(timeout)
        except TimeoutError:
            raise MemoryIndexError(f"The index of memories did not answer within {timeout:g} seconds") from None

    def _put(self, priority: int, header: dict[str, Any], payload: bytes) -> Future[list[tuple[dict[str, Any], bytes]]]:
        """Queue a question: reads go before writes, writes in their order."""
        job = _Job(header, payload, Future())
        if self._closing or self.error:
            job.reply.set_exception(MemoryIndexError(self.error or "The index of memories is closed"))
            return job.reply
        self._jobs.put((priority, next(self._serial), job))
        if self._thread is None:
            self._thread = threading.Thread(target=self._talk, name="index", daemon=True)
            self._thread.start()
        return job.reply

    def _talk(self) -> None:
        """The index's own thread: one question after another until the end."""
        while (job := self._jobs.get()[2]) is not None:
            try:
                job.reply.set_result(self._answer(job) if job.header else [])
            except MemoryIndexError as fault:
                job.reply.set_exception(fault)
        self._stop()
        while not self._jobs.empty():
            if job := self._jobs.get()[2]:
                job.reply.set_exception(MemoryIndexError("The index of memories is closed"))

    def _answer(self, job: _Job) -> list[tuple[dict[str, Any], bytes]]:
        """Ask; if that breaks something try again, first with a new child, then with a new store."""
        for remedy in (self._stop, self._set_aside, self._give_up):
            if self._closing or self.error:
                break
            try:
                return list(self._exchange(job))
            except (_BrokenError, OSError) as fault:
                if not self._closing:
                    remedy(str(fault))
        raise MemoryIndexError(self.error or "The index of memories is closed")

    def _exchange(self, job: _Job) -> Iterator[tuple[dict[str, Any], bytes]]:
        """One question to the child and all frames of its answer."""
        to_child, from_child = self._pipes()
        write_frame(to_child, self._about | job.header, job.payload)
        more = True
        while more:
            frame = read_frame(from_child)
            if frame is None:
                raise _BrokenError("its process ended unexpectedly")
            self._check(frame[0])
            more = frame[0].get("more", False)
            yield frame

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        """To the child and from it; it is started if it does not run."""
        if self._child is None:
            try:
                self._child = _start(self._folder)
            except OSError as fault:  # says nothing about the store
                self._give_up(f"its process cannot be started: {fault}")
                raise MemoryIndexError(self.error) from fault
        assert self._child.stdin and self._child.stdout
        return self._child.stdin, self._child.stdout

    def _check(self, header: dict[str, Any]) -> None:
        """Raise what an answer says went wrong."""
        fault = header.get("fault")
        if fault == "refused":
            raise MemoryIndexError(f"The index of memories refused the question: {header['words']}")
        if fault == "absent":
            self._give_up(header["words"])
            raise MemoryIndexError(self.error)
        if fault:
            raise _BrokenError(header["words"])

    # -- remedies -----------------------------------------------------------------------------------------------

    def _stop(self, why: str = "") -> None:
        """End the child: politely by the end of its stdin, else at once."""
        child, self._child = self._child, None
        if child is None or not child.stdin or not child.stdout:
            return
        with suppress(OSError):  # what was still to be flushed into a dead child
            child.stdin.close()
        try:
            child.wait(0 if why else GRACE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        child.stdout.close()

    def _set_aside(self, why: str) -> None:
        """Rename a damaged store, never delete it, and begin a new one."""
        self._stop(why)
        if self._folder.exists():
            aside = next(name for n in count(1) if not (name := _damaged(self._folder, n)).exists())
            try:
                self._folder.rename(aside)
            except OSError as fault:
                return self._give_up(f"{why}; its folder cannot be renamed: {fault}")
            print(f"{self._folder}: {why}", file=sys.stderr)
            self._told(f"The index of memories was damaged; it was kept as {aside.name} and is being rebuilt.")
        self.generation += 1

    def _give_up(self, why: str) -> None:
        """No more questions: the game goes on without its index."""
        self._stop(why)
        self.error = f"The index of memories cannot be used: {why}"
        self._told(self.error)


def lacking(folder: Path) -> str:
    """What is said of an index that has to be made; the folder of a town that was just taken in is empty."""
    if not folder.is_dir():
        return "The index of memories is not there; it is being rebuilt."
    return "" if any(folder.iterdir()) else "Preparing memories ..."


def _damaged(folder: Path, number: int) -> Path:
    return folder.with_name(f"{folder.name}.damaged-{number}")


def _start(folder: Path) -> subprocess.Popen[bytes]:
    """Start the child beside this `game`, wherever it is installed, with no console and out of Ctrl-C's reach."""
    quiet = {"ANONYMIZED_TELEMETRY": "False", "OTEL_SDK_DISABLED": "true", "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "game.mind.index_process", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
        env=os.environ | quiet,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
