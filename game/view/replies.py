"""What comes of the slow questions of the window (intents.py)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Found:
    """A memory that a query recalls: its ordinal, and the three parts of its score, each 0 to 1."""

    ordinal: int
    score: float
    recency: float
    importance: float
    relevance: float


@dataclass(frozen=True, slots=True)
class Hit:
    """Words that were found: in somebody's memory (its ordinal), or in a line of a talk (its number)."""

    person: str
    tick: int
    text: str
    memory: int = 0
    talk: int = 0


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a slow question; `fault` says in words why nothing did."""

    number: int
    result: object = None
    fault: str = ""
    by: str = ""
    """Who answered: server and model, or `rules`; empty where nobody was asked."""
    memories: tuple[int, ...] = ()
    """What came to mind for it, by ordinal."""
