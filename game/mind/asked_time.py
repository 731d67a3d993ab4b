"""The stretch of the past that a question is about, and the few memories that tell how it was spent (section 3)."""

import re
from datetime import datetime, timedelta

from game.world.clock import Clock
from game.world.memories import Memory, StreamView

MOST = 16
"""Memories that stand for a stretch of time [ours]."""
DAY_BEGINS = 4
"""Hour at which a day begins: who is up at two in the morning still has yesterday."""
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_PARTS = {"morning": (4, 12), "noon": (11, 14), "midday": (11, 14), "afternoon": (12, 18), "evening": (17, 28)}
_PARTS |= {"night": (18, 28), "tonight": (17, 28), "breakfast": (4, 11), "lunch": (11, 16), "dinner": (15, 24)}
_PAST = re.compile(
    r"\b(?:did|were|was|had|been|have you|has|yesterday|last night|so far|earlier|ago|who have|done|ate|eaten)\b", re.I
)
_AHEAD = re.compile(r"\b(?:will|tomorrow|going to|would|next)\b", re.I)
_DAY = re.compile(rf"\b(yesterday|last night|today|(?:last )?({'|'.join(_WEEKDAYS)}))\b", re.I)
_PART = re.compile(rf"\b({'|'.join(_PARTS)})\b", re.I)
_SOMEWHERE = re.compile(r"\b(?:go|come|went|attend|make it|enjoy|were you at|been (?:to|at)|how was)\b", re.I)
"""What was gone to is asked about without its day: it may have been yesterday's."""
_BEFORE_LAST = re.compile(r"\bday before yesterday\b", re.I)


def span_asked(asked: str, now: datetime) -> tuple[datetime, datetime] | None:
    """From when to when a question about the past asks: `yesterday`, `this morning`, `last night`, `on Monday`; the
    present day where it names no time; None for a question that is not about the past."""
    if not _PAST.search(asked) or _AHEAD.search(asked):
        return None
    day = _day(asked, now)
    part = _PART.search(asked)
    begins, ends = _PARTS[part.group(1).lower()] if part else (DAY_BEGINS, 24 + DAY_BEGINS)
    start, end = day + timedelta(hours=begins), day + timedelta(hours=ends)
    if _SOMEWHERE.search(asked) and not (part or _DAY.search(asked)):
        start -= timedelta(days=1)
    if start > now and not _DAY.search(asked):  # `for lunch`, asked at ten: it can only be yesterday's
        start, end = start - timedelta(days=1), end - timedelta(days=1)
    return (start, min(end, now)) if start <= now else None


def _day(asked: str, now: datetime) -> datetime:
    """Midnight of the day that is asked about."""
    today = (now - timedelta(hours=DAY_BEGINS)).replace(hour=0, minute=0, second=0, microsecond=0)
    named = _DAY.search(asked)
    if _BEFORE_LAST.search(asked):
        return today - timedelta(days=2)
    if named is None or named.group(1).lower() == "today":
        return today
    if named.group(2):
        return today - timedelta(days=(today.weekday() - _WEEKDAYS.index(named.group(2).lower())) % 7)
    return today - timedelta(days=1)


def rows_of(stream: StreamView, start: datetime, span: tuple[datetime, datetime]) -> list[Memory]:
    """What was done and said in a stretch of time, thinned to the memories that stand for it: the plan of the day, of
    each stay in a place the weightiest act and what was eaten, and every talk."""
    clock = Clock(start)
    first, last = (clock.tick_of(moment) for moment in span)
    morning = clock.tick_of(span[0] - timedelta(hours=(span[0].hour - DAY_BEGINS) % 24))
    plans = [m for m in stream.since(morning) if m.kind == "plan" and m.created < last]
    within = [m for m in stream.since(first) if m.created < last and m.source == "did"]
    talks = [m for m in within if m.kind == "dialogue" and " talked about " in m.text]
    stays: list[list[Memory]] = []
    for memory in (m for m in within if m.kind == "action"):
        if stays and stays[-1][0].place == memory.place:
            stays[-1].append(memory)
        else:
            stays.append([memory])
    acts = [max(stay, key=lambda m: (m.importance, -m.ordinal)) for stay in stays]
    eaten = [m for m in within if m.kind == "action" and re.search(r" is eating ", m.text)][:4]
    found = plans[:1] + _thinned(acts, MOST - min(len(talks), 6)) + eaten + talks[-6:]
    return sorted({m.ordinal: m for m in found}.values(), key=lambda m: m.ordinal)


def _thinned(acts: list[Memory], most: int) -> list[Memory]:
    """The weightiest, in their order."""
    kept = sorted(acts, key=lambda m: (-m.importance, m.ordinal))[:most]
    return sorted(kept, key=lambda m: m.ordinal)
