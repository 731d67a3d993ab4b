"""From the JSON of a reply to an answer, checked against what is possible. What cannot be used says why.

A missing number is missing, never 0; a name or a place is matched to the nearest that may be; text is cleaned and cut.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta
from typing import Any

from game.mind import questions as q
from game.mind.prompted.mending import UnusableError, nearest
from game.world.activity import means_sleep

Data = Mapping[str, Any]

_LONGEST_TEXT = 600
_LONGEST_NAME = 160
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060\ufeff\ud800-\udfff]")
_CLOCK = re.compile(r"(\d{1,2})(?::|\.|h)?(\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?", re.I)
_DAY = timedelta(days=1)


def rate_memories(x: q.RateMemories, data: Data) -> tuple[int, ...]:
    """One number each; one that is missing or impossible becomes 0, which leaves the rule's rating."""
    told = [number(n) for n in listed(data, "ratings")]
    ratings = [round(n) if n is not None and 1 <= n <= 10 else 0 for n in told[: len(x.statements)]]
    if not any(ratings):
        raise UnusableError('"ratings" holds no number from 1 to 10')
    return tuple(ratings + [0] * (len(x.statements) - len(ratings)))


def summarise(x: q.Summarise, data: Data) -> str:
    """A paragraph."""
    return needed(data, "text", longest=1200)


def plan_the_day(x: q.PlanTheDay, data: Data) -> tuple[q.Chunk, ...]:
    """Stretches in order, each ending where the next begins; the last is sleep and ends at the next waking."""
    starts: list[tuple[datetime, str, str]] = []
    for item in listed(data, "stretches", "chunks", "plan"):
        moment, what = clock_of(field(item, "start", "time")), text_of(field(item, "what", "activity"), _LONGEST_NAME)
        if moment is not None and what:
            starts.append(
                (
                    _after(starts[-1][0] if starts else x.card.now, moment),
                    _activity(x, what),
                    text_of(field(item, "where", "place"), _LONGEST_NAME),
                )
            )
    if len(starts) < 3:
        raise UnusableError('"stretches" must hold five to eight entries, each with "start" as HH:MM and "what"')
    starts[0] = (x.card.now, *starts[0][1:])
    wakes = _waking(x, starts[-1][0], clock_of(data.get("wakes")))
    if not means_sleep(starts[-1][1]):
        starts.append((max(starts[-1][0] + timedelta(hours=1), wakes - timedelta(hours=8)), "sleeping", "home"))
        wakes = max(wakes, starts[-1][0] + timedelta(hours=5))
    ends = [*(s for s, _, _ in starts[1:]), wakes]
    return tuple(
        q.Chunk(start, round((end - start).total_seconds() / 60), what, where)
        for (start, what, where), end in zip(starts, ends, strict=True)
        if end > start
    )


def split_into_hours(x: q.SplitIntoHours, data: Data) -> tuple[q.Part, ...]:
    """Parts that fill the chunk."""
    return _filled(x, _parts(x, data), x.chunk.minutes, shortest=20, longest=600)


def split_into_actions(x: q.SplitIntoActions, data: Data) -> tuple[q.Part, ...]:
    """Actions of 5 to 15 minutes that fill the hour; sleep is one."""
    asleep = means_sleep(x.hour.what)
    return _filled(x, _parts(x, data), x.hour.minutes, shortest=5, longest=x.hour.minutes if asleep else 15)


def place_the_hour(x: q.PlaceTheHour, data: Data) -> tuple[q.Placed, ...]:
    """An address for each activity; one that cannot be read stays empty and is chosen again."""
    found = []
    names = [room.address.replace(":", " > ") for room in x.rooms]
    for item in listed(data, "placed", "places")[: len(x.activities)]:
        index = nearest(field(item, "place", "number"), names)
        if index < 0:
            found.append(q.Placed("", ""))
            continue
        room = x.rooms[index]
        things = [name for name, _, _ in room.things]
        thing = nearest(text_of(field(item, "thing"), _LONGEST_NAME) or None, things)
        where = f"{room.address}:{things[thing]}" if thing >= 0 else room.address
        found.append(q.Placed(where, text_of(field(item, "state"), 60) if thing >= 0 else ""))
    if not any(p.where for p in found):
        raise UnusableError('"placed" names none of the numbered places')
    return tuple(found)


