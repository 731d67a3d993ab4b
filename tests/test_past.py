"""The past of a town in its window: the save screen on a real file, branches, comparing, replays."""

import io
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import config, title
from game.answering import Answering
from game.app import App, open_window
from game.llm.errors import ModelError
from game.opening import open_session
from game.saves.rows import crc
from game.saves.state import state_hash
from game.view import strings
from game.view.intents import (
    AskPerson,
    BeginReplay,
    BranchOff,
    Compare,
    Delete,
    Export,
    GoBack,
    Intent,
    LeaveReplay,
    NameBranch,
    ReadHistory,
    ReadPictures,
    Reply,
    Save,
    SeekReplay,
    TogglePause,
    WriteNote,
)
from game.view.saves.history import Compared, History, Place
from game.view.saves.save_sheet import SaveSheet
from game.world import commands as c
from game.world.clock import HOUR

TRIO = ["Isabella", "Arthur", "Sam"]
FRAME, PATIENCE = 1 / 60, 20.0


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A town of three, played for two hours, with a save after each."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    town = config.town_folder(None)
    session = open_session(town, TRIO, "9", tmp_path, "Trio", "")
    app = App(session, town, tmp_path, "Trio")
    app.paused = True
    app.frame(FRAME)
    for hour in (1, 2):
        play(app, hour * HOUR)
        want(app, Save(f"hour {hour}"))
    yield app
    app.close()


def play(app: App, until: int) -> None:
    while app.session.world.tick < until:
        app.session.step()


def want(app: App, intent: Intent) -> None:
    """Want something, and give it what time it needs."""
    app.session.settle(5.0)
    app._take(intent)
    until(app, lambda: not app._wanted and not app.past.going.on and not app.past.replaying.busy)


