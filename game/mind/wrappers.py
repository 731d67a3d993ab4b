"""Wrappers around a mind; they stack."""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from game.mind.questions import Mind, Question

A = TypeVar("A")


class CountedMind:
    """Counts the questions by kind."""

    def __init__(self, mind: Mind) -> None:
        self.asked: Counter[str] = Counter()
        self._mind = mind

    def answer(self, question: Question[A]) -> A:
        """Answer, and count."""
        self.asked[type(question).__name__] += 1
        return self._mind.answer(question)


class BreathingMind:
    """Takes a breath before every answer, so that a frame is never kept waiting for a long thought."""

    def __init__(self, mind: Mind, breathe: Callable[[], None]) -> None:
        self._mind, self._breathe = mind, breathe

    def answer(self, question: Question[A]) -> A:
        """Breathe, then answer."""
        self._breathe()
        return self._mind.answer(question)