def choose_place(x: q.ChoosePlace, data: Data) -> int:
    """The index of an option."""
    index = nearest(field(data, "choice", "number", "answer"), [o.name for o in x.options])
    if index < 0:
        raise UnusableError(f'"choice" must be a number from 1 to {len(x.options)}')
    return index


def new_state(x: q.NewState, data: Data) -> str:
    """A few words; one of the usual states if it is nearly that."""
    state = text_of(field(data, "state"), 60).lower()
    index = nearest(state, x.states, 0.85) if state else -1
    return x.states[index] if index >= 0 else state


def decide_reaction(x: q.DecideReaction, data: Data) -> q.Reaction:
    """Go on, do, or talk where that is possible."""
    kinds = ("go on", "do", "talk")
    index = nearest(field(data, "kind", "reaction", "answer"), kinds)
    if index < 0:
        raise UnusableError('"kind" must be "go on", "do" or "talk"')
    kind, what = kinds[index], text_of(field(data, "what"), _LONGEST_NAME)
    because = text_of(field(data, "because", "reason"), _LONGEST_NAME)
    if kind == "talk" and x.may_talk:
        return q.Reaction("talk", what, because=because)
    if kind == "do" and what:
        minutes = number(field(data, "minutes"))
        length = min(30, max(1, round(minutes))) if minutes else 10
        return q.Reaction("do", _activity(x, what), length, emoji_of(field(data, "emoji")), because)
    return q.Reaction("go on", because=because)


def speak_line(x: q.SpeakLine, data: Data) -> q.SpokenLine:
    """One line, without the speaker's name before it and without quotes around it."""
    text = needed(data, "text", "line", longest=_LONGEST_TEXT)
    text = re.sub(rf"\A(?:{re.escape(x.card.name)}|{re.escape(x.card.first_name)})\s*:\s*", "", text).strip('"“” ')
    if not text:
        raise UnusableError('"text" is empty')
    if any(text.casefold() == line.text.casefold() for line in x.lines):
        raise UnusableError('"text" repeats a line of this talk; say something new')
    return q.SpokenLine(text, flag(data.get("done")) or x.must_end)


def digest_talk(x: q.DigestTalk, data: Data) -> q.Digest:
    """What is kept of a talk; a promise without a time that can be read is none."""
    tie = x.card.tie(x.other)
    closeness = number(data.get("closeness"))
    near = tie.closeness if closeness is None else max(tie.closeness - 2, min(tie.closeness + 2, round(closeness)))
    learned = [_learned(item) for item in listed(data, "learned", optional=True)]
    promised = [_promised(x, item) for item in listed(data, "promised", optional=True)]
    summary = text_of(data.get("summary"), _LONGEST_TEXT) or f"{x.card.name} and {x.other} talked"
    return q.Digest(
        summary=summary,
        learned=tuple(item for item in learned if item is not None)[:8],
        promised=tuple(item for item in promised if item is not None)[:3],
        feeling=text_of(data.get("feeling"), _LONGEST_NAME) or tie.feeling,
        closeness=max(-10, min(10, near)),
        told=tuple(filter(None, (text_of(t, _LONGEST_TEXT) for t in listed(data, "told", optional=True))))[:8],
    )


def ask_oneself(x: q.AskOneself, data: Data) -> tuple[str, ...]:
    """Up to three questions."""
    asked = [text_of(field(item, "question", "text"), 300) for item in listed(data, "questions")]
    if not any(asked):
        raise UnusableError('"questions" holds no question')
    return tuple(dict.fromkeys(filter(None, asked)))[:3]


