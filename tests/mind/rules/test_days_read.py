"""A day plan as it reads: few doings a chunk, meals around events, weekdays, company, what yesterday left."""

import re
from dataclasses import replace
from datetime import datetime, timedelta

from game.mind.questions import Chunk, PlanTheDay
from game.mind.rules.activities import family_of, work_of
from game.mind.rules.blocks import FILL, Block, at_most
from game.mind.rules.day import plan_the_day
from game.mind.rules.english import full_names
from game.mind.rules.pastimes import pastimes
from game.mind.rules.projects import brief, with_place
from game.mind.rules.times import read_moment
from game.world.activity import means_sleep
from game.world.people import Tie
from game.world.thoughts import Card
from tests.mind.rules.cards import EVERYWHERE, MONDAY, TOWN, card, hailey, isabella, klaus, room, statement

NOON = MONDAY.replace(hour=12)
PARTY = (
    "Klaus Mueller promised Isabella Rodriguez to come to the Valentine's Day party at Hobbs Cafe on 13 February "
    "from 5 pm to 7 pm"
)


def plan(of: Card, *due: str, yesterday: str = "") -> tuple[Chunk, ...]:
    return plan_the_day(PlanTheDay(of, yesterday, tuple(statement(text) for text in due), ()))


def minute(moment: datetime) -> int:
    return (moment.day - 13) * 1440 + moment.hour * 60 + moment.minute


def test_no_chunk_joins_more_than_two_doings_or_says_until() -> None:
    for seed in range(12):
        for person in (klaus(seed=str(seed)), isabella(seed=str(seed)), hailey(seed=str(seed)), card(seed=str(seed))):
            for chunk in plan(person):
                assert chunk.what.count(", then ") <= 1 and ",," not in chunk.what and " until " not in chunk.what
                assert means_sleep(chunk.what) or chunk.minutes <= 8 * 60


def test_dinner_comes_before_or_after_an_event_that_covers_it() -> None:
    for seed in range(10):
        chunks = plan(klaus(seed=str(seed)), PARTY)
        party = next(c for c in chunks if "attending the Valentine's Day party" in c.what)
        dinner = next(c for c in chunks if "dinner" in c.what)
        assert party.minutes == 120 and dinner is not party
        assert abs(minute(dinner.start) - minute(party.start)) <= 4 * 60


def test_a_long_evening_has_something_to_eat_in_it() -> None:
    assert any("having a late snack" in c.what for seed in range(6) for c in plan(hailey(seed=str(seed))))


def test_work_of_ones_own_is_shorter_on_saturday() -> None:
    life = "Ada Stone works at the desk in her house from 8 am to 4 pm; Ada Stone is writing a novel about the sea"

    def hours(day: int) -> int:
        person = card(biography=life, now=MONDAY + timedelta(days=day))
        return sum(c.minutes for c in plan(person) if "at her desk" in c.what)

    assert hours(0) > 6 * 60 > hours(5) > 0


def test_the_pub_is_for_friday_and_the_long_walk_for_sunday() -> None:
    def said(day: int) -> str:
        people = (card(now=MONDAY + timedelta(days=day), seed=str(seed)) for seed in range(15))
        return "; ".join(c.what for person in people for c in plan(person))

    assert "see the week out" in said(4) and "Sunday walk" in said(6) and "big shopping" in said(5)
    assert not re.search(r"see the week out|Sunday walk|big shopping", said(1))


def test_two_friends_plan_the_same_hour_at_the_same_place() -> None:
    found = 0
    for seed in range(20):
        ada = card("Ada Stone", ties=(("Bob Hill", Tie(7, "")),), seed=f"{seed}:Ada Stone:1")
        bob = card("Bob Hill", ties=(("Ada Stone", Tie(7, "")),), seed=f"{seed}:Bob Hill:1")
        hers = {(c.start, c.where) for c in plan(ada) if c.what.startswith("seeing Bob Hill")}
        found += bool(hers & {(c.start, c.where) for c in plan(bob) if c.what.startswith("seeing Ada Stone")})
    assert found >= 4


def test_who_keeps_a_shop_is_dropped_in_on_there() -> None:
    shop = room("Quill Clocks:shop", "buying clocks", owners=("Bob Hill",), hours=TOWN[0].hours)
    said = []
    for seed in range(20):
        person = card(known=(*EVERYWHERE, shop), ties=(("Bob Hill", Tie(8, "")),), seed=f"{seed}:Ada Stone:1")
        said += [c.what for c in plan(person) if "Bob Hill" in c.what]
    assert any("dropping in on Bob Hill at Quill Clocks" in what for what in said)
    assert not any("bench" in what or "coffee" in what for what in said)


def test_a_host_clears_up_the_morning_after() -> None:
    after = "Ada Stone was welcoming the first guests at the door at Hobbs Cafe."
    said = [c.what for seed in range(8) for c in plan(card(seed=str(seed)), yesterday=after)]
    assert sum("clearing up after the party" in what for what in said) >= 3


