"""How people sit: turned as the seat is, behind its back, upright in a shower."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.view import seats
from game.view.camera import Camera
from game.view.figures import Figures
from game.view.people_view import PeopleView
from game.view.tiles import TILE, Stamp, TileMap, read_map
from tests.view.fake_world import ART, FakeWorld, fake_assets


@pytest.fixture
def tiles(tmp_path: Path) -> TileMap:
    return read_map(fake_assets(tmp_path).map, ART)


def _with(tiles: TileMap, *stamps: tuple[str, int, int]) -> TileMap:
    tiles.stamps = [Stamp(name, (x, y), 1, 1, 0) for name, x, y in stamps]
    return tiles


def test_one_sits_on_a_chair_as_it_is_turned(tiles: TileMap) -> None:
    found = seats.facings(_with(tiles, ("chair_back", 2, 2), ("chair_left", 3, 2), ("sofa_front_blue", 5, 5)))
    assert found == {(2, 2): "up", (3, 2): "left", (5, 5): "down"}


def test_a_stool_is_turned_to_the_bar_behind_it_and_to_nothing_else(tiles: TileMap) -> None:
    tiles.below[3][4, 3] = 1
    assert seats.facings(_with(tiles, ("stool", 4, 4), ("stool", 8, 8))) == {(4, 4): "up"}


def test_the_back_of_a_chair_lies_over_its_lower_part(tiles: TileMap) -> None:
    tiles.below[3][6, 6] = next(gid for gid, image in enumerate(tiles.images) if image is not None)
    tiles.below[3][8, 6] = tiles.below[3][6, 6]
    back = seats.backs(_with(tiles, ("chair_back", 6, 6), ("chair_front", 7, 6), ("chair_back_blue", 8, 6)))
    assert list(back) == [(6, 6), (8, 6)]
    assert (back[6, 6].x, back[6, 6].y) == (6 * TILE, 6 * TILE + 11)
    assert back[6, 6].picture.base.get_size() == (TILE, TILE - 11)


def test_who_talks_on_a_chair_turns_but_not_around(tiles: TileMap, world: FakeWorld) -> None:
    view = PeopleView(_with(tiles, ("chair_back", 14, 14)), Figures(ART))
    ada = world.people["Ada Hill"]
    ada.facing = "left"
    assert view._facing(ada, world) == "left"
    ada.facing = "down"
    assert view._facing(ada, world) == "up"
    ada.conversation, ada.facing = 0, "left"
    assert view._facing(ada, world) == "up"


def test_nobody_sits_down_in_a_shower(tiles: TileMap, world: FakeWorld) -> None:
    bo = world.people["Bo Reed"]
    bo.conversation = 0
    town, seat = world.town, bo.tile[1] * world.town.width + bo.tile[0]
    world.town = replace(town, walkable=bytes(2 if i == seat else kind for i, kind in enumerate(town.walkable)))
    poses = []
    for stamp in ("shower", "chair_left"):
        view = PeopleView(_with(tiles, (stamp, *bo.tile)), Figures(ART))
        view.place(world, 0.0)
        poses.append(view._pose(bo, view._motion.places[bo.name], world))
    assert poses == ["stand", "sit"]


def test_a_place_on_the_screen_follows_from_the_origin() -> None:
    camera = Camera((4480, 3200), pygame.Rect(0, 48, 1280, 608))
    for step in range(12):
        camera.step = step
        camera.clamp()
        left, top = camera.origin
        assert camera.to_screen(333.0, 77.0) == (round(333 * camera.zoom) - left, round(77 * camera.zoom) - top)
