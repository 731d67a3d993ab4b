"""How a memory looks as a row: the sentence, when and how it came about, its importance, why it came to mind."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.view import look, strings
from game.view.panels.marks import Score, score_bars, small_link
from game.view.panels.rows import NOTE, PLAIN, Act, Maker, Piece, Spot, compose, rule
from game.view.shown import put
from game.view.text import Style
from game.view.words import clean, short_name, when
from game.world.clock import Clock
from game.world.memories import Memory, MemoryStream
from game.world.remembering import fate

THOUGHT = ("plan", "reflection", "dialogue")
"""Kinds of memory that a thought lies behind."""
_FADED: Style = (look.BODY, False, look.FADED)
_MARGIN, _ROOM = 30, 34


class Finds(Protocol):
    """Memories by their place in a list."""

    def __len__(self) -> int:
        """How many there are."""

    def __getitem__(self, number: int) -> Memory:
        """One of them."""


@dataclass(frozen=True, slots=True)
class Teller:
    """What it takes to draw memories of one stream."""

    stream: MemoryStream
    clock: Clock
    make: Maker
    why: Callable[[Memory], None] | None = None
    change: Callable[[Memory], None] | None = None
    """Lets the player give a memory other words, or take it away."""


class MemoryRows:
    """Memories of one person, any number of them; fits a LongList. With `scores`, each that has one shows
    its three bars."""

    def __init__(self, found: Finds, teller: Teller, scores: Sequence[Score | None] = ()) -> None:
        self._found, self._teller, self._scores, self._count = found, teller, scores, len(found)

    def __len__(self) -> int:
        return self._count

    def key(self, index: int) -> Hashable:
        """The memory, and what is kept beside it."""
        memory, stream = self._found[index], self._teller.stream
        day = self._teller.clock.now.date()
        return memory.ordinal, day, importance_of(memory, stream), is_struck(memory, stream), self._score(index)

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One memory."""
        memory, stream = self._found[index], self._teller.stream
        remark = strings.MEMORY_FATE[fate(stream, memory.ordinal)] if is_struck(memory, stream) else ""
        return draw_memory(memory, self._teller, width, self._score(index), remark)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click asks for the thought behind it, where there is one; on the pencil, or where there is none, it lets
        the player change it."""
        memory, why, change = self._found[index], self._teller.why, self._teller.change
        margin = 0 < spot[0] < self._teller.make.scale(_MARGIN)
        change = None if is_struck(memory, self._teller.stream) else change
        if why is not None and memory.kind in THOUGHT and not (margin and change):
            return partial(why, memory)
        return partial(change, memory) if change is not None else None

    def _score(self, index: int) -> Score | None:
        return self._scores[index] if self._scores else None


def importance_of(memory: Memory, stream: MemoryStream) -> int:
    """The rating that counts."""
    return stream.rated.get(memory.ordinal, memory.importance)


def is_struck(memory: Memory, stream: MemoryStream) -> bool:
    """Whether it is never recalled any more."""
    return memory.ordinal in stream.superseded or memory.ordinal in stream.hidden


def time_words(memory: Memory, clock: Clock) -> str:
    """When it was made, as seen from now."""
    return strings.BEFORE if memory.kind == "seed" else when(clock.at(memory.created), clock.now)


def how_words(memory: Memory, clock: Clock) -> str:
    """When, how and where it came about: `Mon 9:40 am · was told by Maria Lopez · cafe, Hobbs Cafe`."""
    kind = strings.KINDS[memory.kind][1]
    how = kind if memory.kind in ("plan", "inner voice", "seed") else clean(memory.source, 60)
    parts = [time_words(memory, clock)] if memory.kind == "seed" else [time_words(memory, clock), how]
    return " · ".join([*parts, short_name(memory.place)] if memory.place else parts)


def draw_memory(
    memory: Memory, teller: Teller, width: int, score: Score | None = None, remark: str = ""
) -> pygame.Surface:
    """One memory as a row: the sentence, and under it how it came about, a remark, why it came to mind."""
    make, stream = teller.make, teller.stream
    scale, writer = make.scale, make.writer
    left, top, struck = scale(_MARGIN), scale(8), is_struck(memory, stream)
    inner = width - left - scale(_ROOM)
    words = writer.paragraph(memory.text, _FADED if struck else PLAIN, inner)
    pieces: list[Piece] = [(words, left, top)]
    bottom = top + words.get_height() + scale(1)
    link = small_link(make) if teller.why is not None and memory.kind in THOUGHT else None
    note = writer.paragraph(how_words(memory, teller.clock), NOTE, inner if link is None else inner - scale(12))
    pieces.append((note, left, bottom))
    if link is not None:
        pieces.append((link, width - link.get_width(), bottom))
    bottom += note.get_height()
    if remark:
        words_under = writer.paragraph(remark, NOTE, width - left)
        pieces.append((words_under, left, bottom))
        bottom += words_under.get_height()
    if score is not None:
        bars = score_bars(make, score, width - left)
        pieces.append((bars, left, bottom + scale(2)))
        bottom += bars.get_height() + scale(4)
    pieces += _signs(memory, stream, make, width, top)
    pencil = writer.emoji.picture(strings.CHANGE_EMOJI, scale(14)) if teller.change is not None and not struck else None
    if pencil is not None:
        pieces.append((pencil, scale(2), top + scale(24)))
    out = compose(width, bottom + scale(7), pieces)
    if struck:
        strike(out, words, left, top, make)
    return rule(out, scale(1))


def _signs(memory: Memory, stream: MemoryStream, make: Maker, width: int, top: int) -> list[Piece]:
    """The emoji of its kind at the left, its importance at the right."""
    badge = importance_badge(importance_of(memory, stream), make)
    pieces: list[Piece] = [(badge, width - badge.get_width(), top)]
    picture = make.writer.emoji.picture(strings.KINDS[memory.kind][0], make.scale(18))
    if picture is not None:
        pieces.append((picture, 0, top + make.scale(1)))
    return pieces


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


def strike(out: pygame.Surface, words: pygame.Surface, left: int, top: int, make: Maker, size: int = look.BODY) -> None:
    """A line through each line of words of a size."""
    height = make.writer.type(size).line_height
    for y in range(top + height * 5 // 9, top + words.get_height(), height):
        pygame.draw.rect(out, look.FADED, (left, y, words.get_width(), make.scale(1)))
