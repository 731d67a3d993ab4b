"""Reading dates and times of day out of English prose, relative to a moment.

`read_moment` is for promises and events, `read_clock` for routines, where only the time of day counts.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache

DAY = 24 * 60
"""Minutes of a day."""
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NAMED_DAYS = {
    "valentine": (2, 14),
    "halloween": (10, 31),
    "christmas eve": (12, 24),
    "christmas": (12, 25),
    "new year's eve": (12, 31),
    "new year's day": (1, 1),
}
_PARTS = {
    "morning": (9 * 60, 180),
    "lunch": (12 * 60, 60),
    "lunchtime": (12 * 60, 60),
    "afternoon": (14 * 60, 120),
    "dinner": (18 * 60, 60),
    "evening": (19 * 60, 120),
    "tonight": (19 * 60, 120),
    "night": (20 * 60, 120),
    "breakfast": (8 * 60, 45),
}
"""When a part of the day begins, and for how long one means to stay, both in minutes."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time that was spoken of."""

    start: datetime
    minutes: int
    timed: bool
    """Whether a time of day was said; else a usual one was put in."""
    dated: bool
    """Whether a day was said; else the next day on which it can be."""

    @property
    def end(self) -> datetime:
        """The moment after it."""
        return self.start + timedelta(minutes=self.minutes)


@dataclass(frozen=True, slots=True)
class Clock:
    """A time of day or a range of it, in minutes from midnight; None where it was not said."""

    start: int | None
    end: int | None
    sure: bool
    """Whether morning or afternoon was said."""


_N = "|".join(_NUMBERS)
_AFTER_BARE = (
    r"(?=\s*(?:$|[,;!?)]|[.:](?!\d)|(?:to|until|till|and|in|on|at|for|with|or|if|so|then|tomorrow|today|tonight"
    r"|this|sharp|next|every|each|when|as|o['’]clock|[-–])(?!\w)))"
)
_CLOCK = re.compile(
    rf"(?P<past>half past|quarter past|quarter to)\s(?P<past_hour>{_N}|\d{{1,2}})(?:\s?(?P<past_half>[ap])\.?m\b)?"
    rf"|\b(?P<hour>{_N}|\d{{1,2}})(?:[:.](?P<minute>[0-5]\d))?\s?(?P<half>[ap])\.?m\b"
    r"|\b(?P<hour24>[01]?\d|2[0-3]):(?P<minute24>[0-5]\d)"
    r"|\b(?P<word>noon|midday|midnight)\b"
    rf"|\b(?P<oclock>{_N}|\d{{1,2}})\s?o['’]clock"
    rf"|(?:\b(?:at|from|until|till|by|around|before|after|between)|@)\s(?P<bare>{_N}|\d{{1,2}}){_AFTER_BARE}",
    re.I,
)
_HALF = re.compile(r",? (?:sharp )?in the (morning|afternoon|evening)\b", re.I)
"""What says which half of the day `at seven` is in."""
_TO = re.compile(r"\s*(?:to|until|till|and|through|[-–])\s*(?:about |around )?", re.I)
_BARE_RANGE = re.compile(
    rf"\b(?:from |between )?(?P<hour>{_N}|\d{{1,2}})(?:[:.](?P<minute>[0-5]\d))?\s?(?:to|until|till|and"
    rf"|[-–])\s?(?=(?:{_N}|\d{{1,2}})"
    r"(?:[:.][0-5]\d)?\s?[ap]\.?m\b)",
    re.I,
)
_UNTIL = re.compile(r"\b(?:until|till|by|before|closes (?:\w+ )*at|ends at)\s(?:about |around )?$", re.I)
_FOR = re.compile(rf"\bfor (?:about |around |at least )?(half an|an|a|{_N}|\d+) (hour|minute)s?", re.I)
_IN = re.compile(rf"\bin (?:about |around )?(half an|an|a|{_N}|\d+) (hour|minute)s?\b", re.I)
_PART = re.compile(r"\b(morning|lunchtime|lunch|afternoon|dinner|evening|tonight|night|breakfast)s?\b", re.I)
_EARLY = re.compile(
    r"\b(runs?|running|jog\w*|swim\w*|sunrise|dawn|yoga|fishing|birdwatch\w*|wakes?|gets? up|early|breakfast)\b", re.I
)
_LATE = re.compile(
    r"\b(part(?:y|ies)|drinks?|supper|concerts?|gigs?|shows?|films?|screening|quiz|pub|dances?|dancing|dates?|debate"
    r"|open mic|fireworks|stars|sunset)\b",
    re.I,
)
"""Doings of the early and of the late hours, for a bare `at seven` or `at eight`."""
_MONTH = "|".join(_MONTHS)
_DATE = re.compile(
    r"\b(?P<year>\d{4})-(?P<mm>\d\d)-(?P<dd>\d\d)"
    rf"|\b(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? (?P<month>{_MONTH})\b"
    rf"|\b(?P<month2>{_MONTH}) (?:the )?(?P<day2>\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)"
    r"|\bthe (?P<ordinal>\d{1,2})(?:st|nd|rd|th)\b"
    r"|\b(?P<word>day after tomorrow|tomorrow|today|tonight|yesterday|(?:this|next) (?:morning|afternoon|evening"
    r"|week))\b"
    rf"|\b(?P<next>next |this |on |coming |last |past )?(?P<weekday>{'|'.join(WEEKDAYS)})\b"
    rf"|\b(?P<named>{'|'.join(_NAMED_DAYS)})",
    re.I,
)

