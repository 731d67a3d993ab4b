"""Taking part: what the sheets send, and what they show."""

from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.intents import Tell, TogglePause, Undo
from game.view.starting.create import CreateSheet
from game.view.starting.moving_out import MoveOutSheet
from game.view.taking_part.memories import ChangeMemory, GiveMemory, NeverMetSheet
from game.view.taking_part.telling import AnnounceSheet, Whisper
from game.view.taking_part.things import StateSheet
from game.world.commands import (
    AddMemory,
    Announce,
    EditMemory,
    EndTalk,
    HideMemory,
    NeverMet,
    SetThingState,
    SpeakTo,
    WhisperTo,
)
from game.world.conversations import Conversation, Line
from game.world.memories import NewMemory
from game.world.people import Tie
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot
from tests.view.taking_part import ADA, BO, CY, change_memory, choose, done, part_sheets

ENTER = pygame.K_RETURN


# -- speaking, whispering, announcing ----------------------------------------------------------------------------


def test_a_line_is_said_to_who_is_chosen_as_a_stated_persona(pilot: Pilot) -> None:
    choose(pilot, CY)
    pilot.press(pygame.K_t, letters="t")
    pilot.type("Hello!\n")
    assert pilot.intents == [SpeakTo(CY, strings.SPEAK_PERSONA, "Hello!")]
    assert "Speak to Cy Reed" in pilot.words_on_screen()


def test_the_clock_waits_while_a_line_is_written(pilot: Pilot) -> None:
    choose(pilot, CY)
    pilot.press(pygame.K_t, letters="t")
    assert not pilot.screen.sheets.holds_clock
    pilot.type("Hello")
    assert pilot.screen.sheets.holds_clock and strings.SPEAK_HOLDS in pilot.words_on_screen()
    pilot.type("\n")
    assert not pilot.screen.sheets.holds_clock and strings.SPEAK_HOLDS not in pilot.words_on_screen()
    pilot.type("Bye")
    pilot.press(pygame.K_ESCAPE)
    assert not pilot.screen.sheets.holds_clock


def test_somebody_may_move_in_or_out_from_the_menu(pilot: Pilot) -> None:
    choose(pilot, CY)
    for words, kind in (("Create a person", CreateSheet), ("Move out", MoveOutSheet)):
        pilot.click("More ...")
        pilot.click(words)
        assert isinstance(pilot.screen.sheets.top, kind)
        pilot.press(pygame.K_ESCAPE)


def test_the_persona_can_be_another_and_is_kept_for_the_next_talk(pilot: Pilot) -> None:
    choose(pilot, CY)
    pilot.press(pygame.K_t)
    pilot.click(strings.SPEAK_PERSONA)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("a reporter")
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_t)
    pilot.type("Hello!\n")
    assert pilot.intents == [SpeakTo(CY, "a reporter", "Hello!")]


def test_the_talk_shows_what_was_said_and_what_is_just_being_said(pilot: Pilot, world: FakeWorld) -> None:
    talk = Conversation(7, ("a reporter", CY), "", ROOM, 0, [Line(1, "a reporter", "Any news?")], CY)
    world.conversations[7], world.people[CY].conversation = talk, 7
    choose(pilot, CY)
    pilot.press(pygame.K_t)
    assert {"a reporter: Any news?", strings.SPEAK_WAITS.format("Cy")} <= set(pilot.words_on_screen())
    pilot.status = replace(pilot.status, streaming={CY: "Well, there is"})
    pilot.wait(0.3)
    assert "Cy: Well, there is ..." in pilot.words_on_screen()
    talk.lines.append(Line(2, CY, "Well, there is a party."))
    pilot.status = replace(pilot.status, streaming={})
    talk.speaker = "a reporter"
    pilot.wait(0.3)
    assert "Cy: Well, there is a party." in pilot.words_on_screen()
    pilot.click("Take leave")
    assert pilot.intents == [EndTalk(CY)]


def test_a_clock_that_stands_is_said_and_can_be_let_go_on(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, paused=True)
    choose(pilot, CY)
    pilot.press(pygame.K_t)
    assert strings.SPEAK_STANDS in pilot.words_on_screen()
    pilot.click("Go on")
    assert pilot.intents == [TogglePause()]


