"""A model with all that keeps it in order: retried, governed, and left alone when it fails."""

import time
from collections import Counter
from collections.abc import Callable

from game.llm.breaker import Breaker, BreakerStatus, Rests
from game.llm.client import Client
from game.llm.governor import Governed, Governor
from game.llm.model import Cancel, Reply, Request
from game.llm.prices import Price
from game.llm.retrying import Backoff, Retrying


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
        self.client, self.governor = client, governor
        self.name = f"{client.server.url} {client.model}"
        """Server and model, as answers are recorded under."""
        self.breaker = Breaker(client, rests, clock, on_change)
        self._retrying = Retrying(Governed(self.breaker, governor, price), backoff, clock, sleep, hold=hold)

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `model.Model`."""
        return self._retrying.complete(request)

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
