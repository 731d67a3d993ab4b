"""The tree of branches, drawn: a lane and a colour for each, a shape for each kind of checkpoint, newest at the top."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame

from game.view import look, strings
from game.view.panels.rows import NOTE, STRONG, Maker, compose
from game.view.parts import Part
from game.view.saves import words
from game.view.saves.history import Point
from game.view.saves.lanes import NEW, Lane, Lanes, Row
from game.view.saves.shapes import draw_shape
from game.view.saves.thumbs import Thumbs
from game.view.shown import put
from game.view.text import Style
from game.view.words import clean, first_capital

_ROW, _HEAD, _LANE, _THUMB, _BAR, _WHEEL = 46, 20, 20, (64, 36), 10, 92
"""Heights of a row and of a branch's name over it, widths, a step of the wheel; at 100 %."""
COLOURS = (look.MAROON, look.SKY, look.FOREST, look.AMBER, look.WINE, look.EARTH)


class TreeView:
    """What is chosen and how far the tree is scrolled; it outlives the parts that show it."""

    def __init__(self, lanes: Lanes, chosen: int = 0) -> None:
        self.lanes, self.chosen, self.top = lanes, chosen, 0
        self.reveal = True
        """Whether the chosen row has to come into sight."""

    @property
    def row(self) -> Row | None:
        """The chosen row."""
        return self.lanes.rows[self.chosen] if self.lanes.rows else None

    def choose(self, index: int) -> None:
        """Choose a row, the nearest there is."""
        self.chosen = max(0, min(index, len(self.lanes.rows) - 1))
        self.reveal = True


