"""What people claim to know when they are interviewed, each claim checked against a memory (paper, section 7.1)."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from game.study.spread import known_people, spread_of
from game.world.people import Person
from game.world.world import World

Ask = Callable[[Person, str], str]
"""Asks somebody a question and returns what they answer; it must leave no trace."""
_NOBODY = ("Rosalind Achterberg", "Benedikt Oyelaran", "Philippa Szymanski")
_YES = re.compile(r"^\W*(yes|yeah|yep|sure|of course|certainly|i do\b|i did\b|i know\b|indeed|oh, yes)", re.I)
_KNOWN = r"(?:(?:of|about) )?(?:any|that\b|this\b|who\b|such|them\b|him\b|her\b|it\b|[A-Z])"
_NO = re.compile(
    r"^\W*(?i:no|nope|not)\b"
    rf"|\b(?:do not|don't|did not|didn't|can't say I) (?:really )?know(?: {_KNOWN}|[^\w\s]|$)|\bcouldn't tell you\b"
    r"|\b(?:never|have not|haven't|had not|hadn't) (?:yet )?heard\b|\bnot sure (?:who|what|I)\b|\bno idea\b"
    r"|\b(?i:first I(?:'ve)? hear)|\b(?:doesn't|does not) ring\b|\bnews to me\b|\b(?i:nobody told me)\b"
    r"|\b(?:don't|do not|can't|cannot) (?:remember|recall)\b|\bhave no (?:\w+ )?(?:answer|clue)\b"
)


@dataclass(slots=True)
class Claims:
    """Who said yes to what."""

    facts: dict[str, set[str]] = field(default_factory=dict)
    """By key of a fact: who said that they know it."""
    people: set[tuple[str, str]] = field(default_factory=set)
    """Who, whom: said that they know of somebody."""
    invented: list[tuple[str, str]] = field(default_factory=list)
    """Who, question: said yes to a person or an event that doesn't exist."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Claims beside what the memory streams hold."""

    known: dict[str, set[str]]
    """By key of a fact: said yes, with a memory whose chain of tellers ends at the carrier."""
    edges: set[tuple[str, str]]
    """Who, whom: said that they know of somebody, with a memory that says something of them."""
    unsupported: list[str]
    """Said yes without such a memory, the invented person and event included; in words."""
    missed: list[str]
    """Said no though a memory holds it; in words."""


def interview_all(world: World, ask: Ask) -> Claims:
    """Ask everybody about each fact of the scenario, about every other person, and about a person and an event that
    don't exist."""
    claims = Claims({fact.key: set() for fact in world.town.facts})
    stranger = invented_name(world)
    invented = (f"Do you know of {stranger}?", f"Did you know that {stranger} is opening a wax museum on Friday?")
    for person in world.people.values():
        for fact in world.town.facts:
            if says_yes(ask(person, f"Did you know that {fact.words}?")):
                claims.facts[fact.key].add(person.name)
        others = [name for name in world.people if name != person.name]
        claims.people |= {(person.name, o) for o in others if says_yes(ask(person, f"Do you know of {o}?"))}
        claims.invented += [(person.name, asked) for asked in invented if says_yes(ask(person, asked))]
    return claims


def invented_name(world: World) -> str:
    """The name of a person whom this town does not have."""
    return next(name for name in _NOBODY if name not in world.people)


def check(world: World, claims: Claims) -> Checked:
    """Hold every claim against the streams."""
    known, unsupported, missed = {}, [f"{who}: {asked}" for who, asked in claims.invented], []
    for fact in world.town.facts:
        held, said = set(spread_of(world, fact)), claims.facts.get(fact.key, set())
        known[fact.key] = held & said
        unsupported += [f"{who}: {fact.key}" for who in sorted(said - set(spread_of(world, fact, sight=True)))]
        missed += [f"{who}: {fact.key}" for who in sorted(held - said)]
    held_edges = {(name, other) for name, person in world.people.items() for other in known_people(world, person)}
    unsupported += [f"{who}: {other}" for who, other in sorted(claims.people - held_edges)]
    missed += [f"{who}: {other}" for who, other in sorted(held_edges - claims.people)]
    return Checked(known, held_edges & claims.people, unsupported, missed)


def says_yes(answer: str) -> bool:
    """Whether an answer claims knowledge: its first sentence that is no question begins with a yes, or does not deny
    (`I don't know anybody`, `I haven't heard`); what others never do, or how little one talks, is no denial."""
    sentences = re.split(r"(?<=[.!?;])\s+", answer.replace("’", "'").strip())
    first = next((sentence for sentence in sentences if sentence and not sentence.endswith("?")), "")
    return bool(first) and bool(_YES.search(first) or not _NO.search(first))


def density(people: int, edges: set[tuple[str, str]]) -> float:
    """`2E / (V (V - 1))`, an edge between two who both know of each other [paper]; 0 for fewer than two people."""
    mutual = sum((b, a) in edges for a, b in edges if a < b)
    return 2 * mutual / (people * (people - 1)) if people > 1 else 0.0
