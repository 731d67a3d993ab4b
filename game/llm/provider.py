"""A model with all that keeps it in order: retried, governed, and left alone when it fails."""

import threading
import time
from collections import Counter
from collections.abc import Callable

from game.llm.breaker import Breaker, BreakerStatus, Rests
from game.llm.client import Client
from game.llm.governor import Governed, Governor
from game.llm.model import Cancel, Reply, Request
from game.llm.prices import Price
from game.llm.retrying import Backoff, Retrying

_LOOK_EVERY = 0.25
"""Seconds between two looks at calls in flight."""


class Provider:
    """What a town asks. Retries go outside, so that a pause, a cap or an open breaker ends them too."""

    def __init__(
        self,
        client: Client,
        governor: Governor,
        price: Price | None = None,
        on_change: Callable[[BreakerStatus], None] | None = None,
        backoff: Backoff = Backoff(),
        rests: Rests = Rests(),
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] = time.sleep,
        hold: Callable[[Cancel | None], None] = lambda cancel: None,
    ) -> None:
        """`governor` is the town's, shared with its other models; `on_change` hears of the breaker (breaker.py);
        `hold` waits before further attempts while the game is paused."""
        self.client, self.governor, self.price = client, governor, price
        self.name = f"{client.server.url} {client.model}"
        """Server and model, as answers are recorded under."""
        self._lock, self._watched, self._asked = threading.Lock(), False, 0
        self.breaker = Breaker(client, rests, clock, on_change)
        self._retrying = Retrying(Governed(self.breaker, governor, price), backoff, clock, sleep, hold=hold)

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `model.Model`."""
        self._watch()
        return self._retrying.complete(request)

    def _watch(self) -> None:
        """Look after calls in flight, on a thread that ends when there are none for a while."""
        with self._lock:
            self._asked += 1
            if self._watched:
                return
            self._watched = True
        threading.Thread(target=self._look_after, name="pulse", daemon=True).start()

    def _look_after(self) -> None:
        asked = -1
        while True:
            busy = self.breaker.look()
            with self._lock:
                if not busy and asked == self._asked:
                    self._watched = False
                    return
                asked = self._asked
            time.sleep(_LOOK_EVERY)

    @property
    def retries(self) -> int:
        """Attempts beyond the first, so far."""
        return self._retrying.retries

    @property
    def again(self) -> Counter[str]:
        """The same by purpose."""
        return self._retrying.again

    @property
    def why_not(self) -> str:
        """Why nothing is asked at present, in words for the screen; empty if all is well."""
        return self.governor.stopped_by or self.breaker.status.cause

    def close(self) -> None:
        """Break off all calls."""
        self.client.server.close()
