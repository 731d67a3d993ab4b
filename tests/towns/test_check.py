"""Each fault of a town folder is found and told in one sentence with file, layer, object and tile."""

import os
from pathlib import Path

import pytest

from game.towns.check import check_town
from tests.towns.copies import ROOT, Copy, add, layer, numbers, set_numbers, set_property, thing

SHOP, NELLS, OTIS = "The Crust bakery:shop", "The Crust bakery:Nell's room", "Otis Fenn's cottage:main room"
PRIYAS, GREEN = "Priya Vale's cottage:main room", "Plum Green:green"
BLOCK = 5001
"""The tile of the collision layer that blocks."""
WIDTH = 32


def wall_off(town: Copy, *tiles: tuple[int, int]) -> None:
    """Block tiles."""
    with town.editing() as root:
        walls = numbers(root, "collision")
        for x, y in tiles:
            walls[y * WIDTH + x] = BLOCK
        set_numbers(root, "collision", walls)


@pytest.mark.parametrize("name", ["smallville", "example"])
def test_the_towns_of_the_game_have_no_faults(name: str) -> None:
    assert check_town(ROOT / "maps" / name) == []


def test_a_folder_can_be_named_from_within(town: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(town.folder)
    assert check_town(Path(".")) == []
    assert check_town(Path("people") / "..") == []


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert check_town(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: there is no such town folder"]


# -- rooms and things ------------------------------------------------------------------------------------------


def test_a_room_that_nobody_can_reach_is_found_with_its_things(town: Copy) -> None:
    wall_off(town, (27, 6))
    faults = town.faults()
    bathroom = "Otis Fenn's cottage:bathroom"
    assert faults[0] == f"example.tmx: layer `doors`, object `{bathroom}` at tile 27, 6: tile 27, 6 is blocked, " + (
        "expected free tiles"
    )
    assert faults[1] == (
        f"example.tmx: layer `rooms`, object `{bathroom}` at tile 28, 4: cannot be reached, "
        "expected a way to the rest of the town from tile 28, 5"
    )
    assert [fault.split("`")[3] for fault in faults[2:]] == [f"{bathroom}:{n}" for n in ("toilet", "sink", "shower")]


def test_a_corner_of_a_room_that_nobody_can_reach_is_found(town: Copy) -> None:
    wall_off(town, (4, 5), (3, 7), (4, 7))
    assert town.faults()[0] == (
        f"example.tmx: layer `rooms`, object `{SHOP}` at tile 3, 4: tile 3, 5 cannot be reached, "
        "expected a way to the rest of the town"
    )


def test_a_room_without_free_floor_is_found(town: Copy) -> None:
    with town.editing() as root:
        add(root, "rooms", "Nell's larder:larder", (2, 2, 2, 1))
    assert town.faults() == [
        "example.tmx: layer `rooms`, object `Nell's larder:larder` at tile 2, 2: has no free tile, "
        "expected room to stand"
    ]


def test_a_thing_that_nobody_can_stand_beside_is_found(town: Copy) -> None:
    wall_off(town, (25, 5), (26, 5), (27, 5))
    said = (
        f"example.tmx: layer `things`, object `{OTIS}:kitchen sink` at tile 26, 4: cannot be reached, "
        "expected a seat or a free tile of its room beside it"
    )
    assert said in town.faults()


def test_a_thing_inside_a_wall_is_found(town: Copy) -> None:
    with town.editing() as root:
        set_at = thing(root, "things", f"{OTIS}:fireplace")
        set_at.set("y", "96")
    assert town.faults()[0] == (
        f"example.tmx: layer `things`, object `{OTIS}:fireplace` at tile 22, 3: is inside a wall at tile 22, 3, "
        "expected floor"
    )


def test_a_thing_outside_its_room_is_found(town: Copy) -> None:
    with town.editing() as root:
        add(root, "things", f"{SHOP}:broom", (6, 10, 1, 1))
        add(root, "things", f"{SHOP}:rolling pin", (12, 6, 1, 1))
    assert town.faults() == [
        f"example.tmx: layer `things`, object `{SHOP}:broom` at tile 6, 10: tile 6, 10 is in no room, "
        f"expected all of it in `{SHOP}`",
        f"example.tmx: layer `things`, object `{SHOP}:rolling pin` at tile 12, 6: tile 12, 6 is in `{NELLS}`, "
        f"expected all of it in `{SHOP}`",
        *town.faults()[2:],
    ]


def test_a_thing_of_an_unknown_room_is_found_with_the_nearest_name(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "things", f"{PRIYAS}:easel").set("name", "Priya Vale's cotage:main room:easel")
    assert town.faults() == [
        "example.tmx: layer `things`, object `Priya Vale's cotage:main room:easel` at tile 9, 16: there is no room "
        f"`Priya Vale's cotage:main room`; did you mean `{PRIYAS}`?"
    ]


def test_rooms_that_overlap_are_found_once_for_each_pair(town: Copy) -> None:
    with town.editing() as root:
        add(root, "rooms", "Lamp shop:shop", (0, 9, 7, 3))
    assert town.faults() == [
        f"example.tmx: layer `rooms`, object `Lamp shop:shop` at tile 0, 9: overlaps `{SHOP}` at tile 6, 9, "
        "expected each tile in one rectangle of one room"
    ]


@pytest.mark.parametrize(("group", "name", "shape"), [
    ("rooms", "Lamp shop", "Sector:arena"),
    ("rooms", "Lamp shop:shop:lamp", "Sector:arena"),
    ("things", "lamp", "Sector:arena:thing"),
    ("doors", "Lamp shop: shop", "Sector:arena"),
])  # fmt: skip
def test_a_name_of_another_form_is_found(town: Copy, group: str, name: str, shape: str) -> None:
    with town.editing() as root:
        add(root, group, name, (0, 11, 1, 1))
    assert town.faults() == [
        f"example.tmx: layer `{group}`, object `{name}` at tile 0, 11: expected a name like `{shape}`"
    ]


def test_rooms_of_one_name_far_apart_are_found(town: Copy) -> None:
    with town.editing() as root:
        add(root, "rooms", "Lamp shop:shop", (0, 11, 1, 1))
        add(root, "rooms", "Lamp shop:shop", (5, 11, 1, 1))
    assert town.faults() == [
        "example.tmx: layer `rooms`, object `Lamp shop:shop` at tile 5, 11: does not touch the part at tile 0, 11, "
        "expected another name or one room"
    ]


def test_things_of_one_name_with_different_states_are_found(town: Copy) -> None:
    with town.editing() as root:
        set_property(thing(root, "things", f"{GREEN}:bench"), "states", "dry, wet")
    assert town.faults() == [
        f"example.tmx: layer `things`, object `{GREEN}:bench` at tile 24, 16: has other properties than the part at "
        "tile 19, 15, expected the same or another name"
    ]


def test_an_object_outside_the_map_is_found(town: Copy) -> None:
    with town.editing() as root:
        add(root, "spawns", "street 4", (31, 22, 2, 1))
        add(root, "things", f"{GREEN}:moon", (0, 40000000, 1, 1))
        add(root, "things", f"{GREEN}:sun", (0, 0, 40000000, 40000000))
    assert town.faults() == [
        f"example.tmx: layer `things`, object `{GREEN}:moon` at pixel 0, 1.28e+09: is not inside the map, "
        "expected whole tiles of it",
        f"example.tmx: layer `things`, object `{GREEN}:sun` at pixel 0, 0: is not inside the map, "
        "expected whole tiles of it",
        "example.tmx: layer `spawns`, object `street 4` at pixel 992, 704: is not inside the map, "
        "expected whole tiles of it",
    ]


def test_rotated_objects_polygons_and_templates_are_found(town: Copy) -> None:
    with town.editing() as root:
        add(root, "spawns", "a", (0, 11, 1, 1)).set("rotation", "45")
        add(root, "spawns", "b", (1, 11, 1, 1)).set("template", "lamp.tx")
        shape = add(root, "spawns", "c", (2, 11, 0, 0))
        shape.append(shape.makeelement("polygon", {"points": "0,0 32,0 32,32"}))
    assert [fault.split(": ")[2] for fault in town.faults()] == [
        "is rotated by 45 degrees, expected 0",
        "comes from a template, expected an object of its own (Object > Detach)",
        "is a polygon, expected a rectangle",
    ]


def test_a_spawn_on_a_blocked_tile_is_found(town: Copy) -> None:
    wall_off(town, (17, 12))
    assert town.faults() == [
        "example.tmx: layer `spawns`, object `street 2` at tile 17, 12: is on a blocked tile, expected a free one"
    ]


def test_a_spawn_that_cannot_be_left_is_found(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "spawns", "street 3").set("y", "0")
    wall_off(town, (18, 0), (20, 0))
    assert town.faults() == [
        "example.tmx: layer `spawns`, object `street 3` at tile 19, 0: cannot be left, "
        "expected a way to the rest of the town"
    ]


def test_a_map_that_is_all_wall_is_told_in_one_sentence_about_reach(town: Copy) -> None:
    with town.editing() as root:
        set_numbers(root, "collision", [BLOCK] * (32 * 23))
    assert "example.tmx: layer `collision`: blocks every tile, expected free ground to walk on" in town.faults()


def test_a_door_to_an_unknown_room_is_found(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "doors", SHOP).set("name", "The Crust bakery:shopp")
    assert town.faults() == [
        "example.tmx: layer `doors`, object `The Crust bakery:shopp` at tile 6, 9: there is no room "
        "`The Crust bakery:shopp`; did you mean `The Crust bakery:shop`?"
    ]


def test_an_empty_layer_of_rooms_is_found(town: Copy) -> None:
    with town.editing() as root:
        layer(root, "rooms").clear()
        layer(root, "things").clear()
        layer(root, "doors").clear()
        for name in ("rooms", "things", "doors"):
            next(node for node in root.iter("objectgroup") if not node.get("name")).set("name", name)
    assert "example.tmx: layer `rooms`: is empty, expected at least one room" in town.faults()


# -- properties ------------------------------------------------------------------------------------------------


def test_an_unknown_property_is_found_with_the_nearest_name(town: Copy) -> None:
    with town.editing() as root:
        set_property(thing(root, "rooms", GREEN), "capacty", "3")
        set_property(thing(root, "things", f"{OTIS}:bed"), "zzz", "3")
        add(root, "doors", GREEN, (21, 14, 1, 1), locked="yes")
    assert town.faults() == [
        f"example.tmx: layer `rooms`, object `{GREEN}` at tile 16, 14: property `capacty` is unknown, "
        "expected one of access, capacity, hours, outdoors, owners, purpose; did you mean `capacity`?",
        f"example.tmx: layer `things`, object `{OTIS}:bed` at tile 21, 4: property `zzz` is unknown, "
        "expected one of capacity, purpose, stamp, states",
        f"example.tmx: layer `doors`, object `{GREEN}` at tile 21, 14: property `locked` is unknown, "
        "expected none on this layer",
    ]


@pytest.mark.parametrize(("name", "value", "expected"), [
    ("access", "secret", "`public` or `private`"),
    ("hours", "8 to 20", "hours like `8-20`, from 0 to 24, or nothing for always"),
    ("hours", "20-8", "hours like `8-20`, from 0 to 24, or nothing for always"),
    ("hours", "8-25", "hours like `8-20`, from 0 to 24, or nothing for always"),
    ("hours", "²-3", "hours like `8-20`, from 0 to 24, or nothing for always"),
    ("capacity", "many", "a whole number, 0 for no limit"),
    ("capacity", "-1", "a whole number, 0 for no limit"),
    ("capacity", "2.5", "a whole number, 0 for no limit"),
    ("outdoors", "partly", "true or false"),
    ("owners", "Otis Fenn,, Nell Archer", "different words between commas"),
])  # fmt: skip
def test_a_wrong_value_of_a_room_is_found(town: Copy, name: str, value: str, expected: str) -> None:
    with town.editing() as root:
        set_property(thing(root, "rooms", GREEN), name, value)
    assert town.faults() == [
        f"example.tmx: layer `rooms`, object `{GREEN}` at tile 16, 14: property `{name}` is `{value}`, "
        f"expected {expected}"
    ]


def test_a_state_named_twice_is_found(town: Copy) -> None:
    with town.editing() as root:
        set_property(thing(root, "things", f"{OTIS}:stove"), "states", "off, on, off")
    assert town.faults() == [
        f"example.tmx: layer `things`, object `{OTIS}:stove` at tile 24, 4: property `states` is `off, on, off`, "
        "expected different words between commas"
    ]


def test_an_owner_who_does_not_live_in_the_town_is_found(town: Copy) -> None:
    with town.editing() as root:
        set_property(thing(root, "rooms", GREEN), "owners", "Otis Fen")
    assert town.faults() == [
        f"example.tmx: layer `rooms`, object `{GREEN}` at tile 16, 14: property `owners`: there is nobody called "
        "`Otis Fen`; did you mean `Otis Fenn`?"
    ]


# -- layers ----------------------------------------------------------------------------------------------------


def test_an_unknown_layer_is_found_with_the_nearest_name(town: Copy) -> None:
    with town.editing() as root:
        extra = layer(root, "decor").makeelement("objectgroup", {"id": "99", "name": "Dors"})
        root.append(extra)
    assert town.faults() == [
        "example.tmx: layer `Dors`: is unknown, expected one of ground, floor, walls, furniture, decor, overhead, "
        "collision, rooms, things, doors, spawns; did you mean `doors`?"
    ]


def test_a_layer_or_a_group_that_is_moved_is_found(town: Copy) -> None:
    with town.editing() as root:
        layer(root, "overhead").set("offsety", "-16")
        root.append(root.makeelement("group", {"id": "98", "name": "sky", "offsetx": "4"}))
    assert town.faults() == [
        "example.tmx: layer `overhead`: is moved, expected the horizontal and vertical offset 0",
        "example.tmx: group `sky`: is moved, expected the horizontal and vertical offset 0",
    ]


def test_a_picture_tile_on_the_collision_layer_is_found(town: Copy) -> None:
    with town.editing() as root:
        walls = numbers(root, "collision")
        walls[11 * WIDTH + 4] = 2001
        set_numbers(root, "collision", walls)
    assert town.faults() == [
        "example.tmx: layer `collision`: tile 4, 11 holds no. 1 of the tileset `furniture`, "
        "expected no. 1 or 2 of `collision`"
    ]


def test_a_tileset_at_an_absolute_path_is_found(town: Copy) -> None:
    town.replace("example.tmx", "../../assets/tiles/decor.tsx", str(town.tiles / "decor.tsx"))
    assert town.faults() == [
        "example.tmx: tileset `tiles:decor.tsx`: is at an absolute path, expected one seen from the map"
    ]


def test_a_missing_scenario_is_found_and_the_rest_is_checked(town: Copy) -> None:
    os.remove(town.folder / "scenario.toml")
    wall_off(town, (17, 12))
    assert town.faults() == [
        "scenario.toml: cannot be read (No such file or directory)",
        "example.tmx: layer `spawns`, object `street 2` at tile 17, 12: is on a blocked tile, expected a free one",
    ]
