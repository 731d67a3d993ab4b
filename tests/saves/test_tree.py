"""What the player does with branches and checkpoints: nothing that others rest on is ever lost."""

from contextlib import closing
from pathlib import Path

import pytest

from game.errors import SaveError
from game.saves.listing import show_save
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.saves.why import Entry, WhyInFile
from game.world.clock import HOUR
from game.world.memories import NewMemory
from game.world.world import World
from tests.saves.puppet import run, the_town
from tests.saves.shared import folder_of, hash_of


def touched(world: World) -> World:
    """The town after an hour in which everybody recalled, rated and hid something."""
    run(world, HOUR)
    for person in world.people.values():
        stream = person.stream
        stream.touch([1, 2, len(stream.rows)], world.tick)
        stream.rated[3] = world.tick % 9 + 1
        stream.hidden = {world.tick // HOUR: world.tick}
        world.remember(person, NewMemory("observation", f"It is {world.tick}"))
    return world


@pytest.fixture
def tree(saved: Path) -> Path:
    """Checkpoints 1 to 5 on `main`; on `early`, which parted at 2, 6 and 7; on `late`, which parted at 4, 8."""
    with closing(TownFile.open(saved)) as file:
        world = file.load(the_town)
        for _ in range(2):
            file.save(touched(world), "manual")
        for parent, name, count in ((2, "early", 2), (4, "late", 1)):
            branch = file.tree.branch(parent, name)
            world = file.load(the_town, branch=branch.id)
            for _ in range(count):
                file.save(touched(world), "manual")
    return saved


def checkpoints(path: Path) -> list[tuple[int, str]]:
    return [(c["id"], c["branch"]) for c in show_save(path.parent, "small")["checkpoints"]]


def hashes(path: Path) -> dict[int, str]:
    return {number: hash_of(path, number) for number, _ in checkpoints(path)}


ALL = [(1, "main"), (2, "main"), (3, "main"), (4, "main"), (5, "main"), (6, "early"), (7, "early"), (8, "late")]


def test_a_branch_goes_on_from_any_checkpoint_and_is_a_row(tree: Path) -> None:
    assert checkpoints(tree) == ALL
    assert [(b["name"], b["from"]) for b in show_save(tree.parent, "small")["branches"]] == [
        ("main", 0), ("early", 2), ("late", 4),
    ]  # fmt: skip
    size = tree.stat().st_size
    with closing(TownFile.open(tree)) as file:
        new = file.tree.branch(3)
        assert (new.id, new.name, new.parent) == (4, "branch 4", 3)
        assert file.tree.tip(new.id) == 3
        world = file.load(the_town, branch=new.id)
        assert (world.tick, file.branch) == (2 * HOUR, 4)
    assert tree.stat().st_size == size
    assert verify(tree).whole


def test_a_branch_that_was_made_is_gone_on_with_even_if_another_parted_at_the_same_checkpoint(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        first, second = file.tree.branch(5), file.tree.branch(5)
        file.save(file.load(the_town, branch=second.id))
        file.save(file.load(the_town, branch=first.id))
    assert checkpoints(tree)[-2:] == [(9, second.name), (10, first.name)]


def test_branches_are_found_by_name_or_number_and_renamed(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        assert file.tree.find("EARLY").id == file.tree.find("2").id == 2
        assert file.tree.rename(2, " the other\nTuesday ") == "the otherTuesday"
        for name in ("main", "", " ", "#3"):
            with pytest.raises(SaveError):
                file.tree.rename(2, name)
        with pytest.raises(SaveError, match="has no branch 'early'; there are: main, the otherTuesday, late"):
            file.tree.find("early")
    assert verify(tree).whole


def test_a_note_can_be_written_later_and_the_state_stays(tree: Path) -> None:
    before = hashes(tree)
    with closing(TownFile.open(tree)) as file:
        assert file.tree.note(4, "here it turned\x07") == "here it turned"
        with pytest.raises(SaveError, match="has no checkpoint 44"):
            file.tree.note(44, "nowhere")
    assert show_save(tree.parent, "small")["checkpoints"][3]["note"] == "here it turned"
    assert hashes(tree) == before and verify(tree).whole


@pytest.mark.parametrize("gone", [3, 5, 6, 7])
def test_without_a_checkpoint_all_others_are_as_they_were(tree: Path, gone: int) -> None:
    before = hashes(tree)
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_checkpoint(gone)
    assert hashes(tree) == {number: said for number, said in before.items() if number != gone}
    assert verify(tree).whole


def test_without_many_checkpoints_in_a_row_the_last_is_as_it_was(tree: Path) -> None:
    before = hashes(tree)
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_branch(2)
        file.tree.delete_branch(3)
        for gone in (3, 4, 2):
            file.tree.delete_checkpoint(gone)
    assert hashes(tree) == {1: before[1], 5: before[5]}
    assert verify(tree).whole


def test_a_branch_that_is_deleted_takes_only_its_own(tree: Path) -> None:
    before = hashes(tree)
    with closing(TownFile.open(tree)) as file:
        assert file.tree.delete_branch(2) == [6, 7]
    assert checkpoints(tree) == [*ALL[:5], ALL[7]]
    assert hashes(tree) == {number: before[number] for number in (1, 2, 3, 4, 5, 8)}
    assert verify(tree).whole


def test_what_other_branches_share_stays_from_the_beginning_when_theirs_is_deleted(tree: Path) -> None:
    before = hashes(tree)
    with closing(TownFile.open(tree)) as file:
        assert file.tree.delete_branch(1) == [5]
        with pytest.raises(SaveError, match="other branches rest on all that is left of 'main'"):
            file.tree.delete_branch(1)
        assert file.tree.delete_branch(3) == [8]
        assert file.tree.delete_branch(1) == [3, 4]
    assert checkpoints(tree) == [(1, "main"), (2, "main"), (6, "early"), (7, "early")]
    assert hashes(tree) == {number: before[number] for number in (1, 2, 6, 7)}
    assert verify(tree).whole


def test_the_last_checkpoint_of_a_branch_can_be_played_on_from_after_the_one_behind_it_went(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_checkpoint(7)
        world = file.load(the_town, 6)
        assert file.branch == 2
        file.save(touched(world))
        expected = state_hash(world)
    assert checkpoints(tree) == [*ALL[:6], (8, "late"), (9, "early")]
    assert hash_of(tree, 9) == expected and verify(tree).whole


def test_ids_are_never_given_out_again(tree: Path) -> None:
    """The index of memories names a memory by its branch: a new one must not find what another made."""
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_branch(3)
    with closing(TownFile.open(tree)) as file:
        assert file.tree.branch(5).id == 4
        assert file.save(file.load(the_town)) == 9
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_branch(4)
        file.load(the_town, 3)
        assert file.branch == 5


def test_a_deleted_checkpoint_is_not_there_rather_than_damaged(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        file.tree.delete_checkpoint(3)
        with pytest.raises(SaveError, match="has no checkpoint 3; the last is 8"):
            file.load(the_town, 3)


def test_what_is_being_played_is_not_taken_away(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        world = file.load(the_town, branch=3)
        with pytest.raises(SaveError, match="'late' is being played"):
            file.tree.delete_branch(3)
        with pytest.raises(SaveError, match="what is being played goes on from checkpoint 8"):
            file.tree.delete_checkpoint(8)
        file.tree.delete_branch(2)
        file.save(touched(world))
        expected = state_hash(world)
    assert hash_of(tree, 9) == expected and verify(tree).whole


def test_where_play_has_gone_back_to_stays_though_no_branch_is_written_yet(tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        world = file.load(the_town, 6)
        assert file.tree.delete_branch(2) == [7]
        file.save(touched(world))
        expected = state_hash(world)
    assert hash_of(tree, 9) == expected and verify(tree).whole


def test_a_branch_point_and_the_last_of_all_are_refused(saved: Path, tree: Path) -> None:
    with closing(TownFile.open(tree)) as file:
        with pytest.raises(SaveError, match="another branch goes on from checkpoint 2"):
            file.tree.delete_checkpoint(2)
        file.tree.delete_branch(2)
        file.tree.delete_branch(3)
        with pytest.raises(SaveError, match="'main' is all that there is"):
            file.tree.delete_branch(1)
        with pytest.raises(SaveError, match="the town begins with checkpoint 1, and so does every replay"):
            file.tree.delete_checkpoint(1)
        for gone in (2, 3, 4, 5):
            file.tree.delete_checkpoint(gone)
        with pytest.raises(SaveError, match="checkpoint 1 is all that there is"):
            file.tree.delete_checkpoint(1)


def test_who_only_looks_changes_nothing(tree: Path) -> None:
    before = folder_of(tree)
    with closing(TownFile.open(tree, read_only=True)) as file:
        assert file.tree.find("late").parent == 4
        for act in (lambda: file.tree.branch(1), lambda: file.tree.delete_branch(2), lambda: file.tree.rename(1, "x")):
            with pytest.raises(SaveError, match="opened only to be looked at"):
                act()
    assert folder_of(tree) == before


def logged(path: Path, branch: str, *texts: str) -> None:
    """Write one thought into the log of a branch, which names some texts."""
    log = WhyInFile(10**6)
    with closing(TownFile.open(path)) as file:
        world = file.load(the_town, branch=file.tree.find(branch).id)
        file.riders = [log]
        prompts = ", ".join(f'"{text}"' for text in texts).encode()
        log.add(lambda: Entry("Ada Hill", 1, "React", b"{}", prompts, {text: f"The text {text}" for text in texts}))
        file.save(touched(world), "manual")


def test_deleting_a_branch_takes_its_thoughts_and_only_the_texts_that_nobody_else_names(tree: Path) -> None:
    logged(tree, "main", "shared", "of main")
    logged(tree, "early", "shared", "of early")
    before = rows_by_branch(tree)
    with closing(TownFile.open(tree)) as file:
        early = file.tree.find("early").id
        file.load(the_town, branch=file.tree.find("main").id)
        file.tree.delete_branch(early)
        texts = file.look(lambda c: c.execute("SELECT key, used FROM why_text ORDER BY key").fetchall())
    assert texts == [("of main", 1), ("shared", 1)]  # the last entry that still names it
    after = rows_by_branch(tree)
    assert set(before) == set(after) and all(counts.pop(early, 0) for counts in before.values()), "every table had some"
    assert after == before
    assert verify(tree).whole


def rows_by_branch(path: Path) -> dict[str, dict[int, int]]:
    """For each table with rows of branches, how many each has."""
    count = "SELECT branch, count(*) FROM {} GROUP BY branch"
    with closing(TownFile.open(path, read_only=True)) as file, file.reading() as rows:
        tables = ("memory", "beside", "checkpoint", "why")
        return {table: dict(rows.execute(count.format(table)).fetchall()) for table in tables}
