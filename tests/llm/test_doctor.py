"""The doctor against servers of every kind, well and ill."""

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from game.llm import doctor, local
from game.llm.capabilities import Capabilities, CapabilityStore
from game.llm.commands import add_commands
from game.llm.doctor import PATIENT, Doctor, Report
from game.llm.errors import CancelledError
from game.llm.local import Found, find_local
from game.llm.model import Cancel
from game.llm.probes import Finding, _worthwhile
from game.llm.secret import Secret
from game.llm.server import Server
from game.settings import doctor_for
from tests.llm import servers
from tests.llm.fake_model import Clock
from tests.llm.servers import Answer, FakeServer, Kind, LlamaCpp, LMStudio, Ollama, OpenAINewest, Seen, Vllm, error


def examined(kind: Kind, *script: Answer, store: CapabilityStore | None = None, key: str = "", **more: Any) -> Report:
    with FakeServer(kind, *script) as fake:
        server = Server(fake.url, Secret(key or getattr(kind, "key", "")))
        try:
            return replace(Doctor(server, store=store, at_once=2), **more).examine()
        finally:
            server.close()


def found(report: Report, about: str) -> Finding:
    return next(finding for finding in report.findings if finding.about == about)


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        (
            OpenAINewest(thinks=100),
            {
                "key": "accepted",
                "thinking": 'it thinks aloud; switched off with "reasoning_effort": "none"',
                "length limit": "max_completion_tokens",
                "temperature": "its own only",
                "structured output": "JSON schema",
                "long prompts": "6000 tokens are read whole",
                "embeddings": "text-embedding-next gives 8 numbers a text",
            },
        ),
        (
            Ollama(thinks=100),
            {
                "key": "none is needed",
                "thinking": 'it thinks aloud; switched off with "reasoning_effort": "none"',
                "length limit": "max_tokens",
                "temperature": "taken",
                "structured output": "JSON schema",
                "long prompts": "of 6000 tokens it reads only about 4096, the start is lost without a word",
                "embeddings": "nomic-embed-text:latest gives 8 numbers a text",
            },
        ),
        (LMStudio(thinks=100), {"thinking": "it thinks aloud; switched off with /no_think in the prompt"}),
        (
            LlamaCpp(),
            {
                "thinking": "it does not think aloud",
                "structured output": "JSON object with a schema",
                "embeddings": "no model for them; the embedded one is used",
            },
        ),
        (
            Vllm(thinks=100, context=8000),
            {
                "thinking": 'it thinks aloud; switched off with "enable_thinking": false for its chat template',
                "long prompts": "6000 tokens are read whole",
            },
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Kind) else "",
)
def test_it_finds_out_what_each_kind_of_server_can_do(kind: Kind, lines: dict[str, str]) -> None:
    report = examined(kind)
    assert {about: found(report, about).said for about in lines} == lines
    assert report.usable and report.model == kind.models[0]
    order = ["reachable", "models", "key", "first answer", "temperature", "thinking", "structured output"]
    order += ["length limit", "speed", "long prompts", "calls at once", "embeddings"]
    assert [finding.about for finding in report.findings] == order


def test_whatever_fails_has_a_remedy_beneath_it() -> None:
    report = examined(Ollama())
    assert not report.well
    assert all(finding.remedy for finding in report.findings if finding.good is False)
    assert "      -> Give the model a larger context" in report.text() and "OLLAMA_CONTEXT_LENGTH" in report.text()


def test_a_prompt_that_the_server_refuses_as_too_long_is_told() -> None:
    finding = found(examined(LlamaCpp()), "long prompts")
    assert finding.good is False and "a prompt of 6000 tokens is refused" in finding.said


def test_what_it_found_is_remembered_in_place_of_what_was_known(tmp_path: Path) -> None:
    store = CapabilityStore(tmp_path / "servers.json")
    with FakeServer(LlamaCpp()) as fake:
        server, model = Server(fake.url), LlamaCpp.models[0]
        store.put(server.url, model, replace(Capabilities(), temperature="left_out", format="words"))
        Doctor(server, store=store, longest_prompt=3000, at_once=2).examine()
        server.close()
    known = CapabilityStore(tmp_path / "servers.json").get(fake.url, model)
    assert (known.format, known.temperature) == ("object_schema", "sent")
    assert 3000 <= known.context < 3300 and known.tokens_a_second > 0 and known.parallel >= 1


