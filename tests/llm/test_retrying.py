"""Asking again after a passing fault."""

import random

import pytest

from game.llm.errors import (
    BreakerOpenError,
    BusyError,
    CancelledError,
    KeyRefusedError,
    ModelError,
    RequestError,
    ServerError,
)
from game.llm.model import Cancel, Reply, Request
from game.llm.retrying import Backoff, Retrying
from tests.llm.fake_model import Clock, FakeModel, ask

NO_CHANCE = random.Random(1)
NO_CHANCE.random = lambda: 0.0  # type: ignore[method-assign]


def retrying(clock: Clock, *answers: Reply | str | ModelError) -> tuple[Retrying, FakeModel]:
    model = FakeModel(*answers)
    return Retrying(model, clock=clock, sleep=clock.sleep, chance=NO_CHANCE), model


def test_a_passing_fault_is_tried_again_and_the_waits_double() -> None:
    clock = Clock()
    model, inner = retrying(clock, ServerError("down"), ServerError("down"), ServerError("down"), "up")
    reply = model.complete(ask())
    assert (reply.text, reply.attempts, reply.seconds, model.retries) == ("up", 4, 1.75, 3)
    assert clock.slept == [0.25, 0.5, 1.0]
    assert [request.seconds for request in inner.asked] == [60.0, 59.75, 59.25, 58.25]


def test_an_attempt_that_was_not_sent_is_no_retry() -> None:
    model, _ = retrying(Clock(), ServerError("down"), ServerError("down"), BreakerOpenError("left alone"))
    with pytest.raises(BreakerOpenError):
        model.complete(ask())
    assert model.retries == 1


def test_after_the_last_attempt_the_fault_is_told() -> None:
    model, inner = retrying(Clock(), ServerError("still down"))
    with pytest.raises(ServerError, match="still down"):
        model.complete(ask())
    assert len(inner.asked) == 4


def test_the_server_is_left_alone_for_as_long_as_it_asks() -> None:
    clock = Clock()
    model, _ = retrying(clock, BusyError("busy", retry_after=3.0), "yes")
    assert model.complete(ask()).text == "yes"
    assert clock.slept == [3.0]


def test_nobody_waits_for_a_server_that_asks_for_a_minute() -> None:
    clock = Clock()
    model, inner = retrying(clock, BusyError("busy", retry_after=60.0), "yes")
    with pytest.raises(BusyError):
        model.complete(ask())
    assert clock.slept == [] and len(inner.asked) == 1


@pytest.mark.parametrize("fault", [KeyRefusedError("no"), RequestError("odd")])
def test_what_will_not_pass_is_not_tried_again(fault: ModelError) -> None:
    model, inner = retrying(Clock(), fault)
    with pytest.raises(type(fault)):
        model.complete(ask())
    assert len(inner.asked) == 1


def test_no_attempt_begins_after_the_deadline() -> None:
    clock = Clock()
    model, inner = retrying(clock, ServerError("down"))
    with pytest.raises(ServerError):
        model.complete(ask(seconds=0.6))
    assert len(inner.asked) == 2 and sum(clock.slept) == 0.25


def test_a_wait_can_be_called_off() -> None:
    cancel = Cancel()
    cancel.stop()
    model, inner = retrying(Clock(), ServerError("down"))
    with pytest.raises(CancelledError):
        model.complete(Request("", "?", cancel=cancel))
    assert len(inner.asked) == 1


def test_chance_spreads_the_waits_by_at_most_a_quarter() -> None:
    waits = [Backoff().wait(2, random.Random(seed)) for seed in range(50)]
    assert 0.5 <= min(waits) < max(waits) <= 0.625
    assert Backoff().wait(30, NO_CHANCE) == 5.0
