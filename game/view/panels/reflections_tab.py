"""The tab *Reflections*: what somebody concluded, how sure they are, and the memories it rests on."""

from collections.abc import Hashable

import pygame

from game.view import look, strings
from game.view.panels.long_list import Rows
from game.view.panels.memories_tab import is_struck, strike, time_words
from game.view.panels.rows import NOTE, STRONG, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.text import Style
from game.view.words import clean
from game.world.clock import Clock
from game.world.memories import Memory, MemoryStream
from game.world.people import Person

_EVIDENCE: Style = (look.SMALL + 1, False, look.MAROON)
_STRUCK: Style = (look.BODY, True, look.FADED)


class ReflectionRows:
    """All reflections of one person, newest first; fits a LongList."""

    def __init__(self, stream: MemoryStream, clock: Clock, make: Maker) -> None:
        self._stream, self._clock, self._make = stream, clock, make
        self._found = [m for m in reversed(stream.rows) if m.kind == "reflection"]

    def __len__(self) -> int:
        return len(self._found)

    def key(self, index: int) -> Hashable:
        """The reflection, and what is kept beside it."""
        memory = self._found[index]
        sure = self._stream.confidence.get(memory.ordinal, 1.0)
        return memory.ordinal, sure, is_struck(memory, self._stream), self._clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One reflection with its evidence."""
        return _draw(self._found[index], self._stream, self._clock, self._make, width)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click does nothing."""
        return None


class ReflectionsTab(Tab[Person]):
    """What somebody concluded."""

    name = "reflections"
    newest_first = True

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How much there is, and what is kept beside it."""
        stream = person.stream
        return len(stream.rows), len(stream.superseded), len(stream.hidden), world.clock.now.date()

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """The reflections."""
        rows = ReflectionRows(person.stream, world.clock, make)
        return rows if len(rows) else make.empty(strings.NO_REFLECTIONS)


def _draw(memory: Memory, stream: MemoryStream, clock: Clock, make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    left, y = scale(30), scale(8)
    struck = is_struck(memory, stream)
    words = writer.paragraph(memory.text, _STRUCK if struck else STRONG, width - left)
    pieces: list[Piece] = [(words, left, y)]
    picture = writer.emoji.picture(strings.KINDS["reflection"][0], scale(18))
    if picture is not None:
        pieces.append((picture, 0, y + scale(1)))
    note = writer.line(_note(memory, stream, clock), NOTE, width - left)
    pieces.append((note, left, y + words.get_height()))
    bottom = y + words.get_height() + note.get_height() + scale(4)
    first_evidence = bottom
    for ordinal in memory.evidence:
        row = _evidence(stream.rows[ordinal - 1], clock, make, width - left - scale(12))
        pieces.append((row, left + scale(12), bottom))
        bottom += row.get_height()
    out = compose(width, bottom + scale(10), pieces)
    if memory.evidence:
        pygame.draw.rect(
            out, look.DUST, (left + scale(2), first_evidence, scale(2), bottom - first_evidence - scale(4))
        )
    if struck:
        strike(out, words, left, y, make)
    return rule(out, scale(1))


def _note(memory: Memory, stream: MemoryStream, clock: Clock) -> str:
    sure = strings.CONFIDENCE.format(round(100 * stream.confidence.get(memory.ordinal, 1.0)))
    note = f"{time_words(memory, clock)} · {sure}"
    if memory.ordinal in stream.superseded:
        return f"{note} · {strings.REPLACED}"
    return f"{note} · {strings.EVIDENCE}" if memory.evidence else note


def _evidence(memory: Memory, clock: Clock, make: Maker, width: int) -> pygame.Surface:
    """A memory that a reflection rests on, in small."""
    scale, writer = make.scale, make.writer
    left = scale(22)
    words = writer.paragraph(clean(memory.text, 400), _EVIDENCE, width - left, most_lines=3)
    note = writer.line(time_words(memory, clock), NOTE, width - left)
    pieces: list[Piece] = [(words, left, 0), (note, left, words.get_height())]
    picture = writer.emoji.picture(strings.KINDS[memory.kind][0], scale(16))
    if picture is not None:
        pieces.append((picture, 0, scale(1)))
    return compose(width, words.get_height() + note.get_height() + scale(5), pieces)
