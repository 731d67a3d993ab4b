"""Thirty game days of everybody under the rule mind: `python -m tests.endurance.thirty_days [DAYS]`.

A day late in the run must not take much longer than an early one, and a day must not leave more memories than an
early one did: what people think of may not grow with all that ever happened.
"""

import gc
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from game import config

config.prepare_process()  # before numpy is imported, as the game does: one thread for its sums

from game.opening import open_session  # noqa: E402
from game.session import Session  # noqa: E402
from game.world.clock import DAY  # noqa: E402

EARLY = 3
"""The day with which later ones are compared; the ones around it are taken in too, against noise."""
SLOWEST = 1.5
"""How many times as long as an early day the last ones may take."""
MOST_GROWTH = 1.25
"""How many times as many memories as an early day the last ones may leave."""


@dataclass(frozen=True, slots=True)
class Lived:
    """One day of a run."""

    number: int
    wall: float
    """Seconds of the clock on the wall."""
    busy: float
    """Seconds of processor time, which other programs do not disturb as much."""
    new: int
    """Memories that the day left, of all people."""
    memories: int
    talks: int
    resident: int
    """Memory of the process in KB."""

    def __str__(self) -> str:
        return (
            f"day {self.number:2d}: {self.wall:5.1f} s ({self.busy:5.1f} s busy), {self.new:5d} new memories, "
            f"{self.memories:6d} in all, {self.talks:5d} talks, {self.resident / 1024:4.0f} MB"
        )


def main(days: int) -> None:
    """Live the days, print each, and raise AssertionError if the last ones are slower or fuller than they may be."""
    session = open_session(config.town_folder(None), [], "endurance", config.data_root(), "", "")
    lived: list[Lived] = []
    try:
        for number in range(1, days + 1):
            lived.append(_live(session, number, lived[-1].memories if lived else _memories(session)))
            print(lived[-1], flush=True)
    finally:
        session.close()
    check(lived)


def _live(session: Session, number: int, before: int) -> Lived:
    gc.collect()
    wall, busy = time.perf_counter(), time.process_time()
    for _ in range(DAY):
        session.step()
    wall, busy = time.perf_counter() - wall, time.process_time() - busy
    memories = _memories(session)
    return Lived(number, wall, busy, memories - before, memories, len(session.world.talks), _resident())


def _memories(session: Session) -> int:
    return sum(len(person.stream.rows) for person in session.world.people.values())


def _resident() -> int:
    """Resident memory of this process in KB, 0 where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text("ascii")
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)


def check(lived: list[Lived]) -> None:
    """Compare the last three days with the early ones."""
    if len(lived) < 2 * EARLY + 1:
        print(f"too few days to compare; expected at least {2 * EARLY + 1}")
        return
    early, late = lived[EARLY - 2 : EARLY + 1], lived[-3:]
    slower = median(day.busy for day in late) / median(day.busy for day in early)
    fuller = median(day.new for day in late) / median(day.new for day in early)
    print(f"the last days take {slower:.2f} times as long as day {EARLY}, and leave {fuller:.2f} times the memories")
    assert slower <= SLOWEST, f"the last days take {slower:.2f} times as long as day {EARLY}"
    assert fuller <= MOST_GROWTH, f"the last days leave {fuller:.2f} times as many memories as day {EARLY}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
