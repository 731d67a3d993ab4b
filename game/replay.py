"""Watching again what was played: any stretch of a branch, without any question asked, and branching off from it.

    replay = Replay(file, find_town, branch)    the file in play (saved just before), or one that is only looked at
    first, last = replay.span()                 ticks; a slider goes from the one to the other
    replay.marks()                              talks, reflections and the player's acts, by tick, for its scale
    world = replay.seek(tick)                   the town at a moment; draw it, never change it
    replay.step()                               one tick on; False at the end of what was played
    replay.branch_here("had she stayed")        the first checkpoint of a new branch; load it to play on from there

`Replay.world` is a world beside the one in play: nothing here touches that, or any checkpoint. What is not saved yet
is not there: save first, then open the replay. Thoughts that ticks raise are not asked; `world.in_flight` still tells
who is thinking. `world.log` begins empty wherever one has sought to. All of it belongs to one thread.

With 25 people a step takes a quarter of a millisecond, so a game hour forward takes 0.1 s. Back goes to the last half
hour that is kept in memory, or else to the checkpoint before, and on from there. With 10,000 memories each it takes
0.4 s an hour, and a checkpoint that is not in memory yet 1.5 s.

Where a file has no record, as from before replays were kept, `step` goes from checkpoint to checkpoint. Where what is
played again arrives at a checkpoint and differs from it, as after a change of the map, the checkpoint counts.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from game.errors import GameError, InputError, SaveError
from game.saves.keyframes import Keyframe, Keyframes
from game.saves.line import Line, line_of
from game.saves.marks import Mark, read_marks
from game.saves.played import Stretch, read_stretch
from game.saves.reading import Checkpoint
from game.saves.state import snapshot
from game.saves.town_file import TownFile, down_of
from game.saves.writing import Down
from game.towns.acts import moment_of
from game.world.answers import apply_all
from game.world.clock import DAY, HOUR
from game.world.people import Person
from game.world.places import Town
from game.world.tick import tick as let_pass
from game.world.world import World

FindTown = Callable[[list[Person]], Town]
"""Gives the geography for the people of a save, as for `TownFile.load`."""
_KEEP_EVERY = HOUR // 2
"""Ticks between two moments that are kept in memory."""
_WORTH_A_FRAME, _WORTH_A_LOAD = HOUR // 3, HOUR
"""Ticks that are rather played than that a moment is taken from memory, or a checkpoint read."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where in the line of play a world is."""

    number: int
    """Index of the stretch that it is in, or that comes next."""
    inside: bool
    base: Checkpoint
    """The checkpoint that it was played from."""
    down: Down
    """What the file holds of that."""


