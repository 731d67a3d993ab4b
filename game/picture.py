"""One frame of the real client, written to a file; no display is needed."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from game import config
from game.errors import InputError
from game.headless import find_person
from game.opening import open_session

_WARM_UP = 30
"""Ticks that a town without a save lives before its picture is taken."""
_PATIENCE = 5.0
"""Seconds for which a panel that asks something slow is waited for."""
_SHARPENING = 60
"""Frames in which the map, which is scaled a little in each, has become fine."""


def take_picture(
    out: Path,
    folder: Path | None,
    people: list[str],
    seed: str,
    saves: Path,
    load: str,
    size: tuple[int, int],
    person: str,
    tab: str,
    zoom: float,
    place: str = "",
    scale: float = 1.0,
    do: str = "",
) -> None:
    """Draw a saved town, or a new one after its first minutes, and write the picture.

    `do` are actions of the screen (view/actions.py) with commas between them, done first: `help`, `log`."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import App, open_window
    from game.view.actions import BY_ID
    from game.view.options import Options
    from game.view.panels.tabs import PERSON_TABS
    from game.view.snapshots import write_picture

    _known("--tab", tab, [page.name for page in PERSON_TABS])
    actions = [action.strip() for action in do.split(",") if action.strip()]
    for action in actions:
        _known("--do", action, list(BY_ID))

    session = open_session(folder, people, seed, saves, "", load, read_only=True)
    try:
        if not load:
            for _ in range(_WARM_UP):
                session.step()
        if place and place not in session.world.town.rooms:
            raise InputError(
                f"--place: there is no room {place}, expected one like {next(iter(session.world.town.rooms))}"
            )
        wanted = find_person(session.world, person).name if person else ""
        open_window(size)
        own = session.folder or config.town_folder(folder)
        app = App(session, own, saves, load or session.world.town.title, options=Options(scale=scale))
        app.paused = True
        app.frame(0.0)
        app.screen.look(wanted, tab, zoom)
        if place:
            app.screen.look_at(place)
        for action in actions:
            app.screen.do(action)
        app.frame(0.5)
        until = time.monotonic() + _PATIENCE
        while (app.screen.waits or app.past.replaying.busy) and time.monotonic() < until:
            time.sleep(0.01)
            app.frame(0.5)
        for _ in range(_SHARPENING):
            app.frame(0.0)
        write_picture(app.screen.surface, out)
    finally:
        session.close()
        pygame.quit()


def _known(flag: str, word: str, known: Sequence[str]) -> None:
    if word and word not in known:
        raise InputError(f"{flag}: there is no {word}, expected one of {', '.join(known)}")
