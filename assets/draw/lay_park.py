"""Johnson Park: the lake and the walk around it, the fountain, the garden that Sam tends."""

from assets.draw.lay_canvas import Cell, Thing, TownMap, block, oval, ribbon
from assets.draw.lay_words import PURPOSES, STATES

X, Y, W, H = 41, 3, 43, 22
GATES = block(61, 24, 3, 1) | block(83, 11, 1, 2) | block(41, 13, 1, 2)
PARK = "Johnson Park:park"


def lay_park(town: TownMap) -> None:
    """Ground, hedge, room and things of the park; smaller trees and flowers follow with the rest of the green."""
    lake = oval(55, 11, 8.6, 4.6) | oval(60, 13.5, 5.4, 3.6) | oval(50, 9.5, 4, 3)
    town.paint("water", lake)
    town.paint("cobble", oval(75, 10.5, 4.7, 3.7))
    walk: list[tuple[float, float]] = [
        (44.5, 9), (47, 5.5), (54, 5), (62, 5.5), (67, 8.5), (68.5, 14), (66, 18.5), (58, 19.5), (49, 18), (44.5, 13), (44.5, 9),
    ]
    town.paint("path", ribbon(walk, 2))
    for points, width in [
        ([(62.5, 19.5), (62.5, 27)], 3), ([(68.5, 12), (72, 11)], 2), ([(78, 12), (84, 12), (88, 18), (90, 22)], 2),
        ([(44.5, 13.5), (40, 14), (39, 20), (38, 26)], 2), ([(75.5, 13), (75.5, 22)], 1), ([(66, 18.5), (82.5, 18.5)], 1),
    ]:
        town.paint("path", ribbon(points, width))
    _hedge(town)
    _room(town)
    _things(town)
    _garden(town)
    _trees(town)


def _hedge(town: TownMap) -> None:
    """A clipped hedge at the back and the front, loose bushes at the sides."""
    edge = block(X, Y, W, H) - block(X + 1, Y + 1, W - 2, H - 2)
    for x, y in sorted(edge - GATES):
        side = x in (X, X + W - 1)
        if town.terrain.get((x, y)) != "path" and (not side or (x + y * 5) % 7 not in (1, 4)):
            town.stamp(("bush", "bush_flower", "bush_berry", "bush")[y % 4] if side else "hedge", x, y)


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
        town.kept |= block(rect.x - 1, rect.y - 1, rect.w + 2, rect.h + 2)


def _things(town: TownMap) -> None:
    _thing(town, "fountain", "fountain", (74, 11))
    _thing(town, "park bench", "bench", (49, 4), (58, 4), (70, 8), (79, 14), (52, 21), (64, 21), (42, 10), (70, 14), (79, 8))
    for stamp, x, y in [
        ("sign_park", 60, 25), ("wheelbarrow", 76, 19), ("bird_bath", 67, 22), ("watering_can", 76, 21), ("rock", 46, 15),
        ("rock_small", 64, 18), ("rock", 66, 8), ("rock_small", 57, 17), ("stump", 43, 5), ("picnic_blanket", 80, 6),
        ("picnic_blanket", 43, 16), ("bush_flower", 52, 17), ("bush_berry", 65, 11), ("bush_flower", 46, 8),
    ]:
        town.stamp(stamp, x, y)
    for x, y in [(48, 10), (53, 13), (54, 13), (61, 15), (62, 16), (58, 9), (51, 8), (63, 12), (57, 9), (49, 11)]:
        town.stamp("lily_pad", x, y)
    for x, y in [(69, 6), (47, 20), (80, 11), (60, 22), (65, 16)]:
        town.stamp("street_lamp", x, y)


def _garden(town: TownMap) -> None:
    """Carpets of flowers on both sides of the gate, vegetables between the paths: what Sam tends."""
    letters = {"r": "flower_bed_red", "y": "flower_bed_yellow", "m": "flower_bed_mixed", "t": "veg_tomato",
               "c": "veg_cabbage", "v": "veg_carrot", "h": "herb_bed"}
    for x, y, plants in [
        (70, 16, "rrrr"), (70, 17, "mmmm"), (77, 16, "yyyyy"), (77, 17, "mmmmm"), (69, 20, "tttttt"), (69, 21, "cccccc"),
        (77, 20, "vvvvv"), (77, 21, "hhhhh"), (69, 23, "yyymmmrrr"), (44, 22, "rrrrr"), (44, 23, "rrrrrr"),
        (50, 23, "yyyyyy"), (56, 23, "mmmm"), (43, 19, "mmm"), (43, 20, "yyy"), (79, 23, "mmm"),
    ]:
        town.paint("soil", block(x, y, len(plants), 1))
        for i, letter in enumerate(plants):
            _thing(town, "park garden", letters[letter], (x + i, y))


def _trees(town: TownMap) -> None:
    """Old trees around the water and behind the fountain."""
    for name, x, y in [
        ("tree_round", 42, 8), ("tree_blossom", 46, 18), ("tree_round_dark", 64, 8), ("tree_tall", 66, 14), ("tree_blossom", 71, 6),
        ("tree_conifer", 74, 6), ("tree_round_dark", 77, 6), ("tree_conifer", 81, 10), ("tree_round", 55, 17), ("tree_autumn", 49, 17),
        ("tree_round", 55, 22), ("tree_tall", 49, 22), ("tree_blossom", 64, 23), ("tree_conifer", 43, 13),
    ]:
        town.stamp(name, x, y)
