"""What kind of thing a statement tells, and the parts of it that talk needs: name of an event, when, where, a topic.

Kinds are told by the words of a sentence alone, so that a fact nobody foresaw is treated like any other.
"""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache

from game.mind.gate import breath
from game.mind.rules.gist import people
from game.mind.rules.phrases import doing_of
from game.mind.rules.times import Span, read_moment
from game.world.thoughts import KnownRoom

_PRIVATE = re.compile(
    r"\b(appointment|exams?|interview|deadline|court|surgery|dentist|doctor|shift|test|funeral|promised|has to|must|"
    r"hearing)\b",
    re.I,
)
_DATED = re.compile(
    r"\b(\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|"
    r"jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}|"
    r"the \d{1,2}(?:st|nd|rd|th)|today|tonight|tomorrow|this (?:morning|afternoon|evening|weekend)|(?:on |next |this "
    r")?(?:mon|tues|wednes|thurs|fri|satur|sun)day|"
    r"at (?:noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}))\b",
    re.I,
)
_HABIT = re.compile(
    r"\b(every|each|always|usually|goes to bed|wakes up|has (?:breakfast|lunch|dinner|classes)|opens .* at \d)\b", re.I
)
_UNDATED = re.compile(
    r"\b(?:an?|every|each|one|any|free|full|grey|whole) (?:\w+ )?\w+day\b|\b(?:worr(?:y|ies)|wish(?:es)?|would "
    r"(?:like|love)|dreams)\b|^\S+ \S+ (?:\w+ly )?(?!is\b|was\b|has\b|plans\b|wants\b|means\b|hopes\b|invites\b|"
    r"intends\b)\w+s .*\b(?:on \w+day|(?:at|around|from) (?:noon|midnight|seven|six|eight|nine|ten|\d{1,2}))\b"
)
_TERM = re.compile(r",? \b(?:until|till|since|before|by) (?:\w+day|tomorrow|noon|midnight|the \d+\w\w)\b")
"""How long something lasts is no day on which it takes place."""
_INVITING = re.compile(
    r"\b(?:going|go|invit\w+|will|promised|planning|plans|join|together|everybody|everyone|welcome)\b"
)
_PAST_DOING = re.compile(r"\S+ \S+ (?:was|were|had|has been|spent|told|and) ")
_EXACT = re.compile(r"\b\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+\b|\btomorrow\b|\btonight\b|\btoday\b")
_NOUN = re.compile(
    r"\b(?:hold|plan|throw|host|organi[sz]|giv|hav|has|have|prepar|put|arrang|run|mak|call|announc|perform|show|"
    r"start|open|lead|invit\w+ (?:\w+ ){0,3}to|com(?:e|ing) to|go(?:ing)? to|there (?:is|will be))"
    r"(?:e|s|es|ing|ning|ting|ses|ds)?(?: on| up)? (?:to (?:hold|throw|host|have|give|organi[sz]e|put on) "
    r")?(?P<det>an?|the|her|his|their|my|our|some) (?P<noun>[^,.;]+?)"
    r"(?= (?:at|in|on|from|for|by|with|tomorrow|today|tonight|this|next|to|and|where|when|which|that|who|starting|"
    r"until|around|before|after|near)\b|[,.;]|$)",
    re.I,
)
_OPENS = re.compile(
    r"^(?P<owner>.+?['’]s) (?P<noun>[\w' ’-]+?) (?:is|opens|begins|starts|takes place|will be|happens)\b"
)
_HERE = re.compile(
    r"^(?:There (?:is|will be)|The|A|An) (?P<noun>.+?)(?= (?:is|opens|begins|starts|takes|will|at|in|on|from|by|with|"
    r"tomorrow|today|tonight)\b)",
    re.I,
)
_PLACE = re.compile(
    r"\b(?:at|in|to|by) ((?:the )?(?:[A-Z][\w’']*(?: (?:and|of|for) (?=[A-Z]))? ?)+(?:'s (?:house|apartment|room))?|"
    r"home|(?:the|her|his|their|my) (?:park|pub|cafe|café|library|college|market|"
    r"shop|store|garden|dorm|common room|kitchen|house|apartment|room|lake|square))"
)
_TIME_TAIL = re.compile(
    r",? (?:on (?:the (?:morning|afternoon|evening|night) of )?(?:\w+day,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: "
    r"of)?(?: [A-Z]\w+)?|on \w+day(?:, the \d{1,2}\w\w)?|tomorrow(?: (?:morning|afternoon|evening|night))?|today|"
    r"tonight|this (?:morning|afternoon|evening)"
    r"|(?:from|between) [\w:]+(?: ?[ap]m)? (?:to|until|and) [\w:]+(?: ?[ap]m)?|at (?:about |around "
    r")?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|"
    r"twelve)(?! of)(?: in the \w+| o'clock)?|around \d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b"
)

