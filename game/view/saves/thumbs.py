"""Thumbnails of checkpoints: asked for when they come into sight, kept as pictures of the size that is shown."""

import io
from collections.abc import Collection, Mapping

import pygame

from game.view import look
from game.view.acts import Acts
from game.view.intents import ReadPictures, Reply
from game.view.look import Scale
from game.view.text import Pictures

_KEPT = 400


class Thumbs:
    """The pictures of one town's checkpoints."""

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._raw: dict[int, bytes | None] = {}
        self._asked: set[int] = set()
        self._made = Pictures(_KEPT)

    def want(self, points: Collection[int]) -> None:
        """These are in sight."""
        new = tuple(point for point in points if point not in self._asked)
        if new:
            self._asked |= set(new)
            self._acts.ask(lambda number: ReadPictures(number, new), self._take)

    def lacks(self, point: int) -> bool:
        """Whether there is known to be none."""
        return self._raw.get(point, b"") is None

    def get(self, point: int, size: tuple[int, int], scale: Scale) -> pygame.Surface:
        """The picture in a frame; a plain one as long as it is not there, or if there is none."""
        return self._made.get((point, size, self._raw.get(point) is not None), lambda: self._frame(point, size, scale))

    def _take(self, reply: Reply) -> None:
        if isinstance(reply.result, Mapping):
            self._raw |= reply.result
            self._acts.renew()

    def _frame(self, point: int, size: tuple[int, int], scale: Scale) -> pygame.Surface:
        out = pygame.Surface(size).convert()
        out.fill(look.SAND)
        whole = _picture(self._raw.get(point))
        if whole is not None:
            area = pygame.Rect((0, 0), size).fit(whole.get_rect())
            out.blit(pygame.transform.smoothscale(whole.subsurface(area), size), (0, 0))
        pygame.draw.rect(out, look.CLAY, out.get_rect(), scale(1))
        return out


def _picture(raw: bytes | None) -> pygame.Surface | None:
    """None for none, or for one that is no picture: a file may be a stranger's."""
    if raw is None:
        return None
    try:
        return pygame.image.load(io.BytesIO(raw), "picture.png").convert()
    except pygame.error:
        return None
