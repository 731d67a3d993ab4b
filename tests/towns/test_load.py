"""A town folder becomes a world at its first moment; what is wrong with a file is one sentence."""

import shutil
from datetime import datetime
from pathlib import Path

import pytest

from game.errors import InputError, TownError
from game.towns.load import load_town, load_world, read_people
from game.world.clock import Clock
from game.world.places import Hours
from game.world.world import World
from tests.towns.copies import ROOT, Copy, add, layer, thing

SHOP, NELLS, OTIS = "The Crust bakery:shop", "The Crust bakery:Nell's room", "Otis Fenn's cottage:main room"
PRIYAS, GREEN = "Priya Vale's cottage:main room", "Plum Green:green"


def fails(town: Copy) -> str:
    """The one sentence with which loading stops."""
    with pytest.raises(TownError) as caught:
        load_world(town.folder, "1")
    words = town.short(caught.value)
    assert "\n" not in words
    return words


# -- the first moment ------------------------------------------------------------------------------------------


def test_everybody_starts_asleep_in_their_own_bed(town: Copy) -> None:
    world = load_world(town.folder, "1")
    # a lamp or a hearth stands beside each pillow, so that one gets in at the foot
    assert {p.name: p.tile for p in world.people.values()} == {
        "Nell Archer": (15, 5), "Otis Fenn": (21, 5), "Priya Vale": (3, 17),
    }  # fmt: skip
    assert all(person.asleep for person in world.people.values())


def test_people_of_smallville_start_in_beds_of_their_own_room_and_never_two_on_a_tile() -> None:
    world = load_world(ROOT / "maps" / "smallville", "1")
    beds = {tile: t.room for t in world.town.things.values() if t.name == "bed" for tile in t.tiles}
    assert len(world.people) == 25
    assert all(beds[person.tile] == person.home for person in world.people.values())
    assert len({person.tile for person in world.people.values()}) == 25


def test_the_clock_starts_at_the_scenarios_moment_and_things_in_their_first_state(town: Copy) -> None:
    world = load_world(town.folder, "1")
    assert isinstance(world.clock, Clock) and world.clock.now == datetime(2023, 9, 18, 6, 0)
    assert world.town.title == "Plum Lane" and world.town.name == "example"
    assert world.thing_states[f"{OTIS}:stove"] == "off"
    assert f"{SHOP}:customer seating" not in world.thing_states


def test_home_work_and_named_places_are_known_and_nobody_elses_rooms(town: Copy) -> None:
    world = load_world(town.folder, "1")
    assert world.people["Nell Archer"].known == [SHOP, NELLS, GREEN, OTIS]
    # his own bathroom comes with the cottage; Priya's room because his file names it
    assert world.people["Otis Fenn"].known == [OTIS, "Otis Fenn's cottage:bathroom", GREEN, SHOP, PRIYAS]
    assert NELLS not in world.people["Priya Vale"].known


def test_owners_are_those_the_map_names_else_who_works_or_lives_there(town: Copy) -> None:
    with town.editing() as root:
        for item in layer(root, "rooms"):
            inner = item.find("properties")
            assert inner is not None
            for one in [one for one in inner if one.get("name") == "owners"]:
                inner.remove(one)
    rooms = load_world(town.folder, "1").town.rooms
    assert rooms[GREEN].owners == ("Otis Fenn",)  # works there
    assert rooms[OTIS].owners == ("Otis Fenn",)  # sleeps there
    assert rooms["Priya Vale's cottage:bathroom"].owners == ("Priya Vale",)  # lives in the house around it


def test_rooms_have_the_norms_of_the_map(town: Copy) -> None:
    rooms = load_town(town.folder, []).rooms
    shop, green = rooms[SHOP], rooms[GREEN]
    assert (shop.public, shop.hours, shop.capacity, shop.outdoors) == (True, Hours(7, 16), 12, False)
    assert (green.public, green.hours, green.capacity, green.outdoors) == (True, None, 0, True)
    assert not rooms[NELLS].public
    assert len(shop.tiles) == 8 * 5 + 2  # the floor, and the doorway


