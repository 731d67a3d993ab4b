"""The type of the game: Noto Sans as it ships with pygame_gui, with a chain of faces for other scripts.

A text is cut into runs that one face, or one emoji, can draw. What no face can draw shows its code point.
"""

import importlib.util
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pygame
import pygame.freetype

from game.view.emoji import PATTERN, path_of
from game.view.words import PICTURE_SIGN

# In order of preference: base (Latin, Greek, Cyrillic, Devanagari), then what it lacks.
_FACES = (
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf"),
    ("NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"),
    ("NotoSansGeorgian-Regular.ttf", "NotoSansGeorgian-Bold.ttf"),
    ("NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf"),
    ("NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf"),
    ("NotoSansKR-Regular.ttf", "NotoSansKR-Bold.ttf"),
)
RIGHT_TO_LEFT = {1: "Arab", 2: "Hebr"}
PICTURE, MISSING = -1, -2


@cache
def folder() -> Path:
    """Where pygame_gui keeps its fonts."""
    spec = importlib.util.find_spec("pygame_gui")
    assert spec is not None and spec.submodule_search_locations is not None
    return Path(next(iter(spec.submodule_search_locations))) / "data"


@cache
def _coverage(face: int) -> pygame.freetype.Font:
    pygame.freetype.init()
    return pygame.freetype.Font(str(folder() / _FACES[face][0]), 16)


@cache
def face_of(sign: str) -> int:
    """The first face that has a glyph for a character, MISSING if none has."""
    for face in range(len(_FACES)):
        metrics = _coverage(face).get_metrics(sign)
        if metrics and metrics[0] is not None:
            return face
    return MISSING


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text that one face draws, or one emoji (PICTURE)."""

    face: int
    text: str


def runs_of(text: str) -> list[Run]:
    """A cleaned text cut into runs."""
    if text.isascii():
        return [Run(0, text)]
    runs: list[Run] = []
    end = 0
    for found in PATTERN.finditer(text):
        if path_of(found.group()):
            runs += _plain_runs(text[end : found.start()])
            runs.append(Run(PICTURE, found.group()))
            end = found.end()
    return runs + _plain_runs(text[end:])


def _plain_runs(text: str) -> list[Run]:
    runs: list[Run] = []
    for sign in text:
        if sign == PICTURE_SIGN:
            continue
        face = face_of(sign) if sign != " " or not runs else runs[-1].face
        if face == MISSING:
            runs.append(Run(0, f"[{ord(sign):X}]"))
        elif runs and runs[-1].face == face:
            runs[-1] = Run(face, runs[-1].text + sign)
        else:
            runs.append(Run(face, sign))
    return runs


class Type:
    """One size and weight, in every script."""

    def __init__(self, size: int, bold: bool) -> None:
        self.size, self.bold = size, bold
        self.line_height = round(size * 1.36)
        self._fonts: dict[int, pygame.font.Font] = {}

    def font(self, face: int) -> pygame.font.Font:
        """The font of one face; right-to-left scripts have a font of their own, as direction sticks to it."""
        if face not in self._fonts:
            font = pygame.font.Font(str(folder() / _FACES[face][self.bold]), self.size)
            if face in RIGHT_TO_LEFT:
                font.set_direction(pygame.DIRECTION_RTL)
                font.set_script(RIGHT_TO_LEFT[face])
            self._fonts[face] = font
        return self._fonts[face]

    @cached_property
    def ascent(self) -> int:
        """Height of the base line under the top of a line."""
        return self.font(0).get_ascent() - (self.font(0).get_linesize() - self.line_height) // 2

    def width(self, text: str) -> int:
        """Pixels that a cleaned text takes on one line."""
        return sum(self.run_width(run) for run in runs_of(text))

    def run_width(self, run: Run) -> int:
        """Pixels of one run; an emoji is a little wider than the type is large."""
        if run.face == PICTURE:
            return self.picture_size + 2
        return self.font(run.face).size(run.text)[0] if run.text else 0

    @property
    def picture_size(self) -> int:
        """The side of an emoji inside a line."""
        return round(self.size * 1.2)
