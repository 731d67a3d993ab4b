"""Answers kept by the hash of the question, in a JSONL file: as a cache, or to play a run again without its model.

Only hashes and answers are kept, no prompts and no keys.
"""

import hashlib
import json
import threading
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game.llm.errors import CancelledError, ModelError, NotRecordedError
from game.llm.model import Model, Reply, Request, Usage

_VERSION = 1
NOTHING = Reply("", Usage(), attempts=0)
"""Kept where the model gave no answer."""


class TapeError(ModelError):
    """The file of answers cannot be read or written."""


def question_hash(request: Request, model: str) -> str:
    """SHA-256 over all that bears on the answer: the model, the words, the schema, the settings. Not who pays."""
    asked = [
        _VERSION,
        model,
        request.system,
        request.user,
        request.schema,
        request.max_tokens,
        request.temperature,
        request.seed,
    ]
    return hashlib.sha256(json.dumps(asked, ensure_ascii=True, sort_keys=True).encode()).hexdigest()


class Tape:
    """Answers in a file, in the order in which they were given. Half a line, left by a crash, is passed over."""

    def __init__(self, path: Path) -> None:
        """Raises `TapeError` if the file is there but cannot be read."""
        self._path = path
        self._lock = threading.Lock()
        self._answers: dict[str, list[Reply]] = {}
        for line in self._lines():
            if (row := _row(line)) is not None:
                self._answers.setdefault(row[0], []).append(row[1])

    def find(self, key: str, number: int = 0) -> Reply | None:
        """The answer given that question for the `number`-th time, counted from 0; the last one beyond them."""
        with self._lock:
            given = self._answers.get(key)
            return given[min(number, len(given) - 1)] if given else None

    def add(self, key: str, reply: Reply) -> None:
        """Keep an answer. Raises `TapeError`."""
        line = json.dumps({"hash": key, **asdict(reply)}, ensure_ascii=True) + "\n"
        with self._lock:
            self._answers.setdefault(key, []).append(reply)
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(line)
            except OSError as fault:
                raise TapeError(f"{self._path}: answers cannot be kept there ({fault.strerror or fault})") from fault

    def __len__(self) -> int:
        return sum(map(len, self._answers.values()))

    def _lines(self) -> list[str]:
        if not self._path.is_file():
            return []
        try:
            return self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError as fault:
            raise TapeError(f"{self._path}: answers cannot be read ({fault.strerror or fault})") from fault


def _row(line: str) -> tuple[str, Reply] | None:
    try:
        row: dict[str, Any] = json.loads(line)
        key = row.pop("hash")
        return str(key), Reply(**{**row, "usage": Usage(**row["usage"])})
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


@dataclass(slots=True)
class Cached:
    """Wraps a model: a question asked before gets the answer of then, at no cost."""

    model: Model
    tape: Tape
    name: str
    """Which model answers: server and model."""
    hits: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def complete(self, request: Request) -> Reply:
        """The kept answer, else the model's, which is kept."""
        key = question_hash(request, self.name)
        if (kept := self.tape.find(key)) is not None and kept.text:
            with self._lock:
                self.hits += 1
            return _free(kept)
        reply = self.model.complete(request)
        self.tape.add(key, reply)
        return reply


@dataclass(slots=True)
class Recording:
    """Wraps a model: every answer is kept, also of a question asked before."""

    model: Model
    tape: Tape
    name: str

    def complete(self, request: Request) -> Reply:
        """The model's answer. That there was none is kept too, so that a replay goes the same way from there."""
        key = question_hash(request, self.name)
        try:
            reply = self.model.complete(request)
        except CancelledError:
            raise
        except ModelError:
            self.tape.add(key, NOTHING)
            raise
        self.tape.add(key, reply)
        return reply


@dataclass(slots=True)
class Replaying:
    """Answers from a tape alone: the first answer the first time, the second the second time."""

    tape: Tape
    name: str
    _asked: Counter[str] = field(default_factory=Counter)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def complete(self, request: Request) -> Reply:
        """The recorded answer. Raises `NotRecordedError`."""
        key = question_hash(request, self.name)
        with self._lock:
            number = self._asked[key]
            self._asked[key] += 1
        kept = self.tape.find(key, number)
        if kept is None or not kept.text:
            how = "was not recorded" if kept is None else "was not answered when it was recorded"
            raise NotRecordedError(f"this question ({request.purpose or 'of no kind'}) {how}")
        return _free(kept)


def _free(kept: Reply) -> Reply:
    return Reply(kept.text, Usage(), 0.0, 0, kept.finish, kept.thought, kept.model)
