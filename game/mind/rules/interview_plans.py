"""Interview: what one will do: at an hour, this evening, tomorrow; what one would like; what one has promised."""

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta

from game.mind.questions import Chunk
from game.mind.rules.events import Event, event_in, event_phrase, has_date, kind_of
from game.mind.rules.gist import core, keys, share
from game.mind.rules.interview_voice import Interview
from game.mind.rules.routine import Habit, routine
from game.mind.rules.speech import as_said, near_dates, sentence
from game.mind.rules.talk_memories import meant_by_voices
from game.mind.rules.times import DAY, WEEKDAYS, read_clock
from game.mind.rules.whereabouts import HOME, at_place
from game.world.activity import means_sleep
from game.world.clock import time_words
from game.world.thoughts import KnownRoom

_AT_HOUR = re.compile(
    r"\b(?:where|what|doing|be|are)\b.*\b(?:at|around|about)\b.*\d|\b(?:noon|midnight|o'clock)\b", re.I
)
_USUAL = re.compile(
    r"\b(?:when|what time|how (?:early|late))\b.*\b(?:do|does) (?:you|your)\b.*\b(bed|sleep|get up|wake|breakfast|"
    r"lunch|dinner|supper|eat|work|open|close|start|class|classes|run|home)\b",
    re.I,
)
_WILL = re.compile(
    r"\b(?:what|where|how)\b.*\b(?:will|'ll|are you (?:doing|planning|going to|up to)|do you (?:plan|intend|mean to))\b"
    r"|\b(?:plans?|planned)\b.*\b(?:for|today|tonight|tomorrow|later|next)\b|\bwhat(?:'s| is) (?:next|your plan)\b"
    r"|\b(?:do you have|have you got|any) (?:any )?plans\b|\bwhat are your plans\b",
    re.I,
)
_WOULD = re.compile(
    r"\b(?:would you (?:like|love|want|rather|prefer)|do you (?:want|feel like|fancy)|what do you feel like|"
    r"if you could)\b",
    re.I,
)
_FREE = re.compile(
    r"\b(?:are you (?:free|busy|going out|staying in|doing anything)|do you have (?:any )?time|have you got time)\b",
    re.I,
)
_GOING = re.compile(
    r"\b(?:are you (?:going|coming|invited)|will you (?:go|come|be (?:at|there)|attend)|do you (?:want|"
    r"plan) to (?:go|come)|were you invited|are you planning to (?:go|come|attend))\b(?: along)? ?(?:to|at)\b"
    r"(?= (?:the|an?|any|this|that|my|his|her|their|your|it|(?-i:[A-Z])\w*)\b)(.*)",
    re.I,
)
_TOMORROW = re.compile(r"\btomorrow\b", re.I)
_EVENING = re.compile(r"\b(?:tonight|this evening|evening)\b", re.I)
_ON_DAY = re.compile(rf"\b({'|'.join(WEEKDAYS)}|weekend)\b", re.I)
_LATER = re.compile(r"\b(?:next|later|after (?:this|that)|now)\b", re.I)
_NOT_MINE = re.compile(r" (?:and|told|declined)\b|.* declined ")
"""Of a talk that was only about it, or that one said no in."""
_MOST, _EVENING_FROM = 4, 17 * 60
"""Entries told of a plan, and the minute of the day from which on it is evening."""


