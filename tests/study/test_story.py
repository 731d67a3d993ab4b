"""Stories of hand-made days, read word for word where it matters."""

import pytest

from game.errors import InputError
from game.study.days import day_of
from game.study.deeds import parts_of, plan_of, stretches_of
from game.study.phrases import homely
from game.study.story import story
from game.world.activity import Change
from game.world.clock import DAY, HOUR
from game.world.world import World
from tests.study.stage import at, remember, stage, talk

CAFE, BEDROOM = "Corner Cafe:cafe", "Ada's house:bedroom"
PLAN = "Ada Hill's plan for Monday 13 February: 6 am having breakfast; 8 am baking; then resting; 10 pm sleeping"


def act(world: World, what: str, tick: int, place: str) -> None:
    """Ada does something somewhere."""
    where = " at Corner Cafe" if place == CAFE else ""
    remember(world, "Ada Hill", f"Ada Hill is {what}{where}", tick, kind="action", place=place)


def a_day() -> World:
    """Breakfast at home, baking at the cafe, a talk, and a conclusion."""
    world = stage()
    ada = world.people["Ada Hill"]
    ada.biography = "Ada Hill is a baker; Ada Hill likes Bo Reed"
    remember(world, "Ada Hill", PLAN, 1, kind="plan")
    act(world, "boiling an egg", 1, BEDROOM)
    act(world, "eating it", at(6, 20), BEDROOM)
    act(world, "kneading dough", at(7, 56), CAFE)
    act(world, "kneading dough", at(8, 30), CAFE)
    talk(world, at(9), "Bo Reed", "Ada Hill", "Is there bread?", "In ten minutes.")
    told = remember(world, "Ada Hill", "Bo Reed needs bread", at(9, 2), source="was told by Bo Reed")
    remember(world, "Ada Hill", "Ada Hill and Bo Reed talked about bread", at(9, 2), subjects=("Ada Hill", "Bo Reed"))
    remember(world, "Bo Reed", "Bo Reed and Ada Hill talked about bread", at(9, 2), subjects=("Bo Reed", "Ada Hill"))
    remember(world, "Ada Hill", "Ada Hill promised Bo Reed to bake a loaf", at(9, 2))
    remember(world, "Ada Hill", "people rely on Ada", at(10), kind="reflection", evidence=(told.ordinal,))
    ada.plan.changes = [Change(at(8, 40), "putting out the fire", "the stove is burning")]
    world.clock.tick = at(12)
    return world


def test_the_plan_is_read_back_from_its_memory() -> None:
    world = a_day()
    plan = plan_of(world, world.people["Ada Hill"], day_of(world))
    assert [(entry.tick, entry.what) for entry in plan] == [
        (0, "having breakfast"),
        (at(7, 56), "baking; then resting"),
        (at(22), "sleeping"),
    ]


def test_acts_are_grouped_while_the_place_stays_the_same() -> None:
    world = a_day()
    found = stretches_of(world, world.people["Ada Hill"], 0, at(12))
    assert [(s.since, s.until, s.place, s.acts) for s in found] == [
        (1, at(7, 56), "home", ("boiling an egg", "eating it")),
        (at(7, 56), at(12), "Corner Cafe", ("kneading dough",)),
    ]


def test_what_was_done_stands_under_the_entry_of_its_time() -> None:
    world = a_day()
    parts = parts_of(world, world.people["Ada Hill"], day_of(world))
    assert [(p.planned.what if p.planned else "", len(p.stretches), len(p.changes)) for p in parts] == [
        ("having breakfast", 1, 0),
        ("baking; then resting", 1, 1),
    ]


