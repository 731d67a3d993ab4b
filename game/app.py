"""The window's loop: input, answers, ticks, picture; the frame never waits for a thought."""

import gc
import os
import threading
import time
from dataclasses import replace
from pathlib import Path

import pygame

from game import config
from game.archive import Archive
from game.backstage import Backstage, flags_of
from game.errors import DisplayError, InputError
from game.gauge import Gauge
from game.inquiries import Inquiries
from game.intervening import needs_checkpoint
from game.past import Past
from game.saves.writing import Picture
from game.session import Session
from game.settings import Interface, save_settings
from game.stopping import stoppable
from game.view import strings
from game.view.intents import (
    AskPerson,
    BeginReplay,
    BeginTown,
    BranchOff,
    ChangeOptions,
    ChangeSettings,
    Chore,
    Compare,
    FindWhy,
    GoBack,
    Intent,
    KeepText,
    OpenTown,
    QuickLoad,
    QuickSave,
    Quit,
    ReadDay,
    ReadPlots,
    ReadWhy,
    Recollect,
    Save,
    SearchWords,
    SetSpeed,
    ShowTitle,
    SkipAhead,
    StopAsking,
    TakePicture,
    Tell,
    TogglePause,
    TryAgain,
    Undo,
)
from game.view.options import Options
from game.view.screen import Screen
from game.view.seen import Status, TownAssets
from game.view.snapshots import free_path, write_later
from game.view.splash import draw_splash
from game.view.words import time_of_day
from game.watching import Watch, keep_text
from game.world.clock import HOUR
from game.world.commands import Command

FRAMES = 60
SIZE = (1280, 720)
SPEEDS = (6.0, 18.0, 60.0, float("inf"))
"""Ticks a real second: one game minute, three, ten, as many as there is time for."""
_BUDGET = 0.003
"""Seconds of a frame that ticks may take."""
_NOTICE = 6.0
"""Seconds for which a message is shown."""


def open_window(size: tuple[int, int] = SIZE) -> pygame.Surface:
    """A window. Raises `DisplayError` if there is no screen: SDL would silently draw where nobody sees it."""
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER"):
            raise pygame.error(f"only the hidden driver `{driver}` was found")
        pygame.font.init()
        pygame.display.set_caption("Smallville")
        pygame.key.set_repeat(400, 40)
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise DisplayError(
            f"there is no screen to play on ({error}); `python main.py run --days 1` plays the town without one"
        ) from error


