"""The player in the town: a visitor is seen and refused like anybody, a resident is borrowed and given back."""

from dataclasses import replace

import pytest

from game.world.activity import Action, Entry
from game.world.answers import apply_all
from game.world.clock import HOUR, MINUTE
from game.world.commands import Act, DoInstead, EndTalk, EnterTown, LetGo, SayTo, SpeakTo, StepInto, UseThing, Walk
from game.world.people import Person
from game.world.playing import fault
from game.world.thoughts import Thought
from game.world.tick import tick
from game.world.world import World
from tests.small_town import small_world

ADA, BO, MAX = "Ada Hill", "Bo Reed", "Max Frey"
CAFE, STOVE, BED = "Corner Cafe:cafe", "Corner Cafe:cafe:stove", "Ada's house:bedroom:bed"
ENTER = EnterTown(MAX, {"skin": "tan"}, 44, "Max Frey sells maps", (9, 6))


def at_ten() -> World:
    """Nobody has a plan, so everybody stays where they are."""
    world = small_world()
    world.clock.tick = 4 * HOUR
    return world


def do(world: World, *acts: Act, ticks: int = 1) -> list[Thought]:
    """Play acts one a tick, and let more ticks pass after the last; the thoughts of all of them."""
    thoughts = []
    for act in acts:
        assert fault(world, act) == ""
        apply_all(world, [act])
        thoughts += tick(world)
    for _ in range(ticks - bool(acts)):
        thoughts += tick(world)
    return thoughts


def visiting(tile: tuple[int, int] = (9, 6)) -> tuple[World, Person]:
    world = at_ten()
    do(world, replace(ENTER, tile=tile))
    return world, world.people[MAX]


# -- a visitor ---------------------------------------------------------------------------------------------------


def test_a_visitor_comes_where_they_are_asked_to_and_nothing_is_thought_for_them() -> None:
    world, body = visiting()
    assert (body.tile, body.age, body.biography, body.home) == ((9, 6), 44, "Max Frey sells maps", "")
    assert world.body is body and body.visitor
    assert not any(t.person == MAX for t in do(world, ticks=30))
    assert [act.text for act in world.acts] == ["Max Frey comes to Small"]


def test_a_visitor_without_a_place_comes_in_on_open_ground() -> None:
    world = at_ten()
    do(world, EnterTown(MAX, {}))
    assert world.people[MAX].tile == (1, 5)  # the first free tile outdoors


def test_a_visitor_walks_a_tile_a_tick_and_through_the_door() -> None:
    world, body = visiting((7, 6))
    do(world, Walk((7, 4)))
    assert (body.tile, body.facing) == ((7, 5), "up")
    do(world, Walk((7, 3)), ticks=2)
    assert body.tile == (7, 3) and world.here(body) == CAFE
    assert world.inside(CAFE) == [body]


def test_a_visitor_is_seen_and_remembered_by_who_is_in_the_room() -> None:
    world, body = visiting((7, 6))
    ada = world.people[ADA]
    ada.tile = (11, 3)
    do(world, Walk((9, 3)), ticks=8)
    seen = [m for m in ada.stream.rows if MAX in m.subjects]
    assert [m.text for m in seen] == ["Max Frey is on the way to Corner Cafe"]
    assert any(ADA in m.subjects for m in body.stream.rows) and body.news == []


def test_the_town_lets_a_visitor_in_nowhere_that_is_closed_or_private() -> None:
    world, body = visiting((7, 5))
    assert fault(world, Walk((2, 3))) == "nobody lets Max into the bedroom of Ada's house"
    assert fault(world, UseThing(BED, "lying down")) == "nobody lets Max into the bedroom of Ada's house"
    assert fault(world, Walk((0, 0))) == "there is no way there"
    world.clock.tick = 15 * HOUR  # nine in the evening
    assert fault(world, Walk((7, 4))) == "Corner Cafe is closed until 8 am"
    assert body.tile == (7, 5)


