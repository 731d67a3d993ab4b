"""The calendar: events and promises by day, with who said that they would come and who came."""

from collections.abc import Hashable, Sequence
from datetime import datetime, time
from functools import partial
from itertools import groupby

from game.view import strings
from game.view.acts import Acts
from game.view.calendar import Appointment, Calendar
from game.view.form import Line
from game.view.panels.pick import Pick
from game.view.panels.rows import STRONG
from game.view.parts import Button, Option, Part, Words
from game.view.sheets import Sheet
from game.view.words import clean, first_capital, time_of_day
from game.world.clock import MINUTE, date_words
from game.world.world import describe_place

_MOST = 14
"""Appointments that are shown: those around now."""


class CalendarSheet(Sheet):
    """All days under each other, the latest first that is not yet over."""

    title, width, modal = strings.CALENDAR_TITLE, 540, False

    def __init__(self, acts: Acts, calendar: Calendar) -> None:
        self._acts, self._calendar = acts, calendar
        self._found: list[Appointment] = []

    def signature(self) -> Hashable:
        """What is known, and which of it is over."""
        self._found = self._calendar.appointments(self.world)
        return tuple(self._found), self.world.clock.tick // (5 * MINUTE)

    def lines(self) -> Sequence[Line]:
        """What is ahead first, the next at the top; then what has been, the latest at the top."""
        now, clock = self.world.clock.tick, self.world.clock
        ahead = [a for a in self._found if a.until > now]
        past = [a for a in reversed(self._found) if a.until <= now]
        lines: list[Line] = []
        for day, group in groupby((ahead + past)[:_MOST], key=lambda a: clock.at(a.start).date()):
            words = date_words(datetime.combine(day, time()))
            title = strings.TODAY.format(words) if day == clock.now.date() else words
            lines.append(Words(self.make.heading(title)))
            for what in group:
                lines += self._of(what, len(lines))
        return lines or [Words(self.make.text(strings.CALENDAR_EMPTY))]

    def feet(self) -> Sequence[Part]:
        """Nothing but close."""
        return [Button(strings.CLOSE_PLAIN, self.close)]

    def _of(self, what: Appointment, key: int) -> list[Line]:
        """One of them: when and what, where, whose, who said yes, who came."""
        make, clock, town = self.make, self.world.clock, self.world.town
        since, until = (time_of_day(clock.at(tick)) for tick in (what.start, what.until))
        over, begun = what.until <= clock.tick, what.start <= clock.tick
        state = strings.CALENDAR_PAST if over else strings.CALENDAR_NOW if begun else strings.CALENDAR_AHEAD
        when = strings.CALENDAR_TIME.format(since=since, until=until)
        head = f"{when} ({state}): {first_capital(clean(what.words, 200))}"
        lines: list[Line] = [Words(make.text(head, STRONG))]
        if what.place in town.rooms:
            where = make.pair(strings.CALENDAR_WHERE, describe_place(what.place), partial(self._go, what.place))
            lines.append(Words(where, f"{key} where"))
        elif what.place:
            lines.append(Words(make.pair(strings.CALENDAR_WHERE, clean(what.place, 80))))
        lines += self._people(strings.CALENDAR_HOST, [what.host], f"{key} host")
        lines += self._people(strings.CALENDAR_SAID, what.said, f"{key} said", strings.CALENDAR_NOBODY)
        if begun:
            lines += self._people(strings.CALENDAR_CAME, what.came, f"{key} came", strings.CALENDAR_NOBODY_CAME)
        return [*lines, Words(make.space(6))]

    def _people(self, label: str, names: Sequence[str], key: str, nobody: str = "") -> list[Line]:
        """Names; one is a link, several are buttons to each."""
        make = self.make
        if not names:
            return [Words(make.pair(label, nobody))]
        if len(names) == 1:
            act = partial(self._go, names[0]) if names[0] in self.world.people else None
            return [Words(make.pair(label, clean(names[0], 60), act), key)]
        firsts = ", ".join(clean(name.split(" ")[0], 30) for name in names)
        return [Words(make.pair(f"{label} ({len(names)})", firsts, partial(self._pick, label, tuple(names))), key)]

    def _pick(self, label: str, names: tuple[str, ...]) -> None:
        """Which of several?"""
        self._acts.open(Pick(label, [Option(name, name) for name in names], "", self._go))

    def _go(self, name: str) -> None:
        self.close()
        self._acts.choose(name)
