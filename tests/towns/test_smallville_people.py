"""The 25 people of Smallville and its scenario, as files: what the town's facts ask of them."""

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

_TOWN = Path(__file__).parents[2] / "maps" / "smallville"
_CO = "artist's co-living space"
_DORM = "Dorm for Oak Hill College"
_LIN = "Lin family's house"
_MORENO = "Moreno family's house"
_TAMARA_CARMEN = "Tamara Taylor and Carmen Ortiz's house"

# name: age, bed, up, dinner (None where the table has none), home
_TABLE: dict[str, tuple[int, str, str, str | None, str]] = {
    "Latoya Williams": (25, "10 pm", "6 am", "5:30 pm", f"{_CO}:Latoya's room"),
    "Rajiv Patel": (27, "midnight", "9 am", "5 pm", f"{_CO}:Rajiv's room"),
    "Abigail Chen": (25, "midnight", "8 am", "6 pm", f"{_CO}:Abigail's room"),
    "Francisco Lopez": (23, "11 pm", "7 am", "6 pm", f"{_CO}:Francisco's room"),
    "Hailey Johnson": (30, "2 am", "10 am", "6 pm", f"{_CO}:Hailey's room"),
    "Arthur Burton": (42, "midnight", "7 am", "4 pm", "Arthur Burton's apartment:main room"),
    "Ryan Park": (29, "1 am", "9 am", "5 pm", "Ryan Park's apartment:main room"),
    "Isabella Rodriguez": (34, "11 pm", "6 am", None, "Isabella Rodriguez's apartment:main room"),
    "Giorgio Rossi": (41, "midnight", "7 am", "4 pm", "Giorgio Rossi's apartment:main room"),
    "Carlos Gomez": (32, "10 pm", "7 am", "5 pm", "Carlos Gomez's apartment:main room"),
    "Klaus Mueller": (20, "11 pm", "7 am", "5 pm", f"{_DORM}:Klaus's room"),
    "Maria Lopez": (21, "midnight", "10 am", "7 pm", f"{_DORM}:Maria's room"),
    "Ayesha Khan": (20, "10 pm", "6 am", "5 pm", f"{_DORM}:Ayesha's room"),
    "Wolfgang Schulz": (21, "9 pm", "5 am", "6 pm", f"{_DORM}:Wolfgang's room"),
    "Mei Lin": (44, "11 pm", "7 am", "5 pm", f"{_LIN}:Mei and John's bedroom"),
    "John Lin": (45, "10 pm", "6 am", "5 pm", f"{_LIN}:Mei and John's bedroom"),
    "Eddy Lin": (19, "11 pm", "7 am", "5 pm", f"{_LIN}:Eddy's bedroom"),
    "Tom Moreno": (52, "11 pm", "7 am", "5 pm", f"{_MORENO}:Tom and Jane's bedroom"),
    "Jane Moreno": (46, "10 pm", "6 am", "6 pm", f"{_MORENO}:Tom and Jane's bedroom"),
    "Tamara Taylor": (30, "10 pm", "6 am", "6 pm", f"{_TAMARA_CARMEN}:Tamara's room"),
    "Carmen Ortiz": (33, "11 pm", "7 am", "8 pm", f"{_TAMARA_CARMEN}:Carmen's room"),
    "Sam Moore": (65, "9 pm", "5 am", "5 pm", "Moore family's house:main room"),
    "Jennifer Moore": (68, "9 pm", "5 am", "5 pm", "Moore family's house:main room"),
    "Yuriko Yamamoto": (28, "11 pm", "7 am", "6 pm", "Yuriko Yamamoto's house:main room"),
    "Adam Smith": (36, "8 pm", "4 am", "5 pm", "Adam Smith's house:main room"),
}
_WORK = {
    "Isabella Rodriguez": "Hobbs Cafe:cafe",
    "Arthur Burton": "The Rose and Crown Pub:pub",
    "Carmen Ortiz": "Harvey Oak Supply Store:supply store",
    "John Lin": "The Willows Market and Pharmacy:store",
    "Tom Moreno": "The Willows Market and Pharmacy:store",
    "Mei Lin": "Oak Hill College:classroom",
}
_STUDENTS = ("Klaus Mueller", "Maria Lopez", "Ayesha Khan", "Wolfgang Schulz", "Eddy Lin")
_ARTISTS = ("Latoya Williams", "Rajiv Patel", "Abigail Chen", "Francisco Lopez", "Hailey Johnson")
_PUB_GUESTS = {
    "Latoya Williams",
    "Rajiv Patel",
    "Ryan Park",
    "Carlos Gomez",
    "Adam Smith",
    "Yuriko Yamamoto",
    "Jennifer Moore",
    "Sam Moore",
    "Carmen Ortiz",
    "Tom Moreno",
}
_CURIOUS = {
    "Latoya Williams",
    "Giorgio Rossi",
    "John Lin",
    "Yuriko Yamamoto",
    "Adam Smith",
    "Tom Moreno",
    "Carmen Ortiz",
}
# Somebody, and everybody they must name; "A: B" does not say that B names A.
_NAMES = {
    "Latoya Williams": "Rajiv Patel, Abigail Chen, Francisco Lopez, Hailey Johnson, Arthur Burton",
    "Rajiv Patel": "Latoya Williams, Abigail Chen, Francisco Lopez, Hailey Johnson, Arthur Burton",
    "Abigail Chen": "Latoya Williams, Rajiv Patel, Francisco Lopez, Hailey Johnson",
    "Francisco Lopez": "Latoya Williams, Rajiv Patel, Abigail Chen, Hailey Johnson",
    "Hailey Johnson": "Latoya Williams, Rajiv Patel, Abigail Chen, Francisco Lopez, Isabella Rodriguez",
    "Arthur Burton": "Isabella Rodriguez, Latoya Williams, Rajiv Patel, Ryan Park, Carlos Gomez, Adam Smith, "
    "Yuriko Yamamoto, Jennifer Moore, Sam Moore, Carmen Ortiz, Tom Moreno",
    "Ryan Park": "Isabella Rodriguez, Arthur Burton, Giorgio Rossi, Carlos Gomez",
    "Isabella Rodriguez": "Maria Lopez, Tamara Taylor, Carlos Gomez, Ryan Park, Hailey Johnson, Giorgio Rossi, "
    "Wolfgang Schulz, Carmen Ortiz, Arthur Burton",
    "Giorgio Rossi": "Carlos Gomez, Isabella Rodriguez, Ryan Park",
    "Carlos Gomez": "Giorgio Rossi, Arthur Burton, Ryan Park",
    "Klaus Mueller": "Maria Lopez, Ayesha Khan, Wolfgang Schulz, Eddy Lin, Mei Lin",
    "Maria Lopez": "Klaus Mueller, Ayesha Khan, Wolfgang Schulz, Eddy Lin, Mei Lin, Isabella Rodriguez",
    "Ayesha Khan": "Klaus Mueller, Maria Lopez, Wolfgang Schulz, Eddy Lin, Mei Lin",
    "Wolfgang Schulz": "Klaus Mueller, Maria Lopez, Ayesha Khan, Eddy Lin, Mei Lin, Isabella Rodriguez",
    "Mei Lin": "John Lin, Eddy Lin, Yuriko Yamamoto, Sam Moore, Jennifer Moore, Tamara Taylor, Carmen Ortiz",
    "John Lin": "Mei Lin, Eddy Lin, Yuriko Yamamoto, Sam Moore, Jennifer Moore, Tamara Taylor, Carmen Ortiz, "
    "Tom Moreno",
    "Eddy Lin": "Mei Lin, John Lin, Yuriko Yamamoto, Sam Moore, Jennifer Moore, Tamara Taylor, Carmen Ortiz, "
    "Wolfgang Schulz",
    "Tom Moreno": "Jane Moreno, John Lin, Sam Moore, Arthur Burton, Adam Smith, Yuriko Yamamoto",
    "Jane Moreno": "Tom Moreno, Sam Moore, Carmen Ortiz, Yuriko Yamamoto",
    "Tamara Taylor": "Carmen Ortiz, Isabella Rodriguez",
    "Carmen Ortiz": "Tamara Taylor, Yuriko Yamamoto, Jane Moreno, Arthur Burton, Isabella Rodriguez",
    "Sam Moore": "Jennifer Moore, Adam Smith, Yuriko Yamamoto, Carmen Ortiz, Arthur Burton, Tom Moreno",
    "Jennifer Moore": "Sam Moore, Yuriko Yamamoto, Tom Moreno, Adam Smith, Carmen Ortiz, Mei Lin, Arthur Burton",
    "Yuriko Yamamoto": "Adam Smith, Sam Moore, Tom Moreno, Mei Lin, Carmen Ortiz, Arthur Burton",
    "Adam Smith": "Sam Moore, Yuriko Yamamoto, Tom Moreno, Arthur Burton",
}


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


