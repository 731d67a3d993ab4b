"""Around play: moving in and out, the guided look, settings, about."""

import pygame
import pytest

from game.view.entry import CLIPBOARD
from game.view.intents import ChangeOptions, ChangeSettings, ReadSettings, ShowTitle, Tell
from game.view.options import Options
from game.view.panels.settings_sheet import SettingsSheet
from game.view.starting.create import CreateSheet
from game.view.starting.tour import TourSheet
from game.world.commands import MoveIn, MoveOut
from tests.view.fake_world import ROOM
from tests.view.pilot import Pilot
from tests.view.starting.stand_ins import KEPT, answer, asked, count


def creating(pilot: Pilot) -> CreateSheet:
    pilot.press(pygame.K_n, pygame.KMOD_CTRL)
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, CreateSheet)
    return sheet


def test_somebody_moves_in_as_they_were_written(pilot: Pilot) -> None:
    sheet = creating(pilot)
    pilot.type("Dee Fox")
    sheet._traits.set("dry,  patient;\nkind")
    sheet._age.set("51")
    sheet._about.set("Dee Fox mends clocks. She likes tea.")
    pilot.click("Move in")
    act = asked(pilot, MoveIn)
    assert (act.name, act.age, act.traits, act.home) == ("Dee Fox", 51, ("dry", "patient", "kind"), "")
    assert act.about == "Dee Fox mends clocks. She likes tea." and act.look["skin"]
    assert pilot.screen.sheets.top is None


def test_each_field_says_why_it_is_not_taken(pilot: Pilot) -> None:
    sheet = creating(pilot)
    sheet._name.set("Ada Quist")
    sheet._age.set("4")
    sheet._traits.set(", ".join("abcdefghijklm"))
    pilot.click("Move in")
    words = " ".join(pilot.words_on_screen())
    for said in ("Ada Hill would be taken for Ada Quist", "not between 5 and 120", "At most 12 traits"):
        assert said in words
    assert "at least a sentence" in words
    sheet._age.set("many")
    sheet._name.set("")
    pilot.click("Move in")
    assert "a number from 5 to 120" in sheet._age.said and sheet._name.said and not count(pilot, MoveIn)


def test_the_look_turns_by_keys_and_the_portrait_goes_with_it(pilot: Pilot) -> None:
    sheet = creating(pilot)
    before = dict(sheet._look)
    pilot.click("Skin")
    pilot.press(pygame.K_TAB)
    pilot.click("Another look")
    assert sheet._look != before
    laid = pilot.screen.sheets._laid[-1]
    laid.body.focus("look skin")
    laid.ring.take(laid.body)
    skin = sheet._look["skin"]
    pilot.press(pygame.K_RIGHT)
    assert sheet._look["skin"] != skin
    pilot.press(pygame.K_LEFT)
    assert sheet._look["skin"] == skin


def test_a_home_is_chosen_among_rooms_with_beds(pilot: Pilot) -> None:
    sheet = creating(pilot)
    laid = pilot.screen.sheets._laid[-1]
    laid.body.focus("home")
    laid.ring.take(laid.body)
    pilot.press(pygame.K_RIGHT)
    assert sheet.person.home == ROOM
    pilot.press(pygame.K_RIGHT)
    assert sheet.person.home == ""


