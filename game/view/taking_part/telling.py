"""Telling without talking: whispering as an inner voice, and letting people know something."""

from collections.abc import Hashable, Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.parts import Button, Check, Choice, Option, Part
from game.view.taking_part.asking import LONGEST, PartSheet, written
from game.view.words import clean
from game.world.commands import Announce, WhisperTo

_COLUMNS = 2
_LONGEST_NAME = 40


class Whisper(PartSheet):
    """The inner voice of one person."""

    first, kept = "text", ("_text",)

    def __init__(self, acts: Acts, name: str) -> None:
        super().__init__(acts)
        self._name, self._text = name, Entry(longest=LONGEST, several=True)
        self.title = strings.WHISPER_TITLE.format(name)

    @property
    def draft(self) -> Hashable:
        """To whom."""
        return self._name

    def lines(self) -> Sequence[Line]:
        """The field."""
        field = Field("text", self._text, strings.WHISPER_WHAT, strings.WHISPER_HINT, self._do, lines=3)
        return [field, self.note(strings.WHISPER_HOW), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Whisper, or not."""
        return [Button(strings.WHISPER_DO, self._do), self.cancel()]

    def _do(self) -> None:
        if words := written(self._text):
            self.do(WhisperTo(self._name, words), strings.WHISPER_DONE.format(self._name))


class AnnounceSheet(PartSheet):
    """News for one, for those at a place, for some, or for all."""

    first, kept = "text", ("_text",)

    def __init__(self, acts: Acts, person: str = "", place: str = "", inside: Sequence[str] = ()) -> None:
        """`inside` are those who are at the place that was chosen, if any."""
        super().__init__(acts)
        self.title = strings.ANNOUNCE_TITLE
        self._text = Entry(longest=LONGEST, several=True)
        self._person, self._place, self._inside = person, place, tuple(inside)
        self._to = "one" if person else "place" if inside else "all"
        self._some: set[str] = {person} if person else set(inside)

    def lines(self) -> Sequence[Line]:
        """What, and to whom."""
        field = Field("text", self._text, strings.ANNOUNCE_WHAT, strings.ANNOUNCE_HINT, self._do, lines=3)
        choice = Choice("to", strings.ANNOUNCE_TO, self._options(), self._to, self._choose)
        return [field, choice, *(self._checks() if self._to == "some" else []), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Announce, or not."""
        return [Button(strings.ANNOUNCE_DO, self._do), self.cancel()]

    def signature(self) -> Hashable:
        """Who is in town."""
        return tuple(self.world.people)

    def _options(self) -> list[Option]:
        one = [Option("one", self._person)] if self._person else []
        place = [Option("place", strings.ANNOUNCE_PLACE.format(self._place))] if self._inside else []
        return [*one, *place, Option("all", strings.ANNOUNCE_ALL), Option("some", strings.ANNOUNCE_SOME)]

    def _choose(self, to: str) -> None:
        self._to = to

    def _checks(self) -> list[Line]:
        checks = [
            Check(clean(name, _LONGEST_NAME), name in self._some, lambda on, name=name: self._mark(name, on), name)  # type: ignore[misc]
            for name in self.world.people
        ]
        return [tuple(checks[n : n + _COLUMNS]) for n in range(0, len(checks), _COLUMNS)]

    def _mark(self, name: str, on: bool) -> None:
        self._some = self._some | {name} if on else self._some - {name}

    def _do(self) -> None:
        words = written(self._text)
        chosen = {"one": {self._person}, "place": set(self._inside), "some": self._some}.get(self._to)
        to = tuple(name for name in self.world.people if chosen is not None and name in chosen)
        if words and chosen is not None and not to:
            self._text.said = strings.ANNOUNCE_NOBODY
        elif words:
            self.do(Announce(words, to), _who_knows(to))


def _who_knows(to: Sequence[str]) -> str:
    if not to:
        return strings.ANNOUNCE_DONE_ALL
    return strings.ANNOUNCE_DONE.format(to[0]) if len(to) == 1 else strings.ANNOUNCE_DONE_SOME.format(len(to))
