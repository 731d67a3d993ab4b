"""Asks whether somebody is to leave the town."""

from collections.abc import Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet
from game.view.taking_part.asking import do
from game.world.commands import MoveOut


class MoveOutSheet(Sheet):
    """One question."""

    width, changes = 440, True

    def __init__(self, acts: Acts, name: str) -> None:
        self._acts, self._name = acts, name
        self.title = strings.MOVE_OUT_TITLE.format(name)

    def lines(self) -> Sequence[Line]:
        """What it means."""
        return [Words(self.make.text(strings.MOVE_OUT_HOW.format(self._name, self._acts.tip(strings.UNDO, "undo"))))]

    def feet(self) -> Sequence[Part]:
        """Yes or no."""
        return [
            Button(strings.MOVE_OUT_DO, self._move, "do"),
            Button(strings.PART_CANCEL, self.close, "cancel", skin=PAPER),
        ]

    def _move(self) -> None:
        do(self._acts, MoveOut(self._name), strings.MOVE_OUT_DONE.format(self._name))
        self.close()