def test_what_a_visitor_does_to_a_thing_stays_and_is_seen() -> None:
    world, body = visiting((7, 5))
    bo = world.people[BO]
    bo.tile = (8, 3)
    do(world, UseThing(STOVE, "setting the stove on fire", "burning"), ticks=12)
    assert body.tile in world.town.things[STOVE].spots
    assert world.state_of(STOVE) == "burning" and body.using == ""
    assert any(m.text == "the stove at Corner Cafe is burning" for m in bo.stream.rows)
    assert any(m.text.startswith("Max Frey is setting the stove on fire") for m in body.stream.rows)
    do(world, ticks=10 * MINUTE)
    assert body.errand is None and body.doing == "" and world.state_of(STOVE) == "burning"


def test_to_walk_on_breaks_off_what_was_being_done() -> None:
    world, body = visiting((7, 5))
    do(world, UseThing(STOVE, "lighting it", "on"), Walk((7, 7)), ticks=4)
    assert body.errand is None and body.tile == (7, 7) and world.state_of(STOVE) == "off"


# -- talking -----------------------------------------------------------------------------------------------------


def talking() -> tuple[World, Person, Person]:
    world, body = visiting((9, 6))
    ada = world.people[ADA]
    ada.tile = (11, 6)
    world.in_flight.clear()
    do(world, SayTo(ADA, "Good morning!"))
    return world, body, ada


def test_a_talk_of_a_body_is_between_two_people_and_the_other_is_asked_for_a_line() -> None:
    world, body, ada = talking()
    talk = world.conversations[body.conversation]
    assert talk.people == (MAX, ADA) and ada.conversation == talk.id
    assert (body.facing, ada.facing) == ("right", "left")
    asked = [t for t in world.in_flight.values() if t.person == ADA and type(t.facts).__name__ == "NextLine"]
    assert len(asked) == 1 and asked[0].facts.other == MAX  # type: ignore[union-attr]
    assert not any(t.person == MAX for t in world.in_flight.values())


def test_a_line_of_a_body_may_be_overheard_and_says_to_whom_it_was() -> None:
    world, _, _ = talking()
    bo = world.people[BO]
    bo.tile = (9, 7)
    world.settings = replace(world.settings, overhear=1.0)
    do(world, SayTo(ADA, "I know a shorter way to the lake than this one."))
    heard = next(m for m in bo.stream.rows if m.source == "overheard Max Frey")
    assert heard.text == 'Max Frey said to Ada Hill: "I know a shorter way to the lake than this one."'


def test_who_is_too_far_away_does_not_hear_it() -> None:
    world, _ = visiting((9, 6))
    assert fault(world, SayTo(ADA, "Hello!")) == "Ada Hill is too far away to hear it"
    world.people[ADA].tile = (13, 6)
    assert fault(world, SayTo(ADA, "Hello!")) == ""
    world.people[ADA].tile = (14, 6)
    assert fault(world, SayTo(ADA, "Hello!")) == "Ada Hill is too far away to hear it"


def test_a_talk_is_left_by_walking_away_or_by_taking_leave() -> None:
    world, body, ada = talking()
    do(world, Walk((5, 6)), ticks=2)
    assert body.conversation == ada.conversation != 0  # four tiles apart
    do(world)
    assert body.conversation == ada.conversation == 0
    assert ada.to_digest and not body.to_digest
    world, body, ada = talking()
    do(world, EndTalk(ADA))
    assert body.conversation == ada.conversation == 0


# -- letting go --------------------------------------------------------------------------------------------------


def test_a_visitor_who_is_let_go_leaves_the_town_and_may_come_back_with_all_they_remember() -> None:
    world, body = visiting()
    world.people[ADA].tile = (11, 6)
    do(world, ticks=3)
    known = len(body.stream.rows)
    do(world, LetGo(), ticks=2)
    assert MAX not in world.people and world.away == {MAX: body} and world.body is None
    assert any(MAX in m.subjects for m in world.people[ADA].stream.rows)
    do(world, replace(ENTER, age=45, about=""), ticks=1)
    assert world.people[MAX] is body and not world.away
    assert body.age == 45 and body.biography == "Max Frey sells maps" and len(body.stream.rows) >= known > 0
    assert world.acts[-1].text == "Max Frey comes back to Small"


