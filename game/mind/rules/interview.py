"""Answers to an interviewer (AnswerInterview): first person, from memories, biography and plan, `I don't know` too."""

import re
from collections.abc import Callable

from game.mind.questions import AnswerInterview, Chunk
from game.mind.rules.english import listed
from game.mind.rules.events import event_in, has_begun, kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.hearing_acts import parts
from game.mind.rules.interview_voice import ROUTINE, Interview, mentions
from game.mind.rules.interview_words import HYPOTHETICALS
from game.mind.rules.persona import kinship, relation
from game.mind.rules.speech import as_said, first_name, sentence
from game.mind.rules.talk_memories import facts_known
from game.mind.rules.talk_questions import REAL
from game.mind.rules.times import read_clock
from game.world.clock import time_words

_WHERE_AT = re.compile(
    r"\b(?:where|what|doing|be|are)\b.*\b(?:at|around|about)\b.*\d|\b(?:noon|midnight|o'clock)\b", re.I
)
_WHO_IS = re.compile(
    r"\b(?:who is|who's|do you know|have you met|tell me about|what do you think (?:of|about)|how (?:well )?do you "
    r"(?:know|like|feel about)|relationship with)\b(.*)",
    re.I,
)
_SAID = re.compile(
    r"\b(?:what did|what have) you\b.*\b(?:talk|say|said|discuss|speak)\w*|conversation with|last (?:talk|spoke)", re.I
)
_ABOUT_SELF = re.compile(r"\b(?:who are you|introduce yourself|tell me about yourself|describe yourself)\b", re.I)
_JOB = re.compile(
    r"\b(?:occupation|what do you do|your (?:job|work|profession|living)|do for a living|what are you working on)\b",
    re.I,
)
_CARE = re.compile(r"\b(?:care about|matters? to you|inspires? you|passionate|interests?|like most|enjoy)\b", re.I)
_HOME = re.compile(
    r"\b(?:live with|who do you live|whom do you live|where do you live|your (?:home|house|housemates?|family))\b", re.I
)
_DAY = re.compile(r"\b(?:typical|usual|normal|average|weekday|daily|routine|schedule|your day)\b", re.I)
_HOUR_WITH = re.compile(r"\bspend (?:an hour|time|an evening|a day)\b", re.I)
_ALIKE = re.compile(r"\b(?:alike|like you|similar to you|resembles? you)\b", re.I)
_GIFT = re.compile(r"\b(?:gift|present|buy for|birthday)\b", re.I)
_CHANGED = re.compile(r"\b(?:(?:has |have )?changed|lately|recently|learn(?:ed|t)|what's new)\b", re.I)
_CLAIM = re.compile(r"\b(?:you promised|you told|you said|you owe|you agreed)\b", re.I)
_PLACES = re.compile(r"\b(?:Cafe|Park|Pub|College|Market|Pharmacy|Store|Day|Oak|Hill|Rose|Crown|Valentine|February)\b")


_SHORT_ANSWER, _ENDS = 90, 0.4
"""Letters up to which an answer may end with what its speaker likes to end with, and the chance of it [ours]."""
_KNOWN_SHARE, _WITHOUT_NAME = 0.6, 0.75
"""Share of what is asked about that a memory must hold; more if it does not name whom the question names [ours]."""
_YES_NO = re.compile(r"(?:is|are|was|were|will|do|does|did|has|have|can)\b", re.I)
_QUOTED = re.compile(r"^(.+?) said to (.+?): ")


def answer_interview(q: AnswerInterview) -> str:
    """What the person answers, in their own voice, from what the question carries."""
    talk = Interview(q)
    text = next((text for answer in _ANSWERS if (text := answer(talk))), "") or talk.pick("unknown")
    ending = talk.who.ends and len(text) < _SHORT_ANSWER and text[-1:] in ".!" and talk.chance.random() < _ENDS
    return f"{text[:-1]}, {talk.who.ends.lower()}{text[-1]}" if ending else text


def _real(talk: Interview) -> str:
    return talk.pick("computed", name=talk.q.card.name) if REAL.search(talk.q.asked) else ""


def _claimed(talk: Interview) -> str:
    """A claim about the past is believed only if it is remembered."""
    if not _CLAIM.search(talk.q.asked):
        return ""
    known = next(
        (m for m in talk.q.memories if share(core(talk.q.asked), keys(m.text)) >= 0.6 and m.kind == "dialogue"), None
    )
    return f"Yes. {talk.say(known.text)}" if known else talk.pick("not_remembered")


def _hypothetical(talk: Interview) -> str:
    for pattern, act in HYPOTHETICALS:
        if re.search(pattern, talk.q.asked, re.I):
            return talk.pick(act, place=_place_words(talk))
    return ""


