"""A sheet that lets one of some options be chosen: the value of a filter."""

from collections.abc import Callable, Sequence
from functools import partial

from game.view import strings
from game.view.form import Line
from game.view.parts import Button, Option, Part, Words
from game.view.sheets import Sheet


class Pick(Sheet):
    """Options under each other; a click chooses one and closes it."""

    width = 380
    first = "option 0"

    def __init__(self, title: str, options: Sequence[Option], chosen: str, act: Callable[[str], None]) -> None:
        self.title, self._options, self._chosen, self._act = title, options, chosen, act

    def lines(self) -> Sequence[Line]:
        """The options, the one that holds marked."""
        found: list[Line] = []
        for number, option in enumerate(self._options):
            emoji = strings.CHOSEN if option.key == self._chosen else option.emoji
            block = self.make.link(option.words, partial(self._take, option.key), emoji, indent=26, gap=8)
            found.append(Words(block, f"option {number}"))
        return found

    def feet(self) -> Sequence[Part]:
        """Leave it as it is."""
        return [Button(strings.CLOSE_PLAIN, self.close)]

    def _take(self, key: str) -> None:
        self.close()
        self._act(key)