def test_a_persons_day_tells_plan_talks_lessons_promises_and_conclusions() -> None:
    world = a_day()
    told = story(world, world.people["Ada Hill"])
    assert told.startswith("# Ada Hill, Monday 13 February\n\n*Ada Hill is 30, kind. Ada Hill is a baker.*\n")
    for part in (
        "  - 7:56 am to noon, Corner Cafe: kneading dough; talked with Bo at 9 am",
        "  - *8:40 am, not as planned: putting out the fire, because the stove is burning*",
        "### 9 am, Corner Cafe: spoken to by Bo Reed",
        "> **Bo:** Is there bread?  \n> **Ada:** In ten minutes.",
        "- 9:02 am: Bo Reed needs bread. (*from Bo Reed*)",
        "- 9:02 am: Ada Hill promised Bo Reed to bake a loaf.",
        "- 10 am: **People rely on Ada.** (100 % sure)\n  - Bo Reed needs bread (*was told by Bo Reed*)",
    ):
        assert part in told


def test_the_towns_day_tells_counts_news_promises_and_talks_in_short() -> None:
    world = a_day()
    news = "Ada Hill is holding a book fair"
    remember(world, "Ada Hill", news, kind="seed", source="knew")
    remember(world, "Bo Reed", news, at(9, 2), source="was told by Ada Hill", place=CAFE)
    told = story(world)
    for part in (
        "# Small, Monday 13 February",
        "3 people, 1 talk of 2 lines",
        "Known by 1 of 3 before this day, by 2 after it.\n  - 9:02 am, Corner Cafe: Bo Reed, from Ada Hill",
        "- 9 am, Corner Cafe: Bo Reed and Ada Hill talked about bread.",
        "- 9:02 am: Ada Hill promised Bo Reed to bake a loaf.",
        "- Ada Hill: People rely on Ada.",
    ):
        assert part in told


def test_an_evening_past_midnight_belongs_to_the_day_before() -> None:
    world = stage()
    world.clock.tick = at(6) + 21 * HOUR
    assert day_of(world).number == 1
    world.clock.tick = at(6) + 22 * HOUR
    assert (day_of(world).number, day_of(world).since) == (2, 22 * HOUR)


def test_a_day_that_has_not_begun_is_refused() -> None:
    world = stage()
    world.clock.tick = DAY
    with pytest.raises(InputError, match="expected 1 to 2"):
        story(world, None, 3)


def test_somebody_to_whom_nothing_has_happened_has_a_story() -> None:
    world = stage()
    assert story(world, world.people["Cy Reed"]) == "# Cy Reed, Monday 13 February\n\n*Cy Reed is 41, shy.*\n"


def test_left_to_itself_a_story_is_of_the_latest_day_that_was_lived() -> None:
    world = a_day()
    world.clock.tick = at(6) + DAY
    assert day_of(world).number == 2
    assert story(world, world.people["Ada Hill"]).startswith("# Ada Hill, Monday 13 February")
    world.clock.tick = at(20) + DAY
    assert story(world, world.people["Ada Hill"]).startswith("# Ada Hill, Tuesday 14 February")


def test_a_talk_away_from_where_the_row_is_says_where_it_was() -> None:
    world = a_day()
    talk(world, at(9, 40), "Bo Reed", "Ada Hill", "Going home?", "Just to feed the cat.", place="")
    told = story(world, world.people["Ada Hill"], 1)
    assert "Bo at 9:40 am outside" in told
    assert "Bo at 9 am (Corner Cafe)" not in told


def test_whoever_has_left_one_place_for_another_is_on_the_way() -> None:
    world = stage()
    ada = world.people["Ada Hill"]
    remember(world, "Ada Hill", "Ada Hill's plan for Monday 13 February: 6 am resting; 7:30 am baking", 1, kind="plan")
    act(world, "boiling an egg", 1, BEDROOM)
    act(world, "kneading dough", at(7, 56), CAFE)
    world.clock.tick = at(9)
    told = story(world, ada)
    assert "7:30 am to 7:56 am, on the way to Corner Cafe\n" in told
    assert "7:56 am to 9 am, Corner Cafe: kneading dough" in told


