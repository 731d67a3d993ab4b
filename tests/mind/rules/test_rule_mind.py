import threading
from dataclasses import dataclass

import pytest

from game.mind.questions import Chunk, MindError, PlanTheDay, Question, SplitIntoHours
from game.mind.rules import RuleMind
from game.mind.rules.day import plan_the_day
from game.mind.wrappers import BreathingMind
from tests.mind.rules.cards import MONDAY, klaus


@dataclass(frozen=True, slots=True)
class Riddle(Question[str]):
    """A question that nobody has a rule for."""


def test_each_question_goes_to_its_rule() -> None:
    question = PlanTheDay(klaus(), "", (), ())
    assert RuleMind().answer(question) == plan_the_day(question)
    chunk = Chunk(MONDAY, 60, "reading", "home")
    assert [p.what for p in RuleMind().answer(SplitIntoHours(klaus(), chunk, "", "", ()))] == ["reading"]


def test_a_question_without_a_rule_is_an_error_that_says_so() -> None:
    with pytest.raises(MindError, match="no rule for a Riddle"):
        RuleMind().answer(Riddle(klaus()))


def test_a_long_thought_takes_many_breaths_so_that_frames_are_drawn_meanwhile() -> None:
    breaths: list[int] = []
    BreathingMind(RuleMind(), lambda: breaths.append(0)).answer(PlanTheDay(klaus(), "", (), ()))
    assert len(breaths) > 20


def test_a_thread_that_nobody_waits_for_takes_none() -> None:
    breaths: list[int] = []
    BreathingMind(RuleMind(), lambda: breaths.append(0)).answer(PlanTheDay(klaus(), "", (), ()))
    taken = len(breaths)
    alone = threading.Thread(target=RuleMind().answer, args=(PlanTheDay(klaus(), "", (), ()),))
    alone.start()
    alone.join()
    assert len(breaths) == taken
