"""Parts that show people who are not in the town yet: to tick, and to dress."""

from collections.abc import Callable, Sequence

import pygame

from game.view import look, strings
from game.view.beginnings import Look
from game.view.focus import PRESSING
from game.view.icons import draw_tick, picture_of
from game.view.panels.paper import draw_picture_frame
from game.view.panels.rows import Block, Maker, Piece, compose
from game.view.parts import Part
from game.view.shown import put
from game.view.sprites import DIRECTIONS, HEIGHT, WIDTH

_HEAD, _TICK, _SIDE = 32, 16, 128
_PLAIN = (look.BODY, False, look.PLUM)
_NOTE = (look.SMALL, False, look.FADED)


class PersonTick(Part):
    """Somebody's head, name and age, ticked or not."""

    focusable = True
    gap = 4

    def __init__(self, name: str, age: int, wanted: Look, on: bool, act: Callable[[], None]) -> None:
        super().__init__(f"person {name}")
        self._name, self._age, self._look, self._on, self._act = name, age, wanted, on, act
        self.tip = strings.TICK_OUT.format(name) if on else strings.TICK_IN.format(name)

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """A small card."""
        scale, writer = make.scale, make.writer
        side, unit = scale(_HEAD), scale(2)
        edge = look.SKY if focused else look.TAN if pointed else look.DUST
        out = compose(width, side + 4 * unit, [], edge)
        inner = out.get_rect().inflate(-2 * unit, -2 * unit)
        pygame.draw.rect(out, look.PALE if self._on else look.PAPER, inner)
        left, room = 2 * unit + side + scale(6), width - side - scale(_TICK + 22)
        pieces: list[Piece] = [
            (writer.line(self._name, _PLAIN, room), left, unit),
            (writer.line(str(self._age), _NOTE, room), left, unit + scale(19)),
        ]
        if make.figures is not None:
            pieces.append((make.figures.face(self._look, side), 2 * unit, 2 * unit))
        for picture, x, y in pieces:
            put(out, picture, (x, y))
        self._draw_box(out, make, width)
        return out

    def _draw_box(self, out: pygame.Surface, make: Maker, width: int) -> None:
        box = make.scale(_TICK)
        area = pygame.Rect(width - box - make.scale(8), (out.get_height() - box) // 2, box, box)
        pygame.draw.rect(out, look.CLAY, area)
        pygame.draw.rect(out, look.CREAM, area.inflate(-make.scale(4), -make.scale(4)))
        if self._on:
            put(out, picture_of(draw_tick, box * 3 // 5, look.MAROON), (area.x + box // 5, area.y + box // 5))

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Tick it, or not."""
        self._act()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space too."""
        if event.key in PRESSING:
            self._act()
        return event.key in PRESSING


def heads(make: Maker, looks: Sequence[Look]) -> Block:
    """The heads of some people, in as many rows as they need."""
    return Block(("heads", repr(looks)), lambda width: _draw_heads(make, looks, width))


def _draw_heads(make: Maker, looks: Sequence[Look], width: int) -> pygame.Surface:
    side, step, top = make.scale(_HEAD), make.scale(_HEAD + 8), make.scale(8)
    columns = max(1, width // step)
    rows = -(-len(looks) // columns)
    pieces: list[Piece] = [
        (make.figures.face(wanted, side), place % columns * step, top + place // columns * step)
        for place, wanted in enumerate(looks)
        if make.figures is not None
    ]
    return compose(width, top + rows * step, pieces)


class Likeness(Part):
    """How somebody with a look would look: the portrait, and the figure from four sides."""

    def __init__(self, wanted: Look) -> None:
        super().__init__("likeness")
        self._look = wanted

    def width(self, make: Maker) -> int:
        """As wide as the portrait with the figures beside it."""
        return make.scale(_SIDE + 24 + 2 * WIDTH)

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """Portrait and figures."""
        scale, side = make.scale, make.scale(_SIDE)
        wide, tall = scale(WIDTH), scale(HEIGHT)
        out = compose(width, side + scale(16), [])
        frame = pygame.Rect(0, 0, side + scale(16), side + scale(16))
        draw_picture_frame(out, frame, scale(4))
        if make.figures is None:
            return out
        put(out, make.figures.preview(self._look, side), (scale(8), scale(8)))
        figures = make.figures.wearing(self._look)
        for place, side_seen in enumerate(DIRECTIONS):
            figure = pygame.transform.scale(figures.stand[side_seen][0].premul_alpha(), (wide, tall))
            x, y = frame.right + scale(6) + place % 2 * wide, scale(16) + place // 2 * (tall + scale(10))
            put(out, figure, (x, y))
        return out
