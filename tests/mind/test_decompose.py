"""From a chunk to actions: filled exactly, placed where one may be."""

from hypothesis import given
from hypothesis import strategies as st

from game.mind.decompose import fill, next_actions
from game.mind.questions import ChoosePlace, NewState, Part, SplitIntoActions, SplitIntoHours
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


def mind_that_cooks(place: int = 0) -> PreparedMind:
    return PreparedMind(
        {
            SplitIntoHours: (Part(60, "cooking"), Part(60, "washing up")),
            SplitIntoActions: (Part(15, "frying eggs", "🍳"), Part(45, "eating eggs", "🍽️")),
            ChoosePlace: lambda q: min(place, len(q.options) - 1),
            NewState: "on",
        }
    )


def facts(refused_where: str = "") -> NextActions:
    return NextActions(1080, Entry(1080, 720, "cooking", "Corner Cafe"), (), "", "", "", refused_where)


def test_the_first_hour_is_split_and_the_rest_stays_in_hours() -> None:
    world = small_world()
    world.clock.tick = 1080
    command = next_actions(thought_of(world, "Ada Hill", facts()), facts(), mind_that_cooks(), plain_recall())
    assert [(h.start, h.ticks, h.what) for h in command.hours] == [(1080, 360, "cooking"), (1440, 360, "washing up")]
    assert [(a.start, a.ticks, a.what) for a in command.actions] == [
        (1080, 90, "frying eggs"),
        (1170, 270, "eating eggs"),
    ]


def test_a_place_is_chosen_down_the_known_tree_and_its_thing_gets_a_state() -> None:
    world = small_world()
    world.clock.tick = 1080
    mind = mind_that_cooks(place=1)
    command = next_actions(thought_of(world, "Ada Hill", facts()), facts(), mind, plain_recall())
    levels = [q.level for q in mind.asked if isinstance(q, ChoosePlace)][:2]
    assert levels == ["sector", "thing"]  # the cafe has one room, which needs no choice
    assert command.actions[0].where == f"{CAFE}:stove" and command.actions[0].state == "on"


def test_what_was_refused_or_is_closed_or_anothers_is_not_offered() -> None:
    world = small_world()
    world.clock.tick = 1080
    mind = mind_that_cooks()
    next_actions(thought_of(world, "Ada Hill", facts(CAFE)), facts(CAFE), mind, plain_recall())
    offered = {o.name for q in mind.asked if isinstance(q, ChoosePlace) and q.level == "sector" for o in q.options}
    assert offered == set()  # only her own house is left, which needs no choice
    world.clock.tick = 0
    mind = mind_that_cooks()
    early = NextActions(0, Entry(0, 720, "cooking", ""), (), "", "")
    command = next_actions(thought_of(world, "Ada Hill", early), early, mind, plain_recall())
    assert command.actions[0].where.startswith("Ada's house")
