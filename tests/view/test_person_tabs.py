"""The pages about a person: now, plan, reflections, people, talk, ask; what they show and where their links lead."""

import pygame
import pytest

from game.view import strings
from game.view.intents import AskPerson, FindWhy, Reply, StopAsking
from game.view.panels.memory_rows import THOUGHT
from game.view.panels.now_tab import mood_words
from game.view.panels.people_tab import last_lines, met_words
from game.world.activity import Action, Change, Entry
from game.world.clock import HOUR, MINUTE
from game.world.conversations import Conversation, Line
from game.world.memories import NewMemory
from game.world.people import Mood, Tie
from game.world.relations import NEVER, Relation
from tests.view.fake_world import ROOM, FakeWorld
from tests.view.pilot import Pilot

ADA = "Ada Hill"


def turn_to(pilot: Pilot, page: str, name: str = ADA) -> None:
    pilot.screen.select(name)
    pilot.screen.show_tab(page)
    pilot.wait(0.3)


def words(pilot: Pilot) -> str:
    return "\n".join(pilot.words_on_screen())


def grow(pilot: Pilot) -> None:
    """A window so high that nothing has to be scrolled."""
    pilot.screen.resize((1280, 2400), pygame.Surface((1280, 2400)))
    pilot.wait(0.3)


# now -------------------------------------------------------------------------------------------------
def test_now_tells_the_chain_from_the_plan_down_to_the_act_and_who_is_here(pilot: Pilot, world: FakeWorld) -> None:
    world.people[ADA].mood = Mood("cheerful", 0.5, -0.4)
    grow(pilot)
    turn_to(pilot, "now")
    shown = words(pilot)
    for part in ("The day's plan, 9:00 am", "Reading at home", "This hour, 9:00 am", "Now, 9:00 am", "Reading a novel"):
        assert part in shown
    assert "Cheerful: in good spirits, tired" in shown
    assert "Bo Reed" in shown and "Cy Reed" in shown and "Somebody who reads." in shown


def test_a_step_of_the_chain_and_a_line_of_the_talk_ask_why(pilot: Pilot, world: FakeWorld) -> None:
    grow(pilot)
    turn_to(pilot, "now")
    pilot.click("Reading at home")
    assert pilot.intents == [FindWhy(1, ADA, world.people[ADA].plan.chunks[0])]
    assert pilot.screen.board.inspector.tab == "why"
    turn_to(pilot, "now", "Bo Reed")
    pilot.click("Ada: Will you come")
    asked = pilot.intents[-1]
    assert isinstance(asked, FindWhy) and (asked.person, asked.deed) == (ADA, world.conversations[1].lines[0])
    assert pilot.screen.chosen == ADA


def test_an_act_that_was_not_planned_says_because_of_what(pilot: Pilot, world: FakeWorld) -> None:
    plan = world.people[ADA].plan
    plan.changes.append(Change(world.clock.tick - MINUTE, "reading a novel", "it rains"))
    grow(pilot)
    turn_to(pilot, "now")
    pilot.click("It was changed at 9:59 am: it rains.")
    assert pilot.intents == [FindWhy(1, ADA, plan.changes[-1])]


@pytest.mark.parametrize(
    ("mood", "told"),
    [
        (Mood(), "Calm: even-tempered, with energy enough"),
        (Mood("sad", -0.9, 0.9), "Sad: in low spirits, full of energy"),
    ],
)
def test_a_mood_is_told_with_both_of_its_sides(mood: Mood, told: str) -> None:
    assert mood_words(mood) == told


# plan ------------------------------------------------------------------------------------------------
def test_the_plan_shows_chunks_hours_acts_and_what_was_changed_by_what(pilot: Pilot, world: FakeWorld) -> None:
    grow(pilot)
    turn_to(pilot, "plan")
    shown = words(pilot)
    assert "Planned 9:00 am" in shown and strings.NOW_MARK in pilot.words_on_screen()
    assert "9:55 am: talking, because Bo came by" in shown
    assert {"Reading at home", "Reading a novel", "Working"} <= set(pilot.words_on_screen())
    pilot.click("9:55 am: talking")
    assert pilot.intents == [FindWhy(1, ADA, world.people[ADA].plan.changes[0])]


