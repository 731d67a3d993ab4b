"""The short notices under the top bar."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.view import look
from game.view.bubbles import framed
from game.view.shown import put
from game.view.text import Pictures, Writer
from game.view.words import clean

_LOW = 2
"""How many are shown at the lower edge."""


class Notices:
    """Short messages that stand for as long as the app gives them."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(40)
        self._bottom = 0

    def draw(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        notices: tuple[str, ...],
        kept_free: Sequence[pygame.Rect] = (),
    ) -> None:
        """The newest few, under each other at the top of an area; in lines at the lower edge of the window where they
        would lie on something that is to be kept free."""
        pictures = self._pictures(notices[-4:], self._widest(area))
        if self._place(area, pictures).collidelist(kept_free) >= 0:
            self._bottom = 0
            self._draw_low(surface, notices)
            return
        y = self._place(area, pictures).y
        for picture in pictures:
            surface.blit(picture, picture.get_rect(midtop=(area.centerx, y)), special_flags=pygame.BLEND_PREMULTIPLIED)
            y += picture.get_height() + self._writer.scale(4)
        self._bottom = y

    def _draw_low(self, surface: pygame.Surface, notices: tuple[str, ...]) -> None:
        """The newest two as wide as they like: there they cover faces, and nothing that is being written."""
        whole, gap = surface.get_rect(), self._writer.scale(2)
        y = whole.bottom - gap
        for picture in reversed(self._pictures(notices[-_LOW:], whole.width - self._writer.scale(40))):
            place = picture.get_rect(midbottom=(whole.centerx, y))
            surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            y = place.top - gap

    def _place(self, area: pygame.Rect, pictures: Sequence[pygame.Surface]) -> pygame.Rect:
        """What all of them take at the top of an area."""
        width = max((picture.get_width() for picture in pictures), default=0)
        height = sum(picture.get_height() + self._writer.scale(4) for picture in pictures)
        return pygame.Rect(area.centerx - width // 2, area.y + self._writer.scale(8), width, height)

    def _widest(self, area: pygame.Rect) -> int:
        return min(self._writer.scale(460), area.width - self._writer.scale(40))

    def _pictures(self, notices: tuple[str, ...], width: int) -> list[pygame.Surface]:
        return [self._made.get((text, width), partial(self._notice, text, width)) for text in notices]

    def bottom(self, area: pygame.Rect) -> int:
        """Where what is drawn under them in an area may begin."""
        return max(self._bottom, area.y + self._writer.scale(8))

    def _notice(self, text: str, width: int) -> pygame.Surface:
        scale = self._writer.scale
        words = self._writer.paragraph(clean(text, 300), (look.BODY, True, look.PLUM), width, most_lines=3)
        size = words.get_width() + scale(28), words.get_height() + scale(12)
        out = framed(*size, scale(2), look.GOLD, tail=False)
        put(out, words, (scale(14), scale(6)))
        return out