def test_a_quarrel_is_walked_off_and_a_missed_promise_made_good() -> None:
    quarrel = "Ada Stone and Bob Hill quarrelled about the fence."
    missed = "Ada Stone missed the dinner that she had promised Bob Hill."
    walks = [c.what for seed in range(12) for c in plan(card(seed=str(seed)), yesterday=quarrel)]
    notes = [c.what for seed in range(8) for c in plan(card(seed=str(seed)), yesterday=missed)]
    assert any("walking off the quarrel with Bob Hill" in what for what in walks)
    assert any("writing a note of apology to Bob Hill" in what for what in notes)


def test_who_is_told_to_run_for_something_plans_it_and_asks_around() -> None:
    voice = statement("You should run against Sam Moore", "inner voice", when=MONDAY)
    said = [c.what for c in plan_the_day(PlanTheDay(card(), "", (), (voice,)))]
    assert any("running against Sam Moore" in what for what in said)
    assert any("asking people what they think of running against Sam Moore" in what for what in said)


def test_the_tired_go_to_bed_earlier() -> None:
    late = replace(card(), now=MONDAY.replace(hour=21), doing="reading", mood="tired")
    assert plan(late)[-1].start == MONDAY.replace(hour=22, minute=20)


def test_pastimes_are_read_from_the_biography_with_their_day() -> None:
    life = (
        "Ada folds her receipts into cranes once they are entered; Ada bakes rye bread every Sunday; Ada knits; "
        "Ada reads to Bob Hill; Ada plays the harp from 8 pm to 9 pm; Bob Hill paints the sea at night"
    )
    assert [(p.what, p.day) for p in pastimes(life, "Ada Stone")] == [
        ("folding her receipts into cranes", -1),
        ("baking rye bread", 6),
    ]


def test_a_project_is_named_in_brief_with_its_place() -> None:
    assert brief("writing a novel about artists who live together") == "writing a novel about artists"
    assert brief("working on a job for a firm that kept its receipts in a boot") == "working on a job for a firm"
    assert brief("making what is left") == "making what is left"
    assert with_place("writing a novel", "at her desk") == "writing a novel at her desk"
    assert with_place("writing a paper on gentrification in poor communities", "at her desk").endswith(", at her desk")


def test_making_a_film_is_not_watching_one() -> None:
    keys = {
        "animating a film for a client": "digital art",
        "filming the fourth episode": "acting",
        "watching an old film at home": "screen",
        "cooking plain omelettes": "cooking",
        "baking cinnamon rolls": "baking",
        "running against Sam": "campaign",
        "playing the same slow farming game on his console": "gaming",
    }
    for what, key in keys.items():
        family = family_of(what, "home")
        assert family is not None and family.key == key, what


def test_what_is_learnt_is_the_topic_and_not_the_work() -> None:
    assert work_of("studying new medicines in online courses").topic == "new medicines"
    assert work_of("studying new medicines in online courses").work == ""
    assert work_of("making plans to build a room that knows the mood").work == "the room"


def test_a_bare_hour_follows_from_what_is_done_then() -> None:
    hours = {
        "a run in Johnson Park at seven": 7,
        "breakfast at seven": 7,
        "drinks at The Rose and Crown Pub at eight": 20,
        "the concert begins at nine": 21,
        "a quiz at eight on Friday": 20,
        "see you at seven": 19,
        "the shop opens at nine": 9,
    }
    for text, hour in hours.items():
        span = read_moment(text, MONDAY)
        assert span is not None and span.start.hour == hour, text


def test_people_called_like_places_are_people_and_places_are_not() -> None:
    names = {
        "Pleased to meet you! I'm Ryan Park": ("Ryan Park",),
        "Ryan Park is walking in Johnson Park with Ada Hill": ("Ryan Park", "Ada Hill"),
        "Both Ryan Park and Adam Smith were in Johnson Park": ("Ryan Park", "Adam Smith"),
        "Hey Wolfgang, got a minute?": (),
        "she walks to Johnson Park and talks to Ryan Park": ("Ryan Park",),
        "Oh Ada, You're Late": (),
    }
    for text, found in names.items():
        assert full_names(text) == found, text


def test_nothing_begins_in_a_place_that_is_closed_because_something_was_left_out() -> None:
    filled = [
        Block(6 * 60, 7 * 60, "tidying up", "home", FILL),
        Block(7 * 60, 8 * 60, "doing a crossword", "home", FILL),
        Block(8 * 60, 10 * 60, "reading at Hobbs Cafe", "Hobbs Cafe", FILL, 8 * 60),
    ]
    left = at_most(filled, 2)
    assert [b.start for b in left if b.where == "Hobbs Cafe"] == [8 * 60] and left[0].start == 6 * 60


def test_what_is_left_out_is_rather_something_whose_time_does_not_make_a_neighbour_endless() -> None:
    filled = [
        Block(6 * 60, 10 * 60, "putting the lamps out", "Johnson Park", FILL),
        Block(10 * 60, 11 * 60, "sketching people", "Johnson Park", FILL),
        Block(11 * 60, 12 * 60, "reading", "home", FILL),
        Block(12 * 60, 13 * 60, "sewing", "home", FILL),
    ]
    assert max(b.minutes for b in at_most(filled, 3)) == 240
