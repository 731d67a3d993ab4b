"""What is said: lines said before, details nobody could know, talks too long or begun again too soon."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import timedelta

from game.study.evidence import names_in, places_in, telling_words, times_in, words_of
from game.world.clock import DAY, HOUR, MINUTE, time_words
from game.world.conversations import Conversation, Line
from game.world.people import Person
from game.world.world import World

_ALIKE = 0.8
"""Share of common words from which two lines are near duplicates."""
_SHORTEST = 4
"""Words below which a line is a greeting or a nod, which may come again."""
_AGAIN = 30 * MINUTE
_SENTENCE = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True, slots=True)
class Embellished:
    """A detail in a line that nothing the speaker knew holds."""

    talk: int
    speaker: str
    detail: str
    line: str


def all_talks(world: World) -> list[Conversation]:
    """Ended and running talks, in the order in which they began."""
    return sorted([*world.talks, *world.conversations.values()], key=lambda talk: talk.id)


def near_duplicates(world: World) -> list[tuple[Line, Line]]:
    """Lines of four words or more that share at least 80 % of their words (Jaccard) with an earlier line from the same
    mouth on the same day (of 24 hours from the start), or by either in the same talk; with that earlier line."""
    found, by_mouth = [], defaultdict[tuple[str, int], list[tuple[Line, frozenset[str]]]](list)
    for talk in all_talks(world):
        said: list[tuple[Line, frozenset[str]]] = []
        for line in _long_lines(talk):
            mouth, words = by_mouth[line.speaker, line.tick // DAY], frozenset(words_of(line.text))
            twin = next((old for old, theirs in (*said, *mouth) if _share(words, theirs) >= _ALIKE), None)
            if twin is not None:
                found.append((line, twin))
            said.append((line, words))
            mouth.append((line, words))
    return found


def near_duplicate_share(world: World) -> float:
    """Near duplicates as a share of all lines of four words or more; 0 if there are none."""
    lines = sum(len(_long_lines(talk)) for talk in all_talks(world))
    return len(near_duplicates(world)) / lines if lines else 0.0


def repeated_sentence_share(world: World) -> float:
    """Sentences of four words or more that the same mouth has said word for word before on the same day, as a share of
    all such sentences; 0 if there are none."""
    said: set[tuple[str, int, str]] = set()
    every = again = 0
    for line in (line for talk in all_talks(world) for line in talk.lines):
        for words in (words_of(part) for part in _SENTENCE.split(line.text)):
            key = line.speaker, line.tick // DAY, " ".join(words)
            every += len(words) >= _SHORTEST
            again += len(words) >= _SHORTEST and key in said
            said.add(key)
    return again / every if every else 0.0


def begun_again(world: World) -> list[Conversation]:
    """Talks that a pair began within 30 game minutes of the end of their last one."""
    ended: dict[frozenset[str], int] = {}
    found = []
    for talk in all_talks(world):
        pair = frozenset(talk.people)
        if pair in ended and talk.started - ended[pair] < _AGAIN:
            found.append(talk)
        ended[pair] = talk.ended if talk.ended >= 0 else world.tick
    return found


def embellished(world: World) -> list[Embellished]:
    """Details said in talk with no memory behind them: the name of a person or a place that the speaker has never
    come across, or a time or date that stands in no memory of theirs which shares a telling word with the sentence.
    What was said earlier in the talk, the two who talk, the present half hour, today and tomorrow are free to say."""
    minds = {name: _Mind(world, person) for name, person in world.people.items()}
    return [
        Embellished(talk.id, line.speaker, detail, line.text)
        for talk in all_talks(world)
        for place, line in enumerate(talk.lines)
        if line.speaker in minds  # a visitor is free to make up anything
        for detail in _unheld(world, minds[line.speaker], talk, place)
    ]


@dataclass(slots=True)
class _Mind:
    """When somebody first came across each name, place and time."""

    world: World
    person: Person
    since: dict[str, int] = field(default_factory=dict)
    times: dict[str, list[tuple[int, frozenset[str]]]] = field(default_factory=dict)
    """By time or date: when a memory that states it was made, and its telling words."""

    def __post_init__(self) -> None:
        for memory in self.person.stream.rows:
            for name in (*names_in(self.world, memory.text), *places_in(self.world, memory.text), *memory.subjects):
                self.since.setdefault(name, memory.created)
            for stated in times_in(memory.text):
                self.times.setdefault(stated, []).append((memory.created, telling_words(memory.text)))
        for address in (*self.person.known, *(r.address for r in self.world.town.rooms.values() if r.public)):
            self.since[address.split(":")[0]] = 0

    def knows(self, name: str, tick: int) -> bool:
        return self.since.get(name, tick + 1) <= tick

    def has_time(self, stated: str, sentence: str, tick: int) -> bool:
        telling = telling_words(sentence)
        return any(made <= tick and telling & words for made, words in self.times.get(stated, ()))


def _unheld(world: World, mind: _Mind, talk: Conversation, place: int) -> Iterable[str]:
    """The details of one line that nothing supports, each once."""
    line = talk.lines[place]
    before = " ".join(earlier.text for earlier in talk.lines[:place])
    free_names = {*talk.people, *names_in(world, before), *places_in(world, before), talk.place.split(":")[0]}
    for name in sorted((names_in(world, line.text) | places_in(world, line.text)) - free_names):
        if not mind.knows(name, line.tick):
            yield name
    free_times = times_in(before) | _calendar(world, line.tick)
    for sentence in _SENTENCE.split(line.text):
        for stated in sorted(times_in(sentence) - free_times):
            if not mind.has_time(stated, line.text, line.tick):
                yield stated


def _calendar(world: World, tick: int) -> set[str]:
    """Dates and times that anybody may name without a memory: today and tomorrow, and about now."""
    now = world.clock.at(tick)
    days = {f"{day:%A}".lower() for day in (now, now + timedelta(days=1))}
    days |= {f"{day.day} {day:%B}".lower() for day in (now, now + timedelta(days=1))}
    hours = (world.clock.at(tick + shift) for shift in (-HOUR // 2, 0, HOUR // 2))
    return days | {time for hour in hours for time in times_in(time_words(hour.replace(minute=0)))}


def _long_lines(talk: Conversation) -> list[Line]:
    return [line for line in talk.lines if len(words_of(line.text)) >= _SHORTEST]


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other)
