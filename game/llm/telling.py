"""What the player is told of a model that fails, and how long it is waited for where nobody else may answer."""

from collections.abc import Callable

from game.llm.breaker import TRIED, BreakerStatus, Rests
from game.llm.errors import cause_first

START = 20.0
"""Seconds after which the rules carry on where a server has not answered anything yet and a clock waits for it: it may
be loading its model, and is asked again as soon as it has."""
GIVE_UP = 600.0
"""Seconds that a strict clock waits for a server that fails, and is asked again and again: time to start it anew. To
go on by rules would make a run of two minds that looks like one of the model's; to wait for ever would leave a run of
the night standing."""
_REMIND = 60.0
"""Seconds after which a run without a window says again that it waits for the first answer of all."""
_OFTEN = 10.0
"""Seconds between two probes at the most: a server that is well again is not left alone for long."""
_WAYS = "Ctrl-C ends the run, --no-strict lets the rules carry on."
_TO_END = f"It is asked again for {GIVE_UP / 60:.0f} minutes; {_WAYS}"
_TO_END_SOON = f"It is asked {TRIED} more times within a minute, and if nothing changes the run ends then; {_WAYS}"


def rests_for(strict: bool) -> Rests:
    """When a model is left alone; a strict clock lets the first answer of all take its time, and asks again often."""
    return Rests(longest=_OFTEN, lasting=_OFTEN, remind=_REMIND) if strict else Rests(longest=_OFTEN, start=START)


class Telling:
    """What goes wrong is said once: by the first thought that it befell, or by the breaker that it opened."""

    def __init__(self, told: Callable[[str], None]) -> None:
        self._told, self._first = told, ""
        self._open: set[str] = set()

    def say(self, words: str) -> None:
        """Say anything."""
        self._told(words)

    def replaced(self, words: str) -> None:
        """The rules have answered for a model, and why."""
        first = cause_first(words)
        if not any(cause in first for cause in tuple(self._open)):
            self._first = first
            self._told(first)

    def opened(self, cause: str) -> None:
        """A breaker says the cause."""
        self._open.add(cause)

    def closed(self) -> None:
        """A server is well again: what befalls it from now on is new."""
        self._open.clear()

    def knows(self, cause: str) -> bool:
        """Whether that is what was said of a thought last; it is so once."""
        known, self._first = bool(self._first) and cause in self._first, ""
        return known


def teller(telling: Telling, name: str, strict: bool, loading: float = 0.0) -> Callable[[BreakerStatus], None]:
    """Says when a model is left alone, why, what that means for the clock, and when it answers again.

    `loading` are the seconds that a strict clock waits for the first answer of all."""
    said, told = "", telling.say
    waits = f"It is waited for at most {_in_words(loading)}; {_WAYS}" if strict else ""

    def tell(status: BreakerStatus) -> None:
        nonlocal said, waits
        why = f"{status.cause}. {status.remedy}".strip()
        if strict and status.state == "open" and why == said:
            return  # it was asked again, and nothing is new
        said = why if status.state != "probing" else said
        if status.state == "open":
            telling.opened(status.cause)
        if status.state == "waiting":
            told(f"{name} is waited for: {why} {waits}".rstrip())
            waits = ""
        elif status.state == "open" and strict:
            told(f"The clock waits for {name}: {why} {_TO_END_SOON if status.lasting else _TO_END}")
        elif status.state == "open" and not telling.knows(status.cause):
            told(f"The rules answer for now: {why}")
        elif status.state == "closed":
            telling.closed()
            told(f"{name} answers again.")

    return tell


def _in_words(seconds: float) -> str:
    return f"{seconds / 60:.0f} minutes" if seconds >= 120 else f"{seconds:.0f} seconds"
