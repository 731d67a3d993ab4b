"""Reading of what is said, and of what is kept of a talk."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from game.mind import questions as q
from game.mind.prompted.fields import (
    LONGEST_NAME,
    LONGEST_TEXT,
    Data,
    activity,
    field,
    has,
    listed,
    needed,
    sentence,
    statement,
)
from game.mind.prompted.mending import UnusableError
from game.mind.prompted.values import clock_of, day_of, flag, minutes_of, text_of, whole

_STAGE = re.compile(r"\*[^*\n]{1,120}\*|\A\s*\([^)]{1,80}\)\s*|\A\s*\[[^\]]{1,80}\]\s*")
"""`*smiles*`, or `(laughing)` at the start."""
_KEYS = ("summary", "learned", "promised", "feeling", "closeness", "told")
_GREETING = 3
"""Words."""
_STEP = 2
"""Points that closeness moves in one talk at the most."""


def speak_line(x: q.SpeakLine, data: Data) -> q.SpokenLine:
    """One line that was not said before."""
    names = ("text", "line", "says", "speech", "dialogue", "reply", "response", "answer")
    text = spoken(x, needed(data, *names, x.card.name, x.card.first_name, longest=LONGEST_TEXT), x.other)
    if _words(text) in {_words(line.text) for line in x.lines} or _said_today(x, text):
        raise UnusableError('"text" was said before; say something new')
    return q.SpokenLine(text, flag(field(data, "done", "ended", "finished") if len(data) > 1 else None) or x.must_end)


def spoken(x: q.Question[Any], text: str, other: str) -> str:
    """Words without the speaker's name before them, the other's answer after them, stage directions and quotes."""
    bare = _STAGE.sub(" ", text)
    text = bare if any(c.isalnum() for c in bare) else text.replace("*", "")
    text = re.sub(rf"\A\W*{_called(x.card.name)}\s*(?:\([^)]*\)|says?|said|replies|replied)?\s*[:,]\s*", "", text)
    text = re.split(rf"(?:\s|\A)(?:{_called(other)}|{_called(x.card.name)})\s*:\s", text)[0]
    text = " ".join(text.split()).strip('"“”«» ')
    text = text[1:-1] if text[:1] == text[-1:] == "'" else text
    if not any(c.isalnum() for c in text):
        raise UnusableError('"text" is empty')
    return text


def digest_talk(x: q.DigestTalk, data: Data) -> q.Digest:
    """What is kept of a talk; a promise without a time that can be read is none."""
    if not has(data, *_KEYS):
        raise UnusableError('there is no "summary"')
    tie = x.card.tie(x.other)
    learned = [_learned(item) for item in listed(data, "learned") or ()]
    promised = [_promised(x, item) for item in listed(data, "promised", "promises") or ()]
    told = [statement(field(item, "text", "statement")) for item in listed(data, "told") or ()]
    return q.Digest(
        summary=statement(field(data, "summary")) or f"{x.card.name} and {x.other} talked",
        learned=tuple({item.text: item for item in learned if item is not None}.values())[:8],
        promised=tuple(item for item in promised if item is not None)[:3],
        feeling=sentence(field(data, "feeling"), LONGEST_NAME) or tie.feeling,
        closeness=_closeness(tie.closeness, whole(field(data, "closeness"))),
        told=tuple(dict.fromkeys(filter(None, told)))[:8],
    )


def _called(name: str) -> str:
    return rf"(?:{re.escape(name)}|{re.escape(name.split(' ')[0])})"


def _said_today(x: q.SpeakLine, text: str) -> bool:
    """Whether the speaker said it to somebody else today; a short greeting anybody may repeat."""
    return len(text.split()) > _GREETING and _words(text) in map(_words, x.said_today)


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _closeness(before: int, told: int | None) -> int:
    """Closeness moves slowly, and stays where nothing was told."""
    near = before if told is None else max(before - _STEP, min(before + _STEP, told))
    return max(-10, min(10, near))


def _learned(item: Any) -> q.Learned | None:
    text = statement(field(item, "text", "statement", "fact", "what"))
    importance = whole(field(item, "importance", "rating")) if isinstance(item, Mapping) else None
    usable = importance is not None and 1 <= importance <= 10
    return q.Learned(text, (importance or 0) if usable else 0) if text else None


def _promised(x: q.DigestTalk, item: Any) -> q.Promised | None:
    if not isinstance(item, Mapping):
        return None
    words = re.sub(r"\A(?:promised )?to ", "", sentence(field(item, "to", "what", "promise"), LONGEST_NAME))
    start = _start(x.card.now, field(item, "date", "day"), field(item, "time", "start"))
    if not words or start is None:
        return None
    minutes = minutes_of(field(item, "minutes", "duration"))
    length = 60 if minutes is None else min(720, max(10, minutes))
    where, doing = text_of(field(item, "where", "place"), LONGEST_NAME), activity(x, field(item, "doing"))
    return q.Promised(words, start, length, where, doing)


def _start(now: datetime, day: Any, clock: Any) -> datetime | None:
    """When it begins, if that can be read and lies ahead within two months."""
    found, time = day_of(day, now.date()), clock_of(clock)
    if found is None or time is None:
        return None
    start = datetime(found.year, found.month, found.day, *time)
    return start if now - timedelta(hours=1) <= start <= now + timedelta(days=60) else None