def test_a_seat_is_used_on_its_tile_a_block_from_beside_and_free_floor_as_it_is(town: Copy) -> None:
    things = load_town(town.folder, []).things
    assert things[f"{SHOP}:customer seating"].spots == ((9, 6), (8, 7), (3, 8), (5, 8))
    assert things[f"{SHOP}:stove"].spots == ((5, 5), (4, 5), (6, 5))
    assert things[f"{SHOP}:behind the counter"].spots == ((3, 5), (4, 5), (5, 5), (6, 5))


def test_clauses_become_memories_with_those_they_name_as_subjects(town: Copy) -> None:
    otis = load_world(town.folder, "1").people["Otis Fenn"]
    assert len(otis.stream.rows) == 12
    assert otis.stream.rows[7].text == "Otis loses his spectacles daily and finds them on his nose"
    assert otis.stream.rows[7].subjects == ("Otis Fenn",)
    assert otis.stream.rows[11].subjects == ("Otis Fenn", "Priya Vale")
    assert otis.ties["Nell Archer"].closeness == 6 and otis.ties["Priya Vale"].closeness == 6


def test_an_option_that_is_on_adds_one_memory_and_one_that_is_off_none(town: Copy) -> None:
    before = len(load_world(town.folder, "1").people["Priya Vale"].stream.rows)
    town.replace("scenario.toml", "on = false", "on = true")
    priya = load_world(town.folder, "1").people["Priya Vale"]
    assert len(priya.stream.rows) == before + 1
    assert priya.biography.endswith("would like to be her friend; Priya Vale has been offered a desk in the city and "
                                    "has not told anybody on the lane")  # fmt: skip


def test_some_of_the_people_can_be_chosen_by_full_or_first_name(town: Copy) -> None:
    assert list(load_world(town.folder, "1", ["priya", "Nell Archer"]).people) == ["Nell Archer", "Priya Vale"]
    with pytest.raises(InputError, match="--people: there is no Bob; known are Nell Archer, Otis Fenn, Priya Vale"):
        load_world(town.folder, "1", ["Bob"])


def test_two_who_share_a_double_bed_lie_beside_each_other(town: Copy) -> None:
    with town.editing() as root:
        add(root, "things", f"{GREEN}:bed", (20, 19, 4, 1))
    for file, room in (("nell_archer", NELLS), ("otis_fenn", OTIS)):
        town.replace(f"people/{file}.toml", f'home = "{room}"', f'home = "{GREEN}"')
    people = load_world(town.folder, "1").people
    assert (people["Nell Archer"].tile, people["Otis Fenn"].tile) == ((20, 19), (21, 19))


# -- people as others write them -------------------------------------------------------------------------------


def alone(town: Copy, text: str) -> World:
    """A world of one person, written as given; the scenario names nobody."""
    shutil.rmtree(town.folder / "people")
    (town.folder / "people").mkdir()
    town.write("people/a.toml", text)
    town.write("scenario.toml", 'title = "Plum Lane"\nstart = 2023-09-18T06:00:00')
    return load_world(town.folder, "1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('carrier = "Otis Fenn"', 'carrier = "Otto Fenn"', "`carrier`: there is nobody called `Otto Fenn`"),
        ('place = "Plum Green:green"', 'place = "Plum"', "`place`: there is no room `Plum`"),
        ("until = 2023-09-19", "until = 2023-09-18", "`until`: 2023-09-18 20:00:00 is not after `from`"),
        ("start = 2023", "start = 9999", "`start`: should be in the years 1000 to 8999"),
    ],
)
def test_a_town_with_a_wrong_fact_is_not_played(town: Copy, old: str, new: str, said: str) -> None:
    town.replace("scenario.toml", old, new)
    with pytest.raises(TownError, match=said):
        load_world(town.folder, "1")
    with pytest.raises(TownError, match=said):
        load_world(town.folder, "1", ["Priya"])


def test_whom_a_fact_is_about_need_not_be_played(town: Copy) -> None:
    assert list(load_world(town.folder, "1", ["Priya"]).people) == ["Priya Vale"]


def test_a_name_is_enough_for_a_person(town: Copy) -> None:
    world = alone(town, 'name = "Bo"')
    bo = world.people["Bo"]
    assert (bo.age, bo.home, bo.work, bo.ties, len(bo.stream.rows)) == (30, "", "", {}, 0)
    assert bo.tile == (15, 12)  # the first spawn point
    assert bo.known == [SHOP, GREEN]  # what is public


