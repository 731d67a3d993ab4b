"""Icons drawn in code, each in a given area and colour."""

from collections.abc import Callable

import pygame

from game.view.look import Colour

Icon = Callable[[pygame.Surface, pygame.Rect, Colour], None]


def draw_pause(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Two bars."""
    width = area.width // 3
    pygame.draw.rect(out, colour, (0, 0, width, area.height))
    pygame.draw.rect(out, colour, (area.width - width, 0, width, area.height))


def draw_play(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """A triangle."""
    pygame.draw.polygon(out, colour, [(1, 0), (area.width - 1, area.height // 2), (1, area.height - 1)])


def draw_cross(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Close."""
    width = max(2, area.width // 6)
    far = area.width - 1 - width // 2
    near = width // 2
    pygame.draw.line(out, colour, (near, near), (far, far), width)
    pygame.draw.line(out, colour, (far, near), (near, far), width)


def draw_eye(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Follow with the view: a target."""
    width = max(2, area.width // 8)
    pygame.draw.circle(out, colour, area.center, area.width // 2 - 1, width)
    pygame.draw.circle(out, colour, area.center, max(2, area.width // 6))


def draw_lines(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """The log: lines of writing."""
    height = max(2, area.height // 8)
    for i, share in enumerate((1.0, 0.7, 0.9)):
        y = round((i + 0.5) * area.height / 3 - height / 2)
        pygame.draw.rect(out, colour, (0, y, round(area.width * share), height))


def draw_disk(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Save: a disk."""
    pygame.draw.rect(out, colour, area, border_radius=1)
    hole = (0, 0, 0, 0)
    out.fill(hole, (area.width // 4, 0, area.width // 2, area.height // 3))
    out.fill(hole, (area.width // 5, area.height * 5 // 8, area.width * 3 // 5, area.height // 4))


def draw_tick(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """A check mark."""
    width = max(2, area.width // 6)
    points = [(1, area.height // 2), (area.width * 2 // 5, area.height - width), (area.width - 2, 1)]
    pygame.draw.lines(out, colour, False, points, width)


def picture_of(icon: Icon, side: int, colour: Colour) -> pygame.Surface:
    """An icon as a square picture with premultiplied alpha."""
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    icon(out, out.get_rect(), colour)
    return out.premul_alpha()


def draw_skip(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """To the next thing of note: a triangle against a bar."""
    bar = max(2, area.width // 6)
    pygame.draw.polygon(out, colour, [(1, 0), (area.width - bar - 1, area.height // 2), (1, area.height - 1)])
    pygame.draw.rect(out, colour, (area.width - bar, 0, bar, area.height))


def draw_more(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """More: three dots."""
    side = max(2, area.width // 5)
    for share in (0.0, 0.5, 1.0):
        x = round((area.width - side) * share)
        pygame.draw.rect(out, colour, (x, (area.height - side) // 2, side, side))
