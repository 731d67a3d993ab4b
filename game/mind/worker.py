"""The cognition threads: each takes one thought after another, the most urgent first, and puts one command each.

Under rules there is one. With a model there are as many as calls may be made at once, and as many again for what is
urgent, so that no talk waits behind a plan; who of them may call is decided in the line of calls (`llm/slots.py`). Only
one computes at a time (`turns.py`), so that the frame shares the interpreter with one thread at most; it waits at the
gate while a frame is drawn (MEASURED, section 1).
"""

import itertools
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.llm.model import Cancel
from game.llm.slots import URGENT
from game.mind.acts import think
from game.mind.gate import Gate
from game.mind.questions import Mind, MindError
from game.mind.recall import Recall
from game.mind.turns import Errand, Turn
from game.mind.wrappers import BreathingMind
from game.world.commands import Answer, Failed
from game.world.thoughts import Thought

Think = Callable[[Thought, Mind, Recall], Answer]
"""From a thought to the command that answers it."""
_Place = tuple[bool, int, int, int, "_Job | None"]
"""A place in line: whether it can wait, when it is due, its urgency, its number, whose it is (None ends a thread)."""
_STOP, _FIRST = -2, -1
"""Urgencies before those of thoughts."""


@dataclass(slots=True, eq=False)
class _Job:
    """A thought until it is answered."""

    thought: Thought
    errand: Errand
    taken: bool = False

    @property
    def cancel(self) -> Cancel:
        """Breaks off its calls to models."""
        return self.errand.cancel


class Worker:
    """Thoughts in, commands out, on daemon threads: quitting never waits for them."""

    def __init__(
        self,
        mind: Mind,
        recall: Recall,
        gate: Gate,
        think: Think = think,
        turn: Turn | None = None,
        at_once: int = 1,
        by_model: bool = False,
    ) -> None:
        """`turn` is the one that the mind's models give up while they are waited for; `by_model` if there are any."""
        self.inbox: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        """Answers, in the order in which they were found."""
        self.submitted = self.hurried = 0
        """Thoughts put in line, and those of them that were not left to the model."""
        self._mind, self._recall = BreathingMind(mind, gate.breathe), recall
        self._think, self._turn = think, turn or Turn()
        self._line: queue.PriorityQueue[_Place] = queue.PriorityQueue()
        self._urgent: queue.PriorityQueue[_Place] = queue.PriorityQueue()
        self._overdue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self._jobs: list[_Job] = []
        """All that have no answer yet."""
        self._at_once, self._by_model = at_once, by_model
        for number in range(at_once):
            self._start(lambda: self._line.get()[-1], f"cognition {number + 1}")
            if by_model:
                self._start(lambda: self._urgent.get()[-1], f"urgent cognition {number + 1}")
        if by_model or at_once > 1:  # when all the others wait for the model, somebody must answer what is overdue
            self._start(self._overdue.get, "cognition without waiting")

    def submit(self, thought: Thought, due: int = 0, heard: Callable[[str], None] | None = None) -> None:
        """Put a thought in line. `due` is the tick at which its answer is wanted; `heard` gets what is said while it is
        being said: somebody listens, so it goes before all others."""
        self.submitted += 1
        urgency = thought.urgency if heard is None else _FIRST
        job = _Job(thought, Errand(Cancel(), urgency, due, heard))
        with self._lock:
            self._jobs.append(job)
        place: _Place = (urgency > URGENT, due, urgency, next(self._numbers), job)
        self._line.put(place)
        if self._by_model and urgency <= URGENT:
            self._urgent.put(place)

    def hurry(self, thoughts: Iterable[Thought]) -> None:
        """Wait no longer for a model's answers to these: calls in flight are broken off, the rules answer."""
        ids = {thought.id for thought in thoughts}
        with self._lock:
            jobs = [job for job in self._jobs if job.thought.id in ids and not job.cancel.stopped]
        for job in jobs:
            self.hurried += 1
            job.cancel.stop()
            self._line.put((False, -1, _FIRST, next(self._numbers), job))
            self._overdue.put(job)

    def stop(self) -> None:
        """Let each thread end after the thought it is at; calls in flight are broken off."""
        for _ in range(self._at_once):
            for line in (self._line, self._urgent):
                line.put((False, -1, _STOP, next(self._numbers), None))
        self._overdue.put(None)
        with self._lock:
            jobs = list(self._jobs)
        for job in jobs:
            job.cancel.stop()

    def _start(self, take: Callable[[], "_Job | None"], name: str) -> None:
        threading.Thread(target=self._work, args=(take,), name=name, daemon=True).start()

    def _work(self, take: Callable[[], "_Job | None"]) -> None:
        while (job := take()) is not None:
            if self._claim(job):
                with self._turn.taken(job.errand):
                    answer = self._answer(job.thought)
                with self._lock:
                    self._jobs.remove(job)
                self.inbox.put(answer)

    def _claim(self, job: "_Job") -> bool:
        """Whether no other thread has taken it: what was hurried stands in line twice."""
        with self._lock:
            taken, job.taken = job.taken, True
        return not taken

    def _answer(self, thought: Thought) -> Answer:
        """A failure is a command too, with its reason, so that nobody hangs."""
        try:
            return self._think(thought, self._mind, self._recall)
        except MindError as error:
            return Failed(thought=thought.id, person=thought.person, reason=str(error))
        except Exception as error:
            reason = f"{type(error).__name__} in {type(thought.facts).__name__}: {error}"
            return Failed(thought=thought.id, person=thought.person, reason=reason)
