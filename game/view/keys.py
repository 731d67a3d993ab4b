"""What becomes of a key: the sheet or panel that has the focus is first, then the table of actions."""

from collections.abc import Callable, Mapping

import pygame

from game.view.actions import KeyMap
from game.view.stage import Stage


class Keys:
    """Keys that are down, and what they do. Keys are read from events only, never polled."""

    def __init__(self, stage: Stage, keymap: KeyMap, acts: Mapping[str, Callable[[], None]]) -> None:
        self.map = keymap
        self._stage, self._acts = stage, acts
        self._down: set[int] = set()
        self._swallow = ""
        """Letters of a key that did something: they must not land in the field that it opened."""

    def down(self, event: pygame.event.Event) -> None:
        """A key went down, or repeats while it is held."""
        stage, held = self._stage, event.key in self._down
        self._down.add(event.key)
        self._swallow = ""
        if stage.world is None or stage.board.takes_key(event, stage.world):
            stage.controls.release_all()
            return
        action = self.map.action_of(event)
        if action is None or (held and not action.repeats):
            return
        self._swallow = event.unicode
        if action.held:
            stage.controls.key_down(event.key, action.id)
        else:
            self._acts[action.id]()

    def up(self, event: pygame.event.Event) -> None:
        """A key was let go."""
        self._down.discard(event.key)
        self._stage.controls.key_up(event.key)

    def text(self, event: pygame.event.Event) -> None:
        """Words were written."""
        if self._swallow and event.type == pygame.TEXTINPUT and event.text == self._swallow:
            return
        if self._stage.world is not None:
            self._stage.board.takes_text(event, self._stage.world)

    def release_all(self) -> None:
        """The window lost the keys."""
        self._down.clear()
        self._stage.controls.release_all()
