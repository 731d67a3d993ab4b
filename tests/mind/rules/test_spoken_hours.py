"""Hours in words and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.mind.rules.spoken_hours import spoken_hours, written_hours

_HOURS = [f"{h} {half}" for half in ("am", "pm") for h in range(1, 12)]


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("a party tomorrow from 5 pm to 7 pm", "a party tomorrow from five to seven"),
        ("a run in the park at 7 am", "a run in the park at seven in the morning"),
        ("a show at 8 pm", "a show at eight in the evening"),
        ("open from 9 am to 1 pm", "open from nine to one"),
        ("classes until 4 pm", "classes until four"),
        ("tea at 5:30 pm", "tea at 5:30 pm"),
    ],
)
def test_full_hours_are_spoken_in_words(written: str, spoken: str) -> None:
    assert spoken_hours(written) == spoken
    assert written_hours(spoken) == written


@given(st.sampled_from(["from", "at", "until"]), st.sampled_from(_HOURS), st.none() | st.sampled_from(_HOURS))
def test_whatever_is_spoken_comes_back(before: str, start: str, end: str | None) -> None:
    text = f"a walk {before} {start}{f' to {end}' if end else ''}"
    assert written_hours(spoken_hours(text)) == text


@pytest.mark.parametrize("said", ["a seat at one end", "from one to another", "come at seven", "until three days ago"])
def test_numbers_that_are_no_hours_stay(said: str) -> None:
    assert written_hours(said) == said


def test_noon_and_midnight_have_words_of_their_own() -> None:
    assert written_hours("from ten to twelve") == "from 10 am to noon"
