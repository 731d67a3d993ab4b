"""The day of a plan as a strip: how long each stretch is, what is over, what is now, what comes."""

from datetime import timedelta

import pygame

from game.view import look
from game.view.look import Colour
from game.view.panels.rows import NOTE, Block, Maker, Piece, compose
from game.world.activity import Entry, means_sleep
from game.world.clock import Clock

_HEIGHT, _NEEDLE = 22, 4
_LOOK_EVERY = 18
"""Ticks after which the needle has moved enough to be drawn anew."""


def day_strip(chunks: list[Entry], clock: Clock, make: Maker) -> Block:
    """One block for a gapless, non-empty day."""
    key = ("strip", tuple(chunks), clock.tick // _LOOK_EVERY)
    return Block(key, lambda width: _draw(chunks, clock, make, width))


def _draw(chunks: list[Entry], clock: Clock, make: Maker, width: int) -> pygame.Surface:
    scale = make.scale
    first, last = chunks[0].start, chunks[-1].end
    top = scale(6)

    def x_of(tick: int) -> int:
        return round((width - scale(2)) * (tick - first) / max(1, last - first))

    out = compose(width, top + scale(_HEIGHT + 22), _hours(first, last, clock, make, width))
    box = pygame.Rect(0, top, width, scale(_HEIGHT))
    pygame.draw.rect(out, look.EARTH, box)
    for chunk in chunks:
        x = x_of(chunk.start)
        area = pygame.Rect(x + scale(1), top + scale(2), x_of(chunk.end) - x, box.height - scale(4))
        pygame.draw.rect(out, _colour(chunk, clock.tick), area)
    needle = pygame.Rect(
        x_of(max(first, min(last, clock.tick))) - scale(2), top - scale(4), scale(_NEEDLE), box.height + scale(8)
    )
    pygame.draw.rect(out, look.CREAM, needle.inflate(scale(2), 0))
    pygame.draw.rect(out, look.WINE, needle)
    return out


def _colour(chunk: Entry, tick: int) -> Colour:
    if means_sleep(chunk.what):
        return look.MAROON
    return look.DUST if chunk.end <= tick else look.GOLD if chunk.start <= tick else look.SAND


def _hours(first: int, last: int, clock: Clock, make: Maker, width: int) -> list[Piece]:
    """Hours under the strip, every fourth of the day, as many as stand beside each other."""
    pieces: list[Piece] = []
    at, free = clock.at(first).replace(minute=0, second=0), 0
    while (tick := clock.tick_of(at)) <= last:
        if at.hour % 4 == 0 and tick >= first:
            words = make.writer.line(f"{at.hour % 12 or 12} {'am' if at.hour < 12 else 'pm'}", NOTE)
            x = round(width * (tick - first) / max(1, last - first)) - words.get_width() // 2
            if x >= free and x + words.get_width() <= width:
                pieces.append((words, x, make.scale(6 + _HEIGHT + 3)))
                free = x + words.get_width() + make.scale(4)
        at += timedelta(hours=1)
    return pieces
