"""How saves are told: spans of game time, counts, what a checkpoint is called."""

from datetime import datetime

from game.view import strings
from game.view.saves.history import History, Point
from game.view.words import clean, time_of_day
from game.world.clock import DAY, HOUR, MINUTE, date_words


def counted(number: int, words: tuple[str, str, str]) -> str:
    """`no talks`, `1 talk`, `1,200 talks`."""
    return words[min(2, max(0, number))].format(number)


def memories(number: int) -> str:
    """`12 memories`."""
    return counted(number, strings.SAVES_MEMORIES)


def talks(number: int) -> str:
    """`2 talks`."""
    return counted(number, strings.SAVES_TALKS)


def both(grown: tuple[int, int]) -> str:
    """`12 memories and 2 talks`, without what there is none of; empty if there is neither."""
    return " and ".join(said(number) for number, said in zip(grown, (memories, talks), strict=True) if number)


def span(ticks: int) -> str:
    """A stretch of game time: `1 day 3 hours`, `20 minutes`."""
    parts = [("day", ticks // DAY), ("hour", ticks % DAY // HOUR), ("minute", ticks % HOUR // MINUTE)]
    found = [counted(number, strings.SPANS[unit]) for unit, number in parts if number]
    return " ".join(found[:2]) or strings.SPANS["minute"][2].format(0)


def moment(when: datetime) -> str:
    """`Tuesday 14 February, 10:12 am`."""
    return strings.SAVES_POINT.format(date_words(when), time_of_day(when))


def short_moment(when: datetime) -> str:
    """`Tue 14 Feb, 10:12 am`."""
    return strings.SAVES_POINT.format(f"{when:%a} {when.day} {when:%b}", time_of_day(when))


def kind(point: Point) -> str:
    """How a checkpoint came about."""
    return strings.SAVE_KINDS.get(point.kind, clean(point.kind, 40))


def title(point: Point) -> str:
    """What a checkpoint is called: its note, or else its time."""
    return quoted(clean(point.note, 60)) if point.note.strip() else short_moment(point.moment)


def quoted(text: str) -> str:
    """Words in quotes; quotes within them are single ones."""
    return f"“{text.replace('“', '‘').replace('”', '’')}”"


def unsaved(history: History) -> str:
    """How much of what is played is not saved."""
    if history.unsaved:
        return strings.SAVES_NO.format(span(history.unsaved))
    return strings.SAVES_ACTS if history.acts else strings.SAVES_ALL_SAVED
