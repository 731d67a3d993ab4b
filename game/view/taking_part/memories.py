"""Memories that the player gives, changes or takes away, and two who had never met. Open one with

acts.open(GiveMemory(acts, "Ada Hill"))                 a new memory
acts.open(ChangeMemory(acts, "Ada Hill", ordinal))      change it, or take it away
acts.open(NeverMetSheet(acts, "Ada Hill"))
"""

from collections.abc import Hashable, Sequence
from itertools import islice

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.panels.rows import Act
from game.view.parts import Button, Choice, Option, Part, Words
from game.view.taking_part.asking import LONGEST, PartSheet, written
from game.view.words import clean
from game.world.commands import AddMemory, EditMemory, HideMemory, NeverMet
from game.world.memories import Memory, MemoryStream
from game.world.remembering import fate, resting_on

_SHOWN, _LOOKED = 8, 20_000
"""Memories that are offered, and that are looked through, at a time."""


class GiveMemory(PartSheet):
    """A new memory."""

    first, kept = "text", ("text", "weight")

    def __init__(self, acts: Acts, name: str) -> None:
        super().__init__(acts)
        self.name = name
        self.text, self.weight = Entry(longest=LONGEST, several=True), Entry(longest=2)
        self.title = strings.MEMORY_ADD_TITLE.format(name)

    @property
    def draft(self) -> Hashable:
        """Whose."""
        return self.name

    def lines(self) -> Sequence[Line]:
        """The words, and how much they matter."""
        return [*self.fields(self._do), self.way_back()]

    def fields(self, enter: Act) -> list[Line]:
        """The two fields."""
        hint = strings.MEMORY_HINT.format(self.name)
        return [
            Field("text", self.text, strings.MEMORY_WHAT, hint, enter, lines=4),
            Field("weight", self.weight, strings.MEMORY_WEIGHT, "", enter),
        ]

    def feet(self) -> Sequence[Part]:
        """Give it, or not."""
        return [Button(strings.MEMORY_ADD, self._do), self.cancel()]

    def importance(self) -> int | None:
        """What was written, 0 for nothing; None, and the field says why, if that is no importance."""
        words = self.weight.value
        if not words:
            return 0
        if words.isdecimal() and 1 <= int(words) <= 10:
            return int(words)
        self.weight.said = strings.MEMORY_NO_WEIGHT
        return None

    def _do(self) -> None:
        words, importance = written(self.text), self.importance()
        if words and importance is not None:
            self.do(AddMemory(self.name, words, importance), strings.MEMORY_GIVEN.format(self.name))


