"""How long finding a way takes: `python -m tests.benchmarks.paths`.

Between random reachable tiles of Smallville (A* around ten people, and down a fresh or a cached field), and for 500
people who all set out to places in one tick.
"""

import random
import statistics
import time
from collections.abc import Callable

from game.config import maps_folder
from game.towns.load import load_world
from game.world.grid import FREE, Grid
from game.world.places import Town

PAIRS = 1000


def timed(work: Callable[[], object]) -> float:
    """Milliseconds that a call takes."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def told(name: str, times: list[float]) -> str:
    """Median, 99th percentile and longest."""
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return f"{name:34} median {statistics.median(times):6.3f} ms, p99 {p99:6.3f} ms, longest {ordered[-1]:6.3f} ms"


def new_grid(town: Town) -> Grid:
    """A grid with nothing cached."""
    return Grid(town.width, town.height, town.walkable, [room.tiles for room in town.rooms.values()])


def main() -> None:
    """Print the figures."""
    town = load_world(maps_folder() / "smallville", "paths").town
    chance = random.Random("paths")
    free = [(i % town.width, i // town.width) for i, kind in enumerate(town.walkable) if kind == FREE]
    grid = new_grid(town)
    pairs = [(chance.choice(free), chance.choice(free)) for _ in range(PAIRS)]
    crowds = [frozenset(chance.sample(free, 10)) for _ in range(PAIRS)]
    print(told("a way, its field not cached", [timed(lambda a=a, b=b: new_way(grid, a, b)) for a, b in pairs]))
    print(told("a way, its field cached", [timed(lambda a=a, b=b: grid.way(a, b)) for a, b in pairs[-400:]]))
    around = [
        timed(lambda a=a, b=b, c=c: grid.way_around(a, b, c))
        for (a, b), c in zip(pairs[-400:], crowds[-400:], strict=True)
    ]
    print(told("a way around ten people (A*)", around))
    places = [chance.choice(chance.choice(list(town.things.values())).spots) for _ in range(500)]
    starts = [chance.choice(free) for _ in range(500)]
    burst = new_grid(town)
    for name in ("cold", "warm"):
        took = timed(lambda: [burst.way(a, b) for a, b in zip(starts, places, strict=True)])
        print(f"500 ways to places in one tick, {name}: {took:.0f} ms")


def new_way(grid: Grid, start: tuple[int, int], goal: tuple[int, int]) -> object:
    """A way with the field of its goal made anew, if it was not met before."""
    return grid.way(start, goal)


if __name__ == "__main__":
    main()
