"""Routine as stretches of a day: work, classes, habits, meals, getting up, getting ready for bed."""

import random
import re
from dataclasses import replace
from datetime import datetime, timedelta

from game.mind.rules.activities import family_of
from game.mind.rules.biography import read
from game.mind.rules.blocks import CLASS, EVENT, HABIT, MEAL, WORK, Block, gaps, settle
from game.mind.rules.projects import brief, desk_projects, with_place
from game.mind.rules.routine import EVERY_DAY, Habit, Meal, Routine
from game.mind.rules.times import DAY
from game.mind.rules.whereabouts import (
    HOME,
    at_place,
    hours_of,
    is_open,
    outdoors_for,
    place_of,
    sectors_for,
    works_at,
)
from game.world.activity import means_meal
from game.world.thoughts import Card

_RANK = {"class": CLASS, "work": WORK, "habit": HABIT}
_LENGTHS = {
    "coffee": 30,
    "walking": 45,
    "running": 60,
    "groceries": 40,
    "supplies": 40,
    "hardware": 40,
    "dropping in": 40,
    "meeting": 40,
    "pub evening": 120,
    "class": 120,
    "calling": 30,
    "sunrise": 20,
}
"""How long a habit lasts that was only given a start, in minutes; others an hour."""
_LONG_WORK = 120
"""What is left of a longer stretch of work at the weekend, minutes."""
_RESTS = 0.7
"""Chance that such work rests on a Sunday."""
_SNACK_AFTER = 7 * 60
"""Minutes from dinner to bed from which on one eats something in between."""
_AT_ONCE = 60
"""Minutes that nobody waits for a meal after a class or an event, but has it at once."""
_APART = 210
"""Minutes that two meals are apart if they can be."""
_LUNCH_OUT = 0.75
"""Chance of lunch out for who is out anyway, where the biography says nothing of where it is had."""
_OUT_BY_DAY = (0.45, 0.3, 0.3, 0.35, 0.5, 0.4, 0.45)
"""Chance of a meal out for others, by weekday from Monday."""
_RATHER_HOME = 0.5
"""By how much that is less for who eats at home as a rule."""
_BREAKFAST_OUT = 8 * 60 + 15
"""When somebody who has no kitchen has breakfast, minutes from midnight."""
_HASTE, _DRESSED = 20, 5
"""Minutes before something early in which there is no time for breakfast, and not even for dressing [ours]."""
_WAY = 15
"""Minutes more for a meal that one walks to."""
_SCHOOL_DAY = 5 * 60
"""Minutes of class from which on there is a break for lunch."""
_AFTERNOON = 14 * 60
"""Whoever gets up later than this has breakfast for lunch, minutes from midnight [ours]."""
_SKIPPED = 0.12
"""Chance that a mere habit is left out for a day."""
_DESK = re.compile(r"at the (?P<thing>[\w ]+?) in (?P<whose>his|her|their) \w+$")
_HIRED = re.compile(r"\b(shift|hospital|ward|factory|office|station|warehouse|mine|mill|ship)\b")
"""Work that is not one's own things."""
_OPEN_AIR = re.compile(
    r"\b(?:street ?lamps|lamps|lanterns|streets?|pavements?|newspapers|the post|rounds|dust ?bins|"
    r"feeding the \w+)\b"
)
"""What is done out in the town, where no place is named."""
_BARE = re.compile(r"^(?:working|studying|writing|drawing)(?= (?:at|in|behind|on the|from)\b)")


def habit_blocks(card: Card, life: Routine, start: int, end: int, rng: random.Random) -> list[Block]:
    """Habits with a time, on today's and tomorrow's weekday as far as the day reaches."""
    found = []
    for shift in (-DAY, 0, DAY):
        weekday = (card.now + timedelta(minutes=shift)).weekday()
        for habit in life.habits:
            skipped = habit.kind == "habit" and rng.random() < _SKIPPED and _is_short(card, habit)
            if habit.start is not None and weekday in habit.days and not skipped:
                block = _on_weekday(_block(card, habit, shift, rng), habit, weekday, rng)
                if block and block.start < end and block.end > start:
                    found.append(block)
    return found


