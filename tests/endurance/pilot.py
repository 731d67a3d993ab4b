"""Anything at any time: `python -m tests.endurance.pilot [--events 20000] [--seeds 1 2 3] [--people 3]`.

A pilot who means no good sits at the real window on a small town, with a display that nobody sees: keys of every
action, words, pastes of hostile texts, clicks, drags, the wheel, other window sizes, lost focus, closed windows. No
exception may come of it, in the window or on its threads; and whatever was played must be whole in its file, and go on
from the very state that it was left in.
"""

import argparse
import faulthandler
import os
import random
import socket
import sys
import tempfile
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from unittest import mock

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import config

config.prepare_process()

import pygame  # noqa: E402

from game import title  # noqa: E402
from game.answering import answering  # noqa: E402
from game.app import App, open_window  # noqa: E402
from game.errors import GameError  # noqa: E402
from game.opening import open_session  # noqa: E402
from game.saves.state import state_hash  # noqa: E402
from game.saves.verify import verify_saves  # noqa: E402
from game.view.actions import ACTIONS, Chord, chord_of  # noqa: E402
from game.view.beginnings import NewTown  # noqa: E402
from game.view.entry import CLIPBOARD  # noqa: E402
from game.view.intents import BeginTown, OpenTown, Reply, ShowTitle  # noqa: E402
from tests.view.hostile import HOSTILE  # noqa: E402

