"""A small picture of a town that nobody has looked at yet: houses in the light of the hour, and its name."""

import pygame

from game.view import look
from game.view.look import Colour
from game.view.panels.rows import Maker
from game.view.shown import put
from game.view.text import fitted
from game.view.words import clean

_DAWN, _DAY, _DUSK, _NIGHT = 5, 7, 18, 21
"""Hours at which the light changes."""
_LIGHT: dict[str, tuple[Colour, Colour]] = {
    "dawn": ((226, 172, 150), (96, 140, 92)),
    "day": ((142, 198, 222), (109, 172, 84)),
    "dusk": ((222, 150, 110), (112, 124, 72)),
    "night": ((38, 40, 78), (34, 62, 66)),
}
"""Sky and grass."""
_ROOFS: tuple[Colour, ...] = (look.MAROON, look.EARTH, look.WINE)


def light_of(hour: int) -> str:
    """Which light an hour has."""
    if _DAY <= hour < _DUSK:
        return "day"
    return "dawn" if _DAWN <= hour < _DAY else "dusk" if _DUSK <= hour < _NIGHT else "night"


def draw_placeholder(make: Maker, name: str, hour: int, size: tuple[int, int]) -> pygame.Surface:
    """The picture; the same for the same hour and name."""
    out = pygame.Surface(size).convert()
    light, (width, height), unit = light_of(hour), size, make.scale(2)
    sky, grass = _LIGHT[light]
    out.fill(sky)
    share = (hour - _DAWN) / (_NIGHT - _DAWN) if light != "night" else (hour - _NIGHT) % 24 / 8
    centre = round(width * (0.1 + 0.8 * share)), round(height * (0.5 - 0.32 * (1 - abs(2 * share - 1))))
    pygame.draw.circle(out, look.CREAM if light == "night" else look.GOLD, centre, 4 * unit)
    out.fill(grass, (0, height // 2, width, height))
    for number, roof in enumerate(_ROOFS):
        _draw_house(out, (width * (2 * number + 1) // 6, height * 5 // 8), unit, roof, light in ("night", "dusk"))
    called = fitted(clean(name, 60), make.writer.type(look.SMALL, True), width - 2 * unit)
    words = make.writer.outlined(called, (look.SMALL, True, look.CREAM), look.PLUM)
    put(out, words, words.get_rect(midbottom=(width // 2, height - unit)).topleft)
    return out


def _draw_house(out: pygame.Surface, foot: tuple[int, int], unit: int, roof: Colour, lit: bool) -> None:
    """A gable over a wall, with a door and a window in which there may be light."""
    wall = pygame.Rect(0, 0, 12 * unit, 7 * unit)
    wall.midbottom = foot
    pygame.draw.rect(out, look.PLUM, wall.inflate(unit, unit))
    pygame.draw.rect(out, look.SAND, wall)
    eaves = [(wall.left - 2 * unit, wall.top), (wall.centerx, wall.top - 6 * unit), (wall.right + 2 * unit, wall.top)]
    pygame.draw.polygon(out, roof, eaves)
    pygame.draw.polygon(out, look.PLUM, eaves, max(1, unit // 2))
    pygame.draw.rect(out, look.EARTH, (wall.left + 2 * unit, wall.bottom - 5 * unit, 3 * unit, 5 * unit))
    window = wall.right - 5 * unit, wall.top + 2 * unit, 3 * unit, 3 * unit
    pygame.draw.rect(out, look.GOLD if lit else look.SKY, window)
