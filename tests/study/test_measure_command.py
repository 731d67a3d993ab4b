"""`measure` as it is typed: what it prints, what it writes, and how it says no."""

import json
from pathlib import Path

import pytest

from game.cli import app
from game.errors import InputError

PROMISED = {
    "party_known", "candidacy_known", "unsupported_claims", "density_start", "density_end", "invited", "accepted",
    "attended", "accepted_absent_unexplained", "missed_claims", "embellished", "secrets_known",
    "reflections_per_person_day", "insights_per_person_day", "repeated_insights", "norm_violations",
    "norm_attempts_per_person_day", "max_idle_minutes", "near_duplicate_share", "max_conversation_lines",
    "questions_per_person_day",
}  # fmt: skip
TWO = ["--people", "Isabella,Maria", "--days", "0.01", "--seeds", "1"]


def test_json_has_what_was_promised_and_the_report_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app(["measure", *TWO, "--ablate", "memory", "--out", str(tmp_path / "new"), "--json"], standalone_mode=False)
    told = json.loads(capsys.readouterr().out)
    assert {"seeds", "days", "metrics", "conditions", "wall_s"} <= told.keys()
    assert told["metrics"].keys() >= PROMISED
    assert all(value.keys() == {"mean", "low", "high", "each"} for value in told["metrics"].values())
    assert list(told["conditions"]) == ["full", "memory"]
    assert told["conditions"]["full"]["metrics"] == told["metrics"]
    written = json.loads((tmp_path / "new" / "report.json").read_text(encoding="utf-8"))
    assert written["metrics"] == told["metrics"] and list(written["runs"]) == ["full", "memory"]
    assert (tmp_path / "new" / "report.md").is_file()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--ablate", "plannin"], "--ablate: there is no plannin, did you mean planning"),
        (["--set", "recall.decya=1"], "--set: there is no setting recall.decya, did you mean recall.decay"),
        (["--set", "recall.decay=x"], "expected a number"),
        (["--town", "maps/atlantis"], "atlantis"),
        (["--people", "Zorro"], "Zorro"),
        (["--out", "/dev/null/report"], "--out: /dev/null/report cannot be made"),
    ],
)
def test_a_wrong_word_is_refused_before_anything_is_played(words: list[str], said: str) -> None:
    with pytest.raises(InputError) as caught:
        app(["measure", *words], standalone_mode=False)
    assert said in str(caught.value)
