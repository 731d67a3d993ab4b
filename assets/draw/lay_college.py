"""Oak Hill College and the dorm of its students."""

from assets.draw.lay_canvas import TownMap, block
from assets.draw.lay_homes_shared import vegetable_rows
from assets.draw.lay_plan import Building, Part, Room
from assets.draw.lay_rows import bath_row
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
    hall = Building(
        town,
        "Oak Hill College",
        x,
        y,
        rooms,
        """
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
""",
    )
    _classroom(hall)
    _library(hall)
    hall.furnish("""
locker 2-6,10 23-25,10
notice_board 13,10
shelf_trophies 19-20,10
rug_red 13,12
plant_tall 1,12 27,12
plant_fern 8,10 22,10
bench 5,12 20,12
""")
    hall.hang("""
clock_wall 15,10
pennant 8,10 12,10 16,10 21,10
""")


def _classroom(hall: Building) -> None:
    hall.thing("blackboard", ("blackboard", 3, 2), ("blackboard", 6, 2))
    hall.thing("podium", ("podium", 10, 3))
    columns = (2, 4, 6, 8, 12)
    chairs: list[Part] = [("chair_back", column, row) for row in (5, 7) for column in columns]
    hall.thing("student seating", *chairs)
    hall.furnish("""
student_desk 2,4 4,4 6,4 8,4 12,4 2,6 4,6 6,6 8,6 12,6
papers 4,4 8,6
books_stack 2,6 12,4
globe 12,2
bookshelf_low 13,2
plant_fern 11,2
""")
    hall.hang("""
window 2,2 11,2 13,2
clock_wall 6,2
""")


def _library(hall: Building) -> None:
    hall.thing(
        "bookshelf",
        *(("bookcase_tall", column, 2) for column in (15, 17, 19, 23, 25)),
        ("bookcase_tall", 23, 5),
        ("bookcase_tall", 15, 5),
    )
    tables, chairs = seats(("reading_table", 19, 5, "ns"), ("reading_table", 19, 7, ""))
    parts: list[Part] = [*tables, *chairs, ("chair_front", 20, 4), ("chair_back", 20, 6)]
    hall.thing("table", *parts, ("chair_right", 18, 7), ("chair_left", 21, 7), purpose="read, study, write")
    hall.furnish("""
books_stack 20,7 26,6
coffee_table 26,6
rug_blue 25,6
armchair_blue 22,5
plant_fern 22,7
plant_tall 21,2
globe 22,2
plant_pot 15,7 27,2
floor_lamp 27,4
""")
    hall.thing("sofa", ("sofa_front_green", 25, 4))
    hall.thing("sofa", ("armchair", 27, 6))
    hall.hang("""
window 21,2
picture_portrait 22,2
""")


def dorm(town: TownMap, x: int, y: int) -> None:
    """Four rooms in a row over the common room, and a garden of their own."""
    rooms = {
        "k": Room("Klaus's room", "planks", "cream", BEDROOM, owners="Klaus Mueller"),
        "m": Room("Maria's room", "carpet_blue", "blue", BEDROOM, owners="Maria Lopez"),
        "a": Room("Ayesha's room", "parquet", "green", BEDROOM, owners="Ayesha Khan"),
        "w": Room("Wolfgang's room", "planks_dark", "stone", BEDROOM, owners="Wolfgang Schulz"),
        "h": Room("man's bathroom", "tiles_blue", "white", BATHROOM, False, "", 1, "Klaus Mueller, Wolfgang Schulz"),
        "j": Room("woman's bathroom", "tiles_white", "white", BATHROOM, False, "", 1, "Maria Lopez, Ayesha Khan"),
        "c": Room("common room", "planks", "cream", COMMON, owners=STUDENTS),
        "i": Room("kitchen", "tiles_checker", "cream", KITCHEN, owners=STUDENTS),
        "g": Room("garden", "", "", GARDEN, owners=STUDENTS),
    }
    home = Building(
        town,
        "Dorm for Oak Hill College",
        x,
        y,
        rooms,
        """
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
""",
    )
    _klaus(home)
    _maria(home)
    _ayesha(home)
    _wolfgang(home)
    bath_row(home, 1, 9, "shower toilet sink_bath")
    home.furnish("""
laundry_basket 1,12
washing_machine 2,12
towel_rack 4,9
plant_fern 4,12
rug_small 2,11 3,16
plant_pot 1,17
""")
    bath_row(home, 1, 15, "sink_bath toilet")
    home.thing("shower", ("shower", 4, 15), capacity=1)
    _dorm_common(home)
    _dorm_garden(home)


