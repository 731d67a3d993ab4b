"""Taking part: what the sheets send, what they show, and how a body is moved."""

from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.intents import Intent, SetSpeed, Tell, TogglePause, Undo
from game.view.panels.known_tab import KnownTab
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
    EnterTown,
    HideMemory,
    LetGo,
    NeverMet,
    SayTo,
    SetThingState,
    SpeakTo,
    StepInto,
    UseThing,
    Walk,
    WhisperTo,
)
from game.world.conversations import Conversation, Line
from game.world.memories import NewMemory
from game.world.people import Tie
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot
from tests.view.taking_part import ADA, BO, CY, MAX, change_memory, come, part_sheets

ENTER = pygame.K_RETURN


def choose(pilot: Pilot, name: str) -> None:
    pilot.screen.select(name)
    pilot.frames(1)


def done(pilot: Pilot) -> list[Intent]:
    """What was asked for but words."""
    return [intent for intent in pilot.intents if not isinstance(intent, Tell)]


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


# -- a body ------------------------------------------------------------------------------------------------------


def test_a_visitor_enters_with_a_name_an_age_and_a_look(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_x, letters="x")
    pilot.type("max Frey")
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("few")
    pilot.click("Enter")
    assert f"⚠ {strings.VISIT_NO_AGE}" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_x)
    pilot.click("few")
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("44\n")
    act = pilot.intents[0]
    assert isinstance(act, EnterTown) and (act.name, act.age, act.tile) == ("Max Frey", 44, None)
    assert {"skin", "hair", "hair_color", "outfit", "outfit_color"} <= act.look.keys()
    assert pilot.intents[1] == SetSpeed(0)
    come(world, "Max Frey", act.look)
    pilot.wait(0.5)
    assert not pilot.screen.sheets.areas and pilot.screen.chosen == "Max Frey" and pilot.screen.following


def test_a_visitor_comes_in_at_the_place_that_is_chosen(pilot: Pilot, world: FakeWorld) -> None:
    choose(pilot, ROOM)
    pilot.press(pygame.K_x)
    pilot.type("Max\n")
    act = pilot.intents[0]
    assert isinstance(act, EnterTown) and act.tile in world.town.rooms[ROOM].tiles


def test_one_steps_into_a_resident_and_lets_go_again(pilot: Pilot, world: FakeWorld) -> None:
    choose(pilot, ADA)
    pilot.click("More ...")
    pilot.click("Step into")
    assert pilot.intents == [StepInto(ADA), SetSpeed(0)]
    world.people[ADA].played = True
    pilot.wait(0.3)
    pilot.press(pygame.K_x)
    assert pilot.intents[-1] == LetGo()


def visiting(pilot: Pilot, world: FakeWorld, tile: tuple[int, int] = (15, 15)) -> None:
    come(world, MAX, tile=tile)
    pilot.wait(0.3)
    pilot.intents.clear()


def test_the_keys_that_move_the_view_move_the_body_one_step_a_tick(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world)
    x = pilot.screen.camera.x
    pilot.hold(pygame.K_d, 10)
    assert pilot.intents == [Walk((16, 15))]
    world.clock.tick += 1
    world.people[MAX].tile = (16, 15)
    pilot.hold(pygame.K_UP, 10)
    assert pilot.intents == [Walk((16, 15)), Walk((16, 14))]
    assert pilot.screen.following and abs(pilot.screen.camera.x - x) < 80


def test_a_click_on_the_ground_walks_and_one_on_somebody_chooses(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (20, 18))
    spot = pilot.screen.camera.to_screen((22 + 0.5) * 32, (18 + 0.5) * 32)
    pilot.click(spot)
    assert pilot.intents == [Walk((22, 18))]
    pilot.click(pilot.person(CY))
    assert pilot.screen.chosen == CY and len(pilot.intents) == 1


