"""Planning the day by rule: routine, promises and meals first, then what the person is drawn to (section 4.3)."""

import random
import re
from dataclasses import dataclass, replace
from datetime import timedelta

from game.mind.questions import Chunk, PlanTheDay
from game.mind.rules.activities import family_of
from game.mind.rules.aftermath import aftermath, searches
from game.mind.rules.blocks import (
    FILL,
    HABIT,
    OWN_EVENT,
    THEN,
    Block,
    at_most,
    close_short_gaps,
    combined,
    gaps,
    join_same,
    settle,
)
from game.mind.rules.company import company
from game.mind.rules.filler import Filler
from game.mind.rules.fillers import Slot, choose, fillers
from game.mind.rules.habits import habit_blocks, meal_blocks, morning, night
from game.mind.rules.occasions import inner_voices, minutes_after_midnight, occasions
from game.mind.rules.preparing import preparations
from game.mind.rules.routine import Routine, for_age, routine
from game.mind.rules.times import DAY
from game.mind.rules.whereabouts import HOME, at_place, hours_of, outdoors_for, place_of, sectors_for
from game.world.thoughts import Card

MOST, LEAST = 8, 5
"""Waking chunks of a whole day (section 4.3)."""
SHORT_GAP = 25
"""Minutes too few to begin something of their own."""
_TIRED = 40
"""Minutes by which the tired go to bed earlier."""
_SHORTEST_NIGHT, _GETTING_UP = 4 * 60, 45
"""Minutes of sleep that are kept whatever calls, and minutes from waking to being where one is wanted [ours]."""
_LATE = 2 * 60
"""Minutes past bedtime until which one goes to what one was only told of; for one's own and what is promised, until
there would be no night left [ours]."""
_EARLY = 90
"""Somebody awake this long before their usual hour stays up; earlier, they go back to sleep. Minutes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Waking and sleeping, in minutes from midnight of the present day."""

    now: int
    up: int
    """When the waking day begins: now, or the waking that is still to come."""
    bed: int
    wake: int
    """The next waking after the night."""
    fresh: bool
    """Whether the day begins with getting up."""


def plan_the_day(q: PlanTheDay) -> tuple[Chunk, ...]:
    """From now to the next waking, without a gap; the last chunk is sleep."""
    card = q.card
    rng = random.Random(f"{card.seed}:day:{card.now.date()}")
    frame = frame_of(card, for_age(routine(card.biography, card.name), card.age), rng, called=_is_called(q))
    waking = _waking(q, frame, rng) if frame.bed > frame.up else []
    slept = [Block(frame.now, frame.up, "sleeping", HOME, 0)] if frame.up > frame.now else []
    bed = waking[-1].end if waking else frame.bed
    wake = _up_in_time(q, bed, frame.wake)
    return _chunks(card, join_same([*slept, *waking, Block(bed, wake, "sleeping", HOME, 0)]))


def _is_called(q: PlanTheDay) -> bool:
    """Whether something one holds or has promised begins in the next hours."""
    now = q.card.now.hour * 60 + q.card.now.minute
    return any(o.rank >= OWN_EVENT for o in occasions(q, now, now + _SHORTEST_NIGHT))


def _up_in_time(q: PlanTheDay, bed: int, wake: int) -> int:
    """When to get up: earlier than usual for what one holds or has promised early next morning."""
    early = [o for o in occasions(q, bed + _SHORTEST_NIGHT, wake + _GETTING_UP) if o.rank >= OWN_EVENT]
    starts = [minutes_after_midnight(o.span.start, q.card.now) for o in early]
    return max(bed + _SHORTEST_NIGHT, min([wake, *(start - _GETTING_UP for start in starts)]))


