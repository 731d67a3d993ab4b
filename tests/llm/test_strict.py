"""A strict clock and a server that fails: it is waited for, it is said, and in the end it is given up."""

import json
import queue
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import config
from game.answering import Answering
from game.headless import run_town
from game.llm import telling
from game.llm.breaker import Breaker, BreakerStatus, Rests
from game.llm.client import Client
from game.llm.errors import BreakerOpenError, KeyRefusedError, ModelLostError, NoModelServerError, ServerError
from game.llm.governor import Governor
from game.llm.model import Cancel, Reply, Request
from game.llm.provider import Provider
from game.llm.pulse import Running
from game.llm.retrying import Backoff
from game.llm.server import Server
from game.llm.telling import Telling, rests_for, teller
from tests.llm.fake_model import Clock, FakeModel, ask
from tests.llm.servers import HANG, HTML_500, WEB_PAGE, WRONG_KEY, Answer, FakeServer, Kind
from tests.modelled import TRIO, Writer, asking, remembered

__all__ = ["remembered"]


def provider(model: FakeModel, give_up: float, clock: Clock) -> Provider:
    """One whose client is a model of a test, on a clock of its own."""
    client = Client(Server("http://127.0.0.1:9/v1"), "m")
    client.complete = model.complete  # type: ignore[method-assign]
    backoff = Backoff(attempts=1)
    return Provider(
        client, Governor(), backoff=backoff, rests=Rests(2), clock=clock, sleep=clock.sleep, give_up=give_up
    )


def test_a_server_that_fails_is_waited_for_and_asked_again_until_it_answers() -> None:
    clock, down = Clock(), ServerError("it is down")
    model = FakeModel(down, down, down, "yes")
    strict = provider(model, 600.0, clock)
    with pytest.raises(ServerError):
        strict.complete(ask())  # a single fault is no outage
    assert strict.complete(ask()).text == "yes" and strict.lost == ""
    # it opened at the second failure; the probes came after 5 and 10 seconds, found out within a quarter of one
    assert len(model.asked) == 4 and 15.0 <= clock.now - 1000.0 < 16.0


def test_without_a_strict_clock_nobody_waits() -> None:
    model = provider(FakeModel(ServerError("it is down")), 0.0, Clock())
    for kind in (ServerError, ServerError, BreakerOpenError):
        with pytest.raises(kind):
            model.complete(ask())
    assert model.lost == ""


def test_after_ten_minutes_it_is_given_up_with_the_cause_and_the_remedy() -> None:
    clock = Clock()
    strict = provider(FakeModel(ServerError("it is down")), 600.0, clock)
    for _ in range(2):
        with pytest.raises((ServerError, BreakerOpenError)):
            strict.complete(ask())
    assert strict.lost == "it is down. Look into the server's own log; restart it."
    assert 600.0 <= clock.now - 1000.0 < 601.0
    with pytest.raises(BreakerOpenError):
        strict.complete(ask())
    assert clock.now - 1000.0 < 601.0  # nobody waits a second time


def test_a_wrong_key_is_tried_three_times_more_and_then_given_up() -> None:
    clock, model = Clock(), FakeModel(KeyRefusedError("the server refuses the key"))
    strict = provider(model, 600.0, clock)
    with pytest.raises((KeyRefusedError, BreakerOpenError)):
        strict.complete(ask())
    assert strict.lost.startswith("the server refuses the key. Give the right key")
    assert len(model.asked) == 4 and 35.0 <= clock.now - 1000.0 <= 36.0  # after 5, 10 and 20 seconds


def test_what_would_be_a_wrong_address_is_none_where_the_server_has_answered_before() -> None:
    rubbish = NoModelServerError("that is no model server")
    strict = provider(FakeModel("yes", *[rubbish] * 7, "yes"), 600.0, Clock())
    assert strict.complete(ask()).text == "yes"
    with pytest.raises(NoModelServerError):
        strict.complete(ask())
    assert strict.complete(ask()).text == "yes" and strict.lost == ""


def test_whoever_is_called_off_waits_no_longer() -> None:
    cancel = Cancel()

    class Down:
        def complete(self, request: Request) -> Reply:
            raise KeyRefusedError("no")

    strict = provider(FakeModel(), 600.0, Clock())
    strict.client.complete = Down().complete  # type: ignore[method-assign]
    cancel.stop()
    with pytest.raises(Exception, match="called off"):
        strict.complete(Request("", "Tea?", cancel=cancel))
    assert strict.lost == ""


def test_rubbish_from_a_server_that_has_answered_before_is_a_bad_moment_and_from_the_first_on_a_wrong_address() -> None:
    for script, state in (
        ((Answer(body=Kind().chat({"messages": []}).body), WEB_PAGE), "closed"),
        ((WEB_PAGE,), "open"),
    ):
        with FakeServer(Kind(), *script) as server:
            model = Provider(Client(Server(server.url), "model-a"), Governor())
            for _ in script:
                try:
                    model.complete(Request("", "Hello?"))
                except Exception as fault:
                    assert "not as a model server does" in str(fault)
            assert model.breaker.status.state == state
            model.close()


def test_what_is_said_while_a_strict_clock_waits_names_the_cause_the_end_and_how_to_end_it() -> None:
    said = queue.SimpleQueue[str]()
    status = BreakerStatus("open", "nothing answers there", "Start the server.", 5.0)
    tell = teller(Telling(said.put), "smol", strict=True)
    for state in ("open", "probing", "open"):  # said once, however often it is asked again
        tell(replace(status, state=state))
    teller(Telling(said.put), "smol", strict=False)(status)
    assert said.get_nowait() == (
        "The clock waits for smol: nothing answers there. Start the server. It is asked again for 10 minutes; "
        "Ctrl-C ends the run, --no-strict lets the rules carry on."
    )
    assert said.get_nowait() == "The rules answer for now: nothing answers there. Start the server."
    assert said.empty() and rests_for(False).start == 20.0 < rests_for(True).start
    assert rests_for(True).longest == rests_for(False).longest == 10.0 < rests_for(False).lasting


