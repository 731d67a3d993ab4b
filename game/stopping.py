"""Ctrl-C (and the end of the terminal) as a wish: it is looked at between ticks, so that none is cut in half."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from game.streams import let_go_of_lost_terminal

_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))


class Stop:
    """Whether somebody has asked to stop."""

    asked = False


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Inside, a signal to end only sets `asked`, however often it comes; afterwards signals do what they did before."""
    stop, before = Stop(), {}

    def ask(number: int, frame: FrameType | None) -> None:
        stop.asked = True
        let_go_of_lost_terminal()

    with suppress(ValueError):  # not on the main thread: there are no signals to catch
        for number in _SIGNALS:
            before[number] = signal.signal(number, ask)
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
