"""A failing server is left alone, said so, and taken back by itself."""

import contextlib
import threading

import pytest

from game.llm.breaker import Breaker, BreakerStatus, Rests
from game.llm.client import Client
from game.llm.errors import (
    BreakerOpenError,
    BusyError,
    CancelledError,
    CutOffError,
    EmptyAnswerError,
    KeyRefusedError,
    ModelError,
    NoSuchModelError,
    RequestError,
    ServerError,
    TooSlowError,
    UnreachableError,
)
from game.llm.greeting import GREETING
from game.llm.model import Cancel, Reply, Request
from game.llm.pulse import Pulse, Running
from game.llm.retrying import Retrying
from game.llm.server import Server
from game.llm.telling import rests_for
from tests.llm.fake_model import Clock, FakeModel, ask
from tests.llm.servers import FakeServer

DOWN = ServerError("http://x/v1: the server failed with 500 (oops)")


def breaker(clock: Clock, *answers: Reply | str | ModelError) -> tuple[Breaker, FakeModel, list[BreakerStatus]]:
    model, told = FakeModel(*answers), list[BreakerStatus]()
    return Breaker(model, clock=clock, on_change=told.append), model, told


def fail(breaker: Breaker, times: int, kind: type[ModelError] = ServerError) -> None:
    for _ in range(times):
        with pytest.raises(kind):
            breaker.complete(ask())


def test_it_opens_on_the_fourth_failure_in_a_row_and_says_why() -> None:
    model, inner, told = breaker(Clock(), DOWN)
    fail(model, 3)
    assert model.status.state == "closed" and told == []
    fail(model, 1)
    assert told == [BreakerStatus("open", "the server failed with 500 (oops), at http://x/v1", DOWN.remedy, 5.0)]
    with pytest.raises(BreakerOpenError, match=r"left alone for a while because it failed: http://x/v1: the server"):
        model.complete(ask())
    assert len(inner.asked) == 4


class Hanging(FakeModel):
    """Answers as it is told; after the last answer it hangs until it is called off."""

    def complete(self, request: Request) -> Reply:
        if len(self.answers) > 1:
            return super().complete(request)
        assert request.cancel is not None and request.cancel.wait(20.0)
        raise CancelledError("the call was called off")


def test_a_server_that_was_fast_and_hangs_is_found_out_five_seconds_after_and_the_cause_is_said() -> None:
    clock, told = Clock(), list[BreakerStatus]()
    model = Breaker(Hanging("a", "b", "c", "never"), clock=clock, on_change=told.append)
    for _ in range(3):
        model.complete(ask())
    faults: list[ModelError] = []

    def call() -> None:
        try:
            model.complete(ask())
        except ModelError as fault:
            faults.append(fault)

    threads = [threading.Thread(target=call) for _ in range(2)]
    for thread in threads:
        thread.start()
    while len(model._pulse._running) < 2:
        threads[0].join(0.001)
    clock.now += 4.0
    assert model.look() and told == []
    clock.now += 2.0
    model.look()
    for thread in threads:
        thread.join(5.0)
    assert [type(fault) for fault in faults] == [TooSlowError, TooSlowError]
    assert [status.state for status in told] == ["open"] and "has not answered for 6 seconds" in told[0].cause
    assert not model.look()


def test_while_anything_is_answered_or_its_speed_is_not_known_a_server_does_not_hang() -> None:
    clock = Clock()
    pulse = Pulse(5.0)
    slow, fresh = Running("plan", clock(), Cancel(), 60.0), Running("plan", clock(), Cancel(), 60.0)
    pulse.begin(slow)
    pulse.look(clock() + 50.0)
    assert not slow.hung  # the first call may be loading the model
    for _ in range(3):
        pulse.answered(fresh, clock() + 4.0)
    pulse.look(clock() + 50.0)
    assert not slow.hung  # others were answered since it began
    late = Running("plan", clock() + 10.0, Cancel(), 60.0)
    pulse.begin(late)
    pulse.look(clock() + 21.0)
    assert not late.hung  # eleven seconds are not three times as long as four
    pulse.look(clock() + 23.0)
    assert late.hung and late.cancel.stopped and not slow.cancel.stopped


def test_one_deadline_that_passes_without_any_answer_is_enough() -> None:
    late = TooSlowError("http://x/v1: no whole answer within 60 seconds")
    model, _, told = breaker(Clock(), late)
    fail(model, 1, TooSlowError)
    assert [status.cause for status in told] == ["no whole answer within 60 seconds, at http://x/v1"]


def test_a_server_that_failed_in_any_way_is_greeted_within_ten_seconds_though_nobody_asks_anything() -> None:
    clock = Clock()
    model = Breaker(FakeModel(DOWN), rests_for(strict=False), clock)
    fail(model, 4)
    for _ in range(6):
        assert model.is_open and not model.wants_greeting
        clock.now += 10.0
        assert model.wants_greeting
        fail(model, 1)


