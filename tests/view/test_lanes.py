"""The tree of branches laid out: which row, which lane, what is lost with a branch."""

from dataclasses import replace

from game.view.saves import words
from game.view.saves.history import History, Loss, Twig
from game.view.saves.lanes import NEW, Lane, Lanes
from game.world.clock import DAY, HOUR, MINUTE
from tests.view.kept import HISTORY, POINTS, TWIGS, point


def test_the_latest_is_at_the_top_and_an_empty_branch_lies_over_where_it_parts() -> None:
    rows = [row.key for row in Lanes(HISTORY).rows]
    assert rows == [("now", 1), ("point", 7), ("point", 6), ("point", 5), ("branch", 3), ("point", 4), ("point", 3),
                    ("point", 2), ("point", 1)]  # fmt: skip


def test_branches_that_are_beside_each_other_have_lanes_of_their_own() -> None:
    lanes = Lanes(HISTORY).lanes
    assert lanes == {1: Lane(0, 0, 8, 0), 2: Lane(1, 2, 6, 1), 3: Lane(2, 4, 5, 1)}


def test_a_lane_is_free_again_under_the_row_at_which_its_branch_parted() -> None:
    late = History((*TWIGS[:2], Twig(3, "late", 8)), (*POINTS, point(8, 1, 6), point(9, 3, 7)), 1, 8)
    assert Lanes(late).lanes[3].number == 1


def test_after_going_back_now_is_on_a_lane_of_the_branch_to_come() -> None:
    back = replace(HISTORY, playing=9, standing=2)
    lanes = Lanes(back)
    assert lanes.rows[0].key == ("now", NEW)
    assert lanes.lanes[NEW].parent == 1 and lanes.rows[lanes.lanes[NEW].bottom].key == ("point", 2)


def test_now_stands_in_a_named_branch_that_was_not_played_yet() -> None:
    lanes = Lanes(replace(HISTORY, playing=3, standing=4))
    assert lanes.rows[0].key == ("now", 3) and ("branch", 3) not in [row.key for row in lanes.rows]


def test_a_town_that_is_only_looked_at_has_no_now() -> None:
    assert Lanes(replace(HISTORY, playing=0, standing=0)).rows[0].key == ("point", 7)


def test_growth_is_told_from_the_checkpoint_before_on_the_same_way() -> None:
    assert HISTORY.grown(POINTS[4]) == (20, 1)  # 5 parts from 3: 50 - 30 memories, 2 - 1 talks
    assert HISTORY.grown(POINTS[0]) == (0, 0)


def test_with_a_branch_goes_what_no_other_rests_on() -> None:
    assert HISTORY.lost(2) == Loss(2, 4 * HOUR, 30, 2)  # from 3 (2 hours, 30, 1) to 6 (6 hours, 60, 3)
    held = replace(HISTORY, twigs=(*TWIGS, Twig(4, "further", 5)))
    assert held.lost(2) == Loss(1, HOUR, 10, 1)  # 5 stays, and all before it
    assert HISTORY.lost(3) == Loss(0)


def test_spans_and_counts_are_told_in_words() -> None:
    assert words.span(DAY + 3 * HOUR + MINUTE) == "1 day 3 hours"
    assert words.span(0) == "0 minutes"
    assert words.both((1, 0)) == "1 memory" and words.both((1200, 1)) == "1,200 memories and 1 talk"
    assert words.title(POINTS[3]) == "“before the party”" and words.title(POINTS[1]) == "Mon 13 Feb, 7:00 am"


def test_what_led_to_where_another_branch_parts_is_shared_and_not_lost() -> None:
    deeper = replace(HISTORY, twigs=(*TWIGS, Twig(4, "further", 5)))
    own = [point.id for point in deeper.own(2)]
    assert [point.id for point in deeper.shared(2)] == own[: own.index(5) + 1] and own[-1] != 5
    assert HISTORY.shared(3) == []
