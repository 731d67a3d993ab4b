"""What happened in the town on a day, written to be read: who met, which news went round, which plans changed, what
people came to think. Everything is taken from talks, memories and acts of the player; nothing is made up.
"""

from collections import Counter
from collections.abc import Callable
from datetime import date, datetime, time, timedelta

from game.study.days import Day
from game.study.evidence import stems_of
from game.study.lines import all_talks
from game.study.phrases import clock, counted, listed, sentence
from game.study.spread import Telling, spread_of
from game.view.calendar import was_there
from game.world.clock import date_words
from game.world.conversations import Conversation
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World, describe_place

_NAMED, _PAIRS = 5, 8
"""People or pairs who are named; the rest are counted."""
_ALIKE = 0.4
"""Share of its words by which a conclusion says the same as another."""
_INSIGHTS, _OUT_OF_ORDER, _LONG_LINE = 4, 6, 60
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def digest(world: World, date: date, breathe: Callable[[], None] = lambda: None) -> str:
    """The day as Markdown, in paragraphs. `breathe` is called between parts of the work."""
    day = _day(world, date)
    talks = [talk for talk in all_talks(world) if talk.lines and day.holds(talk.started)]
    parts = [f"# {world.town.title}, {date_words(day.date)}"]
    for write in (_opening, _meetings, _said):
        parts += write(world, day, talks)
        breathe()
    for tell in (gatherings, _news, _plans, _odd, _insights):
        parts += tell(world, day)
        breathe()
    return "\n\n".join(parts) + "\n"


def _day(world: World, wanted: date) -> Day:
    """From midnight to midnight."""
    start = datetime.combine(wanted, time())
    since, until = (world.clock.tick_of(start + timedelta(days=n)) for n in (0, 1))
    number = (wanted - world.clock.start.date()).days + 1
    return Day(number, max(0, since), until, start)


def _opening(world: World, day: Day, talks: list[Conversation]) -> list[str]:
    """How lively a day it was, and where."""
    people = {name for talk in talks for name in talk.people if name in world.people}
    if not people:  # or all who talked have moved out since
        return [f"It was a quiet {day.date:%A}. Nobody had anything to say to anybody."]
    everybody = len(people) == len(world.people) > 2
    who = (
        f"All {number(len(people))}"
        if everybody
        else f"{first(number(len(people)))} of the {number(len(world.people))}"
    )
    text = f"{who} people of {world.town.title} had company on {day.date:%A}: there {_were(len(talks), 'talk')}"
    (place, most), *_ = Counter(describe_place(talk.place) for talk in talks).most_common(1)
    text += f", {number(most)} of them at {place}." if most > 1 and place != "outside" else "."
    company = Counter(name for talk in talks for name in talk.people if name in world.people)
    (name, count), *_ = company.most_common(1)
    return [f"{text} {name} was in {number(count)} of them." if count > 2 else text]


def _meetings(world: World, day: Day, talks: list[Conversation]) -> list[str]:
    """Who spoke with each other for the first time."""
    before = {frozenset(talk.people) for talk in all_talks(world) if talk.lines and talk.started < day.since}
    new: dict[frozenset[str], Conversation] = {}
    for talk in talks:
        pair = frozenset(talk.people)
        strangers = not any(_knew(world, one, other) for one, other in (talk.people, talk.people[::-1]))
        if pair not in before and pair not in new and strangers and pair <= world.people.keys():
            new[pair] = talk
    if not new:
        return []
    by_place: dict[str, dict[str, list[str]]] = {}
    for talk in list(new.values())[:_PAIRS]:
        by_place.setdefault(describe_place(talk.place), {}).setdefault(talk.people[0], []).append(talk.people[1])
    told = [_met(place, by_whom) for place, by_whom in by_place.items()]
    more = len(new) - _PAIRS
    rest = f" {first(number(more))} more pairs spoke for the first time." if more > 0 else ""
    return [f"People got to know each other. {' '.join(told)}{rest}"]


def _met(place: str, by_whom: dict[str, list[str]]) -> str:
    """`At Hobbs Cafe Carlos Gomez met Sam Moore, and Klaus Mueller met Maria Lopez and Jane Moreno.`"""
    where = "Outdoors" if place == "outside" else f"At {place}"
    return f"{where} {listed([f'{one} met {listed(others)}' for one, others in by_whom.items()])}."


