"""Retrieval: which memories come to mind (paper, section 4.1).

`score = 0.5 recency + 2 importance + 3 relevance`, each scaled to [0, 1] over the candidates: the weights of the
program that the paper's authors published. With the paper's own, all 1 (`PAPER`), two days of recency weigh as much
as all of relevance, and a line of the biography loses against any fresh talk with the same names in it: of what must
surface in 116 cases marked by reading, 47 % is among the first ten; with these it is 65 %, while ten seeds of two days
meet every goal of the paper's experiment with either (`python -m tests.benchmarks.retrieval`).

Exact over the whole stream: 10,000 memories in half a millisecond. Recall reads a copy and moves no access time;
whoever applies a thought does.
"""

from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from game.mind.settings import ActSettings
from game.mind.vectors import Vectors
from game.world.clock import HOUR
from game.world.memories import Kind, Memory, StreamView

Numbers = NDArray[np.float64]
Rows = NDArray[np.intp]

KINDS: tuple[Kind, ...] = get_args(Kind)
_TOLD_BY = "was told by "
_MADE_KNOWN = "the player"
LETTERS_PER_TOKEN = 4
"""A rough measure that holds for English under the common tokenizers."""


@dataclass(frozen=True, slots=True)
class RecallSettings:
    """The numbers of retrieval (section 4.1)."""

    recency: float = 0.5
    """Weight of the term [the authors' program; the paper: 1]."""
    importance: float = 2.0
    """Weight of the term [the authors' program; the paper: 1]."""
    relevance: float = 3.0
    """Weight of the term [the authors' program; the paper: 1]."""
    decay: float = 0.995
    """What recency is multiplied by each game hour since the last access [paper]; halves in about 138 hours."""
    acts: ActSettings = field(default_factory=ActSettings)
    """How much each act of mind takes in."""


PAPER = RecallSettings(recency=1.0, importance=1.0, relevance=1.0)
"""As the paper describes it: all weights 1. To live by it:
`measure --set recall.recency=1 --set recall.importance=1 --set recall.relevance=1`."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """A memory that came to mind and why: three terms scaled to [0, 1] over the candidates, and their weighted sum."""

    memory: Memory
    score: float
    recency: float
    importance: float
    relevance: float


@dataclass(slots=True)
class _Columns:
    """What scoring needs of one person's rows, as numbers; grows with the stream."""

    rows: Sequence[Memory]
    importance: "array[int]"
    kinds: "array[int]"
    rated: Numbers
    """Importance as re-rated, for the view of `length` rows and `ratings` ratings that was asked about last."""
    length: int = 0
    ratings: int = 0
    concerning: dict[str, "array[int]"] = field(default_factory=dict)
    """By subject, or name of who told it: the rows, oldest first."""
    told: "array[int]" = field(default_factory=lambda: array("q"))
    """The rows that somebody told, or that were made known by nobody in town, oldest first."""

    def read(self, row: Memory) -> None:
        """Take in the next row."""
        place = len(self.importance)
        self.importance.append(row.importance)
        self.kinds.append(KINDS.index(row.kind))
        teller = row.source.removeprefix(_TOLD_BY) if row.source.startswith(_TOLD_BY) else ""
        if teller or (row.source == _MADE_KNOWN and row.kind == "observation"):
            self.told.append(place)
        for name in {*row.subjects, teller} - {""}:
            self.concerning.setdefault(name, array("q")).append(place)


