"""Vectors of streams: what is embedded, what is cached, what is read back and what is written behind."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from game.mind.index import Entry, Found, MemoryIndexError, Place, Stored
from game.mind.vectors import Vectors, hash_of, masked, on_grid, with_room
from game.world.memories import MemoryStream, NewMemory, StreamView

MARIA = "Maria Lopez"


class Counting:
    """A vector from the letters of a text; remembers all it was asked for."""

    name, size = "counting", 4

    def __init__(self) -> None:
        self.asked: list[str] = []

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.asked += texts
        rows = np.array([[text.count(letter) for letter in "abcd"] for text in texts], np.float32).reshape(-1, 4)
        lengths = np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
        return np.asarray(rows / lengths, np.float32)


class Kept:
    """An index in memory: what it holds, and what was added."""

    def __init__(self, held: dict[Place, Stored] | None = None) -> None:
        self.held = held or {}
        self.added: list[Entry] = []
        self.near: list[Found] = []
        self.error, self.generation, self.broken = "", 0, False

    def read(self, person: str) -> dict[Place, Stored]:
        if self.broken:
            raise MemoryIndexError("no answer")
        return self.held

    def add(self, entries: Sequence[Entry]) -> None:
        self.added += entries

    def query(self, vector: NDArray[np.float32], n: int) -> list[Found]:
        return self.near[:n]


def stream_of(*texts: str) -> MemoryStream:
    stream = MemoryStream()
    for tick, text in enumerate(texts):
        stream.add(NewMemory("observation", text), tick, 3)
    return stream


def made(index: Kept | None = None) -> tuple[Vectors, Counting]:
    embedder = Counting()
    return Vectors(embedder, index), embedder  # type: ignore[arg-type]


def main(person: str, ordinal: int) -> str:
    return "main"


def test_the_owners_name_is_masked_and_nobody_elses() -> None:
    assert masked(MARIA, "Maria Lopez told Klaus Mueller that Maria's exam is near") == (
        "told Klaus Mueller that exam is near"
    )
    assert masked(MARIA, "What is Maria Lopez's relationship with Ana Lopez?") == "What is relationship with Ana Lopez?"
    assert masked(MARIA, "Mariana sings ave Maria") == "Mariana sings ave"


def test_a_text_of_nothing_but_the_name_stays() -> None:
    assert masked(MARIA, "Maria Lopez") == "Maria Lopez"
    assert masked(MARIA, "") == ""


def test_rows_and_questions_are_embedded_without_the_name() -> None:
    vectors, embedder = made()
    matrix = vectors.matrix(MARIA, stream_of("Maria Lopez: b", "aab").view())
    assert embedder.asked == [": b", "aab"]
    assert matrix[0].tolist() == [0, 1, 0, 0]
    assert matrix[1].tolist() == [1832 / 2048, 916 / 2048, 0, 0]  # (2, 1) / sqrt(5) on the grid
    assert vectors.query(MARIA, "Maria c").tolist() == [0, 0, 1, 0]


def test_only_rows_not_seen_before_are_embedded() -> None:
    vectors, embedder = made()
    stream = stream_of("a", "b")
    vectors.matrix(MARIA, stream.view())
    before = stream.view()
    stream.add(NewMemory("seed", "c"), 9, 1)
    assert vectors.matrix(MARIA, stream.view()).shape == (3, 4)
    assert vectors.matrix(MARIA, before).shape == (2, 4)
    assert embedder.asked == ["a", "b", "c"]


def test_a_long_stream_keeps_every_row_while_its_array_grows() -> None:
    vectors, _ = made()
    stream = stream_of(*["a"] * 70)
    assert vectors.matrix(MARIA, stream.view()).sum(axis=0).tolist() == [70, 0, 0, 0]
    for _ in range(200):
        stream.add(NewMemory("seed", "b"), 1, 1)
    assert vectors.matrix(MARIA, stream.view()).sum(axis=0).tolist() == [70, 200, 0, 0]


def test_no_memories_give_no_rows() -> None:
    assert made()[0].matrix(MARIA, MemoryStream().view()).shape == (0, 4)


def test_other_rows_for_the_same_person_start_afresh() -> None:
    vectors, _ = made()
    vectors.matrix(MARIA, stream_of("a", "b").view())
    assert vectors.matrix(MARIA, stream_of("c").view()).tolist() == [[0, 0, 1, 0]]


def test_a_frame_may_be_drawn_between_batches() -> None:
    drawn: list[int] = []
    vectors = Vectors(Counting(), breathe=lambda: drawn.append(1))
    vectors.matrix(MARIA, stream_of(*["a"] * 130).view())
    assert len(drawn) == 3  # 64 + 64 + 2


def test_vectors_are_read_from_the_index_if_the_text_is_the_same() -> None:
    """The stored vector is deliberately another one than the text's, to see where it came from."""
    stored = Stored(hash_of("a"), np.array([0, 0, 0, 1], np.float32))
    vectors, embedder = made(Kept({Place("main", 1): stored}))
    assert vectors.matrix(MARIA, stream_of("a", "b").view()).tolist() == [[0, 0, 0, 1], [0, 1, 0, 0]]
    assert embedder.asked == ["b"]


def test_a_changed_text_is_embedded_again_and_replaces_its_entry() -> None:
    index = Kept({Place("main", 1): Stored(hash_of("old words"), np.array([0, 0, 0, 1], np.float32))})
    vectors, embedder = made(index)
    assert vectors.matrix(MARIA, stream_of("a").view()).tolist() == [[1, 0, 0, 0]]
    assert vectors.flush({MARIA: 1}, main) == 1
    assert embedder.asked == ["a"]
    assert [(entry.id, entry.text_hash) for entry in index.added] == [("Maria Lopez/main/1", hash_of("a"))]