def _knew(world: World, one: str, other: str) -> bool:
    """Whether somebody's biography names another."""
    person = world.people.get(one)
    rows = person.stream.rows if person else ()
    return any(m.kind == "seed" and other in m.text for m in rows[:80])


def _said(world: World, day: Day, talks: list[Conversation]) -> list[str]:
    """One line of the longest talk, as it was said."""
    talk = max(talks, key=lambda t: (len(t.lines), -t.id), default=None)
    line = next((n for n in talk.lines[1:] if len(n.text) >= _LONG_LINE), None) if talk else None
    if talk is None or line is None:
        return []
    about = f" about {talk.about}" if talk.about else ""
    where = "" if describe_place(talk.place) in about else f", {_at(world, talk)}"
    one, other = talk.people
    head = f"The longest talk of the day was between {one} and {other}{about}{where}."
    return [head, f"> {talk.short_name(line.speaker)}: “{line.text}”"]


def gatherings(world: World, day: Day) -> list[str]:
    """Events of the scenario that took place, and who was there."""
    found = []
    for fact in world.town.facts:
        if not fact.place or fact.since is None or fact.until is None or fact.since.date() != day.date.date():
            continue
        since, until = world.clock.tick_of(fact.since), world.clock.tick_of(fact.until)
        if world.tick < since:
            continue
        came = [n for n, p in world.people.items() if n != fact.carrier and was_there(p, fact.place, since, until)]
        who = "Nobody came"
        if came:
            among = ": " if len(came) <= _NAMED else ", among them "
            who = f"{first(counted_words(len(came), 'person', 'people'))} came{among}{listed(came[:_NAMED])}"
        found.append(f"{fact.words}: this was the day. {who}.")
    return found


def _news(world: World, day: Day) -> list[str]:
    """Each fact of the scenario: how far it got, and by whom."""
    found = []
    for fact in world.town.facts:
        tellings = list(spread_of(world, fact).values())
        before = [t for t in tellings if t.how == "knew" or t.tick < day.since]
        new = [t for t in tellings if t not in before and day.holds(t.tick)]
        if new:
            known = len(before) + len(new)
            head = f"The news that {fact.words} reached {counted_words(len(new), 'more person', 'more people')}"
            so_far = f"; {number(known)} of {number(len(world.people))} know it by now." if before else "."
            found.append(f"{head}{so_far} {_chain(world, new)}")
    return (["## What went round", *found]) if found else []


def _chain(world: World, new: list[Telling]) -> str:
    """Who had it from whom, teller by teller."""
    by_teller: dict[str, list[Telling]] = {}
    for telling in new:
        by_teller.setdefault(telling.teller, []).append(telling)
    told = []
    for teller, group in list(by_teller.items())[:_NAMED]:
        heard = [t.person for t in group if t.how != "overheard"]
        over = [t.person for t in group if t.how == "overheard"]
        acts = [f"told {listed(heard)}"] if heard else []
        acts += [f"was overheard by {listed(over)}"] if over else []
        told.append(f"{teller} {' and '.join(acts)}")
    more = len(by_teller) - len(told)
    return sentence("; ".join(told) + (f"; {number(more)} more passed it on" if more else ""))


def _plans(world: World, day: Day) -> list[str]:
    """What was promised, and who did not do what they had planned."""
    found = [*_promises(world, day), *_changes(world, day)]
    return ["## Plans", *found] if found else []


def _promises(world: World, day: Day) -> list[str]:
    """Promises for the same thing are one sentence."""
    by_what: dict[str, list[tuple[str, str]]] = {}
    for person in world.people.values():
        for memory in _memories(person, day):
            head = f"{person.name} promised "
            if memory.kind == "dialogue" and memory.text.startswith(head):
                to = next((s for s in memory.subjects if s != person.name), "")
                what = memory.text.removeprefix(head).removeprefix(to).strip()
                by_what.setdefault(what, []).append((person.name, to))
    found = []
    for what, pairs in by_what.items():
        people = list(dict.fromkeys(name for name, _ in pairs))
        if len(people) == 1:
            found.append(f"{people[0]} promised {pairs[0][1]} {what}.".replace("  ", " "))
        else:
            found.append(f"{first(number(len(people)))} people promised {what}: {_some(people)}.")
    return found


