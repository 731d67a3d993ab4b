"""What a sitting looks at: the statements by person, by day and by kind, and how a conclusion is worded."""

import re
from collections import defaultdict
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from random import Random

from game.mind.questions import DrawInsights, Statement
from game.mind.rules.gist import people
from game.mind.rules.persona import Persona, persona
from game.mind.rules.reflect_words import FAMILIES, MOULDS
from game.mind.rules.speech import first_name

Row = tuple[int, Statement]


@dataclass(frozen=True, slots=True)
class Finding:
    """A conclusion with the indices it rests on."""

    mould: str
    text: str
    because: tuple[int, ...]
    confidence: float
    about: tuple[str, ...] = ()
    """Names and topics it answers for."""
    revises: int = -1


class Look:
    """The statements as one person looks over them."""

    def __init__(self, q: DrawInsights) -> None:
        self.q = q
        self.card = q.card
        self.me = q.card.name
        self.who: Persona = persona(q.card)

    @cached_property
    def rows(self) -> list[Row]:
        """Numbered statements that are no conclusions themselves, oldest first."""
        rows = [(n, s) for n, s in enumerate(self.q.statements) if s.kind != "reflection"]
        return sorted(rows, key=lambda row: (row[1].when, row[1].ordinal))

    @cached_property
    def told(self) -> list[Row]:
        """What others told to one's face."""
        return [(n, s) for n, s in self.rows if s.source.startswith("was told by ")]

    @cached_property
    def talks(self) -> dict[str, list[Row]]:
        """The talks one had, by the other's name; what one told is no talk of its own."""
        found: dict[str, list[Row]] = defaultdict(list)
        for n, s in self.rows:
            pair = re.match(rf"{re.escape(self.me)} and (\S+ \S+) (?:talked|quarrelled|had a short chat)", s.text)
            if pair and s.kind == "dialogue" and s.source == "did":
                found[pair.group(1)].append((n, s))
        return dict(sorted(found.items()))

    @cached_property
    def deeds(self) -> list[Row]:
        """What one did: acts, no plans."""
        return [(n, s) for n, s in self.rows if s.kind == "action"]

    @cached_property
    def seen(self) -> dict[str, list[Row]]:
        """What one saw others do, by name."""
        found: dict[str, list[Row]] = defaultdict(list)
        for n, s in self.rows:
            names = people(s.text)
            if s.kind == "observation" and s.source == "saw" and names and s.text.startswith(names[0]):
                found[names[0]].append((n, s))
        found.pop(self.me, None)
        return dict(sorted(found.items()))

    def by(self, name: str) -> list[Row]:
        """What somebody told of themselves."""
        return [(n, s) for n, s in self.told if s.source == f"was told by {name}" and s.text.startswith(name)]

    def say(self, mould: str, other: str = "", **holes: str) -> str:
        """A conclusion in one of the wordings of its mould; the same all day for the same names."""
        she = self.who.gender or first_name(self.me)
        her = {"she": "her", "he": "his"}.get(she, f"{first_name(self.me)}'s")
        what = holes.get("what", "")
        key = f"{self.me}:line:{self.card.now:%Y-%m-%d}:{mould}:{other}"
        ways = [w for w in MOULDS[mould] if self.who.gender or "{her}" not in w]
        text = Random(key).choice(ways or list(MOULDS[mould]))
        return text.format(
            me=self.me,
            she=she,
            her=her,
            name=other,
            she_other=first_name(other) if other else "",
            what_=what[:1].upper() + what[1:],
            **{"what": "", "more": "", **holes},
        )

    def standing(self, *moulds: str, about: str = "") -> int:
        """Index of a reflection among the statements that is of one of some moulds and names something; else -1."""
        for n, s in enumerate(self.q.statements):
            if s.kind == "reflection" and about in s.text and mould_of(s.text) in moulds:
                return n
        return -1


def owned(topic: str, name: str) -> str:
    """A topic without its owner's name: `the worry that nobody will come`."""
    bare = topic.removeprefix("the news that ")
    if bare.startswith(f"{name}'s "):
        return "the " + bare.removeprefix(f"{name}'s ")
    return bare.removeprefix(f"{name} ")


def days_of(rows: list[Row]) -> set[date]:
    """The days on which some statements were made."""
    return {s.when.date() for _, s in rows}


def indices(rows: list[Row], most: int = 6) -> tuple[int, ...]:
    """The numbers of the latest of some statements."""
    return tuple(n for n, _ in rows[-most:])


def sure(count: int, hearsay: bool = False) -> float:
    """Confidence that grows with the number of statements; what one was merely told weighs less."""
    return round(min(0.95, 0.45 + 0.1 * count) - (0.15 if hearsay else 0.0), 2)


@lru_cache(maxsize=1)
def _shapes() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each wording as a pattern by which its mould is known again."""
    shapes = []
    for mould, ways in MOULDS.items():
        for way in ways:
            parts = (re.escape(part) for part in re.split(r"\{\w+\}", way))
            shapes.append((mould, re.compile(".+".join(parts) + "$")))
    return tuple(shapes)


@lru_cache(maxsize=4096)
def mould_of(text: str) -> str:
    """The mould that a conclusion was made in; empty if it was made otherwise."""
    return next((mould for mould, shape in _shapes() if shape.match(text)), "")


def family_of(mould: str) -> str:
    """The kind of conclusion that a mould makes; a mould of no family is its own."""
    return FAMILIES.get(mould, mould)
