"""The small map: the town in the light of the hour."""

import pygame

from tests.view.fake_world import ROOM, FakeWorld
from tests.view.pilot import Pilot


def _ground(pilot: Pilot, tick: int) -> pygame.Surface:
    pilot.world.clock.tick = tick
    small = pilot.screen.watching._map
    return small._lit_ground(pilot.world)


def _at(pilot: Pilot, ground: pygame.Surface, tile: tuple[int, int]) -> pygame.Color:
    factor = pilot.screen.watching._map._factor * 32
    return ground.get_at((4 + round((tile[0] + 0.5) * factor), 4 + round((tile[1] + 0.5) * factor)))


def test_the_small_map_is_dark_at_night_but_for_lit_rooms_and_its_frame(pilot: Pilot, world: FakeWorld) -> None:
    noon, night = _ground(pilot, 6 * 360), _ground(pilot, 16 * 360)  # from six in the morning
    meadow, room = (30, 25), (16, 13)
    assert sum(_at(pilot, night, meadow)[:3]) < 0.6 * sum(_at(pilot, noon, meadow)[:3])
    assert sum(_at(pilot, night, room)[:3]) > 0.7 * sum(_at(pilot, noon, room)[:3]), f"Ada is awake in {ROOM}"
    assert night.get_at((0, 0)) == noon.get_at((0, 0))
    for person in world.people.values():
        person.asleep = True
    late = _ground(pilot, 17 * 360)
    assert sum(_at(pilot, late, room)[:3]) < 0.6 * sum(_at(pilot, noon, room)[:3])


def test_the_small_map_is_lit_anew_only_when_the_light_changes(pilot: Pilot) -> None:
    noon = _ground(pilot, 6 * 360)
    assert _ground(pilot, 7 * 360) is noon
    assert _ground(pilot, 16 * 360) is not noon
