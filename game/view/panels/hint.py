"""The words beside the pointer that say what a button does, once it has rested there."""

import pygame

from game.view import look
from game.view.bubbles import framed
from game.view.shown import put
from game.view.text import Pictures, Writer

_WIDEST = 460
_AFTER = 0.4
"""Seconds of rest."""


class Hint:
    """One hint at a time."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(30)
        self._text, self._rested = "", 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Where it was drawn last."""

    def update(self, dt: float, text: str) -> None:
        """The pointer was over something with these words for `dt` more seconds."""
        self._rested = self._rested + dt if text == self._text else 0.0
        self._text = text

    @property
    def shown(self) -> str:
        """The words that are shown; empty for none."""
        return self._text if self._rested >= _AFTER else ""

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int], beside: pygame.Rect | None = None) -> None:
        """Show the words, when they have waited long enough; outside a panel, if they are to cover nothing of it."""
        if not self.shown:
            return
        picture = self._made.get(self._text, lambda: self._picture(self._text))
        gap = self._writer.scale(16)
        place = picture.get_rect(topleft=(pointer[0], pointer[1] + gap))
        room = surface.get_rect().inflate(-gap, -gap)
        place = (_outside(place, beside, room) if beside is not None else None) or place.clamp(room)
        surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        self.rect = place

    def _picture(self, text: str) -> pygame.Surface:
        scale = self._writer.scale
        words = self._writer.paragraph(text, (look.SMALL + 1, False, look.PLUM), scale(_WIDEST), most_lines=4)
        out = framed(words.get_width() + scale(20), words.get_height() + scale(10), scale(2), look.CREAM, tail=False)
        put(out, words, (scale(10), scale(5)))
        return out


def _outside(place: pygame.Rect, panel: pygame.Rect, room: pygame.Rect) -> pygame.Rect | None:
    """Under a panel, over it, or at its side, as near as may be; None where there is no room around it."""
    level = place.clamp(room)
    under, over = level.move(0, panel.bottom - level.top), level.move(0, panel.top - level.bottom)
    right, left = level.move(panel.right - level.left, 0), level.move(panel.left - level.right, 0)
    return next((spot for spot in (under, over, right, left) if room.contains(spot)), None)
