"""Stretches of a day while it is being planned, and how they settle when they overlap.

Minutes count from midnight of the day on which the plan is made, and may pass 1440.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.mind.rules.activities import usual_minutes
from game.mind.rules.whereabouts import at_place
from game.world.activity import means_meal

EVENT, OWN_EVENT, PREPARE, ATTEND, ERRAND, CLASS, MEAL, WORK, HABIT, COMPANY, FILL = (
    90, 85, 80, 70, 65, 60, 50, 40, 30, 25, 10,
)  # fmt: skip
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
    since: int = 0
    """The minute before which it cannot begin: a place is closed until then."""

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
_LONGEST = 270
"""A chunk of two doings is no longer than this, minutes; where there is no other way, half as long again."""

_DRAWN_OUT = 210
"""Nothing takes the time of what is left out if it would last longer than this, minutes, unless there is no other
way."""


def at_most(blocks: list[Block], count: int) -> list[Block]:
    """Fewer of gapless blocks: small fillers go first, then two at the same place share a chunk, at last the least
    goes."""
    blocks = list(blocks)
    while len(blocks) > count:
        small = any(block.rank <= FILL and block.minutes <= 30 for block in blocks)
        if small or not (_combine_two(blocks) or _combine_two(blocks, _LONGEST * 3 // 2)):
            _drop_least(blocks)
    return blocks


def combined(blocks: list[Block], count: int) -> list[Block]:
    """Fewer of gapless blocks as far as two can share a chunk; nothing is dropped."""
    blocks = list(blocks)
    while len(blocks) > count and _combine_two(blocks):
        pass
    return blocks


def _combine_two(blocks: list[Block], longest: int = _LONGEST) -> bool:
    """Put the pair with the shortest doing into one chunk; whether there was one."""
    pairs = [i for i in range(len(blocks) - 1) if _combine(blocks[i], blocks[i + 1], longest)]
    if not pairs:
        return False
    at = min(pairs, key=lambda i: (min(blocks[i].minutes, blocks[i + 1].minutes), i))
    first, second = blocks[at], blocks.pop(at + 1)
    what = f"{_briefly(first.what, second)}{THEN}{second.what}"
    blocks[at] = replace(first, end=second.end, what=what, rank=max(first.rank, second.rank))
    return True


def _briefly(what: str, following: Block) -> str:
    """A doing without its place, where the next one names the same."""
    tails = [" at home"] if following.where == "home" else [f" {in_} {following.where}" for in_ in ("at", "in")]
    tail = next(
        (t for t in tails if what.endswith(t) and (following.where == "home" or following.what.endswith(t))), ""
    )
    return what.removesuffix(tail).removesuffix(",")


def _combine(first: Block, second: Block, longest: int) -> bool:
    """Whether two may share a chunk: at one place, one of them short and of a usual length, so that it need not be
    said when the other begins."""
    single = THEN not in first.what and THEN not in second.what
    quiet = max(first.rank, second.rank) <= MEAL + 1
    short = min(first.minutes, second.minutes) <= _COMBINED and first.minutes + second.minutes <= longest
    known = any(usual_minutes(b.what, _at(b)) and b.minutes <= _COMBINED for b in (first, second))
    return single and quiet and short and known and first.where == second.where


def _at(block: Block) -> str:
    return "" if not block.where else "home" if block.where == "home" else "away"


def _drop_least(blocks: list[Block]) -> None:
    """Take out the block that matters least; the neighbour that is freer takes its time."""
    least = min(_spare(blocks), key=lambda i: _worth(blocks, i))
    gone = blocks.pop(least)
    left = blocks[least - 1] if least else None
    right = blocks[least] if least < len(blocks) else None
    if left and (right is None or gone.start < right.since or _heir(left) <= _heir(right, earlier=True)):
        blocks[least - 1] = _lingering(replace(left, end=gone.end))
    elif right:
        blocks[least] = _lingering(replace(right, start=gone.start))


def _lingering(block: Block) -> Block:
    """A meal that got more time than it takes: one stays, with something to read."""
    long = means_meal(block.what) and THEN not in block.what and block.minutes > _COMBINED
    if not long or "getting up" in block.what:
        return block
    reading = f"reading {at_place(block.where)}" if block.where else "reading"
    return replace(block, what=f"{block.what.removesuffix(' ' + at_place(block.where))}{THEN}{reading}")


def _around(blocks: list[Block], index: int) -> list[Block]:
    return [blocks[i] for i in (index - 1, index + 1) if 0 <= i < len(blocks)]


def _is_duty(block: Block) -> bool:
    """Whether it is what one is paid, taught or waited for: it is not left out to make a day shorter."""
    return block.rank >= MEAL or block.rank == COMPANY or (block.rank == WORK and block.minutes > _COMBINED // 2)


def _is_elastic(block: Block, more: int = 0) -> bool:
    """Whether it can last longer: a meal, an errand, a class or an event is not drawn out, and nothing without end."""
    return (
        block.rank < MEAL
        and (not more or block.minutes + more <= _DRAWN_OUT)
        and block.rank != COMPANY
        and (not usual_minutes(block.what, _at(block)) or THEN in block.what)
    )


def _spare(blocks: list[Block]) -> list[int]:
    """What may be left out: of what only fills time that which leaves its time to something that can last longer,
    then what lets its neighbour begin earlier, then mere habits; of all else only where there is no other way."""
    every = range(len(blocks))
    light = [i for i in every if blocks[i].rank <= FILL]
    free = [i for i in every if not _is_duty(blocks[i])]
    return (
        [i for i in light if _has_heir(blocks, i)]
        or [i for i in light if any(_is_elastic(b, blocks[i].minutes) for b in _around(blocks, i))]
        or [i for i in light if any(map(_is_elastic, _around(blocks, i)))]
        or [i for i in free if _has_heir(blocks, i)]
        or free
        or list(every)
    )


def _has_heir(blocks: list[Block], index: int) -> bool:
    """Whether a neighbour can take the time: what has its hour may last longer, and does not begin earlier."""
    more, start = blocks[index].minutes, blocks[index].start
    before, after = blocks[max(0, index - 1) : index], blocks[index + 1 : index + 2]
    return any(_is_elastic(b, more) for b in before) or any(
        b.rank <= FILL and b.since <= start and b.minutes + more <= _DRAWN_OUT for b in after
    )


def _heir(block: Block, *, earlier: bool = False) -> tuple[int, tuple[bool, bool, int, int]]:
    """The least takes the time of what is left out."""
    level = 2 if not _is_elastic(block) else 1 if earlier and block.rank > FILL else 0
    return level, _freedom(block)


def _worth(blocks: list[Block], index: int) -> tuple[int, bool, int]:
    """How much would be lost: its own purpose, and a neighbour of a usual length drawn out to fill its time."""
    block = blocks[index]
    drawn_out = all(any(_freedom(b)[:2]) for b in _around(blocks, index))
    much = drawn_out and block.minutes > 2 * _COMBINED
    level = 2 if block.rank >= MEAL else 1 if block.rank > FILL or much else 0
    return level, THEN in block.what, block.minutes


def _freedom(block: Block) -> tuple[bool, bool, int, int]:
    """The least is the freest to last longer."""
    set_ = (bool(usual_minutes(block.what, _at(block))) and THEN not in block.what) or block.rank > HABIT
    return block.where not in ("", "home"), set_, block.rank, block.minutes
