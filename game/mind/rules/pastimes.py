"""Pastimes that only one person has, read out of the biography: `folds her receipts into cranes`."""

import re
from dataclasses import dataclass
from functools import lru_cache

from game.mind.rules.activities import family_of
from game.mind.rules.biography import TIMES, clauses_of
from game.mind.rules.english import full_names, gerund
from game.mind.rules.times import WEEKDAYS

_VERBS = frozenset(
    [
        "plays",
        "reads",
        "writes",
        "rewrites",
        "repairs",
        "mends",
        "folds",
        "records",
        "labels",
        "sorts",
        "sketches",
        "draws",
        "paints",
        "photographs",
        "films",
        "collects",
        "carves",
        "knits",
        "sews",
        "bakes",
        "cooks",
        "practises",
        "practices",
        "rehearses",
        "imitates",
        "takes",
        "builds",
        "embroiders",
        "restores",
        "translates",
        "tends",
        "grades",
        "telephones",
        "phones",
        "tinkers",
        "invents",
        "weaves",
    ]
)
_CUT = re.compile(
    r",.*| (?:and|whenever|while|when|once|because|since|until|after|before|that|who|which|but|rather|so|the way|to "
    r"(?:save|pass|calm|think|show|prove|keep)) .*"
)
_DAY = re.compile(rf" (?:every|each|on) ({'|'.join(WEEKDAYS)})s?\b", re.I)
_PART = re.compile(r" (?:every|each|most|in the) (?:morning|evening|night|day)s?\b", re.I)


@dataclass(frozen=True, slots=True)
class Pastime:
    """A pastime in -ing form, and the weekday it is kept for, or -1."""

    what: str
    day: int


@lru_cache(maxsize=1024)
def pastimes(text: str, name: str) -> tuple[Pastime, ...]:
    """All that a biography tells of its own person, without those that have their hours."""
    subject = re.compile(
        rf"(?:{re.escape(name)}|{re.escape(name.split(' ')[0])}|[Ss]?[Hh]e|They) (?P<verb>[a-z]+s) (?P<rest>.+)"
    )
    clauses = (c for c in clauses_of(text) if not TIMES.search(c) and not _PART.search(c))
    found = (subject.match(clause) for clause in clauses)
    told = (_pastime(m["verb"], m["rest"]) for m in found if m and m["verb"] in _VERBS)
    return tuple(pastime for pastime in told if pastime)


def _pastime(verb: str, rest: str) -> Pastime | None:
    day = _DAY.search(rest)
    doing = _CUT.sub("", _DAY.sub("", rest)).strip()
    what = gerund(f"{verb} {doing}")
    if verb == "takes" and not doing.endswith(" apart"):
        return None
    if len(what.split()) < 3 or full_names(what) or family_of(what) is None:
        return None
    return Pastime(what, WEEKDAYS.index(day[1].lower()) if day else -1)
