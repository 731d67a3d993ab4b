"""The sheet with all keys, made from the table of actions."""

from collections.abc import Sequence

import pygame

from game.view import look, strings
from game.view.actions import ACTIONS, Action, KeyMap
from game.view.form import Line
from game.view.panels.rows import Block, Maker, Piece, compose
from game.view.parts import Part, Words
from game.view.sheets import Sheet
from game.view.shown import put

_KEY = (look.SMALL + 1, True, look.PLUM)
_WHAT = (look.BODY, False, look.PLUM)
_ROW, _CAP = 26, 108
Entry = tuple[str, str]
"""Keys and what they do."""


class Help(Sheet):
    """Every key and what it does, in two columns."""

    title = strings.HELP_TITLE
    modal = False
    width = 760

    def __init__(self, keys: KeyMap) -> None:
        self._keys = keys

    def lines(self) -> Sequence[Line]:
        """Groups of keys, each filled into two columns."""
        lines: list[Part] = []
        for group, title in strings.GROUPS.items():
            lines.append(Words(self.make.heading(title)))
            entries = [self._entry(action) for action in ACTIONS if action.group == group]
            lines += _columns(entries, self.make)
        mouse = _columns(list(strings.MOUSE), self.make)
        foot = self.make.text(strings.HELP_FOOT, (look.SMALL + 1, False, look.FADED))
        return [*lines, Words(self.make.heading(strings.POINTER)), *mouse, Words(foot)]

    def _entry(self, action: Action) -> Entry:
        return self._keys.keys_of(action.id) or "–", action.words


def _columns(entries: list[Entry], make: Maker) -> list[Part]:
    """The entries in two columns, read downwards, one row a block."""
    half = -(-len(entries) // 2)
    pairs = [[entries[n], *entries[n + half : n + half + 1]] for n in range(half)]
    return [Words(_row(pair, make)) for pair in pairs]


def _row(pair: list[Entry], make: Maker) -> Block:
    return Block(("keys", *pair), lambda width: _draw_row(pair, make, width))


def _draw_row(pair: list[Entry], make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    pieces: list[Piece] = []
    for column, (keys, what) in enumerate(pair):
        x = column * (width // 2 + scale(8))
        cap = _draw_cap(keys, make)
        words = writer.line(what, _WHAT, width // 2 - scale(_CAP + 16))
        pieces += [(cap, x, (scale(_ROW) - cap.get_height()) // 2)]
        pieces += [(words, x + max(scale(_CAP), cap.get_width() + scale(8)), (scale(_ROW) - words.get_height()) // 2)]
    return compose(width, scale(_ROW), pieces)


def _draw_cap(keys: str, make: Maker) -> pygame.Surface:
    """Words on a key cap."""
    scale = make.scale
    words = make.writer.line(keys, _KEY)
    out = pygame.Surface((words.get_width() + scale(16), scale(_ROW - 4)), pygame.SRCALPHA)
    pygame.draw.rect(out, look.DUST, out.get_rect())
    pygame.draw.rect(out, look.CREAM, (0, 0, out.get_width(), out.get_height() - scale(3)))
    put(out, words, words.get_rect(center=(out.get_width() // 2, out.get_height() // 2 - scale(1))))
    return out
