"""Commands that play without a window: a run, and an interview."""

import gc
import json
import sys
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.answering import Answering
from game.errors import InputError
from game.intervening import Interventions
from game.llm.errors import ModelLostError
from game.mind.interview import interview
from game.opening import open_session
from game.saves.state import state_hash
from game.session import Session
from game.stopping import Stop, stoppable
from game.towns.acts import TimedAct, read_acts
from game.towns.load import load_world
from game.world.clock import DAY
from game.world.commands import Act
from game.world.thinking import card_of
from game.world.world import World

_LAST_ANSWERS = 30.0
"""Seconds that thoughts in flight have at the end of a run in which the clock did not wait for all of them."""
_MOST_DAYS = 3650
_DEAD_AFTER, _LISTEN = 120.0, 0.2
"""Seconds of silence after which a mind is taken for dead, and between two looks at whether to stop."""
_STOPPED_WITHIN, _INDEX_WITHIN = 0.1, 20.0
"""Seconds for the last answers, and for the index of memories, after Ctrl-C; and for the latter after a whole run. What
the index has not written is made again when it is needed."""


def run_town(
    folder: Path | None,
    people: list[str],
    seed: str,
    saves: Path,
    name: str,
    load: str,
    days: float,
    as_json: bool,
    do: Sequence[Path] = (),
    answering: Answering | None = None,
) -> None:
    """Run for some game days and print what came of it. Ctrl-C ends it early; a named town is saved.

    `do` are files with timed acts of the player; they are checked before the run begins. Raises `InputError`.
    """
    ticks = ticks_of(days)
    if do and folder and not load:  # before there is a file of that name
        read_acts(do, load_world(folder, seed, people), ticks)
    session = open_session(folder, people, seed, saves, name, load, answering=answering)
    started, first = time.monotonic(), session.world.tick
    until = first + ticks
    _tell_estimate(session, days)
    with stoppable() as stop:
        try:
            _run(session, until, read_acts(do, session.world, until), stop, quiet=as_json)
            session.wind_up(_STOPPED_WITHIN if stop.asked else _LAST_ANSWERS)
        except InputError:
            session.close()
            raise
        session.save("quit")
        result = summary(session, first, time.monotonic() - started) | _ended(session, stop)
        try:
            session.close(_STOPPED_WITHIN if stop.asked else _INDEX_WITHIN)
        finally:  # a save that failed is said, but what was played is told
            print(json.dumps(result) if as_json else _told(session, result))
    if stop.asked:
        gc.freeze()  # the process ends: nothing of the town has to be looked through once more for what can be freed
        raise SystemExit(130)
    if session.answering.lost:
        raise ModelLostError(_lost(session))


def _ended(session: Session, stop: Stop) -> dict[str, Any]:
    """What ended a run before its time, and why; both None for a run that was played to its end."""
    if stop.asked:
        return {"ended": "stopped", "ended_why": "it was asked to stop"}
    lost = session.answering.lost
    return {"ended": "model", "ended_why": lost} if lost else {"ended": None, "ended_why": None}


def _lost(session: Session) -> str:
    """That a strict run has ended before its time, and how it can go on."""
    kept = f"What was played is kept: go on with --load {session.file.path.stem}" if session.file else "Nothing is kept"
    when = f"{session.world.clock.now:%A %d %B, %H:%M}"
    return f"The run ends on {when}, for want of its model: {session.answering.lost} {kept}; --no-strict has rules."


def _tell_estimate(session: Session, days: float) -> None:
    """Say before a run what it will cost; the result goes to stdout, so not there."""
    asked = session.answering.asked
    if asked is not None:
        print(asked.estimate(len(session.world.people), days).in_words(), file=sys.stderr)


def ticks_of(days: float) -> int:
    """What `--days` means. Raises `InputError` for what is no number of days."""
    if not 0 <= days <= _MOST_DAYS:
        raise InputError(f"--days: {days} is not a number of days from 0 to {_MOST_DAYS}")
    return round(days * DAY)


def ask_person(saves: Path, name: str, person: str, question: str, answering: Answering | None = None) -> str:
    """What somebody of a saved town answers; the town stays as it is."""
    session = open_session(None, [], "", saves, "", name, read_only=True, answering=answering)
    try:
        world = session.world
        who = find_person(world, person)
        card = card_of(world, who)
        answer = interview(
            card,
            who.stream.view(),
            who.plan.chunks,
            world.tick,
            world.clock.start,
            question,
            session.mind,
            session.recall,
        )
        _tell(session)
        return answer
    finally:
        session.close()


