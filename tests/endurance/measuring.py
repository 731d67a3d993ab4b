"""All words of all screens in windows of all sizes: `python -m tests.endurance.measuring`, about two minutes."""

import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from tests.view.fake_world import fake_assets
from tests.view.measuring import WINDOWS, faults_of
from tests.view.ways import WAYS


def main() -> int:
    """The number of screens with faults, which are told."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        assets = fake_assets(Path(folder))
        for size, scale in WINDOWS:
            for way in WAYS:
                found = faults_of(assets, size, scale, way)
                wrong += bool(found)
                for fault in found:
                    print(f"{size[0]}x{size[1]}, {scale:.0%}, {way}: {fault}", file=sys.stderr)
            print(f"{size[0]}x{size[1]}, {scale:.0%}: {len(WAYS)} screens measured", flush=True)
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
