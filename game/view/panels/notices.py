"""The short notices under the top bar."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.view import look
from game.view.bubbles import framed
from game.view.shown import put
from game.view.text import Pictures, Writer
from game.view.words import clean


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
        """The newest few, under each other at the top of an area; lower where that is to be kept free."""
        pictures = [
            self._made.get((text, area.width), partial(self._notice, text, area.width)) for text in notices[-4:]
        ]
        y = self._top(area, pictures, kept_free)
        for picture in pictures:
            surface.blit(picture, picture.get_rect(midtop=(area.centerx, y)), special_flags=pygame.BLEND_PREMULTIPLIED)
            y += picture.get_height() + self._writer.scale(4)
        self._bottom = y

    def _top(self, area: pygame.Rect, pictures: Sequence[pygame.Surface], kept_free: Sequence[pygame.Rect]) -> int:
        """Where the first of them may begin."""
        y, gap = area.y + self._writer.scale(8), self._writer.scale(4)
        width = max((picture.get_width() for picture in pictures), default=0)
        height = sum(picture.get_height() + gap for picture in pictures)
        for rect in sorted(kept_free, key=lambda rect: rect.top):
            if rect.colliderect(pygame.Rect(area.centerx - width // 2, y, width, height)):
                y = rect.bottom + gap
        return y

    def bottom(self, area: pygame.Rect) -> int:
        """Where what is drawn under them in an area may begin."""
        return max(self._bottom, area.y + self._writer.scale(8))

    def _notice(self, text: str, width: int) -> pygame.Surface:
        scale = self._writer.scale
        most = min(scale(460), width - scale(40))
        words = self._writer.paragraph(clean(text, 300), (look.BODY, True, look.PLUM), most, most_lines=3)
        size = words.get_width() + scale(28), words.get_height() + scale(12)
        out = framed(*size, scale(2), look.GOLD, tail=False)
        put(out, words, (scale(14), scale(6)))
        return out
