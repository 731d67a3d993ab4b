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


@dataclass(slots=True, eq=False)
class Running:
    """A call in flight."""

    purpose: str
    began: float
    cancel: Cancel
    deadline: float
    """Seconds that it may take in any case."""
    hung: bool = False
    """It was broken off because it hung."""


class Pulse:
    """Shared by all calls to a server."""

    def __init__(self, at_least: float) -> None:
        """Nothing is overdue before so many seconds."""
        self._at_least = at_least
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
        took = self._took[call.purpose]
        if len(took) < _FEW:
            return False
        return now - call.began > max(self._at_least, _TIMES * max(took))
