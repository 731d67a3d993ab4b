"""Drawing alone, nobody thinks: `python -m tests.benchmarks.crowds [--driver dummy|x11] [--hour 12] [--runs 3]`.

The real Smallville, panned in every frame at every zoom step, then panned and zoomed at once; people walk at random,
one in eight talks, all have something to do. Reports a frame's work, from input to after the flip, as median and p99
in milliseconds, of the best of several runs, and the time to load art and map.
"""

import argparse
import gc
import random
import time
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from game import config
from game.towns.load import load_world
from game.view.seen import Status, TownAssets
from game.world.activity import Action, Plan
from game.world.clock import HOUR, Clock
from game.world.conversations import Conversation, Line
from game.world.events import Event
from game.world.people import Facing, Person
from game.world.places import Tile, Town
from tests.benchmarks.frames import display

SIZES = {"1280x720": (25, 500, 1000), "1920x1080": (25,), "3840x2160": (25,)}
_STEPS: dict[Facing, Tile] = {"down": (0, 1), "left": (-1, 0), "right": (1, 0), "up": (0, -1)}
_EMOJI = ("☕", "📖", "🎨", "🚶", "🍳", "💻", "🎹", "🛒")
_FRAMES_A_TICK = 10
_FREE = 1
Took = tuple[float, float]
"""Milliseconds of a frame: by the clock on the wall, and of this thread's processor time."""


@dataclass
class Crowd:
    """A town full of people who walk at random."""

    town: Town
    clock: Clock
    people: dict[str, Person]
    chance: random.Random
    thing_states: dict[str, str] = field(default_factory=dict)
    conversations: dict[int, Conversation] = field(default_factory=dict)
    talks: list[Conversation] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)

    def step(self) -> None:
        """A tick: everybody who does not talk goes to a tile beside theirs, straight on if they can."""
        self.clock.tick += 1
        for person in self.people.values():
            if not person.conversation:
                self._walk(person)

    def _walk(self, person: Person) -> None:
        others = self.chance.sample(list(_STEPS), 4)
        for facing in (person.facing, *others):
            x, y = person.tile[0] + _STEPS[facing][0], person.tile[1] + _STEPS[facing][1]
            inside = 0 <= x < self.town.width and 0 <= y < self.town.height
            if inside and self.town.walkable[y * self.town.width + x] == _FREE:
                person.tile, person.facing = (x, y), facing
                return


