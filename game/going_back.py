"""Going back to another moment of a town: it is read on a thread, while the clock stands and the window tells how far
that has come. Until it is there it can be called off: then all is as it was."""

import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from game.archive import finder
from game.errors import GameError
from game.saves.faults import unforeseen
from game.saves.town_file import Arrival
from game.session import Session

_UNSEEN = 0.2
"""Seconds of which nothing is told: a small town is there before."""


class _CalledOffError(GameError):
    """Nobody wants to go there any more."""


@dataclass
class _Way:
    """What one thread reads."""

    then: Callable[[], None]
    share: float = 0.0
    off: bool = False
    fault: str = ""
    arrival: Arrival | None = None
    began: float = field(default_factory=time.monotonic)
    thread: threading.Thread | None = None


class GoingBack:
    """At most one way at a time."""

    def __init__(self, session: Session, say: Callable[[str], None]) -> None:
        self._session, self._say = session, say
        self._way: _Way | None = None
        self._threads: list[threading.Thread] = []

    @property
    def on(self) -> bool:
        """Whether the town is on its way to another moment: nothing may change it then."""
        return self._way is not None

    @property
    def share(self) -> float | None:
        """How much of it is read, 0 to 1; None while there is nothing to tell."""
        way = self._way
        return way.share if way is not None and time.monotonic() - way.began > _UNSEEN else None

    def begin(self, checkpoint: int, branch: int | None, then: Callable[[], None], like: str = "") -> None:
        """Go to a checkpoint, the town being settled and saved; `then` is called once play goes on from there: in a
        branch, or in a new one that is called like another."""
        self.call_off()
        way = self._way = _Way(then)
        where = (way, checkpoint, branch, like)
        way.thread = threading.Thread(target=self._read, args=where, name="going back", daemon=True)
        self._threads = [*(thread for thread in self._threads if thread.is_alive()), way.thread]
        way.thread.start()

    def call_off(self) -> None:
        """Stay here after all."""
        if self._way is not None:
            self._way.off, self._way = True, None

    def poll(self) -> None:
        """Play on from there as soon as it is read."""
        way = self._way
        if way is None or way.thread is None or way.thread.is_alive():
            return
        self._way = None
        try:
            if way.arrival is not None:
                self._session.enter(way.arrival)
                way.then()
        except GameError as fault:
            way.fault = str(fault)
        if way.fault:
            self._say(way.fault)

    def stop(self) -> None:
        """Wait for the threads: the file is about to be closed."""
        self.call_off()
        for thread in self._threads:
            thread.join()

    def _read(self, way: _Way, checkpoint: int, branch: int | None, like: str) -> None:
        def tell(share: float) -> None:
            way.share = share
            self._session.gate.breathe()
            if way.off:
                raise _CalledOffError

        file, find_town = self._session.file, finder(self._session)
        grid = self._session.world.grid  # the ways through the town are known already
        assert file is not None
        try:
            with _lasting():
                arrival = file.read(find_town, checkpoint, branch, tell, like)
                arrival.world.grid = grid
                way.arrival = arrival
        except GameError as fault:
            way.fault = str(fault)
        except Exception as error:
            way.fault = unforeseen(error)


@contextmanager
def _lasting() -> Iterator[None]:
    """What is made meanwhile lives on: the collector would hold frames up to look at it all."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if was_on:
            gc.enable()
