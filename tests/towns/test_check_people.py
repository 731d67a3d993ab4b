"""Each fault of the people and of the scenario is found and told in one sentence with file and field."""

import shutil
from pathlib import Path

import pytest

from tests.towns.copies import Copy

SHOP, OTIS, PRIYAS = "The Crust bakery:shop", "Otis Fenn's cottage:main room", "Priya Vale's cottage:main room"


def test_a_missing_home_is_no_fault_where_there_is_a_spawn_point(town: Copy) -> None:
    town.replace("people/otis_fenn.toml", f'home = "{OTIS}"\n', "")
    assert town.faults() == []


def test_unknown_addresses_in_a_persons_file_are_found_with_the_nearest_name(town: Copy) -> None:
    town.replace("people/otis_fenn.toml", f'home = "{OTIS}"', 'home = "Otis Fenn\'s cottage:main rom"')
    town.replace("people/otis_fenn.toml", 'work = "Plum Green:green"', 'work = "Plum Green"')
    town.replace("people/otis_fenn.toml", '"The Crust bakery:shop"', '"The Crest bakery", ""')
    assert town.faults() == [
        f"people/otis_fenn.toml: `home`: there is no room `Otis Fenn's cottage:main rom`; did you mean `{OTIS}`?",
        "people/otis_fenn.toml: `work`: there is no room `Plum Green`; did you mean `Plum Green:green`?",
        "people/otis_fenn.toml: `knows`: there is no place `The Crest bakery`; did you mean `The Crust bakery`?",
        "people/otis_fenn.toml: `knows`: there is no place ``",
    ]


def test_somebody_without_a_bed_is_found(town: Copy) -> None:
    town.replace("people/priya_vale.toml", f'home = "{PRIYAS}"', f'home = "{SHOP}"')
    assert town.faults() == [
        f"people/priya_vale.toml: `home`: Priya Vale has no bed, `{SHOP}` has beds for nobody, "
        f"expected a thing `{SHOP}:bed` with a place for 1"
    ]


def test_a_second_sleeper_in_a_bed_for_one_is_found(town: Copy) -> None:
    town.replace("people/priya_vale.toml", f'home = "{PRIYAS}"', f'home = "{OTIS}"')
    assert town.faults() == [
        f"people/priya_vale.toml: `home`: Priya Vale has no bed, `{OTIS}` has beds for 1, "
        f"expected a thing `{OTIS}:bed` with a place for 2"
    ]


def test_an_empty_folder_of_people_is_found_and_nothing_that_follows_from_it(town: Copy) -> None:
    shutil.rmtree(town.folder / "people")
    nobody = f"{Path('people')}: there is nobody, expected at least one person's file (NAME.toml)"
    assert town.faults() == [nobody]
    (town.folder / "people").mkdir()
    assert town.faults() == [nobody]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("age = 67", "age = ", "is not valid TOML: Invalid value (at line 2, column 7)"),
        ("age = 67", 'age = "old"', "`age`: input should be a valid integer, found 'old'"),
        ('name = "Otis Fenn"', "name = 3", "`name`: input should be a valid string, found 3"),
        ('name = "Otis Fenn"', "", "`name`: is missing"),
    ],
)
def test_a_broken_file_of_a_person_is_told_and_nothing_that_follows_from_it(
    town: Copy, old: str, new: str, fault: str
) -> None:
    town.replace("people/otis_fenn.toml", old, new)
    assert town.faults() == [f"people/otis_fenn.toml: {fault}"]


def test_whom_nobody_is_called_is_told_although_a_file_is_broken_that_has_a_name(town: Copy) -> None:
    town.replace("people/otis_fenn.toml", "age = 67", 'age = "old"')
    town.replace("scenario.toml", 'carrier = "Otis Fenn"', 'carrier = "Otis Finn"')
    assert town.faults() == [
        "people/otis_fenn.toml: `age`: input should be a valid integer, found 'old'",
        "scenario.toml: `facts`, `supper`: `carrier`: there is nobody called `Otis Finn`, "
        "expected a name from a person's file; did you mean `Otis Fenn`?",
    ]


def test_two_people_of_one_name_are_found(town: Copy) -> None:
    shutil.copy(town.folder / "people" / "otis_fenn.toml", town.folder / "people" / "uncle.toml")
    faults = town.faults()
    assert faults[0] == "people/uncle.toml: `name`: Otis Fenn is in otis_fenn.toml as well, " + (
        "expected a name of their own"
    )
    assert len(faults) == 2 and "Otis Fenn has no bed" in faults[1]


