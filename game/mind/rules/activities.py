"""Families of activities: which one some words belong to, and what one does in it for 5 to 15 minutes at a time.

The families are data (`data/*.toml`). A family is recognised by its words, by `weak` words only where nothing
stronger is found; a higher `rank` wins, then the earlier word, then the longer. `at` limits it to home or away. Its
actions are lines `emoji minutes words`, with `[7-11]` before the words if they are done between those hours only. In a
`sequence` they keep their order, ` | ` parts alternatives (where two lines have as many, the same one of each is
taken) and `!` marks what is not left out; elsewhere `<` marks what belongs to the first hour of a doing, `>` what
needs something before it. `usual` is how many minutes a doing takes that is much the same every day.
`{work}` and `{topic}` are filled from the person's own project. `own_place` means it cannot be taken to a cafe, `away`
names the purposes of places to which it can, `stages` what its hours are called, `work` what `{work}` is where nothing
is known.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from game.mind.gate import breath

FILES = ("home", "meals", "making", "stage", "studying", "town", "events", "occasions", "trade")

_HOURS = re.compile(r"\[(\d+)-(\d+)\] ")
_PHASE_MARKS = {"< ": -1, "> ": 1}


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a family: what, its emoji, and how many minutes it usually takes."""

    what: str
    emoji: str
    minutes: int
    needed: bool = False
    """In a sequence: not to be left out, however short the time."""
    hours: tuple[int, int] = (0, 24)
    """Between which hours of the day it is done."""
    phase: int = 0
    """-1 where it belongs to the first hour of a doing, 1 where something must come before it."""


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
    guests: tuple[str, ...]
    """Kinds of occasion that one attends so, by their last words."""
    hosts: tuple[str, ...]
    """The same for whoever holds them."""
    usual: int
    """Minutes it usually takes; 0 where that differs."""
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
        guests=tuple(entry.get("guests", ())),
        hosts=tuple(entry.get("hosts", ())),
        usual=int(entry.get("usual", 0)),
        work=entry.get("work", ""),
        stages=tuple(entry.get("stages", ())),
        start=tuple(group[0] for group in _steps(entry.get("start", ""))),
        steps=_steps(entry["steps"]),
        end=tuple(group[0] for group in _steps(entry.get("end", ""))),
    )


def _steps(text: str) -> tuple[tuple[Step, ...], ...]:
    lines = (line.strip() for line in text.splitlines())
    return tuple(_alternatives(line) for line in lines if line)


def _alternatives(line: str) -> tuple[Step, ...]:
    """What may be done as one step; a mark at the beginning is for all of it."""
    mark = line[:2] if line[:2] in ("! ", *_PHASE_MARKS) else ""
    return tuple(_step(choice.strip(), mark) for choice in line.removeprefix(mark).split(" | "))


def _step(line: str, mark: str) -> Step:
    emoji, minutes, what = line.split(" ", 2)
    timed = _HOURS.match(what)
    hours = (int(timed[1]), int(timed[2])) if timed else (0, 24)
    return Step(
        what[timed.end() :] if timed else what, emoji, int(minutes), mark == "! ", hours, _PHASE_MARKS.get(mark, 0)
    )


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
    breath()
    lower = text.lower()
    return _of_occasion(lower) or _by_words(lower, at) or _of_any_occasion(lower)


def _of_any_occasion(lower: str) -> Family | None:
    """What one does at an occasion of no known kind."""
    keys = (("gathering", r"attending (?:the|an?) "), ("hosting a gathering", r"(?:hosting|holding) (?:the|an?) "))
    return next((by_key()[key] for key, begins in keys if re.match(begins, lower)), None)


def _of_occasion(lower: str) -> Family | None:
    """The family of attending or holding an occasion, by the longest words that end its name; None for others."""
    found = _OCCASION.match(lower)
    if found is None:
        return None
    named = _PLACE.split(found["event"], maxsplit=1)[0]
    kinds = ((kind, f) for f in families() for kind in (f.guests if found["guest"] else f.hosts))
    fits = [(kind, f) for kind, f in kinds if f" {named}".endswith(f" {kind}")]
    return max(fits, key=lambda fit: len(fit[0]))[1] if fits else None


def _by_words(lower: str, at: str) -> Family | None:
    best: tuple[float, int, int] | None = None
    chosen = None
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


def usual_minutes(what: str, at: str = "") -> int:
    """How long a doing takes that is much the same length every day, such as a meal; 0 for others."""
    family = family_of(what, at)
    return family.usual if family else 0


_OCCASION = re.compile(
    r"^(?:(?P<guest>attending|watching|coming to|going to|being at|joining(?: in)?|looking in at|spending time at)"
    r"|hosting|holding|giving|throwing|organi[sz]ing|leading|putting on|presenting) "
    r"(?:the|an?|his|her|their|our|[a-z]+(?: [a-z]+)?['’]s) (?P<event>[^,;:]+)"
)
_PLACE = re.compile(r" (?:at|in|on|by|for|with|about|of|and|to|near|around|from) ")
"""Where the name of an occasion ends."""
_VERB = r"(?:[a-z-]+ing(?: (?:on|at|for|with|to|down|up|out))?|to [a-z]+)"
_NOUN = re.compile(
    rf"^(?:{_VERB} )?(?:(?P<det>an?|the|his|her|their|some|one more|one|more|new) )?"
    r"(?P<noun>[\w’'-]+(?: [\w’'-]+){0,4}?)"
    r"(?= (?:about|on|for|from|with|that|which|who|to|at|by|over|so|as|before|when|of what|and|in order|in online|"
    r"until|while|where|above|made|left|seen)\b|[,;.]|$)"
)
_TOPIC = re.compile(
    r"\b(?:about (?!how )|on (?!the|time|a |an |his|her|what)|of (?!what)|in (?!the|a |an |his|her|which|online)|for "
    r"(?=\w+ing\b))((?:[\w’'-]+ ?){1,5})"
)
_LEARNT = re.compile(r"(?:studying|learning|revising|reading up on) (?:about )?((?:[\w’'-]+ ?){1,4})")
_TAIL = re.compile(r",.*| (?:that|which|who|when|while|from|by|at|and|with|so|in online|until)\b.*")

_DANGLING = re.compile(r" (?:for|to) (?:an?|the|her|his|their)\b.*$| (?:for|to|in|of|on|at|with|an?|the)$")
"""What is cut off in the middle at the end of a topic."""


@lru_cache(maxsize=4096)
def work_of(phrase: str) -> Work:
    """Work and topic of a project in -ing form: `writing a paper on patience` -> `the paper`, `patience`."""
    phrase = re.split(r", (?:at|in|behind|on) ", phrase.removeprefix("making plans "))[0]
    found = _NOUN.match(phrase.removeprefix("for "))
    if not found:
        return Work("", "")
    topic = _topic(phrase, found)
    return Work("" if _LEARNT.match(phrase) else _with_article(found["det"] or "", found["noun"]), topic)


def _with_article(det: str, noun: str) -> str:
    noun = re.sub(r" of (?:the )?.{16,}$", "", re.sub(r"^new ", "", noun))
    return f"{det} {noun}" if det in ("his", "her", "their") else f"the {noun}" if det else noun


def _topic(phrase: str, found: re.Match[str]) -> str:
    """What it is about; for something that is learnt, the thing itself."""
    learnt = _LEARNT.match(phrase)
    said = learnt or _TOPIC.search(phrase[found.start("noun") + 2 :])
    topic = _TAIL.sub("", said.group(1)).strip() if said else ""
    return _DANGLING.sub("", topic.rsplit(" about ", 1)[-1])
