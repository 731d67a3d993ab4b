"""Which thoughts leave the world, and what a failure does."""

from game.world.answers import apply_all
from game.world.clock import MINUTE
from game.world.commands import Failed, SetDay
from game.world.talking import begin_talk, say
from game.world.thinking import raise_thoughts
from game.world.thoughts import Describe, NextLine, PlanDay
from tests.small_town import small_world


def kinds(world, name):
    return [type(t.facts) for t in raise_thoughts(world) if t.person == name]


def test_a_person_has_one_acting_and_one_background_thought_at_most() -> None:
    world = small_world()
    assert kinds(world, "Ada Hill") == [PlanDay, Describe]
    assert kinds(world, "Ada Hill") == []


def test_a_plan_that_could_not_be_made_is_asked_for_again_after_a_while_and_not_every_tick() -> None:
    world = small_world()
    thoughts = [t for t in raise_thoughts(world) if t.person == "Ada Hill" and isinstance(t.facts, PlanDay)]
    apply_all(world, [Failed(thought=thoughts[0].id, person="Ada Hill", reason="the model is out")])
    assert world.log[-1].text == "Ada Hill found no answer: the model is out"
    world.clock.tick += 5 * MINUTE - 1
    assert kinds(world, "Ada Hill") == []
    world.clock.tick += 1
    assert kinds(world, "Ada Hill") == [PlanDay]


def test_thoughts_are_numbered_a_person_and_seeded_by_it() -> None:
    world = small_world("seven")
    seeds = [t.card.seed for t in raise_thoughts(world) if t.person == "Bo Reed"]
    assert seeds == ["seven:Bo Reed:1", "seven:Bo Reed:2"]


def test_a_late_answer_to_a_thought_that_was_given_up_changes_nothing() -> None:
    world = small_world()
    thought = next(t for t in raise_thoughts(world) if t.person == "Ada Hill" and isinstance(t.facts, PlanDay))
    apply_all(world, [Failed(thought=thought.id, person="Ada Hill", reason="too slow")])
    apply_all(world, [SetDay(thought=thought.id, person="Ada Hill", chunks=())])
    assert world.people["Ada Hill"].plan.made == -1 and world.counts["dropped answers"] == 1


def test_a_speaker_is_told_what_they_have_said_today_in_other_talks() -> None:
    world = small_world()
    bo, cy = world.people["Bo Reed"], world.people["Cy Reed"]
    assert begin_talk(world, bo, cy, "the fence")
    talk = world.conversations[1]
    for name, text in (("Bo Reed", "The fence is down."), ("Cy Reed", "I know."), ("Bo Reed", "Bye.")):
        say(world, talk, world.people[name], text, done=name == "Bo Reed" and text == "Bye.")
    say(world, talk, cy, "Bye.", done=True)
    world.clock.tick += world.settings.pair_rest + 1
    assert begin_talk(world, bo, cy, "the fence")
    world.conversations[2].due = world.tick
    line = next(t.facts for t in raise_thoughts(world) if isinstance(t.facts, NextLine))
    assert line.said_today == ("The fence is down.", "Bye.")


def test_a_pronoun_is_what_the_biography_uses_of_its_own_person() -> None:
    bo = small_world().people["Bo Reed"]
    for text, pronoun in (
        ("Bo Reed is a smith; Bo counts his nails; Bo Reed trusts Cy Reed because she is her own woman", "he"),
        ("Bo Reed is a smith; Bo keeps her hammer by the door", "she"),
        ("Bo Reed is a smith", ""),
    ):
        bo.biography = text
        assert bo.pronoun == pronoun
