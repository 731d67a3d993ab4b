"""What two people told each other comes to mind before they speak again, however much else there is."""

from game.mind.between import between, deeds, news
from game.world.memories import NewMemory
from game.world.thoughts import Reflect
from tests.mind.fakes import plain_recall, thought_of
from tests.small_town import small_world

TALK = NewMemory("dialogue", "Ada Hill and Bo Reed talked about fences", source="did", subjects=("Ada Hill", "Bo Reed"))
TOLD = NewMemory("dialogue", "Cy Reed has a dog", source="was told by Bo Reed", subjects=("Cy Reed",))
OTHER = NewMemory("dialogue", "Cy Reed is leaving", source="was told by Cy Reed", subjects=("Cy Reed",))
ACT = NewMemory("action", "Ada Hill is mending a chair", source="did", subjects=("Ada Hill",))


def test_both_sides_of_what_a_pair_said_are_recalled_and_nothing_else() -> None:
    thought = thought_of(small_world(), "Ada Hill", Reflect(), TALK, TOLD, OTHER, ACT)
    found = {r.memory.text for r in between(plain_recall(), thought, "Bo Reed")}
    assert found == {TALK.text, TOLD.text}


def test_news_is_what_others_told_and_deeds_are_what_one_did() -> None:
    thought = thought_of(small_world(), "Ada Hill", Reflect(), TALK, TOLD, OTHER, ACT)
    assert {r.memory.text for r in news(plain_recall(), thought)} == {TOLD.text, OTHER.text}
    assert [r.memory.text for r in deeds(plain_recall(), thought)] == [ACT.text]
