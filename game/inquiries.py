"""Slow questions of the window (view/intents.py: `SlowQuestion`), answered on a thread of their own: no frame waits.

What a question needs of the world is copied when it is taken, so that it changes nothing and nothing changes under it.
The thread takes turns with those that think (mind/turns.py): only one computes at a time, none while a model is asked.
"""

import queue
import threading
from collections.abc import Callable

from game.llm.model import Cancel
from game.mind.interview import interview
from game.mind.questions import Mind, MindError
from game.mind.wrappers import BreathingMind
from game.session import Session
from game.view.intents import AskPerson, Found, Recollect, Reply, SlowQuestion
from game.world.thinking import card_of

Job = Callable[[Mind], object]
"""The work of a question on copies, with the mind that answers."""


class Inquiries:
    """A desk in front of a session."""

    def __init__(self, session: Session) -> None:
        self.replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
        self._session = session
        self._mind = BreathingMind(session.mind, session.gate.breathe)
        self._line: queue.SimpleQueue[tuple[int, Job] | None] = queue.SimpleQueue()
        self._cancel = Cancel()
        threading.Thread(target=self._work, name="inquiries", daemon=True).start()

    def take(self, question: SlowQuestion) -> None:
        """Put a question in line; its reply comes to `replies`."""
        try:
            self._line.put((question.number, self._job(question)))
        except KeyError as missing:
            self.replies.put(Reply(question.number, fault=f"there is no {missing.args[0]} in this town"))

    def stop(self) -> None:
        """Break off what is asked, and end the thread."""
        self._cancel.stop()
        self._line.put(None)

    def _job(self, question: SlowQuestion) -> Job:
        """The work, with copies of what it needs. A new kind of question is one case here."""
        match question:
            case AskPerson():
                return self._interview(question)
            case Recollect():
                return self._recollect(question)

    def _interview(self, question: AskPerson) -> Job:
        world, recall = self._session.world, self._session.recall
        person = world.people[question.person]
        card, view, plan = card_of(world, person), person.stream.view(), list(person.plan.chunks)
        tick, start = world.tick, world.clock.start
        return lambda mind: interview(card, view, plan, tick, start, question.question, mind, recall)

    def _recollect(self, question: Recollect) -> Job:
        world, recall = self._session.world, self._session.recall
        view, tick = world.people[question.person].stream.view(), world.tick

        def work(mind: Mind) -> tuple[Found, ...]:
            found = recall.recall(question.person, view, question.query, tick, question.count)
            return tuple(Found(r.memory.ordinal, r.score, r.recency, r.importance, r.relevance) for r in found)

        return work

    def _work(self) -> None:
        while (taken := self._line.get()) is not None and not self._cancel.stopped:
            self.replies.put(self._reply(*taken))

    def _reply(self, number: int, job: Job) -> Reply:
        try:
            with self._session.answering.turn.taken(self._cancel):
                return Reply(number, job(self._mind))
        except MindError as error:
            return Reply(number, fault=str(error))
        except Exception as error:
            return Reply(number, fault=f"{type(error).__name__}: {error}")
