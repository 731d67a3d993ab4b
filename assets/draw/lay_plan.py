"""Buildings from plans of text: walls, floors, doorways and rooms, and the furniture that stands in them.

In a plan `#` is wall, `f` a fence, a small letter the floor of a room, the same letter as a capital a doorway
that leads into it, a space the open ground. The back wall of a room takes two rows of `#`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from assets.draw.lay_canvas import BLOCKS, SIDES, Cell, Thing, TownMap, spots
from assets.draw.lay_styles import STYLES
from assets.draw.lay_words import PURPOSES, STATES

Part = tuple[str, int, int] | tuple[str, int, int, int, int]
WALL, FENCE, OUTSIDE = "#", "f", " "
HANG = 2  # rows of a face above the floor at which pictures hang


@dataclass(frozen=True)
class Room:
    """What is known of a room beside its shape; `floor` is empty for a garden, `wall` is the style of its face."""

    arena: str
    floor: str
    wall: str = "cream"
    purpose: str = ""
    public: bool = False
    hours: str = ""
    capacity: int = 0
    owners: str = ""

    def properties(self) -> dict[str, str | int | bool]:
        """The properties of its rectangles in the layer `rooms`."""
        return {
            "access": "public" if self.public else "private",
            "capacity": self.capacity,
            "hours": self.hours,
            "outdoors": not self.floor,
            "owners": self.owners,
            "purpose": self.purpose,
        }


class Building:
    """One sector of the town, laid with its upper left corner at (x, y)."""

    def __init__(self, town: TownMap, sector: str, x: int, y: int, rooms: dict[str, Room], plan: str) -> None:
        self.town, self.sector, self.x, self.y, self.rooms = town, sector, x, y, rooms
        rows = plan.strip("\n").split("\n")
        self.plan: dict[Cell, str] = {
            (i, j): letter for j, row in enumerate(rows) for i, letter in enumerate(row) if letter != OUTSIDE
        }
        self.style = STYLES.get(sector, {})
        self.front = self._front()
        town.built |= {(x + i, y + j) for i, j in self.plan}
        for cell in sorted(self.plan):
            self._lay_cell(cell)
        self._enter_rooms()

    # -- reading the plan ----------------------------------------------------------------------------------

    def _at(self, cell: Cell, dx: int = 0, dy: int = 0) -> str:
        return self.plan.get((cell[0] + dx, cell[1] + dy), OUTSIDE)

    def _room(self, letter: str) -> Room | None:
        return self.rooms.get(letter.lower()) if letter not in (WALL, FENCE, OUTSIDE) else None

    def _indoor(self, letter: str) -> bool:
        room = self._room(letter)
        return bool(room and room.floor)

    def _passage(self, cell: Cell) -> bool:
        """Whether this doorway leads through the two rows of a face, and not through a side or front wall."""
        letter, top = self._at(cell), cell
        while self._at(top) == letter != OUTSIDE:
            top = (top[0], top[1] - 1)
        return letter.isupper() and self._at(top) != WALL and letter in (self._at(cell, 0, -1), self._at(cell, 0, 1))

    def _part(self, cell: Cell) -> str:
        """Which row of a face a wall or a doorway belongs to: `upper`, `lower` or none."""
        if self._passage(cell):
            return "lower" if self._at(cell, 0, -1) == self._at(cell) else "upper"
        if self._at(cell) != WALL:
            return ""
        if self._below(cell, 1):
            return "lower"
        return "upper" if self._at(cell, 0, 1) == WALL and self._below(cell, 2) else ""

    def _below(self, cell: Cell, rows: int) -> bool:
        letter = self._at(cell, 0, rows)
        return letter.islower() and self._indoor(letter)

    def _style_below(self, cell: Cell) -> str:
        """The wall style of the room whose face this cell belongs to."""
        for letter in (self._at(cell, 0, rows) for rows in range(1, 4)):
            if letter.islower() and self._indoor(letter):
                return self.rooms[letter].wall
        return ""

    def _front(self) -> str:
        """The style of the walls that face the street: that of the largest room."""
        count = {letter: list(self.plan.values()).count(letter) for letter, room in self.rooms.items() if room.floor}
        return self.rooms[max(count, key=lambda letter: count[letter])].wall

    def _style_near(self, cell: Cell) -> str:
        """The style of a wall seen from above: that of the nearest room above it, then of any beside it."""
        below = [self._at(cell, dx, 1) for dx in (-1, 0, 1)]
        if any(letter != WALL and not self._indoor(letter) for letter in below):
            return self.front
        for reach in range(1, 6):
            for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
                room = self._room(self._at(cell, dx * reach, dy * reach))
                if room and room.floor:
                    return room.wall
        return "cream"

    # -- laying --------------------------------------------------------------------------------------------

    def _lay_cell(self, cell: Cell) -> None:
        letter = self._at(cell)
        at = (self.x + cell[0], self.y + cell[1])
        if letter == WALL:
            self._lay_wall(cell, at)
            self.town.collision[at] = BLOCKS
        elif letter == FENCE:
            self.town.stamp(self._fence(cell), *at)
        else:
            self._lay_floor(cell, at)
            self._lay_threshold(cell, at)

    def _lay_floor(self, cell: Cell, at: Cell) -> None:
        """The floor of the room; in a doorway of a side wall the floors of both sides meet."""
        floor = self._floor_at(cell)
        side_wall = WALL in (self._at(cell, 0, -1), self._at(cell, 0, 1)) and not self._passage(cell)
        if self._at(cell).isupper() and side_wall:
            self._lay_half_floors(cell, at)
        if floor and at not in self.town.layers["floor"]:
            self.town.floor(at, floor)

    def _lay_threshold(self, cell: Cell, at: Cell) -> None:
        """The frame of a doorway through a face, and a mat in a doorway to the open."""
        if self._passage(cell):
            row = 0 if self._part(cell) == "upper" else 1
            self.town.lay("walls", at, (f"doorway_{self._style_below(cell)}", 0, row))
        elif self._at(cell).isupper() and self._open_air(cell):
            self.town.stamp("mat", *at)

    def _open_air(self, cell: Cell) -> bool:
        """Whether the open ground or a garden lies beside a cell."""
        beside = [self._at(cell, dx, dy) for dx, dy, _ in SIDES]
        return not all(letter in (WALL, FENCE) or letter.isupper() or self._indoor(letter) for letter in beside)

    def _lay_wall(self, cell: Cell, at: Cell) -> None:
        part = self._part(cell)
        if part:
            name = f"wall_{self._style_below(cell)}_face_{part}_{(at[0] * 7 + at[0] // 3) % 2}"
            self.town.lay("walls", at, (name, 0, 0))
            return
        self._lay_top(cell, at)
        self._lay_half_floors(cell, at)

    def _lay_top(self, cell: Cell, at: Cell) -> None:
        east, west = self._part((cell[0] + 1, cell[1])), self._part((cell[0] - 1, cell[1]))
        mask = sum(bit for dx, dy, bit in SIDES if self._continues(cell, dx, dy))
        if not east and not west:
            self.town.lay("walls", at, (f"wall_{self._style_near(cell)}_top_{mask}", 0, 0))
            return
        part = east or west
        sides = [
            (self._style_below((cell[0] + dx, cell[1])), bit) for dx, bit, face in ((1, 2, east), (-1, 8, west)) if face
        ]
        style = sides[0][0]
        both = sum(bit for _, bit in sides)
        self.town.lay("walls", at, (f"wall_{style}_{part}_{mask & 5 | both}", 0, 0))
        for other, bit in sides[1:]:
            if other != style:
                self.town.lay("decor", at, (f"wall_{other}_half_{part}_{bit}", 0, 0))

    def _continues(self, cell: Cell, dx: int, dy: int) -> bool:
        """Whether the strip of a wall runs on to a neighbour: to another strip, or to the top of a face."""
        if self._at(cell, dx, dy) != WALL:
            return False
        part = self._part((cell[0] + dx, cell[1] + dy))
        if dy:
            return not part or (dy > 0 and part == "upper")
        return not part or part == "upper"

    def _lay_half_floors(self, cell: Cell, at: Cell) -> None:
        """Under a strip each side's own floor; the ground layer is never seen indoors."""
        east, west = self._floor_at(cell, 1), self._floor_at(cell, -1)
        above = self._floor_at(cell, 0, -1)
        if east and west:
            self.town.lay("floor", at, (f"{east}_east", 0, 0))
            self.town.lay("ground", at, (f"{west}_0", 0, 0))
        elif east or west:
            self.town.lay("floor", at, (f"{east}_east" if east else f"{west}_west", 0, 0))
        elif above and self._indoor(self._at(cell, 0, 1)):
            self.town.lay("floor", at, (f"{above}_0", 0, 0))

    def _floor_at(self, cell: Cell, dx: int = 0, dy: int = 0) -> str:
        """The floor of a cell, empty outdoors; a doorway to a garden has the floor of the house."""
        letter = self._at(cell, dx, dy)
        reach = (0, -1, 1, 2) if letter.isupper() else (0,)
        rooms = [self._room(self._at(cell, dx, dy + more)) for more in reach]
        return next((room.floor for room in rooms if room and room.floor), "")

    def _fence(self, cell: Cell) -> str:
        joined = [self._at(cell, dx, dy) in (FENCE, WALL) for dx, dy, _ in SIDES]
        north, east, south, west = joined
        if east and west:
            return "fence"
        if east or west:
            return "fence_left" if east else "fence_right"
        return "fence_vertical" if north or south else "fence_post"

    # -- objects -------------------------------------------------------------------------------------------

    def _enter_rooms(self) -> None:
        for letter, room in self.rooms.items():
            name = f"{self.sector}:{room.arena}"
            cells = {cell for cell, found in self.plan.items() if found.lower() == letter and found != FENCE}
            doors = {cell for cell in cells if self.plan[cell].isupper()}
            self._enter("rooms", name, cells, room.properties())
            self._enter("doors", name, doors, {})

    def _enter(self, layer: str, name: str, cells: set[Cell], properties: dict[str, str | int | bool]) -> None:
        for x, y, w, h in rectangles(cells):
            self.town.objects[layer].append(Thing(name, self.x + x, self.y + y, w, h, dict(properties)))

    # -- furniture -----------------------------------------------------------------------------------------

    def furnish(self, text: str) -> None:
        """Stand stamps from lines as `spots` reads them, by the lower left tiles of their feet in the plan."""
        for stamp, x, y in spots(text):
            self.town.stamp(self._own(stamp), self.x + x, self.y + y)

    def _own(self, stamp: str) -> str:
        """What this house has for a stamp of its plan."""
        return self.style.get(stamp, stamp)

    def hang(self, text: str) -> None:
        """Hang pictures and windows on the faces above the given first cells of floor."""
        for stamp, x, y in spots(text):
            self.town.stamp(stamp, self.x + x, self.y + y - HANG)

    def thing(
        self, name: str, *parts: Part, purpose: str = "", capacity: int = 0, states: str = "", stamp: str = ""
    ) -> None:
        """A thing made of stamps `(stamp, x, y)` and of free floor `("", x, y, w, h)`, in the room of the first.

        `stamp` is the drawing that has pictures of its states, if it is not the first part.
        """
        room = self._room(self._at((parts[0][1], parts[0][2])))
        if room is None:
            raise ValueError(f"{self.sector}: {name} stands in no room")
        properties: dict[str, str | int | bool] = {
            "capacity": capacity,
            "purpose": purpose or PURPOSES.get(name, ""),
            "stamp": stamp or self._own(parts[0][0]),
            "states": states or STATES.get(name, ""),
        }
        for part in parts:
            rect = self._place(part)
            rect.name = f"{self.sector}:{room.arena}:{name}"
            rect.properties = dict(properties)
            self.town.objects["things"].append(rect)

    def _place(self, part: Part) -> Thing:
        if len(part) == 5:
            return Thing("", self.x + part[1], self.y + part[2], part[3], part[4])
        return self.town.stamp(self._own(part[0]), self.x + part[1], self.y + part[2])


def line(stamps: str, x: int, y: int) -> list[Part]:
    """Stamps side by side in row y, from column x on; a dash stands for a column that the stamp before it takes."""
    return [(stamp, x + offset, y) for offset, stamp in enumerate(stamps.split()) if stamp != "-"]


def rectangles(cells: Iterable[Cell]) -> list[tuple[int, int, int, int]]:
    """Cover cells with few rectangles that do not overlap, as (x, y, w, h)."""
    left, found = set(cells), []
    while left:
        x, y = min(left, key=lambda cell: (cell[1], cell[0]))
        w = h = 1
        while (x + w, y) in left:
            w += 1
        while all((x + i, y + h) in left for i in range(w)):
            h += 1
        left -= {(x + i, y + j) for i in range(w) for j in range(h)}
        found.append((x, y, w, h))
    return found
