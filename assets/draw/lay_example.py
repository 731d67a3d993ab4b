"""Lays Plum Lane, the small example town, and writes `maps/example/example.tmx`: `python -m assets.draw.lay_example`.

It is the template for towns of one's own: one street, a bakery, two cottages and a green. Given a folder, it draws
the map there as a picture as well: `python -m assets.draw.lay_example FOLDER`.
"""

import sys
from pathlib import Path

from assets.draw.lay_canvas import Thing, TownMap, block, ribbon, spots
from assets.draw.lay_places import beds, fence, ring
from assets.draw.lay_plan import Building, Room
from assets.draw.lay_rows import bath_row, kitchen_row
from assets.draw.lay_shops import seats
from assets.draw.lay_tmx import Numbers, write_tmx
from assets.draw.lay_words import BATHROOM, HOME, PURPOSES, STATES

MAP = Path(__file__).resolve().parents[2] / "maps" / "example" / "example.tmx"
WIDTH, HEIGHT = 32, 23
SPAWNS = ((15, 12), (17, 12), (19, 12))
GREEN = "Plum Green:green"
GREEN_BLOCK = (16, 14, 15, 8)
GATE = block(21, 14, 2, 1)

STREET = """
street_lamp 1,10 14,14 28,10
letter_box 8,10 22,10 6,13
sign_post 19,10
bench 11,10
bicycle 3,10
crate_apples 2,10
bin 13,10
flower_bed_red 9,10 3,13 10,13
flower_bed_mixed 5,10 4,13 11,13 26,10
flower_bed_yellow 25,10 5,13
bush_flower 29,10
flower_cart 16,10
"""
ON_THE_GREEN = """
well 27,16
bird_bath 17,20
flower_bed_mixed 17-18,15
flower_bed_red 24-25,15
garden_gnome 18,18
watering_can 29,16
wheelbarrow 29,18
barrel 25,20
crate_apples 26,18 25,19
sacks 27,18
rock_small 29,15
mushrooms 17,17
picnic_blanket 18,20
"""
TREES = """
tree_round 17,4 0,5
tree_autumn 30,22 18,8 12,22
tree_tall 0,16
tree_round_dark 14,22
tree_conifer 0,21
tree_small 1,1 9,1 16,1 19,1 31,4 31,9 15,17 27,1
bush 3,1 10,1 13,1 21,1 31,6 1,8 17,9 0,12 30,1 4,22 8,22 20,22
bush_berry 4,1 31,13 14,17 28,1 24,22
bush_flower 1,13 8,1 22,1 5,22
rock 12,1
rock_small 24,1
stump 17,6
hedge 16-18,22 22,22 26-28,22
"""
FLOWERS = ("flower_white", "flower_yellow", "flower_pink", "flower_blue", "tuft", "tuft_tall", "tuft")


def example() -> TownMap:
    """The whole town, laid from what is built to what grows."""
    town = TownMap(WIDTH, HEIGHT)
    _bakery(town, 2, 2)
    _otis(town, 20, 2)
    _priya(town, 2, 14)
    _streets(town)
    _green(town)
    town.place(STREET)
    town.place(TREES)
    _flowers(town)
    town.lay_ground()
    town.objects["spawns"] = [Thing(f"street {i}", x, y, 0, 0) for i, (x, y) in enumerate(SPAWNS, 1)]
    return town


