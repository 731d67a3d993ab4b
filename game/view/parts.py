"""What forms are made of: words, buttons, check boxes, choices. Fields to write in are in field.py.

A part is made anew whenever its form is; what has to last, such as what was typed, is kept by whoever makes it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.view import look
from game.view.buttons import PAPER, PLANK, Face, Skin, draw_button
from game.view.focus import PRESSING
from game.view.icons import draw_tick, picture_of
from game.view.panels.rows import Act, Block, Maker, Piece, compose
from game.view.shown import put

_BUTTON, _BOX = 30, 20


class Part:
    """One thing in a form. `key` names it among the others, so that it keeps the focus when the form is made anew."""

    focusable = False
    writes = False
    """Whether plain keys are letters to it."""
    dragged = False
    """Whether it goes with the pointer after a press, besides what can be written in."""
    tip = ""
    gap = 8
    """Pixels at 100 % to what is under it."""

    def __init__(self, key: str) -> None:
        self.key = key

    def width(self, make: Maker) -> int:
        """Pixels that it takes beside others, 0 for as many as are left."""
        return 0

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """How it looks; opaque, and of this width."""
        raise NotImplementedError

    def met(self) -> None:
        """The player came to it by a key."""

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """It was pressed at a place from its own corner; `keep` if Shift was held."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moved on after a press."""

    def take_wheel(self, steps: int) -> bool:
        """Move by the wheel while the pointer is on it, a step up is positive; False if it does not scroll."""
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        """Take a key while it has the focus; False if it means nothing here."""
        return False

    def take_text(self, words: str) -> bool:
        """Take written words while it has the focus."""
        return False


class Words(Part):
    """A row as the lists have them; with an act it is a link."""

    gap = 0

    def __init__(self, block: Block, key: str = "") -> None:
        super().__init__(key)
        self._block = block
        self.focusable = block.act is not None

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The row."""
        drawn = self._block.draw(width)
        if not (focused or (pointed and self.focusable)):
            return drawn
        out = compose(width, drawn.get_height(), [])
        put(out, drawn, (0, 0))
        pygame.draw.rect(out, look.SKY if focused else look.TAN, out.get_rect(), make.scale(2))
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Follow the link."""
        if self._block.act is not None:
            self._block.act()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter follows it too."""
        if event.key not in PRESSING or self._block.act is None:
            return False
        self._block.act()
        return True


class Button(Part):
    """A button with words, an emoji or both."""

    focusable = True

    def __init__(
        self,
        words: str,
        act: Act,
        key: str = "",
        tip: str = "",
        skin: Skin = PLANK,
        emoji: str = "",
        wide: bool = False,
    ) -> None:
        super().__init__(key or words)
        self.tip, self._act, self._wide = tip, act, wide
        self._face = Face(words, emoji, skin=skin)

    def width(self, make: Maker) -> int:
        """As wide as its words, or as there is room."""
        return 0 if self._wide else max(make.scale(80), self._face.width(make.writer) + make.scale(12))

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The button."""
        return draw_button(make.writer, (width, make.scale(_BUTTON)), self._face, pointed, focused)

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Do it."""
        self._act()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter presses it too."""
        if event.key in PRESSING:
            self._act()
        return event.key in PRESSING


class Check(Part):
    """A box with words beside it, ticked or not."""

    focusable = True

    def __init__(self, words: str, on: bool, act: Callable[[bool], None], key: str = "") -> None:
        super().__init__(key or words)
        self._words, self._on, self._act = words, on, act

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The box and its words."""
        box, left = make.scale(_BOX), make.scale(_BOX + 10)
        words = make.writer.paragraph(self._words, (look.BODY, False, look.PLUM), width - left)
        height = max(box, words.get_height()) + make.scale(6)
        pieces: list[Piece] = [(words, left, (height - words.get_height()) // 2)]
        out = compose(width, height, pieces)
        area = pygame.Rect(0, (height - box) // 2, box, box)
        pygame.draw.rect(out, look.SKY if focused else look.TAN if pointed else look.CLAY, area)
        pygame.draw.rect(out, look.CREAM, area.inflate(-make.scale(4), -make.scale(4)))
        if self._on:
            put(out, picture_of(draw_tick, box * 3 // 5, look.MAROON), (area.x + box // 5, area.y + box // 5))
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Tick it, or not."""
        self._act(not self._on)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space tick it too."""
        if event.key in PRESSING:
            self._act(not self._on)
        return event.key in PRESSING


@dataclass(frozen=True, slots=True)
class Option:
    """One of several things to choose from."""

    key: str
    words: str
    emoji: str = ""
    tip: str = ""


class Choice(Part):
    """One of a few options, side by side; in as many rows as they need."""

    focusable = True

    def __init__(
        self, key: str, label: str, options: Sequence[Option], chosen: str, act: Callable[[str], None]
    ) -> None:
        super().__init__(key)
        self._label, self._options, self._chosen, self._act = label, options, chosen, act
        self._rects: list[pygame.Rect] = []

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The label, and under it the options."""
        scale = make.scale
        label = make.writer.line(self._label, (look.SMALL, True, look.EARTH), width) if self._label else None
        top = label.get_height() + scale(2) if label else 0
        self._rects = self._places(make, width, top)
        out = compose(width, self._rects[-1].bottom if self._rects else top, [(label, 0, 0)] if label else [])
        for option, rect in zip(self._options, self._rects, strict=True):
            chosen = option.key == self._chosen
            face = Face(option.words, option.emoji, skin=PAPER, chosen=chosen)
            put(out, draw_button(make.writer, rect.size, face, False, focused and chosen), rect.topleft)
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Choose what is there."""
        for option, rect in zip(self._options, self._rects, strict=False):
            if rect.collidepoint(pos):
                self._act(option.key)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and Right choose the next."""
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT) or not self._options:
            return False
        keys = [option.key for option in self._options]
        at = keys.index(self._chosen) if self._chosen in keys else 0
        self._act(keys[(at + (1 if event.key == pygame.K_RIGHT else -1)) % len(keys)])
        return True

    def _places(self, make: Maker, width: int, top: int) -> list[pygame.Rect]:
        gap, height = make.scale(4), make.scale(_BUTTON)
        x, y, places = 0, top, []
        for option in self._options:
            wide = min(width, Face(option.words, option.emoji, skin=PAPER).width(make.writer) + make.scale(8))
            if x and x + wide > width:
                x, y = 0, y + height + gap
            places.append(pygame.Rect(x, y, wide, height))
            x += wide + gap
        return places
