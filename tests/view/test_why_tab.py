"""The page *Why?*: from a bubble to the prompt in two clicks."""

from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.entry import CLIPBOARD
from game.view.intents import FindWhy, ReadWhy, Reply
from game.view.overlay import deed_now
from game.view.words import clean
from game.world.activity import Action
from game.world.clock import DAY, MINUTE
from tests.view.fake_world import FakeWorld
from tests.view.minded import ADA, CALL, LINE, PLAN, Minds
from tests.view.pilot import Pilot


@pytest.fixture(autouse=True)
def thoughts(pilot: Pilot, world: FakeWorld) -> None:
    pilot.status = replace(pilot.status, minds=Minds(PLAN, LINE))
    world.people[ADA].thoughts = 2
    pilot.screen.resize((1280, 1800), pygame.Surface((1280, 1800)))
    pilot.frames(2)


def open_page(pilot: Pilot) -> None:
    pilot.screen.select(ADA)
    pilot.screen.show_tab("why")
    pilot.wait(0.3)


def test_thoughts_are_listed_the_newest_first_with_what_came_of_them(pilot: Pilot) -> None:
    open_page(pilot)
    shown = pilot.words_on_screen()
    assert {"2 thoughts, the newest first", "What to say?", "“Come!”", "9:00 am, 10 min: reading"} <= set(shown)
    assert pilot.where("What to say?")[1] < pilot.where("What should the day be?")[1]


def test_a_thought_opens_and_closes(pilot: Pilot) -> None:
    open_page(pilot)
    pilot.click("What to say?")
    shown = pilot.words_on_screen()
    told = {"Question 1 of 1", "What is the next line?", "answered by gemma at here", "It rested on 3 memories"}
    assert told <= set(shown)
    assert {"recent 1.00", "important 0.90", "relevant 0.80", strings.NOT_RECALLED} <= set(shown)
    rests = ["Ada Hill sees cloud number 2", "Ada Hill sees cloud number 4", "Ada Hill sees cloud number 6"]
    assert sorted(rests, key=lambda text: pilot.where(text)[1]) == rests
    pilot.click(strings.WHY_ALL.format("Ada"))
    assert "2 thoughts, the newest first" in pilot.words_on_screen()


def test_from_a_bubble_to_the_prompt_in_two_clicks(pilot: Pilot, world: FakeWorld) -> None:
    pilot.screen.look("", "now", 1.0)
    pilot.wait(0.3)
    rect, name = pilot.screen.overlay._spots[-1]
    assert name == ADA
    pilot.click(rect.center)
    line = world.conversations[1].lines[0]
    assert pilot.intents == [FindWhy(1, ADA, line)] and pilot.screen.board.inspector.tab == "why"
    assert strings.WHY_LOOKING in pilot.words_on_screen()
    pilot.screen.receive(Reply(1, LINE))
    pilot.wait(0.3)
    pilot.click(strings.SHOW_PROMPT)
    shown = pilot.words_on_screen()
    assert {"You are Ada Hill.", "Say something.", "- Ada likes tea", "Come!", "hm"} <= set(shown)
    assert "gemma at here · 812 + 9 tokens · 1.5 s · $0.0012 · used" in shown
    pilot.click(strings.COPY)
    assert "[What it is told and asked]\nSay something.\n- Ada likes tea" in CLIPBOARD.get()
    pilot.click(strings.HIDE_PROMPT)
    assert "You are Ada Hill." not in pilot.words_on_screen()


def test_a_bubble_over_somebody_who_does_not_talk_asks_about_the_act(world: FakeWorld) -> None:
    ada, bo, cy = world.people.values()
    line = world.conversations[1].lines[0]
    assert deed_now(ada, world) == (ADA, line)
    assert deed_now(bo, world) == (ADA, world.conversations[1])  # has said nothing: it was Ada who began
    assert deed_now(cy, world) == ("Cy Reed", cy.plan.actions[0])
    cy.plan.actions = []
    assert deed_now(cy, world) == ("Cy Reed", cy.plan.chunks[0])
    cy.plan.chunks = []
    assert deed_now(cy, world) is None


