"""Groups of buttons at fixed places, as the bars and the heads of panels have them."""

from dataclasses import dataclass, field, replace

import pygame

from game.view.buttons import PLANK, Face, Skin, draw_button
from game.view.focus import PRESSING
from game.view.icons import Icon
from game.view.panels.rows import Act
from game.view.shown import Shown, words_on
from game.view.text import Writer


@dataclass(eq=False, slots=True)
class Placed:
    """A button at a place on the screen."""

    rect: pygame.Rect
    act: Act
    face: Face
    tip: str = ""
    key: str = ""
    """Its name among the others."""
    _drawn: dict[tuple[Face, bool, bool], pygame.Surface] = field(default_factory=dict)

    @property
    def words(self) -> str:
        """What it says: on it, else beside the pointer."""
        return self.face.words or self.tip

    def mark(self, chosen: bool, icon: Icon | None = None) -> None:
        """Show it as chosen or as any other, perhaps with another icon."""
        self.face = replace(self.face, chosen=chosen, icon=icon or self.face.icon)

    def picture(self, writer: Writer, pointed: bool, focused: bool) -> pygame.Surface:
        """How it looks now."""
        key = (self.face, pointed, focused)
        if key not in self._drawn:
            self._drawn[key] = draw_button(writer, self.rect.size, *key)
        return self._drawn[key]


class Buttons:
    """Buttons that live and die together; one of them may have the focus of the keys."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self.all: list[Placed] = []
        self.focus = -1

    def add(
        self,
        rect: pygame.Rect,
        act: Act,
        words: str = "",
        tip: str = "",
        skin: Skin = PLANK,
        icon: Icon | None = None,
        emoji: str = "",
        key: str = "",
    ) -> Placed:
        """A new button."""
        button = Placed(rect, act, Face(words, emoji, icon, skin), tip, key)
        self.all.append(button)
        return button

    def clear(self) -> None:
        """Take all of them away."""
        self.all.clear()
        self.focus = -1

    def at(self, pos: tuple[int, int]) -> Placed | None:
        """The button at a place on the screen."""
        return next((button for button in self.all if button.rect.collidepoint(pos)), None)

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does, in words; empty if there is none."""
        found = self.at(pos)
        return found.tip if found else ""

    def press(self, pos: tuple[int, int]) -> bool:
        """Do what the button at a place does; whether there is one."""
        found = self.at(pos)
        if found is not None:
            found.act()
        return found is not None

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw all of them."""
        pointed = self.at(pointer)
        focused = self.all[self.focus] if 0 <= self.focus < len(self.all) else None
        for button in self.all:
            surface.blit(button.picture(self._writer, button is pointed, button is focused), button.rect)

    def words(self) -> list[Shown]:
        """What stands on them."""
        return [w for b in self.all for w in words_on(b.picture(self._writer, False, False), b.rect.topleft)]

    # keys: see focus.Group
    def enter(self, direction: int) -> bool:
        """Take the focus, at the first or at the last."""
        self.focus = 0 if direction > 0 else len(self.all) - 1
        return bool(self.all)

    def step(self, direction: int) -> bool:
        """Give the focus to the next or the one before; False if there is none."""
        self.focus += direction
        return 0 <= self.focus < len(self.all)

    def leave(self) -> None:
        """Have the focus no more."""
        self.focus = -1

    def key(self, event: pygame.event.Event) -> bool:
        """Press the one that has the focus, or go along the row."""
        if event.key in PRESSING and 0 <= self.focus < len(self.all):
            self.all[self.focus].act()
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            last = len(self.all) - 1
            self.focus = max(0, min(last, self.focus + (1 if event.key == pygame.K_RIGHT else -1)))
        else:
            return False
        return True

    def text(self, words: str) -> bool:
        """Buttons take no writing."""
        return False

    @property
    def focus_rect(self) -> pygame.Rect | None:
        """Where the one that has the focus is."""
        return self.all[self.focus].rect if 0 <= self.focus < len(self.all) else None
