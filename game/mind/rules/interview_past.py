"""Interview: what one did, ate, heard, whom one met and where one was, from what is remembered of those hours."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from game.mind.asked_time import DAY_BEGINS, span_asked
from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import Event, event_in, has_date, kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_voice import Interview
from game.mind.rules.routine import routine
from game.mind.rules.speech import first_name, sentence
from game.mind.rules.times import read_clock
from game.world.activity import means_sleep
from game.world.clock import time_words

_DID = re.compile(
    r"\b(?:what (?:did|have) you (?:do|done|been (?:doing|up to)|get up to|got up to)|what were you (?:doing|up to)|"
    r"(?:how|what) was your (?:day|morning|afternoon|evening|night|yesterday)|how did your|spend (?:the|your|"
    r"yesterday)|spent (?:the|your|yesterday)|tell me about (?:your (?:day|morning|evening)|yesterday)|"
    r"how was (?:yesterday|today))\b",
    re.I,
)
_ELSEWHEN = re.compile(
    r"\b(?:in|at|during|before|with|for|as|to) (?:the |your |an? )?(?!morning|afternoon|evening|night|day|noon|"
    r"midnight|lunch|breakfast|dinner|yesterday|today|last|\d|o'clock|mon|tues|wednes|thurs|fri|satur|sun|"
    r"weekend)\w+\W*$",
    re.I,
)
"""What one did `in the navy` was in no stretch of days that is remembered."""
_MET = re.compile(
    r"\bwho(?:m|se)?\b.*\b(?:did|have|were) you\b.*\b(?:talk\w*|spe?a?o?k\w*|meet|met|seen?|with|chat\w*)\b"
    r"|\b(?:did|have) you (?:talk\w*|speak|spoken|meet|met|seen?|chat\w*) (?:to |with )?(?:any|some)(?:body|one)\b",
    re.I,
)
_ATE = re.compile(
    r"\bwhat\b.*\b(?:did|have) you\b.*\b(?:eat|eaten|have for|had for|cook|drink)\b|\b(?:did|have) you (?:eat|eaten|"
    r"had|have)\b.*\b(?:breakfast|lunch|dinner|supper|anything|something|yet|today)\b|\bhave you eaten\b",
    re.I,
)
_WHERE = re.compile(r"\bwhere (?:were|have) you\b|\bwhere did you (?:go|spend|eat|have|sleep|work)\b", re.I)
_SLEPT = re.compile(r"\b(?:did|have) you (?:sleep|slept)\b|\bsleep (?:well|last)\b", re.I)
_ROSE = re.compile(r"\bwhen\b.*\b(?:did you|you did)\b.*\b(?:get up|wake)\b", re.I)
_WENT = re.compile(
    r"\b(?:did you (?:go|come|make it|get) (?:to|along to)|were you at|did you (?:attend|enjoy|join|see)|how was|"
    r"have you been (?:to|at))\b(?! you\b| your\b)(.*)",
    re.I,
)
_COMPANY = re.compile(
    r"^\W*(?:who(?:m|se)?|how many (?:people|guests)|(?:was|were|did)(?! (?:you|it)\b)(?! (?:any|some)(?:body|"
    r"one) (?!come|show|turn|attend|go|there|at|else)\w+)) (?:(?!\byou at\b).)*"
    r"\b(?:came?|come|there at|at|to|attend\w*|showed up at"
    r"|turned up at) (?:the|your|her|his|their|that|[A-Z]\w+['’]s) (?P<event>(?:[\w'’]+ )*(?:party"
    r"|show|concert|gig|meeting|lecture|dinner|picnic|reading|wedding|celebration|festival|fair|run|drive|rehearsal|"
    r"performance|event))\W*$",
    re.I,
)
_WAS = re.compile(r"^(?:did|was) (?!you\b|anybody\b|anyone\b|somebody\b)\w", re.I)
_CHORES = re.compile(
    r"\b(sleeping|shower|teeth|dressed|washing|stretching|out of bed|bed|waiting|getting something|window|clothes|"
    r"coat|on the way|looking around|winding)\b"
)
_EATING = re.compile(r"\b(eating|breakfast|lunch|dinner|supper|coffee|tea|soup|sandwich|snack)\b")
_TALKED = re.compile(r" talked about (.+)$")
_YES_NO = re.compile(r"(?:did|have|were)\b", re.I)
_ENTRY = re.compile(r"^(?P<at>(?:\d{1,2}(?::\d\d)? [ap]m)|noon|midnight) (?P<what>.+)$")
_HOW_MANY = re.compile(r"\bhow many\b", re.I)
_MOST_NAMES = 5
_MOST_GUESTS = 8


def met(talk: Interview) -> str:
    """With whom one spoke in those hours, and about what the weightiest talk was."""
    span = span_asked(talk.q.asked, talk.q.card.now) if talk.asks(_MET) else None
    if span is None:
        return ""
    talks = [m for m in _spent(talk, span) if m.kind == "dialogue" and _TALKED.search(m.text)]
    names = list(dict.fromkeys(n for m in talks for n in people(m.text.split(" talked about ")[0])))
    others = [n for n in names if n != talk.q.card.name][:_MOST_NAMES]
    if not others:
        return talk.pick("met_nobody")
    best = max(talks, key=lambda m: (m.importance, m.ordinal))
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    return f"{yes}{talk.pick('met', names=listed(others))} {talk.say(_short_talk(best.text))}"


def _short_talk(text: str) -> str:
    """A talk by its first topic."""
    return re.split(r";| and (?=how |what |who |[A-Z])", text.replace(" and ", " & ", 1))[0].replace(" & ", " and ")


def ate(talk: Interview) -> str:
    """What one had, where it is remembered."""
    span = span_asked(talk.q.asked, talk.q.card.now) if talk.asks(_ATE) else None
    if span is None:
        return ""
    meals = [m for m in _spent(talk, span) if m.kind == "action" and " is eating " in m.text]
    if not meals:
        return talk.pick("ate_nothing")
    had = [re.sub(r"^I was eating ", "", was(talk, m)) for m in meals[:3]]
    times = [f"{what} around {time_words(_rounded(m.when))}" for what, m in zip(had, meals, strict=False)]
    return f"{'Yes. ' if _YES_NO.match(talk.q.asked) else ''}I had {listed(times)}."


def _rounded(moment: datetime) -> datetime:
    """To the half hour."""
    return moment - timedelta(minutes=moment.minute % 30, seconds=moment.second)


def slept(talk: Interview) -> str:
    """How the night was, from the usual hours."""
    if not (talk.asks(_SLEPT) or talk.asks(_ROSE)):
        return ""
    life = routine(talk.q.card.biography, talk.q.card.name)
    midnight = datetime(2000, 1, 1)
    return talk.pick(
        "slept" if talk.asks(_SLEPT) else "hours_of_sleep",
        bed=time_words(midnight + timedelta(minutes=life.bed)),
        up=time_words(midnight + timedelta(minutes=life.wake)),
    )


def was_where(talk: Interview) -> str:
    """Where one was, at an hour or through a stretch of the day."""
    span = span_asked(talk.q.asked, talk.q.card.now) if talk.asks(_WHERE) else None
    if span is None:
        return ""
    acts = [m for m in _spent(talk, span) if m.kind == "action"]
    hour = read_clock(talk.q.asked).start
    if hour is not None and acts:
        moment = span[0].replace(hour=hour // 60 % 24, minute=hour % 60)
        then = [m for m in acts if m.when <= moment] or acts[:1]
        return _stood(talk, next((m for m in reversed(then) if m.place), then[-1]))
    places = list(dict.fromkeys(talk.place(m.place) for m in acts if m.place and not means_sleep(m.text)))
    if not places:
        return talk.pick("where_bed" if acts else "not_remembered")
    return f"I was {listed(places[:4])}."


def _stood(talk: Interview, m: Statement) -> str:
    """Where one was, and at what: `I was in Johnson Park, as far as I remember, counting the ducks`."""
    place = talk.place(m.place) if m.place else ""
    doing = was(talk, m).removeprefix("I was ").removesuffix(f" {place}")
    return sentence(f"I was {place}, as far as I remember, {doing}" if place else was(talk, m))


def went(talk: Interview) -> str:
    """Whether one was at something: only by what one did there, or promised, or declined."""
    found = talk.asks(_WENT)
    wanted = core(re.split(r",? (?:and|but) (?:how|what|who|why)\b", found.group(1))[0]) if found else frozenset()
    if not wanted:
        return ""
    if (hosted := _at_event(talk, wanted)) is not None:
        return hosted
    mine = [m for m in talk.q.memories if m.source == "did" and m.when <= talk.q.card.now]
    fits = [m for m in mine if share(wanted, keys(m.text)) >= 0.6]
    there = [
        m for m in fits if m.kind == "action" and not re.search(r"\b(?:preparing|gathering|decorat|come up)", m.text)
    ]
    there = [] if (held := _over(talk, wanted)) and held.where else there
    if there:
        return f"Yes. {_when(there[-1].when, talk.q.card.now)} {was(talk, there[-1])}."
    said = next((m for m in fits if re.search(r"\b(?:promised|declined)\b", m.text)), None)
    if said is None:
        particulars = re.match(r"\W*(?:when|where|how|why|what)\b", talk.q.asked, re.I)
        return talk.pick("not_remembered" if particulars else "not_there")
    return f"No. {talk.say(_deed(said.text))}"


def _at_event(talk: Interview, wanted: frozenset[str]) -> str | None:
    """Of something that had its day and hour: whether one held it, or did anything where it was meanwhile."""
    event, name = _over(talk, wanted), talk.q.card.name
    if event is None:
        return None
    acts = acts_at(talk, event)
    own = event.owner == name and event.text in talk.who.clauses
    if own or any(re.match(r"(?:hosting|holding|giving) ", e) for e in _entries_of(talk, wanted)):
        return f"Yes. {talk.say(f'{name} was there as the host of it')}"
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    return f"{yes}{acts[0]}." if acts else None


def acts_at(talk: Interview, event: Event) -> list[str]:
    """What one did at something that had its day and hour, oldest first: `I was dancing a little at Hobbs Cafe`."""
    acts = [m for m in _spent(talk, (event.span.start, event.span.end)) if m.kind == "action"]
    acts = [m for m in acts if event.where and event.where in m.place]
    return [was(talk, m) for m in acts]


def guests_at(talk: Interview, event: Event) -> list[str]:
    """Whom one saw or spoke to at something that had its day and hour."""
    then = (event.span.start, event.span.end)
    near = [m for m in talk.q.memories if event.where in m.place and then[0] <= m.when < then[1]]
    near = [m for m in near if m.source in ("saw", "did") and m.kind in ("observation", "dialogue", "action")]
    there = dict.fromkeys(n for m in near for n in (*m.subjects, *people(m.text)) if n in _ABOUT.split(m.text)[0])
    there = dict.fromkeys(n for n in there if " " in n and ":" not in n)
    return [n for n in there if n != talk.q.card.name]


_ABOUT = re.compile(r" (?:talked|quarrelled|is talking with .+?) about | told \S+ \S+ that | promised | declined ")
"""What was only spoken of was not there."""


def company(talk: Interview) -> str:
    """Who was at something that had its day and hour, as far as one saw or spoke to them there."""
    found = talk.asks(_COMPANY)
    event = _over(talk, core(found["event"])) if found else None
    if event is None or not event.where:
        return ""
    asked = talk.known_person(talk.q.asked) if _YES_NO.match(talk.q.asked) or talk.asks(_WAS) else ""
    there = guests_at(talk, event)
    if asked:
        return talk.pick("there_too" if asked in there else "not_seen_there", name=first_name(asked))
    if there and talk.asks(_HOW_MANY):
        return talk.pick("counted", number=str(len(there)), names=listed(there[:_MOST_NAMES]))
    return talk.pick("company", names=listed(there[:_MOST_GUESTS])) if there else talk.pick("no_company")


def _over(talk: Interview, wanted: frozenset[str]) -> Event | None:
    """The event of a day and an hour, begun by now, that some words mean; None if one knows of none."""
    now = talk.q.card.now
    texts = [m.text for m in talk.q.memories if m.kind != "plan" and has_date(m.text)] + list(talk.who.clauses)
    fits = (event_in(t, now, past=True) for t in texts if wanted and share(wanted, keys(t)) >= 0.6)
    return next((e for e in fits if e and e.span.dated and e.span.start < now), None)


def _entries_of(talk: Interview, wanted: frozenset[str]) -> list[str]:
    """Entries of plans that are about something."""
    plans = [m.text for m in talk.q.memories if m.kind == "plan"]
    entries = [found["what"] for p in plans for e in p.split(": ", 1)[-1].split("; ") if (found := _ENTRY.match(e))]
    return [entry for entry in entries if share(wanted, keys(entry)) >= 0.6]


def _deed(text: str) -> str:
    """Of a talk, what one declined in it."""
    return text.split("; ")[-1] if " declined " in text else text


def did(talk: Interview) -> str:
    """How one spent a day or a part of it: what was done in each part, and with whom one spoke."""
    span = span_asked(talk.q.asked, talk.q.card.now) if talk.asks(_DID) and not talk.asks(_ELSEWHEN) else None
    if span is None:
        return ""
    spent = _spent(talk, span)
    acts = [m for m in spent if m.kind == "action"]
    plan = planned(talk, span)
    asked = _PART_ASKED.search(talk.q.asked)
    by_part = _by_part([m for m in acts if _counts(m)], asked.group(1).lower() if asked else "")
    parts = [f"In the {part} {in_broad(talk, m, plan)}." for part, m in by_part]
    names = [n for m in spent if m.kind == "dialogue" for n in people(m.text.split(" talked about ")[0])]
    others = list(dict.fromkeys(n for n in names if n != talk.q.card.name))[:_MOST_NAMES]
    told = [*parts, *([f"I talked with {listed(others)}."] if others else [])]
    if told:
        return " ".join(told)
    early = (span[1] - span[0]) < timedelta(hours=5)
    return talk.pick("day_begins" if acts or early else "not_remembered")


def _counts(m: Statement) -> bool:
    return not _CHORES.search(m.text)


_PART_ASKED = re.compile(r"\b(morning|afternoon|evening)\b", re.I)


def _by_part(acts: Sequence[Statement], only: str = "") -> list[tuple[str, Statement]]:
    """Of each part of the day the weightiest act; of the part that is asked about, that alone."""
    found: dict[str, Statement] = {}
    for m in acts:
        part = only or _part(m.when)
        best = found.get(part)
        if best is None or (m.importance, not _EATING.search(m.text)) > (
            best.importance,
            not _EATING.search(best.text),
        ):
            found[part] = m
    return list(found.items())


def _part(when: datetime) -> str:
    hour = (when.hour - DAY_BEGINS) % 24 + DAY_BEGINS
    return "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"


def planned(talk: Interview, span: tuple[datetime, datetime]) -> list[tuple[int, str]]:
    """The entries of that day's plan: minute of the day from four in the morning on, and what."""
    day = (span[0] - timedelta(hours=DAY_BEGINS)).date()
    plans = [m for m in talk.q.memories if m.kind == "plan" and (m.when - timedelta(hours=DAY_BEGINS)).date() == day]
    entries = [found for m in plans[:1] for e in m.text.split(": ", 1)[-1].split("; ") if (found := _ENTRY.match(e))]
    return [((read_clock(e["at"]).start or 0) % 1440, e["what"]) for e in entries]


