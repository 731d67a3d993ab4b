"""Where everything stands: the buildings, the streets that join them, the square and its furniture."""

from collections.abc import Callable
from itertools import pairwise

from assets.draw.lay_canvas import TownMap, block, oval, ribbon, spots
from assets.draw.lay_coliving import coliving
from assets.draw.lay_college import college, dorm
from assets.draw.lay_homes_shared import lin, moreno, tamara_carmen
from assets.draw.lay_homes_small import adam, arthur, carlos, giorgio, isabella, moore, ryan, yuriko
from assets.draw.lay_shops import harvey, hobbs_cafe, pub, willows

WIDTH, HEIGHT = 124, 92
Line = tuple[list[tuple[float, float]], float]

BUILDINGS: list[tuple[Callable[[TownMap, int, int], None], int, int]] = [
    (coliving, 4, 3),
    (college, 89, 4),
    (isabella, 5, 28),
    (arthur, 21, 30),
    (pub, 35, 33),
    (hobbs_cafe, 52, 33),
    (harvey, 71, 31),
    (dorm, 92, 26),
    (willows, 77, 50),
    (ryan, 4, 43),
    (giorgio, 21, 46),
    (carlos, 4, 55),
    (adam, 42, 57),
    (tamara_carmen, 5, 72),
    (moore, 34, 73),
    (lin, 52, 73),
    (moreno, 102, 51),
    (yuriko, 81, 73),
]

COBBLED: list[Line] = [
    ([(0, 40), (14, 40), (30, 42), (44, 46), (52, 48)], 3),
    ([(72, 45.5), (86, 45.5), (96, 47.5), (124, 48)], 3),
    ([(63, 44), (63, 46)], 2),
    ([(79, 41.5), (79, 46)], 2),
    ([(44, 42.5), (44, 47)], 2),
    ([(74, 58), (77.5, 58)], 2),
]
LANES: list[Line] = [
    ([(0, 25.5), (18, 26), (40, 27), (60, 28.5), (80, 27.5), (90, 23), (103, 22), (124, 22)], 3),
    ([(50, 28), (50, 36), (50, 46)], 2),
    ([(90, 23), (90, 34), (90, 45)], 2),
    ([(20, 27), (20, 40)], 2),
    ([(50, 54), (40, 56), (28, 56), (16, 53), (2, 53)], 2),
    ([(38, 45), (38, 56)], 2),
    ([(0, 67), (14, 67), (24, 69.5), (48, 70), (60, 70), (78, 69), (98, 70), (112, 69.5), (124, 70)], 3),
    ([(60, 56), (59, 63), (60, 70)], 3),
    ([(98.5, 47), (99.5, 56), (98.5, 64), (98.5, 70)], 3),
    ([(30, 70), (30, 79), (32, 86), (41, 86.5)], 2),
    ([(98.5, 70), (99.5, 76), (98.5, 85), (92, 85)], 2),
    ([(2.5, 53), (2.5, 67)], 1),
    # from the doors to the streets
    ([(25, 21), (25, 26)], 2),
    ([(103, 17.5), (103, 22)], 2),
    ([(9, 36), (9, 40)], 2),
    ([(30, 37.5), (30, 42)], 2),
    ([(100, 45), (100, 47)], 2),
    ([(9, 51), (9, 53)], 2),
    ([(32, 54), (32, 56)], 2),
    ([(15, 64), (15, 67)], 2),
    ([(47, 68), (47, 70)], 2),
    ([(16.5, 67), (16.5, 72.5)], 1),
    ([(40, 82), (40, 86)], 2),
    ([(61.5, 70), (61.5, 73.5)], 1),
    ([(112, 67), (112, 70)], 2),
    ([(93, 81), (93, 85)], 2),
]

