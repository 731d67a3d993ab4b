"""How long calls to a server may take, by how fast it has been: a small computer needs minutes for what a large one
does in a second, and is no worse a server for that."""

import threading
from collections import deque
from dataclasses import dataclass, field

from game.llm.capabilities import Capabilities
from game.llm.model import Reply, Request

LONGEST = 900.0
"""Seconds that no call may take beyond, however slow a server is [ours]."""
_WRITTEN = 5.0
"""A token that is written takes as long as so many that are read, more or less [ours]."""
_TIMES = 3.0
"""A call may take so many times as long as is to be expected of it."""
_LATELY = 8
_LETTERS_A_TOKEN = 4


@dataclass(slots=True)
class Patience:
    """Shared by all calls to one model of a server."""

    loading: float = 180.0
    """Seconds that a call may take while the speed is not known: the model may be loaded first."""
    at_once: int = 1
    """Calls that may be in flight together, and in each other's way where the server serves one after another."""
    _lately: deque[float] = field(default_factory=lambda: deque(maxlen=_LATELY))
    """Seconds that a token read took, of the latest answers."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @classmethod
    def by(cls, known: Capabilities, at_once: int) -> "Patience":
        """With what a doctor found out, if one did."""
        patience = cls(at_once=at_once)
        if known.tokens_a_second:
            in_turn = at_once / max(1, known.parallel)
            patience._lately.append(in_turn / known.tokens_a_second / _WRITTEN)
        if known.reads_a_second:
            patience._lately.append(at_once / max(1, known.parallel) / known.reads_a_second)
        return patience

    def expected(self, request: Request) -> float:
        """Seconds that the answer takes if it is as long as it may be; 0 if the speed is not known."""
        read = (len(request.system) + len(request.user)) / _LETTERS_A_TOKEN
        with self._lock:
            return max(self._lately, default=0.0) * (read + _WRITTEN * request.max_tokens)

    @property
    def at_most(self) -> float:
        """Seconds that no call may take beyond, by what is known now."""
        with self._lock:
            return LONGEST if self._lately else min(LONGEST, self.loading * self.at_once)

    def allowed(self, request: Request) -> float:
        """Seconds that the call may take: what it asks for at least."""
        expected = self.expected(request)
        return max(request.seconds, min(LONGEST, _TIMES * expected if expected else self.loading * self.at_once))

    def learn(self, reply: Reply) -> None:
        """An answer came."""
        work = reply.usage.tokens_in + _WRITTEN * reply.usage.tokens_out
        if work > 0.0:
            with self._lock:
                self._lately.append(reply.seconds / work)
