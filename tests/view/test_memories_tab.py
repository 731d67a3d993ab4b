"""The page of memories: the whole stream, searched, filtered, recalled."""

from collections.abc import Callable

import pygame
import pytest

from game.view import strings
from game.view.intents import FindWhy, Found, Recollect, Reply
from game.world.memories import NewMemory
from tests.view.fake_world import ROOM, FakeWorld
from tests.view.pilot import Pilot

ADA = "Ada Hill"


@pytest.fixture(autouse=True)
def page(pilot: Pilot, world: FakeWorld) -> None:
    stream = world.people[ADA].stream
    stream.add(NewMemory("dialogue", "Bo Reed has a dog", source="was told by Bo Reed", place=ROOM), 1400, 9)
    pilot.screen.select(ADA)
    pilot.screen.show_tab("memories")
    pilot.wait(0.3)


def test_each_memory_is_told_with_time_source_place_and_importance(pilot: Pilot) -> None:
    shown = pilot.words_on_screen()
    assert "122 memories, newest first, with their importance (1 to 10)" in shown and "9" in shown
    assert "9:53 am · was told by Bo Reed · bedroom, Ada's house" in shown


def test_words_are_searched_while_they_are_typed(pilot: Pilot) -> None:
    pilot.click(strings.SEARCH_MEMORIES)
    pilot.type("number 77")
    assert "1 of 122 memories" in pilot.words_on_screen() and "Ada Hill sees cloud number 77" in pilot.words_on_screen()
    pilot.type("x")
    assert strings.NONE_MATCH in pilot.words_on_screen()


def test_filters_are_chosen_from_a_list_and_taken_away_again(pilot: Pilot) -> None:
    pilot.click(strings.FILTERS["kind"])
    pilot.click("heard")
    assert "1 of 122 memories" in pilot.words_on_screen() and "Bo Reed has a dog" in pilot.words_on_screen()
    pilot.click(strings.FILTERS["person"])
    pilot.click("Cy Reed")
    assert strings.NONE_MATCH in pilot.words_on_screen()
    pilot.click("Cy Reed ×")
    assert "Bo Reed has a dog" in pilot.words_on_screen()
    pilot.click("heard ×")
    assert "122 memories, newest first, with their importance (1 to 10)" in pilot.words_on_screen()


@pytest.mark.parametrize(("filter_name", "value", "count"), [("place", "Ada's house", 1), ("day", "Mon 13 Feb", 122)])
def test_place_and_day(pilot: Pilot, filter_name: str, value: str, count: int) -> None:
    pilot.click(strings.FILTERS[filter_name])
    pilot.click(value)
    assert f"{count} of 122 memories" in pilot.words_on_screen()


def test_what_is_new_comes_while_a_filter_holds(pilot: Pilot, world: FakeWorld) -> None:
    pilot.click(strings.SEARCH_MEMORIES)
    pilot.type("dog")
    world.people[ADA].stream.add(NewMemory("observation", "A dog barks"), 1430, 2)
    pilot.wait(0.3)
    assert "A dog barks" in pilot.words_on_screen() and "2 of 123 memories" in pilot.words_on_screen()


def test_recalled_memories_come_with_their_three_bars_and_there_is_a_way_back(pilot: Pilot) -> None:
    pilot.click(strings.SEARCH_MEMORIES)
    pilot.type("pets\n")
    assert pilot.intents == [Recollect(1, ADA, "pets")]
    assert strings.RECALLING.format("pets") in pilot.words_on_screen()
    pilot.screen.receive(Reply(1, (Found(122, 2.4, 1.0, 0.9, 0.5), Found(3, 0.8, 0.25, 0.3, 0.25))))
    pilot.wait(0.3)
    shown = pilot.words_on_screen()
    assert {"recent 1.00", "important 0.90", "relevant 0.50", "relevant 0.25"} <= set(shown)
    assert pilot.where("Bo Reed has a dog")[1] < pilot.where("Ada Hill sees cloud number 2")[1]
    assert strings.RECALLED_FOR.format("pets") in shown
    pilot.click(strings.BACK_TO_ALL)
    assert "recent 1.00" not in pilot.words_on_screen()


def test_what_was_recalled_goes_with_another_page_another_person_or_none(pilot: Pilot) -> None:
    ways: list[Callable[[], None]] = [
        lambda: pilot.screen.show_tab("now"),
        lambda: pilot.screen.select("Bo Reed"),
        lambda: pilot.press(pygame.K_ESCAPE),
    ]
    for number, leave in enumerate(ways, 1):
        pilot.screen.select(ADA)
        pilot.screen.show_tab("memories")
        pilot.wait(0.3)
        pilot.click(strings.SEARCH_MEMORIES)
        pilot.type("pets\n")
        pilot.screen.receive(Reply(number, (Found(122, 2.4, 1.0, 0.9, 0.5),)))
        pilot.wait(0.3)
        pilot.screen.resize((1400, 900), pygame.Surface((1400, 900)))
        pilot.wait(0.3)
        assert "recent 1.00" in pilot.words_on_screen()
        pilot.screen.board.inspector.let_go()
        leave()
        pilot.screen.select(ADA)
        pilot.screen.show_tab("memories")
        pilot.wait(0.3)
        assert "122 memories, newest first, with their importance (1 to 10)" in pilot.words_on_screen()


def test_what_is_hidden_now_is_not_ranked_but_told_as_never_recalled(pilot: Pilot, world: FakeWorld) -> None:
    pilot.click(strings.SEARCH_MEMORIES)
    pilot.type("pets\n")
    pilot.screen.receive(Reply(1, (Found(122, 2.4, 1.0, 0.9, 0.5), Found(3, 0.8, 0.25, 0.3, 0.25))))
    world.people[ADA].stream.hidden[122] = world.clock.tick
    pilot.wait(0.3)
    shown = pilot.words_on_screen()
    assert "relevant 0.25" in shown and "recent 1.00" not in shown and strings.MEMORY_FATE["hidden"] in shown
    assert pilot.where("Bo Reed has a dog")[1] > pilot.where("Ada Hill sees cloud number 2")[1]
    assert all("never recalled" in words for words in strings.MEMORY_FATE.values())


def test_recalling_nothing_and_a_fault_are_told(pilot: Pilot) -> None:
    pilot.click(strings.RECALL)
    assert pilot.intents == [] and f"⚠ {strings.RECALL_WORDS}" in pilot.words_on_screen()
    pilot.click(pilot.screen.board.inspector.find("words").center)  # type: ignore[union-attr]
    pilot.type("pets\n")
    pilot.screen.receive(Reply(1, fault="the index is away"))
    pilot.wait(0.3)
    assert strings.NO_ANSWER.format("the index is away") in pilot.words_on_screen()


def test_what_was_heard_asks_why_it_was_kept_and_what_was_seen_does_not(pilot: Pilot, world: FakeWorld) -> None:
    pilot.click("Ada Hill sees cloud number 119")
    assert pilot.intents == [] and strings.MEMORY_EDIT_TITLE.format(ADA) in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.click("Bo Reed has a dog")
    assert pilot.intents == [FindWhy(1, ADA, world.people[ADA].stream.rows[121])]
