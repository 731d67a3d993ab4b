"""What was applied to a town, tick by tick: enough to play it again without any question asked.

The world's tick is deterministic, so a stretch of play is its first moment and the commands that came from outside:
the player's before a tick, the answers of minds after it. A stretch ends where the town was saved, and after a game
hour. `Recording` is filled by whoever plays, handed over with each save, and written as small compressed rows.
"""

import json
import sqlite3
import zlib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from pydantic import TypeAdapter

from game.saves.faults import DamageError
from game.saves.reading import Lineage
from game.saves.rows import blob_crc, clean, crc, parse, unpack
from game.world import commands as c
from game.world.clock import HOUR
from game.world.settings import Settings
from game.world.thinking import card_of
from game.world.thoughts import Describe, Lane, Thought
from game.world.world import World

_KINDS: dict[str, TypeAdapter[Any]] = {
    kind.__name__: TypeAdapter(kind) for kind in (*c.Answer.__subclasses__(), *get_args(c.Act))
}
_SETTINGS = TypeAdapter(Settings)
_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


@dataclass(frozen=True, slots=True)
class Flying:
    """A thought that was in flight when a stretch began: all that the world needs to know of it."""

    thought: int
    person: str
    lane: Lane


@dataclass(frozen=True, slots=True)
class Step:
    """Commands that were applied together: the player's just before a tick passed, answers after it had."""

    tick: int
    before: bool
    commands: tuple[c.Command, ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """What was played from one tick to a later one (or the same, if answers came after a save)."""

    first: int
    last: int
    settings: Settings
    """They change when a town goes on at another pace."""
    flying: tuple[Flying, ...]
    steps: tuple[Step, ...]

    def enter(self, world: World) -> None:
        """Make a world that stands at the first tick what it was when the stretch began."""
        world.settings = self.settings
        held = {(f.person, f.lane): f.thought for f in self.flying}
        if held != {key: thought.id for key, thought in world.in_flight.items()}:
            world.in_flight = {(f.person, f.lane): _stand_in(world, f) for f in self.flying}

    def at(self, tick: int, before: bool) -> Iterator[Step]:
        """What was applied before a tick passed, or after it had, in this order."""
        place = bisect_left(self.steps, tick, key=lambda step: step.tick)
        while place < len(self.steps) and self.steps[place].tick == tick:
            if self.steps[place].before == before:
                yield self.steps[place]
            place += 1

    def upto(self, tick: int) -> "Stretch":
        """The same as if the town had been saved at a tick."""
        steps = tuple(step for step in self.steps if step.tick <= tick)
        return Stretch(self.first, tick, self.settings, self.flying, steps)


@dataclass(frozen=True, slots=True)
class Row:
    """Where a stretch is in the file."""

    branch: int
    checkpoint: int
    """The save with which it was written."""
    number: int
    first: int
    last: int


class Recording:
    """What is played since the last save; belongs to the one who plays the world."""

    def __init__(self, world: World) -> None:
        """The world stands where it was loaded, created or just saved."""
        self._world = world
        self._done: list[Stretch] = []
        self._first = self._last = world.tick
        self._begin()

    def before(self, commands: Sequence[c.Command]) -> None:
        """The player's commands, maybe none, are about to be applied, and then a tick passes."""
        tick = self._world.tick
        if tick != self._last or tick - self._first >= HOUR:
            self._end()
        self._last = tick + 1
        if commands:
            self._steps.append(Step(tick + 1, True, tuple(commands)))

    def after(self, commands: Sequence[c.Command]) -> None:
        """Answers are about to be applied, all at once."""
        if commands:
            self._steps.append(Step(self._world.tick, False, tuple(commands)))

    def take(self) -> tuple[Stretch, ...]:
        """The stretches since the last save; the next one begins now."""
        self._end()
        done, self._done = self._done, []
        return tuple(done)

    def _begin(self) -> None:
        world = self._world
        self._first = self._last = world.tick
        self._settings = world.settings
        self._flying = tuple(Flying(t.id, person, lane) for (person, lane), t in world.in_flight.items())
        self._steps: list[Step] = []

    def _end(self) -> None:
        """A stretch of which a tick is unknown, since somebody else let it pass, is not kept."""
        known = self._last == self._world.tick
        if known and (self._steps or self._last > self._first):
            self._done.append(Stretch(self._first, self._last, self._settings, self._flying, tuple(self._steps)))
        self._begin()


def write_played(
    connection: sqlite3.Connection, branch: int, checkpoint: int, stretches: Sequence[Stretch], number: int = 1
) -> None:
    """Write what was played up to a checkpoint; inside the caller's transaction."""
    for at, stretch in enumerate(stretches, start=number):
        key, blob = (branch, checkpoint, at, stretch.first, stretch.last), zlib.compress(_json(stretch))
        connection.execute("INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?)", (*key, blob, crc(*key, blob_crc(blob))))


def read_rows(connection: sqlite3.Connection, lineage: Lineage) -> list[Row]:
    """Where everything that led to a checkpoint is, in the order of play. Raises `DamageError`."""
    query = """SELECT branch, checkpoint, number, first, last FROM played
        WHERE branch = ? AND checkpoint <= ? ORDER BY checkpoint, number"""
    found = [Row(*row) for part in lineage for row in connection.execute(query, (part.branch, part.upto.id))]
    if not all(_is_short(row.first, row.last) for row in found):
        raise DamageError("what was played makes no sense")
    return found


def read_stretch(connection: sqlite3.Connection, row: Row) -> Stretch:
    """What was played. Raises `DamageError` if it is not what was written."""
    key = (row.branch, row.checkpoint, row.number)
    query = "SELECT * FROM played WHERE branch = ? AND checkpoint = ? AND number = ?"
    return _checked(connection.execute(query, key).fetchone())


def check_played(connection: sqlite3.Connection) -> None:
    """Everything that was played, on every branch. Raises `DamageError` at the first that is not as written."""
    for row in connection.execute("SELECT * FROM played ORDER BY branch, checkpoint, number"):
        _checked(row)


def _is_short(first: Any, last: Any) -> bool:
    """Whether a stretch is one that we could have written: watching a stranger's shall not take for ever."""
    return type(first) is type(last) is int and 0 <= first <= last <= first + HOUR


def _checked(row: Sequence[Any]) -> Stretch:
    *key, blob, check = row
    if check != crc(*key, blob_crc(blob)) or not _is_short(*key[3:]):
        raise DamageError(f"what was played before checkpoint {key[1]} is not what was written")
    try:
        return _stretch(key[3], key[4], parse(unpack(blob)))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise DamageError(f"what was played before checkpoint {key[1]} makes no sense") from error


def _json(stretch: Stretch) -> bytes:
    told = {
        "settings": _SETTINGS.dump_python(stretch.settings),
        "flying": [(f.thought, f.person, f.lane) for f in stretch.flying],
        "steps": [(step.tick, step.before, [_told(command) for command in step.commands]) for step in stretch.steps],
    }
    return clean(_encode(told)).encode()


def _told(command: c.Command) -> tuple[str, Any]:
    kind = type(command).__name__
    return kind, _KINDS[kind].dump_python(command, mode="json", exclude_defaults=True, warnings="none")


def _stretch(first: int, last: int, told: dict[str, Any]) -> Stretch:
    settings = _SETTINGS.validate_json(_encode(told["settings"]), strict=True)
    flying = tuple(_flying(*one) for one in told["flying"])
    steps = tuple(Step(tick, before, tuple(map(_command, listed))) for tick, before, listed in told["steps"])
    ticks = [step.tick for step in steps]
    if not all(type(tick) is int for tick in ticks) or ticks != sorted(ticks):
        raise ValueError
    return Stretch(first, last, settings, flying, steps)


def _flying(thought: Any, person: Any, lane: Any) -> Flying:
    if not (type(thought) is int and type(person) is str and lane in get_args(Lane)):
        raise ValueError
    return Flying(thought, person, lane)


def _command(told: Any) -> c.Command:
    kind, values = told
    command: c.Command = _KINDS[kind].validate_json(_encode(values), strict=True)
    return command


def _stand_in(world: World, flying: Flying) -> Thought:
    """A thought whose question is no longer known, so that its answer finds whom it belongs to."""
    person = world.people[flying.person]
    return Thought(
        id=flying.thought,
        person=person.name,
        ordinal=person.thoughts,
        lane=flying.lane,
        urgency=0,
        raised=world.tick,
        due=world.tick,
        card=card_of(world, person),
        stream=person.stream.view(),
        tick=world.tick,
        start=world.clock.start,
        facts=Describe(),
    )
