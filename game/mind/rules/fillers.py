"""What somebody does with the time that nothing claims: projects, tastes, errands, company, rest."""

import random
import re
from dataclasses import dataclass

from game.mind.rules.activities import Family, family_of
from game.mind.rules.biography import Biography, read
from game.mind.rules.english import full_names
from game.mind.rules.routine import Habit, routine
from game.mind.rules.whereabouts import HOME, at_place, hours_of, place_of, rooms_of, sectors_for, works_at
from game.world.thoughts import Card

MORNING, EVENING = 12 * 60, 18 * 60


@dataclass(frozen=True, slots=True)
class Filler:
    """Something that can be done; times in minutes from midnight."""

    what: str
    where: str
    weight: float
    shortest: int
    longest: int
    since: int = 0
    until: int = 24 * 60
    toil: bool = False
    """Work on something: rather by day than in the evening."""
    key: str = ""
    """What counts as the same again on one day."""

    def fits(self, minute: int) -> bool:
        """Whether it can be begun at a minute of the day."""
        return self.since <= minute % 1440 and minute % 1440 + min(self.shortest, 30) <= self.until


_DOMESTIC = re.compile(r"\b(tidying|laundry|housework|radio|film|cooking|sorting|garden)\b")
"""What takes a home."""


def fillers(card: Card, rng: random.Random) -> list[Filler]:
    """Everything that this person might do today, with how much they are drawn to it."""
    life = read(card.biography, card.name)
    found = [
        *_projects(card, life, rng),
        *_vague_habits(card),
        *_tastes(card, life),
        *_intentions(life),
        *_company(card),
        *_leisure(card),
    ]
    return found if card.home else [f for f in found if f.where != HOME or not _DOMESTIC.search(f.what)]


def choose(options: list[Filler], minute: int, minutes: int, done: list[str], rng: random.Random) -> Filler:
    """One that fits the time of day and the length, the less likely the oftener it was done today."""
    fitting = [o for o in options if o.fits(minute) and o.shortest <= max(minutes, 30)]
    weights = [_weight(o, minute, minutes, done) for o in fitting]
    if not any(weights):
        return Filler("taking it easy at home", HOME, 1, 15, 240)
    return rng.choices(fitting, weights)[0]


def _weight(option: Filler, minute: int, minutes: int, done: list[str]) -> float:
    evening = minute % 1440 >= EVENING or minute % 1440 < 5 * 60
    drawn = option.weight * (0.35 if option.toil and evening else 1.6 if option.toil or evening else 1.0)
    if option.where != HOME and minute % 1440 + minutes > option.until:
        return 0.0
    long = 0.1 if minutes > option.longest + 30 else 1.0
    key, family = option.key or option.what, family_of(option.what)
    once = family is not None and (family.own_place or not option.toil)
    same = sum(what.startswith(key) or (once and family_of(what) is family) for what in done)
    return drawn * long * (0.0 if same >= (2 if option.toil else 1) else 0.4**same)


def desk_projects(card: Card) -> list[str]:
    """Projects that can be worked on at a desk, an easel, a screen: not a run, a garden or an instrument."""
    found = [(p, family_of(p)) for p in read(card.biography, card.name).projects]
    return [p for p, family in found if family and not family.own_place] or [p for p, family in found if not family]


def _projects(card: Card, life: Biography, rng: random.Random) -> list[Filler]:
    found = []
    for index, project in enumerate(life.projects):
        family = family_of(project)
        named = place_of(project, card)
        where = named or _abroad(card, family, rng)
        since, until = hours_of(where, card)
        if family and family.at == "away" and not named:
            continue
        what = project if named or where == HOME else f"{project} {at_place(where)}"
        found.append(Filler(what, where, 5.0 / (1 + index), 45, 180, since, until, True, project))
    if not found and life.occupation:
        found += _trade(card, life)
    return found


def _abroad(card: Card, family: Family | None, rng: random.Random) -> str:
    """Home, or now and then a place with room for such work; one runs where one walks."""
    if family and family.key in ("running", "walking"):
        return next(iter(sectors_for(("running", "walking", "park"), card)), HOME)
    places = [s for s in sectors_for(family.away, card) if not works_at(s, card)] if family and family.away else []
    return rng.choice(places) if places and rng.random() < 0.3 else HOME


def _trade(card: Card, life: Biography) -> list[Filler]:
    """Somebody without a project practises their trade."""
    family = family_of(life.occupation)
    if family is None or family.at or "counter" in family.key:
        return []
    return [
        Filler(f"working on {family.key}" if not family.own_place else family.words[0], HOME, 3.0, 45, 150, toil=True)
    ]