TOWN = "Wild"
PEOPLE = ("Isabella Rodriguez", "Arthur Burton", "Sam Moore", "Klaus Mueller", "Maria Lopez")
SIZES = ((1280, 720), (1280, 720), (1024, 640), (1100, 900), (700, 500), (1, 1), (1920, 1080), (3440, 1440))
_KEYS = (
    *(pygame.K_TAB,) * 4, *(pygame.K_RETURN,) * 3, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_F6,
)  # fmt: skip
_MODS = (0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
_SELDOM = {"title", "quick_load", "undo", "picture"}
"""Actions that cost seconds, or bring the flight back to where it was."""
_STEPS = 30
"""Ticks that a town is played on from its file."""


class Flight:
    """One flight through a window, from a seed; the towns that it plays are kept in a folder."""

    def __init__(self, folder: Path, seed: str, people: int = 3, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        self.chance, self._sizes = random.Random(seed), sizes
        self.saves = folder / "saves"
        self.told: deque[str] = deque(maxlen=60)
        self.seen: Counter[str] = Counter()
        """How often each sheet and page was open when something was done."""
        self.faults: list[str] = []
        self.slowest = 0.0
        """Seconds of process time of the slowest frame, and what it was after."""
        self.left = 0
        self._people = PEOPLE[:people]
        self._player = title.Player(self.saves, 2, partial(answering, {}, strict=False))
        self._app: App

    def fly(self, events: int) -> None:
        """Do so many things. Raises what the game raises, with a note of what was done before."""
        self.left = events
        start: title.Start | None = BeginTown(NewTown("", TOWN, "9", self._people))
        try:
            while start is not None and self.left > 0:
                start = self._play(start) or self._again()
            assert not self.faults, self.faults
        except BaseException as error:
            error.add_note("after:\n  " + "\n  ".join(self.told))
            with suppress(Exception):
                self._app.close()
            raise

    def _again(self) -> title.Start:
        """The window was closed: begin anew, at the title or in the town."""
        return self.chance.choice((ShowTitle(), OpenTown(TOWN)))

    def _play(self, start: title.Start) -> title.Start | None:
        self.told.append(f"-- {start}"[:200])
        try:
            app = self._app = self._opened(start)
        except GameError as fault:  # told on the title screen
            app = self._app = title._title(self._player, str(fault))
        with mock.patch.object(app.screen, "receive", partial(self._receive, app.screen.receive)):
            while app.running and self.left > 0:
                self.left -= 1
                self._do_something()
                self._frame()
        self._leave(app)
        return app.next

    def _opened(self, start: title.Start) -> App:
        match start:
            case ShowTitle():
                return title._title(self._player, "")
            case OpenTown():
                return title._open(self._player, start.words)
            case BeginTown():
                return title._begin(self._player, start.plan)

    def _frame(self) -> None:
        before = time.process_time()
        self._app.frame(self.chance.choice((0.0, 1 / 60, 1 / 60, 0.2)))
        took = time.process_time() - before
        if took > self.slowest:
            self.slowest = took
        if not self._app.session.settled and self.chance.random() < 0.05:
            time.sleep(0.002)

    def _receive(self, receive: Callable[[Reply], None], reply: Reply) -> None:
        """A fault with the name of an exception is one that nobody foresaw."""
        if "Error: " in reply.fault[:40]:
            self.faults.append(f"{reply.fault[:300]} after {list(self.told)[-5:]}")
        receive(reply)

    # what is left of it ------------------------------------------------------------------------------
    def _leave(self, app: App) -> None:
        """Close the window; the town must be whole in its file, and go on as it was."""
        kept = app.session.file is not None and not app.session.file.read_only
        app.close()
        reports = verify_saves(self.saves) if self.saves.is_dir() else []
        assert all(report.whole for report in reports), reports
        if kept:
            with closing(open_session(None, [], "", self.saves, "", app.name, read_only=True)) as again:
                assert state_hash(again.world) == state_hash(app.session.world), f"{app.name} is another town"
                for _ in range(_STEPS):
                    again.step()

    # what is done ------------------------------------------------------------------------------------
    def _do_something(self) -> None:
        (act,) = self.chance.choices(list(_WEIGHTS), list(_WEIGHTS.values()))
        screen = self._app.screen
        self.seen[type(screen.sheets.top).__name__ if screen.sheets.top else "no sheet"] += 1
        if screen.board.inspector.is_open:
            self.seen[f"page {screen.board.inspector.tab}"] += 1
        act(self)

    def action(self) -> None:
        """The keys of an action."""
        action = self.chance.choice(ACTIONS)
        if action.id in _SELDOM and self.chance.random() < 0.9:
            return
        chord = chord_of(self.chance.choice(action.keys))
        self._press(chord, action.id, up=not action.held or self.chance.random() < 0.7)

    def key(self) -> None:
        """A key that moves the focus, presses or edits."""
        key = self.chance.choice(_KEYS)
        mod = self.chance.choice(_MODS) if self.chance.random() < 0.3 else 0
        self._press(Chord(key, bool(mod & pygame.KMOD_CTRL), bool(mod & pygame.KMOD_SHIFT)), "key")

    def odd_key(self) -> None:
        """A key that no keyboard has, or one that was never pressed."""
        key, mod = self.chance.choice((0, -1, 1, 0x7FFFFFFF, self.chance.randrange(1 << 31))), self.chance.choice(_MODS)
        kind = self.chance.choice((pygame.KEYDOWN, pygame.KEYUP))
        self._post(kind, key=key, mod=mod, unicode=self.chance.choice(("", "x", "\x00", "é")), scancode=0)

    def back(self) -> None:
        """Esc."""
        self._press(Chord(pygame.K_ESCAPE), "back")

    def type(self) -> None:
        """Some words, letter for letter."""
        words = self.chance.choice(("Isabella", "Why? é", "12", "a b", "0.5", "שלום", "🎉", "burning", "F5", "x" * 30))
        for sign in words:
            self._post(pygame.KEYDOWN, key=ord(sign.lower()), mod=0, unicode=sign, scancode=0)
            self._post(pygame.TEXTINPUT, text=sign)
            self._post(pygame.KEYUP, key=ord(sign.lower()), mod=0, unicode="", scancode=0)

    def paste(self) -> None:
        """Something hostile from the clipboard, or from an input method."""
        if self.chance.random() < 0.8:
            return self._press(Chord(pygame.K_v, ctrl=True), "paste")
        name = self.chance.choice([name for name in HOSTILE if "megabyte" not in name and "surrogate" not in name])
        kind = self.chance.choice((pygame.TEXTINPUT, pygame.TEXTEDITING))
        self._post(kind, text=HOSTILE[name], start=0, length=0)
        return None

    def click(self) -> None:
        """Words on the screen, a place on the topmost sheet, or any place."""
        layers, chance = self._app.screen.words(), self.chance.random()
        pos = self._anywhere()
        if layers and chance < 0.7:
            area, words = layers[-1] if chance < 0.45 else self.chance.choice(layers)
            places = [shown.rect.center for shown in words] or [area.center]
            pos = self.chance.choice(places)
        elif layers and chance < 0.85:
            pos = self._within(layers[-1][0])
        self._click_at(pos, self.chance.choice((1, 1, 1, 1, 1, 1, 2, 3, 8)))

    def _click_at(self, pos: tuple[int, int], button: int) -> None:
        self._move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=pos, button=button)

    def part(self) -> None:
        """A part of the topmost sheet: a press into it."""
        laid = self._app.screen.sheets._laid
        forms = (laid[-1].body, laid[-1].foot) if laid else ()
        keys = [(form, key) for form in forms for key in form._stops()]
        if not keys:
            return
        form, key = self.chance.choice(keys)
        place = form.find(key)
        if place is not None:
            self._click_at((self.chance.randint(place.left, place.right - 1), place.centery), 1)

    def drag(self) -> None:
        """From one place to another, with frames between."""
        layers = self._app.screen.words()
        start = self._within(layers[-1][0]) if layers and self.chance.random() < 0.5 else self._anywhere()
        self._move(start)
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for _ in range(self.chance.randrange(4)):
            self._frame()
            self._move(self._anywhere())
        if self.chance.random() < 0.9:
            self._post(pygame.MOUSEBUTTONUP, pos=self._anywhere(), button=1)

    def wheel(self) -> None:
        """The wheel."""
        if self.chance.random() < 0.5:
            self._move(self._anywhere())
        self._post(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-1, 1, -3, 3, 0, 1000, -1000)))

    def resize(self) -> None:
        """Another size of the window."""
        size = self.chance.choice(self._sizes)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)

    def focus(self) -> None:
        """The window loses the keys, or has them again."""
        self._post(self.chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSGAINED)))

    def rest(self) -> None:
        """Nothing for a while, so that answers come."""
        for _ in range(10):
            self._frame()
            time.sleep(0.001)

    def close(self) -> None:
        """The window is closed, as the system does it."""
        self._post(pygame.QUIT)

    # events ------------------------------------------------------------------------------------------
    def _post(self, kind: int, **facts: object) -> None:
        said = ", ".join(f"{name}={str(value)[:30]!r}" for name, value in facts.items())
        self.told.append(f"{pygame.event.event_name(kind)} {said}")
        pygame.event.post(pygame.event.Event(kind, facts))

    def _press(self, chord: Chord, why: str, up: bool = True) -> None:
        mod = pygame.KMOD_CTRL * chord.ctrl | pygame.KMOD_SHIFT * chord.shift
        letters = chr(chord.key) if 32 <= chord.key < 127 and not chord.ctrl else ""
        self.told.append(f"[{why}]")
        self._post(pygame.KEYDOWN, key=chord.key, mod=mod, unicode=letters, scancode=0)
        if letters:
            self._post(pygame.TEXTINPUT, text=letters)
        if up:
            self._post(pygame.KEYUP, key=chord.key, mod=mod, unicode="", scancode=0)

    def _move(self, pos: tuple[int, int]) -> None:
        pygame.mouse.set_pos(pos)
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def _anywhere(self) -> tuple[int, int]:
        width, height = self._app.screen.surface.get_size()
        return self.chance.randrange(-20, width + 20), self.chance.randrange(-20, height + 20)

    def _within(self, area: pygame.Rect) -> tuple[int, int]:
        return self.chance.randint(area.left, area.right), self.chance.randint(area.top, area.bottom)


