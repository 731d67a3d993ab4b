"""A town file in play: saving beside the game, going back to what was saved, and branches.

    file = TownFile.create(path, world, town_folder)     or  TownFile.open(path); world = file.load(find_town)
    file.save(world, "auto")                             returns at once; `file.failed` says what went wrong
    file.close()

Saves go on in the branch of what was loaded; after a checkpoint that was not the last of its branch, the first save
begins a new branch, which costs one row. What the player does with branches and checkpoints is `file.tree`.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from game.errors import SaveError
from game.saves.connecting import (
    check_pages,
    connect_to_play,
    disconnect,
    limit_time,
    looking,
    refuse_in_play,
)
from game.saves.faults import DamageError, telling
from game.saves.making import making
from game.saves.played import Stretch
from game.saves.pruning import next_id
from game.saves.reading import (
    Checkpoint,
    Lineage,
    Tell,
    is_last,
    last_played,
    lineage_of,
    read_branches,
    read_checkpoint,
    read_checkpoints,
    read_meta,
    read_state,
    read_world,
    untold,
)
from game.saves.riding import Keep, Rider
from game.saves.rows import Beside, clean
from game.saves.schema import create_tables, newest
from game.saves.state import restore, snapshot, state_from
from game.saves.tree import LONGEST_NOTE, Tree, free_name, one_line
from game.saves.writing import Branch, Down, Job, Outcome, Picture, Writer, write_checkpoint, write_meta
from game.world.clock import DAY
from game.world.people import Person
from game.world.places import Town
from game.world.world import World

T = TypeVar("T")
KINDS = ("start", "manual", "auto", "quit", "before")
_FIRST = Branch(1, "main", 0)
_LONGEST_TOWN, _LONGEST_FOLDER = 200, 32_768
"""Letters of what a file says of where it was played."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A moment of a town that was read, and from which play may go on."""

    world: World
    lineage: Lineage
    down: Down
    """What the file holds of it."""
    branch: int | None
    """The branch in which play goes on; None for that of the moment, or a new one if more was played in it."""
    like: str = ""
    """What a new branch, which is begun then in any case, is called like."""


