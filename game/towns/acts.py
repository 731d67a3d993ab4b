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
from game.towns.looks import full_look, look_faults
from game.towns.words import hint
from game.world import commands as c
from game.world.moving import unfit_home, unfit_words
from game.world.places import Tile
from game.world.playing import cleaned, fault
from game.world.world import World

_STRICT = ConfigDict(extra="forbid", strict=True)
_DAY = re.compile(r"day (\d{1,4}),? (\d{1,2}):(\d{2})", re.I)
Do = Literal[
    "state", "whisper", "speak", "part", "announce", "remember", "forget", "edit", "never met",
    "enter", "step into", "walk", "use", "say", "let go", "move in", "move out",
]  # fmt: skip
_NEEDS: dict[Do, tuple[str, ...]] = {
    "state": ("thing", "state"),
    "whisper": ("person", "text"),
    "speak": ("person", "persona", "text"),
    "part": ("person",),
    "announce": ("text",),
    "remember": ("person", "text"),
    "forget": ("person", "memory"),
    "edit": ("person", "memory", "text"),
    "never met": ("person", "other"),
    "enter": ("name",),
    "step into": ("person",),
    "walk": ("where",),
    "use": ("thing", "doing"),
    "say": ("person", "text"),
    "let go": (),
    "move in": ("name",),
    "move out": ("person",),
}
_MAY: dict[Do, tuple[str, ...]] = {
    "announce": ("to",),
    "remember": ("importance",),
    "edit": ("importance",),
    "enter": ("look", "age", "about", "where"),
    "use": ("state",),
    "move in": ("look", "age", "traits", "about", "home", "work"),
}
_SEVERAL = ("speak", "say")
"""Acts whose text may be several lines, said one after the other."""
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
    other: str | None = None
    name: str | None = None
    age: int | None = None
    about: str | None = None
    look: dict[str, str | list[str]] | None = None
    traits: list[str] | None = None
    home: str | None = None
    work: str | None = None
    where: str | list[int] | None = None
    """Address of a room or a thing, or column and row of a tile."""
    doing: str | None = None


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
class Change:
    """Give the latest memory that then holds some words other words."""

    person: str
    words: str
    text: str
    importance: int


Written = c.Act | Forget | Change


@dataclass(frozen=True, slots=True)
class TimedAct:
    """An act and the tick before which it is played."""

    tick: int
    entry: str
    """File and entry, for messages."""
    act: Written

    def commands(self, world: World) -> list[c.Act]:
        """What is to be done now. Raises `InputError` if it cannot be."""
        acts = _present(world, self.act)
        no = next((no for act in acts if (no := fault(world, act))), "")
        if no or not acts:
            raise InputError(f"{self.entry}: {no or 'no memory holds these words'}")
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
    if isinstance(written.text, list) and (written.do not in _SEVERAL or not written.text):
        raise InputError(f"{entry}: `text` should be one text; several lines are for `speak` and `say`")


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


def _acts(entry: str, written: ActFile, world: World) -> Sequence[Written]:
    """What an entry says, as commands that can be, as far as that can be told beforehand."""
    acts = _MAKE[written.do](entry, written, world)
    for act in acts:
        no = "" if isinstance(act, _LATER) else fault(world, act)
        if no:
            raise InputError(f"{entry}: {no}")
    return acts


_LATER = (
    Forget, Change, c.EndTalk, c.HideMemory, c.EditMemory, c.EnterTown, c.StepInto, c.Walk, c.UseThing, c.SayTo,
    c.LetGo, c.MoveIn, c.MoveOut,
)  # fmt: skip
"""Whether these can be hangs on what has come to pass by then."""


def _person(entry: str, wanted: str | None, world: World) -> str:
    """Full name of somebody by full or first name."""
    words = (wanted or "").lower()
    for person in world.people.values():
        if words in (person.name.lower(), person.first_name.lower()):
            return person.name
    raise InputError(f"{entry}: there is nobody called {wanted!r} in this town{hint(words, world.people)}")


def _thing(entry: str, written: ActFile, world: World) -> str:
    thing = written.thing or ""
    if thing not in world.town.things:
        raise InputError(f"{entry}: there is no thing {thing!r} in this town{hint(thing, world.town.things)}")
    return thing


def _tile_of(entry: str, where: str | list[int] | None, world: World) -> Tile | None:
    """Where a room or a thing is used, or the tile itself; None if nothing is said."""
    if where is None:
        return None
    if isinstance(where, list):
        if len(where) != 2 or not (0 <= where[0] < world.town.width and 0 <= where[1] < world.town.height):
            raise InputError(f"{entry}: `where` should be a column and a row of the map, or an address")
        return where[0], where[1]
    spots = world.town.spots(where)
    if not spots:
        places = [*world.town.rooms, *world.town.things]
        raise InputError(f"{entry}: there is no place {where!r} to stand in{hint(where, places)}")
    return spots[0]