def test_it_tells_what_a_game_day_costs_with_the_model_that_it_examined() -> None:
    report = examined(Kind(), reckon=lambda url, model, known: f"much, with {model} on {url[:7]}")
    assert found(report, "a game day").said == "much, with model-a on http://"
    assert not [finding for finding in examined(Kind()).findings if finding.about == "a game day"]


def test_nothing_there_is_one_line_with_a_remedy() -> None:
    with FakeServer() as fake:
        server = Server(fake.url)
    report = Doctor(server).examine()
    server.close()
    assert [(f.about, f.good) for f in report.findings] == [("reachable", False)]
    assert "the connection is refused" in report.text() and "-> Start the server" in report.text()
    assert not report.usable and not report.well


def test_a_wrong_key_is_told_apart_from_an_unreachable_server() -> None:
    report = examined(OpenAINewest(), key="sk-wrong-9876543210")
    assert [(f.about, f.good) for f in report.findings] == [("reachable", True), ("key", False)]
    assert "9876543210" not in json.dumps(report.as_dict()) and "OPENAI_API_KEY" in report.text()


def test_an_unknown_model_is_told_with_those_there_are() -> None:
    report = examined(Ollama(), model="llama9")
    models = [finding for finding in report.findings if finding.about == "models"]
    assert "llama9 is not among those it lists: qwen3:8b" in models[0].said
    assert models[1].good is False and "try pulling it first" in models[1].said


class NoList(Kind):
    """Chats, but lists no models."""

    def answer(self, seen: Seen, wait: Any) -> Answer:
        return error(404, "Not Found") if seen.path.endswith("/models") else super().answer(seen, wait)


def test_a_server_without_a_list_is_examined_if_the_model_is_named() -> None:
    assert not examined(NoList()).usable
    report = examined(NoList(), model="model-a", longest_prompt=500)
    assert report.usable and report.well and found(report, "models").good is None


class Failing(Kind):
    """Fails when its models are to be listed."""

    no: Answer

    def answer(self, seen: Seen, wait: Any) -> Answer:
        return self.no if seen.path.endswith("/models") else super().answer(seen, wait)


@pytest.mark.parametrize(
    ("no", "said"), [(servers.JSON_500, "failed with 500 (the GPU caught fire)"), (servers.BUSY, "too many calls")]
)
def test_why_no_model_is_listed_is_told_where_none_was_named(no: Answer, said: str) -> None:
    kind = Failing()
    kind.no = no
    report = examined(kind)
    models = found(report, "models")
    assert said in models.said and models.good is False and models.remedy.endswith("Or name a model.")
    assert not report.usable and "lists none" not in " ".join(f.said for f in report.findings if f.about == "model")


def test_a_server_without_any_model_says_so() -> None:
    report = examined(Kind(models=("nomic-embed-text",)))
    assert found(report, "model").remedy == "Load a model there, or name one."


def test_a_model_that_does_not_load_is_given_up_in_the_end() -> None:
    report = examined(Kind(), servers.HANG, load_seconds=0.2)
    assert found(report, "first answer").good is False and "within 0.2 seconds" in report.text()


class Loading(Kind):
    """Takes half a minute for its first answer and some seconds for each other."""

    def __init__(self, pace_told: float) -> None:
        super().__init__()
        self.clock, self.pace_told, self.first = Clock(), pace_told, 30.0

    def minds(self, body: dict[str, Any]) -> Answer | None:
        self.clock.now += self.first or self.pace_told
        self.first = 0.0
        return None


def test_loading_is_shown_apart() -> None:
    kind = Loading(0.5)
    report = examined(kind, clock=kind.clock)
    assert (report.loading, report.well) == (29.5, True)
    assert found(report, "first answer").said == "model-a after 30.0 s, of that 29.5 s loading"
    assert report.seconds <= 20.0


