"""Patterns over statements from which conclusions are drawn: what was found out, who confided what, how work goes.

A pattern is a function from a look at the statements to findings; each finding names the statements it rests on.
"""

import re
from collections.abc import Callable, Iterator
from datetime import timedelta

from game.mind.rules.events import curiosity, event_in, event_phrase, has_begun, is_news, kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.persona import has_crush, household, register, relation
from game.mind.rules.reflect_acts import own_work
from game.mind.rules.reflect_look import Finding, Look, Row, days_of, indices, mould_of, owned, sure
from game.mind.rules.reflect_people import more_to_them, shared_taste, speaks_of
from game.mind.rules.sightings import of_a_thing
from game.mind.rules.subjects import topic_of

_CLOSE, _FRIENDLY, _ACQUAINTED = 7, 4, 2
_COMPANY = 6
"""People talked to from which a day was full of them [ours]."""
_HOURS = 4
"""Different hours of two days in which one has to see somebody at a place to call it a custom [ours]."""
_AT_WORK = 4
"""Glances at somebody at work from which there is something to conclude [ours]."""
_QUARREL = re.compile(r"\b(?:quarrel\w*|noise complaints?|shout\w*|fights?|fought|hates?|detests?)\b")
_STRAINED = re.compile(r"\b(?:strained|unhappy|drifted|estranged)\b")


# -- what one wanted to know ---------------------------------------------------------------------------------------


def found_out(look: Look) -> Iterator[Finding]:
    """A question of one's own that somebody has answered, or that nobody could."""
    for clause in look.who.clauses:
        wonder = curiosity(clause) if kind_of(clause) == "curious" else ""
        if not re.match(r"(?:who|what|whether|when|where|why|how|which)\b", wonder):
            continue
        answers = [(n, s) for n, s in look.told if share(core(wonder), keys(s.text)) >= 0.6 and is_news(s.text)]
        asked = [(n, s) for rows in look.talks.values() for n, s in rows if wonder in s.text]
        if answers:
            text = look.say("found out", what=wonder, more=answers[0][1].text)
            old = look.standing("nobody knows", about=wonder)
            yield Finding("found out", text, indices([*asked[:2], answers[0]]), 0.9, (wonder, look.me), old)
        elif len(asked) >= 3:
            text = look.say("nobody knows", what=wonder)
            yield Finding("nobody knows", text, indices(asked), sure(len(asked)), (wonder, look.me))


def also_asks(look: Look) -> Iterator[Finding]:
    """Somebody else who wants to know what one wants to know."""
    wonders = [curiosity(c) for c in look.who.clauses if kind_of(c) == "curious"]
    for n, s in look.told:
        wonder = curiosity(s.text) if kind_of(s.text) == "curious" else ""
        if wonder and any(share(core(wonder), core(own)) >= 0.6 for own in wonders):
            name = s.source.removeprefix("was told by ")
            yield Finding("also asks", look.say("also asks", name, what=wonder), (n,), 0.6, (name, wonder))


def talk_of_the_town(look: Look) -> Iterator[Finding]:
    """One piece of news heard from two people or more, whom it is not about."""
    for n, s in look.told:
        if not is_news(s.text) or kind_of(s.text) in ("project", "secret", "love") or has_begun(s.text, look.card.now):
            continue
        if of_a_thing(s.text) or _is_settled(look, s.text):  # two stoves may burn on one day
            continue
        who = people(s.text)[:1]
        rows = [(m, t) for m, t in look.told if share(core(s.text), keys(t.text)) >= 0.6 and people(t.text)[:1] == who]
        tellers = list(dict.fromkeys(t.source.removeprefix("was told by ") for _, t in rows))
        tellers = [name for name in tellers if name not in who]
        if len(tellers) >= 2:
            topic, news = topic_of(s.text).removeprefix("the news that "), topic_of(s.text).startswith("the news that ")
            mould = "town news" if news else "talk of the town"
            text = look.say(mould, tellers[0], what=topic, more=tellers[1])
            yield Finding(mould, text, indices([(n, s), *rows]), sure(len(rows), True), (topic, "people"))
            return


