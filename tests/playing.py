"""Towns of a few people, played by the step: what the tests of the player's acts share."""

from collections.abc import Callable
from pathlib import Path

from game import config
from game.intervening import Interventions
from game.mind.interview import interview
from game.opening import open_session
from game.session import Session
from game.world.clock import DAY, HOUR, MINUTE
from game.world.commands import Act, SpeakTo
from game.world.people import Person
from game.world.thinking import card_of
from game.world.world import World

ISABELLA, JOHN = "Isabella Rodriguez", "John Lin"
REPORTER = "a reporter"


def session_of(*people: str, seed: str = "1") -> Session:
    return open_session(config.town_folder(None), list(people), seed, Path(), "", "")


def steps(session: Session, ticks: int) -> None:
    for _ in range(ticks):
        session.step()


def load_last(session: Session) -> bool:
    """Go back to the last checkpoint that the player made in this branch, or to where it begins, if there is one."""
    made = session.file.tree.last_made() if session.file is not None else None
    if made is not None:
        session.go_back(made)
    return made is not None


def undo(session: Session, player: Interventions) -> str:
    """Go back to before the last act that was not taken back yet; what the player is told."""
    found = player.before()
    if found is None:
        return player.nothing
    session.go_back(found.id)
    return player.undone(found)


def until(session: Session, found: Callable[[World], bool], most: int) -> int:
    """Steps until something is so; the number of ticks it took."""
    for passed in range(most):
        if found(session.world):
            return passed
        session.step()
    raise AssertionError(f"not so within {most} ticks")


def play(session: Session, *acts: Act) -> None:
    session.command(acts)
    session.step()


def say(session: Session, person: str, persona: str, *lines: str) -> None:
    for line in lines:
        session.command([SpeakTo(person, persona, line)])
        steps(session, 3)


def ask(session: Session, name: str, question: str) -> str:
    world, person = session.world, session.world.people[name]
    return interview(
        card_of(world, person), person.stream.view(), person.plan.chunks, world.tick, world.clock.start, question,
        session.mind, session.recall,
    )  # fmt: skip


def at(hour: int, minute: int = 0, day: int = 1) -> int:
    """Ticks from the start, at 6 am of the first day."""
    return (day - 1) * DAY + (hour - 6) * HOUR + minute * MINUTE


def texts(person: Person, word: str) -> list[str]:
    return [m.text for m in person.stream.rows if word in m.text]
