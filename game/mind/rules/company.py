"""Seeing people one is close to: the same hour and place for both, though each plans alone.

Two who are close draw the same lot for a day, from the day and their two names. Where it falls into free time of
both, both turn up; where only one is free, that one waits in vain, as it happens.
"""

import random
import re
from dataclasses import dataclass

from game.mind.rules.blocks import COMPANY, Block, gaps
from game.mind.rules.persona import kinship
from game.mind.rules.whereabouts import at_place, hours_of, sectors_for, works_at
from game.world.thoughts import Card

_CLOSE = 5
"""Closeness from which one makes a point of meeting."""
_CHANCE = 0.55
"""Chance that two who are close mean to meet on a day."""
_MOST = 2
"""Meetings a day at the most."""
_MINUTES = 45
_AROUND = 15
"""Minutes by which a meeting may move in one's own day."""
_KEEPERS = 2
"""A public room with more owners than this is no shop of theirs."""
_DWELLING = re.compile(r"['’]s\b")


@dataclass(frozen=True, slots=True)
class Occasion:
    """A way to meet: what, where, and from when on, in minutes from midnight."""

    what: str
    wanted: tuple[str, ...]
    starts: tuple[int, ...]
    family: bool
    """Whether it is for husband and wife, parents and children."""


_WAYS = (
    Occasion("seeing {name} over coffee {place}", ("coffee",), (10 * 60 + 30, 15 * 60 + 30, 16 * 60), False),
    Occasion("seeing {name} on a bench {place}", ("park",), (11 * 60, 16 * 60 + 30, 17 * 60), False),
    Occasion("seeing {name} over a drink {place}", ("bar counter", "pub"), (19 * 60, 19 * 60 + 45), False),
    Occasion("taking a walk with {name} {place}", ("park",), (17 * 60 + 30, 18 * 60 + 30, 19 * 60), True),
    Occasion("having tea with {name} {place}", ("coffee",), (15 * 60, 16 * 60, 18 * 60), True),
)


def company(card: Card, up: int, bed: int, fixed: list[Block]) -> list[Block]:
    """Meetings with people one is close to, where they fall into the free time between what is fixed."""
    lots = sorted(lot for name, tie in card.ties if tie.closeness >= _CLOSE and (lot := _lot(card, name))[0] < _CHANCE)
    found: list[Block] = []
    for _, name in lots:
        block = _meeting(card, name, gaps(sorted([*fixed, *found], key=lambda b: b.start), up, bed))
        if block and len(found) < _MOST:
            found.append(block)
    return found


def _lot(card: Card, name: str) -> tuple[float, str]:
    return _chance(card, name).random(), name


def _chance(card: Card, name: str) -> random.Random:
    """What the two have in common that day: the run, the date and both names."""
    run = card.seed.split(":", 1)[0]
    return random.Random(f"{run}:{card.now.date()}:{'+'.join(sorted((card.name, name)))}")


def _meeting(card: Card, name: str, free: list[tuple[int, int]]) -> Block | None:
    chance = _chance(card, name)
    chance.random()
    family = kinship(card, name) in ("couple", "parent", "child")
    way = chance.choice([w for w in _WAYS if w.family == family])
    start = chance.choice(way.starts)
    where = next((s for s in sectors_for(way.wanted, card) if not _DWELLING.search(s) and not works_at(s, card)), "")
    busy, said = _at_work(card, name, start), way.what
    if busy and busy != where:
        where, said = busy, "dropping in on {name} {place}"
    opens, closes = hours_of(where, card)
    if not where or not opens <= start <= closes - _MINUTES:
        return None
    begins = next((b for a, z in free if (b := max(a, start)) - start <= _AROUND and z - b >= _MINUTES), None)
    what = said.format(name=name, place=at_place(where))
    return None if begins is None else Block(begins, begins + _MINUTES, what, where, COMPANY)


def _at_work(card: Card, name: str, minute: int) -> str:
    """The shop or house that somebody keeps open at that time, which is where to find them; else empty."""
    for room in card.known:
        keeps = room.public and name in room.owners and len(room.owners) <= _KEEPERS
        open_ = room.hours is not None and room.hours.since * 60 <= minute < room.hours.until * 60
        if keeps and open_ and not works_at(room.sector, card):
            return room.sector
    return ""
