"""The game's bill against the server's own count: streams, further attempts, mended answers, calls broken off."""

import threading
from typing import Any

import pytest

from game.llm.client import Client
from game.llm.errors import ModelError
from game.llm.governor import Governor
from game.llm.model import Cancel, Request
from game.llm.provider import Provider
from game.llm.retrying import Backoff
from game.llm.server import Server
from game.world.clock import HOUR
from tests.llm.servers import HTML_500, Answer, FakeServer, Kind, completion, tokens
from tests.modelled import Writer, asking, live, remembered, town

__all__ = ["remembered"]


class Counting(Writer):
    """Counts by the letter what it was sent and what it wrote, and bills just that; every fifth call fails, every
    seventh answer is chatter around the JSON, every eleventh cannot be used."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.lock, self.number, self.tokens_in, self.tokens_out = threading.Lock(), 0, 0, 0

    def chat(self, body: dict[str, Any]) -> Answer:
        with self.lock:
            self.number += 1
            number = self.number
        if number % 5 == 0:
            return HTML_500
        return self.billed(body, self.words(body, number))

    def words(self, body: dict[str, Any], number: int) -> str:
        if number % 11 == 0 or body["messages"][-1]["content"] not in self.questions:
            return "As a language model I like turtles."
        said: str = super().chat(body).body["choices"][0]["message"]["content"]
        return f"Sure! {said}" if number % 7 == 0 else said

    def billed(self, body: dict[str, Any], said: str) -> Answer:
        sent, written = sum(tokens(str(m["content"])) for m in body["messages"]), tokens(said)
        with self.lock:
            self.tokens_in, self.tokens_out = self.tokens_in + sent, self.tokens_out + written
        return completion(said, usage=self.bill(sent, written, 0))


def test_the_bill_of_two_hours_with_faults_and_answers_that_were_mended_is_what_the_server_counted() -> None:
    kind = Counting()
    with FakeServer(kind) as server:
        session = town(asking(server))
        live(session, 2 * HOUR)
        asked = session.answering.asked
        session.close()
    assert asked is not None
    told = asked.counts()
    assert min(told["mended"], told["retries"], told["calls"] - told["retries"]) > 0
    assert (told["tokens_in"], told["tokens_out"]) == (kind.tokens_in, kind.tokens_out)
    assert told["calls"] == kind.number and asked.governor.total.estimated == 0
    assert sum(row["tokens_in"] for row in told["kinds"].values()) == kind.tokens_in
    assert sum(bill.tokens for bill in asked.governor.by_person().values()) == kind.tokens_in + kind.tokens_out


def counted(server: FakeServer) -> Provider:
    return Provider(Client(Server(server.url), "model-a"), Governor(), backoff=Backoff(first=0.001))


def test_a_stream_is_billed_as_the_server_bills_it() -> None:
    kind, heard = Counting(), list[str]()
    with FakeServer(kind) as server:
        model = counted(server)
        model.complete(Request("Be brief.", "Do you like turtles?", on_text=heard.append))
        model.close()
    assert "".join(heard) == "As a language model I like turtles."
    total = model.governor.total
    assert (total.tokens_in, total.tokens_out, total.estimated) == (6, 7, 0) == (kind.tokens_in, kind.tokens_out, 0)


def test_a_stream_of_a_server_without_a_bill_is_counted_from_the_letters_and_that_is_known() -> None:
    class Mean(Kind):
        def minds(self, body: dict[str, Any]) -> Answer | None:
            body.pop("stream_options", None)
            return None

    with FakeServer(Mean()) as server:
        model = counted(server)
        model.complete(Request("Be brief.", "Hello there, how are you today?", on_text=lambda text: None))
        model.close()
    assert model.governor.total.estimated == 1 and model.governor.total.tokens_in == (9 + 31) // 4


def test_a_call_that_is_broken_off_is_billed_for_what_it_had_sent_and_a_bill_that_is_guessed_says_so() -> None:
    cancel = Cancel()
    with FakeServer(Kind(), Answer(after=60.0)) as server:
        model = counted(server)
        called = threading.Thread(target=lambda: broken_off(model, cancel))
        called.start()
        while not server.chats:
            server.over.wait(0.01)
        cancel.stop()
        called.join()
        model.close()
    total = model.governor.total
    assert (total.calls, total.failed, total.estimated, total.unpriced) == (1, 0, 1, 1)
    assert (total.tokens_in, total.tokens_out) == (8, 0)  # 29 letters, four a token


def broken_off(model: Provider, cancel: Cancel) -> None:
    with pytest.raises(ModelError):
        model.complete(Request("Be brief.", "Do you like turtles?", cancel=cancel))
