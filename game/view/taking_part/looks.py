"""Choosing how a visitor looks: a part for each thing that can be chosen, and the portrait beside them."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.view import look, strings
from game.view.buttons import PAPER, Face, draw_button
from game.view.focus import PRESSING
from game.view.panels.rows import Maker, Piece, compose
from game.view.parts import Part
from game.view.shown import put

Look = dict[str, str | list[str]]
_HEIGHT, _SIDE = 30, 96
_NOTHING = ""


class Turn(Part):
    """One thing of a look: the arrows, Left and Right, or a press on either half, go to the next value."""

    focusable = True
    gap = 4

    def __init__(self, key: str, label: str, values: Sequence[str], value: str, act: Callable[[str], None]) -> None:
        super().__init__(key)
        self._label, self._values, self._value, self._act = label, list(values), value, act
        self._width = 1

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The label, and the value between arrows."""
        scale, self._width = make.scale, width
        label = make.writer.line(self._label, (look.SMALL, True, look.EARTH), width)
        top = label.get_height() + scale(2)
        out = compose(width, top + scale(_HEIGHT), [(label, 0, 0)])
        words = (self._value or strings.LOOK_NOTHING).replace("_", " ")
        face = Face("", skin=PAPER)
        put(out, draw_button(make.writer, (width, scale(_HEIGHT)), face, pointed, focused), (0, top))
        pieces: list[Piece] = [(make.writer.line(sign, (look.BODY, True, look.MAROON)), x, top + scale(5))
                               for sign, x in (("‹", scale(8)), ("›", width - scale(14)))]  # fmt: skip
        value = make.writer.line(words, (look.BODY, False, look.PLUM), width - scale(48))
        pieces.append((value, (width - value.get_width()) // 2, top + scale(5)))
        for picture, x, y in pieces:
            put(out, picture, (x, y))
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """The left half goes back, the right half on."""
        self._turn(-1 if pos[0] < self._width // 2 else 1)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and Right too."""
        if event.key == pygame.K_LEFT:
            self._turn(-1)
        elif event.key in (pygame.K_RIGHT, *PRESSING):
            self._turn(1)
        else:
            return False
        return True

    def _turn(self, step: int) -> None:
        at = self._values.index(self._value) if self._value in self._values else 0
        self._act(self._values[(at + step) % len(self._values)])


class Portrait(Part):
    """How somebody with a look would look."""

    def __init__(self, wanted: Look) -> None:
        super().__init__("portrait")
        self._look = wanted

    def width(self, make: Maker) -> int:
        """As wide as it is high."""
        return make.scale(_SIDE + 8)

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The portrait in a frame."""
        scale, side = make.scale, make.scale(_SIDE)
        out = compose(width, side + scale(8), [])
        pygame.draw.rect(out, look.CLAY, out.get_rect())
        pygame.draw.rect(out, look.PALE, out.get_rect().inflate(-scale(4), -scale(4)))
        if make.figures is not None:
            put(out, make.figures.preview(self._look, side), (scale(4), scale(4)))
        return out


def values_of(choices: Mapping[str, Sequence[str]], key: str) -> list[str]:
    """What can be chosen for a key of a look; of what is worn besides, nothing too."""
    return [_NOTHING, *choices[key]] if key == "extras" else list(choices[key])


def value_in(wanted: Look, key: str) -> str:
    """What a look says for a key."""
    value = wanted.get(key, _NOTHING)
    return (value[0] if value else _NOTHING) if isinstance(value, list) else value


def with_value(wanted: Look, key: str, value: str) -> Look:
    """The look with another value."""
    return {**wanted, key: ([value] if value else []) if key == "extras" else value}