def test_a_reaction_to_a_visitor_who_has_left_comes_to_nothing() -> None:
    world, _ = visiting((9, 6))
    ada = world.people[ADA]
    ada.tile = (11, 6)
    do(world, ticks=2)
    do(world, LetGo(), ticks=3)
    assert all(item.subject != MAX for item in ada.news)


def test_a_resident_does_what_the_player_wants_and_then_goes_on_with_the_plan() -> None:
    world = at_ten()
    ada, now = world.people[ADA], world.tick
    ada.plan.chunks = [Entry(now, 4 * HOUR, "reading", "home")]
    ada.plan.actions = [Action(now, 4 * HOUR, "reading", "📖", "Ada's house:bedroom")]
    do(world, StepInto(ADA), Walk((7, 5)), ticks=12)
    assert ada.tile == (7, 5) and ada.doing == "" and ada.plan.actions[0].what == "reading"
    do(world, LetGo(), ticks=14)
    assert world.body is None and world.here(ada) == "Ada's house:bedroom" and ada.doing == "reading"


def test_a_borrowed_resident_still_remembers_but_neither_plans_nor_reacts() -> None:
    world = at_ten()
    thoughts = do(world, StepInto(ADA), ticks=3)
    assert {t.lane for t in thoughts if t.person == ADA} == {"background"}


def test_an_answer_that_comes_for_a_borrowed_resident_does_not_move_them() -> None:
    world = at_ten()
    thought = next(t for t in tick(world) if t.person == ADA and t.lane == "acting")
    do(world, StepInto(ADA))
    act = Action(world.tick, MINUTE, "dancing", "💃", CAFE)
    apply_all(world, [DoInstead(thought=thought.id, person=ADA, action=act, because="of nothing")])
    assert world.people[ADA].plan.actions == [] and (ADA, "acting") not in world.in_flight


def test_a_sleeper_who_is_stepped_into_wakes() -> None:
    world = at_ten()
    world.people[ADA].asleep = True
    do(world, StepInto(ADA))
    assert not world.people[ADA].asleep and world.people[ADA].woke == 4 * HOUR


# -- what cannot be ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (ENTER, "you are Max Frey already; let go first"),
        (StepInto(ADA), "you are Max Frey already; let go first"),
        (SpeakTo(MAX, "a reporter", "Hello"), "you are Max Frey; let go first"),
        (SpeakTo(ADA, "max frey", "Hello"), "max frey lives in this town; speak as somebody else"),
        (SayTo(MAX, "Hello"), "nobody speaks to themselves"),
        (SayTo(ADA, "\u200b"), "the text is empty"),
        (UseThing(STOVE, " "), "what is done is empty"),
        (UseThing("Moon:lamp", "looking"), "there is no thing 'Moon:lamp' in this town"),
        (Walk((400, 2)), "there is no way there"),
        (Walk((-1, 2)), "there is no way there"),
    ],
)
def test_what_a_visitor_cannot_do_is_told_in_a_sentence(act: Act, said: str) -> None:
    world, _ = visiting()
    assert fault(world, act) == said


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (replace(ENTER, name="ada hill"), "a name begins with a capital letter and has no colon in it"),
        (replace(ENTER, name="Ada Hill"), "Ada Hill lives in this town; choose another name"),
        (replace(ENTER, name="Ada Brown"), "Ada Hill would be taken for Ada Brown; choose another first name"),
        (replace(ENTER, name="M" * 61), "the name has 61 letters, at most 60 are taken in"),
        (replace(ENTER, name="\x00"), "the name is empty"),
        (replace(ENTER, age=3), "an age of 3 is not between 5 and 120"),
        (replace(ENTER, tile=(0, 0)), "nobody can stand there"),
        (replace(ENTER, tile=(999, 0)), "nobody can stand there"),
        (replace(ENTER, tile=(2, 3)), "nobody lets Max into the bedroom of Ada's house"),
        (Walk((5, 6)), "you are in nobody's body: enter the town as a visitor, or step into a resident"),
        (LetGo(), "you are in nobody's body: enter the town as a visitor, or step into a resident"),
    ],
)
def test_who_cannot_come_is_told_why(act: Act, said: str) -> None:
    assert fault(at_ten(), act) == said
