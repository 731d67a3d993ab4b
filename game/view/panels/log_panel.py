"""The panel at the left: what happened lately, newest first; a click goes there."""

from collections.abc import Callable, Hashable, Sequence

import pygame
import pygame_gui

from game.view import look, strings
from game.view.figures import Figures
from game.view.panels import paper
from game.view.panels.long_list import LongList, Rows
from game.view.panels.rows import NOTE, Maker, Piece, compose, rule
from game.view.panels.widgets import Buttons, Picture, draw_cross, remove, set_icon
from game.view.seen import Seen
from game.view.text import Style
from game.view.words import clean, when
from game.world.clock import Clock
from game.world.events import Event

_PAD = 16
_LAYER = 4
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

    def clicked(self, index: int) -> None:
        """Go where it happened."""
        self._go(self._events[index])


class LogPanel:
    """The log; hidden until asked for."""

    def __init__(
        self,
        manager: pygame_gui.UIManager,
        rect: pygame.Rect,
        make: Maker,
        figures: Figures,
        close: Callable[[], None],
        go: Callable[[Event], None],
    ) -> None:
        self.rect = rect
        self._manager, self._make, self._figures = manager, make, figures
        self._close, self._go = close, go
        self._ground: Picture | None = None
        self._buttons = Buttons(manager, _LAYER + 1)
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
        self._ground = Picture(self.rect, self._manager, _LAYER)
        self._ground.show_picture(self._draw_ground())
        pad, side = scale(_PAD), scale(28)
        place = pygame.Rect(self.rect.right - pad - side, self.rect.y + pad, side, side)
        button = self._buttons.add(place, self._close, tip=strings.LOG, kind="#paper_button")
        set_icon(button, draw_cross, look.EARTH, look.PLUM)
        self.update(world)

    def hide(self) -> None:
        """Take it from the screen."""
        remove(self._ground, self.list)
        self._buttons.kill()
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
            self.list = LongList(self._list_rect(), self._manager, _LAYER + 1, rows, self._make.scale)
        else:
            self.list.set_rows(rows, newer=max(0, newer))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take presses of its buttons."""
        return self._buttons.handle(event)

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
        out.blit(title, (scale(_PAD), scale(_PAD)), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out