def test_an_inner_voice_is_whispered(pilot: Pilot) -> None:
    choose(pilot, ADA)
    pilot.press(pygame.K_i, letters="i")
    pilot.type("Go for a walk")
    pilot.press(ENTER, pygame.KMOD_CTRL)
    assert done(pilot) == [WhisperTo(ADA, "Go for a walk")]
    assert not pilot.screen.sheets.areas


def test_what_was_done_is_told_with_its_way_back_and_whether_it_waits(pilot: Pilot, world: FakeWorld) -> None:
    world.people[ADA].ties = {BO: Tie(8, "close")}
    for paused, waits in ((False, ""), (True, " It takes effect when the clock goes on.")):
        pilot.status = replace(pilot.status, paused=paused)
        for sheet, keys, said in (
            (Whisper(pilot.screen._acts, ADA), "Sing", "Ada Hill hears it as a thought of their own."),
            (AnnounceSheet(pilot.screen._acts), "A concert", "Everybody knows it now."),
            (AnnounceSheet(pilot.screen._acts, ADA), "A concert", "Ada Hill knows it now."),
            (GiveMemory(pilot.screen._acts, ADA), "She sang", "Ada Hill has the memory now."),
            (ChangeMemory(pilot.screen._acts, ADA, 3), "!", "Ada Hill remembers it so now."),
            (StateSheet(pilot.screen._acts, BED), "burning", "Bed: burning from now on."),
            (NeverMetSheet(pilot.screen._acts, ADA), "", strings.NEVER_MET_DONE.format(ADA, BO)),
            (MoveOutSheet(pilot.screen._acts, BO), "", "Bo Reed leaves the town."),
        ):  # fmt: skip
            pilot.screen.open(sheet)
            pilot.type(keys)
            sheet.feet()[0]._act()  # type: ignore[attr-defined]
            pilot.frames(2)
            assert pilot.intents[-1] == Tell(f"{said} Ctrl+Z takes it back.{waits}")


def test_an_inner_voice_is_shown_with_what_came_of_it(pilot: Pilot, world: FakeWorld) -> None:
    choose(pilot, ADA)
    assert "Inner voice" not in pilot.words_on_screen()
    ada = world.people[ADA]
    voice = ada.stream.add(NewMemory("inner voice", "Go for a walk", 8, "inner voice"), world.clock.tick, 8)
    pilot.wait(0.3)
    assert {"Inner voice", strings.VOICE_UNWEIGHED} <= set(pilot.words_on_screen())
    told = NewMemory("plan", "Ada means to walk", 6, "inner voice", (voice.ordinal,))
    ada.stream.add(told, world.clock.tick, 6)
    pilot.wait(0.3)
    words = pilot.words_on_screen()
    assert "Ada means to walk" in words and any(w.startswith("“Go for a walk”, ") for w in words)


def test_news_goes_to_one_to_some_or_to_all(pilot: Pilot) -> None:
    choose(pilot, ADA)
    for who, to in (("Everybody", ()), (ADA, (ADA,))):
        pilot.press(pygame.K_k)
        pilot.type("A concert")
        if to != (ADA,):  # whom is chosen is chosen already
            pilot.click(who)
        pilot.click("Announce")
        assert done(pilot)[-1] == Announce("A concert", to)
    pilot.press(pygame.K_k)
    pilot.type("A concert")
    pilot.click("Some of them")
    pilot.click(BO)
    pilot.click("Announce")
    assert done(pilot)[-1] == Announce("A concert", (ADA, BO))


def test_news_at_a_place_goes_to_who_is_inside(pilot: Pilot) -> None:
    choose(pilot, ROOM)
    pilot.click("Tell them")
    pilot.type("Fire!")
    pilot.click("Announce")
    assert done(pilot) == [Announce("Fire!", (ADA, BO, CY))]


@pytest.mark.parametrize(("key", "button"), [(pygame.K_i, "Whisper"), (pygame.K_k, "Announce"), (pygame.K_t, "Say")])
def test_an_empty_field_is_told_why(pilot: Pilot, key: int, button: str) -> None:
    choose(pilot, CY)
    pilot.press(key)
    pilot.click(button)
    assert pilot.intents == [] and f"⚠ {strings.NOTHING_WRITTEN}" in pilot.words_on_screen()


def test_what_cannot_be_is_told_in_a_sentence(pilot: Pilot) -> None:
    pilot.press(pygame.K_e)
    assert pilot.intents.pop() == Tell(strings.USE_NOTHING)
    pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.intents == [Undo()]


# -- things ------------------------------------------------------------------------------------------------------


