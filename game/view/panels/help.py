"""The list of keys over everything, and the short notices under the top bar."""

import pygame

from game.view import look, strings
from game.view.bubbles import framed
from game.view.panels import paper
from game.view.text import Pictures, Writer
from game.view.words import clean

_ROW = 26
_KEY = (look.SMALL + 1, True, look.PLUM)
_WHAT = (look.BODY, False, look.PLUM)


class Help:
    """The list of keys; hidden until asked for."""

    def __init__(self, writer: Writer) -> None:
        self.is_open = False
        self._writer = writer
        self._picture: pygame.Surface | None = None

    def toggle(self) -> None:
        """Show or hide it."""
        self.is_open = not self.is_open

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in the middle, if it is open."""
        if not self.is_open:
            return
        if self._picture is None:
            self._picture = draw_help(self._writer)
        place = self._picture.get_rect(center=surface.get_rect().center)
        surface.blit(self._picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_help(writer: Writer) -> pygame.Surface:
    """A sheet with every key and what it does."""
    scale = writer.scale
    row, pad = scale(_ROW), scale(28)
    foot = writer.paragraph(strings.HELP_FOOT, (look.SMALL + 1, False, look.FADED), scale(380))
    size = scale(436), pad * 2 + scale(40) + row * len(strings.HELP_KEYS) + foot.get_height() + scale(8)
    out = paper.sheet(size, scale(2)).copy()
    title = writer.line(strings.HELP_TITLE, (look.TITLE, True, look.PLUM))
    out.blit(title, (pad, pad - scale(4)), special_flags=pygame.BLEND_PREMULTIPLIED)
    y = pad + scale(36)
    for keys, what in strings.HELP_KEYS:
        _draw_key(out, writer, keys, pad, y)
        words = writer.line(what, _WHAT)
        out.blit(words, (scale(212), y + (row - words.get_height()) // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        y += row
    out.blit(foot, (pad, y + scale(8)), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _draw_key(out: pygame.Surface, writer: Writer, keys: str, x: int, y: int) -> None:
    """Words on a key cap."""
    scale = writer.scale
    words = writer.line(keys, _KEY)
    cap = pygame.Rect(x, y + scale(1), words.get_width() + scale(16), scale(_ROW - 4))
    pygame.draw.rect(out, look.DUST, cap)
    pygame.draw.rect(out, look.CREAM, (cap.x, cap.y, cap.width, cap.height - scale(3)))
    spot = words.get_rect(center=(cap.centerx, cap.centery - scale(1)))
    out.blit(words, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


class Notices:
    """Short messages that stand for as long as the app gives them."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(40)

    def draw(self, surface: pygame.Surface, area: pygame.Rect, notices: tuple[str, ...]) -> None:
        """The newest few, under each other at the top of an area."""
        y = area.y + self._writer.scale(8)
        for text in notices[-4:]:
            picture = self._made.get((text, area.width), lambda text=text: self._notice(text, area.width))  # type: ignore[misc]
            surface.blit(picture, picture.get_rect(midtop=(area.centerx, y)), special_flags=pygame.BLEND_PREMULTIPLIED)
            y += picture.get_height() + self._writer.scale(4)

    def _notice(self, text: str, width: int) -> pygame.Surface:
        scale = self._writer.scale
        most = min(scale(460), width - scale(40))
        words = self._writer.paragraph(clean(text, 300), (look.BODY, True, look.PLUM), most, most_lines=3)
        size = words.get_width() + scale(28), words.get_height() + scale(12)
        out = framed(*size, scale(2), look.GOLD, tail=False)
        out.blit(words, (scale(14), scale(6)), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out
