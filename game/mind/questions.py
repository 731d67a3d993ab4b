"""Every question that can be asked of a mind, typed, and its typed answer (COGNITION: what each question is given).

`Mind.answer(question)` is the whole interface: rules, a model, or a wrapper around either. Questions are plain
data; whoever answers sees nothing else. Each begins with the card of the person who thinks.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Generic, Literal, Protocol, TypeVar

from game.world.memories import Kind
from game.world.thoughts import Card, KnownRoom

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Question(Generic[A]):
    """What is asked of a mind; `A` is the type of the answer."""

    card: Card


class Mind(Protocol):
    """Question in, answer out. Raises `MindError` if no answer can be had."""

    def answer(self, question: Question[A]) -> A:
        """Answer a question from what it carries."""
        ...


class MindError(Exception):
    """No usable answer: the message says why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A memory as a question carries it."""

    ordinal: int
    text: str
    kind: Kind
    source: str
    when: datetime
    importance: int
    subjects: tuple[str, ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True)
class SaidLine:
    """A line of a talk as a question carries it."""

    speaker: str
    text: str


# -- rating and summing up ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RateMemories(Question[tuple[int, ...]]):
    """How important is each memory to this person, 1 to 10? One number each, in order."""

    statements: tuple[Statement, ...]


SummaryPart = Literal["core characteristics", "daily occupation", "recent progress", "yesterday", "context"]


@dataclass(frozen=True, slots=True)
class Summarise(Question[str]):
    """A short paragraph in the third person: one of the three parts of the summary description (appendix A),
    yesterday, or the context of a reaction or a talk (`about` names what or whom it is about)."""

    part: SummaryPart
    about: str
    statements: tuple[Statement, ...]


# -- planning -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chunk:
    """A stretch of a day as a mind plans it."""

    start: datetime
    minutes: int
    what: str
    """Fits after `NAME is`: `working on a song for class`."""
    where: str
    """In words: a sector or room that the person knows, `home`, or empty for no matter."""

    @property
    def end_minutes(self) -> int:
        """Minutes from midnight of the start's date to the end."""
        return self.start.hour * 60 + self.start.minute + self.minutes


@dataclass(frozen=True, slots=True)
class PlanTheDay(Question[tuple[Chunk, ...]]):
    """The day from now to the next waking: five to eight chunks and sleep, gapless, the first starting now.

    `due` are statements about promises and events that fall on this day, as far as they came to mind;
    promises are also on the card. Somebody still asleep at the start of the story sleeps on in the first chunk.
    """

    yesterday: str
    due: tuple[Statement, ...]
    recalled: tuple[Statement, ...]
    """What else came to mind about routine and present projects."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a chunk or of an hour; the pieces fill it exactly."""

    minutes: int
    what: str
    emoji: str = ""
    """One emoji for an action; empty for an hour."""
    where: str = ""
    """An action's place, if the answer says it already: address of a room or of a thing in it."""
    state: str = ""
    """The state that it gives the thing there."""


@dataclass(frozen=True, slots=True)
class SplitIntoHours(Question[tuple[Part, ...]]):
    """A chunk in parts of about an hour that fill it exactly."""

    chunk: Chunk
    before: str
    after: str
    recalled: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class SplitIntoActions(Question[tuple[Part, ...]]):
    """An hour in actions of 5 to 15 minutes that fill it exactly (sleep: one part). Each has an emoji."""

    hour: Chunk
    whole: Chunk
    """The chunk that the hour is part of."""
    before: str
    after: str
    refused: str
    """Why the place meant last could not be used; empty if nothing was refused."""
    recalled: tuple[Statement, ...]
    rooms: tuple[KnownRoom, ...] = ()
    """What the person knows and may enter then: an answer may place the actions too, which saves `PlaceTheHour`."""


# -- grounding ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceOption:
    """One of the places, or things, that can be chosen."""

    name: str
    """A sector, a room or a thing of the level asked about."""
    words: str
    """Purpose, hours, whose it is: what the mind is told about it."""
    here: bool
    """Whether the person is there now."""
    rooms: tuple[KnownRoom, ...] = ()
    """The known rooms it stands for (sector: all of them; room: one; thing: none)."""


@dataclass(frozen=True, slots=True)
class ChoosePlace(Question[int]):
    """One level down the known tree: which of the options is right for the activity? The index of one.

    Options that are closed now, full, private to others, or were just refused are left out before asking."""

    level: Literal["sector", "room", "thing"]
    activity: str
    chunk: Chunk
    options: tuple[PlaceOption, ...]


@dataclass(frozen=True, slots=True)
class NewState(Question[str]):
    """What state does the activity give the thing while it lasts? Free words; empty leaves it as it is."""

    activity: str
    thing: str
    state: str
    states: tuple[str, ...]
    """States with a picture or an effect; others are allowed."""


@dataclass(frozen=True, slots=True)
class FindEmoji(Question[str]):
    """One emoji for an activity. Only asked where every step is a question of its own; no rule is needed for it."""

    activity: str


