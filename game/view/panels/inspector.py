"""The panel at the right: a person's mind, a thing or a place, page by page. Only the open page is built.

To add a page: a module with a class, one line in `tabs.py`, its words and emoji in `strings.TABS`.

    class PeopleTab(Tab[Person]):
        name = "people"
        def signature(self, person: Person, world: Seen) -> Hashable:
            return len(person.ties), world.clock.tick // 6
        def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
            return Blocks([make.link(name, partial(self.acts.choose, name)) for name in person.ties])
        # and, for a search field over the list:  def tools(self, person, world, make) -> Sequence[Line]
"""

from collections.abc import Hashable
from functools import partial
from typing import Any

import pygame

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER, TAB, Face
from game.view.figures import Figures
from game.view.focus import Ring
from game.view.form import Form
from game.view.icons import draw_cross, draw_eye
from game.view.panels.head import HEAD_HEIGHT, PAD, Head
from game.view.panels.long_list import LongList
from game.view.panels.rows import Maker
from game.view.panels.tab import Subject, Tab
from game.view.panels.tabs import Tabs, subject_of
from game.view.panels.widgets import Buttons
from game.view.seen import Seen
from game.view.shown import Shown
from game.world.people import Person

_TAB_HEIGHT, _SIDE, _GAP = 28, 28, 4
_EDGE = 8
"""Pixels at the left edge by which the panel is dragged."""


