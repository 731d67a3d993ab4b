"""A person: who they are, where they are, what they do, and their memory stream."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from game.world.activity import Action, Plan, Promise
from game.world.memories import MemoryStream
from game.world.places import Tile

Facing = Literal["down", "left", "right", "up"]


@dataclass(frozen=True, slots=True)
class Tie:
    """What one person feels about another; derived from memories and kept for quick reading."""

    closeness: int
    """0 a stranger, 2 known by sight, 4 acquaintance, 6 friend, 8 close, 10 family or love; negative for a foe."""
    feeling: str
    """In words: `likes her poems`."""
    last_talk: int = -1_000_000
    """Tick at which their last talk ended."""
    last_about: str = ""


@dataclass(frozen=True, slots=True)
class Mood:
    """A word with valence and energy, each from -1 to 1."""

    word: str = "calm"
    valence: float = 0.0
    energy: float = 0.0


@dataclass(frozen=True, slots=True)
class Summary:
    """The cached summary description (paper, appendix A)."""

    text: str = ""
    made: int = -1


@dataclass(frozen=True, slots=True)
class News:
    """An observation that waits to be asked about: react, or go on?"""

    memory: int
    """Ordinal of the observation."""
    text: str
    subject: str
    """Full name of a person, or address of a thing."""
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """What was last seen of somebody or something."""

    text: str
    tick: int
    """When it was last in sight."""
    stored: int
    """When it last became a memory."""
    asked: int
    """When one last asked oneself what to do about it."""


@dataclass(slots=True)
class Person:
    """Somebody who lives in the town."""

    name: str
    age: int
    traits: tuple[str, ...]
    biography: str
    home: str
    work: str
    look: dict[str, str | list[str]]
    tile: Tile
    facing: Facing = "down"
    path: list[Tile] = field(default_factory=list)
    """Tiles still to walk, the next first."""
    goal: str = ""
    """Address one is walking to or standing at."""
    stuck: int = 0
    """Ticks for which somebody stood in the way."""
    known: list[str] = field(default_factory=list)
    """Addresses of rooms that this person knows of, in the order of learning."""
    ties: dict[str, Tie] = field(default_factory=dict)
    plan: Plan = field(default_factory=Plan)
    promises: list[Promise] = field(default_factory=list)
    summary: Summary = field(default_factory=Summary)
    mood: Mood = field(default_factory=Mood)
    asleep: bool = False
    woke: int = 0
    ate: int = 0
    """Ticks of the last waking and the last meal."""
    conversation: int = 0
    """Id of the talk one is in, 0 for none."""
    news: list[News] = field(default_factory=list)
    seen: dict[str, Seen] = field(default_factory=dict)
    """What was last seen of each person and thing: an observation is news or it is not stored."""
    doing: str = ""
    """The action that was last begun, in words; fits after `NAME is`."""
    begun: int = -1
    """Start of the action that was last begun, -1 to begin the present one again."""
    arrived: bool = False
    """Whether one is where the present action is done."""
    using: str = ""
    """Address of the thing whose state one has changed for as long as the action lasts."""
    refused: str = ""
    refused_where: str = ""
    """Why the last place could not be used, and its address; empty once something else was found."""
    voices: list[int] = field(default_factory=list)
    """Ordinals of inner voices that one has not made up one's mind about."""
    to_digest: list[int] = field(default_factory=list)
    """Talks that have ended and are still to be gone over."""
    talked: int = -1_000_000
    """Tick at which one's last talk with anybody ended."""
    importance_sum: int = 0
    """Importance of what happened since the last reflection."""
    rated: int = 0
    """Ordinal up to which memories were rated a second time."""
    baffled: int = -1
    """Tick until which no plan or reaction is asked for, because none was found."""
    thoughts: int = 0
    """Ordinal of the last thought raised; numbers each thought's random stream."""
    visitor: bool = False
    """Whether this is somebody whom the player made up: they live nowhere here and think nothing of their own."""
    played: bool = False
    """Whether the player is in this body: it does what it is told, and nothing is planned or said for it."""
    errand: Action | None = None
    """What the player has this body do at a thing: it is walked to and carried out like any action."""
    stream: MemoryStream = field(default_factory=MemoryStream)

    @property
    def first_name(self) -> str:
        """What friends call them."""
        return self.name.split(" ")[0]

    @property
    def pronoun(self) -> str:
        """`she` or `he`, as the biography speaks of them; empty where it does not show it."""
        return _pronoun(self.first_name, self.biography)


@lru_cache(maxsize=1024)
def _pronoun(first: str, biography: str) -> str:
    """The commoner of the two in clauses that begin with the person; a clause that names others says little."""
    own = [c for c in re.split(r"[;\n]+", biography) if c.strip().startswith(first)]
    alone = [c for c in own if len(re.findall(r"\b[A-Z]\w+ [A-Z]\w+", c)) < 2]
    words = re.findall(r"\b(she|her|hers|herself|he|his|him|himself)\b", " ".join(alone or own))
    hers = sum(word.startswith(("she", "her")) for word in words)
    return "" if 2 * hers == len(words) else "she" if 2 * hers > len(words) else "he"
