"""Carrying out a plan: walking there, changing a thing, sleeping, being refused."""

from game.world.acting import act_all
from game.world.activity import Action
from game.world.movement import move_all
from game.world.world import World
from tests.small_town import small_world

BED, STOVE = "Ada's house:bedroom:bed", "Corner Cafe:cafe:stove"


def live(world: World, ticks: int) -> None:
    """Only bodies: no seeing, no thinking."""
    for _ in range(ticks):
        world.clock.tick += 1
        move_all(world)
        act_all(world)


def give(world: World, name: str, *actions: Action) -> None:
    world.people[name].plan.actions = list(actions)


def test_an_action_is_walked_to_and_changes_its_thing_while_it_lasts() -> None:
    world = small_world()
    world.clock.tick = 3 * 360
    give(world, "Ada Hill", Action(1080, 60, "frying eggs", "🍳", STOVE, "on"))
    ada = world.people["Ada Hill"]
    live(world, 30)
    assert ada.tile in world.town.things[STOVE].spots
    assert ada.arrived and world.state_of(STOVE) == "on"
    assert ada.doing == "frying eggs"
    give(world, "Ada Hill", Action(world.tick + 1, 60, "resting", "😌", "Corner Cafe:cafe"))
    live(world, 2)
    assert world.state_of(STOVE) == "off"


def test_what_one_does_becomes_a_memory_of_ones_own() -> None:
    world = small_world()
    world.clock.tick = 3 * 360
    give(world, "Ada Hill", Action(1080, 60, "frying eggs", "🍳", STOVE, "on"))
    live(world, 30)
    memory = world.people["Ada Hill"].stream.rows[-1]
    assert (memory.kind, memory.source) == ("action", "did")
    assert memory.text == "Ada Hill is frying eggs at Corner Cafe"


def test_a_closed_place_is_refused_and_the_near_future_dropped() -> None:
    world = small_world()
    give(world, "Ada Hill", Action(0, 60, "frying eggs", "🍳", STOVE, "on"))
    live(world, 2)
    ada = world.people["Ada Hill"]
    assert ada.refused == "Corner Cafe is closed until 8 am"
    assert ada.refused_where == "Corner Cafe:cafe"
    assert ada.plan.actions == [] and world.state_of(STOVE) == "off"


def test_sleep_begins_in_bed_and_ends_with_the_next_act() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    give(world, "Ada Hill", Action(0, 60, "sleeping", "😴", BED, "slept in"), Action(60, 60, "reading", "📖", BED))
    live(world, 20)
    assert ada.asleep and ada.tile == (2, 1) and world.state_of(BED) == "slept in"
    live(world, 45)
    assert not ada.asleep and ada.woke == 60
    assert world.state_of(BED) == "slept in"


def test_two_people_meeting_head_on_pass_each_other() -> None:
    world = small_world()
    ada, bo = world.people["Ada Hill"], world.people["Bo Reed"]
    ada.tile, bo.tile = (3, 4), (2, 7)
    ada.path = [(3, 5), (3, 6), (2, 6)]
    bo.path = [(3, 7), (3, 6), (3, 5), (3, 4)]
    for _ in range(12):
        world.clock.tick += 1
        move_all(world)
    assert ada.tile == (2, 6) and bo.tile == (3, 4)


def test_somebody_standing_in_a_doorway_does_not_lock_others_in() -> None:
    world = small_world()
    ada, bo = world.people["Ada Hill"], world.people["Bo Reed"]
    ada.tile, bo.tile = (3, 3), (3, 4)
    ada.path = [(3, 4), (3, 5)]
    for _ in range(12):
        world.clock.tick += 1
        move_all(world)
    assert ada.tile == (3, 5)


def test_a_second_refusal_is_thought_about_after_a_minute_and_not_at_once() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    give(world, "Ada Hill", Action(0, 60, "frying eggs", "🍳", STOVE, "on"))
    live(world, 1)
    assert ada.refused and ada.baffled < world.tick
    give(world, "Ada Hill", Action(0, 60, "frying eggs", "🍳", STOVE, "on"))
    live(world, 1)
    assert ada.baffled == world.tick + 6


def test_who_has_nowhere_to_be_goes_out_to_open_ground() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    give(world, "Ada Hill", Action(0, 300, "sitting on a step", "🪨", ""))
    live(world, 30)
    assert ada.arrived and world.here(ada) == "" and not ada.refused
    assert ada.stream.rows[-1].text == "Ada Hill is sitting on a step"
