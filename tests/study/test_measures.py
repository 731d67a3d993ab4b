"""Measures of hand-made worlds, each worked out by hand."""

from dataclasses import replace

import pytest

from game.study.attendance import attendance
from game.study.intervals import estimate, quantile
from game.study.lines import begun_again, embellished, near_duplicates
from game.study.measures import measure
from game.study.watcher import Watcher, is_idle
from game.world.activity import Action, Promise
from game.world.clock import DAY, HOUR, MINUTE
from game.world.world import World
from tests.study.stage import FAIR, at, remember, stage, talk

NEWS = "Ada Hill is holding a book fair at Corner Cafe on 13 February from 5 pm to 7 pm"
COUNTER, SEAT = (9, 3), (8, 2)


def watched(world: World, since: int, until: int, watcher: Watcher) -> Watcher:
    """Let time pass in which nobody does anything, and watch."""
    for tick in range(since, until):
        world.clock.tick = tick
        watcher.look(world)
    return watcher


def test_minutes_at_an_event_count_only_within_its_hours_and_place() -> None:
    world, watcher = stage(), Watcher()
    world.people["Bo Reed"].tile = COUNTER
    watched(world, at(16, 50), at(17, 30), watcher)
    assert watcher.present == {"fair": {"Bo Reed": 30}}


def test_invited_accepted_attended_and_the_reasons_of_the_absent() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    for name in ("Bo Reed", "Cy Reed"):
        remember(world, name, NEWS, at(9), source="was told by Ada Hill", subjects=("Ada Hill",))
        remember(world, name, f"{name} promised Ada Hill to come to the book fair", at(9))
    remember(world, "Bo Reed", "Bo Reed's plan: 5 pm going to the book fair", at(10), kind="plan")
    watcher = Watcher(present={"fair": {"Bo Reed": 20, "Cy Reed": 19, "Ada Hill": 120}})
    world.clock.tick = at(19)
    came = attendance(world, watcher, FAIR)
    assert came.invited == came.accepted == {"Bo Reed", "Cy Reed"}
    assert came.attended == {"Bo Reed"}
    assert came.absent == {"Cy Reed": ""}
    assert came.unexplained == ["Cy Reed"]


def test_who_was_only_told_and_stayed_away_has_a_reason_too() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    for name in ("Bo Reed", "Cy Reed"):
        remember(world, name, NEWS, at(9), source="was told by Ada Hill", subjects=("Ada Hill",))
    remember(world, "Cy Reed", "Cy Reed and Ada Hill talked; Cy Reed declined to come to the book fair", at(9))
    world.clock.tick = at(19)
    came = attendance(world, Watcher(), FAIR)
    assert came.absent == {}
    assert came.away == {
        "Bo Reed": "never said that they would come",
        "Cy Reed": "Cy Reed and Ada Hill talked; Cy Reed declined to come to the book fair",
    }


def test_another_promise_for_the_same_hours_explains_an_absence() -> None:
    world, watcher = stage(), Watcher()
    remember(world, "Cy Reed", "Cy Reed promised Ada Hill to come to the book fair", at(9))
    watcher.promises["Cy Reed"] = {7: Promise("mend the roof", at(18), 2 * HOUR, "Bo's house", "Bo Reed", 7)}
    world.clock.tick = at(19)
    assert attendance(world, watcher, FAIR).absent == {"Cy Reed": "had promised Bo Reed to mend the roof"}


def test_an_excuse_explains_an_absence_only_after_the_promise() -> None:
    world = stage()
    for name, said_no, said_yes in (("Bo Reed", at(8), at(9)), ("Cy Reed", at(10), at(9))):
        notes = (
            (said_no, f"{name} declined to come to the book fair"),
            (said_yes, f"{name} promised Ada Hill to come to the book fair"),
        )
        for tick, text in sorted(notes):
            remember(world, name, text, tick)
    world.clock.tick = at(19)
    assert attendance(world, Watcher(), FAIR).absent == {
        "Bo Reed": "",
        "Cy Reed": "Cy Reed declined to come to the book fair",
    }


def test_who_stays_without_a_plan_has_only_dropped_in() -> None:
    world = stage()
    watcher = Watcher(present={"fair": {"Bo Reed": 60}})
    came = attendance(world, watcher, FAIR)
    assert (came.attended, came.dropped_in) == (frozenset(), {"Bo Reed"})


def test_nobody_is_absent_before_the_event_is_over() -> None:
    world = stage()
    remember(world, "Cy Reed", "Cy Reed promised Ada Hill to come to the book fair", at(9))
    assert attendance(world, Watcher(), FAIR).absent == {}


