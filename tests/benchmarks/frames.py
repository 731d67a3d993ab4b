"""Frame time beside the thinking town: `python -m tests.benchmarks.frames [--driver dummy|x11] [--seconds 15]`.

Plays Smallville in the real window loop at x10 and at "as fast as it goes", 1280x720 unless told otherwise, and
reports work (from waking to after the flip) and intervals (flip to flip). `x11` starts a virtual display (Xvfb).
"""

import argparse
import gc
import itertools
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import config


@contextmanager
def display(driver: str, size: tuple[int, int]) -> Iterator[None]:
    """The dummy driver, or a virtual X11 display that is started and stopped here."""
    os.environ["SDL_VIDEODRIVER"] = driver
    if driver != "x11":
        yield
        return
    os.environ["DISPLAY"] = ":97"
    server = subprocess.Popen(["Xvfb", ":97", "-screen", "0", f"{size[0]}x{size[1]}x24"], stderr=subprocess.DEVNULL)
    time.sleep(1.5)
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def measure(speed: int, seconds: float, size: tuple[int, int], hour: float, select: str) -> str:
    """Play for some seconds and tell what the frames took."""
    import pygame

    from game.app import FRAMES, App, open_window
    from game.opening import open_session

    with tempfile.TemporaryDirectory() as folder:
        open_window(size)
        town = config.town_folder(None)
        session = open_session(town, [], "frames", Path(folder), "frames", "")
        while session.world.tick < hour * 360:
            session.step()
        app = App(session, town, Path(folder), "frames", speed)
        app.frame(0.01)
        if select:
            app.screen.select(select)
        gc.collect()
        gc.freeze()  # as the loop does
        clock, works, flips = pygame.time.Clock(), [], []
        until, first = time.perf_counter() + seconds, session.world.tick
        while time.perf_counter() < until:
            session.gate.open()
            passed = clock.tick(FRAMES) / 1000
            session.gate.shut()
            woke = time.perf_counter()
            app.frame(passed)
            flips.append(time.perf_counter())
            works.append(flips[-1] - woke)
        ticks = session.world.tick - first
        app.close()
    intervals = sorted(b - a for a, b in itertools.pairwise(flips[30:]))
    late = sum(i > 0.020 for i in intervals)
    works = sorted(works[30:])
    return (
        f"work median {1000 * works[len(works) // 2]:5.2f} ms, p99 {1000 * works[int(0.99 * len(works))]:5.2f} ms; "
        f"{len(intervals) / sum(intervals):5.1f} frames/s, 1 in {len(intervals) // max(1, late)} intervals over 20 ms; "
        f"{ticks / 6 / seconds:6.1f} game minutes a second"
    )


def main() -> None:
    """Print one line for each speed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--driver", default="dummy", choices=("dummy", "x11"))
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--hour", type=float, default=3.0, help="game hours after 06:00 at which it begins")
    parser.add_argument("--select", default="", help="somebody whose inspector is open")
    told = parser.parse_args()
    width, height = (int(part) for part in told.size.split("x"))
    with display(told.driver, (width, height)):
        for name, speed in (("x1", 0), ("x10", 2), ("as fast as it goes", 3)):
            line = measure(speed, told.seconds, (width, height), told.hour, told.select)
            print(f"{told.driver} {told.size} {name:18} {line}", flush=True)


if __name__ == "__main__":
    config.prepare_process()
    main()
