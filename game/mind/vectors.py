"""Vectors of what people remember, cached a person: read from the index or embedded, and written behind into it.

**The owner's name is masked.** In one person's stream nearly every sentence holds that person's name, so that plain
cosine similarity mostly measures the name. Measured with the embedded embedder on 115 memories of three people and
42 questions with marked answers (`tests/benchmarks/bench_recall.py`; how high the first right memory ranks, as mean
of 1 / rank, and the share of right memories among the best five):

    as written                           0.660    0.517
    mean vector of the stream removed    0.717    0.617
    owner's name masked                  0.793    0.731
    both                                 0.791    0.738
    masked, and `What ... ?` dropped     0.809    0.742   <- used

Many questions begin with `What` and end with `?`, as no memory does but lines of talk: without the two, what the
question is about counts for more. `tests/benchmarks/retrieval.py` finds the same in streams that the game wrote.

**Vectors lie on a grid** of 1/2048. Products of such numbers are multiples of 2**-22, so sums of them below 4 are
exact in single precision whatever their order: relevance is the same number on every machine, for every length of
stream, and for a vector that came back from the index with a rounding error. It costs a cosine about 0.0002.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from game.mind.index import Entry, Found, Index, MemoryIndexError, Place
from game.world.memories import Memory, StreamView

Floats = NDArray[np.float32]

GRID = np.float32(2048)
BATCH = 64
"""Texts in one call of the embedder: about 1 ms of work."""


class Embeds(Protocol):
    """What is needed of an embedder (`game.llm.embedder.Embedder` has the words)."""

    name: str
    size: int

    def embed(self, texts: Sequence[str]) -> Floats:
        """One row of length 1 a text, zeros for an empty one."""
        ...


class Places(Protocol):
    """Says which branch made a memory."""

    def __call__(self, person: str, ordinal: int) -> str:
        """The branch that made this memory of this person."""
        ...


@dataclass(slots=True)
class _Shelf:
    """The vectors of one person, a row a memory; `count` rows are filled and never change again."""

    rows: Sequence[Memory]
    array: Floats
    generation: int
    hashes: list[str] = field(default_factory=list)
    count: int = 0
    saved: int = 0
    """Rows from the first on that were handed to the index or found in it."""
    held: dict[Place, str] = field(default_factory=dict)
    """What the index held at the first use: the hash of each text."""
    known: dict[str, Floats] = field(default_factory=dict)
    """Vectors that the index held, by the hash of the text."""


def _at_once() -> None:
    """Nobody to wait for."""


class Vectors:
    """Vectors for the rows of streams. `matrix` and `query` belong to the thread that computes; `unsaved` and
    `flush` may be called from another, since rows only ever grow."""

    def __init__(self, embedder: Embeds, index: Index | None = None, breathe: Callable[[], None] = _at_once) -> None:
        """`breathe` is called between batches of embedding, to let a frame be drawn."""
        self._embedder = embedder
        self._index = index
        self._breathe = breathe
        self._shelves: dict[str, _Shelf] = {}

    def matrix(self, person: str, view: StreamView) -> Floats:
        """The vectors of the first `view.length` rows; embeds those that are not cached. Not to be written to."""
        shelf = self._shelves.get(person)
        if shelf is None or shelf.rows is not view.rows:  # another list of rows: another town, or loaded again
            shelf = self._shelves[person] = self._new_shelf(person, view)
        while shelf.count < view.length:
            self._extend(shelf, person, view.rows[shelf.count : min(view.length, shelf.count + BATCH)])
        shelf.known.clear()  # all rows there were at the first use have their vectors now
        return shelf.array[: view.length]

    def query(self, person: str, text: str) -> Floats:
        """The vector of a question to the memory of a person."""
        return self._one(question(person, text))

    def search(self, text: str, n: int, keep: Callable[[Found], bool]) -> list[Found]:
        """The `n` memories of the whole town nearest in meaning, of those that `keep` lets pass (it knows which
        branches and ordinals the present one has). Blocks for a moment; raises MemoryIndexError."""
        vector = self._one(text)
        if self._index is None or not vector.any():
            return []
        asked = found = n
        kept: list[Found] = []
        while found == asked and len(kept) < n:  # until enough are kept, or nothing more is there
            asked *= 2
            answer = self._index.query(vector, asked)
            found, kept = len(answer), [entry for entry in answer if keep(entry)]
        return kept[:n]

    def unsaved(self, person: str) -> range:
        """Ordinals that have a vector and were not handed to the index so far."""
        shelf = self._shelves.get(person)
        if shelf is None or self._index is None:
            return range(0)
        saved = shelf.saved if shelf.generation == self._index.generation else 0
        return range(saved + 1, shelf.count + 1)

    def flush(self, upto: Mapping[str, int], branch_of: Places, most: int = 500) -> int:
        """Hand rows to the index whose memories are committed: those up to an ordinal, a person.

        Looks at no more than `most` rows, so that it never costs a frame more than a millisecond or two; returns
        how many, 0 once nothing is left to do. The index writes them on its own time."""
        left = most
        for person, last in upto.items():
            ordinals = self.unsaved(person)
            ordinals = ordinals[: max(0, min(left, last - ordinals.start + 1))]
            if ordinals and self._index is not None and not self._index.error:
                self._hand_over(self._index, person, ordinals, branch_of)
                left -= len(ordinals)
        return most - left

    def forget(self) -> None:
        """Drop all that is cached: after loading, or when the present branch changed."""
        self._shelves.clear()

    def _one(self, text: str) -> Floats:
        vector: Floats = on_grid(self._embedder.embed([text]))[0]
        return vector

    def _hand_over(self, index: Index, person: str, ordinals: range, branch_of: Places) -> None:
        shelf = self._shelves[person]
        if shelf.generation != index.generation:
            shelf.generation, shelf.held = index.generation, {}
        array, entries = shelf.array, []
        for ordinal in ordinals:
            place, text_hash = Place(branch_of(person, ordinal), ordinal), shelf.hashes[ordinal - 1]
            if shelf.held.get(place) != text_hash:
                row = shelf.rows[ordinal - 1]
                vector = array[ordinal - 1]
                entries.append(Entry(person, place.branch, ordinal, text_hash, row.kind, row.created, vector))
        index.add(entries)
        shelf.saved = ordinals.stop - 1

    def _new_shelf(self, person: str, view: StreamView) -> _Shelf:
        """An empty shelf, with what the index holds of this person at hand."""
        shelf = _Shelf(view.rows, np.zeros((max(BATCH, view.length), self._embedder.size), np.float32), 0)
        if self._index is None:
            return shelf
        shelf.generation = self._index.generation
        try:
            held = self._index.read(person)
        except MemoryIndexError:  # the index has said so itself; embedding again gives the same vectors
            return shelf
        for place, stored in held.items():
            shelf.held[place] = stored.text_hash
            shelf.known[stored.text_hash] = stored.vector
        return shelf

    def _extend(self, shelf: _Shelf, person: str, rows: Sequence[Memory]) -> None:
        """Fill the rows of one batch: known vectors by the hash of what they were made from, others embedded."""
        texts = [masked(person, row.text) for row in rows]
        hashes = [hash_of(text) for text in texts]
        vectors = np.zeros((len(rows), self._embedder.size), np.float32)
        fresh = [n for n, text_hash in enumerate(hashes) if text_hash not in shelf.known]
        for n, text_hash in enumerate(hashes):
            vectors[n] = shelf.known.get(text_hash, 0)
        if fresh:
            vectors[fresh] = self._embedder.embed([texts[n] for n in fresh])
            self._breathe()
        count = shelf.count + len(rows)
        shelf.array = with_room(shelf.array, count)
        shelf.array[shelf.count : count] = on_grid(vectors)
        shelf.hashes += hashes
        shelf.count = count  # last: another thread may be reading what is below it


def masked(person: str, text: str) -> str:
    """A text without its owner's full and first name; a text of nothing else stays as it is."""
    return " ".join(_name(person).sub(" ", text).split()) or text


def question(person: str, text: str) -> str:
    """A question as memories are compared with it: masked like them, and without the marks of a question."""
    return masked(person, text.removeprefix("What ").rstrip("?")) or text


@lru_cache(maxsize=4096)
def _name(person: str) -> re.Pattern[str]:
    first = person.split(" ")[0]
    return re.compile(rf"\b(?:{re.escape(person)}|{re.escape(first)})\b(?:['’]s\b)?")


def hash_of(text: str) -> str:
    """What tells in the index whether a vector was made from this text."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=16).hexdigest()


def on_grid(vectors: Floats) -> Floats:
    """Vectors rounded to multiples of 1/2048 (see above)."""
    rounded: Floats = np.rint(vectors * GRID) / GRID
    return rounded


def with_room(array: Floats, count: int) -> Floats:
    """An array of at least `count` rows that begins with the rows given, doubled if it has to grow."""
    if len(array) >= count:
        return array
    larger = np.zeros((max(count, 2 * len(array)), *array.shape[1:]), array.dtype)
    larger[: len(array)] = array
    return larger