def _is_settled(look: Look, text: str) -> bool:
    """Whether one has said yes or no to it already, so that it is no mere talk any more."""
    answered = re.compile(rf"{re.escape(look.me)} (?:promised|declined) ")
    event = event_in(text, look.card.now)
    return event is not None and any(
        answered.search(s.text) and share(core(event.name), keys(s.text)) >= 0.6 for _, s in look.rows
    )


# -- others --------------------------------------------------------------------------------------------------------


def confided(look: Look) -> Iterator[Finding]:
    """A worry that somebody told; beside one of one's own that was told them too, it is shared."""
    own = dict(_own_worries(look))
    for n, s in look.told:
        name = s.source.removeprefix("was told by ")
        if kind_of(s.text) != "worry" or not s.text.startswith(name) or people(s.text)[1:]:
            continue
        topic = topic_of(s.text)
        if name in own:
            m, mine = own[name]
            text = look.say("both worry", name, what=owned(topic, name), more=owned(mine, look.me))
            yield Finding("both worry", text, (n, m), 0.65, (name, "common"))
        mould = "confided" if look.card.tie(name).closeness >= _FRIENDLY else "let slip"
        yield Finding(mould, look.say(mould, name, what=owned(topic, name)), (n,), 0.6, (name, "relationship"))


def unburdened(look: Look) -> Iterator[Finding]:
    """A worry of one's own that one has told somebody."""
    for name, (n, topic) in _own_worries(look):
        if look.card.tie(name).closeness >= _FRIENDLY:
            text = look.say("unburdened", name, what=owned(topic, look.me))
            yield Finding("unburdened", text, (n,), 0.65, (name, look.me))


def _own_worries(look: Look) -> list[tuple[str, tuple[int, str]]]:
    """To whom one told a worry of one's own: name, the statement that says so, and the worry as a topic."""
    found = []
    for n, s in look.rows:
        told = re.match(rf"{re.escape(look.me)} told (\S+ \S+) that (.+)", s.text)
        for piece in told.group(2).split("; that ") if told else ():
            text = re.sub(r"^(?:she|he)\b", look.me, piece)
            if told and kind_of(text) == "worry" and text.startswith(look.me) and not people(text)[1:]:
                found.append((told.group(1), (n, topic_of(text))))
    return found


def new_faces(look: Look) -> Iterator[Finding]:
    """Somebody who was a stranger until lately, and what they told of themselves."""
    for name, rows in look.talks.items():
        known = relation(look.card, name) or look.card.tie(name).closeness > 3
        told = [(n, s) for n, s in look.by(name) if kind_of(s.text) in ("project", "pride", "wish")]
        if known or not told:
            continue
        text = look.say("new face", name, more=told[0][1].text[len(name) :].strip())
        yield Finding("new face", text, indices([rows[0], told[0]]), 0.6, (name, "relationship"))


def relations(look: Look) -> Iterator[Finding]:
    """How one stands with somebody one has talked with more than once."""
    for name, rows in look.talks.items():
        mould = _standing_with(look, name, rows)
        if mould:
            old = look.standing("closer", "leans on", "foe", "cool", about=name)
            revises = old if old >= 0 and mould_of(look.q.statements[old].text) != mould else -1
            grounds = _grudges(look, name) if mould in ("foe", "cool") else []
            if mould == "cool" and not grounds:
                continue
            about, because = (name, "relationship", "spend time"), (*indices(grounds, 2), *indices(rows))
            yield Finding(mould, look.say(mould, name), because, sure(len(because)), about, revises)


def _grudges(look: Look, name: str) -> list[Row]:
    """What one has against somebody, of old or from a quarrel."""
    return [
        (n, s)
        for n, s in look.rows
        if s.text.startswith(look.me)
        and any(name in part and (_DISLIKE.search(part) or "quarrelled" in part) for part in re.split(r"[.;] ", s.text))
    ]