_WEIGHTS: dict[Callable[[Flight], None], float] = {
    Flight.action: 22, Flight.key: 20, Flight.click: 20, Flight.part: 8, Flight.type: 6, Flight.paste: 6,
    Flight.back: 4,
    Flight.drag: 4, Flight.wheel: 4, Flight.rest: 3, Flight.odd_key: 2, Flight.resize: 1, Flight.focus: 1,
    Flight.close: 0.1,
}  # fmt: skip


@contextmanager
def wild(folder: Path, seed: str) -> Iterator[list[str]]:
    """All that a flight needs around it: its own folder for all data, a hostile clipboard, no network, and ears for
    what goes wrong on threads (yielded)."""
    chance, texts, heard = random.Random(seed), list(HOSTILE.values()), list[str]()
    places = {"XDG_DATA_HOME": str(folder), "SMALLVILLE_DATA": str(folder / "data"), "SMALLVILLE_SAVES": ""}
    with ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, places))
        stack.enter_context(mock.patch.object(CLIPBOARD, "get", lambda: chance.choice(texts)))
        stack.enter_context(mock.patch.object(socket, "getaddrinfo", partial(_here_only, socket.getaddrinfo)))
        stack.enter_context(
            mock.patch.object(threading, "excepthook", lambda args: heard.append(f"{args.exc_type}: {args.exc_value}"))
        )
        open_window((1280, 720))
        pygame.event.clear()
        yield heard
    assert not heard, heard


def _here_only(lookup: Callable[..., object], host: object, *more: object, **named: object) -> object:
    """Nothing outside of this computer is asked, whatever the pilot types into a field for an address."""
    if host not in ("localhost", "127.0.0.1", "::1"):
        raise OSError(f"{host!r} is not asked in a flight")
    return lookup(host, *more, **named)


def fly(folder: Path, seed: str, events: int, people: int = 3, sizes: Sequence[tuple[int, int]] = SIZES) -> Flight:
    """One flight, in windows of some sizes; it has ended well when this returns."""
    with wild(folder, seed):
        flight = Flight(folder, seed, people, sizes)
        flight.fly(events)
        return flight


def main() -> int:
    """Fly with every seed; the number of flights that ended badly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seeds", nargs="*", default=["1", "2", "3"])
    parser.add_argument("--people", type=int, default=3)
    wanted = parser.parse_args()
    faulthandler.enable()
    failed = 0
    for seed in wanted.seeds:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                flight = fly(Path(folder), seed, wanted.events, wanted.people)
            except Exception:
                failed += 1
                sys.excepthook(*sys.exc_info())
                print(f"seed {seed}: FAILED", flush=True)
                continue
        seen = ", ".join(f"{name} {count}" for name, count in flight.seen.most_common())
        print(f"seed {seed}: {wanted.events} events in {time.monotonic() - begun:.0f} s, slowest frame "
              f"{flight.slowest * 1000:.0f} ms; open: {seen}", flush=True)  # fmt: skip
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
