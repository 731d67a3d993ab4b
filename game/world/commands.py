"""Everything that can change the world from outside: answers to thoughts, and the acts of the player."""

from dataclasses import dataclass, field

from game.world.activity import Action, Entry
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.places import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a thought came to. `recalled` are the ordinals whose last access moves when this is applied."""

    thought: int
    person: str
    recalled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDay(Answer):
    """The day, from now to the next waking, without a gap."""

    chunks: tuple[Entry, ...]
    memories: tuple[NewMemory, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetActions(Answer):
    """The near future, from now on without a gap."""

    hours: tuple[Entry, ...]
    actions: tuple[Action, ...]
    memories: tuple[NewMemory, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn(Answer):
    """The observation changes nothing."""

    because: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoInstead(Answer):
    """From now on something else, for a while; what is left of the plan stays."""

    action: Action
    because: str
    thing: str = ""
    """Address of the thing that is seen to; empty if it is about something else."""
    fetch: Action | None = None
    """What has to be fetched first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heed(Answer):
    """What somebody makes of an inner voice: an entry of the plan, or none if it is not followed."""

    memory: NewMemory
    entry: Entry | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartTalk(Answer):
    """Walk up to somebody and speak."""

    to: str
    about: str
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Answer):
    """One line of a talk."""

    conversation: int
    text: str
    done: bool
    """Whether the speaker has no more to say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepFromTalk(Answer):
    """What one side keeps of a talk."""

    conversation: int
    other: str
    memories: tuple[NewMemory, ...]
    promises: tuple["NewPromise", ...]
    tie: Tie


@dataclass(frozen=True, slots=True)
class NewPromise:
    """A promise, with the memory that will record it."""

    words: str
    doing: str
    """As an entry of a plan says it: `coming to the Valentine's Day party`."""
    start: int
    ticks: int
    where: str
    to: str
    memory: NewMemory


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepReflections(Answer):
    """The insights of one sitting."""

    insights: tuple[NewMemory, ...]
    doubts: dict[int, float] = field(default_factory=dict)
    """How sure one still is of standing conclusions that a new one contradicts, by ordinal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSummary(Answer):
    """A fresh summary description."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRatings(Answer):
    """Importance by ordinal, each 1 to 10."""

    ratings: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed(Answer):
    """No answer came: the reason in words."""

    reason: str


@dataclass(frozen=True, slots=True)
class SetThingState:
    """The player rewrites a thing's state in words; no words put it back as it was."""

    thing: str
    state: str


@dataclass(frozen=True, slots=True)
class WhisperTo:
    """The player is a person's inner voice: a directive they tend to follow."""

    person: str
    text: str


@dataclass(frozen=True, slots=True)
class SpeakTo:
    """The player says a line to somebody, as somebody: `a reporter`. The first line begins the talk."""

    person: str
    persona: str
    text: str


@dataclass(frozen=True, slots=True)
class EndTalk:
    """The player takes leave of somebody."""

    person: str


@dataclass(frozen=True, slots=True)
class Announce:
    """The player lets people know something; everybody if nobody is named."""

    text: str
    to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddMemory:
    """The player gives somebody a memory; an importance of 0 asks for the rule's rating."""

    person: str
    text: str
    importance: int = 0


@dataclass(frozen=True, slots=True)
class HideMemory:
    """The player takes a memory away: it is kept and marked, but never recalled again."""

    person: str
    ordinal: int


@dataclass(frozen=True, slots=True)
class EditMemory:
    """The player gives a memory other words: a new version takes its place, and what rests on the old one goes."""

    person: str
    ordinal: int
    text: str
    importance: int = 0
    """1 to 10; 0 keeps the old version's."""


@dataclass(frozen=True, slots=True)
class NeverMet:
    """Two people have never met: all that each remembers of the other is hidden."""

    person: str
    other: str


@dataclass(frozen=True, slots=True)
class EnterTown:
    """The player comes to the town as a visitor: somebody with a body, seen and remembered like anybody."""

    name: str
    look: dict[str, str | list[str]]
    age: int = 30
    about: str = ""
    """Who they are, in a sentence."""
    tile: Tile | None = None
    """Where they appear; None for the town's first way in."""


@dataclass(frozen=True, slots=True)
class StepInto:
    """The player walks the town as a resident, who plans nothing until they are let go."""

    person: str


@dataclass(frozen=True, slots=True)
class LetGo:
    """The player leaves the body: a visitor leaves the town, a resident goes on with their own plans."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The player's body walks to a tile."""

    to: Tile


@dataclass(frozen=True, slots=True)
class UseThing:
    """The player's body goes to a thing and does something there, which leaves it in a state (or as it was)."""

    thing: str
    doing: str
    """Fits after `NAME is`: `lighting the stove`."""
    state: str = ""


@dataclass(frozen=True, slots=True)
class SayTo:
    """The player's body says a line to somebody near. The first line begins the talk."""

    person: str
    text: str


@dataclass(frozen=True, slots=True)
class MoveIn:
    """Somebody new comes to live in the town; who lived here before comes back with all that they remember."""

    name: str
    look: dict[str, str | list[str]]
    age: int = 30
    traits: tuple[str, ...] = ()
    about: str = ""
    """Who they are, in sentences or in clauses with semicolons: their first memories."""
    home: str = ""
    """Address of a room; empty for one with a free bed, or else the least crowded one."""
    work: str = ""


@dataclass(frozen=True, slots=True)
class MoveOut:
    """Somebody leaves the town for good, or until they move in again; the others remember them."""

    person: str


MemoryAct = AddMemory | HideMemory | EditMemory | NeverMet
BodyAct = EnterTown | StepInto | LetGo | Walk | UseThing | SayTo
Act = (
    SetThingState | WhisperTo | SpeakTo | EndTalk | Announce | AddMemory | HideMemory | EditMemory | NeverMet
    | EnterTown | StepInto | LetGo | Walk | UseThing | SayTo | MoveIn | MoveOut
)  # fmt: skip
Command = Answer | Act
