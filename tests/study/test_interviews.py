"""The 25 questions: what the town's state says is right, and who is asked what."""

import pytest

from game.study.interviews import interviews, shares
from game.study.questionnaire import GROUPS, Asked, questions_for
from game.world.activity import Entry, Promise
from game.world.clock import DAY, HOUR
from game.world.people import Person, Tie
from game.world.places import Fact
from game.world.world import World
from tests.study.stage import FAIR, at, remember, stage, talk

MAYOR = Fact("candidacy", "Cy Reed is running for mayor", "Cy Reed", ("running", "mayor"))
PARTY = Fact("party", "Ada Hill is giving a party", "Ada Hill", ("party",))


def asked(world: World, name: str, key: str) -> Asked:
    """One question to somebody."""
    return next(a for a in questions_for(world, world.people[name]) if a.key == key)


def right(world: World, name: str, key: str, answer: str) -> dict[str, bool]:
    """What an answer is found to be."""
    return {check: is_right(answer) for check, is_right in asked(world, name, key).checks.items()}


def test_there_are_five_groups_of_five_and_the_stranger_comes_twice() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill greets Bo Reed", subjects=("Bo Reed",))
    talk(world, at(9), "Ada Hill", "Bo Reed", "Hello.")
    found = questions_for(world, world.people["Ada Hill"])
    assert [sum(a.group == group for a in found) for group in GROUPS] == [5, 6, 5, 5, 5]
    assert asked(world, "Ada Hill", "unmet").words == "Who is Cy Reed?"
    assert asked(world, "Ada Hill", "met").words == "Who is Bo Reed?"


def test_work_is_named_by_its_place_or_as_the_biography_says_it() -> None:
    world = stage()
    ada = world.people["Ada Hill"]
    assert right(world, "Ada Hill", "occupation", "I bake.") == {}, "nothing is known, nothing is scored"
    ada.work, ada.biography = "Corner Cafe:cafe", "Ada Hill is a baker; Ada Hill likes plums"
    for answer, good in (("I'm a baker.", True), ("I work at Corner Cafe.", True), ("I don't know.", False)):
        assert right(world, "Ada Hill", "occupation", answer) == {"work": good}


@pytest.mark.parametrize(
    ("answer", "home", "housemates"),
    [
        ("I live in Bo's house, with Cy.", True, True),
        ("We have a house, Cy and I.", True, True),
        ("In my house, on my own.", True, False),
        ("In our house, with Cy Reed and Ada.", True, False),
        ("In a tent, with Cy.", False, False),
    ],
)
def test_housemates_are_all_who_share_the_room_and_nobody_else(answer: str, home: bool, housemates: bool) -> None:
    assert right(stage(), "Bo Reed", "home", answer) == {"home": home, "housemates": housemates}


def test_who_lives_alone_is_right_to_name_nobody() -> None:
    assert right(stage(), "Ada Hill", "home", "I live in my house, alone.") == {"home": True, "housemates": True}


def test_somebody_met_is_told_of_as_remembered_and_strangers_are_denied() -> None:
    world = stage()
    remember(world, "Ada Hill", "Bo Reed is mending the windmill", at(9), subjects=("Bo Reed",))
    talk(world, at(9), "Ada Hill", "Bo Reed", "Hello.")
    assert right(world, "Ada Hill", "met", "Bo mends the windmill.") == {"somebody met": True}
    assert right(world, "Ada Hill", "met", "Bo Reed is a sailor.") == {"somebody met": False}
    assert right(world, "Ada Hill", "talk", "We talked about windmills.") == {"the talk": True}
    assert right(world, "Ada Hill", "unmet", "I don't know anybody by that name.") == {"somebody unmet": True}
    assert right(world, "Ada Hill", "invented", "A dear friend.") == {"somebody who does not exist": False}


def test_who_runs_for_mayor_is_named_by_those_who_can_know_and_by_nobody_else() -> None:
    world = stage(MAYOR, PARTY)
    remember(world, "Cy Reed", MAYOR.words, kind="seed", source="knew")
    remember(world, "Bo Reed", MAYOR.words, at(9), source="was told by Cy Reed")
    known, unknown = "Cy told me that he is running.", "I don't know."
    assert right(world, "Bo Reed", "mayor", known) == {"the mayor": True}
    assert right(world, "Bo Reed", "mayor", unknown) == {"the mayor": False}
    assert right(world, "Ada Hill", "mayor", known) == {"the mayor": False}
    assert right(world, "Ada Hill", "mayor", unknown) == {"the mayor": True}
    assert right(world, "Cy Reed", "mayor", "I am running for mayor.") == {"the mayor": True}
    assert right(world, "Bo Reed", "party", "Yes, there was a party.") == {"the party": False}