def test_the_present_moves_down_the_plan(pilot: Pilot, world: FakeWorld) -> None:
    world.people[ADA].plan.hours, world.people[ADA].plan.actions = [], []
    grow(pilot)
    turn_to(pilot, "plan")
    before = pilot.where(strings.NOW_MARK)[1]
    world.clock.tick += 2 * HOUR
    pilot.wait(0.3)
    assert pilot.where(strings.NOW_MARK)[1] > before


def test_a_day_that_runs_past_midnight_and_one_without_changes_can_be_shown(pilot: Pilot, world: FakeWorld) -> None:
    plan, tick = world.people[ADA].plan, world.clock.tick
    plan.chunks = [Entry(tick, 12 * HOUR, "dancing"), Entry(tick + 12 * HOUR, 8 * HOUR, "sleeping")]
    plan.changes, plan.actions, plan.hours = [], [Action(tick, 90, "dancing", "💃", ROOM)], []
    grow(pilot)
    turn_to(pilot, "plan")
    assert strings.NOTHING_CHANGED in pilot.words_on_screen() and "12 am" in pilot.words_on_screen()


# reflections -----------------------------------------------------------------------------------------
def test_reflections_are_trees_down_to_what_was_seen(pilot: Pilot, world: FakeWorld) -> None:
    stream = world.people[ADA].stream
    stream.add(NewMemory("reflection", "Ada Hill is a dreamer", evidence=(121, 7), confidence=0.6), 300, 7)
    grow(pilot)
    turn_to(pilot, "reflections")
    shown = words(pilot)
    assert "Ada Hill is a dreamer" in shown and "60 % sure" in shown and "sees cloud number 6" in shown
    seen = pilot.words_on_screen()
    assert seen.count("Ada Hill loves clouds") == 2  # as a root, and folded up under the newer one
    assert seen.count("Ada Hill sees cloud number 2") == 1
    pilot.click((pilot.where("Ada Hill loves clouds")[0], _first(pilot, "Ada Hill loves clouds")))
    assert pilot.words_on_screen().count("Ada Hill sees cloud number 2") == 2
    pilot.click("Ada Hill is a dreamer")
    assert "Ada Hill sees cloud number 6" not in pilot.words_on_screen()


def _first(pilot: Pilot, text: str) -> int:
    return min(shown.rect.centery for shown in pilot.shown() if shown.text == text)


def test_what_was_replaced_says_by_what_and_what_was_taken_away_says_so(pilot: Pilot, world: FakeWorld) -> None:
    stream = world.people[ADA].stream
    stream.add(NewMemory("reflection", "Ada Hill likes rain", evidence=(5,), supersedes=121), 300, 7)
    stream.hidden[122] = 301
    grow(pilot)
    turn_to(pilot, "reflections")
    shown = pilot.words_on_screen()
    assert "replaced by: Ada Hill likes rain" in shown and strings.HIDDEN_BY in shown


def test_a_reflection_asks_why(pilot: Pilot, world: FakeWorld) -> None:
    grow(pilot)
    turn_to(pilot, "reflections")
    pilot.click(strings.WHY_CONCLUDED)
    assert pilot.intents == [FindWhy(1, ADA, world.people[ADA].stream.rows[120])]


