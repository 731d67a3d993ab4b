"""From statements in the third person to what somebody says aloud (the way back is in `hearing`).

`Isabella Rodriguez is planning a party` said by Isabella is `I'm planning a party`, said to her `you're planning a
party`. A person's gender is only what pronouns in a text about them show; it is never guessed from a name.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache, partial

from game.mind.rules.english import base
from game.mind.rules.gist import people
from game.mind.rules.speech_words import ADVERBS, AFTER_OBJECT, MODALS, MONTHS, PAST, VERBS, WEEKDAYS

_SELF, _SELVES, _YOU, _YOURS = "§i", "§my", "§you", "§your"
_TOKENS = re.compile(r"§\w+|\w[\w'’-]*|[^\w\s]|\s+")
_SUBJECTS = {"she": "she", "he": "he", "they": "they"}
_OWN = {"she": ("her", "hers", "herself"), "he": ("his", "his", "himself"), "they": ("their", "theirs", "themselves")}
_BE = {"is": ("am", "are"), "was": ("was", "were"), "are": ("am", "are"), "were": ("was", "were")}
_CONTRACT = (
    (re.compile(r"\b(I) am\b(?! and\b| or\b|$|[,.;])"), r"\1'm"),
    (re.compile(r"\b([Yy]ou|[Ww]e|[Tt]hey) are\b(?! not\b)"), r"\1're"),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) will\b"), r"\1'll"),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) would (?=like|love|rather|prefer)"), r"\1'd "),
    (re.compile(r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) have (?=(?:never|always|just|already|only|long|also )*\s?"
                r"(?:been|had|got|known|found|made|seen|taken|begun|written|lost|\w{3,}ed)\b)"), r"\1've "),
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
    said = _rewrite(text.strip().rstrip("."), pair)
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


# -- person and verb -------------------------------------------------------------------------------------------


def third(verb: str) -> str:
    """The third person of a plain verb: `go` -> `goes`, `am` -> `is`."""
    if verb in ("am", "are", "is", "be"):
        return "is"
    if verb in ("have", "has", "was", "were") or verb in MODALS:
        return {"have": "has", "were": "was"}.get(verb, verb)
    if re.search(r"(s|sh|ch|x|z|o)$", verb):
        return verb + "es"
    return verb[:-1] + "ies" if re.search(r"[^aeiou]y$", verb) else verb + "s"


def is_third(word: str) -> bool:
    """Whether a word can be a verb in the third person singular."""
    low = word.lower()
    return low in ("is", "has", "does", "was") or (low.endswith("s") and base(low) in VERBS)


def agreeing(verb: str, who: str) -> str:
    """A third-person verb made to agree with `I` or `you`."""
    low = verb.lower()
    if low in _BE:
        return _BE[low][0 if who == "I" else 1]
    if low in MODALS or low in PAST or not low.endswith("s"):
        return verb
    return base(low)


def _marked(text: str, pair: Pair) -> str:
    """The two people's names put as marks that no word can be mistaken for."""
    for name, who, whose in ((pair.speaker, _SELF, _SELVES), (pair.listener, _YOU, _YOURS)):
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


def _rewrite(text: str, pair: Pair) -> str:
    marked = _joined_subjects(_marked(text, pair))
    tokens = _TOKENS.findall(marked)
    first = next((t for t in tokens if t in (_SELF, _SELVES, _YOU, _YOURS) or t in ("I", "we")), "")
    lead = min((marked.find(n) for n in people(text) if n in marked), default=len(marked))
    mine = bool(first) and marked.find(first) <= lead
    gender_ = {_SELF: pair.gender, _SELVES: pair.gender, _YOU: pair.their_gender, _YOURS: pair.their_gender}
    who = {_SELF: "I", _SELVES: "I", _YOU: "you", _YOURS: "you"}
    if not mine or first not in who:
        return "".join(_Speech(tokens, "", "").run())
    return "".join(_Speech(tokens, who[first], gender_[first]).run())


