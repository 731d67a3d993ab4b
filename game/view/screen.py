"""The window: draws the world and the app's status, and turns events into intents. It never changes the world."""

import io
from collections.abc import Callable

import pygame

from game.view.camera import Camera
from game.view.controls import Controls
from game.view.emoji import Emoji
from game.view.figures import Figures
from game.view.intents import Intent, QuickLoad, QuickSave, Quit, Save, SetSpeed, TogglePause
from game.view.layout import SMALLEST, Layout, fitting_scale
from game.view.overlay import Overlay
from game.view.panels.board import Acts, Board
from game.view.scene import Scene
from game.view.seen import Seen, Status, TownAssets
from game.view.text import Writer
from game.view.tiles import TILE
from game.world.events import Event

_LONGEST_STEP = 0.1
_THUMBNAIL = 320
"""Width of a thumbnail."""
_LARGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
_SPEEDS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)
_REPEATED = {pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN, *_LARGER, *_SMALLER}
"""Keys that act again while they are held."""


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
        self._intents: list[Intent] = []
        self._world: Seen | None = None
        self._down: set[int] = set()
        self._follow_dt = 0.0
        self._build(size, surface)

    # the size ----------------------------------------------------------------------------------------
    def resize(self, size: tuple[int, int], surface: pygame.Surface | None = None) -> None:
        """The window has another size: lay everything out again, keep what is open and what is looked at."""
        board, camera = self.board, self.camera
        log_open, tab = board.log.is_open, board.inspector.tab
        board.kill()
        self._build((max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])), surface)
        self.camera.step, self.camera.x, self.camera.y = camera.step, camera.x, camera.y
        self.board.inspector.tab = tab
        if self._world is not None and self.chosen in self._world.people:
            self.board.inspector.open(self.chosen, self._world)
        if self._world is not None and log_open and (self.board.layout.holds_both or not self.chosen):
            self.board.log.open(self._world)
        self.camera.set_free(self.board.free)

    def _build(self, size: tuple[int, int], surface: pygame.Surface | None) -> None:
        self.surface = surface or pygame.display.get_surface() or pygame.Surface(size)
        scale = fitting_scale(size, self._wanted_scale)
        writer = Writer(scale, self._emoji)
        acts = Acts(self._want, self._choose, self.deselect, self.toggle_follow, self.toggle_log, self._go_to)
        self.board = Board(Layout(size, scale), writer, self._figures, acts)
        self.camera = Camera(self.scene.size, self.board.layout.town)
        self.controls = Controls(self.camera)
        self.overlay = Overlay(writer, self._figures)
        self._keys = self._key_table()

    # acts --------------------------------------------------------------------------------------------
    def select(self, name: str, show: bool = False) -> None:
        """Choose somebody and open their mind; with `show`, look at them too."""
        board = self.board
        if self._world is None or name not in self._world.people:
            return
        if not board.layout.holds_both:
            board.log.hide()
        if name != self.chosen or not board.inspector.is_open:
            board.inspector.open(name, self._world)
        self.chosen = name
        board.residents.reveal(name)
        self.camera.set_free(board.free)
        place = self.scene.people.at(name)
        if show and place is not None:
            self.camera.look_at(*place)

    def deselect(self) -> None:
        """Choose nobody."""
        self.chosen, self.following = "", False
        self.board.inspector.hide()
        self.camera.set_free(self.board.free)

    def show_tab(self, tab: int) -> None:
        """Open a tab of the chosen person: 0 now, 1 plan, 2 memories, 3 reflections."""
        if self._world is not None and self.board.inspector.is_open:
            self.board.inspector.show_tab(tab, self._world)

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
        board = self.board
        if board.log.is_open:
            board.log.hide()
        elif self._world is not None:
            if not board.layout.holds_both:
                self.deselect()
            board.log.open(self._world)
        self.camera.set_free(board.free)

    def back(self) -> None:
        """Close what is open, the topmost first."""
        if self.board.help.is_open:
            self.board.help.toggle()
        elif self.board.inspector.is_open:
            self.deselect()
        elif self.board.log.is_open:
            self.toggle_log()

    def look(self, person: str, tab: int, zoom: float) -> None:
        """Show somebody's tab at a zoom, for a picture; nobody for an empty name, the whole town for a zoom of 0."""
        if zoom:
            self.camera.set_zoom(zoom)
        else:
            self.camera.show_all()
        if person:
            self.select(person, show=True)
            self.show_tab(tab)

    def look_at_room(self, room: str) -> None:
        """Put the middle of a room into the middle of the view; an unknown one changes nothing."""
        found = self._world.town.rooms.get(room) if self._world else None
        if found is not None:
            xs, ys = [x for x, _ in found.tiles], [y for _, y in found.tiles]
            self.camera.look_at((min(xs) + max(xs) + 1) / 2 * TILE, (min(ys) + max(ys)) / 2 * TILE)

    def thumbnail(self) -> bytes:
        """What is on the screen as a small PNG."""
        width, height = self.surface.get_size()
        small = pygame.transform.smoothscale(self.surface, (_THUMBNAIL, max(1, _THUMBNAIL * height // width)))
        out = io.BytesIO()
        pygame.image.save(small, out, "thumbnail.png")
        return out.getvalue()

    def _choose(self, name: str) -> None:
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
            self._down.discard(event.key)
            self.controls.key_up(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self.controls.release_all()
        elif not self.board.takes(event, world):
            self._pointer(event)
        return self._intents

    def _pointer(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self.controls.move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3) and not self.board.covers(event.pos):
            self.controls.move(event.pos)
            self.controls.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            if self.controls.release() and event.button == 1:
                self._click(event.pos)
        elif event.type == pygame.MOUSEWHEEL and not self.board.wheel(self.controls.pointer, event.y):
            self.camera.zoom_by(1 if event.y > 0 else -1, self.controls.pointer)

    def _click(self, pos: tuple[int, int]) -> None:
        name = self.scene.people.hit(*self.camera.to_world(pos))
        if name:
            self.select(name)
        else:
            self.deselect()

    # keys --------------------------------------------------------------------------------------------
    def _key(self, event: pygame.event.Event) -> None:
        if event.key in self._down and event.key not in _REPEATED:
            return
        self._down.add(event.key)
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_TAB:
            self.select_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif (event.key, ctrl) in self._keys:
            self._keys[event.key, ctrl]()
        else:
            self.controls.key_down(event.key, ctrl)

    def _key_table(self) -> dict[tuple[int, bool], Callable[[], None]]:
        """What each key does; the second part says whether Ctrl is held."""
        table: dict[tuple[int, bool], Callable[[], None]] = {
            (pygame.K_SPACE, False): self._wants(TogglePause()),
            (pygame.K_s, True): self._wants(Save()),
            (pygame.K_F5, False): self._wants(QuickSave()),
            (pygame.K_F9, False): self._wants(QuickLoad()),
            (pygame.K_f, False): self.toggle_follow,
            (pygame.K_l, False): self.toggle_log,
            (pygame.K_h, False): self.board.help.toggle,
            (pygame.K_F1, False): self.board.help.toggle,
            (pygame.K_ESCAPE, False): self.back,
            (pygame.K_HOME, False): self._show_all,
            (pygame.K_PAGEUP, False): lambda: self.board.page(-1),
            (pygame.K_PAGEDOWN, False): lambda: self.board.page(1),
        }
        table |= {(key, False): lambda: self._zoom(1) for key in _LARGER}
        table |= {(key, False): lambda: self._zoom(-1) for key in _SMALLER}
        return table | {(key, False): self._wants(SetSpeed(index)) for index, key in enumerate(_SPEEDS)}

    def _wants(self, intent: Intent) -> Callable[[], None]:
        return lambda: self._want(intent)

    def _zoom(self, steps: int) -> None:
        self.camera.zoom_by(steps, self.camera.free.center)

    def _show_all(self) -> None:
        self.following = False
        self.camera.show_all()

    # drawing -----------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let `dt` seconds of real time pass for what moves on the screen."""
        dt = min(dt, _LONGEST_STEP)
        self.controls.update(dt)
        if self.controls.moved:
            self.controls.moved = self.following = False
        self._follow_dt += dt
        self.overlay.update(dt)
        if not self.status.paused:
            self.scene.update(dt)
        self.board.update(dt, self.controls.pointer)

    def draw(self, world: Seen, between: float, status: Status) -> None:
        """Draw one frame; `between` in [0, 1) is the way to the next tick."""
        self._meet(world)
        self.status = status
        self.scene.people.place(world, between)
        self._follow()
        pointed = self._pointed()
        self.scene.draw(self.surface, self.camera, world, self.chosen)
        self.overlay.draw(self.surface, self.camera, self.scene.people.drawn, world, status, self.chosen, pointed)
        self.board.refresh(world, status, self.chosen, pointed, self.following)
        self.board.draw(self.surface, world, status, pointed, self.controls.pointer)

    def _meet(self, world: Seen) -> None:
        if world is self._world:
            return
        self._world = world
        self.scene.meet(world)
        if self.chosen not in world.people:
            self.deselect()
        self.board.meet(world, self.chosen)

    def _follow(self) -> None:
        place = self.scene.people.at(self.chosen) if self.following else None
        if place is not None:
            self.camera.follow(*place, self._follow_dt)
        self._follow_dt = 0.0

    def _pointed(self) -> str:
        """Who is under the pointer, on the map or in the row."""
        pointer = self.controls.pointer
        if self.board.help.is_open or pointer[0] < 0:
            return ""
        if self.board.covers(pointer):
            return self.board.residents.at(pointer)
        return self.scene.people.hit(*self.camera.to_world(pointer))
