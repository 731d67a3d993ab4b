"""Kills at random moments lose nothing: `python -m tests.endurance.kills [--count 2000] [--programs 100]`.

A saver plays the small town of the tests in a child process, saves it every few ticks, closes and opens it now and
then, and is killed again and again, half of the times while it saves. What is left must be whole, hold at least what
was acknowledged, and be in the very state that a run without a kill is in at that tick. Then the whole program is
killed, `run` and `play` in turn; it must open again, and have lost no more than since the last autosave.
"""

import argparse
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from game import config

config.prepare_process()

from game.saves.state import state_hash  # noqa: E402
from game.saves.town_file import TownFile  # noqa: E402
from game.saves.verify import verify  # noqa: E402
from game.world.world import World  # noqa: E402
from tests.saves.puppet import created, lived, run, the_town  # noqa: E402

_CONTEXT = multiprocessing.get_context("fork" if hasattr(os, "fork") else "spawn")
_EVERY = 30
"""Ticks between two saves of the saver."""
_A_TOWN = 100
"""Kills after which a new town is begun."""
_REST, _COMMIT = 0.5, 2.0
"""Real seconds between autosaves of the program that is killed, and until one must be down."""
_ROOT = Path(__file__).resolve().parents[2]
_PROGRAM = """
import sys, time
import game.session
from game.session import Session
game.session.AUTOSAVE_REST = float(sys.argv.pop(1))
begin, save = Session.begin, Session.save
def tell(what, session):
    print(what, session.world.tick, time.monotonic(), flush=True)
def begun(self):
    begin(self)
    if self.world.tick % 30 == 0:
        tell("at", self)
def saved(self, *words, **more):
    save(self, *words, **more)
    tell("saved", self)
Session.begin, Session.save = begun, saved
from game.cli import main
main()
"""
"""The program as it is, but that autosaves rest less, and that it tells what it does."""


# -- the saver ---------------------------------------------------------------------------------------------------


def kill_savers(folder: Path, count: int, seed: str = "1") -> Counter[str]:
    """Kill savers; what they were doing. Raises AssertionError if anything was lost."""
    chance, found = random.Random(seed), Counter[str]()
    for number in range(count):
        if number % _A_TOWN == 0:
            path, expected, acknowledged = folder / f"town {number}.town", lived(0), 0
        acknowledged, doing = _kill_one(path, chance, acknowledged, saving=number % 2 == 0)
        found[doing] += 1
        if path.exists():
            acknowledged = _check(path, expected, acknowledged)
    return found