def _is_short(card: Card, habit: Habit) -> bool:
    """Whether it is a mere habit: hours that were stated, such as a student's in the library, are kept."""
    if habit.until is None:
        return True
    at_work = works_at(place_of(habit.what, card), card)
    return not at_work and (habit.until - (habit.start or 0)) % DAY < _LONG_WORK


def _on_weekday(block: Block | None, habit: Habit, weekday: int, rng: random.Random) -> Block | None:
    """Work on one's own things is shorter on Saturday and mostly rests on Sunday, unless its days were named."""
    family = family_of(habit.what)
    free = family is not None and not family.own_place and "counter" not in family.key and habit.kind != "class"
    named = habit.days not in (EVERY_DAY, EVERY_DAY[:6])
    if block is None or weekday < 5 or named or not free or block.minutes < _LONG_WORK:
        return block
    if weekday == 6 and rng.random() < _RESTS:
        return None
    return replace(block, end=block.start + _LONG_WORK)


def _block(card: Card, habit: Habit, shift: int, rng: random.Random) -> Block | None:
    open_air = outdoors_for(card) if _OPEN_AIR.search(habit.what) else ""
    where = place_of(habit.what, card) or open_air or _place_of_duty(card, habit) or HOME
    begins = habit.start or 0
    ends = _end(habit, begins)
    if habit.kind == "habit" and habit.until is None:
        begins, ends = (minute + rng.choice((-10, -5, 0, 0, 5, 10)) for minute in (begins, ends))
    opens, closes = hours_of(where, card)
    begins, ends = max(begins, opens), min(ends, closes) if ends <= DAY else ends
    if ends - begins < 15:
        return None
    rank = WORK if habit.kind == "class" and ends - begins >= _SCHOOL_DAY else _RANK[habit.kind]
    what = worded(habit.what, where, card, rng)
    return Block(begins + shift, ends + shift, what, where, rank, opens + shift if opens else 0)


def _place_of_duty(card: Card, habit: Habit) -> str:
    """Where one works, or where classes are held; empty for what is done anywhere."""
    if habit.kind == "class":
        return next(iter(sectors_for(("classes", "school"), card)), "")
    return card.work.split(":", 1)[0] if habit.kind == "work" else ""


def _end(habit: Habit, begins: int) -> int:
    if habit.until is not None:
        return habit.until if habit.until > begins else habit.until + DAY
    family = family_of(habit.what)
    return begins + _LENGTHS.get(family.key if family else "", 60)


def worded(what: str, where: str, card: Card, rng: random.Random) -> str:
    """A habit as a chunk says it: mere `working at the desk` says at what; a place that is not named is."""
    bare, projects = _BARE.match(what), desk_projects(card)
    if bare and projects and not _other_work(what) and not _HIRED.search(what):
        index = min(len(projects) - 1, int(rng.random() ** 1.6 * len(projects)))
        return with_place(brief(projects[index]), _own_desk(what[bare.end() :].strip()))
    trade = read(card.biography, card.name).occupation
    if what == "working" and not card.work and where == HOME and trade:
        return f"working as {trade}"
    named = place_of(what, card) and where.lower().removeprefix("the ") in what.lower()
    return at_own(what, card) if where == HOME or named else f"{what} {at_place(where)}"


def at_own(what: str, card: Card) -> str:
    """A doing at home without whose home it is: `in the garden of the Lin family's house` stops at the garden."""
    own = re.escape(card.home.split(":", 1)[0])
    return re.sub(rf" of (?:the )?(?:{own}|dorm|house)$", "", what) if own else what


def _own_desk(place: str) -> str:
    """`at the desk in her room`, shorter: `at her desk`."""
    found = _DESK.match(place)
    return f"at {found['whose']} {found['thing']}" if found else place


