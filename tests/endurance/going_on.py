"""Save, load and go on at random moments equals going on: `python -m tests.endurance.going_on [--count 50] [--days 3]`.

One town is played through. At each of the moments it is saved; what was saved is loaded and played for two game hours
by a session of its own, with nothing remembered of the first, and must then be in the very state in which the first
one is. Moments are drawn evenly; every third is put off until somebody talks.
"""

import argparse
import random
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from game import config

config.prepare_process()  # before numpy is imported, as the game does

from game.opening import open_session  # noqa: E402
from game.saves.state import snapshot, state_hash  # noqa: E402
from game.session import Session  # noqa: E402
from game.world.clock import DAY, HOUR  # noqa: E402
from game.world.world import World  # noqa: E402

AHEAD = 2 * HOUR
"""Ticks that are played after a load."""


def go_on(folder: Path, count: int, days: float, people: list[str], seed: str) -> Counter[str]:
    """Compare at so many moments; how many of each kind there were. Raises AssertionError at the first difference."""
    chance = random.Random(seed)
    ticks = sorted(chance.sample(range(1, round(days * DAY) - AHEAD), count))
    session = open_session(config.town_folder(None), people, seed, folder, "going on", "")
    waiting: dict[int, str] = {}
    kinds: Counter[str] = Counter()
    with closing(session):
        while ticks or waiting:
            session.step()
            world = session.world
            if ticks and world.tick >= ticks[0] and (len(ticks) % 3 or world.conversations):
                kinds.update(_kinds(world))
                waiting[world.tick + AHEAD] = _gone_on(session)
                del ticks[0]
            if world.tick in waiting:
                same = state_hash(world) == waiting.pop(world.tick)
                assert same, f"what was saved at tick {world.tick - AHEAD} goes on in another way"
    return kinds


def _gone_on(session: Session) -> str:
    """The state in two hours, as it comes of what is saved now."""
    assert session.file is not None
    session.save("manual")
    number = session.file.tree.checkpoints()[-1].id
    world = session.file.look_at(lambda people: session.world.town, number)
    assert snapshot(world).state == snapshot(session.world).state
    assert state_hash(world) == state_hash(session.world)
    with closing(Session(world)) as other:
        for _ in range(AHEAD):
            other.step()
    return state_hash(other.world)


def _kinds(world: World) -> set[str]:
    people = world.people.values()
    found = {
        "in a talk": bool(world.conversations),
        "on the way": any(person.path for person in people),
        "within an act": any(person.plan.action_at(world.tick) for person in people),
        "asleep": any(person.asleep for person in people),
        "with a talk to go over": any(person.to_digest for person in people),
    }
    return {kind for kind, is_so in found.items() if is_so}


def main() -> None:
    """Play and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--days", type=float, default=3.0)
    parser.add_argument("--seed", default="1")
    told = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        kinds = go_on(Path(folder), told.count, told.days, [], told.seed)
    words = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
    print(f"{told.count} moments, all the same after two hours: {words}; {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
