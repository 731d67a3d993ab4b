"""Checks a laid town: all of it can be reached and used from the square, and no two rooms overlap."""

from collections import defaultdict

from assets.draw.lay_canvas import BLOCKS, SEAT, Cell, Thing, TownMap

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
BEDS = {
    "artist's co-living space": 5,
    "Dorm for Oak Hill College": 4,
    "Moore family's house": 2,
    "Lin family's house": 3,
    "Moreno family's house": 3,
    "Tamara Taylor and Carmen Ortiz's house": 2,
    "Arthur Burton's apartment": 1,
    "Ryan Park's apartment": 1,
    "Isabella Rodriguez's apartment": 1,
    "Giorgio Rossi's apartment": 1,
    "Carlos Gomez's apartment": 1,
    "Adam Smith's house": 1,
    "Yuriko Yamamoto's house": 1,
}


def flood(town: TownMap, start: Cell) -> set[Cell]:
    """The free cells that somebody who starts at `start` walks to; seats are not walked across."""
    seen, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for dx, dy in SIDES:
            near = (x + dx, y + dy)
            if town.inside(near) and near not in seen and near not in town.collision:
                seen.add(near)
                edge.append(near)
    return seen


def usable(town: TownMap, cells: set[Cell], room: set[Cell], reached: set[Cell]) -> set[Cell]:
    """Where a thing can be used: its own free cells and seats, else free cells beside it in its room."""
    own = {cell for cell in cells if cell in reached or _seat_reached(town, cell, reached)}
    if own or any(town.collision.get(cell) != BLOCKS for cell in cells):
        return own
    return {(x + dx, y + dy) for x, y in cells for dx, dy in SIDES} & reached & room


def _seat_reached(town: TownMap, cell: Cell, reached: set[Cell]) -> bool:
    beside = {(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES}
    return town.collision.get(cell) == SEAT and bool(beside & reached)


def _gather(things: list[Thing]) -> dict[str, set[Cell]]:
    cells: dict[str, set[Cell]] = defaultdict(set)
    for thing in things:
        cells[thing.name] |= set(thing.cells())
    return cells


def faults(town: TownMap, start: Cell) -> list[str]:
    """Everything that is wrong, in words; empty if the town can be lived in."""
    reached = flood(town, start)
    rooms, things = _gather(town.objects["rooms"]), _gather(town.objects["things"])
    shut = {name: _shut(town, cells, reached) for name, cells in rooms.items()}
    found = [f"{name}: floor not reached at {cells}" for name, cells in shut.items() if cells]
    found += _overlaps(town)
    for name, cells in things.items():
        room = rooms.get(name.rsplit(":", 1)[0], set())
        if not cells <= room:
            found.append(f"{name}: outside its room at {sorted(cells - room)}")
        if not usable(town, cells, room, reached):
            found.append(f"{name}: cannot be used")
        found += [f"{name}: seat {cell} not reached" for cell in _lost_seats(town, name, cells, reached)]
    found += [f"{s.name} is blocked" for s in town.objects["spawns"] if (s.x, s.y) not in reached]
    return found + _beds(town, things, reached) + _counts(town, things, reached) + _doors(town, reached)


def _shut(town: TownMap, cells: set[Cell], reached: set[Cell]) -> list[Cell]:
    return sorted(cell for cell in cells if cell not in town.collision and cell not in reached)


def _overlaps(town: TownMap) -> list[str]:
    owner: dict[Cell, str] = {}
    found = []
    for room in town.objects["rooms"]:
        for cell in room.cells():
            if cell in owner:
                found.append(f"{room.name} overlaps {owner[cell]} at {cell}")
            owner[cell] = room.name
    return found


def _lost_seats(town: TownMap, name: str, cells: set[Cell], reached: set[Cell]) -> list[Cell]:
    """Seats that nobody gets to; of a bed one seat for each sleeper is enough, see `_beds`."""
    if name.endswith(":bed"):
        return []
    return sorted(cell for cell in cells if town.collision.get(cell) == SEAT and not _seat_reached(town, cell, reached))


def _beds(town: TownMap, things: dict[str, set[Cell]], reached: set[Cell]) -> list[str]:
    """Each household sleeps: every bed's capacity has a seat that is reached, and there are beds for all."""
    places: dict[str, int] = defaultdict(int)
    found = []
    for thing in town.objects["things"]:
        if thing.name.endswith(":bed"):
            seats = sum(_seat_reached(town, cell, reached) for cell in thing.cells())
            capacity = int(thing.properties["capacity"])
            places[thing.name.split(":")[0]] += capacity
            found += [f"{thing.name}: {seats} seats for {capacity}"] if seats < capacity else []
    return found + [f"{home}: {places[home]} places to sleep" for home, n in BEDS.items() if places[home] != n]


def _counts(town: TownMap, things: dict[str, set[Cell]], reached: set[Cell]) -> list[str]:
    least = {"Hobbs Cafe:cafe:cafe customer seating": 14, "Oak Hill College:classroom:student seating": 8}
    return [f"{name}: too few seats" for name, n in least.items() if len(things.get(name, ())) < n]


def _doors(town: TownMap, reached: set[Cell]) -> list[str]:
    doors = town.objects["doors"]
    return [f"door {d.name} at {(d.x, d.y)} is blocked" for d in doors if not set(d.cells()) <= reached]
