"""The town as it is drawn: ground, things, people and light, at any zoom."""

import pygame

from game.view import look
from game.view.ambience import Ambience
from game.view.beyond import surround
from game.view.camera import Camera
from game.view.figures import Figures
from game.view.hours import Hours
from game.view.in_use import InUse
from game.view.light import Light, is_day, tint_at
from game.view.map_view import Frame, MapView
from game.view.people_view import PINS_BELOW, PeopleView
from game.view.seen import Seen, TownAssets
from game.view.things_view import ThingsView
from game.view.tiles import read_map
from game.world.places import Town

_OVERVIEW = 1 / 8
"""Share of its size at which the town is kept for small maps."""
_SPARE = 8
"""Pixels that another zoom may need more, so that zooming takes no new memory."""


class Scene:
    """Everything under the names and panels."""

    def __init__(self, assets: TownAssets, figures: Figures) -> None:
        self._assets, self._figures = assets, figures
        self._tiles = read_map(assets.map, assets.art)
        surround(self._tiles, assets.art)
        self.map = MapView(self._tiles)
        self.people = PeopleView(self._tiles, figures)
        self.size = self._tiles.size
        self.lively = True
        """Whether water, leaves and steam move; people do in any case."""
        self._ambience = Ambience(self._tiles)
        self._town: Town | None = None
        self._in_use = InUse()
        self._things: ThingsView
        self._hours: Hours
        self._light: Light
        self._buffers = pygame.Surface((1, 1)), pygame.Surface((1, 1))
        self._small, self._large = self._buffers
        self._overview: pygame.Surface | None = None

    def meet(self, world: Seen) -> None:
        """Get ready for a world; quick when its town is the one already known."""
        self._figures.know(world.people)
        self.people.forget()
        self._in_use = InUse()
        if self._town is None or world.town.things is not self._town.things:  # who owns a room does not show
            self._town = world.town
            self._things = ThingsView(world.town, self._tiles, self._assets.art)
            self._hours = Hours(world.town, self._tiles, self._assets.art)
            self._light = Light(world.town, self._tiles)

    def update(self, dt: float) -> None:
        """Let `dt` seconds of movement pass."""
        if self.lively:
            self.map.update(dt)
        self.people.update(dt)

    def draw(self, surface: pygame.Surface, camera: Camera, world: Seen, chosen: str) -> None:
        """Draw what the camera sees; `people.place` must have been called for this frame."""
        left, top = camera.origin
        if camera.zoom <= 1:
            self._draw(Frame(surface, left, top, camera.zoom), world, chosen)
            return
        zoom = int(camera.zoom)
        width, height = surface.get_size()
        self._resize(-(-width // zoom) + 1, -(-height // zoom) + 1, zoom)
        self._draw(Frame(self._small, left // zoom, top // zoom, 1.0), world, chosen)
        pygame.transform.scale(self._small, self._large.get_size(), self._large)
        surface.blit(self._large, (-(left % zoom), -(top % zoom)))

    def overview(self, size: tuple[int, int]) -> pygame.Surface:
        """The whole town without its people as a picture of a size."""
        if self._overview is None:
            whole = round(self.size[0] * _OVERVIEW), round(self.size[1] * _OVERVIEW)
            self._overview = pygame.Surface(whole).convert()
            self._overview.fill(look.FOREST)
            self.map.below.draw_small(self._overview, _OVERVIEW)
            self.map.above.draw_small(self._overview, _OVERVIEW)
        return pygame.transform.smoothscale(self._overview, size)

    def light_of(self, world: Seen) -> tuple[object, ...]:
        """What the light of a world is made of: it is as before as long as this is."""
        return tint_at(world.clock.now), *self._light.lit_rooms(world)

    def light_up(self, overview: pygame.Surface, world: Seen) -> None:
        """Give a picture of the whole town the light of the hour."""
        small = Frame(overview, 0, 0, overview.get_width() / self.size[0])
        self._light.draw(small, world, {}, self._light.lit_rooms(world))

    def _resize(self, width: int, height: int, zoom: int) -> None:
        """Take the parts of the two buffers that a zoom needs; new buffers only for a larger window."""
        whole = width * zoom, height * zoom
        if self._small.get_size() == (width, height) and self._large.get_size() == whole:
            return
        small, large = self._buffers
        if small.get_width() < width or small.get_height() < height:
            small = pygame.Surface((width, height))
        if large.get_width() < whole[0] or large.get_height() < whole[1]:
            large = pygame.Surface((whole[0] + _SPARE, whole[1] + _SPARE))
        self._buffers = small, large
        self._small, self._large = small.subsurface((0, 0, width, height)), large.subsurface((0, 0, *whole))

    def _draw(self, frame: Frame, world: Seen, chosen: str) -> None:
        if not self._is_covered(frame):
            frame.surface.fill(look.FOREST)
        moment = self.map.moment
        self.map.draw_below(frame)
        states, lit = self._in_use.states(world), self._light.lit_rooms(world)
        self._things.draw(frame, states, moment, False)
        self._hours.draw(frame, world.clock.now, lit, False)
        if frame.zoom >= PINS_BELOW:
            self.people.draw(frame, world, chosen)
        self.map.draw_above(frame)
        self._things.draw(frame, states, moment, True)
        self._hours.draw(frame, world.clock.now, lit, True)
        if self.lively:
            self._ambience.draw(frame, self.map.seconds, is_day(world.clock.now))
        self._light.draw(frame, world, states, lit)

    def _is_covered(self, frame: Frame) -> bool:
        width, height = frame.surface.get_size()
        right, bottom = frame.at(*self.size)
        return frame.left >= 0 and frame.top >= 0 and right >= width and bottom >= height