def test_what_is_not_kept_is_told_and_a_late_reply_does_not_come_between(pilot: Pilot) -> None:
    act = Action(0, 6, "napping", "💤", "")
    pilot.screen.why(ADA, act)
    pilot.screen.why(ADA, replace(act, what="singing"))
    pilot.frames(2)
    pilot.screen.receive(Reply(1, LINE))
    pilot.wait(0.3)
    assert strings.WHY_LOOKING in pilot.words_on_screen()
    pilot.screen.receive(Reply(2, None))
    pilot.wait(0.3)
    assert strings.WHY_GONE in pilot.words_on_screen()
    pilot.screen.why(ADA, act)
    pilot.screen.receive(Reply(3, fault="the file is damaged"))
    pilot.wait(0.3)
    assert strings.NO_ANSWER.format("the file is damaged") in pilot.words_on_screen()


def test_a_thought_that_was_looked_at_long_ago_gives_way_to_what_is_done_now(pilot: Pilot, world: FakeWorld) -> None:
    open_page(pilot)
    pilot.click("What to say?")
    pilot.screen.show_tab("memories")
    pilot.wait(0.3)
    pilot.screen.show_tab("why")
    pilot.wait(0.3)
    assert "Question 1 of 1" in pilot.words_on_screen()
    pilot.screen.show_tab("memories")
    pilot.wait(0.3)
    world.clock.tick += 11 * MINUTE
    pilot.screen.show_tab("why")
    pilot.wait(0.3)
    assert "2 thoughts, the newest first" in pilot.words_on_screen()
    line = world.conversations[1].lines[0]
    pilot.click(strings.WHY_NOW.format(clean(f"“{line.text}”", 60)))
    assert pilot.intents[-1] == FindWhy(1, ADA, line) and strings.WHY_LOOKING in pilot.words_on_screen()


def test_weights_stand_in_words_where_they_were_asked_for(pilot: Pilot) -> None:
    weighing = replace(LINE, kind="Rate", command="SetRatings: ratings 5: 2, 7: 8",
                       questions=(replace(LINE.questions[0], kind="RateMemories", answer="2; 0; 9"),))  # fmt: skip
    pilot.status = replace(pilot.status, minds=Minds(weighing))
    pilot.frames(2)
    open_page(pilot)
    pilot.click("How much do these things matter?")
    shown = set(pilot.words_on_screen())
    assert {"Weighs 2 memories, from 2 to 8 of 10", "Weighs 2 memories, from 2 to 9 of 10"} <= shown


def test_a_prompt_that_had_to_go_is_told(pilot: Pilot, world: FakeWorld) -> None:
    asked = replace(LINE.questions[0], calls=(replace(CALL, system="", user=""),))
    pilot.status = replace(pilot.status, minds=Minds(replace(LINE, questions=(asked,))))
    open_page(pilot)
    pilot.click("What to say?")
    pilot.click(strings.SHOW_PROMPT)
    assert strings.PROMPT_GONE in pilot.words_on_screen()


def test_earlier_days_are_read_from_the_log_one_by_one(pilot: Pilot, world: FakeWorld) -> None:
    world.clock.tick += 2 * DAY
    late = replace(LINE, tick=2 * DAY, thought=90)
    pilot.status = replace(pilot.status, minds=Minds(late))
    open_page(pilot)
    pilot.click(strings.WHY_EARLIER)
    assert pilot.intents == [ReadWhy(1, ADA, DAY - 1, 2 * DAY - 1)]
    pilot.screen.receive(Reply(1, (replace(PLAN, tick=DAY + 5), late)))
    pilot.wait(0.3)
    assert "2 thoughts, the newest first" in pilot.words_on_screen()
    pilot.click("What should the day be?")
    assert strings.RESTED_ON_NOTHING in pilot.words_on_screen()
    pilot.click(strings.WHY_ALL.format("Ada"))
    pilot.click(strings.WHY_EARLIER)
    assert pilot.intents[-1] == ReadWhy(2, ADA, 0, DAY - 2)
    pilot.screen.receive(Reply(2, ()))
    pilot.wait(0.3)
    assert strings.WHY_EARLIER not in pilot.words_on_screen()


def test_where_nothing_is_in_memory_the_log_is_read_by_itself(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, minds=Minds())
    open_page(pilot)
    assert pilot.intents == [ReadWhy(1, ADA, 0, 1440)] and strings.WHY_READING in pilot.words_on_screen()
    pilot.screen.receive(Reply(1, ()))
    pilot.wait(0.3)
    assert strings.WHY_NONE in pilot.words_on_screen()
