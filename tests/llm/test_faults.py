"""Every way a server fails has its own error and its own words, within the deadline."""

import pickle
import socket
import time
from typing import Any

import pytest

from game.llm.client import Client
from game.llm.errors import (
    BusyError,
    CutOffError,
    EmptyAnswerError,
    KeyRefusedError,
    LastingError,
    LoadingError,
    ModelError,
    NoCreditError,
    NoModelServerError,
    NoSuchModelError,
    RefusedError,
    RequestError,
    ServerError,
    TooLongError,
    TooSlowError,
    UnreachableError,
    cause_first,
)
from game.llm.faults import retry_after
from game.llm.model import Request
from game.llm.secret import Secret, hide_keys
from game.llm.server import Server
from tests.llm import servers
from tests.llm.fake_model import Clock
from tests.llm.servers import Answer, FakeServer, Kind, LMStudio, completion, error

KEY = "sk-mine-0123456789abcdef"


def fault_of(answer: Answer, seconds: float = 30.0, kind: Kind | None = None) -> ModelError:
    with FakeServer(kind or Kind(), *[answer] * 15) as fake:
        return fault_at(fake.url, seconds)


def fault_at(url: str, seconds: float = 30.0) -> ModelError:
    server = Server(url, Secret(KEY))
    try:
        with pytest.raises(ModelError) as caught:
            Client(server, "model-a").complete(Request("Be brief.", "Hello?", seconds=seconds))
        return caught.value
    finally:
        server.close()