_LOOKS_BACK = re.compile(
    r"(?:\b(?:last|past|since|ago)|\b(?:was|were|been|had|did|saw|seen|heard|found|lost|left|went|gone|came|ran|fell|"
    r"broke|stole|stolen|met|died|began|took|slept|got|made|gave|spoke|sold|bought|won|"
    r"(?<!\bis )(?<!\bare )(?<!\bbe )\w+ed)\b"
    r"(?:(?! (?:to|for|that|will|would|is|are|be|going|coming|of|about|and|due)\b)[^,;:.?!])*)"
    r" (?:early |late )?(?:on )?$"
)
"""What stands before a weekday that is over: `was last seen on`, `vanished from the yard on`, `since`."""
_ALWAYS_BACK = ("last ", "past ")

_GATHERING = re.compile(
    r"\b(?:invit\w+|promised|agreed|planned|decided|arranged|offered|asked|told|need(?:ed)?|held|closed|called)\b", re.I
)
"""What was done about a day that is still to come."""

DATES = re.compile(
    r",? ?\b(?:on )?(?:the )?(?:"
    rf"\d{{4}}-\d\d-\d\d|\d{{1,2}}(?:st|nd|rd|th)?(?: of)? (?:{_MONTH})\b(?: \d{{4}})?|(?:{_MONTH}) (?:the "
    rf")?\d{{1,2}}(?:st|nd|rd|th)?\b"
    r"|\d{1,2}(?:st|nd|rd|th)\b|day after tomorrow|tomorrow(?: (?:morning|afternoon|evening|night))?|today|tonight"
    rf"|(?:this|next) (?:morning|afternoon|evening|week)|(?:next |this |last )?(?:{'|'.join(WEEKDAYS)})\b)",
    re.I,
)
"""A date with its preposition, to be taken out of a phrase."""


def read_moment(text: str, now: datetime) -> Span | None:
    """The first date and time that a text speaks of, seen from `now`; None if it speaks of none."""
    soon = _IN.search(text)
    if soon:
        start = _minute(now) + timedelta(minutes=_length(soon))
        return Span(start, _said_length(text, 60), True, True)
    day, clock = _read_date(text, now), read_clock(text)
    if clock.start is None and clock.end is None:
        return _by_part(text, day, now)
    return _by_clock(text, day, clock, now)


def read_clock(text: str) -> Clock:
    """The first time of day in a text: `from 10 am to 2 pm`, `at seven`, `until 8 pm`; all None if there is none."""
    return _read_clock(text)


