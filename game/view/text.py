"""Lays out and draws words: one line or a wrapped paragraph, with emoji inside, cached.

All pictures of the view have premultiplied alpha: blit them with `pygame.BLEND_PREMULTIPLIED`.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from game.view.bidi import base_of
from game.view.emoji import Emoji
from game.view.fonts import PICTURE, Run, Type, runs_of
from game.view.look import Colour, Scale
from game.view.shown import note, put
from game.view.words import clean

Style = tuple[int, bool, Colour]
"""Size at 100 %, bold, colour."""


class Pictures:
    """A bounded cache: what was not used for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture under a key, made if it is not there."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


class Writer:
    """Draws words at one interface scale."""

    def __init__(self, scale: Scale, emoji: Emoji) -> None:
        self.scale, self.emoji = scale, emoji
        self._types: dict[tuple[int, bool], Type] = {}
        self._cache = Pictures(600)

    def type(self, size: int, bold: bool = False) -> Type:
        """The type of a size at 100 %."""
        key = (size, bold)
        if key not in self._types:
            self._types[key] = Type(self.scale(size), bold)
        return self._types[key]

    def line(self, text: str, style: Style, width: int = 0) -> pygame.Surface:
        """One line; with a width, cut with an ellipsis to fit it."""
        return self._cache.get((text, style, width, 1), lambda: self._line(text, style, width))

    def paragraph(self, text: str, style: Style, width: int, most_lines: int = 0) -> pygame.Surface:
        """Lines wrapped to a width; with `most_lines`, what is over is cut with an ellipsis."""
        key = (text, style, width, most_lines, "paragraph")
        return self._cache.get(key, lambda: self._paragraph(clean(text), style, width, most_lines))

    def widths(self, text: str, style: Style, width: int) -> list[int]:
        """How wide each line of a paragraph is."""
        kind = self.type(style[0], style[1])
        return [kind.width(line) for line in wrapped(clean(text), kind, width)]

    def exact(self, text: str, style: Style) -> pygame.Surface:
        """One line of words that are clean already, with every space as it is: what stands in a field."""
        return note(self._draw([text], style), text)

    def outlined(self, text: str, style: Style, edge: Colour) -> pygame.Surface:
        """One line with a dark edge, to be read on any ground."""
        return self._cache.get((text, style, edge, "edge"), lambda: self._outlined(text, style, edge))

    def _line(self, text: str, style: Style, width: int) -> pygame.Surface:
        words = whole = clean(text)
        if width:
            words = fitted(words, self.type(style[0], style[1]), width)
        return note(self._draw([words], style), whole, words != whole)

    def _paragraph(self, text: str, style: Style, width: int, most: int) -> pygame.Surface:
        kind = self.type(style[0], style[1])
        lines = wrapped(text, kind, width)
        short = bool(most) and len(lines) > most
        if short:
            rest = fitted(f"{lines[most - 1]} {lines[most]}", kind, width)
            lines = [*lines[: most - 1], rest]
        return note(self._draw(lines, style), text, short)

    def _outlined(self, text: str, style: Style, edge: Colour) -> pygame.Surface:
        inner, outer = self.line(text, style), self.line(text, (style[0], style[1], edge))
        reach = self.scale(1)
        out = pygame.Surface((inner.get_width() + 2 * reach, inner.get_height() + 2 * reach), pygame.SRCALPHA)
        for dx in range(0, 2 * reach + 1, reach):
            for dy in range(0, 2 * reach + 1, reach):
                out.blit(outer, (dx, dy), special_flags=pygame.BLEND_PREMULTIPLIED)
        put(out, inner, (reach, reach))
        return out

    def _draw(self, lines: list[str], style: Style) -> pygame.Surface:
        kind = self.type(style[0], style[1])
        width = max((kind.width(line) for line in lines), default=0)
        base = base_of(" ".join(lines))
        out = pygame.Surface((max(1, width), max(1, len(lines)) * kind.line_height), pygame.SRCALPHA)
        for row, line in enumerate(lines):
            self._draw_line(out, row * kind.line_height, runs_of(line, base), kind, style[2])
        return out

    def _draw_line(self, out: pygame.Surface, top: int, runs: list[Run], kind: Type, colour: Colour) -> None:
        x = 0
        for run in runs:
            width = kind.run_width(run)
            if width == 0:
                continue
            if run.face == PICTURE:
                picture = self.emoji.picture(run.text, kind.picture_size)
                y = top + (kind.line_height - kind.picture_size) // 2
            else:
                font = kind.of(run)
                picture = font.render(kind.spaced(run.face, run.text), True, colour).premul_alpha()
                y = top + kind.ascent - font.get_ascent()
            if picture is not None:
                out.blit(picture, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += width


def fitted(text: str, kind: Type, width: int) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if kind.width(text) <= width:
        return text
    fit = fitting(text, kind, width - kind.width("…"))
    words = text[:fit].rstrip(" ,;.") + "…"
    return words if kind.width(words) <= width else "…"


def wrapped(text: str, kind: Type, width: int) -> list[str]:
    """The text in lines no wider than `width`; a word that is wider is broken."""
    lines: list[str] = []
    line, used = "", 0
    space = kind.width(" ")
    for word in text.split(" "):
        for part in _breakable(word, kind, width):
            need = kind.width(part)
            if line and used + space + need > width:
                lines.append(line)
                line, used = part, need
            else:
                used += need + (space if line else 0)
                line = f"{line} {part}" if line else part
    return [*lines, line]


def _breakable(word: str, kind: Type, width: int) -> list[str]:
    parts = []
    while len(word) > 1 and (fit := fitting(word, kind, width)) < len(word):
        parts.append(word[:fit])
        word = word[fit:]
    return [*parts, word]


def fitting(word: str, kind: Type, width: int) -> int:
    """How many characters fit, at least one, and no part of an emoji; never measures much more than fits."""
    ahead = max(16, 3 * width // (2 * kind.size))
    while ahead < len(word) and kind.width(word[:ahead]) <= width:
        ahead *= 2
    used = 0
    for run in sorted(runs_of(word[:ahead]), key=lambda run: run.start):
        wide = kind.run_width(run)
        if used + wide > width:
            return run.start + _part_that_fits(run, kind, width - used) or (1 if run.is_plain else run.length)
        used += wide
    return len(word)


def _part_that_fits(run: Run, kind: Type, width: int) -> int:
    if not run.is_plain:
        return 0
    fit, over = 0, run.length
    while over - fit > 1:
        middle = (fit + over) // 2
        fit, over = (middle, over) if kind.part_width(run, middle) <= width else (fit, middle)
    return fit
