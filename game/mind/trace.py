"""What went through somebody's head: each question of a thought, the memories it rested on with the three parts of
their scores, its answer, and the command that was made of it all. From whatever mind answers, the rules too.

Traces are kept beside the world and change nothing in it. While thinking, numbers go into arrays and answers are kept
as they are; words are made of them when somebody looks, or when a town's log of thoughts is written (`why.py`).
"""

import threading
from array import array
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from datetime import datetime
from typing import Any

from game.mind.exchanges import Exchange, collected
from game.mind.prompted.mind import told_again
from game.mind.prompted.prompts import template
from game.mind.questions import A, Mind, Question, Statement
from game.mind.recall import Recall, Recalled, Rows
from game.world.clock import date_words, time_words
from game.world.commands import Answer
from game.world.memories import Kind, Memory, StreamView
from game.world.thoughts import Thought

KEPT = 5_000
"""Thoughts of which a trace is kept: about three game days of 25 people."""
_UNSCORED = -1.0
"""Stands for a part of the score of a memory that the question holds without having been recalled for it."""
_HIDDEN = frozenset(("thought", "person", "recalled"))
"""Fields of a command that the trace tells elsewhere."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A memory that a question carried; the parts are None where it was not recalled, as in a look at the latest."""

    ordinal: int
    recency: float | None
    importance: float | None
    relevance: float | None


@dataclass(frozen=True, slots=True)
class Call:
    """What a model was asked, to the letter, and what came back."""

    template: str
    version: str
    system: str
    """Empty, like `user`, if the log had no more room for the prompt."""
    user: str
    provider: str
    """Server and model."""
    reply: str
    """As the model wrote it; empty if nothing came."""
    thought: str
    """What it thought aloud, if it did."""
    tokens_in: int
    tokens_out: int
    cached: int
    money: float | None
    """US dollars; None if the price is not known."""
    seconds: float
    attempts: int
    outcome: str
    """What was made of it: `used`, `mended`, or why it could not be used (then the rules answered, or it was asked
    again)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of a thought: its kind, what it rested on, and the answer in words."""

    kind: str
    memories: tuple[Considered, ...]
    answer: str
    calls: tuple[Call, ...] = ()
    """To models; none if the rules were asked."""

    @property
    def by(self) -> str:
        """Who answered: server and model, or `rules`."""
        good = [call.provider for call in self.calls if call.outcome in ("used", "mended")]
        return good[-1] if good else "rules"


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole thought, from its cause to the command it came to."""

    thought: int
    person: str
    tick: int
    kind: str
    """`PlanDay`, `NextLine` and so on: the type of the thought's facts."""
    questions: tuple[Asked, ...]
    command: str
    """In words; why there is none if the mind failed."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a thought was, without what went through the head: quick to find."""

    thought: int
    person: str
    tick: int
    kind: str


@dataclass(frozen=True, slots=True)
class _Question:
    kind: str
    ordinals: "array[int]"
    parts: "array[float]"
    """Three for each ordinal."""
    answer: object
    exchanges: list[Exchange]

    def considered(self) -> tuple[Considered, ...]:
        parts = [None if part == _UNSCORED else part for part in self.parts]
        return tuple(Considered(ordinal, *parts[3 * n : 3 * n + 3]) for n, ordinal in enumerate(self.ordinals))

    def in_words(self) -> Asked:
        return Asked(self.kind, self.considered(), words_of(self.answer), tuple(map(call_of, self.exchanges)))


@dataclass(slots=True)
class Record:
    """A trace as it was written, on the thread that thinks."""

    thought: Thought
    questions: list[_Question] = field(default_factory=list)
    command: object = ""

    def in_words(self) -> Trace:
        """What went on, for somebody who looks."""
        thought, questions = self.thought, tuple(question.in_words() for question in self.questions)
        return Trace(thought.id, thought.person, thought.tick, kind_of(thought), questions, words_of(self.command))


class Traces:
    """The latest thoughts, oldest first; written by the thread that thinks, read by any."""

    def __init__(self, most: int = KEPT, kept: Callable[[Record], None] = lambda record: None) -> None:
        """`kept` gets each record when it is whole, on the thread that thinks."""
        self._records: deque[Record] = deque(maxlen=most)
        self._kept = kept
        self._lock = threading.Lock()

    def of(self, person: str, tick: int | None = None) -> list[Trace]:
        """The traces of somebody's thoughts, of one tick or of all that are kept, oldest first."""
        return self.between(person, tick or 0, tick)

    def between(self, person: str = "", since: int = 0, until: int | None = None) -> list[Trace]:
        """The traces of somebody's thoughts, or of everybody's, of some ticks, oldest first."""
        with self._lock:
            mine = [r for r in self._records if person in ("", r.thought.person)]
        last = until if until is not None else 2**62
        return [record.in_words() for record in mine if since <= record.thought.tick <= last]

    def heads(self, person: str) -> list[Head]:
        """Somebody's thoughts that are kept, oldest first, without making words of them."""
        with self._lock:
            thoughts = [r.thought for r in self._records if r.thought.person == person]
        return [Head(t.id, t.person, t.tick, kind_of(t)) for t in thoughts]

    def whole(self, thought: int) -> Trace | None:
        """One thought by its number; None if it is not kept any more."""
        with self._lock:
            found = next((r for r in reversed(self._records) if r.thought.id == thought), None)
        return found.in_words() if found is not None else None

    def forget(self) -> None:
        """Let all go: the town went back to an earlier moment."""
        with self._lock:
            self._records.clear()

    def recording(self, think: Callable[[Thought, Mind, Recall], Answer]) -> Callable[[Thought, Mind, Recall], Answer]:
        """The same way of thinking, with a trace of each thought; what it raises is in the trace and raised again."""

        def traced(thought: Thought, mind: Mind, recall: Recall) -> Answer:
            record = Record(thought)
            remembering = _Remembering(recall)
            try:
                command = think(thought, _Answering(mind, remembering, record), remembering)
                record.command = command
                return command
            except Exception as error:
                record.command = f"no answer: {error}"
                raise
            finally:
                self._kept(record)
                with self._lock:
                    self._records.append(replace(record, thought=_without_stream(thought)))

        return traced


