"""Where on the screen there is still room: what floats over people keeps off heads, names and other bubbles."""

import pygame

_CELL = 2
"""Bits by which pixels are shifted to cells: the grid has four pixels a cell."""
_SPARE = 256
"""Pixels around the screen that count too."""


class Room:
    """Which parts of a screen are taken, as rows of bits: asking takes as long in a crowd as in an empty street."""

    def __init__(self, size: tuple[int, int] = (1, 1)) -> None:
        self._rows = [0] * ((size[1] + 2 * _SPARE) >> _CELL)

    def take(self, rect: pygame.Rect) -> None:
        """Nothing else has room there from now on."""
        bits, top, bottom = self._cells(rect)
        for row in range(top, bottom):
            self._rows[row] |= bits

    def is_free(self, rect: pygame.Rect) -> bool:
        """Whether nothing is there but by a few pixels at an edge."""
        bits, top, bottom = self._cells(rect)
        return not any(row & bits for row in self._rows[top:bottom])

    def _cells(self, rect: pygame.Rect) -> tuple[int, int, int]:
        """The columns as bits, and the first and last row; edges go to the nearest cell."""
        half = 1 << (_CELL - 1)
        left, right = (max(0, x + _SPARE + half) >> _CELL for x in (rect.left, rect.right))
        top, bottom = (max(0, y + _SPARE + half) >> _CELL for y in (rect.top, rect.bottom))
        bits = (1 << max(right, left + 1)) - (1 << left)
        return bits, min(top, len(self._rows)), min(max(bottom, top + 1), len(self._rows))