def in_broad(talk: Interview, m: Statement, plan: list[tuple[int, str]]) -> str:
    """What an act was part of, as the plan had it, if it was done where the plan had it; else the act itself."""
    minute = m.when.hour * 60 + m.when.minute
    what = next((what for at, what in reversed(plan) if at <= minute), "")
    sector = m.place.split(":")[0]
    at_home = sector == talk.q.card.home.split(":")[0] and not re.search(r" (?:at|in) (?:the )?[A-Z]", what)
    if not what or means_sleep(what) or not (at_home or (sector and sector in what)):
        return was(talk, m)
    return re.sub(r"^I was spending the (?:morning|afternoon|evening) ", "I was ", f"I was {talk.doing(what)}")


def _when(moment: datetime, now: datetime) -> str:
    """`Yesterday evening`, `This morning`, `On Monday afternoon`."""
    shift = timedelta(hours=DAY_BEGINS)
    days = ((now - shift).date() - (moment - shift).date()).days
    day = {0: "This", 1: "Yesterday"}.get(days, f"On {moment - shift:%A}")
    return f"{day} {_part(moment)}"


def was(talk: Interview, m: Statement) -> str:
    """`I was reading my notes at Hobbs Cafe`."""
    name = talk.q.card.name
    what = re.sub(rf"^{re.escape(name)} is ", "", m.text)
    words = talk.place(m.place)
    what = re.sub(r" (?:at|in) (?:the )?(?:(?! (?:at|in) )[^,])*$", "", what) if _ends_in_place(what, m.place) else what
    here = "" if not m.place or words.split(" ", 1)[-1] in what else f" {words}"
    return f"I was {talk.doing(what)}{here}"


