"""All panels and bars of one window size, put together: where they are, what is open, who takes an event."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.view.figures import Figures
from game.view.intents import Intent
from game.view.layout import Layout
from game.view.panels.help import Help, Notices
from game.view.panels.hint import Hint
from game.view.panels.inspector import Inspector
from game.view.panels.log_panel import LogPanel
from game.view.panels.residents import Residents
from game.view.panels.rows import Maker
from game.view.panels.top_bar import TopBar
from game.view.seen import Seen, Status
from game.view.text import Writer
from game.view.theme import make_manager
from game.world.events import Event

_REFRESH = 0.2
"""Seconds between two looks at what changed in the side panels."""


@dataclass(frozen=True, slots=True)
class Acts:
    """What buttons and rows do."""

    want: Callable[[Intent], None]
    choose: Callable[[str], None]
    let_go: Callable[[], None]
    follow: Callable[[], None]
    toggle_log: Callable[[], None]
    go_to: Callable[[Event], None]


class Board:
    """Everything that lies over the town."""

    def __init__(self, layout: Layout, writer: Writer, figures: Figures, acts: Acts) -> None:
        self.layout = layout
        self.manager = make_manager(layout.size, layout.scale)
        make = Maker(writer)
        self.help = Help(writer)
        self.notices, self.hint = Notices(writer), Hint(writer)
        self.top = TopBar(self.manager, layout.size[0], writer, acts.want, acts.toggle_log, self.help.toggle)
        self.residents = Residents(self.manager, layout.size, writer, figures, acts.choose)
        self.inspector = Inspector(self.manager, layout.inspector, make, figures, acts.let_go, acts.follow)
        self.log = LogPanel(self.manager, layout.log, make, figures, acts.toggle_log, acts.go_to)
        self._refresh_in = 0.0

    @property
    def free(self) -> pygame.Rect:
        """What of the town is not covered."""
        return self.layout.free(self.log.is_open, self.inspector.is_open)

    def kill(self) -> None:
        """Take everything from the screen."""
        self.inspector.hide()
        self.log.hide()
        self.top.kill()
        self.residents.kill()

    def meet(self, world: Seen, chosen: str) -> None:
        """Show another world in what is open."""
        if self.inspector.is_open and chosen in world.people:
            self.inspector.open(chosen, world)
        if self.log.is_open:
            self.log.open(world)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a panel or bar is at a place on the screen."""
        panels = [self.top.rect, self.residents.rect]
        panels += [panel.rect for panel in (self.inspector, self.log) if panel.is_open]
        return any(rect.collidepoint(pos) for rect in panels)

    def takes(self, event: pygame.event.Event, world: Seen) -> bool:
        """Give an event to what it is for; False if it is for the town."""
        if self.help.is_open and event.type == pygame.MOUSEBUTTONDOWN:
            self.help.toggle()
            return True
        taken = self.manager.process_events(event)
        pressed = any(part.handle(event) for part in (self.top, self.inspector, self.log))
        if pressed and self.inspector.is_open and self.inspector.pressed_tab >= 0:
            self.inspector.show_tab(self.inspector.pressed_tab, world)
        self.inspector.pressed_tab = -1
        return bool(taken) or pressed

    def wheel(self, pointer: tuple[int, int], steps: int) -> bool:
        """Move what is under the pointer; False if that is the town."""
        for panel in (self.inspector, self.log):
            if panel.is_open and panel.rect.collidepoint(pointer):
                if panel.list is not None:
                    panel.list.wheel(steps)
                return True
        if self.residents.rect.collidepoint(pointer):
            self.residents.wheel(steps)
        return self.covers(pointer)

    def page(self, direction: int) -> None:
        """Move the list that is open by a page, 1 down or -1 up."""
        for panel in (self.inspector, self.log):
            if panel.list is not None:
                panel.list.page(direction)
                return

    def update(self, dt: float, pointer: tuple[int, int]) -> None:
        """Let `dt` seconds pass."""
        self._refresh_in -= dt
        self.manager.update(dt)
        tips = (part.tip_at(pointer) for part in (self.top, self.inspector, self.log))
        self.hint.update(dt, next((tip for tip in tips if tip), ""))

    def refresh(self, world: Seen, status: Status, chosen: str, pointed: str, following: bool) -> None:
        """Show what has changed; the side panels only a few times a second."""
        self.top.update(world, status, self.log.is_open)
        self.residents.update(world, status, chosen, pointed)
        if self._refresh_in <= 0:
            self._refresh_in = _REFRESH
            self.log.update(world)
            if self.inspector.is_open:
                self.inspector.update(world, following)

    def draw(
        self, surface: pygame.Surface, world: Seen, status: Status, pointed: str, pointer: tuple[int, int]
    ) -> None:
        """Draw over the town."""
        self.manager.draw_ui(surface)
        self.notices.draw(surface, self.free, status.notices)
        self.residents.draw_tag(surface, world, pointed, pointer)
        self.hint.draw(surface, pointer)
        self.help.draw(surface)
