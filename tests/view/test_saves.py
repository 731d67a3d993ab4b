"""The save screen, comparing and the bar of a replay, driven by keys and pointer."""

from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.intents import (
    BeginReplay,
    BranchOff,
    Delete,
    Export,
    GoBack,
    LeaveReplay,
    NameBranch,
    ReadPictures,
    Save,
    SeekReplay,
    StepMark,
    Tell,
    TogglePause,
    WriteNote,
)
from game.view.saves.compare_sheet import CompareSheet
from game.view.saves.details import told_of
from game.view.saves.history import History
from game.view.saves.lanes import Lanes, Row
from game.view.saves.save_sheet import SaveSheet
from game.view.saves.shapes import draw_shape
from game.view.saves.words import title
from game.world.clock import HOUR, MINUTE
from game.world.conversations import topic_words
from tests.view.fake_world import FakeWorld
from tests.view.kept import HISTORY, MARKS, REPLAYED, answer, open_saves, point, way_to_comparison, way_to_replay
from tests.view.pilot import Pilot


def choose(pilot: Pilot, words: str, then: str = "") -> None:
    open_saves(pilot)
    pilot.click(words)
    if then:
        pilot.click(then)


def test_the_tree_tells_when_how_and_what_came_since(pilot: Pilot) -> None:
    open_saves(pilot)
    words = pilot.words_on_screen()
    for told in ("main", "what if they had never met", "not begun", "Now", "Not saved for 30 minutes.",
                 "Mon 13 Feb, 10:00 am, saved by you", "“before the party” · 10 memories and 1 talk more"):  # fmt: skip
        assert told in words
    pilot.click("Mon 13 Feb, 10:00 am, saved by you")
    words = pilot.words_on_screen()
    assert "Monday 13 February, 10:00 am" in words and "main, saved by you" in words
    assert any(w.startswith("10 memories and 1 talk more than 2 hours before, on Mon 13 Feb, 8:00 am.") for w in words)


def test_all_of_it_is_done_by_keys(pilot: Pilot) -> None:
    open_saves(pilot)
    for _ in range(2):
        pilot.press(pygame.K_DOWN)
    assert "what if they had never met, saved on leaving" in pilot.words_on_screen()
    pilot.press(pygame.K_DELETE)
    assert "Delete the branch" in pilot.words_on_screen()
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_RETURN)
    assert pilot.intents == [GoBack(6)] and pilot.screen.sheets.top is None


def test_the_keys_open_and_close_it(pilot: Pilot) -> None:
    pilot.press(pygame.K_o, pygame.KMOD_CTRL)
    assert isinstance(pilot.screen.sheets.top, SaveSheet)
    answer(pilot)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is None


def test_an_empty_branch_is_played_from_where_it_parts(pilot: Pilot) -> None:
    choose(pilot, "Nothing was played in it yet.", "Play on")
    assert pilot.intents == [GoBack(4, 3)]