@lru_cache(maxsize=4096)
def _read_clock(text: str) -> Clock:
    bare = _BARE_RANGE.search(text)
    first = _CLOCK.search(text)
    if bare and (not first or bare.start() <= first.start() or bare.end() >= first.start()):
        end = _CLOCK.match(text, bare.end())
        if end:
            return _range(_hour(bare["hour"]) * 60 + int(bare["minute"] or 0), False, _minutes(end), True)
    if not first:
        return Clock(None, None, False)
    return _from(text, first)


def _from(text: str, first: re.Match[str]) -> Clock:
    """The clock that begins with a match, which may be the start of a range or its end alone."""
    start, sure = _minutes(first), _sure(first)
    half = _HALF.match(text, first.end()) if not sure else None
    if half:
        start, sure = start % 720 + (0 if half[1].lower() == "morning" else 720), True
    if _UNTIL.search(text[: first.end() - len(_bare_text(first))]):
        return Clock(None, _guess(start, text) if not sure else start, sure)
    to = _TO.match(text, first.end())
    second = _CLOCK.match(text, to.end()) if to else None
    if second is None and to:
        second = _CLOCK.match("at " + text[to.end() :][:20])
    if second is not None:
        return _range(start, sure, _minutes(second), _sure(second))
    return Clock(start if sure else _guess(start, text), None, sure)


def _bare_text(match: re.Match[str]) -> str:
    """The part of a match that holds the time itself, without `at` before it."""
    return match["bare"] or match.group()


def _range(start: int, start_sure: bool, end: int, end_sure: bool) -> Clock:
    if not start_sure and end_sure:
        start = start + 720 if start < 720 and start + 720 < end else start
    if not end_sure:
        start = start if start_sure else _usual(start)
        while end <= start and end < 720:
            end += 720
    return Clock(start, end if end else DAY, start_sure or end_sure)


def _guess(minutes: int, text: str) -> int:
    """Morning or afternoon, where it was not said: from the words around, else waking hours."""
    part = _PART.search(text)
    if part and part.group(1).lower() in ("morning", "breakfast"):
        return minutes
    if part and minutes < 720:
        return minutes + 720
    if _EARLY.search(text) and 5 * 60 <= minutes < 11 * 60:
        return minutes
    if _LATE.search(text) and 5 * 60 <= minutes < 12 * 60:
        return minutes + 720
    return _usual(minutes)


def _usual(minutes: int) -> int:
    return minutes + 720 if 60 <= minutes < 8 * 60 else minutes


def _sure(match: re.Match[str]) -> bool:
    if match["past"]:
        return bool(match["past_half"])
    return bool(match["half"] or match["word"] or match["hour24"])


def _minutes(match: re.Match[str]) -> int:
    if match["word"]:
        return 0 if match["word"].lower() == "midnight" else 720
    if match["past"]:
        hour = _twelve(_hour(match["past_hour"]), match["past_half"])
        return (hour * 60 + {"half past": 30, "quarter past": 15, "quarter to": -15}[match["past"].lower()]) % DAY
    if match["hour24"]:
        return int(match["hour24"]) * 60 + int(match["minute24"])
    if match["hour"]:
        return _twelve(_hour(match["hour"]), match["half"]) % 24 * 60 + int(match["minute"] or 0)
    return _hour(match["oclock"] or match["bare"]) % 24 * 60


def _twelve(hour: int, half: str | None) -> int:
    if not half:
        return hour
    return hour % 12 + (12 if half.lower() == "p" else 0)


def _hour(word: str) -> int:
    return _NUMBERS.index(word.lower()) + 1 if word.lower() in _NUMBERS else int(word)


def _length(match: re.Match[str]) -> int:
    """Minutes of `two hours`, `half an hour`, `90 minutes`; a day at most."""
    count, unit = match.group(1).lower(), 60 if match.group(2).lower() == "hour" else 1
    if count == "half an":
        return unit // 2
    return min(DAY, unit * (1 if count in ("a", "an") else _hour(count)))


def _said_length(text: str, default: int) -> int:
    said = _FOR.search(text)
    return (_length(said) or default) if said else default


def _minute(moment: datetime) -> datetime:
    return moment.replace(second=0, microsecond=0)


def _midnight(day: date, like: datetime) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=like.tzinfo)


