"""What people do with free time at home and about town: the same few things for each, by biography and chance."""

import random
import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from game.mind.rules.filler import Filler
from game.mind.rules.whereabouts import HOME, at_place, hours_of, rooms_of, sectors_for, speaks_of, works_at
from game.world.thoughts import Card

_SHARE = 0.3
"""The share of people who do what only some do."""
_LITTLE = 400
"""Letters of a biography that says so little that its person needs twice as much of what some do."""
_DRAWN = 3.0
"""By how much somebody is drawn to what their biography speaks of."""


@dataclass(frozen=True, slots=True)
class Leisure:
    """One way to spend free time; see `data/leisure.toml`."""

    what: str
    at: tuple[str, ...]
    weight: float
    minutes: tuple[int, int]
    window: tuple[int, int]
    days: tuple[int, ...]
    ages: tuple[int, int]
    key: str
    needs: str
    some: bool
    only: re.Pattern[str] | None
    drawn: re.Pattern[str] | None


@lru_cache(maxsize=1)
def _all() -> tuple[Leisure, ...]:
    table = tomllib.loads((files("game.mind.rules") / "data" / "leisure.toml").read_text("utf-8"))
    return tuple(_read(entry) for entry in table["leisure"])


def _read(entry: dict[str, Any]) -> Leisure:
    at = entry["at"]
    return Leisure(
        what=entry["what"],
        at=() if at == HOME else tuple(at),
        weight=float(entry["weight"]),
        minutes=(entry["minutes"][0], entry["minutes"][1]),
        window=(entry.get("from", 0) * 60, entry.get("to", 24) * 60),
        days=tuple(entry.get("days", range(7))),
        ages=(entry.get("ages", (0, 200))[0], entry.get("ages", (0, 200))[1]),
        key=entry.get("key", ""),
        needs=entry.get("needs", ""),
        some=bool(entry.get("some", False)),
        only=_words(entry.get("only")),
        drawn=_words(entry.get("drawn")),
    )


def _words(words: list[str] | None) -> re.Pattern[str] | None:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})(?:s|es|ed|er|ers|ing)?\b", re.I) if words else None


def leisure(card: Card) -> list[Filler]:
    """What this person may do today, of what the places they know allow."""
    now = (one for one in _all() if card.now.weekday() in one.days and one.ages[0] <= card.age <= one.ages[1])
    found = (_filler(one, card) for one in now)
    return [filler for filler in found if filler]


def _filler(one: Leisure, card: Card) -> Filler | None:
    drawn = _drawn(one, card)
    if (one.only and not one.only.search(card.biography)) or (one.some and not drawn and not _one_of_some(one, card)):
        return None
    where = _place(one, card)
    if not where:
        return None
    opens, closes = hours_of(where, card)
    weight = one.weight * (_DRAWN if drawn else 1.0)
    since, until = max(one.window[0], opens), min(one.window[1], closes)
    return Filler(one.what.format(place=at_place(where)), where, weight, *one.minutes, since, until, key=one.key)


def _drawn(one: Leisure, card: Card) -> bool:
    return bool(one.drawn and one.drawn.search(f"{card.biography} {' '.join(card.traits)}"))


def _one_of_some(one: Leisure, card: Card) -> bool:
    """Always the same answer for the same person, in every run."""
    share = _SHARE if len(card.biography) > _LITTLE else 2 * _SHARE
    return random.Random(f"{card.name}:{one.what}").random() < share


def _place(one: Leisure, card: Card) -> str:
    """Home if it has what is needed, or the first known place of the kind; nobody spends free time where they work."""
    if not one.at:
        fits = not one.needs or any(speaks_of(room, (one.needs,)) for room in rooms_of(HOME, card))
        return HOME if fits else ""
    return next((s for s in sectors_for(one.at, card) if not works_at(s, card)), "")
