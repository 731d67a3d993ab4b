"""The surfaces that panels are made of: parchment in a wooden frame, and the dark bars."""

from functools import lru_cache

import pygame

from game.view import look

_KEPT = 16
"""Surfaces of each kind, for they are large, and a window may be dragged to hundreds of sizes."""
FRAME = 8
"""Width of the wooden frame at 100 %."""


@lru_cache(maxsize=_KEPT)
def sheet(size: tuple[int, int], unit: int) -> pygame.Surface:
    """Parchment in a frame four units wide, lit from the upper left; corners are cut by a unit."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    rect = out.get_rect()
    pygame.draw.rect(out, look.PLUM, rect.inflate(-2 * unit, 0))
    pygame.draw.rect(out, look.PLUM, rect.inflate(0, -2 * unit))
    _bevel(out, rect.inflate(-2 * unit, -2 * unit), unit, look.TAN, look.EARTH)
    pygame.draw.rect(out, look.CLAY, rect.inflate(-4 * unit, -4 * unit))
    _bevel(out, rect.inflate(-6 * unit, -6 * unit), unit, look.MAROON, look.EARTH)
    inner = rect.inflate(-8 * unit, -8 * unit)
    pygame.draw.rect(out, look.PAPER, inner)
    pygame.draw.rect(out, look.DUST, (inner.x, inner.y, inner.width, unit))
    _nails(out, rect, unit)
    return out.premul_alpha()


@lru_cache(maxsize=_KEPT)
def bar(size: tuple[int, int], unit: int, edge_below: bool) -> pygame.Surface:
    """A dark plank across the screen with a wooden edge towards the town."""
    out = pygame.Surface(size)
    out.fill(look.PLUM)
    width, height = size
    for i, colour in enumerate((look.NIGHT, look.CLAY, look.TAN)):
        y = height - (i + 1) * unit if edge_below else i * unit
        pygame.draw.rect(out, colour, (0, y, width, unit))
    return out


def _bevel(out: pygame.Surface, rect: pygame.Rect, unit: int, lit: look.Colour, shade: look.Colour) -> None:
    pygame.draw.rect(out, shade, rect)
    pygame.draw.rect(out, lit, (rect.x, rect.y, rect.width - unit, unit))
    pygame.draw.rect(out, lit, (rect.x, rect.y, unit, rect.height - unit))


def _nails(out: pygame.Surface, rect: pygame.Rect, unit: int) -> None:
    for x in (rect.left + 2 * unit, rect.right - 3 * unit):
        for y in (rect.top + 2 * unit, rect.bottom - 3 * unit):
            pygame.draw.rect(out, look.GOLD, (x, y, unit, unit))


def draw_picture_frame(out: pygame.Surface, rect: pygame.Rect, unit: int) -> None:
    """A dark mat with a wooden edge, for a portrait."""
    pygame.draw.rect(out, look.EARTH, rect)
    pygame.draw.rect(out, look.TAN, (rect.x, rect.y, rect.width - unit, rect.height - unit))
    pygame.draw.rect(out, look.SAND, rect.inflate(-2 * unit, -2 * unit))
