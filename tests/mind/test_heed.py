"""When somebody does what an inner voice asks for."""

from datetime import datetime

import pytest

from game.mind.heed import _entry
from game.mind.questions import Reaction
from game.world.clock import HOUR, MINUTE
from game.world.memories import MemoryStream, NewMemory
from game.world.thoughts import HearVoice, Thought
from tests.mind.rules.cards import card

NOW, FREE = 12 * HOUR, 20 * HOUR


def begins(text: str, what: str, start: datetime | None = None) -> tuple[int, str]:
    """When, in minutes from now, and what somebody means to do whom the plan leaves free in eight hours."""
    stream = MemoryStream()
    voice = stream.add(NewMemory("inner voice", text, 8, "inner voice"), NOW, 8)
    who = card("Ada Stone", "Ada Stone keeps a shop")
    facts = HearVoice(voice, "", FREE)
    midnight = datetime(2023, 2, 13)
    thought = Thought(1, who.name, 1, "acting", 1, NOW, NOW + 60, who, stream.view(), NOW, midnight, facts)
    entry = _entry(thought, facts, Reaction("do", what, start=start))
    return (entry.start - NOW) // MINUTE, entry.what


@pytest.mark.parametrize("now", ["right now", "at once", "immediately", "this very minute", "now"])
def test_what_a_voice_asks_for_now_is_done_now_and_its_name_says_no_time(now: str) -> None:
    assert begins(f"Go to the pond {now}", f"going to the pond {now}") == (0, "going to the pond")


@pytest.mark.parametrize("text", ["Walk by the pond", "Take a walk now and then", "Be kind from now on"])
def test_what_has_time_waits_for_a_free_stretch_of_the_plan(text: str) -> None:
    assert begins(text, "taking a walk") == (8 * 60, "taking a walk")


def test_a_time_that_is_said_goes_before() -> None:
    minutes, _ = begins("Go for a walk now or at 3 pm", "taking a walk", datetime(2023, 2, 13, 15, 0))
    assert minutes == 3 * 60
