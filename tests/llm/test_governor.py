"""Tokens and money by person and purpose, caps, pause, prices."""

from datetime import date
from pathlib import Path

import pytest

from game.llm.errors import (
    BreakerOpenError,
    CapReachedError,
    CutOffError,
    EmptyAnswerError,
    ModelError,
    PausedError,
    ServerError,
)
from game.llm.governor import Bill, Caps, Governed, Governor, bill_of
from game.llm.model import Reply, Usage
from game.llm.prices import FREE, Price, PriceError, load_prices
from game.llm.retrying import Retrying
from tests.llm.fake_model import Clock, FakeModel, ask

PRICE = Price(tokens_in=2.0, tokens_out=10.0, cached=0.5)


def governed(caps: Caps = Caps(), *answers: Reply | str | ModelError, price: Price | None = PRICE) -> Governed:
    return Governed(FakeModel(*answers), Governor(caps, Clock()), price)


def clock_of(model: Governed) -> Clock:
    clock = model.governor._clock
    assert isinstance(clock, Clock)
    return clock


def test_a_call_costs_what_the_price_list_says() -> None:
    usage = Usage(tokens_in=1_000_000, tokens_out=100_000, cached=400_000)
    assert PRICE.of(usage) == 0.6 * 2.0 + 0.4 * 0.5 + 0.1 * 10.0
    assert bill_of(usage, PRICE).money == pytest.approx(2.4)


def test_money_that_the_server_names_goes_before_the_price_list() -> None:
    assert bill_of(Usage(1000, 1000, money=0.123), PRICE).money == 0.123
    assert bill_of(Usage(1000, 1000, money=0.123), None) == Bill(1, 0, 1000, 1000, 0, 0.123)


def test_a_call_without_a_price_is_counted_as_such() -> None:
    assert bill_of(Usage(10, 5), None) == Bill(1, 0, 10, 5, 0, 0.0, unpriced=1)
    assert bill_of(Usage(10, 5, billed=False), FREE).estimated == 1


def test_bills_are_kept_by_person_and_by_purpose() -> None:
    model = governed()
    for person, purpose in (("Klaus", "plan"), ("Klaus", "talk"), ("Maria", "talk")):
        model.complete(ask(purpose, person))
    one = bill_of(Usage(100, 20), PRICE)  # 0.0002 + 0.0002 dollars
    assert one.money == pytest.approx(0.0004)
    assert model.governor.by_person() == {"Klaus": one + one, "Maria": one}
    assert model.governor.by_purpose() == {"plan": one, "talk": one + one}
    assert model.governor.total == one + one + one and model.governor.total.tokens == 360


@pytest.mark.parametrize("kind", [EmptyAnswerError, CutOffError])
def test_an_unusable_answer_is_billed_all_the_same(kind: type[EmptyAnswerError]) -> None:
    model = governed(Caps(), kind("no", Reply("x", Usage(50, 30))))
    with pytest.raises(kind):
        model.complete(ask())
    assert (model.governor.total.calls, model.governor.total.failed, model.governor.total.tokens) == (1, 1, 80)


def test_a_call_that_was_not_answered_costs_nothing_and_is_counted() -> None:
    model = governed(Caps(), ServerError("down"))
    with pytest.raises(ServerError):
        model.complete(ask())
    assert model.governor.total == Bill(calls=1, failed=1)


def test_a_call_that_was_never_sent_is_not_counted() -> None:
    model = governed(Caps(), BreakerOpenError("left alone"))
    with pytest.raises(BreakerOpenError):
        model.complete(ask())
    assert model.governor.total == Bill()


@pytest.mark.parametrize(
    ("caps", "words"),
    [
        (Caps(tokens_an_hour=300), "the cap of 300 tokens an hour is reached"),
        (Caps(tokens_a_day=300), "the cap of 300 tokens a game day is reached"),
        (Caps(tokens_a_town=300), "the cap of 300 tokens a town is reached"),
        (Caps(money_a_town=0.001), r"the cap of \$0.00 a town is reached"),
    ],
)
def test_at_a_cap_new_calls_are_refused_in_words(caps: Caps, words: str) -> None:
    model = governed(caps)
    for _ in range(3):  # 120 tokens and 0.0004 dollars each: the third passes the cap
        model.complete(ask())
    with pytest.raises(CapReachedError, match=words):
        model.complete(ask())
    assert model.governor.total.calls == 3 and model.governor.stopped_by.startswith("the cap of")


