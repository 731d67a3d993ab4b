"""What the title screen and the sheets behind it show and choose: towns that are kept, town folders, a new town."""

from dataclasses import dataclass
from typing import Literal

from game.world.commands import MoveIn

Answers = Literal["rules", "thrifty", "faithful", "paper"]
Look = dict[str, str | list[str]]


@dataclass(frozen=True, slots=True)
class KeptTown:
    """A town that was saved."""

    name: str
    title: str
    people: int
    moment: str
    """Game time in words."""
    saved: str
    """When it was saved, in words."""
    megabytes: float
    fault: str = ""
    """Why it cannot be opened, in a sentence; empty if it can."""
    picture: bytes | None = None
    """Of the last save, as a PNG."""
    hour: int = 12
    """Of the town's day."""


@dataclass(frozen=True, slots=True)
class Resident:
    """Somebody who lives in a town folder."""

    name: str
    age: int
    traits: tuple[str, ...]
    look: Look
    home: str


@dataclass(frozen=True, slots=True)
class TownFolder:
    """A town that can be begun."""

    path: str
    title: str
    start: str
    """When its story starts, in words."""
    residents: tuple[Resident, ...]
    beds: dict[str, int]
    """How many can sleep in each room with a bed."""
    fault: str = ""
    """Why it cannot be played, in a sentence; empty if it can."""


@dataclass(frozen=True, slots=True)
class Minds:
    """Who answers."""

    answers: Answers = "rules"
    address: str = ""
    """Of the model server; empty for OpenAI's own."""
    model: str = ""
    use_key: bool = False
    """Whether the key in the environment goes to that server."""


@dataclass(frozen=True, slots=True)
class Read:
    """What was understood of a line about what somebody has in mind."""

    line: str
    well: bool
    """Whether somebody has it in mind now."""
    told: str


@dataclass(frozen=True, slots=True)
class NewTown:
    """All that a new town is begun with."""

    folder: str = ""
    """Empty for Smallville."""
    name: str = ""
    """Empty for one that no town has."""
    seed: str = ""
    """Empty for one that is drawn."""
    people: tuple[str, ...] = ()
    """Full names; empty for everybody."""
    newcomers: tuple[MoveIn, ...] = ()
    in_mind: tuple[str, ...] = ()
    """What people have in mind, in words."""
    minds: Minds | None = None
    """None to leave it as it is."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The settings that a player may change here, as they are kept."""

    minds: Minds
    pace: Literal["patient", "brisk"]
    caps: dict[str, float]
    """The most that may be spent, by name; 0 is no cap."""
    key_offered: bool
    """Whether the environment holds a key."""
    folder: str
    """Where settings and what was found out about servers are kept."""
    saves: str = ""
    """Where towns are kept."""


@dataclass(slots=True)
class Examination:
    """What a doctor has found so far; filled in on another thread, read in frames."""

    found: list["Found"]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that a doctor found."""

    about: str
    good: bool | None
    """None: worth knowing, but no fault."""
    said: str
    remedy: str = ""