def test_a_probe_that_hangs_is_the_cause_that_is_shown_and_not_the_failure_before_it() -> None:
    clock = Clock()
    inner = Hanging(DOWN, DOWN, DOWN, DOWN, "never")
    model, cancel = Breaker(inner, clock=clock), Cancel()
    fail(model, 4)
    clock.now += 5.0
    probe = threading.Thread(target=_probe, args=(model, cancel))
    probe.start()
    while model.status.state != "probing":
        pass
    assert "failed with 500" in model.status.cause
    clock.now += 5.0
    assert model.status.cause == "the server is silent now that it is asked again"
    cancel.stop()
    probe.join(5.0)


def _probe(model: Breaker, cancel: Cancel) -> None:
    with contextlib.suppress(ModelError):
        model.complete(Request("", "Hello?", cancel=cancel))


def test_a_success_between_failures_keeps_it_closed() -> None:
    model, _, told = breaker(Clock(), DOWN, DOWN, DOWN, "fine", DOWN, DOWN, DOWN, "fine")
    fail(model, 3)
    model.complete(ask())
    fail(model, 3)
    assert model.complete(ask()).text == "fine" and told == []


@pytest.mark.parametrize("fault", [KeyRefusedError("wrong key"), NoSuchModelError("no such model")])
def test_what_waiting_will_not_mend_opens_it_at_once(fault: ModelError) -> None:
    model, _, told = breaker(Clock(), fault)
    fail(model, 1, type(fault))
    assert [status.cause for status in told] == [str(fault)]


def test_a_server_that_asks_for_a_long_rest_gets_it_at_once() -> None:
    model, _, told = breaker(Clock(), BusyError("busy", retry_after=40.0), "yes")
    fail(model, 1, BusyError)
    assert told[0].again_in == 40.0


@pytest.mark.parametrize("fault", [EmptyAnswerError("empty"), CutOffError("cut off"), RequestError("odd request")])
def test_a_bad_answer_is_no_outage(fault: ModelError) -> None:
    model, _, told = breaker(Clock(), DOWN, DOWN, DOWN, fault, DOWN, "fine")
    fail(model, 3)
    fail(model, 1, type(fault))
    fail(model, 1)
    assert model.complete(ask()).text == "fine" and told == []


def test_after_a_rest_one_call_probes_and_closes_it() -> None:
    clock = Clock()
    model, inner, told = breaker(clock, DOWN, DOWN, DOWN, DOWN, "up again")
    fail(model, 4)
    clock.now += 4.9
    fail(model, 1, BreakerOpenError)
    clock.now += 0.1
    assert model.complete(ask()).text == "up again"
    assert [status.state for status in told] == ["open", "probing", "closed"]
    assert model.status == BreakerStatus("closed", "", "", 0.0) and len(inner.asked) == 5


def test_the_rest_doubles_with_each_failed_probe_up_to_a_minute() -> None:
    clock = Clock()
    model, _, _ = breaker(clock, DOWN)
    fail(model, 4)
    rests = []
    for _ in range(6):
        rests.append(model.status.again_in)
        clock.now += rests[-1]
        fail(model, 1)
    assert rests == [5.0, 10.0, 20.0, 40.0, 60.0, 60.0] and model.opened == 1


def test_a_probe_that_is_called_off_leaves_the_next_call_to_probe() -> None:
    clock = Clock()
    model, _, _ = breaker(clock, DOWN, DOWN, DOWN, DOWN, CancelledError("off"), "up")
    fail(model, 4)
    clock.now += 5.0
    fail(model, 1, CancelledError)
    assert model.complete(ask()).text == "up"


class Slow:
    """Fails four times; then answers only when told to."""

    def __init__(self) -> None:
        self.calls, self.inside, self.go = 0, threading.Event(), threading.Event()

    def complete(self, request: Request) -> Reply:
        self.calls += 1
        if self.calls <= 4:
            raise DOWN
        self.inside.set()
        assert self.go.wait(5.0)
        return Reply("up")


def test_only_one_call_probes_at_a_time() -> None:
    clock, slow = Clock(), Slow()
    model = Breaker(slow, clock=clock)
    fail(model, 4)
    clock.now += 5.0
    probe = threading.Thread(target=model.complete, args=(ask(),))
    probe.start()
    assert slow.inside.wait(5.0)
    during = model.status.state
    fail(model, 1, BreakerOpenError)
    slow.go.set()
    probe.join()
    assert (during, model.status.state, slow.calls) == ("probing", "closed", 5)


def test_the_player_can_close_it_by_hand() -> None:
    model, _, _ = breaker(Clock(), DOWN, DOWN, DOWN, DOWN, "up")
    fail(model, 4)
    model.reset()
    assert model.complete(ask()).text == "up"


