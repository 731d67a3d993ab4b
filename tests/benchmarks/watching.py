"""How fast what a watcher opens is: `python -m tests.benchmarks.watching [--size 1280x720] [--seconds 6]`.

The real town of 25; one of them has 100,000 memories, and the log 100,000 events. Of each screen it is told how long it
takes to open, what frames take while it is open and the town is played ten times as fast, and while its list or its
text is scrolled. It is an error if one takes over 100 ms to open, or frames over 12 ms (p99; 16 ms where the window is
larger than 1280x720). Times are of the thread that draws, so that others on the machine do not count.
"""

import argparse
import gc
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from game import config
from tests.benchmarks.panels import FRAME, FRAME_LARGE, OPENS, WHO, grow, timed

if TYPE_CHECKING:
    from game.app import App

SCREENS = ("", "minimap", "log", "alerts", "answers", "search", "calendar", "digest", "plots", "spectate", "skip")
EVENTS = 100_000


def fill_log(app: "App") -> None:
    """Give the log a long past."""
    from game.world.events import Event

    chronicle = app.screen.watching._chronicle
    room = next(iter(app.session.world.town.rooms))
    chronicle.events[:0] = [
        Event(n, "talk" if n % 3 else "plan", WHO, f"{WHO} does the {n}th thing of a long life", room)
        for n in range(EVENTS - len(chronicle.events))
    ]
    chronicle.sift(chronicle.wanted)


def opened(app: "App", action: str) -> float:
    """Milliseconds from the key to the frame that shows it."""
    import time

    start = time.thread_time()
    if action:
        app.screen.do(action)
    app.frame(1 / 60)
    return 1000 * (time.thread_time() - start)


def played(app: "App", seconds: float) -> list[float]:
    """Milliseconds of frames, while the town goes on and what is under the pointer is scrolled."""
    import pygame

    size, found = app.screen.surface.get_size(), []
    log, sheets = app.screen.board.log, app.screen.sheets
    over = sheets.areas[-1].center if sheets.areas else log.rect.center if log.is_open else (size[0] // 2, 4)
    for n in range(round(seconds * 60)):
        app.session.gate.open()
        pygame.time.wait(4)
        app.session.gate.shut()
        app.screen.stage.controls.pointer = over
        if n % 3 == 0 and sheets.areas + [log.rect] * log.is_open:
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1 if n % 120 < 60 else 1))
        found.append(timed(app))
    return sorted(found)


def closed(app: "App", action: str) -> None:
    """Take it from the screen again."""
    while app.screen.sheets.top is not None:
        app.screen.do("back")
    if action in ("log", "minimap", "spectate"):
        app.screen.do(action)
    app.watch.forget()
    app.paused = False
    app.frame(1 / 60)


def measure(size: tuple[int, int], seconds: float) -> bool:
    """Print a line for each screen; whether all of them are quick enough."""
    from game.app import App, open_window
    from game.opening import open_session

    most, good = FRAME if size[0] * size[1] <= 1280 * 720 else FRAME_LARGE, True
    with tempfile.TemporaryDirectory() as folder:
        open_window(size)
        town = config.town_folder(None)
        session = open_session(town, [], "watching", Path(folder), "", "")
        while session.world.tick < 4 * 360:
            session.step()
        grow(session)
        app = App(session, town, Path(folder), "watching", speed=2)
        app.frame(0.01)
        app.frame(0.3)
        fill_log(app)
        gc.collect()
        gc.freeze()  # as the loop does
        for action in SCREENS:
            first = opened(app, action)
            times = played(app, seconds)
            p99 = times[int(0.99 * len(times))]
            good &= first <= OPENS and p99 <= most
            line = f"opens in {first:6.1f} ms; frames median {times[len(times) // 2]:5.2f} ms, p99 {p99:5.2f} ms"
            print(f"{action or 'nothing':10} {line}, longest {times[-1]:6.1f} ms", flush=True)
            closed(app, action)
        app.close()
    return good


def main() -> None:
    """Measure at one size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seconds", type=float, default=6.0)
    told = parser.parse_args()
    width, height = (int(part) for part in told.size.split("x"))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.exit(0 if measure((width, height), told.seconds) else 1)


if __name__ == "__main__":
    config.prepare_process()
    main()
