"""Families of activities: which one some words belong to, and what one does in it for 5 to 15 minutes at a time.

The families are data (`data/*.toml`). A family is recognised by its words, by `weak` words only where nothing
stronger is found; a higher `rank` wins, then the earlier word, then the longer. `at` limits it to home or away. Its
actions are lines `emoji minutes words`; in a `sequence` they keep their order, ` | ` parts alternatives and `!` marks
what is not left out. `{work}`
and `{topic}` are filled from the person's own project. `own_place` means it cannot be taken to a cafe, `away` names
the purposes of places to which it can, `stages` what its hours are called, `work` what `{work}` is
where nothing is known.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

FILES = ("home", "making", "town")


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a family: what, its emoji, and how many minutes it usually takes."""

    what: str
    emoji: str
    minutes: int
    needed: bool = False
    """In a sequence: not to be left out, however short the time."""


@dataclass(frozen=True, slots=True)
class Family:
    """Activities of one kind."""

    key: str
    words: tuple[str, ...]
    weak: tuple[str, ...]
    at: str
    rank: float
    sequence: bool
    own_place: bool
    away: tuple[str, ...]
    work: str
    """What `{work}` is where nothing is known of it."""
    stages: tuple[str, ...]
    start: tuple[Step, ...]
    steps: tuple[tuple[Step, ...], ...]
    """Each with its alternatives."""
    end: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """What somebody works on, in short: `the research paper`, `gentrification`; empty where unknown."""

    work: str
    topic: str


@lru_cache(maxsize=1)
def families() -> tuple[Family, ...]:
    """All families, in the order of the files."""
    folder = files("game.mind.rules") / "data"
    tables = (tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in FILES)
    return tuple(_family(entry) for table in tables for entry in table["family"])


def _family(entry: dict[str, Any]) -> Family:
    return Family(
        key=entry["key"],
        words=tuple(entry["words"]),
        weak=tuple(entry.get("weak", ())),
        at=entry.get("at", ""),
        rank=float(entry.get("rank", 1)),
        sequence=bool(entry.get("sequence", False)),
        own_place=bool(entry.get("own_place", False)),
        away=tuple(entry.get("away", ())),
        work=entry.get("work", ""),
        stages=tuple(entry.get("stages", ())),
        start=tuple(group[0] for group in _steps(entry.get("start", ""))),
        steps=_steps(entry["steps"]),
        end=tuple(group[0] for group in _steps(entry.get("end", ""))),
    )


def _steps(text: str) -> tuple[tuple[Step, ...], ...]:
    lines = (line.strip() for line in text.splitlines())
    return tuple(tuple(_step(choice.strip()) for choice in line.split(" | ")) for line in lines if line)


def _step(line: str) -> Step:
    needed = line.startswith("! ")
    emoji, minutes, what = line.removeprefix("! ").split(" ", 2)
    return Step(what, emoji, int(minutes), needed)


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[float, re.Pattern[str], Family], ...]:
    """One pattern a strength: rank, words, family."""
    found = []
    for family in families():
        for words, rank in ((family.words, family.rank), (family.weak, family.rank - 0.5)):
            if words:
                longest = sorted(words, key=len, reverse=True)
                found.append((rank, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), family))
    return tuple(found)


@lru_cache(maxsize=16384)
def family_of(text: str, at: str = "") -> Family | None:
    """The family that some words belong to, `at` being `home`, `away` or unknown; None if none is recognised."""
    best: tuple[float, int, int] | None = None
    chosen = None
    lower = text.lower()
    for rank, pattern, family in _patterns():
        if family.at and at and family.at != at:
            continue
        found = pattern.search(lower)
        if found and (best is None or (rank, -found.start(), found.end() - found.start()) > best):
            best, chosen = (rank, -found.start(), found.end() - found.start()), family
    return chosen


@lru_cache(maxsize=1)
def by_key() -> dict[str, Family]:
    """Families by their key."""
    return {family.key: family for family in families()}


_USUAL = {
    "getting up": 25,
    "breakfast": 35,
    "breakfast out": 35,
    "lunch": 40,
    "lunch out": 40,
    "dinner": 45,
    "dinner out": 45,
    "bedtime": 30,
}


def usual_minutes(what: str, at: str = "") -> int:
    """How long a doing takes that is the same length every day, such as a meal; 0 for others."""
    family = family_of(what, at)
    return _USUAL.get(family.key, 0) if family else 0


_VERB = r"(?:[a-z-]+ing(?: (?:on|at|for|with|to))?|to [a-z]+)"
_NOUN = re.compile(
    rf"^(?:{_VERB} )?(?P<det>an?|the|his|her|their|some|one|more|new)? ?(?P<noun>[\w’'-]+(?: [\w’'-]+){{0,4}}?)"
    r"(?= (?:about|on|for|from|with|that|which|who|to|at|by|over|so|as|before|when|of what|and|in order)\b|[,;.]|$)"
)
_TOPIC = re.compile(
    r"\b(?:about (?!how )|on (?!the|time|a |an |his|her)|of (?!what)|in (?!the|a |an |his|her|which)|for "
    r"(?=\w+ing\b))((?:[\w’'-]+ ?){1,5})"
)
_TAIL = re.compile(r",.*| (?:that|which|who|when|while|from|by|at|and|with|so)\b.*")


@lru_cache(maxsize=4096)
def work_of(phrase: str) -> Work:
    """Work and topic of a project in -ing form: `writing a paper on patience` -> `the paper`, `patience`."""
    phrase = re.split(r", (?:at|in|behind|on) ", phrase)[0]
    found = _NOUN.match(phrase)
    if not found:
        return Work("", "")
    noun = re.sub(r"^new ", "", found["noun"])
    noun = re.sub(r" of (?:the )?.{16,}$", "", noun)
    det = found["det"] or ""
    work = f"{det} {noun}" if det in ("his", "her", "their") else f"the {noun}" if det else noun
    rest = phrase[found.start("noun") + 2 :]
    topic = _TOPIC.search(rest)
    return Work(work, _TAIL.sub("", topic.group(1)).strip() if topic else "")