def _bakery(town: TownMap, x: int, y: int) -> None:
    """Shelves and a counter in front, the oven behind it, and the room where the baker lives."""
    purpose = "buy bread, have breakfast or lunch, meet people, from 7 am to 4 pm"
    rooms = {
        "s": Room("shop", "tiles_checker", "brick", purpose, True, "7-16", 12, "Nell Archer"),
        "n": Room("Nell's room", "planks", "cream", HOME, owners="Nell Archer"),
    }
    bakery = Building(
        town,
        "The Crust bakery",
        x,
        y,
        rooms,
        """
###############
###############
#ssssssss#nnnn#
#ssssssss#nnnn#
#ssssssss#nnnn#
#ssssssssNnnnn#
#ssssssss#nnnn#
####SS#########
""",
    )
    kitchen_row(bakery, 1, 2, "kco")
    bakery.thing("behind the counter", ("", 1, 3, 4, 1))
    for column, stamp in enumerate(["counter_left", "counter_cakes", "counter_till"], 1):
        bakery.thing("counter", (stamp, column, 4), purpose="buy bread and cakes")
    bakery.thing("bread shelf", ("shelf_bread", 5, 2), purpose="look for bread", states="stocked, half empty, empty")
    tables, chairs = seats(("cafe_table", 7, 5, "nw"), ("cafe_table", 2, 6, "we"))
    for table, column, row in tables:
        bakery.furnish(f"{table} {column},{row}")
    bakery.thing("customer seating", *chairs, purpose="have breakfast or lunch, meet friends")
    bakery.thing("bed", ("bed_yellow", 13, 3), capacity=1)
    bakery.thing("closet", ("closet", 10, 2))
    bakery.thing("sink", ("sink_bath", 11, 2), capacity=1)
    bakery.thing("desk", ("desk_papers", 12, 6), ("chair_front", 12, 5))
    bakery.furnish("""
counter_right 4,4
sacks 4,2
menu_board 7,2
flowers_vase 7,5
coffee_cup 2,6
plant_fern 8,6
rug_round 6,5
crate_apples 8,2
bedside_lamp 12,2
plant_pot 10,6
rug_small 11,3
bookshelf_low 10,4
""")
    bakery.hang("""
window 1,2 8,2 12,2
clock_wall 3,2
mirror_wall 11,2
picture_portrait 13,2
""")


def _cottage(name: str, floor: str, wall: str) -> dict[str, Room]:
    return {
        "m": Room("main room", floor, wall, HOME, owners=name),
        "b": Room("bathroom", "tiles_blue", "white", BATHROOM, capacity=1, owners=name),
    }


def _otis(town: TownMap, x: int, y: int) -> None:
    """The cottage of an orchard keeper: a fire, an armchair, apples in store."""
    home = Building(
        town,
        "Otis Fenn's cottage",
        x,
        y,
        _cottage("Otis Fenn", "planks_dark", "wood"),
        """
###########
###########
#mmmmmm#bb#
#mmmmmm#bb#
#mmmmmmBbb#
#mmmmmm#bb#
#mmmmmm####
###MM###
""",
    )
    home.thing("bed", ("bed_green", 1, 3), capacity=1)
    home.thing("fireplace", ("fireplace", 2, 2))
    kitchen_row(home, 4, 2, "ofk")
    home.thing("closet", ("closet_dark", 1, 6))
    home.thing("table", ("table_round", 5, 5), ("chair_back", 5, 6))
    bath_row(home, 8, 2, "toilet sink_bath")
    home.thing("shower", ("shower", 9, 5), capacity=1)
    home.furnish("""
rug_round 2,4
armchair 3,4
teapot 5,5
plant_pot 6,5
crate_apples 1,5
barrel 6,6
rug_small 8,4
laundry_basket 8,5
""")
    home.hang("""
window 4,2
picture_abstract 1,2
""")


