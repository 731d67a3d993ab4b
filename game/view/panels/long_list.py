"""A list of any length that draws only the rows it shows.

Its position is a row and an offset in pixels, never a total height: 100,000 rows open as fast as ten.
"""

from collections.abc import Hashable
from typing import Protocol

import pygame

from game.view import look
from game.view.look import Scale
from game.view.panels.rows import Act, Spot
from game.view.shown import Shown, moved, words_on
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

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """What a click at a place in a row does; None if nothing."""


class LongList:
    """Rows under each other, moved by wheel, bar and keys. One of them may have the focus of the keys."""

    def __init__(self, rect: pygame.Rect, rows: Rows, scale: Scale) -> None:
        self.rect = rect
        self._scale, self._rows = scale, rows
        self._pictures = Pictures(200)
        self.first, self.offset = 0, 0
        """The row at the top, and how many of its pixels are above the edge."""
        self.focus = -1
        self._pointed = -1
        """The row under the pointer, if a click on it does something."""
        self._grip = -1
        self._surface = pygame.Surface(rect.size).convert()
        self._draw()

    @property
    def count(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    def stand_at(self, other: "LongList") -> None:
        """Show what another list shows, as far as that goes."""
        self.first, self.offset, self.focus = other.first, other.offset, other.focus
        self._settle()

    def begin_at(self, index: int) -> None:
        """Put a row at the top, as far as there are rows under it."""
        if index:
            self.first, self.offset = index, 0
            self._settle()

    @property
    def row_width(self) -> int:
        """Pixels that a row may take."""
        return self.rect.width - self._scale(_BAR) - self._scale(4)

    def set_rows(self, rows: Rows, keep: bool = True, newer: int = 0) -> None:
        """Show other rows, from the top or from where one was; `newer` rows were put above those."""
        self._rows, self._pointed = rows, -1
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
        self.scroll(direction * (self.rect.height - self._scale(_WHEEL)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take clicks on rows and drags of the bar."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._press(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip >= 0:
            self._grip = -1
        if event.type == pygame.MOUSEMOTION:
            if self._grip >= 0:
                self._drag_to(event.pos[1])
            self._point(event.pos)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what shows of it."""
        surface.blit(self._surface, self.rect)

    def words(self) -> list[Shown]:
        """What can be read of it at present, without the rows at the edges that show in part."""
        found: list[Shown] = []
        for index, top in self._showing():
            found += moved(words_on(self._picture(index)), (self.rect.x, self.rect.y + top))
        return [shown for shown in found if self.rect.contains(shown.rect) or shown.rect.width > self.rect.width]

    # keys: see focus.Group
    focus_rect: pygame.Rect | None = None
    """Rows say by themselves what they are."""

    def enter(self, direction: int) -> bool:
        """Take the focus, on the row at the top."""
        if not len(self._rows):
            return False
        self.focus = self.first
        self._draw()
        return True

    def step(self, direction: int) -> bool:
        """The list is one stop; arrows go through its rows."""
        return False

    def leave(self) -> None:
        """Have the focus no more."""
        self.focus = -1
        self._draw()

    def key(self, event: pygame.event.Event) -> bool:
        """Up and Down go through the rows, Enter does what a click does."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            last = len(self._rows) - 1
            self.focus = max(0, min(last, self.focus + (1 if event.key == pygame.K_DOWN else -1)))
            self._reveal(self.focus)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            act = self._rows.act_at(self.focus, (0, 0)) if 0 <= self.focus < len(self._rows) else None
            if act is not None:
                act()
        else:
            return False
        return True

    def text(self, words: str) -> bool:
        """A list takes no writing."""
        return False

    def _reveal(self, index: int) -> None:
        """Scroll as little as it takes to show a row wholly."""
        if index <= self.first:
            self.first, self.offset = index, 0
        else:
            below = dict(self._showing()).get(index)
            top = self.rect.height if below is None else below
            self.offset += max(0, top + self._height(index) - self.rect.height)
        self._settle()

    def _showing(self) -> list[tuple[int, int]]:
        """The rows in view, and where each begins."""
        out, y, index = [], -self.offset, self.first
        while y < self.rect.height and index < len(self._rows):
            out.append((index, y))
            y += self._height(index)
            index += 1
        return out

    def _point(self, pos: tuple[int, int]) -> None:
        """Mark the row under the pointer if a click there does something."""
        found = self._act_at(pos)
        pointed = found[0] if found else -1
        if pointed != self._pointed:
            self._pointed = pointed
            self._draw()

    def _act_at(self, pos: tuple[int, int]) -> tuple[int, Act] | None:
        if not self.rect.collidepoint(pos) or pos[0] >= self.rect.right - self._scale(_BAR):
            return None
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y
        for index, top in self._showing():
            if top <= y < top + self._height(index):
                act = self._rows.act_at(index, (x, y - top))
                return (index, act) if act is not None else None
        return None

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
        found = self._act_at(pos)
        if found is not None:
            found[1]()

    def _drag_to(self, y: int) -> None:
        thumb = self._thumb()
        if thumb is None:
            return
        way = max(1, self.rect.height - thumb.height)
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
        left = self.rect.height
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
        count, height = len(self._rows), self.rect.height
        last, rest = self._end()
        if count == 0 or (last == 0 and rest == 0):
            return None
        size = max(self._scale(_SMALLEST_THUMB), height * (count - last) // (count + 1))
        whole = last + rest / max(1, self._height(last))
        at = self.first + self.offset / max(1, self._height(self.first))
        top = round((height - size) * min(1.0, at / max(whole, 0.01)))
        return pygame.Rect(self.rect.width - self._scale(_BAR), top, self._scale(_BAR), size)

    def _draw(self) -> None:
        out = self._surface
        out.fill(look.PAPER)
        for index, y in self._showing():
            picture = self._picture(index)
            out.blit(picture, (0, y))
            if index in (self.focus, self._pointed):
                edge = look.SKY if index == self.focus else look.TAN
                pygame.draw.rect(out, edge, (0, y, self.row_width, picture.get_height()), self._scale(2))
        thumb = self._thumb()
        if thumb is not None:
            pygame.draw.rect(out, look.SAND, (thumb.x, 0, thumb.width, out.get_height()))
            pygame.draw.rect(out, look.CLAY, thumb)
            pygame.draw.rect(
                out, look.TAN, (thumb.x, thumb.y, thumb.width - self._scale(2), thumb.height - self._scale(2))
            )