def test_a_slow_server_does_not_keep_it_beyond_its_time() -> None:
    kind = Loading(6.0)
    report = examined(kind, clock=kind.clock)
    assert report.usable and report.seconds < 20.0 + 6.0
    assert found(report, "structured output").good is True and found(report, "length limit").good is True
    assert found(report, "speed").said == "5 tokens a second written"
    assert found(report, "long prompts").said == "not known in this time; 6000 tokens are assumed to be read whole"
    assert found(report, "calls at once").said == "not known in this time; 4, as the settings have it"
    assert found(report, "not tried") == Finding(
        "not tried",
        None,
        "speed, long prompts, calls at once: the server is too slow to try that within 20 s",
        "`doctor --patient` takes all the time it needs; the game works without.",
    )


def test_a_patient_one_tries_everything_on_a_slow_server_too() -> None:
    kind = Loading(6.0)
    report = examined(kind, clock=kind.clock, seconds=PATIENT)
    assert found(report, "long prompts").good is True and not [f for f in report.findings if not f.tried]
    assert report.seconds > 40.0 and report.known.reads_a_second > 0.0


def test_what_there_is_no_time_for_stays_as_it_was_found_before() -> None:
    kind, store = Loading(6.0), CapabilityStore()
    with FakeServer(kind) as fake:
        server = Server(fake.url)
        store.put(server.url, "model-a", Capabilities(context=6100, parallel=2, reads_a_second=50.0, seed="left_out"))
        report = Doctor(server, store=store, clock=kind.clock).examine()
        server.close()
    assert (report.known.context, report.known.parallel, report.known.seed) == (6100, 2, "sent")
    assert store.get(report.url, "model-a").context == 6100


def test_a_visit_in_vain_leaves_what_was_found_before() -> None:
    store = CapabilityStore()
    with FakeServer(Kind(), servers.NO_MODEL) as fake:
        server = Server(fake.url)
        store.put(server.url, "model-a", Capabilities(format="object_schema", context=6100))
        Doctor(server, store=store).examine()
        server.close()
        assert store.get(server.url, "model-a") == Capabilities(format="object_schema", context=6100)


def test_a_long_prompt_that_would_take_too_long_to_read_is_not_sent() -> None:
    class Reading(Kind):
        clock = Clock()

        def minds(self, body: dict[str, Any]) -> Answer | None:
            self.clock.now += sum(servers.tokens(str(m["content"])) for m in body["messages"]) / 100.0
            return None

    kind = Reading()
    report = examined(kind, clock=kind.clock)
    said = found(report, "long prompts").said
    assert "to read, not tried; 6000 tokens are assumed to be read whole" in said and report.seconds < 20.0
    assert 60.0 < report.known.reads_a_second < 140.0
    assert "read; an hour's actions of one person take about 1" in found(report, "speed").said


def test_that_the_first_answer_is_waited_for_is_said_before_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "SAID_AFTER", 0.05)
    report = examined(Kind(), servers.HANG, load_seconds=1.0)
    told = [finding.said for finding in report.findings if finding.about == "first answer"]
    assert told[0] == "it is waited for, at most 1 s; the server may be loading its model" and len(told) == 2


def test_a_model_that_is_named_by_a_path_is_shown_short_and_asked_by_its_whole_name() -> None:
    report = examined(Kind(models=(r"C:\models\Qwen3-8B.gguf",)))
    assert found(report, "models").said == "Qwen3-8B" and report.model == r"C:\models\Qwen3-8B.gguf"
    assert found(report, "first answer").said.startswith("Qwen3-8B after")


def test_of_many_models_only_the_first_are_named() -> None:
    report = examined(Kind(models=tuple(f"m{n}" for n in range(9))), longest_prompt=200)
    assert found(report, "models").said == "m0, m1, m2, m3, m4, m5 and 3 more"


class Babbler(Kind):
    """Keeps to no form and to no length."""

    def chat(self, body: dict[str, Any]) -> Answer:
        return servers.completion("well " * 100, usage={"prompt_tokens": 6000, "completion_tokens": 100})


def test_a_model_that_keeps_to_nothing_is_told_but_usable() -> None:
    report = examined(Babbler())
    assert report.usable and not report.well
    assert found(report, "structured output").good is False and found(report, "length limit").good is False
    assert (report.known.format, report.known.limit) == ("words", "left_out")


def test_an_embedding_model_that_was_named_and_fails_is_a_fault() -> None:
    with FakeServer(Kind(embeds=5)) as other:
        embed_server = Server(other.url)
        report = examined(Kind(), embed_server=embed_server, embed_model="mine", longest_prompt=200)
        assert found(report, "embeddings").said == "mine gives 5 numbers a text"
        embed_server.close()
    report = examined(Kind(embeds=0), embed_model="mine", longest_prompt=200)
    assert found(report, "embeddings").good is False


