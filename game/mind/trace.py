"""What went through somebody's head: each question of a thought, the memories it rested on with the three parts of
their scores, its answer, and the command that was made of it all. From whatever mind answers, the rules too.

Traces are kept beside the world, in memory only, and change nothing in it. While thinking, numbers go into arrays and
answers are kept as they are; words are made of them when somebody looks.
"""

import threading
from array import array
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from datetime import datetime
from typing import Any

from game.mind.questions import A, Mind, Question, Statement
from game.mind.recall import Recall, Recalled
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
class Asked:
    """One question of a thought: its kind, what it rested on, and the answer in words."""

    kind: str
    memories: tuple[Considered, ...]
    answer: str


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
class _Question:
    kind: str
    ordinals: "array[int]"
    parts: "array[float]"
    """Three for each ordinal."""
    answer: object

    def in_words(self) -> Asked:
        parts = [None if part == _UNSCORED else part for part in self.parts]
        rows = (Considered(ordinal, *parts[3 * n : 3 * n + 3]) for n, ordinal in enumerate(self.ordinals))
        return Asked(self.kind, tuple(rows), words_of(self.answer))


@dataclass(slots=True)
class _Record:
    """A trace while it is written, on the thread that thinks."""

    thought: int
    person: str
    tick: int
    kind: str
    questions: list[_Question] = field(default_factory=list)
    command: object = ""

    def in_words(self) -> Trace:
        questions = tuple(question.in_words() for question in self.questions)
        return Trace(self.thought, self.person, self.tick, self.kind, questions, words_of(self.command))


class Traces:
    """The latest thoughts, oldest first; written by the thread that thinks, read by any."""

    def __init__(self, most: int = KEPT) -> None:
        self._records: deque[_Record] = deque(maxlen=most)
        self._lock = threading.Lock()

    def of(self, person: str, tick: int | None = None) -> list[Trace]:
        """The traces of somebody's thoughts, of one tick or of all that are kept, oldest first."""
        with self._lock:
            records = [r for r in self._records if r.person == person and tick in (None, r.tick)]
        return [record.in_words() for record in records]

    def forget(self) -> None:
        """Let all go: the town went back to an earlier moment."""
        with self._lock:
            self._records.clear()

    def recording(self, think: Callable[[Thought, Mind, Recall], Answer]) -> Callable[[Thought, Mind, Recall], Answer]:
        """The same way of thinking, with a trace of each thought; what it raises is in the trace and raised again."""

        def traced(thought: Thought, mind: Mind, recall: Recall) -> Answer:
            record = _Record(thought.id, thought.person, thought.tick, type(thought.facts).__name__)
            remembering = _Remembering(recall)
            try:
                command = think(thought, _Answering(mind, remembering, record), remembering)
                record.command = command
                return command
            except Exception as error:
                record.command = f"no answer: {error}"
                raise
            finally:
                with self._lock:
                    self._records.append(record)

        return traced


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
    ) -> list[Recalled]:
        """As `Recall.recall`. Of several recalls for one question the first that found a memory counts."""
        found = self._recall.recall(person, view, query, tick, count, tokens=tokens, kinds=kinds, where=where)
        for recalled in found:
            self._fresh.setdefault(recalled.memory.ordinal, recalled)
        return found

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

    def __init__(self, mind: Mind, remembering: _Remembering, record: _Record) -> None:
        self._mind, self._remembering, self._record = mind, remembering, record

    def answer(self, question: Question[A]) -> A:
        """As the mind answers; a question that it fails on is noted with its reason."""
        ordinals = array("i", _ordinals(question))
        parts = self._remembering.parts_of(ordinals)
        try:
            answer = self._mind.answer(question)
        except Exception as error:
            self._record.questions.append(_Question(type(question).__name__, ordinals, parts, f"no answer: {error}"))
            raise
        self._record.questions.append(_Question(type(question).__name__, ordinals, parts, answer))
        return answer


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
