"""The client against real HTTP servers that differ as the real ones do."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.llm.answers import split_thinking, spoken_so_far
from game.llm.body import is_strict
from game.llm.capabilities import Capabilities, CapabilityStore
from game.llm.client import Client
from game.llm.errors import AddressError, CancelledError, CutOffError, ServerError
from game.llm.model import Cancel, Request
from game.llm.secret import Secret
from game.llm.server import Server, tidy_url
from tests.llm.servers import (
    HANG,
    JSON_500,
    Answer,
    FakeServer,
    Kind,
    LlamaCpp,
    LMStudio,
    Ollama,
    OpenAINewest,
    Vllm,
    completion,
    error,
)

SCHEMA = {
    "title": "choice",
    "type": "object",
    "properties": {"drink": {"type": "string"}},
    "required": ["drink"],
    "additionalProperties": False,
}


@contextmanager
def talking_to(
    kind: Kind, *script: Answer, store: CapabilityStore | None = None
) -> Iterator[tuple[Client, FakeServer]]:
    with FakeServer(kind, *script) as fake:
        server = Server(fake.url, Secret(getattr(kind, "key", "")))
        try:
            yield Client(server, kind.models[0], store), fake
        finally:
            server.close()


def form(**more: Any) -> Request:
    return Request("You are Klaus.", "What do you drink?", SCHEMA, temperature=0.7, seed=3, seconds=30.0, **more)


@pytest.mark.parametrize(
    ("kind", "rungs"),
    [
        (Kind(), ("json_schema", "unasked", "max_tokens", "sent")),
        (OpenAINewest(thinks=100), ("json_schema", "effort_none", "max_completion_tokens", "left_out")),
        (Ollama(thinks=100), ("json_schema", "effort_none", "max_tokens", "sent")),
        (LMStudio(thinks=100), ("json_schema", "word", "max_tokens", "sent")),
        (LlamaCpp(thinks=100), ("object_schema", "template_off", "max_tokens", "sent")),
        (Vllm(thinks=100), ("json_schema", "template_off", "max_tokens", "sent")),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Kind) else "",
)
def test_every_kind_of_server_answers_at_the_first_try_and_its_ways_are_learned(
    kind: Kind, rungs: tuple[str, ...]
) -> None:
    with talking_to(kind) as (client, fake):
        assert json.loads(client.complete(form()).text) == {"drink": "tea"}
        for _ in range(6):
            reply = client.complete(form())
        known = client.known
        assert (known.format, known.thinking, known.limit, known.temperature) == rungs
        calls = len(fake.chats)
        last = client.complete(form())
        assert len(fake.chats) == calls + 1 and last.attempts == 1
        assert reply.thought == last.thought == "" and last.usage.thinking == 0


def test_a_plain_call_sends_the_words_and_nothing_that_was_not_asked_for() -> None:
    with talking_to(Kind()) as (client, fake):
        reply = client.complete(Request("Be brief.", "Hello?", max_tokens=9))
        assert (reply.text, reply.finish, reply.attempts) == ("hello there", "stop", 1)
        messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hello?"}]
        assert fake.chats == [{"model": "model-a", "messages": messages, "max_tokens": 9}]


def test_what_the_environment_holds_for_openai_is_sent_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENAI_API_KEY", "OPENAI_ADMIN_KEY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.setenv(name, "sk-private")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Mine: sk-private")
    with talking_to(Kind()) as (client, fake):
        client.complete(Request("", "Hello?"))
        client.server.models()
        assert not any("private" in value for seen in fake.seen for value in seen.headers.values())
        assert all("authorization" not in seen.headers for seen in fake.seen)


def test_a_key_that_was_given_is_sent() -> None:
    with talking_to(OpenAINewest()) as (client, fake):
        assert client.server.models() == ("gpt-next", "text-embedding-next")
        assert fake.seen[0].headers["authorization"] == f"Bearer {OpenAINewest.key}"


def test_a_parameter_refused_with_500_is_stepped_down_and_not_an_outage() -> None:
    with talking_to(LlamaCpp()) as (client, fake):
        reply = client.complete(form())
        assert reply.attempts == 3
        assert [chat["response_format"]["type"] for chat in fake.chats] == ["json_schema", "json_schema", "json_object"]
        assert fake.chats[2]["response_format"]["schema"] == SCHEMA


def test_a_server_that_stumbles_once_is_not_taken_for_one_that_minds_a_parameter() -> None:
    with talking_to(Kind(), JSON_500) as (client, _):
        assert client.complete(form()).attempts == 2
        assert client.known.format == "json_schema" and "format" in client.known.proven


def test_a_500_once_everything_has_worked_is_an_outage() -> None:
    with talking_to(Kind(), completion('{"drink":"tea"}'), JSON_500) as (client, fake):
        client.complete(form())
        with pytest.raises(ServerError, match="the GPU caught fire"):
            client.complete(form())
        assert len(fake.chats) == 2


class OnlyWords(Kind):
    """Minds any response format and any seed, and never says which it was."""

    def minds(self, body: dict[str, Any]) -> Answer | None:
        return error(400, "bad request") if {"response_format", "seed"} & set(body) else None


def test_a_server_that_does_not_say_what_it_minds_is_found_out_and_loses_nothing_else() -> None:
    with talking_to(OnlyWords()) as (client, fake):
        assert json.loads(client.complete(form()).text) == {"drink": "tea"}
        assert json.loads(client.complete(form()).text) == {"drink": "tea"}
        assert (client.known.format, client.known.seed, client.known.temperature) == ("words", "left_out", "sent")
        calls = len(fake.chats)
        client.complete(form())
        assert len(fake.chats) == calls + 1


def test_without_structured_output_the_schema_is_told_in_words_at_the_end_of_the_system_part() -> None:
    with talking_to(OnlyWords()) as (client, fake):
        client.complete(form())
        system = fake.chats[-1]["messages"][0]["content"]
        assert system.startswith("You are Klaus.\n\nAnswer with one JSON object")
        assert system.endswith(json.dumps(SCHEMA, separators=(",", ":")))


class Fussy(Kind):
    """Takes schemas, but not one with `drink`."""

    def minds(self, body: dict[str, Any]) -> Answer | None:
        wanted = (body.get("response_format") or {}).get("json_schema", {}).get("schema", {})
        refused = "drink" in wanted.get("properties", {})
        return error(400, "Invalid schema for response_format 'choice'", param="response_format") if refused else None


def test_one_schema_that_is_refused_does_not_take_structured_output_from_the_others() -> None:
    other = {"type": "object", "properties": {"n": {"type": "integer"}}}
    with talking_to(Fussy()) as (client, fake):
        client.complete(Request("", "Hm?", other))
        for _ in range(2):
            client.complete(form())
        assert client.known.format == "json_schema"
        assert client.complete(Request("", "Hm?", other)).attempts == 1
        assert [chat["response_format"]["type"] for chat in fake.chats].count("json_object") == 2
        assert len(fake.chats) == 5


def test_what_was_found_is_remembered_by_server_and_model_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "data" / "servers.json"
    with talking_to(LlamaCpp(), store=CapabilityStore(path)) as (client, _):
        client.complete(form())
        again = Client(client.server, client.model, CapabilityStore(path))
        assert again.known.format == "object_schema"
        assert again.complete(form()).attempts == 1
        assert Client(client.server, "another", CapabilityStore(path)).known == Capabilities()


@pytest.mark.parametrize("text", ["", "not json", "[1, 2]", '{"a b": {"format": "smoke signals"}}', '{"a b": 3}'])
def test_a_damaged_file_of_what_was_found_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "servers.json"
    path.write_text(text)
    assert CapabilityStore(path).get("a", "b") == Capabilities()


def test_usage_is_read_as_billed() -> None:
    billed = {
        "prompt_tokens": 120,
        "completion_tokens": 30,
        "cost": 0.0025,
        "prompt_tokens_details": {"cached_tokens": 100},
        "completion_tokens_details": {"reasoning_tokens": 12},
    }
    with talking_to(Kind(), completion("yes", usage=billed)) as (client, _):
        usage = client.complete(Request("", "Hello?")).usage
        assert (usage.tokens_in, usage.tokens_out, usage.cached, usage.thinking) == (120, 30, 100, 12)
        assert usage.money == 0.0025 and usage.billed


def test_without_usage_tokens_are_counted_from_the_letters_and_marked_so() -> None:
    bare = Answer(body={"choices": [{"message": {"content": "x" * 40}}]})
    with talking_to(Kind(), bare) as (client, _):
        usage = client.complete(Request("a" * 60, "b" * 20)).usage
        assert (usage.tokens_in, usage.tokens_out, usage.billed) == (20, 10, False)


def test_thinking_that_eats_all_room_is_switched_off_and_its_tokens_are_on_the_bill() -> None:
    with talking_to(Vllm(thinks=100)) as (client, _):
        reply = client.complete(Request("", "Hello?", max_tokens=70))
        assert reply.text == "hello there" and client.known.thinking == "template_off"
        assert reply.attempts == 3
        assert reply.usage.tokens_out == 70 + 70 + 2  # twice cut off in its thoughts, then two words


class Stubborn(Ollama):
    """Cannot be kept from thinking."""

    def switched_off(self, body: dict[str, Any]) -> bool:
        return False


def test_a_model_that_cannot_be_kept_from_thinking_gets_room_for_it() -> None:
    with talking_to(Stubborn(thinks=100)) as (client, fake):
        for _ in range(4):
            assert client.complete(Request("", "Hello?", max_tokens=70)).text == "hello there"
        assert client.known.thinking == "effort_low"
        assert (fake.chats[-1]["reasoning_effort"], fake.chats[-1]["max_tokens"]) == ("low", 70 + 2048)


def test_an_answer_is_streamed_in_pieces_and_whole_all_the_same() -> None:
    pieces: list[str] = []
    with talking_to(Kind()) as (client, fake):
        reply = client.complete(Request("", "Hello?", on_text=pieces.append))
        assert pieces == ["hello ", "there"] and reply.text == "hello there"
        assert fake.chats[0]["stream_options"] == {"include_usage": True}
        assert (reply.usage.tokens_in, reply.usage.billed) == (1, True)


def test_thinking_in_the_answer_is_not_streamed() -> None:
    pieces: list[str] = []
    with talking_to(LMStudio(thinks=3)) as (client, _):
        reply = client.complete(Request("", "Hello?", on_text=pieces.append))
        assert "".join(pieces).strip() == reply.text == "hello there"
        assert reply.thought == "hm hm hm"


def test_a_call_can_be_called_off_from_another_thread() -> None:
    cancel = Cancel()
    with talking_to(Kind(), HANG) as (client, _):
        threading.Timer(0.05, cancel.stop).start()
        began = time.monotonic()
        with pytest.raises(CancelledError):
            client.complete(Request("", "Hello?", cancel=cancel))
        assert time.monotonic() - began < 10.0
        with pytest.raises(CancelledError):
            client.complete(Request("", "Hello?", cancel=cancel))


def test_closing_breaks_off_the_calls_in_flight() -> None:
    caught: list[BaseException] = []
    with talking_to(Kind(), HANG) as (client, fake):

        def call() -> None:
            try:
                client.complete(Request("", "Hello?"))
            except CancelledError as off:
                caught.append(off)

        caller = threading.Thread(target=call)
        caller.start()
        while not fake.chats:
            time.sleep(0.001)
        began = time.monotonic()
        client.server.close()
        caller.join(10.0)
        assert len(caught) == 1 and time.monotonic() - began < 10.0


class Together(Kind):
    """Answers only once eight calls are in."""

    def minds(self, body: dict[str, Any]) -> Answer | None:
        self.gate.wait(20.0)
        return None

    gate = threading.Barrier(8)


def test_many_threads_share_one_client() -> None:
    with talking_to(Together()) as (client, fake):
        threads = [threading.Thread(target=client.complete, args=(form(),)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert fake.most_at_once == 8


def test_models_are_listed_whatever_shape_the_list_has() -> None:
    with talking_to(Kind(models=("a", "b"))) as (client, _):
        assert client.server.models() == ("a", "b")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("http://localhost:11434", "http://localhost:11434/v1"),
        ("localhost:1234/", "http://localhost:1234/v1"),
        (" https://openrouter.ai/api/v1/ ", "https://openrouter.ai/api/v1"),
        ("http://10.0.0.2:8000/v1/chat/completions", "http://10.0.0.2:8000/v1"),
    ],
)
def test_addresses_are_taken_as_people_write_them(written: str, meant: str) -> None:
    assert tidy_url(written) == meant


@pytest.mark.parametrize(
    "written", ["", "ftp://x", "http://", "two words", "http://me:secret@host/v1", "http://h:99999"]
)
def test_what_is_no_address_is_refused_without_repeating_a_password(written: str) -> None:
    with pytest.raises(AddressError) as caught:
        tidy_url(written)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "thought", "said"),
    [
        ("plain", "", "plain"),
        ("<think>a</think> b", "a", "b"),
        ("<think>\n\n</think>\n\nb", "", "b"),
        ("a </think> b", "a", "b"),
        ("<think>never ends", "never ends", ""),
        ("<thinking>a</thinking>b<think>c</think>", "a\nc", "b"),
        ("[THINK]a[/THINK]b", "a", "b"),
        ("1 < 2 and <b>3</b>", "", "1 < 2 and <b>3</b>"),
    ],
)
def test_thinking_is_told_from_what_is_said(text: str, thought: str, said: str) -> None:
    assert split_thinking(text) == (thought, said)


@pytest.mark.parametrize(
    ("text", "shown"), [("<th", ""), ("<think>a", ""), ("<think>a</think> b", "b"), ("hi <", "hi <"), ("<b>x", "<b>x")]
)
def test_of_an_unfinished_answer_only_what_is_said_is_shown(text: str, shown: str) -> None:
    assert spoken_so_far(text) == shown


def test_strict_is_asked_for_only_where_it_would_be_taken() -> None:
    loose = {"type": "object", "properties": {"n": {"type": "integer"}}}
    assert is_strict(SCHEMA) and not is_strict(loose)
    with talking_to(Kind()) as (client, fake):
        client.complete(Request("", "Hm?", SCHEMA))
        client.complete(Request("", "Hm?", loose))
        formats = [chat["response_format"]["json_schema"] for chat in fake.chats]
        assert formats[0] == {"name": "choice", "schema": SCHEMA, "strict": True}
        assert formats[1] == {"name": "answer", "schema": loose}


def test_an_answer_cut_off_keeps_what_there_is() -> None:
    with talking_to(Kind()) as (client, _), pytest.raises(CutOffError) as caught:
        client.complete(Request("", "Count to 200.", max_tokens=5))
    assert caught.value.reply is not None and caught.value.reply.text == "1 2 3 4 5"


def test_a_server_that_answers_400_to_a_model_that_thought_all_the_time_is_asked_to_think_less() -> None:
    class Thinker(OpenAINewest):
        def chat(self, body: dict[str, Any]) -> Answer:
            if body.get("reasoning_effort") == "none":
                return super().chat(body)
            return error(400, "Could not finish the message because max_tokens or model output limit was reached.")

    with talking_to(Thinker()) as (client, fake):
        assert client.complete(Request("", "Say hello.", max_tokens=16)).text == "hello there"
        assert (client.known.thinking, client.known.limit) == ("effort_none", "max_completion_tokens")
        before = len(fake.chats)
        client.complete(Request("", "Say hello.", max_tokens=16))
        assert len(fake.chats) == before + 1


def test_what_the_server_named_is_known_even_if_there_was_no_time_for_the_way_that_it_takes() -> None:
    with talking_to(LlamaCpp()) as (client, fake):
        told = Answer(500, {"error": {"message": "response_format.type: Input should be 'text' or 'json_object'"}})
        fake.script[:] = [told, HANG]
        with pytest.raises(ServerError):
            client.complete(Request("", "Fill in.", schema=SCHEMA, seconds=0.3))
        assert client.known.format == "object_schema" and "format" not in client.known.proven
