"""Words over the town: a caption at its lower edge, and alerts that were just told under the notices."""

from collections.abc import Sequence

import pygame

from game.view import look
from game.view.alerts import Alert
from game.view.bubbles import framed
from game.view.shown import Shown, put, words_on
from game.view.text import Pictures, Writer
from game.view.words import clean

_CAPTION, _TOAST = 620, 420
"""The most that they take at 100 %, in pixels."""
_GAP = 8
_STANDS = 9.0
"""Seconds for which an alert stands over the town."""
_AT_ONCE = 3


class Caption:
    """One line or two in the middle of the lower edge."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(20)
        self._shown: tuple[pygame.Rect, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, area: pygame.Rect, emoji: str, text: str) -> None:
        """Words with an emoji before them; none for no words."""
        self._shown = None
        if not text:
            return
        scale = self._writer.scale
        width = min(scale(_CAPTION), area.width - scale(2 * _GAP))
        picture = self._made.get((emoji, text, width), lambda: self._picture(emoji, text, width))
        rect = picture.get_rect(midbottom=(area.centerx, area.bottom - scale(_GAP)))
        surface.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        self._shown = rect, picture

    @property
    def rect(self) -> pygame.Rect:
        """What it covers; empty for nothing."""
        return self._shown[0] if self._shown else pygame.Rect(0, 0, 0, 0)

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What it covers and says."""
        return (
            [(rect, words_on(picture, rect.topleft)) for rect, picture in [self._shown] if rect] if self._shown else []
        )

    def _picture(self, emoji: str, text: str, width: int) -> pygame.Surface:
        scale = self._writer.scale
        left, side = scale(36), scale(18)
        words = self._writer.paragraph(clean(text, 300), (look.BODY, True, look.CREAM), width - left - scale(14), 2)
        out = framed(words.get_width() + left + scale(14), words.get_height() + scale(12), scale(2), look.PLUM, False)
        picture = self._writer.emoji.picture(emoji, side)
        if picture is not None:
            put(out, picture, (scale(10), (out.get_height() - side) // 2))
        put(out, words, (left, scale(6)))
        return out


class Toasts:
    """Alerts that were just told: a click goes there."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(20)
        self._lain: list[tuple[pygame.Rect, pygame.Surface, Alert]] = []

    def draw(self, surface: pygame.Surface, area: pygame.Rect, alerts: Sequence[Alert]) -> None:
        """The newest few under each other from the top of an area."""
        scale, y = self._writer.scale, area.top
        self._lain = []
        width = min(scale(_TOAST), area.width - scale(4 * _GAP))
        for alert in alerts[-_AT_ONCE:]:
            picture = self._made.get((alert.emoji, alert.words, width), lambda a=alert: self._picture(a, width))  # type: ignore[misc]
            rect = picture.get_rect(midtop=(area.centerx, y))
            surface.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            self._lain.append((rect, picture, alert))
            y = rect.bottom + scale(4)

    def clear(self) -> None:
        """None is on the screen."""
        self._lain = []

    def at(self, pos: tuple[int, int]) -> Alert | None:
        """The alert at a place on the screen."""
        return next((alert for rect, _, alert in self._lain if rect.collidepoint(pos)), None)

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What each covers and says."""
        return [(rect, words_on(picture, rect.topleft)) for rect, picture, _ in self._lain]

    def _picture(self, alert: Alert, width: int) -> pygame.Surface:
        scale = self._writer.scale
        left, side = scale(38), scale(20)
        style = (look.SMALL + 1, True, look.PLUM)
        words = self._writer.paragraph(clean(alert.words, 240), style, width - left - scale(12), 3)
        height = max(side, words.get_height()) + scale(12)
        out = framed(words.get_width() + left + scale(12), height, scale(2), look.PAPER, tail=False)
        picture = self._writer.emoji.picture(alert.emoji, side)
        if picture is not None:
            put(out, picture, (scale(10), (height - side) // 2))
        put(out, words, (left, (height - words.get_height()) // 2))
        return out


class Standing:
    """Which alerts are still over the town."""

    def __init__(self) -> None:
        self._since: list[tuple[float, Alert]] = []

    @property
    def alerts(self) -> list[Alert]:
        """They, the oldest first."""
        return [alert for _, alert in self._since]

    def add(self, alerts: Sequence[Alert]) -> None:
        """These were just told."""
        self._since += [(0.0, alert) for alert in alerts]

    def drop(self, alert: Alert) -> None:
        """The player went there."""
        self._since = [(age, other) for age, other in self._since if other is not alert]

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since = [(age + dt, alert) for age, alert in self._since if age + dt < _STANDS]
