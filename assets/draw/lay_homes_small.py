"""The five apartments and the three small houses, each furnished for the day of whoever lives there."""

from assets.draw.lay_canvas import TownMap
from assets.draw.lay_plan import Building, Room
from assets.draw.lay_rows import bath_row, kitchen_row
from assets.draw.lay_words import BATHROOM, HOME


def _rooms(owners: str, floor: str, wall: str, tiles: str = "tiles_white") -> dict[str, Room]:
    """The two rooms of a small home."""
    return {
        "m": Room("main room", floor, wall, HOME, owners=owners),
        "b": Room("bathroom", tiles, "white", BATHROOM, capacity=1, owners=owners),
    }


def isabella(town: TownMap, x: int, y: int) -> None:
    """Warm and full of flowers, with what she gathers for the party."""
    home = Building(
        town,
        "Isabella Rodriguez's apartment",
        x,
        y,
        _rooms("Isabella Rodriguez", "parquet", "cream"),
        """
##############
##############
#mmmmmmmm#bbb#
#mmmmmmmm#bbb#
#mmmmmmmmBbbb#
#mmmmmmmm#bbb#
#mmmmmmmm#####
###MM#####
""",
    )
    home.thing("bed", ("bed_red", 1, 3), capacity=1)
    home.furnish("""
bedside_lamp 2,2
flowers_vase 7,2
rug_red 3,5
cake 4,5
plant_fern 1,6
rug_small 11,4
laundry_basket 12,5
plant_pot 10,5
""")
    home.thing("closet", ("closet", 3, 2), ("dresser", 4, 2))
    home.thing("shelf", ("shelf_plants", 5, 2), ("bookshelf_low", 8, 2))
    home.thing("desk", ("desk_papers", 6, 2), ("chair_back", 6, 3))
    home.thing("refrigerator", ("fridge", 8, 6))
    home.thing("stove", ("stove", 7, 6))
    home.thing("table", ("table_round", 4, 5), ("chair_right", 3, 5), ("chair_left", 5, 5))
    home.hang("""
window 3,2 6,2
curtains_red 2,2
picture_portrait 7,2
""")
    bath_row(home, 10, 2)


def arthur(town: TownMap, x: int, y: int) -> None:
    """A bartender's rooms: bottles, a guitar, books on mixing drinks."""
    home = Building(
        town,
        "Arthur Burton's apartment",
        x,
        y,
        _rooms("Arthur Burton", "planks_dark", "wood"),
        """
##############
##############
#bbb#mmmmmmmm#
#bbb#mmmmmmmm#
#bbbBmmmmmmmm#
#bbb#mmmmmmmm#
#####mmmmmmmm#
    ####MM####
""",
    )
    home.thing("bed", ("bed_green", 12, 3), capacity=1)
    home.furnish("""
bedside_lamp 11,2
books_stack 5,6
rug_green 9,5
teapot 10,5
barrel 12,6
plant_cactus 12,5
towel_rack 1,5
rug_small 2,4
""")
    home.thing("refrigerator", ("fridge", 5, 2))
    home.thing("stove", ("stove", 6, 2))
    home.thing("closet", ("closet_dark", 10, 2))
    home.thing("shelf", ("bookshelf", 7, 2), ("shelf_trophies", 8, 2))
    home.thing("guitar", ("guitar_stand", 9, 2))
    home.thing("desk", ("desk_papers", 5, 6), ("chair_front", 6, 5))
    home.thing("table", ("table_round", 10, 5), ("chair_right", 9, 5), ("chair_left", 11, 5))
    home.hang("""
picture_sea 6,2
window 9,2 11,2
poster_music 12,2
""")
    bath_row(home, 1, 2, "sink_bath toilet shower")


