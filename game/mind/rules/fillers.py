"""What somebody does with the time that nothing claims: projects, tastes, errands, company, rest."""

import random
import re
from dataclasses import dataclass

from game.mind.gate import breath
from game.mind.rules.activities import Family, family_of
from game.mind.rules.biography import Biography, read
from game.mind.rules.english import full_names
from game.mind.rules.filler import Filler
from game.mind.rules.leisure import leisure
from game.mind.rules.pastimes import pastimes
from game.mind.rules.projects import brief, with_place
from game.mind.rules.routine import Habit, routine
from game.mind.rules.whereabouts import HOME, at_place, hours_of, place_of, sectors_for, works_at
from game.world.activity import means_meal
from game.world.thoughts import Card

MORNING, EVENING = 12 * 60, 18 * 60
_WORTH_GOING = 45
"""Minutes of free time from which on one walks to another place for it [ours]."""
_IDLE = ("taking it easy at home", "pottering about at home", "sitting at the window at home", "resting at home")
_DOMESTIC = re.compile(
    r"\b(?:tidying|laundry|housework|radio|films?|cooking|baking|sorting|garden|console|tea|games|listening)\b"
)
"""What takes a home."""


def fillers(card: Card, rng: random.Random) -> list[Filler]:
    """Everything that this person might do today, with how much they are drawn to it."""
    life = read(card.biography, card.name)
    found = [
        *_projects(card, life, rng),
        *_vague_habits(card),
        *_tastes(card, life),
        *_intentions(life),
        *_pastimes(card),
        *leisure(card),
    ]
    return found if card.home else [f for f in found if f.where != HOME or not _DOMESTIC.search(f.what)]


@dataclass(frozen=True, slots=True)
class Slot:
    """Free time to be filled, and what is around it."""

    minute: int
    minutes: int
    near: tuple[str, ...]
    """The places before and after it."""
    after: str
    """What follows."""
    roam: float
    """How free one is to go somewhere else for it, 0 to 1: not at all on a day that is full already."""


def choose(options: list[Filler], slot: Slot, done: list[str], rng: random.Random) -> Filler:
    """One that fits the time of day and the length, the less likely the oftener it was done today."""
    breath()
    fitting = [o for o in options if o.fits(slot.minute) and o.shortest <= max(slot.minutes, 30)]
    weights = [_weight(o, slot, done) for o in fitting]
    if not any(weights):
        idle = [what for what in _IDLE if what not in done] or list(_IDLE)
        return Filler(rng.choice(idle), HOME, 1, 15, 120)
    return rng.choices(fitting, weights)[0]


def _weight(option: Filler, slot: Slot, done: list[str]) -> float:
    time = slot.minute % 1440
    evening = time >= EVENING or time < 5 * 60
    drawn = option.weight * (0.35 if option.toil and evening else 1.6 if option.toil or evening else 1.0)
    if option.where != HOME and time + slot.minutes > option.until:
        return 0.0
    if option.key == "cooking" and not (means_meal(slot.after) and slot.near[-1] == HOME):
        return 0.0
    if option.key in ("coffee", "last hour") and means_meal(slot.after):
        return 0.0
    if option.where not in ("", HOME, *slot.near) and slot.minutes < _WORTH_GOING:
        return 0.0
    drawn *= 0.1 if slot.minutes > option.longest + 30 else 1.0
    drawn *= 1.0 if option.where in slot.near else slot.roam
    key, family = option.key or option.what, family_of(option.what)
    once = family is not None and (family.own_place or not option.toil)
    same = sum(what.startswith(key) or (once and family_of(what) is family) for what in done)
    often = 2 if option.toil and not (family and family.usual) else 1
    return drawn * (0.0 if same >= often else 0.4**same)


def _projects(card: Card, life: Biography, rng: random.Random) -> list[Filler]:
    found = []
    for index, project in enumerate(life.projects):
        family = family_of(project)
        named = place_of(project, card)
        where = named or _abroad(card, family, rng)
        since, until = hours_of(where, card)
        if (
            _ONLY_WISHED.match(project)
            or (family is None and len(life.projects) > 1)
            or (family and family.at == "away" and not named)
        ):
            continue
        what = brief(project) if named or where == HOME else with_place(brief(project), at_place(where))
        longest = family.usual + 30 if family and family.usual else 180
        found.append(Filler(what, where, 3.5 / (1 + index), 45, longest, since, until, True, brief(project)))
    if not found and life.occupation:
        found += _trade(card, life)
    return found


_ONLY_WISHED = re.compile(r"(?:saving|hoping|waiting|looking) (?:up )?(?:for|to)\b")
"""What is no work that one sits down to."""


