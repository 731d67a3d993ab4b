"""The window: draws the world and the app's status, and turns events into intents. It never changes the world."""

from collections.abc import Callable

import pygame

from game.view.camera import Camera
from game.view.controls import Controls
from game.view.emoji import Emoji
from game.view.figures import Figures
from game.view.intents import Intent, QuickLoad, QuickSave, Quit, Save, SetSpeed, TogglePause
from game.view.layout import SMALLEST, Layout, fitting_scale
from game.view.overlay import Overlay
from game.view.panels.help import Notices, draw_help
from game.view.panels.inspector import Inspector
from game.view.panels.log_panel import LogPanel
from game.view.panels.residents import Residents
from game.view.panels.rows import Maker
from game.view.panels.top_bar import TopBar
from game.view.scene import Scene
from game.view.seen import Seen, Status, TownAssets
from game.view.text import Writer
from game.view.theme import make_manager
from game.view.tiles import TILE
from game.world.events import Event

_REFRESH = 0.2
"""Seconds between two looks at what changed in the side panels."""
_LONGEST_STEP = 0.1


class Screen:
    """One window on one town.

    A display mode must be set first (the dummy driver will do). Draws on `surface`, else on the display, else on
    a picture of its own.
    """

    def __init__(
        self, assets: TownAssets, size: tuple[int, int], scale: float = 1.0, surface: pygame.Surface | None = None
    ) -> None:
        self._wanted_scale = scale
        self._figures = Figures(assets.art)
        self._emoji = Emoji()
        self.scene = Scene(assets, self._figures)
        self.status = Status()
        self.chosen = ""
        self.following = False
        self.help_open = False
        self._intents: list[Intent] = []
        self._world: Seen | None = None
        self._refresh_in, self._follow_dt = 0.0, 0.0
        self._build(size, surface)

    # the size ----------------------------------------------------------------------------------------
    def resize(self, size: tuple[int, int], surface: pygame.Surface | None = None) -> None:
        """The window has another size: lay everything out again, keep what is open and what is looked at."""
        old, camera = (self.log.is_open, self.chosen), self.camera
        self._tear_down()
        self._build((max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])), surface)
        self.camera.step, self.camera.x, self.camera.y = camera.step, camera.x, camera.y
        self.inspector.tab = self._tab
        if self._world is not None:
            if old[1] in self._world.people:
                self.inspector.open(old[1], self._world)
            if old[0] and (self.layout.holds_both or not self.inspector.is_open):
                self.log.open(self._world)
            self._free_area()

    def _build(self, size: tuple[int, int], surface: pygame.Surface | None) -> None:
        self.surface = surface or pygame.display.get_surface() or pygame.Surface(size)
        scale = fitting_scale(size, self._wanted_scale)
        self.layout = Layout(size, scale)
        self._writer = Writer(scale, self._emoji)
        self.manager = make_manager(size, scale)
        self.camera = Camera(self.scene.size, self.layout.town)
        self.controls = Controls(self.camera)
        self.overlay = Overlay(self._writer, self._figures)
        self.notices = Notices(self._writer)
        self._help_picture: pygame.Surface | None = None
        make = Maker(self._writer)
        self.top = TopBar(self.manager, size[0], self._writer, self._want, self.toggle_log, self.toggle_help)
        self.residents = Residents(self.manager, size, self._writer, self._figures, self._choose_and_show)
        self.inspector = Inspector(
            self.manager, self.layout.inspector, make, self._figures, self.deselect, self.toggle_follow
        )
        self.log = LogPanel(self.manager, self.layout.log, make, self._figures, self.toggle_log, self._go_to)
        self._keys = self._key_table()

    def _tear_down(self) -> None:
        self._tab = self.inspector.tab
        self.inspector.hide()
        self.log.hide()
        self.top.kill()
        self.residents.kill()

    # acts --------------------------------------------------------------------------------------------
    def select(self, name: str, show: bool = False) -> None:
        """Choose somebody and open their mind; with `show`, look at them too."""
        if self._world is None or name not in self._world.people:
            return
        if not self.layout.holds_both:
            self.log.hide()
        if name != self.chosen or not self.inspector.is_open:
            self.inspector.open(name, self._world)
        self.chosen = name
        self.residents.reveal(name)
        self._free_area()
        place = self.scene.people.at(name)
        if show and place is not None:
            self.camera.look_at(*place)

    def deselect(self) -> None:
        """Choose nobody."""
        self.chosen, self.following = "", False
        self.inspector.hide()
        self._free_area()

    def show_tab(self, tab: int) -> None:
        """Open a tab of the chosen person: 0 now, 1 plan, 2 memories, 3 reflections."""
        if self._world is not None and self.inspector.is_open:
            self.inspector.show_tab(tab, self._world)

    def select_next(self, step: int = 1) -> None:
        """Choose the next person in the row, or the one before."""
        names = list(self._world.people) if self._world else []
        if names:
            at = names.index(self.chosen) + step if self.chosen in names else min(0, step)
            self.select(names[at % len(names)], show=True)

    def toggle_follow(self) -> None:
        """Let the view go with the chosen person, or stay."""
        self.following = bool(self.chosen) and not self.following

    def toggle_log(self) -> None:
        """Show or hide what happened."""
        if self.log.is_open:
            self.log.hide()
        elif self._world is not None:
            if not self.layout.holds_both:
                self.deselect()
            self.log.open(self._world)
        self._free_area()

    def toggle_help(self) -> None:
        """Show or hide the keys."""
        self.help_open = not self.help_open

    def back(self) -> None:
        """Close what is open, the topmost first."""
        if self.help_open:
            self.help_open = False
        elif self.inspector.is_open:
            self.deselect()
        elif self.log.is_open:
            self.toggle_log()

    def _choose_and_show(self, name: str) -> None:
        self.select(name, show=True)

    def _go_to(self, event: Event) -> None:
        """Look where something happened: at the person, else at the place."""
        if self._world is None:
            return
        if event.person in self._world.people:
            self.select(event.person, show=True)
            return
        room = self._world.town.rooms.get(self._world.town.room_of_address(event.place))
        if room is not None:
            x, y = room.tiles[len(room.tiles) // 2]
            self.camera.look_at((x + 0.5) * TILE, (y + 0.5) * TILE)
            self.following = False

    def _want(self, intent: Intent) -> None:
        self._intents.append(intent)

    def _free_area(self) -> None:
        self.camera.set_free(self.layout.free(self.log.is_open, self.inspector.is_open))

    # events ------------------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event, world: Seen) -> list[Intent]:
        """Take one event; what the player wants of the world or the app."""
        self._meet(world)
        self._intents = []
        if event.type == pygame.QUIT:
            self._want(Quit())
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP:
            self.controls.key_up(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.controls.release_all()
        elif not self._widgets_take(event):
            self._pointer(event)
        return self._intents

    def _widgets_take(self, event: pygame.event.Event) -> bool:
        """Whether a button or panel took the event."""
        if self.help_open and event.type == pygame.MOUSEBUTTONDOWN:
            self.help_open = False
            return True
        taken = self.manager.process_events(event)
        pressed = any(part.handle(event) for part in (self.top, self.inspector, self.log))
        if pressed and self.inspector.is_open and self.inspector.pressed_tab >= 0:
            self.show_tab(self.inspector.pressed_tab)
            self.inspector.pressed_tab = -1
        return bool(taken) or pressed

    def _pointer(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self.controls.move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3) and not self._over_panel(event.pos):
            self.controls.move(event.pos)
            self.controls.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            if self.controls.release() and event.button == 1:
                self._click(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)

    def _click(self, pos: tuple[int, int]) -> None:
        name = self.scene.people.hit(*self.camera.to_world(pos))
        if name:
            self.select(name)
        else:
            self.deselect()

    def _wheel(self, steps: int) -> None:
        pointer = self.controls.pointer
        for panel in (self.inspector, self.log):
            if panel.is_open and panel.rect.collidepoint(pointer):
                if panel.list is not None:
                    panel.list.wheel(steps)
                return
        if self.residents.rect.collidepoint(pointer):
            self.residents.wheel(steps)
        elif not self.top.rect.collidepoint(pointer):
            self.camera.zoom_by(1 if steps > 0 else -1, pointer)

    def _over_panel(self, pos: tuple[int, int]) -> bool:
        panels = [self.top.rect, self.residents.rect]
        panels += [panel.rect for panel in (self.inspector, self.log) if panel.is_open]
        return any(rect.collidepoint(pos) for rect in panels)

    # keys --------------------------------------------------------------------------------------------
    def _key(self, event: pygame.event.Event) -> None:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_TAB:
            self.select_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif (event.key, ctrl) in self._keys:
            self._keys[event.key, ctrl]()
        else:
            self.controls.key_down(event.key, ctrl)

    def _key_table(self) -> dict[tuple[int, bool], Callable[[], None]]:
        """What each key does; the second part says whether Ctrl is held."""
        middle = self.layout.town.center
        table: dict[tuple[int, bool], Callable[[], None]] = {
            (pygame.K_SPACE, False): lambda: self._want(TogglePause()),
            (pygame.K_s, True): lambda: self._want(Save()),
            (pygame.K_F5, False): lambda: self._want(QuickSave()),
            (pygame.K_F9, False): lambda: self._want(QuickLoad()),
            (pygame.K_f, False): self.toggle_follow,
            (pygame.K_l, False): self.toggle_log,
            (pygame.K_h, False): self.toggle_help,
            (pygame.K_F1, False): self.toggle_help,
            (pygame.K_ESCAPE, False): self.back,
            (pygame.K_HOME, False): self._show_all,
            (pygame.K_PAGEUP, False): lambda: self._page(-1),
            (pygame.K_PAGEDOWN, False): lambda: self._page(1),
        }
        for keys, step in (
            ((pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), 1),
            ((pygame.K_MINUS, pygame.K_KP_MINUS), -1),
        ):
            table |= {(key, False): lambda step=step: self.camera.zoom_by(step, middle) for key in keys}  # type: ignore[misc]
        for index, key in enumerate((pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)):
            table[key, False] = lambda index=index: self._want(SetSpeed(index))  # type: ignore[misc]
        return table

    def _show_all(self) -> None:
        self.following = False
        self.camera.show_all()

    def _page(self, direction: int) -> None:
        for panel in (self.inspector, self.log):
            if panel.list is not None:
                panel.list.page(direction)
                return

    # drawing -----------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let `dt` seconds of real time pass for what moves on the screen."""
        dt = min(dt, _LONGEST_STEP)
        self.controls.update(dt)
        if self.controls.moved:
            self.controls.moved = self.following = False
        self._follow_dt += dt
        self._refresh_in -= dt
        self.overlay.update(dt)
        if not self.status.paused:
            self.scene.update(dt)
        self.manager.update(dt)

    def draw(self, world: Seen, between: float, status: Status) -> None:
        """Draw one frame; `between` in [0, 1) is the way to the next tick."""
        self._meet(world)
        self.status = status
        self.scene.people.place(world, between)
        self._follow()
        pointed = self._pointed()
        self.scene.draw(self.surface, self.camera, world, self.chosen)
        self.overlay.draw(self.surface, self.camera, self.scene.people.drawn, world, status, self.chosen, pointed)
        self._update_panels(world, status, pointed)
        self.manager.draw_ui(self.surface)
        free = self.layout.free(self.log.is_open, self.inspector.is_open)
        self.notices.draw(self.surface, free, status.notices)
        self.residents.draw_tag(self.surface, world, pointed, self.controls.pointer)
        if self.help_open:
            self._draw_help()

    def _meet(self, world: Seen) -> None:
        if world is self._world:
            return
        self._world = world
        self.scene.meet(world)
        if self.chosen:
            self.inspector.open(self.chosen, world) if self.chosen in world.people else self.deselect()
        if self.log.is_open:
            self.log.open(world)

    def _follow(self) -> None:
        place = self.scene.people.at(self.chosen) if self.following else None
        if place is not None:
            self.camera.follow(*place, self._follow_dt)
        self._follow_dt = 0.0

    def _pointed(self) -> str:
        """Who is under the pointer, on the map or in the row."""
        pointer = self.controls.pointer
        if self.help_open or pointer[0] < 0:
            return ""
        if self._over_panel(pointer):
            return self.residents.at(pointer)
        return self.scene.people.hit(*self.camera.to_world(pointer))

    def _update_panels(self, world: Seen, status: Status, pointed: str) -> None:
        self.top.update(world, status, self.log.is_open)
        self.residents.update(world, status, self.chosen, pointed)
        if self._refresh_in <= 0:
            self._refresh_in = _REFRESH
            self.log.update(world)
            if self.inspector.is_open:
                self.inspector.update(world, self.following)

    def _draw_help(self) -> None:
        if self._help_picture is None:
            self._help_picture = draw_help(self._writer)
        place = self._help_picture.get_rect(center=self.surface.get_rect().center)
        self.surface.blit(self._help_picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
