"""Words in memories and talks, looked for on copies."""

from game.searching import search
from game.view.intents import Hit
from game.world.conversations import Conversation, Line
from game.world.memories import MemoryStream, NewMemory


def stream(*texts: str) -> MemoryStream:
    made = MemoryStream()
    for tick, text in enumerate(texts):
        made.add(NewMemory("observation", text), tick, 1)
    return made


def test_memories_of_everybody_are_found_the_newest_first_and_lines_before_them() -> None:
    talk = Conversation(7, ("Ann", "Bob"), "", "", 0, [Line(3, "Ann", "The PARTY is tonight"), Line(4, "Bob", "Nice")])
    views = {"Ann": stream("a party", "tea", "the party hat").view(), "Bob": stream("x", "y", "z", "party time").view()}
    assert search(views, [talk], "party", 10) == (
        Hit("Ann", 3, "The PARTY is tonight", talk=7),
        Hit("Bob", 3, "party time", memory=4),
        Hit("Ann", 2, "the party hat", memory=3),
        Hit("Ann", 0, "a party", memory=1),
    )


def test_all_words_must_be_there_in_any_order() -> None:
    views = {"Ann": stream("tea with Bob", "Bob", "Bob likes tea").view()}
    assert [hit.memory for hit in search(views, [], "BOB tea", 10)] == [3, 1]
    assert search(views, [], "  ", 10) == ()


def test_what_is_hidden_or_replaced_is_not_found() -> None:
    own = stream("tea one", "tea two", "tea three")
    own.hidden[1], own.superseded[3] = 5, 2
    assert [hit.memory for hit in search({"Ann": own.view()}, [], "tea", 10)] == [2]


def test_no_more_than_was_asked_for_and_a_breath_every_thousand_memories() -> None:
    breaths: list[int] = []
    views = {"Ann": stream(*(f"cloud {n}" for n in range(2_500))).view()}
    assert [hit.tick for hit in search(views, [], "cloud", 3)] == [2499, 2498, 2497]
    assert search(views, [], "rain", 3, lambda: breaths.append(1)) == () and len(breaths) == 3
