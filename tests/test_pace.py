"""How the clock goes with a model, on a simulated clock, and what is applied when."""

import pytest

from game.pace import Timetable, is_early, moment, overdue, paced
from game.world.answers import apply_all
from game.world.clock import HOUR, MINUTE
from game.world.commands import GoOn, Say
from game.world.conversations import Conversation
from game.world.settings import Settings
from game.world.thoughts import NextActions, PlanDay
from game.world.tick import tick
from tests.benchmarks.model_clock import SPEED, simulated
from tests.playing import session_of

EIGHT = [
    "Isabella Rodriguez", "Klaus Mueller", "Maria Lopez", "John Lin",
    "Mei Lin", "Eddy Lin", "Sam Moore", "Jennifer Moore",
]  # fmt: skip


def test_a_town_asks_ahead_with_a_model_and_goes_back_to_the_pace_of_rules() -> None:
    timed = paced(Settings(), "timed")
    assert (timed.answer_within, timed.plan_lead) == (MINUTE, 30 * MINUTE)
    assert paced(timed, "patient").plan_lead == 15 * MINUTE
    assert paced(timed, "strict") == Settings() == paced(Settings(), "strict")


def test_with_eight_slots_a_timetable_takes_much_less_than_waiting_at_each_tick() -> None:
    timed, strict = simulated(EIGHT, 5.0, "timed", 8, 2.0), simulated(EIGHT, 5.0, "strict", 8, 2.0)
    assert timed.took < 0.7 * strict.took and timed.idle <= 2 * MINUTE and timed.dropped == 0
    assert timed.behind == 0


@pytest.mark.parametrize("pace", ["patient", "brisk"])
def test_with_one_slow_slot_nothing_is_thrown_away_and_nobody_stands_about(pace: str) -> None:
    told = simulated(EIGHT, 2.0, pace, 1, 3.0, rate=SPEED)  # type: ignore[arg-type]
    assert told.idle <= 30 * MINUTE and told.dropped == 0
    assert told.hurried == 0 or pace == "brisk"


def test_with_a_third_of_the_calls_failing_nobody_stands_about() -> None:
    told = simulated(EIGHT, 4.0, "patient", 8, 2.0, failing=0.3)
    assert told.idle <= 30 * MINUTE and told.calls > 50


def test_tomorrow_and_the_next_hour_are_asked_for_before_they_are_needed() -> None:
    session = session_of("Klaus Mueller", seed="3")
    world = session.world
    world.settings = paced(world.settings, "timed")
    ahead: dict[type, list[int]] = {PlanDay: [], NextActions: []}
    for _ in range(26 * HOUR):
        for thought in tick(world):
            if isinstance(thought.facts, PlanDay | NextActions):
                assert thought.lane == "planning"
                ahead[type(thought.facts)].append(thought.facts.since - world.tick)
            session.worker.submit(thought)
            apply_all(world, [session.worker.inbox.get(timeout=10)])
    session.close()
    assert len(ahead[PlanDay]) >= 2 and ahead[PlanDay][-1] == 30 * MINUTE
    assert sorted(ahead[NextActions])[len(ahead[NextActions]) // 2] == 30 * MINUTE
    assert world.people["Klaus Mueller"].plan.action_at(world.tick) is not None


def test_answers_are_held_until_their_moment_and_missed_from_then_on() -> None:
    session = session_of("Klaus Mueller", seed="3")
    world = session.world
    world.settings = paced(world.settings, "timed")
    times = Timetable()
    thoughts = tick(world)
    for thought in thoughts:
        times.enter(world, thought)
    plan = next(t for t in thoughts if isinstance(t.facts, PlanDay))
    assert moment(world, plan) == 1 + MINUTE and times.missing(world) == []
    times.hold(GoOn(thought=plan.id, person=plan.person))
    assert times.due(world) == []
    world.clock.tick += MINUTE
    assert [answer.thought for answer in times.due(world)] == [plan.id]
    assert plan.id in {thought.id for thought in times.missing(world)}  # it was given out, and not applied
    assert {t.id for t in overdue(world)} == {plan.id}
    session.close()


def test_a_recorded_run_keeps_its_own_moments() -> None:
    session = session_of("Klaus Mueller", seed="3")
    thoughts = tick(session.world)
    times = Timetable({thought.id: 7 for thought in thoughts})
    for thought in thoughts:
        times.enter(session.world, thought)
    assert times.missing(session.world) == []
    session.world.clock.tick = 7
    assert [t.id for t in times.missing(session.world)] == [t.id for t in thoughts]
    session.close()


def test_a_line_is_early_as_long_as_the_one_before_is_heard() -> None:
    session = session_of("Klaus Mueller", "Maria Lopez", seed="3")
    world = session.world
    line = Say(thought=1, person="Klaus Mueller", conversation=9, text="Hm.", done=False)
    assert not is_early(world, line) and not is_early(world, GoOn(thought=1, person="Klaus Mueller"))
    talk = world.conversations[9] = Conversation(9, ("Maria Lopez", "Klaus Mueller"), "", "", 0)
    talk.due = 10
    assert is_early(world, line)
    world.clock.tick = 10
    assert not is_early(world, line)
    session.close()
