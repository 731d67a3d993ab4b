"""A model that answers from a queue and remembers what it was asked."""

from collections.abc import Iterable

from game.llm.errors import ModelError
from game.llm.model import Reply, Request, Usage


class FakeModel:
    """Gives the queued replies, words or errors one after another, the last one for ever."""

    def __init__(self, *answers: Reply | str | ModelError) -> None:
        self.answers = list(answers) or ["yes"]
        self.asked: list[Request] = []

    def complete(self, request: Request) -> Reply:
        self.asked.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, ModelError):
            raise answer
        return answer if isinstance(answer, Reply) else Reply(answer, Usage(100, 20))


class Clock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def ask(purpose: str = "plan", person: str = "Isabella Rodriguez", seconds: float = 60.0) -> Request:
    return Request("Be brief.", "Tea or coffee?", purpose=purpose, person=person, seconds=seconds)


def texts(replies: Iterable[Reply]) -> list[str]:
    return [reply.text for reply in replies]
