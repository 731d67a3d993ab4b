"""Coming to town as a visitor: a name, an age, a look and a sentence about oneself."""

from collections.abc import Hashable, Sequence
from functools import partial
from random import Random

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import SetSpeed
from game.view.parts import Button, Part
from game.view.taking_part.asking import PartSheet, written
from game.view.taking_part.body import body_of
from game.view.taking_part.looks import Look, Portrait, Turn, value_in, values_of, with_value
from game.view.words import clean
from game.world.commands import EnterTown
from game.world.places import Tile

_COLUMNS = 3
_AGES = range(5, 121)


class Guest:
    """What the player last came as; kept for the next time."""

    def __init__(self) -> None:
        self.name, self.age = Entry(longest=60), Entry("30", longest=3)
        self.about = Entry(longest=400, several=True)
        self.look: Look = {}
        self._drawn = 0

    def draw_look(self, choices: dict[str, list[str]]) -> None:
        """Another look, drawn at random."""
        self._drawn += 1
        chance = Random(f"look {self._drawn}")
        self.look = {key: chance.choice(values) for key, values in choices.items() if key != "extras"}
        self.look["extras"] = [chance.choice(choices["extras"])] if chance.random() < 0.4 else []


class Enter(PartSheet):
    """Who one is; it closes when one has come."""

    width = 560
    title = strings.VISIT_TITLE
    first = "name"

    def __init__(self, acts: Acts, guest: Guest, tile: Tile | None = None, place: str = "") -> None:
        """`tile` is where one comes in, None for the town's own way in; `place` what that is called."""
        super().__init__(acts)
        self._guest, self._tile, self._place = guest, tile, place

    def lines(self) -> Sequence[Line]:
        """The fields, and the look."""
        guest, choices = self._guest, self.make.figures.choices() if self.make.figures else {}
        if choices and not guest.look:
            guest.draw_look(choices)
        about = Field("about", guest.about, strings.VISIT_ABOUT, strings.VISIT_ABOUT_HINT, self._do, lines=4)
        where = strings.VISIT_WHERE.format(self._place) if self._tile and self._place else strings.VISIT_WAY_IN
        return [
            (Field("name", guest.name, strings.VISIT_NAME, strings.VISIT_NAME_HINT, self._do), self._age()),
            (*([Portrait(guest.look)] if choices else []), about),
            *self._look(choices),
            self.note(where),
            self.note(self._how()),
        ]

    def feet(self) -> Sequence[Part]:
        """Come, draw another look, or stay away."""
        choices = self.make.figures.choices() if self.make.figures else {}
        another = Button(
            strings.VISIT_LOOK, lambda: self._guest.draw_look(choices), tip=strings.VISIT_LOOK_TIP, emoji="🎲"
        )
        return [Button(strings.VISIT_DO, self._do), *([another] if choices else []), self.cancel()]

    def signature(self) -> Hashable:
        """Whether one has come: then it is done."""
        if body_of(self.world) is not None:
            self.close()
        return None

    def _age(self) -> Field:
        return Field("age", self._guest.age, strings.VISIT_AGE, "", self._do)

    def _how(self) -> str:
        keys = {name: self.acts.tip("", name).strip(" ()") for name in ("talk", "use", "visit") if name != "talk"}
        return strings.VISIT_HOW.format(talk=self.acts.tip("", "speak").strip(" ()"), **keys)

    def _look(self, choices: dict[str, list[str]]) -> list[Line]:
        """A part for each thing that can be chosen, three in a line."""
        turns = [self._turn(key, choices) for key in choices if len(values_of(choices, key)) > 1]
        return [tuple(turns[n : n + _COLUMNS]) for n in range(0, len(turns), _COLUMNS)]

    def _turn(self, key: str, choices: dict[str, list[str]]) -> Turn:
        value = value_in(self._guest.look, key)
        return Turn(key, strings.LOOKS.get(key, key), values_of(choices, key), value, partial(self._wear, key))

    def _wear(self, key: str, value: str) -> None:
        self._guest.look = with_value(self._guest.look, key, value)

    def _do(self) -> None:
        guest = self._guest
        name, age = written(guest.name, strings.VISIT_NO_NAME), guest.age.value
        if not age.isdecimal() or int(age) not in _AGES:
            guest.age.said = strings.VISIT_NO_AGE
        elif name:
            name = name[:1].upper() + name[1:]
            self.acts.want(EnterTown(name, guest.look, int(age), clean(guest.about.value), self._tile))
            self.acts.want(SetSpeed(0))
