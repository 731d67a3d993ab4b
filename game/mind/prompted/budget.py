"""Room in a prompt: what matters least is left out first, and how much that was is counted."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.mind.questions import A, Question, Statement
from game.mind.recall import LETTERS_PER_TOKEN

_FRAME = 20
"""Letters around a memory: its dash, when it was, how it is known."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A list of memories that may be shortened."""

    field: str
    keep: int = 0
    """How many are kept in any case."""
    ranked: bool = True
    """Whether the last is the least; else the least important is, the oldest first."""


def tokens(text: str) -> int:
    """Tokens of a text, roughly."""
    return -(-len(text) // LETTERS_PER_TOKEN)


def fitted(
    question: Question[A], cuts: tuple[Cut, ...], budget: int, measure: Callable[[Question[A]], int]
) -> tuple[Question[A], int]:
    """The question with so few memories that its prompt has at most `budget` tokens, and how many were left out.

    `measure` gives the tokens of a question's prompt. What cannot be left out stays, even beyond the budget.
    """
    dropped = 0
    for cut in cuts:
        gone = 1
        while gone and (over := measure(question) - budget) > 0:
            question, gone = _shortened(question, cut, over * LETTERS_PER_TOKEN)
            dropped += gone
    return question, dropped


def _shortened(question: Question[A], cut: Cut, letters: int) -> tuple[Question[A], int]:
    """A question with one list shortened by so many letters."""
    kept = list(getattr(question, cut.field))
    gone = 0
    while letters > 0 and len(kept) > cut.keep:
        letters -= _letters(kept.pop(_least(kept, cut.ranked)))
        gone += 1
    shorter: dict[str, Any] = {cut.field: tuple(kept)}
    return replace(question, **shorter), gone


def _least(kept: list[Any], ranked: bool) -> int:
    if not isinstance(kept[0], Statement):
        return 0  # lines and conclusions stand in the order of time
    return len(kept) - 1 if ranked else min(range(len(kept)), key=lambda i: (kept[i].importance, kept[i].ordinal))


def _letters(item: Any) -> int:
    return len(item.text if isinstance(item, Statement) else item) + _FRAME


def shared(first: str, second: str) -> int:
    """Letters that two prompts have in common from the beginning."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if first[:middle] == second[:middle] else (low, middle - 1)
    return low


class Repeats:
    """Which share of prompts repeats the beginning of an earlier one, as a server with a prefix cache would see it."""

    def __init__(self) -> None:
        self.letters = self.repeated = 0
        self._last: dict[str, str] = {}

    def add(self, person: str, template: str, prompt: str) -> None:
        """Count a prompt against the last that the same person, or anybody with the same prompt file, was asked."""
        keys = (person, template, f"{person} {template}")
        self.letters += len(prompt)
        self.repeated += max(shared(prompt, self._last.get(key, "")) for key in keys)
        self._last |= dict.fromkeys(keys, prompt)

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.repeated / self.letters if self.letters else 0.0
