"""What things look like while somebody uses them, though nobody has said so: the screen is on, the oven warm."""

from collections.abc import Mapping

from game.view.seen import Seen
from game.world.people import Person
from game.world.places import Thing

_IN_USE = (
    "on", "being played", "playing", "in play", "in use", "running", "brewing coffee", "toasting", "burning", "open",
    "attended",
)  # fmt: skip
"""States that are the doing of whoever uses a thing, in the order in which one of them is chosen."""


class InUse:
    """The states of things with those that follow from what people do just now; looked up once a tick."""

    def __init__(self) -> None:
        self._known: tuple[int, int, int] = (-1, -1, -1)
        self._used: dict[str, str] = {}

    def states(self, world: Seen) -> Mapping[str, str]:
        """The state of each thing as it is to be drawn. A state that is not the first of a thing is left as it is."""
        now = (id(world.people), world.clock.tick, len(world.people))
        if now != self._known:
            self._known, self._used = now, _used(world)
        if not self._used:
            return world.thing_states
        shown = dict(world.thing_states)
        for address, state in self._used.items():
            if shown.get(address, "") in ("", world.town.things[address].states[0]):
                shown[address] = state
        return shown


def _used(world: Seen) -> dict[str, str]:
    found = {}
    for person in world.people.values():
        thing = _acts_on(person, world)
        if thing is not None and (state := used_state(thing)):
            found[thing.address] = state
    return found


def _acts_on(person: Person, world: Seen) -> Thing | None:
    """The thing that somebody who is awake and in its place acts on; None for nothing."""
    if person.asleep or person.conversation:
        return None
    action = person.plan.action_at(world.clock.tick)
    thing = world.town.things.get(action.where) if action is not None else None
    return thing if thing is not None and person.tile in (*thing.spots, *thing.tiles) else None


def used_state(thing: Thing) -> str:
    """The state of a thing while it is used, empty if it looks the same."""
    return next((state for state in _IN_USE if state in thing.states[1:]), "")