def crowd(count: int, hour: float) -> Crowd:
    """Smallville with that many people, clones of its own."""
    world = load_world(config.town_folder(None), "crowds", [])
    chance = random.Random(count)
    clock = Clock(datetime(2023, 2, 13), round(hour * HOUR))
    width = world.town.width
    free = [(i % width, i // width) for i, kind in enumerate(world.town.walkable) if kind == _FREE]
    own = list(world.people.values())
    people = {}
    for number in range(count):
        person = copy(own[number % len(own)])
        person.name = f"{person.name} {number}" if number >= len(own) else person.name
        person.tile, person.asleep = chance.choice(free), False
        person.facing = chance.choice(list(_STEPS))
        person.plan = Plan(0, actions=[Action(0, 48 * HOUR, "walking", _EMOJI[number % len(_EMOJI)], "")])
        people[person.name] = person
    out = Crowd(world.town, clock, people, chance)
    _let_talk(out)
    return out


def _let_talk(town: Crowd) -> None:
    everybody = list(town.people.values())
    for number in range(len(everybody) // 16):
        first, second = everybody[2 * number : 2 * number + 2]
        second.tile = (first.tile[0] + 1, first.tile[1])
        talk = Conversation(number + 1, (first.name, second.name), "the party", "", town.clock.tick)
        talk.lines.append(Line(town.clock.tick, first.name, f"Will you come to the party? I bake {number} cakes."))
        first.conversation = second.conversation = talk.id
        town.conversations[talk.id] = talk


class Player:
    """Somebody who looks around in the town; times what each frame takes."""

    def __init__(self, town: Crowd, size: tuple[int, int]) -> None:
        import pygame

        from game.view.screen import Screen

        self._town, self._flip, self._events = town, pygame.display.flip, pygame.event.get
        folder = config.town_folder(None)
        started = time.perf_counter()
        self.screen = Screen(TownAssets(folder / f"{town.town.name}.tmx", config.assets_folder()), size)
        self._status = Status(town="Crowds")
        self._count, self._way = 0, [9.0, 6.0]
        self.frame()
        self.loaded = time.perf_counter() - started
        gc.collect()
        gc.freeze()  # as the loop does

    def frame(self) -> Took:
        """Draw one."""
        self._count += 1
        if self._count % _FRAMES_A_TICK == 0:
            self._town.step()
        self._pan()
        started, processor = time.perf_counter(), time.thread_time()
        self._events()
        self.screen.update(1 / 60)
        self.screen.draw(self._town, self._count % _FRAMES_A_TICK / _FRAMES_A_TICK, self._status)
        self._flip()
        return 1000 * (time.perf_counter() - started), 1000 * (time.thread_time() - processor)

    def _pan(self) -> None:
        """Go on, and turn around at the edges of the town."""
        camera = self.screen.camera
        before = camera.x, camera.y
        camera.pan(*self._way)
        for axis, (old, new) in enumerate(zip(before, (camera.x, camera.y), strict=True)):
            self._way[axis] *= -1 if old == new else 1

    def pan_at(self, step: int, frames: int) -> list[Took]:
        """Go to a zoom step and pan; the first frames after the change count too."""
        camera = self.screen.camera
        camera.zoom_by(step - camera.step, camera.free.center)
        return [self.frame() for _ in range(frames)]

    def zoom_about(self, frames: int) -> list[Took]:
        """Pan while the wheel turns, out to the whole town and in again, a step every four frames."""
        out, direction, camera = [], -1, self.screen.camera
        for number in range(frames):
            if number % 4 == 0:
                step = camera.step
                camera.zoom_by(direction, camera.free.center)
                direction *= -1 if camera.step == step else 1
            out.append(self.frame())
        return out


def lines(size: tuple[int, int], people: int, hour: float, frames: int, runs: int) -> Iterator[str]:
    """What to report of one size and one crowd."""
    from game.app import open_window
    from game.view.camera import STEPS

    open_window(size)
    player = Player(crowd(people, hour), size)
    yield f"art and map in {player.loaded:.2f} s"
    smallest = player.screen.camera.smallest_step()
    acts = {f"zoom {STEPS[step]}": partial(player.pan_at, step, frames) for step in range(smallest, len(STEPS))}
    acts["zooming"] = partial(player.zoom_about, 2 * frames)
    # Every run goes through all steps, so that what one step has cached is gone when the next run comes to it.
    found = [{name: act() for name, act in acts.items()} for _ in range(runs)]
    for name in acts:
        yield f"{name:11} {best([run[name] for run in found])}"


def best(runs: list[list[Took]]) -> str:
    """Median and p99 of the run with the lowest p99, and how many frames a second its work leaves room for.

    The lowest p99 of processor time is told too: it hardly changes when the machine has other work.
    """
    times = min((sorted(wall for wall, _ in run) for run in runs), key=p99)
    alone = min(p99(sorted(processor for _, processor in run)) for run in runs)
    return (
        f"median {times[len(times) // 2]:5.1f} ms, p99 {p99(times):5.1f} ms, p99 of processor time {alone:5.1f} ms, "
        f"{1000 * len(times) / sum(times):4.0f} frames/s at most"
    )


def p99(times: list[float]) -> float:
    """The time that one frame in a hundred exceeds; `times` ascend."""
    return times[int(0.99 * len(times))]


def quit_display() -> None:
    """Let go of the display before it ends."""
    import pygame

    pygame.quit()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--driver", default="dummy", choices=("dummy", "x11"))
    parser.add_argument("--size", default="", choices=("", *SIZES), help="one size alone")
    parser.add_argument("--people", type=int, default=0, help="a crowd of one size alone")
    parser.add_argument("--hour", type=float, default=12.0, help="time of day: light is drawn from 16:30 to 8:30")
    parser.add_argument("--frames", type=int, default=120)
    parser.add_argument("--runs", type=int, default=3)
    told = parser.parse_args()
    with display(told.driver, (3840, 2160)):
        for name, counts in SIZES.items():
            for count in (told.people,) if told.people else counts:
                if told.size in ("", name):
                    width, height = (int(part) for part in name.split("x"))
                    for line in lines((width, height), count, told.hour, told.frames, told.runs):
                        print(f"{told.driver} {name} {told.hour:4.1f} h {count:5} people  {line}", flush=True)
        quit_display()


if __name__ == "__main__":
    config.prepare_process()
    main()