def test_a_state_is_rewritten_in_the_inspector_in_any_words_or_by_choice(pilot: Pilot) -> None:
    choose(pilot, BED)
    pilot.click(strings.STATE_HINT)
    pilot.type("full of bees\n")
    pilot.click("made")
    assert done(pilot) == [SetThingState(BED, "full of bees"), SetThingState(BED, "made")]


def test_a_state_is_rewritten_by_key(pilot: Pilot) -> None:
    choose(pilot, BED)
    pilot.press(pygame.K_e, letters="e")
    pilot.type("burning\n")
    pilot.press(pygame.K_e)
    pilot.click("As usual")
    assert done(pilot) == [SetThingState(BED, "burning"), SetThingState(BED, "")]


# -- memories ----------------------------------------------------------------------------------------------------


def test_a_memory_is_given_with_or_without_a_weight(pilot: Pilot) -> None:
    choose(pilot, ADA)
    pilot.press(ENTER)
    pilot.click("Give a memory")
    pilot.type("Ada Hill won a prize")
    pilot.press(pygame.K_TAB)
    pilot.type("11")
    pilot.click("Give it")
    assert done(pilot) == [] and f"⚠ {strings.MEMORY_NO_WEIGHT}" in pilot.words_on_screen()
    pilot.click("11")
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("9")
    pilot.click("Give it")
    assert done(pilot) == [AddMemory(ADA, "Ada Hill won a prize", 9)]


def test_a_memory_is_changed_or_taken_away_and_what_rests_on_it_is_told(pilot: Pilot) -> None:
    change_memory(pilot, 3)
    assert strings.MEMORY_RESTS.format("1 memory") in pilot.words_on_screen()
    pilot.click("Change it")
    assert f"⚠ {strings.MEMORY_SAME}" in pilot.words_on_screen()
    change_memory(pilot, 3)
    pilot.type("!")
    pilot.click("Change it")
    change_memory(pilot, 4)
    pilot.click("Take it away")
    changed = EditMemory(ADA, 3, "Ada Hill sees cloud number 2!")
    assert done(pilot) == [changed, HideMemory(ADA, 4)]


def test_a_memory_is_found_by_its_words_and_changed_with_keys_alone(pilot: Pilot) -> None:
    choose(pilot, ADA)
    pilot.screen._player._doing()["change"]()
    pilot.frames(2)
    pilot.type("number 42")
    pilot.press(pygame.K_TAB)
    pilot.press(ENTER)
    pilot.type("!")
    pilot.press(ENTER, pygame.KMOD_CTRL)
    assert done(pilot) == [EditMemory(ADA, 43, "Ada Hill sees cloud number 42!")]


def test_the_pencil_of_a_memory_on_its_page_opens_it_and_its_mark_says_what_became_of_it(
    pilot: Pilot, world: FakeWorld
) -> None:
    choose(pilot, ADA)
    pilot.screen.show_tab("memories")
    pilot.wait(0.3)
    pilot.click("Ada Hill sees cloud number 119")
    assert "Change it" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    world.people[ADA].stream.hidden[120] = 1
    pilot.wait(0.4)
    assert strings.MEMORY_FATE["hidden"] in pilot.words_on_screen()


def test_two_had_never_met(pilot: Pilot, world: FakeWorld) -> None:
    world.people[ADA].ties = {CY: Tie(2, "by sight"), BO: Tie(8, "close")}
    choose(pilot, ADA)
    pilot.press(ENTER)
    pilot.click("Had never met")
    pilot.click("They never met")
    assert done(pilot) == [NeverMet(ADA, BO)]  # the closest is chosen at first


@pytest.mark.parametrize("evil", ["<img src=x>\x00\u200b", "\ud83d", "\u202eabc", "🧑‍🚀" * 400, "x" * 100_000])
def test_any_words_may_be_pasted_into_any_field(pilot: Pilot, monkeypatch: pytest.MonkeyPatch, evil: str) -> None:
    from game.view.entry import CLIPBOARD

    monkeypatch.setattr(CLIPBOARD, "get", lambda: evil)
    for way in part_sheets().values():
        way(pilot)
        for _ in range(4):
            pilot.press(pygame.K_v, pygame.KMOD_CTRL)
            pilot.press(pygame.K_TAB)
        pilot.press(pygame.K_ESCAPE)
        while pilot.screen.sheets.areas:
            pilot.press(pygame.K_ESCAPE)