_FILES = sorted((_TOWN / "people").glob("*.toml"))
_PEOPLE = {person["name"]: person for person in map(_read, _FILES)}
_SCENARIO = _read(_TOWN / "scenario.toml")


def _clauses(name: str) -> list[str]:
    return [clause.strip(" \n.") for clause in _PEOPLE[name]["biography"].split(";")]


def _holders(pattern: str) -> set[str]:
    """Names of those with a clause that matches."""
    return {name for name in _PEOPLE if any(re.search(pattern, clause, re.I) for clause in _clauses(name))}


def _about(name: str, other: str) -> str:
    return "; ".join(clause for clause in _clauses(name) if other in clause)


def test_there_are_twenty_five_files_and_each_is_called_after_its_person() -> None:
    assert len(_FILES) == 25
    assert set(_PEOPLE) == set(_TABLE)
    assert [path.stem for path in _FILES] == sorted(name.lower().replace(" ", "_") for name in _TABLE)


@pytest.mark.parametrize("name", _TABLE)
def test_age_and_home_are_those_of_the_table(name: str) -> None:
    assert (_PEOPLE[name]["age"], _PEOPLE[name]["home"]) == (_TABLE[name][0], _TABLE[name][4])
    assert len(_PEOPLE[name]["traits"]) == 3


