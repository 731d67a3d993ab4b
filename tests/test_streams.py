"""Words in and out: what is typed, where it goes, and one sentence for all that cannot be."""

import errno
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from game import cli, config
from game.streams import let_go_of_lost_terminal, prepare_streams
from tests.saves.make_fixture import FIXTURES

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def type_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Types a command in a folder of saves that holds `Lane`; gives its exit code and all it said."""
    (tmp_path / "Lane.town").write_bytes((FIXTURES / "v1.town").read_bytes())
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path))
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["main.py", *words])
        with pytest.raises(SystemExit) as end:
            cli.main()
        said = capsys.readouterr()
        return int(end.value.code or 0), said.out + said.err

    return run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "--days", "inf"], "--days: inf is not a number of days"),
        (["run", "--days", "1e9"], "--days: 1000000000.0 is not a number of days"),
        (["measure", "--days", "inf"], "--days: inf is not a number of days"),
        (["run", "--name", "a" * 300], "a town's name may have 200 letters"),
        (["run", "--load", "a" * 300], "a town's name may have 200 letters"),
        (["picture", "x.png", "--size", "²x720"], "--size: ²x720 is not a size"),
        (["picture", "x.png", "--scale", "50"], "--scale: 50 is not from 1 to 2, or from 100 to 200 per cent"),
        (["picture", "x.png", "--size", "640x240"], "--size: 640x240 is not a size"),
        (["ask", "Lane", "Priya", "\udcff"], "is no text that this computer can read"),
        (["run", "--load", "Lane", "--name", "Other"], "--load goes on with a town as it is"),
        (["run", "--load", "Lane", "--people", "Priya"], "--load goes on with a town as it is"),
        (["run", "--load", "Lane", "--seed", "9"], "--load goes on with a town as it is"),
        (["play", "--load", "Lane", "--seed", "9"], "--load goes on with a town as it is"),
        (["--load", "Lane", "--people", "Priya"], "--load goes on with a town as it is"),
        (["run", "--load", "Lane", "--town", "maps/smallville"], "was played in Plum Lane (example), not in"),
        (["run", "--load", "Lane:nowhere"], "has no branch 'nowhere'; there are: main, branch 2"),
        (["run", "--load", "Lane:#9"], "has no checkpoint 9; the last is 5"),
        (["run", "--saves", "/nowhere/at/all", "--load", "Lane"], "there is no such town, and no folder /nowhere"),
    ],
)
def test_what_cannot_be_is_one_sentence_that_names_it(
    type_in: Any, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    code, told = type_in(*words)
    assert code == 2 and said in told and len(told.splitlines()) == 1


def test_a_branch_and_a_checkpoint_can_be_gone_on_from(type_in: Any, tmp_path: Path) -> None:
    for name in ("Lane:main", "Lane:#2"):
        code, said = type_in("run", "--load", name, "--days", "0.001", "--json")
        assert code == 0, said
    shown = json.loads(type_in("saves", "show", "Lane", "--json")[1])
    assert [(c["branch"], c["game time"]) for c in shown["checkpoints"][5:]] == [
        ("main", "2023-09-18T18:01:30"),
        ("branch 3", "2023-09-18T09:01:30"),
    ]


def test_names_in_any_script_reach_a_console_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(out, "cp1252"))
    prepare_streams()
    print(json.dumps({"name": "é 名 😀"}, ensure_ascii=False), flush=True)
    assert out.getvalue().decode("cp1252").strip() == '{"name": "é \\u540d \\ud83d\\ude00"}'
    assert json.loads(out.getvalue().decode("cp1252")) == {"name": "é 名 😀"}


class Full(io.TextIOBase):
    """A place that takes no more."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_result_that_cannot_be_written_is_said(type_in: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", Full())
    assert type_in("saves", "list") == (2, "the result: cannot be read or written (No space left on device)\n")


def test_what_is_written_to_a_terminal_that_was_closed_goes_nowhere() -> None:
    if not hasattr(os, "openpty"):
        return  # closing a console ends a process of Windows otherwise
    ours, theirs = os.openpty()
    os.write(theirs, b"while it is open")
    let_go_of_lost_terminal([theirs])
    assert os.read(ours, 100) == b"while it is open"
    os.close(ours)
    with pytest.raises(OSError, match="Input/output error"):
        os.write(theirs, b"x")
    let_go_of_lost_terminal([theirs])
    assert os.write(theirs, b"x") == 1
    os.close(theirs)


def test_looking_for_towns_makes_no_folder(tmp_path: Path) -> None:
    assert config.saves_folder(tmp_path / "deep" / "typo") == tmp_path / "deep" / "typo"
    assert not (tmp_path / "deep").exists()