def test_what_is_finished_before_one_sets_out_belongs_to_the_entry_before() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill's plan for Monday 13 February: 6 am resting; 7:30 am baking", 1, kind="plan")
    act(world, "boiling an egg", 1, BEDROOM)
    act(world, "washing up", at(7, 27), BEDROOM)
    act(world, "kneading dough", at(7, 56), CAFE)
    world.clock.tick = at(9)
    told = story(world, world.people["Ada Hill"])
    assert "6 am to 7:30 am, home: washing up\n" in told
    assert "- **7:30 am: baking**\n  - 7:30 am to 7:56 am, on the way to Corner Cafe\n" in told


def test_a_room_that_is_somebodys_own_needs_no_address() -> None:
    assert homely("Ada Hill is reading at Ada's room in Dorm for Oak Hill College") == "Ada Hill is reading at home"
    assert (
        homely("Ada Hill is on the way to Ada and Bo's bedroom in Hill family's house") == "Ada Hill is on the way home"
    )
    assert homely("Cy Reed is reading at Ada's room in Dorm for Oak Hill College") == "Cy Reed is reading in Ada's room"
    assert homely("Ada Hill is kneading dough at Corner Cafe") == "Ada Hill is kneading dough at Corner Cafe"


def test_what_was_told_in_one_talk_stands_under_it_and_known_news_is_not_learned_again() -> None:
    world = a_day()
    for text in ("Bo Reed is mending a roof", "Bo Reed needs bread"):
        remember(world, "Ada Hill", text, at(11), source="was told by Bo Reed")
    remember(world, "Ada Hill", "Cy Reed is selling apples", at(11), source="was told by Bo Reed")
    told = story(world, world.people["Ada Hill"], 1)
    assert (
        "- 9:02 am: Bo Reed needs bread. (*from Bo Reed*)\n"
        "- 11 am, from Bo Reed:\n  - Bo Reed is mending a roof.\n  - Cy Reed is selling apples."
    ) in told


def test_greetings_between_others_are_not_worth_overhearing() -> None:
    world = a_day()
    for line in ("Good to know you. See you around.", "I'm mending the roof of the old mill."):
        remember(world, "Ada Hill", f'Bo Reed said to Cy Reed: "{line}"', at(11), "observation", "overheard Bo Reed")
    told = story(world, world.people["Ada Hill"], 1)
    assert "roof of the old mill" in told and "See you around" not in told


def test_a_promise_is_put_into_the_plan() -> None:
    world = a_day()
    world.people["Ada Hill"].plan.changes = [Change(at(8, 40), "coming to the fair", "it was promised to Bo Reed")]
    assert "*8:40 am, put into the plan: the fair, as promised to Bo Reed*" in story(world, world.people["Ada Hill"])


def test_a_long_stretch_tells_how_it_began_and_how_it_ended() -> None:
    world = a_day()
    for n in range(12):
        act(world, f"shaping loaf {n}", at(10, 3 * n), CAFE)
    world.clock.tick = at(12)
    assert (
        "kneading dough, shaping loaf 0, shaping loaf 1, shaping loaf 2, shaping loaf 3 and so on, at last shaping "
        "loaf 9, shaping loaf 10, shaping loaf 11"
    ) in story(world, world.people["Ada Hill"])


def test_a_conclusion_names_each_piece_of_evidence_once() -> None:
    world = a_day()
    cited = [remember(world, "Ada Hill", "Bo Reed waves", at(10, n)).ordinal for n in (1, 2)]
    remember(world, "Ada Hill", "Bo is friendly", at(11), kind="reflection", evidence=tuple(cited))
    assert story(world, world.people["Ada Hill"]).count("Bo Reed waves") == 1


def test_the_town_concludes_of_many_kinds() -> None:
    world = stage()
    for name in world.people:
        remember(world, name, f"{name} is looking forward to the fair", at(9), kind="reflection")
    assert len(world.people) == 3 and story(world).count("looking forward") == 2
    remember(world, "Cy Reed", "Cy Reed knows best", at(9), kind="reflection")
    assert "- Cy Reed: Cy Reed knows best." in story(world)
