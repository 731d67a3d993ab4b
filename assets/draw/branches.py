"""`assets/gallery/branches.png`, taken with the real client: `python -m assets.draw.branches`.

One town with seed 12 under rules, played three times from Monday 6 am to Tuesday 7 pm, without a model:

    main                              nobody interferes: Isabella gives her party at Hobbs Cafe, and guests come
    Isabella never plans the party    before anything else, her memories of the party are taken from her
    John runs against Sam             before anything else, John Lin remembers that he runs for mayor too

Above is the save screen with the three branches, below what the game finds different between the first two.
"""

import os
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from assets.draw.gallery import OUT, ROOT, SEED

if TYPE_CHECKING:
    import pygame

    from game.app import App
    from game.world.commands import Command
    from game.world.world import World

NAME, SIZE, PLACE = "Valentine", (1280, 800), "Hobbs Cafe:cafe"
STOPS = {(2, "17:45"): "quarter to six", (2, "19:05"): "after seven"}
"""Days and times at which the town is saved, with notes."""
_TO_NO_PARTY, _TO_MAIN = 5, 2
"""Rows down the tree: to the branch without a party at a quarter to six, and on to the end of the first branch."""
NO_PARTY, RIVAL = "Isabella never plans the party", "John runs against Sam"


def main() -> None:
    """Play, save and draw; about two minutes."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app import open_window

    open_window(SIZE)
    with tempfile.TemporaryDirectory() as saves:
        above, below = _pictures(Path(saves))
    both = pygame.Surface((SIZE[0], 2 * SIZE[1] + 8))
    both.blit(above, (0, 0))
    both.blit(below, (0, SIZE[1] + 8))
    pygame.image.save(both, str(OUT / "branches.png"))


def _pictures(saves: Path) -> Sequence["pygame.Surface"]:
    from game.app import App
    from game.opening import open_session

    town = ROOT / "maps" / "smallville"
    session = open_session(town, [], SEED, saves, NAME, "")
    app = App(session, town, saves, NAME)
    app.paused = True
    app.frame(0.0)
    app.screen.look_at(PLACE)
    _play(app, "the party")
    _branch(app, NO_PARTY, _forget_the_party)
    _play(app, "no party")
    _branch(app, RIVAL, _run_for_mayor)
    _play(app, "two want to be mayor")
    return _save_screen(app), _comparison(app)


def _play(app: "App", note: str) -> None:
    """To the end, with a save at each stop."""
    session = app.session
    for (day, words), told in STOPS.items():
        hour, minute = words.split(":")
        start = session.world.clock.start.replace(hour=0)
        moment = start + timedelta(days=day - 1, hours=int(hour), minutes=int(minute))
        while session.world.clock.now < moment:
            session.step()
        _draw(app)
        session.save("manual", f"{told}: {note}", app.screen.thumbnail())


def _draw(app: "App") -> None:
    """A picture of the present; a whole frame would save the town by itself too."""
    from game.view.seen import Status

    app.screen.draw(app.session.world, 0.0, Status(town=NAME, paused=True, mind="rules"))


def _branch(app: "App", name: str, act: "Callable[[World], list[Command]]") -> None:
    """Back to the beginning, and from there on in a branch of its own, in which something is done first."""
    file = app.session.file
    assert file is not None
    app.session.go_back(1, file.tree.branch(1, name).id)
    _draw(app)
    app.past.interventions.do(act(app.session.world), app.screen.thumbnail())


def _forget_the_party(world: "World") -> "list[Command]":
    from game.world.commands import HideMemory

    isabella = world.people["Isabella Rodriguez"]
    return [HideMemory(isabella.name, memory.ordinal) for memory in isabella.stream.rows if "party" in memory.text]


def _run_for_mayor(world: "World") -> "list[Command]":
    from game.world.commands import AddMemory

    said = ("John Lin is running for mayor in the coming local election, against Sam Moore",
            "John Lin tells everyone he serves that he is running for mayor and asks for their vote")  # fmt: skip
    return [AddMemory("John Lin", text, 10) for text in said]


def _save_screen(app: "App") -> "pygame.Surface":
    """With the branch without a party chosen, at the time of the party."""
    app.screen.do("saves")
    _wait(app)
    _go_down(app, _TO_NO_PARTY)
    _wait(app)
    return app.screen.surface.copy()


def _go_down(app: "App", rows: int) -> None:
    import pygame

    for _ in range(rows):
        down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0)
        app.screen.handle(down, app.session.world)


def _comparison(app: "App") -> "pygame.Surface":
    """Of the first branch with that one, at their ends."""
    _go_down(app, _TO_MAIN)
    for key in ("compare", "option 2"):
        sheet = app.screen.sheets.top
        assert sheet is not None
        lines = [line if isinstance(line, Sequence) else [line] for line in sheet.lines()]
        next(part for line in (*lines, sheet.feet()) for part in line if part.key == key).press((0, 0))
    _wait(app)
    picture = app.screen.surface.copy()
    app.close()
    return picture


def _wait(app: "App") -> None:
    """Until all that was asked is answered, and shown."""
    app.frame(0.5)
    while app.screen.waits:
        time.sleep(0.01)
        app.frame(0.0)
    for _ in range(2):
        app.screen.update(0.3)
        app.frame(0.3)


if __name__ == "__main__":
    main()
