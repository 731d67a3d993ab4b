"""Ties at the start, read from a biography: who is named in it, and how close that sounds."""

import re
from collections.abc import Iterable

from game.world.people import Tie

_SCALE: tuple[tuple[int, str], ...] = (
    (-4, r"\b(enem\w+|feud|hates?|despise\w*|cannot stand|can't stand|coward)\b"),
    (-2, r"\b(dislikes?|aggressive|annoying|uneasy|uncomfortable|too pushy|mistrusts?|rude|quarrel\w*)\b"),
    (10, r"\b(wife|husband|married|son|daughter|mother|father|loves)\b"),
    (8, r"\b(crush|close friend|best friend|very close|dearest|mentor|like a (son|daughter|father|mother))\b"),
    (6, r"\b(friends?|housemates?|dorm[- ]mates?|fond of|trusts?|admires?|close to|likes?)\b"),
    (4, r"\b(neighbou?rs?|colleagues?|classmates?|knows?|known|customer|regular|professor|student)\b"),
    (2, r"\b(by sight|hardly knows?|barely knows?|only knows? of)\b"),
)
_RULES = tuple((closeness, re.compile(pattern, re.I)) for closeness, pattern in _SCALE)


def ties_from(name: str, clauses: Iterable[str], everybody: Iterable[str]) -> dict[str, Tie]:
    """The ties of `name`: one to each person whose full name stands in a clause, with that clause as the feeling."""
    others = [other for other in everybody if other != name]
    ties: dict[str, Tie] = {}
    for clause in clauses:
        for other in others:
            if other in clause:
                tie = Tie(_closeness(clause), clause)
                known = ties.get(other)
                if known is None or abs(tie.closeness) > abs(known.closeness):
                    ties[other] = tie
    return ties


CLOSENESS = {
    9: "family or love",
    7: "close",
    5: "friends",
    3: "acquaintances",
    1: "known by sight",
    0: "strangers",
    -11: "foes",
}
"""The words of a closeness, by the least that they stand for, the closest first."""


def closeness_words(closeness: int) -> str:
    """A closeness (see `Tie`) in words."""
    return next(words for least, words in CLOSENESS.items() if closeness >= least)


def _closeness(clause: str) -> int:
    if re.search(_SCALE[-1][1], clause, re.I):
        return 2
    return next((closeness for closeness, pattern in _RULES if pattern.search(clause)), 4)
