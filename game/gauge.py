"""How fast the clock really goes, and whom it waits for."""

import time

from game.session import Session
from game.world.clock import MINUTE

_WAITED = 1.0
"""Seconds for which it is shown whom the clock has waited for, so that the words do not flicker."""


class Gauge:
    """Looks at a session, or at a replay, once a frame."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._rate, self._at, self._tick = 1.0, time.monotonic(), session.world.tick
        self._waited_at, self._waited_for = 0.0, ""

    def rate(self, tick: int) -> float:
        """Game minutes per second that were reached lately; `tick` is what is shown now."""
        now = time.monotonic()
        if now - self._at >= 1.0:
            self._rate = max(0, tick - self._tick) / MINUTE / (now - self._at)
            self._at, self._tick = now, tick
        return self._rate

    def waiting(self) -> str:
        """Whom the clock waits for, or how much is not left to the model because it is too slow."""
        session, now = self._session, time.monotonic()
        if session.answering.pace == "brisk":
            share = session.worker.hurried / max(1, session.worker.submitted)
            return f"rules answer {share:.0%}" if share >= 0.005 else ""
        if session.waits_for:
            self._waited_at, self._waited_for = now, session.waits_for.split(" ")[0]
        return f"waiting for {self._waited_for}" if self._waited_for and now - self._waited_at < _WAITED else ""
