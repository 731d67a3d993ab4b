"""How a server that failed is greeted: with patience, for it may be loading its model, but not on one connection alone.

A connection may be dead though the server is well: a laptop slept, a server was started anew behind a gateway. To break
the greeting off and greet again would make some servers (Ollama) begin anew to load, so others are sent beside it.
"""

import queue
import threading
import time
from dataclasses import dataclass, replace

from game.llm.errors import TooSlowError
from game.llm.model import Cancel, Model, Reply, Request

GREETING = Request("", "Say hello.", max_tokens=16, purpose="hello", seconds=180.0)
"""What a server is greeted with that was too slow: it may be loading its model."""
BRISK_GREETING = replace(GREETING, seconds=10.0)
"""The same for one that failed in another way."""
FIRST_WORD = 20.0
"""Seconds within which the first word of a model that is loaded can be expected [ours]."""


@dataclass(slots=True)
class Greeted:
    """Wraps a model: a greeting that is not answered in the time for a first word is said again beside itself, and
    again each time that has passed; what comes first counts."""

    model: Model
    again: float = FIRST_WORD
    """Seconds."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `model.Model`."""
        if request.purpose != GREETING.purpose or request.seconds <= self.again:
            return self.model.complete(request)
        cancel = Cancel()
        forget = request.cancel.when_stopped(cancel.stop) if request.cancel else None
        try:
            return self._first(replace(request, cancel=cancel))
        finally:
            cancel.stop()
            if forget is not None:
                forget()

    def _first(self, request: Request) -> Reply:
        """The first of all greetings that comes to something; one beside the first that is too slow is none."""
        came: queue.SimpleQueue[Reply | Exception] = queue.SimpleQueue()
        until = time.monotonic() + request.seconds
        self._say(request, came, is_first=True)
        while True:
            try:
                outcome = came.get(timeout=self.again)
            except queue.Empty:
                if (left := until - time.monotonic()) > 0.0:
                    self._say(replace(request, seconds=min(self.again, left)), came, is_first=False)
                continue
            if isinstance(outcome, Reply):
                return outcome
            raise outcome

    def _say(self, request: Request, came: "queue.SimpleQueue[Reply | Exception]", is_first: bool) -> None:
        def ask() -> None:
            try:
                came.put(self.model.complete(request))
            except Exception as fault:
                if is_first or not isinstance(fault, TooSlowError):
                    came.put(fault)

        threading.Thread(target=ask, name="greeting", daemon=True).start()