def _ends_in_place(what: str, place: str) -> bool:
    tail = what[what.rfind(" at ") :] if " at " in what else ""
    return bool(tail) and any(part and part in tail for part in place.split(":")[:2])


def _spent(talk: Interview, span: tuple[datetime, datetime]) -> list[Statement]:
    """What the question carries of one's own doings in a stretch of time, oldest first."""
    rows = [m for m in talk.q.memories if m.source == "did" and span[0] <= m.when < span[1]]
    return sorted((m for m in rows if m.kind in ("action", "dialogue")), key=lambda m: m.ordinal)


_SAW = re.compile(
    r"\b(?:have|did) you seen? (?!any|some)|\bwhen did you last (?:see|meet|talk|speak)|\blast time you (?:saw|met)|"
    r"\bwhere (?:is|was|'s|can I find) (?!the\b|a\b|your\b)",
    re.I,
)


_WHERE_NOW = re.compile(r"\bwhere(?:['’]s| is| are) (?:your|[A-Z])", re.I)


def saw(talk: Interview) -> str:
    """When and where one last saw somebody."""
    named = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")
    name = named if talk.asks(_SAW) or (named and talk.asks(_WHERE_NOW)) else ""
    return seen_last(talk, name) if name else ""


def seen_last(talk: Interview, name: str) -> str:
    """When and where one last saw somebody, or that one did not."""
    seen = [
        m
        for m in talk.q.memories
        if name in (*m.subjects, *people(m.text)) and (m.source == "saw" or " talked about " in m.text)
    ]
    seen = [m for m in seen if m.kind in ("observation", "dialogue") and kind_of(m.text) != "secret"]
    if not seen:
        return talk.pick("not_seen", name=first_name(name))
    last = max(seen, key=lambda m: m.when)
    when = _when(last.when, talk.q.card.now)
    inside = when if when.startswith("On ") else when[0].lower() + when[1:]
    return talk.pick("seen", name=first_name(name), when=inside.replace("On ", "on "), place=talk.place(last.place))
