"""A town whose people are answered for by a model: real servers on loopback, good, bad, failing and silent."""

import gc
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import config
from game.answering import Answering, Pace, answering
from game.app import App, open_window
from game.errors import InputError
from game.headless import summary
from game.llm.capabilities import Capabilities, CapabilityStore
from game.mind.acts import think
from game.mind.rules import RuleMind
from game.opening import open_session
from game.pace import overdue
from game.saves.state import state_hash
from game.session import Session
from game.settings import SERVERS_FILE, data_folder
from game.world.answers import apply_all
from game.world.clock import HOUR, MINUTE
from game.world.tick import tick
from tests.llm.servers import HANG, Answer, FakeServer, Kind, Seen
from tests.modelled import TRIO, Writer, asking, live, remembered, town
from tests.playing import load_last, session_of, steps
from tests.test_commands import command

__all__ = ["remembered"]


def hanging(server: FakeServer, calls: int = 3) -> None:
    """Wait until so many calls have reached a server: one that is broken off while it connects leaves its socket to
    the garbage collector (asyncio), which is a warning, and warnings are errors here."""
    until = time.monotonic() + 30.0
    while len(server.chats) < calls and time.monotonic() < until:
        server.over.wait(0.01)


def test_a_good_model_answers_for_two_hours_and_no_rule_takes_its_place() -> None:
    with FakeServer(Writer()) as server:
        session = town(asking(server))
        live(session, 2 * HOUR)
        told = summary(session, 0, 1.0)
        session.close()
    assert told["calls"] == len(server.chats) > 20 and told["answers"] == "model-a, faithful"
    assert (told["replaced_by_rules"], told["retries"], told["mended"], told["money"]) == (0, 0, 0, 0.0)
    assert (told["tokens_in"], told["tokens_out"]) == (100 * told["calls"], 10 * told["calls"])
    assert {"plan", "act"} <= told["kinds"].keys()
    assert sum(kind["calls"] for kind in told["kinds"].values()) == told["calls"]
    assert told["ticks"] == 2 * HOUR and session.notices.empty()


def test_where_a_model_talks_rubbish_the_rules_answer_everything_and_the_town_lives() -> None:
    with FakeServer(Writer(rubbish="As a language model I like turtles.")) as server:
        session = town(asking(server))
        idle = live(session, 1 * HOUR)
        told = summary(session, 0, 1.0)
        session.close()
    asked = session.answering.asked
    assert asked is not None
    questions = sum(sum(p.asked.values()) for p in asked.prompted) // 2
    assert told["replaced_by_rules"] == questions > 10 and told["retries"] == questions
    assert idle <= MINUTE and all(p.plan.chunks for p in session.world.people.values())
    words = [session.notices.get_nowait() for _ in range(session.notices.qsize())]
    assert len(words) == 1 and "rules answer" in words[0]


def test_a_model_that_is_mended_is_counted() -> None:
    class Chatty(Writer):
        def chat(self, body: dict[str, Any]) -> Answer:
            answer = super().chat(body)
            answer.body["choices"][0]["message"]["content"] = f"Sure! {answer.body['choices'][0]['message']['content']}"
            return answer

    with FakeServer(Chatty()) as server:
        session = town(asking(server))
        live(session, 6 * MINUTE)
        told = summary(session, 0, 1.0)
        session.close()
    assert told["mended"] == told["calls"] > 0 and told["replaced_by_rules"] == 0


@pytest.mark.parametrize("pace", ["strict", "patient"])
def test_with_a_third_of_the_calls_failing_nobody_stands_idle_for_half_an_hour(pace: Pace) -> None:
    with FakeServer(Writer(failing=0.3)) as server:
        session = town(asking(server, pace))
        idle = live(session, 2 * HOUR)
        told = summary(session, 0, 1.0)
        session.close()
    assert idle <= 30 * MINUTE and told["retries"] > 0
    assert not [event for event in session.world.log if event.kind == "late"]


