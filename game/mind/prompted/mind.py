"""A mind that asks a language model: put, ask, mend, read; once more with the fault shown; then give up."""

import threading
from collections import Counter
from typing import Any

from game.llm.errors import AnswerError, ModelError, without_place
from game.llm.model import Model, Reply, Request
from game.mind.exchanges import Exchange, note
from game.mind.prompted.asking import Put, put
from game.mind.prompted.budget import Repeats
from game.mind.prompted.mending import UnusableError, as_asked
from game.mind.prompted.prompts import template
from game.mind.prompted.reading import read_reply
from game.mind.questions import A, MindError, Question

_SHOWN = 600
"""Characters of a bad answer that are shown to the model again."""
_TEMPERATURE = 0.7


class PromptedMind:
    """Answers by a model. Raises `MindError` if two answers in a row were of no use, or none came."""

    def __init__(self, model: Model, seconds: float = 60.0, name: str = "") -> None:
        """`seconds` is the time that each of the two tries may take; `name` is server and model, for the log."""
        self._model, self._seconds, self._name = model, seconds, name
        self._lock = threading.Lock()
        self.asked: Counter[str] = Counter()
        """Calls by prompt, second tries included."""
        self.retried: Counter[str] = Counter()
        """Second tries by prompt."""
        self.mended: Counter[str] = Counter()
        """Answers by prompt that were of use, but not written as was asked."""
        self.failed: Counter[str] = Counter()
        """Questions given up, by prompt, because both answers were unusable."""
        self.repeats = Repeats()
        """How much of prompts repeats the beginning of earlier ones."""
        self.dropped: Counter[str] = Counter()
        """Memories that were left out of prompts for want of room."""

    def answer(self, question: Question[A]) -> A:
        """Ask, and ask once more with the fault shown if the answer could not be used."""
        words = put(question)
        self._count(self.dropped, words, words.dropped)
        with self._lock:
            self.repeats.add(question.card.name, words.asking.template, words.system + words.user)
        try:
            return self._tried(words)
        except UnusableError as fault:
            self._count(self.retried, words)
            told = str(fault)
        try:
            return self._tried(words, told)
        except UnusableError as fault:
            self._count(self.failed, words)
            raise MindError(f"the model's answer could not be used: {fault}") from fault

    def request(self, words: Put[Any], fault: str = "") -> Request:
        """What is sent for a question in its words; `fault` is what was wrong with the last answer."""
        return Request(
            system=words.system,
            user=words.user + told_again(fault),
            schema=words.asking.schema,
            max_tokens=words.asking.max_tokens,
            temperature=_TEMPERATURE,
            purpose=words.asking.purpose,
            person=words.question.card.name,
            seconds=self._seconds,
        )

    def _tried(self, words: Put[A], fault: str = "") -> A:
        """Ask once and read the answer; both are noted for the log."""
        version = template(words.asking.template).version
        noted = Exchange(words.asking.template, version, words.holes, fault, self._name)
        note(noted)
        try:
            reply, amiss = self._ask(words, noted)
            answer, as_asked = self._read(words, reply, amiss)
        except (UnusableError, MindError) as error:
            noted.outcome = str(error)
            raise
        noted.outcome = "used" if as_asked else "mended"
        return answer

    def _ask(self, words: Put[Any], noted: Exchange) -> tuple[Reply, str]:
        """The reply, and what is amiss with it as a whole (it is cut off, a refusal) though something was said."""
        self._count(self.asked, words)
        amiss = ""
        try:
            reply = self._model.complete(self.request(words, noted.fault))
        except AnswerError as error:
            amiss = without_place(str(error))
            if error.reply is None or not error.reply.text.strip():
                raise UnusableError(amiss) from error
            reply = error.reply
        except ModelError as error:
            raise MindError(str(error)) from error
        noted.reply, noted.thought, noted.usage = reply.text, reply.thought, reply.usage
        noted.seconds, noted.attempts = reply.seconds, reply.attempts
        return reply, amiss

    def _read(self, words: Put[A], reply: Reply, amiss: str) -> tuple[A, bool]:
        """The answer, read against the memories that were really shown, and whether it was written as asked."""
        try:
            answer = read_reply(words.question, reply.text, cut=reply.finish == "length")
        except UnusableError as error:
            raise UnusableError(amiss or str(error)) from error
        well = as_asked(reply.text, words.asking.schema)
        self._count(self.mended, words, not well)
        return answer, well

    def _count(self, counter: Counter[str], words: Put[Any], number: int = 1) -> None:
        if number:
            with self._lock:
                counter[words.asking.template] += number


def told_again(fault: str) -> str:
    """What a second try adds to the prompt: what was wrong with the first; nothing without a fault."""
    if not fault:
        return ""
    return f"\n\nYour last answer could not be used: {fault[:_SHOWN]}. Answer with the JSON object alone."
