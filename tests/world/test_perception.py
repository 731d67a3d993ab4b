"""What people see, and when it is news."""

from game.world.perception import is_odd, perceive_all
from tests.small_town import small_world


def observations(world, name):
    return [m.text for m in world.people[name].stream.rows if m.kind == "observation"]


def test_people_in_one_room_see_each_other_and_nobody_sees_through_walls() -> None:
    world = small_world()
    perceive_all(world)
    assert observations(world, "Bo Reed") == ["Cy Reed is looking around"]
    assert observations(world, "Cy Reed") == ["Bo Reed is looking around"]
    assert observations(world, "Ada Hill") == []


def test_an_unchanged_sight_is_stored_once() -> None:
    world = small_world()
    for _ in range(20):
        world.clock.tick += 1
        perceive_all(world)
    assert len(observations(world, "Bo Reed")) == 1


def test_a_new_act_is_stored_after_a_while_and_not_before() -> None:
    world = small_world()
    perceive_all(world)
    world.people["Cy Reed"].doing = "folding a shirt"
    world.clock.tick += 1
    perceive_all(world)
    assert observations(world, "Bo Reed") == ["Cy Reed is looking around"]
    world.clock.tick += world.settings.look_again
    perceive_all(world)
    assert observations(world, "Bo Reed")[-1] == "Cy Reed is folding a shirt"


def test_a_sleeper_sees_nothing_and_is_seen_sleeping() -> None:
    world = small_world()
    world.people["Cy Reed"].asleep = True
    perceive_all(world)
    assert observations(world, "Cy Reed") == []
    assert observations(world, "Bo Reed") == ["Cy Reed is sleeping"]


def test_sight_ends_at_eight_tiles() -> None:
    world = small_world()
    world.people["Ada Hill"].tile, world.people["Bo Reed"].tile = (1, 5), (9, 5)
    world.people["Cy Reed"].tile = (10, 5)
    perceive_all(world)
    assert observations(world, "Ada Hill") == ["Bo Reed is looking around"]


def test_a_burning_stove_is_urgent_news_to_who_is_in_the_room() -> None:
    world = small_world()
    world.people["Ada Hill"].tile = (8, 3)
    world.thing_states["Corner Cafe:cafe:stove"] = "burning"
    perceive_all(world)
    assert observations(world, "Ada Hill") == ["the stove at Corner Cafe is burning"]
    assert world.people["Ada Hill"].news[0].urgent
    assert observations(world, "Bo Reed") == ["Cy Reed is looking around"]


def test_a_state_that_nobody_foresaw_is_odd_and_an_ordinary_one_is_not() -> None:
    states = ("off", "on", "burning")
    assert [is_odd(states, s) for s in ("off", "on", "burning", "full of bees", "")] == [
        False, False, True, True, False,
    ]  # fmt: skip