def _by_part(text: str, day: date | None, now: datetime) -> Span | None:
    part = _PART.search(text)
    if day is None and part is None:
        return None
    start, minutes = _PARTS[part.group(1).lower()] if part else (12 * 60, 60)
    moment = _midnight(day or now.date(), now) + timedelta(minutes=start)
    if day is None and moment < now - timedelta(hours=2):
        moment += timedelta(days=1)
    return Span(moment, _said_length(text, minutes), False, day is not None)


def _by_clock(text: str, day: date | None, clock: Clock, now: datetime) -> Span:
    start, end = clock.start, clock.end
    if start is None:
        start = now.hour * 60 + now.minute if day in (None, now.date()) else 9 * 60
    moment = _midnight(day or now.date(), now) + timedelta(minutes=start)
    if moment < now and day in (None, now.date()):
        moment += _later(moment, clock, day, now)
    minutes = (end - start) % DAY if end is not None else _said_length(text, 60)
    return Span(moment, minutes or 60, True, day is not None)


def _later(moment: datetime, clock: Clock, day: date | None, now: datetime) -> timedelta:
    """What to add to a time that has passed: twelve hours if unsure of the half, a day if no day was said."""
    if not clock.sure and moment.hour < 12 and moment + timedelta(hours=12) >= now:
        return timedelta(hours=12)
    if day is None and (clock.end is None or moment + timedelta(minutes=60) < now):
        return timedelta(days=1)
    return timedelta()


def _read_date(text: str, now: datetime) -> date | None:
    """The first date, a named day such as Halloween only where nothing plainer is said."""
    matches = list(_DATE.finditer(text))
    plain = [m for m in matches if not m["named"]]
    for match in [*plain, *(m for m in matches if m["named"])]:
        day = _date_of(match, now.date())
        if day is not None:
            return day
    return None


def _date_of(match: re.Match[str], today: date) -> date | None:
    if match["year"]:
        return _valid(int(match["year"]), int(match["mm"]), int(match["dd"]))
    if match["day"] or match["day2"]:
        month = _MONTHS.index((match["month"] or match["month2"]).lower()) + 1
        return _nearest(month, int(match["day"] or match["day2"]), today)
    if match["ordinal"]:
        return _next_ordinal(int(match["ordinal"]), today)
    if match["weekday"]:
        over = looks_back(match.string[: match.start("weekday")])
        return _last_weekday(match, today) if over else _next_weekday(match, today)
    if match["named"]:
        return _nearest(*_NAMED_DAYS[match["named"].lower()], today)
    ahead = {"day after tomorrow": 2, "tomorrow": 1, "next morning": 1, "next week": 7, "yesterday": -1}
    return today + timedelta(days=ahead.get(match["word"].lower(), 0))


def looks_back(before: str) -> bool:
    """Whether the words before a weekday mean the last one, not the next: the past tense, `since`, `last`."""
    found = _LOOKS_BACK.search(before)
    return found is not None and not _GATHERING.search(found.group())


def _last_weekday(match: re.Match[str], today: date) -> date:
    ago = (today.weekday() - WEEKDAYS.index(match["weekday"].lower())) % 7
    return today - timedelta(days=ago or (7 if (match["next"] or "").lower() in _ALWAYS_BACK else 0))


def _next_weekday(match: re.Match[str], today: date) -> date:
    ahead = (WEEKDAYS.index(match["weekday"].lower()) - today.weekday()) % 7
    return today + timedelta(days=ahead or (7 if (match["next"] or "").lower().startswith("next") else 0))


def _valid(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _nearest(month: int, day: int, today: date) -> date | None:
    """The year in which a day and month are nearest to today."""
    around = (_valid(today.year + shift, month, day) for shift in (1, 0, -1) if 0 < today.year + shift <= 9999)
    return min((d for d in around if d), key=lambda d: abs((d - today).days), default=None)


def _next_ordinal(day: int, today: date) -> date | None:
    """The next date with this day of the month, today included."""
    for ahead in range(13):
        year, month = divmod(today.year * 12 + today.month - 1 + ahead, 12)
        found = _valid(year, month + 1, day)
        if found and found >= today:
            return found
    return None
