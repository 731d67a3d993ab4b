"""The houses of the Lins, the Morenos, and Tamara and Carmen, each with a garden behind a fence."""

from assets.draw.lay_canvas import TownMap, block
from assets.draw.lay_plan import Building, Room
from assets.draw.lay_rows import bath_row, kitchen_row
from assets.draw.lay_words import BATHROOM, BEDROOM, COMMON, GARDEN, KITCHEN

VEGETABLES = ("veg_tomato", "veg_cabbage", "veg_carrot", "herb_bed")


def _shared(owners: str, floor: str, wall: str) -> dict[str, Room]:
    """The rooms that the people of a house share."""
    return {
        "c": Room("common room", floor, wall, COMMON, owners=owners),
        "k": Room("kitchen", "tiles_checker", "cream", KITCHEN, owners=owners),
        "t": Room("bathroom", "tiles_white", "white", BATHROOM, capacity=1, owners=owners),
        "g": Room("garden", "", "", GARDEN, owners=owners),
    }


def vegetable_rows(home: Building, name: str, *rows: tuple[int, int, str]) -> None:
    """Rows of beds as one thing; each row is where it starts and its plants by letter: t c r h, - a gap of grass."""
    stamps = dict(zip("tcrh", VEGETABLES, strict=True))
    spots = [(x + i, y, letter) for x, y, plants in rows for i, letter in enumerate(plants) if letter != "-"]
    home.thing(name, *((stamps[letter], x, y) for x, y, letter in spots))


def lin(town: TownMap, x: int, y: int) -> None:
    """A professor, a pharmacist and their musical son; the door is at the back, by the lane."""
    rooms = {
        "p": Room("Mei and John's bedroom", "carpet_green", "green", BEDROOM, owners="Mei Lin, John Lin"),
        "e": Room("Eddy's bedroom", "carpet_blue", "blue", BEDROOM, owners="Eddy Lin"),
        **_shared("Mei Lin, John Lin, Eddy Lin", "planks", "cream"),
    }
    home = Building(
        town,
        "Lin family's house",
        x,
        y,
        rooms,
        """
#########C##########
#########C##########
#ppppp#cccccc#eeeee#
#ppppp#cccccc#eeeee#
#pppppPccccccEeeeee#
#ppppp#cccccc#eeeee#
#######cccccc#######
#######cccccc#######
#ttttt#cccccc#kkkkk#
#tttttTccccccKkkkkk#
#ttttt#cccccc#kkkkk#
#########G##########
fggggggggggggggggggf
fggggggggggggggggggf
fggggggggggggggggggf
fggggggggggggggggggf
ffffffffffffffffffff
""",
    )
    home.thing("bed", ("bed_double_green", 1, 3), capacity=2)
    home.furnish("""
bedside_lamp 3,2
books_stack 3,5
plant_pot 1,5
washing_machine 4,8
laundry_basket 1,10
rug_small 3,9
""")
    home.thing("closet", ("closet", 4, 2), ("closet", 5, 2))
    home.thing("desk", ("desk_papers", 3, 5), ("chair_front", 4, 4))
    home.hang("""
window 2,2 16,8
picture_portrait 4,2
""")
    _eddys_room(home)
    _lin_common(home)
    kitchen_row(home, 14, 8, "fkcot")
    home.thing("table", ("table_small", 17, 10), ("chair_left", 18, 10))
    bath_row(home, 1, 8, "sink_bath toilet")
    home.thing("shower", ("shower", 5, 8), capacity=1)
    _lin_garden(home)


def _eddys_room(home: Building) -> None:
    home.thing("bed", ("bed_blue", 18, 3), capacity=1)
    home.thing("closet", ("closet", 16, 2), ("closet_dark", 17, 2))
    home.thing("guitar", ("guitar_stand", 14, 2))
    home.furnish("""
rug_small 15,4
radio 17,5
floor_lamp 15,2
""")
    home.thing("desk", ("desk_papers", 17, 5), ("chair_front", 18, 4))
    home.hang("""
poster_music 14,2 17,2
window 18,2
""")


