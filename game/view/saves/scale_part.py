"""The scale of a replay: its days, a mark for each talk, sitting of reflection and act, and where it stands."""

from bisect import bisect_left
from collections.abc import Callable

import pygame

from game.view import look, strings
from game.view.panels.rows import NOTE, Maker, compose
from game.view.parts import Part
from game.view.saves.history import Mark, Replayed
from game.view.saves.shapes import draw_diamond, draw_triangle
from game.view.shown import put
from game.world.clock import DAY, HOUR, MINUTE, Clock

_HEIGHT, _TRACK, _SIDE = 50, 23, 8
_LEVELS = {"player": 4, "reflection": 10, "talk": 15}
"""Where each kind of mark lies, from above, at 100 %."""
_GRIDS = (HOUR, 3 * HOUR, 6 * HOUR, DAY, 2 * DAY, 7 * DAY, 30 * DAY)
_APART = 76
"""Pixels between two times on the scale at the least."""


class ScalePart(Part):
    """Press or drag it to go anywhere; the arrows go on by ten minutes, with Ctrl by an hour."""

    focusable = dragged = True
    tip = strings.REPLAY_SCALE
    gap = 4

    def __init__(self, replayed: Replayed, at: int, seek: Callable[[int], None]) -> None:
        """`at` is the tick at which it stands, or is just going to."""
        super().__init__("scale")
        self._replayed, self._at, self._seek = replayed, at, seek
        self._left, self._wide = 0, 1

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """Marks above a track, times under it."""
        scale = make.scale
        out = compose(width, scale(_HEIGHT), [])
        self._left, self._wide = scale(_SIDE), width - 2 * scale(_SIDE)
        track = pygame.Rect(self._left, scale(_TRACK), self._wide, scale(6))
        pygame.draw.rect(out, look.DUST, track)
        for first, last in self._replayed.recorded:
            x = self._x(first)
            pygame.draw.rect(out, look.CLAY, (x, track.y, max(1, self._x(last) - x), track.height))
        self._draw_times(out, make, track.bottom)
        for mark in self._sparse(make):
            _draw_mark(out, make, mark, self._x(mark.tick))
        x = self._x(self._at)
        pygame.draw.rect(out, look.RED, (x - scale(1), 0, scale(3), track.bottom + scale(2)))
        draw_triangle(out, (x, scale(4)), scale(5), look.RED)
        if focused or pointed:
            pygame.draw.rect(out, look.SKY if focused else look.TAN, out.get_rect(), scale(2))
        return out

    def _x(self, tick: int) -> int:
        first, last = self._replayed.first, self._replayed.last
        return self._left + (tick - first) * (self._wide - 1) // max(1, last - first)

    def _sparse(self, make: Maker) -> list[Mark]:
        """At most one mark of a kind in a few pixels: more could not be told apart."""
        found: list[Mark] = []
        last: dict[str, int] = {}
        for mark in self._replayed.marks:
            x = self._x(mark.tick)
            if x - last.get(mark.kind, -1000) >= make.scale(3):
                last[mark.kind] = x
                found.append(mark)
        return found

    def _draw_times(self, out: pygame.Surface, make: Maker, top: int) -> None:
        replayed, scale = self._replayed, make.scale
        whole = max(1, replayed.last - replayed.first)
        grid = next((g for g in _GRIDS if g * self._wide // whole >= scale(_APART)), _GRIDS[-1])
        hour = replayed.start.hour * HOUR + replayed.start.minute * MINUTE
        tick = -(-(replayed.first + hour) // grid) * grid - hour
        while tick <= replayed.last:
            x = self._x(tick)
            pygame.draw.rect(out, look.EARTH, (x, top, scale(1), scale(4)))
            words = make.writer.line(_time(replayed, tick, grid), NOTE)
            left = max(0, min(x - words.get_width() // 2, out.get_width() - words.get_width()))
            if abs(left + words.get_width() // 2 - x) <= scale(_APART) // 2:
                put(out, words, (left, top + scale(2)))
            tick += grid

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Go there, or to a mark that is very near."""
        tick = self._tick(pos[0])
        near = 4 * max(1, self._replayed.last - self._replayed.first) // self._wide
        marks = self._replayed.marks
        at = bisect_left(marks, tick, key=lambda mark: mark.tick)
        close = [mark.tick for mark in marks[max(0, at - 1) : at + 1] if abs(mark.tick - tick) <= near]
        self._seek(min(close, key=lambda t: abs(t - tick)) if close else tick)

    def drag(self, pos: tuple[int, int]) -> None:
        """Go there."""
        self._seek(self._tick(pos[0]))

    def _tick(self, x: int) -> int:
        first, last = self._replayed.first, self._replayed.last
        return max(first, min(last, first + (x - self._left) * (last - first) // max(1, self._wide - 1)))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and Right by ten minutes, with Ctrl by an hour; Home and End to the ends."""
        step = HOUR if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) else 10 * MINUTE
        first, last = self._replayed.first, self._replayed.last
        to = {pygame.K_LEFT: self._at - step, pygame.K_RIGHT: self._at + step, pygame.K_HOME: first,
              pygame.K_END: last}  # fmt: skip
        if event.key in to:
            self._seek(max(first, min(last, to[event.key])))
        return event.key in to


def _time(replayed: Replayed, tick: int, grid: int) -> str:
    moment = Clock(replayed.start).at(tick)
    if grid >= DAY or (moment.hour == 0 and moment.minute == 0):
        return f"{moment:%a} {moment.day} {moment:%b}"
    return f"{moment.hour % 12 or 12} {'am' if moment.hour < 12 else 'pm'}"


def _draw_mark(out: pygame.Surface, make: Maker, mark: Mark, x: int) -> None:
    """A bar for a talk, a diamond for a reflection, a triangle for an act of the player."""
    scale = make.scale
    y = scale(_LEVELS[mark.kind])
    if mark.kind == "talk":
        pygame.draw.rect(out, look.SKY, (x - scale(1), y, scale(2), scale(7)))
    elif mark.kind == "reflection":
        draw_diamond(out, (x, y), scale(4), look.FOREST)
    else:
        draw_triangle(out, (x, y), scale(5), look.WINE)
