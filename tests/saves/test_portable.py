"""Towns that are sent to a friend, read as JSON, and taken in from elsewhere."""

import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.mind.index import lacking
from game.saves.listing import show_save
from game.saves.plain import export_plain
from game.saves.portable import export_town, import_town
from game.saves.removing import delete_town
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.world.clock import HOUR
from game.world.memories import NewMemory
from tests.saves.puppet import run, the_town
from tests.saves.shared import hash_of


@pytest.fixture
def forked(saved: Path) -> Path:
    """Checkpoints 1 to 3 on `main`, 4 on `what if`, which parted at 2 and in which Ada learned a secret."""
    with closing(TownFile.open(saved)) as file:
        world = file.load(the_town, branch=file.tree.branch(2, "what if").id)
        world.remember(world.people["Ada Hill"], NewMemory("observation", "A secret of the other branch"))
        file.save(run(world, HOUR))
    return saved


def test_all_of_a_town_goes_into_one_file_and_comes_back(forked: Path, tmp_path: Path) -> None:
    before = forked.read_bytes()
    made = export_town(forked, tmp_path / "out.town")
    assert made["size"] == (tmp_path / "out.town").stat().st_size
    taken = import_town(tmp_path / "out.town", tmp_path / "there", "Friend")
    copy = tmp_path / "there" / "Friend.town"
    assert taken == {"name": "Friend", "file": str(copy), "size": copy.stat().st_size, "holds": made["holds"]}
    assert [hash_of(copy, n) for n in (1, 2, 3, 4)] == [hash_of(forked, n) for n in (1, 2, 3, 4)]
    assert verify(copy).whole
    assert forked.read_bytes() == before


def test_one_branch_is_sent_without_a_word_of_the_others(forked: Path, tmp_path: Path) -> None:
    main, what_if = tmp_path / "main.town", tmp_path / "what if.town"
    export_town(forked, main, "main")
    export_town(forked, what_if, "WHAT IF")
    assert [c["id"] for c in show_save(tmp_path, "main")["checkpoints"]] == [1, 2, 3]
    assert [c["id"] for c in show_save(tmp_path, "what if")["checkpoints"]] == [1, 2, 4]
    assert [b["name"] for b in show_save(tmp_path, "what if")["branches"]] == ["main", "what if"]
    assert b"A secret" not in main.read_bytes() and b"A secret" in what_if.read_bytes()
    assert hash_of(main, 3) == hash_of(forked, 3) and hash_of(what_if, 4) == hash_of(forked, 4)
    assert verify(main).whole and verify(what_if).whole
    assert main.stat().st_size < forked.stat().st_size


def test_a_branch_that_was_never_played_can_be_sent_and_played(forked: Path, tmp_path: Path) -> None:
    with closing(TownFile.open(forked)) as file:
        file.tree.branch(1, "from the start")
    export_town(forked, tmp_path / "out.town", "from the start")
    with closing(TownFile.open(tmp_path / "out.town")) as file:
        assert file.load(the_town, branch=file.tree.find("from the start").id).tick == 0
        assert [c.id for c in file.tree.checkpoints()] == [1]


def test_a_town_in_play_can_be_sent_as_it_was_last_saved(saved: Path, tmp_path: Path) -> None:
    with closing(TownFile.open(saved)) as file:
        world = run(file.load(the_town), 50)
        file.save(world)
        file.flush()
        expected = state_hash(world)
        export_town(saved, tmp_path / "out.town")
        file.save(run(world, 50))
    assert hash_of(tmp_path / "out.town") == expected
    assert sorted(p.name for p in tmp_path.iterdir()) == ["out.town", "small.town"]


def test_a_file_that_is_sent_does_not_say_where_it_was_made(saved: Path, tmp_path: Path) -> None:
    export_town(saved, tmp_path / "out.town")
    with closing(TownFile.open(tmp_path / "out.town", read_only=True)) as file:
        assert file.town_folder == Path("small")
    assert str(Path.cwd()).encode() not in (tmp_path / "out.town").read_bytes()