def ryan(town: TownMap, x: int, y: int) -> None:
    """A software engineer's rooms: the computer stands in the middle of his life."""
    home = Building(
        town,
        "Ryan Park's apartment",
        x,
        y,
        _rooms("Ryan Park", "planks", "blue", "tiles_blue"),
        """
################
################
#mmmmmmmmm#bbbb#
#mmmmmmmmm#bbbb#
#mmmmmmmmmBbbbb#
#mmmmmmmmm#bbbb#
#mmmmmmmmm#bbbb#
####MM##########
""",
    )
    kitchen_row(home, 1, 2, "skco")
    home.thing("closet", ("closet", 6, 2), ("closet", 7, 2))
    home.thing("bed", ("bed_blue", 9, 3), capacity=1)
    home.furnish("""
bedside_table 8,2
lamp_table 8,2
rug_blue 6,6
books_stack 2,5
coffee_cup 1,5
plant_pot 1,6 14,6
floor_lamp 5,2
plant_cactus 9,6
washing_machine 11,6
laundry_basket 12,6
rug_small 13,4
""")
    home.thing("computer", ("desk_computer", 6, 5), ("chair_back", 7, 6))
    home.thing("desk", ("desk_papers", 1, 5), ("chair_back", 2, 6))
    home.hang("""
window 2,2 8,2
poster_science 6,2
clock_wall 4,2
""")
    bath_row(home, 11, 2, "sink_bath toilet")
    home.thing("shower", ("shower", 14, 2), capacity=1)


def giorgio(town: TownMap, x: int, y: int) -> None:
    """A mathematician's rooms: a blackboard, a globe, papers everywhere."""
    home = Building(
        town,
        "Giorgio Rossi's apartment",
        x,
        y,
        _rooms("Giorgio Rossi", "parquet", "green"),
        """
################
################
#bbbb#mmmmmmmmm#
#bbbb#mmmmmmmmm#
#bbbbBmmmmmmmmm#
#bbbb#mmmmmmmmm#
######mmmmmmmmm#
     #####MM####
""",
    )
    kitchen_row(home, 6, 2, "fock")
    home.thing("blackboard", ("blackboard", 10, 2))
    home.thing("closet", ("closet_dark", 13, 2), ("dresser", 14, 6))
    home.thing("bed", ("bed_yellow", 14, 3), capacity=1)
    home.furnish("""
rug_green 8,6
papers 8,5
globe 12,6
bookshelf_low 13,6
books_stack 6,6
plant_fern 6,5
washing_machine 1,5
towel_rack 4,5
rug_small 2,4
""")
    home.thing("desk", ("desk_papers", 8, 5), ("chair_back", 9, 6))
    home.hang("""
poster_science 8,2
window 7,2 14,2
""")
    bath_row(home, 1, 2, "toilet sink_bath")
    home.thing("shower", ("shower", 4, 2), capacity=1)


def carlos(town: TownMap, x: int, y: int) -> None:
    """A poet's rooms: a view of the trees, a chair to brood in."""
    home = Building(
        town,
        "Carlos Gomez's apartment",
        x,
        y,
        _rooms("Carlos Gomez", "planks_dark", "cream", "stone_floor"),
        """
      ##########
      ##########
      #mmmmmmmm#
#######mmmmmmmm#
#######mmmmmmmm#
#bbbbb#mmmmmmmm#
#bbbbbBmmmmmmmm#
#bbbbb#mmmmmmmm#
#bbbbb####MM####
#######
""",
    )
    kitchen_row(home, 7, 2, "fkoc")
    home.thing("closet", ("closet_dark", 11, 2), ("closet", 12, 2))
    home.furnish("""
bedside_lamp 13,2
rug_red 8,5
armchair 8,4
teapot 9,5
papers 12,6
bookshelf 14,6
plant_tall 7,5
plant_fern 14,7
bathtub 1,8
laundry_basket 5,8
rug_small 3,6
""")
    home.thing("bed", ("bed_teal", 14, 3), capacity=1)
    home.thing("table", ("coffee_table", 9, 5), ("chair_left", 10, 5))
    home.thing("desk", ("desk_papers", 12, 6), ("chair_back", 13, 7))
    home.hang("""
window 9,2 13,2
picture_abstract 11,2
""")
    bath_row(home, 1, 5, "sink_bath toilet")
    home.thing("shower", ("shower", 4, 5), capacity=1)


