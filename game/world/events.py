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
class Event:
    """One line of the log."""

    tick: int
    kind: EventKind
    person: str
    """Full name, or empty."""
    text: str
    place: str = ""