def _lin_common(home: Building) -> None:
    home.thing("piano", ("piano", 7, 2), ("stool", 7, 3))
    home.thing("shelf", ("bookshelf", 10, 2), ("bookshelf", 11, 2), ("shelf_plants", 12, 2))
    home.furnish("""
rug_red 9,7
flowers_vase 9,6
plate_food 10,6
plant_tall 7,7
rug_round 9,10
armchair 12,10
plant_pot 7,10
""")
    home.thing(
        "table",
        ("table_dining", 9, 6),
        ("chair_front", 9, 5),
        ("chair_front", 10, 5),
        ("chair_back", 9, 7),
        ("chair_back", 10, 7),
        ("chair_left", 11, 6),
    )
    home.hang("""
clock_wall 10,2
picture_sea 11,2
""")


def _lin_garden(home: Building) -> None:
    home.town.paint("path", block(home.x + 9, home.y + 11, 1, 4) | block(home.x + 2, home.y + 14, 16, 1))
    vegetable_rows(home, "house garden", (2, 13, "tt-t"), (2, 15, "-ccc"), (14, 13, "r-rr"), (14, 15, "hh-t"))
    home.furnish("""
tree_blossom 7,15
parasol_table 12,15
garden_chair 11,15 13,13
flower_bed_red 2-5,12
flower_bed_yellow 14-17,12
watering_can 7,12
bush_berry 1,12 18,12
""")


def moreno(town: TownMap, x: int, y: int) -> None:
    """The Morenos: a harp in the common room, a bedroom that stands empty, a garden at the back."""
    owners = "Tom Moreno, Jane Moreno"
    rooms = {
        "p": Room("Tom and Jane's bedroom", "carpet_red", "cream", BEDROOM, owners=owners),
        "e": Room("empty bedroom", "planks", "green", "have guests to stay, play the guitar", owners=owners),
        **_shared(owners, "planks_dark", "wood"),
    }
    home = Building(
        town,
        "Moreno family's house",
        x,
        y,
        rooms,
        """
ffffffffffffffffffff
fggggggggggggggggggf
fggggggggggggggggggf
fggggggggggggggggggf
fggggggggggggggggggf
##########G#########
##########G#########
#ppppp#ccccccc#eeee#
#ppppp#ccccccc#eeee#
#pppppPcccccccEeeee#
#ppppp#ccccccc#eeee#
#######ccccccc######
#######ccccccc######
#ttttt#ccccccc#kkkk#
#tttttTcccccccKkkkk#
#ttttt###CC####kkkk#
#######       ######
""",
    )
    home.thing("bed", ("bed_double_red", 1, 8), capacity=2)
    home.furnish("""
bedside_lamp 3,7
mirror_stand 1,10
rug_small 3,9 17,9 3,14
plant_pot 5,10
toy_box 15,10
washing_machine 4,13
laundry_basket 1,15
""")
    home.thing("closet", ("closet_dark", 4, 7), ("closet_dark", 5, 7))
    home.hang("""
window 2,7 16,7 17,13
picture_portrait 4,7
""")
    home.thing("bed", ("bed_yellow", 18, 8), capacity=1)
    home.thing("closet", ("closet", 17, 7))
    home.thing("guitar", ("guitar_stand", 15, 7))
    _moreno_common(home)
    kitchen_row(home, 15, 13, "fkco")
    home.thing("toaster", ("toaster_counter", 18, 15))
    bath_row(home, 1, 13, "sink_bath toilet")
    home.thing("shower", ("shower", 5, 13), capacity=1)
    _moreno_garden(home)


def _moreno_common(home: Building) -> None:
    home.thing("harp", ("harp", 13, 7), ("stool", 12, 8))
    home.thing("shelf", ("bookshelf", 7, 7), ("shelf_trophies", 8, 7))
    home.furnish("""
rug_green 9,12
plate_food 9,11
teapot 10,11
armchair 13,12
floor_lamp 13,11
plant_tall 7,12
plant_pot 12,14
""")
    home.thing(
        "table",
        ("table_dining", 9, 11),
        ("chair_front", 9, 10),
        ("chair_front", 10, 10),
        ("chair_back", 9, 12),
        ("chair_back", 10, 12),
    )
    home.hang("""
window 8,7 12,7
clock_wall 11,7
""")


def _moreno_garden(home: Building) -> None:
    home.town.paint("path", block(home.x + 10, home.y + 1, 1, 5) | block(home.x + 2, home.y + 3, 16, 1))
    vegetable_rows(home, "house garden", (2, 2, "cc-c"), (3, 4, "ttt"), (13, 2, "rr-r"), (14, 4, "hh-"))
    home.thing("garden chair", ("garden_chair", 8, 4))
    home.furnish("""
bird_bath 12,4
tree_small 7,2
wheelbarrow 18,4
flower_bed_mixed 8-9,1 11-13,1
""")


