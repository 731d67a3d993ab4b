"""The command `why`: what went through people's heads, from the log of a town, to read or as JSON lines."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from game.errors import InputError
from game.headless import find_person
from game.mind.trace import Trace
from game.opening import open_session
from game.session import Session
from game.view import strings
from game.view.panels.outcome import lines_of
from game.view.words import clean
from game.world.clock import DAY, Clock

_LONGEST = 320
"""Characters of what came of a thought, in a line."""
_NOTHING = "no thoughts are kept of that: nobody has thought yet, or the log does not go back so far"


def tell_why(saves: Path, name: str, person: str, day: int, jsonl: Path | None, as_json: bool = False) -> None:
    """Print the thoughts of a saved town, in lines or as JSON, or write them to a file as JSON lines. `day` counts from
    1; 0 is all days.

    Raises `InputError`, `SaveError`.
    """
    session = open_session(None, [], "", saves, "", name, read_only=True)
    try:
        found = _found(session, person, day)
        if jsonl is not None:
            print(f"{_write(jsonl, lambda file: _lines(session, found, file))} thoughts written to {jsonl}")
        elif as_json:
            print(json.dumps([row_of(session, trace) for trace in found], ensure_ascii=False))
        else:
            print("\n".join(line_of(session, trace) for trace in found) or _NOTHING)
    finally:
        session.close()


def row_of(session: Session, trace: Trace) -> dict[str, Any]:
    """A thought for a JSON line: with its time, what came of it in sentences, and the words of the memories it rested
    on."""
    world, row = session.world, asdict(trace)
    stream = world.people[trace.person].stream.rows if trace.person in world.people else []
    for question, asked in zip(row["questions"], trace.questions, strict=True):
        question["by"] = asked.by
        for memory in question["memories"]:
            memory["text"] = stream[memory["ordinal"] - 1].text if memory["ordinal"] <= len(stream) else ""
    when = Clock(world.clock.start).at(trace.tick)
    return {"time": when.isoformat(), **row, "came": lines_of(trace.command, world.clock)}


def line_of(session: Session, trace: Trace) -> str:
    """A thought in a line: when, who, what about, who answered, what came of it."""
    when = Clock(session.world.clock.start).at(trace.tick)
    by = ", ".join(dict.fromkeys(asked.by for asked in trace.questions)) or "nobody asked"
    about = strings.THOUGHTS.get(trace.kind, ("", trace.kind))[1]
    came = " · ".join(lines_of(trace.command, session.world.clock)) or strings.NO_WORDS
    return f"{when:%a %d %b %H:%M}  {trace.person}  {about} ({by}) {clean(came, _LONGEST)}"


def _found(session: Session, person: str, day: int) -> list[Trace]:
    clock = session.world.clock
    since, until = 0, None
    if day:
        midnight = Clock(clock.start).start.replace(hour=0, minute=0, second=0, microsecond=0)
        first = clock.tick_of(midnight) + (day - 1) * DAY
        since, until = max(0, first), first + DAY - 1
    who = find_person(session.world, person).name if person else ""
    return session.log(who, since, until)


def _lines(session: Session, found: list[Trace], file: IO[str]) -> int:
    for trace in found:
        file.write(json.dumps(row_of(session, trace), ensure_ascii=False) + "\n")
    return len(found)


def _write(path: Path, write: Callable[[IO[str]], int]) -> int:
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            return write(file)
    except OSError as error:
        raise InputError(f"--jsonl: {path} cannot be written ({error.strerror or error})") from error