def _place_words(talk: Interview) -> str:
    return next((r.sector for r in talk.q.card.known if r.public and r.hours), "the cafe")


# -- oneself -----------------------------------------------------------------------------------------------------


def _myself(talk: Interview) -> str:
    if not _ABOUT_SELF.search(talk.q.asked):
        return ""
    card = talk.q.card
    lines = [f"I'm {card.name}, {card.age} years old.", *(talk.say(c) for c in _job_clauses(talk)[:1])]
    project = talk.clauses("project")[:1]
    like = talk.clauses("like")[:1]
    return " ".join(
        [
            *lines,
            *(talk.say(c) for c in (*project, *like)),
            f"People call me {listed([t.lower() for t in card.traits])}.",
        ]
    )


def _job_clauses(talk: Interview) -> list[str]:
    name = re.escape(talk.q.card.name)
    return [c for c in talk.who.clauses if re.match(rf"{name} (?:is (?:an? |the )|works as|runs)", c)]


def _job(talk: Interview) -> str:
    if not _JOB.search(talk.q.asked):
        return ""
    told = [*_job_clauses(talk)[:1], *talk.clauses("project")[:2]]
    return " ".join(talk.say(c) for c in told) or "I have no fixed occupation at the moment."


def _care(talk: Interview) -> str:
    if not _CARE.search(talk.q.asked):
        return ""
    pool = [*talk.clauses("pride", "like", "project"), *talk.clauses("wish")]
    chosen = talk.chance.sample(pool, min(3, len(pool)))
    return " ".join(talk.say(c) for c in chosen)


def _home(talk: Interview) -> str:
    if not _HOME.search(talk.q.asked):
        return ""
    card = talk.q.card
    kin = [(n, k) for n, _ in card.ties if (k := kinship(card, n))]
    family = [f"my {_kin_word(talk, n, k)} {n}" for n, k in kin]
    mates = [
        n
        for n, _ in card.ties
        if re.search(
            r"\b(?:housemates?|shared a house|shares a house|lived with|one house|moved in with|dorm-mates?|"
            r"in(?:to)? the dorm|dorm neighbou?r)\b",
            relation(card, n),
        )
    ]
    together = [*family, *(m for m in mates if m not in dict(kin))]
    place = card.home.split(":")[0]
    home = as_said(place, talk.pair)
    home = home if home.startswith(("my", "our", "The", "the")) else f"the {home}"
    return f"I live in {home}" + (f" with {listed(together)}." if together else ", on my own.")


def _kin_word(talk: Interview, name: str, kin: str) -> str:
    """`husband`, `son`: the word that the biography uses, else one that is true of either."""
    said = re.search(rf"\b(?:her|his|their) (\w+),? {re.escape(name)}", relation(talk.q.card, name))
    spouse = re.search(r"\b(?:her|his|their) (husband|wife)\b", talk.q.card.biography)
    if kin == "couple":
        return spouse.group(1) if spouse else "spouse"
    return said.group(1) if said else {"child": "child", "parent": "parent"}.get(kin, "relative")


def _typical(talk: Interview) -> str:
    if not _DAY.search(talk.q.asked) or not re.search(r"\b(?:day|weekday|routine|schedule)\b", talk.q.asked, re.I):
        return ""
    routine = [c for c in talk.who.clauses if ROUTINE.search(c)]
    routine.sort(key=lambda c: ("goes to bed" in c, read_clock(c).start or 0))
    return " ".join(talk.say(c) for c in routine[:6])


# -- plans -------------------------------------------------------------------------------------------------------


