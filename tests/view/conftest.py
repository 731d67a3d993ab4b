"""A display that nobody sees, and a small town to look at."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.view import map_view, scene
from game.view.map_view import ChunkLayer
from game.view.screen import Screen
from game.view.seen import TownAssets
from game.view.tiles import Layer, TileMap
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


class OneReading:
    """A map that was read, the wood around it and how it is painted never change: one of each will do for all tests."""

    def __init__(self) -> None:
        self._read, self._surround, self._paint = scene.read_map, scene.surround, map_view._painted
        self.read = cache(self._read_once)
        self._known: list[TileMap] = []
        self._painted: dict[tuple[int, object], ChunkLayer] = {}

    def _read_once(self, file: Path, art: Path) -> TileMap:
        tiles = self._read(file, art)
        self._surround(tiles, art)
        self._known.append(tiles)
        return tiles

    def paint(self, tiles: TileMap, layers: list[Layer], blank: Callable[[], pygame.Surface]) -> ChunkLayer:
        if not any(tiles is known for known in self._known):
            return self._paint(tiles, layers, blank)
        key = id(layers), blank
        if key not in self._painted:
            self._painted[key] = self._paint(tiles, layers, blank)
        whole = self._painted[key]
        return ChunkLayer(whole._chunks, whole._frames, whole._same, whole._extent)


@pytest.fixture(scope="session", autouse=True)
def maps_read_once() -> Iterator[None]:
    once = OneReading()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "read_map", once.read)
        patch.setattr(scene, "surround", lambda tiles, art: None)
        patch.setattr(map_view, "_painted", once.paint)
        yield


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
