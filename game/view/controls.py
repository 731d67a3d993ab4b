"""What the pointer and the keys do to the town's view. Keys are read from events only, never polled."""

from dataclasses import dataclass, field

import pygame

from game.view.camera import Camera

_PAN_SPEED = 720
"""Screen pixels a second while a key is held."""
_DRAG_FROM = 5
"""Pixels that the pointer may tremble within a click."""
_DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_a: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_d: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_w: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_s: (0, 1),
}


@dataclass(slots=True)
class Controls:
    """Held keys and the drag in progress."""

    camera: Camera
    held: set[int] = field(default_factory=set)
    pointer: tuple[int, int] = (-1, -1)
    _pressed_at: tuple[int, int] | None = None
    _dragging: bool = False
    moved: bool = False
    """Whether the player moved the view since this was last set to False."""

    def key_down(self, key: int, ctrl: bool) -> bool:
        """Begin to move the view; whether the key was for that."""
        if ctrl or key not in _DIRECTIONS:
            return False
        self.held.add(key)
        return True

    def key_up(self, key: int) -> None:
        """A key was let go."""
        self.held.discard(key)

    def release_all(self) -> None:
        """Nothing is held any more: the window lost the keyboard."""
        self.held.clear()
        self._pressed_at, self._dragging = None, False

    def update(self, dt: float) -> None:
        """Move by the held keys."""
        dx = sum(_DIRECTIONS[key][0] for key in self.held)
        dy = sum(_DIRECTIONS[key][1] for key in self.held)
        if dx or dy:
            self.camera.pan(dx * _PAN_SPEED * dt, dy * _PAN_SPEED * dt)
            self.moved = True

    def press(self, pos: tuple[int, int]) -> None:
        """The pointer was pressed on the town."""
        self._pressed_at, self._dragging = pos, False

    def move(self, pos: tuple[int, int]) -> None:
        """The pointer moved; a drag takes the town with it."""
        before, self.pointer = self.pointer, pos
        if self._pressed_at is None:
            return
        far = abs(pos[0] - self._pressed_at[0]) + abs(pos[1] - self._pressed_at[1])
        if not self._dragging and far >= _DRAG_FROM:
            self._dragging, before = True, self._pressed_at
        if self._dragging:
            self.camera.pan(before[0] - pos[0], before[1] - pos[1])
            self.moved = True

    def release(self) -> bool:
        """The pointer was let go; whether that was a click on the town and not a drag."""
        clicked = self._pressed_at is not None and not self._dragging
        self._pressed_at, self._dragging = None, False
        return clicked
