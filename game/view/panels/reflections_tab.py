"""The tab *Reflections*: what somebody concluded, as trees down to the observations that it rests on."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.panels.long_list import Rows
from game.view.panels.marks import bar, small_link
from game.view.panels.memory_rows import Teller, how_words, is_struck, strike, time_words
from game.view.panels.rows import NOTE, STRONG, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.text import Style
from game.view.words import clean
from game.world.memories import Memory, MemoryStream
from game.world.people import Person

_EVIDENCE: Style = (look.SMALL + 1, False, look.MAROON)
_INDENT, _EMOJI, _BAR = 20, 26, 60
Path = tuple[int, ...]
"""Ordinals from a conclusion at the root down to a memory."""


WHY = 0
"""Stands at the end of a path for the link to the thought."""


@dataclass(frozen=True, slots=True)
class Node:
    """A memory somewhere in a tree."""

    path: Path
    memory: Memory
    is_open: bool

    @property
    def is_link(self) -> bool:
        """Whether it is only the way to the thought behind its memory."""
        return self.path[-1] == WHY


class ReflectionsTab(Tab[Person]):
    """What somebody concluded."""

    name = "reflections"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._turned: dict[str, set[Path]] = {}
        """Which nodes are not as they are at first, for each person."""

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How many there are, what is kept beside them, and what is unfolded."""
        stream = person.stream
        beside = len(stream.confidence), sum(stream.confidence.values()), len(stream.superseded), len(stream.hidden)
        return beside, len(self._of(person)), world.clock.now.date()

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """The trees."""
        stream, turned = person.stream, self._of(person)
        nodes = [node for root in reversed(stream.reflections()) for node in nodes_of((), root, stream, turned)]
        if not nodes:
            return make.empty(strings.NO_REFLECTIONS)
        return TreeRows(
            nodes, Teller(stream, world.clock, make, partial(self.acts.why, person.name)), self._turn(turned)
        )

    def _turn(self, turned: set[Path]) -> Callable[[Path], None]:
        def turn(path: Path) -> None:
            turned.symmetric_difference_update({path})
            self.acts.renew()

        return turn

    def _of(self, person: Person) -> set[Path]:
        return self._turned.setdefault(person.name, set())


def nodes_of(above: Path, memory: Memory, stream: MemoryStream, turned: set[Path]) -> Iterator[Node]:
    """A memory and, if it is unfolded, all that it rests on, with a link to the thought at the end of a tree.
    Conclusions at the root are unfolded at first."""
    path = (*above, memory.ordinal)
    is_open = memory.kind == "reflection" and ((path in turned) == bool(above))
    yield Node(path, memory, is_open)
    if is_open:
        for ordinal in memory.evidence:
            yield from nodes_of(path, stream.rows[ordinal - 1], stream, turned)
        yield Node((*path, WHY), memory, False)


class TreeRows:
    """The nodes that show, in order; fits a LongList."""

    def __init__(self, nodes: list[Node], teller: Teller, turn: Callable[[Path], None]) -> None:
        self._nodes, self._teller, self._turn = nodes, teller, turn

    def __len__(self) -> int:
        return len(self._nodes)

    def key(self, index: int) -> Hashable:
        """The node, and what is kept beside its memory."""
        node, stream = self._nodes[index], self._teller.stream
        beside = stream.confidence.get(node.memory.ordinal), is_struck(node.memory, stream)
        return node.path, node.is_open, beside, self._is_last(index), self._teller.clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One node; a line under the last of each tree."""
        node, make = self._nodes[index], self._teller.make
        out = _draw_link(node, make, width) if node.is_link else _draw(node, self._teller, width)
        _draw_branches(out, node, make)
        return rule(out, make.scale(1)) if self._is_last(index) else out

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click unfolds it or folds it up; on the link it asks for the thought behind it."""
        node = self._nodes[index]
        if node.is_link:
            return partial(self._teller.why, node.memory) if self._teller.why is not None else None
        return partial(self._turn, node.path) if node.memory.kind == "reflection" else None

    def _is_last(self, index: int) -> bool:
        return index + 1 == len(self._nodes) or len(self._nodes[index + 1].path) == 1


