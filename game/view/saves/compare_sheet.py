"""Two branches side by side: what is so in the one and otherwise in the other; a click goes to the person."""

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.form import Line
from game.view.intents import Compare, Reply
from game.view.panels.pick import Pick
from game.view.panels.rows import NOTE, PLAIN, STRONG, Act, Block, Maker, Piece, compose, rule
from game.view.parts import Button, Option, Part, Words
from game.view.saves import words
from game.view.saves.history import Compared, Differs, Place
from game.view.sheets import Sheet
from game.view.words import clean, first_capital

_HEAD, _WIDEST, _LONGEST = 28, 1000, 400
_FADED = (look.BODY, False, look.FADED)


class CompareSheet(Sheet):
    """A comparison, made on a thread."""

    title = strings.COMPARE_TITLE

    def __init__(self, acts: Acts, one: Place, other: Place, leave: Act = lambda: None) -> None:
        """`leave` is called when the player goes to somebody: what lies under it is to be closed too."""
        self._acts, self._sides, self._leave = acts, (one, other), leave
        self._found: Compared | None = None
        self._fault = ""

    @property
    def width(self) -> int:  # type: ignore[override]
        """As wide as there is room, to a point."""
        return min(_WIDEST, round(self.room[0]) - 16)

    def opened(self) -> None:
        """Have them compared."""
        self._acts.ask(lambda number: Compare(number, *self._sides), self._take)

    def signature(self) -> Hashable:
        """What was found."""
        return id(self._found), self._fault

    def lines(self) -> Sequence[Line]:
        """When they parted, and what is different, by kind."""
        found, text = self._found, self.make.text
        if found is None:
            return [Words(text(first_capital(self._fault) or strings.COMPARE_WAITS))]
        if found.parted is None:
            return [Words(text(strings.COMPARE_SAME.format(*found.names, words.moment(found.until))))]
        parted, until = words.moment(found.parted), words.moment(found.until)
        lines: list[Line] = [Words(text(strings.COMPARE_PARTED.format(parted=parted, until=until)))]
        if found.soon:
            lines.append(Words(text(found.soon, NOTE)))
        lines.append(Words(self._names(found.names)))
        for heading, group in found.groups:
            lines.append(Words(self.make.heading(heading)))
            lines += [Words(self._row(differs), f"{heading} {n}") for n, differs in enumerate(group)]
        if not found.level:
            lines.append(Words(text(strings.COMPARE_LEVEL, NOTE)))
        if found.left_out:
            lines.append(Words(text(strings.COMPARE_LEFT.format(found.left_out), NOTE)))
        return lines

    def feet(self) -> Sequence[Part]:
        """Nothing but close."""
        return [Button(strings.CLOSE_PLAIN, self.close)]

    def _names(self, names: tuple[str, str]) -> Block:
        return Block(("names", names), lambda width: side_by_side(self.make, width, names, (STRONG, STRONG)))

    def _row(self, differs: Differs) -> Block:
        """What more is to be said of stands out: mostly it has somebody's name in it."""
        here = [any(name in side for name in differs.people) for side in (differs.one, differs.other)]
        styles = tuple(PLAIN if named or not any(here) else _FADED for named in here)
        texts = tuple(first_capital(clean(side.rstrip("."), _LONGEST)) for side in (differs.one, differs.other))

        def draw(width: int) -> pygame.Surface:
            head = differs.people[0] if differs.people else ""
            return rule(side_by_side(self.make, width, texts, styles, head), self.make.scale(1))

        return Block((differs, "side by side"), draw, partial(self._go, differs.people))

    def _go(self, people: tuple[str, ...]) -> None:
        """To the person, or to which of several."""
        known = [name for name in people if name in self.world.people]
        if len(known) == 1:
            self._open_person(known[0])
        elif known:
            options = [Option(name, clean(name, 60)) for name in known]
            self._acts.open(Pick(strings.COMPARE_TITLE, options, "", self._open_person))

    def _open_person(self, name: str) -> None:
        self.close()
        self._leave()
        self._acts.choose(name)

    def _take(self, reply: Reply) -> None:
        if isinstance(reply.result, Compared):
            self._found = reply.result
        self._fault = reply.fault
        self._acts.renew()


def side_by_side(
    make: Maker, width: int, texts: Sequence[str], styles: Sequence[tuple[int, bool, look.Colour]], head: str = ""
) -> pygame.Surface:
    """Two paragraphs in two columns, with somebody's head before them."""
    scale, left = make.scale, make.scale(_HEAD + 8)
    column = (width - left - scale(16)) // 2
    both = [make.writer.paragraph(text, style, column) for text, style in zip(texts, styles, strict=True)]
    pieces: list[Piece] = [(both[0], left, scale(4)), (both[1], left + column + scale(16), scale(4))]
    face = make.head(head, _HEAD) if head else None
    if face is not None:
        pieces.append((face, 0, scale(2)))
    height = max(*(picture.get_height() for picture in both), face.get_height() if face else 0)
    return compose(width, height + scale(8), pieces)
