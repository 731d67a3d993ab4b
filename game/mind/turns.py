"""The right to compute, which one thread has at a time; it is given up while a model is asked (MEASURED, section 1)."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from game.llm.model import Cancel, Model, Reply, Request


class Turn:
    """Shared by all threads that think."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._mine = threading.local()

    @contextmanager
    def taken(self, cancel: Cancel) -> Iterator[None]:
        """Compute; `cancel` stops the calls to models that are made meanwhile."""
        with self._lock:
            self._mine.cancel = cancel
            try:
                yield
            finally:
                self._mine.cancel = None

    @contextmanager
    def given_up(self) -> Iterator[Cancel | None]:
        """Let others compute until this is left. A thread that has no turn has none to give up."""
        cancel: Cancel | None = getattr(self._mine, "cancel", None)
        if cancel is None:
            yield None
            return
        self._lock.release()
        try:
            yield cancel
        finally:
            self._lock.acquire()


class Waited:
    """Wraps a model: whoever waits for it lets others compute, and can be called off."""

    def __init__(self, model: Model, turn: Turn) -> None:
        self._model, self._turn = model, turn
        self.ended = 0
        """Calls that came to an end, whatever that was: a sign of life. Counted while one has the turn."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `game.llm.model.Model`."""
        try:
            with self._turn.given_up() as cancel:
                return self._model.complete(replace(request, cancel=cancel))
        finally:
            self.ended += 1
