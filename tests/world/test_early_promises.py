"""A promise of the early morning gets one out of bed in time."""

from game.world.activity import Entry
from game.world.answers import _rise_for
from game.world.clock import HOUR, MINUTE
from tests.small_town import small_world


def test_a_night_ends_in_time_for_what_was_promised_at_dawn() -> None:
    ada = small_world().people["Ada Hill"]
    ada.plan.chunks = [Entry(0, 17 * HOUR, "reading", "home"), Entry(17 * HOUR, 8 * HOUR, "sleeping", "home")]
    _rise_for(ada, 25 * HOUR)
    assert ada.plan.chunks[-1].end == 25 * HOUR - 45 * MINUTE
    _rise_for(ada, 18 * HOUR)  # a promise of the late evening takes no night away
    assert ada.plan.chunks[-1].end == 25 * HOUR - 45 * MINUTE
