"""Answers by rule: the embedded default, and the stand-in when a model fails."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, cast

from game.mind.questions import (
    A,
    AnswerInterview,
    AskOneself,
    ChoosePlace,
    DecideReaction,
    DigestTalk,
    DrawInsights,
    MindError,
    NewState,
    PlaceTheHour,
    PlanTheDay,
    Question,
    RateMemories,
    SpeakLine,
    SplitIntoActions,
    SplitIntoHours,
    Summarise,
)
from game.mind.strange import is_unsaid, sensible


class RuleMind:
    """Answers every question at once from what it carries: the same question, the same answer."""

    def answer(self, question: Question[A]) -> A:
        """Answer a question; raises `MindError` for a kind that there is no rule for."""
        rule = _rules().get(type(question))
        if rule is None:
            raise MindError(f"there is no rule for a {type(question).__name__}")
        return cast(A, rule(_in_sense(question)))


_TOLD = ("statements", "due", "recalled", "context", "memories")
"""Fields of questions that hold what somebody has in mind."""


def _in_sense(question: Any) -> Any:
    """A question without what makes no sense to anybody in a town, so that it is never planned or said; whatever asks
    for a number for each statement gets it for each."""
    if isinstance(question, RateMemories):
        return question
    held: dict[str, tuple[Any, ...]] = {name: getattr(question, name, ()) for name in _TOLD}
    odd = [name for name, told in held.items() if any(is_unsaid(s) for s in told)]
    return replace(question, **{name: sensible(held[name]) for name in odd}) if odd else question


@lru_cache(maxsize=1)
def _rules() -> dict[type[Any], Callable[[Any], Any]]:
    """One function a kind of question, imported when the first is asked."""
    from game.mind.rules import day, describe, hours, interview, parts, places, rate, react, reflect, talk

    return {
        RateMemories: rate.rate_memories,
        Summarise: describe.summarise,
        PlanTheDay: day.plan_the_day,
        SplitIntoHours: parts.split_into_hours,
        SplitIntoActions: hours.act_the_hour,
        PlaceTheHour: hours.place_the_hour,
        ChoosePlace: places.choose_place,
        NewState: places.new_state,
        DecideReaction: react.decide_reaction,
        SpeakLine: talk.speak_line,
        DigestTalk: talk.digest_talk,
        AskOneself: reflect.ask_oneself,
        DrawInsights: reflect.draw_insights,
        AnswerInterview: interview.answer_interview,
    }
