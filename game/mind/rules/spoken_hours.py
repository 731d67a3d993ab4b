"""Hours as they are spoken, `from five to seven` for `from 5 pm to 7 pm`, and the way back.

Only what comes back the same is spoken so: one to six are after noon, nine to twelve before it, and seven and eight
need `in the morning` or `in the evening`, as they do among people.
"""

import re

_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_WORD = "|".join(_WORDS)
_PARTS = {"in the morning": 0, "in the evening": 12, "in the afternoon": 12}
_WRITTEN = re.compile(
    r"\b(?P<before>from|at|until) (?P<hour>\d{1,2}) (?P<half>am|pm)(?: to (?P<to>\d{1,2}) (?P<end>am|pm))?\b"
)
_SPOKEN = re.compile(
    rf"\b(?P<before>from|at|until) (?P<hour>{_WORD})(?: to (?P<to>{_WORD}))?(?: (?P<part>{'|'.join(_PARTS)}))?"
    r"(?=[.,;:!?]|$| (?:and|but|on|in|at|today|tomorrow|tonight|with|for|if|so|you)\b)",
    re.I,
)
_LONGEST = 12
"""Hours that a spoken span may last, so that its end is the next such hour on the clock."""


def spoken_hours(text: str) -> str:
    """A statement with its full hours in words, where the words mean nothing else."""
    return _WRITTEN.sub(_spoken, text)


def written_hours(text: str) -> str:
    """What somebody said, with hours in words put back into figures: `at seven in the morning` as `at 7 am`."""
    return _SPOKEN.sub(_written, text)


def _spoken(found: re.Match[str]) -> str:
    start = _of_day(int(found["hour"]), found["half"])
    end = _of_day(int(found["to"]), found["end"]) if found["to"] else None
    words = f"{found['before']} {_word(start)}{f' to {_word(end)}' if end is not None else ''}"
    parted = next(
        (f"{words}{part}" for part in ("", *(f" {p}" for p in _PARTS)) if _means(f"{words}{part}", start, end)), ""
    )
    return parted or found[0]


def _means(words: str, start: int, end: int | None) -> bool:
    """Whether spoken hours come back as they were written."""
    found = _SPOKEN.fullmatch(words)
    return found is not None and _hours(found) == (start, end)


def _written(found: re.Match[str]) -> str:
    start, end = _hours(found)
    if start is None:
        return found[0]
    return f"{found['before']} {_figure(start)}{f' to {_figure(end)}' if end is not None else ''}"


def _hours(found: re.Match[str]) -> tuple[int | None, int | None]:
    """Start and end in hours of the day; no start where it could be morning or evening."""
    hour = _WORDS.index(found["hour"].lower()) + 1
    part = found["part"]
    if part is None and hour in (7, 8):
        return None, None
    start = hour % 12 + (_PARTS[part.lower()] if part else 12 * (hour < 7 or hour == 12))
    if not found["to"]:
        return start, None
    to = _WORDS.index(found["to"].lower()) + 1
    end = next(h % 24 for h in range(start + 1, start + _LONGEST + 1) if h % 12 == to % 12)
    return start, end


def _of_day(hour: int, half: str) -> int:
    return hour % 12 + 12 * (half == "pm")


def _word(hour: int) -> str:
    return _WORDS[(hour - 1) % 12]


def _figure(hour: int) -> str:
    """An hour of the day as memories have it: `5 pm`, `noon`, `midnight`."""
    return {0: "midnight", 12: "noon"}.get(hour, f"{(hour - 1) % 12 + 1} {'am' if hour < 12 else 'pm'}")
