"""The day's plan: gapless whatever a mind answers, with what was promised."""

import itertools
from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from game.mind.plan import fit_day, mentions_day, plan_day
from game.mind.questions import Chunk, PlanTheDay, Summarise
from game.world.activity import Promise
from game.world.memories import NewMemory
from game.world.thoughts import PlanDay
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.small_town import START, small_world

offsets = st.integers(-300, 2000)
chunks = st.lists(st.tuples(offsets, st.integers(-10, 900)), min_size=1, max_size=12)


@given(chunks)
def test_a_day_has_no_gap_and_no_overlap_whatever_was_answered(drafts: list[tuple[int, int]]) -> None:
    world = small_world()
    world.clock.tick = 100
    thought = thought_of(world, "Ada Hill", PlanDay())
    told = tuple(
        Chunk(START + timedelta(minutes=at), length, f"thing {n}", "") for n, (at, length) in enumerate(drafts)
    )
    day = fit_day(told, thought)
    assert day[0].start == 100
    assert all(one.end == next_.start for one, next_ in itertools.pairwise(day))
    assert all(entry.ticks > 0 for entry in day)
    assert 2 * 360 <= day[-1].end - 100 <= 2 * 8640


def test_two_chunks_end_where_the_next_begins() -> None:
    world = small_world()
    thought = thought_of(world, "Ada Hill", PlanDay())
    told = (
        Chunk(START, 30, "having breakfast", "home"),
        Chunk(START + timedelta(hours=1), 60, "baking", "Corner Cafe"),
        Chunk(START + timedelta(hours=3), 21 * 60, "sleeping", "home"),
    )
    assert [(e.start, e.end, e.what) for e in fit_day(told, thought)] == [
        (0, 360, "having breakfast"),
        (360, 1080, "baking"),
        (1080, 8640, "sleeping"),
    ]


def test_a_promise_for_today_is_put_before_the_mind_and_one_for_next_week_is_not() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    today = world.remember(ada, NewMemory("dialogue", "Ada Hill promised Bo Reed to mend the fence at noon"))
    later = world.remember(ada, NewMemory("dialogue", "Ada Hill promised Bo Reed to paint the fence on 20 February"))
    ada.promises = [
        Promise("mend the fence", 6 * 360, 360, "", "Bo Reed", today.ordinal),
        Promise("paint the fence", 7 * 8640, 360, "", "Bo Reed", later.ordinal),
    ]
    mind = PreparedMind({PlanTheDay: (Chunk(START, 1440, "resting", ""),), Summarise: "A quiet day."})
    plan_day(thought_of(world, "Ada Hill", PlanDay()), mind, plain_recall())
    asked = next(q for q in mind.asked if isinstance(q, PlanTheDay))
    assert [s.ordinal for s in asked.due] == [today.ordinal]


def test_the_plan_becomes_a_memory_with_times_in_words() -> None:
    world = small_world()
    told = (Chunk(START, 120, "baking", ""), Chunk(START + timedelta(hours=2), 60, "resting", ""))
    mind = PreparedMind({PlanTheDay: told, Summarise: ""})
    command = plan_day(thought_of(world, "Ada Hill", PlanDay()), mind, plain_recall())
    assert [m.text for m in command.memories] == ["Ada Hill's plan for Monday 13 February: 6 am baking; 8 am resting"]


def test_a_date_is_recognised_in_the_usual_spellings_and_no_other() -> None:
    thought = thought_of(small_world(), "Ada Hill", PlanDay())
    yes = ["a fair on 13 February", "on February 13 there is a fair", "the fair is on the 13th of the month"]
    no = ["a fair on 14 February", "3 February", "there are 13 apples"]
    assert [mentions_day(text, thought) for text in yes + no] == [True] * 3 + [False] * 3
