"""The map as it is drawn: layers, stamps, chunks, states of things, light."""

import itertools
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.view.light import Light, lit_area, merged, tint_at
from game.view.map_view import CHUNK, Frame, MapView
from game.view.tiles import TILE, Stamp, TileMap, _is_face, read_map
from game.world.places import Thing
from tests.view.fake_world import ART, HEIGHT, WIDTH, FakeWorld, fake_assets


@pytest.fixture
def tiles(tmp_path: Path) -> TileMap:
    return read_map(fake_assets(tmp_path).map, ART)


def test_a_map_is_read_with_its_size_and_stamps(tiles: TileMap) -> None:
    assert tiles.size == (WIDTH * TILE, HEIGHT * TILE)
    assert {(s.name, s.tile) for s in tiles.stamps} == {
        ("bed_red", (12, 10)),
        ("tree_round", (20, 12)),
        ("rug_small", (14, 12)),
    }


def test_a_tree_stands_over_people_except_for_its_foot(tiles: TileMap) -> None:
    tree = next(s for s in tiles.stamps if s.name == "tree_round")
    assert tree.overhead == tree.height - 1
    assert next(s for s in tiles.stamps if s.name == "bed_red").overhead == 0


@pytest.mark.parametrize("zoom", [0.1875, 0.5, 0.75, 1.0])
def test_neighbouring_chunks_meet_without_a_gap_at_every_zoom(tiles: TileMap, zoom: float) -> None:
    surface = pygame.Surface((300, 300))
    frame = Frame(surface, 5, 7, zoom)
    places = sorted(place for _, place in MapView(tiles).below.blits(frame, 0))
    side = CHUNK * zoom
    columns = sorted({x for x, _ in places})
    assert all(b - a == side for a, b in itertools.pairwise(columns))
    assert columns[0] <= 0 and columns[-1] + side >= min(300, WIDTH * TILE * zoom - 5)


def test_chunks_that_hold_nothing_are_not_drawn(tiles: TileMap) -> None:
    frame = Frame(pygame.Surface((200, 200)), 0, 0, 1.0)
    assert MapView(tiles).above.blits(frame, 0) == []


def test_a_chunk_is_shown_roughly_at_once_and_finely_soon_after(tiles: TileMap) -> None:
    view = MapView(tiles)
    frame = Frame(pygame.Surface((640, 480)), 0, 0, 0.5)
    first = [picture for picture, _ in view.below.blits(frame, 0)]
    for _ in range(10):
        later = [picture for picture, _ in view.below.blits(frame, 0)]
    assert len(first) == len(later)
    assert later == [picture for picture, _ in view.below.blits(frame, 0)]


def test_noon_is_clear_and_midnight_is_blue_but_never_black() -> None:
    assert tint_at(datetime(2023, 2, 13, 12, 0)) == (255, 255, 255)
    red, green, blue = tint_at(datetime(2023, 2, 13, 0, 0))
    assert blue > red and blue > green and min(red, green) > 80


def test_the_light_changes_little_from_minute_to_minute() -> None:
    tints = [tint_at(datetime(2023, 2, 13, m // 60, m % 60)) for m in range(24 * 60)]
    steps = [max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in itertools.pairwise(tints)]
    assert max(steps) <= 2


def test_cells_become_few_rectangles_that_cover_them_once() -> None:
    cells = {(x, y) for x in range(3) for y in range(2)} | {(1, 2)}
    assert merged(cells) == [pygame.Rect(0, 0, 96, 64), pygame.Rect(32, 64, 32, 32)]


def test_a_lit_room_lights_the_wall_behind_it() -> None:
    assert lit_area(((5, 5),), {(5, 4), (5, 3), (5, 2)}) == [pygame.Rect(160 - 11, 96, 32 + 22, 96)]


def test_lit_rooms_light_the_doorways_in_the_wall_behind_them(tiles: TileMap) -> None:
    assert [_is_face(name) for name in ("wall_wood_face_upper", "doorway_wood", "wall_wood_top_3")] == [
        True,
        True,
        False,
    ]


def test_a_fire_shines_in_a_dark_room_and_a_cold_hearth_does_not(tiles: TileMap, world: FakeWorld) -> None:
    hearth = Thing("Ada's house:bedroom:fire", ((16, 11),), (), ("cold", "burning"), "fireplace")
    tiles.stamps.append(Stamp("fireplace", (16, 10), 2, 2, 1))
    light = Light(replace(world.town, things={hearth.address: hearth}), tiles)
    world.clock.tick = 16 * 360
    world.people.clear()
    reds = []
    for state in ("cold", "burning"):
        world.thing_states[hearth.address] = state
        surface = pygame.Surface((1000, 600))
        surface.fill((120, 120, 120))
        light.draw(Frame(surface, 0, 0, 1.0), world, world.thing_states, light.lit_rooms(world))
        reds.append(surface.get_at((16 * TILE + 32, 10 * TILE + 48))[0])
    assert reds[1] > reds[0] + 80


def test_a_lit_doorway_in_a_wall_lights_nothing_of_the_wall_beside_it() -> None:
    faces = {(x, y) for x in range(3, 8) for y in (3, 4)}
    room = ((5, 2), (5, 3), (5, 4))  # a tile of floor, and its doorway through the wall below
    assert lit_area(room, faces) == [pygame.Rect(160 - 11, 64, 32 + 22, 32), pygame.Rect(160, 96, 32, 64)]