def test_the_breaker_says_why_and_the_rules_carry_on() -> None:
    with FakeServer(Writer(failing=1.0)) as server:
        session = town(asking(server))
        live(session, 3 * MINUTE)
        shown = session.answering.shown
        session.close()
    words = [session.notices.get_nowait() for _ in range(session.notices.qsize())]
    assert any("The rules answer for now" in said and "Bad day" in said for said in words), words
    assert shown == "rules, not model-a, faithful"


def test_whoever_has_mended_the_server_need_not_wait_for_the_next_look_at_it() -> None:
    with FakeServer(Writer(failing=1.0)) as server:
        session = town(asking(server))
        live(session, 3 * MINUTE)
        failed = session.answering.shown
        assert session.answering.asked is not None
        session.answering.asked.try_again()
        tried = session.answering.shown
        session.close()
    assert failed == "rules, not model-a, faithful" and tried == "model-a, faithful"


def test_in_patience_the_clock_goes_on_for_a_minute_and_then_waits_until_the_answers_are_there() -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        session = town(asking(server, "patient", seconds=60.0))
        begun = 0
        while session.ready():
            session.begin()
            begun += 1
        hanging(server)
        assert begun == 1 + MINUTE and session.waits_for == "Isabella Rodriguez"
        assert {thought.person for thought in overdue(session.world)} == set(TRIO)
        assert session.wind_up() or session.settle(30.0)
        assert all(p.plan.chunks for p in session.world.people.values())
        session.close()


def test_in_patience_all_answers_of_a_slow_model_are_used() -> None:
    with FakeServer(Writer(pace=0.02, slots=1)) as server:
        session = town(asking(server, "patient", at_once=2))
        idle = live(session, 2 * HOUR)
        told = summary(session, 0, 1.0)
        session.close()
    assert told["replaced_by_rules"] == 0 and told["calls"] > 20
    assert idle <= 1 + MINUTE
    assert session.world.counts.get("dropped answers", 0) == 0


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # here calls are broken off while they connect
def test_in_haste_the_rules_answer_what_is_overdue_and_their_share_is_known() -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        session = town(asking(server, "brisk", seconds=30.0))
        idle = live(session, 30 * MINUTE, last=0.0)
        assert session.worker.hurried >= 3 and idle <= 1 + MINUTE
        session.close()
    gc.collect()


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Session, Path], App]]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1024, 640))
    yield lambda session, saves: App(session, config.town_folder(None), saves, "Trio", speed=2)


def test_the_window_shows_who_answers_and_whom_the_clock_waits_for_and_closes_with_calls_in_flight(
    hidden: Callable[[Session, Path], App], tmp_path: Path
) -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        session = town(asking(server, "patient", seconds=60.0), "Trio", tmp_path)
        app = hidden(session, tmp_path)
        began = time.monotonic()
        while not session.waits_for and time.monotonic() - began < 20.0:
            app.frame(1 / 20)
        hanging(server)
        app.frame(1 / 60)
        status = app._status()
        frame = time.monotonic()
        app.frame(1 / 60)
        frame = time.monotonic() - frame
        began = time.monotonic()
        app.close()
        took = time.monotonic() - began
    # on a busy computer the silence may already be long enough to be told
    assert status.mind.startswith("model-a, faithful") and status.waiting == "waiting for Isabella"
    assert took < 2.0 and frame < 1.0
    again = open_session(None, [], "", tmp_path, "", "Trio")
    assert all(p.plan.chunks for p in again.world.people.values())  # the rules answered what was in flight
    again.close()


def test_a_pause_in_the_window_lets_no_call_begin_and_the_town_goes_on_afterwards(
    hidden: Callable[[Session, Path], App], tmp_path: Path
) -> None:
    with FakeServer(Writer(pace=0.02)) as server:
        session = town(asking(server, "patient", at_once=2), "Trio", tmp_path)
        app = hidden(session, tmp_path)
        until = time.monotonic() + 20.0
        while len(server.chats) < 2 and time.monotonic() < until:
            app.frame(1 / 60)
        app.paused = True
        app.frame(1 / 60)
        sent = len(server.chats)
        until = time.monotonic() + 0.5
        while time.monotonic() < until:
            app.frame(1 / 60)
        assert len(server.chats) == sent >= 2
        app.paused = False
        until = time.monotonic() + 20.0
        while len(server.chats) < sent + 3 and time.monotonic() < until:
            app.frame(1 / 60)
        app.close()
    asked = session.answering.asked
    assert asked is not None and asked.governor.total.failed == 0


