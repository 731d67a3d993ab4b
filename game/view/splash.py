"""The first picture, up before anything slow begins: the name of the town."""

import pygame

from game.view.fonts import Type
from game.view.look import CREAM, PLUM


def draw_splash(surface: pygame.Surface, name: str) -> None:
    """Fill a surface with the name of the town that is being opened."""
    surface.fill(PLUM)
    middle = surface.get_rect().center
    for words, size, drop in ((name, 44, -24), ("waking up ...", 18, 32)):
        text = Type(size, bold=size > 20).font(0).render(words, True, CREAM)
        surface.blit(text, text.get_rect(center=(middle[0], middle[1] + drop)))
