"""The names of houses and parks, over their roofs in views from far away."""

import pygame

from game.view import look
from game.view.camera import Camera
from game.view.text import Pictures, Writer, wrapped
from game.view.tiles import TILE
from game.world.places import Town

SHOWN_BELOW = 0.7
"""Zoom from which rooms are large enough to be known by what stands in them."""
_NARROWEST, _WIDER = 92, 24
"""Pixels at 100 % that a name may take even over a small house, and by which it may be wider than the house."""
_WALL = 2 * TILE + 4
"""Height of the wall at the back of a house."""
Blit = tuple[pygame.Surface, tuple[int, int]]


class PlaceNames:
    """The names of one town's sectors."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._made = Pictures(600)
        self._town: Town | None = None
        self._places: list[tuple[str, pygame.Rect]] = []

    def blits(self, camera: Camera, town: Town, area: pygame.Rect) -> list[Blit]:
        """Names to draw, each over the upper edge of its place; none where places are seen from near."""
        if camera.zoom >= SHOWN_BELOW:
            return []
        if town is not self._town:
            self._town, self._places = town, _places(town)
        found: list[tuple[pygame.Surface, pygame.Rect]] = []
        for name, place in self._places:
            picture = self._picture(name, round(place.width * camera.zoom))
            rect = picture.get_rect(midbottom=camera.to_screen(place.centerx, place.top))
            if area.colliderect(rect) and rect.collidelist([other for _, other in found]) < 0:
                found.append((picture, rect))
        return [(picture, rect.topleft) for picture, rect in found]

    def _picture(self, name: str, width: int) -> pygame.Surface:
        scale = self._writer.scale
        return self._made.get((name, width), lambda: self._lines(name, max(scale(_NARROWEST), width + scale(_WIDER))))

    def _lines(self, name: str, width: int) -> pygame.Surface:
        """The name in lines under one another, each in the middle."""
        kind = self._writer.type(look.SMALL, True)
        lines = [self._writer.outlined(line, (look.SMALL, True, look.PALE), look.NIGHT) for line in
                 wrapped(name, kind, width)]  # fmt: skip
        step = kind.line_height - self._writer.scale(3)
        out = pygame.Surface(
            (max(line.get_width() for line in lines), step * (len(lines) - 1) + lines[0].get_height()), pygame.SRCALPHA
        )
        for row, line in enumerate(lines):
            at = (out.get_width() - line.get_width()) // 2, row * step
            out.blit(line, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return out


def _places(town: Town) -> list[tuple[str, pygame.Rect]]:
    """Each sector and its extent in the town's pixels: its house with the wall at its back, all of a park."""
    rooms: dict[str, list[pygame.Rect]] = {}
    indoors = {address.split(":")[0] for address, room in town.rooms.items() if not room.outdoors}
    for address, room in town.rooms.items():
        sector = address.split(":")[0]
        if not (room.outdoors and sector in indoors):
            rooms.setdefault(sector, []).append(_extent(room.tiles))
    return [(sector, _raised(rects[0].unionall(rects[1:]))) for sector, rects in rooms.items()]


def _raised(extent: pygame.Rect) -> pygame.Rect:
    """An extent up to the edge of the wall behind it."""
    return pygame.Rect(extent.x, extent.y - _WALL, extent.width, extent.height + _WALL)


def _extent(tiles: tuple[tuple[int, int], ...]) -> pygame.Rect:
    xs, ys = zip(*tiles, strict=True)
    left, top = min(xs) * TILE, min(ys) * TILE
    return pygame.Rect(left, top, (max(xs) + 1) * TILE - left, (max(ys) + 1) * TILE - top)
