"""From what a model wrote to the JSON that was asked for.

Models think aloud, wrap JSON in fences and chatter, and write it badly. What can be mended without guessing at the
meaning is mended here; whether the content makes sense is checked where the answer is read.
"""

import ast
import difflib
import json
import re
from collections.abc import Sequence
from typing import Any

_THINKING = re.compile(r"<(think|thinking|thought|reasoning|reflection)>.*?(</\1>|\Z)", re.S | re.I)
_LATE_END = re.compile(r"\A.*</(?:think|thinking|thought|reasoning|reflection)>", re.S | re.I)
_CHANNEL = re.compile(r"\A.*<\|channel\|>final<\|message\|>", re.S)
_TOKEN = re.compile(r"<\|[^|>]{1,40}\|>|</?s>|\[/?INST\]")
_FENCE = re.compile(r"```[a-zA-Z0-9_-]*[ \t]*\n?(.*?)(?:```|\Z)", re.S)
_LONGEST = 60_000
"""Characters of a reply that are looked at."""


class UnusableError(Exception):
    """What was written is no answer: the message says why, so that the model can be told."""


def plain(text: str) -> str:
    """A reply without thinking aloud and without the marks of chat templates."""
    text = _CHANNEL.sub("", text[:_LONGEST])
    text = _THINKING.sub("", text)
    return _TOKEN.sub("", _LATE_END.sub("", text)).strip()


def find_object(text: str) -> dict[str, Any]:
    """The JSON object of a reply, mended if need be. Raises `UnusableError`."""
    text = plain(text)
    if not text:
        raise UnusableError("the answer is empty")
    for piece in _pieces(text):
        for candidate in (piece, mended(piece)):
            found = _parsed(candidate)
            if isinstance(found, dict):
                return found
            if isinstance(found, list) and found:
                return {"": found}
    raise UnusableError("the answer holds no JSON object")


def nearest(wanted: object, options: Sequence[str], cutoff: float = 0.72) -> int:
    """The index of the option that a word or a number (from 1) means, -1 for none.

    Exact beats case-blind, that beats a part of the words, that beats likeness in spelling.
    """
    if isinstance(wanted, bool) or wanted is None:
        return -1
    if isinstance(wanted, int | float) or str(wanted).strip().rstrip(".").isdigit():
        number = int(float(str(wanted).strip().rstrip(".")))
        return number - 1 if 1 <= number <= len(options) else -1
    word, lowered = " ".join(str(wanted).split()).lower(), [option.lower() for option in options]
    if word in lowered:
        return lowered.index(word)
    parts = [i for i, option in enumerate(lowered) if word and (word in option or option in word)]
    if parts:
        return max(parts, key=lambda i: (len(lowered[i]) if lowered[i] in word else 0, -i))
    close = difflib.get_close_matches(word, lowered, 1, cutoff)
    return lowered.index(close[0]) if close else -1


def mended(text: str) -> str:
    """JSON with the usual slips put right: quotes, commas, comments, words of other languages, missing ends."""
    text = text.translate({0x201C: '"', 0x201D: '"', 0x201E: '"', 0x00A0: " ", 0xFEFF: ""})
    text = _outside_strings(text)
    return _closed(text)


def _pieces(text: str) -> list[str]:
    """What may be the JSON: fenced blocks, then from each brace on, the whole."""
    fenced = [block.strip() for block in _FENCE.findall(text)]
    starts = [i for i, c in enumerate(text) if c in "{["][:6]
    return [piece for piece in [*fenced, *(text[i:] for i in starts), text] if piece]


def _parsed(text: str) -> Any:
    decoder = json.JSONDecoder(strict=False)
    try:
        return decoder.raw_decode(text.lstrip())[0]
    except (ValueError, RecursionError):
        pass
    try:
        return ast.literal_eval(text) if len(text) < 4000 and text.lstrip()[:1] in "{[" else None
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        return None


_SLIPS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"//[^\n]*"), ""),
    (re.compile(r"/\*.*?\*/", re.S), ""),
    (re.compile(r"\bTrue\b"), "true"),
    (re.compile(r"\bFalse\b"), "false"),
    (re.compile(r"\b(None|undefined|NaN)\b"), "null"),
    (re.compile(r"(?<=[{,])(\s*)([A-Za-z_]\w*)(\s*):"), r'\1"\2"\3:'),
    (re.compile(r",(\s*[}\]])"), r"\1"),
    (re.compile(r"\.\.\.+"), ""),
)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.S)


def _outside_strings(text: str) -> str:
    """Mend the slips of everything that is not inside double quotes; single-quoted strings become double-quoted."""
    strings: list[str] = []

    def keep(found: re.Match[str]) -> str:
        strings.append(found.group())
        return f"\x00{len(strings) - 1}\x00"

    bare = _STRING.sub(keep, text)
    bare = re.sub(r"(?<=[\[{,:])(\s*)'((?:[^'\\\n]|\\.|'(?=\w))*)'(?=\s*[,:\]}])", _requoted, bare)
    for pattern, instead in _SLIPS:
        bare = pattern.sub(instead, bare)
    bare = re.sub(r"(\x00\d+\x00|[\d\]}]|true|false|null)(\s+)(?=\x00\d+\x00\s*:)", r"\1,\2", bare)
    return re.sub(r"\x00(\d+)\x00", lambda m: strings[int(m.group(1))], bare)


def _requoted(found: re.Match[str]) -> str:
    return found.group(1) + json.dumps(found.group(2).replace("\\'", "'"), ensure_ascii=False)


def _closed(text: str) -> str:
    """Add the quotes and brackets that a cut-off answer lacks; a dangling key or comma goes."""
    stack, in_string, skip = [], False, False
    for c in text:
        if skip:
            skip = False
        elif c == "\\" and in_string:
            skip = True
        elif c == '"':
            in_string = not in_string
        elif not in_string and c in "{[":
            stack.append("}" if c == "{" else "]")
        elif not in_string and c in "}]" and stack:
            stack.pop()
            if not stack:
                return text
    text = text + ('"' if in_string else "")
    text = re.sub(r"(?<=:)\s*(?!true$|false$|null$)[A-Za-z]+\s*$", " null", text)  # a word cut off in the middle
    text = re.sub(r"[,:]\s*$", lambda m: "" if m.group().startswith(",") else ": null", text)
    text = re.sub(r'(?<=[{,])\s*"(?:[^"\\]|\\.)*"\s*$', "", text) if stack and stack[-1] == "}" else text
    return text.rstrip().rstrip(",") + "".join(reversed(stack))
