"""A display that nobody sees, and a small town to look at."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.view.screen import Screen
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


@pytest.fixture
def world() -> FakeWorld:
    return fake_world()


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    return Screen(fake_assets(tmp_path), SIZE)


@pytest.fixture
def pilot(screen: Screen, world: FakeWorld) -> Pilot:
    return Pilot(screen, world)
