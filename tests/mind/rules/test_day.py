from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.mind.questions import Chunk, PlanTheDay, Statement
from game.mind.rules.day import plan_the_day
from game.world.activity import Promise, means_sleep
from game.world.people import Tie
from game.world.thoughts import Card
from tests.mind.rules.cards import HAILEY, ISABELLA, KLAUS, MONDAY, card, hailey, homeless, isabella, klaus, statement

TUESDAY = MONDAY + timedelta(days=1, hours=1)
PARTY = "Isabella Rodriguez is holding a Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm"
PROMISE = (
    "Klaus Mueller promised Isabella Rodriguez to come to the Valentine's Day party at Hobbs Cafe on 14 February "
    "from 5 pm to 7 pm"
)


def plan(of: Card, *due: Statement, recalled: tuple[Statement, ...] = ()) -> tuple[Chunk, ...]:
    return plan_the_day(PlanTheDay(of, "", due, recalled))


def at(chunks: tuple[Chunk, ...], moment: datetime) -> Chunk:
    return next(c for c in chunks if c.start <= moment < c.start + timedelta(minutes=c.minutes))


def assert_whole(chunks: tuple[Chunk, ...], now: datetime) -> None:
    assert chunks[0].start == now
    for before, after in pairwise(chunks):
        assert before.start + timedelta(minutes=before.minutes) == after.start
    assert all(c.minutes > 0 and c.what for c in chunks)
    assert means_sleep(chunks[-1].what)


def test_somebody_who_gets_up_later_sleeps_on_in_the_first_chunk() -> None:
    chunks = plan(klaus())
    assert (chunks[0].what, chunks[0].minutes) == ("sleeping", 60)
    assert chunks[1].what.startswith("getting up")


def test_a_day_has_five_to_eight_waking_chunks_and_ends_with_sleep() -> None:
    for person in (klaus(), isabella(), hailey(), card()):
        chunks = plan(person)
        assert 5 <= sum(not means_sleep(c.what) for c in chunks) <= 8
        assert_whole(chunks, person.now)


def test_a_day_may_cross_midnight() -> None:
    night = plan(hailey())[-1]
    assert night.start.day == 14 and night.start.hour in (1, 2)
    assert night.start + timedelta(minutes=night.minutes) >= datetime(2023, 2, 14, 9, 45)


def test_work_stands_at_its_hours_and_its_place() -> None:
    chunk = at(plan(isabella()), MONDAY.replace(hour=18, minute=30))
    assert "working behind the cafe counter" in chunk.what and chunk.where == "Hobbs Cafe"


def test_meals_are_had_where_the_biography_says() -> None:
    chunk = at(
        plan(
            klaus(),
        ),
        MONDAY.replace(hour=12, minute=15),
    )
    assert "having lunch" in chunk.what and chunk.where == "Hobbs Cafe"


def test_a_promise_reaches_the_plan_with_its_hour_and_place() -> None:
    chunk = at(plan(klaus(TUESDAY), statement(PROMISE, when=MONDAY)), TUESDAY.replace(hour=17))
    assert chunk.what == "attending the Valentine's Day party at Hobbs Cafe"
    assert (chunk.start.hour, chunk.minutes, chunk.where) == (17, 120, "Hobbs Cafe")


def test_a_promise_on_the_card_gives_the_place() -> None:
    promise = Promise("help with the fence", 0, 60, "Johnson Park:park", "Ada Stone", 1)
    person = replace(klaus(TUESDAY), promises=(promise,))
    said = statement("Klaus Mueller promised Ada Stone to help with the fence on 14 February from 3 pm to 4 pm")
    chunk = at(plan(person, said), TUESDAY.replace(hour=15, minute=30))
    assert (chunk.what, chunk.where) == ("helping with the fence in Johnson Park", "Johnson Park")


def test_a_promise_made_yesterday_for_tomorrow_is_for_today() -> None:
    said = statement("Klaus Mueller promised Maria Lopez to meet at Hobbs Cafe tomorrow at 3 pm", when=MONDAY)
    assert "Hobbs Cafe" in at(plan(klaus(TUESDAY), said), TUESDAY.replace(hour=15, minute=10)).where


def test_a_promise_for_another_day_is_left_alone() -> None:
    assert not any("party" in c.what for c in plan(klaus(), statement(PROMISE)))


def test_ones_own_event_is_held_and_prepared_without_having_come_to_mind() -> None:
    chunks = plan(isabella(TUESDAY))
    party = at(chunks, TUESDAY.replace(hour=17, minute=30))
    assert (party.what, party.where, party.minutes) == (
        "hosting the Valentine's Day party at Hobbs Cafe",
        "Hobbs Cafe",
        120,
    )
    assert at(chunks, TUESDAY.replace(hour=16)).what == "decorating Hobbs Cafe for the Valentine's Day party"


def test_material_for_ones_own_event_is_gathered_the_day_before_in_an_open_shop() -> None:
    errand = next(c for c in plan(isabella()) if c.what.startswith("gathering decorations"))
    assert errand.where == "Harvey Oak Supply Store"
    assert errand.start.hour >= 8 and errand.end_minutes <= 18 * 60


def test_other_events_are_prepared_in_their_own_way() -> None:
    life = "Ada Stone wants to give a talk about bees in Johnson Park on 13 February at 3 pm"
    chunks = plan(card(biography=life))
    assert at(chunks, MONDAY.replace(hour=15)).what == "giving a talk about bees in Johnson Park"
    assert at(chunks, MONDAY.replace(hour=14, minute=30)).what == "practising what to say at the talk"


