"""Creating a person: name, age, traits, a paragraph, look, home; for a new town, or to move in while it is played."""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from random import Random

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import Look
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.panels.rows import NOTE, Maker
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet
from game.view.starting.person_parts import Likeness
from game.view.taking_part.looks import Turn, value_in, values_of, with_value
from game.world.commands import MoveIn
from game.world.moving import MOST_ABOUT, MOST_NAME, clauses_of, unfit_words
from game.world.world import describe_place

Check = Callable[[MoveIn], Mapping[str, str]]
"""What is wrong with somebody in this town, a sentence by field."""
_COLUMNS = 4
_FAULT = (look.SMALL, True, look.WINE)
_PARTED = re.compile(r"[,;\n]")


class CreateSheet(Sheet):
    """Asks who somebody is; `done` gets them once nothing is wrong with them."""

    title = strings.CREATE_TITLE
    width = 720
    first = "name"
    kept = ("_name", "_age", "_traits", "_about", "_home", "_look", "_drawn")

    def __init__(
        self,
        acts: Acts,
        free: Mapping[str, int],
        check: Check,
        done: Callable[[MoveIn], None],
        words: str = strings.CREATE_DO,
        known: MoveIn | None = None,
        changes: bool = False,
    ) -> None:
        """`free` are the rooms with beds and how many of these are free; `known` is who is changed; `changes` if they
        come to a town in play."""
        self.changes, self._known = changes, known.name if known else ""
        self._acts, self._free, self._check, self._done, self._words = acts, free, check, done, words
        self._name, self._age = Entry(longest=MOST_NAME), Entry("30", longest=3)
        self._traits = Entry(longest=200)
        self._about = Entry(longest=MOST_ABOUT, several=True)
        self._home, self._home_said = "", ""
        self._look: Look = {}
        self._drawn = 0
        if known is not None:
            self._take(known)

    @property
    def draft(self) -> Hashable:
        """Who is changed; nobody for a new person."""
        return self._known

    def resume(self, before: Sheet) -> None:
        """A home that there is not any more is let go."""
        super().resume(before)
        self._home = self._home if self._home in self._free else ""

    def lines(self) -> Sequence[Line]:
        """The fields at the right of the portrait, the look under them."""
        choices = self.make.figures.choices() if self.make.figures else {}
        if choices and not self._look:
            self._draw_look()
        lines: list[Line] = [
            (Field("name", self._name, strings.CREATE_NAME, strings.CREATE_NAME_HINT),
             _Narrow("age", self._age, strings.CREATE_AGE)),
            (Field("traits", self._traits, strings.CREATE_TRAITS, strings.CREATE_TRAITS_HINT), self._home_line()),
        ]  # fmt: skip
        if self._home_said:
            lines.append(Words(self.make.text(f"⚠ {self._home_said}", _FAULT)))
        about = Field("about", self._about, strings.CREATE_ABOUT, strings.CREATE_ABOUT_HINT, lines=5)
        lines += [(Likeness(self._look), about), Words(self.make.text(strings.CREATE_HOW, NOTE))]
        return lines + self._look_lines(choices)

    def feet(self) -> Sequence[Part]:
        """Done, another look, or not at all."""
        return [
            Button(self._words, self._create, "create"),
            Button(strings.VISIT_LOOK, self._draw_look, "another", strings.VISIT_LOOK_TIP),
            Button(strings.PART_CANCEL, self.finish, "cancel", skin=PAPER),
        ]

    @property
    def person(self) -> MoveIn:
        """As they are written now."""
        traits = tuple(word.strip() for word in _PARTED.split(self._traits.text) if word.strip())
        age = int(self._age.value) if self._age.value.isascii() and self._age.value.isdigit() else -1
        return MoveIn(self._name.value, dict(self._look), age, traits, self._about.value, self._home)

    def _take(self, known: MoveIn) -> None:
        self._name.set(known.name)
        self._age.set(str(known.age))
        self._traits.set(", ".join(known.traits))
        self._about.set(known.about)
        self._home, self._look = known.home, dict(known.look)

    def _home_line(self) -> Part:
        words = {"": strings.CREATE_ANY_HOME, **{room: self._room(room) for room in self._free}}
        back = {said: room for room, said in words.items()}
        shown = words.get(self._home, words[""])
        return Turn("home", strings.CREATE_HOME, list(back), shown, lambda said: self._live(back[said]))

    def _room(self, room: str) -> str:
        left = self._free[room]
        return f"{describe_place(room)} ({strings.CREATE_BEDS[min(max(left, 0), 2)].format(left)})"

    def _live(self, room: str) -> None:
        self._home = room

    def _look_lines(self, choices: Mapping[str, list[str]]) -> list[Line]:
        """A part for each thing of the look, four in a line."""
        turns = [
            Turn(f"look {key}", strings.LOOKS[key], values_of(choices, key), value_in(self._look, key),
                 partial(self._dress, key))
            for key in choices
            if key in strings.LOOKS
        ]  # fmt: skip
        return [tuple(turns[n : n + _COLUMNS]) for n in range(0, len(turns), _COLUMNS)]

    def _dress(self, key: str, value: str) -> None:
        self._look = with_value(self._look, key, value)

    def _draw_look(self) -> None:
        """Another look; the same ones in the same order."""
        self._drawn += 1
        chance = Random(f"newcomer {self._drawn}")
        choices = self.make.figures.choices() if self.make.figures else {}
        self._look = {key: chance.choice(values) for key, values in choices.items() if key != "extras"}
        self._look["extras"] = [chance.choice(choices["extras"])] if choices and chance.random() < 0.4 else []

    def _create(self) -> None:
        """Hand them over, or say at each field what is wrong with it."""
        person = self.person
        no = {**self._check(person), **unfit_words(person)}
        if person.age < 0:
            no["age"] = strings.CREATE_NO_AGE
        if not clauses_of(person.name, person.about):
            no["about"] = strings.CREATE_NO_ABOUT
        for name, entry in (("name", self._name), ("age", self._age), ("traits", self._traits), ("about", self._about)):
            entry.said = _sentence(no.get(name, ""))
        self._home_said = _sentence(no.get("home", ""))
        if not no:
            self._done(person)
            self.finish()


class _Narrow(Field):
    """A field for a number."""

    def width(self, make: Maker) -> int:
        """As wide as three figures."""
        return make.scale(72)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}." if words and not words.endswith(".") else words
