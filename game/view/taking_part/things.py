"""Changing a thing: by the player's word, or by what the player's body does there."""

from collections.abc import Hashable, Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.parts import Button, Choice, Option, Part
from game.view.taking_part.asking import PartSheet, do, written
from game.view.words import clean, first_capital, short_name
from game.world.commands import SetThingState, UseThing

LONGEST_STATE = 200


class _AboutThing(PartSheet):
    """A thing of the town, its state and the states that it may have."""

    def __init__(self, acts: Acts, address: str) -> None:
        super().__init__(acts)
        self.address, self.state = address, Entry(longest=LONGEST_STATE)

    @property
    def called(self) -> str:
        """Its name."""
        return clean(self.address.rsplit(":", 1)[1], 60)

    @property
    def draft(self) -> Hashable:
        """Which thing."""
        return self.address

    def signature(self) -> Hashable:
        """Its state."""
        return self.world.thing_states.get(self.address)

    def now(self) -> Line:
        """Where it is, and what it is now."""
        state = clean(self.world.thing_states.get(self.address, "")) or strings.STATE_USUAL
        return self.note(f"{short_name(self.address)} · {strings.STATE_IS.format(state)}")

    def known_states(self) -> list[Line]:
        """The states of the map, to be chosen."""
        thing = self.world.town.things.get(self.address)
        states = [Option(state, clean(state, 40)) for state in (thing.states if thing else ())]
        return [Choice("known", strings.STATE_KNOWN, states, self.state.value, self.state.set)] if states else []


class StateSheet(_AboutThing):
    """What a thing is from now on, in any words."""

    first, kept = "state", ("state",)

    def __init__(self, acts: Acts, address: str) -> None:
        super().__init__(acts, address)
        self.title = strings.STATE_TITLE.format(self.called)

    def lines(self) -> Sequence[Line]:
        """The field, and the usual states."""
        field = Field("state", self.state, strings.STATE_WHAT, strings.STATE_HINT, self._do)
        return [self.now(), field, *self.known_states(), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Change it, or put it back as it was."""
        usual = Button(strings.STATE_USUAL.capitalize(), lambda: self._set(""), key="usual")
        return [Button(strings.STATE_DO, self._do), usual, self.cancel()]

    def _do(self) -> None:
        if words := written(self.state):
            self._set(words)

    def _set(self, words: str) -> None:
        set_state(self.acts, self.address, words)
        self.finish()


class UseSheet(_AboutThing):
    """What the player's body does with a thing."""

    first, kept = "doing", ("_doing", "state")

    def __init__(self, acts: Acts, address: str) -> None:
        super().__init__(acts, address)
        self._doing = Entry(longest=LONGEST_STATE)
        self.title = strings.USE_TITLE.format(self.called)

    def lines(self) -> Sequence[Line]:
        """What is done, and what it is then."""
        doing = Field("doing", self._doing, strings.USE_WHAT, strings.USE_HINT, self._do)
        then = Field("then", self.state, strings.USE_LEAVES, strings.USE_LEAVES_HINT, self._do)
        return [self.now(), doing, then, *self.known_states(), self.way_back()]

    def feet(self) -> Sequence[Part]:
        """Do it, or not."""
        return [Button(strings.USE_DO, self._do), self.cancel()]

    def _do(self) -> None:
        """Without words it is just used."""
        doing = clean(self._doing.value) or strings.USE_USING.format(self.called)
        self.do(UseThing(self.address, doing, clean(self.state.value)), strings.USE_DONE.format(doing))


def set_state(acts: Acts, address: str, state: str) -> None:
    """Have a thing be something from now on; as usual for no words."""
    name = first_capital(clean(address.rsplit(":", 1)[1], 60))
    do(acts, SetThingState(address, state), strings.STATE_DONE.format(name, clean(state, 80) or strings.STATE_USUAL))
