"""What a town is without a part of the architecture: eight people until the party is over, under each condition."""

from pathlib import Path

import pytest

from game.study.conditions import Condition
from game.study.record import Run
from game.study.runs import Job, play

FOLDER = Path(__file__).resolve().parents[2] / "maps" / "smallville"
PEOPLE = (
    "Isabella Rodriguez", "Ayesha Khan", "Klaus Mueller", "Maria Lopez", "Wolfgang Schulz", "Sam Moore", "Tom Moreno",
    "Carlos Gomez",
)  # fmt: skip
_DAYS = 37.1 / 24
"""From six in the morning of the 13th until seven in the evening of the 14th."""


@pytest.fixture(scope="module")
def runs() -> dict[str, Run]:
    names = ("full", "memory", "planning", "reflection")
    return {
        name: play(Job(FOLDER, PEOPLE, "3", _DAYS, Condition(name, () if name == "full" else (name,))))
        for name in names
    }


def test_with_all_of_it_news_spreads_and_guests_come(runs: dict[str, Run]) -> None:
    found = runs["full"].metrics
    assert found["party_known"] >= 3 and found["attended"] >= 1
    assert found["density_end"] > found["density_start"]


def test_without_memory_nothing_spreads(runs: dict[str, Run]) -> None:
    found = runs["memory"].metrics
    assert found["party_heard"] == found["candidacy_heard"] == 1, "the carriers' own biographies are in their streams"
    assert found["party_known"] == found["candidacy_known"] == 0, "and not even they remember"
    assert found["invited"] == found["accepted"] == found["attended"] == 0
    assert found["secrets_known"] == found["reflections_per_person_day"] == 0


def test_without_planning_nobody_comes_though_people_talk(runs: dict[str, Run]) -> None:
    found = runs["planning"].metrics
    assert found["conversations_per_person_day"] > 1
    assert found["attended"] == 0


def test_without_reflection_nothing_is_concluded_and_the_rest_goes_on(runs: dict[str, Run]) -> None:
    found = runs["reflection"].metrics
    assert found["insights_per_person_day"] == 0
    assert found["party_known"] >= 2
