"""All of it together against a server that fails at random."""

import random
import threading
from typing import Any

import pytest

from game.llm.breaker import Rests
from game.llm.client import Client
from game.llm.errors import BreakerOpenError, CapReachedError, ModelError
from game.llm.governor import Caps, Governor
from game.llm.model import Request
from game.llm.prices import Price
from game.llm.provider import Provider
from game.llm.retrying import Backoff
from game.llm.server import Server
from tests.llm import servers
from tests.llm.servers import Answer, FakeServer, Kind

FAULTS = (servers.HTML_500, servers.BUSY, servers.DROP, servers.completion("", usage={"prompt_tokens": 0}))


class Flaky(Kind):
    """Three calls in ten go wrong, each in another way; it keeps count of what it bills."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.chance, self.lock, self.billed = random.Random(5), threading.Lock(), 0

    def minds(self, body: dict[str, Any]) -> Answer | None:
        with self.lock:
            return self.chance.choice(FAULTS) if self.chance.random() < 0.3 else None

    def bill(self, sent: int, written: int, thought: int) -> Any:
        with self.lock:
            self.billed += sent + written
        return super().bill(sent, written, thought)


def provider(url: str, caps: Caps = Caps(), failures: int = 100) -> Provider:
    governor = Governor(caps)
    quick = Backoff(first=0.001)
    return Provider(Client(Server(url), "m"), governor, Price(1.0, 1.0, 1.0), None, quick, Rests(failures))


def test_with_three_in_ten_calls_failing_all_but_a_few_are_answered_and_the_meter_agrees_with_the_server() -> None:
    kind, answered, failed = Flaky(), list[str](), list[ModelError]()
    with FakeServer(kind) as fake:
        model = provider(fake.url)

        def ask(number: int) -> None:
            for turn in range(10):
                try:
                    answered.append(model.complete(Request("Be brief.", f"Hello {number} {turn}?")).text)
                except ModelError as fault:
                    failed.append(fault)

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        model.close()
    assert len(answered) + len(failed) == 80 and len(answered) >= 65
    assert set(answered) == {"hello there"}
    assert model.retries > 0 and model.why_not == ""
    assert abs(model.governor.total.tokens - kind.billed) <= 0.02 * kind.billed
    assert model.governor.total.calls == len(fake.chats)


def test_at_a_cap_it_says_so_and_asks_no_more() -> None:
    with FakeServer() as fake:
        model = provider(fake.url, Caps(tokens_a_town=4))
        model.complete(Request("Be brief.", "Hello?"))
        with pytest.raises(CapReachedError):
            model.complete(Request("Be brief.", "Hello?"))
        model.close()
    assert model.why_not == "the cap of 4 tokens a town is reached" and len(fake.chats) == 1


def test_an_open_breaker_ends_the_retries_and_says_so() -> None:
    with FakeServer(Kind(), *[servers.HTML_500] * 9) as fake:
        model = provider(fake.url, failures=2)
        with pytest.raises(BreakerOpenError):
            model.complete(Request("", "Hello?"))
        assert len(fake.chats) == 2
        assert model.why_not == f"the server failed with 500 (a web page: Bad day), at {fake.url}"
        model.breaker.reset()
        fake.script.clear()
        assert model.complete(Request("", "Hello?")).text == "hello there" and model.why_not == ""
        model.close()