def frame_of(card: Card, life: Routine, rng: random.Random, called: bool = False) -> Frame:
    """When this day begins and ends; nobody's evening is a minute like the last. Who is `called` gets up at once."""
    now = card.now.hour * 60 + card.now.minute
    awake = (life.bed - life.wake) % DAY or DAY - 8 * 60
    since = (now - life.wake) % DAY
    late = -_TIRED if card.mood == "tired" else rng.choice((-15, -10, -5, 0, 0, 5, 10, 15, 20))
    if since < awake:
        bed = now + max(5, awake - since + late)
        return Frame(now, now, bed, _next_waking(card, life, now + awake - since, bed, rng), since < 75)
    ahead = DAY - since
    if not card.doing or ahead <= _EARLY or called:
        up = now + (0 if card.doing else ahead)
        bed = now + ahead + awake + late
        return Frame(now, up, bed, _next_waking(card, life, now + ahead + awake, bed, rng), True)
    return Frame(now, now, now, now + ahead, False)


def _next_waking(card: Card, life: Routine, usual_bed: int, bed: int, rng: random.Random) -> int:
    """The usual hour, a little more or less; later on a free Sunday morning; never after too short a night."""
    usual = usual_bed + (life.wake - life.bed) % DAY
    weekday = (card.now + timedelta(minutes=usual - (card.now.hour * 60 + card.now.minute))).weekday()
    early = any(weekday in h.days and h.start is not None and h.start <= life.wake + 120 for h in life.habits)
    lie_in = rng.choice((15, 30, 45)) if weekday >= 5 and not early else rng.choice((-10, -5, 0, 0, 0, 5, 10))
    return max(usual + lie_in, bed + 5 * 60)


def _waking(q: PlanTheDay, frame: Frame, rng: random.Random) -> list[Block]:
    """The waking part: what is fixed settles first, then the rest is filled."""
    card, life = q.card, routine(q.card.biography, q.card.name)
    due = [
        o
        for o in occasions(q, frame.up, frame.bed + _SHORTEST_NIGHT)
        if o.rank >= OWN_EVENT or minutes_after_midnight(o.span.start, card.now) < frame.bed + _LATE
    ]
    events = [occasion.block(card.now) for occasion in due]
    bed = max([frame.bed, *(min(e.end + 20, frame.wake - 240) for e in events)])
    fixed = [*events, *preparations(q, due, frame.up, bed, rng), *_voices(q, frame.up, bed)]
    fixed += habit_blocks(card, life, frame.up, bed, rng)
    fixed += morning(card, life, frame.up, frame.fresh, fixed, rng) + night(frame.up, bed, fixed)
    meals = meal_blocks(card, life, frame.up, bed, fixed, rng)
    firm = settle([*fixed, *meals], frame.up, bed)
    sought = searches(q, frame.up, bed, firm)
    seen = company(card, frame.up, bed, settle([*firm, *sought], frame.up, bed))
    blocks = close_short_gaps(settle([*firm, *sought, *seen], frame.up, bed), frame.up, bed, SHORT_GAP)
    options = [*fillers(card, rng), *aftermath(q)]
    for roam in (1.0, 0.15, 0.02):
        filled = combined(join_same(_fill(options, blocks, (frame.up, bed), roam, rng)), MOST)
        if len(filled) <= MOST:
            break
    return combined(at_most(filled, MOST), rng.choice((7, 7, 8)))


def _voices(q: PlanTheDay, up: int, bed: int) -> list[Block]:
    """What an inner voice asked for, at its hour, or in the next free hour of the day."""
    found = []
    for index, (what, span) in enumerate(inner_voices(q)):
        start = minutes_after_midnight(span.start, q.card.now) if span else up + 90 + 75 * index
        if up <= start < bed - 30:
            found.append(Block(start, start + (span.minutes if span else 60), what, place_of(what, q.card), HABIT + 25))
            found += _sounding_out(q.card, what, found[-1].end + 30, bed)
    return found


def _sounding_out(card: Card, what: str, start: int, bed: int) -> list[Block]:
    """Who means to stand for something asks around what people think of it."""
    family, places = family_of(what), sectors_for(("meeting", "coffee", "walking"), card)
    if family is None or family.key != "campaign" or not places or start > bed - 90:
        return []
    opens, closes = hours_of(places[0], card)
    begins = min(max(start, opens), closes - 45)
    said = f"asking people what they think of {what} {at_place(places[0])}"
    return [Block(begins, begins + 45, said, places[0], HABIT + 24)]


