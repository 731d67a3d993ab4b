"""A town file of 25 people with 10,000 memories each: `python -m tests.benchmarks.saves [--memories 10000] [--day]`.

Tells how long a save holds the thread that plays and when it is down, what a branch takes, how long the town takes to
be loaded, and with `--day` by how much a game day of play makes the file grow. `--frames` plays it in the window (dummy
driver) with an autosave every second. Milliseconds, the slowest of some; those of the processor tell more on a machine
that has other work.
"""

import argparse
import gc
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from game import config
from game.opening import open_session
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.towns.load import load_town, load_world
from game.world.clock import MINUTE
from game.world.memories import NewMemory
from game.world.people import Person
from game.world.places import Town
from game.world.world import World

_A_DAY, _AN_HOUR = 400, 24
"""Memories that somebody makes."""
_WORDS = (
    "Isabella Rodriguez is wiping the counter of Hobbs Cafe and humming",
    "Klaus Mueller is writing a paragraph about neighbours and rents",
    "The stove in the kitchen of the Lin family is on",
    "Maria Lopez says that the party begins at five and that everybody may come",
)


def crowded(memories: int) -> World:
    """Smallville with that many memories in every head, a third of them recalled since, a tenth reflections."""
    world, chance = load_world(config.town_folder(None), "saves", []), random.Random(1)
    days = memories // _A_DAY + 1
    for person in world.people.values():
        while len(person.stream.rows) < memories:
            world.clock.tick = len(person.stream.rows) * days * 8640 // memories
            add(world, person, chance, 1)
    world.clock.tick = days * 8640
    for person in world.people.values():
        touch(person, world.tick, chance, memories // 3)
    return world


def add(world: World, person: Person, chance: random.Random, count: int) -> None:
    """Let somebody notice things; now and then they conclude something."""
    for _ in range(count):
        last = len(person.stream.rows)
        rests = (last, last - 3, last - 9) if last > 9 and chance.random() < 0.1 else ()
        text = f"{chance.choice(_WORDS)}, for the {chance.randrange(1, 900)}th time"
        kind: Any = "reflection" if rests else "observation"
        world.remember(person, NewMemory(kind, text, 4, "saw", rests, ("Hobbs Cafe:cafe:counter",), "Hobbs Cafe:cafe"))


def touch(person: Person, tick: int, chance: random.Random, count: int) -> None:
    """Let somebody recall things, and rate some of them a second time."""
    ordinals = chance.sample(range(1, len(person.stream.rows) + 1), min(count, len(person.stream.rows)))
    person.stream.touch(ordinals, tick)
    person.stream.rated |= dict.fromkeys(ordinals[::3], 5)


def live(world: World, chance: random.Random) -> None:
    """A game hour of a busy town, without playing it."""
    world.clock.tick += 360
    for person in world.people.values():
        add(world, person, chance, _AN_HOUR)
        touch(person, world.tick, chance, 60)


class Took(NamedTuple):
    """Milliseconds of an act: by the clock on the wall, and of processor time, of all threads."""

    wall: float
    processor: float

    def __str__(self) -> str:
        return f"{self.wall:.1f} ms ({self.processor:.1f} of processor time)"


def took(act: Callable[[], object]) -> Took:
    """How long an act takes, the collector out of the way as in the window's loop."""
    gc.collect()
    gc.freeze()
    started, processor = time.perf_counter(), time.process_time()
    act()
    return Took(1000 * (time.perf_counter() - started), 1000 * (time.process_time() - processor))


def the_town(people: list[Person]) -> Town:
    """The geography, as opening a town finds it."""
    from game.towns.files import PersonFile

    return load_town(config.town_folder(None), [PersonFile(name=p.name, home=p.home, work=p.work) for p in people])


def saving(path: Path, world: World) -> None:
    """Saves, autosaves and branches of an open town."""
    chance = random.Random(2)
    with closing(TownFile.create(path, world, config.town_folder(None))) as file:
        say("first save", f"{path.stat().st_size / 1e6:.1f} MB")
        for kind, days in (("autosaves within a day", 0), ("first of a day", 24)):
            held, down = [], []
            for _ in range(6):
                for _ in range(days or 1):
                    live(world, chance)
                with file._lock:  # so that the writer waits: this is what the player's thread does
                    held.append(took(lambda: file.save(world, "auto")))
                down.append(took(file.flush))
            say(kind, f"the player waits {max(held)}, then it is down after {max(down)}")


def branching(path: Path) -> None:
    """A branch from a checkpoint in the middle, and the first save in it."""
    with closing(TownFile.open(path)) as file:
        before, middle = pages(path), file.tree.checkpoints()[1].id
        say("branch", f"{took(lambda: file.tree.branch(middle, 'what if'))}, {pages(path) - before} bytes")
        world = file.load(the_town, branch=file.tree.find("what if").id)
        before = pages(path)
        file.save(world)
        file.flush()
        say("first save in it", f"{pages(path) - before} bytes")


def pages(path: Path) -> int:
    """Bytes of a town with its log."""
    return sum(p.stat().st_size for p in path.parent.glob(f"{path.name}*"))


def loading(path: Path) -> None:
    """From the file to a world, and all of it checked."""

    def load() -> None:
        with closing(TownFile.open(path)) as file:
            file.load(the_town)

    say("load", str(took(load)))
    say("verify", str(took(lambda: verify(path))))


def a_day(folder: Path) -> None:
    """How much a real game day adds, with an autosave every game hour and thumbnails as large as they get."""
    session = open_session(config.town_folder(None), [], "saves", folder, "day", "")
    sizes, picture = [], random.Random(3).randbytes(30_000)
    for tick in range(2 * 8640):
        session.step()
        if tick % 360 == 359:
            session.save("auto", thumbnail=picture)
        if tick % 8640 == 8639:
            assert session.file is not None
            session.file.flush()
            sizes.append(live_bytes(folder / "day.town", session))
    session.close()
    say("a game day adds", f"{sizes[0] / 1e6:.2f} MB, the second {(sizes[1] - sizes[0]) / 1e6:.2f} MB")


def live_bytes(path: Path, session: Any) -> int:
    """Bytes of the file without pages that are free."""
    connection: sqlite3.Connection = session.file._connection
    count, free, size = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
    )
    return int((count - free) * size)


