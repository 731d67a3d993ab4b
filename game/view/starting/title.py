"""The title screen: a sheet over a town that lives by itself."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import NewTown
from game.view.form import Line
from game.view.intents import BeginTown, OpenTown, Quit
from game.view.panels.rows import NOTE, Block, Maker, compose
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet
from game.view.shown import put
from game.view.starting.about import AboutSheet
from game.view.starting.load import open_load
from game.view.starting.new_town import NewTownSheet

_LOGO, _SIGN = 42, 76
_SHADE = (*look.NIGHT, 150)
_FADED_AT = 0.72
"""The share of the window's width at which the shade under the title has gone."""


@dataclass(frozen=True, slots=True)
class TitleFacts:
    """What the title screen knows."""

    newest: str = ""
    """The town that was played last; empty if none is kept."""
    moment: str = ""
    """Its game time in words."""
    fault: str = ""
    """Why a town that was wanted could not be opened."""


class TitleSheet(Sheet):
    """Go on, begin, load, settings, about, quit: the first is what Enter does."""

    width = 348
    closes = False
    alone = around = True
    first = "go"

    def __init__(self, acts: Acts, facts: TitleFacts) -> None:
        self._acts, self._facts = acts, facts
        self._shade = pygame.Surface((1, 1))

    def lie(self, rect: pygame.Rect, room: pygame.Rect) -> None:
        """At the left, so that the town shows."""
        rect.midleft = (room.left + max(self.make.scale(24), room.width // 14), room.centery)

    def draw_under(self, surface: pygame.Surface) -> None:
        """A shade over the town that fades to the right."""
        if self._shade.get_size() != surface.get_size():
            self._shade = _shade(surface.get_size())
        surface.blit(self._shade, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    def lines(self) -> Sequence[Line]:
        """The sign, and what can be done."""
        facts, kept = self._facts, bool(self._facts.newest)
        lines: list[Part] = [Words(_sign(self.make)), *self._first()]
        lines.append(_wide(strings.TITLE_NEW, self._new, "new", "🌱"))
        if kept:
            lines.append(_wide(strings.TITLE_LOAD, lambda: open_load(self._acts), "load", "📂"))
        lines += [
            _wide(strings.SETTINGS, lambda: self._acts.do("settings"), "settings", "🔧"),
            _wide(strings.TITLE_ABOUT, lambda: self._acts.open(AboutSheet(self._acts)), "about", "📜"),
            _wide(strings.TITLE_QUIT, lambda: self._acts.want(Quit()), "quit", "🚪"),
        ]
        if facts.fault:
            lines.insert(1, Words(self.make.text(f"⚠ {facts.fault}", (look.SMALL, True, look.WINE))))
        return [*lines, Words(self.make.text(strings.TITLE_FOOT, NOTE, gap=0))]

    def _first(self) -> list[Part]:
        """What Enter does."""
        facts = self._facts
        if not facts.newest:
            play = _wide(strings.TITLE_PLAY, lambda: self._acts.want(BeginTown(NewTown())), "go", "▶️")
            return [play, Words(self.make.text(strings.TITLE_PLAY_HOW, NOTE, gap=6))]
        go = _wide(strings.TITLE_CONTINUE, lambda: self._acts.want(OpenTown(facts.newest)), "go", "▶️")
        return [go, Words(self.make.text(f"{facts.newest}, {facts.moment}", NOTE, gap=6))]

    def _new(self) -> None:
        self._acts.open(NewTownSheet(self._acts))


def _wide(words: str, act: object, key: str, emoji: str) -> Button:
    assert callable(act)
    return Button(words, act, key, emoji=emoji, wide=True)


def _sign(make: Maker) -> Block:
    """The name of the game on a plank."""
    return Block(("sign", make.scale.factor), lambda width: _draw_sign(make, width))


def _draw_sign(make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    unit = scale(2)
    out = compose(width, scale(_SIGN + 34), [])
    plank = pygame.Rect(0, 0, width, scale(_SIGN))
    pygame.draw.rect(out, look.PLUM, plank)
    pygame.draw.rect(out, look.EARTH, plank.inflate(-2 * unit, -2 * unit))
    pygame.draw.rect(out, look.CLAY, (unit, unit, width - 2 * unit, unit))
    for y in range(plank.height // 3, plank.height, plank.height // 3):
        pygame.draw.rect(out, look.MAROON, (2 * unit, y, width - 4 * unit, scale(1)))
    for x in (3 * unit, width - 5 * unit):
        for y in (3 * unit, plank.height - 5 * unit):
            pygame.draw.rect(out, look.GOLD, (x, y, 2 * unit, 2 * unit))
    dark = writer.line(strings.GAME, (_LOGO, True, look.NIGHT))
    words = writer.line(strings.GAME, (_LOGO, True, look.PALE))
    place = words.get_rect(center=plank.center)
    out.blit(dark, place.move(unit, unit), special_flags=pygame.BLEND_PREMULTIPLIED)
    put(out, words, place)
    under = writer.line(strings.TITLE_UNDER, (look.BODY, False, look.EARTH), width)
    put(out, under, under.get_rect(midtop=(width // 2, plank.bottom + scale(6))))
    return out


def _shade(size: tuple[int, int]) -> pygame.Surface:
    """Dark at the left, nothing towards the right."""
    width, height = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    reach = max(1, round(width * _FADED_AT))
    for x in range(0, reach, 2):
        share = (1 - x / reach) ** 1.5
        pygame.draw.rect(out, (*_SHADE[:3], round(_SHADE[3] * share)), (x, 0, 2, height))
    return out.premul_alpha()
