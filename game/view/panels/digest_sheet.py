"""What happened in the town on a day, to be read, and kept as Markdown."""

from collections.abc import Hashable, Sequence
from datetime import date, timedelta
from functools import partial

from game.view import look, strings
from game.view.acts import Acts
from game.view.form import Line
from game.view.intents import KeepText, ReadDay, Reply
from game.view.panels.rows import NOTE, Block
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet

_TEXT = (look.BODY, False, look.PLUM)
_HEAD = (look.LARGE, True, look.MAROON)


class DigestSheet(Sheet):
    """One day at a time; all days of the story can be turned to."""

    title, width, height, modal = strings.DIGEST_TITLE, 620, 560, False

    def __init__(self, acts: Acts, day: date | None = None) -> None:
        """`day` is the day to be read; None for the latest that is over, or today if none is."""
        self._acts, self._day = acts, day
        self._texts: dict[tuple[date, int], str] = {}
        """What was read, by day and by the hour at which it was."""
        self._asked: tuple[object, ...] = ()

    @property
    def day(self) -> date:
        """The day that is shown."""
        now, start = self.world.clock.now.date(), self.world.clock.start.date()
        return max(start, min(now, self._day if self._day is not None else now - timedelta(days=1)))

    def signature(self) -> Hashable:
        """Today changes with the hour."""
        return self.day, self._stamp()

    def lines(self) -> Sequence[Line]:
        """The text in paragraphs."""
        text = self._texts.get((self.day, self._stamp()))
        if text is None:
            self._read()
            return [Words(self.make.text(strings.DIGEST_WAITS, NOTE))]
        lines: list[Line] = []
        if self.day == self.world.clock.now.date():
            lines.append(Words(self.make.text(strings.DIGEST_SO_FAR, NOTE)))
        return [*lines, *(Words(self._paragraph(part)) for part in text.strip().split("\n\n"))]

    def feet(self) -> Sequence[Part]:
        """To other days, and keep it."""
        clock, found = self.world.clock, []
        if self.day > clock.start.date():
            found.append(Button(strings.DIGEST_BEFORE, partial(self._turn, -1), "before"))
        if self.day < clock.now.date():
            found.append(Button(strings.DIGEST_AFTER, partial(self._turn, 1), "after"))
        text = self._texts.get((self.day, self._stamp()))
        if text is not None:
            found.append(Button(strings.DIGEST_KEEP, partial(self._keep, self.day, text), "keep"))
        return found or [Button(strings.CLOSE_PLAIN, self.close)]

    def _paragraph(self, part: str) -> Block:
        """A heading, something said, or prose."""
        if part.startswith("#"):
            return self.make.text(part.lstrip("# "), _HEAD, gap=6)
        if part.startswith("> "):
            return self.make.text(part[2:], _TEXT, indent=20, gap=10, emoji="💬")
        return self.make.text(part, _TEXT, gap=10)

    def _stamp(self) -> int:
        """What a text of that day depends on besides the day: the hour, as long as it is not over."""
        now = self.world.clock.now
        return now.hour if self.day == now.date() else -1

    def _turn(self, days: int) -> None:
        self._day = self.day + timedelta(days=days)

    def _read(self) -> None:
        key = self.day, self._stamp()
        if self._asked == (*key, id(self.world)):
            return
        self._asked = *key, id(self.world)
        self._acts.ask(lambda number: ReadDay(number, key[0]), partial(self._take, key))

    def _take(self, key: tuple[date, int], reply: Reply) -> None:
        text = reply.result if isinstance(reply.result, str) else strings.DIGEST_NONE.format(reply.fault)
        self._texts[key] = text
        self._acts.renew()

    def _keep(self, day: date, text: str) -> None:
        self._acts.want(KeepText(f"{self.status.town}, {day:%d %B}", text))