_DISLIKE = re.compile(
    r"\b(?:dislikes?|hates?|detests?|despises?|cannot stand|can't stand|avoids?|resents?|envies|distrusts?|annoying|"
    r"too (?:pushy|loud|slow|soft|proud)|fumes|mistrusts?|grudge|insulted|no (?:patience|time) for|against)\b"
)


def _standing_with(look: Look, name: str, rows: list[Row]) -> str:
    """The mould for a relation that enough talks bear out; empty if they do not."""
    closeness, tone = look.card.tie(name).closeness, register(look.card, name)
    if closeness < 0:
        return "foe" if closeness < -3 or any("quarrelled" in s.text for _, s in rows) else "cool"
    if len(rows) < 2:
        return ""
    if has_crush(look.card, name):
        return "crush"
    if tone in ("couple", "parent", "child"):
        strained = _STRAINED.search(relation(look.card, name))
        return "strained" if strained else "household" if len(rows) >= 3 else ""
    if closeness >= _CLOSE:
        return "leans on"
    return "closer" if closeness >= _FRIENDLY and (len(days_of(rows)) > 1 or len(rows) > 2) else ""


def hard_workers(look: Look) -> Iterator[Finding]:
    """Somebody seen again and again at what they said they were at."""
    for name, rows in look.seen.items():
        for _, told in look.by(name):
            if kind_of(told.text) != "project" or _PASSING.search(told.text):
                continue
            at_it = [(n, s) for n, s in rows if core(told.text) & keys(s.text) and not _ELSEWHERE.search(s.text)]
            if len(at_it) >= _AT_WORK:
                text = look.say("hard worker", name, what=owned(topic_of(told.text), name))
                yield Finding("hard worker", text, indices(at_it), sure(len(at_it)), (name, "matters"))
                break


_PASSING = re.compile(r" is (?:gathering|inviting|planning|hoping|saving) ")
"""What is done in passing, and no work that one could look up from."""
_ELSEWHERE = re.compile(r" is (?:on the way|talking) ")
"""Whoever walks or talks is not at work."""


def keeps_meeting(look: Look) -> Iterator[Finding]:
    """Somebody met at one place on several days, who is no housemate and does not live or work there with one."""
    for name, rows in look.seen.items():
        if name in look.talks or look.card.tie(name).closeness >= _ACQUAINTED:
            continue
        mine = {look.card.home.split(":")[0], look.card.work.split(":")[0], ""}
        for place in sorted({s.place for _, s in rows if s.place.split(":")[0] not in mine}):
            there = [(n, s) for n, s in rows if s.place == place and not _GUESTS.search(s.text)]
            if any(_SERVES.search(s.text) for _, s in there):
                continue
            hours = {(s.when.date(), s.when.hour) for _, s in there}
            if len(days_of(there)) >= 2 and len(hours) >= _HOURS and not household(look.card, name):
                text = look.say("keeps meeting", name, what=place.split(":")[0])
                yield Finding("keeps meeting", text, indices(there), 0.4, (name, place))
                break


_SERVES = re.compile(
    r"\b(?:customers?|counter|serving|pint|bar|till|shelf|shelves|class|order|guests?|menu|sign|cups)\b"
)
"""Whoever is seen at such things works there, and is met there for that."""


def bad_blood(look: Look) -> Iterator[Finding]:
    """A quarrel between two others, seen or told by two."""
    for n, s in look.rows:
        names = [name for name in people(s.text)[:2] if name != look.me]
        if len(names) == 2 and _QUARREL.search(s.text) and s.kind in ("observation", "dialogue"):
            rest = [(m, t) for m, t in look.rows if m != n and all(x in t.text for x in names)]
            if rest:
                text = look.say("bad blood", names[0], what=names[1])
                yield Finding("bad blood", text, (n, *indices(rest, 3)), sure(1 + len(rest)), tuple(names))
                return


# -- oneself -------------------------------------------------------------------------------------------------------


