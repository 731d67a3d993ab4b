"""The panel at the left: what happened, newest first, of the kinds, people and places asked for; a click goes there."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.chronicle import GROUPS, Chronicle, Sifted
from game.view.figures import Figures
from game.view.focus import Ring
from game.view.icons import draw_cross
from game.view.panels import paper
from game.view.panels.long_list import LongList, Rows
from game.view.panels.pick import Pick
from game.view.panels.rows import NOTE, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.widgets import Buttons
from game.view.parts import Option
from game.view.seen import Seen
from game.view.shown import Shown, put, words_on
from game.view.text import Style, fitted
from game.view.words import clean, when
from game.world.clock import Clock
from game.world.events import Event

_PAD, _TITLE, _CHIP, _GAP = 16, 36, 30, 4
_ACROSS = 3
"""Kinds side by side."""
_WORDS: Style = (look.SMALL + 1, False, look.PLUM)
_SHORT = 220


class EventRows:
    """The events that are shown; fits a LongList."""

    def __init__(self, shown: Sifted, clock: Clock, make: Maker, figures: Figures, go: Callable[[Event], None]) -> None:
        self._events, self._count = shown.events, len(shown.events)
        self._clock, self._make, self._figures, self._go = clock, make, figures, go

    def __len__(self) -> int:
        return self._count

    def key(self, index: int) -> Hashable:
        """The event, and the day it is seen from."""
        return self._event(index), self._clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One event: a head, what happened, when."""
        event, make = self._event(index), self._make
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
        return partial(self._go, self._event(index))

    def _event(self, index: int) -> Event:
        return self._events[self._count - 1 - index]


