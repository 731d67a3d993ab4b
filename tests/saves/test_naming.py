"""Names of towns, branches and checkpoints."""

from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.naming import Wanted, existing, town_files, town_path, wanted


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Two", Wanted("Two")),
        ("Two:what if", Wanted("Two", "what if")),
        ("Two:7", Wanted("Two", "7")),
        ("Two:#7", Wanted("Two", "", 7)),
    ],
)
def test_a_branch_or_a_checkpoint_is_named_behind_a_colon(words: str, meant: Wanted) -> None:
    assert wanted(words) == meant


@pytest.mark.parametrize("words", ["Two:", "Two:#", "Two:#x", "Two:#²", "Two:#-1", "Two:#99999999999999"])
def test_what_is_no_checkpoint_is_said(words: str) -> None:
    with pytest.raises(SaveError, match="Two"):
        wanted(words)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", ".", "..", " a", "a.", "a/b", "a\\b", "a:b", "a\nb", "a\u202eb", "a\u200bb"),
        *("con", "Aux.x", "a" * 201, "名" * 67),
    ],
)
def test_a_name_that_not_every_system_can_keep_is_refused(name: str) -> None:
    with pytest.raises(SaveError, match="town's name"):
        town_path(Path("saves"), name)


@pytest.mark.parametrize("name", ["Two", "Two.town", "Сумерки", "小镇 ☕", "می‌خواهم", "a" * 200, "contact"])
def test_names_in_any_script_are_fine(name: str) -> None:
    assert town_path(Path("saves"), name) == Path("saves") / f"{name.removesuffix('.town')}.town"


def test_a_town_that_is_missing_is_said_with_those_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "One.town").write_bytes(b"")
    (tmp_path / "folder.town").mkdir()
    assert [path.name for path in town_files(tmp_path)] == ["One.town"]
    with pytest.raises(SaveError, match=r"there is no such town; there are: One$"):
        existing(tmp_path, "Two")
    with pytest.raises(SaveError, match="there is no such town, and no folder"):
        existing(tmp_path / "typo", "Two")
    assert town_files(tmp_path / "typo") == [] and not (tmp_path / "typo").exists()