def adam(town: TownMap, x: int, y: int) -> None:
    """A philosopher's house: books around an armchair, a globe, a desk in the light."""
    home = Building(
        town,
        "Adam Smith's house",
        x,
        y,
        _rooms("Adam Smith", "parquet", "green", "tiles_checker"),
        """
##############
##############
#mmmmmm#bbbbb#
#mmmmmm#bbbbb#
#mmmmmmBbbbbb#
#mmmmmm#bbbbb#
#mmmmmm#######
#mmmmmm#######
#mmmmmmmmmmmm#
#mmmmmmmmmmmm#
####MM########
""",
    )
    home.thing("bed", ("bed_green", 1, 3), capacity=1)
    home.furnish("""
bedside_lamp 2,2
bookshelf 5-6,2
rug_blue 2,6
books_stack 2,5
globe 6,6
armchair_blue 1,8
bookshelf_low 1,7
floor_lamp 2,8
plate_food 12,8
washing_machine 11,2
plant_pot 12,5
rug_small 10,4
""")
    home.thing("closet", ("closet", 3, 2), ("closet", 4, 2))
    home.thing("desk", ("desk_papers", 2, 5), ("chair_back", 3, 6))
    kitchen_row(home, 8, 8, "fkco")
    home.thing("table", ("table_small", 12, 8), ("chair_back", 12, 9))
    home.hang("""
window 2,2 9,8
picture_portrait 5,2
clock_wall 11,8
""")
    bath_row(home, 8, 2, "toilet sink_bath")
    home.thing("shower", ("shower", 12, 2), capacity=1)


def yuriko(town: TownMap, x: int, y: int) -> None:
    """A tax lawyer's house: everything in its place."""
    home = Building(
        town,
        "Yuriko Yamamoto's house",
        x,
        y,
        _rooms("Yuriko Yamamoto", "planks", "blue", "tiles_blue"),
        """
################
################
#bbbb#mmmmmmmmm#
#bbbb#mmmmmmmmm#
#bbbb#mmmmmmmmm#
#bbbbBmmmmmmmmm#
######mmmmmmmmm#
     ######MM###
""",
    )
    home.thing("bed", ("bed_purple", 6, 3), capacity=1)
    home.furnish("""
bedside_lamp 7,2
rug_blue 8,6
teapot 13,5
plant_tall 6,6
books_stack 7,6
washing_machine 1,5
laundry_basket 2,5
rug_small 3,4
""")
    home.thing("closet", ("closet", 8, 2), ("closet", 9, 2))
    home.thing("shelf", ("bookshelf", 10, 2), ("bookshelf_low", 14, 6))
    kitchen_row(home, 11, 2, "kcof")
    home.thing("desk", ("desk_computer", 8, 5), ("chair_back", 9, 6))
    home.thing("table", ("table_small", 13, 5), ("chair_right", 12, 5))
    home.hang("""
window 6,2 12,2
picture_sea 9,2
""")
    bath_row(home, 1, 2, "sink_bath toilet")
    home.thing("shower", ("shower", 4, 2), capacity=1)


def moore(town: TownMap, x: int, y: int) -> None:
    """The Moores: a navy officer's souvenirs, and his wife's watercolours by the window."""
    home = Building(
        town,
        "Moore family's house",
        x,
        y,
        _rooms("Sam Moore, Jennifer Moore", "planks", "blue"),
        """
################
################
#mmmmmmmmmm#bbb#
#mmmmmmmmmm#bbb#
#mmmmmmmmmmBbbb#
#mmmmmmmmmm#bbb#
#mmmmmmmmmm#bbb#
#mmmmmmmmmm#####
#####MM#####
""",
    )
    home.thing("bed", ("bed_double_blue", 1, 3), capacity=2)
    home.furnish("""
bedside_lamp 3,2
rug_blue 2,6
coffee_table 2,6
coffee_cup 2,6
telescope 1,7
books_stack 5,4
stool 8,5
flowers_vase 8,7
plant_pot 10,7
washing_machine 14,6
laundry_basket 13,6
plant_fern 12,6
rug_small 13,4
""")
    home.thing("closet", ("closet", 4, 2), ("dresser", 5, 2))
    kitchen_row(home, 7, 2, "kcof")
    home.thing("sofa", ("sofa_front_blue", 2, 5))
    home.thing("desk", ("desk_papers", 5, 4), ("chair_back", 6, 5))
    home.thing("easel", ("easel_landscape", 9, 5), ("easel_portrait", 10, 6))
    home.thing("table", ("table_small", 8, 7), ("chair_right", 7, 7), ("chair_left", 9, 7))
    home.hang("""
window 2,2 8,2
picture_sea 5-6,2
""")
    bath_row(home, 12, 2)
