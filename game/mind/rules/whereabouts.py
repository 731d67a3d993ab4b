"""Finding known places by the words of a plan or a biography."""

import re
from datetime import datetime
from functools import lru_cache

from game.world.thoughts import Card, KnownRoom

HOME = "home"
_HOME_WORDS = re.compile(
    r"\b(?:at|to|from) home\b|\b(?:his|her|their|own|my) (?:own )?(?:room|bedroom|house|apartment|flat|kitchen"
    r"|garden|desk|place|"
    r"bathroom)\b|\bthe house (?:she|he|they)\b|\bhome$",
    re.I,
)
_DWELLING = re.compile(r"\b(house|apartment|flat|home|living space|dorm)\b|['’]s\b", re.I)
_COMMON = frozenset(("the", "and", "for", "of", "at", "in", "a"))


@lru_cache(maxsize=4096)
def _significant(sector: str) -> tuple[str, ...]:
    """The telling words of a sector's name, small: `rose`, `crown`, `pub`."""
    return tuple(w for w in re.findall(r"[\w’']+", sector.lower()) if w not in _COMMON)


@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[\w’']+", text.lower()))


def sector_named(text: str, card: Card) -> str:
    """The known sector that a text names, `home`, or empty."""
    known = tuple(dict.fromkeys((room.sector, room.name) for room in card.known))
    return _sector_named(text, known, card.home)


@lru_cache(maxsize=8192)
def _sector_named(text: str, known: tuple[tuple[str, str], ...], home: str) -> str:
    lower, own = text.lower(), home.split(":", 1)[0]
    sectors = list(dict.fromkeys(sector for sector, _ in known))
    whole = max((s for s in sectors if _bare(s) in lower), key=len, default="")
    if whole and whole != own:
        return whole
    if whole or _HOME_WORDS.search(text):
        return HOME
    partly = _partly(text, [s for s in sectors if not _DWELLING.search(s)])
    return partly or _by_room(lower, known, own)


def place_of(text: str, card: Card) -> str:
    """Like `sector_named`, and by things as well: `at the grocery counter`; what one works with comes first."""
    return sector_named(text, card) or _by_thing(text.lower(), card)


def _by_thing(lower: str, card: Card) -> str:
    own, work = card.home.split(":", 1)[0], card.work.split(":", 1)[0]
    holding = [room.sector for room in card.known if any(len(n) > 4 and n.lower() in lower for n, _, _ in room.things)]
    if work and work in holding:
        return work
    return HOME if own in holding else holding[0] if holding else ""


def _bare(sector: str) -> str:
    lower = sector.lower()
    return lower[4:] if lower.startswith("the ") else lower


def _partly(text: str, sectors: list[str]) -> str:
    """A sector called by a part of its name: `Hobbs`, `the Willows`, `the pub`, `the college`."""
    words = _words(text)

    def score(sector: str) -> int:
        telling = _significant(sector)
        named = sum(w in words and w.capitalize() in text for w in telling)
        return 2 * named + (bool(telling) and f"the {telling[-1]}" in text.lower())

    best = max(sectors, key=score, default="")
    return best if best and score(best) else ""


def _by_room(lower: str, known: tuple[tuple[str, str], ...], own: str) -> str:
    """A room called by its name: `the library`, `the common room` (one's own first)."""
    named = [s for s, name in known if re.search(rf"\b(?:the|a|in|at) {re.escape(name.lower())}\b", lower)]
    if own in named:
        return HOME
    return named[0] if named else ""


def rooms_of(where: str, card: Card) -> tuple[KnownRoom, ...]:
    """The known rooms of a sector or of `home`."""
    sector = card.home.split(":", 1)[0] if where == HOME else where
    return tuple(room for room in card.known if room.sector == sector)


def is_open(where: str, moment: datetime, card: Card) -> bool:
    """Whether some known room of a sector is open; whoever works there comes and goes."""
    if where in ("", HOME) or works_at(where, card):
        return True
    return any(room.hours is None or room.hours.hold(moment) for room in rooms_of(where, card))


def hours_of(where: str, card: Card) -> tuple[int, int]:
    """Opening hours in minutes from midnight, of the room that is open longest."""
    rooms = rooms_of(where, card) if where not in ("", HOME) and not works_at(where, card) else ()
    if not rooms or any(room.hours is None for room in rooms):
        return 0, 1440
    hours = [room.hours for room in rooms if room.hours]
    return min(h.since for h in hours) * 60, max(h.until for h in hours) * 60


def works_at(where: str, card: Card) -> bool:
    """Whether it is where the person works."""
    return bool(card.work) and card.work.split(":", 1)[0] == where


def sectors_for(wanted: tuple[str, ...], card: Card) -> list[str]:
    """Known public sectors whose purpose, name or things speak of one of the wanted words, in the order of knowing."""
    found = (room.sector for room in card.known if room.public and speaks_of(room, wanted))
    return list(dict.fromkeys(s for s in found if s != card.home.split(":", 1)[0]))


def outdoors_for(card: Card) -> str:
    """A known public place in the open that is never closed, where somebody without a home may stay; empty if none."""
    return next((room.sector for room in card.known if room.outdoors and room.public and room.hours is None), "")


def speaks_of(room: KnownRoom, wanted: tuple[str, ...]) -> bool:
    """Whether a room's name, purpose or things hold one of the words."""
    text = _room_text(room.address, room.purpose, tuple(name for name, _, _ in room.things))
    return any(word in text for word in wanted)


@lru_cache(maxsize=1024)
def _room_text(address: str, purpose: str, things: tuple[str, ...]) -> str:
    return f"{address} {purpose} {' '.join(things)}".lower()


def at_place(where: str) -> str:
    """A place with its preposition: `at Hobbs Cafe`, `in Johnson Park`, `at home`."""
    return f"{'in' if re.search(r'(park|garden|woods|square)$', where, re.I) else 'at'} {where}"
