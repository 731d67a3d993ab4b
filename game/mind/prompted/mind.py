"""A mind that asks a language model: render, ask, mend, read; once more with the fault shown; then give up."""

from dataclasses import replace
from typing import Any, cast

from game.llm.errors import AnswerError, ModelError
from game.llm.model import Model, Reply, Request
from game.mind.prompted.asking import ASKINGS, holes_of
from game.mind.prompted.mending import UnusableError, find_object
from game.mind.prompted.prompts import template
from game.mind.prompted.reading import READERS
from game.mind.questions import A, MindError, Question

_SHOWN = 600
"""Characters of a bad answer that are shown to the model again."""
_TEMPERATURE = 0.7


class PromptedMind:
    """Answers by a model. Raises `MindError` if two answers in a row were of no use, or none came."""

    def __init__(self, model: Model, seconds: float = 60.0) -> None:
        """`seconds` is the time that a question may take, the second try included."""
        self._model, self._seconds = model, seconds
        self.asked = self.retried = self.failed = 0

    def answer(self, question: Question[A]) -> A:
        """Ask, and ask once more with the fault shown if the answer could not be used."""
        request = self.request(question)
        try:
            return self._read(question, self._ask(request))
        except UnusableError as fault:
            self.retried += 1
            again = self._again(request, str(fault))
        try:
            return self._read(question, self._ask(again))
        except UnusableError as fault:
            self.failed += 1
            raise MindError(f"the model's answer could not be used: {fault}") from fault

    def request(self, question: Question[Any]) -> Request:
        """The exact words that a question is put in."""
        asking = ASKINGS[type(question)]
        system, user = template(asking.template).render(**holes_of(question))
        return Request(
            system=system,
            user=user,
            schema=asking.schema,
            max_tokens=asking.max_tokens,
            temperature=_TEMPERATURE,
            purpose=asking.purpose,
            person=question.card.name,
            seconds=self._seconds,
        )

    def _ask(self, request: Request) -> Reply:
        self.asked += 1
        try:
            return self._model.complete(request)
        except AnswerError as error:
            if error.reply is not None and error.reply.text.strip():
                return error.reply
            raise UnusableError(str(error)) from error
        except ModelError as error:
            raise MindError(str(error)) from error

    def _read(self, question: Question[A], reply: Reply) -> A:
        return cast(A, READERS[type(question)](question, find_object(reply.text)))

    def _again(self, request: Request, fault: str) -> Request:
        note = f"\n\nYour last answer could not be used: {fault[:_SHOWN]}. Answer with the JSON object alone."
        return replace(request, user=request.user + note)