KINDS: tuple[tuple[str, str], ...] = (
    ("secret", r"\b(secretly|secret|never told|never dared|told nobody|tell nobody|nobody knows|not mentioned|never "
               r"admit)\b"),
    ("curious", r"\b(wants to know|would (?:like|love) to (?:know|learn|hear (?:who|what|whether|about))|curious "
                r"about|wonders?|wondering|asks (?:everyone|everybody|anybody|people)|keen to (?:know|hear))\b"),
    ("trouble", r"\b(lost (?:her|his|their|a|the)|(?:is|are|goes|gone|been|went) missing|stolen|burning|burned down|"
                r"(?:is|are|was|were) broken|broke down|leaking|ill|sick|"
        r"hurt|injured|died|(?:is|was|found) dead|buried|on fire|flood\w*|"
                r"accident|robbed|closed down|quarrel\w*|fight|fought|crying)\b"),
    ("love", r"\b(crush|in love|cute|romance|kissed)\b"),
    ("worry", r"\b(worr(?:y|ies|ied)|fears?|afraid|lies? awake|haunted|dreads?|bad dreams|anxious|minds? that|"
              r"nervous)\b"),
    ("intention", r"\b(running for|runs for|plans to|is planning|intends to|is going to|decided to|will (?:run|open|"
                  r"move|leave|start|stand)|applying|looking for)\b"),
    ("wish", r"\b(wish(?:es)?|means to|would (?:like|love)|dreams? of|longs? for|hopes|wants)\b"),
    ("pride", r"\b(proud\w*|pride|record|won)\b"),
    ("project", r"\b(?:(?:is|are|am|been|was|begun|started|keeps?|busy)(?: \w+ly| also| now| newly| still| busy)? "
                r"(?:working on|writing|preparing|studying|composing|painting|animating|building|making|learning|"
                r"training|drawing|taking|collecting|tending|gathering|experimenting|developing|researching|"
                r"rehearsing|narrowing|bargaining|sewing|keeping|mentoring|filming|photographing)|works on|is at "
                r"work on)\b"),
    ("opinion", r"\b(finds?|dislikes?|hates?|detests?|admires?|trusts?|envies|respects?|can(?:not|'t) stand|thinks? "
                r"(?!about|for)|likes the|fond of)\b"),
    ("like", r"\b(likes|loves|enjoys|adores)\b"),
)  # fmt: skip
_PUT_AWAY = re.compile(
    r"\b(?:collecting|keeping) [^,;]+ (?:in|on|over|under) (?:an?|the|her|his|their) "
    r"(?:drawer|box|shelf|wall|jar|tin|cupboard|folder|album)\b",
    re.I,
)
"""Where things are kept is no undertaking, and no news."""
_RULES = tuple((kind, re.compile(pattern, re.I)) for kind, pattern in KINDS)
META = re.compile(
    r"\b(?:tells|invites?|asks?|talks (?:about|to)) (?:(?:her|his|their|about|all|with|the \w+(?: \w+)?) "
    r"?)*(?:neighbou?rs?|everybody|everyone|anybody|anyone|people|whoever|friends|customers|each|strangers)\b",
    re.I,
)
"""Clauses about telling others: they make a topic more pressing and are none themselves."""


_NEWSY = re.compile(
    r"^\S+ \S+ (?:\w+ly |now |also |just |already )?(?:is|are|was|were|will|did|lost|found|left|broke|won|sold|bought|"
    r"got|went|(?:has|have|had) (?:just |now |already )?(?:lost|left|found|broken|sold|bought|moved|quit|won|fallen|"
    r"married|engaged|arrived|returned|died|gone|stolen|opened|closed|decided|split|been (?:hurt|robbed|fired|seen|"
    r"stolen|elected|ill)))\b"
)


_GUEST = re.compile(r" (?:is going|promised .{3,60}|is coming|declined|looks forward|agreed) to (?:come to )?the\b")
"""Whoever goes somewhere is no host of it."""
_TELLING = re.compile(r"^[A-Z]\S+ [A-Z]\S+ told [A-Z]\S+ [A-Z]\S+ that ")
"""Nor is whoever tells of it."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something at a time and a place that one may come to."""

    text: str
    name: str
    """`Valentine's Day party`; empty if it is told as a doing."""
    span: Span
    where: str
    """In words, empty if not said."""
    owner: str
    """Full name, empty if nobody's."""


@lru_cache(maxsize=4096)
def kind_of(text: str) -> str:
    """What a statement tells: one of `KINDS`, else `plain`."""
    told = _PUT_AWAY.sub(" ", text)
    kind = next((kind for kind, pattern in _RULES if pattern.search(told)), "plain")
    if kind == "wish" and re.search(r"^\S+ \S+ (?:is|am|was) (?:\w+ )?proud\b", text):
        return "pride"
    return "plain" if kind == "trouble" and re.search(r"\b(?:when|whenever|if|until|before)\b", text) else kind


def is_news(text: str) -> bool:
    """Whether a statement tells what is happening or has happened, not what somebody is like."""
    kind = kind_of(text)
    if kind == "trouble":
        return True
    if kind == "plain" and _PUT_AWAY.search(text):
        return False
    standing = re.search(r" (?:is|was) (?:an?|the|miles|fine|well|tired)\b| (?:has|have) known\b", text)
    return kind in ("plain", "project", "intention") and bool(_NEWSY.match(text)) and not standing