def tamara_carmen(town: TownMap, x: int, y: int) -> None:
    """Two friends share it: a children's author and a shopkeeper who plays the guitar."""
    rooms = {
        "a": Room("Tamara's room", "carpet_green", "green", BEDROOM, owners="Tamara Taylor"),
        "m": Room("Carmen's room", "carpet_red", "cream", BEDROOM, owners="Carmen Ortiz"),
        **_shared("Tamara Taylor, Carmen Ortiz", "parquet", "blue"),
    }
    home = Building(
        town,
        "Tamara Taylor and Carmen Ortiz's house",
        x,
        y,
        rooms,
        """
###########C##########
###########C##########
#kkkkk#ccccccccc#tttt#
#kkkkkKcccccccccTtttt#
#kkkkk#ccccccccc#tttt#
#kkkkk#ccccccccc#tttt#
#########ccc##########
#########ccc##########
#aaaaaaa#ccc#mmmmmmmm#
#aaaaaaaAcccMmmmmmmmm#
#aaaaaaa#ccc#mmmmmmmm#
##########G###########
fggggggggggggggggggggf
fggggggggggggggggggggf
fggggggggggggggggggggf
fggggggggggggggggggggf
ffffffffffffffffffffff
""",
    )
    kitchen_row(home, 1, 2, "fkcot")
    home.thing("table", ("table_small", 2, 5), ("chair_right", 1, 5), ("chair_left", 3, 5))
    home.furnish("""
plate_food 2,5
washing_machine 20,5
laundry_basket 19,5
rug_small 18,4
""")
    home.hang("window 3,2")
    _tamara_common(home)
    bath_row(home, 17, 2, "sink_bath toilet")
    home.thing("shower", ("shower", 20, 2), capacity=1)
    _tamaras_room(home)
    _carmens_room(home)
    _tamara_garden(home)


def _tamara_common(home: Building) -> None:
    home.thing("shelf", ("bookshelf", 7, 2), ("bookshelf", 8, 2), ("shelf_plants", 15, 2))
    home.furnish("""
rug_round 12,5
teapot 12,4
flowers_vase 13,4
plant_pot 7,5
armchair_blue 8,5
""")
    home.thing(
        "table",
        ("table_dining", 12, 4),
        ("chair_back", 12, 5),
        ("chair_right", 11, 4),
        ("chair_left", 14, 4),
    )
    home.thing("sofa", ("sofa_front_green", 9, 2))
    home.hang("""
window 9,2 14,2
picture_abstract 10,2
""")


def _tamaras_room(home: Building) -> None:
    home.thing("bed", ("bed_teal", 1, 9), capacity=1)
    home.furnish("""
bedside_lamp 2,8
bookshelf 4,8
toy_box 1,10
books_stack 5,8
rug_small 4,10
""")
    home.thing("closet", ("closet", 3, 8))
    home.thing("desk", ("desk_papers", 5, 8), ("chair_back", 6, 9))
    home.hang("""
window 6,8
picture_abstract 5,8
""")


def _carmens_room(home: Building) -> None:
    home.thing("bed", ("bed_red", 20, 9), capacity=1)
    home.furnish("""
bedside_table 19,8
mirror_stand 14,8
rug_small 16,10
plant_fern 13,10
laptop 15,8
""")
    home.thing("closet", ("closet", 17, 8), ("dresser", 18, 8))
    home.thing("guitar", ("guitar_stand", 13, 8))
    home.thing("desk", ("desk", 15, 8), ("chair_back", 15, 9))
    home.hang("""
window 16,8
poster_music 14,8
""")


def _tamara_garden(home: Building) -> None:
    home.town.paint("path", block(home.x + 10, home.y + 11, 1, 4) | block(home.x + 7, home.y + 14, 13, 1))
    vegetable_rows(home, "house garden", (12, 13, "r-cc"), (12, 15, "tt-h"), (17, 13, "tt-"), (18, 15, "hh"))
    home.furnish("""
tree_autumn 2,15
bird_bath 5,14
garden_gnome 5,12
garden_chair 6,15
picnic_blanket 8,15
flower_bed_mixed 1-3,12
flower_bed_yellow 7-8,12
""")
