"""The type of the game: Noto Sans as it ships with pygame_gui, with a chain of faces for other scripts, and the fonts
of the system behind them.

A text is cut into runs that one face, or one emoji, can draw. What no face can draw shows its code point.
"""

import importlib.util
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

import pygame
import pygame.freetype

from game.view.bidi import base_of, has_right, levels_of, order_of, turned
from game.view.emoji import PATTERN, path_of
from game.view.system_fonts import system_fonts
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
_RIGHT_TO_LEFT = (1, 2)
_SPACE, _ROOMY = "\u2004", 22
"""Small type, up to so many pixels, is set with wider spaces: its letters stand on whole pixels, and one pixel less
between two words makes one of them (`14February`)."""
PICTURE, MISSING = -1, -2
_BLOCKS = (
    (0x590, "Hebr"), (0x600, "Arab"), (0x700, "Syrc"), (0x750, "Arab"), (0x780, "Thaa"), (0x7C0, "Nkoo"), (0x800, ""),
    (0x8A0, "Arab"), (0x900, "Deva"), (0x980, "Beng"), (0xA00, "Guru"), (0xA80, "Gujr"), (0xB00, "Orya"),
    (0xB80, "Taml"), (0xC00, "Telu"), (0xC80, "Knda"), (0xD00, "Mlym"), (0xD80, "Sinh"), (0xE00, "Thai"),
    (0xE80, "Laoo"), (0xF00, "Tibt"), (0x1000, "Mymr"), (0x10A0, ""), (0x1780, "Khmr"), (0x1800, "Mong"), (0x18B0, ""),
    (0xFB1D, "Hebr"), (0xFB50, "Arab"), (0xFE00, ""), (0xFE70, "Arab"), (0xFEFF, ""),
)  # fmt: skip
"""Scripts whose letters take shape by what is beside them, and which a font has to be told of, by where they begin."""
_STARTS = [start for start, _ in _BLOCKS]


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
    """The first face that has a glyph for a character, then those of the system; MISSING if none has."""
    for face in range(len(_FACES)):
        metrics = _coverage(face).get_metrics(sign)
        if metrics and metrics[0] is not None:
            return face
    if unicodedata.category(sign) in _NO_GLYPH:
        return MISSING
    fitting = (n for n, font in enumerate(system_fonts()) if font.has(sign) and _draws(font.path, sign))
    return len(_FACES) + next(fitting, MISSING - len(_FACES))


_NO_GLYPH = {"Co", "Cn", "Cs", "Cc"}
"""What is no character of any script, though some fonts draw something for it."""


def _draws(path: str, sign: str) -> bool:
    """Whether a font of the system really has a glyph, and can be opened at all."""
    font = _opened(path)
    return font is not None and font.metrics(sign)[0] is not None


