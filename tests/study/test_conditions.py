"""What a study changes: settings by name, ablations, and the conditions that a command line asks for."""

from dataclasses import fields, replace
from datetime import datetime

import pytest

from game.errors import InputError
from game.mind.acts import think
from game.mind.recall import RecallSettings
from game.mind.settings import ActSettings
from game.session import Session
from game.study.ablations import ABLATIONS, card_without, plain_day, thinking_without, view_without
from game.study.conditions import Condition, conditions_of
from game.study.knobs import KNOBS, Setting, read_settings
from game.world.clock import MINUTE
from game.world.commands import KeepFromTalk, NewPromise
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.settings import Settings
from game.world.thinking import card_of
from game.world.world import World
from tests.study.stage import remember, stage

KINDS = ("seed", "observation", "action", "dialogue", "plan", "reflection", "inner voice")


def lived(world: World) -> World:
    """Ada remembers one thing of each kind."""
    for kind in KINDS:
        remember(world, "Ada Hill", f"a {kind}", kind=kind)  # type: ignore[arg-type]
    return world


def live(world: World, ticks: int, condition: Condition) -> World:
    """Let a world live under a condition."""
    world.settings = condition.world
    session = Session(world, recall=condition.retrieval, think=condition.think)
    for _ in range(ticks):
        session.step()
    session.close()
    return world


def recalled_kinds(removed: str) -> list[str]:
    """Kinds of which something still comes to mind."""
    ada = lived(stage()).people["Ada Hill"]
    view = view_without(ABLATIONS[removed].kinds, ada.stream.view())
    return [row.kind for row in view.rows if row.ordinal not in view.unrecalled]


# -- settings ------------------------------------------------------------------------------------------------------


def test_a_setting_is_read_in_its_own_unit() -> None:
    assert read_settings("reflection.threshold=100")[0].world(Settings()).reflect_at == 100
    assert read_settings("talk.pair_rest=45")[0].world(Settings()).pair_rest == 45 * MINUTE
    assert read_settings("recall.decay=0.99,1") == (Setting("recall.decay", 0.99), Setting("recall.decay", 1.0))
    assert read_settings("recall.decay=0.99")[0].retrieval(RecallSettings()) == RecallSettings(decay=0.99)
    assert read_settings("recall.decay=0.99")[0].world(Settings()) == Settings()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("recal.decay=1", "did you mean recall.decay"),
        ("xyzzy=1", "expected one of reflection.threshold, "),
        ("recall.decay", "is given no value, expected something like recall.decay=0.995"),
        ("recall.decay=soon", "recall.decay=soon makes no sense, expected a number"),
        ("recall.decay=1.5", "expected 0 to 1"),
        ("recall.decay=nan", "out of range"),
        ("reflection.threshold=1.5", "expected a whole number"),
        ("reflection.threshold=0", "out of range"),
        ("talk.most_lines=", "no value"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_one_sentence(words: str, said: str) -> None:
    with pytest.raises(InputError, match="--set: ") as caught:
        read_settings(words)
    assert said in str(caught.value)


def test_every_named_setting_has_its_default_within_its_range() -> None:
    for name, knob in KNOBS.items():
        assert knob.least <= knob.default <= knob.most, name
        (same,) = read_settings(f"{name}={knob.default:g}")
        assert (same.world(Settings()), same.retrieval(RecallSettings())) == (Settings(), RecallSettings()), name


def test_every_number_of_an_act_of_mind_and_nearly_every_one_of_the_world_has_a_name() -> None:
    fields_of = {kind: {f.name for f in fields(kind)} for kind in (ActSettings, RecallSettings, Settings)}
    named = {where: {k.field for k in KNOBS.values() if k.where == where} for where in ("acts", "recall", "world")}
    assert named["acts"] == fields_of[ActSettings]
    assert named["recall"] == fields_of[RecallSettings] - {"acts"}
    assert fields_of[Settings] - named["world"] == {"answer_within", "paths_a_tick"}, "these are of the machine"


def test_a_number_of_an_act_reaches_the_acts() -> None:
    (condition,) = conditions_of([], ["reflection.questions=2", "talk.news=5", "reflection.least=0.4"])
    acts = condition.retrieval.acts
    assert (acts.reflect_questions, acts.talk_news, acts.reflect_least, acts.reflect_latest) == (2, 5, 0.4, 100)
    assert condition.retrieval == replace(RecallSettings(), acts=acts)


# -- conditions ----------------------------------------------------------------------------------------------------


def test_the_full_architecture_comes_first_and_lists_make_a_condition_each() -> None:
    found = conditions_of(["reflection, planning", "memory"], ["recall.decay=0.99,1", "reflection.threshold=100"])
    assert [c.name for c in found] == ["full", "reflection,planning", "memory", "recall.decay=0.99", "recall.decay=1"]
    assert [c.words for c in found][:3] == ["full", "without reflection and planning", "without memory"]
    assert all(c.world.reflect_at == 100 for c in (found[0], found[3], found[4])), "one value holds everywhere"
    assert [c.retrieval.decay for c in found] == [0.995, 0.995, 0.995, 0.99, 1.0]


def test_interviews_add_the_conditions_that_they_compare_once() -> None:
    names = [c.name for c in conditions_of(["planning,reflection"], [], interviews=True)]
    assert names == ["full", "planning,reflection", "reflection", "memory,reflection,planning"]


def test_an_unknown_ablation_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(InputError, match="--ablate: there is no reflexion, did you mean reflection"):
        conditions_of(["reflexion"], [])


def test_what_is_removed_stays_removed_whatever_is_set() -> None:
    (_, condition) = conditions_of(["reflection,recency"], ["reflection.threshold=10", "recall.recency=2"])
    assert condition.world.reflect_at > 10**9
    assert condition.retrieval == RecallSettings(recency=0.0)


# -- ablations -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("removed", "left"),
    [
        ("reflection", ["seed", "observation", "action", "dialogue", "plan", "inner voice"]),
        ("planning", ["seed", "observation", "action", "dialogue", "reflection", "inner voice"]),
        ("observation", ["seed", "plan", "reflection", "inner voice"]),
        ("memory", []),
        ("recency", list(KINDS)),
    ],
)
def test_each_ablation_keeps_its_kinds_of_memory_from_coming_to_mind(removed: str, left: list[str]) -> None:
    assert recalled_kinds(removed) == left


