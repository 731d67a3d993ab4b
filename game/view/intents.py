"""What the window asks for: commands to the world, and requests to the loop that runs it."""

from dataclasses import dataclass

from game.view.options import Options
from game.view.seen import Deed
from game.world.commands import Command


@dataclass(frozen=True, slots=True)
class SetSpeed:
    """Run at one of the four speeds."""

    index: int
    """0 is 1 second for 1 game minute, 1 and 2 are faster, 3 is as fast as it goes."""


@dataclass(frozen=True, slots=True)
class TogglePause:
    """Stop the clock, or let it go on."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the town under its own name."""


@dataclass(frozen=True, slots=True)
class QuickSave:
    """Save to the quick slot."""


@dataclass(frozen=True, slots=True)
class QuickLoad:
    """Go back to the quick slot."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class TakePicture:
    """Keep what is on the screen as a picture."""


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """Keep other settings of the interface, and go by them."""

    options: Options


@dataclass(frozen=True, slots=True)
class AskPerson:
    """Interview somebody; it leaves no trace. The reply is what they say, a `str`."""

    number: int
    person: str
    question: str


@dataclass(frozen=True, slots=True)
class Recollect:
    """What somebody would recall for a query, best first. The reply is a tuple of `Found`."""

    number: int
    person: str
    query: str
    count: int = 50


@dataclass(frozen=True, slots=True)
class Found:
    """A memory that a query recalls: its ordinal, and the three parts of its score, each 0 to 1."""

    ordinal: int
    score: float
    recency: float
    importance: float
    relevance: float


@dataclass(frozen=True, slots=True)
class FindWhy:
    """The thought behind something that somebody said, did, planned or concluded. The reply is a `Trace`, or None."""

    number: int
    person: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class ReadWhy:
    """Somebody's thoughts of some ticks from the town's log. The reply is a tuple of `Trace`, the oldest first."""

    number: int
    person: str
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class StopAsking:
    """Break off a slow question; no reply is waited for any more."""

    question: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a slow question; `fault` says in words why nothing did."""

    number: int
    result: object = None
    fault: str = ""
    by: str = ""
    """Who answered: server and model, or `rules`; empty where nobody was asked."""


Request = SetSpeed | TogglePause | Save | QuickSave | QuickLoad | Quit | TakePicture | ChangeOptions | StopAsking
SlowQuestion = AskPerson | Recollect | FindWhy | ReadWhy
"""Answered some frames later with a `Reply` of the same number (questions.py); never waited for."""
Intent = Command | Request | SlowQuestion
