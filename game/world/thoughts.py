"""Thoughts: frozen questions that leave the world, each with copies of all that it needs.

The answer is a command that carries the same id. A thought in flight is not state.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from game.world.activity import Entry, Promise
from game.world.conversations import Line
from game.world.memories import Memory, StreamView
from game.world.people import Tie
from game.world.places import Hours

Lane = Literal["acting", "planning", "background"]
"""One thought of each at a time. Plans have a lane of their own where they are made ahead, so that somebody who waits
for one can talk and react meanwhile."""


@dataclass(frozen=True, slots=True)
class KnownRoom:
    """A room as its knower would describe it."""

    address: str
    purpose: str
    public: bool
    hours: Hours | None
    capacity: int
    owners: tuple[str, ...]
    outdoors: bool
    things: tuple[tuple[str, str, tuple[str, ...]], ...]
    """Name, purpose and possible states of each thing."""

    @property
    def sector(self) -> str:
        """The building or park."""
        return self.address.split(":", 1)[0]

    @property
    def name(self) -> str:
        """The room's own name."""
        return self.address.split(":", 1)[1]


@dataclass(frozen=True, slots=True)
class Card:
    """Who is thinking: what every question begins with."""

    name: str
    age: int
    traits: tuple[str, ...]
    biography: str
    home: str
    """Address of the room."""
    work: str
    """Address of the room, or empty."""
    summary: str
    """The summary description; empty until it was first made."""
    now: datetime
    doing: str
    """The present act: `making espresso`; empty before the first plan."""
    mood: str
    hours_awake: float
    hours_since_meal: float
    here: str
    """Address of the room one is in; empty on open ground."""
    ties: tuple[tuple[str, Tie], ...]
    known: tuple[KnownRoom, ...]
    promises: tuple[Promise, ...]
    seed: str
    """Seeds this thought's random stream: `random.Random(card.seed)`; the same for the same run."""

    @property
    def first_name(self) -> str:
        """What friends call them."""
        return self.name.split(" ")[0]

    def tie(self, name: str) -> Tie:
        """The tie to somebody; a stranger's if there is none."""
        return next((tie for other, tie in self.ties if other == name), Tie(0, ""))


@dataclass(frozen=True, slots=True)
class PlanDay:
    """On waking, at the start, or ahead of it: the day up to the next waking, in broad strokes."""

    since: int = 0
    """Tick at which it begins; the present one, or the end of the plan so far."""


@dataclass(frozen=True, slots=True)
class NextActions:
    """The chunk has begun, or its decomposed part has run out: what to do until about an hour from now."""

    since: int
    """Tick at which the first of them begins."""
    chunk: Entry
    hours: tuple[Entry, ...]
    """The chunk's hours if it was decomposed before, else empty."""
    before: str
    """What was done just before, empty at the start."""
    after: str
    """The next chunk's words, empty at the end."""
    refused: str = ""
    """Why the last place could not be used: `Hobbs Cafe is closed until 8 am`; empty if nothing was refused."""
    refused_where: str = ""
    """Address that was refused."""


@dataclass(frozen=True, slots=True)
class React:
    """An observation that is news: go on, do something else, or speak?"""

    observation: str
    subject: str
    """Full name of a person, or address of a thing."""
    subject_is_person: bool
    subject_doing: str
    """What the person is doing, or the thing's state."""
    may_talk: bool
    """The person is awake, near and free to talk, and not in a cool-down with this one."""
    chunk: str


@dataclass(frozen=True, slots=True)
class HearVoice:
    """An inner voice says something: follow it, or not?"""

    voice: Memory
    chunk: str
    """What the plan has for now."""
    free: int
    """Tick at which the plan has room for what is asked."""


@dataclass(frozen=True, slots=True)
class NextLine:
    """One's turn in a talk."""

    conversation: int
    other: str
    other_doing: str
    other_age: int
    """0 where it is not known."""
    about: str
    began: bool
    """Whether the thinker began the talk."""
    lines: tuple[Line, ...]
    must_end: bool
    """The other has said goodbye, or the limit of lines is reached: this line is the last."""
    other_pronoun: str = ""
    """`she` or `he`, empty where the other's biography does not show it."""
    said_today: tuple[str, ...] = ()
    """What the thinker has said since waking in other talks, oldest first."""


@dataclass(frozen=True, slots=True)
class AfterTalk:
    """What is kept of a talk, from one side."""

    conversation: int
    other: str
    about: str
    lines: tuple[Line, ...]
    other_pronoun: str = ""
    """`she` or `he`, empty where the other's biography does not show it."""


@dataclass(frozen=True, slots=True)
class Reflect:
    """The importance of what happened since the last sitting has passed the threshold."""


@dataclass(frozen=True, slots=True)
class Describe:
    """The summary description is old."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Memories to rate a second time, by somebody who knows what matters to this person."""

    memories: tuple[Memory, ...]


Facts = PlanDay | NextActions | React | HearVoice | NextLine | AfterTalk | Reflect | Describe | Rate


@dataclass(frozen=True, slots=True)
class Thought:
    """One thought on its way to a mind."""

    id: int
    person: str
    ordinal: int
    lane: Lane
    urgency: int
    """Lower goes first."""
    raised: int
    due: int
    """Tick before which the answer must be applied."""
    card: Card
    stream: StreamView
    tick: int
    start: datetime
    """The clock's start, to turn ticks into dates."""
    facts: Facts