def _other_work(what: str) -> bool:
    """Whether the words themselves say what kind of work it is: a counter, a garden."""
    family = family_of(what)
    return bool(family) and family is not None and (family.own_place or "counter" in family.key)


def morning(card: Card, life: Routine, up: int, fresh: bool, fixed: list[Block], rng: random.Random) -> list[Block]:
    """Getting up, with breakfast unless it is had elsewhere or at an hour of its own."""
    if not fresh:
        return []
    first = min((max(b.start, up) for b in fixed if b.end > up), default=up + 240)
    if first - up < _HASTE:
        return _in_haste(card, up, first, fixed)
    if life.breakfast.minute is not None or life.breakfast.where:
        return [
            Block(up, up + min(40, max(15, first - up)), "getting up and getting ready for the day", HOME, MEAL + 1)
        ]
    if not card.home:
        return [Block(up, up + 30, "getting up", HOME, MEAL + 1)]
    minutes = max(20, min(first - up, rng.choice((45, 50, 60, 60, 70))))
    return [Block(up, up + minutes, "getting up and having breakfast at home", HOME, MEAL + 1)]


def _in_haste(card: Card, up: int, first: int, fixed: list[Block]) -> list[Block]:
    """Getting up before something that begins at once: breakfast comes after it, and nobody gets up twice."""
    after = min((b.end for b in settle(fixed, up, up + DAY) if b.start <= first < b.end), default=first)
    dressed = [Block(up, first, "getting up and getting dressed", HOME, EVENT)] if first - up >= _DRESSED else []
    own = card.home and not any(b.start < after + 30 and b.end > after for b in fixed)
    return [*dressed, *([Block(after, after + 30, "having breakfast at home", HOME, MEAL)] if own else [])]


def night(up: int, bed: int, fixed: list[Block]) -> list[Block]:
    """The last half hour, unless something keeps one up."""
    late = max((b.end for b in fixed if b.end <= bed), default=up)
    minutes = 30 if bed - late >= 30 else max(0, bed - late)
    return (
        [Block(bed - minutes, bed, "winding down and getting ready for bed", HOME, HABIT + 5)] if minutes >= 15 else []
    )


