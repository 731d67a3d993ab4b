"""The wood around a town: no edge shows, streets go on, and it repeats without end."""

from pathlib import Path

import pygame
import pytest

from game import config
from game.view import look
from game.view.beyond import BEYOND, surround
from game.view.map_view import CHUNK, Frame, MapView, calmed_tile
from game.view.tiles import TILE, TileMap, read_map
from tests.view.fake_world import ART, HEIGHT, WIDTH, fake_assets


@pytest.fixture
def tiles(tmp_path: Path) -> TileMap:
    tiles = read_map(fake_assets(tmp_path).map, ART)
    surround(tiles, ART)
    return tiles


def _smallville() -> TileMap:
    folder = config.town_folder(None)
    return read_map(folder / f"{folder.name}.tmx", ART)


def test_the_ground_goes_on_all_around(tiles: TileMap) -> None:
    ground = tiles.below[0]
    assert {(-BEYOND, -BEYOND), (-1, 5), (WIDTH, 5), (5, HEIGHT), (WIDTH + BEYOND - 1, HEIGHT + BEYOND - 1)} <= set(
        ground
    )
    assert tiles.names[ground[-1, 5]].startswith("grass"), "as the map is there"
    assert tiles.names[ground[-12, 5]] == "wood_0"


def test_nothing_is_laid_on_the_map_itself(tmp_path: Path) -> None:
    before, after = _smallville(), _smallville()
    surround(after, ART)
    for old, new in zip(before.below + before.above, after.below + after.above, strict=True):
        inside = {cell: n for cell, n in new.items() if 0 <= cell[0] < before.width and 0 <= cell[1] < before.height}
        assert inside == old


def test_streets_lead_out_of_the_town_and_no_tree_stands_on_them() -> None:
    tiles = _smallville()
    surround(tiles, ART)
    streets = {
        y for y in range(tiles.height) if tiles.names[tiles.below[0][tiles.width - 1, y]].startswith(("path", "cobble"))
    }
    assert streets
    for y in streets:
        for x in range(tiles.width, tiles.width + BEYOND):
            assert tiles.below[0][x, y] == tiles.below[0][tiles.width - 1, y]
            assert (x, y) not in tiles.below[3]


def test_a_view_far_outside_shows_the_wood_and_not_a_bare_colour(tiles: TileMap) -> None:
    view = MapView(tiles)
    for left, top in ((-9_000, -9_000), (20_000, 300), (500, 30_000)):
        surface = pygame.Surface((640, 480))
        surface.fill(look.FOREST)
        view.draw_below(Frame(surface, left, top, 1.0))
        view.draw_above(Frame(surface, left, top, 1.0))
        colours = {tuple(surface.get_at((x, y))) for x in range(0, 640, 7) for y in range(0, 480, 7)}
        assert len(colours) > 12


def test_the_outermost_chunks_repeat(tiles: TileMap) -> None:
    view = MapView(tiles)
    rows = []
    for left in (-40 * CHUNK, -41 * CHUNK):
        surface = pygame.Surface((CHUNK, CHUNK))
        view.draw_below(Frame(surface, left, 5 * TILE, 1.0))
        rows.append(pygame.image.tobytes(surface, "RGB"))
    assert rows[0] == rows[1]


def test_an_art_folder_without_trees_leaves_the_map_as_it_is(tmp_path: Path) -> None:
    tiles = read_map(fake_assets(tmp_path).map, ART)
    surround(tiles, tmp_path)
    assert (-1, -1) not in tiles.below[0]
    extent = MapView(tiles).below._extent
    assert (extent.left, extent.top, extent.right, extent.bottom) == (0, 0, WIDTH // 8 - 1, -(-HEIGHT // 8) - 1)


def test_paving_is_calmer_from_far_away() -> None:
    tile = pygame.Surface((TILE, TILE))
    tile.fill((100, 100, 100))
    for x in range(0, TILE, 4):
        tile.fill((200, 200, 200), (x, 0, 2, TILE))
    calm = calmed_tile(tile)
    tones = [calm.get_at((x, 16))[0] for x in range(4, 28)]
    assert max(tones) - min(tones) < 45 and 130 < sum(tones) / len(tones) < 170
