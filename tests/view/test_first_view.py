"""Where a town is looked at first."""

from copy import copy
from dataclasses import replace

from game.view.first_view import ZOOM, first_view
from game.view.tiles import TILE
from tests.view.fake_world import FakeWorld, fake_world
from tests.view.pilot import Pilot


def world(*people: tuple[str, tuple[int, int], bool]) -> FakeWorld:
    """A town of 60 x 40 tiles with people by name, tile and whether they sleep."""
    town = fake_world()
    one = next(iter(town.people.values()))
    town.town, town.people = replace(town.town, width=60, height=40), {}
    for name, tile, asleep in people:
        person = town.people[name] = copy(one)
        person.name, person.tile, person.asleep, person.conversation = name, tile, asleep, 0
    return town


def test_the_view_is_in_the_middle_of_those_who_are_up_together() -> None:
    town = world(("Ann", (5, 5), False), ("Bob", (40, 20), False), ("Cy", (44, 22), False))
    assert first_view(town) == (42.5 * TILE, 21 * TILE, ZOOM)


def test_sleepers_do_not_count_while_somebody_is_awake() -> None:
    town = world(("Ann", (5, 5), True), ("Bob", (6, 5), True), ("Cy", (44, 22), False))
    assert first_view(town) == (44.5 * TILE, 22 * TILE, ZOOM)


def test_when_all_sleep_the_view_is_at_most_of_their_beds() -> None:
    town = world(("Ann", (5, 5), True), ("Bob", (7, 5), True), ("Cy", (44, 22), True))
    assert first_view(town) == (6.5 * TILE, 5 * TILE, ZOOM)


def test_a_talk_draws_the_eye_from_others_who_are_as_many() -> None:
    town = world(("Ann", (5, 5), False), ("Bob", (7, 5), False), ("Cy", (44, 22), False), ("Di", (45, 22), False))
    town.people["Cy"].conversation = town.people["Di"].conversation = 1
    assert first_view(town)[0] == 45 * TILE


def test_an_empty_town_is_seen_in_its_middle() -> None:
    assert first_view(world()) == (30 * TILE, 20 * TILE, ZOOM)


def test_a_window_opens_there_and_a_town_that_is_loaded_later_leaves_the_view_alone(pilot: Pilot) -> None:
    camera = pilot.screen.camera
    camera.set_zoom(2.0)
    camera.look_at(400, 300)
    pilot.world = replace(pilot.world, thing_states={})  # type: ignore[type-var]
    pilot.frames(1)
    assert (camera.zoom, camera.x, camera.y) == (2.0, 400, 300)
