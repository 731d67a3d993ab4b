"""What the window knows of a town's past: its branches and checkpoints, two of them compared, a replay. Plain facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Literal

Kind = Literal["start", "manual", "auto", "quit", "before"]


@dataclass(frozen=True, slots=True)
class Point:
    """A checkpoint."""

    id: int
    branch: int
    tick: int
    moment: datetime
    """Game time."""
    kind: str
    """One of `Kind`."""
    note: str
    saved: str
    """Wall time, in words."""
    memories: int
    """Of everybody together."""
    talks: int
    """That had ended."""


@dataclass(frozen=True, slots=True)
class Twig:
    """A branch."""

    id: int
    name: str
    parent: int
    """The checkpoint that it goes on from; 0 for the first branch."""


@dataclass(frozen=True)
class History:
    """All that is kept of a town."""

    twigs: tuple[Twig, ...]
    points: tuple[Point, ...]
    """The oldest first."""
    playing: int = 0
    """The branch in play; it is not among the twigs until it is saved."""
    standing: int = 0
    """The checkpoint that play goes on from; 0 where the town is only looked at."""
    unsaved: int = 0
    """Ticks played since the last save."""
    acts: int = 0
    """What the player did since then while the clock stood, which is not saved either."""
    exports: str = ""
    """The folder into which files are written that are to be sent."""

    @cached_property
    def point(self) -> Mapping[int, Point]:
        """Checkpoints by id."""
        return {point.id: point for point in self.points}

    @cached_property
    def twig(self) -> Mapping[int, Twig]:
        """Branches by id."""
        return {twig.id: twig for twig in self.twigs}

    def own(self, branch: int) -> list[Point]:
        """The checkpoints of a branch, the oldest first."""
        return [point for point in self.points if point.branch == branch]

    def tip(self, branch: int) -> Point | None:
        """Where a branch ends: its last checkpoint, or the one that it goes on from."""
        own = self.own(branch)
        return own[-1] if own else self.point.get(self.twig[branch].parent) if branch in self.twig else None

    @cached_property
    def _before(self) -> Mapping[int, Point | None]:
        last: dict[int, Point] = {}
        found: dict[int, Point | None] = {}
        for point in self.points:
            twig = self.twig.get(point.branch)
            found[point.id] = last.get(point.branch) or (self.point.get(twig.parent) if twig else None)
            last[point.branch] = point
        return found

    def before(self, point: Point) -> Point | None:
        """The checkpoint before: of the same branch, or the one that the branch goes on from."""
        return self._before[point.id]

    def grown(self, point: Point) -> tuple[int, int]:
        """Memories and talks that came since the checkpoint before."""
        before = self.before(point)
        if before is None:
            return 0, 0
        return max(0, point.memories - before.memories), max(0, point.talks - before.talks)

    @cached_property
    def held(self) -> frozenset[int]:
        """Checkpoints on which branches, or play, rest: they stay whatever is deleted."""
        return frozenset({twig.parent for twig in self.twigs} | {self.standing}) - {0}

    def shared(self, branch: int) -> list[Point]:
        """What of a branch others, or play, rest on: all that led to where the last of them parts."""
        own = self.own(branch)
        last = max((number for number, point in enumerate(own, start=1) if point.id in self.held), default=0)
        return own[:last]

    def lost(self, branch: int) -> "Loss":
        """What deleting a branch takes away."""
        own, shared = self.own(branch), self.shared(branch)
        gone = own[len(shared) :]
        if not gone:
            return Loss(0)
        tip = own[-1]
        kept = shared[-1] if shared else self.before(own[0])
        if kept is None:
            return Loss(len(gone), tip.tick, tip.memories, tip.talks)
        return Loss(len(gone), tip.tick - kept.tick, tip.memories - kept.memories, tip.talks - kept.talks)


@dataclass(frozen=True, slots=True)
class Loss:
    """What goes with a branch, besides what others rest on."""

    checkpoints: int
    ticks: int = 0
    """Of play that can never be seen again."""
    memories: int = 0
    talks: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """One of two that are compared: a checkpoint, the end of a branch, or with neither the present."""

    name: str
    checkpoint: int = 0
    branch: int = 0


@dataclass(frozen=True, slots=True)
class Differs:
    """One thing that is so in one, and otherwise in the other."""

    people: tuple[str, ...]
    moment: datetime
    one: str
    other: str
    sentence: str
    """Both in one."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What is different between two."""

    names: tuple[str, str]
    parted: datetime | None
    """None if nothing is different."""
    until: datetime
    groups: tuple[tuple[str, tuple[Differs, ...]], ...]
    """By kind, with a heading."""
    left_out: int
    level: bool
    soon: str = ""
    """What is to be said if both were hardly played since."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth finding in a replay."""

    tick: int
    kind: Literal["talk", "reflection", "player"]
    people: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Replayed:
    """A replay as it stands."""

    branch: str
    """Its name."""
    first: int
    last: int
    tick: int
    start: datetime
    """Game time of tick 0."""
    marks: tuple[Mark, ...] = ()
    """By tick."""
    recorded: tuple[tuple[int, int], ...] = ()
    """Where every moment is known; between them one goes from checkpoint to checkpoint."""
    ready: bool = True
    """Whether it is open already."""
    busy: bool = False
    """Whether another moment is being found."""

    def beside(self, direction: int) -> Mark | None:
        """The next mark (1), or the one before (-1)."""
        if direction > 0:
            return next((mark for mark in self.marks if mark.tick > self.tick), None)
        return next((mark for mark in reversed(self.marks) if mark.tick < self.tick), None)
