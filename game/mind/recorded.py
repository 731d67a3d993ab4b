"""Answers kept by the hash of the question: a run with a model can be played again without it.

One JSON line an answer. The same question asked twice has two answers, played back in turn; that there was none is
kept too. Beside them stand the pace of the run and the ticks at which answers were applied, so that a run in which the
clock did not wait for all of them comes out the same, too.
"""

import hashlib
import json
import threading
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError

from game.mind.questions import A, Mind, MindError, Question

_VERSION = 1
_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def question_hash(question: Question[Any]) -> str:
    """A hash of all that a question carries: the same on every machine, in every run."""
    told = [_VERSION, type(question).__name__, asdict(question)]
    text = json.dumps(told, sort_keys=True, ensure_ascii=True, default=str, separators=(",", ":"))
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()


class Tape:
    """Recorded answers in a JSON-lines file; half a line, left by a crash, is passed over."""

    def __init__(self, path: Path) -> None:
        """Reads what is there. Raises OSError if it cannot be read."""
        self._path = path
        self._lock = threading.Lock()
        self._answers: dict[str, list[Any]] = {}
        self.pace = ""
        """How the clock went; empty for a tape without a run."""
        self.moments: dict[int, int] = {}
        """Thought -> the tick at which its answer was applied."""
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        for row in filter(None, map(_row, lines)):
            self._take(row)

    def add(self, key: str, kind: str, answer: Any) -> None:
        """Keep an answer, as plain data; None for none. Raises OSError if it cannot be written."""
        self._keep({"hash": key, "kind": kind, "answer": answer})

    def begin(self, pace: str) -> None:
        """Keep at which pace a run is played. Raises OSError."""
        self._keep({"pace": pace})

    def applied(self, tick: int, thoughts: list[int]) -> None:
        """Keep which answers are applied now. Raises OSError."""
        self._keep({"tick": tick, "thoughts": thoughts})

    def find(self, key: str, number: int) -> tuple[Any, ...]:
        """The answer given the `number`-th time, from 0, alone in a tuple; nothing if it was never asked."""
        given = self._answers.get(key, [])
        return (given[min(number, len(given) - 1)],) if given else ()

    def __len__(self) -> int:
        return sum(map(len, self._answers.values()))

    def _keep(self, row: dict[str, Any]) -> None:
        with self._lock:
            self._take(row)
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(row, ensure_ascii=True) + "\n")

    def _take(self, row: dict[str, Any]) -> None:
        if "hash" in row:
            self._answers.setdefault(row["hash"], []).append(row["answer"])
        elif "thoughts" in row:
            self.moments |= dict.fromkeys(row["thoughts"], row["tick"])
        else:
            self.pace = row["pace"]


class RecordingMind:
    """Asks a mind and keeps its answers."""

    def __init__(self, mind: Mind, tape: Tape) -> None:
        self._mind, self._tape = mind, tape

    def answer(self, question: Question[A]) -> A:
        """The mind's answer, or its `MindError`; both are kept."""
        key, kind = question_hash(question), type(question)
        try:
            answer = self._mind.answer(question)
        except MindError:
            self._tape.add(key, kind.__name__, None)
            raise
        self._tape.add(key, kind.__name__, _adapter(kind).dump_python(answer, mode="json"))
        return answer


class ReplayingMind:
    """Answers from a tape alone."""

    def __init__(self, tape: Tape) -> None:
        self._tape = tape
        self._asked: Counter[str] = Counter()
        self._lock = threading.Lock()

    def answer(self, question: Question[A]) -> A:
        """The recorded answer. Raises `MindError` if there was none, or the question was not asked then."""
        key, kind = question_hash(question), type(question)
        with self._lock:
            number = self._asked[key]
            self._asked[key] += 1
        found = self._tape.find(key, number)
        if not found or found[0] is None:
            how = "was not answered when it was recorded" if found else "was not recorded"
            raise MindError(f"a {kind.__name__} {how}")
        try:
            answer: A = _adapter(kind).validate_python(found[0], strict=False)
        except ValidationError as fault:
            raise MindError(f"the recorded answer to a {kind.__name__} cannot be read") from fault
        return answer


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """Between the answer to a kind of question and plain data: `Question[X]` says what X is."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(get_args(kind.__orig_bases__[0])[0])
    return _ADAPTERS[kind]


def _row(line: str) -> dict[str, Any] | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    shapes = ({"hash", "answer"}, {"tick", "thoughts"}, {"pace"})
    return row if isinstance(row, dict) and any(shape <= row.keys() for shape in shapes) else None
