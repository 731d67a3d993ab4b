"""Hours, privacy and capacity."""

from dataclasses import replace

from game.world.norms import refusal
from game.world.people import Tie
from tests.small_town import small_world

CAFE, ADA, BO = "Corner Cafe:cafe", "Ada's house:bedroom", "Bo's house:bedroom"


def test_a_cafe_is_closed_before_it_opens_and_open_after() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    no = refusal(world, ada, CAFE)
    assert no is not None and no.reason == "Corner Cafe is closed until 8 am" and no.where == CAFE
    world.clock.tick = 2 * 360
    assert refusal(world, ada, CAFE) is None


def test_who_works_there_may_be_there_before_the_doors_open() -> None:
    world = small_world()
    world.town.rooms[CAFE] = replace(world.town.rooms[CAFE], owners=("Ada Hill",))
    assert refusal(world, world.people["Ada Hill"], CAFE) is None


def test_a_bedroom_is_private_until_a_friend_who_is_awake_and_in_lets_one_in() -> None:
    world = small_world()
    ada, bo = world.people["Ada Hill"], world.people["Bo Reed"]
    no = refusal(world, ada, BO)
    assert no is not None and "nobody lets Ada" in no.reason
    bo.ties["Ada Hill"] = Tie(6, "a friend")
    assert refusal(world, ada, BO) is None
    bo.asleep = True
    assert refusal(world, ada, BO) is not None


def test_a_room_for_one_is_occupied_by_whom_it_names() -> None:
    world = small_world()
    world.town.rooms[BO] = replace(world.town.rooms[BO], capacity=1)
    no = refusal(world, world.people["Bo Reed"], BO)
    assert no is not None and no.reason.endswith("is occupied by Cy Reed")


def test_a_thing_with_one_place_is_taken_when_somebody_is_on_the_way_to_it() -> None:
    world = small_world()
    bed = "Ada's house:bedroom:bed"
    world.people["Bo Reed"].goal = bed
    no = refusal(world, world.people["Ada Hill"], bed)
    assert no is not None and (no.reason, no.where) == ("the bed is taken", bed)


def test_a_place_that_does_not_exist_is_refused() -> None:
    world = small_world()
    no = refusal(world, world.people["Ada Hill"], "Moon:crater")
    assert no is not None and no.reason == "there is no such place as Moon:crater"
