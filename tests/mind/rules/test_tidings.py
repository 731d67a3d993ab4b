"""Clauses that carry news: hearsay from before the story, and a mishap one asks around about."""

import pytest

from game.mind.rules.tidings import Tidings, tidings_in


@pytest.mark.parametrize(
    ("clause", "news"),
    [
        ("Ada Hill has heard that Bo Reed is leaving town", Tidings("heard", "Bo Reed is leaving town")),
        ("Ada Hill heard a rumour that Bo Reed sold his boat", Tidings("heard", "Bo Reed sold his boat")),
        (
            "Ada Hill has lost her dog and asks everybody whether they have seen it",
            Tidings("trouble", "Ada Hill has lost her dog", "Have you seen it?"),
        ),
        (
            "Ada Hill has lost her keys and asks everyone in the street if they know where they are",
            Tidings("trouble", "Ada Hill has lost her keys", "Do you know where they are?"),
        ),
        ("Ada Hill has lost her purse", Tidings("trouble", "Ada Hill has lost her purse")),
    ],
)
def test_news_is_taken_out_of_a_clause_with_the_question_that_goes_with_it(clause: str, news: Tidings) -> None:
    assert tidings_in(clause, "Ada Hill") == news


@pytest.mark.parametrize(
    "clause",
    [
        "Ada Hill has heard the joke",
        "Ada Hill has learned that patience pays",
        "Ada Hill wants to know who is going to run for mayor and asks everyone she meets",
        "Ada Hill has buried two friends this winter",
        "Ada Hill loses her temper whenever something is missing",
    ],
)
def test_what_tells_of_oneself_or_wonders_carries_no_news(clause: str) -> None:
    assert tidings_in(clause, "Ada Hill") is None
