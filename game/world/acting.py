"""Carrying out the plan: begin an action, arrive, change a thing's state, sleep and wake."""

from game.world.activity import AS_USUAL, Action, means_meal, means_sleep
from game.world.clock import MINUTE
from game.world.grid import BLOCKED, SEAT
from game.world.memories import NewMemory
from game.world.movement import set_out, turn_to
from game.world.norms import Refusal, refusal
from game.world.people import Person
from game.world.places import Thing, Tile
from game.world.world import World, describe_place

_LOOK_BACK = 30
"""Memories among which one's own last act is looked for."""


def act_all(world: World) -> None:
    """Let everybody who is not in a talk go on with the action of the moment."""
    left = world.settings.paths_a_tick
    for person in world.people.values():
        action = person.errand if person.played else person.plan.action_at(world.tick)
        if person.conversation or action is None:
            continue
        if action.start != person.begun:
            if left:
                left -= 1
                _begin(world, person, action)
        elif not person.path and not person.arrived:
            _arrive(world, person, action)


def let_go(world: World, person: Person) -> None:
    """Leave the thing one was using as it was before; a bed stays slept in until it is made."""
    thing = world.town.things.get(person.using)
    if thing is not None and thing.states and not means_sleep(person.doing):
        world.thing_states[thing.address] = thing.states[0]
    person.using = ""


def wake(world: World, person: Person) -> None:
    """Wake somebody who sleeps."""
    if person.asleep:
        person.asleep, person.woke = False, world.tick
        world.emit("waking", person.name, f"{person.name} wakes up", world.here(person))


def _begin(world: World, person: Person, action: Action) -> None:
    let_go(world, person)
    if not means_sleep(action.what):
        wake(world, person)
    no = refusal(world, person, action.where)
    if no is None and not set_out(world, person, action.where):
        no = Refusal(f"there is no free spot at {describe_place(action.where)}", action.where)
    if no is not None:
        _refuse(world, person, action, no)
        return
    person.refused = person.refused_where = ""
    person.begun, person.arrived = action.start, False
    person.doing = action.what


def _note(world: World, person: Person, action: Action) -> None:
    """Write what one does into one's own stream, once, though a talk came between."""
    where = "" if means_sleep(action.what) or not action.where else f" at {describe_place(action.where)}"
    told = "" if where.strip() and describe_place(action.where).lower() in action.what.lower() else where
    text = f"{person.name} is {action.what}{told}"
    latest = next((m for m in reversed(person.stream.rows[-_LOOK_BACK:]) if m.kind == "action"), None)
    if latest is None or latest.text != text:
        room = world.town.room_of_address(action.where)
        world.remember(person, NewMemory("action", text, source="did", subjects=(person.name,), place=room))


def _refuse(world: World, person: Person, action: Action, no: Refusal) -> None:
    """Drop what is left of the near future and think again, with the reason in mind; a second time, after a minute."""
    world.emit(
        "refused", person.name, f"{person.name} cannot go on with {action.what}: {no.reason}", world.here(person)
    )
    if person.played:
        person.errand = None
        return
    if person.refused:
        person.baffled = world.tick + MINUTE
    person.refused, person.refused_where = no.reason, no.where
    person.plan.actions = [a for a in person.plan.actions if a.end <= world.tick]
    if not person.doing:
        person.doing = "thinking about what to do"


def _arrive(world: World, person: Person, action: Action) -> None:
    person.arrived = True
    room = world.here(person)
    if room and room not in person.known:
        person.known.append(room)
    thing = world.town.things.get(action.where)
    if thing is not None:
        _face(world, person, thing.tiles)
        _change(world, person, thing, action.state)
    _note(world, person, action)
    if means_meal(action.what):
        person.ate = world.tick
    if means_sleep(action.what) and not person.asleep:
        person.asleep = True
        person.seen.clear()
        world.emit("sleep", person.name, f"{person.name} goes to sleep", room)


def _change(world: World, person: Person, thing: Thing, state: str) -> None:
    """Give a thing the state of an action for as long as it lasts; one without states can only be put right."""
    if person.played:
        leave_as(world, thing, state)
    elif state and thing.states:
        world.thing_states[thing.address] = state
        person.using = thing.address
    elif state == AS_USUAL:
        world.thing_states.pop(thing.address, None)


def leave_as(world: World, thing: Thing, state: str) -> None:
    """Put a thing into a state that stays, as the player does; whoever was using it no longer decides over it. No
    words leave it as it is."""
    if not state:
        return
    world.thing_states[thing.address] = state
    for person in world.people.values():
        if person.using == thing.address:
            person.using = ""


def _face(world: World, person: Person, tiles: tuple[Tile, ...]) -> None:
    """Look at the thing one uses; from a seat at the table or desk before it, else out into the room."""
    if person.tile not in tiles:
        turn_to(person, min(tiles, key=lambda t: abs(t[0] - person.tile[0]) + abs(t[1] - person.tile[1])))
        return
    person.facing = "down"
    table = _table_before(world, person.tile)
    if table is not None:
        turn_to(person, table)


def _table_before(world: World, seat: Tile) -> Tile | None:
    """The blocked tile beside a seat that has another seat behind it, or that is part of a thing."""
    (x, y), grid = seat, world.grid
    beside = [(dx, dy) for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1)) if grid.kind((x + dx, y + dy)) == BLOCKED]
    across = [(x + dx, y + dy) for dx, dy in beside if grid.kind((x + 2 * dx, y + 2 * dy)) == SEAT]
    used = [(x + dx, y + dy) for dx, dy in beside if (x + dx, y + dy) in world.thing_tiles]
    return next(iter(across + used), None)
