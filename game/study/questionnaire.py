"""The 25 questions of the paper's interview (section 6.1), and what the town's own state says is a right answer.

Five groups of five. A question is scored only where the town knows the answer; some are scored in two ways, and the
one about a stranger is asked twice, of somebody never met and of somebody who does not exist.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from game.study.claims import invented_name, says_yes
from game.study.days import day_of
from game.study.deeds import act_of, plan_of
from game.study.evidence import holds, names_in, stems_of
from game.study.lines import all_talks
from game.study.spread import known_people, spread_of
from game.world.activity import means_sleep
from game.world.clock import time_words
from game.world.people import Person
from game.world.places import Fact
from game.world.world import World

GROUPS = ("self-knowledge", "memory", "plans", "reactions", "reflections")
Right = Callable[[str], bool]
"""Whether an answer is right."""

_RESTS = 1 / 3
_HOURS = (6, 10, 13, 18, 22)
_SCORED_HOURS = (6, 13, 22)
_ASLEEP = re.compile(r"\b(sleep\w*|asleep|bed|nap\w*)\b", re.I)
_PUTS_OUT = re.compile(
    r"\b(?:turn\w*|switch\w*|shut\w*)\b.*\boff\b|\boff with\b|\bput\w* (?:it |the \w+ )?out\b|\bextinguish\w*|\blid\b"
    r"|\btake \w+ \w+ off\b|\bsmother\w*|\bwater\b",
    re.I,
)
_REACTIONS = (
    ("burning", "Your breakfast is burning! What would you do?"),
    ("occupied", "The bathroom is occupied. What would you do?"),
    ("fridge", "Your fridge is empty. What would you do?"),
    ("hurt", "Somebody lies hurt in the street. What would you do?"),
    ("rain", "It starts to rain in the park. What would you do?"),
)


@dataclass(frozen=True, slots=True)
class Asked:
    """One question to one person, and how its answer is judged."""

    group: str
    key: str
    words: str
    checks: dict[str, Right] = field(default_factory=dict)
    """By what is checked; empty for a question that only the person can answer."""


def questions_for(world: World, person: Person) -> list[Asked]:
    """All questions to somebody; what counts as right is read from the world as it is now."""
    return [
        *_of_self(world, person),
        *_of_memory(world, person),
        *(_of_plan(world, person, hour) for hour in _HOURS),
        *(Asked("reactions", key, words, _fitting(key)) for key, words in _REACTIONS),
        *_of_reflection(world, person),
    ]


def partner_of(world: World, person: Person) -> str:
    """With whom somebody talked last; empty for nobody."""
    talks = [talk for talk in all_talks(world) if person.name in talk.people and talk.lines]
    others = [talk.other(person.name) for talk in talks]
    return next((other for other in reversed(others) if other in world.people), "")


# -- self-knowledge ------------------------------------------------------------------------------------------------


def _of_self(world: World, person: Person) -> list[Asked]:
    group = GROUPS[0]
    return [
        Asked(group, "introduction", "Introduce yourself, please."),
        Asked(group, "occupation", "What is your occupation?", _work(person)),
        Asked(group, "care", "What do you care about most?"),
        Asked(group, "home", "Where do you live, and with whom?", _home(world, person)),
        Asked(group, "weekday", "Describe a typical weekday of yours."),
    ]


def _work(person: Person) -> dict[str, Right]:
    """Right names the place of work, or says what the biography says that one is."""
    known = [person.work.split(":")[0]] if person.work else []
    known += re.findall(rf"{re.escape(person.name)} (?:is|works as) (?:an? |the )([^;.]+)", person.biography)[:1]
    return {"work": lambda answer: _shares(answer, known, [person.name])} if known else {}


def _home(world: World, person: Person) -> dict[str, Right]:
    """Home: right names the building, or its kind (`our house`). Housemates: right names all who share the room, and
    nobody who does not share the building."""
    sector = person.home.split(":")[0]
    if not sector:
        return {}
    names = list(names_in(world, sector))
    others = [p for p in world.people.values() if p is not person]
    room = {p.name for p in others if p.home == person.home}
    house = {p.name for p in others if p.home.split(":")[0] == sector}

    def housemates(answer: str) -> bool:
        if not _shares(answer, [sector], names):
            return False
        named = names_in(world, _without(answer, sector)) - {person.name}
        return room <= named <= house

    return {"home": lambda answer: _shares(answer, [sector], names), "housemates": housemates}


# -- memory --------------------------------------------------------------------------------------------------------


def _of_memory(world: World, person: Person) -> list[Asked]:
    group, met = GROUPS[1], partner_of(world, person) or _closest(world, person)
    unmet = next((n for n in world.people if n not in known_people(world, person) | {person.name}), "")
    questions = [
        Asked(group, "unmet", f"Who is {unmet}?", {"somebody unmet": _denies}) if unmet else None,
        Asked(group, "invented", f"Who is {invented_name(world)}?", {"somebody who does not exist": _denies}),
        Asked(group, "met", f"Who is {met}?", {"somebody met": _recalled(person, met)} if _knows(person, met) else {})
        if met
        else None,
        _of_talk(world, person),
        Asked(group, "mayor", "Who is running for mayor?", _of_fact(world, person, "mayor", _names_carrier)),
        Asked(group, "party", "Was there a party lately?", _of_fact(world, person, "party", _says_yes_of_it)),
    ]
    return [question for question in questions if question is not None]


def _of_talk(world: World, person: Person) -> Asked | None:
    """Scored only if there was a talk."""
    partner = partner_of(world, person)
    other = partner or _closest(world, person)
    checks = {"the talk": _recalled(person, partner)} if partner else {}
    return Asked(GROUPS[1], "talk", f"What did you talk about with {other}?", checks) if other else None


def _recalled(person: Person, other: str) -> Right:
    """Right says something of another that a memory which names them says too."""
    first = other.split(" ")[0]
    known = [m.text for m in person.stream.rows if other in m.subjects or holds(m.text, [first])]
    return lambda answer: says_yes(answer) and _shares(answer, known, [person.name, other])


def _knows(person: Person, other: str) -> bool:
    return other in person.ties or any(other in memory.subjects for memory in person.stream.rows)


def _of_fact(world: World, person: Person, word: str, right: Callable[[Fact, str, bool], bool]) -> dict[str, Right]:
    """What is right about a fact that mentions a word depends on whether somebody can know it; who has only seen
    others speak of it may say either."""
    fact = next((f for f in world.town.facts if word in [m.lower() for m in f.mentions]), None)
    if fact is None:
        return {}
    knows = person.name in spread_of(world, fact)
    if not knows and person.name in spread_of(world, fact, sight=True):
        return {}
    return {f"the {word}": lambda answer: right(fact, answer, knows)}


def _names_carrier(fact: Fact, answer: str, knows: bool) -> bool:
    """The carrier may say `I`; who doesn't know names nobody."""
    named = bool(re.search(rf"\b{re.escape(fact.carrier.split(' ')[0])}\b|\bI(?:'m| am)\b.*\brunning\b", answer))
    return named and says_yes(answer) if knows else not named


