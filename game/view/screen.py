"""The window: draws the world and the app's status, and turns events into intents. It never changes the world."""

from collections.abc import Callable

import pygame

from game.view import strings
from game.view.acting import table_of
from game.view.actions import KeyMap
from game.view.acts import Acts
from game.view.camera import Camera
from game.view.choosing import Choosing
from game.view.chronicle import Chronicle
from game.view.controls import Controls
from game.view.emoji import Emoji
from game.view.figures import Figures
from game.view.first_view import look_first
from game.view.intents import Intent, Quit, Reply, Tell
from game.view.keys import Keys
from game.view.layout import Layout, at_least, fitting_scale
from game.view.marking import mark
from game.view.options import Options
from game.view.overlay import Overlay
from game.view.panels.board import Board
from game.view.panels.help import Help
from game.view.panels.settings_sheet import SettingsSheet
from game.view.panels.tabs import Tabs, subject_of
from game.view.pointing import Pointing
from game.view.questions import Questions
from game.view.saves.replay_bar import ReplayBar
from game.view.saves.saving import Saving
from game.view.scene import Scene
from game.view.seen import Deed, Seen, Status, TownAssets
from game.view.sheets import Sheet
from game.view.shown import Shown
from game.view.snapshots import thumbnail_of
from game.view.stack import Sheets
from game.view.stage import Stage
from game.view.starting.starting import Starting
from game.view.taking_part.player import Player
from game.view.text import Writer
from game.view.watching import Watching
from game.world.events import Event
from game.world.people import Person

_LONGEST_STEP = 0.1
_WIDTH_STEP = 8
"""Pixels in which the inspector grows while it is dragged."""