def test_a_look_left_out_is_always_the_same_for_a_name_and_keeps_what_is_said(town: Copy) -> None:
    look = alone(town, 'name = "Bo"\n[look]\nskin = "deep"').people["Bo"].look
    assert look["skin"] == "deep"
    assert set(look) == {"skin", "hair", "hair_color", "outfit", "outfit_color"}
    assert look == load_world(town.folder, "2").people["Bo"].look


def test_a_biography_of_5000_words_is_a_person(town: Copy) -> None:
    words = "; ".join(f"Bo has kept the diary of day number {n} in the old mill" for n in range(385))
    assert len(words.split()) == 385 * 13 == 5005
    bo = alone(town, f'name = "Bo"\nbiography = "{words}"').people["Bo"]
    assert len(bo.stream.rows) == 385


@pytest.mark.parametrize(("name", "biography"), [
    ("王小明", "王小明是面包师；他每天早上五点起床；他喜欢茶。"),
    ("ليلى حداد", "ليلى حداد معلمة؛ تستيقظ في السادسة؛ تحب الشاي"),
    ("Ωμέγα Ñandú", "Ωμέγα bakes; Ωμέγα naps; Ωμέγα 🥐"),
])  # fmt: skip
def test_a_person_in_another_script_has_three_memories(town: Copy, name: str, biography: str) -> None:
    world = alone(town, f'name = "{name}"\nbiography = """\n{biography}\n"""')
    assert len(world.people[name].stream.rows) == 3


def test_a_mark_at_the_beginning_and_windows_ends_of_lines_do_no_harm(town: Copy) -> None:
    path = town.folder / "people" / "otis_fenn.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert "Otis Fenn" in load_world(town.folder, "1").people


def test_hidden_files_beside_the_people_are_left_alone(town: Copy) -> None:
    (town.folder / "people" / "._otis_fenn.toml").write_bytes(b"\x00\x05\x16\x07")
    assert len(read_people(town.folder)) == 3


# -- what cannot be loaded -------------------------------------------------------------------------------------


def test_a_folder_or_a_map_that_is_not_there_is_told(town: Copy, tmp_path: Path) -> None:
    with pytest.raises(TownError, match="nowhere: there is no such town folder"):
        load_world(tmp_path / "nowhere", "1")
    town.map.rename(town.folder / "lane.tmx")
    assert fails(town) == ("example.tmx: there is no such map, expected one with the folder's name; there is lane.tmx")
    shutil.copytree(town.folder, town.folder.parent / "other")
    (town.folder / "lane.tmx").unlink()
    assert fails(town).endswith("there is no map")


@pytest.mark.parametrize(("data", "words"), [
    (b'name = "Bo"\nage = 200', "`age`: input should be less than or equal to 120, found 200"),
    (b'name = "Bo"\nage = true', "`age`: input should be a valid integer, found True"),
    (b'name = "Bo"\ntraits = "kind"', "`traits`: input should be a valid list, found 'kind'"),
    (b'name = "Bo"\nknows = ["a", 3]', "`knows`, `no. 2`: input should be a valid string, found 3"),
    (b'name = "Bo"\nhoem = "x"', "`hoem`: is unknown; did you mean `home`?"),
    (b'name = "Bo\\nReed"', "`name`: should be one line without spaces around it, found 'Bo\\nReed'"),
    (b'name = "Bo\\u200bReed"', "`name`: should have no sign that cannot be seen (U+200B), found 'Bo\\u200bReed'"),
    (b'name = " Bo"', "`name`: should be one line without spaces around it, found ' Bo'"),
    (b'name = ""', "`name`: string should have at least 1 character, found ''"),
    (b"age = 3", "`name`: is missing"),
    (b'name = "Bo', "is not valid TOML: Illegal character '\\n' (at line 1, column 11)"),
    ('# a file\nname = "Jörg"'.encode("latin-1"), "line 2: expected UTF-8 text, found byte 0xf6"),
    ('name = "Bo"'.encode("utf-16"), "is written in UTF-16, expected UTF-8"),
    (b"a = " + b"[" * 100_000, "is not valid TOML: its lists are nested too deep"),
    (b"#" * 1_000_001, "is larger than 1000 kB, expected a text to read"),
    (b'name = "Bo"\n[look]\nskin = "plaid"',
     "`look`, `skin`: there is no `plaid`, expected one of pale, fair, golden, tan, brown, deep"),
    (b'name = "Bo"\nhome = "x:y"', "`home`: there is no room `x:y`"),
])  # fmt: skip
def test_a_persons_file_that_cannot_be_read_is_told_with_its_place(town: Copy, data: bytes, words: str) -> None:
    tail = b"\n" if data.endswith(b'"Bo') else b""
    (town.folder / "people" / "bo.toml").write_bytes(data + tail)
    assert fails(town) == f"people/bo.toml: {words}"


