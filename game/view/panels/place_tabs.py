"""The inspector of a thing and of a room: its state, who uses it, when it is open, who is inside."""

from collections.abc import Hashable

from game.view import strings
from game.view.panels.rows import Act, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.words import clean, first_capital, short_name
from game.world.places import Room, Thing


class ThingTab(Tab[Thing]):
    """One thing."""

    name = "thing"

    def signature(self, thing: Thing, world: Seen) -> Hashable:
        """Its state, and who uses it."""
        return world.thing_states.get(thing.address), tuple(users_of(thing, world))

    def rows(self, thing: Thing, world: Seen, make: Maker) -> Blocks:
        """What is known about it."""
        state = clean(world.thing_states.get(thing.address, "")) or strings.NO_STATE
        blocks = [make.space(6), make.pair(strings.STATE, first_capital(state))]
        if thing.purpose:
            blocks.append(make.pair(strings.PURPOSE, thing.purpose))
        blocks.append(make.pair(strings.IN_ROOM, short_name(thing.room), self._to(thing.room)))
        users = users_of(thing, world)
        if not users:
            return Blocks([*blocks, make.pair(strings.USED_BY, strings.NOBODY)])
        return Blocks([*blocks, *(make.pair(strings.USED_BY, name, self._to(name)) for name in users)])

    def _to(self, name: str) -> Act:
        return lambda: self.acts.choose(name)


class RoomTab(Tab[Room]):
    """One room or piece of ground."""

    name = "room"

    def signature(self, room: Room, world: Seen) -> Hashable:
        """The hour, and who is inside."""
        return world.clock.now.replace(minute=0, second=0), tuple(inside(room, world))

    def rows(self, room: Room, world: Seen, make: Maker) -> Blocks:
        """What is known about it."""
        blocks = [make.space(6), make.pair(strings.HOURS, hours_words(room, world))]
        if room.purpose:
            blocks.append(make.pair(strings.PURPOSE, room.purpose))
        blocks.append(make.pair(strings.ROOM_FOR, str(room.capacity) if room.capacity else strings.NO_LIMIT))
        blocks += self._links(strings.OWNERS, [(name, name) for name in room.owners if name in world.people], make)
        blocks += self._links(strings.INSIDE, [(name, name) for name in inside(room, world)], make)
        things = [(address, world.town.things[address].name) for address in room.things]
        return Blocks([*blocks, *self._links(strings.THINGS, things, make), make.space(8)])

    def _links(self, title: str, found: list[tuple[str, str]], make: Maker) -> list[Block]:
        """A heading with links to people or things under it; nothing if there are none."""
        links = [make.link(words, self._to(name)) for name, words in found]
        return [make.heading(title), *links] if links else []

    def _to(self, name: str) -> Act:
        return lambda: self.acts.choose(name)


def users_of(thing: Thing, world: Seen) -> list[str]:
    """Full names of those who do something at a thing now."""
    tick = world.clock.tick
    actions = ((name, person.plan.action_at(tick), person.arrived) for name, person in world.people.items())
    return [name for name, action, arrived in actions if action and arrived and action.where == thing.address]


def inside(room: Room, world: Seen) -> list[str]:
    """Full names of those who are in a room now."""
    return [name for name, person in world.people.items() if world.town.room_at(person.tile) == room.address]


def hours_words(room: Room, world: Seen) -> str:
    """When it is open, and whether it is now; homes are private."""
    if room.hours is None:
        return strings.ALWAYS if room.public else strings.PRIVATE
    words = strings.OPEN if room.hours.hold(world.clock.now) else strings.CLOSED
    return words.format(f"{room.hours.since}:00", f"{room.hours.until}:00")
