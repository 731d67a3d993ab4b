"""A day of the town as prose, from a world made by hand."""

from datetime import date, datetime

from game.study.digest import digest, number
from game.world.activity import Change
from game.world.clock import DAY, HOUR
from game.world.conversations import Conversation, Line
from game.world.events import PlayedAct
from game.world.memories import NewMemory
from game.world.places import Fact
from game.world.world import World
from tests.small_town import small_world

MONDAY = date(2023, 2, 13)


def test_numbers_are_words_up_to_twelve() -> None:
    assert [number(n) for n in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