def test_a_folder_in_the_place_of_a_file_is_told(town: Copy) -> None:
    (town.folder / "people" / "bo.toml").mkdir()
    assert fails(town) == "people/bo.toml: cannot be read (Is a directory)"


def test_nobody_at_all_and_two_of_one_name_are_told(town: Copy) -> None:
    shutil.copy(town.folder / "people" / "otis_fenn.toml", town.folder / "people" / "uncle.toml")
    assert fails(town).startswith("people/uncle.toml: `name`: Otis Fenn is in otis_fenn.toml as well")
    shutil.rmtree(town.folder / "people")
    assert fails(town).startswith("people: there is nobody")


def test_a_wrong_property_or_a_thing_without_its_room_is_told(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "things", f"{OTIS}:bed").set("name", "Otis Fenn's cottage:attic:bed")
    assert fails(town).startswith(
        "example.tmx: layer `things`, object `Otis Fenn's cottage:attic:bed` at tile 21, 4: there is no room"
    )


def test_nobody_is_left_without_a_tile_to_start_on(town: Copy) -> None:
    with town.editing() as root:
        for item in list(layer(root, "spawns")):
            layer(root, "spawns").remove(item)
    town.write("people/bo.toml", 'name = "Bo"')
    assert fails(town) == "people/bo.toml: `home`: is missing, expected a room, or a spawn point in example.tmx"


def test_a_scenario_that_is_missing_or_wrong_is_told(town: Copy) -> None:
    town.replace("scenario.toml", "start = 2023-09-18T06:00:00", 'start = "Monday"')
    assert fails(town) == "scenario.toml: `start`: input should be a valid datetime, found 'Monday'"
    (town.folder / "scenario.toml").unlink()
    assert fails(town) == "scenario.toml: cannot be read (No such file or directory)"


def test_who_lists_nothing_known_knows_the_places_that_the_biography_names(town: Copy) -> None:
    town.write(
        "people/ada_stone.toml",
        f'name = "Ada Stone"\nhome = "{OTIS}"\nbiography = "Ada has tea in the Crust bakery; Ada likes Plum Greens"',
    )
    known = load_world(town.folder, "1").people["Ada Stone"].known
    assert SHOP in known and OTIS in known
    assert not {GREEN, NELLS, PRIYAS} & {*known}


def test_a_place_that_the_biography_names_is_known_beside_the_list_of_known_places(town: Copy) -> None:
    town.write(
        "people/ada_stone.toml",
        f'name = "Ada Stone"\nhome = "{OTIS}"\nknows = ["Plum Green"]\nbiography = "Ada has tea in The Crust bakery"',
    )
    known = load_world(town.folder, "1").people["Ada Stone"].known
    assert GREEN in known and SHOP in known


def test_who_has_no_home_knows_where_one_may_be_at_night(town: Copy) -> None:
    town.write("people/ada_stone.toml", 'name = "Ada Stone"\nbiography = "Ada has tea in The Crust bakery"')
    world = load_world(town.folder, "1")
    known = world.people["Ada Stone"].known
    assert SHOP in known and any(world.town.rooms[a].hours is None and world.town.rooms[a].public for a in known)


def test_family_and_housemates_know_what_one_does_and_nobody_else(town: Copy) -> None:
    town.write(
        "people/ada_stone.toml",
        f'name = "Ada Stone"\nhome = "{OTIS}"\nbiography = "Ada Stone is a diver; Ada Stone is holding a fair at 5 pm"',
    )
    town.write(
        "people/ben_stone.toml",
        f'name = "Ben Stone"\nhome = "{OTIS}"\nbiography = "Ben Stone loves Ada Stone, to whom he is married"',
    )
    people = load_world(town.folder, "1").people
    holders = {
        name for name, p in people.items() if any(m.text == "Ada Stone is a diver" for m in p.stream.view().since(0))
    }
    assert holders == {"Ada Stone", "Ben Stone"}
