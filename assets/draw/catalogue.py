"""Every stamp that the map can use: its name, its size in tiles and how it stands in the world.

The drawing modules draw one picture for each entry, the sheet maker cuts it into 32-pixel tiles, and the
map's things and decoration are laid from it. A stamp's *foot* is its bottom rows: they go to the layer
`furniture` and may block; the rows above the foot go to `overhead`, drawn over people who pass behind.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Stamp:
    """One drawing, `w` x `h` tiles, of which the lowest `foot` rows stand on the ground.

    `stand` says what the foot does to walkers: "blocks", "seat" (only ever the end of a path) or "free".
    `layer` is where the foot goes: "furniture", or "decor" for what lies on furniture, walls or floor.
    """

    name: str
    w: int
    h: int
    foot: int = 1
    stand: str = "blocks"
    layer: str = "furniture"


def _block(names: str, w: int, h: int, foot: int = 1) -> list[Stamp]:
    return [Stamp(name, w, h, foot) for name in names.split()]


def _seat(names: str, w: int, h: int, foot: int = 1) -> list[Stamp]:
    return [Stamp(name, w, h, foot, "seat") for name in names.split()]


def _decor(names: str, w: int, h: int) -> list[Stamp]:
    return [Stamp(name, w, h, h, "free", "decor") for name in names.split()]


STAMPS: list[Stamp] = [
    # bedrooms; a bed is lain in, its blanket comes in several colours, head at the top
    *_seat("bed_red bed_blue bed_green bed_purple bed_yellow bed_teal", 1, 2, 2),
    *_seat("bed_double_red bed_double_blue bed_double_green", 2, 2, 2),
    *_block("closet closet_dark dresser bookshelf bookshelf_low shelf_plants shelf_trophies", 1, 2),
    *_block("bedside_table bedside_lamp toy_box mirror_stand", 1, 1),
    # desks and work; seen from the front
    *_block("desk desk_computer desk_papers desk_microscope drawing_tablet_desk streaming_desk", 2, 1),
    *_block("easel easel_portrait easel_landscape guitar_stand harp mannequin globe telescope camera_tripod", 1, 2),
    *_block("weight_bench", 2, 1),
    *_block("game_console_tv", 2, 1),
    *_seat("chair_front chair_back chair_left chair_right stool", 1, 1),
    *_seat("armchair armchair_blue", 1, 1),
    *_seat("sofa_front sofa_back sofa_front_blue sofa_front_green", 2, 1),
    # bathrooms
    *_block("sink_bath", 1, 1),
    *_seat("toilet", 1, 1),
    *_seat("shower", 1, 2, 1),
    *_seat("bathtub", 2, 1),
    *_block("washing_machine laundry_basket towel_rack", 1, 1),
    # kitchens; "stove" and "coffee_machine" have states, see STATES
    *_block("stove kitchen_sink kitchen_counter kitchen_counter_board toaster_counter", 1, 1),
    *_block("fridge fridge_steel pantry", 1, 2),
    # tables
    *_block("table_small table_round cafe_table coffee_table", 1, 1),
    *_block("table_long table_dining", 2, 1),
    *_block("pool_table", 3, 2, 2),
    # Hobbs Cafe and the pub
    *_block("counter_left counter counter_right counter_end_down counter_cakes counter_till counter_coffee", 1, 1),
    *_block("piano", 2, 2),
    *_block("bar_left bar bar_right bar_taps bar_bottles", 1, 1),
    *_block("back_bar_shelf", 2, 2),
    *_block("microphone_stand jukebox", 1, 2),
    *_block("dartboard_stand", 1, 2),
    *_block("fireplace", 2, 2),
    *_block("menu_board", 1, 2),
    # shops
    *_block(
        "shelf_groceries shelf_fruit shelf_bread shelf_cans shelf_medicine shelf_tools shelf_paint shelf_party", 2, 2
    ),
    *_block("crate_apples crate_oranges crate_cabbage barrel sacks", 1, 1),
    *_block("pharmacy_counter_left pharmacy_counter pharmacy_counter_right", 1, 1),
    *_block("freezer", 2, 1),
    *_block("till_counter", 1, 1),
    # college
    *_block("blackboard", 3, 2),
    *_block("podium", 1, 1),
    *_block("student_desk", 1, 1),
    *_block("bookcase_tall", 2, 2),
    *_block("reading_table", 2, 1),
    *_block("notice_board", 2, 2),
    *_block("locker", 1, 2),
    # indoor plants and light
    *_block("plant_pot plant_fern plant_cactus", 1, 1),
    *_block("plant_tall floor_lamp", 1, 2),
    # outdoors
    *_block("tree_round tree_round_dark tree_tall tree_conifer tree_blossom tree_autumn", 2, 3),
    *_block("tree_small", 1, 2),
    *_block("bush bush_flower bush_berry hedge hedge_left hedge_right flower_bed_red flower_bed_yellow", 1, 1),
    *_block("flower_bed_mixed stump rock rock_small letter_box bin fence fence_post", 1, 1),
    *_block("fence_left fence_right fence_vertical garden_gate_post", 1, 1),
    *_block("street_lamp", 1, 3),
    *_block("sign_cafe sign_pub sign_market sign_pharmacy sign_supply sign_college sign_park sign_post", 1, 2),
    *_block("fountain", 3, 3, 2),
    *_block("statue well", 2, 3),
    *_block("flower_cart market_stall", 2, 2),
    *_seat("bench", 2, 1),
    *_seat("garden_chair picnic_blanket", 1, 1),
    *_block("veg_tomato veg_cabbage veg_carrot herb_bed", 1, 1),
    *_block("parasol_table", 1, 2),
    *_block("bicycle", 2, 1),
    *_block("bird_bath garden_gnome watering_can wheelbarrow", 1, 1),
    # things that lie on other things, on walls (2 = a tall face) or on the floor
    *_decor("window curtains_red curtains_blue picture_sea picture_portrait picture_abstract", 1, 1),
    *_decor("clock_wall poster_music poster_science poster_film pennant mirror_wall shelf_wall candle_wall", 1, 1),
    *_decor("coffee_cup books_stack laptop plate_food flowers_vase papers teapot cake lamp_table radio", 1, 1),
    *_decor("mat rug_small", 1, 1),
    *_decor("rug_red rug_blue rug_green rug_round", 3, 2),
    *_decor(
        "tuft tuft_tall flower_white flower_yellow flower_pink flower_blue mushrooms pebbles leaves lily_pad", 1, 1
    ),
    # appended later, so that every earlier picture keeps its place on the sheets
    *_block("wood_oak wood_elm wood_pine", 2, 3),
    *_decor("flower_white_few flower_yellow_few flower_pink_few flower_blue_few tuft_wide", 1, 1),
    *_block("pharmacy_counter_plain pharmacy_counter_scales", 1, 1),
    *_block("shelf_groceries_b shelf_fruit_b shelf_bread_b shelf_cans_b", 2, 2),
    *_block("shelf_medicine_b shelf_tools_b shelf_paint_b shelf_party_b", 2, 2),
    *_decor("rug_check", 3, 2),
    *_block("ping_pong", 3, 2, 2),
    *_seat("bean_bag_red bean_bag_green", 1, 1),
    *_block("shopping_baskets planter flower_tub", 1, 1),
    *_block("aquarium display_fruit display_cheese bike_rack", 2, 1),
    *_seat("reading_nook", 2, 1),
    *_block("magazine_rack", 1, 2),
    *_decor("lily_drift reeds reeds_few", 1, 1),
    *_decor("weeds drain path_tuft path_stones puddle", 1, 1),
    # other colours of what stands in many rooms
    *_seat("chair_front_blue chair_back_blue chair_left_blue chair_right_blue", 1, 1),
    *_seat("chair_front_dark chair_back_dark chair_left_dark chair_right_dark", 1, 1),
    *_decor("rug_plum rug_rust rug_sand rug_round_red", 3, 2),
    *_block("plant_pot_blue plant_pot_white", 1, 1),
    *_decor("rug_small_rose rug_small_moss rug_small_plum", 1, 1),
    *_decor("stage", 3, 3),
]

_KINDS = ("groceries", "fruit", "bread", "cans", "medicine", "tools", "paint", "party")
_SHELVES = " ".join(f"shelf_{kind}{more}" for kind in _KINDS for more in ("", "_b"))
_BEDS = "veg_tomato veg_cabbage veg_carrot herb_bed flower_bed_red flower_bed_yellow flower_bed_mixed"


def _states(names: str, state: str, frames: int = 1) -> dict[str, int]:
    return {f"{name}@{state}": frames for name in names.split()}


# Pictures that replace a stamp while a thing is in a state. The name is "<stamp>@<state with _ for spaces>",
# with as many frames side by side as given. They are drawn by the game at run time, not laid in the map.
STATES: dict[str, int] = {
    "stove@on": 2,
    "stove@burning": 3,
    "coffee_machine@brewing_coffee": 2,  # on top of counter_coffee
    "shower@running": 2,
    "shower@leaking_water": 2,
    "bed_red@slept_in": 1,
    "bed_blue@slept_in": 1,
    "bed_green@slept_in": 1,
    "bed_purple@slept_in": 1,
    "bed_yellow@slept_in": 1,
    "bed_teal@slept_in": 1,
    "bed_double_red@slept_in": 1,
    "bed_double_blue@slept_in": 1,
    "bed_double_green@slept_in": 1,
    "fireplace@burning": 3,
    "desk_computer@on": 2,
    "streaming_desk@on": 2,
    "game_console_tv@on": 2,
    "fridge@open": 1,
    "piano@playing": 2,
    "fountain@running": 3,
    # drawn over the stamp, most of which stays to be seen
    "sink_bath@running": 2,
    "kitchen_sink@running": 2,
    "kitchen_sink@full_of_dishes": 1,
    "guitar_stand@being_played": 2,
    "harp@being_played": 2,
    "microphone_stand@on": 2,
    "toaster_counter@toasting": 2,
    "kitchen_counter_board@in_use": 2,
    "easel@holding_a_picture": 1,
    "closet@open": 1,
    "closet_dark@open": 1,
    # every other state that a thing of the map can be in
    **_states("table_small table_round cafe_table coffee_table table_long table_dining reading_table", "set", 2),
    **_states("table_small table_round cafe_table coffee_table table_long table_dining reading_table", "dirty"),
    **_states("desk desk_computer desk_papers desk_microscope drawing_tablet_desk streaming_desk", "covered_in_papers"),
    **_states("podium", "in_use", 2),
    **_states("kitchen_counter_board", "untidy"),
    **_states(_SHELVES, "half_empty"),
    **_states(_SHELVES, "empty"),
    **_states("bookshelf bookcase_tall shelf_plants back_bar_shelf", "untidy"),
    **_states("fridge_steel", "open"),
    **_states("fridge fridge_steel", "empty"),
    **_states("dresser", "open"),
    **_states("toilet", "clogged", 2),
    **_states("blackboard", "covered_in_writing"),
    **_states("weight_bench", "in_use", 2),
    **_states("pool_table", "in_play", 2),
    **_states("easel easel_portrait easel_landscape", "empty"),
    **_states("easel_portrait easel_landscape", "holding_a_picture"),
    **_states("counter_left pharmacy_counter_left", "attended"),
    **_states(_BEDS, "freshly_watered", 2),
    **_states(_BEDS, "in_need_of_weeding"),
    # what shows the hour, in no state of a thing: see game/view/hours.py
    **_states("window curtains_red curtains_blue", "dusk"),
    **_states("window curtains_red curtains_blue", "night"),
    **_states("street_lamp floor_lamp bedside_lamp lamp_table candle_wall", "lit"),
    **_states("clock_wall fireplace", "face"),
}

# Signs over things in a state that nobody has drawn, each one tile, with so many frames; see game/view/signs.py.
SIGNS: dict[str, int] = {
    **dict.fromkeys(("fire", "smoke", "bees"), 3),
    **dict.fromkeys(("water", "insects", "broken", "music", "sparkle", "stink", "ice", "heart", "papers", "steam"), 2),
    **dict.fromkeys(("spark", "asleep", "ghost", "animal", "party", "money", "food", "notice"), 2),
    **dict.fromkeys(("flowers", "locked", "paint", "dark"), 1),
}

# Terrain, each drawn as a blob set of 47 tiles over grass (or over floor), or as plain variants.
# Tile names: "<terrain>_blob_<mask>" with the 8-neighbour mask N=1 NE=2 E=4 SE=8 S=16 SW=32 W=64 NW=128,
# corners counted only where both of their sides are set; variants: "<terrain>_<0..n-1>".
BLOBS: tuple[str, ...] = ("path", "cobble", "road", "water", "soil")
VARIANTS: dict[str, int] = {
    "grass": 8,
    "path": 4,
    "cobble": 4,
    "road": 4,
    "soil": 2,
    "water": 3,  # animation frames
    "planks": 4,
    "planks_dark": 4,
    "parquet": 4,
    "tiles_white": 4,
    "tiles_checker": 4,
    "tiles_blue": 4,
    "stone_floor": 4,
    "carpet_red": 2,
    "carpet_blue": 2,
    "carpet_green": 2,
}
# Appended later, behind the half floors, so that every earlier tile keeps its place; the deep waters have three frames.
LATER_VARIANTS: dict[str, int] = {"deep": 3, "deep_b": 3, "deep_c": 3, "deep_d": 3, "wood": 3}
WATERS: tuple[str, ...] = ("water", "deep")  # what counts as water where a shore is looked for
DEEPS: tuple[str, ...] = ("deep", "deep_b", "deep_c", "deep_d")
LATER_BLOBS: tuple[str, ...] = (
    "deep",
    "wood",
)  # "deep" lies over water; "cobble_lip_<N=1 E=2 S=4 W=8>[_<sides of grass>]" over a path

# Walls. "wall_<style>_face_upper" and "_face_lower" (with variants _0 and _1) are the two-tile-high back wall seen
# from the front; "wall_<style>_top_<mask>" is the thin top of any other wall tile, mask N=1 E=2 S=4 W=8 of the
# neighbours that are wall as well, the rest of the tile transparent; "doorway_<style>" (1x2) an opening in a face.
WALL_STYLES: tuple[str, ...] = ("cream", "blue", "brick", "wood", "green", "stone", "white")

# Where a thin side wall runs beside the two rows of a back wall's face, use "wall_<style>_upper_<mask>" in the upper
# and "wall_<style>_lower_<mask>" in the lower row instead of "_top_": the same mask, but E=2 / W=8 mean that a *face*
# stands on that side and runs on up to the strip. All tops share one colour, so that styles join without a seam.
# Where the faces on both sides differ in style, lay "_upper_"/"_lower_" of one style with both bits and over it (on
# `decor`) "wall_<other style>_half_<upper|lower>_<2 or 8>": only that side's face, without strip or top.
# The strip of a vertical wall is x 11-20 of its tile, that of a horizontal wall y 0-8, with a low front under it.

# Half floors for the `floor` layer under a vertical wall: "<floor>_east" covers only x 16-31, "<floor>_west" only
# x 0-15; so that grass (or another floor on `ground`) reaches the strip from its own side.
FLOORS: tuple[str, ...] = (
    *("planks", "planks_dark", "parquet", "tiles_white", "tiles_checker", "tiles_blue", "stone_floor"),
    *("carpet_red", "carpet_blue", "carpet_green"),
)


def blob_masks() -> list[int]:
    """The 47 masks of a blob set, ascending: a corner counts only where both of its sides are set."""
    corners = ((2, 1 | 4), (8, 4 | 16), (32, 16 | 64), (128, 64 | 1))
    return [m for m in range(256) if all(not m & c or m & sides == sides for c, sides in corners)]
