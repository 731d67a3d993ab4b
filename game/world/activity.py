"""What people do: a day in chunks, the near future in actions (paper, section 4.3)."""

import re
from dataclasses import dataclass, field, replace
from typing import TypeVar

_SLEEP = re.compile(
    r"\b(sleep|sleeps|sleeping|asleep|nap|napping|goes to bed|going to bed|in bed for the night)\b", re.I
)
AS_USUAL = "as usual"
"""The state that an action gives a thing without states of its own to put it right again."""
_MEAL = re.compile(r"\b(breakfast|lunch|dinner|supper|brunch|meal|eating|eats|snack)\b", re.I)


@dataclass(frozen=True, slots=True)
class Entry:
    """One stretch of a plan: a chunk of the day, or an hour of a chunk."""

    start: int
    """Tick."""
    ticks: int
    what: str
    """In the person's own words, without a subject: `working on a song for class`."""
    where: str = ""
    """The place in words, as planned: `Hobbs Cafe`, `home`; may be empty."""

    @property
    def end(self) -> int:
        """The first tick after it."""
        return self.start + self.ticks


@dataclass(frozen=True, slots=True)
class Action:
    """Something done at one place for 5 to 15 minutes; sleep may be longer."""

    start: int
    ticks: int
    what: str
    """`making espresso`: fits after `NAME is`."""
    emoji: str
    where: str
    """Address of a room or of a thing in it."""
    state: str = ""
    """The state it gives the thing while it lasts, empty to leave it as it is."""

    @property
    def end(self) -> int:
        """The first tick after it."""
        return self.start + self.ticks


@dataclass(frozen=True, slots=True)
class Change:
    """A note that the plan was changed, when, and because of what."""

    tick: int
    what: str
    because: str


@dataclass(slots=True)
class Plan:
    """The day from waking to the next waking; gapless, in order."""

    made: int = -1
    """Tick at which the day was planned, -1 for never."""
    chunks: list[Entry] = field(default_factory=list)
    hours: list[Entry] = field(default_factory=list)
    """Hour-long parts of the chunk that was decomposed last."""
    actions: list[Action] = field(default_factory=list)
    """The near future in order, without overlap; what is past is dropped from the front."""
    changes: list[Change] = field(default_factory=list)

    def chunk_at(self, tick: int) -> Entry | None:
        """The chunk that holds a tick."""
        return next((c for c in self.chunks if c.start <= tick < c.end), None)

    def action_at(self, tick: int) -> Action | None:
        """The action that holds a tick."""
        return next((a for a in self.actions if a.start <= tick < a.end), None)


@dataclass(frozen=True, slots=True)
class Promise:
    """A commitment accepted in talk, to be in a plan when its day comes."""

    words: str
    """`come to the Valentine's Day party`."""
    start: int
    ticks: int
    where: str
    """Address of a room, or words where no room is known by them."""
    to: str
    """Full name of whom it was promised to."""
    memory: int
    """Ordinal of the memory of it."""


Stretch = TypeVar("Stretch", Entry, Action)


def cut_in(entries: list[Stretch], new: Stretch) -> list[Stretch]:
    """Entries with a new one put in; what it covers is cut away, what it leaves over stays."""
    cut: list[Stretch] = []
    for old in entries:
        if old.start < new.start:
            cut.append(replace(old, ticks=min(old.end, new.start) - old.start))
    cut.append(new)
    for old in entries:
        if old.end > new.end:
            begins = max(old.start, new.end)
            cut.append(replace(old, start=begins, ticks=old.end - begins))
    return cut


def means_sleep(what: str) -> bool:
    """Whether words describe sleeping; sleep and walking are exempt from 5 to 15 minutes."""
    return bool(_SLEEP.search(what))


def means_meal(what: str) -> bool:
    """Whether words describe eating."""
    return bool(_MEAL.search(what))
