"""Whole runs to be measured: one town a process, as many at a time as there are cores."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import TYPE_CHECKING

from game.stopping import Stop, stoppable
from game.study.conditions import Condition
from game.study.interviews import asker, interviews
from game.study.record import Run, record
from game.study.watcher import Watcher
from game.world.clock import DAY, HOUR

if TYPE_CHECKING:
    from game.session import Session

_MORNING = 6 * HOUR
"""Ticks that a day's first plans are waited for at the most."""
_LOOK = 0.5
"""Seconds between two looks at how far the processes are."""
_TOLD = 10
"""Parts of a run's work in ten of which its interviews and sums count as one, for the bar."""
_progress: "Synchronized[int] | None" = None
"""Work done by all processes together, in ticks; set in each of them when it starts."""


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
    flags: tuple[tuple[str, str], ...] = ()
    """Which model answers, as dotted names of settings; the rules if there are none."""

    @property
    def ticks(self) -> int:
        """How many ticks it takes."""
        return round(self.days * DAY)

    @property
    def work(self) -> int:
        """What it takes in all, in ticks: its interviews and sums too."""
        return self.ticks + self.ticks // _TOLD


def play(job: Job) -> Run:
    """Play a town to its end, interview everybody, and measure it. The rules answer unless the job names a model."""
    from game.answering import answering
    from game.session import Session
    from game.towns.load import load_world

    condition = job.condition
    world, watcher = load_world(job.folder, job.seed, list(job.people)), Watcher()
    world.settings = condition.world
    who = answering(dict(job.flags), strict=True) if job.flags else None
    session = Session(world, recall=condition.retrieval, think=condition.think, answering=who)
    try:
        for _ in range(job.ticks):
            session.step()
            watcher.look(world)
            if world.tick % HOUR == 0:
                _advance(HOUR)
        ask, removed = asker(session), condition.removed
        asked = dict(session.mind.asked)
        run = record(world, watcher, asked, lambda who, words: ask(who, words, removed), condition.name)
        if not job.interviews or condition.varied:
            return run
        _until_all_have_planned(session)
        return replace(run, answers=tuple(interviews(world, ask, removed)))
    finally:
        session.close()


def _until_all_have_planned(session: "Session") -> None:
    """Let the morning pass until everybody is up and has planned the day: before that there are no plans to ask
    about. What was measured is measured; nobody waits beyond noon."""
    world = session.world
    for _ in range(_MORNING):
        if all(not person.asleep and person.plan.chunk_at(world.tick) for person in world.people.values()):
            return
        session.step()


def cores() -> int:
    """How many runs go on at a time at the most."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(jobs: list[Job], report: Callable[[int], None]) -> list[Run]:
    """What came of some runs, in their order. `report` is told how much of their work is done, again and again.

    The first fault in a run ends them all and is raised here. Ctrl-C, however often, ends them all at once and comes
    out as KeyboardInterrupt when no process is left.
    """
    context, before = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    played = context.Value("q", 0)
    pool = ProcessPoolExecutor(min(len(jobs), cores()), context, _begin, (played,))
    with stoppable() as stop:
        try:
            with _for_the_parent_only():
                futures = [pool.submit(play, job) for job in jobs]
            _wait_for(futures, stop, lambda: report(played.value))
            return [future.result() for future in futures]
        except BaseException:
            for process in set(multiprocessing.active_children()).difference(before):
                process.terminate()
            raise
        finally:
            pool.shutdown()


@contextmanager
def _for_the_parent_only() -> Iterator[None]:
    """Processes that are started inside never hear Ctrl-C; where there is no mask they still do while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(played: "Synchronized[int]") -> None:
    """In a new process: Ctrl-C is the parent's to answer."""
    global _progress
    _progress = played
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _advance(ticks: int) -> None:
    """Tell the parent of so much more work that is done."""
    if _progress is not None:
        with _progress.get_lock():
            _progress.value += ticks


def _wait_for(futures: list["Future[Run]"], stop: Stop, report: Callable[[], None]) -> None:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, _LOOK, FIRST_COMPLETED)
        if stop.asked:
            raise KeyboardInterrupt
        for future in done:
            future.result()
        report()
