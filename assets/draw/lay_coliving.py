"""The artists' co-living space: five rooms with a bathroom each around a common room and a kitchen."""

from assets.draw.lay_canvas import TownMap
from assets.draw.lay_plan import Building, Room
from assets.draw.lay_rows import bath_row, kitchen_row
from assets.draw.lay_shops import seats
from assets.draw.lay_words import BATHROOM, BEDROOM, COMMON, KITCHEN

ARTISTS = {
    "Latoya Williams": ("l", "planks", "green", "d", "tiles_white"),
    "Rajiv Patel": ("r", "planks_dark", "cream", "e", "tiles_blue"),
    "Abigail Chen": ("a", "carpet_blue", "blue", "n", "tiles_checker"),
    "Francisco Lopez": ("o", "planks", "brick", "p", "tiles_white"),
    "Hailey Johnson": ("y", "carpet_red", "cream", "q", "tiles_blue"),
}


def _rooms() -> dict[str, Room]:
    rooms: dict[str, Room] = {}
    for name, (room, floor, wall, bath, tiles) in ARTISTS.items():
        first = name.split()[0]
        rooms[room] = Room(f"{first}'s room", floor, wall, BEDROOM, owners=name)
        rooms[bath] = Room(f"{first}'s bathroom", tiles, "white", BATHROOM, capacity=1, owners=name)
    everybody = ", ".join(ARTISTS)
    rooms["c"] = Room("common room", "parquet", "wood", COMMON, owners=everybody)
    rooms["k"] = Room("kitchen", "tiles_checker", "cream", KITCHEN, owners=everybody)
    return rooms


def coliving(town: TownMap, x: int, y: int) -> None:
    """Lay the house and furnish each room for its artist."""
    home = Building(
        town,
        "artist's co-living space",
        x,
        y,
        _rooms(),
        """
##################################
##################################
#ddd#llllll#rrrrrr#eee#aaaaaa#nnn#
#ddd#llllll#rrrrrr#eee#aaaaaa#nnn#
#dddDllllll#rrrrrrEeee#aaaaaaNnnn#
#ddd#llllll#rrrrrr#eee#aaaaaa#nnn#
#ddd#llllll#rrrrrr#eee#aaaaaa#nnn#
#########L#####R########A#########
#########L#####R########A#########
#oooooo#cccccccccccccccccc#yyyyyy#
#oooooo#cccccccccccccccccc#yyyyyy#
#ooooooOccccccccccccccccccYyyyyyy#
#oooooo#cccccccccccccccccc#yyyyyy#
#oooooo#cccccccccccccccccc#yyyyyy#
###P###########ccccccccccc####Q###
###P###########ccccccccccc####Q###
#pppppp#kkkkkkKccccccccccc#qqqqqq#
#pppppp#kkkkkk######CC#####qqqqqq#
#pppppp#kkkkkk#           #qqqqqq#
###############           ########
""",
    )
    _latoya(home)
    _rajiv(home)
    _abigail(home)
    _francisco(home)
    _hailey(home)
    _baths(home)
    _common(home)
    _kitchen(home)


def _latoya(home: Building) -> None:
    """A photographer: tripod, pictures from her travels."""
    home.thing("bed", ("bed_yellow", 5, 3), capacity=1)
    home.furnish("""
bedside_lamp 6,2
globe 8,6
camera_tripod 5,6
rug_green 6,5
laptop 10,2
plant_fern 7,6
""")
    home.thing("closet", ("closet", 7, 2))
    home.thing("shelf", ("bookshelf", 8, 2), ("bookshelf_low", 10, 6))
    home.thing("desk", ("desk_papers", 9, 2), ("chair_back", 9, 3))
    home.hang("""
picture_sea 5,2
picture_portrait 7,2
window 9,2
picture_abstract 10,2
""")


def _rajiv(home: Building) -> None:
    """A painter who learns the guitar."""
    home.thing("bed", ("bed_blue", 12, 3), capacity=1)
    home.thing("closet", ("closet", 13, 2), ("dresser", 14, 2))
    home.thing("guitar", ("guitar_stand", 17, 3))
    home.furnish("""
rug_blue 14,5
easel 15,3
stool 16,6 14,6
plant_tall 12,6
""")
    home.thing("easel", ("easel_portrait", 14, 5), ("easel_landscape", 17, 6))
    home.hang("""
window 13,2 16,2
picture_abstract 15,2
""")


