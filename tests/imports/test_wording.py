"""Sentences and names of another map in ours."""

from datetime import datetime

import pytest

from game.imports import wording
from game.imports.places import Places, nearest
from game.imports.talks import topic
from game.towns.load import load_world
from tests.imports.simulation import HAMLET, NELL


@pytest.mark.parametrize(
    ("told", "entries"),
    [
        ("get up at 5:00 am, bake from 6 to 9 am", "5 am get up; 6 am bake"),
        ("Nap from 11 to 1 pm, sweep at 2:30pm", "11 am nap; 2:30 pm sweep"),
        ("open at 8 am, serve until 6 pm, count the till at 6 pm", "8 am open, serve until 6 pm; 6 pm count the till"),
    ],
)
def test_a_plan_has_its_times_first(told: str, entries: str) -> None:
    text = f"This is {NELL}'s plan for Tuesday September 19: {told}."
    assert wording.of_plan(text, NELL, datetime(2023, 9, 19)) == f"{NELL}'s plan for Tuesday 19 September: {entries}"


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("conversing about conversing about the pears.", "the pears"),
        ("conversing about This is a conversation between Nell Archer and Wim Oak about rain.", "rain"),
        ("two friends named Nell Archer and Wim Oak discussing a fence", "a fence"),
        ("conversing about the fence, between Nell Archer and Wim Oak.", "the fence"),
        ("the fence along the Green with Nell looking on", "the fence along the Green with Nell looking on"),
    ],
)
def test_what_a_talk_was_about_is_left_of_its_description(said: str, about: str) -> None:
    assert topic(said) == about


def test_parts_of_a_day_become_habits_and_a_bare_counter_is_the_own_one() -> None:
    assert wording.habit("Carry and stack wood at 4:00 pm.", NELL) == "Nell Archer carries and stack wood at 4:00 pm"
    assert (
        wording.habit("go to the Green and read until noon", NELL)
        == "Nell Archer goes to the Green and reads until noon"
    )
    post = "behind the bread counter at The Crust"
    assert wording.at_counter("Nell works at the counter until 6pm", post) == f"Nell works {post} until 6pm"
    assert wording.at_counter("Nell works at the counter of the pub", post) == "Nell works at the counter of the pub"


def test_a_conclusion_loses_what_the_simulator_put_before_it() -> None:
    everybody = (NELL, "Wim Oak")
    assert (
        wording.of_thought("For Nell Archer's planning: needs to bake.", NELL, everybody) == "Nell Archer needs to bake"
    )
    assert wording.of_thought("Nell Archer Wim Oak likes pears.", NELL, everybody) == "Wim Oak likes pears"
    assert wording.of_thought("Nell Archer likes Wim Oak.", NELL, everybody) == "Nell Archer likes Wim Oak"


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("hamlet:Crust bakery:shop", "The Crust bakery:shop"),
        ("hamlet:The Crust bakery:back room", ""),
        ("hamlet:Crust bakery:Nell Archer's room:bed", "The Crust bakery:Nell's room:bed"),
        ("hamlet:Otis Fenn's cottage:main room:fridge", "Otis Fenn's cottage:main room:refrigerator"),
        ("hamlet:Plum Green:meadow:park bench", "Plum Green:green:bench"),
        ("hamlet:Plum Green:<random>", "Plum Green:green"),
        ("hamlet:Castle:tower:throne", ""),
        ("nowhere", ""),
    ],
)
def test_places_are_found_by_similar_names(theirs: str, ours: str) -> None:
    assert Places(load_world(HAMLET, "1").town).thing(theirs) == ours


def test_the_nearest_name_has_the_most_words_in_common() -> None:
    names = ["counter", "behind the counter", "bread shelf"]
    assert nearest("behind the supply store counter", names) == "behind the counter"
    assert nearest("grocery store counter", names) == "counter"
    assert nearest("shelf", names) == "bread shelf"
    assert nearest("piano", names) == ""
