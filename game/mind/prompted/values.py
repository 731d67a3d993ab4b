"""What single values of a reply mean: numbers, times, days, emoji, text. What means nothing is None or empty, not 0."""

import difflib
import math
import re
import unicodedata
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

_CONTROL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\ud800-\udfff]"
)
_LOOSE_JOINER = re.compile(
    "(?<![\u2600-\u27bf\ufe0f\U0001f000-\U0001faff])\u200d|\u200d(?![\u2600-\u27bf\U0001f000-\U0001faff])"
)
_MARKUP = re.compile(
    r"</?[a-zA-Z][^<>]{0,60}>|&nbsp;|(?<!\w)(\*\*|__|~~|`{1,3})(?=\S)|(?<=\S)(\*\*|__|~~|`{1,3})(?!\w)"
)
_ENTITIES = {"&amp;": "&", "&quot;": '"', "&#39;": "'", "&apos;": "'", "&lt;": "<", "&gt;": ">"}
_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+")

_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_LONGEST_NUMBER = 80
"""Letters of a text in which a number is looked for."""
_FEW = 4
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "ninety": 90}

_COLON = re.compile(r"(?<![\d:])(\d{1,2})\s?[:.h]\s?(\d{2})(?!\d)(?::\d{2})?\s*([ap]\.?m\b)?", re.I)
_ISO = re.compile(r"\d{4}-\d\d-\d\d[T ](\d\d):(\d\d)")
_HOUR = re.compile(r"(?<![\d:.\-/])(\d{1,2})\s*(?:([ap])\.?m\b|o'?clock|h\b|uhr\b|\Z)", re.I)
_FOUR = re.compile(r"\A\s*(\d{1,2})(\d{2})\s*(?:h|hrs|hours)?\s*\Z")
_NAMED = {"noon": (12, 0), "midday": (12, 0), "midnight": (0, 0)}
_MONTHS = tuple(date(2000, month, 1).strftime("%B").lower() for month in range(1, 13))
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_YES = ("true", "yes", "y", "1", "done", "ja", "oui", "si")


def text_of(value: Any, longest: int) -> str:
    """Clean text on one line, without markup, cut at a word; empty for what is no text, or no words."""
    if not isinstance(value, str | int | float) or isinstance(value, bool):
        return ""
    text = _MARKUP.sub("", str(value))
    for entity, letter in _ENTITIES.items():
        text = text.replace(entity, letter)
    text = _LOOSE_JOINER.sub("", _CONTROL.sub("", re.sub(r"\s", " ", text)))
    text = " ".join(text.split())
    if not any(c.isalnum() for c in text):
        return ""
    return cut(text, longest)


def cut(text: str, longest: int) -> str:
    """Text of a length at most, cut at a word, with dots that say so."""
    return text if len(text) <= longest else text[: longest - 4].rsplit(" ", 1)[0] + " ..."


def unlooped(text: str) -> str:
    """Text in which no sentence is said twice: small models fall into loops."""
    sentences = _SENTENCE.split(text)
    return " ".join({" ".join(s.casefold().split()): s for s in reversed(sentences)}[k] for k in _first(sentences))


def _first(sentences: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(" ".join(s.casefold().split()) for s in sentences))


def number(value: Any) -> float | None:
    """A number, also one in words like `8/10`, `about 8` or `eight`; None where there is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value) if abs(value) < 1e9 and math.isfinite(value) else None
    if not isinstance(value, str):
        return None
    found = _NUMBER.search(value[:_LONGEST_NUMBER])
    if found:
        told = float(found.group().replace(",", "."))
        return told if abs(told) < 1e9 else None
    return _in_words(value)


def _in_words(text: str) -> float | None:
    """A number spelt out, alone or with a few words around it: `one for each of them` is none."""
    words = re.findall(r"[a-z]+", text[:200].lower())
    if len(words) > _FEW:
        return None
    for place, word in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else ""
        if word in _TENS:
            return float(_TENS[word] + (_WORDS.index(following) if following in _WORDS[1:10] else 0))
        if word in _WORDS:
            return float(_WORDS.index(word))
    return None


def whole(value: Any) -> int | None:
    """A number rounded to a whole one; None where there is none."""
    found = number(value)
    return None if found is None else round(found)


def minutes_of(value: Any) -> int | None:
    """Minutes above 0, also of `1 hour`, `1.5 h`, `0:45` or `half an hour`; None where there are none."""
    text = value[:_LONGEST_NUMBER].lower() if isinstance(value, str) else ""
    clock = re.fullmatch(r"\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:h|hours?)?\s*", text)
    if clock:
        found: float | None = int(clock[1]) * 60 + int(clock[2])
    elif "half an hour" in text or "half hour" in text:
        found = 30
    else:
        found = _counted(text) if text else number(value)
    return round(found) if found is not None and 0.5 <= found < 1e5 else None


def _counted(text: str) -> float | None:
    """`1 hour 30 minutes`, `90 min`, `an hour`."""
    hours = re.search(r"(\d+(?:[.,]\d+)?|\b\w+)[\s-]*h(?:ours?|rs?)?(?![a-z])", text)
    if hours is None:
        return number(text)
    whole_hours = 1.0 if hours[1] in ("a", "an") else number(hours[1])
    rest = re.search(r"(\d+)\s*(?:m|min|mins|minutes)?\b", text[hours.end() :])
    return None if whole_hours is None else whole_hours * 60 + (int(rest[1][:4]) if rest else 0)


def flag(value: Any) -> bool:
    """Whether something means yes."""
    return value is True or value == 1 or (isinstance(value, str) and value.strip().lower() in _YES)


def clock_of(value: Any) -> tuple[int, int] | None:
    """Hours and minutes of `8:30`, `08.30`, `8 pm`, `noon`, `0830`, 8; None for what is no time."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = str(int(value)) if 0 <= value < 2400 and value == int(value) else ""
    if not isinstance(value, str):
        return None
    text = value[:80]
    named = next((clock for name, clock in _NAMED.items() if name in text.lower()), None)
    iso, colon, four, hour = _ISO.search(text), _COLON.search(text), _FOUR.match(text), _HOUR.search(text)
    if iso:
        return _clock(int(iso[1]), int(iso[2]), "")
    if colon:
        return _clock(int(colon[1]), int(colon[2]), colon[3] or "")
    if four and len(four[0].strip()) >= 3:
        return _clock(int(four[1]), int(four[2]), "")
    return _clock(int(hour[1]), 0, hour[2] or "") if hour and named is None else named


