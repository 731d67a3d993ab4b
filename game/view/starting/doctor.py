"""The doctor: what a model server can do, found out line by line, and stopped at any time."""

from collections.abc import Hashable, Sequence

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import Examination, Minds
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.intents import Chore, Examine, Reply, StopAsking
from game.view.panels.rows import NOTE
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet

_REMEDY = (look.BODY, False, look.WINE)
_MARKS = {True: "✅", False: "❌", None: "💡"}


class DoctorSheet(Sheet):
    """Shows the findings as they come; closing it stops the examination."""

    title = strings.DOCTOR_TITLE
    width = 640

    def __init__(self, acts: Acts, minds: Minds) -> None:
        self._acts, self._minds = acts, minds
        self._examination = Examination([])
        self._number = 0
        self._said = ""

    def opened(self) -> None:
        """Begin."""
        self._begin()

    def closed(self) -> None:
        """Nobody waits for it any more."""
        self._stop()

    def signature(self) -> Hashable:
        """How far it has come."""
        return len(self._examination.found), self._number, self._said

    def lines(self) -> Sequence[Line]:
        """One finding after another, with its remedy."""
        where = self._minds.address or strings.DOCTOR_LOCAL
        lines: list[Line] = [Words(self.make.text(strings.DOCTOR_WHERE.format(where), NOTE, gap=8))]
        for found in list(self._examination.found):
            words = strings.DOCTOR_LINE.format(about=found.about, said=found.said)
            lines.append(Words(self.make.text(words, indent=26, emoji=_MARKS[found.good])))
            if found.remedy:
                lines.append(Words(self.make.text(found.remedy, _REMEDY, indent=26)))
        lines.append(Words(self.make.text(self._said or strings.DOCTOR_GOES, NOTE, gap=0)))
        return lines

    def feet(self) -> Sequence[Part]:
        """Stop, or once more."""
        again = Button(strings.DOCTOR_AGAIN, self._again, "again")
        stop = Button(strings.DOCTOR_STOP, self._break_off, "stop")
        return [stop if self._number else again, Button(strings.BACK, self.close, "back", skin=PAPER)]

    def _begin(self) -> None:
        self._examination, self._said = Examination([]), ""
        self._acts.ask(self._question, self._over)

    def _question(self, number: int) -> Chore:
        self._number = number
        return Examine(number, self._minds, self._examination)

    def _over(self, reply: Reply) -> None:
        if reply.number == self._number:
            self._number = 0
            self._said = reply.fault or (strings.DOCTOR_WELL if reply.result else strings.DOCTOR_UNWELL)
            self._acts.renew()

    def _again(self) -> None:
        if not self._number:
            self._begin()

    def _break_off(self) -> None:
        self._stop()
        self._said = strings.DOCTOR_STOPPED

    def _stop(self) -> None:
        if self._number:
            self._acts.want(StopAsking(self._number))
            self._number = 0
