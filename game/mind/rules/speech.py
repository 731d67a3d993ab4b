"""From statements in the third person to what somebody says aloud (the way back is in `hearing`).

`Isabella Rodriguez is planning a party` said by Isabella is `I'm planning a party`, said to her `you're planning a
party`. A person's gender is only what pronouns in a text about them show; it is never guessed from a name.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache, partial

from game.mind.gate import breath
from game.mind.rules.gist import people
from game.mind.rules.speech_pass import PLURAL, SELF, SELVES, YOU, YOURS, Pass
from game.mind.rules.speech_words import MONTHS, WEEKDAYS

_TOKENS = re.compile(r"§\w+|\w[\w'’-]*|[^\w\s]|\s+")
_SUBJECTS = {"she": "she", "he": "he", "they": "they"}
_CONTRACT = (
    (re.compile(r"\b(I) am\b(?! and\b| or\b|$|[,.;])"), r"\1'm"),
    (re.compile(r"\b([Yy]ou|[Ww]e|[Tt]hey) are\b(?! not\b)"), r"\1're"),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) will\b"), r"\1'll"),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) would (?=like|love|rather|prefer)"), r"\1'd "),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) have (?=(?:never|always|just|already|only|long|also )*\s?"
                r"(?:been|had|got|met|known|found|made|seen|taken|begun|written|lost|\w{3,}ed)\b)"), r"\1've "),
    (re.compile(r"\b(do|does|did|is|are|was|were|has|have|would|could) not\b"), r"\1n't"),
    (re.compile(r"\b(?:can not|cannot)\b"), "can't"),
    (re.compile(r"\bwill not\b"), "won't"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pair:
    """Who says it to whom; the genders are `she`, `he` or empty for not known."""

    speaker: str
    listener: str
    gender: str = ""
    their_gender: str = ""


def as_said(text: str, pair: Pair, *, formal: bool = False) -> str:
    """A statement as the speaker would say it to the listener: no full stop, the first letter as it comes."""
    breath()
    said = _within(text.strip().rstrip("."), pair)
    if not formal:
        for pattern, short in _CONTRACT:
            said = pattern.sub(short, said)
    return said


def sentence(text: str, end: str = ".") -> str:
    """The first letter made big and the end marked, unless it is."""
    text = text.strip()
    text = text[:1].upper() + text[1:]
    return text if text.rstrip('"”').endswith((".", "!", "?", "…")) else text + end


def first_name(name: str) -> str:
    """What friends call somebody."""
    return name.split(" ")[0]


def possessive(name: str) -> str:
    """`Klaus` -> `Klaus's`."""
    return f"{name}'s"


@lru_cache(maxsize=4096)
def gender(name: str, *texts: str) -> str:
    """`she` or `he` from texts that begin with the person's name; empty if they do not show it."""
    for text in texts:
        if text.startswith(name) and len(set(people(text))) <= 1:
            found = re.search(r"\b(she|her|herself|hers|he|his|him|himself)\b", text[len(name) :], re.I)
            if found:
                return "she" if found.group(1).lower().startswith(("she", "her")) else "he"
    return ""


def biography_gender(name: str, clauses: Iterable[str]) -> str:
    """`she` or `he` from a biography: the commoner one at the start of clauses, then of those about nobody else."""
    starts = [c.split(" ", 1)[0].lower() for c in clauses]
    she, he = starts.count("she"), starts.count("he")
    if she != he:
        return "she" if she > he else "he"
    return gender(name, *clauses)


def owned(clause: str, name: str) -> str:
    """A clause of a biography with the name for a pronoun at its start: `she likes tea` -> `NAME likes tea`."""
    lead = re.match(r"(she|he|they|her|his|their)\b ?", clause, re.I)
    if not lead:
        return clause
    who = name if lead.group(1).lower() in _SUBJECTS else possessive(name)
    return f"{who} {clause[lead.end() :]}"


# -- dates -----------------------------------------------------------------------------------------------------

_DATE = re.compile(
    rf"\b(?:on )?(?:(?:{'|'.join(WEEKDAYS)}),? )?(?:the )?(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? "
    rf"({'|'.join(MONTHS)})(?: \d{{4}})?\b"
)


def near_dates(text: str, now: datetime) -> str:
    """`on 14 February` as people say it that week: `tomorrow`, `on Thursday, the 16th`; far dates stay."""

    def near(found: re.Match[str]) -> str:
        return spoken_date(int(found.group(1)), MONTHS.index(found.group(2)) + 1, now) or found.group(0)

    return _DATE.sub(near, text)


def spoken_date(day: int, month: int, now: datetime) -> str:
    """The nearest date with this day and month in words, empty if it is not within a week."""
    try:
        ahead = (date(now.year + (month < now.month), month, day) - now.date()).days
    except ValueError:
        return ""
    if ahead in (0, 1, -1):
        return {0: "today", 1: "tomorrow", -1: "yesterday"}[ahead]
    return f"on {WEEKDAYS[(now.weekday() + ahead) % 7]}, the {ordinal(day)}" if 1 < ahead < 7 else ""


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `14th`."""
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _marked(text: str, pair: Pair) -> str:
    """The two people's names put as marks that no word can be mistaken for."""
    for name, who, whose in ((pair.speaker, SELF, SELVES), (pair.listener, YOU, YOURS)):
        for form in dict.fromkeys((name, first_name(name))):
            text = _name_pattern(form).sub(partial(_mark_of, who, whose), text)
    return text


