"""Where people meet and buy: Hobbs Cafe, The Rose and Crown Pub, the market with its pharmacy, the supply store."""

from assets.draw.lay_canvas import TownMap
from assets.draw.lay_plan import Building, Part, Room, line

PHARMACY_COUNTER = (
    "pharmacy_counter_plain pharmacy_counter pharmacy_counter_scales pharmacy_counter_plain pharmacy_counter"
)
CHAIRS = {
    "n": ("chair_front", 0, -1),
    "s": ("chair_back", 0, 1),
    "e": ("chair_left", 1, 0),
    "w": ("chair_right", -1, 0),
}


def seats(*groups: tuple[str, int, int, str]) -> tuple[list[tuple[str, int, int]], list[Part]]:
    """Tables with chairs: each group is a table, its place and the sides that have a chair, as letters of n e s w."""
    tables = [(table, x, y) for table, x, y, _ in groups]
    chairs: list[Part] = [
        (CHAIRS[side][0], x + CHAIRS[side][1], y + CHAIRS[side][2]) for _, x, y, sides in groups for side in sides
    ]
    return tables, chairs


def hobbs_cafe(town: TownMap, x: int, y: int) -> None:
    """Counter and kitchen on the left, piano and fire on the right, the door on the square."""
    purpose = "have breakfast, lunch or coffee, study, meet people, from 8 am to 8 pm"
    rooms = {
        "c": Room("cafe", "planks", "cream", purpose, True, "8-20", 40, "Isabella Rodriguez"),
    }
    cafe = Building(
        town,
        "Hobbs Cafe",
        x,
        y,
        rooms,
        """
##################
##################
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
#cccccccccccccccc#
########CC########
""",
    )
    cafe.thing("refrigerator", ("fridge_steel", 1, 2), ("fridge", 2, 2))
    cafe.thing("kitchen sink", ("kitchen_sink", 3, 2))
    cafe.thing("cooking area", ("kitchen_counter_board", 4, 2), ("toaster_counter", 6, 2))
    cafe.thing("stove", ("stove", 5, 2))
    cafe.thing("behind the cafe counter", ("", 1, 3, 6, 1))
    cafe.furnish("""
counter_left 1,4
counter_cakes 2,4
counter 3,4
counter_till 4,4
counter_right 6,4
menu_board 7,2
bookshelf 15,2
shelf_plants 16,2
floor_lamp 11,2
rug_blue 8,4
plant_fern 15,9
plant_tall 1,9
plant_pot 11,9
""")
    cafe.thing("coffee machine", ("counter_coffee", 5, 4), stamp="coffee_machine")
    cafe.thing("piano", ("piano", 8, 2), ("stool", 9, 3))
    cafe.thing("fireplace", ("fireplace", 12, 2))
    _cafe_seats(cafe)
    cafe.hang("""
window 8,2 10,2 15,2
clock_wall 3,2
pennant 11,2 14,2
picture_abstract 5,2
""")


def _cafe_seats(cafe: Building) -> None:
    tables, chairs = seats(
        ("cafe_table", 3, 7, "wes"),
        ("cafe_table", 7, 7, "we"),
        ("cafe_table", 15, 5, "ns"),
        ("cafe_table", 11, 6, "wen"),
        ("cafe_table", 14, 8, "wens"),
        ("cafe_table", 5, 9, "we"),
    )
    sofas: list[Part] = [("sofa_back", 12, 4)]
    cafe.furnish("""
rug_round 12,4
rug_red 2,7
rug_green 13,8
coffee_cup 3,7 15,5 14,8
flowers_vase 7,7 11,6
cake 5,9
""")
    for table, x, y in tables:
        cafe.furnish(f"{table} {x},{y}")
    cafe.thing("cafe customer seating", *chairs, *sofas)


def pub(town: TownMap, x: int, y: int) -> None:
    """A dark bar along the back, tables, darts and a corner for whoever sings."""
    purpose = "have a drink and talk in the evening, from 5 pm to midnight; not for lunch"
    rooms = {"p": Room("pub", "planks_dark", "wood", purpose, True, "17-24", 30, "Arthur Burton")}
    bar = Building(
        town,
        "The Rose and Crown Pub",
        x,
        y,
        rooms,
        """
##############
##############
#pppppppppppp#
#pppppppppppp#
#pppppppppppp#
#pppppppppppp#
#pppppppppppp#
#pppppppppppp#
#pppppppppppp#
########PP####
""",
    )
    bar.thing("refrigerator", ("fridge_steel", 1, 2))
    bar.thing("shelf", ("back_bar_shelf", 2, 2), ("back_bar_shelf", 4, 2))
    bar.thing("kitchen sink", ("kitchen_sink", 6, 2))
    bar.thing("cooking area", ("kitchen_counter_board", 7, 2))
    bar.thing("stove", ("stove", 8, 2))
    bar.thing("behind the bar counter", ("", 1, 3, 7, 1))
    tables, chairs = seats(
        ("table_round", 3, 8, "we"),
        ("table_round", 6, 7, "we"),
        ("table_round", 11, 8, "wn"),
    )
    stools: list[Part] = [("stool", column, 5) for column in (1, 3, 5, 7)]
    for table, tx, ty in tables:
        bar.furnish(f"{table} {tx},{ty}")
    bar.thing("bar customer seating", *stools, *chairs)
    bar.furnish("""
bar_left 1,4
bar_taps 2,4 6,4
bar 3,4 5,4
bar_bottles 4,4
bar_right 7,4
coffee_cup 3,8
lamp_table 6,7
stage 10,4
jukebox 12,2
dartboard_stand 9,2
barrel 12,7 12,6 1,8
plant_pot 12,8
""")
    bar.thing("microphone", ("microphone_stand", 11, 4), ("", 11, 3, 1, 1))
    bar.hang("""
window 10,2
candle_wall 6,2 8,2
picture_portrait 11,2
clock_wall 7,2
""")


