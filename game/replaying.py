"""A replay in the window: the main thread lets it play on, a thread of its own goes to other moments.

A search begins with a copy (`Replay.part`): the world that is on the screen stays as it is until the other is there.
"""

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.archive import fault_of, finder
from game.errors import GameError
from game.replay import Replay
from game.saves.faults import unforeseen
from game.session import Session
from game.view.saves.history import Mark, Replayed
from game.view.seen import Head, Minds, Trace
from game.world.world import World

Work = Callable[[], object]
Then = Callable[[object], None]


@dataclass(frozen=True, slots=True)
class _Done:
    thread: threading.Thread
    result: object
    fault: str
    then: Then


class _LeftError(GameError):
    """Nobody watches any more what a thread is on its way to."""


class Replaying:
    """At most one replay at a time."""

    def __init__(self, session: Session, say: Callable[[str], None]) -> None:
        self._session, self._say = session, say
        self.on = False
        """Whether a replay is watched, or just being opened: the town in play stands still then."""
        self.between = 0.0
        self._replay: Replay | None = None
        self._world: World | None = None
        self._told: Replayed | None = None
        self._thread: threading.Thread | None = None
        self._threads: list[threading.Thread] = []
        """Those that may still read the file: this one, and those whose replay was left."""
        self._left = threading.Event()
        """Set once the present replay is left: its thread is to give up."""
        self._done: queue.SimpleQueue[_Done] = queue.SimpleQueue()
        self._wanted: int | None = None
        """Where to go next, while the thread is still on its way elsewhere."""

    @property
    def world(self) -> World:
        """What is on the screen: the town in play until the replay is open."""
        return self._world if self._world is not None else self._session.world

    @property
    def busy(self) -> bool:
        """Whether the thread is on its way."""
        return self._thread is not None

    # what the player wants ---------------------------------------------------------------------------
    def begin(self, branch: int, tick: int) -> None:
        """Open the replay of a branch, 0 for the one in play, at a tick; the town must be saved."""
        file, find_town = self._session.file, finder(self._session)
        assert file is not None
        self.leave()
        self.on, left = True, self._left

        def breathe() -> None:
            self._session.gate.breathe()
            if left.is_set():
                raise _LeftError

        def open_it() -> tuple[Replay, Replayed]:
            replay = Replay(file, find_town, branch or None, breathe)
            told = _told(replay, file.tree.branches()[replay.branch].name)
            replay.seek(tick)
            return replay, told

        self._run(open_it, self._opened)

    def seek(self, tick: int) -> None:
        """Show another moment as soon as may be."""
        if self._replay is None:
            return
        self._wanted = tick
        self._go()

    def step_mark(self, direction: int) -> None:
        """Go to the next mark, or to the one before."""
        told = self.told()
        mark = told.beside(direction) if told else None
        if mark is not None:
            self.seek(mark.tick)

    def branch_here(self, name: str, then: Callable[[int, str], None]) -> None:
        """Begin a branch at this moment; `then` gets its first checkpoint, or 0 and why there is none."""
        replay = self._replay
        if replay is None or self.busy:
            then(0, "the replay is on its way to another moment")
            return

        def begin() -> tuple[int, str]:
            try:
                return replay.branch_here(name), ""
            except GameError as fault:
                return 0, fault_of(fault, self._session.file)

        self._run(begin, lambda result: then(*result))  # type: ignore[misc]

    def leave(self) -> None:
        """Back to the present; a search that is on its way is of no use any more."""
        self._left.set()
        self._left = threading.Event()
        self.on, self.between, self._wanted = False, 0.0, None
        self._replay = self._world = self._told = self._thread = None

    def stop(self) -> None:
        """Wait for the threads: the file is about to be closed."""
        self.leave()
        for thread in self._threads:
            thread.join()

    # every frame -------------------------------------------------------------------------------------
    def poll(self) -> None:
        """Take in what the thread has done."""
        while not self._done.empty():
            done = self._done.get_nowait()
            if done.thread is not self._thread:  # of a replay that was left
                continue
            self._thread = None
            if done.fault:
                self._say(done.fault)
                self.leave()
            else:
                done.then(done.result)
        self._go()

    def advance(self, seconds: float, rate: float, budget: float) -> bool:
        """Let it play on at a rate (ticks a second); whether it can go on from here."""
        replay = self._replay
        if replay is None or self.busy:
            return True
        until = time.monotonic() + budget
        self.between += seconds * rate if rate < 1000 else 1.0
        while self.between >= 1.0 and time.monotonic() < until:
            if replay.leaps:
                return self._leap(replay)
            if not self._step(replay):
                return False
            self.between = 1.0 if rate > 1000 else self.between - 1.0
        self.between = min(self.between, 2.0)
        return True

    def told(self) -> Replayed | None:
        """The replay as it stands; None if there is none."""
        if not self.on:
            return None
        if self._told is None:
            clock = self._session.world.clock
            return Replayed("", 0, clock.tick, clock.tick, clock.start, ready=False)
        return replace(self._told, tick=self.world.tick, busy=self.busy)

    # how ---------------------------------------------------------------------------------------------
    def _opened(self, result: object) -> None:
        self._replay, self._told = result  # type: ignore[misc]
        self._show()

    def _show(self, _: object = None) -> None:
        assert self._replay is not None
        self._world, self.between = self._replay.world, 0.0

    def _go(self) -> None:
        if self._wanted is None or self.busy or self._replay is None:
            return
        replay, tick, self._wanted = self._replay, self._wanted, None

        def search() -> None:
            replay.part()
            replay.seek(tick)

        self._run(search, self._show)

    def _leap(self, replay: Replay) -> bool:
        """To the next checkpoint, where what lies between was not recorded; False at the end."""
        last = replay.world.tick >= replay.span()[1]
        if not last:
            self._run(replay.step, self._show)
        return not last

    def _step(self, replay: Replay) -> bool:
        try:
            went = replay.step()
        except GameError as fault:
            self._say(str(fault))
            went = False
        self._world = replay.world
        return went

    def _run(self, work: Work, then: Then) -> None:
        def do() -> None:
            result, fault = None, ""
            try:
                result = work()
            except GameError as error:
                fault = str(error)
            except Exception as error:
                fault = unforeseen(error)
            self._done.put(_Done(threading.current_thread(), result, fault, then))

        self._thread = threading.Thread(target=do, name="replay", daemon=True)
        self._threads = [*(thread for thread in self._threads if thread.is_alive()), self._thread]
        self._thread.start()


class MindsUntil:
    """The thoughts that are kept, up to the moment of a replay."""

    def __init__(self, minds: Minds, tick: int) -> None:
        self._minds, self._tick = minds, tick

    def heads(self, person: str) -> list[Head]:
        """Somebody's thoughts, the oldest first."""
        return [head for head in self._minds.heads(person) if head.tick <= self._tick]

    def whole(self, thought: int) -> Trace | None:
        """One of them by its number."""
        return self._minds.whole(thought)


def _told(replay: Replay, name: str) -> Replayed:
    first, last = replay.span()
    marks = tuple(Mark(mark.tick, mark.kind, mark.people, mark.text) for mark in replay.marks())
    return Replayed(name, first, last, replay.world.tick, replay.world.clock.start, marks, tuple(replay.recorded()))
