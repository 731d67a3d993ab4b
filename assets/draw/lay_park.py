"""Johnson Park: the lake and the walk around it, the fountain, the garden that Sam tends."""

from assets.draw.lay_canvas import Cell, Thing, TownMap, block, oval, ribbon
from assets.draw.lay_words import PURPOSES, STATES

X, Y, W, H = 41, 3, 43, 22
GATES = block(61, 24, 3, 1) | block(83, 11, 1, 2) | block(41, 13, 1, 2)
PARK = "Johnson Park:park"


def lay_park(town: TownMap) -> None:
    """Ground, hedge, room and things of the park; trees and flowers follow with the rest of the green."""
    lake = oval(55, 11, 8.6, 4.6) | oval(60, 13.5, 5.4, 3.6) | oval(50, 9.5, 4, 3)
    town.paint("water", lake)
    town.paint("cobble", oval(75, 11, 4.5, 3.6))
    walk: list[tuple[float, float]] = [
        (44.5, 9), (47, 5.5), (54, 5), (62, 5.5), (67, 8.5), (68.5, 14), (66, 18.5), (58, 19.5), (49, 18), (44.5, 13), (44.5, 9),
    ]
    town.paint("path", ribbon(walk, 2))
    for points, width in [
        ([(62.5, 19.5), (62.5, 27)], 3), ([(68.5, 12), (72, 11.5)], 2), ([(78, 12), (84, 12), (88, 18), (90, 22)], 2),
        ([(44.5, 13.5), (40, 14), (39, 20), (38, 26)], 2), ([(75, 14), (75, 16), (70, 19.5), (65, 19)], 2),
    ]:
        town.paint("path", ribbon(points, width))
    _hedge(town)
    _room(town)
    _things(town)


def _hedge(town: TownMap) -> None:
    edge = block(X, Y, W, H) - block(X + 1, Y + 1, W - 2, H - 2)
    for x, y in sorted(edge - GATES):
        if town.terrain.get((x, y)) != "path":
            side = x in (X, X + W - 1)
            town.stamp(("bush", "bush_flower", "bush")[y % 3] if side else "hedge", x, y)


def _room(town: TownMap) -> None:
    town.objects["rooms"].append(Thing(PARK, X, Y, W, H, {
        "access": "public", "capacity": 0, "hours": "", "outdoors": True, "owners": "",
        "purpose": "walk, run, rest and enjoy nature, at any time",
    }))
    for x, y, w, h in ((61, 24, 3, 1), (83, 11, 1, 2), (41, 13, 1, 2)):
        town.objects["doors"].append(Thing(PARK, x, y, w, h))


def _thing(town: TownMap, name: str, stamp: str, *spots: Cell) -> None:
    for x, y in spots:
        rect = town.stamp(stamp, x, y)
        rect.name = f"{PARK}:{name}"
        rect.properties = {"capacity": 0, "purpose": PURPOSES[name], "states": STATES[name], "stamp": stamp}
        town.objects["things"].append(rect)


def _things(town: TownMap) -> None:
    _thing(town, "fountain", "fountain", (74, 12))
    _thing(town, "park bench", "bench", (49, 4), (58, 4), (70, 9), (79, 14), (52, 20), (64, 21), (42, 10), (70, 14))
    rows = [
        (71, 17, "rrryyy"), (78, 17, "mmm"), (70, 19, ""), (71, 20, "tttccc"), (78, 20, "hhhh"),
        (71, 22, "vvvvmm"), (78, 22, "yyyy"), (44, 17, "rrr"), (44, 20, "yyy"), (44, 22, "mmmrr"), (52, 22, "tttt"),
    ]
    letters = {"r": "flower_bed_red", "y": "flower_bed_yellow", "m": "flower_bed_mixed", "t": "veg_tomato",
               "c": "veg_cabbage", "v": "veg_carrot", "h": "herb_bed"}
    for x, y, plants in rows:
        for i, letter in enumerate(plants):
            if (x + i, y) not in town.terrain:
                town.paint("soil", {(x + i, y)})
                _thing(town, "park garden", letters[letter], (x + i, y))
    for stamp, x, y in [("sign_park", 60, 25), ("wheelbarrow", 77, 19), ("bird_bath", 67, 22), ("watering_can", 70, 21)]:
        town.stamp(stamp, x, y)
    for x, y in [(48, 10), (53, 13), (61, 15), (58, 9), (51, 8), (63, 12)]:
        town.stamp("lily_pad", x, y)
    for x, y in [(69, 7), (47, 20), (80, 10), (59, 22)]:
        if town.fits("street_lamp", x, y):
            town.stamp("street_lamp", x, y)
