"""The right to compute, which one thread has at a time; it is given up while a model is asked (MEASURED, section 1)."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from game.llm.model import Cancel, Model, Reply, Request
from game.llm.slots import Slots
from game.mind.prompted.partial import Spoken


@dataclass(slots=True, eq=False)
class Errand:
    """What calls to models need to know of the thought that they are made for."""

    cancel: Cancel = field(default_factory=Cancel)
    """Breaks them off."""
    urgency: int = 0
    due: int = 0
    """The tick at which its answer is wanted."""
    heard: Callable[[str], None] | None = None
    """Gets what is said so far, again and again, while it is being said; on the network's thread."""


_OF_NOBODY = Errand()
"""An interview: somebody waits for it and nothing else."""


class Turn:
    """Shared by all threads that think."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._mine = threading.local()

    @contextmanager
    def taken(self, errand: Errand) -> Iterator[None]:
        """Compute on an errand."""
        with self._lock:
            self._mine.errand = errand
            try:
                yield
            finally:
                self._mine.errand = None

    @contextmanager
    def given_up(self) -> Iterator[Errand | None]:
        """Let others compute until this is left. A thread that has no turn has none to give up."""
        errand: Errand | None = getattr(self._mine, "errand", None)
        if errand is None:
            yield None
            return
        self._lock.release()
        try:
            yield errand
        finally:
            self._lock.acquire()


class Waited:
    """Wraps a model: whoever waits for it lets others compute, stands in line for a slot, and can be called off."""

    def __init__(self, model: Model, turn: Turn, slots: Slots) -> None:
        self._model, self._turn, self._slots = model, turn, slots
        self.ended = 0
        """Calls that came to an end, whatever that was: a sign of life. Counted while one has the turn."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `game.llm.model.Model`."""
        try:
            with self._turn.given_up() as mine:
                errand = mine or _OF_NOBODY
                with self._slots.one(errand.urgency, errand.due, errand.cancel):
                    heard = Spoken(errand.heard) if errand.heard is not None and request.purpose == "talk" else None
                    return self._model.complete(replace(request, cancel=errand.cancel, on_text=heard))
        finally:
            self.ended += 1