class Inspector:
    """Shows a person, a thing or a room; follows what changes about them."""

    def __init__(self, rect: pygame.Rect, make: Maker, figures: Figures, tabs: Tabs, acts: Acts) -> None:
        self.rect = rect
        self.name = ""
        """Full name or address of what is shown."""
        self.tabs = tabs
        self.list: LongList | None = None
        self._make, self._acts = make, acts
        self._head = Head(make.writer, figures)
        self._buttons, self._pages, self._form = Buttons(make.writer), Buttons(make.writer), Form(make)
        self._ring = Ring([])
        self._page: Tab[Any] | None = None
        self._signature: Hashable = ()
        self._place: Hashable = None
        self._dragged = False

    @property
    def is_open(self) -> bool:
        """Whether something is shown."""
        return bool(self.name)

    @property
    def tab(self) -> str:
        """The name of the open page; empty if nothing is shown."""
        return self._page.name if self._page else ""

    # open and shut -----------------------------------------------------------------------------------
    def open(self, name: str, world: Seen) -> None:
        """Show a person, a thing or a room, on the page that was open last."""
        self.hide()
        subject = subject_of(world, name)
        if subject is not None:
            self.name = name
            self._add_buttons(subject)
            self.update(world, following=False)

    def leave(self) -> None:
        """Another page or subject is chosen, or none: the page that is open ends what it was at."""
        if self._page is not None:
            self._page.left()

    def hide(self) -> None:
        """Take the panel from the screen."""
        self._buttons.clear()
        self._pages.clear()
        self._ring.leave()
        self.list, self._page = None, None
        self.name, self._signature = "", ()

    def move(self, rect: pygame.Rect, world: Seen) -> None:
        """Take another place on the screen."""
        shown, focus = self.list, self.focused_tool
        self.rect = rect
        if self.name:
            self.open(self.name, world)
            self.go_on(shown, focus)

    def go_on(self, shown: LongList | None, focus: str) -> None:
        """Stand where another list of the same page stood, and give the focus to a tool, if any."""
        if self.list is not None and shown is not None:
            self.list.stand_at(shown)
        if focus:
            self._form.focus(focus)
            self._ring.take(self._form)

    @property
    def focused_tool(self) -> str:
        """The key of the tool that has the focus; empty for none."""
        return self._form.focused_key

    def show_tab(self, name: str, world: Seen) -> None:
        """Open a page from its top; for an unknown name the open one stays."""
        subject = subject_of(world, self.name)
        if subject is not None:
            before = self.tabs.open_page(subject)
            self.tabs.choose(subject, name)
            if before is not self.tabs.open_page(subject):
                self.leave()
            self.list, self._signature = None, ()
            self._update_page(subject, world)

    def show_beside(self, step: int, world: Seen) -> None:
        """Open the next page, or the one before."""
        subject = subject_of(world, self.name)
        if subject is not None:
            self.show_tab(self.tabs.beside(subject, step), world)

    # what it shows -----------------------------------------------------------------------------------
    def renew(self) -> None:
        """Make the open page anew at the next update."""
        self._signature = ()

    def update(self, world: Seen, following: bool) -> None:
        """Show what has changed."""
        subject = subject_of(world, self.name)
        if subject is None:
            self.hide()
            return
        if isinstance(subject, Person):
            self._follow.mark(following)
        self._head.update(subject, world, self.rect.size)
        self._update_page(subject, world)

    def _update_page(self, subject: Subject, world: Seen) -> None:
        page = self.tabs.open_page(subject)
        if page is not self._page:
            page.opened(subject, world)
        signature = page.signature(subject, world)
        if page is self._page and signature == self._signature:
            return
        same, self._page, self._signature = page is self._page, page, signature
        for button, other in zip(self._pages.all, self.tabs.pages(subject), strict=False):
            button.mark(other is page)
        self._lay(subject, world, same)

    def _lay(self, subject: Subject, world: Seen, same: bool) -> None:
        """Put the page's tools and its list into the panel; the `same` page stays where it is read."""
        page = self.tabs.open_page(subject)
        area = self._lay_tools(page, subject, world)
        rows = page.rows(subject, world, self._make)
        same, self._place = same and page.place(subject) == self._place, page.place(subject)
        before, focused = self.list if same else None, self._ring.focused is self.list is not None
        if before is None or before.rect != area:
            self.list = LongList(area, rows, self._make.scale)
        assert self.list is not None
        if before is None:
            self.list.begin_at(page.start(subject, world))
        else:
            newer = max(0, len(rows) - before.count) if page.newest_first else 0
            self.list.stand_at(before)
            self.list.set_rows(rows, newer=newer)
        self._ring.groups = [self._pages, self._form, self.list, self._buttons]
        if focused:
            self.list.focus = before.focus if before else 0

    def _lay_tools(self, page: Tab[Any], subject: Subject, world: Seen) -> pygame.Rect:
        """Put the page's tools over its list; what is left for the list."""
        scale, rect = self._make.scale, self.rect
        pad, top = scale(PAD), scale(PAD + HEAD_HEIGHT) + self._pages_height
        area = pygame.Rect(rect.x + pad, rect.y + top, rect.width - 2 * pad, rect.height - top - pad)
        self._form.fill(page.tools(subject, world, self._make), area.width)
        tall = min(self._form.height, area.height // 2)
        self._form.place(pygame.Rect(area.x, area.y, area.width, tall))
        used = tall + scale(8) if tall else 0
        return pygame.Rect(area.x, area.y + used, area.width, area.height - used)

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it, if it is open."""
        if self.list is None:
            return
        self._head.draw(surface, self.rect)
        self._buttons.draw(surface, pointer)
        self._pages.draw(surface, pointer)
        if self._form.height:
            self._form.draw(surface)
        self.list.draw(surface)

    def words(self) -> list[Shown]:
        """All words on it."""
        if self.list is None:
            return []
        buttons = (*self._buttons.words(), *self._pages.words())
        return [*self._head.words(self.rect), *buttons, *self._form.words(), *self.list.words()]

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        if not self.is_open:
            return ""
        return self._buttons.tip_at(pos) or self._pages.tip_at(pos) or self._form.tip_at(pos)

    def find(self, key: str) -> pygame.Rect | None:
        """Where a tool, or the button of a page, is on the screen."""
        return self._form.find(key) or next((b.rect for b in self._pages.all if b.key == key), None)

    # buttons -----------------------------------------------------------------------------------------
    def _add_buttons(self, subject: Subject) -> None:
        scale, rect = self._make.scale, self.rect
        side, top = scale(_SIDE), rect.y + scale(PAD)
        place = pygame.Rect(rect.right - scale(PAD) - side, top, side, side)
        self._buttons.add(place, self._acts.let_go, tip=strings.CLOSE, skin=PAPER, icon=draw_cross)
        if isinstance(subject, Person):
            tip = self._acts.tip(strings.FOLLOW, "follow")
            place = place.move(-side - scale(_GAP), 0)
            self._follow = self._buttons.add(
                place, partial(self._acts.do, "follow"), tip=tip, skin=PAPER, icon=draw_eye
            )
        self._add_acts(subject)
        self._add_pages(subject)

    def _add_acts(self, subject: Subject) -> None:
        """What can be done to a person, in a row: speak, whisper, and the menu with the rest."""
        scale, rect = self._make.scale, self.rect
        self._acts_height = scale(_TAB_HEIGHT + _GAP) if isinstance(subject, Person) else 0
        if not isinstance(subject, Person):
            return
        ids = [("take_part", "✋")] if subject.played else [("speak", "💬"), ("whisper", "🕯️"), ("take_part", "✋")]
        width = (rect.width - 2 * scale(PAD) - scale(_GAP) * (len(ids) - 1)) // len(ids)
        place = pygame.Rect(rect.x + scale(PAD), rect.y + scale(PAD + HEAD_HEIGHT), width, scale(_TAB_HEIGHT))
        for action, emoji in ids:
            tip = self._acts.tip(strings.ACTIONS[action], action)
            act = partial(self._acts.do, action)
            self._buttons.add(place, act, strings.PART_ROW[action], tip=tip, skin=PAPER, emoji=emoji, key=action)
            place = place.move(width + scale(_GAP), 0)

    def _add_pages(self, subject: Subject) -> None:
        """The pages in as few rows as hold them, each as wide as its words ask; none if there is only one."""
        scale = self._make.scale
        x, y, width = self.rect.x + scale(PAD), self.rect.y + scale(PAD + HEAD_HEIGHT), self.rect.width - 2 * scale(PAD)
        pages = self.tabs.pages(subject)
        y, self._pages_height = y + self._acts_height, self._acts_height
        if len(pages) < 2:
            return
        faces = [Face(page.words, page.emoji, skin=TAB) for page in pages]
        wide = [face.width(self._make.writer) for face in faces]
        for row in rows_of(wide, width, scale(_GAP)):
            place = pygame.Rect(x, y + self._pages_height - self._acts_height, 0, scale(_TAB_HEIGHT))
            spare = (width - sum(wide[n] for n in row) - scale(_GAP) * (len(row) - 1)) / len(row)
            for count, n in enumerate(row):
                right = x + round(sum(wide[m] + spare for m in row[: count + 1])) + scale(_GAP) * count
                place = pygame.Rect(place.x, place.y, right - place.x, place.height)
                self._add_page(place, pages[n])
                place = pygame.Rect(right + scale(_GAP), place.y, 0, place.height)
            self._pages_height += scale(_TAB_HEIGHT + _GAP)
        self._pages_height += scale(_GAP)

    def _add_page(self, place: pygame.Rect, page: Tab[Any]) -> None:
        act = partial(self._acts.show_tab, page.name)
        self._pages.add(place, act, page.words, skin=TAB, emoji=page.emoji, key=page.name)

    # events ------------------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event, world: Seen) -> bool:
        """Take the pointer; True for a press on it."""
        if not self.is_open or self.list is None:
            return False
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._acts.widen(self.rect.right - event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragged = False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and self.rect.collidepoint(event.pos):
            self._press(event, world)
            return True
        self._form.handle(event)
        self.list.handle(event)
        if pressed:
            self._ring.leave()
        return False

    def _press(self, event: pygame.event.Event, world: Seen) -> None:
        if event.pos[0] < self.rect.x + self._make.scale(_EDGE):
            self._dragged = True
        elif self._form.handle(event):
            self._ring.take(self._form)
            self._retool(world)
        elif not (self._buttons.press(event.pos) or self._pages.press(event.pos)) and self.list is not None:
            self._ring.leave()
            self.list.handle(event)

    def wheel(self, pointer: tuple[int, int], steps: int) -> None:
        """Scroll the tools or the list, as the pointer is."""
        if self._form.rect.collidepoint(pointer) and self._form.height > self._form.rect.height:
            self._form.wheel(steps)
        elif self.list is not None:
            self.list.wheel(steps)

    def _retool(self, world: Seen) -> None:
        """Something was done with the tools: show what they and the list are now."""
        subject = subject_of(world, self.name)
        if subject is not None and self._page is not None:
            self._signature = self._page.signature(subject, world)
            self._lay(subject, world, same=True)

    # keys --------------------------------------------------------------------------------------------
    @property
    def has_focus(self) -> bool:
        """Whether keys go to it first."""
        return self.is_open and self._ring.focused is not None

    @property
    def writes(self) -> bool:
        """Whether plain keys are letters at present."""
        return self.has_focus and self._ring.focused is self._form and self._form.writes

    @property
    def focus_spot(self) -> tuple[int, int] | None:
        """Where the focus of the keys is."""
        return self._ring.spot

    def let_go(self) -> None:
        """The keys go to something else."""
        self._ring.leave()

    def take_focus(self) -> None:
        """Let the keys go through its buttons, tools and rows."""
        if self.is_open and not self.has_focus:
            self._ring.tab(1)

    def key(self, event: pygame.event.Event, world: Seen) -> bool:
        """A key while it has the focus; Esc gives the focus back."""
        if event.key == pygame.K_ESCAPE:
            self._ring.leave()
            return True
        tools = self._ring.focused is self._form
        taken = self._ring.key(event)
        if tools and taken:
            self._retool(world)
        return taken

    def text(self, words: str, world: Seen) -> bool:
        """Written words while it has the focus."""
        taken = self._ring.text(words)
        if taken:
            self._retool(world)
        return taken

    def composing(self, words: str) -> None:
        """What an input method is at."""
        self._form.composing(words)


def rows_of(wide: list[int], width: int, gap: int) -> list[list[int]]:
    """Numbers of buttons of these widths in as few rows as hold them, about as many in each."""
    for count in range(1, len(wide) + 1):
        each = -(-len(wide) // count)
        rows = [list(range(n, min(n + each, len(wide)))) for n in range(0, len(wide), each)]
        if all(sum(wide[n] for n in row) + gap * (len(row) - 1) <= width for row in rows):
            return rows
    return [[n] for n in range(len(wide))]
