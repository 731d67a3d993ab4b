"""Draws the rows that tabs and the log are made of, and keeps lists of ready-made ones."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.view import look
from game.view.figures import Figures
from game.view.look import Colour
from game.view.shown import put
from game.view.text import Style, Writer

PLAIN: Style = (look.BODY, False, look.PLUM)
STRONG: Style = (look.BODY, True, look.PLUM)
NOTE: Style = (look.SMALL, False, look.FADED)
STRONG_NOTE: Style = (look.SMALL, True, look.EARTH)
LINK: Style = (look.BODY, False, look.LINK)
Act = Callable[[], None]
Spot = tuple[int, int]
"""A place in a row, in pixels from its upper left corner."""
Piece = tuple[pygame.Surface, int, int]
"""A picture and where its upper left corner goes in the row."""


def compose(width: int, height: int, pieces: list[Piece], ground: Colour = look.PAPER) -> pygame.Surface:
    """A row with pictures on it."""
    out = pygame.Surface((width, max(1, height))).convert()
    out.fill(ground)
    for picture, x, y in pieces:
        put(out, picture, (x, y))
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
    act: Act | None = None


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

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """What a click on the block does."""
        return self._blocks[index].act


class Maker:
    """Makes the usual blocks with one writer."""

    def __init__(self, writer: Writer, figures: Figures | None = None) -> None:
        self.writer, self._figures = writer, figures
        self.scale = writer.scale

    def head(self, name: str, side: int) -> pygame.Surface | None:
        """Somebody's head as a square, `side` at 100 %; None if there are no pictures of them."""
        known = self._figures is not None and self._figures.knows(name)
        return self._figures.head(name, self.scale(side)) if known and self._figures else None

    @property
    def figures(self) -> Figures | None:
        """The pictures of people, if there are any here."""
        return self._figures

    def heading(self, text: str) -> Block:
        """The title of a section with a line beside it."""
        return Block(("heading", text), lambda width: self._heading(text, width))

    def text(self, text: str, style: Style = PLAIN, indent: int = 0, gap: int = 4, emoji: str = "") -> Block:
        """A paragraph; `indent` and the `gap` under it at 100 %; an emoji stands in the indent."""
        key = ("text", text, style, indent, gap, emoji)
        return Block(key, lambda width: self._text(text, style, indent, gap, emoji, width))

    def link(self, text: str, act: Act, emoji: str = "", indent: int = 0, gap: int = 4) -> Block:
        """A paragraph that a click follows; underlined, for colour alone says too little."""
        key = ("link", text, indent, gap, emoji)
        indent = max(indent, 26 * bool(emoji))
        return Block(key, lambda width: self._link(text, indent, gap, emoji, width), act)

    def pair(self, name: str, text: str, act: Act | None = None) -> Block:
        """A name in the margin with a paragraph beside it; with an act that is a link."""
        linked = act is not None
        return Block(("pair", name, text, linked), lambda width: self._pair(name, text, linked, width), act)

    def space(self, height: int) -> Block:
        """Nothing, for a while."""
        return Block(("space", height), lambda width: compose(width, self.scale(height), []))

    def empty(self, text: str) -> Blocks:
        """A list that says why it is empty."""
        return Blocks([self.space(8), self.text(text, (look.BODY, False, look.FADED))])

    def _heading(self, text: str, width: int) -> pygame.Surface:
        picture = self.writer.line(text, STRONG_NOTE, width)
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

    def _link(self, text: str, indent: int, gap: int, emoji: str, width: int) -> pygame.Surface:
        out = self._text(text, LINK, indent, gap, emoji, width)
        return self._underline(out, text, width - self.scale(indent), self.scale(indent))

    def _pair(self, name: str, text: str, linked: bool, width: int) -> pygame.Surface:
        left = self.scale(84)
        label = self.writer.line(name, NOTE, left - self.scale(4))
        words = self.writer.paragraph(text, LINK if linked else PLAIN, width - left)
        shift = (words.get_height() and self.writer.type(look.BODY).ascent) - self.writer.type(look.SMALL).ascent
        out = compose(width, words.get_height() + self.scale(4), [(label, 0, max(0, shift)), (words, left, 0)])
        return self._underline(out, text, width - left, left) if linked else out

    def _underline(self, out: pygame.Surface, text: str, width: int, left: int) -> pygame.Surface:
        """Each line of a paragraph, as far as it goes."""
        height = self.writer.type(LINK[0]).line_height
        for row, wide in enumerate(self.writer.widths(text, LINK, width)):
            pygame.draw.rect(out, look.LINK, (left, (row + 1) * height - self.scale(2), wide, self.scale(1)))
        return out
