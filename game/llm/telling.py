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
_OFTEN = 10.0
"""Seconds between two probes at the most: a server that is well again is not left alone for long."""
_WAYS = "Ctrl-C ends the run, --no-strict lets the rules carry on."
_TO_END = f"It is asked again for {GIVE_UP / 60:.0f} minutes; {_WAYS}"
_TO_END_SOON = f"It is asked {TRIED} more times within a minute, and if nothing changes the run ends then; {_WAYS}"


def rests_for(strict: bool) -> Rests:
    """When a model is left alone; a strict clock lets the first answer of all take its time, and asks again often."""
    return Rests(longest=_OFTEN, lasting=_OFTEN) if strict else Rests(longest=_OFTEN, start=START)


class Telling:
    """What goes wrong is said once: by the first thought that it befell, or else by the breaker that it opened."""

    def __init__(self, told: Callable[[str], None]) -> None:
        self._told, self._first = told, ""

    def say(self, words: str) -> None:
        """Say anything."""
        self._told(words)

    def replaced(self, words: str) -> None:
        """The rules have answered for a model, and why."""
        self._first = cause_first(words)
        self._told(self._first)

    def knows(self, cause: str) -> bool:
        """Whether that is what was said of a thought last; it is so once."""
        known, self._first = bool(self._first) and cause in self._first, ""
        return known


def teller(telling: Telling, name: str, strict: bool) -> Callable[[BreakerStatus], None]:
    """Says when a model is left alone, why, what that means for the clock, and when it answers again."""

    said, told = "", telling.say

    def tell(status: BreakerStatus) -> None:
        nonlocal said
        why = f"{status.cause}. {status.remedy}".strip()
        if strict and status.state == "open" and why == said:
            return  # it was asked again, and nothing is new
        said = why if status.state != "probing" else said
        if status.state == "waiting":
            told(f"{name} is waited for: {why}")
        elif status.state == "open" and strict:
            told(f"The clock waits for {name}: {why} {_TO_END_SOON if status.lasting else _TO_END}")
        elif status.state == "open" and not telling.knows(status.cause):
            told(f"The rules answer for now: {why}")
        elif status.state == "closed":
            told(f"{name} answers again.")

    return tell
