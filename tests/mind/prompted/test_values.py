"""What single values of a reply mean."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from game.mind import questions as q
from game.mind.prompted.fields import activity, statement
from game.mind.prompted.values import clock_of, day_of, emoji_of, minutes_of, nearest, number, text_of, unlooped
from game.world.people import Tie
from game.world.thoughts import KnownRoom
from tests.mind.prompted import examples

MONDAY = date(2023, 2, 13)


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        (7, 7), (7.5, 7.5), ("7", 7), ("7/10", 7), ("about 7", 7), ("7-8", 7), ("-3", -3), ("3,5", 3.5), ("seven", 7),
        ("twenty-five", 25), ("none", None), ("", None), (None, None), (True, None), (float("nan"), None),
        (10**30, None), ([7], None), ("one for each of all of them", None), ("９", 9),
    ],
)  # fmt: skip
def test_numbers(told: object, meant: float | None) -> None:
    assert number(told) == meant


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        (15, 15), ("15 min", 15), ("1 hour", 60), ("1.5 hours", 90), ("1h30", 90), ("1 hour 30 minutes", 90),
        ("half an hour", 30), ("0:45", 45), ("01:00:00", 60), ("an hour", 60), ("two hours", 120), (0, None),
        (-5, None), ("soon", None), (None, None), (1e9, None), ("ten minutes", 10),
    ],
)  # fmt: skip
def test_minutes_are_above_0_or_missing(told: object, meant: int | None) -> None:
    assert minutes_of(told) == meant


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("8:30", (8, 30)), ("08.30", (8, 30)), ("8 pm", (20, 0)), ("12 am", (0, 0)), ("12:15 p.m.", (12, 15)),
        ("noon", (12, 0)), ("midnight", (0, 0)), ("0830", (8, 30)), ("930", (9, 30)), (8, (8, 0)), ("20h", (20, 0)),
        ("20h15", (20, 15)), ("9 o'clock", (9, 0)), ("2023-02-13T08:30:00", (8, 30)), ("9:00-10:30", (9, 0)),
        ("24:00", (0, 0)), ("25:00", None), ("10:75", None), ("later", None), (None, None), (True, None), (-1, None),
    ],
)  # fmt: skip
def test_times(told: object, meant: tuple[int, int] | None) -> None:
    assert clock_of(told) == meant


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("2023-02-14", date(2023, 2, 14)), ("14 February", date(2023, 2, 14)), ("Feb. 14th", date(2023, 2, 14)),
        ("Tuesday 14 February 2023", date(2023, 2, 14)), ("tomorrow", date(2023, 2, 14)), ("tonight", MONDAY),
        ("Tuesday", date(2023, 2, 14)), ("next Monday", date(2023, 2, 20)), ("2023-02-30", None), ("soon", None),
        ("the day after tomorrow", date(2023, 2, 15)), (14, None), ("3 January", date(2023, 1, 3)),
    ],
)  # fmt: skip
def test_days(told: object, meant: date | None) -> None:
    assert day_of(told, MONDAY) == meant


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("☕", "☕"), ("coffee ☕!", "☕"), ("👩🏽‍🍳👨", "👩🏽‍🍳"), ("🇩🇪", "🇩🇪"), ("🇩", ""), ("x", ""), ("茶", ""),
        (5, ""), ("☕\u200d", "☕"),
    ],
)  # fmt: skip
def test_emoji(told: object, meant: str) -> None:
    assert emoji_of(told) == meant


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("Hobbs Cafe", 0), ("hobbs  cafe.", 0), ("the cafe", 0), (2, 1), ("2", 1), ("2) Johnson Park", 1), ("#3", 2),
        ("Jonson Park", 1), ("City Hall", -1), (0, -1), (4, -1), (None, -1), (True, -1), ([1], -1), ("", -1),
        (float("inf"), -1), ("Rose & Crown", 2),
    ],
)  # fmt: skip
def test_the_nearest_of_some_options(told: object, meant: int) -> None:
    assert nearest(told, ["Hobbs Cafe", "Johnson Park", "Rose and Crown Pub"]) == meant


def test_text_is_cleaned_and_cut_at_a_word() -> None:
    assert text_of(" a\n<b>b</b>\u200b  **c** &amp; d ", 50) == "a b c & d"
    assert text_of("one two three four", 14) == "one two ..."
    assert [text_of(x, 50) for x in ("...", "", None, [], True)] == [""] * 5
    assert text_of(7, 50) == "7"


def test_sentences_in_a_loop_are_said_once() -> None:
    assert unlooped("I go. You go. I go. i  go. We go.") == "I go. You go. We go."


@pytest.mark.parametrize("scrap", ["1 to 20,", "1:20:37, 5:18 PM, 19:46, 1:12}", "To Priya Vale,", "{learned", ""])
def test_scraps_of_a_weak_model_are_not_remembered(scrap: str) -> None:
    assert statement(scrap) == ""
    assert statement("Klaus has 3 cats. ") == "Klaus has 3 cats"


@pytest.mark.parametrize("named", ["Isabella", "Isabella Rodriguez is", "hobbs cafe", "counter", "Maria Lopez"])
def test_names_alone_are_no_activity(named: str) -> None:
    counter = KnownRoom("Hobbs Cafe:counter", "cafe", True, None, 9, (), False, ())
    card = replace(examples.CARD, ties=(("Maria Lopez", Tie(5, "a friend")),))
    example: Any = examples.EXAMPLES[q.SplitIntoActions][0]
    tied = replace(example, card=card, rooms=(counter,))
    assert activity(tied, named) == ""
    assert activity(tied, "Isabella is wiping the counter") == "wiping the counter"


@pytest.mark.parametrize("nothing", ["place", "minute_and_time:", "https://x.org", "a.png", "x" * 40, "...", "String"])
def test_keys_addresses_and_code_are_no_activity(nothing: str) -> None:
    question = q.FindEmoji(examples.CARD, "reading")
    assert activity(question, nothing) == ""
    assert activity(question, "Isabella is grinding coffee beans.") == "grinding coffee beans"
