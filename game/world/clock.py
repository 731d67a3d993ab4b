"""Game time. The world counts ticks of ten game seconds; words and plans use dates."""

from dataclasses import dataclass
from datetime import datetime, timedelta

TICK_SECONDS = 10
MINUTE = 60 // TICK_SECONDS
"""Ticks in a game minute."""
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(slots=True)
class Clock:
    """The start of the story and the ticks that have passed since."""

    start: datetime
    tick: int = 0

    @property
    def now(self) -> datetime:
        """The present moment of the game."""
        return self.at(self.tick)

    def at(self, tick: int) -> datetime:
        """The date and time of a tick (ticks before the start are negative)."""
        return self.start + timedelta(seconds=tick * TICK_SECONDS)

    def tick_of(self, moment: datetime) -> int:
        """The tick at or just before a moment."""
        return int((moment - self.start).total_seconds() // TICK_SECONDS)


def time_words(moment: datetime) -> str:
    """A time of day as people say it: `5 pm`, `8:30 am`, `noon`, `midnight`."""
    if moment.minute == 0 and moment.hour in (0, 12):
        return "noon" if moment.hour else "midnight"
    hour = moment.hour % 12 or 12
    minutes = f":{moment.minute:02d}" if moment.minute else ""
    return f"{hour}{minutes} {'am' if moment.hour < 12 else 'pm'}"


def date_words(moment: datetime) -> str:
    """A date as people write it: `Monday 13 February`."""
    return f"{moment:%A} {moment.day} {moment:%B}"
