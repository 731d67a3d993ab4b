"""The subcommands of `saves` as they are typed: what they print, what they refuse, and that looking changes nothing."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game import cli
from tests.saves.make_fixture import FIXTURES

Run = Any


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one town: 1 to 4 on `main`, 5 on `branch 2`, which parted at 3."""
    folder = tmp_path / "saves"
    folder.mkdir()
    shutil.copy(FIXTURES / "v1.town", folder / "Lane.town")
    monkeypatch.setenv("SMALLVILLE_SAVES", str(folder))
    return folder


@pytest.fixture
def type_in(saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Types a command; gives its exit code and all it said."""

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["main.py", "saves", *words])
        with pytest.raises(SystemExit) as end:
            cli.main()
        said = capsys.readouterr()
        return int(end.value.code or 0), said.out + said.err

    return run


def told(run: Run, *words: str) -> Any:
    code, said = run(*words, "--json")
    assert code == 0, said
    return json.loads(said)


def checkpoints(run: Run) -> list[int]:
    return [row["id"] for row in told(run, "show", "Lane")["checkpoints"]]


def test_looking_changes_no_file_and_makes_none(type_in: Run, saves: Path) -> None:
    before = {path.name: path.read_bytes() for path in saves.iterdir()}
    assert [row["name"] for row in told(type_in, "list")] == ["Lane"]
    assert [row["name"] for row in told(type_in, "show", "Lane")["branches"]] == ["main", "branch 2"]
    assert told(type_in, "verify", "Lane")[0]["whole"]
    assert "not every row was checked" in type_in("list")[1]
    assert {path.name: path.read_bytes() for path in saves.iterdir()} == before


def test_a_folder_that_was_mistyped_is_said_and_not_made(type_in: Run, saves: Path) -> None:
    for words in (["list"], ["verify"], ["show", "Lane"], ["delete", "Lane", "--yes"]):
        code, said = type_in(*words, "--saves", str(saves / "typo"))
        assert (code, said) == (2, f"--saves: there is no folder {saves / 'typo'}\n")
    assert not (saves / "typo").exists()


def test_a_folder_of_saves_that_was_never_used_holds_no_towns(
    type_in: Run, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(saves / "later"))
    assert type_in("list") == (0, "no towns yet\n")
    assert not (saves / "later").exists()


def test_a_name_that_climbs_is_refused(type_in: Run, saves: Path) -> None:
    for words in (["show", "../saves/Lane"], ["verify", "../saves/Lane"]):
        code, said = type_in(*words)
        assert code == 2 and "cannot be a town's name" in said


def test_branches_are_made_renamed_noted_and_deleted(type_in: Run) -> None:
    assert told(type_in, "branch", "Lane", "2", "--name", "what if") == {"id": 3, "name": "what if", "from": 2}
    assert told(type_in, "rename", "Lane", "WHAT IF", "the other autumn") == {"id": 3, "name": "the other autumn"}
    assert told(type_in, "note", "Lane", "4", "as it went") == {"id": 4, "note": "as it went"}
    assert told(type_in, "delete", "Lane", "--branch", "2", "--yes") == {"deleted": [5]}
    assert told(type_in, "delete", "Lane", "--checkpoint", "3", "--yes") == {"deleted": [3]}
    assert checkpoints(type_in) == [1, 2, 4]
    shown = told(type_in, "show", "Lane")
    assert [(b["name"], b["from"]) for b in shown["branches"]] == [("main", 0), ("the other autumn", 2)]
    assert shown["checkpoints"][-1]["note"] == "as it went"
    assert told(type_in, "verify")[0]["whole"]


def test_nothing_is_deleted_without_being_asked_for(type_in: Run, saves: Path) -> None:
    for words in (["--branch", "main"], ["--checkpoint", "4"], []):
        code, said = type_in("delete", "Lane", *words)
        assert code == 2 and said.endswith("? Say so with --yes\n")
    assert type_in("delete", "Lane", "--branch", "main", "--checkpoint", "1", "--yes")[0] == 2
    assert checkpoints(type_in) == [1, 2, 3, 4, 5]
    (saves / "Lane.index").mkdir()
    assert type_in("delete", "Lane", "--yes")[0] == 0
    assert list(saves.iterdir()) == []


def test_what_is_sent_comes_back(type_in: Run, tmp_path: Path) -> None:
    sent = told(type_in, "export", "Lane", str(tmp_path / "friend.town"), "--branch", "branch 2")
    assert sent["holds"].startswith("whole, with 4 checkpoints")
    taken = told(type_in, "import", str(tmp_path / "friend.town"), "--name", "Back")
    assert (taken["name"], taken["holds"]) == ("Back", sent["holds"])
    code, said = type_in("import", str(tmp_path / "friend.town"), "--name", "Lane")
    assert code == 2 and "there is already a town of this name" in said
    assert told(type_in, "export", "Lane", str(tmp_path / "lane.json"))["holds"] == "2 branches, 508 memories"
    code, said = type_in("export", "Lane", str(tmp_path / "lane.txt"))
    assert code == 2 and "ends in .town or .json" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "Nowhere"], "there is no such town; there are: Lane"),
        (["branch", "Lane", "77"], "has no checkpoint 77"),
        (["branch", "Lane", "2", "--name", "main"], "has a branch 'main' already"),
        (["rename", "Lane", "no", "x"], "has no branch 'no'; there are: main, branch 2"),
        (["delete", "Lane", "--checkpoint", "3", "--yes"], "another branch goes on from checkpoint 3"),
        (["export", "Lane", "/nowhere/x.town"], "/nowhere/x.town: cannot be opened: its folder is missing"),
        (["export", "Lane", "/nowhere/x.json"], "/nowhere/x.json: cannot be written"),
        (["import", "/nowhere/x.town"], "/nowhere/x.town: there is no such file"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(type_in: Run, words: list[str], said: str) -> None:
    code, told = type_in(*words)
    assert code == 2 and said in told and len(told.splitlines()) == 1


def test_comparing_with_one_name_is_told_what_to_write(type_in: Run) -> None:
    code, said = type_in("compare", "Lane")
    wanted = 'saves compare Lane main "branch 2" (branches of it: main, branch 2)'
    assert code == 2 and wanted in " ".join(said.split())
    code, said = type_in("compare", "nowhere")
    assert code == 2 and "nowhere" in said and "Missing argument" not in said


def test_what_went_with_a_branch_is_said_and_a_name_that_is_cut_too(type_in: Run) -> None:
    long = "what if " + "x" * 60
    assert "(a name has at most 60 letters: it was cut)" in type_in("branch", "Lane", "4", "--name", long)[1]
    assert "deleted: branch what" not in (said := type_in("delete", "Lane", "--branch", long[:60], "--yes")[1])
    assert said.strip() == f'deleted: branch "{long[:60]}", which was empty'
    assert type_in("delete", "Lane", "--branch", "2", "--yes")[1].strip() == (
        'deleted: branch "branch 2", with checkpoint 5'
    )


def test_a_reader_who_has_read_enough_ends_a_command_without_a_word(
    type_in: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*words: object, **more: object) -> None:
        raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr("game.cli.app", closed)
    monkeypatch.setattr("game.cli.let_go_of_stdout", lambda: None)
    assert type_in("list") == (141, "")