def test_an_event_one_has_heard_of_draws_the_friendly_more_than_the_rude() -> None:
    def guests(traits: tuple[str, ...], closeness: int) -> int:
        heard = statement(PARTY, when=MONDAY)
        tie = (("Isabella Rodriguez", Tie(closeness, "")),)
        people = [card(now=TUESDAY, traits=traits, ties=tie, seed=str(seed)) for seed in range(60)]
        return sum(any("party" in c.what for c in plan(person, heard)) for person in people)

    friends, foes = guests(("friendly", "outgoing", "curious"), 8), guests(("rude", "toxic"), -5)
    assert foes < 10 and friends > 50


def test_who_said_no_does_not_plan_to_come() -> None:
    heard = statement(PARTY, when=MONDAY)
    no = statement("Klaus Mueller told Isabella Rodriguez that he cannot come to the party on 14 February at 5 pm")
    for seed in range(20):
        assert not any("party" in c.what for c in plan(klaus(TUESDAY, str(seed)), heard, no))


def test_an_inner_voice_is_followed() -> None:
    voice = statement("You should sketch the ducks in Johnson Park at 3 pm", "inner voice", when=TUESDAY)
    chunk = at(plan(klaus(TUESDAY), recalled=(voice,)), TUESDAY.replace(hour=15, minute=30))
    assert "sketching the ducks in Johnson Park" in chunk.what and chunk.where == "Johnson Park"


def test_nobody_plans_to_be_at_a_closed_place() -> None:
    for seed in range(40):
        for person in (klaus(seed=str(seed)), hailey(seed=str(seed)), card(seed=str(seed))):
            for chunk in plan(person):
                room = next((r for r in person.known if r.sector == chunk.where and r.hours), None)
                if room and room.hours:
                    assert room.hours.hold(chunk.start), (chunk, seed)
                    assert room.hours.hold(chunk.start + timedelta(minutes=chunk.minutes - 26)), (chunk, seed)


def test_places_are_only_known_ones() -> None:
    for seed in range(20):
        person = card(known=(), seed=str(seed))
        assert {c.where for c in plan(person)} <= {"home", ""}


def test_classes_are_not_held_on_sunday() -> None:
    student = card(biography="Ada Stone has classes at Oak Hill College from 10 am to 2 pm")
    assert any("classes" in c.what for c in plan(student))
    sunday = replace(student, now=MONDAY + timedelta(days=6))
    assert not any("classes" in c.what for c in plan(sunday))


def test_days_differ_by_seed_and_are_the_same_for_the_same_seed() -> None:
    days = {tuple((c.what, c.minutes) for c in plan(klaus(seed=str(seed)))) for seed in range(10)}
    assert len(days) == 10
    assert plan(klaus(seed="3")) == plan(klaus(seed="3"))


def test_somebody_without_anything_still_has_a_day() -> None:
    chunks = plan(homeless())
    assert_whole(chunks, MONDAY)
    assert not any("at home" in c.what for c in chunks)


def test_who_is_woken_at_night_goes_back_to_sleep() -> None:
    chunks = plan(card(now=MONDAY.replace(hour=3), doing="sleeping"))
    assert [(c.what, c.minutes) for c in chunks] == [("sleeping", 240)]


def test_who_wakes_a_little_early_stays_up() -> None:
    chunks = plan(card(now=MONDAY.replace(hour=6, minute=50), doing="sleeping"))
    assert chunks[0].what.startswith("getting up")


LIVES = st.sampled_from(
    ("", ISABELLA, KLAUS, HAILEY, "Ada works nights; Ada sleeps from 9 am to 5 pm", "画家；六点起床")
)
CLAUSES = st.lists(
    st.tuples(
        st.sampled_from(
            ("runs", "works behind the cafe counter", "has classes", "plays the harp", "shops at the Willows")
        ),
        st.integers(0, 23),
        st.integers(0, 59),
        st.integers(1, 10),
    ),
    max_size=8,
)


@settings(max_examples=150, deadline=None)
@given(
    life=LIVES,
    clauses=CLAUSES,
    bed=st.integers(0, 23),
    wake=st.integers(0, 23),
    minutes=st.integers(0, 14 * 1440),
    seconds=st.integers(0, 5),
    doing=st.sampled_from(("", "sleeping", "reading")),
)
def test_plans_are_gapless_for_any_life_at_any_time(
    life: str, clauses: list[tuple[str, int, int, int]], bed: int, wake: int, minutes: int, seconds: int, doing: str
) -> None:
    told = [f"Ada Stone {what} from {h}:{m:02d} to {(h + n) % 24}:{m:02d}" for what, h, m, n in clauses]
    told += [f"Ada Stone goes to bed at {bed}:00 and wakes up at {wake}:00"] if not life else [life]
    now = MONDAY + timedelta(minutes=minutes, seconds=10 * seconds)
    person = card(biography="; ".join(told), now=now, doing=doing)
    chunks = plan(person, statement(PARTY), statement("Ada Stone promised Bob Hill to meet at Hobbs Cafe at 5 pm"))
    assert_whole(chunks, now)
    assert sum(not means_sleep(c.what) for c in chunks) <= 8
    assert chunks[-1].minutes <= 17 * 60


@pytest.mark.parametrize("hour", [7, 12, 16, 20])
def test_a_day_planned_anew_in_the_middle_begins_there(hour: int) -> None:
    now = MONDAY.replace(hour=hour, minute=13, second=40)
    chunks = plan(replace(klaus(now), doing="reading"))
    assert_whole(chunks, now)
    assert not means_sleep(chunks[0].what)
