"""Charts drawn with pygame: lines with a band around them, and bars with the ends of their intervals.

Nothing here knows what is plotted; reports write the pictures to files, the window may show them. No display is
needed. Shapes are drawn at twice the size and brought down, words are written at their own.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.view.emoji import Emoji
from game.view.look import (
    AMBER,
    CREAM,
    DUST,
    EARTH,
    FADED,
    FOREST,
    LARGE,
    NIGHT,
    RED,
    SKY,
    SMALL,
    TAN,
    WINE,
    Colour,
    Scale,
)
from game.view.text import Style, Writer, wrapped

COLOURS: tuple[Colour, ...] = (SKY, RED, FOREST, AMBER, WINE, EARTH, TAN, NIGHT)
"""One a series, in this order; after the last the first again."""
_FINE = 2
_TITLE: Style = (LARGE, True, NIGHT)
_WORDS: Style = (SMALL, False, FADED)
_NUMBERS: Style = (SMALL, False, NIGHT)
_GRID: Colour = (232, 218, 190)
_MARKED, _MARKS = 14, 8
"""Points that are all marked, and about how many of more are."""
_BAND = 56
"""Opacity of a band, of 255."""


@dataclass(frozen=True, slots=True)
class Line:
    """One series of a line chart: points from left to right, and around each the range it stands for, if any."""

    name: str
    points: tuple[tuple[float, float], ...]
    band: tuple[tuple[float, float], ...] = ()
    """Lowest and highest value at each point."""


@dataclass(frozen=True, slots=True)
class Bars:
    """One series of a bar chart: a value a group, and the ends of its interval, if any."""

    name: str
    values: tuple[float, ...]
    ends: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class LineChart:
    """Values over something that grows. `marks` are names for places on the x axis; without them it has numbers."""

    title: str
    lines: tuple[Line, ...]
    across: str = ""
    """What the x axis is."""
    up: str = ""
    """What the y axis is."""
    marks: tuple[tuple[float, str], ...] = ()
    top: float = 0.0
    """The y axis reaches at least this high."""


@dataclass(frozen=True, slots=True)
class BarChart:
    """Groups of bars side by side, one bar of each series in each group."""

    title: str
    groups: tuple[str, ...]
    bars: tuple[Bars, ...]
    up: str = ""
    top: float = 0.0


@dataclass(slots=True)
class _Paper:
    """The sheet a chart is drawn on: where its field lies, and what the y axis spans."""

    size: tuple[int, int]
    scale: Scale
    steps: list[float]
    writer: Writer = field(init=False)
    area: pygame.Rect = field(init=False)
    """Where the values are drawn."""
    sheet: pygame.Rect = field(init=False)
    fine: pygame.Surface = field(init=False)
    words: list[tuple[pygame.Surface, tuple[int, int]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        pygame.font.init()
        self.writer = Writer(self.scale, Emoji())
        self.area = self.sheet = pygame.Rect(0, 0, *self.size)
        self.fine = pygame.Surface((self.size[0] * _FINE, self.size[1] * _FINE), pygame.SRCALPHA)

    def y(self, value: float) -> float:
        """Height of a value on the sheet."""
        low, high = self.steps[0], self.steps[-1]
        return self.area.bottom - (value - low) / (high - low) * self.area.height

    def write(self, text: str, style: Style, x: float, y: float, anchor: str = "topleft") -> None:
        """Put a line of words on the sheet by one of its corners or middles, never over the sheet's edge."""
        picture = self.writer.line(text, style)
        box = picture.get_rect(**{anchor: (round(x), round(y))}).clamp(self.sheet)
        self.words.append((picture, box.topleft))

    def line(self, colour: Colour, since: tuple[float, float], until: tuple[float, float], width: float = 1) -> None:
        """A straight line."""
        ends = [(x * _FINE, y * _FINE) for x, y in (since, until)]
        pygame.draw.line(self.fine, colour, ends[0], ends[1], max(1, round(self.scale(width) * _FINE)))

    def finished(self) -> pygame.Surface:
        """The sheet with its words."""
        sheet = pygame.Surface(self.size)
        sheet.fill(CREAM)
        shapes = pygame.transform.smoothscale(self.fine.premul_alpha(), self.size)
        for picture, place in ((shapes, (0, 0)), *self.words):
            sheet.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return sheet


