"""Places outdoors beside the park: front gardens behind fences, allotments, the village green, an orchard, a pond."""

from assets.draw.lay_canvas import Cell, TownMap, block, oval, ribbon, shore
from assets.draw.lay_words import BEDS


def ring(x0: int, y0: int, x1: int, y1: int) -> set[Cell]:
    """The outermost cells of a rectangle given by its corners."""
    return block(x0, y0, x1 - x0 + 1, y1 - y0 + 1) - block(x0 + 1, y0 + 1, x1 - x0 - 1, y1 - y0 - 1)


def fence(town: TownMap, cells: set[Cell], gates: set[Cell]) -> None:
    """A fence on those cells that are neither gate nor street nor taken; ends and corners get their pieces."""
    line = {c for c in cells - gates if c not in town.terrain and c not in town.built and town.inside(c)}
    for x, y in sorted(line):
        if town.fits("fence", x, y):
            town.stamp(_piece(town, line, x, y), x, y)


def _piece(town: TownMap, line: set[Cell], x: int, y: int) -> str:
    def joined(cell: Cell) -> bool:
        return cell in line or "wall" in town.layers["walls"].get(cell, ("", 0, 0))[0]

    east, west = joined((x + 1, y)), joined((x - 1, y))
    if {(x, y - 1), (x, y + 1)} & line and not {(x - 1, y), (x + 1, y)} & line:
        return "fence_vertical"
    if east or west:
        return "fence" if east and west else "fence_left" if east else "fence_right"
    return "fence_vertical" if joined((x, y - 1)) or joined((x, y + 1)) else "fence_post"


def beds(town: TownMap, text: str) -> None:
    """Beds from lines like `22,61 ttttc`: where a row starts and what grows in it, by the letters of `BEDS`."""
    for place, plants in map(str.split, text.strip().splitlines()):
        x, y = map(int, place.split(","))
        for i, letter in enumerate(plants):
            town.stamp(BEDS[letter], x + i, y)


def lay_places(town: TownMap) -> None:
    """All of them."""
    _front_gardens(town)
    _moores_garden(town)
    _allotments(town)
    _green(town)
    _orchard(town)
    _college_yard(town)
    _market_yard(town)
    _corners(town)


def _front_gardens(town: TownMap) -> None:
    fence(town, ring(4, 33, 18, 37), block(8, 37, 2, 1))
    fence(town, ring(21, 35, 34, 39), block(29, 39, 2, 1))
    fence(town, ring(80, 78, 96, 83), block(92, 83, 2, 1))
    fence(town, ring(38, 58, 42, 67), {(38, 66)})
    beds(town, "26,38 hh\n40,63 hh")
    town.place("""
tree_blossom 15,36
flower_bed_red 5,36 12,36
flower_bed_yellow 6,36 95,82
flower_bed_mixed 11,36 83,82 84,82 85,82
tree_round 22,38
barrel 33,38
bench 39,60
bird_bath 40,65
bush_flower 41,59
tree_small 88,82
bush 81,82 90,82
""")


def _moores_garden(town: TownMap) -> None:
    """Sam tends flowers, Jennifer paints among them."""
    fence(town, ring(33, 79, 50, 85), block(39, 85, 2, 1))
    beds(town, "42,83 tt\n45,83 r\n43,84 rr")
    town.place("""
flower_bed_red 35,83 36,83
flower_bed_yellow 37,83
easel_landscape 48,84
garden_chair 47,84
bird_bath 34,84
watering_can 41,84
flower_bed_mixed 36,84 35,84
tree_small 49,82
""")


def _allotments(town: TownMap) -> None:
    """Four plots that belong to nobody in particular, with a well between them."""
    town.paint("path", ribbon([(28, 56), (28.5, 62), (28.5, 69)], 1) | ribbon([(23, 63), (35, 63)], 1))
    fence(town, ring(21, 59, 36, 67), {(28, 59), (28, 67), (29, 67), (29, 59)})
    beds(
        town,
        """
22,61 tttc
22,62 tt
24,62 c
31,61 rr
34,61 hh
32,62 rrh
23,65 rrh
22,66 tt
25,66 t
31,65 cc
35,65 t
32,66 rrr
""",
    )
    town.place("""
wheelbarrow 27,65
barrel 35,60
watering_can 30,64
garden_gnome 24,60
sacks 34,60
crate_cabbage 22,64
bench 25,64
""")


def _green(town: TownMap) -> None:
    """Grass under old trees, a well, a place to spread a blanket."""
    paths = ribbon([(60, 62), (66, 62.5)], 2) | ribbon([(71, 63), (73, 60), (72.5, 56)], 2)
    town.paint("path", oval(69, 62.5, 3.2, 2.3) | paths)
    town.place("""
well 68,62
bench 65,60 71,66
picnic_blanket 65,64 72,65
tree_round 62,60 67,67
tree_round_dark 74,66
tree_tall 63,67
tree_blossom 70,59
flower_bed_mixed 67,60 70,65
bicycle 62,63
rock 76,61
bush_flower 75,62
stump 66,65
bush 74,60
""")


def _orchard(town: TownMap) -> None:
    """Fruit trees, baskets under them, and a pond with a seat beside it."""
    town.paint("water", shore(oval(110.5, 83, 4.3, 2.9) | oval(114, 81.5, 2.6, 2)))
    around = ribbon([(105, 71), (104, 76), (103.5, 81), (105, 86.5), (110, 86.9)], 2)
    town.paint("path", around | ribbon([(104, 77.5), (114, 77.5)], 2))
    town.place("""
tree_autumn 106,75 112,76 118,78 101,81
tree_round 109,75 116,75 101,76 101,85
tree_blossom 118,85
crate_apples 108,76 114,76
sacks 115,79
bench 107,79 111,79 112,87
lily_pad 112,82
lily_drift 109,83
reeds 108,82 114,81
reeds_few 110,85
bush_berry 105,83 117,81
rock 116,83
rock_small 107,85
picnic_blanket 109,79
barrel 111,74
""")


def _college_yard(town: TownMap) -> None:
    town.place("""
bicycle 98,19 96,19
bike_rack 94,20
flower_tub 101,20 106,20
bench 107,20 92,20
hedge_left 108,19
hedge 109,19 110,19 111,19 112,19 113,19
hedge_right 114,19
tree_round 118,19
flower_bed_mixed 100,19 101,19 105,19
""")


def _market_yard(town: TownMap) -> None:
    """What is delivered to the market waits behind it."""
    town.place("""
crate_oranges 78,64
crate_apples 79,64
crate_cabbage 79,65
barrel 81,64 82,64
sacks 84,64
wheelbarrow 87,64
bicycle 89,64
bench 92,65
tree_round 94,66
tree_round_dark 90,67
bush 96,65
bush_flower 89,67
""")


def _corners(town: TownMap) -> None:
    """Benches, hedges and trees where streets leave a corner over."""
    town.place("""
bench 55,31 42,31 40,51 86,48
tree_round 58,32 42,52
tree_blossom 62,32 88,49
bush_flower 60,31 48,51
tree_tall 66,31
tree_autumn 39,32 45,53
barrel 36,44 37,44
tree_round_dark 40,54
bicycle 46,51
bush 44,50
hedge_left 78,48
hedge 79,48 80,48 81,48 82,48
hedge_right 83,48
""")