def _clock(hour: int, minute: int, half: str) -> tuple[int, int] | None:
    if minute > 59 or hour > 24 or (hour == 24 and minute):
        return None
    if half and hour <= 12:
        hour = hour % 12 + 12 * (half[0].lower() == "p")
    return hour % 24, minute


def day_of(value: Any, today: date) -> date | None:
    """The day of `2023-02-14`, `14 February`, `February 14th`, `tomorrow` or `Tuesday`; None for what is none."""
    text = value.strip().lower()[:60] if isinstance(value, str) else ""
    iso = re.search(r"\d{4}-\d{1,2}-\d{1,2}", text)
    if iso:
        return _day(*map(int, iso.group().split("-")))
    if "tomorrow" in text:
        return today + timedelta(days=2 if "after" in text else 1)
    if any(word in text for word in ("today", "tonight", "this ")):
        return today
    month = next((n for n, name in enumerate(_MONTHS, 1) if re.search(rf"\b{name[:3]}", text)), None)
    day = re.search(r"\b(\d{1,2})(?:st|nd|rd|th)?\b", text)
    if month and day:
        found = _day(today.year, month, int(day[1]))
        return _day(today.year + 1, month, int(day[1])) if found and (today - found).days > 180 else found
    weekday = next((n for n, name in enumerate(_WEEKDAYS) if name[:3] in text), None)
    return None if weekday is None else today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def emoji_of(value: Any) -> str:
    """The first emoji of a text with all that belongs to it: joined people, skin, flags; empty without one."""
    text = value[:200] if isinstance(value, str) else ""
    start = next((i for i, c in enumerate(text) if _is_picture(c)), None)
    if start is None:
        return ""
    end = start + 1
    if _is_flag_half(text[start]):
        return text[start : start + 2] if _is_flag_half(text[start + 1 : start + 2]) else ""
    while end < len(text):
        if text[end] in "\ufe0f\u20e3" or "\U0001f3fb" <= text[end] <= "\U0001f3ff":
            end += 1
        elif text[end] == "\u200d" and _is_picture(text[end + 1 : end + 2]):
            end += 2
        else:
            break
    return text[start:end] if end - start <= 12 else text[start]


def _is_flag_half(c: str) -> bool:
    return bool(c) and "\U0001f1e6" <= c <= "\U0001f1ff"


def _is_picture(c: str) -> bool:
    """Whether a character is a picture, also one newer than the tables at hand."""
    return "\u203c" <= c <= "\U0001faff" and (unicodedata.category(c) == "So" or c >= "\U0001f000")


def nearest(wanted: Any, options: Sequence[str], cutoff: float = 0.72) -> int:
    """The index of the option that a word or a number (from 1) means, -1 for none.

    Exact beats whole words of it, that beats likeness in spelling; `3. Hobbs Cafe` is the third.
    """
    if isinstance(wanted, bool) or not isinstance(wanted, str | int | float):
        return -1
    if not isinstance(wanted, str):
        return int(wanted) - 1 if math.isfinite(wanted) and 1 <= wanted < len(options) + 1 else -1
    word, lowered = _bare(wanted[:300]), [_bare(option) for option in options]
    if not word:
        return -1
    if word in lowered:
        return lowered.index(word)
    numbered = re.match(
        r"\s*(?:(?:place|option|number|no|nr|choice|room)\b[\s.:]*)?#?\s*(\d{1,4})(?![\w:])", wanted.lower()
    )
    if numbered:
        return int(numbered[1]) - 1 if 1 <= int(numbered[1]) <= len(options) else -1
    return _like(word, lowered, cutoff)


def _bare(text: str) -> str:
    """Words in lower case without marks, and without an article before them."""
    text = re.sub(r"[^\w']+", " ", text.lower().replace("’", "'").replace("&", " and "))
    return re.sub(r"\A(?:(?:at|in|the|an?) )+", "", " ".join(text.split()).strip("_' "))


def _like(word: str, options: Sequence[str], cutoff: float) -> int:
    inside = [i for i, option in enumerate(options) if f" {word} " in f" {option} " or f" {option} " in f" {word} "]
    if inside:
        return max(inside, key=lambda i: (len(options[i]) if f" {options[i]} " in f" {word} " else 0, -i))
    close = difflib.get_close_matches(word, options, 1, cutoff)
    return options.index(close[0]) if close else -1