def _kill_one(path: Path, chance: random.Random, acknowledged: int, saving: bool) -> tuple[int, str]:
    """The last tick that a saver acknowledged before it was killed, and what it was doing."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_save_on, args=(path, theirs, chance.random()), daemon=True)
    process.start()
    theirs.close()
    doing = "starting"
    for _ in range(chance.randrange(1, 8)):
        doing, acknowledged = _heard(ours, doing, acknowledged)
    while saving and doing != "saving":
        doing, acknowledged = _heard(ours, doing, acknowledged)
    time.sleep(chance.uniform(0.0, 0.006))
    process.kill()
    process.join()
    while ours.poll():
        try:
            doing, acknowledged = _heard(ours, doing, acknowledged)
        except EOFError:
            break
    ours.close()
    return acknowledged, doing


def _heard(pipe: Connection, doing: str, acknowledged: int) -> tuple[str, int]:
    assert pipe.poll(30.0), f"the saver has fallen silent while {doing}"
    said, tick = pipe.recv()
    return str(said), max(acknowledged, int(tick))


def _save_on(path: Path, pipe: Connection, seed: float) -> None:
    """Play, save, and now and then close and open again, until somebody kills us."""
    chance = random.Random(seed)
    world, file = _opened(path, pipe)
    while True:
        run(world, _EVERY)
        pipe.send(("saving", 0))
        file.save(world, chance.choice(("auto", "manual")), thumbnail=chance.randbytes(2000))
        file.flush()
        assert not file.failed, file.failed
        pipe.send(("playing", world.tick))
        if chance.random() < 0.25:
            pipe.send(("closing", 0))
            file.close()
            world, file = _opened(path, pipe)


def _opened(path: Path, pipe: Connection) -> tuple[World, TownFile]:
    pipe.send(("opening", 0))
    if not path.exists():
        world = lived(0)
        return world, created(path, world)
    file = TownFile.open(path)
    return file.load(the_town), file


def _check(path: Path, expected: World, acknowledged: int) -> int:
    """Compare what is left with a run that nobody killed; the tick it has come to."""
    report = verify(path)
    assert report.whole, report.said
    with closing(TownFile.open(path, read_only=True)) as file:
        world = file.load(the_town)
    assert world.tick >= acknowledged, f"{path}: tick {acknowledged} was acknowledged, {world.tick} is there"
    run(expected, world.tick - expected.tick)
    assert state_hash(world) == state_hash(expected), f"{path}: differs at tick {world.tick}"
    return world.tick


# -- the program -------------------------------------------------------------------------------------------------


def kill_programs(folder: Path, count: int, seed: str = "1") -> float:
    """Kill `run` and `play` in turn; the most seconds of play that were lost. Raises AssertionError if too many."""
    chance, worst = random.Random(seed), 0.0
    for number in range(count):
        saves = folder / f"program {number}"
        saves.mkdir()
        worst = max(worst, _kill_program(saves, number, chance))
        report = verify(_town_in(saves))
        assert report.whole, report.said
        _must(saves, "run", "--load", _town_in(saves).stem, "--days", "0.01", "--json")
    return worst


def _kill_program(saves: Path, number: int, chance: random.Random) -> float:
    """The seconds of play that were lost: since the last autosave at most, if that had the time to be written."""
    town = ["--town", str(config.maps_folder() / "example"), "--seed", str(number)]
    words = ["run", "--days", "99", "--name", "K", "--json"] if number % 2 else ["play", "--speed", "4"]
    arguments = [sys.executable, "-c", _PROGRAM, str(_REST), *words, *town]
    process = subprocess.Popen(arguments, cwd=_ROOT, env=_environment(saves), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    heard = [process.stdout.readline() for _ in range(chance.randrange(1, 120))]
    assert heard[-1], f"{' '.join(words)}: has ended by itself"
    time.sleep(chance.uniform(0.0, 0.05))
    process.kill()
    heard += process.communicate()[0].splitlines(keepends=True)
    lines = [line.split() for line in heard if line.endswith("\n") and line.startswith(("at ", "saved "))]
    told = [(what, int(tick), float(moment)) for what, tick, moment in lines]
    now = max((moment for _, _, moment in told), default=0.0)
    due = max((tick for what, tick, moment in told if what == "saved" and now - moment > _COMMIT), default=0)
    with closing(TownFile.open(_town_in(saves), read_only=True)) as file:
        there = file.tree.checkpoints()[-1].tick
    assert there >= due, f"{' '.join(words)}: saved at tick {due}, {there} is there"
    return now - min((moment for _, tick, moment in told if tick >= there), default=now)


def _must(saves: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=_ROOT, env=_environment(saves), capture_output=True, text=True
    )
    assert done.returncode == 0, f"{' '.join(words)}: {done.stdout}{done.stderr}"


def _environment(saves: Path) -> dict[str, str]:
    ours = {"SMALLVILLE_SAVES": str(saves), "SMALLVILLE_DATA": str(saves / "data"), "SDL_VIDEODRIVER": "dummy"}
    return os.environ | ours | {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(_ROOT)}


def _town_in(saves: Path) -> Path:
    return next(saves.glob("*.town"))


def main() -> None:
    """Kill, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", default="1")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, started = Path(name), time.perf_counter()
        found = kill_savers(folder, told.count, told.seed)
        print(f"{told.count} savers killed, nothing lost: {json.dumps(found)}; {time.perf_counter() - started:.0f} s")
        started = time.perf_counter()
        worst = kill_programs(folder, told.programs, told.seed)
        spent = time.perf_counter() - started
        print(f"{told.programs} programs killed, all open, at most {worst:.1f} s of play lost; {spent:.0f} s")


if __name__ == "__main__":
    main()
