"""Wrappers around a mind: what the rules answer instead is counted and told once."""

import pytest

from game.llm.errors import BusyError
from game.mind.prompted.mind import PromptedMind
from game.mind.questions import A, MindError, Question, RateMemories, Summarise
from game.mind.rules import RuleMind
from game.mind.wrappers import CountedMind, FallBackMind
from tests.mind.fakes import PreparedMind
from tests.mind.prompted.examples import EXAMPLES
from tests.mind.prompted.test_mind import QueuedModel

RATE, SUM_UP = EXAMPLES[RateMemories][0], EXAMPLES[Summarise][0]


class SilentMind:
    """Never has an answer."""

    def answer(self, question: Question[A]) -> A:
        raise MindError("the server is asleep")


def test_the_first_mind_answers_as_long_as_it_can() -> None:
    told: list[str] = []
    mind = FallBackMind(PreparedMind({RateMemories: (9, 9)}), RuleMind(), told.append)
    assert mind.answer(RATE) == (9, 9)
    assert (mind.replaced.total(), told) == (0, [])


def test_where_it_cannot_the_rules_answer_which_is_counted_by_kind_and_told_once() -> None:
    told: list[str] = []
    mind = FallBackMind(SilentMind(), RuleMind(), told.append)
    assert mind.answer(RATE) == RuleMind().answer(RATE)
    mind.answer(RATE)
    mind.answer(SUM_UP)
    assert mind.replaced == {"RateMemories": 2, "Summarise": 1}
    assert told == ["The rules answer where the model does not: the server is asleep"]


def test_each_sort_of_cause_is_told_once() -> None:
    told: list[str] = []
    model = QueuedModel("no", "no", "never", "never", BusyError("the server is busy"), BusyError("the server is busy"))
    mind = FallBackMind(PromptedMind(model), RuleMind(), told.append)
    for _ in range(4):
        mind.answer(RATE)
    assert [sentence.split(": ", 1)[1] for sentence in told] == [
        "the model's answer could not be used: the answer holds no JSON object",
        "the server is busy",
    ]


def test_without_an_answer_anywhere_the_fault_is_raised() -> None:
    with pytest.raises(MindError, match="asleep"):
        FallBackMind(SilentMind(), SilentMind(), lambda sentence: None).answer(RATE)


def test_questions_are_counted_by_kind() -> None:
    mind = CountedMind(RuleMind())
    mind.answer(RATE)
    mind.answer(SUM_UP)
    mind.answer(SUM_UP)
    assert mind.asked == {"RateMemories": 1, "Summarise": 2}
