"""The title and the list of towns."""

import pygame

from game.view.beginnings import KeptTown, NewTown
from game.view.intents import BeginTown, ListTowns, OpenTown, Quit
from game.view.panels.settings_sheet import SettingsSheet
from game.view.starting.about import AboutSheet
from game.view.starting.load import _picture
from game.view.starting.new_town import NewTownSheet
from game.view.starting.placeholder import draw_placeholder, light_of
from game.view.starting.title import TitleFacts, TitleSheet
from tests.view.pilot import Pilot
from tests.view.starting.stand_ins import answer, asked

TOWNS = (
    KeptTown("Two", "Smallville", 25, "Tuesday 14 February, 10:12", "2026-01-02 10:00", 3.2),
    KeptTown("Bad", "", 0, "", "", 0.0, "Bad.town: is not a town"),
)


def raised(pilot: Pilot, facts: TitleFacts = TitleFacts("Two", "Tuesday 14 February, 10:12")) -> None:
    pilot.screen.raise_title(pilot.world, lambda acts: TitleSheet(acts, facts))
    pilot.frames(2)


def test_enter_goes_on_with_the_latest_town(pilot: Pilot) -> None:
    raised(pilot)
    assert "Two, Tuesday 14 February, 10:12" in pilot.words_on_screen()
    pilot.press(pygame.K_RETURN)
    assert pilot.intents[-1] == OpenTown("Two")


def test_where_no_town_is_kept_enter_plays(pilot: Pilot) -> None:
    raised(pilot, TitleFacts())
    assert "Load ..." not in pilot.words_on_screen()
    pilot.press(pygame.K_RETURN)
    assert pilot.intents[-1] == BeginTown(NewTown())


def test_the_bars_are_behind_a_curtain_and_plain_keys_do_nothing(pilot: Pilot) -> None:
    raised(pilot)
    before = list(pilot.intents)
    for key in (pygame.K_SPACE, pygame.K_2, pygame.K_ESCAPE, pygame.K_l, pygame.K_TAB):
        if key != pygame.K_SPACE:  # Space presses what is marked
            pilot.press(key)
    assert pilot.intents == before and not pilot.screen.board.log.is_open
    assert all("game min/s" not in words for words in pilot.words_on_screen())
    assert isinstance(pilot.screen.sheets.top, TitleSheet)


def test_every_button_leads_somewhere_and_esc_leads_back(pilot: Pilot) -> None:
    raised(pilot)
    for words, kind in (("New town ...", NewTownSheet), ("Settings", SettingsSheet), ("About", AboutSheet)):
        pilot.click(words)
        assert isinstance(pilot.screen.sheets.top, kind)
        assert "Go on" not in pilot.words_on_screen()
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.screen.sheets.top, TitleSheet)
    pilot.click("Quit")
    assert pilot.intents[-1] == Quit()


def test_arrows_reach_what_enter_does(pilot: Pilot) -> None:
    raised(pilot)
    pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.screen.sheets.top, NewTownSheet)


def test_a_town_is_chosen_from_the_list_and_a_damaged_one_is_only_told(pilot: Pilot) -> None:
    raised(pilot)
    pilot.click("Load ...")
    answer(pilot, asked(pilot, ListTowns).number, TOWNS)
    words = pilot.words_on_screen()
    assert "Smallville, 25 people, saved 2026-01-02 10:00, 3.2 MB" in words and "Bad.town: is not a town" in words
    pilot.click("Bad")
    assert not any(isinstance(intent, OpenTown) for intent in pilot.intents)
    pilot.press(pygame.K_RETURN)
    assert pilot.intents[-1] == OpenTown("Two")


def test_what_could_not_be_opened_is_told(pilot: Pilot) -> None:
    raised(pilot, TitleFacts(fault="Two.town is gone"))
    assert "⚠ Two.town is gone" in pilot.words_on_screen()


def test_a_town_without_a_picture_has_houses_in_the_light_of_its_hour(pilot: Pilot) -> None:
    make = pilot.screen.board.log._make
    day, night = (draw_placeholder(make, "Two", hour, (128, 72)) for hour in (12, 23))
    assert tuple(day.get_at((2, 2)))[:3] == (142, 198, 222) and tuple(night.get_at((2, 2)))[:3] == (38, 40, 78)
    assert [light_of(hour) for hour in (4, 6, 12, 19, 23)] == ["night", "dawn", "day", "dusk", "night"]
    shown = _picture(make, KeptTown("Two", "Smallville", 25, "", "", 1.0, hour=12))
    assert len({tuple(shown.get_at((x, 36))) for x in range(shown.get_width())}) > 3
