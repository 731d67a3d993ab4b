"""Talks: beginning, turns, endings, overhearing."""

from dataclasses import replace

from game.world.answers import apply_all
from game.world.commands import GoOn, KeepFromTalk, Say, StartTalk
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.talking import begin_talk, may_talk, say
from game.world.thinking import raise_thoughts
from game.world.thoughts import AfterTalk, NextLine
from game.world.tick import tick
from game.world.world import World
from tests.small_town import small_world


def together() -> World:
    """Bo and Cy in one room, with the talk begun."""
    world = small_world()
    assert begin_talk(world, world.people["Bo Reed"], world.people["Cy Reed"], "the fence")
    return world


def test_the_one_who_begins_has_the_first_word_once_they_stand_together() -> None:
    world = together()
    talk = world.conversations[1]
    facts = []
    while not facts:
        thoughts = tick(world)
        facts = [t for t in thoughts if isinstance(t.facts, NextLine)]
    assert [t.person for t in facts] == ["Bo Reed"] and world.tick >= talk.due


def test_turns_alternate_and_a_goodbye_lets_the_other_answer_once() -> None:
    world = together()
    talk, bo, cy = world.conversations[1], world.people["Bo Reed"], world.people["Cy Reed"]
    say(world, talk, bo, "The fence is down on the whole north side.", done=False)
    assert talk.speaker == "Cy Reed"
    say(world, talk, cy, "I'll see to it. Bye.", done=True)
    assert talk.speaker == "Bo Reed" and 1 in world.conversations
    say(world, talk, bo, "Bye.", done=True)
    assert world.conversations == {} and [t.id for t in world.talks] == [1]
    assert (bo.conversation, cy.conversation) == (0, 0)
    assert bo.to_digest == [1] and cy.to_digest == [1]


def test_a_talk_ends_at_the_limit_of_lines() -> None:
    world = together()
    talk = world.conversations[1]
    for _ in range(world.settings.most_lines):
        say(world, talk, world.people[talk.speaker], "And another thing.", done=False)
    assert talk.ended == world.tick and len(talk.lines) == world.settings.most_lines


def test_a_pair_rests_before_it_talks_again() -> None:
    world = together()
    talk, bo, cy = world.conversations[1], world.people["Bo Reed"], world.people["Cy Reed"]
    say(world, talk, bo, "Bye.", done=True)
    say(world, talk, cy, "Bye.", done=True)
    world.clock.tick += world.settings.pair_rest - 1
    assert not may_talk(world, bo, cy)
    world.clock.tick += 2
    assert may_talk(world, bo, cy)


def test_nobody_talks_to_a_sleeper_or_through_a_wall() -> None:
    world = small_world()
    ada, bo, cy = world.people.values()
    assert may_talk(world, bo, cy) and not may_talk(world, ada, bo)
    cy.asleep = True
    assert not may_talk(world, bo, cy)


def test_a_line_within_earshot_may_be_overheard_with_its_speaker_as_the_source() -> None:
    world = together()
    ada = world.people["Ada Hill"]
    ada.tile = (15, 3)
    talk = world.conversations[1]
    talk.place = world.here(ada)
    for _ in range(60):
        world.clock.tick += 1
        talk.lines.clear()
        say(world, talk, world.people[talk.speaker], "The fence behind the cafe is down.", done=False)
    heard = [m for m in ada.stream.rows if m.source.startswith("overheard")]
    assert 5 <= len(heard) <= 27  # a quarter of sixty, give or take three deviations
    assert heard[0].text.endswith('"The fence behind the cafe is down."')


def test_each_side_goes_over_a_talk_and_keeps_what_it_was_told() -> None:
    world = together()
    talk, bo, cy = world.conversations[1], world.people["Bo Reed"], world.people["Cy Reed"]
    say(world, talk, bo, "The fence is down. Bye.", done=True)
    say(world, talk, cy, "Bye.", done=True)
    thoughts = {t.person: t for t in raise_thoughts(world) if isinstance(t.facts, AfterTalk)}
    assert set(thoughts) == {"Bo Reed", "Cy Reed"}
    told = NewMemory("dialogue", "The fence is down", source="was told by Bo Reed", subjects=("Bo Reed",))
    kept = KeepFromTalk(
        thought=thoughts["Cy Reed"].id, person="Cy Reed", conversation=1, other="Bo Reed", memories=(told,),
        promises=(), tie=Tie(5, "likes him"),
    )  # fmt: skip
    apply_all(world, [kept])
    assert cy.stream.rows[-1].source == "was told by Bo Reed"
    assert cy.ties["Bo Reed"].closeness == 5 and cy.ties["Bo Reed"].last_talk == world.tick
    assert cy.to_digest == [] and bo.to_digest == [1]


def test_an_answer_that_no_thought_waits_for_is_dropped_and_counted() -> None:
    world = small_world()
    apply_all(world, [GoOn(thought=99, person="Bo Reed"), Say(
        thought=98, person="Bo Reed", conversation=1, text="Hello?", done=False)])  # fmt: skip
    assert world.counts["dropped answers"] == 2 and world.conversations == {}


def test_a_late_line_does_not_land_in_another_talk() -> None:
    world = together()
    talk = world.conversations[1]
    talk.due = world.tick
    thought = next(t for t in raise_thoughts(world) if isinstance(t.facts, NextLine))
    apply_all(world, [Say(thought=thought.id, person="Bo Reed", conversation=7, text="Hm?", done=False)])
    assert talk.lines == [] and world.counts["answers that no longer fit"] == 1


def test_only_an_answer_that_was_applied_moves_the_last_access() -> None:
    world = small_world()
    bo, cy = world.people["Bo Reed"], world.people["Cy Reed"]
    world.remember(bo, NewMemory("seed", "Bo Reed likes pears"))
    tick(world)
    thought = next(t for t in world.in_flight.values() if t.person == "Bo Reed" and t.lane == "acting")
    world.clock.tick += 5
    cy.asleep = True
    apply_all(
        world, [StartTalk(thought=thought.id, person="Bo Reed", recalled=(1,), to="Cy Reed", about="", because="")]
    )
    assert bo.stream.accessed[0] == 0


def test_a_greeting_is_not_overheard_but_a_sentence_is() -> None:
    world = small_world()
    world.settings = replace(world.settings, overhear=1.0)
    bo, cy, ada = (world.people[name] for name in ("Bo Reed", "Cy Reed", "Ada Hill"))
    ada.tile = (bo.tile[0] + 1, bo.tile[1])
    ada.asleep = False
    assert begin_talk(world, bo, cy, "the fence")
    say(world, world.conversations[1], bo, "Good morning, Cy.", done=False)
    assert not any(m.source == "overheard Bo Reed" for m in ada.stream.rows)
    say(world, world.conversations[1], bo, "Somebody has taken down the fence at the back.", done=False)
    assert any(m.source == "overheard Bo Reed" for m in ada.stream.rows)
