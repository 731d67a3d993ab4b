"""Makes words from outside fit to draw: cleaned, cut and escaped. Also how the screen says times and places."""

import html
import re
import unicodedata
from datetime import datetime

LONGEST = 2_000
"""Characters; longer words are cut before anything measures or draws them."""
JOINER, PICTURE_SIGN = "\u200d", "\ufe0f"
_GONE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_ODD = re.compile(r"[^\x20-\x7e]")
_SPACES = re.compile(r" {2,}")
_SEQUENCE = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]"  # colours and movements of a terminal
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]{0,2000}(?:\x07|\x1b\\|\x9c)"  # its titles and links
    r"|\x1b[ -/]*[0-~]"
)
_MARKS = 2
"""Accents that a letter may carry: more would be drawn over the lines around it."""


class _Kept(dict[int, str | None]):
    """What becomes of each character, for `str.translate`: looked up once, then at the speed of C."""

    def __init__(self, lines: bool) -> None:
        super().__init__({ord("\n"): "\n"} if lines else {})

    def __missing__(self, code: int) -> str | None:
        sign = chr(code)
        gone = unicodedata.category(sign) in _GONE and sign != JOINER
        self[code] = " " if sign.isspace() else None if gone else sign
        return self[code]


_ONE_LINE, _LINES = _Kept(lines=False), _Kept(lines=True)
_PICTURES = f"{PICTURE_SIGN}\u2600-\u27bf\U0001f000-\U0001faff"
_LOOSE = re.compile(f"(?<![{_PICTURES}]){JOINER}|{JOINER}(?![{_PICTURES}])")


def _fit(text: str, kept: _Kept) -> str:
    """Only what can be drawn; a joiner stays only where it joins two pictures, as in a family emoji."""
    text = few_marks(_SEQUENCE.sub("", text).translate(kept))
    return _LOOSE.sub("", text) if JOINER in text else text


def few_marks(text: str) -> str:
    """Without the accents that are too many on their letter."""
    if not any(map(unicodedata.combining, text)):
        return text
    fit, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= _MARKS:
            fit.append(sign)
    return "".join(fit)


def clean(text: str, longest: int = LONGEST) -> str:
    """One line of drawable words: no NUL, surrogates, controls or zero-width signs, cut to a length."""
    text = text[: longest + 1]
    if _ODD.search(text):
        text = _fit(text, _ONE_LINE)
    text = _SPACES.sub(" ", text).strip()
    return text if len(text) <= longest else text[: longest - 1].rstrip(f" {JOINER}") + "…"


def typed(text: str, longest: int, several: bool = False) -> str:
    """What may stand in a field of written or pasted words: as `clean`, but with its spaces and, if there are
    `several`, its lines."""
    text = text[: 4 * longest].replace("\r\n", "\n")
    return _fit(text, _LINES if several else _ONE_LINE)[:longest].rstrip(JOINER)


def is_picture(sign: str) -> bool:
    """Whether a character is, or belongs to, an emoji."""
    return sign == PICTURE_SIGN or "\u2600" <= sign <= "\u27bf" or "\U0001f000" <= sign <= "\U0001faff"


def markup(text: str, longest: int = LONGEST) -> str:
    """Cleaned words that a text box with HTML shows as they are."""
    return html.escape(clean(text, longest))


def short_name(address: str) -> str:
    """A place in few words: `cafe, Hobbs Cafe`."""
    parts = address.split(":")
    return clean(", ".join(reversed(parts[:2])) if len(parts) < 3 else f"{parts[2]}, {parts[0]}", 80)


def time_of_day(moment: datetime) -> str:
    """A time as the clock on the wall shows it: `8:05 am`."""
    return f"{moment.hour % 12 or 12}:{moment.minute:02d} {'am' if moment.hour < 12 else 'pm'}"


def hour_words(hour: int) -> str:
    """A full hour from 0 to 24 in short: `8 am`."""
    if hour % 12 == 0:
        return "noon" if hour == 12 else "midnight"
    return f"{hour % 12} {'am' if hour < 12 else 'pm'}"


def moment_words(moment: datetime) -> str:
    """A moment of the town with its day and date: `Monday 13 February, 8:05 am`."""
    return f"{moment:%A} {moment.day} {moment:%B}, {time_of_day(moment)}"


def wall_words(moment: datetime) -> str:
    """A moment of the player's own day: `2026-11-30, 6:40 pm`."""
    return f"{moment:%Y-%m-%d}, {time_of_day(moment)}"


def when(moment: datetime, now: datetime) -> str:
    """A moment as seen from now: the time alone today, with the weekday otherwise."""
    return time_of_day(moment) if moment.date() == now.date() else f"{moment:%a} {time_of_day(moment)}"


def first_capital(text: str) -> str:
    """The sentence with its first letter large."""
    return text[:1].upper() + text[1:]
