"""A town as plain JSON, for those who want to read or process it.

    {"format": "smallville town", "version": 3, "town": "smallville", "title": "Smallville",
     "start": "2023-02-13T06:00:00", "tick seconds": 10,
     "branches": [{"id", "name", "from",                      the checkpoint it goes on from, 0 for the first
       "checkpoints": [{"id", "tick", "time", "kind", "note", "saved"}],
       "at": checkpoint,                                      of which everything below is the state
       "state": {...},                                        clock, seed, settings, states of things, talks going on,
                                                              and `people`: plans, ties, promises, mood, place ...
       "memories": {"Full Name": [{"ordinal", "kind", "text", "time", "tick", "importance", "source", "evidence",
                    "subjects", "place", "last access",       an access is a tick
                    "rated", "confidence", "replaced by", "hidden since"}]},      only where there is one
       "talks": [...]}]}                                      that have ended, line by line

Every branch is told whole, with all that it has from before it parted.
"""

import json
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from game.errors import SaveError
from game.saves.connecting import looking
from game.saves.reading import (
    Checkpoint,
    branch_named,
    lineage_of,
    read_branches,
    read_checkpoints,
    read_meta,
    read_people,
    read_state,
    read_talks,
    tip_of,
)
from game.saves.schema import newest
from game.saves.state import state_from, talk_json
from game.saves.verify import counted
from game.world.clock import TICK_SECONDS, Clock
from game.world.memories import Memory, MemoryStream


def export_plain(path: Path, out: Path, branch: str = "") -> dict[str, Any]:
    """Write a town, or one of its branches, as JSON; what was written. Raises `SaveError`, also if the file exists."""
    with looking(path) as town:
        told = plain_town(town, branch_named(town, path, branch) if branch else None)
    try:
        with out.open("x", encoding="utf-8") as file:
            json.dump(told, file, ensure_ascii=False, indent=1)
    except FileExistsError:
        raise SaveError(f"{out}: is there already") from None
    except OSError as error:
        raise SaveError(f"{out}: cannot be written ({error.strerror or error})") from error
    memories = sum(len(rows) for one in told["branches"] for rows in one["memories"].values())
    holds = f"{counted(len(told['branches']), 'branch')}, {counted(memories, 'memory')}"
    return {"file": str(out), "size": out.stat().st_size, "holds": holds}


def plain_town(town: Connection, only: int | None = None) -> dict[str, Any]:
    """A town as plain values, as the head of this module says. Raises `DamageError`."""
    meta, there = read_meta(town), list(read_checkpoints(town))
    branches = [_branch(town, number, there) for number in read_branches(town) if only in (None, number)]
    return {
        "format": "smallville town",
        "version": newest(),
        "town": meta["town"],
        "title": meta["title"],
        "start": branches[0]["state"]["start"],
        "tick seconds": TICK_SECONDS,
        "branches": branches,
    }


def _branch(town: Connection, number: int, there: list[Checkpoint]) -> dict[str, Any]:
    name, parent = read_branches(town)[number]
    tip = tip_of(town, number)
    lineage, raw = lineage_of(town, tip), read_state(town, tip)
    state = state_from(raw)
    people = read_people(town, state, lineage)
    return {
        "id": number,
        "name": name,
        "from": parent,
        "checkpoints": [_checkpoint(one) for one in there if one.branch == number],
        "at": tip.id,
        "state": json.loads(raw),
        "memories": {person.name: _memories(person.stream, state.start) for person in people},
        "talks": [json.loads(talk_json(talk)) for talk in read_talks(town, lineage)],
    }


def _checkpoint(one: Checkpoint) -> dict[str, Any]:
    return {
        "id": one.id,
        "tick": one.tick,
        "time": one.moment,
        "kind": one.kind,
        "note": one.note,
        "saved": one.saved,
    }


def _memories(stream: MemoryStream, start: datetime) -> list[dict[str, Any]]:
    return [_memory(memory, stream, start) for memory in stream.rows]


def _memory(memory: Memory, stream: MemoryStream, start: datetime) -> dict[str, Any]:
    beside: dict[str, Mapping[int, float]] = {
        "rated": stream.rated,
        "confidence": stream.confidence,
        "replaced by": stream.superseded,
        "hidden since": stream.hidden,
    }
    return {
        "ordinal": memory.ordinal,
        "kind": memory.kind,
        "text": memory.text,
        "time": Clock(start).at(memory.created).isoformat(),
        "tick": memory.created,
        "importance": memory.importance,
        "source": memory.source,
        "evidence": memory.evidence,
        "subjects": memory.subjects,
        "place": memory.place,
        "last access": stream.accessed[memory.ordinal - 1],
    } | {name: values[memory.ordinal] for name, values in beside.items() if memory.ordinal in values}
