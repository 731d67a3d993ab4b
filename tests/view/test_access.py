"""The window for everybody: all of it by keys, words that can be read on their ground, nothing that moves by itself
where the player wants that."""

import ast
from pathlib import Path

import pygame
import pytest

from game.view import look
from game.view.actions import ACTIONS, KeyMap
from game.view.look import Colour
from game.view.options import Options
from game.view.screen import Screen
from game.view.seen import TownAssets
from game.view.spectator import eased
from tests.view.fake_world import FakeWorld
from tests.view.measuring import ENOUGH, contrast, pilot_of
from tests.view.pilot import Pilot
from tests.view.ways import WAYS

ADA = "Ada Hill"
LIGHT, DARK = (look.PAPER, look.CREAM), (look.PLUM, look.MAROON, look.EARTH)
GROUNDS: dict[str, tuple[Colour, ...]] = {
    **dict.fromkeys(("PLUM", "MAROON", "EARTH", "FADED", "WINE", "LINK", "NIGHT"), LIGHT),
    "CLAY": (look.CREAM,),  # hints, in fields only
    **dict.fromkeys(("CREAM", "PALE", "SAND", "GOLD", "PAPER"), DARK[:1]),
}
"""The colours that words have, and what they stand on; `test_measuring` looks at what is really drawn."""


def test_contrast_is_reckoned_as_the_guidelines_do() -> None:
    assert round(contrast((0, 0, 0), (255, 255, 255)), 1) == 21.0
    assert round(contrast((118, 118, 118), (255, 255, 255)), 2) == 4.54
    assert contrast(look.RED, look.RED) == 1.0


@pytest.mark.parametrize("name", GROUNDS)
def test_words_stand_out_from_their_ground(name: str) -> None:
    assert [ground for ground in GROUNDS[name] if contrast(getattr(look, name), ground) < ENOUGH] == []


def test_no_other_colour_is_given_to_words() -> None:
    """All styles of words in the code: a size, a weight and a colour of `look`."""
    view = Path(look.__file__).parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(view.rglob("*.py"))]
    styles = [
        node.elts
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[1], ast.Constant)
    ]
    inks = {
        ink.attr for _, bold, ink in styles
        if isinstance(bold, ast.Constant) and isinstance(bold.value, bool)
        and isinstance(ink, ast.Attribute) and isinstance(ink.value, ast.Name) and ink.value.id == "look"
    }  # fmt: skip
    assert inks - GROUNDS.keys() <= {"SKY", "AMBER"}  # while an input method writes; on the night of the title
    assert {"PLUM", "FADED", "WINE"} <= inks


# keys ------------------------------------------------------------------------------------------------
def test_every_action_has_a_key_and_no_two_have_the_same() -> None:
    keys = KeyMap()
    assert [action.id for action in ACTIONS if not keys.keys_of(action.id)] == []


def walked(pilot: Pilot, direction: int) -> list[str]:
    """The parts that Tab comes to on the topmost sheet, until it is where it began."""
    laid = pilot.screen.sheets._laid[-1]
    found: list[str] = []
    for _ in range(300):
        pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT if direction < 0 else 0)
        if laid is not pilot.screen.sheets._laid[-1]:
            break
        at = f"{laid.ring.at}: {laid.body.focused_key or laid.foot.focused_key or laid.close.focus}"
        if at in found:
            return found
        found.append(at)
    return found


SHEETS = [
    way for way in WAYS
    if way not in ("the bare town", "a thing", "a room", "the log", "thoughts", "a thought", "an interview",
                   "the log, filtered", "alerts just told", "skipping", "spectating", "a visitor", "acquaintances",
                   "recalled memories", "filtered memories", "settings: keys", "a replay with a page")
    and not way.startswith("page ")
]  # fmt: skip


@pytest.mark.parametrize("way", SHEETS)
def test_tab_comes_to_every_part_of_a_sheet_both_ways_round(way: str, assets: TownAssets) -> None:
    pilot = pilot_of(assets, (1280, 720), 1.0)
    WAYS[way](pilot)
    pilot.frames(1)
    if not pilot.screen.sheets._laid:
        return
    laid = pilot.screen.sheets._laid[-1]
    laid.ring.tab(1)
    wanted = len(laid.body._stops()) + len(laid.foot._stops()) + len(laid.close.all)
    there, back = walked(pilot, 1), walked(pilot, -1)
    assert len(there) == wanted and sorted(there) == sorted(back)


def test_every_button_of_the_bars_tells_the_key_that_does_the_same(pilot: Pilot) -> None:
    pilot.screen.do("log")
    pilot.screen.select(ADA)
    pilot.frames(2)
    buttons = pilot.screen.board.top._buttons.all
    assert [button.tip for button in buttons if not button.tip.endswith(")")] == []
    assert len(buttons) > 8


@pytest.mark.parametrize("page", ["now", "plan", "memories", "reflections", "people", "talk", "why", "ask"])
def test_f6_and_tab_come_to_all_groups_of_a_page_and_arrows_to_its_rows(page: str, pilot: Pilot) -> None:
    pilot.screen.select(ADA)
    pilot.screen.show_tab(page)
    pilot.frames(2)
    inspector = pilot.screen.board.inspector
    pilot.press(pygame.K_F6)
    seen = set()
    for _ in range(40):
        seen.add(inspector._ring.at)
        pilot.press(pygame.K_TAB)
    assert seen >= {n for n, group in enumerate(inspector._ring.groups) if group.enter(1) and group.leave() is None}


# reduced motion --------------------------------------------------------------------------------------
def test_with_reduced_motion_the_view_is_where_it_goes_at_once(assets: TownAssets, world: FakeWorld) -> None:
    ways = {}
    for still in (False, True):
        pilot = Pilot(Screen(assets, (800, 600), Options(reduced_motion=still)), world)
        pilot.screen.camera.set_zoom(2)
        pilot.screen.camera.look_at(900, 700)
        pilot.screen.select(ADA)
        pilot.press(pygame.K_f)
        pilot.frames(1)
        place = pilot.screen.scene.people.at(ADA)
        assert place is not None and pilot.screen.following
        camera = pilot.screen.camera
        before = (camera.x, camera.y)
        camera.follow(*place, 1.0)
        ways[still] = abs(camera.x - before[0]) + abs(camera.y - before[1])
    assert ways[True] == 0.0 < ways[False]


def test_with_reduced_motion_nothing_moves_but_people(assets: TownAssets, world: FakeWorld) -> None:
    screen = Screen(assets, (800, 600), Options(reduced_motion=True))
    pilot = Pilot(screen, world)
    pilot.wait(2.0)
    assert screen.scene.map.seconds == 0.0
    screen.set_options(Options())
    pilot.wait(0.5)
    assert screen.scene.map.seconds > 0.4
    assert (eased(0.0), eased(0.5), eased(1.0)) == (0.0, 0.5, 1.0)
