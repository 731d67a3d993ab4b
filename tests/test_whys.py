"""The command `why`: what went through people's heads, in sentences and as JSON."""

import json
import re
from pathlib import Path

import pygame  # noqa: F401  (it greets on stdout at its first import)
import pytest

from game.whys import tell_why
from tests.test_commands import saves

__all__ = ["saves"]
_RAW = re.compile(r"\b(?:Set|Keep|Do|Go|Start)[A-Z]\w+|\b(?:Entry|Action|NewMemory|Chunk)\b|\b(?:start|ticks) \d")
"""What records are called inside the game, and times in ticks."""


def told(capsys: pytest.CaptureFixture[str], saves: Path, person: str = "", day: int = 0, as_json: bool = False) -> str:
    tell_why(saves, "Trio", person, day, None, as_json)
    return capsys.readouterr().out


def test_every_thought_is_a_line_with_its_time_and_without_a_word_of_the_inside(
    saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told(capsys, saves).splitlines()
    assert len(lines) > 10 and not [line for line in lines if _RAW.search(line)]
    assert all(re.match(r"Mon 13 Feb \d\d:\d\d  (Isabella|Arthur|Sam) ", line) for line in lines)
    assert any("What should the day be? (rules) 6:00 am, " in line for line in lines)


def test_json_has_the_same_thoughts_with_what_came_of_each_in_sentences(
    saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = len(told(capsys, saves, "Sam").splitlines())
    rows = json.loads(told(capsys, saves, "Sam", as_json=True))
    assert len(rows) == count and {row["person"] for row in rows} == {"Sam Moore"}
    plan = next(row for row in rows if row["kind"] == "PlanDay")
    assert plan["time"].startswith("2023-02-13T06:00") and plan["came"][0].startswith("6:00 am, ")
    assert not [line for row in rows for line in row["came"] if _RAW.search(line)]


def test_where_nothing_is_kept_that_is_said_and_json_is_an_empty_list(
    saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no thoughts are kept of that" in told(capsys, saves, day=9)
    assert json.loads(told(capsys, saves, day=9, as_json=True)) == []
