"""The panel at the right: one person's mind, tab by tab. Only the open tab is built."""

from collections.abc import Callable
from types import ModuleType

import pygame
import pygame_gui

from game.view import look, strings
from game.view.figures import Figures
from game.view.overlay import emoji_now
from game.view.panels import memories_tab, now_tab, paper, plan_tab, reflections_tab
from game.view.panels.long_list import LongList, Rows
from game.view.panels.rows import Maker
from game.view.panels.widgets import Buttons, Picture, draw_cross, draw_eye, mark, remove, set_icon
from game.view.seen import Seen
from game.view.words import clean
from game.world.people import Person

_PAD = 16
_HEAD = 84
_TAB_HEIGHT = 28
_LAYER = 4
_TABS: tuple[ModuleType, ...] = (now_tab, plan_tab, memories_tab, reflections_tab)


class Inspector:
    """Shows a person; follows what changes about them."""

    def __init__(
        self,
        manager: pygame_gui.UIManager,
        rect: pygame.Rect,
        make: Maker,
        figures: Figures,
        close: Callable[[], None],
        follow: Callable[[], None],
    ) -> None:
        self.rect = rect
        self.tab, self.pressed_tab = 0, -1
        self.name = ""
        self._manager, self._make, self._figures = manager, make, figures
        self._close, self._follow = close, follow
        self._ground: Picture | None = None
        self._buttons = Buttons(manager, _LAYER + 1)
        self.list: LongList | None = None
        self._signature: tuple[object, ...] = ()
        self._head: tuple[object, ...] = ()
        self._memories = 0

    @property
    def is_open(self) -> bool:
        """Whether somebody is shown."""
        return bool(self.name)

    def open(self, name: str, world: Seen) -> None:
        """Show somebody, on the tab that was open last."""
        self.hide()
        self.name = name
        self._ground = Picture(self.rect, self._manager, _LAYER)
        self._add_buttons()
        self.show_tab(self.tab, world)

    def hide(self) -> None:
        """Take the panel from the screen."""
        remove(self._ground, self.list)
        self._buttons.kill()
        self._ground = self.list = None
        self.name, self._head, self._signature = "", (), ()

    def move(self, rect: pygame.Rect, world: Seen) -> None:
        """Take another place on the screen."""
        self.rect = rect
        if self.name:
            self.open(self.name, world)

    def show_tab(self, tab: int, world: Seen) -> None:
        """Open a tab from its top."""
        self.tab, self._signature = tab, ()
        for index, button in enumerate(self._tab_buttons):
            mark(button, index == tab)
        remove(self.list)
        self.list = None
        self.update(world, following=False)

    def update(self, world: Seen, following: bool) -> None:
        """Show what has changed."""
        person = world.people.get(self.name)
        if person is None:
            self.hide()
            return
        self._update_head(person, world, following)
        signature = _TABS[self.tab].signature(person, world)
        if signature != self._signature:
            self._signature = signature
            self._update_list(person, world)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take presses of its buttons."""
        return self._buttons.handle(event)

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        return self._buttons.tip_at(pos)

    def _update_list(self, person: Person, world: Seen) -> None:
        rows = self._rows(person, world)
        newer = len(person.stream.rows) - self._memories if self.tab == 2 else 0
        self._memories = len(person.stream.rows)
        if self.list is None:
            self.list = LongList(self._list_rect(), self._manager, _LAYER + 1, rows, self._make.scale)
        else:
            self.list.set_rows(rows, newer=newer)

    def _rows(self, person: Person, world: Seen) -> Rows:
        if self.tab == 2:
            if not person.stream.rows:
                return self._make.empty(strings.NO_MEMORIES)
            return memories_tab.MemoryRows(person.stream, world.clock, self._make)
        if self.tab == 3:
            rows = reflections_tab.ReflectionRows(person.stream, world.clock, self._make)
            return rows if len(rows) else self._make.empty(strings.NO_REFLECTIONS)
        rows_of: Callable[[Person, Seen, Maker], Rows] = _TABS[self.tab].rows
        return rows_of(person, world, self._make)

    def _list_rect(self) -> pygame.Rect:
        scale = self._make.scale
        pad, top = scale(_PAD), scale(_PAD + _HEAD + _TAB_HEIGHT + 8)
        return pygame.Rect(
            self.rect.x + pad, self.rect.y + top, self.rect.width - 2 * pad, self.rect.height - top - pad
        )

    def _add_buttons(self) -> None:
        scale, rect = self._make.scale, self.rect
        pad, side = scale(_PAD), scale(28)
        top, right = rect.y + pad, rect.right - pad
        close = self._buttons.add(
            pygame.Rect(right - side, top, side, side), self._close, tip=strings.CLOSE, kind="#paper_button"
        )
        self.follow_button = self._buttons.add(
            pygame.Rect(right - 2 * side - scale(4), top, side, side),
            self._follow,
            tip=strings.FOLLOW,
            kind="#paper_button",
        )
        set_icon(close, draw_cross, look.EARTH, look.PLUM)
        set_icon(self.follow_button, draw_eye, look.EARTH, look.PLUM)
        self._add_tabs(pygame.Rect(rect.x + pad, top + scale(_HEAD), rect.width - 2 * pad, scale(_TAB_HEIGHT)))

    def _add_tabs(self, rect: pygame.Rect) -> None:
        """The tabs, as wide as their words ask."""
        words = self._make.writer.type(13, bold=True)
        gap = self._make.scale(4)
        widths = [words.width(tab) for tab in strings.TABS]
        spare = (rect.width - sum(widths) - gap * (len(widths) - 1)) / len(widths)
        x = float(rect.x)
        self._tab_buttons = []
        for index, width in enumerate(widths):
            place = pygame.Rect(round(x), rect.y, round(x + width + spare) - round(x), rect.height)
            self._tab_buttons.append(self._buttons.add(place, self._choose(index), strings.TABS[index], kind="#tab"))
            x += width + spare + gap

    def _choose(self, index: int) -> Callable[[], None]:
        def choose() -> None:
            self.pressed_tab = index

        return choose

    def _update_head(self, person: Person, world: Seen, following: bool) -> None:
        emoji = emoji_now(person, world)
        head = (person.name, emoji, now_tab.doing_words(person), following)
        if head == self._head or self._ground is None:
            return
        self._head = head
        mark(self.follow_button, following)
        self._ground.show_picture(self._draw_head(person, emoji))

    def _draw_head(self, person: Person, emoji: str) -> pygame.Surface:
        scale, writer = self._make.scale, self._make.writer
        out = paper.sheet(self.rect.size, scale(2)).copy()
        pad, face = scale(_PAD), scale(64)
        frame = pygame.Rect(pad, pad, face + 2 * scale(4), face + 2 * scale(4))
        paper.draw_picture_frame(out, frame, scale(2))
        out.blit(
            self._figures.portrait(person.name, face), frame.move(scale(4), scale(4)), None, pygame.BLEND_PREMULTIPLIED
        )
        x = frame.right + scale(12)
        width = self.rect.width - x - pad
        lines = [
            (writer.line(person.name, (look.TITLE, True, look.PLUM), width - scale(66)), scale(2)),
            (writer.paragraph(_traits(person), (look.SMALL, False, look.FADED), width, most_lines=2), scale(30)),
        ]
        for picture, y in lines:
            out.blit(picture, (x, pad + y), special_flags=pygame.BLEND_PREMULTIPLIED)
        doing = writer.line(now_tab.doing_words(person), (look.BODY, True, look.MAROON), width - scale(26))
        sign = writer.emoji.picture(emoji, scale(20))
        y = frame.bottom - scale(22)
        if sign is not None:
            out.blit(sign, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
        out.blit(doing, (x + (scale(26) if sign else 0), y), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out


def _traits(person: Person) -> str:
    return clean(strings.AGED.format(age=person.age, traits=", ".join(person.traits)), 200)
