"""A list of any length that draws only the rows it shows.

Its position is a row and an offset in pixels, never a total height: 100,000 rows open as fast as ten.
"""

from collections.abc import Hashable
from typing import Protocol

import pygame
import pygame_gui
from pygame_gui.core import UIElement

from game.view import look
from game.view.look import Scale
from game.view.text import Pictures

_BAR = 10
_WHEEL = 56
_SMALLEST_THUMB = 28


class Rows(Protocol):
    """What a list shows."""

    def __len__(self) -> int:
        """How many rows there are."""

    def key(self, index: int) -> Hashable:
        """What a row's picture depends on; the same key means the same picture."""

    def picture(self, index: int, width: int) -> pygame.Surface:
        """A row, opaque, of this width."""

    def clicked(self, index: int) -> None:
        """The row was clicked."""


class LongList(UIElement):
    """Rows under each other, moved by wheel, bar and keys."""

    def __init__(self, rect: pygame.Rect, manager: pygame_gui.UIManager, layer: int, rows: Rows, scale: Scale) -> None:
        super().__init__(rect, manager, None, starting_height=layer, layer_thickness=1, element_id=["long_list"])
        self._scale, self._rows = scale, rows
        self._pictures = Pictures(200)
        self.first, self.offset = 0, 0
        """The row at the top, and how many of its pixels are above the edge."""
        self._grip = -1
        self._surface = pygame.Surface(rect.size).convert()
        self._draw()

    @property
    def row_width(self) -> int:
        """Pixels that a row may take."""
        return int(self.rect.width) - self._scale(_BAR) - self._scale(4)

    def set_rows(self, rows: Rows, keep: bool = True, newer: int = 0) -> None:
        """Show other rows, from the top or from where one was; `newer` rows were put above those."""
        self._rows = rows
        if not keep:
            self.first = self.offset = 0
        elif self.first or self.offset:
            self.first += newer
        self._settle()

    def scroll(self, pixels: int) -> None:
        """Move down, or up for less than nothing."""
        self.offset += pixels
        self._settle()

    def wheel(self, steps: int) -> None:
        """Move by the wheel; a step up is positive."""
        self.scroll(-steps * self._scale(_WHEEL))

    def page(self, direction: int) -> None:
        """Move by a page, 1 down or -1 up."""
        self.scroll(direction * (int(self.rect.height) - self._scale(_WHEEL)))

    def process_event(self, event: pygame.event.Event) -> bool:
        """Take clicks on rows and drags of the bar."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._press(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip >= 0:
            self._grip = -1
        if event.type == pygame.MOUSEMOTION and self._grip >= 0:
            self._drag_to(event.pos[1])
        return False

    def row_at(self, y: int) -> int:
        """The row at pixels below the upper edge, -1 under the last."""
        top = -self.offset
        for index in range(self.first, len(self._rows)):
            top += self._height(index)
            if top > y:
                return index
            if top >= self.rect.height:
                break
        return -1

    def _press(self, pos: tuple[int, int]) -> None:
        if pos[0] >= self.rect.right - self._scale(_BAR):
            thumb = self._thumb()
            inside = thumb is not None and thumb.top <= pos[1] - self.rect.y <= thumb.bottom
            self._grip = pos[1] - self.rect.y - thumb.top if thumb and inside else self._scale(_SMALLEST_THUMB) // 2
            self._drag_to(pos[1])
            return
        index = self.row_at(pos[1] - int(self.rect.y))
        if index >= 0:
            self._rows.clicked(index)

    def _drag_to(self, y: int) -> None:
        thumb = self._thumb()
        if thumb is None:
            return
        way = max(1, int(self.rect.height) - thumb.height)
        share = max(0.0, min(1.0, (y - self.rect.y - self._grip) / way))
        last, _ = self._end()
        self.first, self.offset = round(share * last), 0
        if share >= 1.0:
            self.first, self.offset = self._end()
        self._settle()

    def _picture(self, index: int) -> pygame.Surface:
        key = (self._rows.key(index), self.row_width)
        return self._pictures.get(key, lambda: self._rows.picture(index, self.row_width))

    def _height(self, index: int) -> int:
        return self._picture(index).get_height()

    def _end(self) -> tuple[int, int]:
        """The position at which the last row ends at the lower edge."""
        left = int(self.rect.height)
        for index in range(len(self._rows) - 1, -1, -1):
            height = self._height(index)
            if height >= left:
                return index, height - left
            left -= height
        return 0, 0

    def _settle(self) -> None:
        """Bring the offset into its row, stop at both ends, and draw."""
        count = len(self._rows)
        self.first = max(0, min(self.first, count - 1))
        while self.offset < 0 and self.first > 0:
            self.first -= 1
            self.offset += self._height(self.first)
        while count and self.first < count - 1 and self.offset >= self._height(self.first):
            self.offset -= self._height(self.first)
            self.first += 1
        self.offset = max(0, self.offset)
        if (self.first, self.offset) > (end := self._end()):
            self.first, self.offset = end
        self._draw()

    def _thumb(self) -> pygame.Rect | None:
        count, height = len(self._rows), int(self.rect.height)
        last, rest = self._end()
        if count == 0 or (last == 0 and rest == 0):
            return None
        size = max(self._scale(_SMALLEST_THUMB), height * (count - last) // (count + 1))
        whole = last + rest / max(1, self._height(last))
        at = self.first + self.offset / max(1, self._height(self.first))
        top = round((height - size) * min(1.0, at / max(whole, 0.01)))
        return pygame.Rect(int(self.rect.width) - self._scale(_BAR), top, self._scale(_BAR), size)

    def _draw(self) -> None:
        out = self._surface
        out.fill(look.PAPER)
        y, index = -self.offset, self.first
        while y < out.get_height() and index < len(self._rows):
            picture = self._picture(index)
            out.blit(picture, (0, y))
            y += picture.get_height()
            index += 1
        thumb = self._thumb()
        if thumb is not None:
            pygame.draw.rect(out, look.SAND, (thumb.x, 0, thumb.width, out.get_height()))
            pygame.draw.rect(out, look.CLAY, thumb)
            pygame.draw.rect(
                out, look.TAN, (thumb.x, thumb.y, thumb.width - self._scale(2), thumb.height - self._scale(2))
            )
        self.image = out
