"""What the window reads: the world as the screen needs it, and the app's own news. Nothing here is written to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from game.view.saves.history import Replayed
from game.world.activity import Action, Change, Entry
from game.world.clock import Clock
from game.world.conversations import Conversation, Line
from game.world.events import Event
from game.world.memories import Memory
from game.world.people import Person
from game.world.places import Town


class Seen(Protocol):
    """The part of the world that is drawn."""

    @property
    def town(self) -> Town:
        """Its geography."""

    @property
    def clock(self) -> Clock:
        """Its time."""

    @property
    def people(self) -> Mapping[str, Person]:
        """Everybody by full name, in a fixed order."""

    @property
    def thing_states(self) -> Mapping[str, str]:
        """The present state of things by address."""

    @property
    def conversations(self) -> Mapping[int, Conversation]:
        """The talks going on."""

    @property
    def talks(self) -> Sequence[Conversation]:
        """The talks that have ended, in the order of their ends."""

    @property
    def log(self) -> Sequence[Event]:
        """What happened lately, oldest first; bounded."""


Deed = Memory | Line | Action | Entry | Change | Conversation
"""What somebody thought, said, did, planned, changed or began, and of which one may ask why."""


class Considered(Protocol):
    """A memory that a question rested on; parts of the score are None where it was not recalled."""

    @property
    def ordinal(self) -> int:
        """Its ordinal."""

    @property
    def recency(self) -> float | None:
        """From 0 to 1."""

    @property
    def importance(self) -> float | None:
        """From 0 to 1."""

    @property
    def relevance(self) -> float | None:
        """From 0 to 1."""


class Call(Protocol):
    """What a model was asked, to the letter, and what came back."""

    @property
    def system(self) -> str:
        """Who it is told to be; empty, like `user`, where the log had no more room for the prompt."""

    @property
    def user(self) -> str:
        """What it is told and asked."""

    @property
    def provider(self) -> str:
        """Server and model."""

    @property
    def reply(self) -> str:
        """As the model wrote it."""

    @property
    def thought(self) -> str:
        """What it thought aloud; empty for nothing."""

    @property
    def tokens_in(self) -> int:
        """Tokens read."""

    @property
    def tokens_out(self) -> int:
        """Tokens written."""

    @property
    def money(self) -> float | None:
        """US dollars; None if the price is not known."""

    @property
    def seconds(self) -> float:
        """How long it took."""

    @property
    def outcome(self) -> str:
        """`used`, `mended`, or why it could not be used."""


class Asked(Protocol):
    """One question of a thought."""

    @property
    def kind(self) -> str:
        """Its type: `NextLine`."""

    @property
    def memories(self) -> Sequence[Considered]:
        """What it rested on."""

    @property
    def answer(self) -> str:
        """In words."""

    @property
    def by(self) -> str:
        """Who answered: server and model, or `rules`."""

    @property
    def calls(self) -> Sequence[Call]:
        """To models; none if the rules were asked."""


class Head(Protocol):
    """What a thought was, without what went through the head."""

    @property
    def thought(self) -> int:
        """Its number, the same for no two thoughts."""

    @property
    def person(self) -> str:
        """Whose."""

    @property
    def tick(self) -> int:
        """When."""

    @property
    def kind(self) -> str:
        """What it was about: the type of the thought's facts."""


class Trace(Head, Protocol):
    """A whole thought: what `game.mind.trace` keeps of it."""

    @property
    def questions(self) -> Sequence[Asked]:
        """What was asked on the way."""

    @property
    def command(self) -> str:
        """What came of it, in words."""


Traces = Callable[[str, int | None], Sequence[Trace]]


def no_traces(person: str, tick: int | None) -> Sequence[Trace]:
    """Nothing was kept."""
    return ()


class Minds(Protocol):
    """The latest thoughts of everybody, as the session keeps them; quick enough to be asked in a frame."""

    def heads(self, person: str) -> Sequence[Head]:
        """Somebody's thoughts that are still kept, oldest first."""

    def whole(self, thought: int) -> Trace | None:
        """One of them by its number, in words; None if it is not kept any more."""


class NoMinds:
    """Nothing was kept."""

    def heads(self, person: str) -> Sequence[Head]:
        """None."""
        return ()

    def whole(self, thought: int) -> Trace | None:
        """None."""
        return None


_NO_MINDS = NoMinds()


@dataclass(frozen=True, slots=True)
class Spent:
    """What models were paid, in some span, and the most that may be; 0 is no cap."""

    calls: int = 0
    tokens: int = 0
    money: float = 0.0
    """US dollars, of the calls whose price is known."""
    unpriced: int = 0
    """Calls whose price is not known."""
    most_tokens: int = 0
    most_money: float = 0.0


@dataclass(frozen=True, slots=True)
class Answers:
    """How it is with the model that answers, and what it costs."""

    fault: str = ""
    """Why it is not asked at present, in words; empty if all is well."""
    spans: tuple[Spent, ...] = ()
    """The last hour, this game day, this town; empty where the rules answer and nothing is spent."""
    waiting: float = 0.0
    """Seconds for which nothing has come from a server that is asked; 0 if it answers."""


@dataclass(frozen=True, slots=True)
class Status:
    """What the app knows and the world does not."""

    town: str = ""
    """The name of the save, or of the town."""
    speed: int = 0
    """Index of the chosen speed."""
    paused: bool = False
    measured: float = 1.0
    """Game minutes per second that were really reached."""
    thinking: frozenset[str] = frozenset()
    """Full names of those whose answer has not come yet."""
    notices: tuple[str, ...] = ()
    """Short messages to show, the newest last."""
    mind: str = ""
    """Who answers: `rules`, or a model's name."""
    streaming: Mapping[str, str] = field(default_factory=dict)
    """What people are just saying to the player, by full name, as far as it has come."""
    waiting: str = ""
    """Why the clock is slower than chosen; empty if it is not."""
    traces: Traces = no_traces
    """What went through somebody's head, by full name and tick (None for all that are kept), oldest first. Words are
    made of it on every call: ask when `Person.thoughts` has grown, not in every frame."""
    answers: Answers = Answers()
    skipping: str = ""
    """What is said while time runs to the next thing of note; empty if it does not."""
    night: bool = False
    """Whether the clock runs as fast as it goes because everybody sleeps."""
    minds: Minds = _NO_MINDS
    """The same thoughts one by one, for a list that makes words only of what it shows."""
    replay: Replayed | None = None
    """What is watched again; None in the present."""


@dataclass(frozen=True, slots=True)
class TownAssets:
    """Where the pictures lie."""

    map: Path
    """The Tiled map, `<town>.tmx`."""
    art: Path
    """The folder `assets/`, which holds `tiles/` and `people/`."""