def _abigail(home: Building) -> None:
    """A digital artist: the drawing tablet, film posters."""
    home.thing("bed", ("bed_teal", 28, 3), capacity=1)
    home.furnish("""
bedside_lamp 27,2
floor_lamp 25,2
rug_round 25,5
armchair_blue 26,5
mannequin 28,6
plant_pot 23,6
bookshelf_low 23,5
""")
    home.thing("closet", ("closet", 26, 2))
    home.thing("desk", ("drawing_tablet_desk", 23, 2), ("chair_back", 24, 3))
    home.hang("""
poster_film 23,2
picture_sea 26,2
window 27,2
""")


def _francisco(home: Building) -> None:
    """An actor: a mirror to rehearse at, posters, a corner to film in."""
    home.thing("bed", ("bed_red", 1, 10), capacity=1)
    home.thing("closet", ("closet_dark", 2, 9), ("dresser", 3, 9))
    home.thing("shelf", ("bookshelf", 4, 9))
    home.thing("easel", ("easel", 6, 9))
    home.furnish("""
mirror_stand 5,9
rug_red 3,12
camera_tripod 1,13
microphone_stand 4,12
mannequin 6,13
""")
    home.hang("""
poster_film 2,9
picture_abstract 4,9
window 5,9
""")


def _hailey(home: Building) -> None:
    """A writer: pages, books, a lamp for the night."""
    home.thing("bed", ("bed_purple", 32, 10), capacity=1)
    home.furnish("""
bedside_lamp 31,9
bookshelf 28,9 27,9
rug_green 28,12
papers 28,11
radio 29,11
armchair 27,13
plant_cactus 32,11
""")
    home.thing("closet", ("closet", 30, 9), ("closet_dark", 29, 9))
    home.thing("desk", ("desk_papers", 28, 11), ("chair_back", 29, 12))
    home.thing("easel", ("easel_landscape", 32, 13))
    home.hang("""
window 29,9 31,9
picture_portrait 27,9
""")


def _baths(home: Building) -> None:
    bath_row(home, 1, 2, "shower toilet sink_bath")
    bath_row(home, 19, 2, "sink_bath toilet shower")
    bath_row(home, 30, 2, "sink_bath toilet shower")
    bath_row(home, 4, 16, "sink_bath toilet shower")
    bath_row(home, 27, 16, "shower toilet sink_bath")
    home.furnish("""
bathtub 1,16 30,18
washing_machine 32,16
plant_pot 1,6 21,6 6,18
laundry_basket 3,6 32,6 32,18
towel_rack 19,6 1,18 27,18
rug_small 2,4 20,4 31,4 5,17 29,17
""")


def _common(home: Building) -> None:
    home.furnish("""
rug_red 11,12
teapot 11,11
plate_food 12,11
coffee_cup 18,10
rug_blue 20,14
easel_landscape 16,13
easel 8,13
rug_green 17,11
stool 17,13 9,13
ping_pong 16,16
aquarium 18,9
magazine_rack 25,15
bookshelf_low 14,13
mannequin 23,9
bookshelf 11-12,9
shelf_plants 20,9
guitar_stand 22,9
floor_lamp 25,12
plant_tall 25,10 24,16
plant_fern 8,9 25,16
books_stack 21,14
""")
    tables, chairs = seats(("table_dining", 11, 11, "ns"), ("table_round", 18, 10, "we"))
    home.thing(
        "table",
        *tables,
        *chairs,
        ("chair_front", 12, 10),
        ("chair_back", 12, 12),
        ("chair_left", 13, 11),
        ("chair_right", 10, 11),
        ("coffee_table", 21, 14),
    )
    home.thing(
        "sofa",
        ("sofa_front_blue", 20, 12),
        ("sofa_front", 22, 12),
        ("armchair", 23, 14),
        ("reading_nook", 13, 9),
        ("bean_bag_red", 20, 15),
        ("bean_bag_green", 23, 15),
    )
    home.hang("""
picture_abstract 11,9 17,9
picture_sea 12,9
window 13,9 18,9 21,9
poster_film 23,9
""")


def _kitchen(home: Building) -> None:
    kitchen_row(home, 8, 16, "fskco")
    home.thing("toaster", ("toaster_counter", 13, 18))
    home.furnish("""
pantry 8,18
plate_food 11,18
""")
    home.thing("table", ("table_small", 11, 18), ("chair_right", 10, 18), ("chair_left", 12, 18))
    home.hang("window 10,16")