# people ----------------------------------------------------------------------------------------------
def test_people_tell_closeness_feeling_first_meeting_and_the_last_words(pilot: Pilot, world: FakeWorld) -> None:
    ada, tick = world.people[ADA], world.clock.tick
    ada.ties["Bo Reed"] = Tie(6, "Ada Hill likes Bo Reed", tick, "tea")
    ada.stream.add(NewMemory("observation", "Bo Reed waves", subjects=("Bo Reed",)), tick - HOUR, 2)
    talked = NewMemory("dialogue", "Ada Hill and Bo Reed talked about tea", source="did", subjects=("Bo Reed",))
    ada.stream.add(talked, tick - 30 * MINUTE, 3)
    world.talks.append(
        Conversation(9, ("Bo Reed", ADA), "tea", ROOM, tick - HOUR, [Line(tick - 400, "Bo Reed", "Milk?")])
    )
    grow(pilot)
    turn_to(pilot, "people")
    shown = pilot.words_on_screen()
    told = {
        "friends",
        "Ada Hill likes Bo Reed",
        "first met 9:00 am",
        "1 talk, last talk 9:30 am, about tea",
        "Bo: “Milk?”",
    }
    assert told <= set(shown)
    pilot.click("Ada Hill likes Bo Reed")
    assert pilot.screen.chosen == "Bo Reed"
    assert last_lines("Bo Reed", world) == {ADA: "Bo: “Milk?”"}


def test_who_knows_nobody_is_told_so(pilot: Pilot) -> None:
    turn_to(pilot, "people", "Cy Reed")
    assert strings.NO_PEOPLE.format("Cy") in pilot.words_on_screen()


# talk ------------------------------------------------------------------------------------------------
def talked(world: FakeWorld) -> None:
    tick = world.clock.tick
    for n, other in enumerate(("Bo Reed", "Cy Reed")):
        lines = [
            Line(tick - 500 + n, ADA, f"Hello {other}!"),
            Line(tick - 490 + n, other, f"Lovely weather, number {n}"),
        ]
        world.talks.append(Conversation(7 + n, (ADA, other), "the weather", ROOM, tick - 500, lines, ended=tick - 400))
    world.talks.append(
        Conversation(9, ("Bo Reed", "Cy Reed"), "", ROOM, tick, [Line(tick, "Bo Reed", "Psst")], ended=tick)
    )


def test_talks_are_shown_in_full_the_newest_first_with_place_and_time(pilot: Pilot, world: FakeWorld) -> None:
    talked(world)
    grow(pilot)
    turn_to(pilot, "talk")
    shown = pilot.words_on_screen()
    assert "3 talks, the newest first" in shown and "Psst" not in shown
    assert f"9:58 am · bedroom, Ada's house · {strings.TALK_GOES_ON}" in shown
    order = ["Will you come to the party? 🎉", "Hello Cy Reed!", "Lovely weather, number 1", "Hello Bo Reed!"]
    assert sorted(order, key=lambda text: pilot.where(text)[1]) == order


def test_talks_are_searched_by_words_and_by_whom(pilot: Pilot, world: FakeWorld) -> None:
    talked(world)
    grow(pilot)
    turn_to(pilot, "talk")
    pilot.click(strings.SEARCH_TALKS)
    pilot.type("number 1")
    assert "1 talk" in pilot.words_on_screen() and "Lovely weather, number 1" in pilot.words_on_screen()
    assert "Hello Cy Reed!" not in pilot.words_on_screen()
    for _ in range(8):
        pilot.press(pygame.K_BACKSPACE)
    pilot.click(strings.TALK_WITH_ANYBODY)
    pilot.click("Bo Reed")
    assert "Hello Bo Reed!" in pilot.words_on_screen() and "Hello Cy Reed!" not in pilot.words_on_screen()


def test_a_line_asks_why_it_was_said(pilot: Pilot, world: FakeWorld) -> None:
    talked(world)
    grow(pilot)
    turn_to(pilot, "talk")
    pilot.click("Lovely weather, number 0")
    assert pilot.intents == [FindWhy(1, "Bo Reed", world.talks[0].lines[1])]
    assert pilot.screen.chosen == "Bo Reed" and pilot.screen.board.inspector.tab == "why"


