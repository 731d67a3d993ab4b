"""A camera that looks by itself: it goes to the liveliest spot, stays a while, and says what one sees."""

from collections.abc import Sequence

from game.view import strings
from game.view.camera import Camera
from game.view.liveliest import Lively, liveliest, still_there
from game.view.scene import Scene
from game.view.seen import Seen
from game.world.events import Event

_STAYS, _STAYS_AT_MOST = 5.0, 16.0
"""Seconds for which it looks at one thing."""
_LIVELIER = 1.6
"""How many times livelier something must be to draw the eye away."""
_WAY = 1.2
"""Seconds of the move from one thing to the next."""
_LOOKS_EVERY = 0.5
_SEEN_LATELY = 3
"""The things looked at last are not looked at again at once."""


class Spectator:
    """On or off; moves a camera when it is on."""

    def __init__(self) -> None:
        self.on = False
        self.caption = ""
        self._spot: Lively | None = None
        self._stayed = self._looked = self._moved = 0.0
        self._from = (0.0, 0.0)
        self._lately: list[str] = []

    def toggle(self) -> None:
        """Begin to look around, or stop."""
        self._set(not self.on)

    def stop(self) -> None:
        """The player looks for themselves."""
        self._set(False)

    def _set(self, on: bool) -> None:
        self.on, self.caption, self._spot = on, "", None
        self._looked = _LOOKS_EVERY
        self._lately.clear()

    def update(self, dt: float, camera: Camera, scene: Scene, world: Seen, lately: Sequence[Event]) -> None:
        """Let `dt` seconds pass: look for the liveliest spot now and then, and move there."""
        if not self.on:
            return
        self._stayed, self._looked, self._moved = self._stayed + dt, self._looked + dt, self._moved + dt
        if self._looked >= _LOOKS_EVERY:
            self._looked = 0.0
            self._look(camera, world, lately)
        place = scene.people.at(self._spot.person) if self._spot else None
        if place is not None:
            share = eased(self._moved / _WAY) if scene.lively else 1.0
            x, y = self._from
            camera.look_at(x + (place[0] - x) * share, y + (place[1] - y) * share)

    def _look(self, camera: Camera, world: Seen, lately: Sequence[Event]) -> None:
        """Stay, or turn to something else."""
        spots = liveliest(world, lately)
        now = self._spot
        same = next((spot for spot in spots if now and spot.person == now.person), None)
        if now is not None and self._stays(now, same, spots, world):
            self._spot, self.caption = same, same.words if same else self.caption
            return
        fresh = [spot for spot in spots if spot.person not in self._lately] or spots
        if not fresh:
            self._spot, self.caption = None, strings.SPECTATE_NOTHING
            return
        self._spot, self.caption = fresh[0], fresh[0].words
        self._lately = [*self._lately, fresh[0].person][-_SEEN_LATELY:]
        self._from, self._stayed, self._moved = (camera.x, camera.y), 0.0, 0.0

    def _stays(self, now: Lively, same: Lively | None, spots: Sequence[Lively], world: Seen) -> bool:
        if same is None or not still_there(now, world) or self._stayed >= _STAYS_AT_MOST:
            return False
        return self._stayed < _STAYS or spots[0].weight < _LIVELIER * max(1.0, same.weight)


def eased(share: float) -> float:
    """A way that begins and ends slowly, from 0 to 1."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)
