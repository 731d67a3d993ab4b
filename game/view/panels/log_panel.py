"""The panel at the left: what happened lately, newest first; a click goes there."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.buttons import PAPER
from game.view.figures import Figures
from game.view.icons import draw_cross
from game.view.panels import paper
from game.view.panels.long_list import LongList, Rows
from game.view.panels.rows import NOTE, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.widgets import Buttons
from game.view.seen import Seen
from game.view.shown import Shown, put, words_on
from game.view.text import Style
from game.view.words import clean, when
from game.world.clock import Clock
from game.world.events import Event

_PAD = 16
_TITLE = 40
_WORDS: Style = (look.SMALL + 1, False, look.PLUM)
_SHORT = 220


class EventRows:
    """The events of the log; fits a LongList."""

    def __init__(
        self, log: Sequence[Event], clock: Clock, make: Maker, figures: Figures, go: Callable[[Event], None]
    ) -> None:
        self._events = log[::-1]
        self._clock, self._make, self._figures, self._go = clock, make, figures, go

    def __len__(self) -> int:
        return len(self._events)

    def key(self, index: int) -> Hashable:
        """The event, and the day it is seen from."""
        return self._events[index], self._clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One event: a head, what happened, when."""
        event, make = self._events[index], self._make
        scale, writer = make.scale, make.writer
        left, top = scale(40), scale(6)
        words = writer.paragraph(clean(event.text, _SHORT), _WORDS, width - left - scale(26), most_lines=4)
        note = writer.line(when(self._clock.at(event.tick), self._clock.now), NOTE)
        pieces: list[Piece] = [(words, left, top), (note, left, top + words.get_height())]
        if event.person and self._figures.knows(event.person):
            pieces.append((self._figures.head(event.person, scale(32)), 0, top + scale(2)))
        emoji = writer.emoji.picture(strings.EVENTS[event.kind], scale(16))
        if emoji is not None:
            pieces.append((emoji, width - scale(20), top + scale(2)))
        height = top + max(words.get_height() + note.get_height(), scale(34)) + scale(6)
        return rule(compose(width, height, pieces), scale(1))

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click goes where it happened."""
        return partial(self._go, self._events[index])


class LogPanel:
    """The log; hidden until asked for."""

    def __init__(
        self,
        rect: pygame.Rect,
        make: Maker,
        figures: Figures,
        close: Callable[[], None],
        go: Callable[[Event], None],
    ) -> None:
        self.rect = rect
        self._make, self._figures = make, figures
        self._close, self._go = close, go
        self._ground: pygame.Surface | None = None
        self._buttons = Buttons(make.writer)
        self.list: LongList | None = None
        self._signature: tuple[object, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it is on the screen."""
        return self._ground is not None

    def open(self, world: Seen) -> None:
        """Show it."""
        self.hide()
        scale = self._make.scale
        self._ground = self._draw_ground()
        pad, side = scale(_PAD), scale(28)
        place = pygame.Rect(self.rect.right - pad - side, self.rect.y + pad, side, side)
        self._buttons.add(place, self._close, tip=strings.CLOSE, skin=PAPER, icon=draw_cross)
        self.update(world)

    def hide(self) -> None:
        """Take it from the screen."""
        self._buttons.clear()
        self._ground = self.list = None
        self._signature = ()

    def move(self, rect: pygame.Rect, world: Seen) -> None:
        """Take another place on the screen."""
        self.rect = rect
        if self.is_open:
            self.open(world)

    def update(self, world: Seen) -> None:
        """Show what is new."""
        log = world.log
        signature = (len(log), id(log[-1]) if log else 0, world.clock.now.date())
        if not self.is_open or signature == self._signature:
            return
        newer = len(log) - int(self._signature[0]) if self._signature else 0  # type: ignore[call-overload]
        self._signature = signature
        rows = self._rows(world)
        if self.list is None:
            self.list = LongList(self._list_rect(), rows, self._make.scale)
        else:
            self.list.set_rows(rows, newer=max(0, newer))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the pointer; True for a press on it."""
        if self.list is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            if not self._buttons.press(event.pos):
                self.list.handle(event)
            return True
        self.list.handle(event)
        return False

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it, if it is open."""
        if self._ground is not None and self.list is not None:
            surface.blit(self._ground, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            self._buttons.draw(surface, pointer)
            self.list.draw(surface)

    def words(self) -> list[Shown]:
        """All words on it."""
        if self._ground is None or self.list is None:
            return []
        return [*words_on(self._ground, self.rect.topleft), *self.list.words()]

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        return self._buttons.tip_at(pos)

    def _rows(self, world: Seen) -> Rows:
        if not world.log:
            return self._make.empty(strings.NO_EVENTS)
        return EventRows(world.log, world.clock, self._make, self._figures, self._go)

    def _list_rect(self) -> pygame.Rect:
        pad, top = self._make.scale(_PAD), self._make.scale(_PAD + _TITLE)
        return pygame.Rect(
            self.rect.x + pad, self.rect.y + top, self.rect.width - 2 * pad, self.rect.height - top - pad
        )

    def _draw_ground(self) -> pygame.Surface:
        scale = self._make.scale
        out = paper.sheet(self.rect.size, scale(2)).copy()
        title = self._make.writer.line(strings.LOG_TITLE, (look.TITLE, True, look.PLUM))
        put(out, title, (scale(_PAD), scale(_PAD)))
        return out
