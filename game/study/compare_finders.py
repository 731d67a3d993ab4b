"""What can be different between two towns that were one: a function for each kind of thing."""

from collections.abc import Callable, Iterator

from game.study.compare_sides import Difference, Kind, Sides, first_of_each, known_as, she
from game.study.deeds import place_words, stretches_of
from game.study.evidence import holds, teller_of
from game.study.phrases import listed
from game.study.spread import spread_of
from game.world.activity import Entry, means_sleep
from game.world.clock import HOUR, MINUTE, time_words
from game.world.conversations import Conversation, topic_words
from game.world.memories import Memory
from game.world.people import Person, Tie
from game.world.places import Fact
from game.world.thinking import status_words
from game.world.ties import closeness_words
from game.world.world import World, describe_place

_ATTENDED = 20
"""Minutes at the place of an event from which somebody was there."""
_A_PERSON = 2
"""Things heard, and concluded, that are told of one person [ours]."""
_SAME_DAY = 12 * HOUR
"""Ticks between two plans of one day at the most."""
_ENTRIES = 3
"""Entries of a plan that are named."""


def acts(sides: Sides) -> Iterator[Difference]:
    """What the player did: mostly why everything else is different."""
    for world, other, differ in sides.ways():
        for act in world.acts:
            if sides.holds(act.tick) and act not in other.acts:
                people = (act.person,) if act.person else ()
                yield differ("act", 100.0, people, act.tick, f"you did this {sides.when(act.tick)}: {act.text}",
                             "you did not")  # fmt: skip


def events(sides: Sides) -> Iterator[Difference]:
    """Who was at an event of the scenario that is over in both."""
    for fact in sides.one.town.facts:
        hours = _hours(sides, fact)
        if hours is None:
            continue
        for world, other, differ in sides.ways():
            for name in sides.names:
                there, missing = (_minutes(w, w.people[name], fact.place, hours) for w in (world, other))
                if there >= _ATTENDED > missing:
                    where = describe_place(fact.place)
                    said = f"{name} was at {where} for {there} minutes while {fact.words}"
                    yield differ("event", 60.0, (name,), hours[0], said, f"{she(other.people[name])} was not there")


def news(sides: Sides) -> Iterator[Difference]:
    """Who has come to hold a fact of the scenario."""
    for fact in sides.one.town.facts:
        for world, other, differ in sides.ways():
            known, there = spread_of(world, fact), spread_of(other, fact)
            for name, telling in known.items():
                if name in there or name not in other.people or not sides.holds(telling.tick):
                    continue
                source = f" from {telling.teller}" if telling.teller else ""
                said = f"{name} learns{source} {sides.when(telling.tick)} that {fact.words}"
                yield differ("news", 50.0, (name,), telling.tick, said, f"{she(other.people[name])} does not know")


def meetings(sides: Sides) -> Iterator[Difference]:
    """Who talked with whom in one town, and not at all in the other."""
    for world, other, differ in sides.ways():
        there = {frozenset(talk.people) for talk in _talks(sides, other)}
        seen: set[frozenset[str]] = set()
        for talk in _talks(sides, world):
            pair = frozenset(talk.people)
            if pair in there or pair in seen or not pair <= set(sides.names):
                continue
            seen.add(pair)
            first, second = talk.people
            about = f" about {topic_words(talk.about)}" if talk.about else ""
            said = f"{first} talked with {second} {sides.when(talk.started)} {_at(talk)}{about}"
            yield differ("meeting", 40.0 + abs(_tie(world, first, second).closeness), talk.people, talk.started, said,
                         "they never did")  # fmt: skip


def promises(sides: Sides) -> Iterator[Difference]:
    """What was promised in one town only."""

    def is_one(memory: Memory, person: Person) -> bool:
        return memory.kind == "dialogue" and memory.text.startswith(f"{person.name} promised ")

    for world, other, differ in sides.ways():
        for name in sides.names:
            person = world.people[name]
            for memory in sides.new(person):
                if is_one(memory, person) and not known_as(memory, other.people[name]):
                    said = f"{sides.when(memory.created)}, {memory.text}"
                    yield differ("promise", 45.0, (name,), memory.created, said, f"{she(person)} did not")


def ties(sides: Sides) -> Iterator[Difference]:
    """Who has come closer to whom, or fallen out."""
    for person, twin in sides.people() if sides.level else ():
        for name in sides.names:
            here, there = (p.ties.get(name, Tie(0, "")).closeness for p in (person, twin))
            if here != there:
                weight = 20.0 + 4.0 * abs(here - there)
                one, other = _how_close(here, there, person.name, name)
                yield Difference("tie", weight, (person.name, name), sides.until, one, other)


def learned(sides: Sides) -> list[Difference]:
    """What somebody was told or overheard in one town, and holds in no words in the other; news is told as such."""
    facts = [fact.mentions for fact in sides.one.town.facts]

    def said(memory: Memory, person: Person) -> str:
        how = "overheard" if memory.source.startswith("overheard") else "heard"
        return f"{person.name} {how} from {teller_of(memory)} {sides.when(memory.created)}: {memory.text}"

    def wanted(memory: Memory) -> bool:
        return bool(teller_of(memory)) and not any(holds(memory.text, mentions) for mentions in facts)

    return _only(sides, "learned", 10.0, wanted, said, "never heard that")