# ask -------------------------------------------------------------------------------------------------
def test_a_suggested_question_is_asked_with_a_click_and_the_answer_says_who_gave_it(pilot: Pilot) -> None:
    grow(pilot)
    turn_to(pilot, "ask")
    pilot.click(strings.ASK_SUGGESTIONS[1])
    assert pilot.intents == [AskPerson(1, ADA, strings.ASK_SUGGESTIONS[1])]
    pilot.screen.receive(Reply(1, "I am Ada.", by="gemma at localhost"))
    pilot.wait(0.3)
    shown = pilot.words_on_screen()
    assert "I am Ada." in shown and "Ada Hill, by gemma at localhost" in shown
    assert shown.count(strings.ASK_SUGGESTIONS[1]) == 1  # as a question, not as a suggestion any more


def test_an_answer_leads_to_the_memories_behind_it(pilot: Pilot, world: FakeWorld) -> None:
    grow(pilot)
    turn_to(pilot, "ask")
    pilot.click(strings.ASK_SUGGESTIONS[1])
    rows = world.people[ADA].stream.rows
    thought = next(m for m in reversed(rows) if m.kind in THOUGHT)
    plain = next(m for m in reversed(rows) if m.kind not in THOUGHT)
    pilot.screen.receive(Reply(1, "I am Ada.", by="rules", memories=(thought.ordinal, plain.ordinal, 10**6)))
    pilot.wait(0.3)
    assert thought.text not in pilot.words_on_screen()
    pilot.click(strings.ASK_WHY[1].format(2))
    words = " ".join(pilot.words_on_screen())
    assert thought.text.split("\n")[0][:20] in words and plain.text[:20] in words
    pilot.click(thought.text[:20])
    assert pilot.intents[-1] == FindWhy(2, ADA, thought)
    turn_to(pilot, "ask")
    pilot.click(strings.ASK_WHY_HIDE)
    assert strings.ASK_WHY[1].format(2) in pilot.words_on_screen()


def test_an_answer_need_not_be_waited_for(pilot: Pilot) -> None:
    grow(pilot)
    turn_to(pilot, "ask")
    pilot.click(strings.ASK_SUGGESTIONS[0])
    pilot.click(strings.ASK_STOP)
    assert pilot.intents[-1] == StopAsking(1)
    pilot.screen.receive(Reply(1, "too late"))
    pilot.wait(0.3)
    assert strings.ASK_STOPPED in pilot.words_on_screen() and "too late" not in pilot.words_on_screen()


def test_one_question_at_a_time(pilot: Pilot) -> None:
    grow(pilot)
    turn_to(pilot, "ask")
    pilot.click(strings.ASK_HINT)
    pilot.type("First?\nSecond?\n")
    assert pilot.intents == [AskPerson(1, ADA, "First?")]
    assert f"⚠ {strings.ASK_ONE_AT_A_TIME}" in pilot.words_on_screen()


def test_all_pages_have_their_button_at_every_size(pilot: Pilot) -> None:
    for size in ((1024, 640), (3840, 2160)):
        pilot.screen.resize(size, pygame.Surface(size))
        turn_to(pilot, "now")
        pages = ("now", "plan", "memories", "reflections", "people", "talk", "why", "ask")
        rects = [pilot.screen.board.inspector.find(page) for page in pages]
        assert all(rect is not None and pilot.screen.board.inspector.rect.contains(rect) for rect in rects)


@pytest.mark.parametrize(
    ("known_before", "met", "words"),
    [
        (True, 6 * MINUTE, "known from before the story; first met again 6:06 am"),
        (True, NEVER, "known from before the story; not met in it yet"),
        (False, 6 * MINUTE, "first met 6:06 am"),
        (False, NEVER, "known from hearsay only"),
    ],
)
def test_since_when_two_know_each_other_is_told_without_guessing_a_pronoun(
    world: FakeWorld, known_before: bool, met: int, words: str
) -> None:
    relation = Relation("Bo Reed", 3, "", known_before, 0, met, met, NEVER, "", 0, "", ())
    assert met_words(relation, world.clock) == words
