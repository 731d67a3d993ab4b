"""One daemon thread that waits on the network for all calls, so that each can be broken off at any instant.

A blocking call cannot be stopped from outside, and a timeout between two bytes never fires on a server that sends one
a second; a task on an event loop can be cancelled, which closes its connection. Quitting waits for nobody.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError as FutureCancelled
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from game.llm.errors import BrokenOffError, CancelledError, TooSlowError
from game.llm.model import Cancel

T = TypeVar("T")
_GRACE = 1.0
"""Seconds after the deadline until a call is given up even though its task has not ended."""


class Network:
    """An event loop on a thread of its own, started at the first call."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def run(self, work: Callable[[], Coroutine[Any, Any, T]], seconds: float, cancel: Cancel | None = None) -> T:
        """Do it, wait for it. Raises `TooSlowError` after `seconds`, `CancelledError` if called off, or its own."""
        if cancel and cancel.stopped:
            raise CancelledError("the call was called off before it began")
        if seconds <= 0.0:
            raise TooSlowError("no time is left for the call")
        future = asyncio.run_coroutine_threadsafe(_within(work, seconds), self._running())
        forget = cancel.when_stopped(lambda: _call_off(future)) if cancel else _nothing
        try:
            return future.result(max(seconds, 0.0) + _GRACE)
        except TimeoutError as late:
            future.cancel()
            raise TooSlowError(f"no whole answer within {seconds:.3g} seconds") from late
        except (FutureCancelled, asyncio.CancelledError) as off:
            raise BrokenOffError("the call was called off") from off
        finally:
            forget()

    def close(self, last: Callable[[], Coroutine[Any, Any, None]] | None = None) -> None:
        """Break off all calls, do `last`, end the thread. It may be used again: a new one starts."""
        with self._lock:
            loop, thread, self._loop, self._thread = self._loop, self._thread, None, None
        if loop is None or thread is None:
            return
        with suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(_wind_up(last), loop).result(_GRACE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(_GRACE)

    def _running(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._loop.set_default_executor(_DaemonThreads())
                self._thread = threading.Thread(target=_turn, args=(self._loop,), name="network", daemon=True)
                self._thread.start()
            return self._loop


class _DaemonThreads(ThreadPoolExecutor):
    """Looking up a host may hang: on a thread that quitting does not wait for."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        future: Future[T] = Future()
        threading.Thread(target=_settle, args=(future, fn, args, kwargs), daemon=True).start()
        return future


def _settle(future: "Future[Any]", work: Callable[..., Any], args: Any, kwargs: Any) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work(*args, **kwargs))
    except BaseException as fault:
        future.set_exception(fault)


def _turn(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.close()


async def _within(work: Callable[[], Coroutine[Any, Any, T]], seconds: float) -> T:
    async with asyncio.timeout(seconds):
        return await work()


async def _wind_up(last: Callable[[], Coroutine[Any, Any, None]] | None) -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    if last is not None:
        await last()


def _call_off(future: "Future[Any]") -> None:
    future.cancel()


def _nothing() -> None:
    """There was nobody to tell."""
