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


def clean(text: str, longest: int = LONGEST) -> str:
    """One line of drawable words: no NUL, surrogates, controls or zero-width signs, cut to a length.

    A joiner stays only where it joins two pictures, as in a family emoji.
    """
    text = text[: longest + 1]
    if _ODD.search(text):
        text = "".join(_kept(text, i) for i in range(len(text)))
    text = _SPACES.sub(" ", text).strip()
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def typed(text: str, longest: int, several: bool = False) -> str:
    """What may stand in a field of written or pasted words: as `clean`, but with its spaces and, if there are
    `several`, its lines."""
    text = text[: 4 * longest].replace("\r\n", "\n")
    kept = (text[i] if several and text[i] == "\n" else _kept(text, i) for i in range(len(text)))
    return "".join(kept)[:longest]


def _kept(text: str, i: int) -> str:
    sign = text[i]
    if " " <= sign <= "~":
        return sign
    if sign in "\t\n\r\u2028\u2029":
        return " "
    if sign == JOINER:
        return sign if i and i + 1 < len(text) and is_picture(text[i + 1]) and is_picture(text[i - 1]) else ""
    return "" if unicodedata.category(sign) in _GONE else sign


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


def when(moment: datetime, now: datetime) -> str:
    """A moment as seen from now: the time alone today, with the weekday otherwise."""
    return time_of_day(moment) if moment.date() == now.date() else f"{moment:%a} {time_of_day(moment)}"


def first_capital(text: str) -> str:
    """The sentence with its first letter large."""
    return text[:1].upper() + text[1:]