@pytest.mark.parametrize("name", _TABLE)
def test_every_biography_says_when_one_sleeps_and_dines(name: str) -> None:
    _, bed, up, dinner, _ = _TABLE[name]
    said = f"{name} goes to bed around {bed}, wakes up around {up} and has dinner around {dinner or ''}"
    assert [clause.startswith(said) for clause in _clauses(name)].count(True) == 1


@pytest.mark.parametrize("name", _TABLE)
def test_a_biography_has_18_to_30_clauses_that_each_name_their_person_first(name: str) -> None:
    clauses = _clauses(name)
    assert 18 <= len(clauses) <= 30
    assert len(set(clauses)) == len(clauses)
    assert all(clause.startswith(f"{name.split()[0]} ") for clause in clauses)


def test_no_clause_is_said_of_two_people() -> None:
    rests = [clause.removeprefix(name).removeprefix(name.split()[0]) for name in _PEOPLE for clause in _clauses(name)]
    said = [rest for rest in rests if " goes to bed " not in rest and not re.search(r"around (noon|\d+ [ap]m)$", rest)]
    shapes = [rest for rest in said if " from " not in rest]
    assert len(set(shapes)) == len(shapes)


def test_work_is_where_the_table_puts_it() -> None:
    assert {name: _PEOPLE[name]["work"] for name in _WORK} == _WORK
    assert {_PEOPLE[name]["work"].split(":")[0] for name in _STUDENTS} == {"Oak Hill College"}
    assert {name for name, person in _PEOPLE.items() if "work" in person} == {*_WORK, *_STUDENTS}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Isabella Rodriguez", "opens Hobbs Cafe at 8 am and works behind the cafe counter until 8 pm"),
        ("Arthur Burton", "opens The Rose and Crown Pub at 5 pm and works behind the bar counter until 10 pm"),
        ("Carmen Ortiz", "opens Harvey Oak Supply Store at 8 am and works behind the counter until 6 pm"),
        ("Tom Moreno", "opens The Willows Market and Pharmacy at 8 am and works at the grocery counter until 5 pm"),
        ("John Lin", "works at the pharmacy counter of The Willows Market and Pharmacy from 9 am to 5 pm"),
        ("Mei Lin", "teaches in the classroom of Oak Hill College from 10 am to 2 pm"),
        ("Eddy Lin", "has classes at Oak Hill College from 10 am to 2 pm"),
        ("Ayesha Khan", "has classes in the library of Oak Hill College from 10 am to 2 pm"),
        ("Wolfgang Schulz", "runs in Johnson Park around 6 am"),
    ],
)
def test_fixed_routines_are_said_in_the_shape_that_is_read(name: str, said: str) -> None:
    assert any(clause.startswith(f"{name} {said}") for clause in _clauses(name))


