"""`assets/gallery/branches.png`, taken with the real client: `python -m assets.draw.branches`.

One town with seed 12 under rules, played three times from Monday 6 am to Tuesday 7 pm, without a model:

    main                              nobody interferes: Isabella gives her party at Hobbs Cafe, and guests come
    Isabella never plans the party    before anything else, her memories of the party are taken from her
    John runs against Sam             before anything else, John Lin remembers that he runs for mayor too

Above is the save screen with the three branches, below what the game finds different between the first two.
"""

import os
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from assets.draw.gallery import OUT, ROOT, SEED

NAME, SIZE, PLACE = "Valentine", (1280, 800), "Hobbs Cafe:cafe"
STOPS = {(1, "12:30"): "", (2, "12:00"): "", (2, "17:45"): "quarter to six", (2, "19:05"): "after seven"}
"""Days and times at which the town is saved, with notes."""
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
    _play(app, "the party, and two who want to be mayor")
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
        app.frame(0.0)
        session.save("manual" if told else "auto", f"{told}: {note}" if told else "", app.screen.thumbnail())


def _branch(app: "App", name: str, act: "Callable[[World], list[Command]]") -> None:
    """Back to the beginning, and from there on in a branch of its own, in which something is done first."""
    file = app.session.file
    assert file is not None
    app.session.go_back(1, file.tree.branch(1, name).id)
    app.frame(0.0)
    app.interventions.do(act(app.session.world), app.screen.thumbnail())


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
    import pygame

    app.screen.do("saves")
    _wait(app)
    for _ in range(6):
        app.screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0), app.past.world)
    _wait(app)
    return app.screen.surface.copy()


def _comparison(app: "App") -> "pygame.Surface":
    from game.view.intents import LeaveReplay  # noqa: F401
    from game.view.saves.compare_sheet import CompareSheet
    from game.view.saves.history import Place

    app.screen.open(CompareSheet(app.screen.acts, Place("main", branch=1), Place(NO_PARTY, branch=2)))
    _wait(app)
    picture = app.screen.surface.copy()
    app.close()
    return picture


def _wait(app: "App") -> None:
    """Until all that was asked is answered, and shown."""
    import time

    app.frame(0.5)
    while app.screen.waits:
        time.sleep(0.01)
        app.frame(0.0)
    app.frame(0.5)
    app.frame(0.5)


if __name__ == "__main__":
    main()
