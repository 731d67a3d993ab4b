"""What these people are, what is logged and how to delete it, whose work this is."""

from collections.abc import Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.beginnings import Kept
from game.view.form import Line
from game.view.intents import ReadSettings, Reply
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet


class AboutSheet(Sheet):
    """Text alone."""

    title = strings.ABOUT_TITLE
    width = 640

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._places = ("", "")

    def opened(self) -> None:
        """Find out where things are kept."""
        self._acts.ask(ReadSettings, self._read)

    def lines(self) -> Sequence[Line]:
        """Sections with a heading each."""
        lines: list[Line] = []
        for heading, paragraphs in strings.ABOUT_SECTIONS:
            lines.append(Words(self.make.heading(heading)))
            for words in paragraphs:
                told = words.format(saves=self._places[0] or "saves", data=self._places[1] or "the data folder")
                lines.append(Words(self.make.text(told, gap=6)))
        return lines

    def feet(self) -> Sequence[Part]:
        """The guided look, and back."""
        return [Button(strings.BACK, self.close, "back")]

    def _read(self, reply: Reply) -> None:
        if isinstance(reply.result, Kept):
            self._places = (reply.result.saves, reply.result.folder)
            self._acts.renew()
