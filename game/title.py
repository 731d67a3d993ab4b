"""What the window plays, one after another: the title screen, a town, another town; each closed before the next."""

import gc
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from game import config
from game.answering import Answering, aloud, answering
from game.app import App, open_window
from game.backstage import flags_of
from game.errors import GameError, InputError
from game.opening import free_name, open_session
from game.saves.naming import town_files, wanted
from game.session import Session
from game.settings import SETTINGS_FILE, data_folder, load_settings, save_settings
from game.view import strings
from game.view.beginnings import NewTown
from game.view.intents import BeginTown, OpenTown, ShowTitle
from game.view.options import Options
from game.view.splash import draw_splash
from game.view.starting.title import TitleFacts, TitleSheet
from game.view.words import moment_words

Start = OpenTown | BeginTown | ShowTitle
_BLIND = (
    pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING,
    pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL,
)  # fmt: skip
"""What was done while a town woke up: it was meant for what stood there before, and is not kept."""


@dataclass(slots=True)
class Player:
    """What was said on the command line."""

    saves: Path
    speed: int
    answering: Callable[[], Answering]
    """Who answers by flags, environment and settings; asked anew for each town. Raises `InputError`."""
    folder: Path | None = None
    """The folder in which a saved town is played, where it is not its own."""


def play_town(player: Player, folder: Path | None, people: list[str], seed: str, load: str) -> None:
    """Open the window and play until it is closed: the saved town, a new one of `folder`, or first the title.

    Raises `InputError` for a saved town with other people or another seed.
    """
    if load and (people or seed):
        raise InputError("--load goes on with a town as it is: leave --people and --seed out")
    title = not load and folder is None
    player.folder = folder if load else None
    plan = NewTown(str(folder or ""), "", seed, tuple(people))
    first: Start = ShowTitle() if title else OpenTown(load) if load else BeginTown(plan)
    open_window()
    try:
        following = _play(player, first, "")
        while following is not None:
            following = _play_or_tell(player, following)
    finally:
        pygame.quit()


def kept_options() -> tuple[Options, Path]:
    """What the player has set about the interface, and the file that it is kept in. Raises `InputError`."""
    path = data_folder() / SETTINGS_FILE
    settings = load_settings(path)
    return Options(**settings.interface.model_dump(), keys=settings.keys), path


def _play_or_tell(player: Player, start: Start) -> Start | None:
    """Play it; what cannot be opened is told on the title screen."""
    try:
        return _play(player, start, "")
    except GameError as fault:
        return _play(player, ShowTitle(), str(fault))


def _play(player: Player, start: Start, fault: str) -> Start | None:
    """Play one of them; what the player wants after it, None to quit."""
    gc.unfreeze()
    match start:
        case ShowTitle():
            app = _title(player, fault)
        case OpenTown():
            app = _open(player, start.words)
        case BeginTown():
            app = _begin(player, start.plan)
    pygame.event.clear(_BLIND)
    app.run()
    return app.next


def _title(player: Player, fault: str) -> App:
    """The title screen over a town that lives by rules, and of which nothing is kept."""
    _splash("Smallville")
    options, settings = kept_options()
    session, facts = _preview(player.saves)
    folder = session.folder or config.town_folder(None)
    app = App(session, folder, player.saves, "", options=options, settings=settings)
    show_title(app, replace(facts, fault=fault))
    return app


def show_title(app: App, facts: TitleFacts) -> None:
    """Draw a curtain over the bars and put the title there."""
    app.screen.raise_title(app.session.world, lambda acts: TitleSheet(acts, facts))


def _preview(saves: Path) -> tuple[Session, TitleFacts]:
    """The town that was played last, opened to be looked at; a new one if there is none that opens."""
    latest = sorted(town_files(saves), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in latest[:3]:
        try:
            session = open_session(None, [], "", saves, "", path.stem, read_only=True)
        except GameError:
            continue
        now = session.world.clock.now
        return session, TitleFacts(path.stem, moment_words(now))
    return open_session(config.town_folder(None), [], "", saves, "", ""), TitleFacts()


def _open(player: Player, words: str) -> App:
    name = wanted(words).town
    _splash(name)
    who, fault = _who_answers(player)
    session = open_session(player.folder, [], "", player.saves, "", words, answering=who)
    if fault:
        session.notices.put(strings.SAVES_NO_MODEL.format(fault))
    return _app(player, session, name)


def _who_answers(player: Player) -> tuple[Answering, str]:
    """Who answers in a saved town, and why the rules do if no model can be asked: a town opens without one."""
    try:
        return player.answering(), ""
    except GameError as fault:
        return Answering(), str(fault)


def _begin(player: Player, plan: NewTown) -> App:
    """A new town; who answers in it is kept as a setting if it was chosen."""
    folder = Path(plan.folder) if plan.folder else config.town_folder(None)
    name = plan.name or free_name(player.saves, folder.name.replace("_", " ").title())
    _splash(name)
    if plan.minds is not None:
        save_settings(data_folder() / SETTINGS_FILE, flags_of(plan.minds))
    who = player.answering() if plan.minds is None else answering({}, strict=False)
    session = open_session(
        folder, list(plan.people), plan.seed, player.saves, name, "", answering=who,
        newcomers=plan.newcomers, in_mind=plan.in_mind,
    )  # fmt: skip
    return _app(player, session, name)


def _app(player: Player, session: Session, name: str) -> App:
    options, settings = kept_options()
    folder = session.folder or config.town_folder(None)
    return App(session, folder, player.saves, name, player.speed, options, settings, tour=not options.toured)


def tell_waiting(words: str) -> None:
    """Say on the first picture, and on the terminal, what a town that is being opened waits for."""
    aloud(words)
    if pygame.display.get_surface() is not None:
        _splash("Smallville", words)


def _splash(name: str, doing: str = "waking up ...") -> None:
    draw_splash(pygame.display.get_surface() or pygame.Surface((1, 1)), name, doing)
    pygame.display.flip()
