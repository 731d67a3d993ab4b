"""The window, driven by a pilot: clicks, tabs, keys, sizes."""

import random

import pygame
import pytest

from game.view import strings
from game.view.actions import ACTIONS, chord_of
from game.view.intents import QuickLoad, QuickSave, Quit, Save, SetSpeed, TogglePause
from game.view.panels.help import Help
from game.view.panels.memories_tab import MemoryRows
from game.view.panels.tabs import PERSON_TABS, subject_of
from game.view.screen import Screen
from game.view.seen import Status
from game.world.conversations import Line
from game.world.events import Event
from game.world.memories import NewMemory
from tests.view.fake_world import FakeWorld
from tests.view.pilot import Pilot


def test_a_click_on_somebody_opens_their_mind(pilot: Pilot) -> None:
    pilot.click(pilot.person("Bo Reed"))
    assert pilot.screen.chosen == "Bo Reed"
    assert pilot.screen.board.inspector.is_open


def test_a_click_on_the_ground_chooses_nobody(pilot: Pilot) -> None:
    pilot.click(pilot.person("Bo Reed"))
    pilot.click((400, 600))
    assert pilot.screen.chosen == ""
    assert not pilot.screen.board.inspector.is_open


def test_a_click_on_a_head_in_the_row_chooses_and_shows_them(pilot: Pilot) -> None:
    row = pilot.screen.board.residents.rect
    heads = {pilot.screen.board.residents.at((x, row.centery)): x for x in range(0, 1280, 8)}
    pilot.click((heads["Cy Reed"], row.centery))
    assert pilot.screen.chosen == "Cy Reed"


@pytest.mark.parametrize("tab", [page.name for page in PERSON_TABS])
def test_each_tab_opens_by_a_click_and_shows_rows(pilot: Pilot, tab: str) -> None:
    pilot.click(pilot.person("Ada Hill"))
    pilot.click(strings.TABS[tab][0])
    assert pilot.screen.board.inspector.tab == tab
    assert pilot.screen.board.inspector.list is not None
    assert len(pilot.screen.board.inspector.list._rows) > 0


@pytest.mark.parametrize(
    ("key", "mod", "intent"),
    [
        (pygame.K_SPACE, 0, TogglePause()),
        (pygame.K_1, 0, SetSpeed(0)),
        (pygame.K_2, 0, SetSpeed(1)),
        (pygame.K_3, 0, SetSpeed(2)),
        (pygame.K_4, 0, SetSpeed(3)),
        (pygame.K_s, pygame.KMOD_CTRL, Save()),
        (pygame.K_F5, 0, QuickSave()),
        (pygame.K_F9, 0, QuickLoad()),
    ],
)
def test_keys_ask_the_app(pilot: Pilot, key: int, mod: int, intent: object) -> None:
    pilot.press(key, mod)
    assert pilot.intents == [intent]


def test_a_held_key_that_repeats_pauses_only_once(pilot: Pilot) -> None:
    for _ in range(5):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    pilot.frames(2)
    assert pilot.intents == [TogglePause()]


def test_closing_the_window_asks_to_quit(pilot: Pilot) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pilot.frames()
    assert pilot.intents == [Quit()]


def test_the_buttons_of_the_top_bar_do_what_the_keys_do(pilot: Pilot) -> None:
    pilot.click(pilot.screen.board.top._pause.rect.center)
    pilot.click(pilot.screen.board.top._speeds[2].rect.center)
    assert pilot.intents == [TogglePause(), SetSpeed(2)]


def test_tab_walks_through_everybody_and_back(pilot: Pilot) -> None:
    chosen = []
    for _ in range(4):
        pilot.press(pygame.K_TAB)
        chosen.append(pilot.screen.chosen)
    assert chosen == ["Ada Hill", "Bo Reed", "Cy Reed", "Ada Hill"]
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert pilot.screen.chosen == "Cy Reed"


def test_escape_closes_what_is_on_top_first(pilot: Pilot) -> None:
    pilot.press(pygame.K_l)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_h)
    screen = pilot.screen

    def shown() -> tuple[bool, bool, bool]:
        return isinstance(screen.sheets.top, Help), screen.board.inspector.is_open, screen.board.log.is_open

    assert shown() == (True, True, True)
    pilot.press(pygame.K_ESCAPE)
    assert shown() == (False, True, True)
    pilot.press(pygame.K_ESCAPE)
    assert shown() == (False, False, True)
    pilot.press(pygame.K_ESCAPE)
    assert not screen.board.log.is_open


