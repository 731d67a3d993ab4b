"""Getting ready for something of one's own: an errand beforehand, the hour before, telling people."""

import random
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from game.mind.questions import PlanTheDay
from game.mind.rules.blocks import ERRAND, OWN_EVENT, PREPARE, Block
from game.mind.rules.occasions import Occasion, minutes_after_midnight, own_occasions
from game.mind.rules.times import DAY
from game.mind.rules.whereabouts import HOME, at_place, hours_of, sectors_for

_DAYS_AHEAD = 3


@dataclass(frozen=True, slots=True)
class Readying:
    """How one gets ready for occasions of a kind."""

    words: tuple[str, ...]
    before: str
    minutes: int
    gather: str
    shop: tuple[str, ...]
    tell: str


@lru_cache(maxsize=1)
def _ways() -> tuple[Readying, ...]:
    table = tomllib.loads((files("game.mind.rules") / "data" / "prepare.toml").read_text("utf-8"))
    return tuple(
        Readying(tuple(e["words"]), e["before"], e["minutes"], e.get("gather", ""), tuple(e.get("shop", ())), e["tell"])
        for e in table["prepare"]
    )


def way_to_ready(name: str) -> Readying | None:
    """How one gets ready for something of this name; None if it takes no preparation."""
    return next((way for way in _ways() if any(word in name.lower() for word in way.words)), None)


def preparations(q: PlanTheDay, due: list[Occasion], start: int, end: int, rng: random.Random) -> list[Block]:
    """Blocks for today's own occasions, and errands for those of the next days."""
    today = [o for o in due if o.rank == OWN_EVENT]
    later = [o for o in own_occasions(q.card) if o not in today]
    found: list[Block] = []
    for occasion in (*today, *later):
        way = way_to_ready(occasion.name)
        begins = minutes_after_midnight(occasion.span.start, q.card.now)
        if way and start < begins < end:
            found += _before(occasion, way, begins, start)
            found += _errand(q, occasion, way, start, begins - way.minutes - 30, rng)
        elif way and end <= begins < _DAYS_AHEAD * DAY:
            found += _errand(q, occasion, way, start, end, rng) + _telling(q, occasion, way, start, end, rng)
    return found


def _before(occasion: Occasion, way: Readying, begins: int, start: int) -> list[Block]:
    since = max(start, begins - way.minutes)
    place = {"": "the room", HOME: "the house"}.get(occasion.where, occasion.where)
    what = way.before.format(event=occasion.name, place=place)
    return [Block(since, begins, what, occasion.where, PREPARE)] if begins - since >= 20 else []


def _errand(q: PlanTheDay, occasion: Occasion, way: Readying, start: int, end: int, rng: random.Random) -> list[Block]:
    """An hour in a known shop that has what is needed, while it is open."""
    shops = sectors_for(way.shop, q.card) if way.gather else []
    if not shops:
        return []
    opens, closes = hours_of(shops[0], q.card)
    since, until = max(start + 60, opens), min(end, closes) - 60
    if until < since:
        return []
    at = since + round(rng.random() * (until - since) / 15) * 15
    what = f"{way.gather.format(event=occasion.name)} {at_place(shops[0])}"
    return [Block(at, at + 60, what, shops[0], ERRAND)]


def _telling(q: PlanTheDay, occasion: Occasion, way: Readying, start: int, end: int, rng: random.Random) -> list[Block]:
    """An hour of the afternoon among people, where they meet."""
    places = sectors_for(("walking", "meeting", "coffee"), q.card)
    since = max(start + 90, 15 * 60) + rng.choice((0, 15, 30, 45, 60))
    if not places or since + 45 > min(end, 20 * 60):
        return []
    what = f"{way.tell.format(event=occasion.name)} {at_place(places[-1])}"
    return [Block(since, since + 45, what, places[-1], ERRAND - 1)]
