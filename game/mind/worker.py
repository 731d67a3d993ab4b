"""The cognition thread: takes one thought after another, the most urgent first, and puts one command each.

It computes alone, so that the frame shares the interpreter with one thread at most, and waits at the gate while a
frame is drawn (MEASURED, section 1).
"""

import itertools
import queue
import threading
from collections.abc import Callable

from game.mind.acts import think
from game.mind.gate import Gate
from game.mind.questions import Mind, MindError
from game.mind.recall import Recall
from game.mind.wrappers import BreathingMind
from game.world.commands import Answer, Failed
from game.world.thoughts import Thought

Think = Callable[[Thought, Mind, Recall], Answer]
"""From a thought to the command that answers it."""


class Worker:
    """Thoughts in, commands out, on a daemon thread: quitting never waits for it."""

    def __init__(self, mind: Mind, recall: Recall, gate: Gate, think: Think = think) -> None:
        self.inbox: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        """Answers, in the order in which they were found."""
        self._mind, self._recall = BreathingMind(mind, gate.breathe), recall
        self._think = think
        self._waiting: queue.PriorityQueue[tuple[int, int, Thought | None]] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._thread = threading.Thread(target=self._work, name="cognition", daemon=True)
        self._thread.start()

    def submit(self, thought: Thought) -> None:
        """Put a thought in line."""
        self._waiting.put((thought.urgency, next(self._numbers), thought))

    def stop(self) -> None:
        """Let the thread end after the thought it is at."""
        self._waiting.put((-1, next(self._numbers), None))

    def _work(self) -> None:
        while True:
            thought = self._waiting.get()[2]
            if thought is None:
                return
            self.inbox.put(self._answer(thought))

    def _answer(self, thought: Thought) -> Answer:
        """A failure is a command too, with its reason, so that nobody hangs."""
        try:
            return self._think(thought, self._mind, self._recall)
        except MindError as error:
            return Failed(thought=thought.id, person=thought.person, reason=str(error))
        except Exception as error:
            reason = f"{type(error).__name__} in {type(thought.facts).__name__}: {error}"
            return Failed(thought=thought.id, person=thought.person, reason=reason)
