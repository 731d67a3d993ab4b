"""Marks on the map where the player's choice is: corners around a thing or a room."""

import pygame

from game.view import look
from game.view.camera import Camera
from game.view.look import Scale
from game.view.tiles import TILE
from game.world.places import Room, Thing, Tile

_ARM = 10


def mark(surface: pygame.Surface, camera: Camera, place: Thing | Room, scale: Scale) -> None:
    """Draw the corners of a place."""
    left, top, right, bottom = bounds(place.tiles)
    x0, y0 = camera.to_screen(left, top)
    x1, y1 = camera.to_screen(right, bottom)
    for colour, grow in ((look.PLUM, scale(4)), (look.GOLD, scale(2))):
        for x, dx in ((x0, 1), (x1, -1)):
            for y, dy in ((y0, 1), (y1, -1)):
                _corner(surface, (x, y), (dx, dy), scale(_ARM), grow, colour)


def _corner(
    surface: pygame.Surface, at: tuple[int, int], way: tuple[int, int], arm: int, width: int, colour: look.Colour
) -> None:
    (x, y), (dx, dy) = at, way
    for end in ((x + dx * arm, y), (x, y + dy * arm)):
        pygame.draw.line(surface, colour, at, end, width)


def bounds(tiles: tuple[Tile, ...]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of some tiles in the town's pixels."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    return min(xs) * TILE, min(ys) * TILE, (max(xs) + 1) * TILE, (max(ys) + 1) * TILE
