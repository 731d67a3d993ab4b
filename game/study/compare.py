"""Two towns that were one: when they parted, and what has become different since, the most telling first."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from game.errors import InputError
from game.study.compare_finders import FINDERS
from game.study.compare_sides import Difference, Sides
from game.world.world import World

MOST, MOST_OF_A_KIND = 40, 8
"""Differences that are told: in all, and of one kind [ours]."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What is different between two towns; nothing if they are the same as far as both were played."""

    parted: datetime | None
    """The game time of the first thing that is different; None if nothing is."""
    until: datetime
    """The game time up to which they were compared: where the one that was played less ends."""
    differences: tuple[Difference, ...]
    """The most telling first."""
    left_out: int
    """How many more there are."""
    level: bool = True
    """Whether both stand at about the same moment; if not, ties and plans were not compared."""


def compare(one: World, other: World) -> Comparison:
    """Compare two worlds of one beginning. Raises `InputError` for two that have nothing in common."""
    if one.clock.start != other.clock.start or not one.people.keys() & other.people.keys():
        raise InputError("these two towns have no beginning in common, so there is nothing to compare")
    until = min(one.tick, other.tick)
    parted = first_difference(one, other, until)
    if parted is None:
        return Comparison(None, one.clock.at(until), (), 0)
    sides = Sides(one, other, parted, until)
    found = sorted((d for finder in FINDERS for d in finder(sides)), key=lambda d: (-d.weight, d.tick, d.people))
    kept = _capped(found)
    return Comparison(one.clock.at(parted), one.clock.at(until), kept, len(found) - len(kept), sides.level)


def first_difference(one: World, other: World, until: int) -> int | None:
    """The tick of the first memory, talk or act of the player that is in one of two worlds only, up to a tick."""
    pairs: list[tuple[Iterable[tuple[int, object]], Iterable[tuple[int, object]]]] = [
        (((a.tick, a) for a in one.acts), ((a.tick, a) for a in other.acts)),
        (((t.started, t.people) for t in one.talks), ((t.started, t.people) for t in other.talks)),
    ]
    for name in [name for name in one.people if name in other.people]:
        rows = (world.people[name].stream.rows for world in (one, other))
        pairs.append(tuple(((m.created, m) for m in side) for side in rows))  # type: ignore[arg-type]
    ticks = (tick for a, b in pairs if (tick := _first(a, b)) is not None)
    return min((tick for tick in ticks if tick <= until), default=None)


def _first(one: Iterable[tuple[int, object]], other: Iterable[tuple[int, object]]) -> int | None:
    """The tick of the first entry that two lists do not share."""
    a, b = list(one), list(other)
    same = next((n for n, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), min(len(a), len(b)))
    return min((entry[0] for entry in (*a[same : same + 1], *b[same : same + 1])), default=None)


def _capped(found: list[Difference]) -> tuple[Difference, ...]:
    """The first of each kind, so that no kind crowds out the rest."""
    seen: Counter[str] = Counter()
    kept: list[Difference] = []
    for difference in found:
        seen[difference.kind] += 1
        if seen[difference.kind] <= MOST_OF_A_KIND and len(kept) < MOST:
            kept.append(difference)
    return tuple(kept)
