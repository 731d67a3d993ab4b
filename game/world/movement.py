"""Walking: one tile a tick, around those who stand in the way."""

from game.world.grid import FREE
from game.world.people import Facing, Person
from game.world.places import Tile
from game.world.world import World

_FACING: dict[Tile, Facing] = {(0, 1): "down", (-1, 0): "left", (1, 0): "right", (0, -1): "up"}

_AHEAD, _DETOUR = 8, 12
"""Steps of the way that are found anew around somebody who stands in it, and how many more they may be [ours]."""


def set_out(world: World, person: Person, address: str) -> bool:
    """Begin to walk to a place or a thing; False if there is no free spot or no way."""
    spot = _choose_spot(world, person, address) if address else _open_ground(world, person)
    return spot is not None and walk_to(world, person, spot, address)


def walk_to(world: World, person: Person, tile: Tile, goal: str) -> bool:
    """Begin to walk to a tile; False if there is no way."""
    way = world.grid.way(person.tile, tile)
    if way is None:
        return False
    person.path, person.goal, person.stuck = way, goal, 0
    return True


def move_all(world: World) -> None:
    """One step for everybody who is on the way."""
    standing = {p.tile: p for p in world.people.values() if not p.path}
    for person in world.people.values():
        if person.path:
            _step(world, person, standing)
            if not person.path:
                standing[person.tile] = person


def turn_to(person: Person, tile: Tile) -> None:
    """Look toward a tile, along the longer axis."""
    dx, dy = tile[0] - person.tile[0], tile[1] - person.tile[1]
    if dx or dy:
        along = (dx // abs(dx), 0) if abs(dx) > abs(dy) else (0, dy // abs(dy))
        person.facing = _FACING[along]


def _step(world: World, person: Person, standing: dict[Tile, Person]) -> None:
    step = person.path[0]
    turn_to(person, step)
    if step in standing and standing[step] is not person and not _passes(world, person, standing):
        return
    person.stuck = 0
    person.tile = person.path.pop(0)


def _passes(world: World, person: Person, standing: dict[Tile, Person]) -> bool:
    """Whether to squeeze past somebody who stands in the way: wait, then walk around, then pass."""
    person.stuck += 1
    last = len(person.path) == 1
    if person.stuck <= world.settings.patience:
        return False
    if last:
        person.path, person.begun = [], -1
        return False
    if person.stuck == world.settings.patience + 1:
        near = [t for t in standing if abs(t[0] - person.tile[0]) + abs(t[1] - person.tile[1]) <= 6]
        ahead = min(len(person.path), _AHEAD)
        way = world.grid.way_around(person.tile, person.path[ahead - 1], near, ahead + _DETOUR)
        if way:
            person.path = way + person.path[ahead:]
            return False
    return True


def _open_ground(world: World, person: Person) -> Tile | None:
    """The nearest free tile that is in no room, where nobody else stands or walks to; where one is, if it is one."""
    town, (x, y) = world.town, person.tile
    taken = {p.path[-1] if p.path else p.tile for p in world.people.values() if p is not person}
    tiles = ((i % town.width, i // town.width) for i, kind in enumerate(town.walkable) if kind == FREE)
    free = (tile for tile in tiles if not town.room_at(tile) and tile not in taken)
    return min(free, key=lambda tile: (abs(tile[0] - x) + abs(tile[1] - y), tile), default=None)


def _choose_spot(world: World, person: Person, address: str) -> Tile | None:
    """A spot that nobody stands on or walks to: a thing's nearest seat, else its first; any of a room's."""
    taken = {p.path[-1] if p.path else p.tile for p in world.people.values() if p is not person}
    spots = [s for s in world.town.spots(address) if s not in taken]
    if person.tile in spots and address in world.town.things:
        return person.tile
    if not spots:
        return None
    thing = world.town.things.get(address)
    if thing is not None and spots[0] not in thing.tiles:
        return spots[0]
    if thing is not None:
        return min(spots, key=lambda spot: abs(spot[0] - person.tile[0]) + abs(spot[1] - person.tile[1]))
    return world.chance(person.name, "spot").choice(spots)
