"""Retrieval against values worked out by hand, with an embedder whose vectors are given."""

from array import array
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from game.mind.recall import PAPER, Recall, Recalled, RecallSettings, best_of, scaled, within
from game.mind.vectors import Vectors
from game.world.clock import HOUR
from game.world.memories import Kind, Memory, MemoryStream, NewMemory, StreamView

KLAUS = "Klaus Mueller"


DIRECTIONS = {"east": (1, 0), "between": (0.5, 0.8660254), "north": (0, 1), "west": (-1, 0)}


class ByWord:
    """Two numbers a text, by its first word; cosines with `east` are 1, 0.5, 0 and -1."""

    name, size = "by word", 2

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        return np.array([DIRECTIONS.get(text.split(" ")[0], (0, 0)) for text in texts], np.float32)


def remember(*rows: tuple[str, int, int], kind: Kind = "observation") -> MemoryStream:
    """A stream of texts with their tick and importance."""
    stream = MemoryStream()
    for text, created, importance in rows:
        stream.add(NewMemory(kind, text), created, importance)
    return stream


def recall(view: StreamView, query: str = "east", tick: int = 0, **how: object) -> list[Recalled]:
    settings = how.pop("settings", PAPER)
    return Recall(Vectors(ByWord()), settings).recall(KLAUS, view, query, tick, **how)  # type: ignore[arg-type]


def ordinals(recalled: Sequence[Recalled]) -> list[int]:
    return [item.memory.ordinal for item in recalled]


def test_three_memories_score_what_a_hand_works_out() -> None:
    """Half-lives of an hour: recency 1/4, 1/2, 1 scales to 0, 1/3, 1; importance 2, 6, 10 to 0, 1/2, 1;
    relevance 1, 0.5, 0 to 1, 0.5, 0."""
    stream = remember(("east", 0, 2), ("between", HOUR, 6), ("north", 2 * HOUR, 10))
    found = recall(stream.view(), tick=2 * HOUR, settings=replace(PAPER, decay=0.5))
    assert [(r.memory.ordinal, r.score) for r in found] == [(3, 2.0), (2, 1.333333), (1, 1.0)]
    assert (found[1].recency, found[1].importance, found[1].relevance) == pytest.approx((1 / 3, 0.5, 0.5))


def test_the_weights_count_each_term() -> None:
    stream = remember(("east", 0, 2), ("between", HOUR, 6), ("north", 2 * HOUR, 10))
    settings = RecallSettings(recency=0.0, importance=0.5, relevance=3.0, decay=0.5)
    found = recall(stream.view(), tick=2 * HOUR, settings=settings)
    assert [(r.memory.ordinal, r.score) for r in found] == [(1, 3.0), (2, 1.75), (3, 0.5)]


def test_the_papers_decay_halves_after_138_hours() -> None:
    """Accessed 0, 138 and 276 hours ago: 1, 0.5007, 0.2507; scaled (0.5007 - 0.2507) / (1 - 0.2507) = 0.3337."""
    stream = remember(("north", 0, 5), ("north", 138 * HOUR, 5), ("north", 276 * HOUR, 5))
    found = recall(stream.view(), tick=276 * HOUR)
    assert [r.score for r in found] == pytest.approx([1.0, 0.3337, 0.0], abs=1e-4)


def test_recency_counts_from_the_last_access_not_from_creation() -> None:
    stream = remember(("north", 0, 5), ("north", HOUR, 5))
    stream.touch([1], 3 * HOUR)
    assert ordinals(recall(stream.view(), tick=3 * HOUR)) == [1, 2]


def test_equal_terms_contribute_nothing() -> None:
    found = recall(remember(("east", 0, 5), ("east", 0, 5)).view(), tick=HOUR)
    assert [(r.score, r.recency, r.importance, r.relevance) for r in found] == [(0, 0, 0, 0), (0, 0, 0, 0)]