def test_promises_are_kept_by_the_watcher_when_the_world_has_dropped_them() -> None:
    world, watcher = stage(), Watcher()
    promise = Promise("come", at(17), HOUR, "Corner Cafe:cafe", "Ada Hill", 3)
    world.people["Bo Reed"].promises = [promise]
    watched(world, 0, MINUTE, watcher)
    world.people["Bo Reed"].promises = []
    watched(world, MINUTE, 2 * MINUTE, watcher)
    assert watcher.promises == {"Bo Reed": {3: promise}}


def test_the_longest_idle_stretch_is_counted_in_minutes() -> None:
    world, watcher = stage(), Watcher()
    bo = world.people["Bo Reed"]
    watched(world, 0, 10 * MINUTE, watcher)
    bo.doing, bo.begun = "reading", 10 * MINUTE
    bo.plan.actions = [Action(10 * MINUTE, 5 * MINUTE, "reading", "📖", "")]
    watched(world, 10 * MINUTE, 15 * MINUTE, watcher)
    watched(world, 15 * MINUTE, 19 * MINUTE, watcher)
    assert (watcher.longest_idle["Bo Reed"], watcher.idle["Bo Reed"]) == (10, 14)


def test_the_time_between_a_refusal_and_the_next_thing_to_do_is_counted() -> None:
    world, watcher = stage(), Watcher()
    bo = world.people["Bo Reed"]
    bo.refused = "Corner Cafe is closed until 8 am"
    watched(world, 0, 4 * MINUTE, watcher)
    bo.plan.actions = [Action(4 * MINUTE, 5 * MINUTE, "waiting", "⏳", "")]
    watched(world, 4 * MINUTE, 9 * MINUTE, watcher)
    assert watcher.refused == 4


def test_sleeping_walking_and_talking_are_not_idle() -> None:
    world = stage()
    ada, bo, cy = world.people.values()
    ada.asleep, bo.path, cy.conversation = True, [(5, 5)], 1
    assert not any(is_idle(world, person) for person in (ada, bo, cy))


def test_a_stay_in_a_strangers_bedroom_counts_once_after_fifteen_minutes() -> None:
    world, watcher = stage(), Watcher()
    world.people["Bo Reed"].tile = (2, 2)
    watched(world, 0, 15 * MINUTE, watcher)
    assert watcher.violations == []
    watched(world, 15 * MINUTE, 60 * MINUTE, watcher)
    assert [(name, room) for name, room, _ in watcher.violations] == [("Bo Reed", "Ada's house:bedroom")]


def test_to_stay_a_little_after_closing_is_no_violation() -> None:
    world, watcher = stage(), Watcher()
    world.people["Bo Reed"].tile = COUNTER
    watched(world, at(19, 30), at(20, 15), watcher)
    assert watcher.violations == []


def test_a_line_said_again_the_same_day_is_a_near_duplicate() -> None:
    world = stage()
    talk(world, at(9), "Ada Hill", "Bo Reed", "The soup is very good today.", "Good.")
    talk(world, at(11), "Ada Hill", "Cy Reed", "The soup is very good today!", "Yes.", "The bread is old though.")
    assert [line.tick for line, _ in near_duplicates(world)] == [at(11)]
    metrics = measure(world, Watcher(), {})
    assert metrics["near_duplicate_share"] == pytest.approx(1 / 3)
    assert metrics["max_conversation_lines"] == 3
    assert metrics["mean_conversation_lines"] == 2.5


def test_a_sentence_said_again_inside_another_line_is_repeated() -> None:
    world = stage()
    talk(world, at(9), "Ada Hill", "Bo Reed", "Hello. The soup is very good today.", "The soup is very good today?")
    talk(world, at(11), "Ada Hill", "Cy Reed", "Hello. How are you, my friend? The soup is very good today!")
    assert measure(world, Watcher(), {})["repeated_sentence_share"] == pytest.approx(1 / 4)


def test_a_line_of_yesterday_may_come_again() -> None:
    world = stage()
    talk(world, at(9), "Ada Hill", "Bo Reed", "The soup is very good today.")
    talk(world, at(9) + DAY, "Ada Hill", "Bo Reed", "The soup is very good today.")
    assert near_duplicates(world) == []


def test_a_pair_that_talks_again_within_half_an_hour_has_begun_again() -> None:
    world = stage()
    talk(world, at(9), "Ada Hill", "Bo Reed", "Hello.")
    soon = talk(world, at(9, 30), "Bo Reed", "Ada Hill", "Hello again.")
    talk(world, at(10, 1), "Ada Hill", "Bo Reed", "And again.")
    assert begun_again(world) == [soon]


