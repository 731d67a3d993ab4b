"""The whole window on a real town, driven without a display."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import config
from game.app import App, open_window
from game.opening import open_session
from game.saves.state import state_hash

TRIO = ["Isabella", "Arthur", "Sam"]
FRAME = 1 / 60


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A new town of three in a window that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    town = config.town_folder(None)
    session = open_session(town, TRIO, "9", tmp_path, "Trio", "")
    app = App(session, town, tmp_path, "Trio")
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
    app.frame(0.0)
    assert app.session.world.tick == saved
    assert any("Back at" in words for _, words in app._notices)


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