def _vague_habits(card: Card) -> list[Filler]:
    """Habits without a time of day; those of every evening belong to the evening."""
    found = []
    for habit in routine(card.biography, card.name).habits:
        if habit.start is None and habit.until is None and family_of(habit.what):
            where = place_of(habit.what, card) or HOME
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
_FOOD = re.compile(
    r"\b(soup|stew|cake|bread|pie|rolls|jam|noodles|dumplings|ribs|tamales|pancakes|omelettes|toast|sweets|dal"
    r"|fish|porridge)\b"
)


def _tastes(card: Card, life: Biography) -> list[Filler]:
    """What somebody likes, where it is something to do."""
    found = []
    for like in life.likes:
        if re.match(r"\w+ing\b", like) and family_of(like) and not full_names(like):
            found.append(Filler(like, place_of(like, card) or HOME, 2.0, 30, 90))
        elif full_names(like):
            continue
        elif _MUSIC.search(like):
            found.append(Filler(f"listening to {like}", HOME, 1.0, 30, 60, since=16 * 60, key="music"))
        elif _BOOKS.search(like):
            found.append(Filler(f"reading {like}", HOME, 1.4, 30, 75, key="reading"))
        elif _FOOD.search(like):
            found.append(Filler(f"cooking {like}", HOME, 0.5, 45, 75, 9 * 60, 17 * 60, key="cooking"))
    return found


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


def _company(card: Card) -> list[Filler]:
    """Friends, met where people meet."""
    places = [s for s in sectors_for(("meeting", "drinks", "talk"), card) if not works_at(s, card)]
    friends = [(name, tie) for name, tie in card.ties if tie.closeness >= 6]
    found = []
    for name, tie in friends if places else []:
        since, until = hours_of(places[0], card)
        what = f"catching up with {name} {at_place(places[0])}"
        found.append(Filler(what, places[0], tie.closeness / 8 / len(friends), 30, 60, since, until, key="company"))
    return found


def _leisure(card: Card) -> list[Filler]:
    """What anybody does at home and, as far as they know the places, about town."""
    found = [
        Filler("reading at home", HOME, 1.2, 30, 75, key="reading"),
        Filler("tidying up at home", HOME, 0.6, 30, 45, 8 * 60, 20 * 60),
        Filler("doing the laundry and other housework at home", HOME, 0.6, 30, 60, 8 * 60, 18 * 60),
        Filler("listening to the radio at home", HOME, 0.7, 30, 60, 17 * 60, 24 * 60, key="music"),
        Filler("writing letters at home", HOME, 0.4, 30, 45, 9 * 60, 22 * 60),
        Filler("drinking tea over the newspaper at home", HOME, 0.8, 20, 60, 5 * 60, 11 * 60),
        Filler("watching an old film at home", HOME, 0.7, 60, 120, 18 * 60 + 30, 24 * 60),
        Filler("doing a crossword at home", HOME, 0.4, 20, 60),
        Filler("sorting and mending things at home", HOME, 0.4, 30, 75, 8 * 60, 21 * 60),
        *_about_town(card),
    ]
    if any("garden" in room.name.lower() for room in rooms_of(HOME, card)):
        found.append(Filler("working in the garden at home", HOME, 0.8, 30, 60, 8 * 60, 18 * 60, key="garden"))
    return found


_TOWN = (
    ("taking a walk {}", ("walking", "park"), 1.2, 30, 60, 6 * 60 + 30, 20 * 60, "walk"),
    ("having coffee {}", ("coffee",), 0.9, 30, 45, 8 * 60, 18 * 60, "coffee"),
    ("shopping for groceries {}", ("groceries", "grocery"), 0.8, 30, 45, 8 * 60, 18 * 60, "groceries"),
    ("browsing and reading in the library {}", ("library",), 0.5, 45, 90, 8 * 60, 20 * 60, "reading"),
    ("having a drink {}", ("bar counter", "drinks", "pub"), 0.8, 45, 120, 19 * 60, 23 * 60, "pub"),
)


def _about_town(card: Card) -> list[Filler]:
    found = []
    for what, wanted, weight, shortest, longest, since, until, key in _TOWN:
        place = next((s for s in sectors_for(wanted, card) if not works_at(s, card)), "")
        if place:
            opens, closes = hours_of(place, card)
            window = max(since, opens), min(until, closes)
            found.append(Filler(what.format(at_place(place)), place, weight, shortest, longest, *window, key=key))
    return found
