"""A day of one person, written as Markdown that can be read aloud."""

from collections.abc import Callable

from game.study.days import Day, day_of, memories_of
from game.study.deeds import Part, Stretch, parts_of, place_words
from game.study.lessons import learned, overheard
from game.study.lines import all_talks
from game.study.phrases import clock, homely, listed, section, sentence
from game.study.town_story import town_story
from game.world.activity import Change
from game.world.clock import HOUR, date_words
from game.world.conversations import Conversation
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World

_MOST_EVIDENCE = 3
"""Memories cited under a reflection; the rest are counted."""
_LONGEST = 160
"""Letters of a cited memory."""
_MOST_ACTS, _LAST_ACTS = 8, 3
"""Acts named for a stretch, and how many of them are the last ones of a long stretch."""
_MOST_OF_A_DAY = 14 * HOUR
"""Ticks of a day from which on it is worth telling."""


def story(world: World, person: Person | None = None, day: int = 0) -> str:
    """A person's day, or the town's, as Markdown; `day` counts from 1, 0 is the latest that was lived for the most
    part.

    Raises `InputError` for a day that has not begun.
    """
    wanted = day_of(world, day) if day else _latest_lived(world)
    return town_story(world, wanted) if person is None else person_story(world, person, wanted)


def _latest_lived(world: World) -> Day:
    """The latest day of which most was played; a morning that has only begun has nothing to tell."""
    latest = day_of(world)
    begun = world.tick - latest.since < _MOST_OF_A_DAY
    return day_of(world, latest.number - 1) if begun and latest.number > 1 else latest


def person_story(world: World, person: Person, day: Day) -> str:
    """The plan and what became of it, talks in full, what was learned and promised, and what was concluded."""
    sections = (
        ("", [_who(person)]),
        ("The plan, and what became of it", _plan(world, person, day)),
        ("Talks", _talks(world, person, day)),
        ("Learned", learned(world, person, day)),
        ("Overheard", overheard(world, person, day)),
        ("Promised", _promised(world, person, day)),
        ("Noticed", _noticed(world, person, day)),
        ("Concluded", _concluded(world, person, day)),
    )
    head = f"# {person.name}, {date_words(day.date)}"
    return "\n\n".join([head, *(section(title, lines) for title, lines in sections if lines)]) + "\n"


def quoted(talk: Conversation) -> list[str]:
    """A talk's lines, each with its speaker."""
    return [f"> **{talk.short_name(line.speaker)}:** {line.text}  " for line in talk.lines]


def _who(person: Person) -> str:
    """Who somebody is, in a sentence or two."""
    traits = listed(person.traits)
    kind = f", {traits}" if traits else ""
    about = person.biography.split(";")[0].strip().rstrip(".")
    return f"*{person.name} is {person.age}{kind}.{f' {about}.' if about else ''}*"


def _plan(world: World, person: Person, day: Day) -> list[str]:
    lines = []
    talks = _talks_of(world, person, day)
    for part in parts_of(world, person, day):
        lines.append(f"- **{_entry(world, part)}**")
        lines += [f"  - {_stretch(world, person, stretch, talks)}" for stretch in part.stretches]
        lines += [f"  - *{clock(world, c.tick)}, {_changed(c)}*" for c in part.changes]
    return lines


def _changed(change: Change) -> str:
    """A change of plan: for now, or for what was promised for later."""
    if change.because.startswith("it was promised to "):
        what = change.what.removeprefix("coming to ")
        return f"put into the plan: {what}, as promised to {change.because.removeprefix('it was promised to ')}"
    return f"not as planned: {change.what}, because {change.because}"


def _entry(world: World, part: Part) -> str:
    return f"{clock(world, part.planned.tick)}: {part.planned.what}" if part.planned else "Before the first plan"


def _stretch(world: World, person: Person, stretch: Stretch, talks: list[Conversation]) -> str:
    """`8:05 am to noon, Hobbs Cafe: taking orders, wiping tables; talked with Maria at 9:10 am`."""
    met = [
        f"{talk.short_name(talk.other(person.name))} at {clock(world, talk.started)}{_elsewhere(person, talk, stretch)}"
        for talk in talks
        if stretch.since <= talk.started < stretch.until
    ]
    talked = f"; talked with {listed(met)}" if met else ""
    when = f"{clock(world, stretch.since)} to {clock(world, stretch.until)}"
    acts = f": {_acts(stretch)}" if stretch.acts else ""
    return f"{when}, {stretch.place}{acts}{talked}"