def at_hour(talk: Interview) -> str:
    """Where one will be at an hour: a promise, then the plan, then the routine."""
    clock = read_clock(talk.q.asked)
    if not talk.asks(_AT_HOUR) or clock.start is None:
        return ""
    now = talk.q.card.now
    day = day_asked(talk) or now.date()
    promised = _promised_at(talk, clock.start, day)
    if promised:
        return promised
    chunk = next((c for c in talk.q.plan if _holds(c, clock.start, day)), None)
    at = time_words(now.replace(hour=clock.start // 60 % 24, minute=clock.start % 60))
    if chunk is not None:
        return talk.pick("plan_at", at=at, what=_chunk_words(talk, chunk))
    return _usually_at(talk, clock.start, day, at)


def day_asked(talk: Interview) -> date | None:
    """The day to come that a question names; None if it names none."""
    today = talk.q.card.now.date()
    if talk.asks(_TOMORROW):
        return today + timedelta(days=1 + bool(re.search(r"\bday after tomorrow\b", talk.q.asked, re.I)))
    named = talk.asks(_ON_DAY)
    if named is None:
        return None
    wanted = 5 if named.group(1).lower() == "weekend" else WEEKDAYS.index(named.group(1).lower())
    return today + timedelta(days=(wanted - today.weekday()) % 7)


def _chunk_words(talk: Interview, chunk: Chunk) -> str:
    where = chunk.where
    if where == HOME:
        place = "" if "home" in chunk.what else " at home"
    else:
        place = f" {at_place(where)}" if where and where not in chunk.what else ""
    return talk.doing(chunk.what) + place


def _holds(chunk: Chunk, minute: int, day: date) -> bool:
    moment = datetime(day.year, day.month, day.day) + timedelta(minutes=minute)
    start = chunk.start.replace(tzinfo=None)
    return start <= moment < start + timedelta(minutes=chunk.minutes)


def _events(talk: Interview) -> list[Event]:
    """What one has promised, or holds oneself, that is still to come, the next first."""
    now, name = talk.q.card.now, talk.q.card.name
    texts = [f"{name} promised to {p.words}" for p in talk.q.card.promises]
    texts += [
        m.text for m in talk.q.memories if m.kind in ("dialogue", "inner voice") and m.text.startswith(f"{name} ")
    ]
    texts += [c for c in talk.who.clauses if c.startswith(name)]
    found = [e for t in texts if not _NOT_MINE.match(t[len(name) :]) and (e := event_in(t, now)) and e.span.dated]
    return sorted({e.text: e for e in found}.values(), key=lambda e: e.span.start)


def _promised_at(talk: Interview, minute: int, day: date) -> str:
    for event in _events(talk):
        begin = event.span.start.hour * 60 + event.span.start.minute
        if event.span.start.date() == day and begin <= minute < begin + event.span.minutes:
            return talk.say(event.text)
    return ""


def _usually_at(talk: Interview, minute: int, day: date, at: str) -> str:
    """By routine: asleep, a meal, a habit of that weekday; else what is free, and what it might go to."""
    life = routine(talk.q.card.biography, talk.q.card.name)
    night = minute >= life.bed or minute < life.wake if life.bed > life.wake else life.bed <= minute < life.wake
    if night:
        return talk.pick("asleep_at", at=at)
    meal = _meal_at(talk, minute)
    if meal:
        return talk.pick("plan_at", at=at, what=meal)
    habit = next((h for h in life.habits if day.weekday() in h.days and _covers(h, minute)), None)
    if habit:
        return talk.pick("plan_at", at=at, what=talk.doing(habit.what))
    return f"{talk.pick('free_at', at=at)} {_wish(talk)}".strip()


def _covers(habit: Habit, minute: int) -> bool:
    if habit.start is None:
        return False
    until = habit.until if habit.until is not None else habit.start + 60
    return habit.start <= minute < (until if until > habit.start else until + DAY)


def _meal_at(talk: Interview, minute: int) -> str:
    life = routine(talk.q.card.biography, talk.q.card.name)
    for word, meal in (("breakfast", life.breakfast), ("lunch", life.lunch), ("dinner", life.dinner)):
        if meal.minute is not None and meal.minute <= minute < meal.minute + 60:
            return f"having {word} {meal.where}".strip()
    return ""


def usual(talk: Interview) -> str:
    """When one does something as a rule: the biography's own words, else what the routine says."""
    found = talk.asks(_USUAL)
    if found is None:
        return ""
    word = {"sleep": "bed", "wake": "up", "get up": "up", "supper": "dinner", "eat": "dinner"}.get(
        found.group(1).lower(), found.group(1).lower()
    )
    life, midnight = routine(talk.q.card.biography, talk.q.card.name), datetime(2000, 1, 1)
    meal = {"breakfast": life.breakfast, "lunch": life.lunch, "dinner": life.dinner}.get(word)
    if meal and meal.minute is not None:
        at = time_words(midnight + timedelta(minutes=meal.minute))
        return sentence(f"I have {word} around {at} {talk.doing(meal.where) if meal.where else ''}".strip())
    if word in ("bed", "up"):
        bed, up = (time_words(midnight + timedelta(minutes=m)) for m in (life.bed, life.wake))
        return talk.pick("hours_of_sleep", bed=bed, up=up)
    if word in ("open", "close") and (room := _shop(talk)) and room.hours:
        hour = room.hours.since if word == "open" else room.hours.until
        return talk.pick(f"shop_{word}s", at=time_words(midnight + timedelta(hours=hour % 24)))
    stem = re.compile(rf"\b{re.escape(word.rstrip('es') if len(word) > 5 else word)}")
    clauses = [c for c in talk.who.clauses if stem.search(c) and read_clock(c) != read_clock("")]
    if word == "work" and not clauses:
        clauses = [c for c in talk.who.clauses if re.search(r"\b(?:studies|teaches|classes|counter|opens)\b.*\d", c)]
    return talk.say(clauses[0]) if clauses else talk.pick("no_fixed_hour")


def _shop(talk: Interview) -> KnownRoom | None:
    """The shop, cafe or pub that one works in, if one knows its hours."""
    return next((r for r in talk.q.card.known if r.address == talk.q.card.work and r.public and r.hours), None)


_NO_PLAN = re.compile(
    r"\b(?:what|where|how) will you (?!do\b|be\b|have\b|eat\b|go\b|spend\b|cook\b|get\b)\w+|\bplans? for (?:the|"
    r"this) (?:town|"
    r"future|city|community|library|park|college)\b|\bwhat will you do (?:for|about|as|when|if)\b|\bhow will\b|"
    r"\bwill you .*\b(?:after (?:college|school|the election|your|you)|in the future|"
    r"one day|some ?day|next year|in (?:two|five|ten) years)\b",
    re.I,
)
"""Asks for the manner of a thing, or for what one would do about it, not for the hours of a day."""


def will(talk: Interview) -> str:
    """What is planned: the rest of today, this evening, another day."""
    if not talk.asks(_WILL) or talk.asks(_NO_PLAN):
        return ""
    now, day = talk.q.card.now, day_asked(talk)
    if day is not None and day != now.date():
        return _another_day(talk, day)
    evening = bool(talk.asks(_EVENING))
    coming = [c for c in talk.q.plan if _is_ahead(c, now, evening) and not means_sleep(c.what)]
    if talk.asks(_LATER) and coming:
        return _entry(talk, next((c for c in coming if c.start > now), coming[0]))
    return _entries(talk, coming[:_MOST]) if coming else _another_day(talk, now.date(), evening=evening)


def _is_ahead(chunk: Chunk, now: datetime, evening: bool) -> bool:
    end = chunk.start + timedelta(minutes=chunk.minutes)
    late = end.hour * 60 + end.minute > _EVENING_FROM or end.date() > chunk.start.date()
    return end > now and chunk.start.date() <= now.date() + timedelta(hours=4) and (late or not evening)


def _entry(talk: Interview, chunk: Chunk) -> str:
    begun = chunk.start <= talk.q.card.now
    running = bool(talk.asks(_EVENING)) and chunk.start.hour * 60 < _EVENING_FROM - 60
    until = time_words(chunk.start + timedelta(minutes=chunk.minutes))
    when = "For now" if begun else f"Until {until}" if running else f"At {time_words(chunk.start)}"
    return sentence(f"{when} I'll be {_chunk_words(talk, chunk)}")


def _entries(talk: Interview, chunks: Sequence[Chunk]) -> str:
    return " ".join(_entry(talk, chunk) for chunk in chunks)


def _another_day(talk: Interview, day: date, *, evening: bool = False) -> str:
    """Of a day without a plan yet: what was promised for it, then what is done on such a weekday."""
    first = 17 * 60 if evening else 0
    due = [e for e in _events(talk) if e.span.start.date() == day and e.span.start.hour * 60 >= first]
    life = routine(talk.q.card.biography, talk.q.card.name)
    habits = [h for h in life.habits if day.weekday() in h.days and h.start is not None and h.start >= first]
    usual_ = sorted(habits, key=lambda h: (h.kind == "habit", h.start))[:2]
    told = [talk.say(e.text) for e in due[:2]]
    told += [_habit_words(talk, h) for h in sorted(usual_, key=lambda h: h.start or 0)]
    return " ".join(told) or f"{talk.pick('no_plans')} {_wish(talk)}".strip()


def _habit_words(talk: Interview, habit: Habit) -> str:
    at = time_words(datetime(2000, 1, 1) + timedelta(minutes=(habit.start or 0) % DAY))
    return sentence(
        f"From {at} I'll be {talk.doing(habit.what)}"
        if habit.until
        else f"Around {at} I'll be {talk.doing(habit.what)}"
    )


_DOING = re.compile(r"(?!(?:string|spring|evening|morning|wedding|pudding|nothing|anything|something|king)\b)\w+ing\b")


def _wish(talk: Interview) -> str:
    """What one would like to get to in a free hour."""
    drawn = [*talk.who.life.projects[:2], *(like for like in talk.who.life.likes if _DOING.match(like))]
    return talk.pick("might", what=talk.doing(talk.chance.choice(drawn))) if drawn else talk.told("like")


_TO_DO = re.compile(r"\bdo\b|\bgo\b|\bwhere\b|tonight|evening|day\b", re.I)


def would(talk: Interview) -> str:
    """What one would like to do: what one is drawn to, beside what is planned."""
    found = talk.asks(_WOULD)
    if not found or not _TO_DO.search(talk.q.asked[found.end() :]):
        return ""
    if talk.known_person(talk.q.asked):
        return ""
    now, evening = talk.q.card.now, bool(talk.asks(_EVENING))
    coming = [c for c in talk.q.plan if _is_ahead(c, now, evening) and not means_sleep(c.what)]
    planned = [c for c in coming if c.start > now][:1] if evening else []
    said = f" {talk.pick('but_planned', what=_chunk_words(talk, planned[0]))}" if planned else ""
    return f"{_wish(talk) or talk.told('wish') or talk.pick('no_wish')}{said}"


def free(talk: Interview) -> str:
    """Whether one has time: what is planned for the hours asked about."""
    if not talk.asks(_FREE):
        return ""
    now, day = talk.q.card.now, day_asked(talk)
    if day is not None and day != now.date():
        return _another_day(talk, day)
    evening = bool(talk.asks(_EVENING))
    coming = [c for c in talk.q.plan if _is_ahead(c, now, evening) and not means_sleep(c.what)]
    return (
        talk.pick("have_plans", said=_entry(talk, coming[0]))
        if coming
        else _another_day(talk, now.date(), evening=evening)
    )


_MEANS_TO = re.compile(
    r"^\W*(?:are you (?:really |still )?(?:going|planning|about|intending) to|will you|do you (?:really |"
    r"still )?(?:intend|mean|plan) to) "
    r"(?!be\b|have\b|please\b|help\b|do\b|go\b|come\b|marry\b|keep\b|vote\b)(?P<what>\w+.*)",
    re.I,
)


def meaning_to(talk: Interview) -> str:
    """Whether one means to do a thing: only if the biography, a voice one follows or a plan says so."""
    found = talk.asks(_MEANS_TO)
    wanted = core(re.sub(r"\b(?:today|tomorrow|tonight|soon|really)\b", " ", found["what"])) if found else frozenset()
    if not found or not wanted:
        return ""
    name = talk.q.card.name
    meant = [*meant_by_voices(talk.q.card, talk.q.memories), *(c for c in talk.who.clauses if c.startswith(name))]
    meant += [f"{name} is going to {p.words}" for p in talk.q.card.promises]
    meant = [t for t in meant if kind_of(t) not in ("curious", "opinion", "like", "worry")]
    said = next((t for t in meant if share(wanted, keys(t)) >= _MEANT), "")
    ahead = next((c for c in talk.q.plan if share(wanted, keys(c.what)) >= _MEANT and c.start >= talk.q.card.now), None)
    if said or ahead:
        return f"{talk.pick('means_to')} {talk.say(said) if said else _entry(talk, ahead) if ahead else ''}"
    return talk.pick("not_meant" if re.match(r"\W*(?:are|do)\b", talk.q.asked, re.I) else "not_sure_yet")


_MEANT = 0.99
"""Share of what is asked that a plan must hold for a yes."""


def going(talk: Interview) -> str:
    """Whether one means to come to something: a promise, or only that one knows of it; what is over is over."""
    found = talk.asks(_GOING)
    wanted = core(found.group(1)) - core("a an any the") if found else frozenset()
    if not found:
        return ""
    for event in _events(talk):
        if share(wanted, keys(event.text)) >= 0.5:
            return f"Yes. {talk.say(event.text)}"
    now = talk.q.card.now
    heard = [m for m in talk.q.memories if m.kind != "plan" and share(wanted, keys(m.text)) >= 0.5]
    declined = next((m for m in heard if f"{talk.q.card.name} declined" in m.text), None)
    ahead = next((m for m in heard if has_date(m.text) and event_in(m.text, now)), None)
    if ahead is not None:
        refusal = talk.say(declined.text.split("; ")[-1]) if declined else talk.pick("undecided")
        return f"{'No. ' if declined else ''}{refusal} {talk.with_source(ahead)}"
    over = next(
        (e for m in heard if has_date(m.text) and (e := event_in(m.text, now, past=True)) and e.span.dated), None
    )
    if over is None:
        return talk.pick("not_going")
    refusal = f" {talk.say(declined.text.split('; ')[-1])}" if declined else ""
    return f"{talk.pick('over', what=_named(talk, over))}{refusal}"


def _named(talk: Interview, event: Event) -> str:
    day = near_dates(f"on {event.span.start.day} {event.span.start:%B}", talk.q.card.now)
    return f"{as_said(event_phrase(event), talk.pair)} was {day}"
