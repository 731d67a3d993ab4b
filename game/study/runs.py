"""Whole runs to be measured: one town a process, as many at a time as there are cores."""

import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

from game.study.intervals import Estimate, estimate
from game.study.measures import Metrics, measure
from game.study.watcher import Watcher
from game.world.clock import DAY, HOUR

_LOOK = 0.5
"""Seconds between two looks at how far the processes are."""
_progress: "Synchronized[int] | None" = None
"""Ticks played by all processes together; set in each of them when it starts."""


@dataclass(frozen=True, slots=True)
class Job:
    """One run: a town folder, some of its people or all, a seed, and game days."""

    folder: Path
    people: tuple[str, ...]
    seed: str
    days: float

    @property
    def ticks(self) -> int:
        """How many ticks it takes."""
        return round(self.days * DAY)


def play(job: Job) -> Metrics:
    """Play a town to its end under the rule mind, interview everybody, and measure it."""
    from game.mind.interview import interview
    from game.opening import open_session
    from game.world.people import Person
    from game.world.thinking import card_of

    session = open_session(job.folder, list(job.people), job.seed, Path(), "", "")
    world, watcher = session.world, Watcher()
    for _ in range(job.ticks):
        session.step()
        watcher.look(world)
        _advance(world.tick)

    def ask(person: Person, question: str) -> str:
        now, start, view = world.tick, world.clock.start, person.stream.view()
        return interview(
            card_of(world, person), view, person.plan.chunks, now, start, question, session.mind, session.recall
        )

    metrics = measure(world, watcher, session.mind.asked, ask)
    session.close()
    return metrics


def play_all(jobs: list[Job], report: Callable[[int], None]) -> list[Metrics]:
    """The metrics of some runs, in their order. `report` is told how many ticks are played, again and again.

    The first fault in a run ends them all and is raised here.
    """
    context = multiprocessing.get_context("spawn")
    played = context.Value("q", 0)
    workers = min(len(jobs), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, context, _begin, (played,)) as pool:
        futures = [pool.submit(play, job) for job in jobs]
        try:
            _wait_for(futures, lambda: report(played.value))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in futures]


def measured(jobs: list[Job], report: Callable[[int], None]) -> dict[str, Any]:
    """The result of `measure` as it is printed as JSON: each metric with mean, 95 % interval and each seed's value."""
    started = time.monotonic()
    runs = play_all(jobs, report)
    return {
        "seeds": len(jobs),
        "days": jobs[0].days,
        "metrics": {key: _told(estimate([run.get(key, 0.0) for run in runs])) for key in _keys(runs)},
        "wall_s": round(time.monotonic() - started, 1),
    }


def _begin(played: "Synchronized[int]") -> None:
    global _progress
    _progress = played


def _advance(tick: int) -> None:
    """Tell the parent of another game hour."""
    if _progress is not None and tick % HOUR == 0:
        with _progress.get_lock():
            _progress.value += HOUR


def _wait_for(futures: list["Future[Metrics]"], report: Callable[[], None]) -> None:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, _LOOK, FIRST_COMPLETED)
        for future in done:
            future.result()
        report()


def _keys(runs: list[Metrics]) -> list[str]:
    """All metrics of all runs, in the order in which they first come."""
    return list(dict.fromkeys(key for run in runs for key in run))


def _told(value: Estimate) -> dict[str, Any]:
    rounded = [round(x, 4) for x in (value.mean, value.low, value.high)]
    return {
        "mean": rounded[0],
        "low": rounded[1],
        "high": rounded[2],
        "each": [round(x, 4) for x in value.each],
    }