def test_a_body_talks_to_who_is_near_and_uses_what_is_near(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    pilot.press(pygame.K_t)
    pilot.type("Hello!\n")
    assert done(pilot) == [SayTo(CY, "Hello!")]
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_e)
    pilot.type("jumping on it")
    pilot.press(pygame.K_TAB)
    pilot.type("broken\n")
    assert done(pilot)[1:] == [UseThing(BED, "jumping on it", "broken")]


def test_a_body_that_is_far_from_all_is_told_so(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (30, 25))
    pilot.press(pygame.K_e)
    assert pilot.intents == [Tell(strings.USE_NOTHING_NEAR)]


def test_what_is_typed_where_nobody_is_near_stays_in_the_field_until_somebody_is(
    pilot: Pilot, world: FakeWorld
) -> None:
    visiting(pilot, world, (30, 25))
    body = world.people[MAX]
    pilot.press(pygame.K_t, letters="t")
    pilot.type("hi kel \n")
    assert pilot.intents == [] and not pilot.screen.sheets.holds_clock
    assert strings.SPEAK_NOBODY_NEAR in pilot.words_on_screen()
    body.tile = (13, 11)
    pilot.wait(0.3)
    assert strings.SPEAK_NEAR.format(CY) in pilot.words_on_screen()
    pilot.press(ENTER)
    assert pilot.intents == [SayTo(CY, "hi kel")]


def test_what_is_being_written_stays_when_somebody_comes_and_begins_to_talk(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (30, 25))
    body = world.people[MAX]
    pilot.press(pygame.K_t, letters="t")
    pilot.type("Is anyb")
    world.conversations[9] = Conversation(9, (CY, MAX), "", "", 0, [Line(1, CY, "Hello, stranger!")], MAX)
    world.people[CY].conversation = body.conversation = 9
    pilot.frames(2)
    assert f"Speak to {CY}" in pilot.words_on_screen()
    pilot.type("ody here?\n")
    assert pilot.intents == [SayTo(CY, "Is anybody here?")]


@pytest.mark.parametrize(("key", "title"), [(pygame.K_t, "Speak to Bo Reed"), (pygame.K_i, "Whisper to Bo Reed")])
def test_with_nobody_chosen_a_name_is_asked_for_and_nothing_else_is_run(pilot: Pilot, key: int, title: str) -> None:
    pilot.press(key, letters=chr(key))
    pilot.type("hi you ck\n")
    assert strings.WHOM_NONE in pilot.words_on_screen() and not pilot.screen.board.log.is_open
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("bo\n")
    assert title in pilot.words_on_screen() and pilot.intents == []


def test_a_talk_that_somebody_begins_is_shown_and_takes_no_keys(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    talk = Conversation(8, (CY, MAX), "", ROOM, 0, [Line(1, CY, "Who are you?")], MAX)
    world.conversations[8] = talk
    world.people[CY].conversation = world.people[MAX].conversation = 8
    pilot.wait(0.4)
    assert "Cy: Who are you?" in pilot.words_on_screen()
    pilot.hold(pygame.K_s, 4)
    assert Walk((13, 12)) in pilot.intents


def test_a_visitors_own_pages_tell_what_the_town_thinks(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world, (13, 11))
    new = NewMemory("dialogue", "Cy Reed talked with Max Frey about bees", subjects=(CY, MAX))
    world.people[CY].stream.add(new, world.clock.tick, 5)
    world.people[CY].ties[MAX] = Tie(4, "finds Max Frey curious")
    choose(pilot, MAX)
    pilot.screen.show_tab(KnownTab.name)
    world.clock.tick += 6
    pilot.wait(0.4)
    shown = pilot.words_on_screen()
    assert {"1 in town knows you", CY, "acquaintances · 1 talk", "feels: finds Max Frey curious"} <= set(shown)


def test_a_visitor_who_has_left_is_shown_no_more(pilot: Pilot, world: FakeWorld) -> None:
    visiting(pilot, world)
    assert pilot.screen.chosen == MAX
    del world.people[MAX]
    pilot.wait(0.4)
    assert pilot.screen.chosen == "" and not pilot.screen.board.inspector.is_open


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