class LogPanel:
    """The log; hidden until asked for. The chronicle outlives it."""

    def __init__(self, rect: pygame.Rect, make: Maker, figures: Figures, chronicle: Chronicle, acts: Acts) -> None:
        self.rect = rect
        self._make, self._figures, self._chronicle, self._acts = make, figures, chronicle, acts
        self._ground: pygame.Surface | None = None
        self._chips, self._close = Buttons(make.writer), Buttons(make.writer)
        self.list: LongList | None = None
        self._ring = Ring([])
        self._shown: tuple[Sifted, int, Hashable] | None = None

    @property
    def is_open(self) -> bool:
        """Whether it is on the screen."""
        return self._ground is not None

    @property
    def has_focus(self) -> bool:
        """Whether keys go to it."""
        return self.is_open and self._ring.focused is not None

    def open(self, world: Seen) -> None:
        """Show it."""
        self.hide()
        scale = self._make.scale
        self._ground = self._draw_ground()
        pad, side = scale(_PAD), scale(28)
        place = pygame.Rect(self.rect.right - pad - side, self.rect.y + scale(12), side, side)
        close = partial(self._acts.do, "log")
        self._close.add(place, close, tip=self._acts.tip(strings.CLOSE_PLAIN, "log"), skin=PAPER, icon=draw_cross)
        self.update(world)

    def hide(self) -> None:
        """Take it from the screen."""
        for buttons in (self._chips, self._close):
            buttons.clear()
        self._ground = self.list = self._shown = None
        self._ring = Ring([])

    def move(self, rect: pygame.Rect, world: Seen) -> None:
        """Take another place on the screen."""
        self.rect = rect
        if self.is_open:
            self.open(world)

    def update(self, world: Seen) -> None:
        """Take in what is new, and show it."""
        self._chronicle.take(world)
        shown, day = self._chronicle.shown, world.clock.now.date()
        now, before = (shown, self._chronicle.came, day), self._shown
        if not self.is_open or now == before:
            return
        self._shown = now
        same = before is not None and before[0] is shown
        rows = self._rows(world)
        if self.list is None:
            self.list = LongList(self._list_rect(), rows, self._make.scale)
            self._ring = Ring([self._chips, self.list, self._close])
        else:
            self.list.set_rows(rows, keep=same, newer=now[1] - before[1] if before and same else 0)
        if not same:
            self._lay_chips(world)

    # events ------------------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Take the pointer; True for a press on it."""
        if self.list is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.rect.collidepoint(event.pos):
                self._ring.leave()
            elif event.button == 1:
                if not (self._close.press(event.pos) or self._chips.press(event.pos)):
                    self.list.handle(event)
                return True
        self.list.handle(event)
        return False

    @property
    def focus_spot(self) -> tuple[int, int] | None:
        """Where the focus of the keys is."""
        return self._ring.spot

    def let_go(self) -> None:
        """The keys go to something else."""
        self._ring.leave()

    def take_focus(self) -> None:
        """Let the keys go to it."""
        if self.list is not None:
            self._ring.tab(1)

    def key(self, event: pygame.event.Event) -> bool:
        """Tab and arrows go through it, Enter presses; Esc lets go of the keys."""
        if event.key == pygame.K_ESCAPE:
            self._ring.leave()
            return True
        return self._ring.key(event)

    # drawing -----------------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it, if it is open."""
        if self._ground is not None and self.list is not None:
            surface.blit(self._ground, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            self._close.draw(surface, pointer)
            self._chips.draw(surface, pointer)
            self.list.draw(surface)

    def words(self) -> list[Shown]:
        """All words on it."""
        if self._ground is None or self.list is None:
            return []
        return [*words_on(self._ground, self.rect.topleft), *self._chips.words(), *self.list.words()]

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        return self._close.tip_at(pos) or self._chips.tip_at(pos)

    # filters -----------------------------------------------------------------------------------------
    def _lay_chips(self, world: Seen) -> None:
        """The kinds, and under them whose and where."""
        scale, wanted, focus = self._make.scale, self._chronicle.wanted, self._chips.focus
        self._chips.clear()
        side, gap = scale(_CHIP), scale(_GAP)
        left, y = self.rect.x + scale(_PAD), self.rect.y + scale(_PAD + _TITLE)
        third = (self.rect.width - 2 * scale(_PAD) - (_ACROSS - 1) * gap) // _ACROSS
        for number, group in enumerate(GROUPS):
            emoji, words, tip = strings.LOG_GROUPS[group]
            place = pygame.Rect(left + number % _ACROSS * (third + gap), y, third, side)
            act = partial(self._toggle, group)
            self._chips.add(place, act, words, tip, skin=PAPER, emoji=emoji, key=group).mark(group in wanted.groups)
            y = place.bottom + gap if number % _ACROSS == _ACROSS - 1 else y
        half = (self.rect.width - 2 * scale(_PAD) - gap) // 2
        person, sector = wanted.person.split(" ")[0], wanted.place
        chips = (
            ("👤", person or strings.EVERYBODY, strings.LOG_WHOSE, partial(self._ask_whose, world), bool(person)),
            ("📍", sector or strings.EVERYWHERE, strings.LOG_WHERE, partial(self._ask_where, world), bool(sector)),
        )  # fmt: skip
        for number, (emoji, words, tip, act, chosen) in enumerate(chips):
            place = pygame.Rect(left + number * (half + gap), y, half, side)
            short = fitted(words, self._make.writer.type(PAPER.size, True), half - scale(40))
            self._chips.add(place, act, short, tip, skin=PAPER, emoji=emoji, key=tip).mark(chosen)
        self._chips.focus = focus

    def _toggle(self, group: str) -> None:
        wanted = self._chronicle.wanted
        self._chronicle.sift(replace(wanted, groups=wanted.groups ^ {group}))
        self._acts.renew()

    def _ask_whose(self, world: Seen) -> None:
        options = [Option("", strings.EVERYBODY, "👥"), *(Option(name, name) for name in world.people)]
        self._acts.open(Pick(strings.LOG_WHOSE, options, self._chronicle.wanted.person, partial(self._set, "person")))

    def _ask_where(self, world: Seen) -> None:
        options = [Option("", strings.EVERYWHERE, "🏘️"), *(Option(s, s) for s in sorted(world.town.sectors()))]
        self._acts.open(Pick(strings.LOG_WHERE, options, self._chronicle.wanted.place, partial(self._set, "place")))

    def _set(self, name: str, value: str) -> None:
        self._chronicle.sift(replace(self._chronicle.wanted, **{name: value}))  # type: ignore[arg-type]
        self._acts.renew()

    def _rows(self, world: Seen) -> Rows:
        shown = self._chronicle.shown
        if not shown.events:
            return self._make.empty(strings.NO_EVENTS if shown.wanted.is_all else strings.NO_SUCH_EVENTS)
        return EventRows(shown, world.clock, self._make, self._figures, self._acts.go_to)

    def _list_rect(self) -> pygame.Rect:
        scale = self._make.scale
        pad, top = scale(_PAD), scale(_PAD + _TITLE + 3 * (_CHIP + _GAP) + _GAP)
        return pygame.Rect(
            self.rect.x + pad, self.rect.y + top, self.rect.width - 2 * pad, self.rect.height - top - pad
        )

    def _draw_ground(self) -> pygame.Surface:
        scale = self._make.scale
        out = paper.sheet(self.rect.size, scale(2)).copy()
        title = self._make.writer.line(strings.LOG_TITLE, (look.TITLE, True, look.PLUM))
        put(out, title, (scale(_PAD), scale(_PAD)))
        return out