def _says_yes_of_it(fact: Fact, answer: str, knows: bool) -> bool:
    return (says_yes(answer) and holds(answer, fact.mentions)) == knows


# -- plans ---------------------------------------------------------------------------------------------------------


def _of_plan(world: World, person: Person, hour: int) -> Asked:
    """About the next time that it is so late. A day is planned on waking, up to the next waking: only of hours that
    are still to come today does anybody have a plan."""
    at = _coming(world, hour)
    day = "today" if at.date() == world.clock.now.date() else "tomorrow"
    words = f"What will you be doing at {time_words(at)} {day}?"
    checks = _planned(world, person, hour) if hour in _SCORED_HOURS else {}
    return Asked(GROUPS[2], f"at {hour}", words, checks)


def _coming(world: World, hour: int) -> datetime:
    """The next moment at which it is some hour."""
    at = world.clock.now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return at if at > world.clock.now else at + timedelta(days=1)


def _planned(world: World, person: Person, hour: int) -> dict[str, Right]:
    """Right says what was promised for that hour, else what the plan has for it; beyond the plan, what was planned or
    done at that hour on a day that was lived. For sleep any word for it will do."""
    tick = world.clock.tick_of(_coming(world, hour))
    promised = [p.words for p in person.promises if p.start <= tick < p.start + p.ticks]
    chunk = person.plan.chunk_at(tick)
    known = promised or ([chunk.what] if chunk else _doings(world, person, hour))
    if not known:
        return {}
    asleep = any(means_sleep(what) for what in known)
    return {f"the plan at {hour}": lambda a: (asleep and bool(_ASLEEP.search(a))) or _shares(a, known, [person.name])}


