"""From what a model wrote to the JSON that was asked for.

Models think aloud, wrap JSON in fences and chatter, and write it badly. What can be mended without guessing at the
meaning is mended here; whether the content makes sense is checked where the answer is read.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from game.mind.prompted.lenient import read

_NAMES = r"think|thinking|thought|thoughts|reasoning|reflection|analysis|scratchpad|seed:think"
_THINKING = re.compile(rf"[<\[◁](?P<name>{_NAMES})[>\]▷].*?[<\[◁]/(?P=name)[>\]▷]", re.S | re.I)
_UNCLOSED = re.compile(rf"[<\[◁](?:{_NAMES})[>\]▷]|<\|channel\|>(?:analysis|commentary)\b", re.I)
_CHANNEL = re.compile(
    r"\A.*(?:<\|channel\|>final(?:[^<]*<\|constrain\|>\w+)?\s*<\|message\|>|\bassistantfinal(?=\W))", re.S
)
_TOKEN = re.compile(r"<\|[^|>]{1,40}\|>|<｜[^｜>]{1,40}｜>|</?s>|\[/?INST\]|<(?:end|start)_of_turn>")
_CLOSING = re.compile(rf"[<\[◁]/(?:{_NAMES})[>\]▷]", re.I)
_RUN = re.compile(r"\s{40,}")
_BRACE = re.compile(r"[{\[]")
_INVISIBLE = re.compile("[\x00\ufeff\u200b\u2060]")
_FENCE = re.compile(r"\A\s*```[\w+-]*\s*(.*?)\s*(?:```.*)?\Z", re.S)
_KEY_FIRST = re.compile(r"""\A["']?[A-Za-z_]\w{0,30}["']?\s*:\s""")
_WRAPS = (
    "answer", "result", "response", "output", "data", "json", "reply", "content", "arguments", "parameters", "value",
    "final_answer", "final", "return",
)  # fmt: skip
"""Keys under which models wrap what was asked for."""
_NO_WRAPS = ("error", "errors", "detail", "properties", "message", "schema")
_LONGEST = 60_000
"""Characters of a reply that are looked at."""
_MOST = 24
"""Places at which an object is looked for."""


class UnusableError(Exception):
    """What was written is no answer: the message says why, so that the model can be told."""


def candidates(text: str, cut: bool = False) -> Iterator[dict[str, Any]]:
    """All that may be the answer in a reply, the likeliest first; a bare list, text or number stands under "".

    `cut` if the reply was cut off. Raises `UnusableError` if there is nothing.
    """
    tried = False
    for found in _values(text[:_LONGEST], cut or len(text) > _LONGEST):
        for candidate in _unwrapped(found):
            tried = True
            yield candidate
    if not tried:
        raise UnusableError("the answer is empty" if not plain(text) else "the answer holds no JSON object")


def as_asked(text: str, schema: Mapping[str, Any]) -> bool:
    """Whether a reply is the JSON that was asked for and nothing else, so that nothing had to be mended."""
    found = _parsed(text)
    return isinstance(found, dict) and set(schema.get("required", schema["properties"])) <= found.keys()


def plain(text: str) -> str:
    """A reply without thinking aloud and without the marks of chat templates."""
    text = _without_thoughts(_INVISIBLE.sub("", _CHANNEL.sub("", text[:_LONGEST])))
    unclosed = _UNCLOSED.search(text)
    if unclosed:
        text = text[: unclosed.start()].strip() or _last_object(text[unclosed.end() :])
    return _TOKEN.sub("", text).strip()


def _without_thoughts(text: str) -> str:
    """Text without closed thinking; of an end without a beginning, all before it is thinking."""
    ends = [found.end() for found in _CLOSING.finditer(text)]
    if not ends:
        return text
    left = _THINKING.sub("", text[: ends[-1]])
    late = [found.end() for found in _CLOSING.finditer(left)]
    return (left[late[-1] :] if late else left) + text[ends[-1] :]


def _last_object(thought: str) -> str:
    """The object with which a thought ends that was never closed; empty if it ends in words."""
    bare = thought.rstrip().removesuffix("```").rstrip()
    for start in [i for i, c in enumerate(bare) if c == "{"][:200]:
        found, end = _strict(bare, start)
        if end == len(bare) and isinstance(found, dict):
            return bare[start:]
    return ""


def _values(text: str, cut: bool) -> Iterator[Any]:
    """What stands in a reply: the whole of it if that is JSON, else each object or list in turn."""
    whole = _parsed(text)
    if whole is not None:
        yield whole
        return
    text = plain(text)
    fenced = _FENCE.match(text)
    whole = _parsed(fenced.group(1) if fenced else text)
    if whole is not None:
        yield whole
        return
    yield from _each(_RUN.sub("\n", text), cut)


def _each(text: str, cut: bool) -> Iterator[Any]:
    """Each object of a text; then what lies inside of one that was misread, if it can be read strictly; then lists
    (the `[1]` in chatter is no answer if an object follows)."""
    if _KEY_FIRST.match(text):
        yield read("{" + text + "}", 0, cut)[0]
    at, lists = 0, []
    for _ in range(_MOST):
        start = _BRACE.search(text, at)
        if start is None:
            break
        found, at = _one(text, start.start(), cut)
        if found and isinstance(found, dict):
            yield found
        elif found and isinstance(found, list):
            lists.append(found)
    for start in list(_BRACE.finditer(text))[-_MOST:]:
        found = _strict(text, start.start())[0]
        if found and isinstance(found, dict):
            yield found
    yield from lists


def _one(text: str, start: int, cut: bool) -> tuple[Any, int]:
    found, end = _strict(text, start)
    if found is None:
        found, end = read(text, start, cut)
    return found, end if found else start + 1


def _strict(text: str, start: int) -> tuple[Any, int]:
    """The JSON that begins at a place, and its end; None if that is none."""
    try:
        return json.JSONDecoder(strict=False).raw_decode(text, start)
    except (ValueError, RecursionError):
        return None, start


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, strict=False)
    except (ValueError, RecursionError):
        return None


def _unwrapped(found: Any, depth: int = 0) -> Iterator[dict[str, Any]]:
    """A value as an object, then what it wraps: `{"answer": {...}}`, a list of one, JSON inside of a string."""
    if not isinstance(found, dict):
        if isinstance(found, str) and found.lstrip()[:1] in ("{", "[") and depth < 4:
            yield from _unwrapped(_one(found, found.index(found.lstrip()[0]), False)[0], depth + 1)
        elif isinstance(found, str | int | float | list):
            yield {"": found}
            if isinstance(found, list) and len(found) == 1 and isinstance(found[0], dict) and depth < 4:
                yield from _unwrapped(found[0], depth + 1)
        return
    yield found
    if depth < 4:
        for key, value in found.items():
            alone = len(found) == 1 and isinstance(value, dict | list) and key.lower() not in _NO_WRAPS
            if alone or key.lower().strip().replace(" ", "_") in _WRAPS:
                yield from _unwrapped(value, depth + 1)
