"""How long a slow server may take."""

from dataclasses import replace

from game.llm.capabilities import Capabilities
from game.llm.model import Reply, Request, Usage
from game.llm.patience import LONGEST, Patience

THOUGHT = Request("s" * 2000, "u" * 2000, max_tokens=200, seconds=60.0)
"""A thousand tokens to read, and room for two hundred, each of which counts as five."""


def test_while_the_speed_is_not_known_a_call_may_take_as_long_as_loading() -> None:
    patience = Patience(loading=180.0)
    assert patience.expected(THOUGHT) == 0.0 and patience.allowed(THOUGHT) == 180.0
    assert patience.allowed(replace(THOUGHT, seconds=300.0)) == 300.0
    assert Patience(loading=180.0, at_once=4).allowed(THOUGHT) == 720.0  # the server may serve one after another


def test_a_slow_server_may_take_three_times_as_long_as_is_expected_of_it_and_a_fast_one_what_was_asked() -> None:
    slow, fast = Patience(), Patience()
    slow.learn(Reply("x", Usage(500, 100), seconds=20.0))  # 20 s for 1,000: 0.02 s a token
    assert slow.expected(THOUGHT) == 40.0 and slow.allowed(THOUGHT) == 120.0
    fast.learn(Reply("x", Usage(500, 100), seconds=1.0))
    assert fast.expected(THOUGHT) == 2.0 and fast.allowed(THOUGHT) == 60.0


def test_it_goes_by_the_slowest_of_the_latest_answers_and_has_an_end() -> None:
    patience = Patience()
    patience.learn(Reply("x", Usage(100, 0), seconds=100.0))
    assert patience.allowed(THOUGHT) == LONGEST
    for _ in range(8):
        patience.learn(Reply("x", Usage(1000, 0), seconds=10.0))
    assert patience.expected(THOUGHT) == 20.0


def test_what_a_doctor_found_is_where_it_begins_and_calls_at_once_wait_for_each_other() -> None:
    known = Capabilities(tokens_a_second=10.0, reads_a_second=100.0, parallel=1)
    assert Patience.by(known, 1).expected(THOUGHT) == 40.0  # 0.02 s a token, by how fast it writes
    assert Patience.by(known, 4).expected(THOUGHT) == 160.0
    assert Patience.by(replace(known, parallel=4), 4).expected(THOUGHT) == 40.0
    assert Patience.by(Capabilities(), 4).expected(THOUGHT) == 0.0
