"""Watching the town: small map, alerts, a camera that looks by itself, skipping ahead, and the sheets that tell of it.

One object of the screen; it outlives window sizes.
"""

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from game.view import strings
from game.view.acts import Acts
from game.view.alerts import Alerts
from game.view.calendar import Calendar
from game.view.chronicle import Chronicle
from game.view.intents import SkipAhead, Tell
from game.view.panels.alerts_sheet import AlertsSheet, AnswersSheet, MoreSheet
from game.view.panels.banner import Caption, Standing, Toasts
from game.view.panels.calendar_sheet import CalendarSheet
from game.view.panels.digest_sheet import DigestSheet
from game.view.panels.minimap import MiniMap
from game.view.panels.plots_sheet import PlotsSheet
from game.view.panels.search import SearchSheet
from game.view.panels.top_bar import BAR
from game.view.seen import Seen, Status
from game.view.sheets import Sheet
from game.view.shown import Shown
from game.view.spectator import Spectator
from game.view.stage import Stage
from game.view.text import Writer

_LOOKS_EVERY = 0.25
"""Seconds between two looks for alerts."""
_LATELY = 40
"""Events that may draw the eye."""
Act = Callable[[], None]


class Watching:
    """What of the screen is there to see more of the town."""

    def __init__(self, stage: Stage, acts: Acts, chronicle: Chronicle) -> None:
        self._stage, self._acts, self._chronicle = stage, acts, chronicle
        self.spectator = Spectator()
        self._wants_map: bool | None = None
        """Whether the player wants the small map; None leaves it to the size of the window."""
        self._look_in = 0.0
        self._searched = ""
        self.begin()
        self.rebuild()

    def begin(self) -> None:
        """Another town, or another moment of it."""
        if self._stage.world is not None:
            self._chronicle.take(self._stage.world)
        self._calendar = Calendar()
        self.alerts = Alerts(self._acts, self._open_digest)
        self._standing = Standing()
        self.spectator.stop()

    def rebuild(self) -> None:
        """Another window size or scale."""
        writer = Writer(self._stage.board.layout.scale, self._stage.board.emoji)
        self._map = MiniMap(self._stage.scene, self._stage.camera, writer.scale)
        self._caption, self._toasts = Caption(writer), Toasts(writer)

    # acts --------------------------------------------------------------------------------------------
    def table(self, back: Act) -> dict[str, Act]:
        """What its actions do, by id; `back` is what Esc does otherwise."""
        return {
            "minimap": self._toggle_map,
            "spectate": self._toggle_spectator,
            "skip": self._skip,
            "search": self._search,
            "calendar": partial(self._toggle, CalendarSheet, lambda: CalendarSheet(self._acts, self._calendar)),
            "digest": partial(self._toggle, DigestSheet, lambda: DigestSheet(self._acts)),
            "plots": partial(self._toggle, PlotsSheet, lambda: PlotsSheet(self._acts, self._stage.chosen_person)),
            "alerts": partial(self._toggle, AlertsSheet, lambda: AlertsSheet(self.alerts)),
            "answers": partial(self._toggle, AnswersSheet, lambda: AnswersSheet(self._acts)),
            "more": self._show_more,
            "back": partial(self._back, back),
        }

    def _toggle(self, kind: type[Sheet], make: Callable[[], Sheet]) -> None:
        """Open a sheet, or close it if it is the topmost."""
        sheets = self._stage.board.sheets
        if isinstance(sheets.top, kind):
            sheets.close()
        else:
            self._acts.open(make())

    def _open_digest(self, day: date) -> None:
        self._acts.open(DigestSheet(self._acts, day))

    def _search(self) -> None:
        self._acts.open(SearchSheet(self._acts))

    def _toggle_map(self) -> None:
        self._wants_map = not self.map_is_on

    def _toggle_spectator(self) -> None:
        self._stage.following = False
        self.spectator.toggle()

    def _skip(self) -> None:
        self._acts.want(SkipAhead(not self._stage.status.skipping))

    def _back(self, back: Act) -> None:
        """Esc ends what runs by itself first; a sheet that is open comes before that."""
        if self._stage.board.sheets.top is not None:
            back()
        elif self._stage.status.skipping:
            self._acts.want(SkipAhead(False))
        elif self.spectator.on:
            self.spectator.stop()
        else:
            back()

    def _show_more(self) -> None:
        """What the bar has no room for, if there is anything."""
        if self._left_out():
            self._toggle(MoreSheet, lambda: MoreSheet(self._acts, self._left_out))
        else:
            self._acts.want(Tell(strings.MORE_NONE))

    def _close_empty(self) -> None:
        """The bar has room for all again: there is nothing more to show."""
        if not self._left_out():
            self._stage.board.sheets.clear(MoreSheet)

    def _left_out(self) -> list[tuple[str, str]]:
        return [(action, emoji or "▪️") for action, emoji, _ in BAR if action in self._stage.board.top.left_out]

    # the pointer -------------------------------------------------------------------------------------
    @property
    def map_is_on(self) -> bool:
        """Whether the small map is shown, where there is room for it."""
        return self._stage.board.layout.holds_both if self._wants_map is None else self._wants_map

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether something of it is at a place on the screen."""
        return (self._has_map() and self._map.rect.collidepoint(pos)) or self._toasts.at(pos) is not None

    def press(self, pos: tuple[int, int]) -> bool:
        """The pointer was pressed on the town; whether it was on something of this."""
        alert = self._toasts.at(pos)
        if alert is not None:
            self._standing.drop(alert)
            alert.act()
        elif self._has_map() and self._map.rect.collidepoint(pos):
            self._leave_hold()
            self._map.press(pos)
        return alert is not None or (self._map.rect.collidepoint(pos) and self._has_map())

    def move(self, pos: tuple[int, int]) -> bool:
        """The pointer moved; whether it holds the small map."""
        return self._map.drag(pos)

    def release(self) -> bool:
        """The pointer was let go; whether it held the small map."""
        return self._map.release()

    def let_go(self) -> None:
        """The player moves the view."""
        self.spectator.stop()

    def _leave_hold(self) -> None:
        self._stage.following = False
        self.spectator.stop()

    def _has_map(self) -> bool:
        return self.map_is_on and self._map.fits

    # drawing -----------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let `dt` seconds of real time pass."""
        stage = self._stage
        self._standing.update(dt)
        self._look_in -= dt
        if stage.world is None:
            return
        self._close_empty()
        self.spectator.update(dt, stage.camera, stage.scene, stage.world, self._chronicle.events[-_LATELY:])
        if self._look_in <= 0:
            self._look_in = _LOOKS_EVERY
            self._standing.add(self.alerts.look(stage.world, stage.status))
        board = stage.board
        on = (("minimap", self.map_is_on), ("spectate", self.spectator.on), ("log", board.log.is_open))
        board.lit, board.unread = frozenset(action for action, lit in on if lit), self.alerts.unread

    def draw(self, surface: pygame.Surface, world: Seen, status: Status) -> None:
        """Draw the small map and the words at the lower edge, under all panels."""
        stage = self._stage
        area = stage.camera.free.copy()
        if self._has_map():
            self._map.draw(surface, world, stage.chosen)
            left = self._map.rect.right
            area.width, area.x = area.right - left, left
        emoji, words = ("⏩", status.skipping) if status.skipping else ("🔭", self.spectator.caption)
        self._caption.draw(surface, area, emoji, words)
        stage.board.caption = self._caption.rect

    def draw_alerts(self, surface: pygame.Surface) -> None:
        """Draw what was just told, under the notices; not while a sheet is open."""
        board = self._stage.board
        self._toasts.clear()
        if board.sheets.top is None:
            area = self._stage.camera.free.copy()
            area.y = board.notices.bottom(area)
            self._toasts.draw(surface, area, self._standing.alerts)

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What each part covers and says."""
        return [*self._caption.words(), *self._toasts.words()]