def test_maria_streams_for_at_least_six_hours() -> None:
    spans = [re.search(r"streams games .*from (\d+) pm to (\d+) pm", clause) for clause in _clauses("Maria Lopez")]
    assert sum(int(span[2]) - int(span[1]) for span in spans if span) == 7


def test_everybody_knows_the_cafe_the_park_and_the_two_shops() -> None:
    usual = {"Hobbs Cafe", "Johnson Park", "Harvey Oak Supply Store", "The Willows Market and Pharmacy"}
    for person in _PEOPLE.values():
        assert usual <= {*person["knows"], person.get("work", "").split(":")[0]}


def test_only_its_guests_know_the_pub_and_only_students_artists_and_mei_the_college() -> None:
    assert {name for name, person in _PEOPLE.items() if "The Rose and Crown Pub" in person["knows"]} == _PUB_GUESTS
    college = {name for name, person in _PEOPLE.items() if "Oak Hill College" in person["knows"]}
    assert college == {*_STUDENTS, *_ARTISTS, "Mei Lin"}


@pytest.mark.parametrize("name", _TABLE)
def test_everybody_names_those_the_table_ties_them_to(name: str) -> None:
    missing = [other for other in _NAMES[name].split(", ") if not _about(name, other)]
    assert missing == []


def test_fifty_five_of_three_hundred_pairs_name_each_other() -> None:
    pairs = [(a, b) for a, b in combinations(_PEOPLE, 2) if _about(a, b) and _about(b, a)]
    assert 45 <= len(pairs) <= 60
    assert len(pairs) == 55


def test_nobody_starts_without_a_tie_that_goes_both_ways() -> None:
    assert all(any(_about(name, o) and _about(o, name) for o in _PEOPLE if o != name) for name in _PEOPLE)


def test_nobody_is_named_who_does_not_live_in_town() -> None:
    lasts = {name.split()[1] for name in _PEOPLE}
    firsts = {name.split()[0] for name in _PEOPLE}
    pattern = rf"\b({'|'.join(sorted(firsts))}) ({'|'.join(sorted(lasts))})\b"
    named = {match[0] for p in _PEOPLE.values() for match in re.finditer(pattern, p["biography"])}
    assert named == set(_PEOPLE)


def test_only_isabella_knows_of_the_party() -> None:
    assert _holders(r"party|valentine|14 february") == {"Isabella Rodriguez"}
    assert sum("party" in clause for clause in _clauses("Isabella Rodriguez")) == 4


def test_only_sam_knows_of_his_candidacy() -> None:
    assert _holders(r"running|candida") == {"Sam Moore"}
    assert _holders(r"\bsam\b.*\bmayor\b|\bmayor\b.*\bsam\b") == {"Sam Moore"}


def test_the_curious_want_to_know_who_is_going_to_run() -> None:
    assert _holders(r"who is going to run for mayor") == _CURIOUS
    assert _holders(r"\bmayor\b") == {*_CURIOUS, "Sam Moore"}


