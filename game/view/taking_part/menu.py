"""The menu: what can be done to what is chosen, and in the town."""

from collections.abc import Callable, Hashable, Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.form import Line
from game.view.parts import Button, Part, Words
from game.view.taking_part.asking import PartSheet
from game.view.words import clean

_COLUMNS = 2


class Menu(PartSheet):
    """Buttons in two columns, each with its tip; the rows follow what is possible."""

    title = strings.PART_TITLE
    width = 480

    def __init__(self, acts: Acts, chosen: Callable[[], str], doing: Callable[[], dict[str, Callable[[], None]]],
                 town: Callable[[], dict[str, Callable[[], None]]]) -> None:  # fmt: skip
        """`chosen` is what the acts `doing` are for, in words; `town` are those for the whole town. By name."""
        super().__init__(acts)
        self._chosen, self._doing, self._town = chosen, doing, town

    def opened(self) -> None:
        """The first act has the focus."""

    def lines(self) -> Sequence[Line]:
        """What can be done."""
        doing, chosen = self._doing(), self._chosen()
        first: list[Line] = [Words(self.make.heading(strings.PART_OF.format(clean(chosen, 60))))] if doing else []
        town = Words(self.make.heading(strings.PART_TOWN))
        return [*first, *self._rows(doing), town, *self._rows(self._town()), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Nothing of it."""
        return [self.cancel()]

    def signature(self) -> Hashable:
        """Which acts there are."""
        return tuple(self._doing()), tuple(self._town()), self._chosen()

    def _rows(self, acts: dict[str, Callable[[], None]]) -> list[Line]:
        buttons = [self._button(name, act) for name, act in acts.items()]
        return [tuple(buttons[n : n + _COLUMNS]) for n in range(0, len(buttons), _COLUMNS)]

    def _button(self, name: str, act: Callable[[], None]) -> Button:
        words, emoji, tip = strings.PART_BUTTONS[name]

        def do() -> None:
            self.close()
            act()

        return Button(words, do, key=name, tip=tip, emoji=emoji, wide=True)