def _without_stream(thought: Thought) -> Thought:
    """A thought without its view of the stream: thousands of them, each with its copies, would outweigh the town."""
    return replace(thought, stream=StreamView((), 0, array("q"), frozenset()))


class _Remembering(Recall):
    """Recalls as another does and notes the scores, for one thought."""

    def __init__(self, recall: Recall) -> None:
        self.vectors, self.settings, self._recall = recall.vectors, recall.settings, recall
        self._fresh: dict[int, Recalled] = {}
        self._earlier: dict[int, Recalled] = {}

    def recall(
        self,
        person: str,
        view: StreamView,
        query: str,
        tick: int,
        count: int = 30,
        *,
        tokens: int | None = None,
        kinds: Collection[Kind] | None = None,
        where: Callable[[Memory], bool] | None = None,
        among: Rows | None = None,
    ) -> list[Recalled]:
        """As `Recall.recall`. Of several recalls for one question the first that found a memory counts."""
        found = self._recall.recall(
            person, view, query, tick, count, tokens=tokens, kinds=kinds, where=where, among=among
        )
        for recalled in found:
            self._fresh.setdefault(recalled.memory.ordinal, recalled)
        return found

    def concerning(self, person: str, view: StreamView, name: str) -> Rows:
        """As `Recall.concerning`."""
        return self._recall.concerning(person, view, name)

    def told(self, person: str, view: StreamView) -> Rows:
        """As `Recall.told`."""
        return self._recall.told(person, view)

    def parts_of(self, ordinals: "array[int]") -> "array[float]":
        """Three parts of the score for each memory, as it was last recalled in this thought."""
        self._earlier.update(self._fresh)
        self._fresh.clear()
        parts = array("f")
        for ordinal in ordinals:
            found = self._earlier.get(ordinal)
            parts.extend((found.recency, found.importance, found.relevance) if found else (_UNSCORED,) * 3)
        return parts


class _Answering:
    """A mind whose questions and answers are noted, for one thought."""

    def __init__(self, mind: Mind, remembering: _Remembering, record: Record) -> None:
        self._mind, self._remembering, self._record = mind, remembering, record

    def answer(self, question: Question[A]) -> A:
        """As the mind answers; a question that it fails on is noted with its reason."""
        ordinals = array("i", _ordinals(question))
        parts = self._remembering.parts_of(ordinals)
        with collected() as exchanges:
            try:
                answer = self._mind.answer(question)
            except Exception as error:
                self._note(question, ordinals, parts, f"no answer: {error}", exchanges)
                raise
        self._note(question, ordinals, parts, answer, exchanges)
        return answer

    def _note(
        self,
        question: Question[Any],
        ordinals: "array[int]",
        parts: "array[float]",
        answer: object,
        exchanges: list[Exchange],
    ) -> None:
        self._record.questions.append(_Question(type(question).__name__, ordinals, parts, answer, exchanges))


def kind_of(thought: Thought) -> str:
    """`PlanDay`, `NextLine` and so on."""
    return type(thought.facts).__name__


def call_of(x: Exchange) -> Call:
    """An exchange as it is shown: its prompt in full."""
    system, user = template(x.template).render(**x.holes)
    return call_in(x, system, user + told_again(x.fault))


def call_in(x: Exchange, system: str, user: str) -> Call:
    """An exchange with its prompt in words."""
    spent = x.usage
    return Call(
        x.template, x.version, system, user, x.provider, x.reply, x.thought, spent.tokens_in, spent.tokens_out,
        spent.cached, spent.money, x.seconds, x.attempts, x.outcome,
    )  # fmt: skip


def _ordinals(question: Question[Any]) -> Iterator[int]:
    """The memories that a question carries; an ordinal of 0 stands for none (a promise, a voice)."""
    for part in fields(question):
        value = getattr(question, part.name)
        if isinstance(value, tuple) and value and isinstance(value[0], Statement):
            yield from (statement.ordinal for statement in value if statement.ordinal > 0)


def words_of(value: object) -> str:
    """An answer or a command in words: `StartTalk: to Sam Moore, about the election`; what is empty is left out."""
    match value:
        case str():
            return value
        case datetime():
            return f"{date_words(value)}, {time_words(value)}"
        case tuple() | list():
            return "; ".join(words_of(part) for part in value)
        case dict():
            return ", ".join(f"{words_of(key)}: {words_of(part)}" for key, part in value.items())
        case _ if is_dataclass(value):
            parts = ((f.name, getattr(value, f.name)) for f in fields(value) if f.name not in _HIDDEN)
            told = ", ".join(f"{name} {words_of(part)}" for name, part in parts if part)
            return f"{type(value).__name__}: {told}" if told else type(value).__name__
    return str(value)