def _elsewhere(person: Person, talk: Conversation, stretch: Stretch) -> str:
    """Where a talk was, if somebody had left for another place when they were spoken to."""
    place = place_words(person, talk.place)
    return "" if place == stretch.place else f" {place}" if place == "outside" else f" ({place})"


def _acts(stretch: Stretch) -> str:
    """The acts of a stretch; of a long one how it began and how it ended."""
    acts = stretch.acts
    if len(acts) <= _MOST_ACTS:
        return ", ".join(acts)
    return f"{', '.join(acts[: _MOST_ACTS - _LAST_ACTS])} and so on, at last {', '.join(acts[-_LAST_ACTS:])}"


def _talks(world: World, person: Person, day: Day) -> list[str]:
    lines: list[str] = []
    for talk in _talks_of(world, person, day):
        lines += [*([""] if lines else []), _talk_head(world, person, talk), "", *quoted(talk)]
    return lines


def _talk_head(world: World, person: Person, talk: Conversation) -> str:
    other = talk.other(person.name)
    began = "with" if talk.people[0] == person.name else "spoken to by"
    about = f", about {talk.about}" if talk.about else ""
    return f"### {clock(world, talk.started)}, {place_words(person, talk.place)}: {began} {other}{about}"


def _talks_of(world: World, person: Person, day: Day) -> list[Conversation]:
    return [t for t in all_talks(world) if person.name in t.people and t.lines and day.holds(t.started)]


def _promised(world: World, person: Person, day: Day) -> list[str]:
    return _listing(world, person, day, lambda m: m.kind == "dialogue" and f"{person.name} promised " in m.text)


def _noticed(world: World, person: Person, day: Day) -> list[str]:
    """Things in a state that asks for attention, and the inner voice."""
    return _listing(world, person, day, lambda m: m.kind == "inner voice" or _is_of_thing(world, m))


def _is_of_thing(world: World, memory: Memory) -> bool:
    return memory.kind == "observation" and any(subject in world.town.things for subject in memory.subjects)


def _concluded(world: World, person: Person, day: Day) -> list[str]:
    lines = []
    for memory in memories_of(person, day):
        if memory.kind == "reflection":
            lines.append(f"- {clock(world, memory.created)}: **{sentence(memory.text)}**{_standing(person, memory)}")
            lines += _rests_on(person, memory)
    return lines


def _rests_on(person: Person, memory: Memory) -> list[str]:
    """The memories that a reflection cites, the weightiest first, the rest counted."""
    rows = person.stream.rows
    found = [rows[ordinal - 1] for ordinal in memory.evidence if 0 < ordinal <= len(rows)]
    cited = list({(m.text, m.source): m for m in found}.values())
    shown = sorted(cited, key=lambda m: (-m.importance, m.ordinal))[:_MOST_EVIDENCE]
    lines = [f"  - {_short(homely(m.text))} (*{m.source}*)" for m in shown]
    more = len(cited) - len(shown)
    return lines + ([f"  - and {more} more"] if more else [])


def _short(text: str) -> str:
    """A cited memory, cut at a word if it is as long as a plan."""
    return text if len(text) <= _LONGEST else text[: text.rindex(" ", 0, _LONGEST)] + " ..."


def _standing(person: Person, memory: Memory) -> str:
    """How sure somebody is, and whether they have thought better of it since."""
    stream = person.stream
    sure = f" ({round(100 * stream.confidence.get(memory.ordinal, 1.0))} % sure)"
    later = stream.superseded.get(memory.ordinal)
    return sure + (f", later revised: {stream.rows[later - 1].text}" if later else "")


def _listing(
    world: World,
    person: Person,
    day: Day,
    wanted: Callable[[Memory], bool],
) -> list[str]:
    """The memories of a day that are wanted, each with its time."""
    return [f"- {clock(world, m.created)}: {sentence(homely(m.text))}" for m in memories_of(person, day) if wanted(m)]
