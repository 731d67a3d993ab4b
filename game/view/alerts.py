"""The latest things that want the player's eye: a thing that burns, a promise at hand, a model that failed, a day over.

An alert is told once. Where it leads is an act of the screen.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.calendar import Appointment, Calendar
from game.view.panels.rows import Act
from game.view.seen import Seen, Status
from game.view.signs import sign_of
from game.view.words import clean, first_capital, time_of_day
from game.world.clock import MINUTE
from game.world.perception import does_harm, is_odd
from game.world.world import describe_place

KEPT = 60
SOON = 30 * MINUTE
"""Ticks before the start of something that was promised at which it is told."""
_EVERY = 5 * MINUTE
"""Ticks between two looks at the calendar."""
_SIGNS = {"fire": "🔥", "smoke": "🔥", "water": "💧", "bees": "🐝", "broken": "🔨"}


@dataclass(frozen=True, slots=True)
class Alert:
    """One of them."""

    tick: int
    emoji: str
    words: str
    act: Act
    """Goes there."""
    said: bool = False
    """Whether the player was told in another way already: it is listed, and does not stand over the town."""


class Alerts:
    """All that were told in this town, the newest first."""

    def __init__(self, acts: Acts, open_digest: Callable[[date], None]) -> None:
        self.all: list[Alert] = []
        self.unread = 0
        self._acts, self._open_digest, self._calendar = acts, open_digest, Calendar()
        self._told: dict[Hashable, None] = {}
        """What was told, by what it is about; None stands for what may be told again."""
        self._burning: dict[str, str] = {}
        """Things out of order that were told of, with their state."""
        self._day: date | None = None
        self._looked = -1
        self._faults: set[str] = set()
        """Causes that were told since the model last answered."""

    def read(self) -> None:
        """The player has seen all of them."""
        self.unread = 0

    def look(self, world: Seen, status: Status) -> list[Alert]:
        """Tell what is new; also returned, the oldest first, but for what was said already."""
        found = [*self._states(world), *self._appointments(world), *self._model(world, status), *self._days(world)]
        new = [alert for key, alert in found if key is None or key not in self._told]
        self._told |= dict.fromkeys(key for key, _ in found)
        self.all = [*reversed(new), *self.all][:KEPT]
        self.unread = min(KEPT, self.unread + len(new))
        return [alert for alert in new if not alert.said]

    def _states(self, world: Seen) -> Iterator[tuple[Hashable, Alert]]:
        """Things in a state that is none of their own; one that is put right may be told of again."""
        odd = _odd_things(world)
        self._burning = {address: state for address, state in self._burning.items() if odd.get(address) == state}
        for address, state in odd.items():
            if address not in self._burning:
                self._burning[address] = state
                thing = world.town.things[address]
                said = strings.ALERT_STATE.format(
                    thing=thing.name, place=describe_place(thing.room), state=clean(state, 80)
                )
                emoji, act = _SIGNS.get(sign_of(state), "❗"), partial(self._acts.choose, address)
                yield None, Alert(world.clock.tick, emoji, first_capital(said), act)

    def _appointments(self, world: Seen) -> Iterator[tuple[Hashable, Alert]]:
        """What begins soon."""
        tick = world.clock.tick
        if tick // _EVERY == self._looked:
            return
        self._looked = tick // _EVERY
        for what in self._calendar.appointments(world):
            if 0 < what.start - tick <= SOON:
                yield ("soon", what.start, what.place, what.words), self._soon(world, what)

    def _soon(self, world: Seen, what: Appointment) -> Alert:
        time = time_of_day(world.clock.at(what.start))
        if what.is_event:
            words = strings.ALERT_SOON.format(words=clean(what.words, 120), place=describe_place(what.place), time=time)
            return Alert(world.clock.tick, "📅", words, partial(self._acts.choose, what.place))
        who = what.said[0] if what.said else what.host
        words = strings.ALERT_PROMISE.format(who=who, words=clean(what.words, 120), time=time)
        return Alert(world.clock.tick, "📅", words, partial(self._acts.choose, who))

    def _model(self, world: Seen, status: Status) -> Iterator[tuple[Hashable, Alert]]:
        """Why the model is not asked; told again when it comes again."""
        fault = status.answers.fault
        if not fault:
            self._faults.clear()
        elif fault not in self._faults:
            self._faults.add(fault)
            words = strings.ALERT_MODEL.format(clean(fault, 160))
            act = partial(self._acts.do, "answers")
            said = any(fault in notice for notice in status.notices)
            yield None, Alert(world.clock.tick, "⚠️", words, act, said)

    def _days(self, world: Seen) -> Iterator[tuple[Hashable, Alert]]:
        """A day that is over."""
        today, before = world.clock.now.date(), self._day
        self._day = today
        if before is not None and before < today:
            day = today - timedelta(days=1)
            words = strings.ALERT_DIGEST.format(town=world.town.title, day=f"{day:%A}")
            yield ("day", day), Alert(world.clock.tick, "📰", words, partial(self._open_digest, day))


def _odd_things(world: Seen) -> dict[str, str]:
    """Things whose state asks for attention, with it, as people take notice of them (perception.py)."""
    in_use = {person.using for person in world.people.values()}
    things = world.town.things
    return {
        address: state
        for address, state in world.thing_states.items()
        if address in things and (does_harm(state) or (address not in in_use and is_odd(things[address].states, state)))
    }
