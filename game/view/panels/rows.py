"""Draws the rows that tabs and the log are made of, and keeps lists of ready-made ones."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.view import look
from game.view.look import Colour
from game.view.text import Style, Writer

PLAIN: Style = (look.BODY, False, look.PLUM)
STRONG: Style = (look.BODY, True, look.PLUM)
NOTE: Style = (look.SMALL, False, look.FADED)
STRONG_NOTE: Style = (look.SMALL, True, look.EARTH)
Piece = tuple[pygame.Surface, int, int]
"""A picture and where its upper left corner goes in the row."""


def compose(width: int, height: int, pieces: list[Piece], ground: Colour = look.PAPER) -> pygame.Surface:
    """A row with pictures on it."""
    out = pygame.Surface((width, max(1, height))).convert()
    out.fill(ground)
    for picture, x, y in pieces:
        out.blit(picture, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def rule(out: pygame.Surface, unit: int) -> pygame.Surface:
    """The row with a faint line under it."""
    pygame.draw.rect(out, look.SAND, (0, out.get_height() - unit, out.get_width(), unit))
    return out


@dataclass(frozen=True, slots=True)
class Block:
    """One ready-made row: what it depends on, how it is drawn, what a click does."""

    key: Hashable
    draw: Callable[[int], pygame.Surface]
    act: Callable[[], None] | None = None


class Blocks:
    """A short list of blocks; fits a LongList."""

    def __init__(self, blocks: list[Block]) -> None:
        self._blocks = blocks

    def __len__(self) -> int:
        return len(self._blocks)

    def key(self, index: int) -> Hashable:
        """What the block depends on."""
        return self._blocks[index].key

    def picture(self, index: int, width: int) -> pygame.Surface:
        """The block, drawn."""
        return self._blocks[index].draw(width)

    def clicked(self, index: int) -> None:
        """Do what the block does."""
        act = self._blocks[index].act
        if act:
            act()


class Maker:
    """Makes the usual blocks with one writer."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.scale = writer.scale

    def heading(self, text: str) -> Block:
        """The title of a section with a line beside it."""
        return Block(("heading", text), lambda width: self._heading(text, width))

    def text(self, text: str, style: Style = PLAIN, indent: int = 0, gap: int = 4, emoji: str = "") -> Block:
        """A paragraph; `indent` and the `gap` under it at 100 %; an emoji stands in the indent."""
        key = ("text", text, style, indent, gap, emoji)
        return Block(key, lambda width: self._text(text, style, indent, gap, emoji, width))

    def pair(self, name: str, text: str) -> Block:
        """A name in the margin with a paragraph beside it."""
        return Block(("pair", name, text), lambda width: self._pair(name, text, width))

    def space(self, height: int) -> Block:
        """Nothing, for a while."""
        return Block(("space", height), lambda width: compose(width, self.scale(height), []))

    def empty(self, text: str) -> Blocks:
        """A list that says why it is empty."""
        return Blocks([self.space(8), self.text(text, (look.BODY, False, look.FADED))])

    def _heading(self, text: str, width: int) -> pygame.Surface:
        picture = self.writer.line(text, STRONG_NOTE)
        top = self.scale(10)
        out = compose(width, top + picture.get_height() + self.scale(4), [(picture, 0, top)])
        x, y = picture.get_width() + self.scale(8), top + picture.get_height() // 2
        pygame.draw.rect(out, look.DUST, (x, y, max(0, width - x), self.scale(2)))
        return out

    def _text(self, text: str, style: Style, indent: int, gap: int, emoji: str, width: int) -> pygame.Surface:
        left = self.scale(indent)
        words = self.writer.paragraph(text, style, width - left)
        pieces: list[Piece] = [(words, left, 0)]
        side = self.scale(18)
        picture = self.writer.emoji.picture(emoji, side) if emoji else None
        if picture is not None:
            pieces.append((picture, 0, self.scale(1)))
        return compose(width, max(words.get_height(), side if picture else 0) + self.scale(gap), pieces)

    def _pair(self, name: str, text: str, width: int) -> pygame.Surface:
        left = self.scale(72)
        label = self.writer.line(name, NOTE, left - self.scale(4))
        words = self.writer.paragraph(text, PLAIN, width - left)
        shift = (words.get_height() and self.writer.type(look.BODY).ascent) - self.writer.type(look.SMALL).ascent
        return compose(width, words.get_height() + self.scale(4), [(label, 0, max(0, shift)), (words, left, 0)])
