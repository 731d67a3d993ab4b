"""A model that is asked again after a passing fault: backing off, and as long as the server asks to be left alone."""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.llm.errors import BrokenOffError, CancelledError, ModelError, NotAskedError, OutageError
from game.llm.model import Cancel, Model, Reply, Request

Sleep = Callable[[float], object]


@dataclass(frozen=True, slots=True)
class Backoff:
    """How often and how patiently."""

    attempts: int = 4
    first: float = 0.25
    """Seconds before the second attempt; doubled each time, and up to a quarter more by chance so that calls that
    failed together do not come back together."""
    longest: float = 5.0
    """Seconds; a server that asks for more is left to the breaker."""

    def wait(self, attempt: int, chance: random.Random) -> float:
        """Seconds to wait after the attempt of that number, counted from 1."""
        return min(self.longest, self.first * 2.0 ** (attempt - 1)) * (1.0 + chance.random() / 4.0)


@dataclass(slots=True)
class Retrying:
    """Wraps a model. Within the request's `seconds`, waits included."""

    model: Model
    backoff: Backoff = Backoff()
    clock: Callable[[], float] = time.monotonic
    sleep: Sleep = time.sleep
    """Used for requests that nobody can cancel; the others wait on their `Cancel`."""
    chance: random.Random = field(default_factory=lambda: random.Random(0))
    hold: Callable[[Cancel | None], None] = lambda cancel: None
    """Waits before a further attempt as long as no call may begin; that time does not count."""
    again: Counter[str] = field(default_factory=Counter)
    """Attempts beyond the first so far, by purpose."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def retries(self) -> int:
        """Attempts beyond the first, so far."""
        return self.again.total()

    def complete(self, request: Request) -> Reply:
        """Answer, if need be after several attempts. Raises the last `ModelError`."""
        began, attempt = self.clock(), 1
        while True:
            left = request.seconds - (self.clock() - began)
            try:
                reply = self.model.complete(replace(request, seconds=left))
            except ModelError as fault:
                if isinstance(fault, BrokenOffError) or not isinstance(fault, NotAskedError):
                    self._count(request, attempt)
                wait = self._wait(fault, attempt)
                if wait is None or wait >= request.seconds - (self.clock() - began):
                    raise
                self._pause(request, wait)
                held = self.clock()
                self.hold(request.cancel)
                began += self.clock() - held
                attempt += 1
            else:
                self._count(request, attempt)
                return replace(reply, attempts=reply.attempts + attempt - 1, seconds=self.clock() - began)

    def _count(self, request: Request, attempt: int) -> None:
        """An attempt that was sent; one that was not (the server is left alone by now, a cap is reached) is none."""
        if attempt > 1:
            with self._lock:
                self.again[request.purpose] += 1

    def _wait(self, fault: ModelError, attempt: int) -> float | None:
        """Seconds until the next attempt; None if there is to be none."""
        if not fault.retry or attempt >= self.backoff.attempts:
            return None
        asked = fault.retry_after if isinstance(fault, OutageError) else None
        if asked is not None and asked > self.backoff.longest:
            return None
        return max(asked or 0.0, self.backoff.wait(attempt, self.chance))

    def _pause(self, request: Request, seconds: float) -> None:
        if request.cancel is None:
            self.sleep(seconds)
        elif request.cancel.wait(seconds):
            raise CancelledError("the call was called off while it waited for another attempt")
