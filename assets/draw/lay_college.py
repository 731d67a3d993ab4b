"""Oak Hill College and the dorm of its students."""

from assets.draw.lay_canvas import TownMap
from assets.draw.lay_homes_shared import vegetable_rows
from assets.draw.lay_homes_small import bath_row
from assets.draw.lay_plan import Building, Part, Room
from assets.draw.lay_shops import seats
from assets.draw.lay_words import BATHROOM, BEDROOM, COMMON, GARDEN, KITCHEN

STUDENTS = "Klaus Mueller, Maria Lopez, Ayesha Khan, Wolfgang Schulz"


def college(town: TownMap, x: int, y: int) -> None:
    """Classroom and library side by side over one long hallway."""
    rooms = {
        "v": Room("classroom", "parquet", "cream", "attend and teach classes, from 10 am to 2 pm", True, "7-22", 30),
        "l": Room("library", "carpet_green", "green", "read, study and write quietly, all day", True, "7-22", 25),
        "h": Room("hallway", "stone_floor", "stone", "meet between classes", True, "7-22", 40),
    }
    hall = Building(town, "Oak Hill College", x, y, rooms, """
#############################
#############################
#vvvvvvvvvvvvv#lllllllllllll#
#vvvvvvvvvvvvv#lllllllllllll#
#vvvvvvvvvvvvv#lllllllllllll#
#vvvvvvvvvvvvv#lllllllllllll#
#vvvvvvvvvvvvv#lllllllllllll#
#vvvvvvvvvvvvv#lllllllllllll#
##########VV#####L###########
##########VV#####L###########
#hhhhhhhhhhhhhhhhhhhhhhhhhhh#
#hhhhhhhhhhhhhhhhhhhhhhhhhhh#
#hhhhhhhhhhhhhhhhhhhhhhhhhhh#
#############HH##############
""")
    _classroom(hall)
    _library(hall)
    hall.put("locker", *((column, 10) for column in (2, 3, 4, 5, 6, 23, 24, 25)))
    hall.put("notice_board", (13, 10))
    hall.put("shelf_trophies", (19, 10), (20, 10))
    hall.put("rug_red", (13, 12))
    hall.put("plant_tall", (1, 12), (27, 12))
    hall.put("plant_fern", (8, 10), (22, 10))
    hall.put("bench", (5, 12), (20, 12))
    hall.hang("clock_wall", (15, 10))
    hall.hang("pennant", (8, 10), (12, 10), (16, 10), (21, 10))


def _classroom(hall: Building) -> None:
    hall.thing("blackboard", ("blackboard", 3, 2), ("blackboard", 6, 2))
    hall.thing("podium", ("podium", 10, 3))
    columns = (2, 4, 6, 8, 12)
    chairs: list[Part] = []
    for row in (4, 6):
        for column in columns:
            hall.put("student_desk", (column, row))
            chairs.append(("chair_back", column, row + 1))
    hall.thing("student seating", *chairs)
    hall.put("papers", (4, 4), (8, 6))
    hall.put("books_stack", (2, 6), (12, 4))
    hall.put("globe", (12, 2))
    hall.put("bookshelf_low", (13, 2))
    hall.put("plant_fern", (11, 2))
    hall.hang("window", (2, 2), (11, 2), (13, 2))
    hall.hang("clock_wall", (6, 2))


def _library(hall: Building) -> None:
    hall.thing(
        "bookshelf", *(("bookcase_tall", column, 2) for column in (15, 17, 19, 23, 25)), ("bookcase_tall", 23, 5),
        ("bookcase_tall", 15, 5),
    )
    tables, chairs = seats(("reading_table", 18, 5, "ns"), ("reading_table", 19, 7, ""))
    parts: list[Part] = [*tables, *chairs, ("chair_front", 19, 4), ("chair_back", 19, 6)]
    hall.thing("table", *parts, ("chair_right", 18, 7), ("chair_left", 21, 7), purpose="read, study, write")
    hall.put("books_stack", (18, 5), (20, 7))
    hall.put("lamp_table", (19, 5))
    hall.thing("sofa", ("sofa_front_green", 25, 4))
    hall.put("coffee_table", (26, 6))
    hall.put("books_stack", (26, 6))
    hall.thing("sofa", ("armchair", 27, 6))
    hall.put("rug_blue", (25, 6))
    hall.put("plant_tall", (21, 2))
    hall.put("globe", (22, 2))
    hall.put("plant_pot", (15, 7), (27, 2))
    hall.put("floor_lamp", (27, 4))
    hall.hang("window", (21, 2))
    hall.hang("picture_portrait", (22, 2))


