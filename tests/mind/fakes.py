"""A mind with prepared answers, and thoughts to ask it about."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.mind.recall import Recall
from game.mind.vectors import Vectors
from game.world.memories import NewMemory
from game.world.thinking import card_of
from game.world.thoughts import Facts, Thought
from game.world.world import World


class PreparedMind:
    """Answers each kind of question with what was prepared for it: a value, or a function of the question."""

    def __init__(self, answers: dict[type, Any]) -> None:
        self.asked: list[Any] = []
        self._answers = answers

    def answer(self, question: Any) -> Any:
        self.asked.append(question)
        prepared = self._answers[type(question)]
        return prepared(question) if isinstance(prepared, Callable) else prepared  # type: ignore[arg-type]


class LettersEmbedder:
    """A vector of letter counts: enough to tell sentences apart, the same everywhere."""

    name, size = "letters", 26

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.array([[t.lower().count(chr(97 + i)) for i in range(26)] for t in texts], np.float32)
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        return rows / np.where(lengths > 0, lengths, 1)


def plain_recall() -> Recall:
    """Recall over letters, with no index."""
    return Recall(Vectors(LettersEmbedder()))


def thought_of(world: World, name: str, facts: Facts, *memories: NewMemory) -> Thought:
    """A thought of somebody who has these memories as well."""
    person = world.people[name]
    for memory in memories:
        world.remember(person, memory)
    return Thought(
        id=1, person=name, ordinal=1, lane="acting", urgency=3, raised=world.tick, due=world.tick + 1,
        card=card_of(world, person), stream=person.stream.view(), tick=world.tick, start=world.clock.start, facts=facts,
    )  # fmt: skip