def test_neither_sending_nor_taking_in_overwrites_anything(saved: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    for act in (export_town, export_plain):
        (there / "out").write_bytes(b"mine")
        with pytest.raises(SaveError):
            act(saved, there / "out")
        assert (there / "out").read_bytes() == b"mine"
    before = saved.read_bytes()
    with pytest.raises(SaveError, match="there is already a town of this name"):
        import_town(saved, tmp_path)
    assert saved.read_bytes() == before


def test_a_zip_is_refused_with_a_sentence_and_nothing_is_unpacked(tmp_path: Path) -> None:
    for name in ("town.zip", "town.town"):
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            archive.writestr("../../climbed.town", "x")
        with pytest.raises(SaveError, match=r"is a ZIP archive: unpack it, and import the \.town file"):
            import_town(tmp_path / name, tmp_path / "saves", "Zipped")
    assert list((tmp_path / "saves").iterdir()) == []


def test_what_is_damaged_is_not_taken_in(saved: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(saved)) as connection, connection:
        connection.execute("UPDATE memory SET text = 'forged' WHERE ordinal = 2")
    before = saved.read_bytes()
    with pytest.raises(SaveError, match=r"small\.town: is damaged: memory 2 of Ada Hill is not what was written"):
        import_town(saved, tmp_path / "saves")
    assert list((tmp_path / "saves").iterdir()) == []
    assert saved.read_bytes() == before


def test_a_town_as_json_has_every_branch_with_all_that_everybody_remembers(forked: Path, tmp_path: Path) -> None:
    made = export_plain(forked, tmp_path / "town.json")
    told = json.loads((tmp_path / "town.json").read_text(encoding="utf-8"))
    assert (told["format"], told["town"], told["start"]) == ("smallville town", "small", "2023-02-13T06:00:00")
    assert [(b["name"], b["from"], b["at"]) for b in told["branches"]] == [("main", 0, 3), ("what if", 2, 4)]
    assert [[c["id"] for c in b["checkpoints"]] for b in told["branches"]] == [[1, 2, 3], [4]]
    with closing(TownFile.open(forked, read_only=True)) as file:
        ada = file.load(the_town, 4).people["Ada Hill"]
    memories = told["branches"][1]["memories"]["Ada Hill"]
    assert [m["text"] for m in memories] == [m.text for m in ada.stream.rows]
    assert [m["last access"] for m in memories] == list(ada.stream.accessed)
    secret = next(m for m in memories if m["text"] == "A secret of the other branch")
    assert (secret["tick"], secret["time"], secret["kind"]) == (HOUR, "2023-02-13T07:00:00", "observation")
    assert told["branches"][1]["state"]["tick"] == 2 * HOUR
    assert made["holds"].startswith("2 branches, ")
    export_plain(forked, tmp_path / "one.json", "main")
    assert len(json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["branches"]) == 1


def test_what_is_no_town_file_is_told_for_what_it_is(saved: Path, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"format": "smallville town"}')
    told = {"x.json": "is JSON, which is for reading", "none.town": "there is no such file", "there": "is a folder"}
    for name, said in told.items():
        with pytest.raises(SaveError, match=said):
            import_town(tmp_path / name, tmp_path / "there", "New")


def test_a_town_that_was_taken_in_has_nothing_to_be_rebuilt(saved: Path, tmp_path: Path) -> None:
    import_town(saved, tmp_path / "there", "New")
    folder = tmp_path / "there" / "New.index"
    assert lacking(folder) == "Preparing memories ..." and "being rebuilt" in lacking(tmp_path / "none.index")


def test_a_deleted_town_takes_every_index_of_it_and_no_other(saved: Path) -> None:
    for name in ("small.index", "small.index.damaged-1", "small.index.damaged-2", "small.index.txt", "smaller.index"):
        saved.with_name(name).mkdir()
    delete_town(saved)
    assert sorted(path.name for path in saved.parent.iterdir()) == ["small.index.txt", "smaller.index"]
