"""Greetings and connections: nobody waits longer for a first word than one takes, and loading is not broken off."""

import socket
import time
from dataclasses import replace

import pytest

from game.llm import listing, server
from game.llm.breaker import Breaker, Rests
from game.llm.client import Client
from game.llm.errors import KeyRefusedError, ServerError, TooSlowError, UnreachableError
from game.llm.greeting import FIRST_WORD, GREETING, Greeted
from game.llm.listing import listed_model
from game.llm.model import Reply, Request
from game.llm.server import Server
from tests.llm.fake_model import Clock, FakeModel, ask
from tests.llm.servers import HANG, WRONG_KEY, Answer, FakeServer, Kind, Seen, completion


def greeted(server: FakeServer, again: float = 0.1, seconds: float = 20.0) -> Reply:
    client = Client(Server(server.url), "model-a")
    try:
        return Greeted(client, again).complete(Request("", "Say hello.", purpose=GREETING.purpose, seconds=seconds))
    finally:
        client.server.close()


def test_a_greeting_on_a_dead_connection_is_said_again_beside_it_and_the_first_that_is_answered_counts() -> None:
    with FakeServer(Kind(), HANG, HANG) as server:
        began = time.monotonic()
        assert greeted(server).text == "hello there" and time.monotonic() - began < 10.0  # the first may take 20 s
        assert len(server.chats) >= 3


def test_a_model_that_loads_for_long_is_not_broken_off_by_the_greetings_beside_it() -> None:
    late = replace(completion("loaded"), after=0.5)
    with FakeServer(Kind(), late, *[HANG] * 50) as s:
        assert greeted(s).text == "loaded" and len(s.chats) >= 2


def test_a_fault_of_a_greeting_beside_the_first_is_the_news_and_its_own_deadline_is_none() -> None:
    with FakeServer(Kind(), HANG, HANG, WRONG_KEY) as server, pytest.raises(KeyRefusedError):
        greeted(server)
    with FakeServer(Kind(), *[HANG] * 50) as server, pytest.raises(TooSlowError, match=r"within 0\.5 seconds"):
        greeted(server, seconds=0.5)


def test_what_is_no_greeting_is_asked_once() -> None:
    model = FakeModel("yes")
    assert Greeted(model, 0.0).complete(ask()).text == "yes" and len(model.asked) == 1


def test_a_thought_that_finds_out_whether_a_server_is_well_has_the_time_of_a_first_word_and_no_other_less() -> None:
    clock, model = Clock(), FakeModel(ServerError("down"), "yes")
    breaker = Breaker(model, Rests(failures=1), clock, expected=lambda request: request.max_tokens / 16)
    with pytest.raises(ServerError):
        breaker.complete(ask(seconds=700.0))
    clock.now += 5.0
    breaker.complete(ask(seconds=700.0))
    assert [request.seconds for request in model.asked] == [700.0, 64.0]  # twice the 32 s that are to be expected of it
    quick = Breaker(FakeModel(ServerError("down"), "yes"), Rests(failures=1), clock)
    with pytest.raises(ServerError):
        quick.complete(ask(seconds=700.0))
    clock.now += 5.0
    quick.complete(ask(seconds=700.0))
    assert quick._model.asked[-1].seconds == FIRST_WORD  # type: ignore[attr-defined]


def test_where_no_connection_comes_about_that_is_said_long_before_the_deadline_of_the_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "_CONNECTED_WITHIN", 0.2)
    with socket.socket() as deaf, socket.socket() as one, socket.socket() as two:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen(0)
        for other in (one, two):  # its line is full: who comes now is not let in
            other.setblocking(False)
            other.connect_ex(deaf.getsockname())
        lost = Server(f"http://127.0.0.1:{deaf.getsockname()[1]}/v1")
        with pytest.raises(UnreachableError, match="no connection came about in time"):
            lost.chat({"model": "m", "messages": []}, 30.0)
        lost.close()


def test_that_the_list_of_models_is_waited_for_is_said_while_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "SAID_AFTER", 0.2)
    said: list[str] = []

    class Thinking(Kind):
        def answer(self, seen: Seen, wait: object) -> Answer:
            return super().answer(seen, fake.over.wait) if said else HANG

    with FakeServer(Thinking()) as fake:
        asked = Server(fake.url)
        assert listed_model(asked, said.append) == "model-a"
        asked.close()
    assert len(said) == 1 and "does not answer yet; it is waited for 15 s more" in said[0]