class Screen:
    """One window on one town.

    A display mode must be set first (the dummy driver will do). Draws on `surface`, else on the display, else on
    a picture of its own. Raises `InputError` if the keys of `options` are wrong.
    """

    def __init__(
        self,
        assets: TownAssets,
        size: tuple[int, int],
        options: Options = Options(),
        surface: pygame.Surface | None = None,
    ) -> None:
        self.options = options
        self.sheets = Sheets()
        self._figures, self._emoji = Figures(assets.art), Emoji()
        self._scene = Scene(assets, self._figures)
        self._scene.lively = not options.reduced_motion
        self._questions = Questions(self._want)
        self._chronicle = Chronicle()
        self._intents: list[Intent] = []
        self._follow_dt = 0.0
        self.curtain = False
        """Whether bars and panels are out of sight: on the title screen."""
        self._width = 0
        """Of the inspector, at 100 %; 0 for as it comes."""
        self._acts = Acts(
            want=self._want,
            choose=lambda name: self._choosing.show(name),
            let_go=lambda: self._choosing.deselect(),
            do=lambda action: self._table[action](),
            tip=lambda words, action: self._keymap.tip(words, action),
            show_tab=self.show_tab,
            widen=self.widen,
            why=self.why,
            go_to=lambda event: self._choosing.go_to(event),
            ask=self._questions.ask,
            open=self.open,
            status=lambda: self.stage.status,
            renew=lambda: self.board.renew(),
        )
        self._tabs = Tabs(self._acts)
        self._keymap = KeyMap(options.keys)
        self._size, self._surface_given = at_least(size), surface
        self.surface: pygame.Surface
        self.stage = self._build()
        self._choosing = Choosing(self.stage)
        self.watching = Watching(self.stage, self._acts, self._chronicle)
        self._player = Player(self.stage, self._choosing, self._acts)
        self._pointing = Pointing(
            self.stage, self._choosing, self.watching, self._player, lambda: self.overlay, self.why
        )
        self._table = table_of(self.stage, self._choosing, self._want, self) | self._player.table()
        self._table |= self.watching.table(self._table["back"])
        self.starting = Starting(self.stage, self._acts, lambda: self.options, lambda: self._keymap)
        self._table |= self.starting.table()
        self.saving = Saving(self.stage, self._acts, self._rebuild)
        self._table |= self.saving.table(self._table["back"])
        self._keys = Keys(self.stage, self._keymap, self._table)

    # what is there -----------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        """The panels at the present size."""
        return self.stage.board

    @property
    def camera(self) -> Camera:
        """Where the view is."""
        return self.stage.camera

    @property
    def scene(self) -> Scene:
        """The town as it is drawn."""
        return self.stage.scene

    @property
    def chosen(self) -> str:
        """Full name or address of what is chosen."""
        return self.stage.chosen

    @property
    def following(self) -> bool:
        """Whether the view goes with the chosen person."""
        return self.stage.following

    # the size ----------------------------------------------------------------------------------------
    def resize(self, size: tuple[int, int], surface: pygame.Surface | None = None) -> None:
        """The window has another size: lay everything out again, keep what is open, looked at and typed."""
        self._size, self._surface_given = at_least(size), surface
        self._rebuild()

    def set_options(self, options: Options) -> None:
        """Go by other settings. Raises `InputError` if their keys are wrong."""
        self._keymap = self._keys.map = KeyMap(options.keys)
        self.options = options
        self._scene.lively = not options.reduced_motion
        self._rebuild()

    def widen(self, width: int) -> None:
        """Give the inspector another width, in pixels of the screen."""
        stage, scale = self.stage, self.board.layout.scale
        wanted = round(width / scale.factor / _WIDTH_STEP) * _WIDTH_STEP
        if stage.world is None or wanted == self._width:
            return
        layout = Layout(self.board.layout.size, scale, scale(wanted), self.board.layout.bar)
        self._width = round(layout.inspector.width / scale.factor)
        if layout.inspector != self.board.layout.inspector:
            self.board.lay(layout, stage.world)
            stage.camera.set_free(self.board.free)

    def _rebuild(self) -> None:
        """Everything anew, as it was."""
        old, stage = self.board, self.stage
        camera, log_open = stage.camera, old.log.is_open
        fresh = self._build()
        stage.board, stage.camera, stage.controls = fresh.board, fresh.camera, fresh.controls
        stage.camera.step, stage.camera.x, stage.camera.y = camera.step, camera.x, camera.y
        if stage.world is not None and stage.chosen:
            stage.board.inspector.open(stage.chosen, stage.world)
            stage.board.inspector.go_on(old.inspector.list, old.inspector.focused_tool)
        if stage.world is not None and log_open and (stage.board.layout.holds_both or not stage.chosen):
            stage.board.log.open(stage.world)
        stage.camera.set_free(stage.board.free)
        self.watching.rebuild()

    def _build(self) -> Stage:
        size = self._size
        self.surface = self._surface_given or pygame.display.get_surface() or pygame.Surface(size)
        scale = fitting_scale(size, self.options.scale)
        writer = Writer(scale, self._emoji)
        layout = Layout(size, scale, scale(self._width), self.sheets.holds(ReplayBar))
        board = Board(layout, writer, self._figures, self._acts, self._tabs, self.sheets, self._chronicle)
        self.overlay = Overlay(writer, self._figures)
        camera = Camera(self._scene.size, layout.town)
        return Stage(self._scene, board, camera, Controls(camera))

    # acts --------------------------------------------------------------------------------------------
    def select(self, name: str, show: bool = False) -> None:
        """Choose a person, a thing or a room and open the inspector; with `show`, look there too."""
        self._choosing.select(name, show)

    def show_tab(self, name: str) -> None:
        """Open a page of the inspector by its name (tabs.py)."""
        if self.stage.world is not None and self.board.inspector.is_open:
            self.board.inspector.show_tab(name, self.stage.world)

    def why(self, person: str, deed: Deed) -> None:
        """Show what went through somebody's head before they said or did something."""
        self._choosing.select(person)
        if self.chosen == person:
            self._tabs.why.look_for(person, deed)
            self.show_tab("why")

    def do(self, action: str) -> None:
        """What a key would do, by the action's id (actions.py)."""
        self._table[action]()

    def open(self, sheet: Sheet) -> None:
        """Put a sheet on top; none that would change a replay."""
        if sheet.changes and self.stage.status.replay is not None:
            self._want(Tell(strings.REPLAY_REFUSES))
        elif self.stage.world is not None:
            self.stage.controls.release_all()
            self.sheets.open(sheet, self.stage.world, self.stage.status)

    def raise_title(self, world: Seen, make: Callable[[Acts], Sheet]) -> None:
        """Show the title over the town: no bars, and a camera that looks by itself."""
        self.curtain = True
        self._meet(world)
        self.watching.spectator.toggle()
        self.open(make(self._acts))

    def open_help(self) -> None:
        """Show all keys, or hide them."""
        if isinstance(self.sheets.top, Help):
            self.sheets.close()
        else:
            self.open(Help(self._keymap))

    def open_settings(self) -> None:
        """Show the settings."""
        self.open(SettingsSheet(self._acts, self.options))

    def look(self, name: str, tab: str, zoom: float) -> None:
        """Show a page about somebody at a zoom, for a picture; nobody for an empty name, all the town for a zoom
        of 0."""
        if zoom:
            self.camera.set_zoom(zoom)
        else:
            self.camera.show_all()
        if name:
            self.select(name, show=True)
            self.show_tab(tab)

    def look_at(self, place: str) -> None:
        """Put a room or a thing into the middle of the view; an unknown one changes nothing."""
        self._choosing.look_at(place)

    @property
    def waits(self) -> bool:
        """Whether a slow question is still to be answered."""
        return self._questions.waiting

    def arrive(self, event: Event) -> None:
        """Skipping ended at something that happened: look there."""
        self.watching.let_go()
        self._choosing.go_to(event)

    def receive(self, reply: Reply) -> None:
        """What came of a slow question (questions.py)."""
        self._questions.receive(reply)

    def thumbnail(self) -> Callable[[], bytes]:
        """The town as it is looked at, without panels: what makes a small PNG of it, on any thread."""
        picture = pygame.Surface(self.surface.get_size()).convert()
        if self.stage.world is not None:
            self.scene.draw(picture, self.camera, self.stage.world, "")
        return thumbnail_of(picture)

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What each panel and sheet covers and what can be read on it, from the lowest to the topmost."""
        return self.sheets.words() if self.curtain else [*self.watching.words(), *self.board.words()]

    def _want(self, intent: Intent) -> None:
        self._intents.append(intent)

    # events ------------------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event, world: Seen) -> list[Intent]:
        """Take one event; what the player wants of the world or the app."""
        self._meet(world)
        match event.type:
            case pygame.QUIT:
                self._want(Quit())
            case pygame.KEYDOWN:
                self._keys.down(event)
            case pygame.KEYUP:
                self._keys.up(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                self._keys.text(event)
            case pygame.WINDOWFOCUSLOST:
                self._keys.release_all()
            case _:
                self._pointing.take(event, world)
        return self.wanted()

    def wanted(self) -> list[Intent]:
        """What was asked for since this was last called, by events or by panels themselves."""
        intents, self._intents = self._intents, []
        return intents

    # drawing -----------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let `dt` seconds of real time pass for what moves on the screen."""
        dt = min(dt, _LONGEST_STEP)
        controls = self.stage.controls
        if self.stage.world is not None:
            self._figures.know(self.stage.world.people)
        self._player.update()
        controls.update(dt)
        if controls.moved:
            controls.moved = self.stage.following = False
            self.watching.let_go()
        self._follow_dt += dt
        self.overlay.update(dt)
        if not self.stage.status.paused:
            self.scene.update(dt)
        self.board.update(dt, controls.pointer)
        self.watching.update(dt)

    def draw(self, world: Seen, between: float, status: Status) -> None:
        """Draw one frame; `between` in [0, 1) is the way to the next tick."""
        stage, board = self.stage, self.board
        stage.status = status
        self._meet(world)
        self.saving.follow(status)
        self.scene.people.place(world, between)
        if self.curtain:
            stage.camera.set_free(self.surface.get_rect())
        self._follow()
        pointed = self._pointing.person(self.curtain)
        pointed = pointed if pointed in world.people else ""  # who has just left is still in the row of last frame
        self.scene.draw(self.surface, stage.camera, world, stage.chosen)
        self._mark(world)
        self.overlay.draw(self.surface, stage.camera, self.scene.people.drawn, world, status, stage.chosen, pointed)
        board.refresh(world, status, stage.chosen, pointed, stage.following)
        if self.curtain:
            board.draw_sheets(self.surface, stage.controls.pointer, status)
            return
        self.watching.draw(self.surface, world, status)
        board.draw(self.surface, world, status, pointed, stage.controls.pointer)
        self.watching.draw_alerts(self.surface)

    def _mark(self, world: Seen) -> None:
        """Show on the map which thing or room is chosen."""
        subject = subject_of(world, self.chosen) if self.chosen else None
        if subject is not None and not isinstance(subject, Person):
            mark(self.surface, self.camera, subject, self.board.layout.scale)

    def _meet(self, world: Seen) -> None:
        if world is self.stage.world:
            return
        first = self.stage.world is None
        if not first:
            self._questions.forget()
            self.overlay.forget()
        self.stage.world = world
        self.scene.meet(world)
        self.watching.begin()
        if first:
            look_first(self.camera, world)
        if subject_of(world, self.chosen) is None:
            self._choosing.deselect()
        self.board.meet(world, self.chosen)

    def _follow(self) -> None:
        place = self.scene.people.at(self.chosen) if self.following else None
        if place is not None:
            self.camera.follow(*place, self._follow_dt if self._scene.lively else 1.0)  # with reduced motion at once
        self._follow_dt = 0.0
