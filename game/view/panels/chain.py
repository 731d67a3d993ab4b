"""The chain from the plan of the day over the hour down to the act, each a step deeper; a click asks why."""

from collections.abc import Callable
from functools import partial

import pygame

from game.view import look, strings
from game.view.panels.marks import small_link
from game.view.panels.rows import NOTE, Block, Maker, Piece, compose
from game.view.seen import Deed, Seen
from game.view.text import Style
from game.view.words import clean, first_capital, short_name, time_of_day, when
from game.world.activity import Action, Change, Entry
from game.world.people import Person

_STEP, _KNOT = 16, 8
_WHAT: Style = (look.BODY, True, look.PLUM)
Why = Callable[[Deed], None]


def chain_of(person: Person, world: Seen, make: Maker, why: Why) -> list[Block]:
    """Heading and steps; nothing where there is no plan."""
    tick, plan = world.clock.tick, person.plan
    hour = next((h for h in plan.hours if h.start <= tick < h.end), None)
    found: tuple[Entry | Action | None, ...] = (plan.chunk_at(tick), hour, plan.action_at(tick))
    steps = [(name, entry) for name, entry in zip(strings.CHAIN, found, strict=True) if entry is not None]
    if not steps:
        return []
    blocks = [make.heading(strings.WHY)]
    for depth, (name, entry) in enumerate(steps):
        blocks.append(_step(name, entry, depth, depth == len(steps) - 1, world, make, why))
    change = next((c for c in reversed(plan.changes) if steps[-1][1].what == c.what), None)
    return [*blocks, make.space(4), *([_changed(change, world, make, why)] if change else [])]


def _step(name: str, entry: Entry | Action, depth: int, last: bool, world: Seen, make: Maker, why: Why) -> Block:
    clock = world.clock
    span = f"{name}, {time_of_day(clock.at(entry.start))} – {time_of_day(clock.at(entry.end))}"
    where = short_name(entry.where) if isinstance(entry, Action) else ""
    key = ("step", span, entry, depth, last)
    return Block(key, lambda width: _draw(span, entry, where, depth, last, make, width), partial(why, entry))


def _draw(
    span: str, entry: Entry | Action, where: str, depth: int, last: bool, make: Maker, width: int
) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    left = scale(_STEP * depth + 18)
    link = small_link(make)
    room = width - left - scale(4)
    note = writer.line(span, NOTE, room - link.get_width() - scale(6))
    what = writer.paragraph(first_capital(clean(entry.what)), _WHAT, room)
    top = scale(4)
    pieces: list[Piece] = [(note, left, top), (link, width - link.get_width() - scale(4), top)]
    pieces.append((what, left, top + note.get_height()))
    bottom = top + note.get_height() + what.get_height()
    if where:
        place = writer.line(where, NOTE, room)
        pieces.append((place, left, bottom))
        bottom += place.get_height()
    out = compose(width, bottom + scale(6), pieces)
    _draw_branch(out, depth, last, make, top + note.get_height() // 2)
    return out


def _draw_branch(out: pygame.Surface, depth: int, last: bool, make: Maker, y: int) -> None:
    """A knot beside the words, and the line that goes on down from it to the next step."""
    scale = make.scale
    x, side = scale(_STEP * depth + 4), scale(_KNOT)
    if not last:
        pygame.draw.rect(out, look.DUST, (x + side // 2 - scale(1), y, scale(2), out.get_height() - y))
    if depth:
        before = scale(_STEP * (depth - 1) + 4) + side // 2 - scale(1)
        pygame.draw.rect(out, look.DUST, (before, 0, scale(2), y + scale(1)))
        pygame.draw.rect(out, look.DUST, (before, y - scale(1), x - before, scale(2)))
    pygame.draw.rect(out, look.EARTH, (x, y - side // 2, side, side))
    inner = pygame.Rect(x, y - side // 2, side, side).inflate(-scale(4), -scale(4))
    pygame.draw.rect(out, look.GOLD if last else look.PAPER, inner)


def _changed(change: Change, world: Seen, make: Maker, why: Why) -> Block:
    """That the act is not what was planned, and because of what."""
    words = strings.CHANGED_WHY.format(
        when=when(world.clock.at(change.tick), world.clock.now), because=change.because or strings.THINKS_NOW
    )
    block = make.text(words, (look.SMALL + 1, False, look.MAROON), indent=26, emoji="🔀", gap=6)
    return Block(block.key, block.draw, partial(why, change))
