"""A guided look: a few captions, each beside what it is about. Esc ends it; it can be called back."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.view import look, strings
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.panels.rows import NOTE
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet

_DIM, _AIR, _EDGE = 130, 6, 4
Where = Callable[[str], pygame.Rect | None]
"""Where a part of the screen is, by its name in `strings.TOUR`."""


class TourSheet(Sheet):
    """One caption at a time."""

    width = 400
    first = "next"

    def __init__(
        self, where: Where, before: Callable[[str], None], over: Callable[[], None], keys: Mapping[str, str]
    ) -> None:
        """`before` makes ready what a caption is about; `over` is called when the look has ended; `keys` are those of
        each action."""
        self._where, self._before, self._over, self._keys = where, before, over, keys
        self._at = 0
        self._show()

    def lines(self) -> Sequence[Line]:
        """What the caption says."""
        _, _, words = strings.TOUR[self._at]
        place = strings.TOUR_PLACE.format(self._at + 1, len(strings.TOUR))
        told = words.format(**self._keys)
        return [Words(self.make.text(told, gap=8)), Words(self.make.text(place, NOTE, gap=0))]

    def feet(self) -> Sequence[Part]:
        """On, back, or enough of it."""
        last = self._at == len(strings.TOUR) - 1
        feet: list[Part] = [Button(strings.TOUR_DONE if last else strings.TOUR_NEXT, self._next, "next")]
        if self._at:
            feet.append(Button(strings.TOUR_BACK, self._back, "back", skin=PAPER))
        return feet if last else [*feet, Button(strings.TOUR_SKIP, self.close, "skip", skin=PAPER)]

    def closed(self) -> None:
        """It was seen, or it was enough."""
        self._over()

    def signature(self) -> object:
        """It goes with what it points at."""
        target = self._target
        return self._at, (target.x // 16, target.y // 16, target.size) if target else None

    def lie(self, rect: pygame.Rect, room: pygame.Rect) -> None:
        """Beside what it points at, where there is most room."""
        target = self._target
        if target is None:
            rect.center = room.center
            return
        gap = self.make.scale(24)
        sides = {
            "right": room.right - target.right, "left": target.left - room.left,
            "below": room.bottom - target.bottom - rect.height // 2, "above": target.top - room.top - rect.height // 2,
        }  # fmt: skip
        best = max(sides, key=lambda side: sides[side])
        rect.center = target.center
        if best in ("right", "left"):
            rect.x = target.right + gap if best == "right" else target.left - gap - rect.width
        else:
            rect.y = target.bottom + gap if best == "below" else target.top - gap - rect.height
        rect.clamp_ip(room.inflate(-gap, -gap))

    def draw_under(self, surface: pygame.Surface) -> None:
        """All but what it points at is dimmed."""
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((*look.NIGHT, _DIM))
        target = self._target
        if target is not None:
            hole = target.inflate(2 * self.make.scale(_AIR), 2 * self.make.scale(_AIR)).clip(surface.get_rect())
            shade.fill((0, 0, 0, 0), hole)
            pygame.draw.rect(shade, (*look.GOLD, 255), hole, self.make.scale(_EDGE))
        surface.blit(shade, (0, 0))

    @property
    def _target(self) -> pygame.Rect | None:
        return self._where(strings.TOUR[self._at][0])

    def _show(self) -> None:
        name, self.title, _ = strings.TOUR[self._at]
        self._before(name)

    def _next(self) -> None:
        if self._at == len(strings.TOUR) - 1:
            self.close()
            return
        self._at += 1
        self._show()

    def _back(self) -> None:
        self._at -= 1
        self._show()
