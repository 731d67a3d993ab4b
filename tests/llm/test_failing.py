"""A third of a day of three people whose model fails three times in ten, in every way that a server can."""

from pathlib import Path

import pytest

from tests.endurance.failing_model import faults_of, measured
from tests.modelled import TRIO, remembered

__all__ = ["remembered"]


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_town_whose_model_fails_three_times_in_ten_passes_its_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path))
    metrics, kind = measured(tmp_path, 0.3, tuple(TRIO), 0.3, "thrifty")
    assert faults_of(metrics) == []
    assert kind.met["well"] > 20 and kind.met.total() - kind.met["well"] > 5 and len(kind.met) > 4
    assert faults_of({"max_idle_minutes": 31, "norm_violations": 0, "failed_thoughts": 2}) == [
        "max_idle_minutes is 31, at most 30 is allowed", "failed_thoughts is 2, at most 0 is allowed",
    ]  # fmt: skip