def dorm(town: TownMap, x: int, y: int) -> None:
    """Four rooms in a row over the common room, and a garden of their own."""
    rooms = {
        "k": Room("Klaus's room", "planks", "cream", BEDROOM, owners="Klaus Mueller"),
        "m": Room("Maria's room", "carpet_blue", "blue", BEDROOM, owners="Maria Lopez"),
        "a": Room("Ayesha's room", "parquet", "green", BEDROOM, owners="Ayesha Khan"),
        "w": Room("Wolfgang's room", "planks_dark", "stone", BEDROOM, owners="Wolfgang Schulz"),
        "h": Room("man's bathroom", "tiles_blue", "blue", BATHROOM, capacity=1, owners="Klaus Mueller, Wolfgang Schulz"),
        "j": Room("woman's bathroom", "tiles_white", "white", BATHROOM, capacity=1, owners="Maria Lopez, Ayesha Khan"),
        "c": Room("common room", "planks", "cream", COMMON, owners=STUDENTS),
        "i": Room("kitchen", "tiles_checker", "cream", KITCHEN, owners=STUDENTS),
        "g": Room("garden", "", "", GARDEN, owners=STUDENTS),
    }
    home = Building(town, "Dorm for Oak Hill College", x, y, rooms, """
#############################
#############################
#kkkkkk#mmmmmm#aaaaaa#wwwwww#
#kkkkkk#mmmmmm#aaaaaa#wwwwww#
#kkkkkk#mmmmmm#aaaaaa#wwwwww#
#kkkkkk#mmmmmm#aaaaaa#wwwwww#
#kkkkkk#mmmmmm#aaaaaa#wwwwww#
######K####M#####A####W######
######K####M#####A####W######
#hhhh#ccccccccccccccccc#iiii#
#hhhh#ccccccccccccccccc#iiii#
#hhhhHcccccccccccccccccIiiii#
#hhhh#ccccccccccccccccc#iiii#
######ccccc#####G############
######ccccc#gggggggggggggggf
#jjjj#ccccc#gggggggggggggggf
#jjjjJccccc#gggggggggggggggf
#jjjj#ccccc#gggggggggggggggf
#######CC###gggggggggggggggf
           fffffffffffffffff
""")
    _klaus(home)
    _maria(home)
    _ayesha(home)
    _wolfgang(home)
    bath_row(home, 1, 9, "shower toilet sink_bath")
    home.put("laundry_basket", (1, 12))
    home.put("rug_small", (2, 11))
    bath_row(home, 1, 15, "sink_bath toilet")
    home.thing("shower", ("shower", 4, 15), capacity=1)
    home.put("plant_pot", (1, 17))
    home.put("rug_small", (3, 16))
    _dorm_common(home)
    _dorm_garden(home)


def _klaus(home: Building) -> None:
    """Books on every side."""
    home.thing("bed", ("bed_green", 1, 3), capacity=1)
    home.put("bedside_lamp", (2, 2))
    home.thing("closet", ("closet", 3, 2))
    home.put("bookshelf", (4, 2), (5, 2), (6, 2))
    home.put("rug_green", (3, 5))
    home.thing("desk", ("desk_papers", 3, 4), ("chair_back", 4, 5))
    home.put("books_stack", (3, 4))
    home.thing("game console", ("game_console_tv", 1, 6))
    home.put("books_stack", (6, 3))
    home.put("bookshelf_low", (6, 5))
    home.hang("window", (2, 2))
    home.hang("picture_portrait", (5, 2))
    home.hang("poster_film", (4, 2))


