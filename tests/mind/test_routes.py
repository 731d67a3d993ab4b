"""Who answers what in each setting, and what each is given."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from game import config
from game.mind import questions as q
from game.mind.prompted.asking import ASKINGS
from game.mind.routes import TABLE, Setting, mind_for, route
from game.mind.rules import RuleMind
from game.mind.stepwise import StepwiseMind
from game.session import Session
from game.towns.load import load_world
from game.world.clock import HOUR
from tests.mind.fakes import PreparedMind
from tests.mind.prompted.examples import EXAMPLES, by_template
from tests.mind.prompted.written import RuleWriter
from tests.mind.test_wrappers import SilentMind

QUESTIONS = {name: question for name, (question, _) in by_template().items()}


class SpyingMind:
    """Answers by rule, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[q.Question[Any]] = []

    def answer(self, question: q.Question[q.A]) -> q.A:
        self.asked.append(question)
        return RuleMind().answer(question) if not isinstance(question, q.FindEmoji) else "🙂"  # type: ignore[return-value]


def kinds(setting: Setting, name: str) -> list[str]:
    """The kinds of question that reach the model for one question of the game."""
    spy = SpyingMind()
    mind_for(setting, RuleMind(), spy, print)[0].answer(QUESTIONS[name])
    return [type(question).__name__ for question in spy.asked]


def test_the_table_has_every_question_once_with_a_reason() -> None:
    assert {row.kind for row in TABLE} == set(ASKINGS) and len(TABLE) == len(ASKINGS)
    assert all(row.because for row in TABLE)
    assert all(row.faithful for row in TABLE if row.thrifty)


@pytest.mark.parametrize("name", sorted(set(QUESTIONS) - {"find_emoji"}))
def test_by_rules_no_model_is_asked(name: str) -> None:
    assert kinds("rules", name) == []


def test_thrifty_asks_the_model_for_what_shows() -> None:
    asked = {name for name in QUESTIONS if name != "find_emoji" and kinds("thrifty", name)}
    assert asked == {"plan_the_day", "speak_line", "digest_talk", "draw_insights", "answer_interview"}


def test_thrifty_leaves_the_goodbye_to_the_rules() -> None:
    goodbye = replace(EXAMPLES[q.SpeakLine][0], must_end=True)
    assert (route("thrifty", goodbye), route("faithful", goodbye)) == ("rules", "big")


def test_faithful_asks_for_an_hour_with_its_places_in_one() -> None:
    assert kinds("faithful", "act_the_hour") == ["SplitIntoActions"]
    assert kinds("faithful", "rate_memories") == ["RateMemories"]


def test_sleep_is_left_to_the_rules_except_on_paper() -> None:
    hour = EXAMPLES[q.SplitIntoActions][0]
    asleep = replace(hour, hour=replace(hour.hour, what="sleeping"))
    assert (route("faithful", asleep), route("paper", asleep)) == ("rules", "big")


def test_on_paper_every_step_is_a_question_of_its_own() -> None:
    assert kinds("paper", "rate_memories") == ["RateMemories"] * 2
    hour = kinds("paper", "act_the_hour")
    assert hour[0] == "SplitIntoActions" and set(hour[1:]) == {"FindEmoji"} and len(hour) > 4
    assert kinds("paper", "place_the_hour")[:2] == ["ChoosePlace", "ChoosePlace"]
    assert kinds("paper", "decide_reaction") == ["Summarise", "DecideReaction"]
    assert kinds("paper", "speak_line") == ["Summarise", "SpeakLine"]


def statements_in(value: Any) -> Iterator[int]:
    """The ordinals of all memories that a question carries, wherever in it; a summary has none."""
    if isinstance(value, q.Statement):
        yield from [value.ordinal] if value.ordinal else []
    elif isinstance(value, tuple):
        for item in value:
            yield from statements_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from statements_in(getattr(value, field.name))


def memories(setting: Setting, name: str) -> set[int]:
    spy = SpyingMind()
    mind_for(setting, RuleMind(), spy, print)[0].answer(QUESTIONS[name])
    return {ordinal for question in spy.asked for ordinal in statements_in(question)}


@pytest.mark.parametrize("name", [asking.template for kind, asking in ASKINGS.items() if kind is not q.FindEmoji])
def test_faithful_and_paper_are_given_the_same_memories(name: str) -> None:
    row = next(row for row in TABLE if row.kind is type(QUESTIONS[name]))
    carried = set(statements_in(QUESTIONS[name]))
    assert memories("paper", name) == carried
    assert memories("faithful", name) == (carried if row.faithful else set())


def test_with_two_models_each_gets_what_is_its_own() -> None:
    big, small = SpyingMind(), SpyingMind()
    mind, fallbacks = mind_for("faithful", RuleMind(), big, print, small)
    mind.answer(QUESTIONS["plan_the_day"])
    mind.answer(QUESTIONS["rate_memories"])
    assert ([type(x) for x in big.asked], [type(x) for x in small.asked]) == ([q.PlanTheDay], [q.RateMemories])
    assert len(fallbacks) == 2


def test_a_step_that_fails_gives_the_whole_question_to_the_rules() -> None:
    mind, (fallback,) = mind_for("paper", RuleMind(), SilentMind(), lambda sentence: None)
    question = QUESTIONS["decide_reaction"]
    assert mind.answer(question) == RuleMind().answer(question)
    assert fallback.replaced == {"DecideReaction": 1}


def test_an_emoji_that_fails_does_not_cost_the_hour() -> None:
    def none(question: q.FindEmoji) -> str:
        raise q.MindError("no emoji")

    parts = (q.Part(60, "baking", "🥐"),)
    mind = StepwiseMind(PreparedMind({q.SplitIntoActions: parts, q.FindEmoji: none}))
    assert mind.answer(QUESTIONS["act_the_hour"]) == parts


def test_three_people_live_a_morning_by_a_model_that_writes_what_the_rules_would_say() -> None:
    writer = RuleWriter()
    mind, (fallback,) = mind_for("faithful", RuleMind(), writer, print)
    people = ["Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"]
    session = Session(load_world(config.maps_folder() / "smallville", "morning", people), mind=mind)
    try:
        while session.world.tick < 9 * HOUR:
            session.step()
    finally:
        session.close()
    assert writer.asked["act_the_hour"] > 5 and writer.asked["plan_the_day"] >= 3
    assert (writer.failed.total(), fallback.replaced.total()) == (0, 0)
    assert writer.asked["place_the_hour"] == 0