@cache
def _opened(path: str) -> pygame.font.Font | None:
    try:
        return pygame.font.Font(path, 16)
    except (pygame.error, OSError):
        return None


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text that one face draws, or one emoji (PICTURE)."""

    face: int
    text: str
    """What is drawn."""
    start: int = 0
    """Where it begins in the text that it is of."""
    length: int = 0
    """How many characters of that it stands for."""
    level: int = 0
    """Odd if it is read from the right (bidi.py)."""

    script: str = ""
    """The script to shape it by, as OpenType calls it; empty for one that needs no shaping."""

    @property
    def turned(self) -> bool:
        """Whether its letters are laid out from the right."""
        return self.level % 2 == 1

    @property
    def is_plain(self) -> bool:
        """Whether it is drawn character by character: no emoji, and no code point."""
        return self.face != PICTURE and len(self.text) == self.length


def runs_of(text: str, base: int | None = None) -> list[Run]:
    """A cleaned text cut into runs, from left to right as they stand on the screen; `base` is the level of the
    paragraph that it is of, that of the text itself if it is left out."""
    if text.isascii() and not base:
        return [Run(0, text, 0, len(text))]
    right = bool(base) or has_right(text)
    levels = levels_of(text, base_of(text) if base is None else base) if right else [0] * len(text)
    runs: list[Run] = []
    end = 0
    for found in PATTERN.finditer(text):
        if path_of(found.group()):
            _add_plain(runs, text, levels, end, found.start())
            end = found.end()
            runs.append(Run(PICTURE, found.group(), found.start(), end - found.start(), levels[found.start()]))
    _add_plain(runs, text, levels, end, len(text))
    return _in_order(runs) if right else runs


def _add_plain(runs: list[Run], text: str, levels: list[int], start: int, end: int) -> None:
    """The runs of a stretch without emoji, in the order of the text."""
    face, script, begun = MISSING, "", start
    for at in range(start, end):
        sign = text[at]
        found, shaped = _beside(sign, face, script)
        if (found, shaped) != (face, script) or found < 0 or levels[at] != levels[begun]:
            if face >= 0 and begun < at:
                runs.append(Run(face, text[begun:at], begun, at - begun, levels[begun], script))
            face, script, begun = found, shaped, at
        if found == MISSING:
            runs.append(Run(0, f"[{ord(sign):X}]", at, 1, levels[at]))
    if face >= 0 and begun < end:
        runs.append(Run(face, text[begun:end], begun, end - begun, levels[begun], script))


def script_of(sign: str) -> str:
    """The script that a font has to be told of for a character; empty for none."""
    at = bisect_right(_STARTS, ord(sign)) - 1
    return _BLOCKS[at][1] if at >= 0 else ""


def _beside(sign: str, face: int, script: str) -> tuple[int, str]:
    """What draws a character, and its script. A space, and a mark on a letter, are drawn with the face of what is
    before them, if it has them; signs between letters are of their script."""
    own, shaped, joins = _by_itself(sign)
    if joins and face >= 0 and _has(face, sign):
        return face, script
    return own, script if own == face and not sign.isalpha() else shaped


@cache
def _by_itself(sign: str) -> tuple[int, str, bool]:
    """Face and script of a character, and whether it joins what is before it."""
    face = PICTURE if sign == PICTURE_SIGN else face_of(sign)
    return face, script_of(sign), sign == " " or unicodedata.combining(sign) > 0


@cache
def _has(face: int, sign: str) -> bool:
    if face >= len(_FACES):
        return _draws(system_fonts()[face - len(_FACES)].path, sign)
    metrics = _coverage(face).get_metrics(sign)
    return bool(metrics) and metrics[0] is not None


def _in_order(runs: list[Run]) -> list[Run]:
    """As they stand on the screen. A font for right-to-left letters turns them itself; signs between them that other
    faces draw are turned here."""
    ordered = (runs[at] for at in order_of([run.level for run in runs]))
    return [replace(run, text=turned(run.text)) if _needs_turning(run) else run for run in ordered]


def _needs_turning(run: Run) -> bool:
    return run.turned and is_left(run.face) and run.is_plain


def is_left(face: int) -> bool:
    """Whether a face has no letters that are read from the right; those of the system are not known."""
    return 0 <= face < len(_FACES) and face not in _RIGHT_TO_LEFT


class Type:
    """One size and weight, in every script."""

    def __init__(self, size: int, bold: bool) -> None:
        self.size, self.bold = size, bold
        self.line_height = round(size * 1.36)
        self._fonts: dict[tuple[int, bool, str], pygame.font.Font] = {}

    def font(self, face: int, turned: bool = False, script: str = "") -> pygame.font.Font:
        """The font of one face; letters that are laid out from the right, and each script that is shaped, have a font
        of their own, as direction and script stick to it."""
        key = face, turned and not is_left(face), script
        if key not in self._fonts:
            font = self._fonts[key] = self._open(face)
            if key[1]:
                font.set_direction(pygame.DIRECTION_RTL)
            if script:
                font.set_script(script)
        return self._fonts[key]

    def of(self, run: Run) -> pygame.font.Font:
        """The font that draws a run which is no emoji."""
        return self.font(run.face, run.turned, run.script)

    def _open(self, face: int) -> pygame.font.Font:
        if face < len(_FACES):
            return pygame.font.Font(str(folder() / _FACES[face][self.bold]), self.size)
        font = pygame.font.Font(system_fonts()[face - len(_FACES)].path, self.size)
        font.bold = self.bold
        return font

    @cached_property
    def ascent(self) -> int:
        """Height of the base line under the top of a line."""
        return self.font(0).get_ascent() - (self.font(0).get_linesize() - self.line_height) // 2

    def width(self, text: str) -> int:
        """Pixels that a cleaned text takes on one line."""
        if text.isascii():
            return self.font(0).size(self.spaced(0, text))[0] if text else 0
        return sum(self.run_width(run) for run in runs_of(text))

    def run_width(self, run: Run) -> int:
        """Pixels of one run; an emoji is a little wider than the type is large."""
        if run.face == PICTURE:
            return self.picture_size + 2
        return self.of(run).size(self.spaced(run.face, run.text))[0] if run.text else 0

    def part_width(self, run: Run, length: int) -> int:
        """Pixels that the first characters of a run take; an emoji and a code point are whole."""
        if not run.is_plain or length <= 0:
            return self.run_width(run) if length > 0 else 0
        text = run.text[-length:] if _needs_turning(run) else run.text[:length]
        wide = self.of(run).size(self.spaced(run.face, text))[0]
        return min(wide, self.run_width(run))  # a letter may be wider at the end of a word

    def spaced(self, face: int, text: str) -> str:
        """A text as a face draws it at this size: with spaces that can be seen."""
        return text.replace(" ", _SPACE) if face == 0 and self.size <= _ROOMY else text

    @property
    def picture_size(self) -> int:
        """The side of an emoji inside a line."""
        return round(self.size * 1.2)
