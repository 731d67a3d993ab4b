"""Skipping to the next thing of note, fast nights, a model's health and costs, texts that are kept; and all of it in
the window."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import config
from game.app import App, open_window
from game.errors import InputError
from game.llm.governor import Bill, Caps, Governor
from game.opening import open_session
from game.view.intents import KeepText, Reply, SkipAhead
from game.view.liveliest import STOPS
from game.view.options import Options
from game.view.seen import Answers, Spent
from game.watching import Skip, answers_of, keep_text, runs_fast
from game.world.clock import HOUR
from game.world.events import Event
from tests.view.fake_world import FakeWorld, fake_world


@dataclass
class Ticking(FakeWorld):
    @property
    def tick(self) -> int:
        return self.clock.tick


def town() -> Ticking:
    made = fake_world()
    return Ticking(**{name: getattr(made, name) for name in made.__dataclass_fields__})


def test_skipping_stops_at_the_first_new_thing_of_note() -> None:
    world = town()
    world.log.append(Event(world.tick, "talk", "Ada Hill", "an old talk"))
    skip = Skip(world)  # type: ignore[arg-type]
    assert skip.found(world) is None  # type: ignore[arg-type]
    world.log += [Event(world.tick, "line", "Ada Hill", "a line"), Event(world.tick, "plan", "Ada Hill", "a plan")]
    assert skip.found(world) is None  # type: ignore[arg-type]
    world.log += [Event(world.tick, kind, "Bo Reed", kind) for kind in ("change", "talk")]
    found = skip.found(world)  # type: ignore[arg-type]
    assert found is not None and found.text == "change"


def test_skipping_says_how_far_it_has_come() -> None:
    world = town()
    skip = Skip(world)  # type: ignore[arg-type]
    world.clock.tick += 35 * 6
    words = skip.words(world)  # type: ignore[arg-type]
    assert words == "Skipping to the next thing of note: 10:35 am, 35 game minutes on. Esc stops."


def test_a_night_runs_fast_only_while_all_sleep_and_nothing_stirs() -> None:
    world = town()
    assert not runs_fast(world)  # type: ignore[arg-type]
    for person in world.people.values():
        person.asleep = True
    assert not runs_fast(world), "somebody was up ten minutes ago"  # type: ignore[arg-type]
    world.clock.tick += HOUR
    assert runs_fast(world)  # type: ignore[arg-type]
    world.log.append(Event(world.tick, "player", "", "the stove burns"))
    assert not runs_fast(world)  # type: ignore[arg-type]
    world.people.clear()
    world.log.clear()
    assert not runs_fast(world), "an empty town waits for people"  # type: ignore[arg-type]


def test_a_models_health_and_costs_are_told_with_the_caps() -> None:
    governor = Governor(Caps(tokens_an_hour=1_000, money_a_town=5.0))
    governor.charge("Ada Hill", "talk", Bill(calls=2, tokens_in=300, tokens_out=100, money=0.25, unpriced=1))
    asked = SimpleNamespace(governor=governor, why_not="", waiting=0.0)
    session = SimpleNamespace(answering=SimpleNamespace(asked=asked))
    hour, day, whole = Spent(2, 400, 0.25, 1, 1_000, 0.0), Spent(2, 400, 0.25, 1), Spent(2, 400, 0.25, 1, 0, 5.0)
    assert answers_of(session) == Answers("", (hour, day, whole))  # type: ignore[arg-type]
    governor.charge("Ada Hill", "talk", Bill(calls=1, tokens_in=600))
    assert answers_of(session).fault == "the cap of 1,000 tokens an hour is reached"  # type: ignore[arg-type]
    asked.why_not = "nobody answers at localhost"
    assert answers_of(session).fault == "nobody answers at localhost"  # type: ignore[arg-type]
    asked.waiting = 7.0
    assert answers_of(session).waiting == 7.0  # type: ignore[arg-type]
    rules = SimpleNamespace(answering=SimpleNamespace(asked=None))
    assert answers_of(rules) == Answers()  # type: ignore[arg-type]


def test_a_kept_text_has_a_plain_name_and_never_writes_over_another(tmp_path: Path) -> None:
    first = keep_text(tmp_path / "texts", "../My town, 13 February", "one")
    second = keep_text(tmp_path / "texts", "../My town, 13 February", "two")
    assert (first.name, second.name) == ("My town, 13 February.md", "My town, 13 February (2).md")
    assert first.parent == tmp_path / "texts" and first.read_text() == "one"
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="cannot be written"):
        keep_text(tmp_path / "file", "x", "y")


@pytest.fixture(params=[("Isabella", "Arthur", "Sam")])
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[App]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1024, 640))
    folder = config.town_folder(None)
    session = open_session(folder, list(request.param), "9", tmp_path, "Trio", "")
    app = App(session, folder, tmp_path, "Trio")
    app.frame(0.01)
    yield app
    app.close()


def frames(app: App, done: object, most: int = 4_000) -> int:
    """Frames until something holds; how many."""
    for count in range(most):
        if done():  # type: ignore[operator]
            return count
        app.frame(1 / 60)
        app.session.settle(1.0)
    raise AssertionError("it never came")


def test_n_runs_to_the_next_thing_of_note_and_stops_there_with_the_view_on_it(app: App) -> None:
    app.paused = True
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n", scancode=0))
    app.frame(0.0)
    assert not app.paused and app._status().skipping.startswith("Skipping")
    assert frames(app, lambda: app.paused) > 1, "frames are drawn meanwhile"
    event = next(e for e in reversed(app.session.world.log) if e.kind in STOPS)
    assert event.tick >= app.session.world.tick - 1
    assert app.screen.chosen == event.person and app._status().skipping == ""
    assert event.text[:160] in app._status().notices


def test_esc_calls_skipping_off_and_the_clock_is_as_it_was(app: App) -> None:
    for paused in (True, False):
        app.paused = paused
        app._take(SkipAhead(True))
        app.frame(0.0)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
        app.frame(0.0)
        assert app.paused == paused and app._status().skipping == ""
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))


@pytest.mark.parametrize("app", [("Ryan", "Maria")], indirect=True, ids=["who rise late"])
def test_a_night_runs_fast_unless_told_not_to_and_the_chosen_speed_is_back_in_the_morning(app: App) -> None:
    world = app.session.world
    assert all(person.asleep for person in world.people.values()), "it is six in the morning"
    frames(app, lambda: app._status().night)
    before = world.tick
    for _ in range(10):
        app.frame(1 / 60)
        app.session.settle(1.0)
    assert world.tick - before > 10, "a sixth of a second of the first speed is one tick"
    app.screen.options = Options(fast_night=False)
    app.frame(0.0)
    assert not app._status().night
    app.screen.options = Options()
    frames(app, lambda: any(not person.asleep for person in world.people.values()))
    app.frame(0.0)
    assert not app._status().night and app.speed == 0


def test_the_day_and_the_plots_are_read_beside_the_frames(app: App) -> None:
    while app.session.world.tick < 2 * HOUR:
        app.session.step()
    app.paused = True
    got: list[Reply] = []
    receive = app.screen.receive
    app.screen.receive = lambda reply: (got.append(reply), receive(reply))[1]  # type: ignore[method-assign]
    for action in ("digest", "plots"):
        app.screen.do(action)
        frames(app, lambda action=action: len(got) == 1 + (action == "plots"))
    assert isinstance(got[0].result, str) and got[0].result.startswith("# Smallville, Monday 13 February")
    assert set(got[1].result) >= {"knowledge", "network", "importance", "questions"}  # type: ignore[call-overload]
    app._take(KeepText("Trio, 13 February", got[0].result))
    assert (app.saves / "texts" / "Trio, 13 February.md").read_text(encoding="utf-8") == got[0].result
