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
from game.world.clock import DAY, Clock


def tell_why(saves: Path, name: str, person: str, day: int, jsonl: Path | None) -> None:
    """Print the thoughts of a saved town, or write them to a file as JSON lines. `day` counts from 1; 0 is all days.

    Raises `InputError`, `SaveError`.
    """
    session = open_session(None, [], "", saves, "", name, read_only=True)
    try:
        found = _found(session, person, day)
        if jsonl is None:
            for trace in found:
                print(line_of(session, trace))
        else:
            print(f"{_write(jsonl, lambda file: _lines(session, found, file))} thoughts written to {jsonl}")
    finally:
        session.close()


def row_of(session: Session, trace: Trace) -> dict[str, Any]:
    """A thought for a JSON line: with its time, and the words of the memories it rested on."""
    world, row = session.world, asdict(trace)
    stream = world.people[trace.person].stream.rows if trace.person in world.people else []
    for question, asked in zip(row["questions"], trace.questions, strict=True):
        question["by"] = asked.by
        for memory in question["memories"]:
            memory["text"] = stream[memory["ordinal"] - 1].text if memory["ordinal"] <= len(stream) else ""
    return {"time": Clock(world.clock.start).at(trace.tick).isoformat(), **row}


def line_of(session: Session, trace: Trace) -> str:
    """A thought in a line: when, who, what about, who answered, what came of it."""
    when = Clock(session.world.clock.start).at(trace.tick)
    by = ", ".join(dict.fromkeys(asked.by for asked in trace.questions)) or "nobody asked"
    return f"{when:%a %d %b %H:%M}  {trace.person}  {trace.kind} ({by}): {' '.join(trace.command.split())}"


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
