"""A day of the whole town: counts, news that went round, what happened, and the talks in short, as Markdown."""

from collections import Counter

from game.mind.rules.reflect_look import family_of, mould_of
from game.study.days import Day, memories_of
from game.study.digest import gatherings
from game.study.lines import all_talks
from game.study.phrases import clock, counted, section, sentence
from game.study.spread import Telling, spread_of
from game.world.clock import HOUR, date_words
from game.world.conversations import Conversation
from game.world.memories import Memory
from game.world.world import World, describe_place

_HOW = {"told": "from", "overheard": "overheard from", "saw": "by seeing", "talked": "in a talk with"}
_MOST_CONCLUSIONS, _MOST_OF_A_KIND = 12, 2
"""Conclusions told of a day, and how many of them may be of one kind."""


def town_story(world: World, day: Day) -> str:
    """The town's day."""
    head = f"# {world.town.title}, {date_words(day.date)}"
    sections = (
        ("", _counts(world, day)),
        ("News", _news(world, day)),
        ("What happened", _events(world, day)),
        ("Gatherings", [f"- {told}" for told in gatherings(world, day)]),
        ("Promises", _promises(world, day)),
        ("Talks", _talks(world, day)),
        ("What people concluded", _conclusions(world, day)),
    )
    return "\n\n".join([head, *(section(title, lines) for title, lines in sections if lines)]) + "\n"


def _counts(world: World, day: Day) -> list[str]:
    talks = _talks_of(world, day)
    kinds = [m.kind for person in world.people.values() for m in memories_of(person, day)]
    lines = sum(len(talk.lines) for talk in talks)
    told = [
        counted(len(world.people), "person", "people"),
        f"{counted(len(talks), 'talk')} of {counted(lines, 'line')}",
        counted(kinds.count("observation"), "thing noticed", "things noticed"),
        counted(kinds.count("reflection"), "conclusion"),
    ]
    return [f"*Day {day.number}: {', '.join(told)}.*"]


def _news(world: World, day: Day) -> list[str]:
    """Each fact of the scenario: how many know it before and after the day, and who had it from whom."""
    lines: list[str] = []
    for fact in world.town.facts:
        tellings = list(spread_of(world, fact).values())
        known = [t for t in tellings if t.how == "knew" or t.tick < day.since]
        new = [t for t in tellings if t not in known and day.holds(t.tick)]
        lines.append(f"- **{sentence(fact.words)}** {_grown(len(known), len(known) + len(new), len(world.people))}")
        lines += [f"  - {_told(world, telling)}" for telling in new]
    return lines


def _grown(before: int, after: int, everybody: int) -> str:
    if before == after:
        return f"{before} of {everybody} know it, as the day before."
    return f"Known by {before} of {everybody} before this day, by {after} after it."


def _told(world: World, telling: Telling) -> str:
    where = describe_place(telling.place)
    return f"{clock(world, telling.tick)}, {where}: {telling.person}, {_HOW[telling.how]} {telling.teller}"


def _events(world: World, day: Day) -> list[str]:
    """Things out of order, each once with who noticed it first, inner voices, and what the player did."""
    noticed: dict[str, tuple[int, str]] = {}
    for person in world.people.values():
        for memory in memories_of(person, day):
            if memory.kind == "inner voice":
                noticed[f"{person.name} hears an inner voice: {memory.text}"] = memory.created, ""
            elif memory.kind == "observation" and any(s in world.town.things for s in memory.subjects):
                first = min(noticed.get(memory.text, (memory.created, person.name)), (memory.created, person.name))
                noticed[memory.text] = first
    done = [(act.tick, sentence(act.text)) for act in world.acts if day.holds(act.tick)]
    seen = [(tick, sentence(text) + (f" {who} notices it." if who else "")) for text, (tick, who) in noticed.items()]
    return [f"- {clock(world, tick)}: {text}" for tick, text in sorted([*done, *seen])]


def _promises(world: World, day: Day) -> list[str]:
    made = [
        (memory.created, memory.text)
        for person in world.people.values()
        for memory in memories_of(person, day)
        if memory.kind == "dialogue" and memory.text.startswith(f"{person.name} promised ")
    ]
    return [f"- {clock(world, tick)}: {sentence(text)}" for tick, text in sorted(made)]


def _talks(world: World, day: Day) -> list[str]:
    return [f"- {_short(world, talk)}" for talk in _talks_of(world, day)]


def _short(world: World, talk: Conversation) -> str:
    """A talk in a line: when, where, and what the one who began keeps of it, else how it began."""
    when = f"{clock(world, talk.started)}, {describe_place(talk.place)}"
    kept = _summary(world, talk)
    if kept is not None:
        return f"{when}: {sentence(kept.text)}"
    return f"{when}: {talk.people[0]} and {talk.people[1]}: “{talk.lines[0].text}”"


def _summary(world: World, talk: Conversation) -> Memory | None:
    """The memory that the one who began keeps of the talk as a whole."""
    if talk.people[0] not in world.people:
        return None
    rows = world.people[talk.people[0]].stream.rows
    fits = (
        memory
        for memory in rows
        if memory.kind == "dialogue" and memory.source == "did" and 0 <= memory.created - talk.ended <= HOUR
    )
    return next((m for m in fits if talk.people[1] in m.subjects), None) if talk.ended >= 0 else None


def _talks_of(world: World, day: Day) -> list[Conversation]:
    return [talk for talk in all_talks(world) if talk.lines and day.holds(talk.started)]


def _conclusions(world: World, day: Day) -> list[str]:
    """Reflections of the day, one a person, the weightiest of a kind that has not been told often yet."""
    kinds: Counter[str] = Counter()
    told: list[tuple[int, str]] = []
    for person in world.people.values():
        own = [m for m in memories_of(person, day) if m.kind == "reflection"]
        if own and len(told) < _MOST_CONCLUSIONS:
            best = min(own, key=lambda m: (kinds[_kind(m)], -m.importance, -len(m.evidence), m.ordinal))
            if kinds[_kind(best)] < _MOST_OF_A_KIND:
                kinds[_kind(best)] += 1
                told.append((best.created, f"- {person.name}: {sentence(best.text)}"))
    return [text for _, text in sorted(told)]


def _kind(memory: Memory) -> str:
    """What kind of conclusion a reflection is; one in words of its own is of no kind with others."""
    return family_of(mould_of(memory.text)) or memory.text
