"""Keys turn the pages of sheets; tips, messages and cards lie where they cover nothing that is wanted."""

from dataclasses import replace

import pygame
import pytest

from game.view import strings
from game.view.intents import ReadHistory, Tell
from game.view.options import Options
from game.view.panels.help import Help
from game.view.panels.hint import Hint
from game.view.panels.notices import Notices
from game.view.saves.history import History
from game.view.starting.title import TitleFacts, TitleSheet
from tests.view.kept import HISTORY, answer
from tests.view.pilot import Pilot
from tests.view.taking_part import ADA


def scrolled(pilot: Pilot) -> int:
    return pilot.screen.sheets._laid[-1].body.top


def test_help_is_turned_by_keys_and_the_map_behind_it_stays(pilot: Pilot) -> None:
    pilot.screen.do("help")
    pilot.frames(2)
    camera, most = pilot.screen.camera, pilot.screen.sheets._laid[-1].body
    before, end = (camera.x, camera.y), most.height - most.rect.height
    assert isinstance(pilot.screen.sheets.top, Help) and end > 0
    for key, least, last in (
        (pygame.K_DOWN, 1, end), (pygame.K_PAGEDOWN, 100, end), (pygame.K_END, end, end),
        (pygame.K_UP, 0, end - 1), (pygame.K_HOME, 0, 0),
    ):  # fmt: skip
        pilot.hold(key, 4)
        assert least <= scrolled(pilot) <= last and (camera.x, camera.y) == before


def test_a_sheet_that_all_else_waits_for_is_turned_though_a_button_under_it_has_the_focus(pilot: Pilot) -> None:
    pilot.screen.resize((960, 600))
    pilot.screen.do("about")
    pilot.frames(2)
    laid = pilot.screen.sheets._laid[-1]
    laid.ring.leave()
    assert laid.body.scrolls
    pilot.press(pygame.K_END)
    assert scrolled(pilot) == laid.body.height - laid.body.rect.height


def test_help_says_what_each_key_does_to_the_end(pilot: Pilot) -> None:
    pilot.screen.do("help")
    pilot.frames(2)
    laid, shown = pilot.screen.sheets._laid[-1], set[str]()
    for _ in range(20):
        shown |= {words.text for words in laid.body.words()}
        pilot.press(pygame.K_PAGEDOWN)
    assert not [words for words in shown if words.endswith("…")]


def test_arrows_on_the_title_go_on_from_the_last_to_the_first(pilot: Pilot) -> None:
    pilot.screen.raise_title(pilot.world, lambda acts: TitleSheet(acts, TitleFacts("Trio", "Monday")))
    pilot.frames(2)
    body = pilot.screen.sheets._laid[-1].body
    assert body.focused_key == "go"
    pilot.press(pygame.K_UP)
    assert body.focused_key == "quit"
    pilot.press(pygame.K_DOWN)
    assert body.focused_key == "go"


def test_the_tip_of_what_has_the_focus_of_the_keys_lies_outside_its_panel(pilot: Pilot) -> None:
    writer, panel = pilot.screen.board.notices._writer, pygame.Rect(300, 100, 400, 300)
    hint = Hint(writer)
    for _ in range(2):
        hint.update(1.0, "Keeps it as it is")
    hint.draw(pilot.screen.surface, (400, 380), panel)
    assert hint.rect.top == panel.bottom and not hint.rect.colliderect(panel)
    hint.draw(pilot.screen.surface, (400, 380))
    assert hint.rect.top == 380 + writer.scale(16)


def test_a_tip_by_keys_covers_no_button_of_the_sheet(pilot: Pilot) -> None:
    pilot.screen.do("move_in")
    pilot.frames(2)
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    pilot.wait(0.6)
    board = pilot.screen.board
    assert board.hint.shown == strings.VISIT_LOOK_TIP
    laid = pilot.screen.sheets._laid[-1]
    own = laid.foot.focus_rect
    assert own is not None
    others = [lain.rect.move(laid.foot.rect.topleft) for lain in laid.foot._lain if lain.part.key != "another"]
    assert not [rect for rect in others if rect.colliderect(board.hint.rect)]


