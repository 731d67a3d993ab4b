"""The row of residents: badges that can be read, over hair and never over a face."""

import pygame
import pytest

from game.view.badges import emoji_of
from game.view.emoji import crisp
from game.view.options import Options
from game.view.panels import residents
from game.view.screen import Screen
from game.view.seen import TownAssets
from game.world.activity import Action
from tests.view.fake_world import FakeWorld
from tests.view.pilot import Pilot

EYES = 22 / 48
"""Down to the brows, as a share of the square that shows a head."""


def _row(assets: TownAssets, world: FakeWorld, size: tuple[int, int], scale: float) -> residents.Residents:
    pilot = Pilot(Screen(assets, size, Options(scale=scale)), world)
    pilot.frames(1)
    return pilot.screen.board.residents


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.5), ((1280, 720), 2.0)]
)
def test_badges_cover_nothing_of_a_face(
    assets: TownAssets, world: FakeWorld, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = _row(assets, world, size, scale)
    monkeypatch.setattr(residents.Residents, "_draw_badges", lambda *seen: None)
    bare = _row(assets, world, size, scale)
    for number in range(3):
        box = row._box(row._left() + number * row._slot())
        face = pygame.Rect(box.left, box.top + round(box.height * EYES), box.width, round(box.height * (1 - EYES)))
        assert row.rect.move(-row.rect.x, -row.rect.y).contains(face)
        with_badges, without = (pygame.image.tobytes(r._picture.subsurface(face), "RGB") for r in (row, bare))
        assert with_badges == without


def test_badges_are_22_pixels_of_an_emoji_without_blur(assets: TownAssets, world: FakeWorld) -> None:
    badge = _row(assets, world, (1280, 720), 1.0)._badge("📖", (255, 255, 255))
    assert badge is not None and badge.get_size() == (22, 22)
    assert _row(assets, world, (1280, 720), 1.0)._badge("", (255, 255, 255)) is None


@pytest.mark.parametrize(
    ("wanted", "got"), [(18, 18), (20, 18), (22, 24), (27, 24), (32, 36), (36, 36), (48, 36), (8, 12)]
)
def test_a_crisp_size_is_a_whole_part_of_what_was_drawn(wanted: int, got: int) -> None:
    assert crisp(wanted) == got and 72 % got == 0


def test_badges_of_neighbours_share_no_more_than_an_edge_in_the_narrowest_row(
    assets: TownAssets, world: FakeWorld
) -> None:
    row = _row(assets, world, (1280, 720), 1.0)
    row._names = [str(number) for number in range(31)]
    badge = row._badge("📖", (255, 255, 255))
    assert badge is not None and row._slot() == 40
    assert 2 * badge.get_width() - 2 - row._slot() <= 2


def test_the_badge_of_what_somebody_does_is_no_second_face() -> None:
    def shown(emoji: str, what: str, where: str = "Ada's house:bedroom") -> str:
        return emoji_of(Action(0, 60, what, emoji, where))

    assert shown("😂", "laughing at an old story") == "💬" and shown("🤔", "weighing what was said") == "💭"
    assert shown("🙂", "standing by the window", "The Rose and Crown Pub:pub") == "🍻"
    assert shown("😌", "taking it easy", "Johnson Park:park") == "🌳"
    assert shown("📖", "laughing over a novel") == "📖" and shown("🙏", "giving thanks") == "🙏"
    assert shown("😌", "floating", "nowhere") == "😌"  # where nothing else fits
