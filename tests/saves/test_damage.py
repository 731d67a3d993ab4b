"""Kills and damaged files: the short versions of `tests.endurance.kills` and `tests.endurance.mutants`."""

from pathlib import Path

import pytest

from tests.endurance.kills import kill_savers
from tests.endurance.mutants import MUTATORS, Original, examine, examine_many, make_original, through_program


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Original:
    return make_original(tmp_path_factory.mktemp("original"))


def test_ten_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    assert kill_savers(tmp_path, 10)["saving"] > 0


@pytest.mark.parametrize("what", MUTATORS)
def test_a_damaged_town_opens_as_it_was_or_is_refused_in_one_sentence(
    original: Original, tmp_path: Path, what: str
) -> None:
    found, wrong = examine_many(original, tmp_path, 3, examine, "short", what)
    assert wrong == [] and found.total() == 3


@pytest.mark.parametrize("what", ["zeroed", "forged_state"])
def test_the_program_says_what_is_wrong_with_a_town_and_leaves_it_alone(
    original: Original, tmp_path: Path, what: str
) -> None:
    found, wrong = examine_many(original, tmp_path, 1, through_program, "short", what)
    assert wrong == [] and found.total() == 1
