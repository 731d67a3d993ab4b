"""Whole runs to be measured: one town a process, as many at a time as there are cores."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

from game.study.conditions import Condition
from game.study.interviews import asker, interviews
from game.study.record import Run, record
from game.study.watcher import Watcher
from game.world.clock import DAY, HOUR

_LOOK = 0.5
"""Seconds between two looks at how far the processes are."""
_STOP = -(10**15)
"""Ticks played that say: stop. Far below anything that hours could add up to."""
_progress: "Synchronized[int] | None" = None
"""Ticks played by all processes together; set in each of them when it starts."""


class StoppedError(Exception):
    """The player wants no more of this."""


@dataclass(frozen=True, slots=True)
class Job:
    """One run: a town folder, some of its people or all, a seed, game days, and under which condition."""

    folder: Path
    people: tuple[str, ...]
    seed: str
    days: float
    condition: Condition = field(default_factory=Condition)
    interviews: bool = False
    """Whether everybody is asked the 25 questions at the end."""

    @property
    def ticks(self) -> int:
        """How many ticks it takes."""
        return round(self.days * DAY)


def play(job: Job) -> Run:
    """Play a town to its end under the rule mind, interview everybody, and measure it."""
    from game.session import Session
    from game.towns.load import load_world

    condition = job.condition
    world, watcher = load_world(job.folder, job.seed, list(job.people)), Watcher()
    world.settings = condition.world
    session = Session(world, recall=condition.retrieval, think=condition.think)
    try:
        for _ in range(job.ticks):
            session.step()
            watcher.look(world)
            _advance(world.tick)
        ask, removed = asker(session), condition.removed
        asked = dict(session.mind.asked)
        answers = tuple(interviews(world, ask, removed)) if job.interviews and not condition.varied else ()
        return record(world, watcher, asked, lambda who, words: ask(who, words, removed), condition.name, answers)
    finally:
        session.close()


def cores() -> int:
    """How many runs go on at a time at the most."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(jobs: list[Job], report: Callable[[int], None]) -> list[Run]:
    """What came of some runs, in their order. `report` is told how many ticks are played, again and again.

    The first fault in a run ends them all and is raised here, as is Ctrl-C; the others stop within a game hour.
    """
    context = multiprocessing.get_context("spawn")
    played = context.Value("q", 0)
    with ProcessPoolExecutor(min(len(jobs), cores()), context, _begin, (played,)) as pool:
        futures = [pool.submit(play, job) for job in jobs]
        try:
            _wait_for(futures, lambda: report(played.value))
        except BaseException:
            with played.get_lock():
                played.value = _STOP
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in futures]


def _begin(played: "Synchronized[int]") -> None:
    """In a new process: Ctrl-C is the parent's to answer."""
    global _progress
    _progress = played
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _advance(tick: int) -> None:
    """Tell the parent of another game hour. Raises `StoppedError` if it wants no more."""
    if _progress is not None and tick % HOUR == 0:
        with _progress.get_lock():
            _progress.value += HOUR
            if _progress.value < 0:
                raise StoppedError


def _wait_for(futures: list["Future[Run]"], report: Callable[[], None]) -> None:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, _LOOK, FIRST_COMPLETED)
        for future in done:
            future.result()
        report()
