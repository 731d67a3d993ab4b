"""Who gets the keys inside a panel: groups in a ring, each with its own stops; Tab goes on, Shift-Tab goes back."""

from collections.abc import Sequence
from typing import Protocol

import pygame

PRESSING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that press what has the focus."""


class Group(Protocol):
    """Something that can have the focus of the keys: a row of buttons, a form, a list."""

    def enter(self, direction: int) -> bool:
        """Take the focus, at the first stop (1) or at the last (-1); False if there is none."""

    def step(self, direction: int) -> bool:
        """Go to the next stop or the one before; False if that is outside."""

    def leave(self) -> None:
        """Have the focus no more."""

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key; False if it means nothing here."""

    def text(self, words: str) -> bool:
        """Take written words; False if nothing is written here."""

    @property
    def focus_rect(self) -> pygame.Rect | None:
        """Where on the screen what has the focus is; None if there is nothing to say of it."""


class Ring:
    """The groups of one panel."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = list(groups)
        self.at = -1
        """The group that has the focus, -1 for none."""

    @property
    def focused(self) -> Group | None:
        """The group that has the focus."""
        return self.groups[self.at] if 0 <= self.at < len(self.groups) else None

    @property
    def spot(self) -> tuple[int, int] | None:
        """Where on the screen the focus is."""
        rect = self.focused.focus_rect if self.focused is not None else None
        return rect.center if rect is not None else None

    def take(self, group: Group) -> None:
        """A group took the focus by itself, by a click."""
        if self.focused is not None and self.focused is not group:
            self.focused.leave()
        self.at = self.groups.index(group)

    def leave(self) -> None:
        """Nothing has the focus."""
        if self.focused is not None:
            self.focused.leave()
        self.at = -1

    def tab(self, direction: int) -> None:
        """The next stop, around the whole ring."""
        if self.focused is not None:
            if self.focused.step(direction):
                return
            self.focused.leave()
        count = len(self.groups)
        start = self.at if self.at >= 0 else (-1 if direction > 0 else 0)
        for turn in range(1, count + 1):
            index = (start + turn * direction) % count
            if self.groups[index].enter(direction):
                self.at = index
                return
        self.at = -1

    def key(self, event: pygame.event.Event) -> bool:
        """Tab moves on, other keys go to what has the focus."""
        if event.key == pygame.K_TAB:
            self.tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        return self.focused is not None and self.focused.key(event)

    def text(self, words: str) -> bool:
        """Written words go to what has the focus."""
        return self.focused is not None and self.focused.text(words)
