"""Lays Smallville and writes `maps/smallville/smallville.tmx`: `python -m assets.draw.lay_town`.

The map is what the game reads and what people edit in Tiled. This command lays it afresh from the plans in
the modules beside it, so changes made in Tiled are lost when it runs; run it only to change the plans.
"""

import sys
from pathlib import Path

from assets.draw.lay_canvas import Thing, TownMap
from assets.draw.lay_check import faults
from assets.draw.lay_green import lay_green
from assets.draw.lay_park import lay_park
from assets.draw.lay_places import lay_places
from assets.draw.lay_streets import HEIGHT, WIDTH, lay_buildings, lay_square, lay_street_furniture
from assets.draw.lay_tmx import Numbers, write_tmx

MAP = Path(__file__).resolve().parents[2] / "maps" / "smallville" / "smallville.tmx"
SPAWNS = ((57, 51), (63, 47), (67, 53), (61, 56))


def smallville() -> TownMap:
    """The whole town, laid from what is built to what grows."""
    town = TownMap(WIDTH, HEIGHT)
    lay_buildings(town)
    lay_park(town)
    lay_square(town)
    lay_places(town)
    lay_street_furniture(town)
    lay_green(town)
    town.lay_ground()
    town.objects["spawns"] = [Thing(f"square {i}", x, y, 0, 0) for i, (x, y) in enumerate(SPAWNS, 1)]
    return town


def main() -> int:
    """Lay, check and write; the number of faults found."""
    town = smallville()
    found = faults(town, SPAWNS[0])
    write_tmx(town, MAP, Numbers())
    print(f"{MAP.name}: {town.width} x {town.height}, {len(town.objects['things'])} rectangles of things")
    print("\n".join(found) or "no faults")
    return len(found)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
