"""What shows the hour: clocks go, windows darken, lamps are lit at night only, and things in use look it."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.view.hours import Hours, sky_at
from game.view.in_use import InUse, used_state
from game.view.light import Light, doors_out
from game.view.map_view import Frame
from game.view.tiles import TILE, Stamp, TileMap, read_map
from game.world.activity import Action
from game.world.places import Thing
from tests.view.fake_world import ART, ROOM, FakeWorld, fake_assets

COMPUTER = f"{ROOM}:computer"


@pytest.fixture
def tiles(tmp_path: Path) -> TileMap:
    return read_map(fake_assets(tmp_path).map, ART)


def _at(hour: int, minute: int = 0) -> datetime:
    return datetime(2023, 2, 13, hour, minute)


def _drawn(hours: Hours, now: datetime, lit: dict[str, None]) -> pygame.Surface:
    surface = pygame.Surface((20 * TILE, 20 * TILE))
    for above in (False, True):
        hours.draw(Frame(surface, 0, 0, 1.0), now, lit, above)
    return surface


def _dark(surface: pygame.Surface, x: int, y: int) -> bool:
    return sum(surface.get_at((x, y))[:3]) < 300


def test_the_hands_of_a_clock_point_to_the_time(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps = [Stamp("clock_wall", (2, 2), 1, 1, 0)]
    hours = Hours(world.town, tiles, ART)
    x, y = 2 * TILE + 16, 2 * TILE + 20
    long = {"up": (x, y - 5), "right": (x + 5, y), "down": (x, y + 5), "left": (x - 5, y)}
    for minute, side in ((0, "up"), (15, "right"), (30, "down"), (45, "left")):
        surface = _drawn(hours, _at(6 if side != "down" else 12, minute), {})
        assert [name for name, place in long.items() if _dark(surface, *place)] == [side]
    morning, evening = _drawn(hours, _at(9), {}), _drawn(hours, _at(15), {})
    assert _dark(morning, x - 3, y) and not _dark(morning, x + 3, y)
    assert _dark(evening, x + 3, y) and not _dark(evening, x - 3, y)


def test_the_hands_stand_still_for_five_minutes(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps = [Stamp("clock_wall", (2, 2), 1, 1, 0)]
    hours = Hours(world.town, tiles, ART)
    faces = [pygame.image.tobytes(_drawn(hours, _at(10, minute), {}), "RGB") for minute in (20, 24, 25)]
    assert faces[0] == faces[1] != faces[2]


def test_a_clock_on_a_mantel_tells_the_hour_too(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps = [Stamp("fireplace", (2, 2), 2, 2, 1)]
    hours = Hours(world.town, tiles, ART)
    x, y = 2 * TILE + 32, 2 * TILE + 8
    places = {0: (x, y - 3), 15: (x + 3, y), 30: (x, y + 3), 45: (x - 3, y)}
    for minute in places:
        surface = _drawn(hours, _at(6 if minute != 30 else 12, minute), {})
        assert [each for each, place in places.items() if _dark(surface, *place)] == [minute]
    nine = _drawn(hours, _at(9), {})
    assert _dark(nine, x - 2, y) and not _dark(nine, x + 2, y)


def test_windows_show_the_sky_of_the_hour(tiles: TileMap, world: FakeWorld) -> None:
    assert [sky_at(_at(hour)) for hour in (3, 6, 12, 19, 23)] == ["night", "dusk", "day", "dusk", "night"]
    tiles.stamps = [Stamp("window", (2, 2), 1, 1, 0)]
    hours = Hours(world.town, tiles, ART)
    pane = pygame.Rect(2 * TILE + 6, 2 * TILE + 15, 8, 3)
    noon, dusk, night = (pygame.transform.average_color(_drawn(hours, _at(h), {}), pane) for h in (12, 19, 23))
    assert sum(noon[:3]) == 0, "the map's own window shows"
    assert dusk[0] > dusk[2] and night[2] > night[0] and sum(night[:3]) < sum(dusk[:3])


def test_a_lamp_is_lit_in_a_room_with_a_light_and_a_street_lamp_at_night(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps = [Stamp("floor_lamp", (14, 11), 1, 2, 1), Stamp("street_lamp", (3, 3), 1, 3, 2)]
    hours = Hours(world.town, tiles, ART)
    shades = (14 * TILE + 16, 11 * TILE + 12), (3 * TILE + 16, 3 * TILE + 18)
    for lit, expected in (({}, [0, 0]), ({"": None}, [0, 1]), ({ROOM: None, "": None}, [1, 1])):
        surface = _drawn(hours, _at(23), lit)
        assert [sum(surface.get_at(place)[:3]) > 600 for place in shades] == expected


def test_lights_are_on_by_night_where_somebody_is_awake(tiles: TileMap, world: FakeWorld) -> None:
    light = Light(world.town, tiles)
    assert light.lit_rooms(world) == {}
    world.clock.tick = 16 * 360  # ten in the evening
    assert set(light.lit_rooms(world)) == {"", ROOM}
    for person in world.people.values():
        person.asleep = True
    assert set(light.lit_rooms(world)) == {""}


def _at_night(world: FakeWorld, tiles: TileMap, lit: dict[str, None]) -> pygame.Surface:
    tiles.stamps = []
    world.clock.tick = 16 * 360  # ten in the evening
    surface = pygame.Surface((24 * TILE, 20 * TILE))
    surface.fill((100, 100, 100))
    Light(world.town, tiles).draw(Frame(surface, 0, 0, 1.0), world, {}, lit)
    return surface


def test_light_falls_out_of_the_door_of_a_lit_room_only(tiles: TileMap, world: FakeWorld) -> None:
    walls = [(x, y) for x in range(11, 20) for y in range(9, 17) if not (12 <= x < 19 and 10 <= y < 16)]
    walkable = bytearray(world.town.walkable)
    for x, y in walls:
        walkable[y * world.town.width + x] = 0
    walkable[16 * world.town.width + 14] = 1  # the door
    world.town = replace(world.town, walkable=bytes(walkable))
    assert doors_out(world.town) == [(ROOM, (0, 1), 14 * TILE + 16, 17 * TILE)]
    dark, lit = _at_night(world, tiles, {"": None}), _at_night(world, tiles, {"": None, ROOM: None})
    before_the_door, at_the_wall, beside = (
        (14 * TILE + 16, 16 * TILE + 4),
        (14 * TILE + 16, 18 * TILE + 8),
        (20 * TILE, 500),
    )
    assert sum(lit.get_at(before_the_door)[:3]) > sum(dark.get_at(before_the_door)[:3]) + 90
    assert [lit.get_at(place) == dark.get_at(place) for place in (at_the_wall, beside)] == [True, True]


def _working(world: FakeWorld) -> Thing:
    """Ada sits at a computer and works at it; no action sets its state."""
    ada, thing = world.people["Ada Hill"], Thing(COMPUTER, ((13, 13), (14, 13)), ((14, 14),), ("off", "on"), "desk")
    world.town = replace(world.town, things={**world.town.things, COMPUTER: thing})
    world.thing_states[COMPUTER] = "off"
    ada.conversation, ada.tile = 0, (14, 14)
    ada.plan.actions = [Action(world.clock.tick - 1, 100, "writing code", "💻", COMPUTER)]
    return thing


def test_a_screen_is_on_while_somebody_acts_on_it(world: FakeWorld) -> None:
    _working(world)
    assert InUse().states(world)[COMPUTER] == "on"
    world.thing_states[COMPUTER] = "on fire"
    assert InUse().states(world)[COMPUTER] == "on fire", "what was said of it comes first"


def test_a_screen_is_off_for_whoever_is_not_there_yet_talks_or_sleeps(world: FakeWorld) -> None:
    _working(world)
    ada = world.people["Ada Hill"]
    ada.tile = (17, 14)
    assert InUse().states(world)[COMPUTER] == "off"
    ada.tile, ada.conversation = (14, 14), 1
    assert InUse().states(world)[COMPUTER] == "off"
    ada.conversation, ada.asleep = 0, True
    assert InUse().states(world)[COMPUTER] == "off"


def test_what_is_used_is_looked_up_once_a_tick(world: FakeWorld) -> None:
    _working(world)
    used = InUse()
    assert used.states(world)[COMPUTER] == "on"
    world.people["Ada Hill"].plan.actions = []
    assert used.states(world)[COMPUTER] == "on"
    world.clock.tick += 1
    assert used.states(world)[COMPUTER] == "off"


@pytest.mark.parametrize(
    ("states", "shown"),
    [
        (("off", "running", "leaking water"), "running"),
        (("off", "on", "burning"), "on"),
        (("made", "slept in"), ""),
        (("on", "off"), ""),
        ((), ""),
    ],
)
def test_the_state_of_use_is_one_that_a_thing_has(states: tuple[str, ...], shown: str) -> None:
    assert used_state(Thing(COMPUTER, ((1, 1),), (), states)) == shown