def events(look: Look) -> Iterator[Finding]:
    """Something one has promised to come to, gives oneself, went to or said no to."""
    for n, s in look.rows:
        event = event_in(s.text, look.card.now, past=True)
        mine = s.text.startswith(f"{look.me} promised ") or (event and event.owner == look.me)
        if event is None or not event.name or not mine or not s.text.startswith(look.me):
            continue
        what = event_phrase(event)
        if event.span.end <= look.card.now:
            yield from _afterwards(look, n, what, event.owner == look.me, event.span.start.date())
        elif look.card.now < event.span.start <= look.card.now + timedelta(hours=48):
            mould = "host" if event.owner == look.me else "looking forward"
            rest = [(m, t) for m, t in look.rows if m != n and share(core(event.name), keys(t.text)) >= 0.6]
            if rest:
                because, host = (n, *indices(rest, 4)), next((x for x in people(s.text) if x != look.me), "")
                mould = "expected by" if mould == "looking forward" and host else mould
                text = look.say(mould, host or what, what=what)
                yield Finding(mould, text, because, sure(1 + len(rest)), (what, "forward"))


def _afterwards(look: Look, promise: int, what: str, host: bool, day: object) -> Iterator[Finding]:
    noun = core(what.removeprefix("the "))
    there = [(n, s) for n, s in look.deeds if s.when.date() == day and _GUESTS.search(s.text)]
    talked = [(n, s) for rows in look.talks.values() for n, s in rows if noun & keys(s.text)]
    if len(there) >= 2:
        old = look.standing("looking forward", "expected by", "host", about=what)
        mould = "hosted" if host else "went"
        because = (promise, *indices(there, 3), *indices(talked, 1))
        yield Finding(mould, look.say(mould, what, what=what), because, 0.8, (what, look.me), old)


_GUESTS = re.compile(
    r"\b(?:guests?|toast|decorations|dancing|mingling|raising a glass|cake|music|applau\w+|standing still for a "
    r"picture|party|show|stage|audience|concert|dance)\b"
)


def stayed_away(look: Look) -> Iterator[Finding]:
    """What one declined."""
    for n, s in look.rows:
        found = re.search(rf"{re.escape(look.me)} declined to (?:come to |join )(.+)$", s.text)
        if found:
            what = found.group(1)
            old = look.standing("looking forward", "expected by", about=what)
            host = next((name for name in people(s.text) if name != look.me), "")
            mould = "said no to" if host else "stayed away"
            yield Finding(mould, look.say(mould, host or what, what=what), (n,), 0.7, (what, look.me), old)
            return


def company(look: Look) -> Iterator[Finding]:
    """How much one talked today."""
    today = look.card.now.date()
    talks = [(n, s) for rows in look.talks.values() for n, s in rows if s.when.date() == today]
    others = list(dict.fromkeys(name for name, rows in look.talks.items() if set(rows) & set(talks)))
    if len(others) >= _COMPANY:
        ends = sorted(talks, key=lambda row: (row[1].when, row[1].ordinal))
        first, last = (next(name for name, rows in look.talks.items() if row in rows) for row in (ends[0], ends[-1]))
        if first != last:
            text = look.say("much company", first, more=last, what=_NUMBERS.get(len(others), "a dozen"))
            yield Finding("much company", text, indices(talks, _COMPANY), 0.7, (look.me, "spend time", "days"))


_NUMBERS = {6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "eleven"}


def tiredness(look: Look) -> Iterator[Finding]:
    """A long day that is felt."""
    if look.card.hours_awake >= 15 and look.card.mood in ("tired", "exhausted", "weary", "sleepy") and look.deeds:
        about = (look.me, "days")
        yield Finding("tired", look.say("tired"), indices([look.deeds[0], look.deeds[-1]]), 0.6, about)


PATTERNS: tuple[Callable[[Look], Iterator[Finding]], ...] = (
    found_out, events, stayed_away, confided, unburdened, new_faces, more_to_them, speaks_of, shared_taste, relations,
    own_work, talk_of_the_town, also_asks, company, hard_workers, bad_blood, tiredness, keeps_meeting,
)  # fmt: skip
