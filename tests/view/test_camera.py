"""The camera: what is where, zoom about the pointer, and the edges of the town."""

import pygame
import pytest

from game.view.camera import HOME, STEPS, Camera

FREE = pygame.Rect(0, 48, 1280, 608)


@pytest.fixture
def camera() -> Camera:
    return Camera((4000, 3000), FREE.copy())


def test_the_point_looked_at_is_in_the_middle_of_the_free_area(camera: Camera) -> None:
    camera.look_at(1000, 1200)
    assert camera.to_screen(1000, 1200) == FREE.center


def test_screen_and_town_are_each_others_inverse(camera: Camera) -> None:
    camera.look_at(1000, 1200)
    camera.set_zoom(2.0)
    assert camera.to_world(camera.to_screen(1010, 1190)) == (1010, 1190)


def test_zooming_keeps_the_point_under_the_pointer(camera: Camera) -> None:
    camera.look_at(2000, 1500)
    before = camera.to_world((300, 200))
    camera.zoom_by(1, (300, 200))
    after = camera.to_world((300, 200))
    assert camera.zoom == 2.0
    assert after == pytest.approx(before, abs=1.0)


def test_the_view_does_not_leave_the_town(camera: Camera) -> None:
    camera.pan(-100_000, -100_000)
    assert (camera.x, camera.y) == (640, 304)
    camera.pan(100_000, 100_000)
    assert (camera.x, camera.y) == (4000 - 640, 3000 - 304)


def test_a_town_smaller_than_the_view_stays_in_the_middle(camera: Camera) -> None:
    camera.show_all()
    assert camera.zoom == 0.1875
    assert (camera.x, camera.y) == (2000, 1500)
    camera.pan(50, 50)
    assert (camera.x, camera.y) == (2000, 1500)


def test_one_cannot_zoom_out_further_than_the_whole_town_nor_in_further_than_four(camera: Camera) -> None:
    for _ in range(20):
        camera.zoom_by(-1, FREE.center)
    assert camera.zoom == 0.1875
    for _ in range(20):
        camera.zoom_by(1, FREE.center)
    assert camera.zoom == 4.0


def test_every_zoom_makes_a_tile_a_whole_number_of_pixels() -> None:
    assert all((32 * zoom).is_integer() for zoom in STEPS)
    assert STEPS[HOME] == 1.0


def test_following_catches_up_and_comes_to_rest(camera: Camera) -> None:
    camera.look_at(1000, 1000)
    camera.follow(1100, 1000, 1 / 60)
    assert 1000 < camera.x < 1100
    for _ in range(120):
        camera.follow(1100, 1000, 1 / 60)
    assert camera.x == pytest.approx(1100, abs=0.1)