@pytest.mark.parametrize("words", ["x" * 1_000_000, "\0\ud800", "🎉", ""], ids=("long", "broken", "emoji", "nothing"))
def test_anything_may_be_pasted_into_a_person(pilot: Pilot, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(CLIPBOARD, "get", lambda: words)
    sheet = creating(pilot)
    laid = pilot.screen.sheets._laid[-1]
    for key in ("name", "age", "traits", "about"):
        laid.body.focus(key)
        laid.ring.take(laid.body)
        pilot.press(pygame.K_v, pygame.KMOD_CTRL)
    pilot.click("Move in")
    assert not count(pilot, MoveIn) and pilot.screen.sheets.top is sheet


def test_whoever_is_chosen_moves_out_once_it_is_confirmed(pilot: Pilot) -> None:
    pilot.press(pygame.K_DELETE, pygame.KMOD_CTRL)
    assert asked(pilot, Tell).words == "Choose who is to move out first."
    pilot.screen.select("Ada Hill")
    pilot.press(pygame.K_DELETE, pygame.KMOD_CTRL)
    assert "Ada Hill moves out?" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    assert not count(pilot, MoveOut)
    pilot.press(pygame.K_DELETE, pygame.KMOD_CTRL)
    pilot.click("Move out")
    assert asked(pilot, MoveOut) == MoveOut("Ada Hill")


def test_the_guided_look_goes_through_six_captions_and_is_then_over(pilot: Pilot) -> None:
    pilot.press(pygame.K_F2)
    titles = []
    for _ in range(6):
        titles.append(pilot.screen.sheets.top.title)  # type: ignore[union-attr]
        pilot.press(pygame.K_RETURN)
    assert titles == ["Welcome", "People", "A mind", "Time", "Everybody", "Your part"]
    assert pilot.screen.sheets.top is None and asked(pilot, ChangeOptions).options.toured
    assert pilot.screen.board.inspector.is_open


def test_the_guided_look_can_be_skipped_and_gone_back_in_and_called_back(pilot: Pilot) -> None:
    pilot.press(pygame.K_F2)
    pilot.press(pygame.K_RETURN)
    pilot.click("Back")
    assert pilot.screen.sheets.top.title == "Welcome"  # type: ignore[union-attr]
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is None
    pilot.screen.options = Options(toured=True)
    pilot.intents.clear()
    pilot.press(pygame.K_F2)
    assert isinstance(pilot.screen.sheets.top, TourSheet)
    pilot.press(pygame.K_ESCAPE)
    assert not count(pilot, ChangeOptions)


def test_a_caption_lies_beside_what_it_is_about(pilot: Pilot) -> None:
    pilot.press(pygame.K_F2)
    for name in ("person", "inspector", "bar", "residents"):
        pilot.press(pygame.K_RETURN)
        target = pilot.screen.starting._where(name)
        assert target is not None
        assert not pilot.screen.sheets.areas[-1].colliderect(target)


def test_captions_name_the_players_own_keys(pilot: Pilot) -> None:
    pilot.screen.set_options(Options(keys={"pause": "Q"}))
    pilot.press(pygame.K_F2)
    for _ in range(3):
        pilot.press(pygame.K_RETURN)
    assert any(words.startswith("Q stops the clock, 1 to 4") for words in pilot.words_on_screen())


def settings(pilot: Pilot, page: str) -> SettingsSheet:
    pilot.press(pygame.K_COMMA, pygame.KMOD_CTRL)
    answer(pilot, asked(pilot, ReadSettings).number, KEPT)
    pilot.click(page)
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, SettingsSheet)
    return sheet


def test_limits_are_kept_with_who_answers_and_the_town_goes_by_them(pilot: Pilot) -> None:
    sheet = settings(pilot, "Limits")
    assert sheet._caps._entries["tokens_a_day"].value == "500"
    sheet._caps._entries["money_a_town"].set("2.50")
    pilot.click("Go by it")
    wanted = asked(pilot, ChangeSettings)
    assert wanted.at_once and wanted.minds is not None and wanted.minds.answers == "rules"
    assert (wanted.changes["caps.tokens_a_day"], wanted.changes["caps.money_a_town"]) == (500, 2.5)
    assert wanted.changes["pace"] == "patient" and wanted.changes["caps.tokens_an_hour"] == 0


@pytest.mark.parametrize("words", ["-1", "nan", "many", "1e99", "٣"])
def test_a_limit_that_is_no_number_is_told_at_its_field(pilot: Pilot, words: str) -> None:
    sheet = settings(pilot, "Limits")
    sheet._caps._entries["tokens_a_town"].set(words)
    pilot.click("Go by it")
    assert sheet._caps._entries["tokens_a_town"].said == "A number, 0 or more." and not count(pilot, ChangeSettings)


def test_pace_is_chosen_where_a_model_answers(pilot: Pilot) -> None:
    sheet = settings(pilot, "Minds")
    assert "The rules answer what is overdue" not in pilot.words_on_screen()
    pilot.click("Faithful")
    pilot.click("The rules answer what is overdue")
    sheet._minds._address.set("http://here/v1")
    sheet._minds._model.set("m")
    pilot.click("Go by it")
    assert asked(pilot, ChangeSettings).changes["pace"] == "brisk"


def test_autosaves_and_fast_nights_hold_at_once(pilot: Pilot) -> None:
    settings(pilot, "Interface")
    pilot.click("6 game hours")
    pilot.click("The night runs fast")
    options = asked(pilot, ChangeOptions).options
    assert (options.autosave_hours, options.fast_night) == (6, False)


def test_about_tells_what_they_are_and_where_things_are_kept(pilot: Pilot) -> None:
    pilot.press(pygame.K_F3)
    answer(pilot, asked(pilot, ReadSettings).number, KEPT)
    words = " ".join(pilot.words_on_screen())
    for said in ("no evidence about people", "Towns are files in saves", "are in data"):
        assert said in words
    pilot.press(pygame.K_END)
    assert any("MIT licence" in shown for shown in pilot.words_on_screen())


def test_a_key_leads_back_to_the_title(pilot: Pilot) -> None:
    pilot.press(pygame.K_q, pygame.KMOD_CTRL)
    assert pilot.intents[-1] == ShowTitle()
