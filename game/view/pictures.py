"""Pictures of the town that are scaled once for each zoom step."""

import pygame


class Zoomed:
    """A picture with premultiplied alpha at every zoom up to 1."""

    __slots__ = ("_by_zoom", "base")

    def __init__(self, picture: pygame.Surface) -> None:
        self.base = picture
        self._by_zoom: dict[float, pygame.Surface] = {}

    def at(self, zoom: float) -> pygame.Surface:
        """The picture at a zoom."""
        if zoom == 1.0:
            return self.base
        found = self._by_zoom.get(zoom)
        if found is None:
            width, height = self.base.get_size()
            size = (max(1, round(width * zoom)), max(1, round(height * zoom)))
            found = self._by_zoom[zoom] = pygame.transform.smoothscale(self.base, size)
        return found


def part(sheet: pygame.Surface, rect: pygame.Rect) -> Zoomed:
    """A piece of a sheet with ordinary alpha."""
    return Zoomed(sheet.subsurface(rect).premul_alpha())
