"""A display that nobody sees, and a small town to look at."""

import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.view import scene
from game.view.screen import Screen
from game.view.seen import TownAssets
from game.view.tiles import TileMap
from tests.view.fake_world import FakeWorld, fake_assets, fake_world
from tests.view.pilot import Pilot

SIZE = (1280, 720)


@pytest.fixture(scope="module", autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()


@pytest.fixture(scope="session", autouse=True)
def maps_read_once() -> Iterator[None]:
    """A map that was read, and the wood around it, never change: one reading of each will do for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "read_map", cache(partial(_read, scene.read_map, scene.surround)))
        patch.setattr(scene, "surround", lambda tiles, art: None)
        yield


def _read(read: Callable[[Path, Path], TileMap], surround: Callable[[TileMap, Path], None], *where: Path) -> TileMap:
    tiles = read(*where)
    surround(tiles, where[1])
    return tiles


@pytest.fixture(scope="session")
def assets(tmp_path_factory: pytest.TempPathFactory) -> TownAssets:
    return fake_assets(tmp_path_factory.mktemp("meadow"))


@pytest.fixture
def world() -> FakeWorld:
    return fake_world()


@pytest.fixture
def screen(assets: TownAssets) -> Screen:
    return Screen(assets, SIZE)


@pytest.fixture
def pilot(screen: Screen, world: FakeWorld) -> Pilot:
    return Pilot(screen, world)
