"""What is an event that one may come to, and what is only a habit of somebody's."""

from datetime import datetime

import pytest

from game.mind.rules.events import coming_words, event_in

MONDAY = datetime(2023, 2, 13, 10, 0)


@pytest.mark.parametrize(
    "habit",
    [
        "Ayesha Khan cooks one pot of dal on Sunday that lasts, with diplomacy, until Wednesday",
        "Ayesha Khan is cooking one pot of dal that lasts, with diplomacy, until Wednesday",
        "Ayesha Khan is cooking one pot of dal on Sunday",
        "Ada Stone plays chess at noon",
        "Ada Stone runs in the park at seven",
        "Ada Stone plays the organ on Sunday at 10 am",
    ],
)
def test_a_habit_is_nothing_that_one_could_promise_to_come_to(habit: str) -> None:
    assert event_in(habit, MONDAY) is None


@pytest.mark.parametrize(
    ("told", "start", "words"),
    [
        (
            "Ada Stone will play chess at The Rose and Crown Pub on Friday at 8 pm",
            datetime(2023, 2, 17, 20, 0),
            "join Ada Stone playing chess at The Rose and Crown Pub",
        ),
        (
            "Ada Stone is going for a run in Johnson Park tomorrow at seven",
            datetime(2023, 2, 14, 7, 0),
            "join Ada Stone going for a run in Johnson Park",
        ),
        (
            "There is a show at The Rose and Crown Pub on the 15th at 8 pm",
            datetime(2023, 2, 15, 20, 0),
            "come to the show",
        ),
    ],
)
def test_what_is_meant_for_an_hour_is_an_event(told: str, start: datetime, words: str) -> None:
    event = event_in(told, MONDAY)
    assert event is not None and event.span.start == start
    assert coming_words(event) == words