SWAY = (0.5, -0.6, 0.3, 0.7, -0.4, 0.0, -0.7)
FLOWER_RING = oval(62, 52, 3.3, 2.2)
TREE_PITS = block(53, 51, 2, 1) | block(70, 50, 2, 1) | block(66, 55, 2, 1)
LETTER_BOXES = """
letter_box 11,36 32,38 11,51 34,54 17,64 49,68 18,71 42,81 63,72 114,68 96,81 102,45 30,23
"""
LAMPS = """
street_lamp 12,38 27,44 40,42 52,46 72,44 52,56 73,57 79,47 88,43 101,50 113,46 21,29 35,25 57,31 77,30 94,20
street_lamp 112,23 36,58 20,51 57,62 62,66 97,60 12,65 28,67 44,72 74,72 86,71 106,68 53,39 88,38 33,80 101,78
street_lamp 45,35 80,68 119,46 6,38 115,24 25,57
sign_post 92,25 101,72 47,43
"""
SIGNS = """
sign_cafe 65,45
sign_pub 48,44
sign_market 76,56
sign_pharmacy 76,60
sign_supply 81,43
sign_college 106,19
sign_post 52,30 57,67
"""
SQUARE = """
statue 62,52
market_stall 53,54 71,55 68,56
flower_cart 56,56
parasol_table 55,46 59,47 67,46 70,47
chair_right 54,46 58,47 66,46 69,47
chair_left 56,46 60,47 68,46 71,47
crate_apples 52,54
crate_oranges 55,54
crate_cabbage 70,55
barrel 73,55
sacks 58,56
bicycle 72,49
bin 65,49
bench 59,49 66,52 57,53
tree_round 53,51 66,55
tree_blossom 70,50
flower_bed_mixed 55,44 58,44 66,44
flower_bed_red 52,44 68,44
planter 59,44 62,44
flower_tub 54,44 65,50
street_lamp 49,46 74,46 57,49 73,51
bike_rack 50,50
"""


def lay_streets(town: TownMap) -> None:
    """Streets and the square; what is cobbled stays cobbled where a lane meets it."""
    for points, width in COBBLED:
        town.paint("cobble", ribbon(points, width))
    town.paint("cobble", block(49, 44, 26, 13) - {(74, 56), (49, 56), (50, 56), (49, 55)} - FLOWER_RING - TREE_PITS)
    for points, width in LANES:
        town.paint("path", ribbon(meander(points) if width > 1 else points, width))


def meander(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line whose long stretches sway by less than a tile, as trodden lanes do."""
    swayed = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length = max(abs(x1 - x0), abs(y1 - y0))
        parts = int(length // 7) + 1
        for i in range(1, parts):
            along, off = i / parts, SWAY[(int(x0 + y0) + i) % len(SWAY)]
            across = (0.0, off) if abs(x1 - x0) > abs(y1 - y0) else (off, 0.0)
            swayed.append((x0 + (x1 - x0) * along + across[0], y0 + (y1 - y0) * along + across[1]))
        swayed.append((x1, y1))
    return swayed


def lay_buildings(town: TownMap) -> None:
    """Every building in its place, then the streets between them."""
    for build, x, y in BUILDINGS:
        build(town, x, y)
    lay_streets(town)


def lay_square(town: TownMap) -> None:
    """The square before the cafe: a statue among flowers, stalls, tables in the sun, trees in the paving."""
    town.place(SQUARE)
    _flower_ring(town)


RING = ("flower_bed_red", "bush_flower", "flower_bed_mixed", "flower_pink", "flower_bed_yellow", "flower_white", "bush")


def _flower_ring(town: TownMap) -> None:
    """Beds, bushes and loose flowers around the statue, none of a kind side by side; low ones in front."""
    for x, y in sorted(FLOWER_RING):
        if (x, y) not in town.collision and (x, y) not in block(62, 50, 2, 3):
            name = RING[(x * 3 + y * 5) % len(RING)]
            town.stamp(name if y > 50 or "bush" not in name else "flower_bed_mixed", x, y)


def lay_street_furniture(town: TownMap) -> None:
    """Signs where they are; letter boxes and lamps as near to their places as there is room off the street."""
    town.place(SIGNS)
    for name, x, y in (*spots(LETTER_BOXES), *spots(LAMPS)):
        _near(town, name, x, y)


def _near(town: TownMap, name: str, x: int, y: int) -> None:
    """Stand a stamp at the nearest place off the street."""
    near = sorted(block(x - 3, y - 3, 7, 7), key=lambda spot: (abs(spot[0] - x) + abs(spot[1] - y), spot))
    spot = next((spot for spot in near if town.fits(name, *spot)), None)
    if spot:
        town.stamp(name, *spot)