def test_following_goes_with_a_walker_until_the_player_moves_the_view(pilot: Pilot, world: FakeWorld) -> None:
    pilot.click(pilot.person("Bo Reed"))
    pilot.press(pygame.K_f)
    world.clock.tick += 1
    world.people["Bo Reed"].tile = (22, 15)
    pilot.wait(1.5)
    spot = pilot.screen.scene.people.at("Bo Reed")
    assert spot is not None
    assert (pilot.screen.camera.x, pilot.screen.camera.y) == pytest.approx(spot, abs=2)
    pilot.hold(pygame.K_LEFT, 3)
    assert not pilot.screen.following


def test_arrows_and_letters_move_the_view(pilot: Pilot) -> None:
    camera = pilot.screen.camera
    camera.set_zoom(2.0)
    x, y = camera.x, camera.y
    pilot.hold(pygame.K_a, 6)
    assert camera.x < x
    pilot.hold(pygame.K_DOWN, 6)
    assert camera.y > y


def test_a_drag_moves_the_view_and_is_no_click(pilot: Pilot) -> None:
    pilot.screen.camera.set_zoom(2.0)
    pilot.frames()
    pilot.click(pilot.person("Ada Hill"))
    x = pilot.screen.camera.x
    pilot.drag((300, 300), (380, 300))
    assert pilot.screen.camera.x == pytest.approx(x - 40)
    assert pilot.screen.chosen == "Ada Hill"


def test_the_wheel_zooms_over_the_town_and_scrolls_over_a_panel(pilot: Pilot) -> None:
    pilot.move((300, 300))
    pilot.wheel(1)
    assert pilot.screen.camera.zoom == 2.0
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("memories")
    shown = pilot.screen.board.inspector.list
    assert shown is not None
    pilot.move(shown.rect.center)
    pilot.wheel(-3)
    assert pilot.screen.camera.zoom == 2.0
    assert (shown.first, shown.offset) > (0, 0)


def test_memories_are_newest_first_and_stay_where_they_are_read_when_new_ones_come(
    pilot: Pilot, world: FakeWorld
) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("memories")
    shown = pilot.screen.board.inspector.list
    assert shown is not None and isinstance(shown._rows, MemoryRows)
    assert shown._rows._found[0].text == "Ada Hill loves clouds"
    pilot.press(pygame.K_PAGEDOWN)
    read = shown._rows._found[shown.first].ordinal
    world.people["Ada Hill"].stream.add(NewMemory("observation", "A bird sings"), world.clock.tick, 2)
    pilot.wait(0.3)
    assert isinstance(shown._rows, MemoryRows)
    assert shown._rows._found[0].text == "A bird sings"
    assert shown._rows._found[shown.first].ordinal == read


def test_a_list_ends_with_its_last_row_at_the_lower_edge(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("memories")
    shown = pilot.screen.board.inspector.list
    assert shown is not None
    shown.scroll(1_000_000)
    assert shown.row_at(shown.rect.height - 1) == len(shown._rows) - 1
    shown.scroll(-1_000_000)
    assert (shown.first, shown.offset) == (0, 0)


def test_a_click_in_the_log_goes_to_whom_it_is_about(pilot: Pilot) -> None:
    pilot.press(pygame.K_l)
    shown = pilot.screen.board.log.list
    assert shown is not None
    pilot.click((shown.rect.x + 60, shown.rect.y + 20))
    assert pilot.screen.chosen == "Bo Reed"


def test_the_log_shows_what_is_new(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_l)
    world.log.append(Event(world.clock.tick, "plan", "Ada Hill", "Ada Hill planned the day"))
    pilot.wait(0.3)
    assert pilot.screen.board.log.list is not None
    assert len(pilot.screen.board.log.list._rows) == 6  # three conclusions from before, two events, and the new one


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (640, 400), (2560, 1440)])
def test_a_new_size_keeps_what_was_open(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.press(pygame.K_TAB)
    pilot.screen.show_tab("plan")
    pilot.screen.resize(size, pygame.Surface(size))
    pilot.frames(2)
    assert pilot.screen.chosen == "Ada Hill"
    assert pilot.screen.board.inspector.tab == "plan"
    assert pygame.Rect((0, 0), size).contains(pilot.screen.board.inspector.rect)


def test_in_a_small_window_panels_open_one_at_a_time(pilot: Pilot) -> None:
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_l)
    assert pilot.screen.board.log.is_open and not pilot.screen.board.inspector.is_open
    pilot.press(pygame.K_TAB)
    assert pilot.screen.board.inspector.is_open and not pilot.screen.board.log.is_open