def _fill(
    options: list[Filler], blocks: list[Block], day: tuple[int, int], roam: float, rng: random.Random
) -> list[Block]:
    """Gapless: every gap gets one doing or several, as many as the day has room for."""
    done = [block.what for block in blocks]
    free = gaps(blocks, *day)
    spare = max(3, MOST + 3 - len(blocks) - len(free)) if day[1] - day[0] > 6 * 60 else 0
    filled = list(blocks)
    for start, end in sorted(free, key=lambda gap: gap[0] - gap[1]):
        extra = min(spare, max(0, round((end - start) / 100) - 1))
        spare -= extra
        before = next((b.where for b in blocks if b.end == start), HOME)
        after = next((b for b in blocks if b.start == end), Block(end, end, "", HOME, FILL))
        slot = Slot(start, end - start, (before, after.where), after.what, roam)
        filled += _pieces(options, slot, 1 + extra, done, rng)
    return sorted(filled, key=lambda block: block.start)


def _pieces(options: list[Filler], gap: Slot, count: int, done: list[str], rng: random.Random) -> list[Block]:
    """A gap in about so many doings of unlike length, to the five minutes; none much longer than it should be."""
    found: list[Block] = []
    start, end = gap.minute, gap.minute + gap.minutes
    while start < end:
        left = max(1, count - len(found))
        even = (end - start) / left
        minutes = end - start if left == 1 else max(30, round(even * rng.uniform(0.75, 1.25) / 5) * 5)
        last = end - start - minutes < SHORT_GAP
        slot = replace(gap, minute=start, minutes=minutes, after=gap.after if last else "")
        option = choose(options, slot, done, rng)
        minutes = min(minutes, option.longest) if end - start > option.longest + 30 else minutes
        minutes = minutes if end - start - minutes >= SHORT_GAP else end - start
        done.append(option.key or option.what)
        opens = start // DAY * DAY + option.since if option.where != HOME else 0
        found.append(Block(start, start + minutes, option.what, option.where, FILL, opens))
        start += minutes
    return found


def _chunks(card: Card, blocks: list[Block]) -> tuple[Chunk, ...]:
    """Blocks as chunks; all keep the seconds of the present moment, so that nothing is left between."""
    now = card.now.hour * 60 + card.now.minute
    placed = blocks if card.home else join_same([_homeless(block, card) for block in blocks])
    return tuple(
        Chunk(card.now + timedelta(minutes=block.start - now), block.minutes, block.what, block.where)
        for block in placed
        if block.minutes > 0
    )


def _homeless(block: Block, card: Card) -> Block:
    """What is done at home, for somebody who has none: nights, mornings and rest are spent in the open."""
    if block.where != HOME:
        return block
    outdoors = outdoors_for(card)
    pieces = [piece.replace(" at home", "") for piece in block.what.split(THEN)]
    if not outdoors or not any(_IN_THE_OPEN.search(piece) for piece in pieces):
        return replace(block, what=THEN.join(pieces), where=_under_a_roof(block, card) or outdoors)
    rested = [f"sitting on a bench {at_place(outdoors)}" if _RESTS.search(piece) else piece for piece in pieces]
    return replace(block, what=THEN.join(dict.fromkeys(rested)), where=outdoors)


def _under_a_roof(block: Block, card: Card) -> str:
    """Where somebody without a home reads or writes while it is open; empty if there is no such place."""

    def holds(sector: str) -> bool:
        opens, closes = hours_of(sector, card)
        return opens <= block.start % DAY and block.start % DAY + block.minutes <= closes

    return next(filter(holds, sectors_for(("library", "reading"), card)), "")


_RESTS = re.compile(r"\b(?:getting ready for bed|winding down|sitting at|pottering|resting|taking it easy)\b")
_IN_THE_OPEN = re.compile(rf"\b(?:sleeping|getting up|exercis\w+|feeding|walk(?:ing)?|running)\b|{_RESTS.pattern}")
