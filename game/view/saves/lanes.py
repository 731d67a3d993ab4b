"""Where each branch and checkpoint stands in the drawn tree: rows from the latest down, a lane for each branch."""

from dataclasses import dataclass
from typing import Literal

from game.view.saves.history import History, Point

NEW = -1
"""The branch that the next save will begin."""
Sort = Literal["now", "point", "branch"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the tree."""

    sort: Sort
    branch: int
    point: Point | None = None

    @property
    def key(self) -> tuple[Sort, int]:
        """Names it for as long as it is there."""
        return self.sort, self.point.id if self.point else self.branch


@dataclass(frozen=True, slots=True)
class Lane:
    """The line of one branch."""

    number: int
    """Its column, from the left."""
    top: int
    bottom: int
    """Rows: its latest, and where it parted, or its first."""
    parent: int
    """The branch that it parted from, 0 for the first."""


class Lanes:
    """The tree, laid out."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.rows = _rows(history)
        self.lanes = _lanes(history, self.rows)
        self.width = 1 + max((lane.number for lane in self.lanes.values()), default=0)
        """How many columns there are."""
        self.heads = {lane.top: branch for branch, lane in self.lanes.items()}
        """The row at which the name of a branch is written."""

    def index(self, key: tuple[Sort, int]) -> int:
        """The row of a key, the first if it is gone."""
        return next((number for number, row in enumerate(self.rows) if row.key == key), 0)


def _rows(history: History) -> list[Row]:
    rows = []
    if history.standing:
        tip = history.tip(history.playing)
        goes_on = tip is not None and tip.id == history.standing
        rows.append(Row("now", history.playing if goes_on else NEW))
    empty = [twig for twig in history.twigs if not history.own(twig.id) and Row("now", twig.id) not in rows]
    for point in reversed(history.points):
        rows += [Row("branch", twig.id) for twig in empty if twig.parent == point.id]
        rows.append(Row("point", point.branch, point))
    return rows


def _lanes(history: History, rows: list[Row]) -> dict[int, Lane]:
    at = {row.point.id: number for number, row in enumerate(rows) if row.point}
    spans: dict[int, tuple[int, int, int]] = {}
    for branch in dict.fromkeys(row.branch for row in rows):
        own = [number for number, row in enumerate(rows) if row.branch == branch]
        parent = history.standing if branch == NEW else history.twig[branch].parent
        base = history.point.get(parent)
        spans[branch] = (own[0], at[parent], base.branch) if base else (own[0], own[-1], 0)
    lanes: dict[int, Lane] = {}
    for branch, (top, bottom, parent) in sorted(spans.items(), key=lambda item: (-item[1][1], item[0] == NEW, item[0])):
        taken = {lane.number for lane in lanes.values() if lane.top <= bottom and top <= lane.bottom}
        number = next(n for n in range(len(spans)) if n not in taken)
        lanes[branch] = Lane(number, top, bottom, parent)
    return lanes
