"""What somebody learned in a day from others: told to their face, or caught in passing."""

import re
from collections import defaultdict

from game.mind.rules.gist import same
from game.mind.rules.hearing import statements_in
from game.mind.rules.speech import Pair
from game.study.days import Day, memories_of
from game.study.evidence import teller_of
from game.study.phrases import clock, homely, sentence
from game.world.memories import Memory
from game.world.people import Person
from game.world.world import World

_MOST = 4
"""Things learned in one talk that are told; the weightiest."""
_LINE = re.compile(r"(?P<speaker>\S+ \S+) said to (?P<listener>\S+ \S+): [\"“](?P<line>.+)[\"”]$", re.S)


def learned(world: World, person: Person, day: Day) -> list[str]:
    """What others told and was new, by talk, with whom it is from."""
    talks: dict[tuple[int, str], list[Memory]] = defaultdict(list)
    known = [m for m in person.stream.rows if m.kind != "plan" and m.created < day.since]
    for memory in memories_of(person, day):
        if memory.source.startswith("was told by "):
            if not any(_says_the_same(memory, m) for m in known):
                talks[memory.created, teller_of(memory)].append(memory)
            known.append(memory)
    return [line for (tick, teller), told in talks.items() for line in _of_talk(world, tick, teller, told)]


def _says_the_same(one: Memory, two: Memory) -> bool:
    """Whether two memories are the same news, whoever brought it."""
    told = two.source.startswith(("was told by ", "overheard ", "knew"))
    return told and one.text.split()[:2] == two.text.split()[:2] and (one.text == two.text or same(one.text, two.text))


def _of_talk(world: World, tick: int, teller: str, told: list[Memory]) -> list[str]:
    """One thing in a line of its own; several under the talk they come from."""
    best = sorted(sorted(told, key=lambda m: (-m.importance, m.ordinal))[:_MOST], key=lambda m: m.ordinal)
    if len(best) == 1:
        return [f"- {clock(world, tick)}: {sentence(homely(best[0].text))} (*from {teller}*)"]
    return [f"- {clock(world, tick)}, from {teller}:", *(f"  - {sentence(homely(m.text))}" for m in best)]


def overheard(world: World, person: Person, day: Day) -> list[str]:
    """Lines between others that say something of the world; greetings and goodbyes are not worth telling."""
    return [
        f"- {clock(world, m.created)}: {sentence(homely(m.text))}"
        for m in memories_of(person, day)
        if m.source.startswith("overheard ") and _tells(world, m)
    ]


def _tells(world: World, memory: Memory) -> bool:
    found = _LINE.match(memory.text)
    if found is None:
        return True
    pair = Pair(found["speaker"], found["listener"])
    return bool(statements_in(found["line"], pair, world.people, world.clock.at(memory.created)))