class Recall:
    """What an act of mind remembers with. Belongs to the thread that computes."""

    def __init__(self, vectors: Vectors, settings: RecallSettings = RecallSettings()) -> None:
        self.vectors = vectors
        self.settings = settings
        self._columns: dict[str, _Columns] = {}

    def recall(
        self,
        person: str,
        view: StreamView,
        query: str,
        tick: int,
        count: int = 30,
        *,
        tokens: int | None = None,
        kinds: Collection[Kind] | None = None,
        where: Callable[[Memory], bool] | None = None,
        among: Rows | None = None,
    ) -> list[Recalled]:
        """The `count` memories that score highest at a tick, best first.

        `kinds`, `where` and `among` choose the candidates, over which the terms are scaled; `where` looks at each
        row, so for a long life `among` (see `concerning`, `told` and `since`) is the better way. With a budget of
        `tokens`, each of the `count` is kept, in order, if it still fits."""
        columns = self._columns_of(person, view)
        rows = _candidates(columns, view, kinds, where, among)
        if not len(rows) or count < 1:
            return []
        best = self._score(person, view, query, tick, columns, rows, count)
        return best if tokens is None else within(best, tokens)

    def concerning(self, person: str, view: StreamView, name: str) -> Rows:
        """The rows that have somebody among their subjects, or that they told; oldest first."""
        return _upto(self._columns_of(person, view).concerning.get(name), view.length)

    def told(self, person: str, view: StreamView) -> Rows:
        """The rows that anybody told, or that were made known; oldest first."""
        return _upto(self._columns_of(person, view).told, view.length)

    def since(self, view: StreamView, tick: int) -> Rows:
        """The rows written at or after a tick; oldest first."""
        first = bisect_left(view.rows, tick, hi=view.length, key=lambda memory: memory.created)
        return np.arange(first, view.length)

    def _score(
        self, person: str, view: StreamView, query: str, tick: int, columns: _Columns, rows: Rows, count: int
    ) -> list[Recalled]:
        """The best of some rows."""
        use = self.settings
        accessed = np.frombuffer(view.accessed, np.int64)[rows]
        recency = scaled(use.decay ** (np.maximum(tick - accessed, 0) / HOUR))
        importance = scaled(columns.rated[rows])
        similar = self.vectors.matrix(person, view) @ self.vectors.query(person, query)
        relevance = scaled(similar[rows].astype(np.float64))
        total = use.recency * recency + use.importance * importance + use.relevance * relevance
        terms = np.stack([np.round(total, 6), recency, importance, relevance])  # rounded: two machines agree on ties
        best = best_of(terms[0], count)
        picked = zip(rows[best].tolist(), terms[:, best].T.tolist(), strict=True)
        return [Recalled(view.rows[int(row)], *parts) for row, parts in picked]

    def _columns_of(self, person: str, view: StreamView) -> _Columns:
        """The cached columns, brought to this view: a view may be older than the last one asked about."""
        columns = self._columns.get(person)
        if columns is None or columns.rows is not view.rows:
            columns = self._columns[person] = _Columns(view.rows, array("q"), array("b"), np.zeros(0))
        for row in view.rows[len(columns.importance) : view.length]:
            columns.read(row)
        if (columns.length, columns.ratings) != (view.length, len(view.rated)):
            columns.rated = _rated(columns, view)
            columns.length, columns.ratings = view.length, len(view.rated)
        return columns


def _rated(columns: _Columns, view: StreamView) -> Numbers:
    """The importance of each row of a view, a later rating before the rule's."""
    numbers = np.array(columns.importance[: view.length], np.float64)
    count = len(view.rated)
    ordinals, ratings = (np.fromiter(part, np.intp, count) for part in (view.rated.keys(), view.rated.values()))
    inside = ordinals <= view.length
    numbers[ordinals[inside] - 1] = ratings[inside]
    return numbers


def _candidates(
    columns: _Columns,
    view: StreamView,
    kinds: Collection[Kind] | None,
    where: Callable[[Memory], bool] | None,
    among: Rows | None,
) -> Rows:
    """Rows that may come to mind, oldest first: neither superseded nor hidden, of the kinds and sort asked for."""
    fits = np.ones(view.length, bool)
    if kinds is not None:
        numbers = np.array(columns.kinds[: view.length], np.int8)
        fits = np.isin(numbers, [KINDS.index(kind) for kind in kinds])
    gone = np.fromiter(view.unrecalled, np.intp, len(view.unrecalled))
    fits[gone[gone <= view.length] - 1] = False
    rows = np.flatnonzero(fits) if among is None else among[fits[among]]
    return rows if where is None else np.array([n for n in rows.tolist() if where(view.rows[n])], np.intp)


def _upto(rows: "array[int] | None", length: int) -> Rows:
    """Those of some rows that a view has."""
    found = np.array(rows or (), np.intp)
    return found[: int(np.searchsorted(found, length))]


def scaled(values: Numbers) -> Numbers:
    """Values brought to [0, 1]; zeros when all are equal."""
    low, high = values.min(), values.max()
    return (values - low) / (high - low) if high > low else np.zeros(len(values))


def best_of(scores: Numbers, count: int) -> Rows:
    """Positions of the highest scores, best first; of equal ones the later, which is the newer memory, first."""
    positions = np.arange(len(scores))
    if count < len(scores):
        positions = np.flatnonzero(scores >= np.partition(scores, -count)[-count])
    return positions[np.lexsort((-positions, -scores[positions]))][:count]


def within(recalled: Sequence[Recalled], tokens: int) -> list[Recalled]:
    """Those that fit a budget of tokens, taken in order; one that no longer fits is passed over."""
    kept, left = [], tokens
    for item in recalled:
        cost = -(-len(item.memory.text) // LETTERS_PER_TOKEN)
        if cost <= left:
            kept.append(item)
            left -= cost
    return kept
