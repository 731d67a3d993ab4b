"""A chunk in hours, an hour in actions of 5 to 15 minutes that fill it exactly (section 4.3)."""

import random
import re
from dataclasses import replace
from datetime import timedelta
from itertools import accumulate

from game.mind.questions import Chunk, Part, SplitIntoActions, SplitIntoHours
from game.mind.rules.activities import Family, Step, Work, by_key, family_of, usual_minutes, work_of
from game.mind.rules.blocks import THEN
from game.mind.rules.dealing import LONG, SHORT, day_chance, dealt, in_order, timed
from game.mind.rules.english import full_names
from game.mind.rules.manner import manners
from game.mind.rules.projects import brief, desk_projects
from game.mind.rules.whereabouts import HOME, hours_of
from game.world.activity import means_meal, means_sleep
from game.world.thoughts import Card

_AND = re.compile(r" and (?=having (?:breakfast|lunch|dinner)\b)")
_SLACK, _WORTH_CLOSING = 2, 25
"""Minutes by which an hour may miss the beginning or end of its doing, and from which on a doing is rounded off
[ours]."""
_PHASES = {
    -1: ((True, False), (True, True)),
    0: ((True, False), (True, True), (False, False), (False, True)),
    1: ((False, False), (False, True), (True, True)),
}
"""In which hours of a doing a step has its place, by whether it begins and ends then: early, any, late."""
_UP, _EATEN = 0.6, 0.4
"""Hours awake after which one has got up, and since eating within which a meal is not begun again [ours]."""
_OWN_WAY = 0.25
"""Chance an hour of a doing that only this person has."""
_TAKEN = re.compile(r"\b(occupied|full|taken|in use|waiting|capacity|no free spot)\b")
_OCCUPIED = re.compile(r"^(?P<place>.+) is occupied by (?P<who>[^,;]+)$")
_IN_USE = re.compile(r"^(?P<thing>the .+) is taken$")
_LINGERS = 30
"""Minutes more than usual that a meal may take, and about half of which it is given at the least [ours]."""
_PECKISH = 5.5
"""Hours without food after which one eats something in between."""
_STARVING = 6.5
"""Hours after which one does so although a meal is near."""


def split_into_hours(q: SplitIntoHours) -> tuple[Part, ...]:
    """The doings of the chunk, each in parts of about an hour; sleep in one."""
    if means_sleep(q.chunk.what):
        return (Part(q.chunk.minutes, q.chunk.what),)
    parts: list[Part] = []
    for what, minutes in segments(_still_to_do(q.chunk, q.card), q.before):
        begins = q.chunk.start.hour + sum(part.minutes for part in parts) // 60
        parts += _hours(q.card, what, minutes, _at(q.chunk), begins)
    return tuple(parts)


def _still_to_do(chunk: Chunk, card: Card) -> Chunk:
    """A chunk that goes on after a talk, without what is over: nobody gets up, or sits down to a meal, twice."""
    whats = chunk.what.split(THEN)
    while len(whats) > 1 and _is_over(whats[0], card):
        whats = whats[1:]
    return replace(chunk, what=THEN.join(whats))


def _is_over(what: str, card: Card) -> bool:
    family = family_of(what)
    up = family is not None and family.key.startswith("getting up")
    if up:
        return card.hours_awake > _UP and not means_sleep(card.doing)
    return means_meal(what) and card.hours_since_meal < min(_EATEN, card.hours_awake)


def segments(chunk: Chunk, before: str = "") -> list[tuple[str, int]]:
    """The doings that share a chunk, with their minutes: as long as usual, or what is left.
    A meal just had is not had again."""
    whats = [part for piece in chunk.what.split(THEN) for part in _AND.split(piece)]
    if len(whats) > 1 and usual_minutes(whats[0], _at(chunk)) and before and _alike(before, whats[0], chunk):
        whats = whats[1:]
    found: list[tuple[str, int]] = []
    passed = 0
    for index, what in enumerate(whats):
        minutes = _share(chunk, what, whats[index + 1 :], passed)
        if minutes > 0:
            found.append((what, minutes))
            passed += minutes
    return found or [(whats[-1], chunk.minutes)]