@pytest.mark.parametrize(
    ("answer", "kind", "words"),
    [
        (servers.WRONG_KEY, KeyRefusedError, "refuses the key"),
        (
            error(400, "Could not finish the message because max_tokens or model output limit was reached."),
            CutOffError,
            "ran out of its tokens while it was still thinking",
        ),
        (error(403, "Country not supported"), KeyRefusedError, "Country not supported"),
        (servers.NO_MODEL, NoSuchModelError, "there is no model model-a"),
        (error(404, 'model "model-a" not found, try pulling it first'), NoSuchModelError, "try pulling it first"),
        (Answer(404, {"error": "No models loaded. Please load a model"}), NoSuchModelError, "No models loaded"),
        (servers.BUSY, BusyError, "too many calls"),
        (servers.LOADING, LoadingError, "still loading the model"),
        (servers.NO_MONEY, NoCreditError, "no credit left"),
        (error(402, "Insufficient credits"), NoCreditError, "Insufficient credits"),
        (servers.HTML_500, ServerError, "failed with 500 (a web page: Bad day)"),
        (servers.JSON_500, ServerError, "failed with 500 (the GPU caught fire)"),
        (servers.PLAIN_500, ServerError, "failed with 500 (Internal Server Error)"),
        (Answer(502, "<h1>Bad Gateway</h1>", kind="text/html"), ServerError, "a web page: Bad Gateway"),
        (servers.DROP, UnreachableError, "broke off the connection"),
        (servers.WEB_PAGE, NoModelServerError, "not as a model server does"),
        (Answer(body={"choices": []}), NoModelServerError, "no choices"),
        (Answer(404, "page not found", kind="text/plain"), NoModelServerError, "nothing at this address"),
        (servers.TOO_LONG, TooLongError, "longer than model-a can read"),
        (error(500, "the request exceeds the available context size"), TooLongError, "longer than model-a can read"),
        (Answer(413, "too large", kind="text/plain"), TooLongError, "longer than model-a can read"),
        (error(400, "messages must not be odd"), RequestError, "messages must not be odd"),
        (Answer(422, {"detail": [{"loc": ["body", "n"], "msg": "odd"}]}), RequestError, "odd body.n"),
        (completion(""), EmptyAnswerError, "answered with nothing"),
        (completion(None), EmptyAnswerError, "answered with nothing"),
        (completion("<think></think>  "), EmptyAnswerError, "answered with nothing"),
        (completion("Once upon a", "length"), CutOffError, "ran out of its 512 tokens and its answer is cut off"),
        (completion(None, refusal="I cannot do that"), RefusedError, "I cannot do that"),
        (completion("", "content_filter"), RefusedError, "refused to answer"),
        (error(400, "blocked", code="content_filter"), RefusedError, "a filter before the model"),
        (Answer(body={"error": {"code": 429, "message": "slow down"}}), BusyError, "slow down"),
        (Answer(body={"error": {"code": 502, "message": "upstream died"}}), ServerError, "upstream died"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_fault_has_its_own_error_and_words(answer: Answer, kind: type[ModelError], words: str) -> None:
    fault = fault_of(answer)
    assert type(fault) is kind
    assert words in str(fault) and str(fault).startswith("http://127.0.0.1:")
    assert "\n" not in str(fault) and len(str(fault)) < 400


def test_a_refused_connection_says_so() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        fault = fault_at(f"http://127.0.0.1:{taken.getsockname()[1]}/v1")
    assert type(fault) is UnreachableError and "the connection is refused" in str(fault)
    assert fault.remedy.startswith("Start the server")


@pytest.mark.parametrize("answer", [servers.HANG, servers.DRIP], ids=["hangs", "a byte a second"])
def test_a_server_that_never_ends_is_left_at_the_deadline(answer: Answer) -> None:
    began = time.monotonic()
    fault = fault_of(answer, seconds=0.2)
    assert type(fault) is TooSlowError and "within 0.2 seconds" in str(fault)
    assert time.monotonic() - began < 10.0  # it would take a minute


class Slow(Kind):
    """Refuses everything, three seconds later."""

    clock = Clock()

    def minds(self, body: dict[str, Any]) -> Answer | None:
        self.clock.now += 3.0
        return error(500, "odd")


def test_a_deadline_ends_the_way_down_the_ladder_and_names_the_first_fault() -> None:
    with FakeServer(Slow()) as fake:
        server = Server(fake.url)
        with pytest.raises(ServerError, match="odd"):
            Client(server, "m", clock=Slow.clock).complete(Request("Be brief.", "?", temperature=1.0, seconds=7.0))
        server.close()
    assert len(fake.chats) == 3


def test_an_address_without_v1_on_lm_studio_is_told_from_a_fault_of_the_model() -> None:
    with FakeServer(LMStudio()) as fake:
        fault = fault_at(fake.url.replace("/v1", "/api"))
    assert type(fault) is NoModelServerError and "nothing at this address" in str(fault)
    assert "/v1" in fault.remedy


@pytest.mark.parametrize("answer", [completion(""), completion("x", "length"), completion(None, refusal="no")])
def test_an_unusable_answer_brings_its_bill(answer: Answer) -> None:
    fault = fault_of(answer)
    reply = getattr(fault, "reply", None)
    assert reply is not None and (reply.usage.tokens_in, reply.usage.tokens_out) == (7, 3)


def test_a_server_that_repeats_the_key_does_not_get_it_into_an_error() -> None:
    fault = fault_of(error(401, f"Bad key {KEY}, or was it {KEY[:12]}****?"))
    shown: list[Any] = [str(fault), repr(fault), fault.__cause__, fault.args]
    assert KEY not in str(shown) and KEY[:12] not in str(shown) and "***" in str(fault)


def test_a_key_shows_itself_to_nobody() -> None:
    key = Secret(f" {KEY}\n")
    assert key.reveal() == KEY
    assert KEY not in f"{key} {key!r} {[key]} {Server('http://localhost', key).__dict__}"
    with pytest.raises(TypeError):
        pickle.dumps(key)
    assert hide_keys("Incorrect API key: sk-proj-abc***xyz.") == "Incorrect API key: sk-***."


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0.5"}, 0.5),
        ({"retry-after-ms": "250", "retry-after": "7"}, 0.25),
        ({"retry-after": "Thu, 01 Jan 1970 00:01:40 GMT"}, 90.0),
        ({"retry-after": "Thu, 01 Jan 1970 00:00:01 GMT"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-3"}, None),
        ({"retry-after": "nan"}, None),
    ],
)
def test_retry_after_is_read_as_seconds_or_as_a_date(headers: dict[str, str], seconds: float | None) -> None:
    assert retry_after(headers, now=lambda: 10.0) == seconds


def test_retry_after_comes_with_the_error() -> None:
    fault = fault_of(Answer(429, {"error": "slow"}, {"Retry-After": "12"}))
    assert isinstance(fault, BusyError) and fault.retry_after == 12.0


def test_what_waiting_will_not_mend_is_not_retried() -> None:
    assert not LastingError.retry and not TooSlowError.retry and BusyError.retry and UnreachableError.retry


def test_a_web_page_in_an_error_is_quoted_without_its_markup() -> None:
    page = Answer(502, "<html><h1><b>Gateway</b> &amp; more</h1></html>", kind="text/html")
    assert "(a web page: Gateway & more)" in str(fault_of(page))
    assert str(fault_of(error(500, "<b>Gateway</b> is down"))).endswith("the server failed with 500 (Gateway is down)")


def test_of_a_line_that_may_be_cut_the_cause_comes_before_the_address() -> None:
    words = "http://x:1/v1: the server failed with 500 (Gateway)"
    assert cause_first(words) == "the server failed with 500 (Gateway), at http://x:1/v1"
    assert cause_first(f"The rules answer: {words}") == f"The rules answer: {cause_first(words)}"
    assert cause_first("no address here") == "no address here"