def test_a_look_that_is_not_drawn_is_found_with_the_nearest_word(town: Copy) -> None:
    town.replace("people/otis_fenn.toml", 'skin = "tan"', 'skin = "tann"')
    town.replace("people/otis_fenn.toml", '"hat"]', '"hatt"]')
    town.replace("people/nell_archer.toml", "eyes =", "eye =")
    town.replace("people/priya_vale.toml", 'build = "slim"', 'build = ["slim"]')
    town.replace("people/priya_vale.toml", '["round_glasses", "pencil"]', '"pencil"')
    faults = town.faults()
    assert faults[0].startswith("people/nell_archer.toml: `look`, `eye`: is unknown, expected one of skin, hair_color,")
    assert faults[0].endswith("; did you mean `eyes`?")
    assert faults[1] == (
        "people/otis_fenn.toml: `look`, `skin`: there is no `tann`, expected one of pale, fair, golden, tan, brown, "
        "deep; did you mean `tan`?"
    )
    assert faults[2].startswith("people/otis_fenn.toml: `look`, `extras`: there is no `hatt`, expected one of bandana,")
    assert faults[3:] == [
        "people/priya_vale.toml: `look`, `extras`: expected a list of words",
        "people/priya_vale.toml: `look`, `build`: expected one word",
    ]


def test_all_faults_of_all_files_are_told_together(town: Copy) -> None:
    town.replace("people/otis_fenn.toml", "age = 67", 'age = "old"')
    town.replace("people/otis_fenn.toml", "work =", "wrk =")
    town.write("people/priya_vale.toml", "name = ")
    town.replace("scenario.toml", 'title = "Plum Lane"', "")
    town.map.write_text("no map", encoding="utf-8")
    assert town.faults() == [
        "scenario.toml: `title`: is missing",
        "people/otis_fenn.toml: `age`: input should be a valid integer, found 'old'",
        "people/otis_fenn.toml: `wrk`: is unknown; did you mean `work`?",
        "people/priya_vale.toml: is not valid TOML: Invalid value (at end of document)",
        "example.tmx: is not a Tiled map (.tmx): syntax error: line 1, column 0",
    ]


# -- the scenario ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new", "fault"), [
    ('carrier = "Otis Fenn"', 'carrier = "Otis"',
     "`facts`, `supper`: `carrier`: there is nobody called `Otis`, expected a name from a person's file"),
    ("Plum Green:green", "Plum Green:gren",
     "`facts`, `supper`: `place`: there is no room `Plum Green:gren`; did you mean `Plum Green:green`?"),
    ("until = 2023-09-19T20", "until = 2023-09-19T17",
     "`facts`, `supper`: `until`: 2023-09-19 17:00:00 is not after `from`, "
     "expected a time later than 2023-09-19 18:00:00"),
    ("until = 2023-09-19T20:00:00", "", "`facts`, `supper`: `until`: is missing, expected both times or none"),
    ('person = "Priya Vale"', 'person = "Priya Vail"',
     "`options`, `priya_is_leaving`: there is nobody called `Priya Vail`, expected a name from a person's file; "
     "did you mean `Priya Vale`?"),
    ("start = 2023-09-18T06:00:00", "start = 2023-09-18T06:00:00Z",
     "`start`: should be a time of the town, without a time zone"),
    ("start = 2023-09-18T06:00:00", "start = 6",
     "`start`: input should be a valid datetime, found 6"),
    ("mentions =", "mention =", "`facts`, `no. 1`, `mentions`: is missing"),
])  # fmt: skip
def test_a_fault_of_the_scenario_is_found(town: Copy, old: str, new: str, fault: str) -> None:
    town.replace("scenario.toml", old, new)
    assert town.faults()[0].startswith(f"scenario.toml: {fault}")


def test_a_key_that_two_facts_share_is_found(town: Copy) -> None:
    path = town.folder / "scenario.toml"
    fact = path.read_text(encoding="utf-8").partition("[[facts]]")[2].partition("# An option")[0]
    town.write("scenario.toml", f"{path.read_text(encoding='utf-8')}\n[[facts]]{fact}")
    assert town.faults() == ["scenario.toml: `facts`, `supper`: is there 2 times, expected each `key` once"]
