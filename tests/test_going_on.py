"""A run that is loaded is the same run: the short version of `tests.endurance.going_on`."""

from pathlib import Path

from tests.endurance.going_on import go_on


def test_load_and_go_on_equals_going_on_at_six_random_moments(tmp_path: Path) -> None:
    people = ["Isabella", "Klaus", "Maria", "John", "Mei", "Eddy"]
    kinds = go_on(tmp_path, 6, 1.0, people, "3")
    assert {"in a talk", "on the way", "within an act", "asleep"} <= set(kinds)