def willows(town: TownMap, x: int, y: int) -> None:
    """Groceries on the left, the pharmacy on the right, aisles between; the door is on the square."""
    purpose = "buy groceries and medicine, from 8 am to 5 pm"
    rooms = {
        "s": Room("store", "tiles_white", "green", purpose, True, "8-17", 30, "John Lin, Tom Moreno"),
    }
    shop = Building(
        town,
        "The Willows Market and Pharmacy",
        x,
        y,
        rooms,
        """
####################
####################
#ssssssssssssssssss#
#ssssssssssssssssss#
#ssssssssssssssssss#
#ssssssssssssssssss#
#ssssssssssssssssss#
Sssssssssssssssssss#
Sssssssssssssssssss#
#ssssssssssssssssss#
#ssssssssssssssssss#
#ssssssssssssssssss#
####################
""",
    )
    shop.thing("behind grocery counter", ("", 1, 3, 6, 1))
    shop.thing("grocery counter", *line("counter_left counter counter_till counter counter_till counter_right", 1, 4))
    shop.thing("behind pharmacy counter", ("", 12, 3, 7, 1))
    shop.thing(
        "pharmacy counter",
        ("pharmacy_counter_left", 12, 4),
        *line(PHARMACY_COUNTER, 13, 4),
        ("pharmacy_counter_right", 18, 4),
    )
    shop.thing("pharmacy shelf", *line("shelf_medicine - shelf_medicine_b - shelf_medicine - shelf_medicine_b", 11, 2))
    shelves: list[Part] = [("shelf_bread", 1, 2), ("shelf_cans", 3, 2), ("shelf_groceries", 5, 2)]
    shelves += [("shelf_fruit", 4, 8), ("shelf_groceries_b", 6, 8), ("shelf_cans_b", 10, 8), ("shelf_bread_b", 12, 8)]
    shelves += [("shelf_groceries", 4, 11), ("shelf_fruit_b", 6, 11), ("shelf_cans", 10, 11)]
    shelves += [("shelf_groceries_b", 12, 11)]
    shelves += [("shelf_fruit", 16, 8), ("freezer", 16, 11)]
    shop.thing("grocery shelf", *shelves)
    shop.furnish("""
crate_apples 1,6 2,11 8,7 14,8
crate_oranges 2,6 1,11 8,8 14,11
crate_cabbage 3,6 1,10 14,10
sacks 18,6 9,8
barrel 8,11
bench 14,6
shopping_baskets 1,9 8,10
display_fruit 5,6
display_cheese 9,6
magazine_rack 12,6
flower_tub 16,6
plant_fern 7,2 18,11
plant_tall 8,2
plant_pot 9,2
""")
    shop.hang("""
window 8,2 10,2
clock_wall 9,2
""")


def harvey(town: TownMap, x: int, y: int) -> None:
    """Tools, paint, paper garlands: shelves to the ceiling and a long counter."""
    purpose = "buy tools, art supplies and party decorations, from 8 am to 6 pm"
    rooms = {"s": Room("supply store", "stone_floor", "brick", purpose, True, "8-18", 25, "Carmen Ortiz")}
    shop = Building(
        town,
        "Harvey Oak Supply Store",
        x,
        y,
        rooms,
        """
##################
##################
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#ssssssssssssssss#
#######SS#########
""",
    )
    shop.thing("behind the counter", ("", 11, 3, 6, 1))
    shop.thing("counter", *line("counter_left counter_till counter counter counter_till counter_right", 11, 4))
    shelves: list[Part] = [("shelf_tools", 1, 2), ("shelf_tools_b", 3, 2)]
    shelves += [("shelf_paint", 5, 2), ("shelf_paint_b", 7, 2)]
    shelves += [("shelf_party", 12, 2), ("shelf_tools", 15, 2), ("shelf_party_b", 3, 6), ("shelf_paint", 5, 6)]
    shelves += [("shelf_tools_b", 3, 9), ("shelf_party", 5, 9)]
    shelves += [("shelf_paint_b", 8, 6), ("shelf_party_b", 11, 7), ("shelf_tools_b", 13, 7)]
    shop.thing("product shelf", *shelves)
    shop.furnish("""
easel 11,2
barrel 1,5 16,9
sacks 1,9 1,8
mannequin 9,2
watering_can 14,9
wheelbarrow 16,6
plant_pot 10,9
plant_fern 11,9
plant_cactus 12,9
garden_gnome 13,9
crate_apples 1,6
""")
    shop.hang("""
window 10,2 14,2
clock_wall 11,2
""")
