"""The tab *Memories*: the whole stream, newest first, each with its time, kind, importance and source."""

from collections.abc import Hashable

import pygame

from game.view import look, strings
from game.view.panels.long_list import Rows
from game.view.panels.rows import NOTE, PLAIN, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.shown import put
from game.view.text import Style
from game.view.words import clean, when
from game.world.clock import Clock
from game.world.memories import Memory, MemoryStream
from game.world.people import Person

_FADED: Style = (look.BODY, False, look.FADED)
_MARGIN = 30


class MemoryRows:
    """All memories of one person; fits a LongList of any length."""

    def __init__(self, stream: MemoryStream, clock: Clock, make: Maker) -> None:
        self._stream, self._clock, self._make = stream, clock, make
        self._count = len(stream.rows)

    def __len__(self) -> int:
        return self._count

    def key(self, index: int) -> Hashable:
        """The memory, and what is kept beside it."""
        memory = self._memory(index)
        day = self._clock.now.date()
        return memory.ordinal, day, importance_of(memory, self._stream), is_struck(memory, self._stream)

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One memory."""
        return draw_memory(self._memory(index), self._stream, self._clock, self._make, width)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click does nothing."""
        return None

    def _memory(self, index: int) -> Memory:
        return self._stream.rows[self._count - 1 - index]


class MemoriesTab(Tab[Person]):
    """Everything that somebody remembers."""

    name = "memories"
    newest_first = True

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How much there is, and what is kept beside it."""
        stream = person.stream
        return len(stream.rows), len(stream.rated), len(stream.hidden), len(stream.superseded), world.clock.now.date()

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """The stream."""
        if not person.stream.rows:
            return make.empty(strings.NO_MEMORIES)
        return MemoryRows(person.stream, world.clock, make)


def importance_of(memory: Memory, stream: MemoryStream) -> int:
    """The rating that counts."""
    return stream.rated.get(memory.ordinal, memory.importance)


def is_struck(memory: Memory, stream: MemoryStream) -> bool:
    """Whether it is never recalled any more."""
    return memory.ordinal in stream.superseded or memory.ordinal in stream.hidden


def time_words(memory: Memory, clock: Clock) -> str:
    """When it was made, as seen from now."""
    return strings.BEFORE if memory.kind == "seed" else when(clock.at(memory.created), clock.now)


def draw_memory(memory: Memory, stream: MemoryStream, clock: Clock, make: Maker, width: int) -> pygame.Surface:
    """One memory as a row: the sentence, and under it how it came about."""
    scale, writer = make.scale, make.writer
    left, room = scale(_MARGIN), scale(34)
    struck = is_struck(memory, stream)
    words = writer.paragraph(memory.text, _FADED if struck else PLAIN, width - left - room)
    emoji, kind = strings.KINDS[memory.kind]
    how = kind if memory.kind in ("plan", "inner voice") else memory.source
    note = writer.line(f"{time_words(memory, clock)} · {clean(how, 60)}", NOTE, width - left - room)
    top = scale(8)
    pieces: list[Piece] = [(words, left, top), (note, left, top + words.get_height() + scale(1))]
    picture = writer.emoji.picture(emoji, scale(18))
    if picture is not None:
        pieces.append((picture, 0, top + scale(1)))
    badge = importance_badge(importance_of(memory, stream), make)
    pieces.append((badge, width - badge.get_width(), top))
    out = compose(width, top + words.get_height() + note.get_height() + scale(8), pieces)
    if struck:
        strike(out, words, left, top, make)
    return rule(out, scale(1))


def importance_badge(importance: int, make: Maker) -> pygame.Surface:
    """The number in a small square that grows warmer with it."""
    scale = make.scale
    out = pygame.Surface((scale(26), scale(20)), pygame.SRCALPHA)
    ground = (
        look.SAND if importance < 4 else look.GOLD if importance < 7 else look.AMBER if importance < 9 else look.RED
    )
    out.fill(ground)
    colour = look.CREAM if importance >= 9 else look.PLUM
    number = make.writer.line(str(importance), (look.SMALL, True, colour))
    put(out, number, number.get_rect(center=out.get_rect().center))
    return out


def strike(out: pygame.Surface, words: pygame.Surface, left: int, top: int, make: Maker) -> None:
    """A line through each line of words."""
    height = make.writer.type(look.BODY).line_height
    for y in range(top + height * 5 // 9, top + words.get_height(), height):
        pygame.draw.rect(out, look.FADED, (left, y, words.get_width(), make.scale(1)))
