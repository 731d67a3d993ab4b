"""All panels and bars of one window size, put together: where they are, what is open, who takes an event."""

import pygame

from game.view.acts import Acts
from game.view.chronicle import Chronicle
from game.view.figures import Figures
from game.view.layout import Layout
from game.view.panels.hint import Hint
from game.view.panels.inspector import Inspector
from game.view.panels.log_panel import LogPanel
from game.view.panels.notices import Notices
from game.view.panels.residents import Residents
from game.view.panels.rows import Maker
from game.view.panels.tabs import Tabs
from game.view.panels.top_bar import TopBar
from game.view.seen import Seen, Status
from game.view.shown import Shown
from game.view.stack import Sheets
from game.view.text import Writer

_REFRESH = 0.2
"""Seconds between two looks at what changed in the side panels and sheets."""


class Board:
    """Everything that lies over the town. The pages and the sheets outlive it."""

    def __init__(
        self,
        layout: Layout,
        writer: Writer,
        figures: Figures,
        acts: Acts,
        tabs: Tabs,
        sheets: Sheets,
        chronicle: Chronicle,
    ) -> None:
        self.layout, self.sheets = layout, sheets
        make = Maker(writer, figures)
        sheets.move_to(make, layout.town, layout.below)
        self._tabs = tabs
        self.notices, self.hint = Notices(writer), Hint(writer)
        self.top = TopBar(layout.size[0], writer, acts)
        self.residents = Residents(layout.size, writer, figures, acts.choose)
        self.inspector = Inspector(layout.inspector, make, figures, tabs, acts)
        self.log = LogPanel(layout.log, make, figures, chronicle, acts)
        self.emoji = writer.emoji
        self.lit: frozenset[str] = frozenset()
        """Actions whose buttons in the top bar are lit."""
        self.unread = 0
        """Alerts that nobody has read."""
        self.caption = pygame.Rect(0, 0, 0, 0)
        """Where words stand at the lower edge of the town."""
        self._refresh_in = 0.0
        self._by_keys, self._hint_at = False, (-1, -1)
        """Whether the player goes by keys at present, and where a hint belongs."""

    @property
    def free(self) -> pygame.Rect:
        """What of the town is not covered."""
        return self.layout.free(self.log.is_open, self.inspector.is_open)

    def meet(self, world: Seen, chosen: str) -> None:
        """Show another world in what is open."""
        self._tabs.forget(world)
        if self.inspector.is_open:
            self.inspector.open(chosen, world)
        if self.log.is_open:
            self.log.open(world)

    def lay(self, layout: Layout, world: Seen) -> None:
        """Give the inspector another width."""
        self.layout = layout
        self.inspector.move(layout.inspector, world)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a panel, a bar or a sheet is at a place on the screen."""
        panels = [self.top.rect, self.residents.rect, *self.sheets.areas]
        panels += [panel.rect for panel in (self.inspector, self.log) if panel.is_open]
        return self.sheets.is_modal or any(rect.collidepoint(pos) for rect in panels)

    # events ------------------------------------------------------------------------------------------
    def takes(self, event: pygame.event.Event, world: Seen) -> bool:
        """Give an event of the pointer to what it is for; False if it is for the town."""
        self._by_keys = False
        if self.sheets.handle(event):
            return True
        if any([self.inspector.handle(event, world), self.log.handle(event)]):
            return True
        if event.type != pygame.MOUSEBUTTONDOWN or not self.covers(event.pos):
            return False
        if event.button == 1 and self.residents.rect.collidepoint(event.pos):
            self.residents.press(event.pos)
        elif event.button == 1:
            self.top.press(event.pos)
        return True

    def takes_key(self, event: pygame.event.Event, world: Seen) -> bool:
        """Give a key to the sheet or the panel that has the focus; False if it is for the town."""
        self._by_keys = True
        if self.sheets.handle(event):
            return True
        if self.log.has_focus and self.log.key(event):
            return True
        return self.inspector.has_focus and self.inspector.key(event, world)

    def takes_text(self, event: pygame.event.Event, world: Seen) -> None:
        """Give written words, or what an input method is at, to what is written in."""
        if self.sheets.handle(event) or not self.inspector.has_focus:
            return
        if event.type == pygame.TEXTINPUT:
            self.inspector.text(event.text, world)
        else:
            self.inspector.composing(event.text)

    def take_focus(self) -> None:
        """Let the keys go to the side panel that is open; with two of them to the other one."""
        if self.log.is_open and (self.inspector.has_focus or not self.inspector.is_open):
            self.inspector.let_go()
            self.log.take_focus()
        elif self.inspector.is_open:
            self.log.let_go()
            self.inspector.take_focus()
        self._by_keys = True

    @property
    def writes(self) -> bool:
        """Whether plain keys are letters at present."""
        return self.sheets.writes or self.inspector.writes

    def wheel(self, pointer: tuple[int, int], steps: int) -> bool:
        """Move what is under the pointer; False if that is the town."""
        if self.sheets.wheel(pointer, steps):
            return True
        if self.inspector.is_open and self.inspector.rect.collidepoint(pointer):
            self.inspector.wheel(pointer, steps)
        elif self.log.list is not None and self.log.rect.collidepoint(pointer):
            self.log.list.wheel(steps)
        elif self.residents.rect.collidepoint(pointer):
            self.residents.wheel(steps)
        return self.covers(pointer)

    def page(self, direction: int) -> None:
        """Move the list that is open by a page, 1 down or -1 up."""
        for panel in (self.inspector, self.log):
            if panel.list is not None:
                panel.list.page(direction)
                return

    # drawing -----------------------------------------------------------------------------------------
    def update(self, dt: float, pointer: tuple[int, int]) -> None:
        """Let `dt` seconds pass."""
        self._refresh_in -= dt
        self._hint_at = (self._focus_spot() if self._by_keys else None) or pointer
        self.hint.update(dt, self.tip_at(self._hint_at))

    def _focus_spot(self) -> tuple[int, int] | None:
        """Where the focus of the keys is: what it does is told there, as beside the pointer."""
        places = (self.sheets.focus_spot, self.log.focus_spot, self.inspector.focus_spot)
        return next((spot for spot in places if spot is not None), None)

    def _focus_panel(self) -> pygame.Rect | None:
        """The panel that the keys are in: its buttons stand close, and none is to be covered."""
        if self.sheets.focus_spot is not None:
            return self.sheets.areas[-1]
        return next((panel.rect for panel in (self.log, self.inspector) if panel.focus_spot is not None), None)

    def tip_at(self, pointer: tuple[int, int]) -> str:
        """What the button at a place does, in words; empty if there is none."""
        if any(area.collidepoint(pointer) for area in self.sheets.areas) or self.sheets.is_modal:
            return self.sheets.tip_at(pointer)
        tips = (part.tip_at(pointer) for part in (self.top, self.inspector, self.log, self.residents))
        return next((tip for tip in tips if tip), "")

    def refresh(self, world: Seen, status: Status, chosen: str, pointed: str, following: bool) -> None:
        """Show what has changed; panels and sheets only a few times a second."""
        self.top.update(world, status, self.lit, self.unread)
        self.residents.update(world, status, chosen, pointed)
        if self._refresh_in <= 0:
            self._refresh_in = _REFRESH
            self.log.update(world)
            self.sheets.refresh(world, status)
            if self.inspector.is_open:
                self.inspector.update(world, following)

    def renew(self) -> None:
        """Something that a page or a sheet shows has changed: show it with the next frame."""
        self._refresh_in = 0.0
        self.inspector.renew()
        self.sheets.renew()

    def draw(
        self, surface: pygame.Surface, world: Seen, status: Status, pointed: str, pointer: tuple[int, int]
    ) -> None:
        """Draw over the town."""
        under = (-1, -1) if self.sheets.is_modal else pointer
        self.top.draw(surface, under)
        self.residents.draw(surface)
        self.inspector.draw(surface, under)
        self.log.draw(surface, under)
        self.residents.draw_tag(surface, world, pointed, under, self.caption)
        self.draw_sheets(surface, pointer, status)

    def draw_sheets(self, surface: pygame.Surface, pointer: tuple[int, int], status: Status) -> None:
        """Draw only the sheets, messages and tips."""
        self.sheets.draw(surface, pointer)
        self.notices.draw(surface, self.free, status.notices, self.sheets.areas)
        self.hint.draw(surface, self._hint_at, self._focus_panel() if self._by_keys else None)

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What each panel and sheet covers and what can be read on it, from the lowest to the topmost."""
        panels = [(self.top.rect, self.top.words()), (self.residents.rect, self.residents.words())]
        panels += [(p.rect, p.words()) for p in (self.inspector, self.log) if p.is_open]
        return [*panels, *self.sheets.words()]