def test_a_server_that_is_gone_is_told_in_words_after_less_than_five_seconds_of_waiting() -> None:
    with FakeServer() as fake:
        server, clock = Server(fake.url), Clock()
    told: list[BreakerStatus] = []
    model = Retrying(Breaker(Client(server, "m"), Rests(first=1.0), clock, told.append), sleep=clock.sleep)
    with pytest.raises(UnreachableError):
        model.complete(ask())
    server.close()
    assert told[0].state == "open" and "the connection is refused" in told[0].cause
    assert sum(clock.slept) < 5.0


def test_a_call_that_failed_late_does_not_lengthen_the_rest() -> None:
    clock = Clock()
    model, _, told = breaker(clock, KeyRefusedError("no"))
    fail(model, 1, KeyRefusedError)
    model._failed(DOWN, probe=False)
    assert len(told) == 1 and model.status.cause == "no"


def test_a_cancel_tells_whoever_waits_and_can_be_taken_back() -> None:
    cancel, told = Cancel(), list[str]()
    cancel.when_stopped(lambda: told.append("first"))
    forget = cancel.when_stopped(lambda: told.append("second"))
    forget()
    assert not cancel.wait(0.0)
    cancel.stop()
    cancel.when_stopped(lambda: told.append("late"))
    assert told == ["first", "late"] and cancel.wait(0.0) and cancel.stopped


class Silent:
    """Never answers a thought; greetings as it is told."""

    def __init__(self, *greetings: str | ModelError) -> None:
        self.inner, self.greeted = FakeModel(*greetings), 0

    def complete(self, request: Request) -> Reply:
        if request.purpose == GREETING.purpose:
            self.greeted += 1
            return self.inner.complete(request)
        assert request.cancel is not None and request.cancel.wait(20.0)
        raise CancelledError("the call was called off")


def waited_for(model: Breaker, clock: Clock, *seconds: float) -> list[ModelError]:
    """What becomes of a call while so many seconds pass, one after another."""
    faults: list[ModelError] = []

    def call() -> None:
        try:
            model.complete(ask())
        except ModelError as fault:
            faults.append(fault)

    thread = threading.Thread(target=call)
    thread.start()
    while not model._pulse.busy:
        thread.join(0.001)
    for passed in seconds:
        clock.now += passed
        model.look()
    thread.join(5.0)
    return faults


def test_that_a_server_has_not_answered_yet_is_said_within_five_seconds_and_once() -> None:
    clock, told = Clock(), list[BreakerStatus]()
    model = Breaker(Silent(), Rests(start=20.0), clock, told.append)
    faults = waited_for(model, clock, 3.0, 1.5, 3.0, 10.0, 3.0)
    assert told[0] == BreakerStatus("waiting", "it is not answering yet: 4 s", "It may be loading its model.", 0.0)
    assert [status.state for status in told] == ["waiting", "open"]
    assert "has not answered for 20 seconds, it has not answered anything yet" in str(faults[0])
    assert model.waiting == 0.0 and model.is_slow


def test_one_that_answered_anything_is_not_said_to_be_waited_for() -> None:
    clock, told = Clock(), list[BreakerStatus]()
    model = Breaker(Hanging("first", "never"), Rests(start=20.0), clock, told.append)
    model.complete(ask())
    clock.now += 1.0
    running = Running("plan", clock(), Cancel(), 60.0)
    model._pulse.begin(running)
    clock.now += 30.0
    assert model.look() and model.waiting == 0.0 and told == [] and not running.hung


def test_of_a_server_known_to_be_slow_the_first_answer_is_waited_for_longer() -> None:
    clock = Clock()
    model = Breaker(Silent(), Rests(start=20.0), clock, expected=lambda request: 40.0)
    running = Running("plan", clock(), Cancel(), 60.0, expected=40.0)
    model._pulse.begin(running)
    clock.now += 59.0
    model.look()
    assert not running.hung and model.waiting == 59.0
    clock.now += 2.0
    model.look()
    assert running.hung


def test_a_server_that_was_too_slow_is_greeted_and_no_thought_waits_for_it() -> None:
    clock, told = Clock(), list[BreakerStatus]()
    silent = Silent(TooSlowError("no whole answer within 180 seconds"), "Hello!")
    model = Breaker(silent, Rests(start=20.0), clock, told.append)
    waited_for(model, clock, 21.0)
    clock.now += 5.0
    assert model.wants_greeting
    fail(model, 3, BreakerOpenError)
    with pytest.raises(TooSlowError):
        model.complete(GREETING)
    assert model.status.again_in == 10.0 and not model.wants_greeting
    clock.now += 10.0
    assert model.complete(GREETING).text == "Hello!" and silent.greeted == 2
    assert [status.state for status in told] == ["waiting", "open", "probing", "open", "probing", "closed"]
    assert not model.is_slow and not model.wants_greeting
