"""The gate between the frame and the cognition thread (MEASURED, section 1)."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_LONGEST_WAIT = 0.1
"""Seconds that the gate holds a thread back at the most."""


class Gate:
    """Open while the cognition thread may compute; the window shuts it while a frame is drawn."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._event.set()

    def open(self) -> None:
        """Let the thread compute."""
        self._event.set()

    def shut(self) -> None:
        """Hold the thread back at its next breath."""
        self._event.clear()

    def breathe(self) -> None:
        """Wait while a frame is drawn; called about once a millisecond of work."""
        self._event.wait(_LONGEST_WAIT)


def _go_on() -> None:
    """Nobody waits for this thread."""


_BREATH: ContextVar[Callable[[], None]] = ContextVar("breath", default=_go_on)


@contextmanager
def breathing(breathe: Callable[[], None]) -> Iterator[None]:
    """Meanwhile this thread takes its breaths so, however deep it is in a thought."""
    before = _BREATH.set(breathe)
    try:
        yield
    finally:
        _BREATH.reset(before)


def breath() -> None:
    """To be called every tenth of a millisecond or so of a long thought: it may wait here while a frame is drawn."""
    _BREATH.get()()
