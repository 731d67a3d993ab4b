"""Anything at any time ends in no exception and no lost town: a short flight of the random pilot, whose long ones are
`python -m tests.endurance.pilot`."""

from pathlib import Path

import pytest

from tests.endurance.pilot import SIZES, fly


@pytest.mark.parametrize("seed", ["11", "12"])
def test_any_key_click_or_word_in_any_state_breaks_nothing_and_loses_no_town(seed: str, tmp_path: Path) -> None:
    flight = fly(tmp_path, seed, 600, sizes=SIZES[:-2])
    assert flight.left == 0 and len(flight.seen) > 8
    assert (tmp_path / "saves" / "Wild.town").is_file()
