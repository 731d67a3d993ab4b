"""A day of the town as prose, from a world made by hand."""

from dataclasses import replace
from datetime import date, datetime

from game.study.digest import digest, number
from game.world.activity import Change
from game.world.clock import DAY, HOUR, MINUTE
from game.world.conversations import Conversation, Line
from game.world.events import PlayedAct
from game.world.memories import NewMemory
from game.world.places import Fact
from game.world.world import World
from tests.small_town import small_world

MONDAY, TUESDAY = date(2023, 2, 13), date(2023, 2, 14)
CAFE = "Corner Cafe:cafe"
FACT = Fact(
    "party", "Ada Hill gives a party at Corner Cafe on 14 February", "Ada Hill", ("party",), CAFE,
    datetime(2023, 2, 14, 17), datetime(2023, 2, 14, 19),
)  # fmt: skip


def a_monday() -> World:
    """Ada tells Bo of her party at nine and he promises to come; Cy hears of it, and changes his plan."""
    world = small_world()
    world.town = replace(world.town, facts=(FACT,))
    ada, bo, cy = world.people.values()
    ada.stream.add(NewMemory("seed", "Ada Hill plans a party"), 0, 5)
    tick = 3 * HOUR
    lines = [
        Line(tick, "Ada Hill", "Bo, will you come to my party tomorrow?"),
        Line(tick + 6, "Bo Reed", "I would not miss it for anything in the whole wide world, Ada, truly not."),
    ]
    world.talks.append(Conversation(1, ("Ada Hill", "Bo Reed"), "the party", CAFE, tick, lines, ended=tick + 12))
    told = NewMemory(
        "dialogue", "Ada Hill gives a party", source="was told by Ada Hill", subjects=("Ada Hill",), place=CAFE
    )
    bo.stream.add(told, tick + 12, 6)
    promise = "Bo Reed promised Ada Hill to come to the party"
    bo.stream.add(NewMemory("dialogue", promise, source="did", subjects=("Bo Reed", "Ada Hill")), tick + 12, 6)
    heard = NewMemory("observation", "Ada Hill gives a party", source="overheard Ada Hill", subjects=("Ada Hill",))
    cy.stream.add(heard, tick + 14, 4)
    cy.plan.changes.append(Change(tick + 20, "baking a cake", "Ada gives a party"))
    ada.stream.add(NewMemory("reflection", "Ada Hill looks forward to her party", evidence=(1,)), 10 * HOUR, 7)
    world.clock.tick = DAY + 14 * HOUR
    return world


def test_a_day_whose_talkers_have_all_moved_out_is_a_quiet_one() -> None:
    world = a_monday()
    for name in ("Ada Hill", "Bo Reed"):
        del world.people[name]
    assert "It was a quiet Monday." in digest(world, MONDAY)


def test_numbers_are_words_up_to_twelve() -> None:
    assert [number(n) for n in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]


def test_a_day_is_told_in_paragraphs_from_what_there_was() -> None:
    assert digest(a_monday(), MONDAY) == (
        "# Small, Monday 13 February\n\n"
        "Two of the three people of Small had company on Monday: there was one talk.\n\n"
        "People got to know each other. At Corner Cafe Ada Hill met Bo Reed.\n\n"
        "The longest talk of the day was between Ada Hill and Bo Reed about the party, at Corner Cafe at 9 am.\n\n"
        "> Bo: “I would not miss it for anything in the whole wide world, Ada, truly not.”\n\n"
        "## What went round\n\n"
        "The news that Ada Hill gives a party at Corner Cafe on 14 February reached two more people; three of three "
        "know it by now. Ada Hill told Bo Reed and was overheard by Cy Reed.\n\n"
        "## Plans\n\n"
        "Bo Reed promised Ada Hill to come to the party.\n\n"
        "Not everything went as planned. Cy Reed was baking a cake at 9:03 am, because Ada gives a party.\n\n"
        "## What people came to think\n\n"
        "People came to one conclusion on this day. Ada Hill looks forward to her party.\n"
    )


def test_the_day_of_an_event_tells_who_came() -> None:
    world = a_monday()
    start = DAY + 11 * HOUR
    for minutes in (5, 60):
        new = NewMemory("observation", "guests", place=CAFE)
        world.people["Bo Reed"].stream.add(new, start + minutes * MINUTE, 2)
    text = digest(world, TUESDAY)
    assert f"{FACT.words}: this was the day. One person came: Bo Reed." in text
    assert "It was a quiet Tuesday. Nobody had anything to say to anybody." in text


def test_what_the_player_did_and_what_was_out_of_order_is_told_with_who_noticed_first() -> None:
    world = a_monday()
    world.acts.append(PlayedAct(4 * HOUR, "from now on, the stove at Corner Cafe is burning", place=CAFE))
    stove = f"{CAFE}:stove"
    for name, tick in (("Cy Reed", 4 * HOUR + 12), ("Bo Reed", 4 * HOUR + 6)):
        seen = NewMemory("observation", "The stove at Corner Cafe is burning", subjects=(stove,), place=CAFE)
        world.people[name].stream.add(seen, tick, 8)
    text = digest(world, MONDAY)
    assert (
        "## Out of the ordinary\n\nAt 10 am, from now on, the stove at Corner Cafe is burning. "
        "The stove at Corner Cafe is burning; Bo Reed noticed it first, at 10:01 am."
    ) in text


def test_what_the_player_has_hidden_is_not_told() -> None:
    world = a_monday()
    bo = world.people["Bo Reed"]
    bo.stream.hidden.update(dict.fromkeys(range(1, len(bo.stream.rows) + 1), 5))
    world.people["Ada Hill"].stream.hidden[2] = 5
    text = digest(world, MONDAY)
    assert "promised" not in text and "looks forward" not in text


def test_those_who_know_each_other_by_their_biographies_do_not_get_to_know_each_other() -> None:
    world = a_monday()
    world.people["Bo Reed"].stream.rows.insert(
        0, replace(world.people["Bo Reed"].stream.rows[0], kind="seed", text="Bo loves Ada Hill")
    )
    assert "got to know each other" not in digest(world, MONDAY)


def test_conclusions_that_say_the_same_are_told_once() -> None:
    world = a_monday()
    for name in ("Bo Reed", "Cy Reed"):
        world.people[name].stream.add(NewMemory("reflection", f"{name} looks forward to the party"), 10 * HOUR, 6)
    text = digest(world, MONDAY)
    assert "three conclusions" in text and text.count("looks forward") == 1