def draw_insights(x: q.DrawInsights, data: Data) -> tuple[q.Insight, ...]:
    """Insights with the indices of what they rest on; one that cites nothing is dropped."""
    found = [_insight(x, item) for item in listed(data, "insights", optional=True)]
    return tuple(insight for insight in found if insight is not None)[:5]


def answer_interview(x: q.AnswerInterview, data: Data) -> str:
    """What is answered."""
    return needed(data, "text", "answer", longest=1200).strip('"“” ')


# -- pieces -----------------------------------------------------------------------------------------------------


def field(item: Any, *names: str) -> Any:
    """The first of some keys that an object has; a bare value stands for the object's first key."""
    if isinstance(item, Mapping):
        return next((item[name] for name in names if name in item), None)
    return item


def listed(data: Data, *names: str, optional: bool = False) -> list[Any]:
    """A list under one of some keys, or the bare list that was the whole answer. Raises `UnusableError`."""
    found = next((data[name] for name in (*names, "") if isinstance(data.get(name), list)), None)
    if found is None and not optional:
        raise UnusableError(f'there is no list "{names[0]}"')
    return list(found or [])[:60]


def text_of(value: Any, longest: int) -> str:
    """Clean text on one line, cut at a word; empty for what is no text."""
    if not isinstance(value, str | int | float) or isinstance(value, bool):
        return ""
    text = " ".join(_CONTROL.sub("", str(value).replace("\n", " ").replace("\t", " ")).split())
    return text if len(text) <= longest else text[:longest].rsplit(" ", 1)[0] + " ..."


def needed(data: Data, *names: str, longest: int) -> str:
    """Text that must be there. Raises `UnusableError`."""
    text = text_of(field(data, *names), longest)
    if not text:
        raise UnusableError(f'there is no text in "{names[0]}"')
    return text