def until(app: App, true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        app.frame(0.0)
        time.sleep(0.001)


def ask(app: App, make: Callable[[int], Intent]) -> Reply:
    """Ask what the save screen asks, and wait for the reply."""
    replies: list[Reply] = []
    app.screen._questions.ask(make, replies.append)  # type: ignore[arg-type]
    until(app, lambda: bool(replies) and not app.past.going.on)
    return replies[0]


def history(app: App) -> History:
    found = ask(app, ReadHistory).result
    assert isinstance(found, History)
    return found


def press(app: App, key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    app.frame(0.0)


def said(app: App, words: str) -> bool:
    return any(words in notice for _, notice in app._notices)


def test_the_tree_is_what_the_file_holds(app: App) -> None:
    play(app, 2 * HOUR + 60)
    found = history(app)
    assert [(p.id, p.tick, p.kind, p.note) for p in found.points] == [
        (1, 0, "start", ""), (2, HOUR, "manual", "hour 1"), (3, 2 * HOUR, "manual", "hour 2"),
    ]  # fmt: skip
    assert (found.playing, found.standing, found.unsaved) == (1, 3, 60)
    pictures = ask(app, lambda n: ReadPictures(n, (1, 3, 99))).result
    assert isinstance(pictures, dict) and pictures[1] is None and pictures[99] is None
    assert pictures[3].startswith(b"\x89PNG")


def test_going_back_saves_what_is_played_first_and_plays_on_from_there(app: App) -> None:
    play(app, 2 * HOUR + 60)
    want(app, GoBack(2))
    assert app.session.world.tick == HOUR and app.paused and said(app, "Back at Monday 13 February, 7:00 am")
    kept = history(app)
    assert (kept.points[-1].kind, kept.points[-1].tick, kept.standing) == ("auto", 2 * HOUR + 60, 2)
    want(app, Save("again"))
    assert [twig.parent for twig in history(app).twigs] == [0, 2]  # what came after it stays


def test_a_named_branch_is_played_at_once_and_both_can_be_compared(app: App) -> None:
    assert ask(app, lambda n: BranchOff(n, "never met", 2)).result is True
    until(app, lambda: app.session.world.tick == HOUR)
    app.session.command([c.WhisperTo("Isabella Rodriguez", "You should cancel the party")])
    play(app, 2 * HOUR)
    found = ask(app, lambda n: Compare(n, Place("now"), Place("main", branch=1))).result
    assert isinstance(found, Compared) and found.parted is not None and found.names == ("now", "main")
    first = found.groups[0]
    assert first[0] == "What you did" and "cancel the party" in first[1][0].one
    assert [twig.name for twig in history(app).twigs] == ["main", "never met"]


def test_branches_are_renamed_and_deleted_and_a_fault_is_a_sentence(app: App) -> None:
    ask(app, lambda n: BranchOff(n, "second", 2))
    assert ask(app, lambda n: NameBranch(n, 2, "Main")).fault == "has a branch 'Main' already"
    renamed = ask(app, lambda n: NameBranch(n, 2, "what if")).result
    assert isinstance(renamed, History) and renamed.twig[2].name == "what if"
    noted = ask(app, lambda n: WriteNote(n, 3, "the old way")).result
    assert isinstance(noted, History) and noted.point[3].note == "the old way"
    assert "is being played" in ask(app, lambda n: Delete(n, branch=2)).fault
    assert "all that there is" in ask(app, lambda n: Delete(n, branch=1)).fault
    want(app, Save("a point of its own"))
    left = ask(app, lambda n: Delete(n, branch=1)).result
    assert isinstance(left, History) and [p.id for p in left.points] == [1, 2, 4]  # what play rests on stays


def test_a_town_is_exported_beside_the_saves_under_a_free_name(app: App, tmp_path: Path) -> None:
    first, second = (ask(app, lambda n: Export(n, 0, plain=False)).result for _ in range(2))
    assert first == str(tmp_path / "exports" / "Trio.town") and second == str(tmp_path / "exports" / "Trio (2).town")
    told = ask(app, lambda n: Export(n, 1, plain=True)).result
    assert told == str(tmp_path / "exports" / "Trio, main.json")
    assert json.loads(Path(told).read_text(encoding="utf-8"))["format"] == "smallville town"


def test_a_replay_shows_what_was_and_leaves_the_present_as_it_is(app: App) -> None:
    before = state_hash(app.session.world)
    want(app, BeginReplay(0, HOUR))
    told = app.past.replaying.told()
    assert told is not None and (told.first, told.tick, told.last) == (0, HOUR, 2 * HOUR)
    want(app, SeekReplay(HOUR // 2))
    assert app.past.world.tick == HOUR // 2 and app.screen.stage.world is app.past.world
    app.paused = False
    for _ in range(60):
        app.frame(FRAME)
    assert 5 <= app.past.world.tick - HOUR // 2 <= 7
    want(app, LeaveReplay())
    assert app.past.world is app.session.world and app.paused and said(app, "Back in the present")
    assert state_hash(app.session.world) == before


def test_a_replay_is_the_same_as_what_was_played(app: App, tmp_path: Path) -> None:
    want(app, BeginReplay())
    want(app, SeekReplay(3 * HOUR // 2))
    fresh = open_session(config.town_folder(None), TRIO, "9", tmp_path, "", "")
    while fresh.world.tick < 3 * HOUR // 2:
        fresh.step()
    assert state_hash(app.past.world) == state_hash(fresh.world)
    fresh.close()


def test_the_world_on_the_screen_does_not_change_while_another_moment_is_found(app: App) -> None:
    want(app, BeginReplay())
    shown = app.past.world
    app._take(SeekReplay(HOUR))
    while app.past.replaying.busy and app.past.replaying._done.empty():
        assert shown.tick == 0
    until(app, lambda: not app.past.replaying.busy)
    assert shown.tick == 0 and app.past.world.tick == HOUR


def test_where_nothing_was_recorded_a_replay_goes_from_save_to_save(app: App) -> None:
    assert app.session.file is not None
    with app.session.file.reading() as connection:
        connection.execute("DELETE FROM played")
    want(app, BeginReplay())
    app.paused, seen = False, set[int]()
    for _ in range(400):
        seen.add(app.past.world.tick)
        app.frame(0.2)
        time.sleep(0.001)
    assert seen == {0, HOUR, 2 * HOUR} and app.paused


def test_nothing_can_be_changed_in_a_replay_and_that_is_said(app: App) -> None:
    want(app, BeginReplay())
    points = len(app.session.file.tree.checkpoints()) if app.session.file else 0
    for intent in (c.WhisperTo("Isabella Rodriguez", "hello"), Save(), GoBack(1)):
        app._take(intent)
        app.frame(0.0)
        assert said(app, strings.REPLAY_REFUSES) and not app._wanted and app.session.pending == ()
        app._notices.clear()
    assert ask(app, lambda n: AskPerson(n, "Isabella Rodriguez", "How are you?")).fault == strings.REPLAY_NO_QUESTION
    assert app.session.file and len(app.session.file.tree.checkpoints()) == points


def test_a_branch_begins_in_the_middle_of_a_replay(app: App) -> None:
    want(app, BeginReplay(0, HOUR // 2))
    assert "has a branch 'main' already" in ask(app, lambda n: BranchOff(n, "main")).fault
    assert app.past.replaying.on
    assert ask(app, lambda n: BranchOff(n, "had she stayed")).result is True
    assert not app.past.replaying.on and app.session.world.tick == HOUR // 2
    assert [(t.name, t.parent) for t in history(app).twigs] == [("main", 0), ("had she stayed", 1)]


def test_the_window_can_be_closed_in_a_replay(app: App) -> None:
    app._take(TogglePause())
    want(app, BeginReplay())
    app._take(SeekReplay(HOUR))  # and the fixture closes it while the thread is on its way


def test_a_replay_that_is_left_gives_its_search_up_and_nothing_of_it_comes_into_the_next(app: App) -> None:
    replaying = app.past.replaying
    for start in (10, 5):  # the first is left while it is still on its way
        replaying.begin(0, start)
        if start == 10:
            replaying.leave()
    assert len(replaying._threads) == 2
    until = time.monotonic() + PATIENCE
    while replaying.busy and time.monotonic() < until:
        app.frame(FRAME)
    assert replaying.on and replaying.world.tick == 5
    replaying.seek(2 * HOUR)
    app.past.stop()
    assert not any(thread.is_alive() for thread in replaying._threads)


def test_three_hundred_checkpoints_are_on_the_screen_within_100_ms(app: App) -> None:
    for number in range(300):
        app.session.save("manual", f"number {number}")
    assert app.session.file is not None
    app.session.file.flush()
    best = min(_opening(app) for _ in range(3))
    assert best < 0.1, f"{best * 1000:.0f} ms"


def _opening(app: App) -> float:
    start = time.perf_counter()
    app.screen.do("saves")
    sheet = app.screen.sheets.top
    assert isinstance(sheet, SaveSheet)
    until(app, lambda: sheet._history is not None)
    took = time.perf_counter() - start
    app.screen.sheets.close()
    return took


def test_a_town_that_a_model_answered_in_opens_by_rules_and_says_so(app: App, tmp_path: Path) -> None:
    file = app.session.file
    assert file is not None
    row = ("2023-02-13", "Sam Moore", "plan", '{"calls": 3}')
    with file.reading() as connection:
        connection.execute("INSERT INTO bill VALUES (?, ?, ?, ?, ?)", (*row, crc(*row)))
    again = App(app.session, app.folder, tmp_path, "Trio")
    again.frame(0.0)
    assert said(again, strings.SAVES_MODEL) and not said(app, strings.SAVES_MODEL)
    again.inquiries.stop()


def test_a_town_opens_where_no_model_can_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    open_window((1280, 720))

    def none() -> Answering:
        raise ModelError("nothing answers at http://localhost:11434")

    open_session(config.town_folder(None), TRIO, "9", tmp_path, "Other", "").close()
    there = title._open(title.Player(tmp_path, 0, none), "Other")
    there.frame(0.0)
    assert any("no model can be asked: nothing answers at" in words for _, words in there._notices)
    assert there.session.answering.name == "rules"
    there.close()


def test_a_quick_load_keeps_what_was_played_since_the_last_save(app: App) -> None:
    play(app, 2 * HOUR + 60)
    left = state_hash(app.session.world)
    press(app, pygame.K_F9)
    until(app, lambda: not app.past.going.on and not app._wanted)
    assert app.session.world.tick == 2 * HOUR and not said(app, "nothing to load")
    kept = history(app).points[-1]
    assert (kept.note, kept.tick) == ("left at Mon 13 Feb, 8:10 am", 2 * HOUR + 60)
    want(app, GoBack(kept.id))
    assert state_hash(app.session.world) == left


def test_esc_calls_the_way_back_off_and_all_is_as_it_was(app: App) -> None:
    play(app, 2 * HOUR + 60)
    before, file = state_hash(app.session.world), app.session.file
    assert file is not None
    app.session.settle(5.0)
    app.paused = False
    with file._lock:  # the disk takes its time
        app._take(GoBack(2))
        app.past._keep = lambda *_: None  # type: ignore[method-assign]
        app.frame(1.0)
        assert app.past.going.on and app.session.world.tick == 2 * HOUR + 60  # the clock stands
        press(app, pygame.K_F5)
        press(app, pygame.K_ESCAPE)
    assert not app.past.going.on and said(app, strings.SAVES_STAYED) and not app._wanted
    app.paused = True
    app.past.going.stop()
    assert state_hash(app.session.world) == before and len(history(app).points) == 3
    want(app, GoBack(2))
    assert app.session.world.tick == HOUR


def test_a_way_back_that_takes_long_is_told_over_the_town(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.going_back._UNSEEN", -1.0)
    shares: list[float] = []
    monkeypatch.setattr("game.app.draw_splash", lambda *told: shares.append(told[3]))
    want(app, GoBack(2))
    assert shares and all(0.0 <= share <= 1.0 for share in shares)
    assert app.past.going.share is None


def test_an_act_while_the_clock_stands_is_not_called_saved_before_it_is(app: App) -> None:
    app._take(c.Announce("A concert"))
    until(app, lambda: not app._wanted)
    found = history(app)
    assert (found.unsaved, found.acts) == (0, 1)
    want(app, Save("with it"))
    found = history(app)
    assert (found.unsaved, found.acts) == (0, 0)
    play(app, 2 * HOUR + 6)
    later = state_hash(app.session.world)
    want(app, GoBack(found.points[-1].id))
    assert any("A concert" in m.text for m in app.session.world.people["Isabella Rodriguez"].stream.rows)
    play(app, 2 * HOUR + 6)
    assert state_hash(app.session.world) == later


def test_the_checkpoint_before_an_act_has_a_picture(app: App) -> None:
    app._take(c.Announce("A concert"))
    until(app, lambda: not app._wanted)
    made = next(point for point in history(app).points if point.kind == "before")
    pictures = ask(app, lambda n: ReadPictures(n, (made.id,))).result
    assert isinstance(pictures, dict) and pygame.image.load(io.BytesIO(pictures[made.id])).get_size() == (320, 180)


def quick_load(app: App) -> None:
    app.session.settle(5.0)
    press(app, pygame.K_F9)
    until(app, lambda: not app.past.going.on and not app._wanted)


def playing(app: App) -> str:
    """The name of the branch in which an act of the player is kept."""
    app._take(c.Announce("A concert"))
    until(app, lambda: not app._wanted)
    found = history(app)
    return found.twig[found.playing].name


def test_a_quick_load_stays_in_the_branch_that_was_just_begun(app: App) -> None:
    ask(app, lambda n: BranchOff(n, "never met", 2))
    quick_load(app)
    assert app.session.world.tick == HOUR and playing(app) == "never met"
    assert [twig.name for twig in history(app).twigs] == ["main", "never met"]


def test_a_quick_load_goes_to_what_was_saved_in_this_branch_whatever_was_saved_in_others(app: App) -> None:
    ask(app, lambda n: BranchOff(n, "never met", 2))
    play(app, HOUR + 60)
    want(app, Save("mine"))
    want(app, GoBack(3))
    want(app, Save("later, in main"))
    mine = next(point for point in history(app).points if point.note == "mine")
    want(app, GoBack(mine.id))
    quick_load(app)
    assert app.session.world.tick == HOUR + 60 and playing(app) == "never met"


def test_a_quick_load_after_some_play_goes_to_where_the_branch_begins_and_on_under_its_name(app: App) -> None:
    ask(app, lambda n: BranchOff(n, "never met", 3))  # main ends there: it is not gone on with
    play(app, 2 * HOUR + 60)
    quick_load(app)
    assert app.session.world.tick == 2 * HOUR and playing(app) == "never met (2)"
    assert history(app).own(2)[-1].note == "left at Mon 13 Feb, 8:10 am"
