"""Small movements: where petals, steam and butterflies are at a time, and that they can be switched off."""

from pathlib import Path

import pygame

from game.view.ambience import Ambience, butterfly, falling, steam
from game.view.camera import Camera
from game.view.figures import Figures
from game.view.map_view import Frame
from game.view.scene import Scene
from game.view.tiles import TILE, Stamp, read_map
from tests.view.fake_world import ART, FakeWorld, fake_assets

TREE, CUP, BED = (Stamp(name, (5, 5), 2, 3, 2) for name in ("tree_blossom", "coffee_cup", "flower_bed_mixed"))


def test_petals_fall_from_the_crown_to_the_ground_and_begin_again() -> None:
    times = [k / 10 for k in range(141)]
    heights = [next(falling(TREE, seconds))[1] for seconds in times]
    assert min(heights) >= 5 * TILE + 34 and max(heights) <= 8 * TILE
    assert heights[0] == heights[70] == heights[140]


def test_steam_rises_over_the_cup() -> None:
    heights = [speck[1] for k in range(40) for speck in steam(CUP, k / 10)]
    assert max(heights) == 5 * TILE + 6 and min(heights) < 5 * TILE + 1


def test_a_butterfly_stays_by_its_flowers() -> None:
    for k in range(300):
        for x, y, _, _, _ in butterfly(BED, k / 10):
            assert abs(x - 5.5 * TILE) < 1.5 * TILE and abs(y - 5 * TILE) < TILE


def test_they_are_drawn_near_and_not_from_far_away(tmp_path: Path) -> None:
    tiles = read_map(fake_assets(tmp_path).map, ART)
    tiles.stamps = [TREE]
    changed = []
    for zoom in (1.0, 0.375):
        surface = pygame.Surface((640, 480))
        Ambience(tiles).draw(Frame(surface, 0, 0, zoom), 2.0, True)
        changed.append(pygame.transform.average_color(surface)[:3] != (0, 0, 0) or _any(surface))
    assert changed == [True, False]


def test_no_petal_lies_in_a_room_and_no_butterfly_is_by_a_wall(tmp_path: Path) -> None:
    tiles = read_map(fake_assets(tmp_path).map, ART)
    walls = tiles.below[2]
    walls[6, 5] = next(gid for gid, name in tiles.names.items() if name == "bed_red")  # any picture will do
    tiles.stamps = [TREE, Stamp("flower_bed_red", (7, 7), 1, 1, 0), BED, Stamp("flower_bed_mixed", (12, 3), 1, 1, 0)]
    ambience = Ambience(tiles)
    assert ambience._flowers == [tiles.stamps[3]]
    assert not ambience._in_the_open((6 * TILE + 3.5, 5 * TILE + 31, 2, 2, (0, 0, 0)))
    assert ambience._in_the_open((7 * TILE, 5 * TILE, 2, 2, (0, 0, 0)))


def _any(surface: pygame.Surface) -> bool:
    return (
        pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() < surface.get_width() * surface.get_height()
    )


def test_a_scene_that_is_not_lively_stands_still_but_for_its_people(tmp_path: Path, world: FakeWorld) -> None:
    scene = Scene(fake_assets(tmp_path), Figures(ART))
    scene.lively = False
    scene.meet(world)
    scene.update(2.0)
    assert scene.map.seconds == 0.0
    scene.people.place(world, 0.0)
    scene.draw(pygame.Surface((640, 480)), Camera(scene.size, pygame.Rect(0, 0, 640, 480)), world, "")
    scene.lively = True
    scene.update(2.0)
    assert scene.map.seconds == 2.0
