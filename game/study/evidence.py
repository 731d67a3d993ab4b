"""What counts as evidence in a memory: the words it holds, who told it, and the details that can be checked."""

import re
from collections.abc import Iterable
from functools import lru_cache

from game.world.memories import Memory
from game.world.world import World

_TELLERS = ("was told by ", "overheard ")
_HOURS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december"
_CLOCK = re.compile(r"\b(\d{1,2})(?::(\d\d))? ?(?:am|pm|o'clock)\b|\b(noon|midnight)\b", re.I)
_SPOKEN = re.compile(rf"\b({'|'.join(_HOURS)}) o'clock\b|\b(?:at|from|until|till) ({'|'.join(_HOURS[1:])})\b", re.I)
_DATE = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? ({_MONTHS})\b|\b({_MONTHS}) (\d{{1,2}})(?:st|nd|rd|th)?\b", re.I
)
_WEEKDAY = re.compile(r"\b(mon|tues|wednes|thurs|fri|satur|sun)day\b", re.I)
_ENDING = re.compile(r"(?:ings?|edly|ed|es|s|e|ly)$")
_COMMON = (
    "about after again also always been before being come coming could does doing done down from going good have here "
    "into just know like look make maybe more much need never only over really said same should some such sure take "
    "tell than that thats them then there they thing think this time today tomorrow tonight very want well were what "
    "when where which will with would your you're i'll i've it's don't morning afternoon evening clock o'clock"
)
_PLAIN = frozenset(_COMMON.split())
_WORD = re.compile(r"[a-z0-9']+")


def holds(text: str, words: Iterable[str]) -> bool:
    """Whether a text holds every one of some words, as whole words, in any case; never for no words at all."""
    wanted = tuple(words)
    return bool(wanted) and all(_whole(word).search(text) for word in wanted)


def teller_of(memory: Memory) -> str:
    """Who somebody has a memory from, told or overheard; empty if it is their own."""
    start = next((s for s in _TELLERS if memory.source.startswith(s)), "")
    return memory.source.removeprefix(start) if start else ""


def words_of(text: str) -> list[str]:
    """The words of a text in small letters, without marks."""
    return _WORD.findall(text.lower().replace("’", "'"))


def telling_words(text: str) -> frozenset[str]:
    """The words of a text that say what it is about: of four letters or more, and none of the commonest."""
    return frozenset(word for word in words_of(text) if len(word) > 3 and word not in _PLAIN)


def stems_of(text: str) -> set[str]:
    """The telling words of a text without their endings, so that `baking` is `bakes`."""
    words = (word.removesuffix("'s") for word in telling_words(text))
    return {_ENDING.sub("", word) if len(word) > 4 else word for word in words}


def times_in(text: str) -> set[str]:
    """Times and dates that a text states: `5` for 5 pm as for five o'clock, `14 february`, `friday`.

    Morning and evening are not told apart, because people leave that out when they speak.
    """
    text = text.replace("’", "'")
    found = {m[3].lower() if m[3] else _clock(m[1], m[2]) for m in _CLOCK.finditer(text)}
    found |= {str(_HOURS.index((m[1] or m[2]).lower()) + 1) for m in _SPOKEN.finditer(text)}
    found |= {f"{m[1] or m[4]} {(m[2] or m[3]).lower()}" for m in _DATE.finditer(text)}
    return found | {m[0].lower() for m in _WEEKDAY.finditer(text)}


def names_in(world: World, text: str) -> set[str]:
    """Full names of the people whom a text names, by full or first name."""
    return {p.name for p in world.people.values() if _whole(p.first_name).search(text)}


def places_in(world: World, text: str) -> set[str]:
    """Buildings and parks that a text names in full."""
    lowered = text.lower()
    return {sector for sector in world.town.sectors() if sector.lower() in lowered}


def _clock(hour: str, minutes: str | None) -> str:
    return hour if minutes in (None, "00") else f"{hour}:{minutes}"


@lru_cache(maxsize=2048)
def _whole(word: str) -> "re.Pattern[str]":
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.I)
