"""How fast the pages about a person open and scroll: `python -m tests.benchmarks.panels [--size 1280x720]`.

One person of the real town gets 100,000 memories, 1,000 conclusions and 3,000 talks. Of each page it is told how long
it takes from the click to the frame that shows it, the longest frame after that until nothing more is read, and what
frames take while it scrolls. It is an error if a page takes over 100 ms, or frames over 12 ms (p99; 16 ms where the
window is larger than 1280x720). Times are of the thread that draws, so that others on the machine do not count.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game import config

if TYPE_CHECKING:
    from game.app import App
    from game.session import Session

MEMORIES, CONCLUSIONS, TALKS = 100_000, 1_000, 3_000
OPENS, FRAME, FRAME_LARGE = 100.0, 12.0, 16.0
"""Milliseconds."""
WHO = "Isabella Rodriguez"
_SCROLLS, _MOST_FRAMES = 400, 600


def grow(session: "Session") -> None:
    """Give somebody a long life, made of what they have lived so far."""
    from game.world.conversations import Conversation, Line
    from game.world.memories import NewMemory

    world = session.world
    stream, names = world.people[WHO].stream, list(world.people)
    lived = [m for m in stream.rows if m.kind != "reflection"]
    for n in range(MEMORIES - len(stream.rows)):
        memory, other = lived[n % len(lived)], names[n % len(names)]
        kind = "reflection" if n % (MEMORIES // CONCLUSIONS) == 99 else memory.kind
        evidence = tuple(range(n + 1, n + 6)) if kind == "reflection" else ()
        text = f"{memory.text}, for the {n}th time, as {other} knows"
        new = NewMemory(kind, text, memory.importance, memory.source, evidence, (*memory.subjects, other), memory.place)
        stream.add(new, n * world.tick // MEMORIES, memory.importance)
    for n in range(TALKS):
        people = WHO, names[n % (len(names) - 1) + 1]
        lines = [
            Line(n, people[k % 2], f"Line {k} of talk {n}, which is as long as a line may well be") for k in range(8)
        ]
        world.talks.append(Conversation(-n - 1, people, "the weather", "Hobbs Cafe:cafe", n, lines, ended=n + 9))


def timed(app: "App") -> float:
    """Milliseconds of one frame."""
    start = time.thread_time()
    app.frame(1 / 60)
    return 1000 * (time.thread_time() - start)


def opened(app: "App", page: str) -> tuple[float, float]:
    """Milliseconds from the click on a page to the frame that shows it, and of the longest frame until all is read."""
    start = time.thread_time()
    app.screen.show_tab(page)
    app.frame(1 / 60)
    first, longest = 1000 * (time.thread_time() - start), 0.0
    for n in range(_MOST_FRAMES):
        longest = max(longest, timed(app))
        if n > 30 and app.screen.board._refresh_in > 0 and not app.screen.waits:
            break
    return first, longest


def scrolled(app: "App") -> float:
    """The p99 of frames in milliseconds while the list is scrolled."""
    shown = app.screen.board.inspector.list
    assert shown is not None
    found = []
    for n in range(_SCROLLS):
        shown.wheel(-1)
        if n == _SCROLLS // 2:
            shown.first = shown.count // 2
        found.append(timed(app))
    return sorted(found)[int(0.99 * len(found))]


def searched(app: "App", words: str) -> float:
    """The longest frame while words are typed into the search of the memories and looked for."""
    import pygame

    found = []
    app.screen.show_tab("memories")
    app.frame(0.3)
    place = app.screen.board.inspector.find("words")
    assert place is not None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=place.center, button=1))
        app.frame(1 / 60)
    for letter in words:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        found += [timed(app) for _ in range(12)]
    return max(found)


def measure(size: tuple[int, int]) -> bool:
    """Print a line for each page; whether all of them are quick enough."""
    from game.app import App, open_window
    from game.opening import open_session
    from game.view.panels.tabs import PERSON_TABS

    most, good = FRAME if size[0] * size[1] <= 1280 * 720 else FRAME_LARGE, True
    with tempfile.TemporaryDirectory() as folder:
        open_window(size)
        town = config.town_folder(None)
        session = open_session(town, [], "panels", Path(folder), "", "")
        while session.world.tick < 4 * 360:
            session.step()
        grow(session)
        app = App(session, town, Path(folder), "panels")
        app.paused = True
        app.frame(0.01)
        app.screen.select(WHO)
        app.frame(0.3)
        gc.collect()
        gc.freeze()  # as the loop does
        for page in PERSON_TABS:
            first, longest = opened(app, page.name)
            p99 = scrolled(app)
            good &= first <= OPENS and p99 <= most
            times = f"opens in {first:6.1f} ms, then frames up to {longest:5.1f} ms; scrolling p99 {p99:5.2f} ms"
            print(f"{page.name:12} {times}", flush=True)
        print(f"search       frames up to {searched(app, 'the 77th'):5.1f} ms while it is typed", flush=True)
        app.close()
    return good


def main() -> None:
    """Measure at one size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1280x720")
    width, height = (int(part) for part in parser.parse_args().size.split("x"))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.exit(0 if measure((width, height)) else 1)


if __name__ == "__main__":
    config.prepare_process()
    main()
