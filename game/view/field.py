"""A field to write in, of one line or of several, drawn with the game's own type: emoji, any script, code points."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.view import look
from game.view.bidi import base_of
from game.view.entry import Entry
from game.view.fonts import Run, Type, runs_of
from game.view.panels.rows import Maker, Piece, compose
from game.view.parts import Part
from game.view.shown import put
from game.view.text import Style, fitting
from game.view.words import typed

_TYPE: Style = (look.BODY, False, look.PLUM)
_HINT: Style = (look.BODY, False, look.CLAY)
_FAULT: Style = (look.SMALL, True, look.WINE)
_PAD = 6
_SPEECH = 1000
"""Characters from which on what is written in a field is no name and no number, but sentences."""
_CTRL = pygame.KMOD_CTRL | pygame.KMOD_META
Span = tuple[int, int]


class Field(Part):
    """Shows an `Entry`. `enter` is what Enter does in one line, and Ctrl+Enter in several."""

    focusable = writes = True

    def __init__(
        self,
        key: str,
        entry: Entry,
        label: str = "",
        hint: str = "",
        enter: Callable[[], None] | None = None,
        changed: Callable[[], None] | None = None,
        lines: int = 1,
    ) -> None:
        super().__init__(key)
        self._entry, self._label, self._hint, self._enter, self._changed = entry, label, hint, enter, changed
        self._lines = lines if entry.several else 1
        self._kind: Type
        self._spans: list[Span] = [(0, 0)]
        self._shift = self._first = self._top = self._pad = 0
        """Pixels scrolled sideways, the first line shown, where the box begins, its margin."""
        self._wish = -1
        """The column in pixels that Up and Down keep to."""

    # drawing -----------------------------------------------------------------------------------------
    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """Label, box, and under it why something was not taken."""
        scale, entry = make.scale, self._entry
        self._kind, self._pad = make.writer.type(look.BODY), scale(_PAD)
        pieces: list[Piece] = []
        if self._label:
            pieces.append((make.writer.line(self._label, (look.SMALL, True, look.EARTH), width), 0, 0))
        self._top = pieces[0][0].get_height() + scale(2) if pieces else 0
        box = pygame.Rect(0, self._top, width, self._lines * self._kind.line_height + 2 * self._pad)
        bottom = box.bottom
        if entry.said:
            said = make.writer.paragraph(f"⚠ {entry.said}", _FAULT, width)
            pieces.append((said, 0, bottom + scale(2)))
            bottom += said.get_height() + scale(2)
        out = compose(width, bottom, pieces)
        unit = scale(2)
        pygame.draw.rect(out, look.SKY if focused else look.TAN if pointed else look.CLAY, box)
        pygame.draw.rect(out, look.CREAM, box.inflate(-2 * unit, -2 * unit))
        inner = pygame.Surface(box.inflate(-2 * self._pad, -2 * self._pad).size).convert()
        inner.fill(look.CREAM)
        self._write(inner, make, focused)
        put(out, inner, (self._pad, box.y + self._pad))
        return out

    def _write(self, out: pygame.Surface, make: Maker, focused: bool) -> None:
        entry, height = self._entry, self._kind.line_height
        self._spans = spans_of(entry.text, self._kind, out.get_width()) if entry.several else [(0, len(entry.text))]
        self._scroll_to_caret(out.get_width(), focused)
        if not entry.text and not entry.composing and self._hint:
            put(out, make.writer.line(self._hint, _HINT, out.get_width()), (0, 0))
        for row, (start, end) in enumerate(self._spans[self._first : self._first + self._lines]):
            if focused:
                self._mark(out, start, end, row * height)
            words = make.writer.exact(entry.text[start:end], _TYPE)
            if words.get_width() <= out.get_width():
                put(out, words, (0, row * height))
            else:  # scrolled sideways: what is out of sight is no fault
                out.blit(words, (-self._shift, row * height), special_flags=pygame.BLEND_PREMULTIPLIED)
        if focused:
            self._draw_caret(out, make)

    def _mark(self, out: pygame.Surface, start: int, end: int, y: int) -> None:
        """The selection in one line."""
        first, last = self._entry.selection
        first, last = max(first, start), min(last, end)
        if first < last:
            line = self._entry.text[start:end]
            x0, x1 = sorted(x_of(self._kind, line, at - start) - self._shift for at in (first, last))
            pygame.draw.rect(out, look.SAND, (x0, y, x1 - x0, self._kind.line_height))

    def _draw_caret(self, out: pygame.Surface, make: Maker) -> None:
        """The caret, after what an input method is still at."""
        row, x = self._caret()
        x, y = x - self._shift, (row - self._first) * self._kind.line_height
        if self._entry.composing:
            words = make.writer.exact(self._entry.composing, (look.BODY, False, look.SKY))
            out.fill(look.CREAM, (x, y, words.get_width(), words.get_height()))
            put(out, words, (x, y))
            x += words.get_width()
        pygame.draw.rect(out, look.PLUM, (min(x, out.get_width() - 2), y, make.scale(2), self._kind.line_height))

    def _scroll_to_caret(self, width: int, focused: bool) -> None:
        row, x = self._caret() if focused else (0, 0)
        self._first = max(row - self._lines + 1, min(self._first, row, max(0, len(self._spans) - self._lines)))
        if not self._entry.several:
            self._shift = max(x - width + 3, min(self._shift, max(0, x - 3)))

    def _caret(self) -> tuple[int, int]:
        """Line and pixels of the caret."""
        at = self._entry.caret
        row = max(n for n, (start, _) in enumerate(self._spans) if start <= at)
        start, end = self._spans[row]
        return row, x_of(self._kind, self._entry.text[start:end], at - start)

    # pointer and keys --------------------------------------------------------------------------------
    def met(self) -> None:
        """What stands in a single line gives way to what is typed; longer writing goes on at its end."""
        if self._entry.several or self._entry.longest >= _SPEECH:
            self._entry.go(len(self._entry.text))
        else:
            self._entry.select_all()

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Put the caret there."""
        self._entry.go(self._at(pos), keep)
        self._wish = -1

    def drag(self, pos: tuple[int, int]) -> None:
        """Select up to there."""
        self._entry.go(self._at(pos), keep=True)

    def _at(self, pos: tuple[int, int]) -> int:
        row = self._first + (pos[1] - self._top - self._pad) // self._kind.line_height
        row = max(0, min(row, len(self._spans) - 1))
        return self._nearest(row, pos[0] - self._pad + self._shift)

    def _nearest(self, row: int, x: int) -> int:
        start, end = self._spans[row]
        return min(self._last(row), start + at_x(self._kind, self._entry.text[start:end], x))

    def _last(self, row: int) -> int:
        """Where the caret stands at the end of a line; before the space at which it was broken."""
        start, end = self._spans[row]
        broken = row + 1 < len(self._spans) and self._entry.text[start:end].endswith(" ")
        return max(start, end - broken)

    def take_text(self, words: str) -> bool:
        """What was written."""
        self._entry.composing = ""
        self._entry.insert(words)
        self._tell()
        return True

    def compose(self, words: str) -> None:
        """What an input method is at."""
        self._entry.composing = typed(words, 100)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Editing keys. Plain keys are letters, which come as text; other keys with Ctrl are left to others."""
        if event.mod & _CTRL and event.key not in _WITH_CTRL:
            return False
        before = self._entry.text
        known = self._edit(event) or self._move(event)
        if self._entry.text != before:
            self._tell()
        return known or not (event.mod & _CTRL or pygame.K_F1 <= event.key <= pygame.K_F12)

    def _edit(self, event: pygame.event.Event) -> bool:
        entry, ctrl = self._entry, bool(event.mod & _CTRL)
        acts: dict[tuple[int, bool], Callable[[], None]] = {
            (pygame.K_a, True): entry.select_all,
            (pygame.K_c, True): entry.copy,
            (pygame.K_x, True): entry.cut,
            (pygame.K_v, True): entry.paste,
            (pygame.K_z, True): entry.undo,
            (pygame.K_BACKSPACE, ctrl): lambda: entry.erase(-1, ctrl),
            (pygame.K_DELETE, ctrl): lambda: entry.erase(1, ctrl),
        }
        act = acts.get((event.key, ctrl))
        if act is not None:
            act()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._on_enter(ctrl)
        else:
            return False
        return True

    def _on_enter(self, ctrl: bool) -> None:
        if self._entry.several and not ctrl:
            self._entry.insert("\n")
        elif self._enter is not None:
            self._enter()

    def _move(self, event: pygame.event.Event) -> bool:
        keep, ctrl = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & _CTRL)
        entry = self._entry
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._go_line(-1 if event.key == pygame.K_UP else 1, keep)
        self._wish = -1
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            entry.step(-1 if event.key == pygame.K_LEFT else 1, keep, ctrl)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            entry.go(self._edge(event.key == pygame.K_END, ctrl), keep)
        else:
            return False
        return True

    def _edge(self, end: bool, whole: bool) -> int:
        row, _ = self._caret()
        if whole:
            return len(self._entry.text) if end else 0
        return self._last(row) if end else self._spans[row][0]

    def _go_line(self, step: int, keep: bool) -> bool:
        row, x = self._caret()
        if not 0 <= row + step < len(self._spans):
            return self._entry.several
        self._wish = x if self._wish < 0 else self._wish
        self._entry.go(self._nearest(row + step, self._wish), keep)
        return True

    def _tell(self) -> None:
        if self._changed is not None:
            self._changed()


_WITH_CTRL = {
    *(pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v, pygame.K_z, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END),
}


@lru_cache(maxsize=32)
def spans_of(text: str, kind: Type, width: int) -> list[Span]:
    """Where the lines of a text begin and end when it is wrapped to a width."""
    spans: list[Span] = []
    at = 0
    for paragraph in text.split("\n"):
        end = at + len(paragraph)
        while (fit := fitting(text[at:end], kind, width)) < end - at:
            space = text.rfind(" ", at, at + fit + 1)
            fit = space + 1 - at if space > at else fit
            spans.append((at, at + fit))
            at += fit
        spans.append((at, end))
        at = end + 1
    return spans


def x_of(kind: Type, line: str, at: int) -> int:
    """Pixels from the left at which the caret stands: behind the letter before it, which is to its left where letters
    run from the right."""
    if line.isascii():
        return kind.width(line[: max(0, at)])
    x, edge = 0, 0
    for run in runs_of(line):
        wide = kind.run_width(run)
        if run.start < at <= run.start + run.length:
            part = kind.part_width(run, at - run.start)
            return x + (wide - part if run.turned else part)
        x += wide
        edge = x
    return edge if at <= 0 and base_of(line) else 0


def at_x(kind: Type, line: str, x: int) -> int:
    """Where in a line the caret stands nearest to some pixels from its left."""
    left, runs = 0, runs_of(line)
    for run in runs:
        wide = kind.run_width(run)
        if x < left + wide or run is runs[-1]:
            inside = max(0, min(x - left, wide))
            return run.start + _nearest_in(kind, run, wide - inside if run.turned else inside)
        left += wide
    return 0


def _nearest_in(kind: Type, run: Run, inside: int) -> int:
    """How many characters of a run are nearest to being so wide; by halving, for a run may be long."""
    if not run.is_plain:
        return run.length if 2 * inside >= kind.run_width(run) else 0
    fit, over = 0, run.length + 1
    while over - fit > 1:
        middle = (fit + over) // 2
        fit, over = (middle, over) if kind.part_width(run, middle) <= inside else (fit, middle)
    if fit < run.length and kind.part_width(run, fit + 1) - inside < inside - kind.part_width(run, fit):
        return fit + 1
    return fit