def _maria(home: Building) -> None:
    """A streaming desk with its lights, physics on the blackboard."""
    home.thing("bed", ("bed_purple", 13, 3), capacity=1)
    home.put("bedside_table", (12, 2))
    home.thing("closet", ("closet", 11, 2))
    home.thing("blackboard", ("blackboard", 8, 2))
    home.put("rug_round", (9, 5))
    home.thing("computer", ("streaming_desk", 9, 4), ("chair_back", 10, 5))
    home.thing("desk", ("desk_microscope", 12, 6), ("chair_front", 12, 5))
    home.put("camera_tripod", (8, 5))
    home.put("plant_cactus", (8, 6))
    home.hang("poster_science", (11, 2))
    home.hang("window", (12, 2))
    home.hang("pennant", (13, 2))


def _ayesha(home: Building) -> None:
    """A literature student's shelves and plants."""
    home.thing("bed", ("bed_red", 15, 3), capacity=1)
    home.put("bedside_lamp", (16, 2))
    home.thing("closet", ("closet", 17, 2), ("dresser", 18, 2))
    home.thing("shelf", ("bookshelf", 19, 2), ("bookshelf", 20, 2))
    home.put("rug_red", (17, 5))
    home.thing("desk", ("desk_papers", 18, 4), ("chair_back", 18, 5))
    home.put("books_stack", (19, 4))
    home.put("armchair", (15, 5))
    home.put("plant_tall", (15, 6))
    home.put("plant_fern", (20, 6))
    home.put("shelf_plants", (20, 5))
    home.hang("window", (17, 2))
    home.hang("picture_abstract", (19, 2))


def _wolfgang(home: Building) -> None:
    """Weights, cups won at competitions, chemistry in between."""
    home.thing("bed", ("bed_blue", 27, 3), capacity=1)
    home.put("bedside_table", (26, 2))
    home.thing("closet", ("closet_dark", 25, 2))
    home.put("shelf_trophies", (22, 2))
    home.thing("game console", ("game_console_tv", 23, 2))
    home.put("rug_blue", (23, 5))
    home.thing("lifting weight", ("weight_bench", 23, 5))
    home.thing("desk", ("desk_microscope", 26, 6), ("chair_front", 26, 5))
    home.put("laundry_basket", (24, 6))
    home.hang("pennant", (24, 2), (26, 2))
    home.hang("window", (25, 2))


def _dorm_common(home: Building) -> None:
    home.thing("pool table", ("pool_table", 8, 12))
    tables, chairs = seats(("table_long", 14, 11, "sw"), ("table_round", 19, 12, "we"))
    home.thing("table", *tables, *chairs, ("chair_back", 15, 12), ("chair_left", 16, 11))
    home.put("plate_food", (14, 11))
    home.put("coffee_cup", (15, 11))
    home.thing("sofa", ("sofa_front_blue", 8, 9), ("sofa_front", 20, 9), ("armchair", 22, 12))
    home.put("bookshelf", (13, 9), (14, 9))
    home.put("floor_lamp", (12, 9))
    home.put("plant_tall", (10, 14))
    home.put("plant_pot", (6, 17))
    home.put("coffee_table", (20, 10))
    home.put("jukebox", (10, 16))
    home.put("rug_red", (7, 17))
    home.put("bench", (9, 17))
    home.hang("clock_wall", (15, 9))
    home.hang("poster_film", (9, 9))
    home.hang("poster_music", (13, 9))
    home.thing("refrigerator", ("fridge", 24, 9))
    home.thing("sink", ("kitchen_sink", 25, 9), purpose="wash the dishes, fetch water")
    home.thing("stove", ("stove", 26, 9))
    home.thing("cooking area", ("kitchen_counter_board", 27, 9), ("kitchen_counter", 27, 12))
    home.thing("toaster", ("toaster_counter", 26, 12))
    home.put("pantry", (24, 12))
    home.hang("window", (26, 9))


def _dorm_garden(home: Building) -> None:
    home.town.paint("path", {(home.x + 16, home.y + j) for j in (13, 14, 15, 16)})
    vegetable_rows(
        home, "dorm garden", (18, 15, "tttttt"), (18, 17, "rrrrcc"), (12, 17, "hhh"), (12, 15, "ccc"),
    )
    home.put("tree_round", (24, 17))
    home.put("parasol_table", (20, 18))
    home.put("garden_chair", (19, 18), (21, 18))
    home.put("flower_bed_red", (13, 14), (14, 14))
    home.put("flower_bed_yellow", (18, 14), (19, 14), (20, 14))
    home.put("watering_can", (12, 14))
    home.put("bush_berry", (26, 14))
