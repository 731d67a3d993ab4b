"""Who answers: what the top bar and its sheet tell of a model, and what a player can do when it fails."""

from dataclasses import replace

from game.view import strings
from game.view.intents import TryAgain
from tests.view import watched
from tests.view.pilot import Pilot


def test_a_model_that_failed_is_told_with_its_cause_and_leads_to_who_answers(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, mind="qwen3, thrifty", answers=watched.FAULT)
    pilot.wait(0.5)
    pilot.click("The rules answer for now")
    words = pilot.words_on_screen()
    assert strings.ANSWERS_TITLE in words and watched.FAULT.fault in words
    assert "12 calls, 34,567 tokens, of 50,000 at most" in words
    assert "$1.50 of $2.00 at most" in words
    assert "The price of 3 calls is not known." in words


def test_a_click_on_who_answers_tells_more(pilot: Pilot) -> None:
    pilot.click("Minds: rules")
    assert strings.ANSWERS_RULES in pilot.words_on_screen()


def test_what_a_notice_says_of_a_model_is_listed_and_does_not_stand_there_twice(pilot: Pilot) -> None:
    notice = f"The rules answer where the model does not: {watched.FAULT.fault}"
    pilot.status = replace(pilot.status, mind="m, thrifty", answers=watched.FAULT, notices=(notice,))
    pilot.wait(0.5)
    watching = pilot.screen.watching
    assert watching.alerts.unread == 1 and watching._standing.alerts == []
    for fault in ("the server is silent", watched.FAULT.fault, "the server is silent"):  # in turns, in one outage
        pilot.status = replace(pilot.status, answers=replace(watched.FAULT, fault=fault))
        pilot.wait(0.5)
    assert watching.alerts.unread == 2


def test_a_server_that_failed_is_tried_again_at_a_click(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, mind="m, thrifty", answers=watched.FAULT)
    pilot.wait(0.5)
    pilot.click("The rules answer for now")
    pilot.click(strings.TRY_AGAIN)
    assert pilot.intents[-1] == TryAgain()
    assert strings.ANSWERS_TITLE not in pilot.words_on_screen()


def test_a_server_that_is_well_is_not_tried_again(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, mind="m, thrifty", answers=replace(watched.FAULT, fault=""))
    pilot.frames(2)
    pilot.click("Minds: m, thrifty")
    words = pilot.words_on_screen()
    assert strings.ANSWERS_WELL in words and strings.TRY_AGAIN not in words


def test_a_server_that_has_not_answered_yet_is_not_called_well(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, mind="m, thrifty", answers=replace(watched.FAULT, fault="", waiting=7.2))
    pilot.frames(2)
    pilot.click("Minds: m, thrifty")
    words = pilot.words_on_screen()
    assert strings.ANSWERS_WAITING.format(7) in words and strings.ANSWERS_WELL not in words