def find_person(world: World, wanted: str) -> Any:
    """Somebody by full or first name. Raises `InputError` with the names there are."""
    for person in world.people.values():
        if wanted.lower() in (person.name.lower(), person.first_name.lower()):
            return person
    raise InputError(f"there is no {wanted} in this town; known are {', '.join(world.people)}")


def summary(session: Session, first: int, wall: float) -> dict[str, Any]:
    """The counts of a run; with a model also what was asked of it, and what it cost."""
    world, asked = session.world, session.answering.asked
    streams = [p.stream for p in world.people.values()]
    return {
        "town": world.town.name,
        "seed": world.seed,
        "days": round((world.tick - first) / DAY, 3),
        "ticks": world.tick - first,
        "people": len(world.people),
        "memories": sum(len(s.rows) for s in streams),
        "reflections": world.counts.get("sittings", 0),
        "insights": world.counts.get("insights", 0),
        "conversations": len(world.talks) + len(world.conversations),
        "plans": world.counts.get("thought: PlanDay", 0),
        "questions": dict(sorted(session.mind.asked.items())),
        "state_hash": state_hash(world),
        "wall_s": round(wall, 2),
        "answers": session.answering.name,
    } | (asked.counts() if asked else {})


def _run(session: Session, until: int, acts: Sequence[TimedAct], stop: Stop, quiet: bool) -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    world, waiting, interventions = session.world, deque(acts), Interventions(session)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=quiet or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(f"{world.clock.now:%a %H:%M}", total=until - world.tick)
        while world.tick < until and not stop.asked and not session.answering.lost:
            while waiting and waiting[0].tick <= world.tick:
                interventions.do(_possible(waiting.popleft(), world))
            _step(session, stop)
            if session.autosave_is_due() and session.may_be_saved:
                session.save("auto")
            _tell(session)
            if world.tick % 60 == 0:
                progress.update(bar, advance=60, description=f"{world.clock.now:%a %H:%M}")


def _possible(act: TimedAct, world: World) -> list[Act]:
    """What an act comes to by now; one that cannot be (a talk has ended, somebody has moved out) is told and let go."""
    try:
        return act.commands(world)
    except InputError as no:
        print(f"{no}; at {world.clock.now:%A, %H:%M}, so it is let go", file=sys.stderr)
        return []


def _step(session: Session, stop: Stop) -> None:
    """One tick; a wish to stop is heard while a slow mind is waited for. Raises RuntimeError for a silent one."""
    session.begin()
    until, sign = time.monotonic() + _DEAD_AFTER + session.answering.seconds, session.sign_of_life()
    while not session.ready(_LISTEN):
        _tell(session)
        if stop.asked:
            return
        if sign != session.sign_of_life():
            until, sign = time.monotonic() + _DEAD_AFTER + session.answering.seconds, session.sign_of_life()
        if time.monotonic() > until:
            raise RuntimeError("the cognition thread has fallen silent")


def _tell(session: Session) -> None:
    """Say what threads have to say: that the model does not answer, that a save failed, and why. The result goes to
    stdout, so not there."""
    while not session.notices.empty():
        print(session.notices.get_nowait(), file=sys.stderr)
    for outcome in session.outcomes():
        if outcome.failed and outcome.kind != "quit":  # the last one ends the command
            print(outcome.failed, file=sys.stderr)


def _told(session: Session, result: dict[str, Any]) -> str:
    asked = sum(result["questions"].values())
    lines = [
        f"{result['town']}, seed {result['seed']}: now {session.world.clock.now:%A %d %B, %H:%M}",
        f"{result['people']} people, {result['memories']} memories, {result['conversations']} conversations, "
        f"{result['plans']} day plans, {result['reflections']} sittings of reflection, {result['insights']} insights",
        f"{asked} questions answered; {result['ticks']} ticks in {result['wall_s']} s",
        *([_asked(result)] if "calls" in result else []),
        f"state {result['state_hash']}",
    ]
    return "\n".join(lines)


def _asked(result: dict[str, Any]) -> str:
    """What was asked of the model, in a line."""
    return (
        f"{result['answers']}: {result['calls']} calls, {result['retries']} retries, {result['mended']} mended, "
        f"{result['replaced_by_rules']} replaced by rules; "
        f"{result['tokens_in']} tokens in, {result['tokens_out']} out, ${result['money']:.2f}"
    )