@pytest.mark.parametrize("term", ["recency", "importance", "relevance"])
def test_a_term_of_retrieval_is_removed_by_its_weight(term: str) -> None:
    assert Condition("x", (term,)).retrieval == replace(RecallSettings(), **{term: 0.0})


def test_every_ablation_says_what_it_removes() -> None:
    assert all((ablation.__doc__ or "").startswith("Removed: ") for ablation in ABLATIONS.values())


def test_without_memory_a_card_holds_a_name_and_places_only() -> None:
    world = stage()
    ada = world.people["Ada Hill"]
    ada.biography, ada.ties = "Ada Hill is a baker", {"Bo Reed": Tie(6, "a friend")}
    card = card_without(["memory"], card_of(world, ada))
    assert (card.name, card.home, card.biography, card.ties) == ("Ada Hill", "Ada's house:bedroom", "", ())


def test_everybodys_day_begins_now_has_no_gap_and_ends_at_a_waking() -> None:
    world = stage()
    card = replace(card_of(world, world.people["Ada Hill"]), now=datetime(2023, 2, 13, 6, 0, 10), work="")
    day = plain_day(card)
    assert [chunk.start.hour for chunk in day] == [6, 7, 8, 12, 13, 18, 19, 23]
    assert day[0].what == "sleeping" and day[0].start == card.now
    assert (day[-1].start.day, day[-1].minutes) == (13, 8 * 60)
    assert (day[2].what, day[2].where) == ("going for a walk", "")
    busy = plain_day(replace(card, work="Corner Cafe:cafe"))
    assert (busy[2].what, busy[2].where) == ("working", "Corner Cafe")
    assert [c.start.hour for c in plain_day(replace(card, now=datetime(2023, 2, 13, 22)))] == [22, 23]


def test_without_planning_a_promise_is_remembered_and_goes_into_no_plan() -> None:
    promise = NewPromise("come", "coming", 10, 10, "", "Bo Reed", NewMemory("dialogue", "Ada Hill promised to come"))
    talk = NewMemory("dialogue", "Ada Hill and Bo Reed talked")
    answer = KeepFromTalk(
        thought=1, person="Ada Hill", conversation=1, other="Bo Reed", memories=(talk,), promises=(promise,),
        tie=Tie(2, ""),
    )  # fmt: skip
    kept = ABLATIONS["planning"].kept(answer)
    assert isinstance(kept, KeepFromTalk)
    assert (kept.memories, kept.promises) == ((talk, promise.memory), ())
    forgotten = ABLATIONS["memory"].kept(answer)
    assert isinstance(forgotten, KeepFromTalk) and (forgotten.memories, forgotten.promises) == ((), ())


def test_a_life_without_planning_has_everybodys_day_and_no_memory_of_a_plan() -> None:
    world = live(stage(), 2, Condition("planning", ("planning",)))
    for person in world.people.values():
        assert [chunk.what for chunk in person.plan.chunks][-2:] == ["passing the evening", "sleeping"]
        assert all(memory.kind != "plan" for memory in person.stream.rows)


def test_without_reflection_nobody_sits_down_to_reflect_however_much_happens() -> None:
    for removed, sittings in ((("reflection",), 0), ((), 3)):
        world = stage()
        for person in world.people.values():
            person.importance_sum, person.summary = 1000, replace(person.summary, made=0)
        live(world, 3, Condition("x", removed))
        assert world.counts.get("sittings", 0) == sittings


def test_thinking_is_left_alone_where_nothing_is_removed() -> None:
    assert thinking_without(()) is think
