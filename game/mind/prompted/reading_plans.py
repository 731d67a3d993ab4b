"""Reading of plans: a day in stretches, a stretch in parts that fill it exactly."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from game.mind import questions as q
from game.mind.prompted.fields import LONGEST_NAME, Data, activity, field, needed_list
from game.mind.prompted.mending import UnusableError
from game.mind.prompted.reading_acts import placed
from game.mind.prompted.values import clock_of, emoji_of, minutes_of, text_of
from game.world.activity import means_sleep

_DAY = timedelta(days=1)
_EARLY = timedelta(minutes=30)
"""A first stretch that began so long ago is meant to begin now."""
_SLEEP = 8
_LEAST_SLEEP, _MOST_SLEEP = 5, 11
_UNLIKELY = 3
"""Hours; a waking so far outside of them is a mistake."""
_BEDTIME, _EARLIEST_BED = 19, 7
"""Hours: from the first on sleep is the night's; before the second a stretch belongs to the night before."""
_FEWEST, _MOST = 3, 16
"""Stretches of a day."""
_SHORT_HOUR, _LONG_HOUR = 20, 90
_SHORT_ACTION, _LONG_ACTION = 5, 15

Clock = tuple[int, int]
Stretch = tuple[Clock, str, str]
"""When by the clock, what, where."""
Timed = tuple[datetime, str, str]


def plan_the_day(x: q.PlanTheDay, data: Data) -> tuple[q.Chunk, ...]:
    """Stretches in order, each ending where the next begins; the last is sleep and ends at the next waking."""
    items = needed_list(data, "stretches", "chunks", "plan", "schedule", "day", "activities")
    told = [stretch for stretch in (_stretch(x, item) for item in items) if stretch is not None]
    if len(told) < _FEWEST:
        raise UnusableError('"stretches" must hold five to eight entries, each with "start" as HH:MM and "what"')
    wakes = clock_of(field(data, "wakes", "wake", "wake_up", "waking") if len(data) > 1 else None)
    timed, up = _until_sleep(_in_order(x.card.now, told)[:_MOST])
    return _chunks(timed, wakes or up)


def split_into_hours(x: q.SplitIntoHours, data: Data) -> tuple[q.Part, ...]:
    """Parts of about an hour that fill the chunk; sleep is one."""
    parts = [replace(part, emoji="") for part in _parts(x, data)]
    return _of(x.chunk, parts, _SHORT_HOUR, _LONG_HOUR)


def split_into_actions(x: q.SplitIntoActions, data: Data) -> tuple[q.Part, ...]:
    """Actions of 5 to 15 minutes that fill the hour, with their places if those were asked for; sleep is one."""
    return _of(x.hour, _parts(x, data), _SHORT_ACTION, _LONG_ACTION)


def _of(stretch: q.Chunk, parts: list[q.Part], shortest: int, longest: int) -> tuple[q.Part, ...]:
    if means_sleep(stretch.what):
        return (replace(parts[0], minutes=stretch.minutes),)
    return filled(parts, stretch.minutes, shortest, longest)


