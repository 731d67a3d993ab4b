"""What somebody says who is asked for their plans: a promise to somebody else, or what the routine has in store."""

import re

from game.mind.rules.events import has_begun
from game.mind.rules.gist import covered, people
from game.mind.rules.persona import daytime
from game.mind.rules.talk_topics import told_to
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import Reply
from game.mind.rules.times import read_clock
from game.world.activity import Promise

PLANS = re.compile(
    r"\b(?:any(?:thing)? (?:\w+ )?plan(?:s|ned)|what are your plans|what are you doing (?:tomorrow|tonight|later))",
    re.I,
)
"""Questions after what one is going to do."""


def plans(turn: Turn, _: str = "") -> Reply:
    """The answer to what one is going to do."""
    promise = next((p for p in turn.card.promises if p.to != turn.q.other and not _has_begun(turn, p)), None)
    if promise is not None and not turn.was_said(promise.words) and promise.words not in turn.said_before:
        return Reply(turn.pick("plans", said=re.sub(r"^come to ", "", turn.say(promise.words))))
    routine = "" if "family" in turn.tags else _routine_ahead(turn)  # those at home know it by heart
    if routine:
        return Reply(turn.pick("plans_routine", said=turn.say(routine)), full=True)
    return Reply(turn.pick("no_plans"), small=True)


def _has_begun(turn: Turn, promise: Promise) -> bool:
    """Whether it is too late to speak of a promise as of something to come, by the memory of it."""
    made = next((m for m in turn.q.memories if m.ordinal == promise.memory), None)
    return made is None or has_begun(made.text, turn.card.now)


def _routine_ahead(turn: Turn) -> str:
    """What the biography has in store for the hours to come, if it was not told to this one."""
    now = turn.card.now.hour * 60 + turn.card.now.minute
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    for clause in turn.clauses:
        start = read_clock(clause).start if _FIXED.search(clause) else None
        if start is None or not now + 20 < start < now + 420 or "goes to bed" in clause or people(clause)[1:]:
            continue
        short = re.split(r", (?!and )", clause)[0]
        if not turn.was_said(short) and not turn.says_again(short) and not any(covered(short, t) for t in told):
            return _as_plan(turn, short, start)
    return ""


_SPAN = re.compile(r" from (?:\d[\d:]*(?: [ap]m)?|noon) (?:to|until) (?:\d[\d:]* [ap]m|noon|midnight)")
_DAYTIME = re.compile(r"\b(?:mornings?|afternoons?|evenings?|lunch|dinner|tea)\b")


def _as_plan(turn: Turn, clause: str, start: int) -> str:
    """A routine as one speaks of it, not as a timetable: no hours from and to, and at home no address."""
    part = "" if _DAYTIME.search(clause) else f" in the {daytime(start // 60)}"
    plain = _SPAN.sub(part, clause)
    house = turn.card.home.split(":")[0]
    return re.sub(rf" (?:of|in|at) (?:the )?{re.escape(house)}", "", plain) if house else plain


_FIXED = re.compile(r"\b(?:from|around|at) (?:\d|noon|midnight)")
