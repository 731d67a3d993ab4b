"""Whom an act is for, where nobody is chosen yet: what is typed looks for a name, and runs nothing else."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.parts import Part, Words
from game.view.taking_part.asking import PartSheet
from game.view.words import clean

_SHOWN = 10


class PickPerson(PartSheet):
    """A field for a name, and those who are called so; Enter takes the first."""

    first = "words"
    width = 400

    def __init__(self, acts: Acts, title: str, act: Callable[[str], None]) -> None:
        super().__init__(acts)
        self.title, self._act, self._words = title, act, Entry(longest=80)

    def lines(self) -> Sequence[Line]:
        """The field, and whom it finds."""
        field = Field("words", self._words, strings.WHOM, strings.WHOM_HINT, self._first)
        names = self._found()
        links: list[Line] = [Words(self.make.link(clean(n, 60), partial(self._take, n)), n) for n in names[:_SHOWN]]
        more = [self.note(strings.AND_MORE.format(len(names) - _SHOWN))] if len(names) > _SHOWN else []
        return [field, *(links or [self.note(strings.WHOM_NONE)]), *more]

    def feet(self) -> Sequence[Part]:
        """None of them."""
        return [self.cancel()]

    def signature(self) -> Hashable:
        """Who is in town."""
        return tuple(self.world.people)

    def _found(self) -> list[str]:
        words = clean(self._words.value).casefold()
        return sorted(name for name in self.world.people if words in name.casefold())

    def _first(self) -> None:
        names = self._found()
        if names and self._words.value.strip():
            self._take(names[0])
        else:
            self._words.said = strings.WHOM_NONE if not names else strings.WHOM_WRITE

    def _take(self, name: str) -> None:
        self.close()
        self._act(name)