def _at_hour(talk: Interview) -> str:
    """Where one will be at an hour: a promise, then the plan, then the routine."""
    if not _WHERE_AT.search(talk.q.asked):
        return ""
    clock = read_clock(talk.q.asked)
    if clock.start is None:
        return ""
    tomorrow = bool(re.search(r"\btomorrow\b", talk.q.asked, re.I))
    promised = _promised_at(talk, clock.start, tomorrow)
    if promised:
        return promised
    chunk = None if tomorrow else next((c for c in talk.q.plan if _holds(c, clock.start)), None)
    at = time_words(talk.q.card.now.replace(hour=clock.start // 60 % 24, minute=clock.start % 60))
    if chunk is not None:
        where = (
            f" at {chunk.where}"
            if chunk.where and chunk.where not in chunk.what and chunk.where != "home"
            else " at home"
            if chunk.where == "home" and "home" not in chunk.what
            else ""
        )
        return talk.pick(
            "plan_at",
            at=at,
            what=as_said(f"{talk.q.card.name} is {chunk.what}", talk.pair).removeprefix("I'm ") + where,
        )
    return _usually_at(talk, clock.start, at)


def _holds(chunk: Chunk, minute: int) -> bool:
    start = chunk.start.hour * 60 + chunk.start.minute
    return start <= minute < start + chunk.minutes or start <= minute + 1440 < start + chunk.minutes


def _promised_at(talk: Interview, minute: int, tomorrow: bool) -> str:
    day = talk.q.card.now.date().toordinal() + tomorrow
    for m in talk.q.memories:
        event = event_in(m.text, talk.q.card.now) if m.text.startswith(talk.q.card.name) else None
        if event and event.span.start.date().toordinal() == day:
            begin = event.span.start.hour * 60 + event.span.start.minute
            if begin <= minute < begin + event.span.minutes:
                return talk.say(m.text)
    return ""


def _asleep_at(talk: Interview, minute: int) -> bool:
    """Whether the biography has one in bed at a minute of the day."""
    bed = next((c for c in talk.who.clauses if "goes to bed" in c and "wakes up" in c), "")
    night = read_clock(bed.split("wakes up")[0]).start
    up = read_clock(bed.split("wakes up")[-1]).start
    if night is None or up is None:
        return False
    return minute >= night or minute < up if night > up else night <= minute < up


def _usually_at(talk: Interview, minute: int, at: str) -> str:
    if _asleep_at(talk, minute):
        return talk.pick("asleep_at", at=at)
    for clause in talk.who.clauses:
        clock = read_clock(clause)
        end = clock.end if clock.end is not None else (clock.start or 0) + 60
        if clock.start is not None and clock.start <= minute < end and "goes to bed" not in clause:
            return talk.pick("usual_at", at=at, said=talk.say(clause)[:-1])
    return talk.pick("free_at", at=at)


# -- others ------------------------------------------------------------------------------------------------------


def _person(talk: Interview) -> str:
    """Who somebody is, and what was said with them; an honest no for somebody unknown."""
    said = bool(_SAID.search(talk.q.asked))
    found = _WHO_IS.search(talk.q.asked)
    if not said and not found:
        return ""
    name = talk.known_person(talk.q.asked)
    if name:
        return _said_with(talk, name) if said else _about(talk, name)
    strange = [n for n in people(talk.q.asked) if not _PLACES.search(n)] or re.findall(
        r"\b(?:who is|know|met|with|about|of) ([A-Z][\w'’]+)\b(?!['’])", talk.q.asked
    )
    if strange and strange[0] not in ("I", talk.q.card.name) and not _PLACES.search(strange[0]):
        return talk.pick("nobody", name=strange[0])
    return ""


def _about(talk: Interview, name: str) -> str:
    """What one knows of somebody: the biography first, then what was told, seen or overheard."""
    told = [talk.say(c) for c in relation(talk.q.card, name).split("; ") if c and "secret" not in kind_of(c)][:2]
    heard = [m for m in talk.q.memories if mentions(m.text, name) or (name in m.subjects and m.kind != "reflection")]
    heard = [m for m in heard if m.kind in ("dialogue", "observation", "reflection")]
    heard = sorted(
        (m for m in heard if kind_of(m.text) not in ("secret", "love")),
        key=lambda m: (name not in m.text[: len(name)], -m.importance, -m.ordinal),
    )
    told += [_with_source(talk, m.text, m.source) for m in heard[:2]]
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    return yes + (" ".join(dict.fromkeys(told)) or talk.pick("by_sight", name=name))


def _inside(said: str) -> str:
    """A sentence as part of another: a small first letter, unless it is a name or `I`."""
    named = any(said.startswith(name) for name in people(said)) or re.match(r"I\b|I['’]", said)
    return said if named else said[:1].lower() + said[1:]


def _with_source(talk: Interview, text: str, source: str) -> str:
    quoted = _QUOTED.match(text)
    if quoted:
        return sentence(f"I overheard {quoted.group(1)} talking with {quoted.group(2)}")
    told = re.match(r"was told by (.+)", source)
    if told and not text.startswith(told.group(1)):
        return sentence(f"{told.group(1)} told me that {_inside(talk.say(text))}")
    return talk.say(text)


def _said_with(talk: Interview, name: str) -> str:
    talks = [m for m in talk.q.memories if m.kind == "dialogue" and name in m.text and m.source == "did"]
    told = [m for m in talk.q.memories if m.source == f"was told by {name}"]
    if not talks and not told:
        return talk.pick("no_talk", name=first_name(name))
    lines = [talk.say(m.text) for m in talks[:2]]
    return " ".join([*lines, *(f"{first_name(name)} told me: {talk.say(m.text)}" for m in told[:2])])


def _choice_of_person(talk: Interview) -> str:
    """Somebody to spend an hour with, somebody alike, a gift for somebody."""
    if not (_HOUR_WITH.search(talk.q.asked) or _ALIKE.search(talk.q.asked) or _GIFT.search(talk.q.asked)):
        return ""
    named = talk.known_person(talk.q.asked)
    ties = sorted(
        ((t.closeness, n) for n, t in talk.q.card.ties if kind_of(t.feeling) != "secret"), key=lambda x: (-x[0], x[1])
    )
    name = named or (ties[0][1] if ties else "")
    if not name:
        return talk.pick("nobody_close")
    if _GIFT.search(talk.q.asked):
        likes = next(
            (m.text for m in talk.q.memories if m.text.startswith(name) and kind_of(m.text) in ("like", "project")), ""
        )
        return (
            talk.pick("gift_known", name=first_name(name), said=talk.say(likes)[:-1])
            if likes
            else talk.pick("gift", name=first_name(name))
        )
    why = next(
        (talk.say(c) for c in relation(talk.q.card, name).split("; ") if kind_of(c) not in ("secret", "love")), ""
    )
    return f"{talk.pick('alike' if _ALIKE.search(talk.q.asked) else 'hour_with', name=name)} {why}".strip()


def _lately(talk: Interview) -> str:
    if not _CHANGED.search(talk.q.asked) or not re.search(r"\b(?:you|your)\b", talk.q.asked, re.I):
        return ""
    found = [
        m for m in talk.q.memories if m.kind in ("reflection", "dialogue") and kind_of(m.text) not in ("secret", "love")
    ]
    found.sort(key=lambda m: (m.kind != "reflection", -m.importance, -m.ordinal))
    return " ".join(_with_source(talk, m.text, m.source) for m in found[:2]) or talk.pick("nothing_new")


def _fact(talk: Interview) -> str:
    """Whatever memory answers best, with its source; hearsay is told as hearsay."""
    found = _best_fact(talk)
    if found is None:
        wanted = keys(talk.q.asked)
        wonders = next((c for c in talk.who.clauses if kind_of(c) == "curious" and share(wanted, keys(c)) >= 0.5), "")
        return f"{talk.pick('unknown')} {talk.say(wonders)}" if wonders else ""
    text, source = found
    text = _IN_HAND.sub(" had planned ", text) if has_begun(text, talk.q.card.now) else text
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    return yes + (_with_source(talk, text, f"was told by {source}") if source else talk.say(text))


_IN_HAND = re.compile(r" (?:is|was) (?:planning|holding|giving|hosting|throwing|organi[sz]ing) ")


def _best_fact(talk: Interview) -> tuple[str, str] | None:
    """The statement that holds most of what is asked about, and who told it; None if none holds enough."""
    wanted, names = core(talk.q.asked), [n for n in people(talk.q.asked) if n != talk.q.card.name]
    facts = facts_known(talk.q.card, talk.q.memories)
    facts += [(m.text, "") for m in talk.q.memories if m.source in ("saw", "did", "concluded") and m.kind != "plan"]
    scored = []
    for n, (text, source) in enumerate(facts):
        if kind_of(text) in ("secret", "love", "curious") or _ASKED_ONLY.search(text):
            continue
        fit = share(wanted, keys(text))
        named = all(mentions(text, name) for name in names)
        if fit >= (_KNOWN_SHARE if named else _WITHOUT_NAME):
            scored.append((fit + 0.2 * named, len(wanted & keys(text)), -n, (text, source)))
    return max(scored)[3] if scored else None


_ASKED_ONLY = re.compile(r"\btalked about (?:who|what|whether|when|where|why|how)\b")


def _greeting(talk: Interview) -> str:
    if re.match(
        r"(?:hello|hi|hey|good (?:morning|day|evening|afternoon))\b[^?]*$", talk.q.asked.strip(), re.I
    ) or parts(talk.q.asked):
        return talk.pick("greeting", name=talk.q.card.name)
    return ""


def _feeling(talk: Interview) -> str:
    if not re.search(r"\bhow (?:are|do) you\b|how's it going", talk.q.asked, re.I):
        return ""
    worry = talk.clauses("worry")[:1]
    return " ".join([talk.pick("feeling", mood=talk.q.card.mood or "calm"), *(talk.say(c) for c in worry)])


_ANSWERS: tuple[Callable[[Interview], str], ...] = (
    _real, _claimed, _greeting, _hypothetical, _myself, _home, _choice_of_person, _at_hour, _person, _job, _typical,
    _care, _feeling, _lately, _fact,
)  # fmt: skip
