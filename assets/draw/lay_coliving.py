"""The artists' co-living space: five rooms with a bathroom each around a common room and a kitchen."""

from assets.draw.lay_canvas import TownMap
from assets.draw.lay_homes_small import bath_row, kitchen_row
from assets.draw.lay_plan import Building, Room
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
    home = Building(town, "artist's co-living space", x, y, _rooms(), """
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
""")
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
    home.put("bedside_lamp", (6, 2))
    home.thing("closet", ("closet", 7, 2))
    home.thing("shelf", ("bookshelf", 8, 2), ("bookshelf_low", 10, 6))
    home.put("globe", (8, 6))
    home.thing("desk", ("desk_papers", 9, 2), ("chair_back", 9, 3))
    home.put("camera_tripod", (5, 6))
    home.put("rug_green", (6, 5))
    home.put("laptop", (10, 2))
    home.put("plant_fern", (7, 6))
    home.hang("picture_sea", (5, 2), (7, 2))
    home.hang("window", (9, 2))
    home.hang("picture_abstract", (10, 2))


def _rajiv(home: Building) -> None:
    """A painter who learns the guitar."""
    home.thing("bed", ("bed_blue", 12, 3), capacity=1)
    home.thing("closet", ("closet", 13, 2), ("dresser", 14, 2))
    home.thing("guitar", ("guitar_stand", 17, 3))
    home.put("rug_blue", (14, 5))
    home.thing("easel", ("easel_portrait", 14, 5), ("easel_landscape", 17, 6))
    home.put("easel", (15, 3))
    home.put("stool", (16, 6), (14, 6))
    home.put("plant_tall", (12, 6))
    home.hang("window", (13, 2), (16, 2))
    home.hang("picture_abstract", (15, 2))


def _abigail(home: Building) -> None:
    """A digital artist: the drawing tablet, film posters."""
    home.thing("bed", ("bed_teal", 28, 3), capacity=1)
    home.put("bedside_lamp", (27, 2))
    home.thing("closet", ("closet", 26, 2))
    home.thing("desk", ("drawing_tablet_desk", 23, 2), ("chair_back", 24, 3))
    home.put("floor_lamp", (25, 2))
    home.put("rug_round", (25, 5))
    home.put("armchair_blue", (26, 5))
    home.put("mannequin", (28, 6))
    home.put("plant_pot", (23, 6))
    home.put("bookshelf_low", (23, 5))
    home.hang("poster_film", (23, 2), (26, 2))
    home.hang("window", (27, 2))


def _francisco(home: Building) -> None:
    """An actor: a mirror to rehearse at, posters, a corner to film in."""
    home.thing("bed", ("bed_red", 1, 10), capacity=1)
    home.thing("closet", ("closet_dark", 2, 9), ("dresser", 3, 9))
    home.thing("shelf", ("bookshelf", 4, 9))
    home.thing("easel", ("easel", 6, 9))
    home.put("mirror_stand", (5, 9))
    home.put("rug_red", (3, 12))
    home.put("camera_tripod", (1, 13))
    home.put("microphone_stand", (4, 12))
    home.put("mannequin", (6, 13))
    home.hang("poster_film", (2, 9), (4, 9))
    home.hang("window", (5, 9))


def _hailey(home: Building) -> None:
    """A writer: pages, books, a lamp for the night."""
    home.thing("bed", ("bed_purple", 32, 10), capacity=1)
    home.put("bedside_lamp", (31, 9))
    home.thing("closet", ("closet", 30, 9), ("closet_dark", 29, 9))
    home.put("bookshelf", (28, 9), (27, 9))
    home.put("rug_green", (28, 12))
    home.thing("desk", ("desk_papers", 28, 11), ("chair_back", 29, 12))
    home.put("papers", (28, 11))
    home.thing("easel", ("easel_landscape", 32, 13))
    home.put("radio", (29, 11))
    home.put("armchair", (27, 13))
    home.put("plant_cactus", (32, 11))
    home.hang("window", (29, 9), (31, 9))
    home.hang("picture_portrait", (27, 9))


def _baths(home: Building) -> None:
    bath_row(home, 1, 2, "shower toilet sink_bath")
    bath_row(home, 19, 2, "sink_bath toilet shower")
    bath_row(home, 30, 2, "sink_bath toilet shower")
    bath_row(home, 4, 16, "sink_bath toilet shower")
    bath_row(home, 27, 16, "shower toilet sink_bath")
    home.put("plant_pot", (1, 6), (21, 6), (6, 18))
    home.put("laundry_basket", (3, 6), (32, 6), (32, 18))
    home.put("towel_rack", (19, 6), (1, 18), (27, 18))
    home.put("rug_small", (2, 4), (20, 4), (31, 4), (5, 17), (29, 17))


def _common(home: Building) -> None:
    home.put("rug_red", (11, 12))
    tables, chairs = seats(("table_dining", 11, 11, "ns"), ("table_round", 18, 10, "we"))
    home.thing(
        "table", *tables, *chairs, ("chair_front", 12, 10), ("chair_back", 12, 12), ("chair_left", 13, 11),
        ("chair_right", 10, 11), ("coffee_table", 21, 14),
    )
    home.put("teapot", (11, 11))
    home.put("plate_food", (12, 11))
    home.put("coffee_cup", (18, 10))
    home.put("rug_blue", (20, 14))
    home.thing("sofa", ("sofa_front_blue", 20, 12), ("sofa_front", 22, 12), ("armchair", 23, 14))
    home.put("easel_landscape", (16, 14))
    home.put("easel", (8, 13))
    home.put("bookshelf", (11, 9), (12, 9))
    home.put("shelf_plants", (20, 9))
    home.put("guitar_stand", (22, 9))
    home.put("floor_lamp", (25, 12))
    home.put("plant_tall", (25, 10), (24, 16))
    home.put("plant_fern", (8, 9), (25, 16))
    home.put("books_stack", (21, 14))
    home.hang("picture_abstract", (11, 9), (17, 9))
    home.hang("picture_sea", (12, 9))
    home.hang("window", (13, 9), (18, 9), (21, 9))
    home.hang("poster_film", (23, 9))


def _kitchen(home: Building) -> None:
    kitchen_row(home, 8, 16, "fskco")
    home.thing("toaster", ("toaster_counter", 13, 18))
    home.put("pantry", (8, 18))
    home.put("table_small", (11, 18))
    home.put("plate_food", (11, 18))
    home.thing("table", ("chair_right", 10, 18), ("chair_left", 12, 18))
    home.hang("window", (10, 16))
