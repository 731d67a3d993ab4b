"""The player takes part in a real town: the way back, the same run with and without a window, saved and loaded."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import config
from game.app import App, open_window
from game.errors import InputError
from game.headless import run_town
from game.intervening import Interventions, needs_checkpoint, note_of
from game.opening import open_session
from game.saves.reading import Checkpoint, read_checkpoints
from game.saves.state import state_hash
from game.saves.verify import verify
from game.session import Session
from game.towns.acts import read_acts
from game.towns.load import load_world
from game.view.intents import Undo
from game.view.taking_part.speaking import Speak
from game.world.clock import HOUR, MINUTE
from game.world.commands import (
    Act,
    AddMemory,
    Announce,
    EndTalk,
    EnterTown,
    HideMemory,
    LetGo,
    SayTo,
    SetThingState,
    SpeakTo,
    StepInto,
    UseThing,
    Walk,
    WhisperTo,
)
from game.world.people import Person
from tests.playing import ISABELLA, ask, at, play, session_of, steps, undo, until

TRIO = ["Isabella", "Arthur", "Sam"]
MAX, STOVE, CAFE = "Max Frey", "Hobbs Cafe:cafe:stove", "Hobbs Cafe:cafe"
LOOK: dict[str, str | list[str]] = {
    "skin": "tan", "hair": "bob", "hair_color": "brown", "outfit": "tshirt", "outfit_color": "red",
}  # fmt: skip


def kept(session: Session, folder: Path) -> Session:
    return open_session(None, [], "", folder, "", "Trio")


def checkpoints(session: Session) -> list[Checkpoint]:
    assert session.file is not None
    with session.file.reading() as connection:
        return list(read_checkpoints(connection))


@pytest.fixture
def trio(tmp_path: Path) -> Iterator[Session]:
    session = open_session(config.town_folder(None), TRIO, "9", tmp_path, "Trio", "")
    yield session
    session.close()


def beside(session: Session, name: str) -> tuple[int, int]:
    """A free tile two steps from somebody, in the same room."""
    world, person = session.world, session.world.people[name]
    spots = world.town.rooms[world.here(person)].spots
    x, y = person.tile
    return min((s for s in spots if s != person.tile), key=lambda s: abs(s[0] - x) + abs(s[1] - y))


# -- being somebody ----------------------------------------------------------------------------------------------


def visiting_isabella() -> tuple[Session, Person, Person]:
    """Eleven in the morning, in the cafe, beside Isabella."""
    session = session_of("Isabella", "Arthur", "Sam", seed="9")
    steps(session, at(9))
    until(session, lambda w: w.here(w.people[ISABELLA]) == CAFE, 3 * HOUR)
    play(session, EnterTown(MAX, LOOK, 44, "", beside(session, ISABELLA)))
    return session, session.world.people[ISABELLA], session.world.people[MAX]


def test_a_visitor_is_answered_and_remembered_and_known_by_name_ever_after() -> None:
    session, isabella, body = visiting_isabella()
    for line in ("Good morning! I am Max.", "I heard that Tom Moreno is opening a bakery."):
        play(session, Walk(beside(session, ISABELLA)))
        play(session, SayTo(ISABELLA, line))
        steps(session, 3)
    talk = session.world.conversations[isabella.conversation]
    assert talk.people == (MAX, ISABELLA) or talk.people == (ISABELLA, MAX)
    assert talk.lines[-1].speaker == ISABELLA and talk.lines[-1].text
    play(session, EndTalk(ISABELLA))
    steps(session, 3)
    told = [m for m in isabella.stream.rows if m.source == f"was told by {MAX}"]
    assert any("bakery" in m.text for m in told)
    assert isabella.ties[MAX].last_talk == talk.ended and not body.to_digest
    play(session, LetGo())
    steps(session, 2)
    assert MAX not in session.world.people
    assert "Max" in ask(session, ISABELLA, "Who is Max Frey?")
    session.close()


def test_a_stove_that_a_visitor_sets_on_fire_is_put_out_by_somebody() -> None:
    session, _, body = visiting_isabella()
    play(session, UseThing(STOVE, "setting the stove on fire", "burning"))
    until(session, lambda w: w.state_of(STOVE) == "burning", 3 * MINUTE)
    assert body.doing == "setting the stove on fire"
    until(session, lambda w: w.state_of(STOVE) != "burning", 30 * MINUTE)
    session.close()


def test_a_borrowed_resident_remembers_the_talk_as_their_own_and_goes_on_with_the_day() -> None:
    session = session_of("Isabella", "Arthur", "Sam", seed="9")
    world, isabella, arthur = session.world, session.world.people[ISABELLA], session.world.people["Arthur Burton"]
    steps(session, at(9))
    until(session, lambda w: w.here(isabella) == CAFE, 3 * HOUR)
    play(session, StepInto("Arthur Burton"))
    play(session, Walk(beside(session, ISABELLA)))
    until(session, lambda w: not arthur.path, 200)
    play(session, Walk(beside(session, ISABELLA)), SayTo(ISABELLA, "I mean to learn the piano."))
    if not arthur.conversation:
        play(session, SayTo(ISABELLA, "I mean to learn the piano."))
    steps(session, 3)
    play(session, EndTalk(ISABELLA))
    steps(session, 4)
    kinds = [m.kind for m in arthur.stream.rows[-12:] if ISABELLA in m.subjects]
    assert "dialogue" in kinds and any("piano" in m.text for m in isabella.stream.rows)
    chunks = list(arthur.plan.chunks)
    play(session, LetGo())
    until(session, lambda w: bool(arthur.plan.action_at(w.tick)), 10 * MINUTE)
    assert arthur.plan.chunks[0] == chunks[0] and not world.people["Arthur Burton"].played
    session.close()


# -- saved and loaded --------------------------------------------------------------------------------------------


def test_a_body_and_those_who_have_left_are_saved_and_loaded(trio: Session, tmp_path: Path) -> None:
    steps(trio, at(9))
    play(trio, EnterTown("Eva Holm", LOOK))
    steps(trio, 5)
    play(trio, LetGo())
    play(trio, EnterTown(MAX, LOOK))
    play(trio, Walk((trio.world.people[MAX].tile[0] + 1, trio.world.people[MAX].tile[1])))
    steps(trio, 5)
    trio.save("manual")
    before = state_hash(trio.world)
    trio.close()
    assert verify(tmp_path / "Trio.town").whole
    again = kept(trio, tmp_path)
    assert state_hash(again.world) == before
    assert list(again.world.away) == ["Eva Holm"] and again.world.body is again.world.people[MAX]
    play(again, LetGo())
    play(again, EnterTown("Eva Holm", LOOK))
    steps(again, 3)
    again.save("manual")
    before = state_hash(again.world)
    again.close()
    once_more = kept(again, tmp_path)
    assert state_hash(once_more.world) == before
    once_more.close()


# -- the way back ------------------------------------------------------------------------------------------------


def test_an_act_makes_a_checkpoint_and_going_back_keeps_what_was_played(trio: Session) -> None:
    player = Interventions(trio)
    steps(trio, 10)
    before = state_hash(trio.world)
    player.do([Announce("A concert")])
    steps(trio, 20)
    assert [c.note for c in checkpoints(trio) if c.kind == "before"] == ["before the news “A concert”"]
    said = undo(trio, player)
    assert state_hash(trio.world) == before and trio.world.tick == 10
    assert said == "Back at Monday, 6:01 am, before the news “A concert”; what was played since is kept"
    left = checkpoints(trio)[-1]
    assert (left.tick, left.note, left.branch) == (30, "what was played after the news “A concert”", 1)
    steps(trio, 5)
    trio.save("manual")
    assert checkpoints(trio)[-1].branch == 2
    assert not any("A concert" in m.text for m in trio.world.people[ISABELLA].stream.rows)


def test_going_back_twice_goes_further_though_time_has_passed_between(trio: Session) -> None:
    player = Interventions(trio)
    for text in ("one", "two"):
        steps(trio, 10)
        player.do([Announce(text)])
    steps(trio, 10)
    assert "“two”" in undo(trio, player) and trio.world.tick == 20
    steps(trio, 3)
    assert "“one”" in undo(trio, player) and trio.world.tick == 10
    assert undo(trio, player) == "There is nothing to take back" and trio.world.tick == 10


def test_acts_of_a_moment_at_which_the_clock_stands_are_taken_back_one_by_one(trio: Session) -> None:
    player = Interventions(trio)
    steps(trio, 10)
    player.do([Announce("one")])
    player.do([Announce("two")])
    undo(trio, player)
    steps(trio, 2)
    heard = [m.text for m in trio.world.people[ISABELLA].stream.rows if m.source == "the player"]
    assert heard == ["one"]


def test_without_a_file_there_is_no_way_back() -> None:
    session = session_of("Isabella")
    player = Interventions(session)
    player.do([Announce("A concert")])
    steps(session, 2)
    assert undo(session, player) == "There is nothing to take back: this town is not kept in a file"
    assert session.world.tick == 2
    session.close()


@pytest.mark.parametrize(
    ("act", "note"),
    [
        (SetThingState(STOVE, "burning"), "before the stove was burning"),
        (SetThingState(STOVE, ""), "before the stove was as usual"),
        (WhisperTo(ISABELLA, "Run"), f"before {ISABELLA} heard “Run”"),
        (SpeakTo(ISABELLA, "a reporter", "Hello"), f"before the talk with {ISABELLA}"),
        (AddMemory(ISABELLA, "x"), f"before {ISABELLA} was given a memory"),
        (HideMemory(ISABELLA, 1), f"before a memory was taken from {ISABELLA}"),
        (EnterTown(MAX, LOOK), f"before {MAX} came to town"),
        (StepInto(ISABELLA), f"before you were {ISABELLA}"),
        (Announce("x" * 500), "before the news “" + "x" * 69 + "…"),
    ],
)
def test_a_checkpoint_says_what_it_was_made_before(act: Act, note: str) -> None:
    session = session_of("Isabella")
    assert needs_checkpoint(session.world, act) and note_of(act) == note
    session.close()


def test_steps_and_lines_of_a_talk_that_goes_on_make_no_checkpoint() -> None:
    session = session_of("Isabella")
    assert not needs_checkpoint(session.world, WhisperTo("Nobody", "x"))
    play(session, SpeakTo(ISABELLA, "a reporter", "Hello"))
    assert not needs_checkpoint(session.world, SpeakTo(ISABELLA, "a reporter", "And?"))
    assert needs_checkpoint(session.world, SpeakTo(ISABELLA, "a judge", "And?"))
    assert not needs_checkpoint(session.world, EndTalk(ISABELLA)) and not needs_checkpoint(session.world, Walk((1, 1)))
    session.close()


# -- with and without a window -----------------------------------------------------------------------------------

SCRIPT = f"""
[[act]]
at = "day 1 6:02"
do = "announce"
text = "There is a concert in Johnson Park tonight"

