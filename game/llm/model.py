"""What a language model is to the rest: a request in, a reply out. Providers and the wrappers around them share this.

Wrappers stack, from the outside in: cached or recorded, retrying, governed, breaker, client. Whatever goes wrong is a
`ModelError` (errors.py) that carries one sentence for the player.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Finish = Literal["stop", "length", "refusal"]
"""Why the model stopped: it was done, it ran into `max_tokens`, it would not answer."""

Schema = dict[str, Any]
"""A JSON schema whose outermost type is `object` (servers demand that)."""


class Cancel:
    """Stops the calls that carry it, from any thread. Never goes back."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._told: list[Callable[[], None]] = []
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Stop every call that carries this; new ones do not start."""
        with self._lock:
            self._stopped.set()
            told, self._told = self._told, []
        for tell in told:
            tell()

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._stopped.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait that long or until stopped; whether stopped."""
        return self._stopped.wait(seconds)

    def when_stopped(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Call `tell` once when stopped, at once if that has been; what is returned takes it back."""
        with self._lock:
            if not self.stopped:
                self._told.append(tell)
                return lambda: self._forget(tell)
        tell()
        return lambda: None

    def _forget(self, tell: Callable[[], None]) -> None:
        with self._lock:
            if tell in self._told:
                self._told.remove(tell)


@dataclass(frozen=True, slots=True)
class Request:
    """One question to a model, in its final words."""

    system: str
    user: str
    schema: Schema | None = None
    """The JSON that is wanted; None for plain text. A server that cannot hold the model to it is told it in words, so
    the text of a reply must always be checked."""
    max_tokens: int = 512
    """Room for the answer; thinking that cannot be switched off gets room of its own."""
    temperature: float | None = None
    """None leaves it to the server. Left out where the model takes none."""
    purpose: str = ""
    """The kind of question, for the bill: `plan`, `talk`."""
    person: str = ""
    """Who thinks, for the bill."""
    seed: int | None = None
    """Asks for the same answer to the same question, where the server can."""
    seconds: float = 60.0
    """The whole time allowed, attempts included. At its end the call is broken off."""
    cancel: Cancel | None = field(default=None, compare=False, repr=False)
    on_text: Callable[[str], None] | None = field(default=None, compare=False, repr=False)
    """Called with each new piece of the answer, on the network's thread; the reply is whole all the same."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What an answer cost, as the server bills it."""

    tokens_in: int = 0
    tokens_out: int = 0
    """Thinking included, as it is billed."""
    cached: int = 0
    """How many of `tokens_in` the server had read before."""
    thinking: int = 0
    """How many of `tokens_out` were thinking, as far as the server says."""
    money: float | None = None
    """US dollars, if the server itself names them."""
    billed: bool = True
    """False if the server gave no usage and this is counted from the letters."""

    def __add__(self, other: "Usage") -> "Usage":
        money = None if self.money is None and other.money is None else (self.money or 0.0) + (other.money or 0.0)
        return Usage(
            self.tokens_in + other.tokens_in,
            self.tokens_out + other.tokens_out,
            self.cached + other.cached,
            self.thinking + other.thinking,
            money,
            self.billed and other.billed,
        )


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    text: str
    """As the model wrote it, thinking in a field of its own taken off; never empty."""
    usage: Usage = Usage()
    """Of all attempts together."""
    seconds: float = 0.0
    """From the first attempt to the last byte."""
    attempts: int = 1
    finish: Finish = "stop"
    thought: str = ""
    """Thinking that the server sent in a field of its own."""
    model: str = ""
    """Which model the server says answered."""


class Model(Protocol):
    """Anything that answers requests. May be called from many threads at once; blocks until the answer is there."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`: its message is one sentence; an `AnswerError` carries the unusable reply."""
        ...
