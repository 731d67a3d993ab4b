"""Interview: what goes on in town: what is on, who was seen in a place, whether somebody is at home,
who is in office."""

import re
from datetime import date, timedelta

from game.mind.asked_time import span_asked
from game.mind.rules.english import listed
from game.mind.rules.events import event_in, is_open
from game.mind.rules.gist import people
from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_past import seen_last
from game.mind.rules.interview_voice import Interview
from game.mind.rules.times import WEEKDAYS
from game.world.thoughts import Card, KnownRoom
from game.world.world import describe_place

WHATS_ON = re.compile(
    r"\b(?:is there |are there )?(?:anything|something|any (?:events?|parties|party|concerts?|shows?)) (?:\w+ )?"
    r"(?:happening|going on|planned|on|to do|special|interesting)\b(?!.*\byour\b)|\bwhat(?:['’]s|"
    r" is) (?:happening|going on|on|"
    r"planned)\b(?! your\b)|\bany (?:events|parties|concerts|shows)\b|\bwhat(?:['’]s| is) there to do\b",
    re.I,
)
WAS_IN = re.compile(
    r"^\W*(?:who(?:m)?|which people|was (?:anybody|anyone|somebody)|were (?:many|any) people|did you see (?:any|"
    r"some)\w+)\b"
    r"(?:(?!\b(?:you|party|told)\b).)*\b(?:at|in|to|into) (?:the |your )?(?P<place>[\w ]+?)"
    r"(?= (?:last|yesterday|today|this|on)\b|\W*$)",
    re.I,
)
_AT_HOME = re.compile(
    r"^\W*(?:[Ii]s|[Aa]re) (?:[A-Z]\w+(?: [A-Z]\w+)?|your \w+) (?:at (?:home|work|the \w+)|here|around|in|awake|"
    r"asleep|out|"
    r"busy|still \w+)\b",
)
_MAYOR = re.compile(r"\bwho(?:['’]s| is) (?:the|our|your) (?:current |present )?mayor\b|\bwho is mayor\b", re.I)
_RUNS = re.compile(r"^(?!.* told )[A-Z]\S+ [A-Z]\S+ is running for mayor\b")
_DAY = re.compile(rf"\b(today|tonight|this evening|tomorrow|{'|'.join(WEEKDAYS)})\b", re.I)
_MOST, _NAMES = 2, 6


def whats_on(talk: Interview) -> str:
    """What is still to come in town, on the day asked about if one is named."""
    if not talk.asks(WHATS_ON):
        return ""
    day, now = _day(talk), talk.q.card.now
    found = [(e, m) for m in talk.q.memories if m.kind != "plan" and (e := event_in(m.text, now)) and e.span.dated]
    fits = {(e.span.start, e.where): m for e, m in found if is_open(e) and (day is None or e.span.start.date() == day)}
    own = [
        c for c in talk.who.clauses if (e := event_in(c, now)) and e.span.dated and day in (None, e.span.start.date())
    ]
    told = [*map(talk.say, own[:1]), *(talk.with_source(fits[k]) for k in sorted(fits)[: _MOST - len(own[:1])])]
    return " ".join(told) or talk.pick("nothing_on")


def _day(talk: Interview) -> date | None:
    named, today = talk.asks(_DAY), talk.q.card.now.date()
    if named is None:
        return None
    word = named[1].lower()
    if word in WEEKDAYS:
        return today + timedelta(days=(WEEKDAYS.index(word) - today.weekday()) % 7)
    return today + timedelta(days=word == "tomorrow")


def room_named(card: Card, words: str) -> KnownRoom | None:
    """The known public place that some words mean: `pub`, `Hobbs Cafe`, `library`."""
    wanted = {w for w in re.findall(r"\w+", words.lower()) if w not in ("the", "a", "of", "and")}
    public = (r for r in card.known if r.public)
    return next((r for r in public if wanted and wanted <= set(re.findall(r"\w+", r.address.lower()))), None)


def seen_in(talk: Interview) -> str:
    """Whom one saw in a place, in the hours asked about."""
    found = talk.asks(WAS_IN)
    room = room_named(talk.q.card, found["place"]) if found else None
    span = span_asked(talk.q.asked, talk.q.card.now)
    if room is None or span is None:
        return ""
    rows = [m for m in talk.q.memories if m.place.split(":")[0] == room.sector and span[0] <= m.when < span[1]]
    rows = [m for m in rows if m.source in ("saw", "did") and m.kind in ("observation", "dialogue")]
    there = dict.fromkeys(n for m in rows for n in (m.subjects or people(m.text)) if " " in n and ":" not in n)
    names = [n for n in there if n != talk.q.card.name][:_NAMES]
    return talk.pick("saw_them", names=listed(names)) if names else talk.pick("saw_nobody")


def is_where(talk: Interview) -> str:
    """Whether somebody is at home, or at work: nobody knows from afar, but when one saw them last."""
    if not _AT_HOME.match(talk.q.asked):
        return ""
    name = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")
    return f"{talk.pick('unknown_now')} {seen_last(talk, name)}" if name else ""


_MY_PLACE = re.compile(r"\bwhere(?:['’]s| is| are) your (?P<what>shop|store|cafe|café|pub|work|workplace|office|"
                       r"house|home|room|flat|"
                       r"apartment|desk|studio|counter)\b", re.I)  # fmt: skip


def my_place(talk: Interview) -> str:
    """Where one's own shop is, or one's own room."""
    found, card = talk.asks(_MY_PLACE), talk.q.card
    if not found:
        return ""
    own = found["what"].lower() in ("house", "home", "room", "flat", "apartment")
    address = card.home if own else card.work
    return f"It's {describe_place(address) if own else talk.place(address)}." if address else ""


def mayor(talk: Interview) -> str:
    """Who is in office is told nowhere; who wants to be may be known."""
    if not talk.asks(_MAYOR):
        return ""
    told = next((talk.with_source(m) for m in talk.q.memories if _RUNS.match(m.text)), "")
    own = next((talk.say(c) for c in talk.who.clauses if _RUNS.match(c)), "")
    return f"{talk.pick('mayor_unknown')} {own or told}".strip()
