"""Answers and commands told in lines: made from the words that a trace really has."""

from datetime import datetime

import pytest

from game.mind.questions import Digest, Insight, Learned, Part, Reaction, SpokenLine
from game.mind.trace import words_of
from game.view.panels.outcome import lines_of, weighed
from game.world import commands as c
from game.world.activity import Action, Entry
from game.world.clock import Clock
from game.world.memories import NewMemory
from game.world.people import Tie

CLOCK = Clock(datetime(2023, 2, 13, 6, 0))


def told(value: object) -> list[str]:
    return lines_of(words_of(value), CLOCK)


def test_a_day_is_told_chunk_by_chunk_with_what_is_remembered_of_it() -> None:
    chunks = (Entry(0, 360, "having breakfast, with a book", "home"), Entry(360, 780, "baking", "Hobbs Cafe"))
    memory = NewMemory("plan", "Ada's plan: breakfast; baking", source="did", subjects=("Ada",), place="home:kitchen")
    assert told(c.SetDay(thought=1, person="Ada", chunks=chunks, memories=(memory,))) == [
        "6:00 am, 1 h: having breakfast, with a book (home)",
        "7:00 am, 2 h 10 min: baking (Hobbs Cafe)",
        "📅 remembers: Ada's plan: breakfast; baking",
    ]


def test_acts_are_told_with_place_and_state() -> None:
    act = Action(60, 30, "frying an egg", "🍳", "Ada's house:kitchen:stove", "hot")
    hours = (Entry(60, 360, "having breakfast"),)
    assert told(c.SetActions(thought=1, person="Ada", hours=hours, actions=(act,))) == [
        "6:10 am, 1 h: having breakfast",
        "6:10 am, 5 min: 🍳 frying an egg (stove, Ada's house), which is then hot",
    ]


def test_doing_something_else_is_told_with_its_reason() -> None:
    act = Action(60, 60, "putting the fire out", "🧯", "Ada's house:kitchen:stove")
    assert told(c.DoInstead(thought=1, person="Ada", action=act, because="the stove is burning", thing="x:y:z")) == [
        "Does something else:",
        "6:10 am, 10 min: 🧯 putting the fire out (stove, Ada's house)",
        "Because the stove is burning",
    ]


def test_talk_is_told_in_quotes() -> None:
    assert told(c.Say(thought=1, person="Ada", conversation=3, text="Well, about that; I am done.", done=True)) == [
        "“Well, about that; I am done.”",
        "And has no more to say",
    ]
    assert told(SpokenLine("Hello!", False)) == ["“Hello!”"]
    assert told(c.StartTalk(thought=1, person="Ada", to="Bo Reed", about="the party", because="it is soon")) == [
        "Walks up and speaks with Bo Reed about the party",
        "Because it is soon",
    ]
    assert told(c.GoOn(thought=1, person="Ada", because="is busy")) == ["Goes on", "Because is busy"]
    assert told(Reaction("talk", "the party", because="likes him")) == ["Speaks about the party", "Because likes him"]


def test_what_is_kept_of_a_talk_is_told_memory_by_memory() -> None:
    memory = NewMemory("dialogue", "Bo has a dog", 3, "was told by Bo", subjects=("Bo",), place="Cafe:bar")
    promise = c.NewPromise("come to tea", "coming to tea", 600, 60, "Cafe:bar", "Bo Reed", memory)
    kept = c.KeepFromTalk(thought=1, person="Ada", conversation=3, other="Bo Reed", memories=(memory,),
                          promises=(promise,), tie=Tie(6, "likes him"))  # fmt: skip
    assert told(kept) == [
        "💬 remembers: Bo has a dog",
        "🤝 promises Bo Reed to come to tea",
        "💬 remembers: Bo has a dog",
        "Feels: likes him, closeness 6 of 10",
    ]
    digest = Digest("They talked", (Learned("Bo has a dog", 3, ("Bo",)),), (), "likes him", 6, ("Ada bakes",))
    assert told(digest) == [
        "They talked",
        "Learns: Bo has a dog",
        "Told: Ada bakes",
        "Feels: likes him",
        "Closeness 6 of 10",
    ]


def test_conclusions_are_told_with_how_sure_they_are() -> None:
    insight = NewMemory("reflection", "Bo means well", 5, "concluded", (3, 4), confidence=0.7)
    assert told(c.KeepReflections(thought=1, person="Ada", insights=(insight,))) == ["🧠 Bo means well (70 % sure)"]
    assert told(c.KeepReflections(thought=1, person="Ada", insights=())) == ["Concludes nothing new."]
    assert told((Insight("Bo means well", (0, 1), 0.65),)) == ["Bo means well (65 % sure)"]


def test_weights_are_told_in_words() -> None:
    assert told(c.SetRatings(thought=1, person="Ada", ratings={389: 2, 408: 7, 410: 1})) == [
        "Weighs 3 memories, from 1 to 7 of 10"
    ]
    assert told(c.SetRatings(thought=1, person="Ada", ratings={9: 4})) == ["Weighs 1 memory, 4 of 10"]
    assert told(c.SetRatings(thought=1, person="Ada", ratings={})) == ["Leaves the ratings as they are."]
    assert weighed([7, 0, 2]) == ["weighs 2 memories, from 2 to 7 of 10"]


def test_parts_have_no_time_but_a_length() -> None:
    assert told((Part(15, "kneading", "🍞"), Part(90, "baking"))) == ["15 min: 🍞 kneading", "1 h 30 min: baking"]


def test_what_is_not_known_is_shown_as_it_is() -> None:
    assert lines_of("no answer: the model is away", CLOCK) == ["no answer: the model is away"]
    assert lines_of("3", CLOCK) == ["3"]
    assert lines_of("", CLOCK) == []


@pytest.mark.parametrize(
    "text",
    [
        "KeepReflections: insights NewMemory: kind reflection, text it is odd, confidence in us, confidence 0.7",
        "SetDay: chunks Entry: start 99999999999999999999, ticks 6, what x",
        "Part: minutes ², what x; Entry: start 5, ticks many",
        "Entry: ; Entry: start ; Say: text ",
        "SpokenLine: text \x00\ud800 Entry: start 1, done True",
    ],
)
def test_words_that_look_like_fields_break_nothing(text: str) -> None:
    assert all(isinstance(line, str) for line in lines_of(text, CLOCK))
