"""Checks the places of a town: rooms that overlap, things in walls, what nobody can reach."""

from collections.abc import Iterable, Iterator, Sequence

from game.towns.geography import beside, by_name
from game.towns.properties import read_properties, unknown_names
from game.towns.tiled import MapObject, TownMap
from game.towns.words import at, hint
from game.world.grid import BLOCKED, FREE, SEAT
from game.world.places import Tile, Town


def place_faults(town_map: TownMap, town: Town) -> Iterator[str]:
    """Faults of rooms, things, doors and spawn points that can be used as such."""
    for item in town_map.objects:
        yield from (town_map.told(item, fault) for fault in unknown_names(item.layer, item.properties))
    yield from _overlaps(town_map)
    yield from _namesakes(town_map)
    for item in town_map.layer("things"):
        yield from _thing_faults(town_map, town, item)
    for item in town_map.layer("doors"):
        yield from _door_faults(town_map, town, item)
    reached = main_ground(town_map)
    yield from _reach_faults(town_map, town, reached)
    for item in town_map.layer("spawns"):
        if town_map.kind(item.tiles[0]) != FREE:
            yield town_map.told(item, "is on a blocked tile, expected a free one")
        elif item.tiles[0] not in reached:
            yield town_map.told(item, f"cannot be left, expected a way {_TO_TOWN}")


def owner_faults(town_map: TownMap, names: Sequence[str]) -> Iterator[str]:
    """Owners of rooms who are not among the people."""
    for item in town_map.layer("rooms"):
        for owner in read_properties("rooms", item.properties)["owners"]:
            if owner not in names:
                yield town_map.told(item, f"property `owners`: there is nobody called `{owner}`{hint(owner, names)}")


def _overlaps(town_map: TownMap) -> Iterator[str]:
    """One sentence for each pair of rooms, at the first tile that both claim."""
    owner: dict[Tile, MapObject] = {}
    told = set()
    for item in town_map.layer("rooms"):
        for tile in item.tiles:
            other = owner.setdefault(tile, item)
            if other is not item and (other.name, item.name) not in told:
                told.add((other.name, item.name))
                words = f"overlaps `{other.name}` at {at(tile)}, expected each tile in one rectangle of one room"
                yield town_map.told(item, words)


def _namesakes(town_map: TownMap) -> Iterator[str]:
    """Rectangles of one name that cannot be parts of one room or thing."""
    for layer in ("rooms", "things"):
        for parts in by_name(town_map.layer(layer)).values():
            for part in parts[1:]:
                if _shared(part) != _shared(parts[0]):
                    words = f"has other properties than the part at {parts[0].place}, expected the same or another name"
                    yield town_map.told(part, words)
    for parts in by_name(town_map.layer("rooms")).values():
        tiles = {tile for part in parts for tile in part.tiles}
        apart = tiles - _flood(parts[0].tiles[:1], tiles)
        for part in parts:
            if part.tiles[0] in apart:
                words = f"does not touch the part at {parts[0].place}, expected another name or one room"
                yield town_map.told(part, words)
                break


def _shared(part: MapObject) -> dict[str, object]:
    """What parts of one thing have in common; each may show another drawing."""
    return {name: value for name, value in part.properties.items() if name != "stamp"}


def _thing_faults(town_map: TownMap, town: Town, item: MapObject) -> Iterator[str]:
    wall = next((tile for tile in item.tiles if _is_wall(town_map, tile)), None)
    if wall:
        yield town_map.told(item, f"is inside a wall at {at(wall)}, expected floor")
        return
    outside = next((tile for tile in item.tiles if town.room_at(tile) != item.room), None)
    if outside and item.room in town.rooms:
        there = town.room_at(outside)
        where = f"in `{there}`" if there else "in no room"
        yield town_map.told(item, f"{at(outside)} is {where}, expected all of it in `{item.room}`")


def _is_wall(town_map: TownMap, tile: Tile) -> bool:
    """Something of a wall that blocks, and nothing that stands there."""
    stands = town_map.shows("furniture", tile)
    return town_map.kind(tile) == BLOCKED and town_map.shows("walls", tile) and not stands


def _door_faults(town_map: TownMap, town: Town, item: MapObject) -> Iterator[str]:
    if item.name not in town.rooms:
        yield town_map.told(item, f"there is no room `{item.name}`{hint(item.name, town.rooms)}")
    blocked = next((tile for tile in item.tiles if town_map.kind(tile) != FREE), None)
    if blocked:
        yield town_map.told(item, f"{at(blocked)} is blocked, expected free tiles")


# -- reach -----------------------------------------------------------------------------------------------------

_TO_TOWN = "to the rest of the town"


def main_ground(town_map: TownMap) -> set[Tile]:
    """The largest part of the free tiles that can be walked without a break: where the town lives."""
    left = {(i % town_map.width, i // town_map.width) for i, kind in enumerate(town_map.walkable) if kind == FREE}
    largest: set[Tile] = set()
    while len(left) > len(largest):
        part = _flood([min(left)], left)
        left -= part
        largest = max(largest, part, key=len)
    return largest


def _flood(start: Iterable[Tile], tiles: set[Tile]) -> set[Tile]:
    """The tiles that are joined to the first by steps within `tiles`."""
    edge = list(start)
    seen = set(edge)
    while edge:
        near = [tile for tile in beside(edge.pop()) if tile in tiles and tile not in seen]
        seen.update(near)
        edge += near
    return seen


def _reach_faults(town_map: TownMap, town: Town, reached: set[Tile]) -> Iterator[str]:
    if not reached:
        yield f"{town_map.path}: layer `collision`: blocks every tile, expected free ground to walk on"
        return
    for parts in by_name(town_map.layer("rooms")).values():
        spots = town.rooms[parts[0].name].spots
        if not spots:
            yield town_map.told(parts[0], "has no free tile, expected room to stand")
        else:
            yield from _unreached(town_map, parts[0], [spot for spot in spots if spot not in reached], len(spots))
    for parts in by_name(town_map.layer("things")).values():
        if parts[0].name in town.things:
            yield from _thing_reach(town_map, town, parts[0], reached)


def _thing_reach(town_map: TownMap, town: Town, item: MapObject, reached: set[Tile]) -> Iterator[str]:
    spots = town.things[item.name].spots
    if not spots:
        yield town_map.told(item, "cannot be reached, expected a seat or a free tile of its room beside it")
    lost = [spot for spot in spots if not _is_reached(town_map, spot, reached)]
    yield from _unreached(town_map, item, lost, len(spots))


def _is_reached(town_map: TownMap, spot: Tile, reached: set[Tile]) -> bool:
    return spot in reached or (town_map.kind(spot) == SEAT and any(near in reached for near in beside(spot)))


def _unreached(town_map: TownMap, item: MapObject, lost: Sequence[Tile], of: int) -> Iterator[str]:
    if lost and len(lost) == of:
        yield town_map.told(item, f"cannot be reached, expected a way {_TO_TOWN} from {at(lost[0])}")
    elif lost:
        yield town_map.told(item, f"{at(lost[0])} cannot be reached, expected a way {_TO_TOWN}")