def number(value: Any) -> float | None:
    """A number, also one in words like `8/10` or `about 8`; None where there is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value) if abs(value) < 1e9 else None
    found = re.search(r"-?\d+(?:\.\d+)?", value) if isinstance(value, str) else None
    return float(found.group()) if found else None


def flag(value: Any) -> bool:
    """Whether something means yes."""
    return value is True or (isinstance(value, str) and value.strip().lower() in ("true", "yes", "1"))


def clock_of(value: Any) -> tuple[int, int] | None:
    """Hours and minutes of `8:30`, `08.30`, `8 pm`; None for what is no time."""
    found = _CLOCK.search(value) if isinstance(value, str) else None
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower().replace(".", "")
    hour = hour % 12 + 12 * (half == "pm") if half else hour % 24
    return (hour, minute) if minute < 60 else None


def emoji_of(value: Any) -> str:
    """At most one emoji (with its joiners), empty for letters."""
    text = value.strip() if isinstance(value, str) else ""
    return "" if not text or text[0].isascii() else text.split()[0][:8]


def _activity(x: q.Question[Any], what: str) -> str:
    """Words that fit after `NAME is`: without the name and the `is` before them, without a full stop."""
    name = rf"(?:{re.escape(x.card.name)}|{re.escape(x.card.first_name)}|he|she|they|i)"
    what = re.sub(rf"\A{name}\s+(?:is|are|am|will be)\s+", "", what, flags=re.I).rstrip(".")
    return what[:1].lower() + what[1:] if what[1:2].islower() else what


def _after(before: datetime, clock: tuple[int, int]) -> datetime:
    """The first moment with that time of day that is not before another."""
    moment = before.replace(hour=clock[0], minute=clock[1], second=0, microsecond=0)
    return moment if moment >= before - timedelta(minutes=30) else moment + _DAY


def _waking(x: q.PlanTheDay, asleep: datetime, clock: tuple[int, int] | None) -> datetime:
    """The next waking, between 5 and 11 hours after falling asleep."""
    wakes = _after(asleep, clock) if clock else asleep + timedelta(hours=8)
    return min(max(wakes, asleep + timedelta(hours=5)), asleep + timedelta(hours=11))


def _parts(x: q.Question[Any], data: Data) -> list[q.Part]:
    parts = []
    for item in listed(data, "parts", "actions", "hours"):
        minutes, what = number(field(item, "minutes", "duration")), text_of(field(item, "what", "activity"), 160)
        if what and minutes is not None and minutes > 0 and isinstance(item, Mapping):
            parts.append(q.Part(round(min(minutes, 1440)), _activity(x, what), emoji_of(item.get("emoji"))))
    if not parts:
        raise UnusableError('"parts" holds no entry with "minutes" and "what"')
    return parts


def _filled(x: q.Question[Any], parts: list[q.Part], minutes: int, shortest: int, longest: int) -> tuple[q.Part, ...]:
    """Parts brought to lengths that may be, and cut or repeated in turn until they fill the minutes exactly."""
    filled, left, turn = [], minutes, 0
    while left > 0:
        part = parts[min(turn, len(parts) - 1)] if turn < len(parts) else parts[turn % len(parts)]
        length = min(left, max(shortest, min(longest, part.minutes)))
        if left - length < shortest:
            length = left if left <= longest or length + shortest > longest else length
        filled.append(q.Part(min(length, left), part.what, part.emoji))
        left -= min(length, left)
        turn += 1
    return tuple(filled)


def _learned(item: Any) -> q.Learned | None:
    text = text_of(field(item, "text", "statement"), _LONGEST_TEXT).rstrip(".")
    importance = number(item.get("importance")) if isinstance(item, Mapping) else None
    usable = importance is not None and 1 <= importance <= 10
    return q.Learned(text, round(importance or 0) if usable else 0) if text else None


def _promised(x: q.DigestTalk, item: Any) -> q.Promised | None:
    if not isinstance(item, Mapping):
        return None
    words, clock = text_of(item.get("to"), _LONGEST_NAME).rstrip("."), clock_of(item.get("time"))
    try:
        day = date.fromisoformat(str(item.get("date"))[:10])
    except ValueError:
        return None
    if not words or clock is None:
        return None
    start = datetime(day.year, day.month, day.day, *clock)
    if not x.card.now - timedelta(hours=1) <= start <= x.card.now + timedelta(days=60):
        return None
    minutes = number(item.get("minutes"))
    length = min(720, max(10, round(minutes))) if minutes else 60
    where, doing = text_of(item.get("where"), _LONGEST_NAME), text_of(item.get("doing"), _LONGEST_NAME)
    return q.Promised(re.sub(r"\Ato ", "", words), start, length, where, _activity(x, doing) if doing else "")


def _insight(x: q.DrawInsights, item: Any) -> q.Insight | None:
    text = text_of(field(item, "text", "insight"), _LONGEST_TEXT).rstrip(".")
    because = item.get("because", []) if isinstance(item, Mapping) else []
    cited = [number(n) for n in (because if isinstance(because, list) else re.findall(r"\d+", str(because)))]
    indices = tuple(dict.fromkeys(round(n) - 1 for n in cited if n is not None and 1 <= n <= len(x.statements)))
    if not text or not indices:
        return None
    confidence, revises = number(item.get("confidence")), number(item.get("revises"))
    sure = 0.6 if confidence is None or not 0 < confidence <= 100 else confidence / (100 if confidence > 1 else 1)
    target = round(revises) - 1 if revises and 1 <= revises <= len(x.statements) else -1
    return q.Insight(text, indices, round(sure, 2), target)


READERS: dict[type[Any], Callable[[Any, Data], Any]] = {
    q.RateMemories: rate_memories,
    q.Summarise: summarise,
    q.PlanTheDay: plan_the_day,
    q.SplitIntoHours: split_into_hours,
    q.SplitIntoActions: split_into_actions,
    q.PlaceTheHour: place_the_hour,
    q.ChoosePlace: choose_place,
    q.NewState: new_state,
    q.DecideReaction: decide_reaction,
    q.SpeakLine: speak_line,
    q.DigestTalk: digest_talk,
    q.AskOneself: ask_oneself,
    q.DrawInsights: draw_insights,
    q.AnswerInterview: answer_interview,
}