def meal_blocks(card: Card, life: Routine, start: int, end: int, fixed: list[Block], rng: random.Random) -> list[Block]:
    """Breakfast at its own hour, lunch and dinner; each where it is had, shifted if something greater is on."""
    late = max(0, life.wake - 8 * 60)
    fed = life.wake >= _AFTERNOON and life.lunch.minute is None
    meals = (
        ("breakfast", life.breakfast, None, 35),
        ("lunch", life.lunch, 12 * 60 + late // 2 + rng.choice((0, 0, 15, 30, 45)), rng.choice((30, 40, 45))),
        (
            "dinner",
            life.dinner,
            max(18 * 60, fed * (life.wake + 270)) + rng.choice((0, 15, 30)),
            rng.choice((40, 45, 60)),
        ),
    )
    found: list[Block] = []
    for name, meal, usual, minutes in meals:
        if name == "lunch" and fed:
            continue
        meal = meal if card.home or name != "breakfast" or meal.minute else replace(meal, minute=_BREAKFAST_OUT)
        at = meal.minute if meal.minute is not None else usual if usual is not None else 8 * 60 if meal.where else None
        for shift in (0, DAY) if at is not None else ():
            wanted = (at or 0) + shift + (rng.choice((-5, 0, 0, 5, 10)) if meal.minute is not None else 0)
            found += _meal(card, name, meal, wanted, minutes, [*fixed, *found], (start, end), rng)
    return found + _late_snack(start, end, [*fixed, *found])


def _meal(
    card: Card,
    name: str,
    meal: Meal,
    at: int,
    minutes: int,
    fixed: list[Block],
    day: tuple[int, int],
    rng: random.Random,
) -> list[Block]:
    """One meal as a block, before or after what cannot be cut; none where it is over or part of what is on."""
    if not day[0] <= at < day[1] - 30 or any(b.start <= at < b.end and b.rank > MEAL and name in b.what for b in fixed):
        return []
    eaten = [b for b in fixed if means_meal(b.what)]
    slots = _slots(fixed, day, at, minutes)
    if not slots:
        return []
    slot = min(slots, key=lambda s: abs(s - at) + 2 * sum(max(0, _APART - _between(b, s)) for b in eaten))
    over = [b for b in fixed if b.start <= slot < b.end]
    around = next((b for b in over if works_at(b.where, card)), next(iter(over), None))
    what, where = _meal_place(card, name, meal, slot, around, rng)
    way = _WAY if where not in (HOME, around.where if around else HOME) else 0
    return [Block(slot, slot + minutes + way, what, where, MEAL)]


def _between(meal: Block, slot: int) -> int:
    """Minutes between a meal and a moment."""
    return max(slot - meal.end, meal.start - slot)


def _slots(fixed: list[Block], day: tuple[int, int], at: int, minutes: int) -> list[int]:
    """Where a meal fits between what cannot be cut, each as near to its hour as can be."""
    firm = settle([b for b in fixed if b.rank > MEAL], *day)
    free = [(a, min(max(at, a), b - minutes)) for a, b in gaps(firm, *day) if b - a >= minutes]
    return [a if a > day[0] and slot - a <= _AT_ONCE else slot for a, slot in free]


def _late_snack(start: int, end: int, fixed: list[Block]) -> list[Block]:
    """Something to eat in the middle of a long evening; by day one eats in between without planning it."""
    last = max((b.end for b in fixed if means_meal(b.what)), default=start)
    at = (last + end) // 10 * 5
    late = at % DAY >= 20 * 60 or at % DAY < 4 * 60
    out = any(b.start <= at < b.end and b.where != HOME for b in fixed)
    slots = _slots(fixed, (last, end), at, 20) if late and not out and end - last > _SNACK_AFTER else []
    return [Block(s, s + 20, "having a late snack", HOME, MEAL) for s in slots[:1]]


def _meal_place(
    card: Card, name: str, meal: Meal, at: int, around: Block | None, rng: random.Random
) -> tuple[str, str]:
    """Words and place of a meal: as the biography says, at work if one is at work, else home or where one eats out."""
    moment = card.now.replace(hour=0, minute=0) + timedelta(minutes=at)
    said = place_of(meal.where, card) if meal.where else ""
    out = _eating_places(name, moment, card)
    if not card.home and not said:
        where = next(iter(out), "") or outdoors_for(card)
        served = "" if where in out else " outdoors"
        return f"having {name}{served} {at_place(where)}" if where else f"having {name}{served}", where
    if around is not None and not said and works_at(around.where, card) and around.where in sectors_for((name,), card):
        return f"having {name} {at_place(around.where)}", around.where
    away = around is not None and around.where not in ("", HOME)
    chance = _LUNCH_OUT if away and name == "lunch" else _OUT_BY_DAY[moment.weekday()]
    if out and (said == HOME or not said) and rng.random() < chance * (_RATHER_HOME if said else 1.0):
        return f"having {name} {at_place(out[0])}", out[0]
    if said and is_open(said, moment, card):
        return at_own(f"having {name} {meal.where}", card), said
    if away and around is not None and around.rank == WORK:
        return f"having {name} {at_place(around.where)}", around.where
    return f"having {name} at home", HOME


def _eating_places(name: str, moment: datetime, card: Card) -> list[str]:
    """Known places that serve this meal, or meals at all, and are open then."""
    serve = sectors_for((name,), card) or sectors_for(("breakfast", "lunch", "dinner"), card)
    unfit = {room.sector for room in card.known if "not for " in room.purpose}
    return [s for s in serve if s not in unfit and not works_at(s, card) and is_open(s, moment, card)]
