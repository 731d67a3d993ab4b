"""Ways through the town: cached distance fields to places, A* around people who stand in the way.

Steps go to the four neighbours and cost one. A seat is only ever the first or the last tile of a way. A way into
another room leads to its nearest tile first, down one field that serves everybody who goes to that room, and from
there on to the goal: with one door that is a shortest way, with several it may be a few steps longer.
"""

import heapq
from array import array
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.world.places import Tile

BLOCKED, FREE, SEAT = 0, 1, 2
_FAR = 32_767


@dataclass(slots=True)
class _Field:
    """Steps to one goal, flooded as far as was needed so far."""

    steps: "array[int]"
    front: list[int]
    """Tiles of the outermost ring; empty once everything is flooded."""
    ring: int = 0


class Grid:
    """Which tiles can be walked, and the ways between them."""

    def __init__(
        self, width: int, height: int, walkable: bytes, rooms: Sequence[Sequence[Tile]] = (), kept_fields: int = 600
    ) -> None:
        """`walkable` holds one byte a tile, row by row; `kept_fields` bounds the cache (2 bytes a tile each)."""
        self.width, self.height = width, height
        self._walkable = walkable
        self._neighbours = [self._around(i) for i in range(width * height)]
        self._free = [tuple(n for n in around if walkable[n] == FREE) for around in self._neighbours]
        self._seats = [tuple(n for n in around if walkable[n] == SEAT) for around in self._neighbours]
        self._columns = [i % width for i in range(width * height)]
        self._rows = [i // width for i in range(width * height)]
        self._fields: OrderedDict[int, _Field] = OrderedDict()
        self._room_fields: dict[int, _Field] = {}
        self._kept_fields = kept_fields
        self._rooms = [[self._index(tile) for tile in room] for room in rooms]
        self._room_of = {tile: number for number, room in enumerate(self._rooms) for tile in room}

    def kind(self, tile: Tile) -> int:
        """BLOCKED, FREE or SEAT; outside the map is blocked."""
        x, y = tile
        if not (0 <= x < self.width and 0 <= y < self.height):
            return BLOCKED
        return self._walkable[y * self.width + x]

    def distance(self, start: Tile, goal: Tile) -> int | None:
        """Steps from start to goal, None if there is no way."""
        if start == goal:
            return 0
        steps = self._field(goal, self._index(start))[self._index(start)]
        return None if steps == _FAR else steps

    def way(self, start: Tile, goal: Tile) -> list[Tile] | None:
        """The tiles after `start` down to `goal` along the goal's distance field, None if there is no way."""
        if start == goal:
            return []
        here, there = self._index(start), self._index(goal)
        room = self._room_of.get(there)
        if room is None or room == self._room_of.get(here):
            return self._down(self._field(goal, here), here)
        first = self._down(self._field_of_room(room, here), here)
        if first is None:
            return None
        entry = self._index(first[-1])
        rest = self._down(self._field(goal, entry), entry)
        return None if rest is None else first + rest

    def _down(self, field: "array[int]", here: int) -> list[Tile] | None:
        """The tiles from here to where the field is zero."""
        if field[here] == _FAR:
            return None
        way, heading = [], 0
        while field[here]:
            there = self._downhill(field, here, heading)
            heading, here = there - here, there
            way.append((here % self.width, here // self.width))
        return way

    def way_around(self, start: Tile, goal: Tile, avoid: Collection[Tile], most: int = _FAR) -> list[Tile] | None:
        """A shortest way that enters none of the tiles to avoid (A*), None if there is none of at most `most` steps."""
        if start == goal:
            return []
        if not (self.kind(start) and self.kind(goal)) or goal in avoid:
            return None
        closed = {self._index(tile) for tile in avoid if self.kind(tile)}
        came = self._search(self._index(start), self._index(goal), closed, most)
        return self._trace(came, self._index(goal)) if came else None

    def _search(self, start: int, goal: int, closed: set[int], most: int) -> dict[int, int] | None:
        """A*, deeper tiles first among equals; steps as the crow walks are the lower bound."""
        columns, rows = self._columns, self._rows
        across = [abs(x - goal % self.width) for x in range(self.width)]
        down = [abs(y - goal // self.width) for y in range(self.height)]
        came, cost, seat = {start: -1}, {start: 0}, self._walkable[goal] == SEAT
        free, seats, push, pop = self._free, self._seats, heapq.heappush, heapq.heappop
        queue = [(0, 0, start)]
        while queue:
            _, depth, here = pop(queue)
            if here == goal:
                return came
            steps = 1 - depth
            if steps > cost[here] + 1:
                continue
            for there in (*free[here], goal) if seat and goal in seats[here] else free[here]:
                if there not in closed and steps < cost.get(there, _FAR):
                    whole = steps + across[columns[there]] + down[rows[there]]
                    if whole <= most:
                        cost[there], came[there] = steps, here
                        push(queue, (whole, -steps, there))
        return None

    def _trace(self, came: dict[int, int], goal: int) -> list[Tile]:
        way, here = [], goal
        while came[here] != -1:
            way.append((here % self.width, here // self.width))
            here = came[here]
        return way[::-1]

    def _downhill(self, field: "array[int]", here: int, heading: int) -> int:
        """The neighbour one step nearer, straight on where that is one of them."""
        steps = field[here] - 1
        straight = here + heading
        nearer = [n for n in self._neighbours[here] if field[n] == steps and (self._walkable[n] == FREE or steps == 0)]
        return straight if heading and straight in nearer else nearer[0]

    def warm(self) -> None:
        """Flood the fields of all rooms beforehand (a millisecond each), so that no tick has to."""
        for room in range(len(self._rooms)):
            self._field_of_room(room, -1)

    def _field(self, goal: Tile, until: int) -> "array[int]":
        """Steps to a goal, known at least as far out as tile `until` (-1 for everywhere); kept for the last goals."""
        root = self._index(goal)
        if root in self._fields:
            self._fields.move_to_end(root)
        else:
            self._fields[root] = self._new_field([root] if self._walkable[root] else [])
            if len(self._fields) > self._kept_fields:
                self._fields.popitem(last=False)
        return self._known(self._fields[root], until)

    def _field_of_room(self, room: int, until: int) -> "array[int]":
        """Steps to the nearest free tile of a room, likewise; kept for good."""
        if room not in self._room_fields:
            free = [tile for tile in self._rooms[room] if self._walkable[tile] == FREE]
            self._room_fields[room] = self._new_field(free)
        return self._known(self._room_fields[room], until)

    def _new_field(self, roots: list[int]) -> _Field:
        field = _Field(array("h", [_FAR]) * (self.width * self.height), roots)
        for root in roots:
            field.steps[root] = 0
        return field

    def _known(self, field: _Field, until: int) -> "array[int]":
        if field.front and (until < 0 or field.steps[until] == _FAR):
            self._flood(field, until)
        return field.steps

    def _flood(self, field: "_Field", until: int) -> None:
        """Go on breadth first, ring by ring, until a tile is reached or nothing is left."""
        steps, free, seats = field.steps, self._free, self._seats
        while field.front and (until < 0 or steps[until] == _FAR):
            field.ring += 1
            reached = []
            for here in field.front:
                for there in free[here]:
                    if steps[there] == _FAR:
                        steps[there] = field.ring
                        reached.append(there)
                for there in seats[here]:
                    if steps[there] == _FAR:
                        steps[there] = field.ring
            field.front = reached

    def _around(self, index: int) -> tuple[int, ...]:
        """Indices of the walkable neighbours: down, left, right, up."""
        x, y = index % self.width, index // self.width
        tiles = ((x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1))
        return tuple(self._index(tile) for tile in tiles if self.kind(tile))

    def _index(self, tile: Tile) -> int:
        return tile[1] * self.width + tile[0]
