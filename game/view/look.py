"""The colours and measures of the interface, taken from the town's own palette (assets/draw/palette.py).

All lengths are in pixels at a scale of 100 % and sit on a grid of eight.
"""

from dataclasses import dataclass

Colour = tuple[int, int, int]


def _colour(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


NIGHT = _colour("241a2e")
PLUM = _colour("34213a")
MAROON = _colour("54333f")
EARTH = _colour("744a42")
CLAY = _colour("97684c")
TAN = _colour("d19a58")
SAND = _colour("e6d09c")
PAPER = _colour("f8eec9")
CREAM = _colour("fffbee")
DUST = _colour("cbab7b")
FADED = _colour("6d5049")
PALE = _colour("fdec9a")
GOLD = _colour("f6c654")
AMBER = _colour("e2963c")
RED = _colour("c4463f")
WINE = _colour("90303f")
LEAF = _colour("4d9147")
FOREST = _colour("2f6845")
SKY = _colour("4877bf")
LINK = _colour("2f4f8f")
GRASS = _colour("6dac54")

SMALL, BODY, LARGE, TITLE = 12, 14, 16, 19
"""Sizes of type."""
GRID = 8
TOP_HEIGHT = 48
BOTTOM_HEIGHT = 64
REPLAY_HEIGHT = 156
INSPECTOR_WIDTH = 376
LOG_WIDTH = 328
BUTTON = 32


@dataclass(frozen=True, slots=True)
class Scale:
    """Turns lengths at 100 % into pixels of the screen."""

    factor: float = 1.0

    def __call__(self, length: float) -> int:
        """The length on the screen, never less than one pixel for something that is there."""
        return max(1, round(length * self.factor)) if length > 0 else 0

    def signed(self, length: float) -> int:
        """The length on the screen of a way in either direction."""
        return round(length * self.factor)