def test_people_walk_smoothly_from_tile_to_tile(pilot: Pilot, world: FakeWorld) -> None:
    before = pilot.screen.scene.people.at("Bo Reed")
    world.clock.tick += 1
    world.people["Bo Reed"].tile = (17, 14)
    pilot.frames(1, between=0.25)
    after = pilot.screen.scene.people.at("Bo Reed")
    assert before is not None and after is not None
    assert after[0] - before[0] == pytest.approx(8)


def test_another_world_is_taken_in_the_middle_of_play(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_TAB)
    loaded = FakeWorld(world.town, world.clock, {n: p for n, p in world.people.items() if n != "Ada Hill"})
    pilot.world = loaded
    for person in loaded.people.values():
        person.conversation = 0
    pilot.frames(3)
    assert pilot.screen.chosen == ""


def test_words_that_break_things_are_only_words(pilot: Pilot, world: FakeWorld) -> None:
    evil = ["\x00", "\ud800", "\u200b", "<img src='/etc/passwd'>", "x" * 5_000, "שלום עולם", "👩‍👩‍👧‍👦" * 50, ""]
    ada = world.people["Ada Hill"]
    for words in evil:
        ada.doing = words
        ada.stream.add(NewMemory("dialogue", words, source=words), world.clock.tick, 5)
        world.log.append(Event(world.clock.tick, "line", "Ada Hill", words))
    world.conversations[1].lines[-1] = type(world.conversations[1].lines[-1])(world.clock.tick, "Ada Hill", "y" * 9_000)
    pilot.status = Status(notices=tuple(evil), mind=evil[4], waiting=evil[4])
    pilot.press(pygame.K_l)
    pilot.press(pygame.K_TAB)
    for page in PERSON_TABS:
        pilot.screen.show_tab(page.name)
        pilot.wait(0.3)
    assert pilot.screen.board.inspector.is_open


def test_a_picture_is_the_same_each_time(screen: Screen, world: FakeWorld) -> None:
    pictures = []
    for _ in range(2):
        screen.draw(world, 0.0, Status())
        pictures.append(pygame.image.tobytes(screen.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_button_says_what_it_does_once_the_pointer_rests_on_it(pilot: Pilot) -> None:
    pilot.move(pilot.screen.board.top._speeds[3].rect.center)
    assert pilot.screen.board.hint._text == f"{strings.SPEED_TIPS[3]} (4)"
    assert pilot.screen.board.hint._rested < 0.4
    pilot.wait(0.5)
    assert pilot.screen.board.hint._rested >= 0.4


def test_a_line_stays_long_enough_to_be_read_however_fast_the_clock_runs(pilot: Pilot, world: FakeWorld) -> None:
    talk = world.conversations[1]
    spoken = pilot.screen.overlay._spoken
    assert spoken["Ada Hill"].line.text.startswith("Will you come")
    talk.lines.append(Line(world.clock.tick, "Ada Hill", "It is at five."))
    pilot.wait(1.0)
    assert spoken["Ada Hill"].line.text.startswith("Will you come")
    pilot.wait(2.0)
    assert spoken["Ada Hill"].line.text == "It is at five."


def test_a_thumbnail_is_a_small_png(pilot: Pilot) -> None:
    assert pilot.screen.thumbnail()().startswith(b"\x89PNG")


def test_a_thousand_random_events_break_nothing(pilot: Pilot) -> None:
    chance = random.Random(7)
    known = [chord.key for action in ACTIONS for chord in map(chord_of, action.keys)]
    keys = [*range(pygame.K_a, pygame.K_z + 1), *known, pygame.K_RETURN, pygame.K_DELETE, pygame.K_COMMA]
    mods = [0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT]
    words = ["a", "🎉", "\x00", "\ud800", "\u200b", "שלום", "x" * 5_000, ""]
    for turn in range(240):
        pos = (chance.randrange(1280), chance.randrange(720))
        key = {"key": chance.choice(keys), "mod": chance.choice(mods), "unicode": "", "scancode": 0}
        button = {"pos": pos, "button": chance.randint(1, 3)}
        for kind, facts in (
            (pygame.MOUSEMOTION, {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0)}),
            (chance.choice([pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]), button),
            (chance.choice([pygame.KEYDOWN, pygame.KEYUP]), key),
            (chance.choice([pygame.TEXTINPUT, pygame.TEXTEDITING]), {"text": chance.choice(words)}),
            (pygame.MOUSEWHEEL, {"x": 0, "y": chance.choice([-1, 1])}),
        ):
            pygame.event.post(pygame.event.Event(kind, facts))
        pilot.frames()
        if turn % 60 == 59:
            pilot.screen.resize((chance.randrange(640, 1600), chance.randrange(400, 900)), pilot.screen.surface)
    chosen = pilot.screen.chosen
    assert chosen == "" or subject_of(pilot.world, chosen) is not None