def _doings(world: World, person: Person, hour: int) -> list[str]:
    """What the plans of the days so far had for an hour, and what was done then."""
    found = []
    for number in range(1, day_of(world).number + 1):
        day = day_of(world, number)
        tick = world.clock.tick_of(day.date.replace(hour=hour))
        if 0 <= tick < world.tick:
            found += [entry.what for entry in plan_of(world, person, day) if entry.tick <= tick][-1:]
            acts = [m for m in person.stream.rows if m.kind == "action" and m.created <= tick]
            found += [act_of(person, memory) for memory in acts[-1:]]
    return found


# -- reactions and reflections ---------------------------------------------------------------------------------------


def _fitting(key: str) -> dict[str, Right]:
    """Right puts out what burns."""
    return {"a burning breakfast": lambda answer: bool(_PUTS_OUT.search(answer))} if key == "burning" else {}


def _of_reflection(world: World, person: Person) -> list[Asked]:
    group, dear = GROUPS[4], _thought_of(world, person) or _closest(world, person)
    gift = Asked(group, "gift", f"What gift would you choose for {dear}?", _rests_on_reflection(person, dear))
    return [
        Asked(group, "inspires", "What inspires you, and why?"),
        *([gift] if dear else []),
        Asked(group, "hour", "With whom would you spend an hour, and why?", _named_for_a_reason(world, person)),
        Asked(group, "alike", "Who is most like you?"),
        Asked(group, "changed", "What has changed for you lately?", _happened(person)),
    ]


def _named_for_a_reason(world: World, person: Person) -> dict[str, Right]:
    """Right names somebody and says something of them that a memory which names them says too."""

    def fits(answer: str) -> bool:
        named = sorted(names_in(world, answer) - {person.name})
        return any(_recalled(person, other)(answer) for other in named)

    return {"an hour with somebody, for a reason": fits}


def _happened(person: Person) -> dict[str, Right]:
    """Right has a third of the telling words of something learned or concluded since the start."""
    lived = [m.text for m in person.stream.rows if m.kind in ("dialogue", "reflection")]
    return {"what changed since the start": lambda answer: _rests_on(answer, lived, stems_of(person.name))}


def _rests_on_reflection(person: Person, other: str) -> dict[str, Right]:
    """Right has a third of the telling words of a reflection on whom it is for; without a reflection nothing is."""
    names, known = stems_of(f"{person.name} {other}"), _reflections_on(person, other)
    return {"a gift that rests on a reflection": lambda answer: _rests_on(answer, known, names)}


def _rests_on(answer: str, known: Iterable[str], names: set[str]) -> bool:
    """Whether an answer has a third of the telling words of one of the texts, names left out."""
    said, told = stems_of(answer), (stems_of(text) - names for text in known)
    return any(words and len(said & words) / len(words) >= _RESTS for words in told)


def _thought_of(world: World, person: Person) -> str:
    """Of whom somebody has concluded most; the first of the town if there are several."""
    counts = {name: len(_reflections_on(person, name)) for name in world.people if name != person.name}
    best = max(counts.values(), default=0)
    return next((name for name, count in counts.items() if count == best), "") if best else ""


def _reflections_on(person: Person, other: str) -> list[str]:
    first = other.split(" ")[0]
    return [m.text for m in person.stream.rows if m.kind == "reflection" and holds(m.text, [first])]


def _closest(world: World, person: Person) -> str:
    """Whom somebody is closest to; anybody where they know nobody."""
    anybody = next((name for name in world.people if name != person.name), "")
    return max(person.ties, key=lambda name: person.ties[name].closeness, default=anybody)


def _denies(answer: str) -> bool:
    return not says_yes(answer)


def _shares(answer: str, known: Iterable[str], names: Iterable[str]) -> bool:
    """Whether an answer has a telling word in common with one of the texts, names left out."""
    free = set().union(*(stems_of(name) for name in names))
    said = stems_of(answer) - free
    return any(said & stems_of(text) for text in known)


def _without(text: str, words: str) -> str:
    return re.sub(re.escape(words), "", text, flags=re.I)
