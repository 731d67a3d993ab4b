"""Intentions in words: who has them, when and where, and what is followed of them."""

from datetime import datetime
from pathlib import Path

import pytest

from game import config
from game.opening import open_session
from game.seeding import all_understood, understood
from game.towns.load import load_town, load_world
from game.world.places import Town

EXAMPLE = config.maps_folder() / "example"
NAMES = ("Nell Archer", "Otis Fenn", "Priya Vale")


@pytest.fixture(scope="module")
def lane() -> Town:
    return load_town(EXAMPLE, [])


def test_a_party_has_a_host_a_day_and_a_place(lane: Town) -> None:
    read = understood("Otis wants to throw a party on the Plum Green tomorrow from 5 pm to 7 pm", NAMES, lane)
    assert read.seed is not None and read.seed.fact is not None
    assert read.seed.person == "Otis Fenn"
    assert read.seed.words == "Otis Fenn wants to throw a party on the Plum Green on 19 September from 5 pm to 7 pm"
    fact = read.seed.fact
    assert (fact.since, fact.until) == (datetime(2023, 9, 19, 17), datetime(2023, 9, 19, 19))
    assert fact.mentions == ("Otis", "party") and fact.carrier == "Otis Fenn"
    assert "party, Tuesday 19 September, 5 pm to 7 pm" in read.told


def test_what_is_no_event_is_remembered_as_it_is_written(lane: Town) -> None:
    read = understood("Priya secretly dislikes the plums.", NAMES, lane)
    assert read.seed is not None and read.seed.fact is None
    assert read.seed.words == "Priya Vale secretly dislikes the plums"
    assert read.told.startswith("Priya Vale has it in mind, as a secret")


def test_a_line_that_begins_otherwise_is_given_to_whom_it_names(lane: Town) -> None:
    read = understood("the roof of nell leaks", NAMES, lane)
    assert read.seed is not None and read.seed.words == "Nell Archer has it in mind that the roof of Nell Archer leaks"


@pytest.mark.parametrize(
    ("line", "why"),
    [("somebody sings", "nobody of this town is named"), ("Otis " + "x" * 400, "at most 300 are taken in")],
)
def test_what_cannot_be_has_a_word_why(lane: Town, line: str, why: str) -> None:
    read = understood(line, NAMES, lane)
    assert read.seed is None and why in read.told


def test_empty_lines_and_signs_that_cannot_be_seen_are_nothing(lane: Town) -> None:
    assert all_understood(["", "  ", "\0\u200b"], NAMES, lane) == []


def test_a_town_begins_with_it_in_mind_and_follows_it_also_once_it_was_saved(tmp_path: Path) -> None:
    lines = ["Otis plans a dance on the Plum Green tomorrow at 8 pm"]
    session = open_session(EXAMPLE, [], "1", tmp_path, "Lane", "", in_mind=lines)
    world = session.world
    own = load_world(EXAMPLE, "1").people["Otis Fenn"].stream.rows
    told = "Otis Fenn plans a dance on the Plum Green on 19 September at 8 pm"
    assert [m.text for m in world.people["Otis Fenn"].stream.rows] == [*(m.text for m in own), told]
    assert [fact.key for fact in world.town.facts] == ["supper", "Otis's dance"]
    session.save()
    session.close()
    again = open_session(None, [], "", tmp_path, "", "Lane")
    assert again.world.town.facts == world.town.facts and again.world.seeded == world.seeded
    again.close()
