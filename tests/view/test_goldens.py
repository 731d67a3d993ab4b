"""Screens look as they did when somebody last looked at them (golden.py says how to keep another look)."""

import json

import numpy as np
import pytest
from PIL import Image

from game.view.seen import TownAssets
from tests.view.golden import COARSE, FOLDER, NEAR, SCREENS, coarsely, otherwise, packed, path_of, picture_of, versions


@pytest.mark.parametrize("way", SCREENS)
def test_a_screen_looks_as_it_did(way: str, assets: TownAssets) -> None:
    picture, golden = picture_of(assets, way), Image.open(path_of(way))
    if versions() == json.loads((FOLDER / "versions.json").read_text(encoding="utf-8")):
        assert otherwise(picture, golden) < NEAR, "if that is meant: python -m tests.view.golden"
    assert coarsely(picture, golden) < COARSE


def test_what_looks_otherwise_is_found() -> None:
    plain = Image.new("RGB", (512, 320), (248, 238, 201))
    moved = plain.copy()
    moved.paste((52, 33, 58), (100, 100, 130, 124))  # a button has come
    assert otherwise(plain, packed(plain)) == 0.0
    assert np.isclose(otherwise(moved, packed(plain)), 30 * 24 / (512 * 320)) and NEAR < 30 * 24 / (512 * 320)
    assert coarsely(moved, plain) > COARSE


def test_the_goldens_are_a_dozen_or_so_and_small() -> None:
    kept = sorted(FOLDER.glob("*.png"))
    assert kept == sorted(path_of(way) for way in SCREENS)
    assert all(path.stat().st_size < 60_000 for path in kept)
