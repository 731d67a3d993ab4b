"""Which words are on a picture, and where: a check can then measure what is cut off, covered or shortened.

Whoever draws words notes them on the picture; `put` carries the notes to whatever the picture is drawn on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

import pygame


@dataclass(frozen=True, slots=True)
class Shown:
    """Words on a picture."""

    text: str
    rect: pygame.Rect
    short: bool = False
    """Whether an ellipsis stands for a part of them."""
    cut: bool = False
    """Whether a part of them lies outside of what they were drawn on."""

    def moved(self, by: tuple[int, int], room: pygame.Rect | None = None) -> "Shown":
        """The same words on a larger picture, cut where that has no room for them."""
        rect = self.rect.move(by)
        return replace(self, rect=rect, cut=self.cut or (room is not None and not room.contains(rect)))


_NOTES: "WeakKeyDictionary[pygame.Surface, list[Shown]]" = WeakKeyDictionary()


def note(picture: pygame.Surface, text: str, short: bool = False) -> pygame.Surface:
    """Say what a whole picture reads."""
    if text.strip():
        _NOTES[picture] = [Shown(text, picture.get_rect(), short)]
    return picture


def words_on(picture: pygame.Surface, at: tuple[int, int] = (0, 0)) -> list[Shown]:
    """The words on a picture whose corner is at a place."""
    return [shown.moved(at) for shown in _NOTES.get(picture, ())]


def put(out: pygame.Surface, picture: pygame.Surface, at: tuple[int, int] | pygame.Rect) -> None:
    """Draw a picture on another, words and all; one that has alpha has it premultiplied."""
    place = (at[0], at[1])
    out.blit(picture, place, None, pygame.BLEND_PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0)
    noted = _NOTES.get(picture)
    if noted:
        room = out.get_rect()
        _NOTES.setdefault(out, []).extend(shown.moved(place, room) for shown in noted)


def wipe(picture: pygame.Surface) -> None:
    """Nothing is on it any more: it is drawn anew."""
    _NOTES.pop(picture, None)


def moved(words: Iterable[Shown], by: tuple[int, int], room: pygame.Rect | None = None) -> list[Shown]:
    """Words on something that lies at a place; those wholly outside of `room` are left out."""
    placed = (shown.moved(by) for shown in words)
    return [shown for shown in placed if room is None or room.colliderect(shown.rect)]
