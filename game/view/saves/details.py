"""What is told of the row of the tree that is chosen."""

import pygame

from game.view import look, strings
from game.view.panels.rows import NOTE, PLAIN, Maker, Piece, compose
from game.view.parts import Part
from game.view.saves import words
from game.view.saves.history import History, Point
from game.view.saves.lanes import Row
from game.view.saves.thumbs import Thumbs
from game.view.text import Style
from game.view.words import clean, first_capital

_TITLE: Style = (look.LARGE, True, look.PLUM)
_STRONG: Style = (look.BODY, True, look.MAROON)
Told = list[tuple[str, Style]]


class Details(Part):
    """A column of words beside the tree, with the picture on top."""

    def __init__(self, history: History, row: Row, thumbs: Thumbs, height: int, marked: str = "") -> None:
        """`marked` is what the player chose to compare with."""
        super().__init__("details")
        self._history, self._row, self._thumbs, self._height, self._marked = history, row, thumbs, height, marked

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """The column; the picture is as large as the words leave room for."""
        scale, left = make.scale, make.scale(8)
        told = told_of(self._history, self._row)
        if self._marked:
            told.append((strings.PICK_MARKED.format(self._marked), _STRONG))
        texts = [make.writer.paragraph(text, style, width - left) for text, style in told if text]
        used = sum(text.get_height() + scale(4) for text in texts)
        pieces: list[Piece] = []
        y = 0
        if self._row.point and not self._thumbs.lacks(self._row.point.id):
            room = scale(self._height) - used - scale(8)
            tall = min(room, (width - left) * 9 // 16)
            if tall >= scale(54):
                self._thumbs.want([self._row.point.id])
                picture = self._thumbs.get(self._row.point.id, (tall * 16 // 9, tall), scale)
                pieces.append((picture, left, 0))
                y = tall + scale(8)
        for text in texts:
            pieces.append((text, left, y))
            y += text.get_height() + scale(4)
        return compose(width, max(y, scale(self._height)), pieces)


def told_of(history: History, row: Row) -> Told:
    """The words of a row, with how each is written."""
    if row.sort == "now":
        return _of_now(history)
    if row.point is None:
        twig = history.twig[row.branch]
        parent = history.point.get(twig.parent)
        at = words.title(parent) if parent else ""
        return [(clean(twig.name, 60), _TITLE), (strings.SAVES_EMPTY, PLAIN), (at, NOTE)]
    return _of_point(history, row.point)


def _of_now(history: History) -> Told:
    name = clean(history.twig[history.playing].name, 60) if history.playing in history.twig else strings.SAVES_NEW
    stands = history.point.get(history.standing)
    since = [(words.title(stands), NOTE)] if stands else []
    return [(strings.SAVES_NOW, _TITLE), (first_capital(name), _STRONG), (words.unsaved(history), PLAIN), *since]


def _of_point(history: History, point: Point) -> Told:
    name = clean(history.twig[point.branch].name, 60)
    found: Told = [(words.moment(point.moment), _TITLE)]
    found.append((strings.SAVES_POINT.format(name, words.kind(point)), _STRONG))
    if point.note:
        found.append((words.quoted(clean(point.note, 300)), PLAIN))
    found.append((_since(history, point), PLAIN))
    both = words.both((point.memories, point.talks)) or strings.SAVES_NOTHING
    found.append((strings.SAVES_ALL.format(both), PLAIN))
    found.append((_what_follows(history, point, name), PLAIN))
    found.append((strings.SAVES_WALL.format(point.saved, point.id), NOTE))
    return found


def _since(history: History, point: Point) -> str:
    """What is different from the checkpoint before."""
    before = history.before(point)
    if before is None:
        return strings.SAVES_FIRST
    both = words.both(history.grown(point)) or strings.SAVES_NOTHING
    if point.tick == before.tick:
        return strings.SAVES_SAME if both == strings.SAVES_NOTHING else strings.SAVES_MOMENT.format(first_capital(both))
    time, at = words.span(point.tick - before.tick), words.short_moment(before.moment)
    return first_capital(strings.SAVES_SINCE.format(both, time=time, at=at))


def _what_follows(history: History, point: Point, name: str) -> str:
    """What playing on from there would do."""
    if point.id == history.standing:
        return strings.SAVES_STANDS
    tip = history.tip(point.branch)
    return strings.SAVES_ENDS.format(name) if tip is point else strings.SAVES_BRANCHES_OFF