def _changes(world: World, day: Day) -> list[str]:
    """Plans that were changed for something else than a promise, as far as people still know."""
    changes = [
        (change.tick, person.name, change.what, change.because)
        for person in world.people.values()
        for change in person.plan.changes
        if day.holds(change.tick) and not change.because.startswith("it was promised to ")
    ]
    told = [
        f"{name} was {what} at {clock(world, tick)}, because {because}" for tick, name, what, because in sorted(changes)
    ]
    if not told:
        return []
    more = len(told) - _NAMED
    rest = f" {first(number(more))} other plans were changed, too." if more > 0 else ""
    return [f"Not everything went as planned. {' '.join(sentence(t) for t in told[:_NAMED])}{rest}"]


def _odd(world: World, day: Day) -> list[str]:
    """What the player did, and things out of order with who noticed them first."""
    found = [(act.tick, f"At {clock(world, act.tick)}, {act.text}") for act in world.acts if day.holds(act.tick)]
    noticed: dict[str, tuple[int, str]] = {}
    for person in world.people.values():
        for memory in _memories(person, day):
            if memory.kind == "observation" and any(s in world.town.things for s in memory.subjects):
                noticed[memory.text] = min(
                    noticed.get(memory.text, (memory.created, person.name)), (memory.created, person.name)
                )
    found += [
        (tick, f"{text}; {who} noticed it first, at {clock(world, tick)}") for text, (tick, who) in noticed.items()
    ]
    told = [sentence(text) for _, text in sorted(found)]
    if not told:
        return []
    more = len(told) - _OUT_OF_ORDER
    rest = f" There {_were(more, 'other thing')} out of the ordinary." if more > 0 else ""
    return ["## Out of the ordinary", " ".join(told[:_OUT_OF_ORDER]) + rest]


def _insights(world: World, day: Day) -> list[str]:
    """The weightiest conclusions, of different people."""
    best: list[tuple[int, int, str]] = []
    count = 0
    for person in world.people.values():
        own = [m for m in person.stream.reflections() if day.holds(m.created) and m.ordinal not in person.stream.hidden]
        count += len(own)
        if own:
            weighty = max(own, key=lambda m: (m.importance, len(m.evidence), -m.ordinal))
            best.append((-weighty.importance, weighty.created, sentence(weighty.text)))
    if not best:
        return []
    told = " ".join(_different([text for *_, text in sorted(best)])[:_INSIGHTS])
    head = f"People came to {counted_words(count, 'conclusion')}"
    return ["## What people came to think", f"{head} on this day. {told}"]


def _different(texts: list[str]) -> list[str]:
    """Those that say something else than the ones before them."""
    kept: list[str] = []
    for text in texts:
        words = stems_of(text)
        if all(len(words & stems_of(other)) < _ALIKE * len(words) for other in kept):
            kept.append(text)
    return kept


def _memories(person: Person, day: Day) -> list[Memory]:
    hidden = person.stream.hidden
    rows = person.stream.rows
    return [m for m in rows if day.holds(m.created) and m.kind != "seed" and m.ordinal not in hidden]


def _at(world: World, talk: Conversation) -> str:
    place = describe_place(talk.place)
    where = "outside" if place == "outside" else f"at {place}"
    return f"{where} at {clock(world, talk.started)}"


def _some(names: list[str]) -> str:
    """Names, the rest counted."""
    more = len(names) - _NAMED
    return listed([*names[:_NAMED], f"{number(more)} others"] if more > 1 else names)


def _were(count: int, one: str) -> str:
    return f"was {number(count)} {one}" if count == 1 else f"were {number(count)} {one}s"


def counted_words(count: int, one: str, many: str = "") -> str:
    """`one talk`, `three talks`, `14 talks`."""
    return counted(count, one, many).replace(str(count), number(count), 1)


def number(count: int) -> str:
    """A number as prose says it: in words up to twelve."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def first(words: str) -> str:
    """With a capital at the beginning."""
    return words[:1].upper() + words[1:]