def _draw(node: Node, teller: Teller, width: int) -> pygame.Surface:
    make, memory, stream = teller.make, node.memory, teller.stream
    scale, writer, depth = make.scale, make.writer, len(node.path) - 1
    left, top, struck = scale(_INDENT * depth + _EMOJI), scale(3 if depth else 8), is_struck(memory, stream)
    style = _EVIDENCE if depth else STRONG
    words = writer.paragraph(memory.text, (style[0], style[1], look.FADED) if struck else style, width - left)
    pieces: list[Piece] = [(words, left, top)]
    picture = writer.emoji.picture(strings.KINDS[memory.kind][0], scale(16 if depth else 18))
    if picture is not None:
        pieces.append((picture, left - scale(_EMOJI), top + scale(1)))
    bottom = top + words.get_height() + scale(1)
    if memory.kind == "reflection":
        more = _sureness(memory, teller, width - left, left, bottom)
    else:
        more = [(writer.paragraph(how_words(memory, teller.clock), NOTE, width - left), left, bottom)]
    bottom = max(y + piece.get_height() for piece, _, y in more)
    more += _folding(node, make, left, bottom, width - left)
    out = compose(width, max(y + piece.get_height() for piece, _, y in more) + scale(5), [*pieces, *more])
    if struck:
        strike(out, words, left, top, make, style[0])
    return out


def _sureness(memory: Memory, teller: Teller, width: int, left: int, top: int) -> list[Piece]:
    """When it was concluded, how sure they are, in words and as a bar, and what has replaced it."""
    make, stream = teller.make, teller.stream
    sure = stream.confidence.get(memory.ordinal, 1.0)
    note = make.writer.line(f"{time_words(memory, teller.clock)} · {strings.SURE.format(round(100 * sure))}", NOTE)
    measure = bar(make, make.scale(_BAR), sure, look.SKY)
    y = top + (note.get_height() - measure.get_height()) // 2
    pieces: list[Piece] = [(note, left, top), (measure, left + note.get_width() + make.scale(8), y)]
    said = _replaced(memory, stream)
    if said:
        words = make.writer.paragraph(said, (look.SMALL, True, look.WINE), width)
        pieces.append((words, left, top + note.get_height()))
    return pieces


def _replaced(memory: Memory, stream: MemoryStream) -> str:
    newer = stream.superseded.get(memory.ordinal, 0)
    if newer and newer <= len(stream.rows):
        return strings.REPLACED_BY.format(clean(stream.rows[newer - 1].text, 300))
    return strings.HIDDEN_BY if memory.ordinal in stream.hidden else ""


def _folding(node: Node, make: Maker, left: int, top: int, width: int) -> list[Piece]:
    """Whether more can be unfolded under it."""
    memory = node.memory
    if memory.kind != "reflection":
        return []
    if not memory.evidence:
        return [(make.writer.line(strings.NO_EVIDENCE, NOTE, width), left, top)]
    count = strings.MEMORIES_COUNT[len(memory.evidence) > 1].format(len(memory.evidence))
    words = (strings.HIDE_EVIDENCE if node.is_open else strings.SHOW_EVIDENCE).format(count)
    return [(make.writer.line(words, (look.SMALL, True, look.LINK), width), left, top)]


def _draw_link(node: Node, make: Maker, width: int) -> pygame.Surface:
    """The way to the thought that drew the conclusion."""
    left = make.scale(_INDENT * (len(node.path) - 1) + _EMOJI)
    link = small_link(make, strings.WHY_CONCLUDED)
    return compose(width, link.get_height() + make.scale(10), [(link, left, make.scale(3))])


def _draw_branches(out: pygame.Surface, node: Node, make: Maker) -> None:
    """The lines of the trees that this one is part of."""
    for depth in range(1, len(node.path)):
        x = make.scale(_INDENT * depth - 8)
        pygame.draw.rect(out, look.DUST, (x, 0, make.scale(2), out.get_height() - make.scale(4)))
