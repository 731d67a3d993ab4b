"""A dozen screens of the small town as they should look, in `goldens/`: for the eye, and for a test that tells when one
looks otherwise. Where that is meant: `python -m tests.view.golden` makes them anew; look at them before keeping them.

They are kept at half their size, which is enough to see what moved, and does not mind how an edge was smoothed.
"""

import io
import json
import os
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import numpy as np
import pygame
from PIL import Image

from game.view.screen import Screen
from game.view.seen import TownAssets
from tests.view.fake_world import fake_assets, fake_world
from tests.view.pilot import Pilot
from tests.view.ways import WAYS

FOLDER = Path(__file__).with_name("goldens")
SIZE = (1024, 640)
SCREENS = (
    "the bare town", "page now", "page plan", "page memories", "page reflections", "a thought", "the network",
    "the title", "new town: people", "saves", "speaking", "the calendar", "help", "settings",
)  # fmt: skip
NEAR, COARSE = 0.004, 6.0
"""The share of pixels that may look otherwise where SDL and fonts are the same; and, where they are not, how much the
mean colour of a large square may differ, of 255."""
_OTHERWISE = 48
"""Difference of a channel from which a pixel looks otherwise."""
_COLOURS = 64


def versions() -> list[str]:
    """What the same picture depends on besides the game."""
    return [pygame.version.ver, *(".".join(map(str, v)) for v in (pygame.get_sdl_version(), _ttf()))]


def _ttf() -> tuple[int, int, int]:
    return pygame.font.get_sdl_ttf_version()


def picture_of(assets: TownAssets, way: str) -> Image.Image:
    """A screen as it looks now."""
    pilot = Pilot(Screen(assets, SIZE, surface=pygame.Surface(SIZE)), fake_world())
    WAYS[way](pilot)
    pilot.wait(0.3)
    small = pygame.transform.smoothscale(pilot.screen.surface, (SIZE[0] // 2, SIZE[1] // 2))
    return Image.frombytes("RGB", small.get_size(), pygame.image.tobytes(small, "RGB"))


def path_of(way: str) -> Path:
    """Where a golden is."""
    return FOLDER / f"{way.replace(':', '').replace(' ', '_')}.png"


def packed(picture: Image.Image) -> Image.Image:
    """With few colours, as it is kept."""
    return picture.quantize(_COLOURS, dither=Image.Dither.NONE)


def otherwise(picture: Image.Image, golden: Image.Image) -> float:
    """The share of pixels that look otherwise."""
    return float(np.mean(np.abs(_array(packed(picture)) - _array(golden)).max(axis=2) > _OTHERWISE))


def coarsely(picture: Image.Image, golden: Image.Image) -> float:
    """How much the mean colours of large squares differ at the most, of 255."""
    squares = [_array(one.convert("RGB").resize((8, 5), Image.Resampling.BOX)) for one in (picture, golden)]
    return float(np.abs(squares[0] - squares[1]).max())


def _array(picture: Image.Image) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    return np.asarray(picture.convert("RGB"), np.int16)


def main() -> None:
    """Make all of them."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        assets = fake_assets(Path(folder))
        for way in SCREENS:
            out = io.BytesIO()
            packed(picture_of(assets, way)).save(out, "PNG", optimize=True)
            path_of(way).write_bytes(out.getvalue())
    (FOLDER / "versions.json").write_text(json.dumps(versions()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
