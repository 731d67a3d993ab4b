"""Who may call next, where only so many calls may be made at once: the most urgent, and one slot is kept for urgent
ones, so that none of them waits behind what can wait."""

import heapq
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from game.llm.errors import CancelledError
from game.llm.model import Cancel

URGENT = 2
"""Urgencies up to this one may use the slot that is kept."""
OF_PLAYER = 0
"""Up to this one the player asked: such calls begin in a pause too."""


class Line:
    """The order alone, without threads or time: urgent ones, then what is due first, then whoever came first."""

    def __init__(self, slots: int) -> None:
        self.slots = max(1, slots)
        self._waiting: list[tuple[bool, int, int, int]] = []
        """Whether it can wait, when it is due, number, urgency."""
        self._numbers = itertools.count(1)
        self.running: dict[int, int] = {}
        """Number of a ticket and its urgency."""

    def enter(self, urgency: int, due: int = 0) -> int:
        """Stand in line; the number of the ticket. `due` in ticks, or whatever all who stand in line count in."""
        number = next(self._numbers)
        heapq.heappush(self._waiting, (urgency > URGENT, due if urgency > OF_PLAYER else -1, number, urgency))
        return number

    def begin(self, held: bool = False) -> list[int]:
        """The tickets that may begin now, in order; if `held`, only what the player asked."""
        begun = []
        while self._waiting and self._may_begin(self._waiting[0][3], held):
            *_, number, urgency = heapq.heappop(self._waiting)
            self.running[number] = urgency
            begun.append(number)
        return begun

    def leave(self, number: int) -> None:
        """Be done, or stand in line no longer."""
        if self.running.pop(number, None) is None:
            self._waiting = [ticket for ticket in self._waiting if ticket[2] != number]
            heapq.heapify(self._waiting)

    def _may_begin(self, urgency: int, held: bool) -> bool:
        if len(self.running) >= self.slots or (held and urgency > OF_PLAYER):
            return False
        can_wait = sum(running > URGENT for running in self.running.values())
        return urgency <= URGENT or can_wait < max(1, self.slots - 1)


class Slots:
    """Shared by all threads that call models."""

    def __init__(self, number: int) -> None:
        self.number = max(1, number)
        self._line = Line(number)
        self._begun: set[int] = set()
        self._change = threading.Condition()
        self._held = False
        self._mine = threading.local()

    def hold(self, held: bool) -> None:
        """Let no call begin but what the player asks, or let them begin again; those in flight go on."""
        if held != self._held:
            with self._change:
                self._held = held
                self._grant()
                self._change.notify_all()

    def wait_while_held(self, cancel: Cancel | None) -> None:
        """For a further attempt, whose slot is taken already. Raises `CancelledError` if called off meanwhile."""
        forget = cancel.when_stopped(self._wake) if cancel else None
        try:
            with self._change:
                while self._held and getattr(self._mine, "urgency", 0) > OF_PLAYER:
                    _check(cancel)
                    self._change.wait()
        finally:
            if forget is not None:
                forget()

    @contextmanager
    def one(self, urgency: int, due: int = 0, cancel: Cancel | None = None) -> Iterator[None]:
        """Wait for a slot and have it until this is left. Raises `CancelledError` if called off while waiting."""
        with self._change:
            number = self._line.enter(urgency, due)
        forget = cancel.when_stopped(self._wake) if cancel else None
        try:
            self._wait(number, cancel)
            self._mine.urgency = urgency
            yield
        finally:
            if forget is not None:
                forget()
            with self._change:
                self._line.leave(number)
                self._begun.discard(number)
                self._grant()

    def _wait(self, number: int, cancel: Cancel | None) -> None:
        with self._change:
            self._grant()
            while number not in self._begun:
                _check(cancel)
                self._change.wait()

    def _grant(self) -> None:
        begun = self._line.begin(self._held)
        if begun:
            self._begun.update(begun)
            self._change.notify_all()

    def _wake(self) -> None:
        with self._change:
            self._change.notify_all()


def _check(cancel: Cancel | None) -> None:
    if cancel is not None and cancel.stopped:
        raise CancelledError("the call was called off before it began")