def test_a_plan_is_right_if_it_was_so_planned_or_done_and_a_promise_goes_first() -> None:
    world = stage()
    bo = world.people["Bo Reed"]
    plan = "Bo Reed's plan for Monday 13 February: 6 am sleeping; 12 noon mending roofs; 9 pm sleeping"
    remember(world, "Bo Reed", plan.replace("12 noon", "noon"), kind="plan")
    world.clock.tick = DAY
    assert right(world, "Bo Reed", "at 13", "At 1 pm I'll mend a roof.") == {"the plan at 13": True}
    assert right(world, "Bo Reed", "at 13", "I've nothing fixed.") == {"the plan at 13": False}
    assert right(world, "Bo Reed", "at 22", "I'll be in bed.") == {"the plan at 22": True}
    assert asked(world, "Bo Reed", "at 10").checks == {}
    bo.plan.chunks = [Entry(DAY, 8 * HOUR, "counting bees")]
    assert right(world, "Bo Reed", "at 13", "I'll mend a roof.") == {"the plan at 13": False}, "today he does not"
    assert right(world, "Bo Reed", "at 13", "I'll be counting my bees.") == {"the plan at 13": True}
    bo.promises = [Promise("visit the circus", DAY + 7 * HOUR, HOUR, "", "Ada Hill", 1)]
    assert right(world, "Bo Reed", "at 13", "I'll be counting my bees.") == {"the plan at 13": False}
    assert right(world, "Bo Reed", "at 13", "I promised to visit the circus.") == {"the plan at 13": True}


def test_hours_still_to_come_are_asked_of_today_and_the_others_of_tomorrow() -> None:
    world = stage()
    world.clock.tick = at(11)
    words = {a.key: a.words for a in questions_for(world, world.people["Bo Reed"]) if a.group == "plans"}
    assert words["at 10"] == "What will you be doing at 10 am tomorrow?"
    assert words["at 13"] == "What will you be doing at 1 pm today?"
    assert words["at 6"] == "What will you be doing at 6 am tomorrow?"


@pytest.mark.parametrize(
    ("answer", "fits"),
    [("I'd turn off the stove at once.", True), ("Off with the stove!", True), ("I'd eat it anyway.", False)],
)
def test_a_burning_breakfast_is_put_out(answer: str, fits: bool) -> None:
    assert right(stage(), "Ada Hill", "burning", answer) == {"a burning breakfast": fits}


def test_a_gift_rests_on_a_reflection_about_whom_it_is_for() -> None:
    world = stage()
    world.people["Ada Hill"].ties = {"Bo Reed": Tie(8, "a friend")}
    gift = "a gift that rests on a reflection"
    assert right(world, "Ada Hill", "gift", "A book of sailing.") == {gift: False}, "nothing concluded yet"
    remember(world, "Ada Hill", "Cy Reed lives for sailing", kind="reflection", evidence=(1,))
    assert asked(world, "Ada Hill", "gift").words == "What gift would you choose for Cy Reed?"
    assert right(world, "Ada Hill", "gift", "A sail, since Cy sails.") == {gift: True}
    assert right(world, "Ada Hill", "gift", "Something for Cy to eat.") == {gift: False}


def test_an_hour_is_spent_with_somebody_of_whom_one_remembers_something() -> None:
    world = stage()
    remember(world, "Ada Hill", "Bo Reed is mending the windmill", at(9), subjects=("Bo Reed",))
    reason = "an hour with somebody, for a reason"
    for answer, good in (
        ("With Bo Reed, who mends windmills.", True), ("With Bo Reed.", False), ("With a sailor.", False),
        ("With Cy, who mends windmills.", False), ("I don't know.", False),
    ):  # fmt: skip
        assert right(world, "Ada Hill", "hour", answer) == {reason: good}, answer


def test_what_changed_was_learned_or_concluded_and_stands_in_no_biography() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill collects antique clocks", kind="seed", source="knew")
    remember(world, "Ada Hill", "Bo Reed is selling the windmill", at(9), source="was told by Bo Reed")
    changed = "what changed since the start"
    assert right(world, "Ada Hill", "changed", "Bo is selling his windmill.") == {changed: True}
    assert right(world, "Ada Hill", "changed", "I collect antique clocks.") == {changed: False}


def test_a_full_life_is_interviewed_under_every_condition_and_another_only_under_its_own() -> None:
    world, calls = stage(FAIR), list[tuple[str, ...]]()

    def ask(person: Person, question: str, removed: object) -> str:
        calls.append(tuple(removed))  # type: ignore[call-overload]
        return "I don't know."

    full = interviews(world, ask, ())
    each = len(full) // 5
    assert [row.way for row in full].count("own life") == each
    assert [calls.count(c) for c in ((), ("reflection",), ("reflection", "planning"))] == [each] * 3
    alone = interviews(world, ask, ("planning", "reflection"))
    assert {(row.condition, row.way) for row in alone} == {("no reflection or planning", "own life")}
    assert interviews(world, ask, ("recency",)) == []
    counts = shares(full, lambda row, _: row.condition)
    assert counts["full"] == (2 * counts["nothing"][0], 2 * counts["nothing"][1])
