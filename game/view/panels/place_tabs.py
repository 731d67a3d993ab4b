"""The inspector of a thing and of a room: its state, who uses it, when it is open, who is inside."""

from collections.abc import Hashable, Sequence
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.panels.rows import Act, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.parts import Button, Choice, Option
from game.view.seen import Seen
from game.view.taking_part.asking import written
from game.view.taking_part.things import LONGEST_STATE, set_state
from game.view.words import clean, first_capital, hour_words, short_name
from game.world.activity import Action
from game.world.people import Person
from game.world.places import Room, Thing


class ThingTab(Tab[Thing]):
    """One thing; its state can be rewritten in any words."""

    name = "thing"

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._entries: dict[str, Entry] = {}

    def signature(self, thing: Thing, world: Seen) -> Hashable:
        """Its state, who uses it, the hour, and what is being written."""
        state = world.thing_states.get(thing.address)
        return state, tuple(users_of(thing, world)), world.clock.now.hour, self._entry(thing).said

    def tools(self, thing: Thing, world: Seen, make: Maker) -> Sequence[Line]:
        """The field for its state, and the states that it usually has."""
        entry = self._entry(thing)
        rewrite = partial(self._rewrite, thing)
        field = Field("state", entry, strings.STATE_WHAT, strings.STATE_HINT, rewrite)
        return [(field, Button(strings.STATE_DO, rewrite)), *self._states(thing, world)]

    def rows(self, thing: Thing, world: Seen, make: Maker) -> Blocks:
        """What is known about it."""
        state = clean(world.thing_states.get(thing.address, "")) or strings.NO_STATE
        blocks = [make.space(6), make.pair(strings.STATE, first_capital(state))]
        if thing.purpose:
            blocks.append(make.pair(strings.PURPOSE, thing.purpose))
        room = world.town.rooms.get(thing.room)
        blocks.append(make.pair(strings.IN_ROOM, short_name(thing.room), self._to(thing.room)))
        if room is not None:
            blocks.append(make.pair(strings.HOURS, hours_words(room, world)))
        blocks.append(make.pair(strings.ROOM_FOR, str(min(thing.capacity or len(thing.spots), len(thing.spots)))))
        users = users_of(thing, world)
        if not users:
            return Blocks([*blocks, make.pair(strings.USED_BY, strings.NOBODY)])
        return Blocks([*blocks, *(make.pair(strings.USED_BY, name, self._to(name)) for name in users)])

    def _states(self, thing: Thing, world: Seen) -> list[Line]:
        now = world.thing_states.get(thing.address, "")
        options = [Option(state, clean(state, 40)) for state in thing.states]
        return [Choice("states", "", options, now, partial(self._set, thing))] if options else []

    def _entry(self, thing: Thing) -> Entry:
        return self._entries.setdefault(thing.address, Entry(longest=LONGEST_STATE))

    def _rewrite(self, thing: Thing) -> None:
        entry = self._entry(thing)
        if words := written(entry):
            entry.set("")
            self._set(thing, words)

    def _set(self, thing: Thing, state: str) -> None:
        set_state(self.acts, thing.address, state)

    def _to(self, name: str) -> Act:
        return lambda: self.acts.choose(name)


class RoomTab(Tab[Room]):
    """One room or piece of ground."""

    name = "room"

    def signature(self, room: Room, world: Seen) -> Hashable:
        """The hour, who is inside, and the states of its things."""
        states = tuple(world.thing_states.get(address) for address in room.things)
        return world.clock.now.replace(minute=0, second=0), tuple(inside(room, world)), states

    def tools(self, room: Room, world: Seen, make: Maker) -> Sequence[Line]:
        """Telling those who are inside, and coming in."""
        words, emoji, tip = strings.PART_BUTTONS["tell"]
        act = partial(self.acts.do, "announce")
        tell = [Button(words, act, "tell", tip, emoji=emoji)] if inside(room, world) else []
        words, tip = strings.PART_ROW["take_part"], strings.ACTIONS["take_part"]
        more = Button(words, partial(self.acts.do, "take_part"), tip=tip)
        return [(*tell, more)]

    def rows(self, room: Room, world: Seen, make: Maker) -> Blocks:
        """What is known about it."""
        blocks = [make.space(6), make.pair(strings.HOURS, hours_words(room, world))]
        if room.purpose:
            blocks.append(make.pair(strings.PURPOSE, room.purpose))
        blocks.append(make.pair(strings.ROOM_FOR, str(room.capacity) if room.capacity else strings.NO_LIMIT))
        blocks += self._links(strings.OWNERS, [(name, name) for name in room.owners if name in world.people], make)
        blocks += self._links(strings.INSIDE, [(name, name) for name in inside(room, world)], make)
        things = [(address, _thing_words(address, world)) for address in room.things]
        return Blocks([*blocks, *self._links(strings.THINGS, things, make), make.space(8)])

    def _links(self, title: str, found: list[tuple[str, str]], make: Maker) -> list[Block]:
        """A heading with links to people or things under it; nothing if there are none."""
        links = [make.link(words, self._to(name)) for name, words in found]
        return [make.heading(title), *links] if links else []

    def _to(self, name: str) -> Act:
        return lambda: self.acts.choose(name)


def _thing_words(address: str, world: Seen) -> str:
    """A thing's name, with its state if that is not how it usually is."""
    thing, state = world.town.things[address], world.thing_states.get(address, "")
    usual = not state or state in thing.states[:1]
    return thing.name if usual else strings.THING_STATE.format(thing=thing.name, state=clean(state, 60))


def users_of(thing: Thing, world: Seen) -> list[str]:
    """Full names of those who do something at a thing now."""
    actions = ((name, action_of(person, world.clock.tick), person.arrived) for name, person in world.people.items())
    return [name for name, action, arrived in actions if action and arrived and action.where == thing.address]


def action_of(person: Person, tick: int) -> Action | None:
    """What somebody is at: what the player has their body do, else what their plan says."""
    return person.errand if person.played else person.plan.action_at(tick)


def inside(room: Room, world: Seen) -> list[str]:
    """Full names of those who are in a room now."""
    return [name for name, person in world.people.items() if world.town.room_at(person.tile) == room.address]


def hours_words(room: Room, world: Seen) -> str:
    """When it is open, and whether it is now; homes are private."""
    if room.hours is None:
        return strings.ALWAYS if room.public else strings.PRIVATE
    words = strings.OPEN if room.hours.hold(world.clock.now) else strings.CLOSED
    return words.format(hour_words(room.hours.since), hour_words(room.hours.until))
