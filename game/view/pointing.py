"""What becomes of the pointer: panels and sheets are first, then what watches over the town, then the town itself."""

from collections.abc import Callable

import pygame

from game.view.choosing import Choosing
from game.view.overlay import Overlay
from game.view.seen import Deed, Seen
from game.view.stage import Stage
from game.view.taking_part.player import Player
from game.view.watching import Watching


class Pointing:
    """Takes the events of the pointer; tells who is under it."""

    def __init__(
        self,
        stage: Stage,
        choosing: Choosing,
        watching: Watching,
        player: Player,
        overlay: Callable[[], Overlay],
        why: Callable[[str, Deed], None],
    ) -> None:
        self._stage, self._choosing, self._watching, self._player = stage, choosing, watching, player
        self._overlay, self._why = overlay, why

    def take(self, event: pygame.event.Event, world: Seen) -> None:
        """A movement, a button or the wheel; anything else is let pass."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event, world)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            self._press(event, world)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            self._release(event, world)
        elif event.type == pygame.MOUSEWHEEL:
            pointer = self._stage.controls.pointer
            if not self._stage.board.wheel(pointer, event.y):
                self._stage.camera.zoom_by(1 if event.y > 0 else -1, pointer)

    def person(self, curtain: bool) -> str:
        """Who is under the pointer, on the map or in the row; nobody behind a curtain."""
        stage, pointer = self._stage, self._stage.controls.pointer
        if pointer[0] < 0 or curtain or self._watching.covers(pointer):
            return ""
        if stage.board.covers(pointer):
            return "" if stage.board.sheets.is_modal else stage.board.residents.at(pointer)
        return stage.scene.people.hit(*stage.camera.to_world(pointer))

    def _move(self, event: pygame.event.Event, world: Seen) -> None:
        self._stage.board.takes(event, world)
        if self._watching.move(event.pos):
            self._stage.controls.pointer = event.pos
        else:
            self._stage.controls.move(event.pos)

    def _press(self, event: pygame.event.Event, world: Seen) -> None:
        if not self._stage.board.takes(event, world) and not self._watching.press(event.pos):
            self._stage.controls.move(event.pos)
            self._stage.controls.press(event.pos)

    def _release(self, event: pygame.event.Event, world: Seen) -> None:
        self._stage.board.takes(event, world)
        if not self._watching.release() and self._stage.controls.release():
            self._click(event.pos, event.button)

    def _click(self, pos: tuple[int, int], button: int) -> None:
        """On a bubble: why? On the ground, as a body: walk there. On anything else: choose it."""
        world = self._stage.world
        found = self._overlay().deed_at(pos, world) if world is not None else None
        if button == 1 and found is not None:
            self._why(*found)
        elif not self._player.walk_to(pos, always=button == 3) and button == 1:
            self._choosing.click(pos)
