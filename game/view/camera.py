"""Which part of the town is on the screen, and how large."""

from dataclasses import dataclass

import pygame

STEPS = (0.125, 0.1875, 0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 1.0, 2.0, 3.0, 4.0)
"""Zoom steps. Below 1 each makes a 32-pixel tile a whole number of pixels, above 1 each keeps pixels square."""
HOME = STEPS.index(1.0)
_CATCH_UP = 7.0
"""How fast a followed person is caught up with, per second."""


@dataclass(slots=True)
class Spot:
    """A point of the town in its own pixels."""

    x: float
    y: float


class Camera:
    """A point of the town in the middle of the free area, and a zoom step."""

    def __init__(self, world_size: tuple[int, int], free: pygame.Rect) -> None:
        self.world_width, self.world_height = world_size
        self.free = free
        self.x, self.y = world_size[0] / 2, world_size[1] / 2
        self.step = HOME
        self.clamp()

    @property
    def zoom(self) -> float:
        """Screen pixels for a pixel of the town."""
        return STEPS[self.step]

    @property
    def origin(self) -> tuple[int, int]:
        """The town's pixel at the screen's upper left, in screen pixels; whole, so that nothing trembles."""
        return round(self.x * self.zoom - self.free.centerx), round(self.y * self.zoom - self.free.centery)

    def to_screen(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the town is on the screen."""
        zoom, free = STEPS[self.step], self.free  # as `origin`, but asked for everybody in every frame
        left, top = round(self.x * zoom - free.centerx), round(self.y * zoom - free.centery)
        return round(x * zoom) - left, round(y * zoom) - top

    def to_world(self, pos: tuple[int, int]) -> tuple[float, float]:
        """Which point of the town is at a place on the screen."""
        left, top = self.origin
        return (pos[0] + left) / self.zoom, (pos[1] + top) / self.zoom

    def smallest_step(self) -> int:
        """The largest step at which the whole town fits, or the first if none does."""
        fits = [
            i
            for i, zoom in enumerate(STEPS)
            if self.world_width * zoom <= self.free.width and self.world_height * zoom <= self.free.height
        ]
        return min(fits[-1], HOME) if fits else 0

    def zoom_by(self, steps: int, about: tuple[int, int]) -> None:
        """Change the zoom and keep the point of the town under a place on the screen."""
        x, y = self.to_world(about)
        self.step = max(self.smallest_step(), min(len(STEPS) - 1, self.step + steps))
        self.x = x + (self.free.centerx - about[0]) / self.zoom
        self.y = y + (self.free.centery - about[1]) / self.zoom
        self.clamp()

    def show_all(self) -> None:
        """The whole town."""
        self.step = self.smallest_step()
        self.look_at(self.world_width / 2, self.world_height / 2)

    def set_zoom(self, zoom: float) -> None:
        """Take the step nearest to a zoom."""
        self.step = min(range(len(STEPS)), key=lambda i: abs(STEPS[i] - zoom))
        self.clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Move by screen pixels."""
        self.x += dx / self.zoom
        self.y += dy / self.zoom
        self.clamp()

    def look_at(self, x: float, y: float) -> None:
        """Put a point of the town in the middle of the free area."""
        self.x, self.y = x, y
        self.clamp()

    def follow(self, x: float, y: float, dt: float) -> None:
        """Move toward a point that moves itself; `dt` in seconds."""
        share = min(1.0, dt * _CATCH_UP)
        self.look_at(self.x + (x - self.x) * share, self.y + (y - self.y) * share)

    def set_free(self, free: pygame.Rect) -> None:
        """The area that no panel covers has changed."""
        self.free = free
        self.clamp()

    def clamp(self) -> None:
        """Keep the town in view: no further than its edges, in the middle where it is smaller than the view."""
        self.x = _clamped(self.x, self.free.width / self.zoom, self.world_width)
        self.y = _clamped(self.y, self.free.height / self.zoom, self.world_height)


def _clamped(at: float, seen: float, whole: float) -> float:
    if seen >= whole:
        return whole / 2
    return max(seen / 2, min(whole - seen / 2, at))
