"""Every screen of the game in `assets/gallery/screens/`, taken in the real window on a town that has lived for a day
and a half: `python -m assets.draw.gallery_screens`, about a minute; with names of screens only those.
"""

import io
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
from PIL import Image

from game import title
from game.answering import Answering
from game.app import App, open_window
from game.view.intents import BranchOff, Save

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "gallery" / "screens"
NAME, SEED, DAYS = "Smallville", "12", "1.4792"
ISABELLA, MARIA, CAFE = "Isabella Rodriguez", "Maria Lopez", "Hobbs Cafe:cafe:refrigerator"
LARGEST = 150_000
"""Bytes of a picture."""
_PATIENCE = 20.0


@dataclass(frozen=True)
class Shot:
    """How to get to a screen: who is looked at, on which page, what is done, clicked on and written."""

    do: tuple[str, ...] = ()
    person: str = ""
    tab: str = ""
    clicks: tuple[str, ...] = ()
    words: str = ""
    zoom: float = 1.0
    title: bool = False
    """Whether it is on the title screen."""


def _page(tab: str, person: str = ISABELLA) -> Shot:
    return Shot(person=person, tab=tab)


SHOTS = {
    "title": Shot(title=True),
    "new_town": Shot(title=True, clicks=("New town",)),
    "new_town_people": Shot(title=True, clicks=("New town", "People")),
    "load": Shot(title=True, clicks=("Load",)),
    "town": Shot(),
    "whole_town": Shot(zoom=0),
    **{tab: _page(tab) for tab in ("now", "plan", "memories", "reflections", "people", "talk", "why")},
    "ask": Shot(person=MARIA, tab="ask"),
    "thing": Shot(person=CAFE),
    "log": Shot(do=("log",), person=ISABELLA, tab="now"),
    "network": Shot(person=ISABELLA, tab="people", clicks=("The town's network",)),
    "speak": Shot(do=("speak",), person=ISABELLA, tab="now"),
    "whisper": Shot(do=("whisper",), person=ISABELLA, tab="now"),
    "announce": Shot(do=("announce",)),
    "visitor": Shot(do=("visit",)),
    "create_person": Shot(do=("move_in",)),
    "calendar": Shot(do=("calendar",)),
    "digest": Shot(do=("digest",)),
    "plots": Shot(do=("plots",)),
    "search": Shot(do=("search",), words="party"),
    "alerts": Shot(do=("alerts",)),
    "saves": Shot(do=("saves",)),
    "compare": Shot(do=("compare",), clicks=("what if",)),
    "replay": Shot(do=("replay", *("mark_after",) * 12)),
    "help": Shot(do=("help",)),
    "settings": Shot(do=("settings",)),
    "tour": Shot(do=("tour",)),
    "about": Shot(do=("about",)),
    "minimap": Shot(zoom=2),
    "spectator": Shot(do=("spectate",)),
}


def played(saves: Path) -> None:
    """A town that has lived for a day and a half, as the command line plays it."""
    words = ("run", "--days", DAYS, "--seed", SEED, "--name", NAME, "--saves", str(saves))
    subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def settle(app: App, frames: int = 12) -> None:
    """Let frames pass, and wait for whatever slow was asked."""
    until = time.monotonic() + _PATIENCE
    for _ in range(frames):
        app.frame(0.05)
    while (app.screen.waits or app.past.replaying.busy) and time.monotonic() < until:
        time.sleep(0.01)
        app.frame(0.05)
    for _ in range(frames):
        app.frame(0.05)


def with_a_past(app: App) -> None:
    """A second branch, so that there is something to choose and to compare."""
    app.screen._want(Save("before the party"))
    settle(app)
    file = app.session.file
    assert file is not None
    standing = file.tree.using()[1]
    for name in ("what if nobody came", "the evening after"):
        app.screen._acts.ask(partial(BranchOff, name=name, checkpoint=standing), lambda reply: None)
        settle(app)
        app.paused = False
        app.speed = 3
        settle(app, 60)
        app.paused = True
        app.screen._want(Save(name))
        settle(app)


def click(app: App, words: str) -> None:
    """Click on the topmost words that begin so. Raises LookupError with all words if there are none."""
    shown = [one for _, layer in app.screen.words() for one in layer]
    found = next((one for one in reversed(shown) if one.text.startswith(words)), None)
    if found is None:
        raise LookupError(f"{words!r} is not on the screen: {[one.text for one in shown]}")
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        facts = {"pos": found.rect.center, "button": 1, "rel": (0, 0), "buttons": (0, 0, 0)}
        pygame.event.post(pygame.event.Event(kind, facts))
        app.frame(0.0)


def write(app: App, words: str) -> None:
    """Write letters into what has the focus."""
    for sign in words:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        app.frame(0.0)


def clear(app: App) -> None:
    """Close everything that is open."""
    screen = app.screen
    if app.past.replaying.on:
        screen.do("replay")
        settle(app)
    if screen.watching.spectator.on:
        screen.do("spectate")
    while screen.sheets.top is not None and not screen.curtain:
        screen.sheets.close()
    while screen.board.inspector.is_open or screen.board.log.is_open:
        screen.do("back")
    app.paused = True
    app._notices.clear()


def take(app: App, name: str, shot: Shot) -> None:
    """Get there, and keep a picture."""
    if not shot.title:
        clear(app)
        app.screen.look(shot.person, shot.tab or "now", shot.zoom)
        if not shot.person:
            app.screen.look_at("Hobbs Cafe:cafe")
    for action in shot.do:
        app.screen.do(action)
        settle(app)
    for words in shot.clicks:
        click(app, words)
        settle(app)
    write(app, shot.words)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 300), rel=(0, 0), buttons=(0, 0, 0)))
    settle(app, 24)
    app._notices.clear()
    app.frame(0.0)
    keep(app.screen.surface, OUT / f"{name}.png")


def keep(surface: pygame.Surface, path: Path) -> None:
    """Write a picture with as many colours as the size of its file allows."""
    picture = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    for colours in (256, 128, 64, 32, 16):
        out = io.BytesIO()
        picture.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() < LARGEST:
            break
    path.write_bytes(out.getvalue())
    print(f"{path.name}: {colours} colours, {out.tell() // 1000} KB", flush=True)


def shoot_title(player: title.Player, shots: dict[str, Shot]) -> None:
    """Pictures on the title screen, which is there anew for each."""
    for name, shot in shots.items():
        app = title._title(player, "")
        settle(app)
        take(app, name, shot)
        app.close()


def shoot_town(player: title.Player, shots: dict[str, Shot]) -> None:
    """Pictures of the town."""
    app = title._open(player, NAME)
    app.paused, app._tour = True, False
    settle(app)
    if shots.keys() & {"saves", "compare", "replay"}:
        with_a_past(app)
    for name, shot in shots.items():
        take(app, name, shot)
    app.close()


def main() -> None:
    """Take all of them, or those that are named."""
    wanted = sys.argv[1:] or list(SHOTS)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SMALLVILLE_DATA"] = folder
        saves = Path(folder) / "saves"
        played(saves)
        open_window((1280, 720))
        player = title.Player(saves, 0, Answering)
        shoot_title(player, {name: SHOTS[name] for name in wanted if SHOTS[name].title})
        shoot_town(player, {name: SHOTS[name] for name in wanted if not SHOTS[name].title})


if __name__ == "__main__":
    main()
