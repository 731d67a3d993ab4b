"""Where on the screen there is still room: what floats over people keeps off heads, names and other bubbles."""

import pygame

_CELL = 2
"""Bits by which pixels are shifted to cells: the grid has four pixels a cell."""
_SPARE = 256
"""Pixels around the screen that count too."""
_MIDDLE = _SPARE + (1 << _CELL - 1)
"""What is added to a place so that edges go to the nearest cell."""


class Room:
    """Which parts of a screen are taken, as rows of bits: asking takes as long in a crowd as in an empty street."""

    def __init__(self, size: tuple[int, int] = (1, 1)) -> None:
        self._rows = [0] * ((size[1] + 2 * _SPARE) >> _CELL)

    def take(self, rect: pygame.Rect) -> None:
        """Nothing else has room there from now on."""
        bits, top, bottom = self._cells(rect)
        for row in range(top, min(bottom, len(self._rows))):
            self._rows[row] |= bits

    def is_free(self, rect: pygame.Rect) -> bool:
        """Whether nothing is there but by a few pixels at an edge."""
        bits, top, bottom = self._cells(rect)
        for row in self._rows[top:bottom]:  # noqa: SIM110 - asked some thousand times a frame: no generator
            if row & bits:
                return False
        return True

    def _cells(self, rect: pygame.Rect) -> tuple[int, int, int]:
        """The columns as bits, and the first row and the one after the last."""
        x, y, width, height = rect
        x, y = x + _MIDDLE, y + _MIDDLE
        left, top = x >> _CELL if x > 0 else 0, y >> _CELL if y > 0 else 0
        wide = (x + width >> _CELL) - left
        bottom = y + height >> _CELL
        return ((1 << wide) - 1) << left if wide > 0 else 0, top, bottom if bottom > 0 else 0