def test_messages_stand_at_the_top_or_else_at_the_lower_edge_of_the_window(pilot: Pilot) -> None:
    notices = Notices(pilot.screen.board.notices._writer)
    area, row = pygame.Rect(0, 50, 1280, 560), pygame.Rect(260, 60, 760, 50)
    assert drawn_on(pilot.screen.surface, notices, area, row.move(0, 300)).top == area.y + 8
    low = drawn_on(pilot.screen.surface, notices, area, row)
    assert low.bottom == 720 - 2 and low.top > area.bottom, "two lines lie on the row of residents and not above it"


def drawn_on(surface: pygame.Surface, notices: Notices, area: pygame.Rect, kept: pygame.Rect) -> pygame.Rect:
    """What two messages cover."""
    surface.fill((1, 2, 3))
    notices.draw(surface, area, ("Saved", "Back in the present. " * 6), [kept])
    other = pygame.mask.from_threshold(surface, (1, 2, 3), (1, 1, 1, 255))
    other.invert()
    return other.get_bounding_rects()[0].unionall(other.get_bounding_rects())


def test_no_message_covers_anything_of_an_open_window(pilot: Pilot) -> None:
    pilot.screen.do("settings")
    pilot.status = replace(pilot.status, notices=("Saved", "Kept"))
    sheet, surface = pilot.screen.sheets.areas[-1], pilot.screen.surface
    pilot.frames(2)
    with_it = pygame.image.tobytes(surface.subsurface(sheet), "RGB")
    pilot.status = replace(pilot.status, notices=())
    pilot.frames(2)
    assert pygame.image.tobytes(surface.subsurface(sheet), "RGB") == with_it


def test_the_card_over_a_head_stands_over_a_caption_and_not_on_it(pilot: Pilot) -> None:
    board, surface = pilot.screen.board, pilot.screen.surface
    row = board.residents
    pointer = next((x, row.rect.centery) for x in range(row.rect.width) if row.at((x, row.rect.centery)) == ADA)
    caption = pygame.Rect(0, row.rect.top - 40, surface.get_width(), 38)
    surface.fill((1, 2, 3))
    row.draw_tag(surface, pilot.world, ADA, pointer, caption)
    kept = surface.subsurface(caption)
    assert {tuple(kept.get_at((x, y)))[:3] for x in range(0, 1280, 4) for y in range(0, 38, 4)} == {(1, 2, 3)}


def test_the_settings_say_how_large_the_window_lets_the_interface_be(pilot: Pilot) -> None:
    pilot.screen.set_options(Options(scale=2.0))
    pilot.screen.do("settings")
    pilot.frames(2)
    assert strings.SCALE_FITS.format(120) in " ".join(pilot.words_on_screen())
    pilot.screen.resize((1920, 1200))
    pilot.frames(2)
    assert "has room for" not in " ".join(pilot.words_on_screen())


@pytest.mark.parametrize(("playing", "told"), [(9, False), (1, True)])
def test_a_branch_that_was_just_begun_can_be_compared_with_the_only_one_that_is_kept(
    pilot: Pilot, playing: int, told: bool
) -> None:
    twig = HISTORY.twigs[0]
    points = tuple(point for point in HISTORY.points if point.branch == twig.id)
    lone = History(points=points, twigs=(twig,), playing=twig.id if told else playing, standing=points[-1].id)
    pilot.screen.do("compare")
    assert any(isinstance(question, ReadHistory) for question in answer(pilot, lone))
    pilot.frames(2)
    said = [intent.words for intent in pilot.intents if isinstance(intent, Tell)]
    assert any(words.startswith("There is only one branch") for words in said) is told
    assert (pilot.screen.sheets.top is None) is told