def frames(folder: Path, seconds: float = 12.0) -> None:
    """The frames of the window beside an autosave every second."""
    import os

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import FRAMES, App, open_window

    began = time.perf_counter()
    open_window()
    session = open_session(None, [], "", folder, "", "crowded")
    app = App(session, config.town_folder(None), folder, "crowded", 2)
    app.frame(1 / 60)
    say("load to first frame", f"{time.perf_counter() - began:.2f} s")
    first = session.world.tick
    while session.world.tick % MINUTE or session.world.tick - first < MINUTE:  # until all 250,000 have their vectors
        session.gate.open()
        app.frame(1 / 60)
    gc.collect()
    gc.freeze()
    clock, works, saved, saves = pygame.time.Clock(), [], time.monotonic(), 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        session.gate.open()
        passed = clock.tick(FRAMES) / 1000
        session.gate.shut()
        if time.monotonic() - saved > 1.0:
            session._saved_tick, session._saved_at, saved = -(10**6), -(10.0**6), time.monotonic()
        woke, before = time.perf_counter(), session._saved_at
        app.frame(passed)
        works.append(1000 * (time.perf_counter() - woke))
        saves += session._saved_at != before
    app.close()
    works.sort()
    say("frames", f"work median {works[len(works) // 2]:.1f} ms, p99 {works[int(0.99 * len(works))]:.1f} ms, "
        f"longest {works[-1]:.1f} ms, {len(works) / seconds:.0f} a second; {saves} autosaves")  # fmt: skip


def say(what: str, found: str) -> None:
    """One line."""
    print(f"{what:24}{found}", flush=True)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memories", type=int, default=10_000)
    parser.add_argument("--day", action="store_true", help="play two game days as well")
    parser.add_argument("--frames", action="store_true", help="play it in the window as well")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        saving(folder / "crowded.town", crowded(told.memories))
        branching(folder / "crowded.town")
        loading(folder / "crowded.town")
        if told.frames:
            frames(folder)
        if told.day:
            a_day(folder)


if __name__ == "__main__":
    config.prepare_process()
    main()
