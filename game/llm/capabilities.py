"""What a server takes with a model: found by trying, remembered by server and model in a small JSON file.

Servers differ in which parameters they know, and answer 400 or 500 to those they do not. Every feature is a ladder
of ways to ask, the best first; `stepped` goes one down.
"""

import contextlib
import json
import os
import threading
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

LADDERS: dict[str, tuple[str, ...]] = {
    # json_object with the schema beside it is what llama.cpp's servers take; `words` tells the schema in the prompt
    "format": ("json_schema", "object_schema", "json_object", "words"),
    # thinking is switched off only after some was seen: most models know no switch
    "thinking": (
        "unasked",
        "effort_none",  # OpenAI since 5.1, newer Ollama
        "template_off",  # vLLM, llama.cpp, SGLang
        "reasoning_off",  # OpenRouter, Ollama
        "effort_minimal",  # OpenAI's first thinking models
        "word",  # a word in the prompt that some models know
        "effort_low",  # it cannot be switched off: as little as possible, and room for it
        "room",
    ),
    "stream_usage": ("asked", "unasked"),
    "seed": ("sent", "left_out"),
    "temperature": ("sent", "left_out"),
    "limit": ("max_tokens", "max_completion_tokens", "left_out"),
    "system": ("system", "user"),
}
"""In the order in which they are suspected when a server does not say what it minds."""

THINKING_ENDS = "effort_low"
"""Below this rung one goes only if the server refuses it: it is as little thinking as can be had."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """How to ask one model on one server. The features are rungs of `LADDERS`."""

    format: str = LADDERS["format"][0]
    thinking: str = LADDERS["thinking"][0]
    stream_usage: str = LADDERS["stream_usage"][0]
    seed: str = LADDERS["seed"][0]
    temperature: str = LADDERS["temperature"][0]
    limit: str = LADDERS["limit"][0]
    system: str = LADDERS["system"][0]
    proven: tuple[str, ...] = ()
    """Features whose rung an answer has come back with: a failure is then no longer blamed on them."""
    context: int = 0
    """Tokens of a prompt that are known to be read whole; 0 if never tried."""
    parallel: int = 0
    """Calls at once that help; 0 if never tried."""
    tokens_a_second: float = 0.0
    """Written in one call; 0 if never measured."""
    reads_a_second: float = 0.0
    """Tokens of a prompt; 0 if never measured."""

    def rung(self, feature: str) -> str:
        """How the feature is asked for."""
        return str(getattr(self, feature))

    def stepped(self, feature: str) -> "Capabilities | None":
        """The same with the feature one rung lower; None at the bottom."""
        ladder = LADDERS[feature]
        next_rung = ladder.index(self.rung(feature)) + 1
        return self.at(feature, ladder[next_rung]) if next_rung < len(ladder) else None

    def at(self, feature: str, rung: str) -> "Capabilities":
        """The same with another rung, which is not proven yet."""
        changed: dict[str, Any] = {feature: rung, "proven": tuple(name for name in self.proven if name != feature)}
        return replace(self, **changed)

    def proved(self, features: tuple[str, ...]) -> "Capabilities":
        """The same, knowing that these rungs work."""
        return replace(self, proven=tuple(sorted({*self.proven, *features})))


class CapabilityStore:
    """Capabilities by server and model, in a file that may be deleted at any time; without a path, in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._known: dict[str, Capabilities] = _read(path)

    def get(self, url: str, model: str) -> Capabilities:
        """What is known; the best of everything if nothing is."""
        with self._lock:
            return self._known.get(f"{url} {model}", Capabilities())

    def put(self, url: str, model: str, found: Capabilities) -> None:
        """Remember. A disk that does not take it is no reason to stop: it is found out again next time."""
        with self._lock:
            if self._known.get(f"{url} {model}") == found:
                return
            self._known[f"{url} {model}"] = found
            if self._path is not None:
                with contextlib.suppress(OSError):
                    _write(self._path, self._known)


def _read(path: Path | None) -> dict[str, Capabilities]:
    if path is None or not path.is_file():
        return {}
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return {str(key): found for key, row in rows.items() if (found := _told(row)) is not None}
    except (OSError, ValueError, AttributeError):
        return {}


def _told(row: Any) -> Capabilities | None:
    """A row of the file, or None if a hand or another version wrote something else there."""
    if not isinstance(row, dict):
        return None
    known = {field.name: row[field.name] for field in fields(Capabilities) if field.name in row}
    if any(known.get(name, ladder[0]) not in ladder for name, ladder in LADDERS.items()):
        return None
    numbers = [known.get(name, 0) for name in ("context", "parallel", "tokens_a_second", "reads_a_second")]
    if not all(isinstance(number, int | float) for number in numbers):
        return None
    known["proven"] = tuple(name for name in known.get("proven") or () if name in LADDERS)
    return Capabilities(**known)


def _write(path: Path, known: dict[str, Capabilities]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({key: asdict(found) for key, found in sorted(known.items())}, indent=1)
    aside = path.with_suffix(".new")
    aside.write_text(text, encoding="utf-8")
    os.replace(aside, path)
