"""Johnson Park: the lake and the walk around it, the fountain, the garden that Sam tends."""

from assets.draw.lay_canvas import Thing, TownMap, block, oval, ribbon, shore, spots
from assets.draw.lay_words import PURPOSES, STATES

PARK = "Johnson Park:park"
X, Y, W, H = 41, 3, 43, 22
GATES = ((61, 24, 3, 1), (83, 11, 1, 2), (41, 13, 1, 2))
WALK: list[tuple[float, float]] = [
    (44.5, 9),
    (47, 5.5),
    (54, 5),
    (62, 5.5),
    (67, 8.5),
    (68.5, 14),
    (66, 18.5),
    (58, 18.9),
    (49, 18),
    (44.5, 13),
    (44.5, 9),
]
PATHS: list[tuple[list[tuple[float, float]], float]] = [
    (WALK, 2),
    ([(62.5, 19.5), (62.5, 27)], 3),
    ([(68.5, 12), (72, 11)], 2),
    ([(78, 12), (84, 12), (88, 18), (90, 22)], 2),
    ([(44.5, 13.5), (40, 14), (39, 20), (38, 26)], 2),
    ([(75.5, 13), (75.5, 22)], 1),
    ([(66, 18.5), (82.5, 18.5)], 1),
]
BENCHES = "bench 49,4 58,4 70,8 79,14 52,21 64,21 42,10 70,14 79,8"
GARDEN = """
flower_bed_red 70-71,16 73,17 45-46,22 49,23 53,23 76,23 71,23
flower_bed_yellow 77-78,16 81,17 43-44,20 55-56,23 69-70,23 72,17
flower_bed_mixed 72,16 79-80,16 78,17 44,19 47,22 46-48,23 54,23 77,23 80,23 58,22
veg_tomato 69-71,20 73-74,20
veg_cabbage 70-72,21 74,21
veg_carrot 77-79,20 81,20
herb_bed 78-80,21
"""
ORNAMENTS = """
sign_park 60,25
street_lamp 69,6 47,20 81,14 60,22 65,16
wheelbarrow 76,19
watering_can 76,21
bird_bath 68,23
rock 48,14
rock_small 63,17 57,17
stump 43,5
picnic_blanket 80,6 43,16
bush_flower 53,17 46,8
bush_berry 65,11
lily_pad 49,11 58,9 61,15
lily_drift 48,10 53,14 57,8 62,16
reeds 51,7 53,15 60,8 64,13
reeds_few 50,7 54,15 61,8 47,10
"""
TREES = """
tree_round 42,8 55,17 55,22
tree_round_dark 62,8 77,6
tree_tall 65,14 49,22
tree_conifer 74,6 81,10
tree_blossom 46,18 71,6 66,23
tree_autumn 50,16
"""


def lay_park(town: TownMap) -> None:
    """Ground, hedge, room and things of the park; smaller trees and flowers follow with the rest of the green."""
    lake = shore(oval(55, 11, 8.6, 4.6) | oval(60, 13.5, 5.4, 3.6) | oval(50, 9.5, 4, 3))
    basin = oval(54.5, 10.5, 6.4, 2.6) | oval(59, 12.2, 4.6, 2.6) | oval(51, 9.4, 2.9, 1.5)
    town.paint("deep", shore({(x, y) for x, y in basin if block(x - 1, y - 1, 3, 3) <= lake}))
    town.paint("water", lake)
    for x, y in sorted(lake):  # nothing grows between the water and the walk that would shut a corner in
        town.kept |= block(x - 2, y - 2, 5, 5)
    town.paint("cobble", oval(75, 10.5, 4.7, 3.7))
    for points, width in PATHS:
        town.paint("path", ribbon(points, width))
    town.kept |= block(X - 1, Y, W + 2, H + 1) - block(X + 1, Y + 1, W - 2, H - 2)
    _hedge(town)
    _room(town)
    _thing(town, "fountain", "fountain 74,11")
    _thing(town, "park bench", BENCHES)
    town.place(ORNAMENTS)
    _garden(town)
    town.place(TREES)


def _hedge(town: TownMap) -> None:
    """A clipped hedge at the back and the front, loose bushes at the sides."""
    gates = set().union(*(block(*gate) for gate in GATES))
    edge = block(X, Y, W, H) - block(X + 1, Y + 1, W - 2, H - 2)
    grown = {cell for cell in edge if town.terrain.get(cell) != "path" and cell not in gates}
    rows = {cell for cell in grown if X < cell[0] < X + W - 1}
    for x, y in sorted(rows):
        east, west = (x + 1, y) in rows, (x - 1, y) in rows
        town.stamp("hedge" if east and west else "hedge_left" if east else "hedge_right", x, y)
    for x, y in sorted(grown - rows):
        if (x + y * 5) % 7 not in (1, 4):
            inward = 0 if y * 7 % 5 < 3 or y in (Y, Y + 1) or y > Y + H - 3 else 1 if x == X else -1
            town.stamp(("bush", "bush_flower", "bush_berry", "bush")[y % 4], x + inward, y)


def _room(town: TownMap) -> None:
    properties: dict[str, str | int | bool] = {
        "access": "public",
        "capacity": 0,
        "hours": "",
        "outdoors": True,
        "owners": "",
        "purpose": "walk, run, rest and enjoy nature, at any time",
    }
    town.objects["rooms"].append(Thing(PARK, X, Y, W, H, properties))
    for x, y, w, h in GATES:
        town.objects["doors"].append(Thing(PARK, x, y, w, h))


def _thing(town: TownMap, name: str, text: str) -> None:
    """A thing made of the stamps of a text; nothing that blocks grows beside it."""
    for stamp, x, y in spots(text):
        rect = town.stamp(stamp, x, y)
        rect.name = f"{PARK}:{name}"
        rect.properties = {"capacity": 0, "purpose": PURPOSES[name], "states": STATES[name], "stamp": text.split()[0]}
        town.objects["things"].append(rect)
        town.kept |= block(rect.x - 1, rect.y - 1, rect.w + 2, rect.h + 2)


def _garden(town: TownMap) -> None:
    """Carpets of flowers on both sides of the gate, vegetables between the paths: what Sam tends."""
    for stamp, x, y in spots(GARDEN):
        _thing(town, "park garden", f"{stamp} {x},{y}")
