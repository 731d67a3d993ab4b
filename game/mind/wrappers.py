"""Wrappers around a mind; they stack."""

from collections import Counter
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
