"""What passed between a mind and its models while it answered: for the log of thoughts.

Whoever wants to know opens a list on the thread that thinks (`collected`); minds that ask models write into it.
"""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from game.llm.model import Usage

_open = threading.local()


@dataclass(slots=True)
class Exchange:
    """One prompt and what came back."""

    template: str
    """Name of the prompt file."""
    version: str
    """The hash of its text."""
    holes: Mapping[str, str]
    """What filled it."""
    fault: str = ""
    """What was wrong with the answer before, which this prompt tells; empty in a first try."""
    provider: str = ""
    """Server and model."""
    reply: str = ""
    """As the model wrote it; empty if nothing came."""
    thought: str = ""
    """What it thought aloud, if it did."""
    usage: Usage = field(default_factory=Usage)
    seconds: float = 0.0
    attempts: int = 0
    """Calls that it took."""
    outcome: str = ""
    """What was made of it: `used`, `mended`, or why it could not be used."""


@contextmanager
def collected() -> Iterator[list[Exchange]]:
    """A list that fills with what passes on this thread until this is left."""
    before, found = getattr(_open, "found", None), list[Exchange]()
    _open.found = found
    try:
        yield found
    finally:
        _open.found = before


def note(exchange: Exchange) -> None:
    """Write an exchange down, if anybody wants to know."""
    found: list[Exchange] | None = getattr(_open, "found", None)
    if found is not None:
        found.append(exchange)
