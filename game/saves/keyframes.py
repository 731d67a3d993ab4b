"""Moments of a world kept in memory, to go back to quickly: what a checkpoint holds, without the disk."""

from bisect import bisect_right, insort
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.saves.state import Snapshot, StreamCopy, people_from, restore, snapshot, state_from
from game.world.memories import MemoryStream
from game.world.places import Town
from game.world.thoughts import Lane, Thought
from game.world.world import World

_MOST = 96
"""Moments kept at the most; each takes a fifth of a megabyte, and 8 bytes a memory."""

Place = TypeVar("Place")


@dataclass(frozen=True, slots=True)
class Keyframe(Generic[Place]):
    """A world at one moment, with what its owner wants to know when going back to it."""

    tick: int
    shot: Snapshot
    in_flight: dict[tuple[str, Lane], Thought]
    place: Place

    @classmethod
    def of(cls, world: World, place: Place) -> "Keyframe[Place]":
        """A copy of all that is state, and the thoughts in flight."""
        return cls(world.tick, snapshot(world), dict(world.in_flight), place)

    def world(self, town: Town) -> World:
        """The same world once more; rows of memories are shared, since they never change."""
        state = state_from(self.shot.state)
        people = people_from(state, {name: _stream(copy) for name, copy in self.shot.streams.items()})
        world = restore(state, people, list(self.shot.talks[: self.shot.talk_count]), town)
        world.in_flight = dict(self.in_flight)
        return world


class Keyframes(Generic[Place]):
    """The moments that are kept, by tick."""

    def __init__(self) -> None:
        self._frames: dict[int, Keyframe[Place]] = {}
        self._ticks: list[int] = []

    def keep(self, world: World, place: Place) -> None:
        """Keep this moment; the one that was kept first goes if there are too many."""
        if world.tick in self._frames:
            return
        self._frames[world.tick] = Keyframe.of(world, place)
        insort(self._ticks, world.tick)
        if len(self._frames) > _MOST:
            oldest = next(iter(self._frames))
            del self._frames[oldest]
            self._ticks.remove(oldest)

    def at_or_before(self, tick: int) -> Keyframe[Place] | None:
        """The last moment that is kept at or before a tick."""
        number = bisect_right(self._ticks, tick)
        return self._frames[self._ticks[number - 1]] if number else None


def _stream(copy: StreamCopy) -> MemoryStream:
    beside = copy.beside
    return MemoryStream(
        list(copy.rows[: copy.length]),
        beside.accessed[:],
        dict(beside.rated),
        dict(beside.confidence),
        dict(beside.superseded),
        dict(beside.hidden),
    )
