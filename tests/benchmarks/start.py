"""From the command to the first frame, and to people moving: `python -m tests.benchmarks.start`."""

import subprocess
import sys
import tempfile

from game import config

SCRIPT = """
import time; started = time.perf_counter()
import os; os.environ["SDL_VIDEODRIVER"] = "dummy"
from game import cli
import pygame
import game.app as app
flip, first = pygame.display.flip, []
def flipped():
    flip(); first.append(time.perf_counter() - started)
pygame.display.flip = flipped
frame = app.App.frame
def watched(self, seconds):
    frame(self, seconds)
    if len(first) == 2: print(f"splash {first[0]:.2f} s, first frame of the town {first[1]:.2f} s", flush=True)
    if any(p.path for p in self.session.world.people.values()):
        print(f"people moving {time.perf_counter() - started:.2f} s", flush=True); self.running = False
app.App.frame = watched
import sys; sys.argv = ["main.py", "play", "--seed", "start", "--saves", sys.argv[1]]
cli.main()
"""


def main() -> None:
    """Three starts, each in a process of its own."""
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-c", SCRIPT, folder], cwd=config.data_root(), check=True)


if __name__ == "__main__":
    main()