def _priya(town: TownMap, x: int, y: int) -> None:
    """An illustrator's cottage: the easel by the window, the door on the street."""
    home = Building(
        town,
        "Priya Vale's cottage",
        x,
        y,
        _cottage("Priya Vale", "parquet", "blue"),
        """
#####MM#####
#####MM#####
#mmmmmmm#bb#
#mmmmmmm#bb#
#mmmmmmmBbb#
#mmmmmmm#bb#
#mmmmmmm####
#########
""",
    )
    home.thing("bed", ("bed_purple", 1, 3), capacity=1)
    home.thing("closet", ("dresser", 3, 2))
    kitchen_row(home, 1, 6, "kof")
    home.thing("easel", ("easel_landscape", 7, 2))
    home.thing("desk", ("drawing_tablet_desk", 6, 5), ("chair_back", 7, 6))
    home.thing("table", ("table_small", 5, 4), ("chair_right", 4, 4))
    bath_row(home, 9, 2, "toilet sink_bath")
    home.thing("shower", ("shower", 10, 5), capacity=1)
    home.furnish("""
bedside_lamp 2,2
rug_red 3,4
plate_food 5,4
plant_fern 4,6
rug_small 9,4
towel_rack 9,5
""")
    home.hang("""
window 2,2
poster_film 7,2
curtains_blue 1,2
""")


def _streets(town: TownMap) -> None:
    """One lane, wide enough to meet on, and a step to each door."""
    town.paint("cobble", ribbon([(0, 11.5), (10, 11.5), (13, 12), (21, 12), (24, 11.5), (32, 11.5)], 2))
    for column, first, last in ((6, 9, 11), (23, 9, 11), (7, 12, 14), (21, 12, 13)):
        town.paint("cobble", block(column, first, 2, last - first + 1))
    town.paint("path", block(21, 14, 2, 3) | block(19, 17, 6, 3))


def _green(town: TownMap) -> None:
    """A fenced green with tables for everybody, and vegetables that Otis tends."""
    x, y, w, h = GREEN_BLOCK
    norms = Room("green", "", purpose="have a picnic, sit, tend the garden, meet the neighbours", public=True)
    town.objects["rooms"].append(Thing(GREEN, x, y, w, h, norms.properties()))
    town.objects["doors"].append(Thing(GREEN, 21, 14, 2, 1))
    fence(town, ring(x, y, x + w - 1, y + h - 1), GATE)
    _thing(town, "bench", "bench 19,15 24,16", "sit, talk", "empty, occupied")
    _thing(town, "supper table", "table_dining 20,18 22,18", "eat together, talk", "clear, set, dirty")
    _thing(town, "chair", "chair_front 20,17 23,17\nchair_back 20-23,19", "sit, eat together, talk", "empty, occupied")
    beds(town, "26,19 tthh\n26,20 ccrr")
    plots = Thing(f"{GREEN}:vegetable garden", 26, 19, 4, 2)
    plots.properties = {
        "capacity": 0,
        "purpose": PURPOSES["park garden"],
        "states": STATES["park garden"],
        "stamp": "veg_tomato",
    }
    town.objects["things"].append(plots)
    town.place(ON_THE_GREEN)


def _thing(town: TownMap, name: str, text: str, purpose: str, states: str) -> None:
    """A thing on the green made of the stamps of a text."""
    for stamp, x, y in spots(text):
        rect = town.stamp(stamp, x, y)
        rect.name = f"{GREEN}:{name}"
        rect.properties = {"capacity": 0, "purpose": purpose, "states": states, "stamp": stamp}
        town.objects["things"].append(rect)


def _flowers(town: TownMap) -> None:
    """Tufts and flowers on open grass, each kind in its own corner of the town."""
    for x, y in sorted(block(0, 0, WIDTH, HEIGHT)):
        name = FLOWERS[(x // 5 * 3 + y // 4 * 5) % len(FLOWERS)]
        if town.chance.random() < 0.22 and town.fits(name, x, y):
            town.stamp(name, x, y)


def main() -> None:
    """Lay and write; with a folder on the command line, draw there as well."""
    town = example()
    MAP.parent.mkdir(parents=True, exist_ok=True)
    write_tmx(town, MAP, Numbers())
    if len(sys.argv) > 1:
        from assets.draw.lay_picture import picture

        picture(town).save(Path(sys.argv[1]) / "example.png")


if __name__ == "__main__":
    main()