def test_names_and_hours_without_a_memory_are_embellished() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill opens the book fair at 5 pm", kind="seed", source="knew")
    talk(world, at(9), "Ada Hill", "Bo Reed", "The fair opens at five.", "I'll be there at 5 pm.")
    assert embellished(world) == []
    talk(world, at(11), "Ada Hill", "Bo Reed", "The fair opens at 6 pm, and Cy is coming.")
    assert [(found.speaker, found.detail) for found in embellished(world)] == [
        ("Ada Hill", "Cy Reed"),
        ("Ada Hill", "6"),
    ]


def test_an_hour_remembered_of_something_else_does_not_support_a_line() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill has dinner at 6 pm", kind="seed", source="knew")
    talk(world, at(9), "Ada Hill", "Bo Reed", "The fair opens at 6 pm.")
    assert [found.detail for found in embellished(world)] == ["6"]


def test_reflections_are_counted_by_person_and_day() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill is lonely", at(9), kind="reflection", evidence=(1,))
    good = remember(world, "Ada Hill", "Ada Hill is lonely.", at(10), kind="reflection", evidence=(1,))
    remember(world, "Bo Reed", "Bo Reed is proud", at(10), kind="reflection")
    world.counts["sittings"] = 3
    world.clock.tick = 2 * DAY
    metrics = measure(world, Watcher(), {"SpeakLine": 60, "PlanTheDay": 6})
    assert metrics["reflections_per_person_day"] == pytest.approx(3 / 6)
    assert metrics["insights_per_person_day"] == pytest.approx(3 / 6)
    assert metrics["repeated_insights"] == 1
    assert metrics["superseded_insights"] == 0
    world.people["Ada Hill"].stream.superseded[1] = 2
    assert measure(world, Watcher(), {})["superseded_insights"] == 1
    assert metrics["insights_without_evidence"] == 2, (good, "the first cites itself, Bo's cites nothing")
    assert metrics["questions_per_person_day"] == pytest.approx(11)
    assert metrics["questions_SpeakLine_per_person_day"] == pytest.approx(10)


def test_the_same_news_told_twice_to_the_same_person_is_counted() -> None:
    world = stage()
    for hour in (9, 10, 11):
        remember(world, "Bo Reed", NEWS, at(hour), source="was told by Ada Hill")
    remember(world, "Bo Reed", NEWS, at(12), source="was told by Cy Reed")
    assert measure(world, Watcher(), {})["told_twice"] == 2


def test_knowledge_and_network_by_memory_and_by_interview() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    remember(world, "Ada Hill", "Ada Hill likes Bo Reed", kind="seed", source="knew")
    remember(world, "Bo Reed", "Bo Reed is a friend of Ada Hill", kind="seed", source="knew")
    remember(world, "Cy Reed", NEWS, at(9), source="was told by Ada Hill", subjects=("Ada Hill",))
    talk(world, at(9), "Ada Hill", "Cy Reed", "Hello.")
    quiet = measure(world, Watcher(), {})
    assert (quiet["fair_known"], quiet["fair_heard"]) == (2, 2)
    assert quiet["density_start"] == quiet["density_end"] == quiet["density_talked"] == pytest.approx(1 / 3)
    denied = measure(world, Watcher(), {}, lambda person, question: "No.")
    assert (denied["fair_known"], denied["density_end"], denied["unsupported_claims"]) == (0, 0, 0)
    assert denied["missed_claims"] == 2 + 3


def test_a_scenario_without_events_or_people_is_measured_too() -> None:
    world = stage(replace(FAIR, since=None, until=None))
    world.people.clear()
    metrics = measure(world, Watcher(), {})
    assert metrics["invited"] == metrics["fair_known"] == metrics["density_end"] == 0


def test_mean_and_interval_follow_students_t() -> None:
    found = estimate([1.0, 2.0, 3.0])
    assert found.mean == 2.0
    assert found.high - 2.0 == pytest.approx(4.3027 * 1.0 / 3**0.5)
    assert (estimate([5.0]).low, estimate([5.0]).high) == (5.0, 5.0)


@pytest.mark.parametrize(("degrees", "expected"), [(1, 12.706), (9, 2.262), (15, 2.131), (30, 2.042), (120, 1.980)])
def test_quantiles_match_the_printed_table(degrees: int, expected: float) -> None:
    assert quantile(degrees) == pytest.approx(expected, abs=0.0006)
