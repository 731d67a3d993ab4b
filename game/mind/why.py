"""A trace as it is kept in a town's log: compact, and told again to the letter.

Memories in prompts are named by ordinal, since the stream of the town holds them; what many prompts share (the prompt
file itself, descriptions, places) is named by its hash and kept once. Prompts stand apart from what came of them, so
that they can go first when a log has grown too long.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from game.llm.model import Usage
from game.mind.exchanges import Exchange
from game.mind.prompted import holes
from game.mind.prompted.mind import told_again
from game.mind.prompted.prompts import common, template, template_of
from game.mind.statements import statement
from game.mind.trace import Asked, Call, Considered, Record, Trace, call_in, kind_of, words_of
from game.world.memories import Memory
from game.world.thoughts import Thought

_SHARED = ("common", "description", "places", "options")
"""Holes that are filled with the same again and again."""
_LONG = 200
"""Letters from which such a text is kept once, by its hash."""
_THOUSAND = 1000
"""Parts of scores are kept in thousandths."""
_MOST_THINKING = 4000
"""Letters of thinking aloud that are kept."""
_NUMBERED = re.compile(r"(\d+)\. (.*)")
Hole = str | list[Any] | dict[str, str]
"""As it is; or line by line, a memory by its ordinal (negative in a numbered list); or the key of a text."""


@dataclass(slots=True)
class Packed:
    """A trace for the log."""

    person: str
    tick: int
    kind: str
    outcome: bytes
    prompts: bytes = b""
    texts: dict[str, str] = field(default_factory=dict)
    """Long texts by key."""


def pack(record: Record) -> Packed:
    """A trace as it is kept."""
    thought, texts = record.thought, dict[str, str]()
    calls = [(x, q.ordinals) for q in record.questions for x in q.exchanges]
    rows, start, now = thought.stream.rows, thought.start, thought.card.now
    prompts = [_prompt(x, _lines([rows[n - 1] for n in ordinals], start, now), texts) for x, ordinals in calls]
    questions = [
        [q.kind, *_columns(q.considered()), words_of(q.answer), [_call(x) for x in q.exchanges]]
        for q in record.questions
    ]
    outcome = _json({"n": thought.id, "q": questions, "c": words_of(record.command)})
    return Packed(thought.person, thought.tick, kind_of(thought), outcome, _json(prompts) if prompts else b"", texts)


def untold(thought: Thought, error: Exception) -> Packed:
    """What is kept of a thought that cannot be packed."""
    outcome = _json({"n": thought.id, "q": [], "c": f"could not be kept: {type(error).__name__}"})
    return Packed(thought.person, thought.tick, kind_of(thought), outcome)


def unpack(
    person: str,
    tick: int,
    kind: str,
    outcome: bytes,
    prompts: bytes,
    texts: Mapping[str, str],
    rows: Sequence[Memory],
    at: Callable[[int], datetime],
) -> Trace:
    """A trace as it was. `rows` is the person's stream, `at` tells the time of a tick.

    Prompts that are not there any more, or cannot be told to the letter, are empty."""
    told, waiting = json.loads(outcome), json.loads(prompts) if prompts else []
    questions = []
    for name, ordinals, parts, answer, calls in told["q"]:
        words = [_words(waiting.pop(0), rows, at, tick, texts) if waiting else ("", "") for _ in calls]
        asked = tuple(_call_from(call, *pair) for call, pair in zip(calls, words, strict=True))
        questions.append(Asked(name, _rows(ordinals, parts), answer, asked))
    return Trace(told["n"], person, tick, kind, tuple(questions), told["c"])


def _columns(considered: Sequence[Considered]) -> tuple[list[int], list[Any]]:
    """Ordinals, and for each its three parts in thousandths, or 0 for one that was not recalled."""
    return [c.ordinal for c in considered], [_parts(c) for c in considered]


def _parts(c: Considered) -> Any:
    found = (c.recency, c.importance, c.relevance)
    return 0 if None in found else [round((part or 0.0) * _THOUSAND) for part in found]


def _rows(ordinals: list[int], parts: list[Any]) -> tuple[Considered, ...]:
    numbers = [[part / _THOUSAND for part in three] if three else [None] * 3 for three in parts]
    return tuple(Considered(ordinal, *three) for ordinal, three in zip(ordinals, numbers, strict=True))


def _call(x: Exchange) -> list[Any]:
    usage = [x.usage.tokens_in, x.usage.tokens_out, x.usage.cached, x.usage.money]
    thought = x.thought[:_MOST_THINKING]
    return [x.template, x.version, x.provider, x.reply, thought, usage, round(x.seconds, 3), x.attempts, x.outcome]


def _call_from(told: list[Any], system: str, user: str) -> Call:
    name, version, provider, reply, thought, usage, seconds, attempts, outcome = told
    spent = Usage(usage[0], usage[1], usage[2], money=usage[3])
    x = Exchange(name, version, {}, "", provider, reply, thought, spent, seconds, attempts, outcome)
    return call_in(x, system, user)


def _prompt(x: Exchange, lines: Mapping[str, int], texts: dict[str, str]) -> list[Any]:
    """The prompt file, what was told of a fault, and what filled the holes."""
    filled = {"common": common(), **x.holes}
    return [
        x.template,
        _kept(template(x.template).text, texts),
        x.fault,
        {name: _hole(name, value, lines, texts) for name, value in filled.items()},
    ]


def _hole(name: str, value: str, lines: Mapping[str, int], texts: dict[str, str]) -> Hole:
    if name in _SHARED and len(value) > _LONG:
        return {"text": _kept(value, texts)}
    coded = [_coded(index, line, lines) for index, line in enumerate(value.split("\n"), 1)]
    return coded if any(isinstance(line, int) for line in coded) else value


def _coded(index: int, line: str, lines: Mapping[str, int]) -> str | int:
    if line.startswith("- "):
        return lines.get(line[2:], line)
    number = _NUMBERED.fullmatch(line)
    if number and number[1] == str(index) and number[2] in lines:
        return -lines[number[2]]
    return line


def _lines(memories: Sequence[Memory], start: datetime, now: datetime) -> dict[str, int]:
    """How memories stand in prompts, and their ordinals."""
    return {holes.told(statement(memory, start), now): memory.ordinal for memory in memories}


def _words(
    prompt: list[Any], rows: Sequence[Memory], at: Callable[[int], datetime], tick: int, texts: Mapping[str, str]
) -> tuple[str, str]:
    name, key, fault, filled = prompt
    try:
        told = {hole: _filled(value, rows, at, tick, texts) for hole, value in filled.items()}
        system, user = template_of(name, texts[key]).render(**told)
    except (KeyError, IndexError):
        return "", ""
    return system, user + told_again(fault)


def _filled(
    value: Hole, rows: Sequence[Memory], at: Callable[[int], datetime], tick: int, texts: Mapping[str, str]
) -> str:
    if isinstance(value, dict):
        return texts[value["text"]]
    if isinstance(value, str):
        return value

    def line(index: int, part: str | int) -> str:
        if isinstance(part, str):
            return part
        told = holes.told(statement(rows[abs(part) - 1], at(0)), at(tick))
        return f"- {told}" if part > 0 else f"{index}. {told}"

    return "\n".join(line(index, part) for index, part in enumerate(value, 1))


def _kept(text: str, texts: dict[str, str]) -> str:
    key = hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=9).hexdigest()
    texts[key] = text
    return key


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
