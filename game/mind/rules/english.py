"""The little grammar that the rules need: verb forms, names in a text, lists of words."""

import re
from functools import lru_cache
from itertools import pairwise

_BASE = {
    "is": "be",
    "are": "be",
    "has": "have",
    "does": "do",
    "goes": "go",
    "dies": "die",
    "lies": "lie",
    "ties": "tie",
}
_ING = {"be": "being", "have": "having", "die": "dying", "lie": "lying", "tie": "tying", "focus": "focusing"}
_DOUBLES = frozenset({"begin", "prefer", "refer", "commit", "submit", "admit", "unplug", "kidnap", "travel", "cancel"})
_SINGLES = frozenset(
    {"visit", "edit", "listen", "open", "answer", "offer", "garden", "wander", "water", "order", "limit"}
)
_CVC = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprtvz]$")
_VOWEL_Y = re.compile(r"[aeo]y$|[uo]i$")

_NOT_PEOPLE_WORDS = """
    Cafe Park Pub Bar Inn College University School Market Pharmacy Store Supply Street Road Avenue Lane Square House
    Day Days Eve Night Hill Town City Garden Gardens Library Museum Hall Church Shop Oak The Crown Willows Dorm Room
    Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
    September October November December American English French German Spanish Italian Chinese Japanese Indian New
    Valentine Valentine's Christmas Easter Halloween Twitch River Lake Sea Navy Army Club Festival Station Hotel
    Restaurant Theatre Theater Cinema Bakery Hospital Bank Every On In At After Before During When While For With And
    But He She They His Her Their It This That From Most Some Each Since Although Because Hey Hi Hello Oh Both Dear
    Yes No Well Thanks Thank Even Only Ask Tell Poor Old Good So Then Or If As By Of To With Without About Like
    Does Did Do Is Are Was Were Has Have Had Would Can Could Should Who What Where Why How Which"""
_NOT_PEOPLE = frozenset(_NOT_PEOPLE_WORDS.split())
_SURNAMES = frozenset(
    ("Park", "Hill", "Lake", "Hall", "Church", "House", "Lane", "Day", "Night", "River", "Shop", "Garden")
)
"""Words that name places and people alike."""
_SPATIAL = re.compile(
    r"(?:go|goes|going|went|walk|walks|walked|walking|run|runs|come|comes|came|way|trip|over|back|return|returns"
    r"|entrance|"
    r"garden|gardens|beds|paths?|gates?|edge|middle|corner|library|room|kitchen|classroom|ducks|trees|lake|bench"
    r"|benches|"
    r"part|side|end|front|ponds?|lawns?)$"
)
_WORD = r"[^\W\d_][\w’'-]*"
_SHORTENED = re.compile(r"[’'](?:m|ve|ll|d|re|t)$")
_POSSESSIVE = re.compile(r"[’']s$|[’']$")


def base(verb: str) -> str:
    """The plain form of a verb in the third person: `studies` -> `study`."""
    if verb in _BASE:
        return _BASE[verb]
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    if re.search(r"(ss|sh|ch|x|zz|o)es$", verb):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb


def ing(verb: str) -> str:
    """The -ing form of a plain verb: `write` -> `writing`, `run` -> `running`."""
    if verb in _ING:
        return _ING[verb]
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    if verb not in _SINGLES and (verb in _DOUBLES or _CVC.match(verb)) and not verb.endswith(("w", "x", "y")):
        return f"{verb}{verb[-1]}ing"
    return verb + "ing"


def gerund(phrase: str) -> str:
    """A phrase that begins with a verb, in -ing form: `runs in the park` -> `running in the park`."""
    words = phrase.strip().split(" ", 1)
    first = words[0]
    if first.endswith("ing") and len(first) > 4:
        return phrase.strip()
    return " ".join([ing(base(first)), *words[1:]])


def plain(phrase: str) -> str:
    """A phrase that begins with a verb in the third person, in the plain form: `runs a shop` -> `run a shop`."""
    words = phrase.strip().split(" ", 1)
    return " ".join([base(words[0]), *words[1:]])


@lru_cache(maxsize=4096)
def full_names(text: str) -> tuple[str, ...]:
    """Names of people in a text, first and last, in the order in which they first appear."""
    found: dict[str, None] = {}
    words = re.findall(rf"{_WORD}|[^\w\s]", text)
    for at, (first, last) in enumerate(pairwise(words)):
        last = _POSSESSIVE.sub("", last)
        person = last not in _NOT_PEOPLE or (last in _SURNAMES and not _leads_to_place(words[max(0, at - 2) : at]))
        if person and _capital(first) and _capital(last) and not _POSSESSIVE.search(first) and first not in _NOT_PEOPLE:
            found[f"{first} {last}"] = None
    return tuple(found)


def _leads_to_place(before: list[str]) -> bool:
    """Whether the words before `Johnson Park` or `Ryan Park` make it a place: `in`, `walks to`, `the garden of`."""
    words = [word.lower() for word in before]
    last = words[-1] if words else ""
    if last in ("to", "from", "of"):
        return bool(_SPATIAL.match(words[0])) if len(words) > 1 else False
    return last in ("in", "at", "into", "through", "around", "near", "across", "inside", "outside", "the", "towards")


def _capital(word: str) -> bool:
    return len(word) > 1 and word[0].isupper() and not word.isupper() and not _SHORTENED.search(word)


def listed(words: list[str]) -> str:
    """Words as a list in prose: `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else ""
