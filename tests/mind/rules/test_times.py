from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.mind.rules.times import Clock, read_clock, read_moment

NOW = datetime(2023, 2, 13, 9, 30, 20)  # a Monday


@pytest.mark.parametrize(
    ("text", "start", "minutes"),
    [
        ("come at 5 pm", datetime(2023, 2, 13, 17, 0), 60),
        ("at 5:30 pm tomorrow", datetime(2023, 2, 14, 17, 30), 60),
        ("at noon", datetime(2023, 2, 13, 12, 0), 60),
        ("17:00", datetime(2023, 2, 13, 17, 0), 60),
        ("from 10 am to 2 pm", datetime(2023, 2, 13, 10, 0), 240),
        ("from 5 to 7 pm", datetime(2023, 2, 13, 17, 0), 120),
        ("between 5 and 7 on Friday", datetime(2023, 2, 17, 17, 0), 120),
        ("on 14 February from 5 pm to 7 pm", datetime(2023, 2, 14, 17, 0), 120),
        ("February 14th at 17:00", datetime(2023, 2, 14, 17, 0), 60),
        ("14 February 17:00-19:00", datetime(2023, 2, 14, 17, 0), 120),
        ("tonight at eight", datetime(2023, 2, 13, 20, 0), 60),
        ("tonight", datetime(2023, 2, 13, 19, 0), 120),
        ("on the 15th", datetime(2023, 2, 15, 12, 0), 60),
        ("see you at seven!", datetime(2023, 2, 13, 19, 0), 60),
        ("tomorrow morning at ten", datetime(2023, 2, 14, 10, 0), 60),
        ("half past five", datetime(2023, 2, 13, 17, 30), 60),
        ("in two hours", datetime(2023, 2, 13, 11, 30), 60),
        ("next Monday at 3", datetime(2023, 2, 20, 15, 0), 60),
        ("on Friday at 7 pm for two hours", datetime(2023, 2, 17, 19, 0), 120),
        ("on 2023-03-01 at 9 am", datetime(2023, 3, 1, 9, 0), 60),
        ("from 10 pm to 1 am", datetime(2023, 2, 13, 22, 0), 180),
    ],
)
def test_a_moment_is_read_relative_to_now(text: str, start: datetime, minutes: int) -> None:
    span = read_moment(text, NOW)
    assert span is not None
    assert (span.start, span.minutes) == (start, minutes)
    assert span.end == start + timedelta(minutes=minutes)


@pytest.mark.parametrize(
    "text", ["", "one of the three cats", "25 people around 30 years old", "30 February", "he is 41", "五点钟"]
)
def test_what_speaks_of_no_time_is_none(text: str) -> None:
    assert read_moment(text, NOW) is None


def test_a_time_that_has_passed_today_is_meant_for_tomorrow() -> None:
    span = read_moment("at 7 am", NOW)
    assert span is not None and span.start == datetime(2023, 2, 14, 7, 0)


def test_a_date_of_last_week_stays_in_the_past() -> None:
    span = read_moment("on 6 February at 5 pm", NOW)
    assert span is not None and span.start == datetime(2023, 2, 6, 17, 0)


def test_a_plain_date_goes_before_a_named_day() -> None:
    span = read_moment("the Valentine's Day party on 15 February at 5 pm", NOW)
    assert span is not None and span.start == datetime(2023, 2, 15, 17, 0)


def test_a_span_says_whether_time_and_day_were_said() -> None:
    assert (s := read_moment("on 14 February", NOW)) is not None and (s.timed, s.dated) == (False, True)
    assert (s := read_moment("at 5 pm", NOW)) is not None and (s.timed, s.dated) == (True, False)


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("opens the cafe at 8 am", Clock(480, None, True)),
        ("works until 8 pm", Clock(None, 1200, True)),
        ("from 8 pm to midnight", Clock(1200, 1440, True)),
        ("around 12:30 pm", Clock(750, None, True)),
        ("at ten in the evening", Clock(1320, None, True)),
        ("no time at all", Clock(None, None, False)),
    ],
)
def test_a_clock_is_read_in_minutes_from_midnight(text: str, clock: Clock) -> None:
    assert read_clock(text) == clock


@given(st.text(max_size=300), st.datetimes(datetime(1990, 1, 1), datetime(2090, 1, 1)))
def test_any_text_is_read_without_an_error(text: str, now: datetime) -> None:
    span = read_moment(text, now)
    assert span is None or span.minutes > 0


@given(st.integers(0, 23), st.integers(0, 59))
def test_every_minute_of_the_day_is_read_back(hour: int, minute: int) -> None:
    span = read_moment(f"tomorrow at {hour:02d}:{minute:02d}", NOW)
    assert span is not None and span.start == datetime(2023, 2, 14, hour, minute)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("Her cat was last seen on Sunday", 12),
        ("The cat vanished from the yard on Saturday", 11),
        ("Bo has been missing since Friday", 10),
        ("Bo was here last Monday", 6),
        ("Ann told Bo that the cat was last seen on Sunday", 12),
        ("Ann invited Bo to the party on Saturday", 18),
        ("There is a run on Sunday", 19),
        ("Ann agreed to meet on Friday", 17),
        ("The shop is closed on Sunday", 19),
    ],
)
def test_a_weekday_in_the_past_tense_is_the_last_one(text: str, day: int) -> None:
    span = read_moment(text, datetime(2023, 2, 13, 6))
    assert span is not None and (span.start.month, span.start.day) == (2, day)
