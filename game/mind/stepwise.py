"""Every step its own question, as in the paper: what other settings ask joined is taken apart here.

The inputs are the same memories: a step is given what the joined question carries, or a summary of it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from game.mind import questions as q
from game.mind.ground import place_one


class StepwiseMind:
    """Asks a mind in steps; a place by one choice a level, each rating and emoji alone, context summed up first."""

    def __init__(self, mind: q.Mind) -> None:
        self._mind = mind

    def answer(self, question: q.Question[q.A]) -> q.A:
        """The answer put together from the steps. Raises `MindError` if one of them has none."""
        steps = _STEPS.get(type(question))
        return cast(q.A, steps(self._mind, question)) if steps else self._mind.answer(question)


def _rate(mind: q.Mind, x: q.RateMemories) -> tuple[int, ...]:
    return tuple(mind.answer(replace(x, statements=(told,)))[0] for told in x.statements)


def _actions(mind: q.Mind, x: q.SplitIntoActions) -> tuple[q.Part, ...]:
    parts = mind.answer(replace(x, rooms=()))
    return tuple(replace(part, emoji=_emoji(mind, x, part)) for part in parts)


def _emoji(mind: q.Mind, x: q.SplitIntoActions, part: q.Part) -> str:
    """An emoji is not worth losing the hour for."""
    try:
        return mind.answer(q.FindEmoji(x.card, part.what))
    except q.MindError:
        return part.emoji


def _place(mind: q.Mind, x: q.PlaceTheHour) -> tuple[q.Placed, ...]:
    return tuple(place_one(mind.answer, mind.answer, x.card, a, x.chunk, x.refused) for a in x.activities)


def _react(mind: q.Mind, x: q.DecideReaction) -> q.Reaction:
    return mind.answer(replace(x, context=_summed_up(mind, x, x.subject.rsplit(":", 1)[-1], x.context)))


def _speak(mind: q.Mind, x: q.SpeakLine) -> q.SpokenLine:
    return mind.answer(replace(x, memories=_summed_up(mind, x, x.other, x.memories)))


def _summed_up(mind: q.Mind, x: q.Question[Any], about: str, told: tuple[q.Statement, ...]) -> tuple[q.Statement, ...]:
    """Memories as one short paragraph (section 4.3.1)."""
    if not told:
        return ()
    text = mind.answer(q.Summarise(x.card, "context", about, told))
    return (q.Statement(0, text, "reflection", "concluded", x.card.now, max(s.importance for s in told)),)


_STEPS: dict[type[Any], Callable[[q.Mind, Any], Any]] = {
    q.RateMemories: _rate,
    q.SplitIntoActions: _actions,
    q.PlaceTheHour: _place,
    q.DecideReaction: _react,
    q.SpeakLine: _speak,
}
