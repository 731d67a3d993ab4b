"""Words while they are written: caret, selection, clipboard; bounded and clean. Knows nothing of how they look."""

import re
import unicodedata
from dataclasses import dataclass, field

import pygame

from game.view import strings
from game.view.emoji import PATTERN
from game.view.words import few_marks, typed

_ONE = re.compile(f"(?:{PATTERN.pattern})|.", re.DOTALL)
_WORD = re.compile(r"\s*\S+")
_KEPT = 100
"""Steps that can be taken back."""


class Clipboard:
    """The system's clipboard, or one of our own where there is none."""

    def __init__(self) -> None:
        self._own = ""

    def get(self) -> str:
        """What was copied last; empty if that is no text."""
        try:
            return pygame.scrap.get_text() or self._own
        except (pygame.error, UnicodeDecodeError):
            return self._own

    @property
    def holds_back(self) -> bool:
        """Whether a clipboard that gives nothing may have something: X11 passes long texts on in pieces, which are not
        taken in, and nothing tells these from none."""
        return pygame.display.get_init() and pygame.display.get_driver() == "x11"

    def put(self, text: str) -> None:
        """Copy a cleaned text."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):
            return


CLIPBOARD = Clipboard()


@dataclass(slots=True)
class Entry:
    """What is in a field. It outlives the field that shows it, so that a new window size loses nothing."""

    text: str = ""
    longest: int = 200
    """Characters."""
    several: bool = False
    """Whether there may be several lines."""
    caret: int = 0
    anchor: int = 0
    """The other end of the selection."""
    said: str = ""
    """Why something was not taken as it came; empty if it was."""
    composing: str = ""
    """What an input method is still at."""
    _past: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.set(self.text)

    @property
    def value(self) -> str:
        """The text without spaces around it."""
        return self.text.strip()

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection begins and ends; the same twice if there is none."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected words."""
        start, end = self.selection
        return self.text[start:end]

    def set(self, text: str) -> None:
        """Hold another text, with the caret at its end."""
        self.text = typed(text, self.longest, self.several)
        self.caret = self.anchor = len(self.text)
        self.said = self.composing = ""
        self._past.clear()

    def insert(self, text: str) -> None:
        """Put words in place of the selection, as far as there is room; `said` tells what was left out."""
        start, end = self.selection
        room = self.longest - len(self.text) + end - start
        words = typed(text, max(0, room), self.several)
        self.said = self._why(text, words, room)
        if words or (start != end and not text):
            self._replace(start, end, words)

    def erase(self, step: int, word: bool = False) -> None:
        """Take away the selection, or what is before (-1) or after (1) the caret."""
        self.said = ""
        if self.caret == self.anchor:
            self.anchor = self._word(step) if word else self._beside(step)
        start, end = self.selection
        if start != end:
            self._replace(start, end, "")

    def step(self, step: int, keep: bool, word: bool = False) -> None:
        """Move the caret by a character or a word; `keep` moves one end of the selection."""
        start, end = self.selection
        if start != end and not keep:
            self.go(end if step > 0 else start, keep)
        else:
            self.go(self._word(step) if word else self._beside(step), keep)

    def go(self, to: int, keep: bool = False) -> None:
        """Put the caret at a place, not inside an emoji."""
        to = max(0, min(to, len(self.text)))
        self.caret = max(stop for stop in self._stops() if stop <= to)
        if not keep:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self.text)

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self.text, self.caret = self._past.pop()
            self.anchor, self.said = self.caret, ""

    def copy(self) -> None:
        """Copy the selection to the clipboard."""
        if self.selected:
            CLIPBOARD.put(self.selected)

    def cut(self) -> None:
        """Copy the selection and take it away."""
        self.copy()
        if self.selected:
            self.erase(1)

    def paste(self) -> None:
        """Put in what is on the clipboard."""
        text = CLIPBOARD.get()
        if text:
            self.insert(text)
        else:
            self.said = strings.NOTHING_CAME if CLIPBOARD.holds_back else strings.NOTHING_TO_PASTE

    def _replace(self, start: int, end: int, words: str) -> None:
        self._past.append((self.text, self.caret))
        del self._past[:-_KEPT]
        before = few_marks(self.text[:start] + words)
        whole, after = before + self.text[end:], len(self.text) - end
        self.text, self.caret = few_marks(whole), len(before)  # accents met on one letter that came one by one
        self.anchor = self.caret
        if len(self.text) < start + len(words) + after:
            self.said = strings.FIELD_CLEANED

    def _why(self, text: str, words: str, room: int) -> str:
        if text and room <= 0:
            return strings.FIELD_FULL.format(self.longest)
        if len(text) > room:
            return strings.FIELD_CUT.format(self.longest)
        return strings.FIELD_CLEANED if len(words) < len(text.replace("\r\n", "\n")) else ""

    def _stops(self) -> list[int]:
        """Where the caret may stand: not inside an emoji, nor between a letter and its accent."""
        if self.text.isascii():
            return list(range(len(self.text) + 1))
        ends = [found.end() for found in _ONE.finditer(self.text)]
        return [0, *(e for e in ends if e == len(self.text) or not unicodedata.combining(self.text[e]))]

    def _beside(self, step: int) -> int:
        stops = self._stops()
        if step > 0:
            return next((stop for stop in stops if stop > self.caret), len(self.text))
        return next((stop for stop in reversed(stops) if stop < self.caret), 0)

    def _word(self, step: int) -> int:
        """The end of the word after the caret, or the beginning of the one before it."""
        if step > 0:
            found = _WORD.match(self.text, self.caret)
            return found.end() if found else len(self.text)
        before = self.text[: self.caret].rstrip()
        return len(before) - len(before.split()[-1]) if before else 0
