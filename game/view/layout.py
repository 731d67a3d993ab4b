"""Where the panels are at each window size."""

from dataclasses import dataclass

import pygame

from game.view import look
from game.view.look import Scale

SMALLEST = (640, 400)
NARROWEST = 320
"""Width of the inspector at 100 % at the least, and of the town that it leaves."""
_BOTH_FROM = 1280
"""Width at 100 % from which both side panels fit beside the town."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one window size and scale."""

    size: tuple[int, int]
    scale: Scale
    width: int = 0
    """Pixels of the screen that the inspector is wide, as far as there is room; 0 for as wide as it comes."""
    bar: bool = False
    """Whether a bar lies over the row of residents, as in a replay."""

    @property
    def town(self) -> pygame.Rect:
        """Between the bars."""
        top, bottom = self.scale(look.TOP_HEIGHT), self.scale(look.BOTTOM_HEIGHT)
        return pygame.Rect(0, top, self.size[0], self.size[1] - top - bottom - self.below.height)

    @property
    def below(self) -> pygame.Rect:
        """The room of that bar; empty if there is none, or the window is too low to make room for it."""
        bottom = self.size[1] - self.scale(look.BOTTOM_HEIGHT)
        height = self.scale(look.REPLAY_HEIGHT) if self.bar and self.size[1] >= self.scale(600) else 0
        return pygame.Rect(0, bottom - height, self.size[0], height)

    @property
    def inspector(self) -> pygame.Rect:
        """At the right."""
        gap, town, least = self.scale(look.GRID), self.town, self.scale(NARROWEST)
        width = max(least, min(self.width or self.scale(look.INSPECTOR_WIDTH), town.width - least))
        return pygame.Rect(town.right - gap - width, town.top + gap, width, town.height - 2 * gap)

    @property
    def log(self) -> pygame.Rect:
        """At the left."""
        gap, town = self.scale(look.GRID), self.town
        return pygame.Rect(gap, town.top + gap, self.scale(look.LOG_WIDTH), town.height - 2 * gap)

    @property
    def holds_both(self) -> bool:
        """Whether both side panels may be open at once."""
        return self.size[0] >= self.scale(_BOTH_FROM)

    def free(self, log: bool, inspector: bool) -> pygame.Rect:
        """What of the town no panel covers."""
        town = self.town
        left = self.log.right if log else 0
        right = self.inspector.left if inspector else town.right
        return pygame.Rect(left, town.top, max(1, right - left), town.height)


def at_least(size: tuple[int, int]) -> tuple[int, int]:
    """The size that is laid out for a window: some systems make one of a single pixel."""
    return max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])


def fitting_scale(size: tuple[int, int], scale: float) -> Scale:
    """The wanted interface scale, made smaller where less than 960 x 600 would remain of the window."""
    most = min(size[0] / 960, size[1] / 600)
    return Scale(max(1.0, min(scale, most)))
