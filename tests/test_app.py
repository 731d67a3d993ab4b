"""The whole window on a real town, driven without a display."""

import itertools
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import config
from game.app import App, open_window
from game.opening import open_session
from game.saves.state import state_hash
from game.settings import load_settings
from game.view.intents import AskPerson, ChangeOptions, Recollect, Reply
from game.view.options import Options

TRIO = ["Isabella", "Arthur", "Sam"]
FRAME = 1 / 60


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A new town of three in a window that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    town = config.town_folder(None)
    session = open_session(town, TRIO, "9", tmp_path, "Trio", "")
    app = App(session, town, tmp_path, "Trio", options=Options(fast_night=False))
    app.frame(FRAME)
    yield app
    app.close()


def press(app: App, key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
    app.frame(0.0)


def play(app: App, ticks: int) -> None:
    """Frames until so many ticks have passed."""
    until = app.session.world.tick + ticks
    while app.session.world.tick < until:
        app.frame(FRAME)


def test_a_second_is_a_game_minute_and_space_stops_the_clock(app: App) -> None:
    for _ in range(60):
        app.frame(FRAME)
        app.session.settle(5.0)
    assert 5 <= app.session.world.tick <= 7
    press(app, pygame.K_SPACE)
    stopped = app.session.world.tick
    for _ in range(60):
        app.frame(FRAME)
    assert app.paused and app.session.world.tick == stopped


def test_the_window_plays_the_same_town_as_a_run_without_one(app: App, tmp_path: Path) -> None:
    press(app, pygame.K_3)
    play(app, 200)
    app.session.settle(5.0)
    bare = open_session(config.town_folder(None), TRIO, "9", tmp_path, "", "")
    while bare.world.tick < app.session.world.tick:
        bare.step()
    assert state_hash(bare.world) == state_hash(app.session.world)
    bare.close()


def test_a_quick_save_is_gone_back_to(app: App) -> None:
    press(app, pygame.K_3)
    play(app, 30)
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    press(app, pygame.K_F5)
    app.frame(0.0)
    saved = app.session.world.tick
    press(app, pygame.K_SPACE)
    play(app, 30)
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    press(app, pygame.K_F9)
    while app.past.going.on:
        app.frame(0.0)
    app.frame(0.0)
    assert app.session.world.tick == saved
    assert any("Back at" in words for _, words in app._notices)


def said(app: App, words: str) -> bool:
    return any(words in notice for _, notice in app._notices)


def test_a_save_is_said_once_it_is_down_and_not_before(app: App) -> None:
    file = app.session.file
    assert file is not None
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    with file._lock:  # the disk takes its time
        press(app, pygame.K_F5)
        app.frame(0.0)
        assert not said(app, "Saved")
    file.flush()
    app.frame(0.0)
    assert said(app, "Saved Trio, Monday 6:00 am")


def test_a_save_that_failed_is_not_said_to_be_saved(app: App) -> None:
    file = app.session.file
    assert file is not None
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    file._connection.execute("PRAGMA query_only = ON")
    press(app, pygame.K_F5)
    file.flush()
    app.frame(0.0)
    assert not said(app, "Saved") and said(app, "cannot be written: the file or its folder is read-only")
    file._connection.execute("PRAGMA query_only = OFF")


def test_there_is_nothing_to_go_back_to_at_first_and_the_window_says_so(app: App) -> None:
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    press(app, pygame.K_F9)
    assert any("nothing to load" in words for _, words in app._notices)


def test_closing_the_window_saves_the_town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1024, 640))
    town = config.town_folder(None)
    session = open_session(town, TRIO, "9", tmp_path, "Trio", "")
    app = App(session, town, tmp_path, "Trio", speed=2)
    pygame.event.clear()
    for _ in range(20):
        app.frame(FRAME)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    last = state_hash(session.world)
    again = open_session(None, [], "", tmp_path, "", "Trio")
    assert state_hash(again.world) == last and not app.running
    again.close()


def test_the_window_may_have_any_size(app: App) -> None:
    for size in ((1024, 640), (1920, 1080), (700, 500)):
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        app.frame(FRAME)
    press(app, pygame.K_TAB)
    assert app.screen.chosen in app.session.world.people


