"""The small map in the corner: the whole town, a dot for everybody, and what of it the window shows."""

import pygame

from game.view import look
from game.view.camera import Camera
from game.view.look import Scale
from game.view.scene import Scene
from game.view.seen import Seen
from game.view.tiles import TILE

WIDTH, _EDGE, _GAP = 176, 4, 8
"""Pixels at 100 %: of the map, of the frame around it, and to what is beside it."""
_DOT, _CHOSEN = 4, 8


class MiniMap:
    """One window size; the picture of the town is the scene's."""

    def __init__(self, scene: Scene, camera: Camera, scale: Scale) -> None:
        self._scene, self._camera, self._scale = scene, camera, scale
        width, height = scene.size
        self._size = scale(WIDTH), max(1, scale(WIDTH) * height // width)
        self._factor = self._size[0] / width
        self._ground: pygame.Surface | None = None
        self._tick = -1
        self._light: tuple[object, ...] = ()
        self._lit = pygame.Surface((1, 1))
        """The town as it was last lit, and by what light, looked at once a tick."""
        self._dots = _dot(scale(_DOT), look.CREAM), _dot(scale(_DOT), look.DUST), _dot(scale(_CHOSEN), look.GOLD)
        self._dragged = False

    @property
    def rect(self) -> pygame.Rect:
        """Where it is: in the lower left corner of what no panel covers."""
        free, edge, gap = self._camera.free, self._scale(_EDGE), self._scale(_GAP)
        rect = pygame.Rect(0, 0, self._size[0] + 2 * edge, self._size[1] + 2 * edge)
        rect.bottomleft = free.left + gap, free.bottom - gap
        return rect

    @property
    def fits(self) -> bool:
        """Whether there is room for it beside the panels."""
        return self._camera.free.width >= 2 * self.rect.width

    def press(self, pos: tuple[int, int]) -> None:
        """Look at the place that was pressed, and go with the pointer until it is let go."""
        self._dragged = True
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> bool:
        """The pointer moved; whether the view went with it."""
        if self._dragged:
            inner = self._inner()
            x, y = (pos[0] - inner.x) / self._factor, (pos[1] - inner.y) / self._factor
            self._camera.look_at(x, y)
        return self._dragged

    def release(self) -> bool:
        """The pointer was let go; whether it held the view."""
        held, self._dragged = self._dragged, False
        return held

    def draw(self, surface: pygame.Surface, world: Seen, chosen: str) -> None:
        """Draw it."""
        rect, inner = self.rect, self._inner()
        surface.blit(self._lit_ground(world), rect)
        surface.set_clip(inner)
        up, asleep, mark = self._dots
        half, factor = up.get_width() // 2, self._factor * TILE
        left, top = inner.x - half + factor / 2, inner.y - half + factor / 2
        surface.fblits(
            [
                (asleep if person.asleep else up, (left + person.tile[0] * factor, top + person.tile[1] * factor))
                for person in world.people.values()
            ]
        )
        if chosen in world.people:
            x, y = world.people[chosen].tile
            shift = (mark.get_width() - up.get_width()) // 2
            surface.blit(mark, (left + x * factor - shift, top + y * factor - shift))
        self._draw_view(surface, inner)
        surface.set_clip(None)

    def _draw_view(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """The frame of what the window shows between its panels."""
        free, zoom = self._camera.free, self._camera.zoom
        wide, high = (round(side / zoom * self._factor) for side in free.size)
        view = pygame.Rect(0, 0, wide, high)
        view.center = inner.x + round(self._camera.x * self._factor), inner.y + round(self._camera.y * self._factor)
        view = view.clip(inner)
        pygame.draw.rect(surface, look.PLUM, view, self._scale(3))
        pygame.draw.rect(surface, look.CREAM, view.inflate(-self._scale(1), -self._scale(1)), self._scale(1))

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self._scale(_EDGE), -2 * self._scale(_EDGE))

    def _lit_ground(self, world: Seen) -> pygame.Surface:
        """The town in the light of the hour, made anew when the light changes."""
        if self._ground is None:
            self._ground = self._draw_ground(self.rect.size)
        if self._tick != world.clock.tick:
            self._tick, light = world.clock.tick, self._scene.light_of(world)
            if light != self._light:
                edge = self._scale(_EDGE)
                self._light, self._lit = light, self._ground.copy()
                self._scene.light_up(self._lit.subsurface((edge, edge, *self._size)), world)
        return self._lit

    def _draw_ground(self, size: tuple[int, int]) -> pygame.Surface:
        out = pygame.Surface(size).convert()
        unit = self._scale(1)
        for colour, inset in ((look.PLUM, 0), (look.TAN, unit), (look.EARTH, 3 * unit)):
            out.fill(colour, out.get_rect().inflate(-2 * inset, -2 * inset))
        edge = self._scale(_EDGE)
        out.blit(self._scene.overview(self._size), (edge, edge))
        return out


def _dot(side: int, colour: look.Colour) -> pygame.Surface:
    """A square with a dark edge, to be seen on any ground."""
    out = pygame.Surface((side + 2, side + 2)).convert()
    out.fill(look.NIGHT)
    out.fill(colour, (1, 1, side, side))
    return out