class Replay:
    """A branch being watched again; it begins at the first moment of the town."""

    def __init__(
        self, file: TownFile, find_town: FindTown, branch: int | None = None, breathe: Callable[[], None] | None = None
    ) -> None:
        """The branch that was played last if none is named (`file.tree.find` knows them); `breathe` is called before
        each tick of a search. Raises `SaveError`."""
        self._file, self._find_town, self._breathe = file, find_town, breathe or (lambda: None)
        self._town: Town | None = None
        with file.reading() as connection:
            self._line: Line = line_of(connection, branch)
        self._frames: Keyframes[_Place] = Keyframes()
        self._stretch: Stretch | None = None
        self._number = 0
        self.world: World
        """The town as it is shown."""
        self._load(self._line.checkpoints[0])

    @property
    def branch(self) -> int:
        """The branch that is watched."""
        return self._line.branch

    def span(self) -> tuple[int, int]:
        """The first and the last tick that can be watched."""
        return self._line.checkpoints[0].tick, self._line.checkpoints[-1].tick

    def recorded(self) -> list[tuple[int, int]]:
        """The parts of the span that were recorded; between them one goes from checkpoint to checkpoint."""
        joined: list[tuple[int, int]] = []
        for row in self._line.rows[self._line.row_after(self._line.checkpoints[0]) :]:
            if joined and joined[-1][1] == row.first:
                joined[-1] = (joined[-1][0], row.last)
            else:
                joined.append((row.first, row.last))
        return [(first, last) for first, last in joined if last > first]

    def marks(self) -> list[Mark]:
        """Talks, sittings of reflection and acts of the player in the span, by tick. Raises `SaveError`."""
        with self._file.reading() as connection:
            found = read_marks(connection, self._line.lineage)
        return [mark for mark in found if mark.tick >= self.span()[0]]

    def tick_of(self, words: str, entry: str) -> int:
        """The tick of `day 2 17:00` or `2023-02-14T17:00`. Raises `InputError` naming the entry if it is not played."""
        clock, (first, last) = self.world.clock, self.span()
        tick = clock.tick_of(moment_of(entry, words, clock.start, "the moment"))
        if not first <= tick <= last:
            played = f"{clock.at(first):%Y-%m-%d %H:%M} to {clock.at(last):%Y-%m-%d %H:%M}"
            raise InputError(f"{entry}: {words} is outside of what was played, from {played}")
        return tick

    def seek(self, tick: int) -> World:
        """The town as it was once a tick had passed and its answers were there, at the nearest end of the span for one
        outside, and at the checkpoint before where nothing was recorded. Raises `SaveError`."""
        first, last = self.span()
        tick = max(first, min(tick, last))
        self._approach(tick)
        while self.world.tick < tick and self._may_go_on_to(tick):
            self._breathe()
            self.step()
        return self.world

    def part(self) -> None:
        """Go on with a copy of the world: the one before can be looked at while this one is somewhere else."""
        self._restore(Keyframe.of(self.world, self._place()))

    @property
    def leaps(self) -> bool:
        """Whether the next step reads a checkpoint, which takes longer than a tick."""
        return self._stretch is None

    def step(self) -> bool:
        """One tick on, or to the next checkpoint where nothing was recorded; False at the end. Raises `SaveError`."""
        if self._stretch is None:
            return self._leap()
        with self._fitting():
            tick = self.world.tick + 1
            self._apply(tick, before=True)
            let_pass(self.world)
            self._apply(tick, before=False)
        self._settle()
        if self.world.tick % _KEEP_EVERY == 0:
            self._frames.keep(self.world, self._place())
        return True

    def branch_here(self, name: str = "") -> int:
        """Begin a branch with this moment as its first checkpoint, the file being in play; the checkpoint's id.

        Load it to play on from there. Raises `SaveError` if it cannot be written.
        """
        down = replace(self._down, whole_day=self.world.tick // DAY)
        return self._file.save_branch(name, self._base.id, self.world, down, self._since_base())

    # -- where we are -----------------------------------------------------------------------------------------

    def _place(self) -> _Place:
        return _Place(self._number, self._stretch is not None, self._base, self._down)

    def _approach(self, tick: int) -> None:
        """Go to the moment from which a tick is reached soonest: this one, one in memory, or a checkpoint."""
        here = self.world.tick if self.world.tick <= tick else -DAY
        frame, checkpoint = self._frames.at_or_before(tick), self._line.at_or_before(tick)
        near = max(here, frame.tick if frame else -DAY)
        if checkpoint.tick - near > _WORTH_A_LOAD or near < self.span()[0]:
            self._load(checkpoint)
        elif frame and frame.tick - here > _WORTH_A_FRAME:
            self._restore(frame)

    def _may_go_on_to(self, tick: int) -> bool:
        after = self._line.after(self.world.tick)
        return self._stretch is not None or (after is not None and after.tick <= tick)

    def _leap(self) -> bool:
        checkpoint = self._line.after(self.world.tick)
        if checkpoint is not None:
            self._load(checkpoint)
        return checkpoint is not None

    def _load(self, checkpoint: Checkpoint) -> None:
        """Stand at a checkpoint, and enter what was played after it."""
        self._read(checkpoint)
        self._settle()
        self._frames.keep(self.world, self._place())

    def _read(self, checkpoint: Checkpoint) -> None:
        self._show(self._file.look_at(self._geography, checkpoint.id))
        self._base, self._down = checkpoint, down_of(self.world)
        self._number, self._stretch = self._line.row_after(checkpoint), None

    def _restore(self, frame: Keyframe[_Place]) -> None:
        assert self._town is not None
        place = frame.place
        self._show(frame.world(self._town))
        self._number, self._base, self._down = place.number, place.base, place.down
        self._stretch = self._read_stretch() if place.inside else None

    def _show(self, world: World) -> None:
        """A world of the same town: the ways through it are known already."""
        if self._town is not None and hasattr(self, "world"):
            world.grid = self.world.grid
        self.world = world

    def _geography(self, people: list[Person]) -> Town:
        self._town = self._town or self._find_town(people)
        return self._town

    # -- what was played --------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Leave the stretches that end at this tick, and enter those that begin."""
        while True:
            if self._stretch is not None:
                if self.world.tick < self._stretch.last:
                    return
                self._leave()
            if self._number == len(self._line.rows) or self._line.rows[self._number].first != self.world.tick:
                return
            self._stretch = self._read_stretch()
            with self._fitting():
                self._stretch.enter(self.world)
                self._apply(self.world.tick, before=False)

    def _leave(self) -> None:
        """A stretch is over; where it was saved there is a checkpoint to compare with."""
        checkpoint = self._line.arrives(self._number)
        self._number, self._stretch = self._number + 1, None
        if checkpoint is None:
            return
        shot = snapshot(self.world)
        lengths = {name: copy.length for name, copy in shot.streams.items()}
        if hashlib.sha256(shot.state).hexdigest() == checkpoint.sha256 and lengths == checkpoint.lengths:
            self._base = checkpoint
            self._down = Down({name: copy.beside for name, copy in shot.streams.items()}, shot.talk_count)
        else:
            self._read(checkpoint)

    def _read_stretch(self) -> Stretch:
        with self._file.reading() as connection:
            return read_stretch(connection, self._line.rows[self._number])

    def _apply(self, tick: int, before: bool) -> None:
        assert self._stretch is not None
        for step in self._stretch.at(tick, before):
            apply_all(self.world, step.commands)

    def _since_base(self) -> tuple[Stretch, ...]:
        """What was played from the checkpoint before up to here."""
        with self._file.reading() as connection:
            rows = self._line.rows[self._line.row_after(self._base) : self._number]
            whole = [read_stretch(connection, row) for row in rows]
        return (*whole, *([self._stretch.upto(self.world.tick)] if self._stretch else []))

    @contextmanager
    def _fitting(self) -> Iterator[None]:
        """A file may be a stranger's: whatever goes wrong with what was played in it is said in one sentence."""
        try:
            yield
        except GameError:
            raise
        except Exception as error:
            when = f"{self.world.clock.now:%Y-%m-%d %H:%M}"
            raise SaveError(f"{self._file.path}: what was played at {when} does not fit this town") from error


def branch_at(file: TownFile, find_town: FindTown, at: str, name: str = "", branch: int | None = None) -> int:
    """Begin a branch at a moment in words, such as `day 2 17:00`, of the branch that was played last, or of another.

    The id of its first checkpoint. Raises `SaveError`, and `InputError` for a moment that is none or was not played.
    """
    replay = Replay(file, find_town, branch)
    replay.seek(replay.tick_of(at, "--at"))
    return replay.branch_here(name)