def test_a_rounding_error_of_the_index_leaves_no_trace() -> None:
    exact = on_grid(np.array([0.8, 0.6, 0, 0], np.float32))
    stored = Stored(hash_of("x"), exact + np.float32(3e-7))
    assert (made(Kept({Place("main", 1): stored}))[0].matrix(MARIA, stream_of("x").view())[0] == exact).all()


def test_an_index_that_does_not_answer_is_done_without() -> None:
    index = Kept()
    index.broken = True
    assert made(index)[0].matrix(MARIA, stream_of("a").view()).tolist() == [[1, 0, 0, 0]]


def test_only_committed_rows_are_written_behind() -> None:
    index = Kept()
    vectors, _ = made(index)
    vectors.matrix(MARIA, stream_of("a", "b", "c").view())
    assert vectors.unsaved(MARIA) == range(1, 4)
    assert vectors.flush({MARIA: 2, "Somebody Else": 5}, main) == 2
    assert vectors.unsaved(MARIA) == range(3, 4)
    assert vectors.flush({MARIA: 2}, main) == 0
    assert vectors.flush({MARIA: 9}, main) == 1
    assert [entry.ordinal for entry in index.added] == [1, 2, 3]
    last = index.added[2]
    assert (last.person, last.branch, last.kind, last.created, last.vector.tolist()) == (
        (MARIA, "main", "observation", 2, [0, 0, 1, 0])
    )


def test_a_flush_looks_at_no_more_rows_than_it_is_allowed() -> None:
    index = Kept()
    vectors, _ = made(index)
    for person in (MARIA, "Klaus Mueller"):
        vectors.matrix(person, stream_of(*["a"] * 5).view())
    upto = {MARIA: 5, "Klaus Mueller": 5}
    assert [vectors.flush(upto, main, most=4) for _ in range(4)] == [4, 4, 2, 0]
    assert [entry.ordinal for entry in index.added] == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]


def test_rows_that_the_index_holds_for_this_branch_are_not_written_again() -> None:
    vector = np.array([1, 0, 0, 0], np.float32)
    index = Kept({Place("main", 1): Stored(hash_of("a"), vector), Place("other", 2): Stored(hash_of("a"), vector)})
    vectors, embedder = made(index)
    vectors.matrix(MARIA, stream_of("a", "a").view())
    vectors.flush({MARIA: 2}, main)
    assert embedder.asked == []
    assert [entry.id for entry in index.added] == ["Maria Lopez/main/2"]


def test_the_branch_that_made_a_memory_is_part_of_its_entry() -> None:
    index = Kept()
    vectors, _ = made(index)
    vectors.matrix(MARIA, stream_of("a", "b").view())
    vectors.flush({MARIA: 2}, lambda person, ordinal: "trunk" if ordinal < 2 else "what if")
    assert [entry.id for entry in index.added] == ["Maria Lopez/trunk/1", "Maria Lopez/what if/2"]


def test_an_index_begun_anew_gets_everything_again() -> None:
    index = Kept()
    vectors, _ = made(index)
    vectors.matrix(MARIA, stream_of("a", "b").view())
    vectors.flush({MARIA: 2}, main)
    index.added, index.generation = [], 1
    assert vectors.unsaved(MARIA) == range(1, 3)
    vectors.flush({MARIA: 2}, main)
    assert [entry.ordinal for entry in index.added] == [1, 2]


def test_without_an_index_nothing_waits_to_be_saved() -> None:
    vectors, _ = made()
    vectors.matrix(MARIA, stream_of("a").view())
    assert vectors.unsaved(MARIA) == range(0)
    assert vectors.flush({MARIA: 1}, main) == 0
    assert vectors.search("a", 3, lambda found: True) == []


def test_what_was_forgotten_is_embedded_again() -> None:
    vectors, embedder = made()
    view = stream_of("a").view()
    vectors.matrix(MARIA, view)
    vectors.forget()
    vectors.matrix(MARIA, view)
    assert embedder.asked == ["a", "a"]


def test_a_search_goes_on_until_enough_of_this_branch_is_found() -> None:
    index = Kept()
    index.near = [Found(MARIA, "other" if n < 6 else "main", n, "", 1 - n / 10) for n in range(9)]
    vectors, _ = made(index)
    found = vectors.search("a", 2, lambda entry: entry.branch == "main")
    assert [entry.ordinal for entry in found] == [6, 7]
    assert [e.ordinal for e in vectors.search("a", 5, lambda entry: entry.branch == "main")] == [6, 7, 8]
    assert vectors.search("", 2, lambda entry: True) == []


def test_the_hash_is_of_the_text_and_survives_odd_letters() -> None:
    assert hash_of("a") == hash_of("a") != hash_of("b")
    assert len(hash_of("\ud800")) == 32


def test_an_array_grows_by_doubling() -> None:
    array = np.arange(6, dtype=np.float32).reshape(3, 2)
    assert with_room(array, 3) is array
    grown = with_room(array, 4)
    assert grown.shape == (6, 2) and (grown[:3] == array).all()
    assert with_room(array, 50).shape == (50, 2)


def test_a_view_of_rows_copied_elsewhere_gives_the_same_vectors() -> None:
    vectors, _ = made()
    view: StreamView = stream_of("a", "bb").view()
    first = vectors.matrix(MARIA, view).copy()
    assert (vectors.matrix(MARIA, replace(view, rows=list(view.rows))) == first).all()


def test_grid_values_are_multiples_of_one_in_2048() -> None:
    assert on_grid(np.array([0.6, -1.0, 1 / 4096], np.float32)).tolist() == pytest.approx([1229 / 2048, -1.0, 0.0])
