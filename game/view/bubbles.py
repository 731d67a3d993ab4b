"""The small pictures over people: a bubble with an emoji, a speech bubble, three dots for somebody who thinks."""

import pygame

from game.view import look
from game.view.figures import Figures
from game.view.look import Colour
from game.view.text import Pictures, Writer, wrapped
from game.view.words import clean

_EDGE = look.PLUM
_FILL = look.CREAM
_SPEECH_WIDTH = 232
_SPEECH_LINES = 5
_LETTERS_AT_ONCE = 2_000
"""Of a line, which nobody reads to its end over a head."""
_KEPT_PAGES = 400
_LOOSE = " ,;"
"""What does not stand before an ellipsis."""


class Bubbles:
    """Makes bubbles at one interface scale, and keeps them."""

    def __init__(self, writer: Writer, figures: Figures) -> None:
        self._writer, self._figures = writer, figures
        self._scale = writer.scale
        self._made, self._pins = Pictures(400), Pictures(4_000)
        self._pages: dict[str, list[str]] = {}

    def emoji(self, text: str, size: int, marked: bool, aside: int = 0) -> pygame.Surface | None:
        """A bubble with an emoji of `size` pixels; golden for the one the player chose. None without an emoji.

        Its tail is in the middle, or by so many pixels to the right of it.
        """
        if self._writer.emoji.picture(text, size) is None:
            return None
        return self._made.get((text, size, marked, aside), lambda: self._emoji(text, size, marked, aside))

    def dots(self, count: int) -> pygame.Surface:
        """One to three dots: somebody thinks."""
        return self._made.get(("dots", count), lambda: self._dots(count))

    def speech(self, text: str, whole: bool = True) -> pygame.Surface:
        """What somebody says, without the tail; only one line of it if it is not to be `whole`."""
        return self._made.get(("speech", text, whole), lambda: self._speech(text, _SPEECH_LINES + 1 if whole else 1))

    def pages(self, text: str) -> list[str]:
        """A line in parts that a speech bubble holds, with an ellipsis where a sentence is cut."""
        found = self._pages.get(text)
        if found is None:
            if len(self._pages) >= _KEPT_PAGES:
                self._pages.clear()
            kind = self._writer.type(look.BODY)
            lines = wrapped(clean(text)[:_LETTERS_AT_ONCE], kind, self._scale(_SPEECH_WIDTH))
            found = self._pages[text] = paged(lines, _SPEECH_LINES)
        return found

    def tail(self, length: int = 0) -> pygame.Surface:
        """The tail of a speech bubble, to be drawn over its lower edge; longer by so many pixels."""
        return self._made.get(("tail", length), lambda: self._tail(length))

    def side_tail(self, side: int) -> pygame.Surface:
        """The tail of a speech bubble to the right (1) or left (-1) of a head, to be drawn over its edge."""
        return self._made.get(("side", side), lambda: pygame.transform.rotate(self._tail(0), -90 * side))

    def pin(self, name: str, marked: bool) -> pygame.Surface:
        """Somebody's head in a small frame, for a view from far away."""
        return self._pins.get((self._figures.look_of(name), marked), lambda: self._pin(name, marked))

    def _emoji(self, text: str, size: int, marked: bool, aside: int) -> pygame.Surface:
        pad = self._scale(4 if size >= self._scale(16) else 3)
        out = framed(size + 2 * pad, size + 2 * pad, self._scale(2), look.GOLD if marked else _FILL, aside=aside)
        picture = self._writer.emoji.picture(text, size)
        assert picture is not None
        out.blit(picture, (pad, pad), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out

    def _dots(self, count: int) -> pygame.Surface:
        dot = edge = self._scale(4)
        out = framed(5 * dot + 2 * edge + dot, 3 * dot, self._scale(2), _FILL, tail=False)
        for i in range(count):
            pygame.draw.rect(out, look.CLAY, (edge + dot // 2 + 2 * dot * i, dot, dot, dot))
        return out

    def _speech(self, text: str, lines: int) -> pygame.Surface:
        style = look.BODY, False, look.PLUM
        words = self._writer.paragraph(text, style, self._scale(_SPEECH_WIDTH), most_lines=lines)
        pad = self._scale(8)
        size = words.get_width() + 2 * pad, words.get_height() + pad
        out = framed(*size, self._scale(2), _FILL, tail=False)
        out.blit(words, (pad, pad // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out

    def _tail(self, length: int) -> pygame.Surface:
        whole, unit = framed(self._scale(32), self._scale(32), self._scale(2), _FILL), self._scale(2)
        point = whole.subsurface((whole.get_width() // 2 - 3 * unit, self._scale(32) - unit, 6 * unit, 4 * unit))
        if not length:
            return point.copy()
        out = pygame.Surface((6 * unit, 4 * unit + length), pygame.SRCALPHA)
        pygame.draw.rect(out, _EDGE, (2 * unit, 2 * unit, 2 * unit, length + 2 * unit))
        pygame.draw.rect(out, _FILL, (2 * unit + unit // 2, 2 * unit, unit, length + unit))
        out.blit(point.subsurface((0, 0, 6 * unit, 2 * unit)), (0, 0))
        return out

    def _pin(self, name: str, marked: bool) -> pygame.Surface:
        side, unit = self._scale(24 if marked else 20), self._scale(1)
        out = framed(side, side, unit, look.GOLD if marked else look.SAND, tail=False)
        head = self._figures.head(name, side - 4 * unit if marked else side - 2 * unit)
        out.blit(head, head.get_rect(center=(side // 2, side // 2)), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out


def framed(width: int, height: int, unit: int, fill: Colour, tail: bool = True, aside: int = 0) -> pygame.Surface:
    """A box with stepped corners and a dark edge, `unit` pixels a step.

    The tail points down at the middle, or by so many pixels to the right of it.
    """
    tail_height = 3 * unit if tail else 0
    out = pygame.Surface((width, height + tail_height), pygame.SRCALPHA)
    _stepped(out, pygame.Rect(0, 0, width, height), unit, _EDGE)
    _stepped(out, pygame.Rect(unit, unit, width - 2 * unit, height - 2 * unit), unit, fill)
    if tail:
        middle = max(4 * unit, min(width - 4 * unit, width // 2 + aside))
        for step in range(3):
            half = (3 - step) * unit
            y = height - unit + step * unit
            pygame.draw.rect(out, _EDGE, (middle - half, y + unit * (step == 0), 2 * half, unit))
            if half > unit:
                pygame.draw.rect(out, fill, (middle - half + unit, y, 2 * (half - unit), unit))
        pygame.draw.rect(out, _EDGE, (middle - unit, height + unit, 2 * unit, unit))
    return out


def paged(lines: list[str], most: int) -> list[str]:
    """Wrapped lines as pages of about the same length, none of more than `most` lines."""
    pages = -(-len(lines) // most)
    each = -(-len(lines) // pages)
    parts = [" ".join(lines[start : start + each]) for start in range(0, len(lines), each)]
    return [_cut(part, number > 0 and not _ends(parts[number - 1]), number + 1 < len(parts)) for number, part in
            enumerate(parts)]  # fmt: skip


def _ends(part: str) -> bool:
    """Whether a sentence ends with it."""
    return part.rstrip("”’\"') ")[-1:] in (".", "!", "?", "…")


def _cut(part: str, goes_on: bool, more: bool) -> str:
    """A part with an ellipsis where a sentence is cut."""
    return f"{'…' * goes_on}{f'{part.rstrip(_LOOSE)}…' if more and not _ends(part) else part}"


def _stepped(out: pygame.Surface, rect: pygame.Rect, unit: int, colour: Colour) -> None:
    pygame.draw.rect(out, colour, rect.inflate(-2 * unit, 0))
    pygame.draw.rect(out, colour, rect.inflate(0, -2 * unit))
