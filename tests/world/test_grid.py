"""Ways through the town, against a plain reference search."""

import itertools
from collections import deque

from hypothesis import given, settings
from hypothesis import strategies as st

from game.world.grid import FREE, Grid
from game.world.places import Tile
from tests.small_town import small_town

SIZE = 9


def reference_distance(walkable: bytes, start: Tile, goal: Tile, avoid: frozenset[Tile] = frozenset()) -> int | None:
    """Breadth first from the start; a seat is entered only as the goal."""
    distance, queue = {start: 0}, deque([start])
    while queue:
        x, y = here = queue.popleft()
        if here == goal:
            return distance[here]
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = 0 <= there[0] < SIZE and 0 <= there[1] < SIZE
            if not inside or there in distance or there in avoid:
                continue
            kind = walkable[there[1] * SIZE + there[0]]
            if kind == FREE or (kind and there == goal):
                distance[there] = distance[here] + 1
                queue.append(there)
    return None


def is_way(walkable: bytes, start: Tile, goal: Tile, way: list[Tile]) -> bool:
    """Whether steps are neighbours over free tiles, from beside the start to the goal."""
    tiles = [start, *way]
    steps = all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in itertools.pairwise(tiles))
    free = all(walkable[y * SIZE + x] == FREE for x, y in way[:-1])
    return steps and free and (not way or way[-1] == goal)


maps = st.lists(st.sampled_from([0, 1, 1, 1, 2]), min_size=SIZE * SIZE, max_size=SIZE * SIZE).map(bytes)
tiles = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))


@settings(max_examples=300, deadline=None)
@given(maps, tiles, tiles)
def test_a_way_is_as_short_as_the_reference_search_finds_it(walkable: bytes, start: Tile, goal: Tile) -> None:
    grid = Grid(SIZE, SIZE, walkable)
    if not (grid.kind(start) and grid.kind(goal)):
        return
    expected, way = reference_distance(walkable, start, goal), grid.way(start, goal)
    assert (None if way is None else len(way)) == expected
    assert grid.distance(start, goal) == expected
    assert way is None or is_way(walkable, start, goal, way)


@settings(max_examples=300, deadline=None)
@given(maps, tiles, tiles, st.frozensets(tiles, max_size=12))
def test_a_way_around_people_is_as_short_as_can_be(
    walkable: bytes, start: Tile, goal: Tile, avoid: frozenset[Tile]
) -> None:
    grid = Grid(SIZE, SIZE, walkable)
    if not (grid.kind(start) and grid.kind(goal)) or start in avoid or goal in avoid:
        return
    way = grid.way_around(start, goal, avoid)
    assert (None if way is None else len(way)) == reference_distance(walkable, start, goal, avoid)
    assert way is None or (is_way(walkable, start, goal, way) and not avoid & set(way))


def test_a_way_around_that_is_too_long_is_none() -> None:
    grid = Grid(5, 3, bytes([1] * 15))
    blocked = frozenset({(2, 0), (2, 1)})
    assert grid.way_around((0, 0), (4, 0), blocked, most=7) is None
    way = grid.way_around((0, 0), (4, 0), blocked, most=8)
    assert way is not None and len(way) == 8


def test_nobody_walks_across_a_seat() -> None:
    row = bytes([1, 2, 1])
    grid = Grid(3, 1, row)
    assert grid.way((0, 0), (1, 0)) == [(1, 0)]
    assert grid.way((0, 0), (2, 0)) is None
    assert grid.way((1, 0), (2, 0)) == [(2, 0)]


def test_a_way_goes_straight_on_where_it_can() -> None:
    grid = Grid(4, 4, bytes([1] * 16))
    assert grid.way((0, 0), (2, 2)) in ([(0, 1), (0, 2), (1, 2), (2, 2)], [(1, 0), (2, 0), (2, 1), (2, 2)])


def test_a_way_into_a_room_with_one_door_is_a_shortest_way() -> None:
    town = small_town()
    rooms = [room.tiles for room in town.rooms.values()]
    by_room, plain = Grid(town.width, town.height, town.walkable, rooms), Grid(town.width, town.height, town.walkable)
    goals = [spot for room in town.rooms.values() for spot in room.spots]
    for goal in goals:
        way, shortest = by_room.way((1, 6), goal), plain.way((1, 6), goal)
        assert way is not None and shortest is not None
        assert way[-1] == goal and len(way) == len(shortest)
