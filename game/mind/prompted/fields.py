"""Looking things up in a reply: keys in any spelling, lists in any shape."""

import re
from collections.abc import Mapping
from typing import Any

from game.mind import questions as q
from game.mind.prompted.mending import UnusableError
from game.mind.prompted.prompts import is_of_a_prompt
from game.mind.prompted.values import cut, text_of, unlooped
from game.mind.strange import is_strange

Data = Mapping[str, Any]

LONGEST_TEXT = 600
LONGEST_NAME = 160
LONGEST_PARAGRAPH = 1200
_MOST_ITEMS = 60
_ALL = 1_000_000
_GARBLED = re.compile(r"([^\s.])\1{19,}")
_CODE = re.compile(r"\w_\w|://|\S{30,}|\.(?:png|jpg|com|html)\b")
_KEYS = frozenset(
    ["place", "minutes", "what", "thing", "state", "emoji", "start", "where", "string", "number", "activity", "action"]
)
"""Words of the form, not of the answer: weak models write them."""
_CANNOT = r"i (?:can't|cannot|am unable to|won't) (?:assist|comply|fulfil|fulfill)"
_SORRY = r"i'?m sorry,? but i (?:can't|cannot) (?:assist|help|comply|fulfil|continue|create|generate|provide|engage)"
_MACHINE = (
    r"as an ai|(?:large )?language model|content policy|openai|rate limit|error code|api key|http (?:error )?[45]\d\d|"
    r"internal server error|traceback \(most recent|maximum context length"
)
_REFUSAL = re.compile(rf"\b(?:{_CANNOT}|{_SORRY}|{_MACHINE})\b", re.I)
"""What no inhabitant says: a model's refusal, or the words of a server that failed."""


def field(item: Any, *names: str) -> Any:
    """The first of some keys that an object has, in whatever spelling; a bare value stands for the first key."""
    if not isinstance(item, Mapping):
        return item
    for name in names:
        if name in item:
            return item[name]
    spelt = {_spelling(key): value for key, value in item.items()}
    return next((spelt[s] for s in map(_spelling, names) if s in spelt), item.get(""))


def has(data: Data, *names: str) -> bool:
    """Whether an object has one of some keys."""
    return field({**data, "": None}, *names) is not None


def listed(data: Data, *names: str) -> list[Any] | None:
    """A list under one of some keys, or the bare list that was the whole answer; one thing is a list of one.

    None if there is no such key."""
    found = field(data, *names)
    if isinstance(found, Mapping):
        found = list(found.values()) if all(re.fullmatch(r"\D{0,10}\d+", str(key)) for key in found) else [found]
    if isinstance(found, str):
        found = [found] if found.strip() else []
    return found[:_MOST_ITEMS] if isinstance(found, list) else None


def needed_list(data: Data, *names: str) -> list[Any]:
    """A list that must be there. Raises `UnusableError`."""
    found = listed(data, *names)
    if not found:
        raise UnusableError(f'there is no list "{names[0]}"')
    return found


def needed(data: Data, *names: str, longest: int) -> str:
    """Text that must be there and is no refusal. Raises `UnusableError`."""
    text = text_of(field(data, *names), _ALL)
    if not text:
        raise UnusableError(f'there is no text in "{names[0]}"')
    if _refuses(text) or _GARBLED.search(text):
        raise UnusableError(f'"{names[0]}" does not answer the question')
    return cut(unlooped(text), longest)


def sentence(value: Any, longest: int = LONGEST_TEXT) -> str:
    """A statement without a full stop; empty for what is none, or a refusal."""
    text = text_of(value, longest).rstrip(". ")
    return "" if _refuses(text) or _GARBLED.search(text) else text


def statement(value: Any, longest: int = LONGEST_TEXT) -> str:
    """A sentence that may be remembered for weeks; empty for scraps of the form, times and numbers, broken JSON."""
    text = sentence(value, longest)
    letters, others = sum(map(str.isalpha, text)), sum(not c.isalpha() and not c.isspace() for c in text)
    scrap = text.endswith((",", ":", "(")) or any(c in text for c in "{}[]") or letters < others
    return "" if scrap else text


def activity(x: q.Question[Any], what: Any, longest: int = LONGEST_NAME) -> str:
    """Words that fit after `NAME is`: without the name and the `is` before them, without a full stop."""
    text = sentence(what, longest).strip("\"“”' ")
    name = rf"(?:{re.escape(x.card.name)}|{re.escape(x.card.first_name)}|he|she|they|i)"
    text = re.sub(rf"\A{name}\s+(?:is|are|am|will be)\s+", "", text, flags=re.I)
    if _is_nothing_done(text) or _only_names(x, text):
        return ""
    return text[:1].lower() + text[1:] if text[1:2].islower() and not _is_name(x, text) else text


def _is_nothing_done(text: str) -> bool:
    """Whether words are no activity whatever one makes of them: a key of the answer, addresses, code."""
    return text.lower() in _KEYS or text.endswith(":") or bool(_CODE.search(text))


def _only_names(x: q.Question[Any], text: str) -> bool:
    """Whether words only say who or where: `Priya Vale is`, `Nell's room`."""
    rooms = (part for room in getattr(x, "rooms", ()) for part in room.address.split(":"))
    known = {x.card.name, x.card.first_name, *(name for name, _ in x.card.ties), *rooms}
    return re.sub(r"\s+(?:is|are)\Z", "", text).casefold() in {name.casefold() for name in known}


def _refuses(text: str) -> bool:
    """Whether a text is a refusal, or leaves the fiction: it repeats the prompt, or obeys an order to a machine."""
    return bool(_REFUSAL.search(text.replace("’", "'"))) or is_strange(text) or is_of_a_prompt(text)


def _is_name(x: q.Question[Any], text: str) -> bool:
    return any(text.startswith(name.split(" ")[0] + " ") for name, _ in x.card.ties)


def _spelling(key: Any) -> str:
    return re.sub(r"[\W_]+", "", str(key)).lower()