class App:
    """One window on one session."""

    def __init__(
        self,
        session: Session,
        folder: Path,
        saves: Path,
        name: str,
        speed: int = 0,
        options: Options = Options(),
        settings: Path | None = None,
        tour: bool = False,
    ) -> None:
        """`settings` is the file that changed options are kept in, None for none; with `tour` it begins with the guided
        look."""
        self.session, self.folder, self.saves, self.name = session, folder, saves, name
        self.speed, self.paused, self.running = speed, False, True
        self.between = 0.0
        """How far the present tick has come, 0 to 1."""
        town = session.world.town
        self.assets = TownAssets(folder / f"{town.name}.tmx", config.assets_folder())
        self._notices: list[tuple[float, str]] = []
        self._pictures: list[threading.Thread] = []
        self._settings = settings
        self.screen = self._screen(options)
        session.autosave_every = options.autosave_hours * HOUR
        self.inquiries, self.watch = Inquiries(session), Watch(session)
        self.backstage = Backstage(saves, self.inquiries.replies)
        replies = self.inquiries.replies
        archive = Archive(session, saves, name, replies)
        self.past = Past(archive, session, replies, self.say, self._moved, self._thumbnail)
        if name:  # else it is only looked at behind the title, and who answers when it is played is not known
            self.past.tell_who_answers()
        self.next: OpenTown | BeginTown | ShowTitle | None = None
        """What is to be played after this."""
        self._tour = tour
        self._away = False
        """Whether another window has the keys, and the clock waits for that."""
        self._gauge = Gauge(session)
        self._wanted: list[Intent] = []
        self._saving: dict[int, str] = {}  # what to say once a checkpoint is down

    def run(self) -> None:
        """Play until the window is closed or Ctrl-C is pressed; either way the town is saved."""
        clock = pygame.time.Clock()
        gc.collect()
        gc.freeze()  # what was loaded lives on: a full collection would hold a frame up to look at it all again
        with stoppable() as stop:
            try:
                while self.running and not stop.asked:
                    self.session.gate.open()
                    seconds = clock.tick(FRAMES) / 1000
                    self.session.gate.shut()
                    self.frame(seconds)
            finally:
                self.running = False
                self.close()

    def frame(self, seconds: float) -> None:
        """One frame: events, the player's wishes, ticks, picture."""
        for event in pygame.event.get():
            self._handle(event)
        self.session.hold(self.paused)
        for intent in self.screen.wanted():
            self._take(intent)
        self._fulfil()
        if not (self.paused or self._wanted or self._away or self.past.going.on or self.screen.sheets.holds_clock):
            self._advance(seconds)
        self._keep()
        self.screen.update(seconds)
        past = self.past.replaying
        self.screen.draw(self.past.world, min(past.between if past.on else self.between, 1.0), self._status())
        if (share := self.past.going.share) is not None:
            draw_splash(self.screen.surface, self.name, strings.SAVES_GOING, share)
        pygame.display.flip()
        if self._tour:
            self._tour = False
            self.screen.starting.tour()

    def close(self) -> None:
        """Save the settled town and end the threads; the rules answer what a model has not."""
        self.inquiries.stop()
        self.backstage.stop()
        self.session.gate.open()
        self.past.stop()
        self.session.wind_up()
        self.session.save("quit", thumbnail=self._thumbnail())
        for writing in self._pictures:
            writing.join()
        self.session.close()

    def say(self, words: str) -> None:
        """Show a message for some seconds."""
        self._notices.append((time.monotonic(), words))

    # input ---------------------------------------------------------------------------------------------
    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.VIDEORESIZE:
            self.screen.resize((event.w, event.h), pygame.display.get_surface())
            return
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            lost = event.type == pygame.WINDOWFOCUSLOST
            self._away = lost and not self.screen.options.runs_unfocused
        if self.past.going.on and event.type != pygame.QUIT:
            if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
                self.past.stay()
            return
        for intent in self.screen.handle(event, self.past.world):
            self._take(intent)

    def _take(self, intent: Intent) -> None:
        """Do at once what only concerns the loop; the rest waits until the town is settled."""
        if self.past.takes(intent):
            return
        match intent:
            case Quit():
                self.running = False
            case TogglePause():
                self.paused = not self.paused
                self.watch.forget()
            case SetSpeed():
                self.speed, self.paused = intent.index, False
                self.watch.forget()
            case Save() | QuickSave() | QuickLoad() | Undo() | GoBack() | BeginReplay() | BranchOff() | Compare():
                self._wanted.append(intent)
            case SkipAhead():
                self.paused = self.watch.skip(intent.on, self.paused)
            case KeepText():
                self._keep_text(intent)
            case AskPerson() | Recollect() | FindWhy() | ReadWhy() | SearchWords() | ReadDay() | ReadPlots():
                self.inquiries.take(intent)
            case StopAsking():
                self.inquiries.break_off(intent.question)
                self.backstage.break_off(intent.question)
            case TryAgain() if (asked := self.session.answering.asked) is not None:
                asked.try_again()
            case OpenTown() | BeginTown() | ShowTitle():
                self.next, self.running = intent, False
            case ChangeSettings():
                self._keep_settings(intent)
            case _ if isinstance(intent, Chore):
                self.backstage.take(intent)
            case TakePicture():
                self._take_picture()
            case Tell():
                self.say(intent.words)
            case ChangeOptions():
                self._change(intent.options)
            case _ if isinstance(intent, Command):
                self._command(intent)

    def _command(self, command: Command) -> None:
        """An act of the player waits for the moment at which a checkpoint can be made, and those after it wait too."""
        if self._wanted or needs_checkpoint(self.session.world, command):
            self._wanted.append(command)
        else:
            self.session.command([command])

    def _screen(self, options: Options) -> Screen:
        """The screen; with the game's own keys if the player's cannot be."""
        size = pygame.display.get_window_size()
        try:
            return Screen(self.assets, size, options)
        except InputError as fault:
            self.say(f"{str(fault)[:1].upper()}{str(fault)[1:]}. The game's own keys are used.")
            return Screen(self.assets, size, replace(options, keys={}))

    def _change(self, options: Options) -> None:
        """Go by other options, and keep them; a file that cannot be written is told."""
        keys = {f"keys.{name}": None for name in self.screen.options.keys} | {
            f"keys.{name}": words for name, words in options.keys.items()
        }
        try:
            self.screen.set_options(options)
            self.session.autosave_every = options.autosave_hours * HOUR
            if self._settings is not None:
                interface = {f"interface.{name}": getattr(options, name) for name in Interface.model_fields}
                save_settings(self._settings, interface | keys)
        except InputError as fault:
            self.say(str(fault))

    def _keep_settings(self, wanted: ChangeSettings) -> None:
        """Write settings down; where they are to hold at once the town is opened anew."""
        try:
            if self._settings is not None:
                minds = flags_of(wanted.minds) if wanted.minds is not None else {}
                save_settings(self._settings, {**wanted.changes, **minds})
            self.say(strings.KEPT)
            if wanted.at_once and self.session.file is not None and not self.session.file.read_only:
                self.next, self.running = OpenTown(self.name), False
        except InputError as fault:
            self.say(str(fault))

    def _take_picture(self) -> None:
        """Keep what was drawn last beside the saves; the file is written while the game goes on."""
        when = f"{self.session.world.clock.now:%a %d %b %H.%M}"
        path = free_path(self.saves / "pictures", f"{self.name}, {when}")
        self._pictures.append(write_later(self.screen.surface.copy(), path, self.session.notices.put))

    def _fulfil(self) -> None:
        """Save or load, as soon as nothing is in flight, or a model has been waited for long enough."""
        while self._wanted and not self.past.going.on and self.session.may_be_saved:
            self._do(self._wanted.pop(0))

    def _do(self, intent: Intent) -> None:
        """What the town had to be settled for."""
        if self.past.does(intent):
            return
        if isinstance(intent, Command):
            self.past.interventions.do([intent], self._thumbnail())
        elif isinstance(intent, Save | QuickSave):
            self._save(intent)

    def _save(self, intent: Save | QuickSave) -> None:
        """Make a checkpoint; once it is down, that is told."""
        note = "quick save" if isinstance(intent, QuickSave) else intent.note
        made = self.session.save("manual", note, self._thumbnail())
        if made is not None:
            now = self.session.world.clock.now
            self._saving[made] = strings.SAVED.format(self.name, f"{now:%A}", time_of_day(now))

    def _moved(self, paused: bool) -> None:
        """Play goes on from another moment; some of them wait for a word of the player."""
        self.between, self.paused = 0.0, self.paused or paused
        self._notices.clear()  # they tell of what has not happened here
        self.watch.forget()

    # time ----------------------------------------------------------------------------------------------
    def _advance(self, seconds: float) -> None:
        """Let the ticks pass that are due, as far as their thoughts are answered and the frame has time."""
        until = time.monotonic() + _BUDGET
        if self.past.replaying.on:
            self.paused = not self.past.replaying.advance(seconds, SPEEDS[self.speed], _BUDGET)
            return
        rate = SPEEDS[-1 if self.watch.hurries(self.screen.options.fast_night) else self.speed]
        rate = SPEEDS[0] if self.screen.sheets.slows_clock else rate
        self.between += seconds * rate if rate < 1000 else 1.0
        self.session.gate.open()
        while self.between >= 1.0:
            left = until - time.monotonic()
            if left <= 0 or not self.session.ready(left):
                break
            self.session.begin()
            self.between = 1.0 if rate > 1000 else self.between - 1.0
            if self._arrived() or self.watch.wakes():
                break
        self.session.gate.shut()
        self.between = min(self.between, 2.0)

    def _arrived(self) -> bool:
        """Whether time has run to something of note: stop there, and look."""
        event = self.watch.arrived()
        if event is not None:
            self.paused = True
            self.screen.arrive(event)
            self.say(event.text[:160])
        return event is not None

    def _keep_text(self, intent: KeepText) -> None:
        try:
            self.say(f"Kept: {keep_text(self.saves / 'texts', intent.name, intent.text)}")
        except InputError as fault:
            self.say(str(fault))

    def _keep(self) -> None:
        """Autosave when it is due, and tell what threads have to say."""
        session = self.session
        self.past.poll()
        if session.autosave_is_due() and session.may_be_saved:
            session.save("auto", thumbnail=self._thumbnail())
        session.write_behind()
        while not session.notices.empty():
            self.say(session.notices.get_nowait())
        while not self.inquiries.replies.empty():
            self.screen.receive(self.inquiries.replies.get_nowait())
        for outcome in session.outcomes():
            if (said := self._saving.pop(outcome.id, "")) and not outcome.failed:
                self.say(said)
        if session.file is not None and session.file.failed:
            self.say(session.file.failed)

    # picture -------------------------------------------------------------------------------------------
    def _status(self) -> Status:
        now = time.monotonic()
        self._notices = [(since, words) for since, words in self._notices if now - since < _NOTICE]
        status = Status(
            town=self.name,
            speed=self.speed,
            paused=self.paused,
            measured=self._gauge.rate(self.past.world.tick),
            thinking=frozenset(person for person, lane in self.session.world.in_flight if lane == "acting"),
            notices=tuple(dict.fromkeys(words for _, words in self._notices)),
            mind=self.session.answering.shown,
            waiting=self._gauge.waiting(),
            traces=self.session.traces,
            minds=self.session.minds,
            answers=self.watch.answers,
            skipping=self.watch.skipping,
            night=self.watch.night and not self.paused,
            streaming=dict(self.session.streaming),
        )
        return self.past.status(status)

    def _thumbnail(self) -> Picture:
        return self.screen.thumbnail()
