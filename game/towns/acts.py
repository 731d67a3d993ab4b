"""`acts.toml`: what the player does to a town, and when (COGNITION, section 8); checked before a run begins."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from game.errors import InputError
from game.towns.files import Moment, read_toml
from game.towns.words import hint
from game.world import commands as c
from game.world.playing import cleaned, fault
from game.world.world import World

_STRICT = ConfigDict(extra="forbid", strict=True)
_DAY = re.compile(r"day (\d{1,4}),? (\d{1,2}):(\d{2})", re.I)
Do = Literal["state", "whisper", "speak", "part", "announce", "remember", "forget"]
_NEEDS: dict[Do, tuple[str, ...]] = {
    "state": ("thing", "state"),
    "whisper": ("person", "text"),
    "speak": ("person", "persona", "text"),
    "part": ("person",),
    "announce": ("text",),
    "remember": ("person", "text"),
    "forget": ("person", "memory"),
}
_MAY: dict[Do, tuple[str, ...]] = {"announce": ("to",), "remember": ("importance",)}
_CALLED = {"persona": "as"}
"""Fields whose name in the file is another."""


class ActFile(BaseModel):
    """One `[[act]]`."""

    model_config = _STRICT

    at: Moment | str
    do: Do
    thing: str | None = None
    state: str | None = None
    person: str | None = None
    persona: str | None = Field(default=None, alias="as")
    text: str | list[str] | None = None
    to: list[str] | None = None
    importance: int | None = Field(default=None, ge=1, le=10)
    memory: int | str | None = None


class ActsFile(BaseModel):
    """The whole file."""

    model_config = _STRICT

    act: list[ActFile] = Field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Forget:
    """Hide whatever somebody then remembers that holds some words."""

    person: str
    words: str


@dataclass(frozen=True, slots=True)
class TimedAct:
    """An act and the tick before which it is played."""

    tick: int
    entry: str
    """File and entry, for messages."""
    act: c.Act | Forget

    def commands(self, world: World) -> list[c.Act]:
        """What is to be done now. Raises `InputError` if it cannot be."""
        acts = _hidden(world, self.act) if isinstance(self.act, Forget) else [self.act]
        no = next((no for act in acts if (no := fault(world, act))), "")
        if no or not acts:
            raise InputError(f"{self.entry}: {no or 'there is nothing to forget: no memory holds these words'}")
        return acts


def read_acts(paths: Iterable[Path], world: World, until: int) -> list[TimedAct]:
    """The acts of some files in the order of their times, at equal times in the order of the files.

    Raises `InputError` naming file and entry for whatever cannot be: unknown people and things, a time outside of
    the ticks from now to `until`.
    """
    found = [act for path in paths for act in _acts_of(path, world, until)]
    return sorted(found, key=lambda act: act.tick)


def _acts_of(path: Path, world: World, until: int) -> list[TimedAct]:
    timed: list[TimedAct] = []
    for number, written in enumerate(read_toml(path, ActsFile).act, 1):
        entry = f"{path}: act {number} ({written.do})"
        _check_fields(entry, written)
        tick = _tick(entry, written.at, world, until)
        for later, act in enumerate(_acts(entry, written, world)):
            timed.append(TimedAct(tick + later * world.settings.line_ticks, entry, act))
    return timed


def _check_fields(entry: str, written: ActFile) -> None:
    needs, may = _NEEDS[written.do], _MAY.get(written.do, ())
    for name in ActFile.model_fields:
        given = getattr(written, name) is not None
        shown = _CALLED.get(name, name)
        if name in needs and not given:
            raise InputError(f"{entry}: `{shown}` is missing")
        if given and name not in (*needs, *may, "at", "do"):
            raise InputError(f'{entry}: `{shown}` does not go with `do = "{written.do}"`')
    if isinstance(written.text, list) and (written.do != "speak" or not written.text):
        raise InputError(f"{entry}: `text` should be one text; several lines are for `speak`")


def _tick(entry: str, at: datetime | str, world: World, until: int) -> int:
    moment = at if isinstance(at, datetime) else moment_of(entry, at, world.clock.start)
    tick = world.clock.tick_of(moment)
    if not world.tick <= tick < until:
        first, last = world.clock.now, world.clock.at(until)
        raise InputError(
            f"{entry}: {moment:%Y-%m-%d %H:%M} is outside of this run, from {first:%Y-%m-%d %H:%M} to "
            f"{last:%Y-%m-%d %H:%M}"
        )
    return tick


def moment_of(entry: str, words: str, start: datetime, what: str = "`at`") -> datetime:
    """`2023-02-13T12:30`, or `day 1 12:30`, where day 1 is the date of the start. Raises `InputError`."""
    found = _DAY.fullmatch(words.strip())
    try:
        if found:
            day = start.date() + timedelta(days=int(found[1]) - 1)
            return datetime.combine(day, time(int(found[2]), int(found[3])))
        moment = datetime.fromisoformat(words.strip())
    except (ValueError, OverflowError):
        moment = None
    if moment is None or moment.tzinfo is not None:
        raise InputError(f'{entry}: {what} should be like "2023-02-13T12:30" or "day 1 12:30", found {words!r}')
    return moment


def _acts(entry: str, written: ActFile, world: World) -> Sequence[c.Act | Forget]:
    """What an entry says, as commands that can be."""
    acts = _MAKE[written.do](entry, written, world)
    for act in acts:
        later = isinstance(act, Forget | c.EndTalk | c.HideMemory)
        no = "" if later else fault(world, act)  # type: ignore[arg-type]
        if no:
            raise InputError(f"{entry}: {no}")
    return acts


def _person(entry: str, wanted: str | None, world: World) -> str:
    """Full name of somebody by full or first name."""
    words = (wanted or "").lower()
    for person in world.people.values():
        if words in (person.name.lower(), person.first_name.lower()):
            return person.name
    raise InputError(f"{entry}: there is nobody called {wanted!r} in this town{hint(words, world.people)}")


def _state(entry: str, written: ActFile, world: World) -> list[c.Act | Forget]:
    thing, state = written.thing or "", written.state or ""
    if thing not in world.town.things:
        raise InputError(f"{entry}: there is no thing {thing!r} in this town{hint(thing, world.town.things)}")
    return [c.SetThingState(thing, state)]


def _speak(entry: str, written: ActFile, world: World) -> list[c.Act | Forget]:
    lines = written.text if isinstance(written.text, list) else [written.text or ""]
    person = _person(entry, written.person, world)
    return [c.SpeakTo(person, written.persona or "", line) for line in lines]


def _announce(entry: str, written: ActFile, world: World) -> list[c.Act | Forget]:
    to = tuple(_person(entry, name, world) for name in written.to or ())
    return [c.Announce(str(written.text), to)]


def _forget(entry: str, written: ActFile, world: World) -> list[c.Act | Forget]:
    person = _person(entry, written.person, world)
    if isinstance(written.memory, int):
        return [c.HideMemory(person, written.memory)]
    if not cleaned(written.memory or ""):
        raise InputError(f"{entry}: `memory` is empty, expected a number or some words of a memory")
    return [Forget(person, written.memory or "")]


_MAKE: dict[Do, Callable[[str, ActFile, World], list[c.Act | Forget]]] = {
    "state": _state,
    "whisper": lambda entry, w, world: [c.WhisperTo(_person(entry, w.person, world), str(w.text))],
    "speak": _speak,
    "part": lambda entry, w, world: [c.EndTalk(_person(entry, w.person, world))],
    "announce": _announce,
    "remember": lambda entry, w, world: [c.AddMemory(_person(entry, w.person, world), str(w.text), w.importance or 0)],
    "forget": _forget,
}


def _hidden(world: World, act: Forget) -> list[c.Act]:
    """Every memory that holds the words, the oldest first, but those that are hidden already."""
    stream, words = world.people[act.person].stream, act.words.lower()
    rows = [m for m in stream.rows if words in m.text.lower() and m.ordinal not in stream.hidden]
    return [c.HideMemory(act.person, m.ordinal) for m in rows]
