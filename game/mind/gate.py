"""The gate between the frame and the cognition thread (MEASURED, section 1)."""

import threading

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