def test_secrets_are_marked_and_kept() -> None:
    assert _holders(r"\bsecretly\b") == {"Maria Lopez", "Francisco Lopez"}
    assert _holders(r"\bcrush\b") == {"Maria Lopez", "Francisco Lopez"}


@pytest.mark.parametrize(
    ("name", "other", "feeling"),
    [
        ("Giorgio Rossi", "Carlos Gomez", "annoying and a coward"),
        ("Carlos Gomez", "Giorgio Rossi", "annoying and a coward"),
        ("Tom Moreno", "Sam Moore", "dislikes"),
        ("Sam Moore", "Tom Moreno", "aggressive"),
        ("Jennifer Moore", "Tom Moreno", "aggressive"),
        ("Yuriko Yamamoto", "Tom Moreno", "aggressive"),
        ("Adam Smith", "Tom Moreno", "aggressive"),
        ("Adam Smith", "Sam Moore", "mentor"),
        ("Tom Moreno", "Jane Moreno", "strained"),
        ("Jane Moreno", "Tom Moreno", "strained"),
        ("Jennifer Moore", "Sam Moore", "rest"),
        ("Mei Lin", "Eddy Lin", "rebellious"),
        ("Eddy Lin", "Mei Lin", "uptight"),
        ("Isabella Rodriguez", "Hailey Johnson", "too pushy"),
        ("Rajiv Patel", "Abigail Chen", "cute"),
        ("Hailey Johnson", "Latoya Williams", "cute"),
        ("Hailey Johnson", "Abigail Chen", "never talked"),
        ("Francisco Lopez", "Hailey Johnson", "dislikes"),
        ("Latoya Williams", "Hailey Johnson", "uneasy"),
        ("Rajiv Patel", "Hailey Johnson", "uneasy"),
        ("Wolfgang Schulz", "Isabella Rodriguez", "by sight"),
    ],
)
def test_feelings_are_those_of_the_table(name: str, other: str, feeling: str) -> None:
    assert feeling in _about(name, other)


def test_people_meet_at_the_cafe_the_pub_and_the_park_every_day() -> None:
    times = r".* (around|from|at) (\d|noon)"
    assert len(_holders(r"Hobbs Cafe" + times)) == 17
    assert len(_holders(r"The Rose and Crown Pub" + times)) == 10
    assert len(_holders(r"Johnson Park" + times)) >= 10


def test_the_scenario_starts_on_monday_at_six() -> None:
    start = _SCENARIO["start"]
    assert (start.isoformat(), start.strftime("%A")) == ("2023-02-13T06:00:00", "Monday")


def test_both_facts_are_carried_in_a_biography_that_mentions_them() -> None:
    assert [fact["key"] for fact in _SCENARIO["facts"]] == ["party", "candidacy"]
    for fact in _SCENARIO["facts"]:
        holders = {n for n in _PEOPLE if any(_mentions(clause, fact) for clause in _clauses(n))}
        assert holders == {fact["carrier"]}
        assert _mentions(fact["words"], fact)


def _mentions(clause: str, fact: dict[str, Any]) -> bool:
    return all(word.lower() in clause.lower() for word in fact["mentions"])


def test_the_party_is_on_tuesday_from_five_to_seven_at_the_cafe() -> None:
    party = _SCENARIO["facts"][0]
    assert party["place"] == "Hobbs Cafe:cafe"
    assert [party[key].isoformat() for key in ("from", "until")] == ["2023-02-14T17:00:00", "2023-02-14T19:00:00"]


def test_klauss_liking_for_maria_is_an_option_and_off() -> None:
    option = _SCENARIO["options"]["klaus_likes_maria"]
    assert (option["on"], option["person"]) == (False, "Klaus Mueller")
    assert option["words"] not in _PEOPLE["Klaus Mueller"]["biography"]


def test_everybody_has_a_look_of_their_own() -> None:
    looks = [str(sorted(person["look"].items(), key=str)) for person in _PEOPLE.values()]
    assert len(set(looks)) == 25