def test_the_cap_of_an_hour_lets_go_as_the_hour_passes() -> None:
    model = governed(Caps(tokens_an_hour=200))
    model.complete(ask())
    clock_of(model).now += 1800.0
    model.complete(ask())
    with pytest.raises(CapReachedError):
        model.complete(ask())
    clock_of(model).now += 1800.0
    assert model.governor.last_hour.calls == 1
    model.complete(ask())


def test_the_cap_of_a_game_day_lets_go_with_the_next_day() -> None:
    model = governed(Caps(tokens_a_day=100))
    model.complete(ask())
    with pytest.raises(CapReachedError):
        model.complete(ask())
    model.governor.start_day("2023-02-14")
    assert model.governor.today == Bill()
    model.complete(ask())
    model.governor.start_day("2023-02-15")
    model.governor.start_day("2023-02-14")  # back in an earlier branch: what was spent on that day is spent
    assert model.governor.today.calls == 1


def test_a_pause_stops_the_next_call_and_the_next_attempt_of_a_running_one() -> None:
    clock = Clock()
    inner = FakeModel(ServerError("down"))
    governor = Governor(clock=clock)
    model = Retrying(Governed(inner, governor, FREE), clock=clock, sleep=lambda seconds: governor.pause())
    with pytest.raises(PausedError):
        model.complete(ask())
    assert len(inner.asked) == 1 and governor.stopped_by == "calls are paused"
    governor.resume()
    inner.answers = ["yes"]
    assert model.complete(ask()).text == "yes" and not governor.paused


def test_what_was_spent_comes_back_with_the_town() -> None:
    model = governed()
    model.complete(ask("plan", "Klaus"))
    model.complete(ask("talk", "Maria"))
    after = Governor(Caps(tokens_a_town=200))
    clock_of(model).now += 150.0
    model.complete(ask("talk", "Maria"))
    assert {ago: bill.calls for ago, bill in model.governor.lately().items()} == {0: 1, 2: 2}
    after.restore(model.governor.kept(), model.governor.lately())
    assert after.total == model.governor.total and after.by_person() == model.governor.by_person()
    assert after.last_hour.calls == 3
    with pytest.raises(CapReachedError):
        after.admit()


def test_our_own_price_list_can_be_read_and_has_a_date() -> None:
    prices = load_prices()
    assert prices.day >= date(2026, 1, 1)
    assert prices.price("https://api.openai.com/v1", "gpt-4o-mini-2024-07-18") == Price(0.15, 0.6, 0.075)
    assert prices.price("https://api.openai.com/v1", "gpt-5.4-mini") == Price(0.75, 4.5, 0.075)
    assert prices.price("https://example.com/v1", "gpt-4o-mini") is None
    assert prices.price("http://localhost:11434/v1", "anything") == FREE


def test_every_price_of_ours_has_its_day_and_is_of_a_plausible_shape() -> None:
    for entry in load_prices().entries:
        price = entry.price
        assert date(2026, 6, 1) <= entry.day <= date(2026, 12, 1), entry
        assert 0.01 <= price.tokens_in <= 50.0 and 0.0 < price.cached <= price.tokens_in, entry
        assert price.tokens_out == 0.0 or 4.0 <= price.tokens_out / price.tokens_in <= 10.0, entry
    assert load_prices().price("https://api.openai.com/v1", "gpt-6-luna-2026-09-22") == Price(0.1, 0.5, 0.01)


def test_a_price_list_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text('date = 2026-11-01\n[[model]]\nname = "mine*"\nin = 1\nout = 2.5\n')
    assert load_prices(path).price("https://example.com/v1", "mine-large") == Price(1.0, 2.5, 1.0)
    assert load_prices(tmp_path / "missing.toml").day == load_prices().day


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("date = ", "cannot be read"),
        ('date = "soon"\nmodel = []', "date: expected a day"),
        ("date = 2026-01-01", "expected at least one"),
        ("date = 2026-01-01\n[[model]]\nin = 1", "model 1: name and host"),
        ('date = 2026-01-01\n[[model]]\nname = "x"\nin = "cheap"', r"model 1 \(x\): in, out and cached"),
        ('date = 2026-01-01\n[[model]]\nname = "x"\nin = -1', r"model 1 \(x\): in, out and cached"),
        ('date = 2026-01-01\n[[model]]\nname = "x"\nin = 1\ndate = 7', r"model 1 \(x\): date: expected a day"),
    ],
)
def test_a_price_list_with_a_fault_says_where(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "prices.toml"
    path.write_text(text)
    with pytest.raises(PriceError, match=words):
        load_prices(path)
