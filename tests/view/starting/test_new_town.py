"""A new town: pages, people, what they have in mind, who answers, and what cannot be."""

from dataclasses import replace

import pygame
import pytest

from game.view.beginnings import Found, Minds, NewTown, Read
from game.view.entry import CLIPBOARD
from game.view.intents import BeginTown, CheckName, Examine, ListModels, ReadInMind, Reckon, StopAsking
from game.view.starting.create import CreateSheet
from game.view.starting.doctor import DoctorSheet
from tests.view.pilot import Pilot
from tests.view.starting.stand_ins import answer, asked, count, new_town


def begin(pilot: Pilot) -> NewTown:
    """Press Begin, with a name that can be."""
    pilot.click("Begin")
    answer(pilot, asked(pilot, CheckName).number, True)
    return asked(pilot, BeginTown).plan


def test_enter_at_once_begins_with_everybody_under_rules(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.press(pygame.K_RETURN)
    answer(pilot, asked(pilot, CheckName).number, True)
    assert asked(pilot, BeginTown).plan == NewTown("maps/lane", minds=Minds())


def test_people_are_left_out_and_taken_in_again(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.click("People")
    pilot.click("Otis Fenn")
    assert "1 person" in pilot.words_on_screen()
    assert begin(pilot).people == ("Nell Archer",)
    pilot.click("Nobody")
    assert "Choose somebody who lives there, or create them." in pilot.words_on_screen()
    pilot.click("Everybody")
    assert begin(pilot).people == ()


def test_nobody_at_all_turns_to_the_people(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    sheet._none()
    pilot.click("Begin")
    assert sheet._page == "people" and not count(pilot, CheckName)


def test_what_people_have_in_mind_is_read_and_told(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.click("In mind")
    pilot.click("Isabella wants to throw")
    pilot.type("Otis sings\nx")
    question = asked(pilot, ReadInMind)
    assert question.people == ("Nell Archer", "Otis Fenn") and count(pilot, ReadInMind) == 1
    answer(pilot, question.number, (Read("O", False, "nobody is named"),))
    question = asked(pilot, ReadInMind)
    assert question.lines == ("Otis sings", "x")
    reads = (Read("Otis sings", True, "Otis Fenn: singing"), Read("x", False, "nobody is named"))
    answer(pilot, question.number, reads)
    assert {"Otis Fenn: singing", "nobody is named"} <= set(pilot.words_on_screen())
    pilot.click("Begin")
    answer(pilot, asked(pilot, ReadInMind).number, (reads[0],))
    answer(pilot, asked(pilot, CheckName).number, True)
    assert asked(pilot, BeginTown).plan.in_mind == ("Otis sings", "x")


def test_a_line_that_would_be_left_out_holds_the_beginning_up(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    sheet._mind.set("Zorro wants to rob the bank\nOtis sings")
    sheet._out.add("Nell Archer")
    pilot.click("Begin")
    question = asked(pilot, ReadInMind)
    assert (question.people, question.lines) == (("Otis Fenn",), ("Zorro wants to rob the bank", "Otis sings"))
    answer(pilot, question.number, (Read("Zorro", False, "nobody is named"), Read("Otis sings", True, "Otis: singing")))
    assert sheet._page == "mind" and not count(pilot, CheckName) and not count(pilot, BeginTown)
    assert any(words.startswith("⚠ 1 line would be left out") for words in pilot.words_on_screen())
    sheet._mind.set("Otis sings")
    pilot.click("Begin")
    answer(pilot, asked(pilot, ReadInMind).number, (Read("Otis sings", True, "Otis: singing"),))
    assert count(pilot, CheckName) == 1


def test_a_name_that_is_taken_is_told_at_its_field(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.click("Plum Lane")  # the hint of the field, the topmost of its kind
    pilot.click("Begin")
    answer(pilot, asked(pilot, CheckName).number, fault="There is a town called Lane already.")
    assert "⚠ There is a town called Lane already." in pilot.words_on_screen() and not count(pilot, BeginTown)


def test_a_folder_with_a_fault_cannot_be_begun(pilot: Pilot) -> None:
    sheet = new_town(pilot)
    sheet._folders = (replace(sheet._folders[0], residents=(), fault="lane: there is nobody"),)
    pilot.screen.sheets.renew()
    pilot.click("Begin")
    assert "lane: there is nobody" in pilot.words_on_screen() and not count(pilot, CheckName)


def minds_page(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.click("Minds")
    pilot.click("Thrifty")


def test_a_model_needs_an_address_or_the_key_and_a_name(pilot: Pilot) -> None:
    minds_page(pilot)
    wrong = {"": "Write the address", "localhost": "An address begins with", "http://here/v1": "Name a model"}
    for words, said in wrong.items():
        pilot.screen.sheets.top._minds._address.set(words)  # type: ignore[union-attr]
        pilot.click("Begin")
        assert any(said in shown for shown in pilot.words_on_screen())
    assert not count(pilot, CheckName)


def test_models_are_listed_only_when_asked_and_one_is_picked(pilot: Pilot) -> None:
    minds_page(pilot)
    pilot.screen.sheets.top._minds._address.set("http://here/v1")  # type: ignore[union-attr]
    assert not count(pilot, ListModels)
    pilot.click("List models")
    question = asked(pilot, ListModels)
    assert question.minds == Minds("thrifty", "http://here/v1", "", False)
    answer(pilot, question.number, ("llama", "qwen"))
    pilot.click("qwen")
    answer(pilot, asked(pilot, Reckon).number, "about $1.20")
    answer(pilot, asked(pilot, Reckon).number, "about $1.30")
    assert "A game day: about $1.30" in pilot.words_on_screen()
    assert begin(pilot).minds == Minds("thrifty", "http://here/v1", "qwen", False)


def test_the_key_of_the_environment_is_used_only_if_it_is_ticked(pilot: Pilot) -> None:
    minds_page(pilot)
    pilot.screen.sheets.top._minds._model.set("m")  # type: ignore[union-attr]
    pilot.click("Send the key")
    assert begin(pilot).minds == Minds("thrifty", "", "m", True)


def test_a_server_that_does_not_answer_is_told(pilot: Pilot) -> None:
    minds_page(pilot)
    pilot.click("List models")
    answer(pilot, asked(pilot, ListModels).number, fault="nothing answers there")
    assert "nothing answers there" in pilot.words_on_screen()


def test_the_doctor_shows_what_it_finds_and_can_be_stopped(pilot: Pilot) -> None:
    minds_page(pilot)
    pilot.click("Examine")
    question = asked(pilot, Examine)
    question.into.found.append(Found("reachable", True, "http://here"))
    question.into.found.append(Found("key", False, "refused", "Write another."))
    pilot.wait(0.5)
    assert {"reachable: http://here", "key: refused", "Write another."} <= set(pilot.words_on_screen())
    pilot.click("Stop")
    assert asked(pilot, StopAsking).question == question.number and "Stopped." in pilot.words_on_screen()
    answer(pilot, question.number, True)
    assert "Stopped." in pilot.words_on_screen()
    pilot.click("Once more")
    answer(pilot, asked(pilot, Examine).number, True)
    assert "The model answers: it can be used." in pilot.words_on_screen()


def test_closing_the_doctor_stops_it(pilot: Pilot) -> None:
    minds_page(pilot)
    pilot.click("Examine")
    assert isinstance(pilot.screen.sheets.top, DoctorSheet)
    pilot.press(pygame.K_ESCAPE)
    assert asked(pilot, StopAsking).question == asked(pilot, Examine).number


def test_somebody_is_created_changed_and_removed(pilot: Pilot) -> None:
    new_town(pilot)
    pilot.click("People")
    pilot.click("Create a person")
    pilot.type("Dee Fox")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, CreateSheet)
    sheet._about.set("Dee Fox mends clocks.")
    pilot.click("Take them in")
    assert "Dee Fox, 30" in pilot.words_on_screen() and "3 people" in pilot.words_on_screen()
    pilot.click("Change")
    assert isinstance(pilot.screen.sheets.top, CreateSheet)
    pilot.screen.sheets.top._age.set("51")
    pilot.click("Done")
    assert begin(pilot).newcomers[0].age == 51
    pilot.click("Remove")
    assert begin(pilot).newcomers == ()


BAD = ("x" * 1_000_000, "🎉" * 50, "\0\ud800", "\u200b\u200b", "<img src=x>", "")


@pytest.mark.parametrize("words", BAD, ids=("long", "emoji", "broken", "unseen", "markup", "nothing"))
def test_anything_may_be_pasted_into_any_field(pilot: Pilot, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(CLIPBOARD, "get", lambda: words)
    sheet = new_town(pilot)
    for page in ("town", "mind", "answers"):
        sheet._page = page
        sheet._minds._answers = "faithful"
        pilot.screen.sheets.renew()
        laid = pilot.screen.sheets._laid[-1]
        for key in [lain.part.key for lain in laid.body._lain if lain.part.writes]:
            laid.body.focus(key)
            laid.ring.take(laid.body)
            pilot.press(pygame.K_v, pygame.KMOD_CTRL)
    pilot.click("Begin")
    assert len(sheet._mind.text) <= 2000 and len(sheet._name.text) <= 80