def test_a_town_played_with_a_model_goes_on_under_rules_at_the_pace_of_rules(tmp_path: Path) -> None:
    with FakeServer(Writer()) as server:
        session = town(asking(server, "patient"), "Trio", tmp_path)
        live(session, 20 * MINUTE)
        assert session.world.settings.answer_within == MINUTE
        session.save("manual")
        session.close()
    again = open_session(None, [], "", tmp_path, "", "Trio")
    assert again.world.settings.answer_within == again.world.settings.plan_lead == 1
    steps(again, 6)
    again.close()


def test_going_back_while_a_model_thinks_leaves_no_answer_behind(tmp_path: Path) -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        session = town(asking(server, "patient", seconds=60.0), "Trio", tmp_path)
        session.save("manual")
        session.begin()
        hanging(server)
        assert not session.settled and (session.wind_up() or session.settle(30.0)) and load_last(session)
        assert session.settled and session.worker.inbox.empty() and session.world.tick == 0
        session.close()


def test_without_answers_nothing_is_sent_though_a_key_and_an_address_lie_about(tmp_path: Path) -> None:
    with FakeServer() as server:
        around = {"OPENAI_API_KEY": "sk-test-abcdefgh12345678", "OPENAI_BASE_URL": server.url}
        done = command("run", "--days", "0.02", "--people", "Isabella,Klaus", "--json", saves=tmp_path, **around)
        assert server.seen == []
    assert "calls" not in json.loads(done.stdout)


def test_an_address_or_a_model_without_answers_is_asked_nothing_and_that_is_said() -> None:
    with FakeServer() as server:
        for flags in ({"model.base_url": server.url}, {"model.name": "model-a"}):
            with pytest.raises(InputError, match="--answers"):
                answering(flags, strict=True)
        assert answering({"model.base_url": server.url, "answers": "rules"}, strict=True).asked is None
        assert server.seen == []


