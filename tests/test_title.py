"""From the title to a town and back: what Enter does, what is kept, what cannot be opened."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import config, past, title
from game.answering import Answering
from game.app import App, open_window
from game.cli import app as command_line
from game.opening import open_session
from game.saves.state import state_hash
from game.settings import load_settings
from game.view import strings
from game.view.beginnings import Minds, NewTown
from game.view.intents import BeginTown, ChangeOptions, ChangeSettings, OpenTown, ShowTitle
from game.view.taking_part.speaking import Speak
from game.world.clock import HOUR

EXAMPLE = config.maps_folder() / "example"
LANE = NewTown(str(EXAMPLE), "Mine", "4", ("Otis Fenn", "Priya Vale"))


@pytest.fixture(autouse=True)
def window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    open_window((1280, 720))
    monkeypatch.setattr(pygame, "quit", pygame.display.quit)  # fonts are kept for other tests
    pygame.event.clear()
    yield
    pygame.display.quit()


def player(saves: Path) -> title.Player:
    return title.Player(saves, 0, Answering)


def press(app: App, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    app.frame(0.0)


def words_on(app: App) -> list[str]:
    return [shown.text for _, words in app.screen.words() for shown in words]


def kept(saves: Path, name: str) -> None:
    open_session(EXAMPLE, [], "1", saves, name, "").close()


def test_with_no_town_kept_enter_begins_smallville(tmp_path: Path) -> None:
    app = title._title(player(tmp_path), "")
    app.frame(0.0)
    assert "Play" in words_on(app) and "Load ..." not in words_on(app)
    assert not any("game min/s" in words for words in words_on(app))
    press(app, pygame.K_RETURN)
    assert app.next == BeginTown(NewTown()) and not app.running
    app.close()
    assert not list(tmp_path.glob("*.town"))


def test_with_a_town_kept_enter_goes_on_with_it_and_the_preview_changes_nothing(tmp_path: Path) -> None:
    kept(tmp_path, "Lane")
    before = (tmp_path / "Lane.town").read_bytes()
    app = title._title(player(tmp_path), "")
    app.speed = 3
    app.frame(0.0)
    while app.session.world.tick < 20:
        app.frame(1 / 60)
    assert "Go on" in words_on(app) and "Lane, Monday 18 September, 6:00 am" in words_on(app)
    press(app, pygame.K_RETURN)
    assert app.next == OpenTown("Lane")
    app.close()
    assert (tmp_path / "Lane.town").read_bytes() == before


def test_the_title_over_a_town_that_a_model_answered_in_does_not_say_that_the_rules_answer_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, "Lane")
    monkeypatch.setattr(past, "was_asked", lambda connection: True)
    app = title._title(player(tmp_path), "")
    assert strings.SAVES_MODEL not in [words for _, words in app._notices]
    app.close()


def test_arrows_and_escape_do_not_leave_the_title(tmp_path: Path) -> None:
    app = title._title(player(tmp_path), "")
    for key in (pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_SPACE):
        press(app, key)
    assert app.running and app.screen.sheets.top is not None
    app.close()


Ran = list[tuple[str, list[str]]]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> tuple[list[title.Start | None], Ran]:
    """What each town that is played wants next, and the names of those that were, with what was on the screen."""
    wanted: list[title.Start | None] = []
    ran: Ran = []

    def run(app: App) -> None:
        app.frame(0.0)
        ran.append((app.name, words_on(app)))
        app.next = wanted.pop(0) if wanted else None
        app.close()

    monkeypatch.setattr(App, "run", run)
    return wanted, ran


def test_towns_are_played_one_after_another_each_saved_before_the_next(
    tmp_path: Path, script: tuple[list[title.Start | None], Ran]
) -> None:
    wanted, ran = script
    wanted += [BeginTown(LANE), ShowTitle(), OpenTown("Mine"), None]
    title.play_town(player(tmp_path), None, [], "", "")
    assert [name for name, _ in ran] == ["", "Mine", "", "Mine"]
    again = open_session(None, [], "", tmp_path, "", "Mine")
    assert list(again.world.people) == ["Otis Fenn", "Priya Vale"] and again.world.seed == "4"
    again.close()


def test_keys_that_were_typed_while_a_town_woke_up_are_not_carried_out(
    tmp_path: Path, script: tuple[list[title.Start | None], Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, ran = script
    wanted += [BeginTown(LANE), None]
    heard: list[App] = []
    monkeypatch.setattr(App, "_handle", lambda app, event: heard.append(app) if event.type == pygame.KEYDOWN else None)
    monkeypatch.setattr(title, "_splash", lambda name: pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k", scancode=0)))  # fmt: skip
    title.play_town(player(tmp_path), None, [], "", "")
    assert len(ran) == 2 and not heard


def test_the_clock_waits_while_the_player_writes_to_somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    went_on: list[float] = []
    monkeypatch.setattr(App, "_advance", lambda app, seconds: went_on.append(seconds))
    app = title._begin(player(tmp_path), LANE)
    app.frame(0.0)
    while app.screen.sheets.close():
        pass
    app.screen.select("Otis Fenn")
    app.screen.do("speak")
    sheet = app.screen.sheets.top
    assert isinstance(sheet, Speak)
    sheet._text.set("Good morning")
    went_on.clear()
    app.frame(0.1)
    assert not went_on
    sheet._text.set("")
    app.frame(0.1)
    assert went_on == [0.1]
    app.close()


def test_what_cannot_be_opened_is_told_on_the_title(
    tmp_path: Path, script: tuple[list[title.Start | None], Ran]
) -> None:
    wanted, ran = script
    wanted += [OpenTown("Nowhere"), None]
    title.play_town(player(tmp_path), None, [], "", "")
    assert [name for name, _ in ran] == ["", ""] and any("there is no such town" in words for words in ran[1][1])


def test_who_answers_in_a_new_town_is_kept(tmp_path: Path, script: tuple[list[title.Start | None], Ran]) -> None:
    wanted, _ = script
    wanted += [BeginTown(NewTown(LANE.folder, "Mine", "4", LANE.people, (), (), Minds("rules"))), None]
    title.play_town(player(tmp_path), None, [], "", "")
    assert load_settings(tmp_path / "data" / "settings.toml", {}).answers == "rules"


def test_a_town_that_is_named_is_played_at_once_and_without_a_name_the_title_comes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(title, "play_town", lambda player, *rest: asked.append(rest))
    for flags in ([], ["--new"], ["--load", "Mine"], ["--seed", "3"]):
        command_line([*flags, "--saves", str(tmp_path)], standalone_mode=False)
    smallville = config.town_folder(None)
    assert asked == [(None, [], "", ""), (smallville, [], "", ""), (None, [], "", "Mine"), (smallville, [], "3", "")]


def opened(tmp_path: Path, way: Callable[[title.Player], App]) -> App:
    app = way(player(tmp_path))
    app.frame(0.0)
    return app


def test_the_first_town_begins_with_the_guided_look_and_later_ones_do_not(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda p: title._begin(p, LANE))
    app.frame(0.0)
    assert "Welcome" in words_on(app)
    press(app, pygame.K_ESCAPE)
    app.frame(0.0)
    app.close()
    again = opened(tmp_path, lambda p: title._open(p, "Mine"))
    again.frame(0.0)
    assert "Welcome" not in words_on(again)
    again.close()


def test_settings_hold_at_once_by_opening_the_town_anew(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda p: title._begin(p, LANE))
    app._take(ChangeSettings({"pace": "brisk", "caps.tokens_a_day": 500}, Minds("rules"), at_once=True))
    assert app.next == OpenTown("Mine") and not app.running
    app.close()
    before = state_hash(app.session.world)
    settings = load_settings(tmp_path / "data" / "settings.toml", {})
    assert (settings.pace, settings.caps.tokens_a_day) == ("brisk", 500)
    again = open_session(None, [], "", tmp_path, "", "Mine")
    assert state_hash(again.world) == before
    again.close()


def test_a_setting_that_cannot_be_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda p: title._begin(p, LANE))
    app._take(ChangeSettings({"caps.tokens_a_day": -1}, at_once=True))
    assert app.running and any("tokens_a_day" in words for _, words in app._notices)
    app.close()


def test_autosaves_go_by_the_players_hours(tmp_path: Path) -> None:

    app = opened(tmp_path, lambda p: title._begin(p, LANE))
    assert app.session.autosave_every == HOUR
    app._take(ChangeOptions(replace(app.screen.options, autosave_hours=6)))
    assert app.session.autosave_every == 6 * HOUR
    app.close()