def _walk(entry: str, written: ActFile, world: World) -> list[Written]:
    tile = _tile_of(entry, written.where, world)
    return [c.Walk(tile)] if tile else []


def _enter(entry: str, written: ActFile, world: World) -> list[Written]:
    name, look = written.name or "", written.look or {}
    no = next(look_faults(look), "")
    if no:
        raise InputError(f"{entry}: {no}")
    age = 30 if written.age is None else written.age
    return [c.EnterTown(name, full_look(name, look), age, written.about or "", _tile_of(entry, written.where, world))]


def _move_in(entry: str, written: ActFile, world: World) -> list[Written]:
    name, look = written.name or "", written.look or {}
    act = c.MoveIn(
        name, full_look(name, look), 30 if written.age is None else written.age, tuple(written.traits or ()),
        written.about or "", written.home or "", written.work or "",
    )  # fmt: skip
    no = next(look_faults(look), "") or next(iter(unfit_words(act).values()), "")
    no = no or next(iter(unfit_home(world.town, (), act).values()), "")
    if no:
        raise InputError(f"{entry}: {no}")
    return [act]


def _say(entry: str, written: ActFile, world: World) -> list[Written]:
    lines = written.text if isinstance(written.text, list) else [written.text or ""]
    person = _person(entry, written.person, world)
    return [c.SayTo(person, line) for line in lines]


def _edit(entry: str, written: ActFile, world: World) -> list[Written]:
    person, text, importance = _person(entry, written.person, world), str(written.text), written.importance or 0
    if isinstance(written.memory, int):
        return [c.EditMemory(person, written.memory, text, importance)]
    return [Change(person, _memory_words(entry, written), text, importance)]


def _memory_words(entry: str, written: ActFile) -> str:
    words = str(written.memory or "")
    if not cleaned(words):
        raise InputError(f"{entry}: `memory` is empty, expected a number or some words of a memory")
    return words


def _speak(entry: str, written: ActFile, world: World) -> list[Written]:
    lines = written.text if isinstance(written.text, list) else [written.text or ""]
    person = _person(entry, written.person, world)
    return [c.SpeakTo(person, written.persona or "", line) for line in lines]


def _announce(entry: str, written: ActFile, world: World) -> list[Written]:
    to = tuple(_person(entry, name, world) for name in written.to or ())
    return [c.Announce(str(written.text), to)]


def _forget(entry: str, written: ActFile, world: World) -> list[Written]:
    person = _person(entry, written.person, world)
    if isinstance(written.memory, int):
        return [c.HideMemory(person, written.memory)]
    return [Forget(person, _memory_words(entry, written))]


_MAKE: dict[Do, Callable[[str, ActFile, World], list[Written]]] = {
    "state": lambda entry, w, world: [c.SetThingState(_thing(entry, w, world), w.state or "")],
    "whisper": lambda entry, w, world: [c.WhisperTo(_person(entry, w.person, world), str(w.text))],
    "speak": _speak,
    "part": lambda entry, w, world: [c.EndTalk(_person(entry, w.person, world))],
    "announce": _announce,
    "remember": lambda entry, w, world: [c.AddMemory(_person(entry, w.person, world), str(w.text), w.importance or 0)],
    "forget": _forget,
    "edit": _edit,
    "never met": lambda entry, w, world: [c.NeverMet(_person(entry, w.person, world), _person(entry, w.other, world))],
    "enter": _enter,
    "step into": lambda entry, w, world: [c.StepInto(_person(entry, w.person, world))],
    "walk": _walk,
    "use": lambda entry, w, world: [c.UseThing(_thing(entry, w, world), w.doing or "", w.state or "")],
    "say": _say,
    "let go": lambda entry, w, world: [c.LetGo()],
    "move in": _move_in,
    "move out": lambda entry, w, world: [c.MoveOut(_person(entry, w.person, world))],
}


def _present(world: World, act: Written) -> list[c.Act]:
    """An act with the memories that are meant, as they are now: all that hold the words, the oldest first, to be
    forgotten; the latest of them to be changed."""
    if not isinstance(act, Forget | Change):
        return [act]
    stream, words = world.people[act.person].stream, act.words.lower()
    rows = [m.ordinal for m in stream.rows if words in m.text.lower() and m.ordinal not in stream.hidden]
    if isinstance(act, Forget):
        return [c.HideMemory(act.person, ordinal) for ordinal in rows]
    standing = [ordinal for ordinal in rows if ordinal not in stream.superseded]
    return [c.EditMemory(act.person, ordinal, act.text, act.importance) for ordinal in standing[-1:]]
