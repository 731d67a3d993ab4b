"""The shapes of checkpoints: one for each kind, told apart without their colour."""

import pygame

from game.view import look
from game.view.look import Colour


def draw_shape(out: pygame.Surface, kind: str, at: tuple[int, int], reach: int, colour: Colour, unit: int) -> None:
    """A shape around a place: a square for the beginning, a disk for a save, a dot for one made by itself, a diamond
    for one on leaving, a triangle for one before an act, a ring for now, a stroke for what was not played yet."""
    x, y = at
    match kind:
        case "start":
            _polygon(out, colour, [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach),
                                   (x - reach, y + reach)], unit)  # fmt: skip
        case "quit":
            _polygon(out, colour, [(x, y - reach - unit), (x + reach, y), (x, y + reach + unit), (x - reach, y)], unit)
        case "before":
            _polygon(out, colour, [(x, y - reach - unit // 2), (x + reach, y + reach), (x - reach, y + reach)], unit)
        case "auto":
            pygame.draw.circle(out, look.CREAM, at, reach * 2 // 3 + unit)
            pygame.draw.circle(out, colour, at, reach * 2 // 3)
        case "now":
            pygame.draw.circle(out, look.CREAM, at, reach + 2 * unit)
            pygame.draw.circle(out, colour, at, reach + unit, 2 * unit)
        case "branch":
            pygame.draw.circle(out, look.CREAM, at, reach)
            pygame.draw.rect(out, colour, (x - reach, y - unit, 2 * reach, 2 * unit))
        case _:
            pygame.draw.circle(out, look.CREAM, at, reach + 2 * unit)
            pygame.draw.circle(out, colour, at, reach + unit)
            pygame.draw.circle(out, look.CREAM, at, max(1, reach // 3))


def _polygon(out: pygame.Surface, colour: Colour, points: list[tuple[int, int]], unit: int) -> None:
    pygame.draw.polygon(out, colour, points)
    pygame.draw.polygon(out, look.CREAM, points, max(1, unit // 2))


def draw_diamond(out: pygame.Surface, at: tuple[int, int], reach: int, colour: Colour) -> None:
    """A filled diamond."""
    x, y = at
    pygame.draw.polygon(out, colour, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def draw_triangle(out: pygame.Surface, at: tuple[int, int], reach: int, colour: Colour) -> None:
    """A filled triangle that points down."""
    x, y = at
    pygame.draw.polygon(out, colour, [(x - reach, y - reach), (x + reach, y - reach), (x, y + reach)])
