"""Small things that rows of several pages share: the link *why?*, bars, speech in a box."""

from dataclasses import dataclass

import pygame

from game.view import look, strings
from game.view.look import Colour
from game.view.panels.rows import NOTE, Maker
from game.view.shown import put
from game.view.text import Style

_LINK: Style = (look.SMALL, False, look.LINK)
_BAR_HEIGHT = 8
SPOKEN: Style = (look.BODY, False, look.PLUM)


def small_link(make: Maker, words: str = strings.WHY_LINK) -> pygame.Surface:
    """Underlined words; the row that has them does something when it is clicked."""
    words_picture = make.writer.line(words, _LINK)
    out = pygame.Surface(words_picture.get_size(), pygame.SRCALPHA)
    put(out, words_picture, (0, 0))
    y = out.get_height() - make.scale(2)
    pygame.draw.rect(out, look.LINK, (0, y, out.get_width(), make.scale(1)))
    return out


def bar(make: Maker, width: int, share: float, colour: Colour) -> pygame.Surface:
    """How much of a whole something is, from 0 to 1; `width` in pixels of the screen."""
    unit = make.scale(1)
    out = pygame.Surface((width, make.scale(_BAR_HEIGHT))).convert()
    out.fill(look.DUST)
    inner = out.get_rect().inflate(-2 * unit, -2 * unit)
    out.fill(look.CREAM, inner)
    inner.width = round(inner.width * max(0.0, min(1.0, share)))
    out.fill(colour, inner)
    return out


def closeness_bar(make: Maker, width: int, closeness: int) -> pygame.Surface:
    """A closeness from -10 to 10: from the middle to the right for friends, to the left for foes."""
    unit = make.scale(1)
    out = pygame.Surface((width, make.scale(_BAR_HEIGHT))).convert()
    out.fill(look.DUST)
    inner = out.get_rect().inflate(-2 * unit, -2 * unit)
    out.fill(look.CREAM, inner)
    length = round(inner.width / 2 * min(10, abs(closeness)) / 10)
    left = inner.centerx if closeness > 0 else inner.centerx - length
    out.fill(look.LEAF if closeness > 0 else look.RED, (left, inner.y, length, inner.height))
    out.fill(look.EARTH, (inner.centerx, 0, unit, out.get_height()))
    return out


@dataclass(frozen=True, slots=True)
class Score:
    """The three parts of why a memory came to mind, each from 0 to 1."""

    recency: float
    importance: float
    relevance: float


def score_bars(make: Maker, score: Score, width: int) -> pygame.Surface:
    """Three bars side by side with their names and numbers; in as many lines as the width asks for."""
    scale, writer = make.scale, make.writer
    parts = zip(strings.SCORE_PARTS, (score.recency, score.importance, score.relevance), _COLOURS, strict=True)
    pictures = [(writer.line(f"{name} {share:.2f}", NOTE), share, colour) for name, share, colour in parts]
    gap = scale(10)
    each = (width - 2 * gap) // 3
    height = max(picture.get_height() for picture, _, _ in pictures)
    in_line = max(picture.get_width() for picture, _, _ in pictures) <= each
    out = pygame.Surface((width, (height + scale(_BAR_HEIGHT + 4)) * (1 if in_line else 3)), pygame.SRCALPHA)
    for n, (picture, share, colour) in enumerate(pictures):
        x, y = (n * (each + gap), 0) if in_line else (0, n * (height + scale(_BAR_HEIGHT + 4)))
        put(out, picture, (x, y))
        put(out, bar(make, each if in_line else width, share, colour), (x, y + height))
    return out


_COLOURS = (look.SKY, look.AMBER, look.LEAF)


def speech(make: Maker, text: str, width: int, ground: Colour, least: int = 0) -> pygame.Surface:
    """Words in a box that is no wider than they need, and not narrower than `least`; both in pixels."""
    pad, unit = make.scale(8), make.scale(2)
    words = make.writer.paragraph(text, SPOKEN, width - 2 * pad)
    size = max(least, words.get_width() + 2 * pad), words.get_height() + pad
    out = pygame.Surface(size, pygame.SRCALPHA)
    box = out.get_rect()
    for edge, colour in ((0, look.DUST), (unit, ground)):
        inner = box.inflate(-2 * edge, -2 * edge)
        out.fill(colour, inner.inflate(-2 * unit, 0))
        out.fill(colour, inner.inflate(0, -2 * unit))
    put(out, words, (pad, pad // 2))
    return out