def _mark_of(who: str, whose: str, found: re.Match[str]) -> str:
    return whose if found.group(1) else who


@lru_cache(maxsize=1024)
def _name_pattern(form: str) -> re.Pattern[str]:
    """A name, not as part of somebody else's (`Maria` in `Maria Gonzalez` or in `Anna Maria`)."""
    after = "" if " " in form else r"(?! [A-Z]\w+(?<!Cafe))"
    return re.compile(
        rf"(?<!\w)(?<![A-Z]\w\w )(?<![A-Z]\w\w\w )(?<![A-Z]\w\w\w\w ){re.escape(form)}(['’]s?\b|['’](?= "
        rf"))?(?!\w){after}"
    )


_BELIEVES = re.compile(
    r"^(?P<who>.+?) (?P<verb>(?:has |had |have )?(?:\w+ly |also |once |just )?(?:heard|learned|learnt|overheard|"
    r"found out|been told|read|gathered|hears|knows|believes|says|thinks|suspects|claims|swears|tells (?:everybody|"
    r"everyone|people|anybody|all)|is (?:sure|certain|convinced))(?: (?:a|"
    r"the) rumou?r)?) that (?P<inner>[A-Z]\w+.+?)(?P<tail>,? (?:and|but) (?:\w+ly )?(?:(?:passes|hands|spreads|tells|"
    r"repeats|keeps|carries|shares|denies|believes|doubts) (?:it|this|that|so)\b|(?:asks|tells|laughs|wonders|enjoys|"
    r"says|does not|is not|has told|has asked|will not|cannot)\b).*)?$"
)
"""What somebody believes of another, and what they do about it: two subjects in one sentence."""


def _within(text: str, pair: Pair) -> str:
    """A statement whose subordinate clause is about somebody else: there, pronouns are that one's."""
    found = _BELIEVES.match(text)
    who = next(iter(people(found["inner"])), found["inner"].split(" ")[0]) if found else ""
    if found is None or not found["inner"].startswith(who) or _is(who, pair.speaker) or _is(who, found["who"]):
        return _rewrite(text, pair)
    inner = _speaker_named(found["inner"], found["who"], pair)
    theirs = gender(who, inner) or gender(who.split(" ")[0], inner) if _is(who, pair.listener) else ""
    inner = _rewrite(inner, Pair(pair.speaker, pair.listener, "", theirs or pair.their_gender))
    lead = _rewrite(f"{found['who']} {found['verb']}", pair)
    joint, _, rest = (found["tail"] or "").lstrip(", ").partition(" ")
    return f"{lead} that {inner}" + (f", {joint} {_rewrite(found['who'] + ' ' + rest, pair)}" if rest else "")


_THEIRS = {"she": r"\b(?:she|hers?|herself)\b", "he": r"\b(?:he|his|him|himself)\b"}
_OBJECTS = {
    "she": re.compile(r"\bher(?=$|[.,;]| (?:and|but|to|with|in|at|on|for|when|because|every|too)\b)"),
    "he": re.compile(r"\bhim\b"),
}


def _speaker_named(inner: str, who: str, pair: Pair) -> str:
    """A clause about another with the believer's name for pronouns that can only be theirs: objects, and all if both
    kinds of pronoun are in it."""
    mine = pair.gender if _is(who, pair.speaker) else pair.their_gender if _is(who, pair.listener) else ""
    if not mine:
        return inner
    inner = _OBJECTS[mine].sub(who, inner)
    other = _THEIRS["he" if mine == "she" else "she"]
    return re.sub(_OWNED[mine], possessive(who), inner) if re.search(other, inner) else inner


_OWNED = {"she": r"\bher\b(?= \w)", "he": r"\bhis\b(?= \w)"}


def _is(one: str, name: str) -> bool:
    """Whether a full or first name is somebody's."""
    return bool(name) and one in (name, first_name(name))


def _rewrite(text: str, pair: Pair) -> str:
    marked = _joined_subjects(_marked(text, pair))
    tokens = _TOKENS.findall(marked)
    first = next((t for t in tokens if t in (SELF, SELVES, YOU, YOURS) or t in ("I", "we")), "")
    lead = min((marked.find(n) for n in people(text) if n in marked), default=len(marked))
    mine = bool(first) and marked.find(first) <= lead
    gender_ = {SELF: pair.gender, SELVES: pair.gender, YOU: pair.their_gender, YOURS: pair.their_gender}
    who = {SELF: "I", SELVES: "I", YOU: "you", YOURS: "you"}
    if not mine or first not in who:
        return "".join(Pass(tokens, "", "").run())
    theirs = pair.their_gender if who[first] == "I" else ""
    return "".join(Pass(tokens, who[first], gender_[first], theirs).run())


def _joined_subjects(marked: str) -> str:
    """`KLAUS and MARIA are` -> `Maria and I are`, `you and I are`; a plural verb needs no change."""
    marked = re.sub(rf"{SELF} and {YOU}\b|{YOU} and {SELF}\b", "you and §me", marked)
    name = r"([A-Z][\w'’]+(?: [A-Z][\w'’]+)?)"
    marked = re.sub(rf"^{SELF} and {name}(?= (?:are|were|have|had|both|{PLURAL})\b)", r"\1 and §me", marked)
    marked = re.sub(rf"{name} and {SELVES}\b", r"our", marked)
    return re.sub(rf"{SELVES} and {name}['’]s?\b", r"our", marked)