[[act]]
at = "day 1 6:03"
do = "enter"
name = "{MAX}"
look = {{ skin = "tan", hair = "bob", hair_color = "brown", outfit = "tshirt", outfit_color = "red" }}
age = 44

[[act]]
at = "day 1 6:05"
do = "walk"
where = [WALK]

[[act]]
at = "day 1 6:10"
do = "let go"

[[act]]
at = "day 1 6:11"
do = "edit"
person = "Isabella"
memory = "concert"
text = "There is a fair in Johnson Park tonight"

[[act]]
at = "day 1 6:12"
do = "never met"
person = "Isabella"
other = "Arthur"

[[act]]
at = "day 1 6:13"
do = "step into"
person = "Sam"
"""


def scripted(folder: Path) -> Path:
    world = load_world(config.town_folder(None), "9", TRIO)
    x, y = next(tile for tile in world.town.spawns if not world.room_at(tile))
    path = folder / "acts.toml"
    path.write_text(SCRIPT.replace("[WALK]", f"[{x}, {y + 2}]"), encoding="utf-8")
    return path


def test_the_window_and_a_run_without_one_play_the_same_acts_to_the_same_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    acts = scripted(tmp_path)
    run_town(config.town_folder(None), TRIO, "9", tmp_path, "Bare", "", 20 * MINUTE / (24 * HOUR), True, [acts])
    printed = capsys.readouterr().out
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    session = open_session(config.town_folder(None), TRIO, "9", tmp_path, "Window", "")
    app = App(session, config.town_folder(None), tmp_path, "Window")
    waiting = read_acts([acts], session.world, 20 * MINUTE)
    app.paused = True  # ticks are let pass by hand, so that each act comes in its own
    while session.world.tick < 20 * MINUTE:
        while waiting and waiting[0].tick <= session.world.tick:
            for act in waiting.pop(0).commands(session.world):
                app._take(act)
        app.frame(1 / 60)
        session.settle(5.0)
        session.begin()
    session.settle(5.0)
    assert state_hash(session.world) in printed
    notes = [c.note for c in checkpoints(session) if c.kind == "before"]
    assert notes == [
        "before the news “There is a concert in Johnson Park tonight”", f"before {MAX} came to town",
        "before you let go", f"before a memory of {ISABELLA} was changed",
        f"before {ISABELLA} and Arthur Burton had never met", "before you were Sam Moore",
    ]  # fmt: skip
    app.close()
    os.environ.pop("SDL_VIDEODRIVER", None)


def arrive(app: App) -> None:
    """Let the window find the way back that it has begun."""
    app.frame(0.0)
    while app.past.going.on:
        app.frame(0.0)


def test_the_clock_of_the_window_waits_while_one_writes_and_is_slow_while_one_talks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    session = open_session(config.town_folder(None), TRIO, "9", tmp_path, "Window", "")
    app = App(session, config.town_folder(None), tmp_path, "Window", speed=2)
    app.frame(0.0)
    app.screen.select(ISABELLA)
    app.screen.do("speak")
    sheet = app.screen.sheets.top
    assert isinstance(sheet, Speak)

    def ticks_of_a_second() -> int:
        since = session.world.tick
        for _ in range(60):
            session.settle(5.0)
            app.frame(1 / 60)
        return session.world.tick - since

    assert ticks_of_a_second() >= 50, "ten game minutes a second"
    sheet._text.set("Good morning")
    assert ticks_of_a_second() == 0
    sheet._say()
    while not sheet.slows_clock:
        session.settle(5.0)
        app.frame(1 / 60)
    assert 5 <= ticks_of_a_second() <= 7, "a game minute a second, whatever speed was chosen"
    app.close()


def test_ctrl_z_in_the_window_goes_back_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    session = open_session(config.town_folder(None), TRIO, "9", tmp_path, "Window", "")
    app = App(session, config.town_folder(None), tmp_path, "Window")
    pygame.event.clear()
    app._take(SetThingState(STOVE, "burning"))
    app.frame(1 / 60)
    session.settle(5.0)
    session.step()
    assert session.world.state_of(STOVE) == "burning"
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    arrive(app)
    assert session.world.state_of(STOVE) == "off"
    assert any("before the stove was burning; what was played since is kept" in words for _, words in app._notices)
    session.settle(5.0)
    app._take(Undo())
    app.frame(0.0)
    assert any(words == "There is nothing to take back" for _, words in app._notices)
    app.close()


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('do = "enter"\nname = "Max Frey"\nlook = { hair = "purple" }', "there is no `purple`"),
        ('do = "walk"\nwhere = "The Moon"', "there is no place 'The Moon'"),
        ('do = "walk"\nwhere = [1, 2, 3]', "a column and a row"),
        ('do = "walk"', "`where` is missing"),
        ('do = "edit"\nperson = "Sam"\nmemory = " "\ntext = "x"', "`memory` is empty"),
        ('do = "never met"\nperson = "Sam"\nother = "Sam"', "nobody can have never met themselves"),
        ('do = "use"\nthing = "Hobbs Cafe:cafe:stov"\ndoing = "x"', "there is no thing 'Hobbs Cafe:cafe:stov'"),
        ('do = "let go"\nperson = "Sam"', "`person` does not go with"),
        ('do = "say"\nperson = "Zorro"\ntext = "x"', "nobody called 'Zorro'"),
    ],
)
def test_an_act_of_a_file_that_cannot_be_is_told(tmp_path: Path, entry: str, said: str) -> None:
    path = tmp_path / "acts.toml"
    path.write_text(f'[[act]]\nat = "day 1 6:05"\n{entry}\n', encoding="utf-8")
    with pytest.raises(InputError, match="act 1") as raised:
        read_acts([path], load_world(config.town_folder(None), "9", TRIO), HOUR)
    assert said in str(raised.value)
