"""Stretches of a day while it is being planned, and how they settle when they overlap.

Minutes count from midnight of the day on which the plan is made, and may pass 1440.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from game.mind.rules.activities import usual_minutes
from game.world.clock import time_words

EVENT, OWN_EVENT, PREPARE, ATTEND, ERRAND, CLASS, MEAL, WORK, HABIT, FILL = 90, 85, 80, 70, 65, 60, 50, 40, 30, 10
"""Ranks: what gives way to what."""
SHORTEST = 20
"""A piece shorter than this is not worth beginning, minutes."""


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch with a purpose; the higher rank wins where two overlap."""

    start: int
    end: int
    what: str
    where: str
    rank: int

    @property
    def minutes(self) -> int:
        """How long it lasts."""
        return self.end - self.start

    def within(self, start: int, end: int) -> "Block | None":
        """What is left of it between two moments; None if nothing worth it."""
        cut = replace(self, start=max(start, self.start), end=min(end, self.end))
        return cut if cut.minutes >= min(SHORTEST, self.minutes) else None


def settle(blocks: Iterable[Block], start: int, end: int) -> list[Block]:
    """The blocks in order of time without overlap: a lower rank keeps only what higher ones leave."""
    settled: list[Block] = []
    clipped = (block.within(start, end) for block in blocks)
    for block in sorted((b for b in clipped if b and b.minutes > 0), key=lambda b: (-b.rank, b.start)):
        for free_start, free_end in gaps(settled, start, end):
            piece = block.within(free_start, free_end)
            if piece and piece.minutes > 0:
                settled.append(piece)
        settled.sort(key=lambda b: b.start)
    return settled


def gaps(blocks: list[Block], start: int, end: int) -> list[tuple[int, int]]:
    """The stretches between sorted blocks that nothing fills."""
    edges = [start, *(edge for block in blocks for edge in (block.start, block.end)), end]
    return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b > a]


def close_short_gaps(blocks: list[Block], start: int, end: int, shortest: int) -> list[Block]:
    """Short gaps go to the neighbour that gives way more easily."""
    for a, b in gaps(blocks, start, end):
        if b - a >= shortest or not blocks:
            continue
        before = next((i for i, block in enumerate(blocks) if block.end == a), None)
        after = next((i for i, block in enumerate(blocks) if block.start == b), None)
        if before is not None and (after is None or blocks[before].rank <= blocks[after].rank):
            blocks[before] = replace(blocks[before], end=b)
        elif after is not None:
            blocks[after] = replace(blocks[after], start=a)
    return blocks


def join_same(blocks: list[Block]) -> list[Block]:
    """Neighbours that are the same doing become one."""
    joined: list[Block] = []
    for block in blocks:
        if joined and joined[-1].what == block.what and joined[-1].end == block.start:
            joined[-1] = replace(joined[-1], end=block.end)
        else:
            joined.append(block)
    return joined


THEN = ", then "
"""Between two doings of one chunk."""
_COMBINED = 75
"""Only what takes no longer than this is put into one chunk with what follows or precedes, minutes."""


def at_most(blocks: list[Block], count: int) -> list[Block]:
    """Fewer of gapless blocks: small fillers go first, then short ones share a chunk with a neighbour at the same
    place, two and if need be three of them, at last the least goes."""
    blocks = list(blocks)
    while len(blocks) > count:
        small = any(block.rank <= FILL and block.minutes <= 30 for block in blocks)
        if small or not (_combine_two(blocks, 2) or _combine_two(blocks, 3)):
            _drop_least(blocks)
    return blocks


def combined(blocks: list[Block], count: int) -> list[Block]:
    """As few as that, as far as two and two can share a chunk; nothing is dropped."""
    blocks = list(blocks)
    while len(blocks) > count and _combine_two(blocks, 2):
        pass
    return blocks


def _combine_two(blocks: list[Block], most: int) -> bool:
    """Put one pair into a chunk of at most so many doings; whether there was one."""
    pairs = [i for i in range(len(blocks) - 1) if _combine(blocks[i], blocks[i + 1], most)]
    if not pairs:
        return False
    at = min(pairs, key=lambda i: (min(blocks[i].minutes, blocks[i + 1].minutes), i))
    first, second = blocks[at], blocks.pop(at + 1)
    until = "" if usual_minutes(_last(first.what)) or usual_minutes(_first(second.what)) else _until(first.end)
    what = f"{_briefly(first.what, second)}{until}{THEN}{second.what}"
    rank = max(first.rank, second.rank)
    blocks[at] = replace(first, end=second.end, what=what, rank=rank)
    return True


def _last(what: str) -> str:
    return what.rsplit(THEN, 1)[-1]


def _first(what: str) -> str:
    return what.split(THEN, 1)[0]


def _until(minute: int) -> str:
    """` until 8 am`: said where neither of two doings has a usual length."""
    return f" until {time_words(datetime(2000, 1, 1, minute // 60 % 24, minute % 60))}"


def _briefly(what: str, following: Block) -> str:
    """A doing without its place, where the next one names the same."""
    tails = [" at home"] if following.where == "home" else [f" {in_} {following.where}" for in_ in ("at", "in")]
    tail = next(
        (t for t in tails if what.endswith(t) and (following.where == "home" or following.what.endswith(t))), ""
    )
    return what.removesuffix(tail)


def _combine(first: Block, second: Block, most: int) -> bool:
    few = first.what.count(THEN) + second.what.count(THEN) + 2 <= most
    quiet = max(first.rank, second.rank) <= MEAL + 1
    return few and quiet and first.where == second.where and min(first.minutes, second.minutes) <= _COMBINED


def _drop_least(blocks: list[Block]) -> None:
    """Take out the block that matters least; the neighbour that is freer takes its time."""
    least = min(range(len(blocks)), key=lambda i: _worth(blocks[i]))
    gone = blocks.pop(least)
    left = blocks[least - 1] if least else None
    right = blocks[least] if least < len(blocks) else None
    if left and (right is None or _freedom(left) <= _freedom(right)):
        blocks[least - 1] = replace(left, end=gone.end)
    elif right:
        blocks[least] = replace(right, start=gone.start)


def _worth(block: Block) -> tuple[bool, bool, bool, int]:
    return block.rank >= MEAL, block.rank > FILL, THEN in block.what, block.minutes


def _freedom(block: Block) -> tuple[bool, int, int]:
    return block.where not in ("", "home"), block.rank, block.minutes
