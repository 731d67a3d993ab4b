"""How fast a server answers, and whether calls in flight take so long that it must be hanging."""

import threading
from collections import defaultdict, deque
from dataclasses import dataclass

from game.llm.model import Cancel

_LATELY = 20
"""Answers of a kind from which it is known how long they take."""
_FEW = 3
"""With fewer the speed of a kind is not known."""
_TIMES = 3.0
"""A call that takes so many times as long as the longest of its kind lately is overdue."""
_LATE = 1.5
"""The first of all is overdue after so many times what was expected of it."""


@dataclass(slots=True, eq=False)
class Running:
    """A call in flight."""

    purpose: str
    began: float
    cancel: Cancel
    deadline: float
    """Seconds that it may take in any case."""
    expected: float = 0.0
    """Seconds that it is expected to take at most; 0 if the server's speed is not known."""
    hung: bool = False
    """It was broken off because it hung."""


class Pulse:
    """Shared by all calls to a server."""

    def __init__(self, at_least: float, first: float = float("inf")) -> None:
        """Nothing is overdue before `at_least` seconds; `first` are for the first answer of all."""
        self._at_least, self._first = at_least, first
        self._lock = threading.Lock()
        self._running: list[Running] = []
        self._took: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=_LATELY))
        self._answered = float("-inf")

    @property
    def busy(self) -> bool:
        """Whether calls are in flight."""
        return bool(self._running)

    def begin(self, call: Running) -> None:
        """A call is sent."""
        with self._lock:
            self._running.append(call)

    def end(self, call: Running) -> None:
        """A call has come to an end, whatever that was."""
        with self._lock:
            if call in self._running:
                self._running.remove(call)

    def answered(self, call: Running, now: float) -> None:
        """It was answered."""
        with self._lock:
            self._answered = now
            self._took[call.purpose].append(now - call.began)

    @property
    def has_answered(self) -> bool:
        """Whether anything ever came."""
        return self._answered > float("-inf")

    def heard(self, now: float) -> None:
        """Something came that was no answer: the server does not hang."""
        with self._lock:
            self._answered = now

    def waiting(self, now: float) -> float:
        """Seconds that a server has let us wait which has not answered anything yet."""
        with self._lock:
            calls = self._running if self._answered == float("-inf") else ()
            return max((now - call.began for call in calls), default=0.0)

    def is_silent_since(self, call: Running) -> bool:
        """Whether nothing was answered since a call began."""
        return self._answered <= call.began

    def look(self, now: float) -> None:
        """Break off what is overdue while nothing else was answered."""
        with self._lock:
            hung = [call for call in self._running if self._is_overdue(call, now) and self.is_silent_since(call)]
            for call in hung:
                call.hung = True
        for call in hung:
            call.cancel.stop()

    def _is_overdue(self, call: Running, now: float) -> bool:
        waited, took = now - call.began, self._took[call.purpose]
        if self._answered == float("-inf"):
            return waited > max(self._first, _LATE * call.expected)
        if len(took) < _FEW:
            return False
        return waited > max(self._at_least, _TIMES * max(took))
