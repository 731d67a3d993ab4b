"""What each action does (actions.py): its id, and a function without arguments."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.view.choosing import Choosing
from game.view.intents import Intent, QuickLoad, QuickSave, Save, SetSpeed, TakePicture, TogglePause
from game.view.stage import Stage

WIDER = 40
"""Pixels at 100 % by which the inspector grows with a key."""


class Openers(Protocol):
    """What the screen does by itself."""

    def open_help(self) -> None:
        """Show all keys, or hide them."""

    def open_settings(self) -> None:
        """Show the settings."""

    def widen(self, width: int) -> None:
        """Give the inspector another width."""


def table_of(
    stage: Stage, choosing: Choosing, want: Callable[[Intent], None], screen: Openers
) -> dict[str, Callable[[], None]]:
    """Every action; those that go on while a key is held are in controls.py."""
    return {
        "pause": partial(want, TogglePause()),
        **{f"speed_{index + 1}": partial(want, SetSpeed(index)) for index in range(4)},
        "save": partial(want, Save()),
        "quick_save": partial(want, QuickSave()),
        "quick_load": partial(want, QuickLoad()),
        "picture": partial(want, TakePicture()),
        "next_person": partial(choosing.next, 1),
        "person_before": partial(choosing.next, -1),
        "follow": choosing.toggle_follow,
        "next_tab": partial(_show_beside, stage, 1),
        "tab_before": partial(_show_beside, stage, -1),
        "into_panel": lambda: stage.board.take_focus(),
        "panel_wider": partial(_widen, stage, screen, WIDER),
        "panel_narrower": partial(_widen, stage, screen, -WIDER),
        "log": partial(_toggle_log, stage, choosing),
        "zoom_in": partial(_zoom, stage, 1),
        "zoom_out": partial(_zoom, stage, -1),
        "whole_town": partial(_show_all, stage),
        "page_up": lambda: stage.board.page(-1),
        "page_down": lambda: stage.board.page(1),
        "help": screen.open_help,
        "settings": screen.open_settings,
        "back": partial(_back, stage, choosing),
    }


def _show_beside(stage: Stage, step: int) -> None:
    if stage.world is not None and stage.board.inspector.is_open:
        stage.board.inspector.show_beside(step, stage.world)


def _widen(stage: Stage, screen: Openers, by: int) -> None:
    if stage.board.inspector.is_open:
        screen.widen(stage.board.inspector.rect.width + stage.board.layout.scale.signed(by))


def _toggle_log(stage: Stage, choosing: Choosing) -> None:
    """Show or hide what happened."""
    board = stage.board
    if board.log.is_open:
        board.log.hide()
    elif stage.world is not None:
        if not board.layout.holds_both:
            choosing.deselect()
        board.log.open(stage.world)
    stage.camera.set_free(board.free)


def _zoom(stage: Stage, steps: int) -> None:
    stage.camera.zoom_by(steps, stage.camera.free.center)


def _show_all(stage: Stage) -> None:
    stage.following = False
    stage.camera.show_all()


def _back(stage: Stage, choosing: Choosing) -> None:
    """Close what is open, the topmost first."""
    if stage.board.sheets.close():
        return
    if stage.board.inspector.is_open:
        choosing.deselect()
    elif stage.board.log.is_open:
        _toggle_log(stage, choosing)
