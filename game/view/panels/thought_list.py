"""Thoughts as a list, the newest first: when, what about, what came of it. Words are made only of what shows."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.panels.outcome import lines_of
from game.view.panels.rows import NOTE, Act, Maker, Piece, Spot, compose, rule
from game.view.seen import Head, Trace
from game.view.text import Style
from game.view.words import when
from game.world.clock import Clock

_TITLE: Style = (look.BODY, True, look.PLUM)
_CAME: Style = (look.SMALL + 1, False, look.MAROON)
_LEFT, _LINES = 28, 3


class ThoughtRows:
    """Thoughts, and under them the way to earlier ones; fits a LongList."""

    def __init__(
        self,
        heads: Sequence[Head],
        clock: Clock,
        make: Maker,
        whole: Callable[[Head], Trace | None],
        show: Callable[[Trace | None], None],
        more: str,
        read: Act,
    ) -> None:
        """`more` are the words of the last row, empty for none; `read` is what it does."""
        self._heads, self._clock, self._make = heads, clock, make
        self._whole, self._show, self._more, self._read = whole, show, more, read

    def __len__(self) -> int:
        return len(self._heads) + bool(self._more)

    def key(self, index: int) -> Hashable:
        """The thought, and the day it is seen from."""
        if index == len(self._heads):
            return self._more
        return self._heads[index].thought, self._clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """A thought in three or four lines."""
        if index == len(self._heads):
            return self._make.link(self._more, self._read, gap=8).draw(width)
        return self._draw(self._heads[index], width)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click opens the thought."""
        if index == len(self._heads):
            return self._read
        return partial(self._open, self._heads[index])

    def _open(self, head: Head) -> None:
        self._show(self._whole(head))

    def _draw(self, head: Head, width: int) -> pygame.Surface:
        make = self._make
        scale, writer, left = make.scale, make.writer, make.scale(_LEFT)
        emoji, title = strings.THOUGHTS.get(head.kind, ("💭", head.kind))
        trace = self._whole(head)
        came = lines_of(trace.command, self._clock) if trace else []
        inner = width - left
        texts = [
            writer.line(when(self._clock.at(head.tick), self._clock.now), NOTE),
            writer.paragraph(title, _TITLE, inner),
            *([writer.paragraph(" · ".join(came), _CAME, inner, most_lines=_LINES)] if came else []),
        ]
        pieces: list[Piece] = []
        y = scale(6)
        for words in texts:
            pieces.append((words, left, y))
            y += words.get_height()
        picture = writer.emoji.picture(emoji, scale(20))
        if picture is not None:
            pieces.append((picture, 0, scale(8)))
        return rule(compose(width, y + scale(6), pieces), scale(1))
