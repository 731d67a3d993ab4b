"""Wrappers around a mind; they stack."""

import threading
from collections import Counter
from collections.abc import Callable

from game.llm.errors import BreakerOpenError, CancelledError
from game.mind.gate import breathing
from game.mind.questions import A, Mind, MindError, Question


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
    """Takes a breath before every answer and lets its parts take theirs, so that no frame waits for a long thought."""

    def __init__(self, mind: Mind, breathe: Callable[[], None]) -> None:
        self._mind, self._breathe = mind, breathe

    def answer(self, question: Question[A]) -> A:
        """Breathe, then answer."""
        self._breathe()
        with breathing(self._breathe):
            return self._mind.answer(question)


class FallBackMind:
    """Asks a mind and, where that has no answer, the rules: the town goes on whatever a model does."""

    def __init__(self, first: Mind, rules: Mind, told: Callable[[str], None]) -> None:
        """`told` gets one sentence for the player, once for each sort of cause."""
        self.replaced: Counter[str] = Counter()
        """Questions that the rules answered instead, by kind."""
        self._first, self._rules, self._told = first, rules, told
        self._causes: set[str] = set()
        self._lock = threading.Lock()

    def answer(self, question: Question[A]) -> A:
        """The first mind's answer, else the rules'. Raises `MindError` only if these have none either."""
        try:
            return self._first.answer(question)
        except MindError as error:
            self._note(type(question).__name__, error)
            return self._rules.answer(question)

    def _note(self, kind: str, error: MindError) -> None:
        cause = type(error.__cause__ or error).__name__
        with self._lock:
            self.replaced[kind] += 1
            new = cause not in self._causes
            self._causes.add(cause)
        # What was called off was no fault; that a model is left alone its breaker has said itself.
        if new and not isinstance(error.__cause__, CancelledError | BreakerOpenError):
            self._told(f"The rules answer where the model does not: {error}")
