"""Intentions that the player gives to a new town in words: `Isabella wants to throw a party tomorrow at 5 pm`.

Each becomes something that the person named has had in mind since before the story starts. What the reader of events
of the rule mind understands is told, and followed like a fact of the scenario; the rest is remembered all the same.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from game.mind.rules.events import event_in, kind_of, place_in
from game.mind.rules.hearing import full_dates
from game.towns.load import Seed
from game.world.clock import time_words
from game.world.places import Fact, Town
from game.world.wording import cleaned

LONGEST = 300
"""Letters of an intention."""
_KINDS = {
    "secret": "a secret", "curious": "something they want to know", "trouble": "a trouble", "love": "a love",
    "worry": "a worry", "intention": "an intention", "wish": "a wish", "pride": "something they are proud of",
    "project": "something they work on", "opinion": "an opinion", "like": "something they like",
    "plain": "something they know",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Understood:
    """What was made of a line."""

    line: str
    seed: Seed | None
    """None if nobody is named in it."""
    told: str
    """In words: what was understood, or why nothing was."""


def understood(line: str, names: Sequence[str], town: Town) -> Understood:
    """What a line says, of the people with these full names in a town that is about to begin."""
    words = cleaned(line).rstrip(".")
    who = _person(words, names)
    if len(words) > LONGEST:
        return Understood(line, None, f"it has {len(words)} letters, at most {LONGEST} are taken in")
    if not who:
        return Understood(line, None, "nobody of this town is named in it; begin with a name")
    clause = _clause(words, who, names, town.start)
    fact = _fact(clause, who, town)
    return Understood(line, Seed(who, clause, fact), _told(clause, who, fact))


def all_understood(lines: Iterable[str], names: Sequence[str], town: Town) -> list[Understood]:
    """The same of several lines; empty ones are left out, and each fact has a key of its own."""
    return [understood(line, names, town) for line in lines if cleaned(line)]


def _person(words: str, names: Sequence[str]) -> str:
    """Whoever is named first, by full or first name; empty for nobody."""
    found = [(at.start(), -len(called), name) for name in names for called in (name, name.split(" ")[0])
             if (at := re.search(rf"(?<!\w){re.escape(called)}(?!\w)", words, re.I))]  # fmt: skip
    return min(found)[2] if found else ""


def _clause(words: str, who: str, names: Sequence[str], now: datetime) -> str:
    """The line with full names and full dates, as a biography has it."""
    for name in names:
        first = re.escape(name.split(" ")[0])
        rest = re.escape(name[len(name.split(" ")[0]) :])
        words = re.sub(rf"(?<!\w){first}(?!\w)(?!{rest})", name, words, flags=re.I if name == who else 0)
    words = re.sub(re.escape(who), who, words, flags=re.I)
    words = words if words.startswith(who) else f"{who} has it in mind that {words}"
    return full_dates(words, now)


def _fact(clause: str, who: str, town: Town) -> Fact | None:
    """What can be followed: something with a name, at a time, and where it is."""
    event = event_in(clause, town.start)
    if event is None or not event.name:
        return None
    noun = event.name.split(" ")[-1]
    place = _room(event.where or place_in(clause), town)
    mentions = tuple(dict.fromkeys((who.split(" ")[0], noun)))
    return Fact(f"{who.split(' ')[0]}'s {event.name}", clause, who, mentions, place, event.span.start, event.span.end)


def _room(words: str, town: Town) -> str:
    """The public room that words for a place mean; empty if none is clear."""
    bare = words.lower().removeprefix("the ").strip()
    rooms = [room for room in town.rooms.values() if bare and bare in room.sector.lower() and room.public]
    return rooms[0].address if rooms and len({room.sector for room in rooms}) == 1 else ""


def _told(clause: str, who: str, fact: Fact | None) -> str:
    if fact is None or fact.since is None or fact.until is None:
        return f"{who} has it in mind, as {_KINDS[kind_of(clause)]}. It is remembered as it is written."
    where = f", at {fact.place.split(':')[0]}" if fact.place else ", at a place that is not clear"
    when = f"{fact.since:%A} {fact.since.day} {fact.since:%B}, {time_words(fact.since)} to {time_words(fact.until)}"
    name = clause and fact.key.partition("'s ")[2]
    return f"{who}: {name}, {when}{where}. Who hears of it and who comes is followed."
