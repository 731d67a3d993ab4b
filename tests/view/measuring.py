"""Measures the words on the screen: none may be cut off, covered by others, or shortened where there must be room."""

import itertools

import numpy as np
import pygame
import pytest

from game.view import text
from game.view.look import Colour
from game.view.options import Options
from game.view.screen import Screen
from game.view.seen import TownAssets
from game.view.shown import Shown
from tests.view.fake_world import fake_world
from tests.view.pilot import Pilot
from tests.view.ways import WAYS

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440))
SCALES = (1.0, 2.0)
WINDOWS = tuple(itertools.product(SIZES, SCALES))
SHORT_ENOUGH = 24
"""Characters that must never need an ellipsis."""
ENOUGH = 4.5
"""The contrast that WCAG 2 asks of text."""
_AIR = 0.2
"""The share of a line's height above and below that holds no letters."""


def pilot_of(assets: TownAssets, size: tuple[int, int], scale: float) -> Pilot:
    """A window of a size with nothing of the town drawn in it, whose words do not lie on panels."""
    screen = Screen(assets, size, Options(scale=scale), pygame.Surface(size))
    screen.scene.draw = lambda *seen: None  # type: ignore[method-assign]
    screen.overlay.draw = lambda *seen: None  # type: ignore[method-assign]
    return Pilot(screen, fake_world())


def way_gone(assets: TownAssets, size: tuple[int, int], scale: float, way: str) -> Pilot:
    """A window of a size with one of the screens in it."""
    pilot = pilot_of(assets, size, scale)
    WAYS[way](pilot)
    pilot.wait(0.3)
    return pilot


def faults_of(assets: TownAssets, size: tuple[int, int], scale: float, way: str) -> list[str]:
    """What is wrong with the words of a screen in a window of a size."""
    return faults(way_gone(assets, size, scale, way).screen)


def faults(screen: Screen) -> list[str]:
    """What is wrong with the words that can be read now, one sentence each; none if all is well."""
    window = pygame.Rect((0, 0), screen.surface.get_size())
    layers = screen.words()
    found = []
    for index, (area, words) in enumerate(layers):
        over = [rect for rect, _ in layers[index + 1 :]]
        open_words = [w for w in words if w.rect.collidelist(over) < 0]
        found += [f"outside of its panel: {w.text!r}" for w in open_words if not area.contains(letters(w))]
        found += [f"outside of the window: {w.text!r}" for w in open_words if not window.contains(letters(w))]
        found += _cut(open_words) + _covered(open_words)
    return found


class Inks:
    """Which colours words are drawn in, so that they can be held against what they stand on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._of: dict[str, set[Colour]] = {}
        self._last: Colour = (0, 0, 0)
        self._draw, self._note = text.Writer._draw, text.note
        patch.setattr(text.Writer, "_draw", lambda writer, lines, style: self._drawn(writer, lines, style))
        patch.setattr(text, "note", self._noted)

    def _drawn(self, writer: text.Writer, lines: list[str], style: text.Style) -> pygame.Surface:
        self._last = style[2]
        return self._draw(writer, lines, style)

    def _noted(self, picture: pygame.Surface, words: str, short: bool = False) -> pygame.Surface:
        self._of.setdefault(words, set()).add(self._last)
        return self._note(picture, words, short)

    def pale(self, screen: Screen) -> list[str]:
        """Words that do not stand out from their ground, one sentence each."""
        window, found = screen.surface.get_rect(), []
        layers = screen.words()
        for index, (_, words) in enumerate(layers):
            over = [rect for rect, _ in layers[index + 1 :]]
            for shown in (w for w in words if w.rect.collidelist(over) < 0 and window.contains(w.rect)):
                pixels = pygame.surfarray.array3d(screen.surface.subsurface(shown.rect))
                ground = _commonest(pixels.reshape(-1, 3))
                inks = [ink for ink in self._of.get(shown.text, ()) if ink != ground and _is_in(ink, pixels)]
                best = max(inks, key=lambda ink: contrast(ink, ground), default=None)
                if best is not None and contrast(best, ground) < ENOUGH:
                    found.append(f"{shown.text!r}: {best} on {ground}")
        return found


def _is_in(ink: Colour, pixels: "np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]") -> bool:
    return bool((pixels == ink).all(axis=2).any())


def _commonest(pixels: "np.ndarray[tuple[int, int], np.dtype[np.uint8]]") -> Colour:
    colours, counts = np.unique(pixels, axis=0, return_counts=True)
    red, green, blue = (int(v) for v in colours[counts.argmax()])
    return red, green, blue


def lightness(colour: Colour) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = ((v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1, the same, to 21, black on white."""
    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


def letters(shown: Shown) -> pygame.Rect:
    """Where the letters are: a line of type has air above and below."""
    air = round(_AIR * min(shown.rect.height, 40))
    return shown.rect.inflate(0, -2 * air)


def _cut(words: list[Shown]) -> list[str]:
    short = [f"shortened: {w.text!r}" for w in words if w.short and len(w.text) <= SHORT_ENOUGH]
    return short + [f"cut off: {w.text!r}" for w in words if w.cut]


def _covered(words: list[Shown]) -> list[str]:
    pairs = itertools.combinations(words, 2)
    return [f"{a.text!r} and {b.text!r} cover each other" for a, b in pairs if letters(a).colliderect(letters(b))]