class TreePart(Part):
    """The tree in a window of so many pixels (at 100 %)."""

    focusable = dragged = True

    def __init__(
        self, view: TreeView, thumbs: Thumbs, width: int, height: int, acts: dict[int, Callable[[], None]]
    ) -> None:
        """`acts` are what some keys do to the chosen row."""
        super().__init__("tree")
        self._view, self._thumbs, self._width, self._height, self._acts = view, thumbs, width, height, acts
        self._tops: Sequence[int] = (0,)
        self._page = self._right = 0
        self._unit = 1

    def width(self, make: Maker) -> int:
        """As it was told."""
        return make.scale(self._width)

    # drawing -----------------------------------------------------------------------------------------
    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """What shows of the tree."""
        scale, view = make.scale, self._view
        out = compose(width, scale(self._height), [], look.CREAM)
        unit = scale(2)
        inner = pygame.Surface((width - 2 * unit, out.get_height() - 2 * unit)).convert()
        inner.fill(look.CREAM)
        heights = (scale(_ROW + _HEAD * (n in view.lanes.heads)) for n in range(len(view.lanes.rows)))
        self._tops = list(accumulate(heights, initial=0))
        self._page, self._unit, self._right = inner.get_height(), unit, inner.get_width()
        if self._tops[-1] > self._page:
            self._right -= scale(_BAR)
        self._settle()
        self._draw_rows(inner, make)
        self._draw_bar(inner, make)
        put(out, inner, (unit, unit))
        pygame.draw.rect(out, look.SKY if focused else look.TAN if pointed else look.CLAY, out.get_rect(), unit)
        return out

    def _settle(self) -> None:
        """Stop at both ends, and bring the chosen row into sight if it was just chosen."""
        view = self._view
        if view.reveal and view.lanes.rows:
            view.reveal = False
            view.top = min(self._tops[view.chosen], max(view.top, self._tops[view.chosen + 1] - self._page))
        view.top = max(0, min(view.top, self._tops[-1] - self._page))

    def _showing(self) -> range:
        last = bisect_right(self._tops, self._view.top + self._page - 1)
        return range(self._at(self._view.top), min(last, len(self._view.lanes.rows)))

    def _at(self, y: int) -> int:
        return max(0, bisect_right(self._tops, y) - 1)

    def _draw_rows(self, out: pygame.Surface, make: Maker) -> None:
        view = self._view
        points = [row.point.id for n in self._showing() if (row := view.lanes.rows[n]).point]
        self._thumbs.want(points)
        for number in self._showing():
            y = self._tops[number] - view.top
            if number == view.chosen:
                height = self._tops[number + 1] - self._tops[number]
                pygame.draw.rect(out, look.PALE, (0, y, self._right, height))
                pygame.draw.rect(out, look.AMBER, (0, y, self._right, height), make.scale(2))
        for branch, lane in view.lanes.lanes.items():
            self._draw_lane(out, make, branch, lane)
        for number in self._showing():
            self._draw_row(out, make, number)

    def _draw_lane(self, out: pygame.Surface, make: Maker, branch: int, lane: Lane) -> None:
        """From its latest row down to where it parted."""
        showing = self._showing()
        if lane.bottom < showing.start or lane.top >= showing.stop:
            return
        x, start, end = self._x(make, lane.number), self._middle(make, lane.top), self._middle(make, lane.bottom)
        colour, thick = _colour(lane), make.scale(4)
        if not lane.parent:
            pygame.draw.line(out, colour, (x, start), (x, end), thick)
            return
        bend = end - make.scale(_LANE)
        origin = self._x(make, self._view.lanes.lanes[lane.parent].number)
        if branch == NEW:
            for y in range(start, bend, make.scale(12)):
                pygame.draw.line(out, colour, (x, y), (x, min(bend, y + make.scale(6))), thick)
        else:
            pygame.draw.line(out, colour, (x, start), (x, bend), thick)
        pygame.draw.line(out, colour, (x, bend), (origin, end), thick)

    def _x(self, make: Maker, lane: int) -> int:
        """The middle of a lane; many lanes lie closer together."""
        room = make.scale(_LANE) * min(1.0, 10 / max(1, self._view.lanes.width))
        return round(make.scale(14) + lane * room)

    def _middle(self, make: Maker, number: int) -> int:
        return self._tops[number + 1] - make.scale(_ROW) // 2 - self._view.top

    def _draw_row(self, out: pygame.Surface, make: Maker, number: int) -> None:
        row, lanes, scale = self._view.lanes.rows[number], self._view.lanes, make.scale
        lane = lanes.lanes[row.branch]
        x, middle = self._x(make, lane.number), self._middle(make, number)
        kind = row.point.kind if row.point else row.sort
        draw_shape(out, kind, (x, middle), scale(7), _colour(lane), scale(2))
        left = self._x(make, lanes.width) + scale(2)
        top = self._tops[number] - self._view.top
        if number in lanes.heads:
            self._draw_name(out, make, row.branch, (left, top + scale(4)), _colour(lane))
            top += scale(_HEAD)
        if row.point and not self._thumbs.lacks(row.point.id):
            size = scale(_THUMB[0]), scale(_THUMB[1])
            out.blit(self._thumbs.get(row.point.id, size, scale), (left, top + scale(5)))
        left += scale(_THUMB[0] + 10)
        for text, style, down in self._texts(row):
            _lay(out, make.writer.line(text, style, self._right - left - scale(6)), (left, top + scale(down)))

    def _draw_name(
        self, out: pygame.Surface, make: Maker, branch: int, at: tuple[int, int], colour: look.Colour
    ) -> None:
        scale, history = make.scale, self._view.lanes.history
        name = clean(history.twig[branch].name, 60) if branch in history.twig else strings.SAVES_NEW
        pygame.draw.rect(out, colour, (at[0], at[1] + scale(3), scale(10), scale(10)))
        style: Style = (look.SMALL + 1, True, look.PLUM)
        _lay(out, make.writer.line(name, style, self._right - at[0] - scale(22)), (at[0] + scale(16), at[1]))

    def _texts(self, row: Row) -> list[tuple[str, Style, int]]:
        """Two lines: when and how it was saved, and its note or what has come since the one before."""
        history = self._view.lanes.history
        if row.sort == "now":
            return [(strings.SAVES_NOW, STRONG, 4), (words.unsaved(history), NOTE, 24)]
        if row.point is None:
            return [(strings.SAVES_EMPTY, NOTE, 14)]
        first = strings.SAVES_POINT.format(words.short_moment(row.point.moment), words.kind(row.point))
        return [(first, STRONG if row.point.kind != "auto" else (look.BODY, False, look.PLUM), 4),
                (second_line(history.grown(row.point), row.point), NOTE, 24)]  # fmt: skip

    def _draw_bar(self, out: pygame.Surface, make: Maker) -> None:
        whole = self._tops[-1]
        if whole <= self._page:
            return
        size = max(make.scale(28), self._page * self._page // whole)
        top = (self._page - size) * self._view.top // max(1, whole - self._page)
        bar = make.scale(_BAR)
        pygame.draw.rect(out, look.SAND, (self._right, 0, bar, self._page))
        pygame.draw.rect(out, look.CLAY, (self._right, top, bar, size))

    # pointer and keys --------------------------------------------------------------------------------
    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Choose what is there, or scroll to there by the bar."""
        if pos[0] >= self._right:
            self.drag(pos)
        elif pos[1] + self._view.top < self._tops[-1]:
            self._view.choose(self._at(pos[1] - self._unit + self._view.top))

    def drag(self, pos: tuple[int, int]) -> None:
        """Scroll by the bar."""
        if pos[0] >= self._right:
            share = max(0.0, min(1.0, pos[1] / max(1, self._page)))
            self._view.top = round(share * max(0, self._tops[-1] - self._page))

    def take_wheel(self, steps: int) -> bool:
        """Scroll."""
        self._view.top -= steps * _WHEEL * self._unit // 2
        return self._tops[-1] > self._page

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows and pages go through the rows."""
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8,
                 pygame.K_HOME: -len(self._tops), pygame.K_END: len(self._tops)}  # fmt: skip
        if event.key in steps:
            self._view.choose(self._view.chosen + steps[event.key])
        elif event.key in self._acts:
            self._acts[event.key]()
        else:
            return False
        return True


def second_line(grown: tuple[int, int], point: Point) -> str:
    """A note, and what came since the checkpoint before."""
    both = words.both(grown)
    grew = strings.SAVES_GREW.format(both) if both else strings.SAVES_NOTHING_NEW
    note = clean(point.note, 200)
    return f"{words.quoted(note)} · {grew}" if note else first_capital(grew)


def _lay(out: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
    """Draw words; what is at an edge shows in part and does not count as read."""
    if out.get_rect().contains(picture.get_rect(topleft=at)):
        put(out, picture, at)
    else:
        out.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _colour(lane: Lane) -> look.Colour:
    return COLOURS[lane.number % len(COLOURS)]
