"""What the player is told of a model that fails, and how long it is waited for where nobody else may answer."""

from collections.abc import Callable

from game.llm.breaker import BreakerStatus, Rests

START = 20.0
"""Seconds after which the rules carry on where a server has not answered anything yet and a clock waits for it: it may
be loading its model, and is asked again as soon as it has."""
GIVE_UP = 600.0
"""Seconds that a strict clock waits for a server that fails, and is asked again and again: time to start it anew. To
go on by rules would make a run of two minds that looks like one of the model's; to wait for ever would leave a run of
the night standing."""
_OFTEN = 10.0
"""Seconds between two probes at the most where the clock stands until one is answered."""
_TO_END = f"It is asked again for {GIVE_UP / 60:.0f} minutes; Ctrl-C ends the run, --no-strict lets the rules carry on."


def rests_for(strict: bool) -> Rests:
    """When a model is left alone; a strict clock lets the first answer of all take its time, and asks again often."""
    return Rests(longest=_OFTEN) if strict else Rests(start=START)


def teller(told: Callable[[str], None], name: str, strict: bool) -> Callable[[BreakerStatus], None]:
    """Says when a model is left alone, why, what that means for the clock, and when it answers again."""

    said = ""

    def tell(status: BreakerStatus) -> None:
        nonlocal said
        why = f"{status.cause}. {status.remedy}".strip()
        if strict and status.state == "open" and why == said:
            return  # it was asked again, and nothing is new
        said = why if status.state != "probing" else said
        if status.state == "waiting":
            told(f"{name} is waited for: {why}")
        elif status.state == "open":
            told(f"The clock waits for {name}: {why} {_TO_END}" if strict else f"The rules answer for now: {why}")
        elif status.state == "closed":
            told(f"{name} answers again.")

    return tell
