"""Slow questions of the window (view/intents.py: `SlowQuestion`), answered on a thread of their own: no frame waits.

What a question needs of the world is copied when it is taken, so that it changes nothing and nothing changes under it.
The thread takes turns with those that think (mind/turns.py): only one computes at a time, none while a model is asked.
"""

import queue
import re
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.mind.exchanges import collected
from game.mind.interview import interview
from game.mind.questions import A, AnswerInterview, Mind, MindError, Question, Statement
from game.mind.turns import Errand
from game.mind.wrappers import BreathingMind
from game.searching import search
from game.session import Session
from game.view.intents import (
    AskPerson,
    FindWhy,
    Found,
    ReadDay,
    ReadPlots,
    ReadWhy,
    Recollect,
    Reply,
    SearchWords,
    SlowQuestion,
)
from game.world.clock import DAY
from game.world.thinking import card_of

_SHORT_WORD = 3
"""Letters of words that say nothing by themselves."""
Job = Callable[[Mind], object]
"""The work of a question on copies, with the mind that answers."""


@dataclass(frozen=True, slots=True)
class Testimony:
    """What somebody said in an interview, and the memories that came to mind for it, by ordinal."""

    words: str
    memories: tuple[int, ...]


class _Told:
    """A mind that keeps which memories the last interview was answered from."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.memories: tuple[Statement, ...] = ()

    def answer(self, question: Question[A]) -> A:
        """What the mind answers."""
        if isinstance(question, AnswerInterview):
            self.memories = question.memories
        return self._mind.answer(question)


def _behind(words: str, memories: Iterable[Statement], name: str) -> tuple[int, ...]:
    """The memories that an answer was given from, those first that share most words with it."""
    said = _content(words) - _content(name)
    ranked = sorted(memories, key=lambda m: -len(said & _content(m.text)))
    return tuple(dict.fromkeys(m.ordinal for m in ranked))


def _content(text: str) -> set[str]:
    return {word for word in re.findall(r"\w+", text.casefold()) if len(word) > _SHORT_WORD}


class Inquiries:
    """A desk in front of a session."""

    def __init__(self, session: Session) -> None:
        self.replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
        self._session = session
        self._mind = BreathingMind(session.mind, session.gate.breathe)
        self._line: queue.SimpleQueue[tuple[int, Job] | None] = queue.SimpleQueue()
        self._errands: dict[int, Errand] = {}
        """Of the questions that are not answered yet, by number."""
        self._stopped = False
        threading.Thread(target=self._work, name="inquiries", daemon=True).start()

    def take(self, question: SlowQuestion) -> None:
        """Put a question in line; its reply comes to `replies`."""
        try:
            job = self._job(question)
            self._errands[question.number] = Errand()
            self._line.put((question.number, job))
        except KeyError as missing:
            self.replies.put(Reply(question.number, fault=f"there is no {missing.args[0]} in this town"))

    def break_off(self, number: int) -> None:
        """Nobody waits for the answer to a question any more."""
        if errand := self._errands.get(number):
            errand.cancel.stop()

    def stop(self) -> None:
        """Break off what is asked, and end the thread."""
        self._stopped = True
        for number in list(self._errands):
            self.break_off(number)
        self._line.put(None)

    def _job(self, question: SlowQuestion) -> Job:
        """The work, with copies of what it needs. A new kind of question is one case here."""
        match question:
            case AskPerson():
                return self._interview(question)
            case Recollect():
                return self._recollect(question)
            case FindWhy():
                return lambda mind: self._session.behind(question.person, question.deed)
            case SearchWords():
                return self._search(question)
            case ReadDay():
                return lambda mind: self._digest(question)
            case ReadPlots():
                return lambda mind: self._plots(question)
            case ReadWhy():
                return lambda mind: tuple(self._session.log(question.person, question.since, question.until))

    def _interview(self, question: AskPerson) -> Job:
        world, recall = self._session.world, self._session.recall
        person = world.people[question.person]
        card, view, plan = card_of(world, person), person.stream.view(), list(person.plan.chunks)
        tick, start = world.tick, world.clock.start

        def work(mind: Mind) -> Testimony:
            told = _Told(mind)
            words = interview(card, view, plan, tick, start, question.question, told, recall)
            return Testimony(words, _behind(words, told.memories, card.name))

        return work

    def _recollect(self, question: Recollect) -> Job:
        world, recall = self._session.world, self._session.recall
        view, tick = world.people[question.person].stream.view(), world.tick

        def work(mind: Mind) -> tuple[Found, ...]:
            found = recall.recall(question.person, view, question.query, tick, question.count)
            return tuple(Found(r.memory.ordinal, r.score, r.recency, r.importance, r.relevance) for r in found)

        return work

    def _search(self, question: SearchWords) -> Job:
        streams = {name: person.stream.view() for name, person in self._session.world.people.items()}
        talks = [*self._session.world.talks, *self._session.world.conversations.values()]
        breathe = self._session.gate.breathe
        return lambda mind: search(streams, talks, question.words, question.most, breathe)

    def _digest(self, question: ReadDay) -> str:
        """Read from the world itself: what it needs only grows at its end."""
        from game.study.digest import digest  # studies are rarely needed in a window

        return digest(self._session.world, question.day, self._session.gate.breathe)

    def _plots(self, question: ReadPlots) -> object:
        from game.study.town_charts import town_charts

        world = self._session.world
        return town_charts(world, question.person, self._session.log("", max(0, world.tick - DAY)))

    def _work(self) -> None:
        while (taken := self._line.get()) is not None and not self._stopped:
            number, job = taken
            errand = self._errands[number]
            if not errand.cancel.stopped:
                self.replies.put(self._reply(number, job, errand))
            del self._errands[number]

    def _reply(self, number: int, job: Job, errand: Errand) -> Reply:
        try:
            with self._session.answering.turn.taken(errand), collected() as exchanges:
                result = job(self._mind)
            used = [x.provider for x in exchanges if x.outcome in ("used", "mended")]
            by = used[-1] if used else "rules"
            if isinstance(result, Testimony):
                return Reply(number, result.words, by=by, memories=result.memories)
            return Reply(number, result, by=by)
        except MindError as error:
            return Reply(number, fault=str(error))
        except Exception as error:
            return Reply(number, fault=f"{type(error).__name__}: {error}")
