"""What a run will cost before it starts, routes of the player's own, and answers that are kept."""

from datetime import datetime
from pathlib import Path

import pytest

from game import estimating
from game.answering import by_model
from game.estimating import USUAL, estimated
from game.llm.prices import FREE, Price
from game.mind.prompted.asking import ASKINGS, PURPOSES, VARIANTS, longest_prompt
from game.settings import Settings, load_settings
from game.world.clock import MINUTE
from tests.llm.servers import FakeServer
from tests.modelled import Writer, live, remembered, town

__all__ = ["remembered"]
DEAR, CHEAP = Price(10.0, 40.0, 10.0), Price(1.0, 4.0, 1.0)


def test_the_estimate_is_the_usual_of_a_person_a_day_times_people_and_days() -> None:
    found = estimated("thrifty", 10, 0.5, lambda who: DEAR)
    assert found.calls == round(5 * (14.9 + 5.6 + 4.6 + 1.4))
    assert found.tokens_in == 5 * (12_460 + 5_640 + 4_540 + 1_990)
    assert found.tokens_out == round(5 * 1.5 * (480 + 122 + 770 + 330))
    assert found.money == pytest.approx((found.tokens_in * 10.0 + found.tokens_out * 40.0) / 1e6)
    assert found.in_words() == (
        "10 people in 0.5 game days: about 132 calls with 123,150 tokens in and 12,765 out, at about $1.74."
    )


def test_each_model_has_its_own_price_and_routes_of_ones_own_count() -> None:
    prices = {"big": DEAR, "small": CHEAP}
    both = estimated("faithful", 25, 1.0, prices.get)
    alone = estimated("faithful", 25, 1.0, lambda who: DEAR)
    ruled = estimated("faithful", 25, 1.0, prices.get, {"talk": "rules", "act": "small"})
    assert both.tokens_in == alone.tokens_in and both.money and alone.money and both.money < alone.money
    assert ruled.calls == both.calls - round(25 * (16.9 + 4.6)) and ruled.money and ruled.money < both.money / 2
    assert estimated("rules", 25, 1.0, prices.get).calls == 0


def test_a_price_that_is_not_known_is_said_and_this_computer_is_free() -> None:
    assert "not known" in estimated("thrifty", 25, 1.0, lambda who: None).in_words()
    assert estimated("thrifty", 25, 1.0, lambda who: FREE).in_words().endswith("out, free on this computer.")


def test_the_estimate_knows_every_prompt_that_a_setting_uses() -> None:
    templates = {asking.template for asking in (*ASKINGS.values(), *VARIANTS)}
    assert {name for usual in USUAL.values() for name in usual} <= templates
    for setting, most in (("thrifty", 30_000), ("faithful", 100_000)):
        assert sum(told + written for _, told, written in USUAL[setting].values()) <= most  # type: ignore[index]


def test_a_game_day_is_reckoned_with_the_day_of_the_price(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path))
    told = estimating.a_day("thrifty", "https://api.openai.com/v1", "gpt-6-luna")
    assert told == (
        "25 people with thrifty answers: about 662 calls with 615,750 tokens in and 63,825 out, "
        "at about $0.09 (price of 2026-09-22)"
    )
    local = estimating.a_day("faithful", "http://localhost:1/v1", "any")
    assert local.startswith("25 people with faithful answers: about ") and local.endswith(", free on this computer")


def test_a_model_must_read_our_longest_prompt_with_room_for_the_answer() -> None:
    assert longest_prompt() > max(a.budget + a.max_tokens for a in ASKINGS.values()) and longest_prompt() < 6000


def test_routes_in_the_settings_send_kinds_of_question_to_the_rules_or_to_either_model(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('answers = "thrifty"\n[routes]\ntalk = "rules"\nreact = "small"\n')
    settings = load_settings(tmp_path / "settings.toml", {})
    assert settings.routes.chosen() == {"talk": "rules", "react": "small"}
    assert set(settings.routes.model_dump()) == set(PURPOSES.values())


def _two_models(server: FakeServer, small: FakeServer, **more: object) -> Settings:
    return Settings.model_validate(
        {
            "answers": "faithful",
            "model": {"base_url": server.url, "name": "model-a"},
            "small": {"base_url": small.url, "name": "model-b"},
            **more,
        }
    )


def test_the_small_model_gets_what_is_routed_to_it() -> None:
    with FakeServer(Writer()) as server, FakeServer(Writer()) as other:
        settings = _two_models(server, other, routes={"plan": "small", "act": "rules"})
        session = town(by_model(settings, "strict", {}))
        live(session, 5 * MINUTE)
        asked = session.answering.asked
        session.close()
    assert asked is not None
    big, small = asked.prompted
    assert small.asked["plan_the_day"] == 3 and big.asked["plan_the_day"] == 0
    assert big.asked["act_the_hour"] == small.asked["act_the_hour"] == 0
    assert asked.estimate(3, 1.0).money == 0.0


def test_an_answer_that_is_kept_is_not_asked_for_again(tmp_path: Path) -> None:
    environ = {"SMALLVILLE_DATA": str(tmp_path)}
    told = []
    for _ in range(2):
        with FakeServer(Writer()) as server:
            settings = Settings.model_validate(
                {"answers": "faithful", "cache": True, "model": {"base_url": "http://x", "name": "model-a"}}
            )
            settings = settings.model_copy(update={"model": settings.model.model_copy(update={"base_url": server.url})})
            session = town(by_model(settings, "strict", environ))
            # both servers are to count as the same one
            assert session.answering.asked is not None
            for cache in session.answering.asked.caches:
                cache.name = "model-a"
            live(session, 5 * MINUTE)
            told.append((len(server.chats), session.answering.asked.counts()["from_cache"]))
            session.close()
    assert told[0][0] > 3 and told[0][1] == 0
    assert told[1] == (0, told[0][0])


def test_a_run_tells_how_much_of_its_prompts_repeats() -> None:
    with FakeServer(Writer()) as server:
        session = town(by_model(_two_models(server, server), "strict", {}))
        live(session, 10 * MINUTE)
        assert session.answering.asked is not None
        share = session.answering.asked.counts()["repeated_prefix"]
        session.close()
    assert 0.2 < share < 0.9


def test_dates_of_prices_are_days() -> None:
    assert datetime(2026, 9, 22).date().isoformat() in estimating.a_day("paper", "https://api.openai.com", "gpt-6-sol")
