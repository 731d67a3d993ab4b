"""The first picture, up before anything slow begins: the name of the town."""

import pygame

from game.view.fonts import Type
from game.view.look import CREAM, PLUM


def draw_splash(surface: pygame.Surface, name: str, doing: str = "waking up ...", share: float | None = None) -> None:
    """Fill a surface with the name of the town that is being opened, and how much of that is done (0 to 1)."""
    surface.fill(PLUM)
    middle = surface.get_rect().center
    for words, size, drop in ((name, 44, -24), (doing, 18, 32)):
        text = Type(size, bold=size > 20).font(0).render(words, True, CREAM)
        surface.blit(text, text.get_rect(center=(middle[0], middle[1] + drop)))
    if share is not None:
        bar = pygame.Rect(0, 0, 240, 8)
        bar.center = middle[0], middle[1] + 64
        pygame.draw.rect(surface, CREAM, (bar.topleft, (round(bar.width * share), bar.height)))
        pygame.draw.rect(surface, CREAM, bar, 1)
