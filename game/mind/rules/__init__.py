"""Answers by rule: the embedded default, and the stand-in when a model fails."""

from collections.abc import Callable
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


class RuleMind:
    """Answers every question at once from what it carries: the same question, the same answer."""

    def answer(self, question: Question[A]) -> A:
        """Answer a question; raises `MindError` for a kind that there is no rule for."""
        rule = _rules().get(type(question))
        if rule is None:
            raise MindError(f"there is no rule for a {type(question).__name__}")
        return cast(A, rule(question))


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
