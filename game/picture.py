"""One frame of the real client, written to a file; no display is needed."""

import os
from pathlib import Path

from game.errors import InputError
from game.headless import find_person
from game.opening import open_session

_TABS = ("now", "plan", "memories", "reflections")
_WARM_UP = 30
"""Ticks that a town without a save lives before its picture is taken."""


def take_picture(
    out: Path,
    folder: Path,
    people: list[str],
    seed: str,
    saves: Path,
    load: str,
    size: tuple[int, int],
    person: str,
    tab: str,
    zoom: float,
    place: str = "",
) -> None:
    """Draw a saved town, or a new one after its first minutes, and write the picture."""
    if tab and tab not in _TABS:
        raise InputError(f"--tab: there is no tab {tab}, expected one of {', '.join(_TABS)}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import App, open_window

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
        app = App(session, folder, saves, load or session.world.town.title)
        app.paused = True
        app.frame(0.0)
        app.screen.look(wanted, _TABS.index(tab) if tab else 0, zoom)
        if place:
            app.screen.look_at_room(place)
        app.frame(0.5)
        _write(pygame.display.get_surface(), out)
    finally:
        session.close()
        pygame.quit()


def _write(surface: object, out: Path) -> None:
    import pygame

    try:
        pygame.image.save(surface, str(out))  # type: ignore[arg-type]
    except (pygame.error, OSError) as error:
        raise InputError(f"{out}: cannot be written ({error}); expected a file name such as town.png") from error
