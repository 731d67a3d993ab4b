"""What was written in a sheet is not lost with it, and goes on sanely; in a replay no sheet that changes opens."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.intents import Tell
from game.view.starting.create import CreateSheet
from game.view.taking_part.asking import do
from game.view.taking_part.entering import Enter
from game.view.taking_part.speaking import Speak
from game.view.taking_part.telling import AnnounceSheet, Whisper
from game.world.commands import Announce, WhisperTo
from game.world.conversations import Conversation, Line
from tests.view.fake_world import ROOM, FakeWorld
from tests.view.kept import REPLAYED
from tests.view.pilot import Pilot
from tests.view.starting.stand_ins import new_town
from tests.view.taking_part import ADA, CY, part_sheets


def press(pilot: Pilot, action: str) -> None:
    pilot.screen.do(action)
    pilot.frames(2)


def test_an_announcement_that_escape_closed_is_there_again_and_is_gone_once_it_was_made(pilot: Pilot) -> None:
    press(pilot, "announce")
    pilot.type("A feast")
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is None
    press(pilot, "announce")
    pilot.type(" tonight")
    pilot.click("Announce")
    assert Announce("A feast tonight", ()) in pilot.intents
    press(pilot, "announce")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, AnnounceSheet) and sheet._text.text == ""


def test_what_was_cancelled_is_thrown_away(pilot: Pilot) -> None:
    press(pilot, "announce")
    pilot.type("A feast")
    pilot.click(strings.PART_CANCEL)
    press(pilot, "announce")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, AnnounceSheet) and sheet._text.text == ""


def test_a_draft_is_for_the_one_whom_it_was_written_to(pilot: Pilot) -> None:
    for name, words in ((ADA, "Paint."), (CY, "")):
        pilot.screen.select(name)
        press(pilot, "whisper")
        pilot.type(words)
        pilot.press(pygame.K_ESCAPE)
    pilot.screen.select(ADA)
    press(pilot, "whisper")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, Whisper) and sheet._text.text == "Paint."
    pilot.click("Whisper")
    assert WhisperTo(ADA, "Paint.") in pilot.intents


def test_a_person_who_is_being_created_is_kept_with_their_look(pilot: Pilot) -> None:
    press(pilot, "move_in")
    pilot.type("Dee Fox")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, CreateSheet)
    sheet._about.set("Dee Fox mends clocks.")
    sheet._draw_look()
    pilot.press(pygame.K_ESCAPE)
    press(pilot, "move_in")
    again = pilot.screen.sheets.top
    assert isinstance(again, CreateSheet) and again is not sheet and again.person == sheet.person
    pilot.click(strings.PART_CANCEL)
    press(pilot, "move_in")
    fresh = pilot.screen.sheets.top
    assert isinstance(fresh, CreateSheet) and fresh._name.text == fresh._about.text == ""


def test_a_new_town_is_kept_with_its_people_what_they_have_in_mind_and_who_answers(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    sheet._none()
    sheet._mind.set("Ada wants to paint.")
    sheet._minds._answers = "faithful"
    pilot.press(pygame.K_ESCAPE)
    again = new_town(pilot)
    assert again is not sheet and again.names == () and again._mind.text == "Ada wants to paint."
    assert again._minds.minds.answers == "faithful"


def test_what_stands_in_a_name_gives_way_to_what_is_typed_and_a_resize_does_not_select_it(pilot: Pilot) -> None:
    for name in ("Ada Visitor", "Bo Visitor"):
        press(pilot, "visit")
        pilot.type(name[:4])
        pilot.screen.resize((1400, 800))
        pilot.frames(2)
        pilot.type(name[4:])
        sheet = pilot.screen.sheets.top
        assert isinstance(sheet, Enter) and sheet._guest.name.text == name
        pilot.press(pygame.K_ESCAPE)


def test_the_list_of_people_does_not_move_when_a_warning_comes(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    pilot.click("People")
    before = pilot.where("Nell Archer")
    sheet._none()
    pilot.screen.sheets.renew()
    pilot.frames(2)
    assert strings.NEW_NOBODY in pilot.words_on_screen() and pilot.where("Nell Archer") == before


CHANGING = {name: way for name, way in part_sheets().items() if name not in ("nobody near", "using", "a visitor")}


@pytest.mark.parametrize("way", CHANGING.values(), ids=CHANGING)
def test_in_a_replay_an_act_is_refused_once_and_before_anything_opens(
    pilot: Pilot, way: Callable[[Pilot], None]
) -> None:
    pilot.status = replace(pilot.status, replay=REPLAYED)
    pilot.frames(2)
    bar = pilot.screen.sheets.top
    with suppress(AssertionError, AttributeError):  # some ways go on through a sheet that did not open
        way(pilot)
    assert pilot.screen.sheets.top is bar and set(pilot.intents) == {Tell(strings.REPLAY_REFUSES)}


@pytest.mark.parametrize("action", ["move_in", "announce", "whisper", "speak", "visit", "take_part"])
def test_a_key_that_acts_is_answered_with_one_word_in_a_replay(pilot: Pilot, action: str) -> None:
    pilot.status = replace(pilot.status, replay=REPLAYED)
    pilot.frames(2)
    press(pilot, action)
    assert pilot.intents == [Tell(strings.REPLAY_REFUSES)]


def test_what_is_refused_is_not_said_to_be_done(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, replay=REPLAYED)
    pilot.frames(2)
    do(pilot.screen._acts, WhisperTo(ADA, "Paint."), "Done")
    assert pilot.screen.wanted() == [WhisperTo(ADA, "Paint.")]


def test_in_a_talk_the_clock_goes_slowly_and_what_was_said_stays_when_it_is_over(
    pilot: Pilot, world: FakeWorld
) -> None:
    talk = Conversation(7, ("a reporter", CY), "", ROOM, 0, [Line(1, "a reporter", "Any news?")], CY)
    world.conversations[7], world.people[CY].conversation = talk, 7
    pilot.status = replace(pilot.status, speed=2)
    pilot.screen.select(CY)
    press(pilot, "speak")
    pilot.wait(0.3)
    assert pilot.screen.sheets.slows_clock and strings.SPEAK_SLOW in pilot.words_on_screen()
    del world.conversations[7]
    world.people[CY].conversation = 0
    pilot.wait(0.3)
    assert {"a reporter: Any news?", strings.SPEAK_OVER} <= set(pilot.words_on_screen())
    assert not pilot.screen.sheets.slows_clock and isinstance(pilot.screen.sheets.top, Speak)
