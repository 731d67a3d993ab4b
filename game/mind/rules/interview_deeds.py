"""Interview: whether one did a thing, or was in a place, today or then: yes only by what is remembered of it."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from game.mind.asked_time import span_asked
from game.mind.rules.gist import stem
from game.mind.rules.interview_about_town import room_named
from game.mind.rules.interview_past import in_broad, planned, was
from game.mind.rules.interview_voice import Interview
from game.world.thoughts import Card

DEED = re.compile(
    r"^\W*(?:did|have) you (?:already |really |ever )?(?P<verb>(?!(?:go|been|be|have|had|get|got|do|done|know|"
    r"known|hear|heard|"
    r"see|seen|meet|met|talk\w*|tell|told|say|said|eat|eaten|sleep|slept|invite\w*|promise\w*|like|enjoy\w*|"
    r"think|thought|"
    r"want\w*|come|make|made|win|won|lose|lost)\b)\w+)(?P<rest>[^?]*)",
    re.I,
)
AT_WORK = re.compile(
    r"^\W*(?:did you (?:go to work|work|have to work)|have you (?:worked|been (?:to|at) work)|were you at work)\b", re.I
)
IN_CLASS = re.compile(
    r"^\W*(?:did you (?:go to|have|attend)|have you been (?:to|in)|were you in) (?:any |your |a )?(?:class|"
    r"school|lectures?)",
    re.I,
)
VISIT = re.compile(
    r"^\W*(?:did you (?:go|come|get) to|have you (?:ever |already )?(?:been|gone) (?:to|at|in)|were you (?:at|"
    r"in)) (?:the )?"
    r"(?P<place>[\w ]+?)(?= (?:last|yesterday|today|this|lately|recently|on|yet|ever|often)\b|\W*$)",
    re.I,
)
_LATELY = re.compile(r"\b(?:lately|recently|ever|before|this week|often)\b", re.I)
_IRREGULAR = {
    "wrote": "write", "written": "write", "ran": "run", "took": "take", "taken": "take",
    "drew": "draw", "drawn": "draw", "taught": "teach", "bought": "buy", "sold": "sell",
    "swum": "swim", "sung": "sing", "built": "build", "read": "read",
}  # fmt: skip
_FILL = frozenset(
    (
        "a", "an", "the", "any", "some", "anything", "something", "you",
        "your", "this", "that", "today", "yesterday", "morning", "afternoon", "evening",
        "night", "last", "already", "yet", "to", "on", "in",
    )
)  # fmt: skip


def is_such(card: Card, asked: str) -> Callable[[str, str], bool] | None:
    """Whether an act, by its words and its place, is what one is asked to have done; None for other questions."""
    if AT_WORK.search(asked):
        return lambda text, place: bool(card.work) and place.split(":")[0] == card.work.split(":")[0]
    if IN_CLASS.search(asked):
        return lambda text, place: bool(re.search(r"\bclass(?:room|es)?\b|\blectures?\b", f"{text} {place}"))
    visit = VISIT.search(asked)
    if visit and (room := room_named(card, visit["place"])):
        return lambda text, place: place.split(":")[0] == room.sector
    found = DEED.search(asked)
    if found is None:
        return None
    wanted = {root(w) for w in re.findall(r"[a-z]{2,}", f"{found['verb']} {found['rest']}".lower()) if w not in _FILL}
    wanted = wanted - {root("work")} or wanted
    return lambda text, place: wanted <= {root(w) for w in re.findall(r"[a-z]{2,}", f"{text} {place}".lower())}


def span_meant(asked: str, now: datetime) -> tuple[datetime, datetime] | None:
    """The stretch of time that a question of a deed asks about: the last week, if it says `lately`."""
    return (now - timedelta(days=_WEEK), now) if _LATELY.search(asked) else span_asked(asked, now)


_WEEK = 7


def root(word: str) -> str:
    """`painted`, `painting` and `paint` as one; a final `e` is nothing."""
    return stem(_IRREGULAR.get(word, word)).removesuffix("e").removesuffix("y")


def deed(talk: Interview) -> str:
    """What one remembers to have done of what is asked; nothing else is a yes."""
    such, span = is_such(talk.q.card, talk.q.asked), span_meant(talk.q.asked, talk.q.card.now)
    if such is None or span is None:
        return ""
    acts = [m for m in talk.q.memories if m.kind == "action" and m.source == "did" and span[0] <= m.when < span[1]]
    if done := [m for m in acts if such(m.text, m.place)]:
        return f"Yes. {was(talk, done[-1])}."
    plan = planned(talk, span)
    broad = next((said for m in acts if such(said := in_broad(talk, m, plan), "")), "")
    return f"Yes. {broad}." if broad else ""
