"""Plots: who knows what over time, the network, sums toward a reflection, questions and cost by hour."""

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

import pygame

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.intents import ReadPlots, Reply
from game.view.panels.pick import Pick
from game.view.panels.rows import NOTE, Block
from game.view.parts import Button, Choice, Option, Part, Words
from game.view.plots import BarChart, LineChart, bar_chart, line_chart
from game.view.sheets import Sheet
from game.view.words import clean

Chart = LineChart | BarChart
_HEIGHT = 300
"""Of a chart at 100 %."""


class PlotsSheet(Sheet):
    """One chart at a time."""

    title, width, modal, first = strings.PLOTS_TITLE, 720, False, "which"

    def __init__(self, acts: Acts, person: str = "") -> None:
        self._acts, self._person = acts, person
        self._which = "knowledge"
        self._charts: Mapping[str, Chart] | None = None
        self._fault = ""
        self._asked = False
        self._drawn: tuple[Chart, int, pygame.Surface] | None = None

    def signature(self) -> Hashable:
        """What was counted."""
        return id(self._charts), self._fault

    def lines(self) -> Sequence[Line]:
        """Which chart, and the chart."""
        if not self._asked:
            self._ask()
        known = [key for key in strings.PLOTS if self._charts is None or key in self._charts]
        options = [Option(key, strings.PLOTS[key]) for key in known]
        lines: list[Line] = [Choice("which", "", options, self._which, self._choose)]
        chart = (self._charts or {}).get(self._which)
        if self._fault:
            lines.append(Words(self.make.text(strings.PLOTS_NONE.format(clean(self._fault, 200)))))
        elif chart is None:
            lines.append(Words(self.make.text(strings.PLOTS_WAITS, NOTE)))
        else:
            lines.append(Words(Block(("chart", id(chart)), partial(self._draw, chart))))
        return lines

    def feet(self) -> Sequence[Part]:
        """Whose sums, and count again."""
        whose = strings.PLOTS_WHOSE.format(self._name().split(" ")[0])
        person = [Button(whose, self._pick, "whose")] if self._which == "importance" else []
        close = Button(strings.CLOSE_PLAIN, self.close, skin=PAPER)
        return [*person, Button(strings.PLOTS_RENEW, self._ask, "renew"), close]

    def _name(self) -> str:
        """Whose sums are plotted."""
        people = self.world.people
        return self._person if self._person in people else next(iter(people), "")

    def _choose(self, which: str) -> None:
        self._which = which

    def _pick(self) -> None:
        options = [Option(name, name) for name in self.world.people]
        self._acts.open(Pick(strings.PLOTS["importance"], options, self._name(), self._take_person))

    def _take_person(self, name: str) -> None:
        self._person = name
        self._ask()

    def _ask(self) -> None:
        """Have all counted, beside the frames."""
        self._asked, person = True, self._name()
        self._acts.ask(lambda number: ReadPlots(number, person), self._take)

    def _take(self, reply: Reply) -> None:
        if isinstance(reply.result, Mapping):
            self._charts, self._fault = reply.result, ""
        else:
            self._fault = reply.fault
        self._acts.renew()

    def _draw(self, chart: Chart, width: int) -> pygame.Surface:
        """The chart as a picture, drawn once for a width."""
        if self._drawn is None or self._drawn[:2] != (chart, width):
            scale = self.make.scale
            size = width, min(scale(_HEIGHT), width * 2 // 3)
            picture = line_chart(chart, size, scale) if isinstance(chart, LineChart) else bar_chart(chart, size, scale)
            self._drawn = chart, width, picture.convert()
        return self._drawn[2]