def line_chart(chart: LineChart, size: tuple[int, int] = (960, 540), scale: Scale = Scale()) -> pygame.Surface:
    """A line chart as a picture."""
    values = [
        v for line in chart.lines for v in (*(y for _, y in line.points), *(e for ends in line.band for e in ends))
    ]
    paper = _sheet(chart.title, chart.up, [line.name for line in chart.lines], values, chart.top, size, scale)
    across = [x for line in chart.lines for x, _ in line.points] or [0.0, 1.0]
    marks = chart.marks or tuple((x, number(x)) for x in ticks(min(across), max(across)))
    low, high = min(*across, marks[0][0]), max(*across, marks[-1][0])
    left, wide = paper.area.left, paper.area.width

    def x_of(value: float) -> float:
        return left + (value - low) / (high - low or 1) * wide

    _under(paper, [(x_of(x), words) for x, words in marks], chart.across, wide // len(marks))
    for index, line in reversed(tuple(enumerate(chart.lines))):  # the first lies on top
        _draw_line(paper, line, index, x_of)
    return paper.finished()


def bar_chart(chart: BarChart, size: tuple[int, int] = (960, 540), scale: Scale = Scale()) -> pygame.Surface:
    """A bar chart as a picture; bars say their values if there is room for all."""
    values = [v for bars in chart.bars for v in (*bars.values, *(end for ends in bars.ends for end in ends))]
    paper = _sheet(chart.title, chart.up, [bars.name for bars in chart.bars], [0.0, *values], chart.top, size, scale)
    wide = paper.area.width / max(1, len(chart.groups))
    middles = [paper.area.left + (place + 0.5) * wide for place in range(len(chart.groups))]
    _under(paper, list(zip(middles, chart.groups, strict=True)), "", round(wide * 0.94))
    thick = min(wide * 0.8 / max(1, len(chart.bars)), scale(72))
    roomy = all(paper.writer.type(SMALL).width(number(v)) <= 1.1 * thick for bars in chart.bars for v in bars.values)
    for index, bars in enumerate(chart.bars):
        shift = (index - len(chart.bars) / 2) * thick
        for place, value in enumerate(bars.values):
            ends = bars.ends[place] if bars.ends else (value, value)
            _draw_bar(paper, middles[place] + shift, thick, value, ends, COLOURS[index % len(COLOURS)])
            if roomy:
                height = paper.y(max(value, ends[1])) - scale(2)
                paper.write(number(value), _WORDS, middles[place] + shift + thick / 2, height, "midbottom")
    return paper.finished()


def save(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as PNG. Raises OSError."""
    try:
        pygame.image.save(picture, str(path))
    except pygame.error as error:
        raise OSError(str(error)) from error


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers that span from `low` or below it to `high` or above it, at most so many and one more."""
    if high <= low:
        high = low + 1
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(place * step, 10) for place in range(first, last + 1)]


def number(value: float) -> str:
    """A number as an axis says it: three digits that count, no zeros behind the point."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _sheet(
    title: str,
    up: str,
    names: Sequence[str],
    values: Sequence[float],
    top: float,
    size: tuple[int, int],
    scale: Scale,
) -> _Paper:
    """A sheet with title, legend, y axis and grid."""
    steps = ticks(min(0.0, *values), max(top, *values)) if values else [0.0, 1.0]
    paper = _Paper(size, scale, steps)
    edge = scale(16)
    paper.write(title, _TITLE, edge, scale(12))
    below = _legend(paper, names, edge, scale(40)) if len(names) > 1 else scale(40)
    paper.write(up, _WORDS, edge, below)
    widest = max(paper.writer.type(SMALL).width(number(step)) for step in steps)
    left, above = edge + widest + scale(8), below + scale(34)
    paper.area = pygame.Rect(left, above, size[0] - left - edge, size[1] - above - scale(64))
    for step in steps:
        height = paper.y(step)
        paper.line(DUST if step == 0 else _GRID, (left, height), (paper.area.right, height))
        paper.write(number(step), _NUMBERS, left - scale(8), height, "midright")
    return paper


def _legend(paper: _Paper, names: Sequence[str], left: int, top: int) -> int:
    """The names of the series with their colours, in as many rows as they need; where the next thing may begin."""
    gap, square, row = paper.scale(20), paper.scale(10), paper.scale(20)
    x, y = left, top
    for index, name in enumerate(names):
        width = square + paper.scale(6) + paper.writer.type(SMALL).width(name)
        if x > left and x + width > paper.size[0] - left:
            x, y = left, y + row
        middle = (x + square / 2) * _FINE, (y + paper.scale(3) + square / 2) * _FINE
        _mark(paper, index, middle, square / 2 * _FINE)
        paper.write(name, _NUMBERS, x + square + paper.scale(6), y)
        x += width + gap
    return y + row + paper.scale(6)


def _under(paper: _Paper, marks: Sequence[tuple[float, str]], across: str, width: int) -> None:
    """What stands under the x axis: a mark and its words, wrapped to a width."""
    top, kind = paper.area.bottom + paper.scale(6), paper.writer.type(SMALL)
    for x, words in marks:
        paper.line(DUST, (x, paper.area.bottom), (x, paper.area.bottom + paper.scale(4)))
        for place, line in enumerate(wrapped(words, kind, width)[:3]):
            paper.write(line, _NUMBERS, x, top + place * kind.line_height, "midtop")
    paper.write(across, _WORDS, paper.area.right, paper.size[1] - paper.scale(10), "bottomright")


def _draw_line(paper: _Paper, line: Line, index: int, x_of: Callable[[float], float]) -> None:
    colour = COLOURS[index % len(COLOURS)]
    places = [(x_of(x) * _FINE, paper.y(y) * _FINE) for x, y in line.points]
    if line.band:
        highs = [(x, paper.y(high) * _FINE) for (x, _), (_, high) in zip(places, line.band, strict=True)]
        lows = [(x, paper.y(low) * _FINE) for (x, _), (low, _) in zip(places, line.band, strict=True)]
        shade = pygame.Surface(paper.fine.get_size(), pygame.SRCALPHA)
        if len(places) > 1:
            pygame.draw.polygon(shade, (*colour, _BAND), [*highs, *reversed(lows)])
        paper.fine.blit(shade, (0, 0))
    width = paper.scale(2) * _FINE
    if len(places) > 1:
        pygame.draw.lines(paper.fine, colour, False, places, width)
    step = 1 if len(places) <= _MARKED else len(places) // _MARKS
    for place in places[step // 2 :: step]:
        _mark(paper, index, place, 2 * width if step > 1 else width)


def _mark(paper: _Paper, index: int, place: tuple[float, float], reach: float) -> None:
    """A series' own shape, so that colour is not all that tells it from others."""
    (x, y), colour = place, COLOURS[index % len(COLOURS)]
    match index % 4:
        case 0:
            pygame.draw.circle(paper.fine, colour, place, reach)
        case 1:
            pygame.draw.rect(paper.fine, colour, (x - reach, y - reach, 2 * reach, 2 * reach))
        case 2:
            pygame.draw.polygon(paper.fine, colour, [(x, y - reach), (x + reach, y + reach), (x - reach, y + reach)])
        case _:
            pygame.draw.polygon(paper.fine, colour, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _draw_bar(paper: _Paper, x: float, thick: float, value: float, ends: tuple[float, float], colour: Colour) -> None:
    """One bar with its whisker, from `x` to the right."""
    base, top, gap = paper.y(0.0), paper.y(value), thick * 0.06
    box = pygame.Rect(0, 0, (thick - 2 * gap) * _FINE, abs(base - top) * _FINE)
    box.topleft = round((x + gap) * _FINE), round(min(base, top) * _FINE)
    pygame.draw.rect(paper.fine, colour, box)
    middle, high = x + thick / 2, paper.y(ends[1])
    if ends[0] < ends[1]:
        reach = min(thick * 0.2, paper.scale(6))
        paper.line(NIGHT, (middle, paper.y(ends[0])), (middle, high), 1)
        for height in (paper.y(ends[0]), high):
            paper.line(NIGHT, (middle - reach, height), (middle + reach, height), 1)