def test_it_can_be_called_off() -> None:
    cancel = Cancel()
    told: list[Finding] = []

    def stop_at_thinking(finding: Finding) -> None:
        told.append(finding)
        if finding.about == "thinking":
            cancel.stop()

    with pytest.raises(CancelledError):
        examined(Kind(), cancel=cancel, on_finding=stop_at_thinking)
    assert told[-1].about == "thinking"


def test_as_many_calls_at_once_as_are_worth_it() -> None:
    assert _worthwhile({1: 10.0}) == 1
    assert _worthwhile({1: 10.0, 2: 11.0}) == 1
    assert _worthwhile({1: 10.0, 2: 19.0, 4: 35.0, 8: 36.0}) == 4


def test_servers_on_this_computer_are_found_by_their_ports() -> None:
    with FakeServer(Ollama()) as one, FakeServer(servers.LMStudio()) as two, FakeServer() as gone:
        places = (("Ollama", one.url), ("gone", gone.url), ("LM Studio", two.url))
        gone._http.server_close()
        assert find_local(places, 10.0) == [
            Found("Ollama", one.url, Ollama.models),
            Found("LM Studio", two.url, LMStudio.models),
        ]


# -- the command


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> typer.Typer:
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    app = typer.Typer()
    app.callback()(lambda: None)
    add_commands(app, doctor_for)
    return app


def test_the_command_prints_the_lines_and_remembers(app: typer.Typer, tmp_path: Path) -> None:
    with FakeServer(Vllm(context=8000)) as fake:
        result = CliRunner().invoke(app, ["doctor", "--base-url", fake.url])
    assert result.exit_code == 0, result.output
    assert "ok    structured output  JSON schema" in result.output
    assert list(json.loads((tmp_path / "data" / "servers.json").read_text())) == [f"{fake.url} Qwen/Qwen3-8B"]


def test_the_command_prints_json_without_the_key(app: typer.Typer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", OpenAINewest.key)
    with FakeServer(OpenAINewest()) as fake:
        result = CliRunner().invoke(app, ["doctor", "--base-url", fake.url, "--model", "gpt-next", "--json"])
    told = json.loads(result.output)
    assert (result.exit_code, told["well"], told["known"]["limit"]) == (0, True, "max_completion_tokens")
    assert OpenAINewest.key not in result.output


def test_the_command_ends_with_2_if_the_model_is_of_no_use(app: typer.Typer) -> None:
    with FakeServer(Kind(), servers.NO_MODEL) as fake:
        result = CliRunner().invoke(app, ["doctor", "--base-url", fake.url])
    assert result.exit_code == 2 and "FAIL" in result.output


def test_without_an_address_it_looks_on_this_computer(app: typer.Typer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "find_local", list)
    result = CliRunner().invoke(app, ["doctor"])
    assert "no model server answers on this computer" in str(result.exception)
    with FakeServer(Kind()) as fake:
        monkeypatch.setattr(local, "find_local", lambda: [Found("Ollama", fake.url, ("model-a",))])
        result = CliRunner().invoke(app, ["doctor"])
    assert f"reachable          {fake.url}" in result.output and result.exit_code == 0


def test_quitting_does_not_wait_for_a_call_in_flight() -> None:
    program = """
import sys, threading, time
from game.llm.client import Client
from game.llm.model import Request
from game.llm.server import Server
from game.settings import doctor_for
server = Server(sys.argv[1])
threading.Thread(target=Client(server, "m").complete, args=(Request("", "?"),), daemon=True).start()
server_up = time.monotonic()
while not server._network._thread: time.sleep(0.01)
time.sleep(0.1)
print("quitting", flush=True)
"""
    with FakeServer(Kind(), servers.HANG) as fake:
        child = subprocess.Popen([sys.executable, "-c", program, fake.url], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None and child.stdout.readline() == "quitting\n"
        began = time.monotonic()
        assert child.wait(30.0) == 0
        assert time.monotonic() - began < 10.0  # a tenth of a second on an idle machine; the call would take a minute
        child.stdout.close()
