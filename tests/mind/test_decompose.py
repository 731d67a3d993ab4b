"""From a chunk to actions: filled exactly, placed where one may be."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.mind.decompose import fill, next_actions
from game.mind.questions import ChoosePlace, NewState, Part, Placed, PlaceTheHour, SplitIntoActions, SplitIntoHours
from game.world.activity import Entry
from game.world.thoughts import NextActions
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.small_town import small_world

CAFE = "Corner Cafe:cafe"


@given(st.lists(st.integers(-5, 90), min_size=1, max_size=20), st.integers(6, 3000))
def test_parts_fill_a_stretch_exactly(minutes: list[int], ticks: int) -> None:
    filled = fill(tuple(Part(m, "x") for m in minutes), ticks)
    assert sum(length for _, length in filled) == ticks
    assert all(length > 0 for _, length in filled)


def mind_that_cooks(*placed: Placed, place: int = 0) -> PreparedMind:
    """Fries and eats eggs where it is told to; asked for one choice a level, takes the option `place`."""
    return PreparedMind(
        {
            SplitIntoHours: (Part(60, "cooking"), Part(60, "washing up")),
            SplitIntoActions: (Part(15, "frying eggs", "🍳"), Part(45, "eating eggs", "🍽️")),
            PlaceTheHour: placed,
            ChoosePlace: lambda q: min(place, len(q.options) - 1),
            NewState: "on",
        }
    )


def facts(refused_where: str = "") -> NextActions:
    return NextActions(1080, Entry(1080, 720, "cooking", "Corner Cafe"), (), "", "", "", refused_where)


def answered(mind: PreparedMind, asked: NextActions, tick: int = 1080):
    world = small_world()
    world.clock.tick = tick
    return next_actions(thought_of(world, "Ada Hill", asked), asked, mind, plain_recall())


AT_STOVE, AT_TABLE = Placed(f"{CAFE}:stove", "on"), Placed(f"{CAFE}:seat", "")


def test_the_first_hour_is_split_and_the_rest_stays_in_hours() -> None:
    command = answered(mind_that_cooks(AT_STOVE, AT_TABLE), facts())
    assert [(h.start, h.ticks, h.what) for h in command.hours] == [(1080, 360, "cooking"), (1440, 360, "washing up")]
    assert [(a.start, a.ticks, a.what, a.where, a.state) for a in command.actions] == [
        (1080, 90, "frying eggs", f"{CAFE}:stove", "on"),
        (1170, 270, "eating eggs", f"{CAFE}:seat", ""),
    ]


def test_the_places_of_an_hour_are_one_question_that_offers_only_what_is_open_and_ones_own() -> None:
    mind = mind_that_cooks(AT_STOVE, AT_TABLE)
    answered(mind, facts())
    asked = [q for q in mind.asked if isinstance(q, PlaceTheHour)]
    assert [[r.address for r in q.rooms] for q in asked] == [["Ada's house:bedroom", CAFE]]
    assert [q for q in mind.asked if isinstance(q, ChoosePlace)] == []


@pytest.mark.parametrize(
    "impossible",
    ["Moon:crater", f"{CAFE}:throne", "Bo's house:bedroom", "Bo's house:bedroom:bed", "", "Corner Cafe"],
)
def test_a_place_that_cannot_be_is_chosen_again_down_the_known_tree(impossible: str) -> None:
    mind = mind_that_cooks(Placed(impossible, "on"), AT_TABLE, place=1)
    command = answered(mind, facts())
    assert [q.level for q in mind.asked if isinstance(q, ChoosePlace)] == ["sector", "thing"]  # the cafe is one room
    assert [(a.where, a.state) for a in command.actions] == [(f"{CAFE}:stove", "on"), (f"{CAFE}:seat", "")]


def test_an_answer_that_is_too_short_is_filled_up() -> None:
    command = answered(mind_that_cooks(AT_STOVE, place=1), facts())
    assert [a.where for a in command.actions] == [f"{CAFE}:stove", f"{CAFE}:stove"]


def test_what_was_refused_is_not_used_again() -> None:
    command = answered(mind_that_cooks(AT_STOVE, AT_TABLE), facts(CAFE))
    assert {a.where for a in command.actions} == {"Ada's house:bedroom:bed"}
    command = answered(mind_that_cooks(AT_STOVE, AT_TABLE, place=1), facts(f"{CAFE}:stove"))
    assert command.actions[0].where != f"{CAFE}:stove"


def test_before_a_place_opens_one_stays_at_home() -> None:
    early = NextActions(0, Entry(0, 720, "cooking", ""), (), "", "")
    command = answered(mind_that_cooks(AT_STOVE, AT_TABLE), early, tick=0)
    assert all(a.where.startswith("Ada's house") for a in command.actions)


def test_actions_that_are_answered_with_their_places_need_no_other_question() -> None:
    mind = mind_that_places(Placed(f"{CAFE}:stove", "on"), AT_TABLE)
    command = answered(mind, facts())
    assert [(a.where, a.state) for a in command.actions] == [(f"{CAFE}:stove", "on"), (f"{CAFE}:seat", "")]
    assert [type(asked) for asked in mind.asked] == [SplitIntoHours, SplitIntoActions]
    assert CAFE in {room.address for room in mind.asked[1].rooms}


def test_of_places_answered_with_the_actions_only_those_that_may_not_be_are_chosen_again() -> None:
    mind = mind_that_places(Placed("The Moon:crater", ""), AT_TABLE)
    command = answered(mind, facts())
    assert command.actions[0].where.rpartition(":")[0] in {room.address for room in mind.asked[1].rooms}
    assert command.actions[1].where == f"{CAFE}:seat"
    assert PlaceTheHour not in {type(asked) for asked in mind.asked}


def mind_that_places(*placed: Placed) -> PreparedMind:
    """Answers the actions of an hour with their places."""
    parts = (Part(15, "frying eggs", "🍳"), Part(45, "eating eggs", "🍽️"))
    told = tuple(replace(part, where=p.where, state=p.state) for part, p in zip(parts, placed, strict=True))
    hours = (Part(60, "cooking"), Part(60, "washing up"))
    return PreparedMind(
        {SplitIntoHours: hours, SplitIntoActions: told, ChoosePlace: lambda q: 0, NewState: "on"},
    )
