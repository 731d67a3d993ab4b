"""A model that is left alone after it failed repeatedly, so that nobody waits for what will not come.

Closed, calls go through. Open, each is refused at once with the cause in words and the rule mind carries on. After a
rest one call is let through as a probe: if it is answered the breaker closes by itself, if not the rest grows.

A server that hangs does not fail, so calls in flight are looked at (`look`): one that takes far longer than any of its
kind did lately, while nothing else was answered, is broken off, and that opens the breaker. Of a server that has not
answered anything yet it is said that it is waited for. One that was too slow is not probed with a thought that somebody
waits for, but with a greeting, which may take its time (greeting.py); a thought that is a probe may not.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from game.llm.errors import (
    BreakerOpenError,
    CancelledError,
    LastingError,
    ModelError,
    NoModelServerError,
    NotAskedError,
    OutageError,
    TooSlowError,
    cause_first,
)
from game.llm.greeting import FIRST_WORD, GREETING
from game.llm.model import Cancel, Model, Reply, Request
from game.llm.pulse import Pulse, Running

State = Literal["closed", "open", "probing", "waiting"]
_MAY_LOAD = "It may be loading its model."
TRIED = 3
"""Probes after which what waiting will not mend is believed."""
_SOON = 1.0
"""Seconds: what has to be said within a time is said so much before."""


@dataclass(frozen=True, slots=True)
class BreakerStatus:
    """What is said on screen."""

    state: State
    cause: str
    """The last failure in words; empty while closed."""
    remedy: str
    again_in: float
    """Seconds until the next probe."""
    lasting: bool = False
    """Whether waiting will not mend it."""


@dataclass(frozen=True, slots=True)
class Rests:
    """When to open and how long to rest."""

    failures: int = 4
    """In a row, of whatever calls."""
    first: float = 5.0
    """Seconds; doubled after each failed probe."""
    longest: float = 60.0
    lasting: float = 60.0
    """The longest where waiting will not mend it."""
    notable: float = 5.0
    """Seconds: a server that asks to be left alone for longer is left alone from the first failure on."""
    hang: float = 5.0
    """Seconds after which a call may be taken for hanging at the earliest, and is said to be waited for."""
    start: float = float("inf")
    """The same for a server that has not answered anything yet."""
    remind: float = float("inf")
    """Seconds after which it is said once more that the first answer of all is waited for."""


class Breaker:
    """Wraps a model; may be called from many threads at once."""

    def __init__(
        self,
        model: Model,
        rests: Rests = Rests(),
        clock: Callable[[], float] = time.monotonic,
        on_change: Callable[[BreakerStatus], None] | None = None,
        expected: Callable[[Request], float] = lambda request: 0.0,
    ) -> None:
        """`on_change` is called on the thread of a call when the breaker opens, when it probes, when it closes, and
        if the first answer of all is waited for. `expected` are the seconds that a call should take at most."""
        self._model, self._rests, self._clock, self._on_change = model, rests, clock, on_change
        self._lock = threading.Lock()
        self._state: State = "closed"
        self._failures = 0
        self._fault: OutageError | None = None
        self._rest = rests.first
        self._until = self._since = self._probed = 0.0
        self._probes = 0
        self._pulse, self._expected = Pulse(rests.hang, rests.start), expected
        self._slow, self._tell_waiting_at = False, 0.0
        self.opened = 0
        """How often it has opened."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `BreakerOpenError` while the server is left alone, else whatever the model raises."""
        probe = self._enter(request.purpose == GREETING.purpose)
        cancel = Cancel()
        forget = request.cancel.when_stopped(cancel.stop) if request.cancel else _nothing
        expected = self._expected(request)
        if probe and request.purpose != GREETING.purpose:
            request = replace(request, seconds=min(request.seconds, max(FIRST_WORD, 2.0 * expected)))
        mine = Running(request.purpose, self._clock(), cancel, request.seconds, expected)
        if not probe:  # a probe may take its time
            self._pulse.begin(mine)
        try:
            return self._asked(replace(request, cancel=cancel), probe, mine)
        finally:
            self._pulse.end(mine)
            forget()

    def look(self) -> bool:
        """Break off calls that hang, if any do; whether calls are in flight. To be called now and then meanwhile."""
        self._pulse.look(self._clock())
        if self.waiting and self.waiting >= self._tell_waiting_at:
            self._tell_waiting_at = self.waiting + self._rests.remind
            self._tell(BreakerStatus("waiting", f"it is not answering yet: {self.waiting:.0f} s", _MAY_LOAD, 0.0))
        return self._pulse.busy

    @property
    def waiting(self) -> float:
        """Seconds that the first answer of all has been waited for, once they are worth a word; else 0."""
        waited = self._pulse.waiting(self._clock())
        return waited if waited >= self._rests.hang - _SOON else 0.0

    @property
    def is_slow(self) -> bool:
        """Whether the server is left alone because it was too slow."""
        return self._slow

    @property
    def is_open(self) -> bool:
        """Whether the server is left alone: it has to be greeted, for there may be no thought to ask it for long."""
        return self._state != "closed"

    @property
    def wants_greeting(self) -> bool:
        """Whether it is time for that."""
        with self._lock:
            return self._state == "open" and self._clock() >= self._until

    @property
    def out_for(self) -> float:
        """Seconds since the server was left alone and has not answered; 0 while calls go through."""
        with self._lock:
            return 0.0 if self._state == "closed" else max(self._clock() - self._since, 1e-9)

    @property
    def is_hopeless(self) -> bool:
        """Whether it failed in a way that waiting will not mend, and each time when it was asked again."""
        with self._lock:
            fault = self._fault if self._state != "closed" and self._probes >= TRIED else None
            return fault is not None and self._is_lasting(fault)

    def _asked(self, request: Request, probe: bool, mine: Running) -> Reply:
        try:
            reply = self._model.complete(request)
        except OutageError as fault:
            self._failed(fault, probe, hangs=isinstance(fault, TooSlowError) and self._pulse.is_silent_since(mine))
            raise
        except (NotAskedError, CancelledError) as off:
            if mine.hung:
                raise self._hung(mine) from off
            self._undecided(probe)
            raise
        except ModelError:  # the server is well, it is this request that went wrong
            self._pulse.heard(self._clock())
            self._worked(probe)
            raise
        except BaseException:
            self._undecided(probe)
            raise
        self._pulse.answered(mine, self._clock())
        self._worked(probe)
        return reply

    def _hung(self, mine: Running) -> TooSlowError:
        """What is said of a call that was broken off, after opening."""
        waited, first = self._clock() - mine.began, not self._pulse.has_answered
        why = "it has not answered anything yet" if first else "though it was faster before"
        fault = TooSlowError(f"the server has not answered for {waited:.0f} seconds, {why}")
        self._failed(fault, probe=False, hangs=True)
        return fault

    @property
    def status(self) -> BreakerStatus:
        """How things are."""
        with self._lock:
            return self._status()

    def reset(self) -> None:
        """Let calls through again: the player changed something and wants to try."""
        self._worked(probe=True)

    def _status(self) -> BreakerStatus:
        closed = self._state == "closed" or self._fault is None
        again_in = max(0.0, self._until - self._clock()) if self._state == "open" else 0.0
        fault = None if closed else self._silence() or self._fault
        if fault is None:
            return BreakerStatus(self._state, "", "", again_in)
        return BreakerStatus(self._state, cause_first(str(fault)), fault.remedy, again_in, self._is_lasting(fault))

    def _silence(self) -> OutageError | None:
        """A probe that hangs is the latest that is known of the server."""
        waited = self._clock() - self._probed
        if self._state != "probing" or waited < self._rests.hang:
            return None
        return TooSlowError("the server is silent now that it is asked again")

    def _enter(self, greets: bool) -> bool:
        """Let a call in, or raise; whether it is the probe."""
        with self._lock:
            if self._state == "closed":
                return False
            if self._state == "probing" or self._clock() < self._until or (self._slow and not greets):
                raise BreakerOpenError(f"the model is left alone for a while because it failed: {self._fault}")
            self._state, self._probed = "probing", self._clock()
        self._tell()
        return True

    def _failed(self, fault: OutageError, probe: bool, hangs: bool = False) -> None:
        with self._lock:
            if self._state != "closed" and not probe:
                return  # an old call that failed after the breaker opened tells nothing new
            self._failures += 1
            long_wait = (fault.retry_after or 0.0) > self._rests.notable
            lasting = hangs or long_wait or self._is_lasting(fault)
            if not (probe or lasting or self._failures >= self._rests.failures):
                return
            longest = self._rests.lasting if self._is_lasting(fault) else self._rests.longest
            self._rest = min(self._rest * 2.0, longest) if probe else self._rests.first
            self._until = self._clock() + max(self._rest, fault.retry_after or 0.0)
            self._state, self._fault, self._slow = "open", fault, isinstance(fault, TooSlowError)
            self._probes += int(probe)
            if not probe:
                self.opened, self._since, self._probes = self.opened + 1, self._clock(), 0
        self._tell()

    def _is_lasting(self, fault: OutageError) -> bool:
        """Rubbish from a server that has answered well before is a bad moment, not a wrong address."""
        once_well = isinstance(fault, NoModelServerError) and self._pulse.has_answered
        return isinstance(fault, LastingError) and not once_well

    def _worked(self, probe: bool) -> None:
        with self._lock:
            self._failures = 0
            if self._state == "closed" or not probe:
                return
            self._state, self._fault, self._slow, self._rest = "closed", None, False, self._rests.first
        self._tell()

    def _undecided(self, probe: bool) -> None:
        """The probe was called off: the next call is one."""
        with self._lock:
            if not probe or self._state != "probing":
                return
            self._state, self._until = "open", self._clock()
        self._tell()

    def _tell(self, status: BreakerStatus | None = None) -> None:
        if self._on_change is not None:
            self._on_change(status or self.status)


def _nothing() -> None:
    """There was nobody to tell."""