@lru_cache(maxsize=4096)
def _event(text: str, now: datetime) -> Event | None:
    if (
        not _DATED.search(text)
        or _HABIT.search(text)
        or _PAST_DOING.match(text)
        or (_UNDATED.search(text) and not _EXACT.search(text))
    ):
        return None
    span = read_moment(_TERM.sub(" ", text), now)
    if span is None or span.end <= now or not (span.dated or span.timed):
        return None
    if not span.timed and not _INVITING.search(text) and not event_noun(text):
        return None  # `is sewing curtains on Sunday`: what somebody does that day, with no hour at which to come
    told = _TELLING.sub("", text)
    names = people(told)
    owner = names[0] if names and told.startswith(names[0]) and not _GUEST.search(told) else ""
    return Event(text, event_noun(text), span, place_in(text), owner)


def event_in(text: str, now: datetime, past: bool = False) -> Event | None:
    """The dated thing to come that a statement tells of; habits and, unless asked for, what is over are none."""
    breath()
    moment = now.replace(second=0, microsecond=0) - (_LONG_AGO if past and _EXACT_DATE.search(text) else timedelta())
    return _event(text, moment) if any(c.isdigit() or c == "t" for c in text) else None


_LONG_AGO = timedelta(days=30)
_EXACT_DATE = re.compile(r"\b\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+\b")


def has_date(text: str) -> bool:
    """Whether a text names a day of the calendar: `15 February`."""
    return bool(_EXACT_DATE.search(text))


def has_begun(text: str, now: datetime) -> bool:
    """Whether what a statement names by its date has begun by now: it is on, or over."""
    event = event_in(text, now, past=True)
    return event is not None and event.span.dated and event.span.start <= now


def is_open(event: Event) -> bool:
    """Whether others may be asked to come: not somebody's appointment, exam or promise."""
    return not _PRIVATE.search(re.sub(r"\bpromised (?=.* to (?:come|go|join)\b)", "", event.text))


def event_phrase(event: Event) -> str:
    """`the Valentine's Day party`, or the doing: `running in Johnson Park`."""
    if event.name:
        return f"the {event.name}"
    return without_time(doing_of(event.text, event.owner) or event.text)


def coming_words(event: Event) -> str:
    """What somebody who agrees promises: `come to the show`, `join Wolfgang Schulz running in the park`."""
    if event.name:
        return f"come to the {event.name}"
    doing = doing_of(event.text, event.owner)
    return f"join {event.owner} {without_time(doing)}" if doing else f"be there: {without_time(event.text)}"


def happening(event: Event, now: datetime) -> bool:
    """Whether it is on right now."""
    return event.span.timed and event.span.start <= now < event.span.end


def without_time(text: str) -> str:
    """A phrase without its dates and times."""
    return _TIME_TAIL.sub("", text).strip(" ,")


def place_in(text: str) -> str:
    """The place a statement names: `Hobbs Cafe`, `the pub`, `home`; empty if none."""
    for found in _PLACE.finditer(text):
        place = found.group(1).strip()
        if not re.match(rf"(?:the )?(?:{_NO_PLACE})\b", place) and place not in people(text):
            return place
    return ""


def known_place(words: str, known: tuple[KnownRoom, ...]) -> str:
    """The sector that words for a place mean, if one known fits; else the words."""
    bare = words.lower().removeprefix("the ").strip()
    sectors = dict.fromkeys(room.sector for room in known)
    fits = [s for s in sectors if bare and bare in s.lower()]
    return fits[0] if len(fits) == 1 else words


def curiosity(text: str) -> str:
    """What somebody wants to know: `who is going to run for mayor`, `the election`."""
    found = re.search(
        r"\b(?:wants to know|would (?:like|love) to (?:know|learn|hear(?= (?:who|what|whether|about)))|wonders?|"
        r"wondering|keen to (?:know|hear|learn)|asks (?:everyone|everybody|anybody|people)) (?:more )?(?:about "
        r")?([^,;.]+)",
        text,
    ) or re.search(r"\bcurious (?:about|to know|to hear) ([^,;.]+?)(?= and\b|[,;.]|$)", text)
    return re.sub(r" and (?:asks|tells|raises|brings)\b.*$", "", found.group(1)).strip() if found else ""


_NO_PLACE = (
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|"
    "September|October|November|December|Valentine|Shakespeare|German|English"
)


def is_dated(text: str) -> bool:
    """Whether a text names a day or an hour."""
    return bool(_DATED.search(text))


def event_noun(text: str) -> str:
    """The name of what is held, given or gone to: `Valentine's Day party`; empty if there is none."""
    for pattern in (_OPENS, _NOUN, _HERE):
        found = pattern.search(text)
        if found:
            noun = (found.group("noun") or found.groupdict().get("subject") or "").strip()
            noun = re.sub(r"^(?:an?|the) ", "", noun)
            if 0 < len(noun.split()) <= 6 and not re.match(r"(?:lot|look|break|rest|good|nice)\b", noun):
                return noun
    return ""