def test_an_unequal_term_beside_equal_ones_decides_alone() -> None:
    found = recall(remember(("west", 0, 5), ("east", 0, 5), ("north", 0, 5)).view())
    assert [(r.memory.ordinal, r.score) for r in found] == [(2, 1.0), (3, 0.5), (1, 0.0)]


def test_one_memory_comes_to_mind_with_a_score_of_zero() -> None:
    found = recall(remember(("east", 0, 9)).view(), tick=5)
    assert [(r.memory.text, r.score) for r in found] == [("east", 0.0)]


def test_no_memory_gives_nothing() -> None:
    assert recall(MemoryStream().view()) == []
    assert recall(remember(("east", 0, 9)).view(), count=0) == []


def test_of_equal_scores_the_newer_memory_comes_first() -> None:
    view = remember(*[("east", 0, 5)] * 6).view()
    assert ordinals(recall(view)) == [6, 5, 4, 3, 2, 1]
    assert ordinals(recall(view, count=2)) == [6, 5]


def test_scores_that_differ_only_past_the_sixth_decimal_are_a_tie() -> None:
    scores = np.round(np.array([1.0000004, 1.0000001, 0.5]), 6)
    assert best_of(scores, 2).tolist() == [1, 0]


def test_a_query_of_nothing_leaves_relevance_out() -> None:
    found = recall(remember(("east", 0, 1), ("north", 0, 3)).view(), query="")
    assert [(r.memory.ordinal, r.score) for r in found] == [(2, 1.0), (1, 0.0)]


def test_superseded_and_hidden_memories_never_come_to_mind_nor_stretch_the_scale() -> None:
    stream = remember(("north", 0, 1), ("north", 0, 4), ("north", 0, 5), ("north", 0, 10))
    stream.superseded[1] = 3
    stream.hidden[4] = 7
    assert [(r.memory.ordinal, r.score) for r in recall(stream.view())] == [(3, 1.0), (2, 0.0)]


def test_a_later_rating_counts_instead_of_the_rules() -> None:
    stream = remember(("north", 0, 1), ("north", 0, 5))
    memory = Recall(Vectors(ByWord()))
    before = stream.view()
    stream.rated[1] = 9
    after = stream.view()
    assert ordinals(memory.recall(KLAUS, before, "east", 0)) == [2, 1]
    assert ordinals(memory.recall(KLAUS, after, "east", 0)) == [1, 2]
    assert ordinals(memory.recall(KLAUS, before, "east", 0)) == [2, 1]  # the older view still says what it said


def test_a_view_is_not_moved_by_what_is_remembered_after_it() -> None:
    stream = remember(("north", 0, 5), ("east", 0, 5))
    before = stream.view()
    stream.add(NewMemory("observation", "east"), 9, 10)
    stream.rated[3] = 8
    stream.touch([1], 9)
    memory = Recall(Vectors(ByWord()))
    assert ordinals(memory.recall(KLAUS, stream.view(), "east", 9)) == [3, 2, 1]
    assert ordinals(memory.recall(KLAUS, before, "east", 9)) == [2, 1]


def test_kinds_and_conditions_choose_the_candidates() -> None:
    stream = remember(("north", 0, 1), ("north", 0, 10), kind="plan")
    stream.add(NewMemory("reflection", "north"), 0, 3)
    stream.add(NewMemory("seed", "west"), 0, 6)
    view = stream.view()
    assert ordinals(recall(view, kinds={"plan"})) == [2, 1]
    assert ordinals(recall(view, kinds=("seed", "reflection"))) == [4, 3]
    assert ordinals(recall(view, where=lambda memory: memory.importance < 5)) == [3, 1]
    assert recall(view, kinds={"dialogue"}) == []


