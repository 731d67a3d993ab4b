"""What strangers' plans are about: occasions of every kind, what is lost, voices that ask for nothing."""

from dataclasses import replace
from datetime import timedelta

import pytest

from game.mind.ground import ground
from game.mind.questions import Chunk, PlanTheDay, SplitIntoHours, Timed
from game.mind.rules.activities import family_of, work_of
from game.mind.rules.aftermath import aftermath
from game.mind.rules.biography import read
from game.mind.rules.day import plan_the_day
from game.mind.rules.occasions import inner_voices, own_occasions, undated
from game.mind.rules.parts import split_into_hours
from game.mind.rules.places import choose_place
from game.mind.rules.routine import routine
from tests.mind.rules.cards import CAFE, MONDAY, PARK, PUB, card, statement

NAME = "Ada Stone"


@pytest.mark.parametrize(
    ("what", "family"),
    [
        ("attending the comedy show at The Rose and Crown Pub", "comedy audience"),
        ("hosting the comedy show at The Rose and Crown Pub", "comedy host"),
        ("attending the charity run in Johnson Park", "run"),
        ("coming to the charity run", "run"),
        ("hosting the charity run in Johnson Park", "run host"),
        ("hosting the Valentine's Day party at Hobbs Cafe", "hosting"),
        ("attending the lecture on moths", "talk audience"),
        ("attending the seance", "gathering"),
        ("attending classes at Oak Hill College", "class"),
    ],
)
def test_guests_and_hosts_do_what_fits_the_kind_of_occasion(what: str, family: str) -> None:
    found = family_of(what)
    assert found is not None and found.key == family


def test_a_place_that_is_not_known_is_no_occasion_at_home() -> None:
    tells = f"{NAME} is giving a comedy show at The Rose and Crown Pub on 13 February from 8 pm to 10 pm"
    ada = card(biography=tells, known=(PARK,))
    chunks = plan_the_day(PlanTheDay(ada, "", (statement(tells),), ()))
    assert not any("hosting" in c.what for c in chunks)
    known = card(biography=tells, known=(PUB,))
    (show,) = own_occasions(known)
    assert show.where == "The Rose and Crown Pub"


def test_what_follows_an_occasion_is_no_part_of_its_name() -> None:
    assert (
        undated("the charity run in Johnson Park and invites everybody she meets") == "the charity run in Johnson Park"
    )


def test_a_clause_after_a_colon_is_no_part_of_the_doing() -> None:
    text = f"{NAME} is counting moths for the county: she hangs a white sheet in Johnson Park"
    assert read(text, NAME).projects == ("counting moths for the county",)


def test_a_lamplighter_is_up_for_the_lamps_and_names_them() -> None:
    life = routine(f"{NAME} is a lamplighter: she lights the lamps at 5 pm, puts them out at 5 am", NAME)
    assert [(h.what, h.start) for h in life.habits] == [("lighting the lamps", 1020), ("putting the lamps out", 300)]
    assert life.wake == 280


@pytest.mark.parametrize("voice", ["You love Bo Reed and never filed a complaint", "Bo Reed is a liar", "Never lie"])
def test_a_voice_that_is_no_order_is_no_plan(voice: str) -> None:
    told = statement(voice, "inner voice", when=MONDAY)
    assert inner_voices(PlanTheDay(card(), "", (told,), ())) == []


def test_a_lost_cat_is_looked_for_where_it_was_seen_until_it_is_found() -> None:
    text = f"{NAME} is a biologist; Her cat Pixel is missing, last seen on Sunday near Johnson Park"
    ada = card(biography=text, known=(PARK,))
    search = [c for c in plan_the_day(PlanTheDay(ada, "", (), ())) if "looking for her cat" in c.what]
    assert search and search[0].where == "Johnson Park"
    found = statement("Bo Reed found the cat of Ada Stone")
    assert not any("looking for" in c.what for c in plan_the_day(PlanTheDay(ada, "", (), (found,))))


def test_nobody_gets_up_twice_after_a_talk() -> None:
    rest = Chunk(MONDAY + timedelta(hours=2), 20, "getting up and getting ready, then having breakfast at home", "home")
    ada = replace(card(now=rest.start), hours_awake=1.2, hours_since_meal=10.0)
    assert [p.what for p in split_into_hours(SplitIntoHours(ada, rest, "", "", ()))] == ["having breakfast at home"]


def test_whoever_is_still_asleep_gets_up_first() -> None:
    rest = Chunk(MONDAY + timedelta(hours=1), 60, "getting up and having breakfast, then reading at home", "home")
    ada = replace(card(now=rest.start), doing="sleeping", hours_awake=24.0, hours_since_meal=10.0)
    first = split_into_hours(SplitIntoHours(ada, rest, "", "", ()))[0]
    assert first.what == "getting up"


def test_nobody_apologises_for_what_was_only_talked_about() -> None:
    chat = statement("Ada Stone and Tom Moreno talked about Tom Moreno's pride that he has not missed a day")
    missed = statement("Ada Stone missed the quiz of Tom Moreno")
    assert aftermath(PlanTheDay(card(), "", (), (chat,))) == []
    assert [f.what for f in aftermath(PlanTheDay(card(), "", (), (missed,)))] == [
        "writing a note of apology to Tom Moreno at home"
    ]


def test_what_is_worked_on_begins_with_a_whole_word() -> None:
    assert work_of("writing at the diary of a long and strange summer in the hills").work.startswith("the diary")


def test_who_has_no_home_sleeps_where_no_door_is_locked_or_on_open_ground() -> None:
    ten = MONDAY.replace(hour=22)
    night, asleep = Chunk(ten, 480, "sleeping", ""), Timed(ten, "sleeping")
    for known, place in (((CAFE, PUB, PARK), "Johnson Park"), ((CAFE, PUB), "")):
        nobody = replace(card(now=ten), home="", known=known, here=known[0].address)
        assert ground(choose_place, nobody, asleep, night).split(":")[0] == place