def _abroad(card: Card, family: Family | None, rng: random.Random) -> str:
    """Home, or now and then a place with room for such work; one runs where one walks."""
    if family and family.key in ("running", "walking"):
        return _abroad_only(card, family)
    places = [s for s in sectors_for(family.away, card) if not works_at(s, card)] if family and family.away else []
    return rng.choice(places) if places and rng.random() < 0.3 else HOME


def _abroad_only(card: Card, family: Family) -> str:
    """Where one runs and walks, for what is done there; else home."""
    if family.key not in ("running", "walking"):
        return HOME
    return next(iter(sectors_for(("running", "walking", "park"), card)), HOME)


def _trade(card: Card, life: Biography) -> list[Filler]:
    """Somebody without a project practises their trade."""
    family = family_of(life.occupation)
    if family is None or family.at or "counter" in family.key or family.key in ("work", "on call"):
        return []
    return [
        Filler(f"working on {family.key}" if not family.own_place else family.words[0], HOME, 3.0, 45, 150, toil=True)
    ]


def _vague_habits(card: Card) -> list[Filler]:
    """Habits without a time of day; those of every evening belong to the evening."""
    found = []
    for habit in routine(card.biography, card.name).habits:
        family = family_of(habit.what)
        if habit.start is None and habit.until is None and family and card.now.weekday() in habit.days:
            where = place_of(habit.what, card) or _abroad_only(card, family)
            since, until = _window(habit, hours_of(where, card))
            longest = min(180, habit.minutes) or 60
            found.append(
                Filler(habit.what, where, 6.0 if habit.minutes else 3.0, 30, longest, since, until, bool(habit.minutes))
            )
    return found


def _window(habit: Habit, hours: tuple[int, int]) -> tuple[int, int]:
    parts = {"morning": (300, MORNING), "afternoon": (MORNING, EVENING), "evening": (1050, 1380), "night": (1200, 1440)}
    since, until = parts.get(habit.part, (0, 1440))
    return max(since, hours[0]), min(until, hours[1])


_MUSIC = re.compile(
    r"\b(blues|records?|songs?|jazz|hip hop|music|rancheras|boleros|flamenco|symphon|quartets|fugues|lutes"
    r"|shanties|nocturnes|pop|soul|metal|cello|bands?|qawwali)\b"
)
_BOOKS = re.compile(r"\b(books?|novels?|poems?|stories|histories|sonnets|fiction|comics)\b")
_BAKED = re.compile(r"\b(cake|bread|pie|rolls|buns|biscuits)$")
_FOOD = re.compile(
    r"\b(soup|stew|cake|bread|pie|rolls|jam|noodles|dumplings|ribs|tamales|pancakes|omelettes|toast|sweets|dal"
    r"|fish|porridge|plantain|trout|omelettes|tortilla|curry|buns|risotto)\b"
)


def _tastes(card: Card, life: Biography) -> list[Filler]:
    """What somebody likes, where it is something to do."""
    found = []
    for like in life.likes:
        if full_names(like):
            continue
        if re.match(r"\w+ing\b", like) and family_of(like):
            found.append(Filler(like, place_of(like, card) or HOME, 2.0, 30, 90))
        elif _MUSIC.search(like):
            found.append(Filler(f"listening to {like}", HOME, 1.8, 30, 60, since=16 * 60, key="music"))
        elif _BOOKS.search(like):
            found.append(Filler(f"reading {like}", HOME, 2.2, 30, 75, key="reading"))
        elif _FOOD.search(like):
            verb = "baking" if _BAKED.search(like) else "cooking"
            found.append(Filler(f"{verb} {like}", HOME, 0.7, 45, 75, 9 * 60, 18 * 60, key="cooking"))
    return found


def _pastimes(card: Card) -> list[Filler]:
    """What only this person does, as the biography tells; on its own day if it has one."""
    return [
        Filler(p.what, place_of(p.what, card) or HOME, 1.6 if p.day < 0 else 8.0, 30, 60, since=8 * 60)
        for p in pastimes(card.biography, card.name)
        if p.day in (-1, card.now.weekday())
    ]


def _intentions(life: Biography) -> list[Filler]:
    """What is meant for some day is thought about: `making plans to start a podcast`."""
    return [
        Filler(f"making plans {_for(intention)}", HOME, 1.0, 30, 60, toil=True)
        for intention in (whole.split(",")[0] for whole in life.intentions)
        if len(intention.split()) <= 12
        and re.match(
            r"(?:start|open|hold|make|write|build|learn|teach|organi[sz]e|set up|found|record|publish|show|paint"
            r"|buy)\b",
            intention,
        )
        and not re.search(r"\d", intention)
    ]


def _for(intention: str) -> str:
    """`make a podcast` -> `for a podcast`, others `to teach one more child`."""
    made = re.match(r"(?:make|hold|organi[sz]e) (an?|the|her|his|their) ", intention)
    return f"for {intention.split(' ', 1)[1]}" if made else f"to {intention}"
