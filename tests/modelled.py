"""Towns whose people are answered for by a model: a server on loopback that writes down what the rules answer."""

import os
import random
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import pytest

from game import config
from game.answering import Answering, Pace, by_model
from game.mind import questions as q
from game.mind.prompted import mind as prompted
from game.mind.prompted.asking import Put
from game.mind.rules import RuleMind
from game.opening import open_session
from game.session import Session
from game.settings import Settings
from tests.llm.servers import HTML_500, Answer, FakeServer, Kind, completion
from tests.mind.prompted.written import written

TRIO = ["Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"]


class Writer(Kind):
    """A model that writes down what the rules answer, whichever question it was."""

    questions: ClassVar[dict[str, Put[Any]]] = {}
    """Every question that was put, by the user's part of its prompt."""
    failing = 0.0
    """Share of the calls that fail."""
    rubbish = ""
    """Said instead of every answer."""

    def chat(self, body: dict[str, Any]) -> Answer:
        if self.failing and self.chance.random() < self.failing:
            return HTML_500
        if self.rubbish:
            return completion(self.rubbish)
        question = self.questions[body["messages"][-1]["content"]].question
        answer = "🙂" if isinstance(question, q.FindEmoji) else RuleMind().answer(question)
        return completion(written(question, answer), usage={"prompt_tokens": 100, "completion_tokens": 10})

    chance = random.Random(5)


@pytest.fixture(autouse=True)
def remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the servers know what stands behind a prompt, and keep the settings of whoever runs this out of it."""
    real = prompted.put

    def put(question: q.Question[Any]) -> Put[Any]:
        words = real(question)
        Writer.questions[words.user] = words
        return words

    monkeypatch.setattr(prompted, "put", put)
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)


def asking(server: FakeServer, pace: Pace = "strict", caps: dict[str, Any] | None = None, **model: Any) -> Answering:
    told = {"base_url": server.url, "name": "model-a", "seconds": 5.0} | model
    settings = Settings.model_validate({"answers": "faithful", "model": told, "caps": caps or {}})
    return by_model(settings, pace, os.environ)


def town(who: Answering, name: str = "", saves: Path = Path()) -> Session:
    return open_session(config.town_folder(None), TRIO, "7", saves, name, "", answering=who)


def live(session: Session, ticks: int, last: float = 10.0) -> int:
    """Let so many ticks pass; the longest that anybody stood without an act, in ticks."""
    idle: Counter[str] = Counter()
    longest = 0
    for _ in range(ticks):
        session.step()
        for person in session.world.people.values():
            busy = person.conversation or person.plan.action_at(session.world.tick) is not None
            idle[person.name] = 0 if busy else idle[person.name] + 1
        longest = max(longest, *idle.values())
    session.wind_up(last)
    return longest