def _joined_subjects(marked: str) -> str:
    """`KLAUS and MARIA are` -> `Maria and I are`, `you and I are`; a plural verb needs no change."""
    marked = re.sub(rf"{_SELF} and {_YOU}\b|{_YOU} and {_SELF}\b", "you and §me", marked)
    name = r"([A-Z][\w'’]+(?: [A-Z][\w'’]+)?)"
    marked = re.sub(rf"^{_SELF} and {name}(?= (?:are|were|have|had|both|{_PLURAL})\b)", r"\1 and §me", marked)
    marked = re.sub(rf"{name} and {_SELVES}\b", r"our", marked)
    return re.sub(rf"{_SELVES} and {name}['’]s?\b", r"our", marked)


_OBJECTS = frozenset(
    [
        "the",
        "a",
        "an",
        "her",
        "his",
        "their",
        "it",
        "them",
        "him",
        "every",
        "each",
        "no",
        "how",
        "that",
        "whoever",
        "whatever",
    ]
)
_PLURAL = "|".join(sorted(VERBS | PAST)) + r"|\w+ed"


class _Speech:
    """One pass over the words of a statement, keeping track of whose verb comes next."""

    def __init__(self, tokens: list[str], about: str, gender_: str) -> None:
        self.tokens = tokens
        self.about = about
        """`I` or `you` if pronouns of `gender` stand for one of the two."""
        self.gender = gender_
        self.subject = ""
        """`I` or `you` while verbs joined to it may still come."""
        self.verb_next = False
        self.relative = False
        self.plural = False
        """Whether the relative clause has a plural verb, so that a singular one is the subject's again."""
        self.infinitive = False
        self.named = frozenset(people("".join(tokens)))
        self.others: set[str] = set()
        """Everybody else named so far, `you` for the one of the two whom it is not about."""
        self.pointed = False
        """Whether an object pronoun has just pointed at that one."""

    def run(self) -> list[str]:
        """The tokens in the speaker's words."""
        return [self._word(i, t) if not t.isspace() else t for i, t in enumerate(self.tokens)]

    def _word(self, i: int, token: str) -> str:
        low = token.lower()
        if token.startswith("§"):
            return self._mark(i, token)
        if self.gender and (low in _SUBJECTS and _SUBJECTS[low] == self.gender):
            relative, who = self.relative, self._start(self.about)
            self.relative = relative
            return who
        if self.gender and low in (*_OWN[self.gender], *(("him",) if self.gender == "he" else ())):
            return self._pronoun(i, low)
        if self.verb_next:
            return self._verb(token, low)
        return self._follow(i, token, low)

    def _mark(self, i: int, token: str) -> str:
        if token == "§me":
            return "I"
        if token in (_SELVES, _YOURS):
            self._other(token == _YOURS)
            return "my" if token == _SELVES else "your"
        who = "I" if token == _SELF else "you"
        if self._is_subject(i):
            return self._start(who)
        self._other(who == "you")
        return ("mine" if self._of_mine(i) else "me") if who == "I" else ("yours" if self._of_mine(i) else "you")

    def _other(self, yes: bool) -> None:
        if yes:
            self.others.add("you")

    def _of_mine(self, i: int) -> bool:
        """Whether it is `a friend of NAME`."""
        return bool(
            re.search(
                r"\b(friend|neighbou?r|classmate|colleague|customer|regular|guest|pupil) of $", "".join(self.tokens[:i])
            )
        )

    def _start(self, who: str) -> str:
        self.subject, self.verb_next, self.relative, self.infinitive = who, True, False, False
        return who

    def _is_subject(self, i: int) -> bool:
        after = next(iter(self._after(i)), "")
        first = i == 0 or self.tokens[i - 1] == ";" or "".join(self.tokens[max(0, i - 2) : i]) == "; "
        return bool(after) and (_finite(after) or (first and after not in (".", ",")))

    def _after(self, i: int) -> Iterable[str]:
        """The words after a place, adverbs left out."""
        return (t.lower() for t in self.tokens[i + 1 : i + 9] if not t.isspace() and t.lower() not in ADVERBS)

    def _verb(self, token: str, low: str) -> str:
        if low in ADVERBS or low.endswith("ly") or token == ",":
            return token
        self.verb_next = False
        return agreeing(token, self.subject)

    def _follow(self, i: int, token: str, low: str) -> str:
        if low in ("who", "which", "whom"):
            self.relative = True
            verb = next(iter(self._after(i)), "")
            self.plural = verb in VERBS or verb in ("are", "were", "have")
        elif token in (",", ";"):
            self.relative = False
        elif low == "to":
            self.infinitive = True
        if (
            token[0].isupper()
            and token != "The"
            and i
            and _finite(next(iter(self._after(i)), ""))
            and not self._joined(i)
        ):
            self.subject = ""
        if (
            self.subject
            and (not self.relative or self.plural)
            and self._joined(i)
            and (is_third(low) or self._like_verb(i, low))
        ):
            return agreeing(token, self.subject)
        name = "".join(self.tokens[i : i + 3]).removesuffix("'s")
        if token[0].isupper() and i and name in self.named:
            self.others.add(name)
        if low in ("and", "but", "because", "that", ","):
            self.pointed = False
        return token

    def _like_verb(self, i: int, low: str) -> bool:
        """Whether an unknown word in -s has an object after it, as verbs have."""
        after = next((t.lower() for t in self.tokens[i + 1 : i + 3] if not t.isspace()), "")
        before = next((t.lower() for t in reversed(self.tokens[:i]) if t.isalpha() and t.lower() not in ADVERBS), "")
        return before in ("and", "but") and low.endswith("s") and not low.endswith("ss") and after in _OBJECTS

    def _joined(self, i: int) -> bool:
        """Whether `and`, `but`, `or`, `then` or a comma (and adverbs) stand right before."""
        before = (t.lower() for t in reversed(self.tokens[max(0, i - 8) : i]) if not t.isspace())
        return next((t for t in before if t not in ADVERBS and not t.endswith("ly")), "") in (
            "and",
            "but",
            "or",
            "then",
            ",",
        )

    def _names_one_of_other_gender(self) -> bool:
        """Whether whoever else is named has other pronouns, so that these can only be the subject's."""
        theirs = ("she", "her", "hers", "herself") if self.gender == "he" else ("he", "his", "him", "himself")
        return any(token.lower() in theirs for token in self.tokens)

    def _pronoun(self, i: int, low: str) -> str:
        """A pronoun of the subject's gender: the subject's own, or that of whoever was named since."""
        me, my, mine, myself = _OF[self.about]
        plain, owning, self_ = _OWN[self.gender]
        if low == self_:
            return myself
        after = next((t.lower() for t in self.tokens[i + 1 :] if not t.isspace()), "")
        word = after.replace("'", "").replace("’", "").replace("-", "")
        if low == "him" or (low == "her" and (not word.isalpha() or after in AFTER_OBJECT)):
            self.pointed = bool(self.others)
            return me if not self.others else "you" if self.others == {"you"} and self.about == "I" else low
        if _ANYBODY.search("".join(self.tokens[:i])):
            return low
        if len(self.others) == 1 and not self.pointed and after != "own" and not self._names_one_of_other_gender():
            return "your" if self.others == {"you"} and self.about == "I" else low
        return mine if low == owning != plain else my


_ANYBODY = re.compile(r"\b(?:a|an) \w+ who\b[^,;]*$")
"""After `a composer who`, a pronoun is that composer's."""
_OF = {"I": ("me", "my", "mine", "myself"), "you": ("you", "your", "yours", "yourself")}


def _finite(word: str) -> bool:
    return word in MODALS or word in PAST or is_third(word) or (word.endswith("ed") and len(word) > 4)