def concluded(sides: Sides) -> list[Difference]:
    """What somebody made of it."""

    def said(memory: Memory, person: Person) -> str:
        return f"{person.name} came to think {sides.when(memory.created)}: {memory.text}"

    return _only(sides, "concluded", 8.0, lambda m: m.kind == "reflection", said, "did not")


def plans(sides: Sides) -> Iterator[Difference]:
    """What people mean to do, where both have planned the same day."""
    for world, other, differ in sides.ways() if sides.level else ():
        for name in sides.names:
            person, twin = world.people[name], other.people[name]
            here, there = _planned(sides, person, twin), _planned(sides, twin, person)
            if not here or abs(person.plan.made - twin.plan.made) > _SAME_DAY or (there and world is sides.other):
                continue
            instead = _entries(sides, there) if there else f"{she(person)} does not"
            said = f"{name} plans {_entries(sides, here)}"
            yield differ("plan", 15.0, (name,), sides.until, said, instead)


def now(sides: Sides) -> Iterator[Difference]:
    """Where people are at the end, if both towns stand at the same moment."""
    if sides.one.tick != sides.other.tick:
        return
    for person, twin in sides.people():
        if sides.one.here(person) != sides.other.here(twin):
            here, there = status_words(sides.one, person), status_words(sides.other, twin)
            yield Difference("now", 5.0, (person.name,), sides.until, f"{person.name} {here} by now", f"{there}")


Finder = Callable[[Sides], Iterator[Difference] | list[Difference]]
FINDERS: tuple[Finder, ...] = (acts, events, news, promises, meetings, ties, learned, concluded, plans, now)
"""All of them."""


def _only(
    sides: Sides,
    kind: Kind,
    weight: float,
    wanted: Callable[[Memory], bool],
    said: Callable[[Memory, Person], str],
    lacks: str,
) -> list[Difference]:
    """Memories that people have in one town only, a few a person, the weightiest first."""
    found = []
    for world, other, differ in sides.ways():
        for name in sides.names:
            person, twin = world.people[name], other.people[name]
            for memory in sides.new(person):
                if wanted(memory) and not known_as(memory, twin):
                    told = (said(memory, person), f"{she(person)} {lacks}")
                    found.append(differ(kind, weight + memory.importance, (name,), memory.created, *told))
    return first_of_each(found, lambda d: d.people, _A_PERSON)


def _hours(sides: Sides, fact: Fact) -> tuple[int, int] | None:
    """The ticks of an event that both have played to its end, and not before they parted; else None."""
    if not (fact.place and fact.since and fact.until):
        return None
    since, until = (sides.one.clock.tick_of(moment) for moment in (fact.since, fact.until))
    return (since, until) if sides.parted < until <= sides.until else None


def _minutes(world: World, person: Person, place: str, hours: tuple[int, int]) -> int:
    """How long somebody was at a place within some hours, by what they did there."""
    wanted = place_words(person, place)
    spent = [s.until - s.since for s in stretches_of(world, person, *hours) if s.place == wanted]
    return sum(spent) // MINUTE


def _talks(sides: Sides, world: World) -> list[Conversation]:
    talks = [*world.talks, *world.conversations.values()]
    return sorted((t for t in talks if sides.holds(t.started) and t.lines), key=lambda talk: talk.started)


def _at(talk: Conversation) -> str:
    where = describe_place(talk.place)
    return where if where == "outside" else f"{'in' if where.startswith('the ') else 'at'} {where}"


def _tie(world: World, person: str, other: str) -> Tie:
    return world.people[person].ties.get(other, Tie(0, ""))


def _how_close(here: int, there: int, name: str, other: str) -> tuple[str, str]:
    """`A is closer to B (7, close)`, `less close (5, friends)`."""
    nearer, further = f"{name} is closer to {other}", "less close"
    words = [f"({closeness}, {closeness_words(closeness)})" for closeness in (here, there)]
    if here > there:
        return f"{nearer} {words[0]}", f"{further} {words[1]}"
    return f"{name} is less close to {other} {words[0]}", f"closer {words[1]}"


def _planned(sides: Sides, person: Person, twin: Person) -> list[Entry]:
    """What is in somebody's plan from now on, and at no time in the twin's."""
    theirs = {entry.what for entry in twin.plan.chunks}
    rest = [e for e in person.plan.chunks if e.end > sides.parted and not means_sleep(e.what)]
    return [entry for entry in rest if entry.what not in theirs]


def _entries(sides: Sides, entries: list[Entry]) -> str:
    """`working at 9 am and reading at 8 pm`, the first few."""
    clock = sides.one.clock
    return listed(f"{e.what} at {time_words(clock.at(e.start // MINUTE * MINUTE))}" for e in entries[:_ENTRIES])