class ChangeMemory(GiveMemory):
    """A memory that is there: other words for it, or none."""

    def __init__(self, acts: Acts, name: str, ordinal: int) -> None:
        super().__init__(acts, name)
        self._ordinal, self._old = ordinal, ""
        self.title = strings.MEMORY_EDIT_TITLE.format(name)

    @property
    def draft(self) -> Hashable:
        """Whose, and which."""
        return self.name, self._ordinal

    def opened(self) -> None:
        """Begin with the words that it has, or with those that were begun instead."""
        memory = self._memory()
        if memory is not None:
            self._old = clean(memory.text)
            if not self.text.text:
                self.text.set(memory.text)
            self.acts.renew()

    def lines(self) -> Sequence[Line]:
        """The fields, and what goes with it."""
        return [*self.fields(self._change), self.note(strings.MEMORY_HOW), *self._rests(), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Change it, take it away, or leave it."""
        change = Button(strings.MEMORY_CHANGE, self._change)
        return [change, Button(strings.MEMORY_REMOVE, self._remove), self.cancel()]

    def signature(self) -> Hashable:
        """What rests on it."""
        return self._resting()

    def _rests(self) -> list[Line]:
        count = self._resting()
        return [self.note(strings.MEMORY_RESTS.format(counted(count)))] if count else []

    def _resting(self) -> int:
        """How many memories that still count rest on it."""
        stream = self._stream()
        return sum(not fate(stream, n) for n in resting_on(stream, [self._ordinal])) - 1 if stream else 0

    def _stream(self) -> MemoryStream | None:
        person = self.world.people.get(self.name)
        known = person is not None and 0 < self._ordinal <= len(person.stream.rows)
        return person.stream if person and known else None

    def _memory(self) -> Memory | None:
        stream = self._stream()
        return stream.rows[self._ordinal - 1] if stream else None

    def _change(self) -> None:
        words, importance = written(self.text), self.importance()
        if words == self._old and not importance:
            self.text.said = strings.MEMORY_SAME
        elif words and importance is not None:
            changed = EditMemory(self.name, self._ordinal, words, importance)
            self.do(changed, strings.MEMORY_CHANGED.format(self.name))

    def _remove(self) -> None:
        self.do(HideMemory(self.name, self._ordinal), strings.MEMORY_TAKEN.format(self.name))


class PickMemory(PartSheet):
    """The latest memories that hold some words, to choose the one that is to be changed."""

    first = "words"

    def __init__(self, acts: Acts, name: str) -> None:
        super().__init__(acts)
        self._name, self._words = name, Entry(longest=200)
        self.title = strings.MEMORY_PICK_TITLE.format(name)

    def lines(self) -> Sequence[Line]:
        """The field, and what was found."""
        field = Field("words", self._words, strings.MEMORY_PICK, strings.MEMORY_PICK_HINT)
        found = [self._link(memory) for memory in self._found()]
        return [field, *(found or [self.note(strings.MEMORY_PICK_NONE)])]

    def feet(self) -> Sequence[Part]:
        """None of them."""
        return [self.cancel()]

    def _link(self, memory: Memory) -> Words:
        def change() -> None:
            self.close()
            self.acts.open(ChangeMemory(self.acts, self._name, memory.ordinal))

        return Words(self.make.link(clean(memory.text, 120), change), key=f"memory {memory.ordinal}")

    def _found(self) -> list[Memory]:
        """The newest first, as far as they show and as far as it is worth looking back."""
        person, words = self.world.people.get(self._name), self._words.value.lower()
        rows = person.stream.rows[-_LOOKED:] if person else []
        fits = (m for m in reversed(rows) if words in m.text.lower() and person and not fate(person.stream, m.ordinal))
        return list(islice(fits, _SHOWN))


class NeverMetSheet(PartSheet):
    """Whom somebody had never met."""

    first = "whom"

    def __init__(self, acts: Acts, name: str) -> None:
        super().__init__(acts)
        self._name, self._whom = name, ""
        self.title = strings.NEVER_MET_TITLE.format(name)

    def lines(self) -> Sequence[Line]:
        """Everybody whom they may know, the closest first."""
        names = self._known()
        if not names:
            return [self.note(strings.NEVER_MET_NOBODY.format(self._name))]
        self._whom = self._whom if self._whom in names else names[0]
        options = [Option(name, clean(name, 40)) for name in names]
        choice = Choice("whom", strings.NEVER_MET_WHOM, options, self._whom, self._choose)
        return [choice, self.note(strings.NEVER_MET_HOW), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Do it, or not."""
        do = [Button(strings.NEVER_MET_DO, self._do)] if self._known() else []
        return [*do, self.cancel()]

    def signature(self) -> Hashable:
        """Whom they know."""
        return tuple(self._known())

    def _known(self) -> list[str]:
        """Those whom they have a tie to or have seen, the closest first."""
        person = self.world.people.get(self._name)
        if person is None:
            return []
        names = [n for n in self.world.people if n != self._name and (n in person.ties or n in person.seen)]
        return sorted(names, key=lambda n: -abs(person.ties[n].closeness) if n in person.ties else 0)

    def _choose(self, name: str) -> None:
        self._whom = name

    def _do(self) -> None:
        self.do(NeverMet(self._name, self._whom), strings.NEVER_MET_DONE.format(self._name, self._whom))


def counted(count: int) -> str:
    """`3 memories`."""
    return strings.MEMORIES_COUNT[count != 1].format(count)
