"""What happened, in past or present tense, for the log, the counts and the screen."""

from dataclasses import dataclass
from typing import Literal

EventKind = Literal[
    "plan",
    "change",
    "talk",
    "line",
    "end of talk",
    "reflection",
    "state",
    "refused",
    "waking",
    "sleep",
    "late",
    "player",
]


@dataclass(frozen=True, slots=True)
class PlayedAct:
    """Something that the player did to the town; state, so that stories can tell of it."""

    tick: int
    text: str
    """A clause in the present tense: `from now on, the stove at Hobbs Cafe is burning`."""
    person: str = ""
    """Whom it was done to, full name; empty for nobody, or for several."""
    place: str = ""
    """Address of the room."""


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log."""

    tick: int
    kind: EventKind
    person: str
    """Full name, or empty."""
    text: str
    place: str = ""