def _klaus(home: Building) -> None:
    """Books on every side."""
    home.thing("bed", ("bed_green", 1, 3), capacity=1)
    home.furnish("""
bedside_lamp 2,2
bookshelf 4-6,2
rug_green 3,5
books_stack 3,4 6,3
bookshelf_low 6,5
""")
    home.thing("closet", ("closet", 3, 2))
    home.thing("desk", ("desk_papers", 3, 4), ("chair_back", 4, 5))
    home.thing("game console", ("game_console_tv", 1, 6))
    home.hang("""
window 2,2
picture_portrait 5,2
poster_film 4,2
""")


def _maria(home: Building) -> None:
    """A streaming desk with its lights, physics on the blackboard."""
    home.thing("bed", ("bed_purple", 13, 3), capacity=1)
    home.furnish("""
bedside_table 12,2
rug_round 9,5
camera_tripod 8,5
plant_cactus 8,6
""")
    home.thing("closet", ("closet", 11, 2))
    home.thing("blackboard", ("blackboard", 8, 2))
    home.thing("computer", ("streaming_desk", 9, 4), ("chair_back", 10, 5))
    home.thing("desk", ("desk_microscope", 12, 6), ("chair_front", 12, 5))
    home.hang("""
poster_science 11,2
window 12,2
pennant 13,2
""")


def _ayesha(home: Building) -> None:
    """A literature student's shelves and plants."""
    home.thing("bed", ("bed_red", 15, 3), capacity=1)
    home.furnish("""
bedside_lamp 16,2
rug_red 17,5
books_stack 19,4
armchair 15,6
plant_pot 15,5
plant_fern 20,6
shelf_plants 20,5
""")
    home.thing("closet", ("closet", 17, 2), ("dresser", 18, 2))
    home.thing("shelf", ("bookshelf", 19, 2), ("bookshelf", 20, 2))
    home.thing("desk", ("desk_papers", 18, 4), ("chair_back", 18, 5))
    home.hang("""
window 17,2
picture_abstract 19,2
""")


def _wolfgang(home: Building) -> None:
    """Weights, cups won at competitions, chemistry in between."""
    home.thing("bed", ("bed_blue", 27, 3), capacity=1)
    home.furnish("""
bedside_table 26,2
shelf_trophies 22,2
rug_blue 23,5
laundry_basket 24,6
""")
    home.thing("closet", ("closet_dark", 25, 2))
    home.thing("game console", ("game_console_tv", 23, 2))
    home.thing("lifting weight", ("weight_bench", 23, 5))
    home.thing("desk", ("desk_microscope", 26, 6), ("chair_front", 26, 5))
    home.hang("""
pennant 24,2 26,2
window 25,2
""")


def _dorm_common(home: Building) -> None:
    home.thing("pool table", ("pool_table", 8, 12))
    tables, chairs = seats(("table_long", 14, 11, "sw"), ("table_round", 19, 12, "we"))
    home.thing("table", *tables, *chairs, ("chair_back", 15, 12), ("chair_left", 16, 11))
    home.furnish("""
plate_food 14,11
coffee_cup 15,11
bookshelf 13-14,9
floor_lamp 12,9
plant_tall 10,14
plant_pot 6,17
coffee_table 20,10
rug_green 19,11
rug_round 14,12
jukebox 10,16
rug_check 6,14
stool 10,17
plant_fern 18,9
dartboard_stand 10,9
magazine_rack 11,12
pantry 24,12
""")
    home.thing(
        "sofa",
        ("sofa_front_blue", 8, 9),
        ("sofa_front", 20, 9),
        ("armchair", 22, 12),
        ("reading_nook", 15, 9),
        ("bean_bag_red", 6, 13),
        ("bean_bag_green", 8, 14),
    )
    home.hang("""
clock_wall 15,9
poster_film 9,9
poster_music 13,9
window 26,9
""")
    home.thing("refrigerator", ("fridge", 24, 9))
    home.thing("sink", ("kitchen_sink", 25, 9), purpose="wash the dishes, fetch water")
    home.thing("stove", ("stove", 26, 9))
    home.thing("cooking area", ("kitchen_counter_board", 27, 9), ("kitchen_counter", 27, 12))
    home.thing("toaster", ("toaster_counter", 26, 12))


def _dorm_garden(home: Building) -> None:
    home.town.paint("path", block(home.x + 16, home.y + 13, 1, 4) | block(home.x + 12, home.y + 16, 12, 1))
    vegetable_rows(
        home,
        "dorm garden",
        (18, 15, "tt-ttt"),
        (18, 17, "rrr-cc"),
        (12, 17, "h-hh"),
        (12, 15, "cc"),
    )
    home.furnish("""
tree_round 24,17
parasol_table 21,18
garden_chair 20,18 22,18
flower_bed_red 13-14,14
flower_bed_yellow 18-20,14
watering_can 12,14
bush_berry 26,14
""")
