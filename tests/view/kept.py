"""A town's past for the tests of the window: three branches, a comparison, a replay; and ways to their screens."""

import io
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pygame

from game.view.intents import Compare, Filing, ReadHistory, ReadPictures, Reply
from game.view.saves.compare_sheet import CompareSheet
from game.view.saves.history import Compared, Differs, History, Mark, Place, Point, Replayed, Twig
from game.world.clock import HOUR
from tests.view.pilot import Pilot

START = datetime(2023, 2, 13, 6, 0)


def point(number: int, branch: int, hours: float, kind: str = "auto", note: str = "", memories: int = 0) -> Point:
    tick = round(hours * HOUR)
    when = START + timedelta(hours=hours)
    return Point(number, branch, tick, when, kind, note, "2026-11-30 18:40", memories or 10 * number, number // 2)


POINTS = (
    point(1, 1, 0, "start"),
    point(2, 1, 1),
    point(3, 1, 2, "before", "before Ada Hill heard “Go and see Bo”"),
    point(4, 1, 4, "manual", "before the party"),
    point(5, 2, 5),
    point(6, 2, 6, "quit"),
    point(7, 1, 5, "quit"),
)
TWIGS = (Twig(1, "main", 0), Twig(2, "what if they had never met", 3), Twig(3, "not begun", 4))
HISTORY = History(TWIGS, POINTS, playing=1, standing=7, unsaved=HOUR // 2, exports="/home/ada/saves/exports")
SAID = (
    Differs(("Ada Hill",), START, "Ada Hill talked with Bo Reed at 10 am about the party", "they never did",
            "In main, Ada Hill talked with Bo Reed; in the other, they never did."),
    Differs(("Ada Hill", "Bo Reed"), START, "less close (5, friends)", "Ada Hill is closer to Bo Reed (7, close)",
            "In the other, Ada Hill is closer."),
)  # fmt: skip
COMPARED = Compared(
    ("main", "what if they had never met"), START, START + timedelta(hours=5),
    (("Who talked with whom", SAID[:1]), ("How close people are", SAID[1:])), 3, False,
)  # fmt: skip
MARKS = (
    Mark(HOUR, "talk", ("Ada Hill", "Bo Reed"), "the party"),
    Mark(2 * HOUR, "reflection", ("Cy Reed",), "Sleep is the better half of the day"),
    Mark(3 * HOUR, "player", ("Ada Hill",), "whispered to Ada Hill"),
)
REPLAYED = Replayed("main", 0, 4 * HOUR, HOUR + 6, START, MARKS, ((0, 2 * HOUR), (3 * HOUR, 4 * HOUR)))


def picture() -> bytes:
    """A green thumbnail."""
    surface, out = pygame.Surface((320, 180)), io.BytesIO()
    surface.fill((80, 140, 60))
    pygame.image.save(surface, out, "thumbnail.png")
    return out.getvalue()


def answer(pilot: Pilot, history: History = HISTORY, fault: str = "") -> list[Filing]:
    """Answer what was asked of the archive; the questions."""
    asked = [i for i in (*pilot.intents, *pilot.screen.wanted()) if isinstance(i, Filing)]
    pilot.intents = [i for i in pilot.intents if not isinstance(i, Filing)]
    for question in asked:
        pilot.screen.receive(reply_to(question, history, fault))
    pilot.wait(0.3)
    return asked


def reply_to(question: Filing, history: History, fault: str) -> Reply:
    match question:
        case ReadPictures():
            return Reply(question.number, dict.fromkeys(question.checkpoints, picture()))
        case Compare():
            return Reply(question.number, COMPARED)
        case ReadHistory():
            return Reply(question.number, history)
    return Reply(question.number, None if fault else history, fault)


def open_saves(pilot: Pilot, history: History = HISTORY) -> None:
    pilot.screen.do("saves")
    answer(pilot, history)
    answer(pilot, history)


def _at(words: str, then: str = "") -> Callable[[Pilot], None]:
    def way(pilot: Pilot) -> None:
        open_saves(pilot)
        pilot.click(words)
        if then:
            pilot.click(then)
        answer(pilot)

    return way


def way_to_comparison(pilot: Pilot) -> None:
    pilot.screen.open(CompareSheet(pilot.screen._acts, Place("main", branch=1), Place("other", branch=2)))
    answer(pilot)


def way_to_replay(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, replay=REPLAYED)
    pilot.wait(0.5)


def way_to_replay_with_a_page(pilot: Pilot) -> None:
    way_to_replay(pilot)
    pilot.screen.select("Ada Hill")


KEPT: dict[str, Callable[[Pilot], None]] = {
    "saves": open_saves,
    "saves, a checkpoint": _at("Mon 13 Feb, 10:00 am, saved by you"),
    "saves, an empty branch": _at("Nothing was played in it yet."),
    "saves, deleting": _at("Mon 13 Feb, 12:00 pm", "Delete"),
    "saves, a new branch": _at("Mon 13 Feb, 12:00 pm", "Branch"),
    "saves, renaming": _at("Mon 13 Feb, 12:00 pm", "Rename"),
    "saves, a note": _at("Mon 13 Feb, 12:00 pm", "Note"),
    "saves, exporting": _at("Mon 13 Feb, 12:00 pm", "Export"),
    "saves, comparing with": _at("Mon 13 Feb, 12:00 pm", "Compare"),
    "saving with a note": lambda pilot: pilot.screen.do("save_note"),
    "comparing": way_to_comparison,
    "a replay": way_to_replay,
    "a replay with a page": way_to_replay_with_a_page,
}
"""How to get to each screen of the past."""