def test_of_what_waiting_will_not_mend_a_strict_run_says_that_it_ends_soon_and_not_in_ten_minutes() -> None:
    said = queue.SimpleQueue[str]()
    status = BreakerStatus("open", "the server refuses the key", "Check the key.", 5.0, lasting=True)
    teller(Telling(said.put), "smol", strict=True)(status)
    assert said.get_nowait() == (
        "The clock waits for smol: the server refuses the key. Check the key. "
        "It is asked 3 more times within a minute, and if nothing changes the run ends then; "
        "Ctrl-C ends the run, --no-strict lets the rules carry on."
    )


def test_what_a_thought_has_told_its_breaker_does_not_tell_once_more() -> None:
    said = queue.SimpleQueue[str]()
    telling = Telling(said.put)
    status = BreakerStatus("open", "the server failed with 500 (Gateway), at http://x/v1", "", 5.0)
    telling.replaced("The rules answer where the model does not: http://x/v1: the server failed with 500 (Gateway)")
    tell = teller(telling, "smol", strict=False)
    tell(status)
    assert said.get_nowait().endswith("not: the server failed with 500 (Gateway), at http://x/v1") and said.empty()
    tell(status)  # it fails again, some time later
    assert said.get_nowait().startswith("The rules answer for now: the server failed with 500")


def test_what_a_breaker_has_said_no_thought_says_once_more_until_the_server_was_well_between() -> None:
    said = queue.SimpleQueue[str]()
    telling = Telling(said.put)
    tell = teller(telling, "smol", strict=False)
    status = BreakerStatus("open", "the server refuses the key, at http://x/v1", "Check the key.", 5.0)
    refused = "The rules answer where the model does not: http://x/v1: the server refuses the key"
    tell(status)
    telling.replaced(refused)
    assert said.get_nowait().startswith("The rules answer for now: the server refuses the key") and said.empty()
    tell(replace(status, state="closed"))
    telling.replaced(refused)
    assert (said.get_nowait(), said.get_nowait()[:40]) == (
        "smol answers again.",
        "The rules answer where the model does no",
    )


def test_of_a_first_answer_that_is_long_in_coming_a_strict_run_says_how_long_it_waits_and_says_so_again() -> None:
    clock, said = Clock(), queue.SimpleQueue[str]()
    tell = teller(Telling(said.put), "smol", strict=True, loading=720.0)
    breaker = Breaker(FakeModel(), rests_for(True), clock, tell)
    breaker._pulse.begin(Running("plan", clock(), Cancel(), 720.0))
    for _ in range(130):
        clock.now += 1.0
        breaker.look()
    assert said.get_nowait() == (
        "smol is waited for: it is not answering yet: 4 s. It may be loading its model. "
        "It is waited for at most 12 minutes; Ctrl-C ends the run, --no-strict lets the rules carry on."
    )
    again = [said.get_nowait() for _ in range(2)]
    assert again == [
        f"smol is waited for: it is not answering yet: {s} s. It may be loading its model." for s in (64, 124)
    ]
    assert said.empty()


def strict_run(who: Answering, saves: Path, name: str = "") -> None:
    run_town(config.town_folder(None), TRIO, "7", saves, name, "", 0.01, True, answering=who)


@pytest.mark.parametrize("name", ["", "Trio"])
def test_a_strict_run_whose_key_is_refused_ends_and_tells_what_was_played(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "rests_for", lambda strict: Rests(first=0.1))
    with FakeServer(Kind(), *[WRONG_KEY] * 50) as server, pytest.raises(ModelLostError) as lost:
        strict_run(asking(server, "timed"), tmp_path, name)
    said = capsys.readouterr()
    assert "The clock waits for model-a: " in said.err and "Ctrl-C ends the run" in said.err
    assert "for want of its model" in str(lost.value) and "refuses the key" in str(lost.value)
    assert ("go on with --load Trio" in str(lost.value)) is bool(name)
    told = json.loads(said.out.splitlines()[-1])
    assert told["days"] < 0.01 and told["ended"] == "model" and "refuses the key" in told["ended_why"]
    assert "10 minutes" not in said.err


def test_a_strict_run_waits_for_a_server_that_comes_back_and_no_rule_takes_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "rests_for", lambda strict: Rests(failures=1, first=0.1, longest=0.1))
    with FakeServer(Writer(), *[HTML_500] * 5) as server:
        strict_run(asking(server, "timed"), tmp_path)
    said = capsys.readouterr()
    assert "The clock waits for model-a: " in said.err and "model-a answers again." in said.err
    assert '"replaced_by_rules": 0' in said.out


def test_a_run_says_within_seconds_that_a_silent_server_is_waited_for_while_it_still_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "rests_for", lambda strict: Rests(hang=1.1))  # it is said a second before
    said: list[str] = []

    class Heard:
        def write(self, text: str) -> None:
            said.append(text)
            if "is waited for" in text:
                server.over.set()  # only now does the server answer

        def flush(self) -> None: ...

        def isatty(self) -> bool:
            return False

    class Silent(Writer):
        def answer(self, seen: Any, wait: Any) -> Answer:
            return super().answer(seen, wait) if server.over.is_set() else HANG

    with FakeServer(Silent()) as server:
        monkeypatch.setattr("sys.stderr", Heard())
        strict_run(asking(server, "timed", seconds=60.0), tmp_path)
    assert any("model-a is waited for: it is not answering yet" in text for text in said)