def test_a_branch_is_begun_with_a_name_and_a_fault_is_said_at_the_field(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 12:00 pm, saved on leaving", "Branch")
    answer(pilot)
    pilot.press(pygame.K_RETURN)
    assert any("Write a name first." in w for w in pilot.words_on_screen())
    pilot.type("main\n")
    asked = answer(pilot, fault="has a branch 'main' already")
    assert asked == [BranchOff(asked[0].number, "main", 6)]
    assert any("Has a branch 'main' already" in w for w in pilot.words_on_screen())
    pilot.type(" two\n")
    answer(pilot)
    assert pilot.screen.sheets.top is None


def test_a_branch_is_renamed_and_a_checkpoint_noted(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 12:00 pm, saved on leaving", "Rename")
    pilot.press(pygame.K_END)
    pilot.type("!\n")
    asked = answer(pilot)
    assert NameBranch(asked[-1].number, 2, "what if they had never met!") == asked[-1]
    pilot.click("Note")
    pilot.type("the last day\n")
    asked = answer(pilot)
    assert WriteNote(asked[-1].number, 6, "the last day") == asked[-1]


def test_nothing_is_deleted_before_it_is_said_what_is_lost(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 12:00 pm, saved on leaving", "Delete")
    words = " ".join(pilot.words_on_screen())
    assert "It is the last of “what if they had never met”: 1 hour of play, 10 memories and 1 talk are lost" in words
    assert "2 checkpoints go, with 4 hours of play, 30 memories and 2 talks. They are lost for ever." in words
    pilot.click("Delete the branch")
    asked = answer(pilot)
    assert asked[-1] == Delete(asked[-1].number, branch=2)


def test_what_is_played_or_held_cannot_be_deleted(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 11:00 am, saved on leaving", "Delete")
    assert pilot.words_on_screen().count("It is being played, so it stays.") == 2
    pilot.press(pygame.K_ESCAPE)
    pilot.click("Mon 13 Feb, 8:00 am, before an act of yours")
    pilot.click("Delete")
    assert "A branch goes on from it, so it stays." in pilot.words_on_screen()


def test_a_branch_is_exported_as_json_and_it_is_said_where(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 12:00 pm, saved on leaving", "Export")
    assert "It is written into the folder /home/ada/saves/exports." in pilot.words_on_screen()
    pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_RIGHT)
    pilot.click("Write it")
    asked = answer(pilot)
    assert asked[-1] == Export(asked[-1].number, 2, plain=True)


def test_two_rows_of_the_tree_are_compared(pilot: Pilot) -> None:
    choose(pilot, "Mon 13 Feb, 12:00 pm, saved on leaving", "Compare")
    pilot.click("another checkpoint in the tree")
    pilot.click("Mon 13 Feb, 10:00 am, saved by you")
    pilot.click("Compare")
    assert isinstance(pilot.screen.sheets.top, CompareSheet)
    one, other = pilot.screen.sheets.top._sides
    assert (one.branch, other.checkpoint) == (2, 4)


def test_differences_stand_side_by_side_and_lead_to_people(pilot: Pilot) -> None:
    way_to_comparison(pilot)
    words = pilot.words_on_screen()
    assert "Who talked with whom" in words and "They never did" in words and "and 3 lesser differences" in words
    pilot.click("Ada Hill talked with Bo Reed")
    assert pilot.screen.chosen == "Ada Hill" and pilot.screen.sheets.top is None


def test_a_difference_between_two_asks_which(pilot: Pilot) -> None:
    way_to_comparison(pilot)
    pilot.click("Ada Hill is closer to Bo Reed")
    pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_RETURN)
    assert pilot.screen.chosen == "Bo Reed"


def test_a_save_has_a_note_of_any_letters(pilot: Pilot) -> None:
    pilot.press(pygame.K_s, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    pilot.type("vor dem Fest 🎉\n")
    pilot.press(pygame.K_s, pygame.KMOD_CTRL)
    assert pilot.intents == [Save("vor dem Fest 🎉"), Save()]


def test_each_kind_has_a_shape_that_is_known_without_its_colour() -> None:
    shapes = []
    for kind in ("start", "manual", "auto", "quit", "before", "now", "branch"):
        out = pygame.Surface((32, 32))
        draw_shape(out, kind, (16, 16), 8, (200, 200, 200), 2)
        shapes.append(pygame.image.tobytes(out, "RGB"))
    assert len(set(shapes)) == 7


def test_the_bar_of_a_replay_steps_seeks_and_leaves(pilot: Pilot) -> None:
    way_to_replay(pilot)
    words = pilot.words_on_screen()
    assert "Replay of “main”: Monday 13 February, 7:01 am" in words
    assert any(w.startswith("Next: 8:00 am: Cy Reed came to think") for w in words)
    pilot.press(pygame.K_PERIOD)
    pilot.press(pygame.K_COMMA)
    pilot.click("Next: 8:00 am")
    pilot.click("Stop")
    pilot.click("Back to now")
    assert pilot.intents == [StepMark(1), StepMark(-1), SeekReplay(2 * HOUR), TogglePause(), LeaveReplay()]


def test_the_scale_goes_to_where_it_is_pressed_and_on_by_arrows(pilot: Pilot) -> None:
    way_to_replay(pilot)
    x, y = pilot.where("8 am")
    pilot.click((x, y - 14))
    assert pilot.intents.pop() == SeekReplay(2 * HOUR)  # near enough to the mark there
    pilot.status = replace(pilot.status, replay=replace(REPLAYED, tick=2 * HOUR))
    pilot.wait(0.5)
    pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_LEFT, pygame.KMOD_CTRL)
    pilot.press(pygame.K_END)
    assert pilot.intents == [SeekReplay(2 * HOUR + 10 * MINUTE), SeekReplay(HOUR + 10 * MINUTE), SeekReplay(4 * HOUR)]


def test_escape_closes_a_page_first_and_then_leaves_the_replay(pilot: Pilot) -> None:
    way_to_replay(pilot)
    pilot.screen.select("Ada Hill")
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.chosen == "" and pilot.intents == []
    pilot.press(pygame.K_ESCAPE)
    assert pilot.intents == [LeaveReplay()]


def test_the_bar_leaves_room_for_pages_and_goes_with_the_replay(pilot: Pilot) -> None:
    whole = pilot.screen.board.layout.inspector.bottom
    way_to_replay(pilot)
    assert pilot.screen.board.layout.inspector.bottom == whole - 156
    pilot.status = replace(pilot.status, replay=None)
    pilot.wait(0.3)
    assert pilot.screen.board.layout.inspector.bottom == whole and pilot.screen.sheets.top is None


def test_a_replay_begins_by_its_key(pilot: Pilot) -> None:
    pilot.press(pygame.K_r)
    assert pilot.intents == [BeginReplay()]


def test_marks_are_found_on_both_sides() -> None:
    assert REPLAYED.beside(1) == MARKS[1] and REPLAYED.beside(-1) == MARKS[0]
    assert replace(REPLAYED, tick=4 * HOUR).beside(1) is None


@pytest.mark.parametrize("key, row", [(pygame.K_END, 300), (pygame.K_PAGEDOWN, 8)])
def test_three_hundred_checkpoints_scroll_by_keys_and_wheel(pilot: Pilot, key: int, row: int) -> None:
    many = History(HISTORY.twigs[:1], tuple(point(n, 1, n) for n in range(1, 301)), 1, 300)
    assert len(Lanes(many).rows) == 301
    open_saves(pilot, many)
    pilot.press(key)
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, SaveSheet) and sheet._view is not None and sheet._view.chosen == row
    top = sheet._view.top
    pilot.move((400, 400))
    pilot.wheel(1)
    assert sheet._view.top == max(0, top - 92) if top else sheet._view.top == 0


def test_comparing_is_refused_at_once_in_a_replay(pilot: Pilot) -> None:
    way_to_replay(pilot)
    pilot.intents = []
    pilot.press(pygame.K_y)
    assert pilot.intents == [Tell(strings.REPLAY_NO_COMPARE)]


def test_nobody_is_told_to_walk_in_a_replay_of_a_visit(pilot: Pilot, world: FakeWorld) -> None:
    way_to_replay(pilot)
    pilot.intents = []
    visitor = replace(world.people["Bo Reed"], played=True)
    world.people["Bo Reed"], world.body = visitor, visitor
    pilot.wait(0.3)
    assert not any(isinstance(intent, Tell) for intent in pilot.intents)
    assert not pilot.screen.stage.controls.walks
    pilot.status = replace(pilot.status, replay=None)
    pilot.wait(0.3)
    assert any("Walk with the keys" in intent.words for intent in pilot.intents if isinstance(intent, Tell))


def test_what_is_not_saved_is_told_anew_each_game_minute(pilot: Pilot, world: FakeWorld) -> None:
    open_saves(pilot)
    assert "Not saved for 30 minutes." in pilot.words_on_screen()
    world.clock.tick += MINUTE
    pilot.wait(0.3)
    answer(pilot, replace(HISTORY, unsaved=31 * MINUTE))
    assert "Not saved for 31 minutes." in pilot.words_on_screen()
    assert [i for i in answer(pilot) if not isinstance(i, ReadPictures)] == []  # once a minute


def test_two_saves_of_one_moment_are_told_without_nothing_and_zero() -> None:
    again = replace(HISTORY, points=(*HISTORY.points, replace(HISTORY.points[-1], id=8)))
    words = [text for text, _ in told_of(again, Row("point", 1, again.points[-1]))]
    assert "The same moment as the one before; nothing new." in words


def test_a_note_with_quotes_in_it_is_quoted_once() -> None:
    assert title(HISTORY.point[3]) == "“before Ada Hill heard ‘Go and see Bo’”"


def test_what_a_talk_is_about_is_told_in_a_sentence_that_holds_together() -> None:
    assert topic_words("the bridge is closed") == "the news that the bridge is closed"
    for about in ("the party", "who is going to run for mayor", "the book that is lost", ""):
        assert topic_words(about) == about
