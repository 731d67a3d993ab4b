"""A model with all that keeps it in order: retried, governed, and left alone when it fails."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from game.llm.breaker import Breaker, BreakerStatus, Rests
from game.llm.client import Client
from game.llm.errors import AnswerError, BreakerOpenError, CancelledError, ModelError, OutageError
from game.llm.governor import Governed, Governor
from game.llm.greeting import BRISK_GREETING, GREETING, Greeted
from game.llm.model import Cancel, Model, Reply, Request
from game.llm.patience import Patience
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
        patience: Patience | None = None,
        give_up: float = 0.0,
    ) -> None:
        """`governor` is the town's, shared with its other models; `on_change` hears of the breaker (breaker.py);
        `hold` waits before further attempts while the game is paused; with `patience` calls to a slow server may take
        longer than they ask for; for up to `give_up` seconds they wait while the server is left alone, instead of
        failing, and then it is `lost`: so long waits who will not have an answer from anybody else."""
        self.client, self.governor, self.price = client, governor, price
        self.name = f"{client.server.url} {client.model}"
        """Server and model, as answers are recorded under."""
        self._lock, self._watched, self._asked, self._closed = threading.Lock(), False, 0, False
        self._patience, self._sleep, self._give_up = patience, sleep, give_up
        self.lost = ""
        """Why the server is not waited for any longer, in words; empty while it is."""
        self.waits = 0
        """Looks at whether a server that is left alone answers again: a sign of life."""
        expected = patience.expected if patience else lambda request: 0.0
        self.breaker = Breaker(Greeted(client), rests, clock, on_change, expected)
        self._governed = Governed(self.breaker, governor, price)
        self._retrying = Retrying(self._governed, backoff, clock, sleep, hold=hold)

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `model.Model`."""
        while True:
            self._watch()
            try:
                return self._once(request)
            except (OutageError, BreakerOpenError):
                if not self._is_waited_for():
                    raise
            self._wait(request.cancel)

    def _once(self, request: Request) -> Reply:
        if self._patience is None:
            return self._retrying.complete(request)
        return self._learning(self._retrying, replace(request, seconds=self._patience.allowed(request)))

    def _is_waited_for(self) -> bool:
        """Whether a call waits for a server that is left alone, and asks again; that it is given up is noted."""
        out_for = self.breaker.out_for
        if not self._give_up or not out_for or self.lost:
            return False
        if out_for >= self._give_up or self.breaker.is_hopeless:
            status = self.breaker.status
            self.lost = f"{status.cause}. {status.remedy}".strip()
        return not self.lost

    def _wait(self, cancel: Cancel | None) -> None:
        self.waits += 1
        if cancel is None:
            self._sleep(_LOOK_EVERY)
        elif cancel.wait(_LOOK_EVERY):
            raise CancelledError("the call was called off while it waited for the server to answer again")

    def _learning(self, model: Model, request: Request) -> Reply:
        """Ask, and learn how fast the server is from whatever came."""
        reply: Reply | None = None
        try:
            reply = model.complete(request)
            return reply
        except AnswerError as fault:
            reply = fault.reply
            raise
        finally:
            if reply is not None and self._patience is not None:
                self._patience.learn(reply)

    def _watch(self) -> None:
        """Look after calls in flight and a server that is left alone, on a thread that ends when there are none for a
        while."""
        with self._lock:
            self._asked += 1
            self._closed = False
            if self._watched:
                return
            self._watched = True
        threading.Thread(target=self._look_after, name="pulse", daemon=True).start()

    def _look_after(self) -> None:
        asked = -1
        while True:
            busy = self.breaker.look()
            if self.breaker.wants_greeting:
                self._greet()
            with self._lock:
                if self._closed or not (busy or self.breaker.is_open or asked != self._asked):
                    self._watched = False
                    return
                asked = self._asked
            time.sleep(_LOOK_EVERY)

    def _greet(self) -> None:
        """Find out whether a server that is left alone answers again, and how fast it is."""
        with suppress(ModelError):
            self._learning(self._governed, GREETING if self.breaker.is_slow else BRISK_GREETING)

    @property
    def waiting(self) -> float:
        """Seconds that the first answer of all has been waited for; 0 if all is well."""
        return self.breaker.waiting

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
        with self._lock:
            self._closed = True
        self.client.server.close()