def test_no_screen_is_a_sentence_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.errors import DisplayError

    monkeypatch.setattr(os, "environ", {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"})
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(DisplayError, match="run --days 1"):
        open_window()


def until(app: App, found: Callable[[], bool]) -> None:
    """Frames until something is so."""
    deadline = time.monotonic() + 20
    while not found():
        assert time.monotonic() < deadline
        app.frame(FRAME)


def write(app: App, words: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
    app.frame(0.0)


def words_on(app: App) -> list[str]:
    return [shown.text for _, words in app.screen.words() for shown in words]


def test_an_interview_in_the_window_answers_and_leaves_the_town_as_it_was(app: App) -> None:
    press(app, pygame.K_3)
    play(app, 60)
    press(app, pygame.K_SPACE)
    app.session.settle(5.0)
    before = state_hash(app.session.world)
    app.screen.select("Isabella Rodriguez")
    app.screen.show_tab("ask")
    while not app.screen.board.inspector.writes:
        press(app, pygame.K_F6 if not app.screen.board.inspector.has_focus else pygame.K_TAB)
    write(app, "What is your occupation?")
    press(app, pygame.K_RETURN)
    until(app, lambda: any("Hobbs Cafe" in words for words in words_on(app)))
    assert state_hash(app.session.world) == before


def test_a_town_plays_on_the_same_while_somebody_is_interviewed(app: App, tmp_path: Path) -> None:
    replies: list[Reply] = []
    press(app, pygame.K_3)
    for _ in range(6):
        app.screen._acts.ask(lambda n: AskPerson(n, "Sam Moore", "What do you think of Tom?"), replies.append)
        press(app, pygame.K_F10)
        play(app, 15)
        app.screen._acts.ask(lambda n: Recollect(n, "Sam Moore", "the election", 5), replies.append)
        press(app, pygame.K_F10)
    until(app, lambda: len(replies) == 12)
    app.session.settle(5.0)
    bare = open_session(config.town_folder(None), TRIO, "9", tmp_path, "", "")
    while bare.world.tick < app.session.world.tick:
        bare.step()
    assert state_hash(bare.world) == state_hash(app.session.world)
    bare.close()
    assert not any(reply.fault for reply in replies)
    recalled = [reply.result for reply in replies if isinstance(reply.result, tuple)]
    assert len(recalled) == 6 and all(len(found) == 5 for found in recalled)
    assert all(a.score >= b.score for found in recalled for a, b in itertools.pairwise(found))


def test_a_question_to_nobody_is_a_sentence(app: App) -> None:
    app.inquiries.take(AskPerson(1, "Nobody", "?"))
    assert app.inquiries.replies.get(timeout=5).fault == "there is no Nobody in this town"


def test_traces_reach_the_screen(app: App) -> None:
    press(app, pygame.K_3)
    play(app, 30)
    app.session.settle(5.0)
    app.frame(0.0)
    traces = app.screen.stage.status.traces("Isabella Rodriguez", None)
    assert traces and traces[0].questions and traces[0].command


def test_f12_keeps_a_picture_and_says_where(app: App, tmp_path: Path) -> None:
    for _ in range(2):
        press(app, pygame.K_F12)
        for writing in app._pictures:
            writing.join()
        app.frame(0.0)
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == ["Trio, Mon 13 Feb 06.00 (2).png", "Trio, Mon 13 Feb 06.00.png"]
    assert sum("Picture: " in words for _, words in app._notices) == 2


def test_options_are_gone_by_at_once_and_kept_beside_what_else_is_in_the_file(app: App, tmp_path: Path) -> None:
    kept = tmp_path / "settings.toml"
    kept.write_text('answers = "rules"  # for now\n\n[caps] # mine\ntokens_a_day = 7\n\n[log]\nrules = true\n', "utf-8")
    app._settings = kept
    app._take(ChangeOptions(Options(1.2, True, False, keys={"pause": "Q", "log": "F8"})))
    app._take(ChangeOptions(Options(1.2, True, False, keys={"pause": "Q"})))
    app.frame(FRAME)
    assert app.screen.board.layout.scale.factor == 1.2 and not app.screen.scene.lively
    press(app, pygame.K_q)
    assert app.paused
    settings = load_settings(kept, {})
    assert (settings.interface.scale, settings.interface.reduced_motion) == (1.2, True)
    assert (settings.keys, settings.caps.tokens_a_day) == ({"pause": "Q"}, 7)
    assert kept.read_text("utf-8").startswith('answers = "rules"  # for now\n\n[caps] # mine\ntokens_a_day = 7\n\n')


def test_keys_that_cannot_be_are_told_and_the_games_own_are_used(app: App) -> None:
    screen = app._screen(Options(keys={"pause": "L"}))
    assert screen.options.keys == {}
    assert "L is wanted for pause" in app._notices[-1][1]
    app._take(ChangeOptions(Options(keys={"pause": "L"})))
    assert "L is wanted for pause" in app._notices[-1][1] and app.screen.options.keys == {}


@pytest.mark.parametrize("goes_on", [True, False])
def test_the_clock_goes_on_unfocused_unless_told_not_to(app: App, goes_on: bool) -> None:
    app._take(ChangeOptions(Options(runs_unfocused=goes_on)))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame(0.0)
    before = app.session.world.tick
    for _ in range(40):
        app.session.settle(5.0)
        app.frame(FRAME)
    assert (app.session.world.tick > before) == goes_on
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    play(app, 2)