def filled(parts: Sequence[q.Part], minutes: int, shortest: int, longest: int) -> tuple[q.Part, ...]:
    """Parts of lengths that may be, as many as fit or come round again, that fill the minutes exactly."""
    most = max(1, minutes // shortest)
    count = max(min(len(parts), most), -(-minutes // longest))
    turns = [parts[n % len(parts)] for n in range(min(count, most))]
    total = sum(part.minutes for part in turns)
    lengths = [max(shortest, min(longest, round(part.minutes * minutes / total))) for part in turns]
    over = sum(lengths) - minutes
    for n in reversed(range(len(lengths))):
        change = max(lengths[n] - longest, min(lengths[n] - shortest, over))
        lengths[n] -= change
        over -= change
    lengths[-1] -= over
    return tuple(replace(part, minutes=length) for part, length in zip(turns, lengths, strict=True))


def _parts(x: q.Question[Any], data: Data) -> list[q.Part]:
    rooms = x.rooms if isinstance(x, q.SplitIntoActions) else ()
    parts = []
    for item in needed_list(data, "parts", "actions", "hours", "activities", "schedule", "plan"):
        minutes = minutes_of(field(item, "minutes", "duration", "duration_minutes", "mins", "length"))
        what = activity(x, field(item, "what", "activity", "action", "task", "description"))
        if what and minutes is not None and isinstance(item, Mapping):
            where = placed(item, rooms) if rooms else q.Placed("", "")
            parts.append(q.Part(min(minutes, 1440), what, emoji_of(field(item, "emoji")), where.where, where.state))
    if not parts:
        raise UnusableError('"parts" holds no entry with "minutes" and "what"')
    return parts


def _stretch(x: q.PlanTheDay, item: Any) -> Stretch | None:
    if not isinstance(item, Mapping):
        return None
    clock = clock_of(field(item, "start", "time", "start_time", "begin", "from", "at"))
    what = activity(x, field(item, "what", "activity", "task", "description", "action"))
    where = text_of(field(item, "where", "place", "location"), LONGEST_NAME)
    return (clock, what, where) if clock is not None and what else None


def _in_order(now: datetime, told: list[Stretch]) -> list[Timed]:
    """Stretches with their dates, sorted; the first begins now. What lies before now at the head has been."""
    told, clock = _afternoons(told, now), (now.hour, now.minute)
    while len(told) > _FEWEST and told[0][0] < told[1][0] <= clock:
        told = told[1:]
    begun = 1 if told[0][0] <= clock else 0
    later = sorted(((_next(now, c), what, where) for c, what, where in told[begun:]), key=lambda stretch: stretch[0])
    timed = [*((now, what, where) for _, what, where in told[:begun]), *later]
    return [(now, *timed[0][1:]), *timed[1:]]


def _next(now: datetime, clock: Clock) -> datetime:
    """The first moment with that time of day that is not before now."""
    moment = now.replace(hour=clock[0], minute=clock[1], second=0, microsecond=0)
    return moment if moment >= now - _EARLY else moment + _DAY


def _afternoons(told: list[Stretch], now: datetime) -> list[Stretch]:
    """A clock that goes back from 12 to 1 is a twelve-hour clock: what follows is in the afternoon."""
    if any(clock[0] > 12 for clock, _, _ in told):
        return told
    found, last = [], (now.hour - 1, now.minute) if now.hour >= 12 else (0, 0)
    for number, (clock, what, where) in enumerate(told):
        bed = number == len(told) - 1 and means_sleep(what) and clock[0] < _EARLIEST_BED
        if clock < last and clock[0] < 12 and (clock[0] + 12, clock[1]) > last and not bed:
            clock = clock[0] + 12, clock[1]
        found.append((clock, what, where))
        last = max(last, clock)
    return found


def _until_sleep(timed: list[Timed]) -> tuple[list[Timed], Clock | None]:
    """Stretches up to the night's sleep, and when what comes after it begins; sleep is added where it is missing."""
    for n, (start, what, _) in enumerate(timed[1:], 1):
        if means_sleep(what) and (start.hour >= _BEDTIME or start.date() > timed[0][0].date()):
            following = next(((s.hour, s.minute) for s, w, _ in timed[n + 1 :] if not means_sleep(w)), None)
            return timed[: n + 1], following
    last = timed[-1][0]
    bed = last.replace(hour=22, minute=0) if _EARLIEST_BED <= last.hour < 21 else last + timedelta(hours=1)
    return [*timed, (bed, "sleeping", "home")], None


def _chunks(timed: list[Timed], up: Clock | None) -> tuple[q.Chunk, ...]:
    ends = [*(start for start, _, _ in timed[1:]), _waking(timed[-1][0], up)]
    return tuple(
        q.Chunk(start, round((end - start).total_seconds() / 60), what, where)
        for (start, what, where), end in zip(timed, ends, strict=True)
        if end - start >= timedelta(minutes=1)
    )


def _waking(asleep: datetime, clock: Clock | None) -> datetime:
    """The next waking, between 5 and 11 hours after falling asleep."""
    hour, minute = clock or (asleep.hour, asleep.minute)
    wakes = asleep.replace(hour=hour, minute=minute, second=0, microsecond=0)
    hours = (wakes - asleep) / timedelta(hours=1) % 24
    if not _LEAST_SLEEP - _UNLIKELY <= hours <= _MOST_SLEEP + _UNLIKELY:
        hours = _SLEEP
    return asleep + timedelta(hours=min(max(hours, _LEAST_SLEEP), _MOST_SLEEP))