class TownFile:
    """One town on disk, made by `create` or `open`; its methods belong to one thread. Raises `SaveError`."""

    def __init__(self, path: Path, connection: Connection, lock: threading.RLock, writer: Writer | None) -> None:
        """For `create` and `open`; without a writer the file is only looked at."""
        self.path = path
        self._connection, self._lock, self._writer = connection, lock, writer
        self._at_close, self._closed = ExitStack(), False
        self.riders: Sequence[Rider] = ()
        """What is written with each checkpoint from now on."""
        self._branch, self._lineage = _FIRST, Lineage()
        with telling(path), lock:
            self._meta = _read_meta(connection)
            self._next = next_id(connection, "checkpoint")
        in_use = (lambda: (self._branch.id if writer.at else 0, writer.at)) if writer else None
        self.tree = Tree(path, connection, lock, self.flush, in_use)
        """The branches and checkpoints, and what the player can do with them."""

    @classmethod
    def create(cls, path: Path, world: World, folder: Path) -> "TownFile":
        """A new town file with the world as its first checkpoint. `folder` is the town's; its name and path are kept.

        A kill leaves a whole file or none. Raises `SaveError` if there is such a file already, or it cannot be written.
        """
        meta = {"town": folder.resolve().name, "title": world.town.title, "folder": str(folder.resolve())}
        with telling(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        with making(path) as connection:
            down = _write_first(connection, world, {key: clean(value) for key, value in meta.items()})
        connection, lock = connect_to_play(path)
        try:
            file = cls(path, connection, lock, Writer(path, connection, lock, down, at=1))
        except BaseException:
            disconnect(path, connection)
            raise
        return file

    @classmethod
    def open(cls, path: Path, read_only: bool = False) -> "TownFile":
        """A town file that was saved before: whole as far as SQLite, its tables and its last state can tell.

        With `read_only` the file is never changed (and may be in play elsewhere). Raises `SaveError`.
        """
        refuse_in_play(path)
        if read_only:
            return cls._open_to_look(path)
        with looking(path) as looked:
            _check(looked)
        connection, lock = connect_to_play(path)
        try:
            return cls(path, connection, lock, Writer(path, connection, lock, Down()))
        except BaseException:
            disconnect(path, connection)
            raise

    @classmethod
    def _open_to_look(cls, path: Path) -> "TownFile":
        with ExitStack() as stack:
            connection = stack.enter_context(looking(path))
            _check(connection)
            file = cls(path, connection, threading.RLock(), None)
            file._at_close = stack.pop_all()
        return file

    @property
    def town_name(self) -> str:
        """Name of the folder of the town that is played."""
        return self._meta["town"]

    @property
    def title(self) -> str:
        """What the town that is played is called."""
        return self._meta["title"]

    @property
    def town_folder(self) -> Path:
        """Where that folder was when the file was made. A hint: it may be gone, or never have been on this machine."""
        told = self._meta["folder"]
        # A stranger's file shall not make the game speak to another machine: `//host/share` is no folder here.
        return Path(told.lstrip("/\\") if told[:2] in ("//", "\\\\", "/\\", "\\/") else told)

    @property
    def branch(self) -> int:
        """The branch that is played: memories made now belong to it."""
        return self._branch.id

    @property
    def read_only(self) -> bool:
        """Whether the file is only looked at."""
        return self._writer is None

    @property
    def saving(self) -> bool:
        """Whether a save is still being written."""
        return self._writer is not None and self._writer.busy

    @property
    def failed(self) -> str:
        """Why the last save is not down, in a sentence; empty if all is well."""
        return self._writer.failed if self._writer else ""

    def branch_of(self, person: str, ordinal: int) -> str:
        """The id of the branch that made a memory of the world that is played, as the index of memories names it."""
        found = (part.branch for part in self._lineage if ordinal <= part.upto.lengths.get(person, 0))
        return str(next(found, self._branch.id))

    def committed(self) -> dict[str, int]:
        """Person -> the highest ordinal that is safely down; empty for a file that is only looked at."""
        down = self._writer.down if self._writer else Down()
        return {person: down.length(person) for person in down.besides}

    def save(
        self,
        world: World,
        kind: str = "manual",
        note: str = "",
        thumbnail: Picture | None = None,
        played: tuple[Stretch, ...] = (),
    ) -> int:
        """Have a checkpoint of the settled world written; its id. The copy is made now, the writing is done beside.

        The world must be one that this file was created with or has loaded. `kind` is one of `KINDS`; `played` is what
        a recording took since the save before.
        """
        if self._writer is None or self._closed:
            raise SaveError(f"{self.path}: {'is closed' if self._closed else 'was opened only to be looked at'}")
        if kind not in KINDS:
            raise ValueError(f"{kind} is no kind of checkpoint, expected one of {', '.join(KINDS)}")
        riders = self._ready(self.riders)
        words = one_line(note, LONGEST_NOTE)
        job = Job(self._next, self._branch, kind, words, thumbnail, snapshot(world), played, riders=riders)
        self._next += 1
        self._writer.submit(job)
        return job.id

    def outcomes(self) -> list[Outcome]:
        """What has come of saves since this was last asked: a save is down only when it is told here."""
        return self._writer.outcomes() if self._writer else []

    def save_branch(self, name: str, parent: int, world: World, onto: Down, played: tuple[Stretch, ...]) -> int:
        """Write a world as the first checkpoint of a new branch, beside the one in play; its id.

        `parent` is the checkpoint that it goes on from, `onto` what that holds, `played` what led from there to the
        world. Raises `SaveError`.
        """
        if self._writer is None or self._closed:
            raise SaveError(f"{self.path}: {'is closed' if self._closed else 'was opened only to be looked at'}")
        branch = self.tree.branch(parent, name)
        words = one_line(name, LONGEST_NOTE)
        job = Job(self._next, branch, "manual", words, None, snapshot(world), played, onto)
        self._next += 1
        self._writer.submit(job)
        self.flush()
        if self.failed:
            raise SaveError(self.failed)
        return job.id

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The connection, once every save is down; nothing is to be changed through it. Raises `SaveError`."""
        self.flush()
        with telling(self.path), self._lock:
            if self._writer is None:
                limit_time(self._connection, self.path)
            yield self._connection

    def keep(self, rider: Rider) -> None:
        """Have something written that is not of the world, without a checkpoint."""
        if self._writer is not None and not self._closed:
            self._writer.submit(Keep(self._ready((rider,)), self._branch.id, self._next))

    def look(self, read: Callable[[Connection], T]) -> T:
        """Read what is kept beside the world. Raises `SaveError`."""
        with telling(self.path), self._lock:
            return read(self._connection)

    @property
    def parts(self) -> list[tuple[int, int]]:
        """The branches of the world that is played, the first first, with the last checkpoint of each that counts."""
        before = [(part.branch, part.upto.id) for part in self._lineage if part.branch != self._branch.id]
        return [*before, (self._branch.id, self._next)]

    def flush(self) -> None:
        """Return once every save is down, or has failed (see `failed`)."""
        if self._writer:
            self._writer.wait()

    def last_on_the_way(self, kind: str, before: int | None = None) -> Checkpoint | None:
        """The latest checkpoint of a kind that led to the world that is played, and that was made before another if
        one is named; None if there is none. Raises `SaveError`."""
        self.flush()
        with telling(self.path), self._lock:
            upto = dict(self.parts)
            made = [c for c in read_checkpoints(self._connection) if c.kind == kind and c.id <= upto.get(c.branch, 0)]
        return next((c for c in reversed(made) if before is None or c.id < before), None)

    def load(
        self, find_town: Callable[[list[Person]], Town], checkpoint: int | None = None, branch: int | None = None
    ) -> World:
        """The world of a checkpoint, or the end of a branch, in which play goes on then; of the branch that was played
        last if none is named.

        `find_town` gives the geography for the people; whose rooms are whose follows from them. Raises `SaveError`, and
        leaves all as it was then.
        """
        return self.enter(self.read(find_town, checkpoint, branch))

    def read(
        self,
        find_town: Callable[[list[Person]], Town],
        checkpoint: int | None = None,
        branch: int | None = None,
        tell: Tell = untold,
        like: str = "",
    ) -> Arrival:
        """The same on any thread, while another world is in play; nothing changes until `enter`. Raises `SaveError`."""
        if checkpoint is None and branch is not None:
            checkpoint = self.tree.tip(branch)
        lineage, world = self._read(find_town, checkpoint, tell)
        return Arrival(world, lineage, down_of(world), branch, like)

    def enter(self, arrival: Arrival) -> World:
        """Go on from a moment that was read. Raises `SaveError`."""
        here = arrival.lineage[-1].upto
        with self.reading():
            own = arrival.branch
            goes_on = self._branch_after(here, arrival.like) if own is None else self.tree.branches()[own]
        self._lineage, self._branch = arrival.lineage, goes_on
        if self._writer:
            self._writer.start_from(arrival.down, here.id)
        return arrival.world

    def look_at(self, find_town: Callable[[list[Person]], Town], checkpoint: int) -> World:
        """The world of a checkpoint, while another may be in play. Raises `SaveError`."""
        return self._read(find_town, checkpoint)[1]

    def close(self) -> None:
        """Write what is left, and make the town one file again. Raises `SaveError` if the last save is not down."""
        if self._closed:
            return
        self._closed = True
        with self._at_close:
            if self._writer:
                self._writer.stop()
                with self._lock:  # a thread that still reads has its turn first
                    disconnect(self.path, self._connection)
        if self.failed:
            raise SaveError(self.failed)

    def _ready(self, riders: Sequence[Rider]) -> Sequence[Rider]:
        for rider in riders:
            rider.ready()
        return tuple(riders)

    def _read(
        self, find_town: Callable[[list[Person]], Town], wanted: int | None, tell: Tell = untold
    ) -> tuple[Lineage, World]:
        with self.reading() as connection:
            lineage = lineage_of(connection, self._find(wanted))
            state, people, talks = read_world(connection, lineage, tell)
        town = find_town(people)
        with telling(self.path):
            return lineage, restore(state, people, talks, town)

    def _find(self, wanted: int | None) -> Checkpoint:
        there = [number for (number,) in self._connection.execute("SELECT id FROM checkpoint ORDER BY id")]
        if wanted is not None and there and wanted not in there:
            raise SaveError(f"{self.path}: has no checkpoint {wanted}; the last is {there[-1]}")
        return last_played(self._connection) if wanted is None else read_checkpoint(self._connection, wanted)

    def _branch_after(self, checkpoint: Checkpoint, like: str) -> Branch:
        """The branch in which play goes on: the same after its last checkpoint, else a new one."""
        branches = read_branches(self._connection)
        if not like and is_last(self._connection, checkpoint):
            return Branch(checkpoint.branch, *branches[checkpoint.branch])
        new = next_id(self._connection, "branch")
        return Branch(new, free_name(branches, like or f"branch {new}"), checkpoint.id)


def _write_first(connection: Connection, world: World, meta: dict[str, str]) -> Down:
    connection.execute("BEGIN IMMEDIATE")
    create_tables(connection, newest())
    write_meta(connection, meta)
    down = write_checkpoint(connection, Job(1, _FIRST, "start", "", None, snapshot(world)), Down())
    connection.execute("COMMIT")
    return down


def down_of(world: World) -> Down:
    """What a file holds that a world was just read from."""
    besides = {person.name: Beside.of(person.stream) for person in (*world.people.values(), *world.away.values())}
    return Down(besides, len(world.talks), world.tick // DAY)  # on the day of a save something was written whole


def _check(connection: Connection) -> None:
    """Whether a town may be opened. Memories are checked one by one when they are loaded."""
    check_pages(connection)
    _read_meta(connection)
    state_from(read_state(connection, read_checkpoint(connection)))


def _read_meta(connection: Connection) -> dict[str, str]:
    meta = read_meta(connection)
    town, folder = meta["town"], meta["folder"]
    if town in ("", ".", "..") or any(c in "/\\:" or ord(c) < 32 for c in town) or len(town) > _LONGEST_TOWN:
        raise DamageError("the name of its town is none")
    if len(folder) > _LONGEST_FOLDER or any(ord(c) < 32 for c in folder):
        raise DamageError("the folder of its town is none")
    return meta
