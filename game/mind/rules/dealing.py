"""Steps of an activity dealt to an hour: shuffled without repeats, or in their order, each 5 to 15 minutes long."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta

from game.mind.questions import Part
from game.mind.rules.activities import Family, Step, by_key
from game.mind.rules.times import DAY
from game.world.thoughts import Card

SHORT, LONG = 5, 15
"""Minutes of an action (section 4.3)."""
_CARDS_AN_HOUR = 7


def dealt(card: Card, start: datetime, key: str, pool: list[Step], fits: Callable[[Step], bool]) -> list[Step]:
    """A stretch of an endless shuffled deck, one for a person, a family and a day: the later in the day, the further
    into it. Only what `fits` is dealt out."""
    begin = max(0, (start.hour * 60 + start.minute - 240) % DAY * _CARDS_AN_HOUR // 60)
    cards: list[Step] = []
    for round_ in range(begin // len(pool), begin // len(pool) + 3):
        deck = list(pool)
        day_chance(card, start, f"{key}:{round_}").shuffle(deck)
        cards += deck
    hour = start.hour
    fitting = [c for c in cards[begin % len(pool) :] if c.hours[0] <= hour < c.hours[1] or hour + 24 < c.hours[1]]
    return list(dict.fromkeys(filter(fits, fitting)))


def day_chance(card: Card, at: datetime, purpose: str) -> random.Random:
    """Chance that is the same all through a person's day, which begins at four in the morning."""
    run = card.seed.rsplit(":", 1)[0]  # without the number of the thought
    return random.Random(f"{run}:{(at - timedelta(hours=4)).date()}:{purpose}")


def in_order(family: Family, minutes: int, taste: float, rng: random.Random) -> list[Step]:
    """One alternative of each step, as many steps as there is time for, their order kept; `taste` chooses, 0 to 1."""
    room = max(1, minutes // SHORT)
    chosen = [group[int(taste * len(group))] for group in family.steps]
    wanted = min(len(chosen), max(1, min(room, round(minutes / 8))))
    needed = [i for i, step in enumerate(chosen) if step.needed][:wanted]
    others = [i for i in range(len(chosen)) if i not in needed]
    kept = sorted([*needed, *rng.sample(others, wanted - len(needed))])
    extra = by_key()["waiting"].steps if minutes > LONG * wanted else ()
    return [chosen[i] for i in kept] + [group[0] for group in extra]


def timed(steps: list[Step], minutes: int, rng: random.Random, way: bool = False) -> tuple[Part, ...]:
    """Steps with minutes: each 5 to 15 and all together the hour; begun again if they are too few. The first is the
    longest where there is a `way` to go."""
    if way and len(steps) > 1 and minutes >= LONG + SHORT:
        first, *rest = steps
        return (Part(LONG, first.what, first.emoji), *timed(rest, minutes - LONG, rng))
    lengths = _lengths([s.minutes for s in steps], minutes, rng)
    chosen = [steps[i % len(steps)] for i in range(len(lengths))]
    return tuple(Part(length, step.what, step.emoji) for step, length in zip(chosen, lengths, strict=True))


def _lengths(usual: list[int], minutes: int, rng: random.Random) -> list[int]:
    """As near to the usual minutes as an exact filling allows."""
    if minutes <= SHORT:
        return [minutes]
    count = max(-(-minutes // LONG), min(len(usual), minutes // SHORT))
    lengths = [min(LONG, max(SHORT, usual[i % len(usual)])) for i in range(count)]
    order = list(range(count))
    rng.shuffle(order)
    while (left := minutes - sum(lengths)) != 0:
        size = 5 if abs(left) >= 5 and any(SHORT <= n + (5 if left > 0 else -5) <= LONG for n in lengths) else 1
        for index in order:
            step = size if left > 0 else -size
            if abs(left) < size:
                break
            if SHORT <= lengths[index] + step <= LONG and left:
                lengths[index] += step
                left -= step
    return lengths