def test_a_budget_of_tokens_keeps_the_best_that_fit_in_order() -> None:
    """4 letters a token, begun ones count: 2, 3 and 1 tokens for 8, 9 and 4 letters."""
    stream = remember(("east " + "a" * 3, 0, 5), ("east " + "b" * 4, 0, 4), ("east", 0, 3))
    view = stream.view()
    assert ordinals(recall(view, tokens=6)) == [1, 2, 3]
    assert ordinals(recall(view, tokens=4)) == [1, 3]
    assert ordinals(recall(view, tokens=1)) == [3]
    assert recall(view, tokens=0) == []


def test_a_budget_is_taken_in_the_order_given() -> None:
    rows = [Memory(n, "seed", "x" * 8, 0, 1) for n in (3, 1, 2)]
    assert ordinals(within([Recalled(row, 0, 0, 0, 0) for row in rows], 4)) == [3, 1]


def test_scaling_brings_values_to_nought_and_one() -> None:
    assert scaled(np.array([2.0, 3.0, 6.0])).tolist() == [0.0, 0.25, 1.0]
    assert scaled(np.array([7.0, 7.0])).tolist() == [0.0, 0.0]


def test_what_comes_to_mind_does_not_depend_on_the_order_of_the_arithmetic() -> None:
    """Grid vectors multiply exactly: one row scores what it scores among a thousand, on any machine."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(1000, 256))
    rows = np.rint(rows / np.linalg.norm(rows, axis=1, keepdims=True) * 2048) / 2048
    single = rows.astype(np.float32)
    products = single @ single[7]
    assert (products == rows @ rows[7]).all()  # single precision loses nothing against double
    assert (products == single[:, ::-1] @ single[7, ::-1]).all()


def test_a_stream_read_from_a_file_is_a_new_stream() -> None:
    """The same person loaded again, with other rows: nothing cached of the first may show."""
    memory = Recall(Vectors(ByWord()))
    memory.recall(KLAUS, remember(("east", 0, 1), ("north", 0, 1)).view(), "east", 0)
    loaded = remember(("north", 0, 1), ("east", 0, 1))
    assert ordinals(memory.recall(KLAUS, loaded.view(), "east", 0)) == [2, 1]


def test_access_times_given_by_hand_are_read_as_they_are() -> None:
    rows = [Memory(1, "seed", "north", 0, 5), Memory(2, "seed", "north", 0, 5)]
    view = StreamView(rows, 2, array("q", [50, 10]), frozenset())
    assert ordinals(recall(view, tick=60)) == [1, 2]


def test_rows_that_concern_somebody_were_told_or_are_fresh_are_found_without_a_look_at_the_others() -> None:
    """A view may be older than what was read since."""
    rows = [
        Memory(1, "observation", "Bo Reed is singing", 10, 2, subjects=("Bo Reed",)),
        Memory(2, "dialogue", "Cy Reed has a dog", 20, 2, "was told by Bo Reed", subjects=("Cy Reed",)),
        Memory(3, "action", "Ada Hill is baking", 20, 2, "did"),
        Memory(4, "observation", "Cy Reed is running", 30, 2, subjects=("Cy Reed",)),
    ]
    accessed, recall = array("q", (10, 20, 20, 30)), Recall(Vectors(ByWord()))
    view = StreamView(rows, 4, accessed, frozenset())
    assert recall.concerning("Ada Hill", view, "Bo Reed").tolist() == [0, 1]
    assert recall.concerning("Ada Hill", view, "Cy Reed").tolist() == [1, 3]
    assert recall.concerning("Ada Hill", view, "Di Reed").tolist() == []
    assert recall.told("Ada Hill", view).tolist() == [1]
    assert recall.since(view, 20).tolist() == [1, 2, 3]
    earlier = StreamView(rows, 3, accessed[:3], frozenset({2}))
    assert recall.concerning("Ada Hill", earlier, "Cy Reed").tolist() == [1]
    assert recall.since(earlier, 20).tolist() == [1, 2]
    found = recall.recall("Ada Hill", earlier, "dog", 40, among=recall.since(earlier, 20))
    assert [r.memory.ordinal for r in found] == [3]