@dataclass(frozen=True, slots=True)
class Timed:
    """An activity and when it begins."""

    start: datetime
    what: str


@dataclass(frozen=True, slots=True)
class Placed:
    """Where an activity is done, and what it does to the thing."""

    where: str
    """Address of a room or of a thing in it."""
    state: str
    """Free words; empty leaves the thing as it is."""


@dataclass(frozen=True, slots=True)
class PlaceTheHour(Question[tuple[Placed, ...]]):
    """`ChoosePlace` and `NewState` for all actions of an hour joined in one: a place of `rooms`, and a state, each.

    `rooms` are those that the person knows and may enter for at least one of them."""

    activities: tuple[Timed, ...]
    chunk: Chunk
    rooms: tuple[KnownRoom, ...]
    refused: str
    """Address of the room or thing that could not be used just now; empty if nothing was refused."""


# -- reacting and talking --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reaction:
    """Go on, do something else for some minutes, or speak about something."""

    kind: Literal["go on", "do", "talk"]
    what: str = ""
    """do: the activity, fits after `NAME is`. talk: what to speak about."""
    minutes: int = 0
    emoji: str = ""
    because: str = ""
    start: datetime | None = None
    """do, for an inner voice: when; None for as soon as there is time."""
    mends: bool = False
    """do, about a thing: whether it is as it should be afterwards."""
    fetch: str = ""
    """do, about a thing: what has to be fetched first, such as `tools`."""


@dataclass(frozen=True, slots=True)
class DecideReaction(Question[Reaction]):
    """An observation is news: what now? An inner voice is followed (do) or not (go on, with the reason)."""

    observation: str
    subject: str
    """Full name of a person, address of a thing, or `inner voice`."""
    subject_is_person: bool
    subject_doing: str
    may_talk: bool
    chunk: str
    context: tuple[Statement, ...]
    """What came to mind about the relationship and about what the observed is doing."""


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """What is said, and whether the speaker has no more to say."""

    text: str
    done: bool


@dataclass(frozen=True, slots=True)
class SpeakLine(Question[SpokenLine]):
    """The next line of a talk, from the speaker's own view."""

    other: str
    other_age: int
    other_doing: str
    about: str
    """What the one who began meant to speak about."""
    began: bool
    lines: tuple[SaidLine, ...]
    must_end: bool
    memories: tuple[Statement, ...]
    """What came to mind about the other, about the talk so far, and what one would like to tell."""
    other_pronoun: str = ""
    """`she` or `he`; empty where it is not known."""
    said_today: tuple[str, ...] = ()
    """What the speaker has said today in other talks: nobody says a sentence twice a day."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Something the other said, as a statement in the third person that names its subjects."""

    text: str
    importance: int = 0
    """1 to 10, or 0 to leave the rating to the rule."""
    subjects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Promised:
    """Something the thinker agreed to do."""

    words: str
    """Fits after `promised to`: `come to the Valentine's Day party`."""
    start: datetime
    minutes: int
    where: str
    """In words."""
    doing: str = ""
    """As an entry of a plan says it, fits after `NAME is`: `coming to the Valentine's Day party`."""


@dataclass(frozen=True, slots=True)
class Digest:
    """What one side keeps of a talk."""

    summary: str
    """One sentence, third person: `Klaus Mueller and Maria Lopez talked about the exam`."""
    learned: tuple[Learned, ...]
    promised: tuple[Promised, ...]
    feeling: str
    """About the other, in words."""
    closeness: int
    """-10 to 10, see `Tie.closeness`."""
    told: tuple[str, ...] = ()
    """What the thinker told the other, as statements: it need not be told again."""


@dataclass(frozen=True, slots=True)
class DigestTalk(Question[Digest]):
    """What was learned and promised, and how one feels about the other now."""

    other: str
    about: str
    lines: tuple[SaidLine, ...]
    context: tuple[Statement, ...]
    """What one knew of the other before."""
    other_pronoun: str = ""
    """`she` or `he`; empty where it is not known."""


# -- reflecting and answering ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskOneself(Question[tuple[str, ...]]):
    """Given the latest memories, the three most salient high-level questions they can answer (section 4.2)."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Insight:
    """A conclusion and the numbers (indices into the statements, from 0) of those it rests on."""

    text: str
    because: tuple[int, ...]
    confidence: float
    revises: int = -1
    """Index of a reflection among the statements that it replaces, -1 for none."""


@dataclass(frozen=True, slots=True)
class DrawInsights(Question[tuple[Insight, ...]]):
    """Up to five insights that answer a question, each citing the statements it rests on (section 4.2)."""

    question: str
    statements: tuple[Statement, ...]
    standing: tuple[str, ...] = ()
    """What was concluded lately, in this sitting too: a conclusion says something else."""


@dataclass(frozen=True, slots=True)
class AnswerInterview(Question[str]):
    """An interviewer asks; the answer rests on memories, `I don't know` included. In the first person."""

    asker: str
    asked: str
    memories: tuple[Statement, ...]
    plan: tuple[Chunk, ...]
    """The day's plan as far as it is made."""
