"""What the pointer and the keys do to the town's view. Keys are read from events only, never polled."""

from dataclasses import dataclass, field

from game.view.camera import Camera

_PAN_SPEED = 720
"""Screen pixels a second while a key is held."""
_DRAG_FROM = 5
"""Pixels that the pointer may tremble within a click."""
_DIRECTIONS = {"view_left": (-1, 0), "view_right": (1, 0), "view_up": (0, -1), "view_down": (0, 1)}
"""Where the view goes, by action (actions.py)."""


@dataclass(slots=True)
class Controls:
    """Held keys and the drag in progress."""

    camera: Camera
    held: dict[int, str] = field(default_factory=dict)
    """The action of each key that is held."""
    pointer: tuple[int, int] = (-1, -1)
    walks: bool = False
    """Whether the keys that move the view move the player's body instead."""
    _pressed_at: tuple[int, int] | None = None
    _dragging: bool = False
    moved: bool = False
    """Whether the player moved the view since this was last set to False."""

    def key_down(self, key: int, action: str) -> None:
        """Begin to move the view."""
        self.held[key] = action

    def key_up(self, key: int) -> None:
        """A key was let go."""
        self.held.pop(key, None)

    def release_all(self) -> None:
        """Nothing is held any more: the window lost the keyboard."""
        self.held.clear()
        self._pressed_at, self._dragging = None, False

    @property
    def direction(self) -> tuple[int, int]:
        """Where the held keys point to: right and down are positive."""
        ways = [_DIRECTIONS[action] for action in self.held.values()]
        return sum(x for x, _ in ways), sum(y for _, y in ways)

    def update(self, dt: float) -> None:
        """Move by the held keys."""
        dx, dy = self.direction
        if (dx or dy) and not self.walks:
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