def test_a_saved_setting_chooses_a_model_and_the_server_is_asked_which(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with FakeServer(Kind(models=("embed-1", "model-b"))) as server:
        (tmp_path / "data" / "settings.toml").write_text(
            f'answers = "thrifty"\npace = "brisk"\n[model]\nbase_url = "{server.url}"\nat_once = 2\n'
        )
        who = answering({}, strict=False)
        assert who.asked is not None
        who.asked.close()
    assert (who.name, who.pace, who.at_once) == ("model-b, thrifty", "brisk", 2)


def test_the_command_line_asks_the_model_that_it_names(tmp_path: Path) -> None:
    with FakeServer(Writer(rubbish="no")) as server:
        flags = ("--base-url", server.url, "--model", "model-a", "--answers", "thrifty")
        words = ("run", "--days", "0.005", "--people", "Isabella,Klaus", "--seed", "7", "--name", "Duo", "--json")
        done = command(*words, *flags, "--strict", saves=tmp_path)
        told = json.loads(done.stdout)
        asked = command("ask", "Duo", "Isabella", "What do you do for a living?", *flags, saves=tmp_path)
        assert told["calls"] == 2 * told["replaced_by_rules"] > 0
        assert len(server.chats) > told["calls"]
    assert "rules answer" in done.stderr and "cafe" in asked.stdout.lower()


def test_under_rules_a_session_plays_what_a_plain_loop_plays() -> None:
    session, plain = session_of(*TRIO, seed="7"), session_of(*TRIO, seed="7")
    steps(session, 2 * HOUR)
    for _ in range(2 * HOUR):
        apply_all(plain.world, [think(thought, RuleMind(), plain.recall) for thought in tick(plain.world)])
    hashes = state_hash(session.world), state_hash(plain.world)
    session.close()
    plain.close()
    assert hashes[0] == hashes[1]


def test_only_one_thread_computes_at_a_time_and_those_that_wait_for_the_model_let_it() -> None:
    at_once, most, lock = 0, 0, threading.Lock()

    def watched(thought: Any, mind: Any, recall: Any) -> Any:
        nonlocal at_once, most
        real = mind.answer

        class Watching:
            def answer(self, question: Any) -> Any:
                nonlocal at_once
                with lock:
                    at_once -= 1
                try:
                    return real(question)
                finally:
                    with lock:
                        at_once += 1

        with lock:
            at_once += 1
            most = max(most, at_once)
        try:
            return think(thought, Watching(), recall)
        finally:
            with lock:
                at_once -= 1

    with FakeServer(Writer(pace=0.05)) as server:
        who = asking(server, at_once=4)
        world = town(Answering()).world
        session = Session(world, think=watched, answering=who)
        session.step()
        session.close()
    assert most == 1 and server.most_at_once >= 2


def test_that_a_server_has_not_answered_yet_is_shown_with_the_seconds_and_told_once() -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        who = asking(server, "patient", seconds=60.0)
        session = town(who)
        session.begin()
        hanging(server)
        assert who.shown == "model-a, faithful" and who.asked is not None
        breaker = who.asked.providers[0].breaker
        breaker._clock = lambda: time.monotonic() + 7.0
        breaker.look()
        assert who.shown.startswith("model-a, faithful, is not answering yet: 7 s")
        breaker.look()
        said = [session.notices.get_nowait() for _ in range(session.notices.qsize())]
        assert said == ["model-a is waited for: it is not answering yet: 7 s. It may be loading its model."]
        assert session.wind_up() or session.settle(30.0)
        session.close()


def test_in_patience_the_rules_carry_on_where_a_server_has_not_answered_anything_for_twenty_seconds() -> None:
    with FakeServer(Kind(), *[HANG] * 50) as server:
        who = asking(server, "patient", seconds=60.0)
        session = town(who)
        while session.ready():
            session.begin()
        hanging(server)
        assert who.asked is not None and session.waits_for
        breaker = who.asked.providers[0].breaker
        breaker._clock = lambda: time.monotonic() + 21.0
        breaker.look()
        assert live(session, 30 * MINUTE) <= 1 + MINUTE and who.shown == "rules, not model-a, faithful"
        assert breaker.is_slow and "has not answered for 2" in breaker.status.cause
        session.close()


def test_as_many_calls_at_once_as_a_doctor_found_to_help_unless_the_player_says_otherwise() -> None:
    with FakeServer(Kind()) as server:
        store = CapabilityStore(data_folder() / SERVERS_FILE)
        store.put(server.url, "model-a", Capabilities(parallel=2))
        assert asking(server).at_once == 2 and asking(server, at_once=7).at_once == 7


def test_a_server_that_is_ill_and_no_model_named_leave_a_window_to_the_rules_and_let_no_strict_run_begin() -> None:
    class Ill(Kind):
        def refused(self, seen: Seen) -> Answer | None:
            return Answer(500, body={"error": {"message": "out of sorts"}})

    with FakeServer(Ill()) as server:
        who = answering({"model.base_url": server.url, "answers": "thrifty"}, strict=False)
        with pytest.raises(InputError, match=r"out of sorts.*With --model the run begins and waits"):
            answering({"model.base_url": server.url, "answers": "thrifty"}, strict=True)
    assert who.asked is None and who.name == "rules"
    told = who.notices.get_nowait()
    assert told.startswith("The rules answer: ") and "--model" in told


def test_an_address_where_nobody_listens_and_no_model_named_are_a_sentence_at_the_start() -> None:
    with FakeServer(Kind()) as server:
        url = server.url
    with pytest.raises(InputError, match=r"check the address.* name a model with --model"):
        answering({"model.base_url": url, "answers": "thrifty"}, strict=True)
