"""From the command to the first frame, and to people moving: `python -m tests.benchmarks.start`.

First the title, then, with Enter pressed at once, a town; and a town that `--new` begins without the title.
"""

import subprocess
import sys
import tempfile

from game import config

SCRIPT = """
import time; started = time.perf_counter()
import os; os.environ["SDL_VIDEODRIVER"] = "dummy"; os.environ["SMALLVILLE_DATA"] = os.path.join(ARGS[0], "data")
from game import cli
import pygame
import game.app as app
frame, seen = app.App.frame, {}
def watched(self, seconds):
    name = self.name or "title"
    known = seen.setdefault(name, set())
    if not known and name != "title": pygame.event.clear()
    frame(self, seconds)
    now = time.perf_counter() - started
    if "frame" not in known: known.add("frame"); print(f"  {name}: first frame {now:.2f} s", flush=True)
    if any(p.path for p in self.session.world.people.values()):
        print(f"  {name}: people moving {now:.2f} s", flush=True)
        if name == "title" and ARGS[1] == "enter":
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        else:
            self.running = False
app.App.frame = watched
import sys; sys.argv = ["main.py", "play", "--saves", ARGS[0]] + ["--new"] * (ARGS[1] == "new")
cli.main()
"""


def main() -> None:
    """Each start in a process of its own."""
    for way in ("title", "enter", "new"):
        print(way)
        with tempfile.TemporaryDirectory() as folder:
            script = SCRIPT.replace("ARGS", repr([folder, way]))
            subprocess.run([sys.executable, "-c", script], cwd=config.data_root(), check=True)


if __name__ == "__main__":
    main()
