"""What can go wrong with a model; each message is one sentence for the player and never holds a key.

ModelError                   (a GameError: it may reach the command line)
├── OutageError              the server cannot serve at present; counts for the breaker
│   ├── UnreachableError     refused connection, unknown host, bad certificate
│   ├── TooSlowError         not done by the deadline: it hangs, or sends a byte a second
│   ├── BusyError            429
│   │   └── LoadingError     still loading the model
│   ├── ServerError          5xx with whatever body
│   └── LastingError         waiting will not mend it: the breaker opens at once
│       ├── KeyRefusedError  401, 403
│       ├── NoSuchModelError
│       ├── NoCreditError    402, or 429 for want of money
│       └── NoModelServerError   what answers there does not speak this protocol
├── RequestError             the server is well but does not take this request
│   └── TooLongError         the prompt is longer than the model can read
├── AnswerError              a reply came and was billed, but it is no answer
│   ├── EmptyAnswerError
│   ├── CutOffError
│   └── RefusedError
└── NotAskedError            nothing was sent
    ├── CancelledError
    │   └── BrokenOffError   it was sent before it was called off
    ├── AddressError, BreakerOpenError, CapReachedError, PausedError, ModelLostError, NotRecordedError
"""

import re

from game.errors import GameError
from game.llm.model import Reply

_WHERE_FIRST = re.compile(r"(https?://\S+): (.+)", re.DOTALL)


def cause_first(words: str) -> str:
    """What went wrong before where: of a line that is cut short the cause must be left."""
    return _WHERE_FIRST.sub(r"\2, at \1", words, count=1)


def without_place(words: str) -> str:
    """What went wrong without where, for whoever cannot do anything about that: the model."""
    return _WHERE_FIRST.sub(r"\2", words, count=1)


class ModelError(GameError):
    """No answer from a model. `str()` says why in one sentence, `remedy` what to do about it."""

    remedy = ""
    retry = False
    """Whether the same call may succeed a little later."""


class OutageError(ModelError):
    """The server cannot serve at present."""

    retry = True

    def __init__(self, said: str, retry_after: float | None = None) -> None:
        """`retry_after` is the seconds the server asks to be left alone."""
        super().__init__(said)
        self.retry_after = retry_after


class UnreachableError(OutageError):
    """Nothing listens there, or it cannot be found."""

    remedy = "Start the server, or check the address, port and network."


class TooSlowError(OutageError):
    """Not done by the deadline."""

    remedy = "Wait until the model is loaded, choose a smaller model, or allow fewer calls at once."
    retry = False


class BusyError(OutageError):
    """The server has too much to do."""

    remedy = "Allow fewer calls at once, or wait."


class LoadingError(BusyError):
    """The server is well, but its model is not loaded yet."""

    remedy = "Wait; it is asked again until the model is loaded."


class ServerError(OutageError):
    """The server failed in its own way."""

    remedy = "Look into the server's own log; restart it."

    def __init__(self, said: str, retry_after: float | None = None, maybe_parameter: bool = False, about: str = ""):
        """`maybe_parameter` if it may only mean a parameter that it does not know; `about` names that, if told."""
        super().__init__(said, retry_after)
        self.maybe_parameter = maybe_parameter
        self.about = about


class LastingError(OutageError):
    """Waiting will not mend it; somebody must change something."""

    retry = False


class KeyRefusedError(LastingError):
    """The key is missing, wrong, or may not do this."""

    remedy = "Give the right key in OPENAI_API_KEY or in a key file, and check that it may use this model."


class NoSuchModelError(LastingError):
    """The server does not have that model."""

    remedy = "Pick one of the models the server lists, or load it there first."


class NoCreditError(LastingError):
    """The account is out of money."""

    remedy = "Add credit to the account, or use another server."


class NoModelServerError(LastingError):
    """Something answers at that address, but it is no OpenAI-shaped server."""

    remedy = "Check the address; most end in /v1."


class RequestError(ModelError):
    """The server does not take this request."""

    remedy = "Run doctor, so that the game learns what this server takes."

    def __init__(self, said: str, about: str = "") -> None:
        """`about` is the feature of the ladder that the server complains of, if it says so."""
        super().__init__(said)
        self.about = about


class TooLongError(RequestError):
    """The prompt is longer than the model can read."""

    remedy = "Give the model a larger context in the server's settings, at least 8192 tokens."


class AnswerError(ModelError):
    """A reply that is no answer; `reply` holds what came and what it cost, if anything came."""

    def __init__(self, said: str, reply: Reply | None = None) -> None:
        super().__init__(said)
        self.reply = reply


class EmptyAnswerError(AnswerError):
    """The model said nothing."""

    remedy = "Try another model; this one may need another chat template."


class CutOffError(AnswerError):
    """The model ran out of room before it was done; the piece is in `reply`."""

    remedy = "Switch thinking off on the server, or choose a model that does not think aloud."


class RefusedError(AnswerError):
    """The model, or a filter before it, would not answer."""

    remedy = "Nothing is wrong with the server; another model may answer."


class NotAskedError(ModelError):
    """Nothing was sent."""


class AddressError(NotAskedError):
    """That is no address of a server."""

    remedy = "Give something like http://localhost:11434/v1."


class CancelledError(NotAskedError):
    """The call was called off."""


class BrokenOffError(CancelledError):
    """It was called off when it had been sent: what the server has read of it is billed."""


class BreakerOpenError(NotAskedError):
    """The server failed repeatedly and is left alone for a while; the message holds the cause."""


class CapReachedError(NotAskedError):
    """The next call would go beyond what may be spent."""

    remedy = "Raise the cap, or wait until its hour or day is over."


class PausedError(NotAskedError):
    """Calls are paused."""


class ModelLostError(NotAskedError):
    """A model without which the clock does not go on did not answer for so long that it is given up."""


class NotRecordedError(NotAskedError):
    """A replay was asked something that was not recorded."""

    remedy = "Replay with the same seed, settings and version as were recorded."