def _share(chunk: Chunk, what: str, rest: list[str], passed: int) -> int:
    """Minutes of one doing of a chunk of which some have passed."""
    left = chunk.minutes - passed
    if not rest or left <= 0:
        return left
    usual = [usual_minutes(doing, _at(chunk)) for doing in (what, *rest)]
    if all(usual) or sum(usual) + 20 * usual.count(0) > left:
        return left * (usual[0] or 60) // sum(minutes or 60 for minutes in usual)
    return usual[0] or (left - sum(usual)) // usual.count(0)


def _alike(first: str, second: str, chunk: Chunk) -> bool:
    return family_of(first, _at(chunk)) is family_of(second, _at(chunk))


def _at(chunk: Chunk) -> str:
    return "" if not chunk.where else "home" if chunk.where == HOME else "away"


def _hours(card: Card, what: str, minutes: int, at: str, begins: int) -> list[Part]:
    """Parts of about an hour; work goes through its stages, in the afternoon on from where the morning left it."""
    family = family_of(what, at)
    if family and family.sequence and means_meal(what) and minutes > family.usual + _LINGERS:
        return [
            Part(family.usual + _LINGERS // 2, what),
            *_afterwards(card, minutes - family.usual - _LINGERS // 2, at),
        ]
    count = max(1, round(minutes / 60))
    lengths = _even(minutes, count)
    stages = family.stages if family and count > 1 else ()
    work = _work(card, what, "", family).work if family else ""
    if not stages or not work:
        return [Part(length, what) for length in lengths]
    first = 0 if begins % 24 < 12 else len(stages) // 2
    return [Part(n, stages[(first + i) % len(stages)].format(work=work)) for i, n in enumerate(lengths)]


def _afterwards(card: Card, minutes: int, at: str) -> list[Part]:
    """What follows a meal that has more time than it takes: a meal is not had twice."""
    projects = desk_projects(card) if at == HOME else []
    what = brief(projects[0]) if projects else "reading"
    return _hours(card, what, minutes, at, 12)


def _even(minutes: int, count: int) -> list[int]:
    """Nearly equal lengths, to the five minutes but for the last."""
    length = max(SHORT, round(minutes / count / 5) * 5)
    return [length] * (count - 1) + [minutes - length * (count - 1)] if length * (count - 1) < minutes else [minutes]


def split_into_actions(q: SplitIntoActions) -> tuple[Part, ...]:
    """Concrete doings of the hour, unlike those of the hours around it in the same chunk."""
    if means_sleep(q.hour.what):
        return (Part(q.hour.minutes, "sleeping", "😴"),)
    parts: list[Part] = []
    for piece in _pieces(q):
        parts += _actions(piece)
    return tuple(parts)


def _pieces(q: SplitIntoActions) -> list[SplitIntoActions]:
    """The doings that share what is left of an hour, each as an hour of its own."""
    found = segments(_still_to_do(q.hour, q.card))
    if len(found) < 2 or any(minutes < SHORT for _, minutes in found):
        return [q]
    starts = accumulate((minutes for _, minutes in found), initial=0)
    return [
        replace(
            q,
            hour=Chunk(q.hour.start + timedelta(minutes=start), minutes, what, q.hour.where),
            refused="" if start else q.refused,
        )
        for start, (what, minutes) in zip(starts, found, strict=False)
    ]


def _actions(q: SplitIntoActions) -> tuple[Part, ...]:
    rng = random.Random(f"{q.card.seed}:actions:{q.hour.start}")
    family = _family(q)
    steps = _refused(q) + (_steps(q, family, rng) if family else _plain_steps(q, rng))
    if family is not None:
        steps = _own_way(q, family, steps, rng)
    return timed(_fed(q, steps, rng), q.hour.minutes, rng, _has_a_way(q))


def _has_a_way(q: SplitIntoActions) -> bool:
    """Whether one has to walk to another building first: what is done there begins later."""
    there = q.card.home if q.hour.where == HOME else q.hour.where
    here = q.card.here.split(":", 1)[0]
    return bool(there) and q.hour.start <= q.whole.start and here != there.split(":", 1)[0]


def _fed(q: SplitIntoActions, steps: list[Step], rng: random.Random) -> list[Step]:
    """The steps, with a bite in between where the last meal is long ago and the next not near."""
    hungry = min(q.card.hours_since_meal, q.card.hours_awake)
    if (
        means_sleep(q.card.doing)
        or hungry < _PECKISH
        or means_meal(q.hour.what)
        or (hungry < _STARVING and _meal_is_near(q))
    ):
        return steps
    family = by_key()["snack" if _at(q.hour) == HOME else "snack out"]
    bite = rng.choice([step for group in family.steps for step in group])
    middle = len(steps) // 2  # whoever is still on the way would miss it at the beginning
    return [*steps[:middle], bite, *steps[middle:-1]] if len(steps) > 2 else [bite, *steps]


def _meal_is_near(q: SplitIntoActions) -> bool:
    """Whether a meal begins within the hour after this one."""
    left = (q.whole.start - q.hour.start).total_seconds() / 60 + q.whole.minutes - q.hour.minutes
    return left <= 60 and (means_meal(q.after) or means_meal(q.whole.what.rsplit(THEN, 1)[-1]))


def _family(q: SplitIntoActions) -> Family | None:
    """What kind of doing the hour is; None if its words say nothing known, and then its words are done as they are."""
    at = HOME if q.refused else _at(q.hour)
    found = _staged(q, at) or family_of(q.hour.what, at) or family_of(q.whole.what, at)
    if q.refused and not _TAKEN.search(q.refused) and (found is None or found.own_place or "counter" in found.key):
        return by_key()["walking"]
    return found


def _staged(q: SplitIntoActions, at: str) -> Family | None:
    """The family of the doing that the hour is a stage of: `testing the film` belongs to animating one."""
    for what in q.whole.what.split(THEN):
        family = family_of(what, at)
        stages = family.stages if family else ()
        if any(re.fullmatch(re.escape(stage).replace(r"\{work\}", ".+"), q.hour.what) for stage in stages):
            return family
    return None


def _plain_steps(q: SplitIntoActions, rng: random.Random) -> list[Step]:
    """An unheard-of doing: itself, with what comes between."""
    what = re.split(r"[,:;]", q.hour.what)[0]
    between = [
        Step("stopping for a moment", "😌", 5),
        Step("beginning again at one corner", "🔁", 10),
        Step("looking at what is done so far", "👀", 5),
    ]
    rng.shuffle(between)
    doing = Step(what, "✨", 15)
    return [doing, between[0], Step(f"still {what}", "✨", 15), between[1], doing, between[2]][
        : max(1, q.hour.minutes // 10)
    ]


def _refused(q: SplitIntoActions) -> list[Step]:
    """What one does first at a closed door, or before an occupied room."""
    if not q.refused:
        return []
    if not _TAKEN.search(q.refused):
        return [Step("finding the door closed and thinking of something else", "🚪", 5)]
    by, thing = _OCCUPIED.match(q.refused), _IN_USE.match(q.refused)
    if by:
        return [Step(f"waiting for {by['who']} to come out", "⏳", 5)]
    return [Step(f"waiting until {thing['thing']} is free" if thing else "waiting until there is room", "⏳", 5)]


def _steps(q: SplitIntoActions, family: Family, rng: random.Random) -> list[Step]:
    """Enough steps for the hour: in order, or dealt so that nothing comes again before the rest had its turn."""
    wanted = max(1, round(q.hour.minutes / 10))
    work = _work(q.card, q.hour.what, q.whole.what, family)
    if family.sequence:
        taste = day_chance(q.card, q.hour.start, f"{family.key}:taste:{q.hour.what}").random()
        way = LONG - SHORT if _has_a_way(q) else 0
        steps = in_order(family, q.hour.minutes - way, taste, rng)
        return _from_here(steps, q) if q.refused else steps
    begins, ends = _span(q)
    opening, closing = begins >= -_SLACK, ends <= q.hour.minutes + _SLACK
    first = list(family.start) if opening and _opens(q, family) else []
    last = list(family.end[-2:]) if closing and ends - begins > _WORTH_CLOSING and _closes(q, family) else []
    every = [step for group in family.steps for step in group]
    pool = [step for step in every if _can_say(step, work)] or every
    cards = dealt(q.card, q.hour.start, family.key, pool, lambda s: (opening, closing) in _PHASES[s.phase])[:wanted]
    between = sorted(cards[: max(1, wanted - len(first) - len(last))], key=lambda step: step.phase)
    return [_said(step, work) for step in (*first, *between, *last) if _can_say(step, work)]


def _span(q: SplitIntoActions) -> tuple[int, int]:
    """Where the doing that the hour belongs to begins and ends, in minutes from the beginning of the hour."""
    passed = round((q.hour.start - q.whole.start).total_seconds() / 60)
    begins = 0
    for _, minutes in segments(q.whole):
        if passed < begins + minutes:
            return begins - passed, begins + minutes - passed
        begins += minutes
    return -passed, q.whole.minutes - passed


def _opens(q: SplitIntoActions, family: Family) -> bool:
    """Whoever works behind a counter opens up only when the place opens, not after lunch."""
    opens, _ = hours_of(q.whole.where, replace(q.card, work=""))
    return "counter" not in family.key or q.whole.start.hour * 60 + q.whole.start.minute <= max(opens, 7 * 60) + 75


def _closes(q: SplitIntoActions, family: Family) -> bool:
    _, closes = hours_of(q.whole.where, replace(q.card, work=""))
    return "counter" not in family.key or q.whole.end_minutes >= closes - 30


def _from_here(steps: list[Step], q: SplitIntoActions) -> list[Step]:
    """What is still to come of a sequence that was held up: nobody cooks twice because the table is taken."""
    done = next((n for n, step in enumerate(steps) if step.what == q.card.doing), -1)
    return steps[done + 1 :] or steps[-1:]


def _work(card: Card, what: str, whole: str, family: Family) -> Work:
    """What is being worked on: named by the doing, else a project of the same kind, else the family's own word; for
    company, whose it is."""
    if family.key in ("meeting", "dropping in"):
        return Work(next((name.split(" ")[0] for name in full_names(what)), family.work), "")
    if family.key == "planning" and "making plans to " in what:
        return Work(family.work, "")
    projects = desk_projects(card)
    named = next((p for p in projects if brief(p) in what), None)
    named = named or next((p for p in projects if brief(p) in whole and family_of(p) is family), None)
    alike = next((p for p in projects if family_of(p) is family), None)
    chosen = named or alike or ("" if not family.work else _object(what))
    found = work_of(chosen) if chosen else Work("", "")
    return Work(found.work or family.work, found.topic)


def _object(what: str) -> str:
    """A doing as a project, if it names something worked on at all."""
    named = re.match(r"making plans |\w+ing (?:on|for|to|a|an|the|her|his|their)\b", what)
    return what if named and " at the desk" not in what else ""


def _can_say(step: Step, work: Work) -> bool:
    return ("{topic}" not in step.what or bool(work.topic)) and ("{work}" not in step.what or bool(work.work))


def _said(step: Step, work: Work) -> Step:
    return Step(step.what.format(work=work.work, topic=work.topic), step.emoji, step.minutes)


def _own_way(q: SplitIntoActions, family: Family, steps: list[Step], rng: random.Random) -> list[Step]:
    """Now and then something that only this person does, as the biography tells."""
    known = {step.what.split(" ", 1)[0] for group in family.steps for step in group}
    own = [m for m in manners(q.card.biography, q.card.name) if m.fits(family) and m.what.split(" ", 1)[0] not in known]
    if not own or family.sequence or len(steps) < 3 or rng.random() > _OWN_WAY:
        return steps
    chosen = rng.choice(own)
    return [*steps[:-2], Step(chosen.what, chosen.emoji, 5), *steps[-2:]]
