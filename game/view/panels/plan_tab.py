"""The tab *Plan*: the day as a timeline with the present marked, and what was changed in it. A click asks why."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.view import look, strings
from game.view.panels.day_strip import day_strip
from game.view.panels.marks import small_link
from game.view.panels.rows import NOTE, Act, Block, Blocks, Maker, Piece, compose
from game.view.panels.tab import Tab
from game.view.seen import Deed, Seen
from game.view.text import Style
from game.view.words import clean, first_capital, short_name, time_of_day, when
from game.world.activity import Action, Change, Entry
from game.world.people import Person

_GUTTER = 84
_PAST, _PRESENT, _AHEAD = range(3)
_STYLES: tuple[Style, ...] = (
    (look.BODY, False, look.FADED),
    (look.BODY, True, look.PLUM),
    (look.BODY, False, look.PLUM),
)
_STRIP_EVERY = 18


class PlanTab(Tab[Person]):
    """The day, and what became of its plan."""

    name = "plan"

    def signature(self, person: Person, world: Seen) -> Hashable:
        """What the tab depends on."""
        plan, tick = person.plan, world.clock.tick
        present = plan.chunk_at(tick), plan.action_at(tick), tick // _STRIP_EVERY
        return plan.made, len(plan.chunks), tuple(plan.hours), len(plan.actions), len(plan.changes), present

    def start(self, person: Person, world: Seen) -> int:
        """The stretch before the present one, under the strip and when it was planned."""
        chunks = person.plan.chunks
        present = next((n for n, chunk in enumerate(chunks) if chunk.end > world.clock.tick), 0)
        return present + 2 if present > 1 else 0

    def rows(self, person: Person, world: Seen, make: Maker) -> Blocks:
        """The tab's rows."""
        plan = person.plan
        if not plan.chunks:
            return make.empty(strings.NO_PLAN)
        blocks = [make.space(4), day_strip(plan.chunks, world.clock, make)]
        if plan.made >= 0:
            made = when(world.clock.at(plan.made), world.clock.now)
            blocks.append(make.text(strings.MADE_AT.format(made), NOTE, gap=8))
        for chunk in plan.chunks:
            blocks += self._chunk(chunk, person, world, make)
        return Blocks([*blocks, make.space(6), *self._changes(person, world, make), make.space(8)])

    def _chunk(self, chunk: Entry, person: Person, world: Seen, make: Maker) -> list[Block]:
        """A stretch of the day; the present one with its hours, and these with the acts that are known."""
        tick = world.clock.tick
        blocks = [_block(chunk, chunk.where, world, make, self._why(person, chunk))]
        if not chunk.start <= tick < chunk.end:
            return blocks
        plan = person.plan
        inner: list[Entry | Action] = [
            h for h in plan.hours if chunk.start <= h.start < chunk.end and h.what != chunk.what
        ]
        inner += [a for a in plan.actions if a.start < chunk.end and a.end > chunk.start]
        for entry in sorted(inner, key=lambda e: (e.start, isinstance(e, Action))):
            where = short_name(entry.where) if isinstance(entry, Action) else ""
            blocks.append(_inner_block(entry, where, world, make, self._why(person, entry)))
        return blocks

    def _changes(self, person: Person, world: Seen, make: Maker) -> list[Block]:
        blocks = [make.heading(strings.CHANGE_HEADING)]
        if not person.plan.changes:
            return [*blocks, make.text(strings.NOTHING_CHANGED, NOTE)]
        for change in reversed(person.plan.changes):
            block = _change(change, world, make)
            blocks.append(Block(block.key, block.draw, self._why(person, change)))
        return blocks

    def _why(self, person: Person, deed: Deed) -> Act:
        return partial(self.acts.why, person.name, deed)


def _age(entry: Entry | Action, tick: int) -> int:
    return _PAST if entry.end <= tick else _PRESENT if entry.start <= tick else _AHEAD


def _block(chunk: Entry, where: str, world: Seen, make: Maker, why: Act) -> Block:
    age, start = _age(chunk, world.clock.tick), time_of_day(world.clock.at(chunk.start))
    return Block(("chunk", chunk, age), lambda width: _draw_chunk(chunk, start, where, age, make, width), why)


def _draw_chunk(chunk: Entry, start: str, where: str, age: int, make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    left, link = scale(_GUTTER), small_link(make)
    room = width - left - link.get_width() - scale(12)
    what = writer.paragraph(first_capital(clean(chunk.what)), _STYLES[age], room)
    note: Style = (look.SMALL, True, look.WINE) if age == _PRESENT else NOTE
    pieces: list[Piece] = [(writer.line(start, note), scale(4), scale(6)), (what, left, scale(4))]
    pieces.append((link, width - link.get_width() - scale(6), scale(5)))
    height = scale(4) + what.get_height()
    if where:
        place = writer.line(where, NOTE, room)
        pieces.append((place, left, height))
        height += place.get_height()
    if age == _PRESENT:
        pieces.append((writer.line(strings.NOW_MARK, note), scale(4), scale(22)))
        height = max(height, scale(38))
    out = compose(width, height + scale(8), pieces, look.SAND if age == _PRESENT else look.PAPER)
    _spine(out, make, age)
    return out


def _spine(out: pygame.Surface, make: Maker, age: int) -> None:
    """The line of the day with a knot at the beginning of each chunk."""
    scale = make.scale
    x, y = scale(_GUTTER - 14), scale(13)
    line = look.CLAY if age == _PRESENT else look.DUST
    pygame.draw.rect(out, line, (x - scale(1), 0, scale(2), out.get_height()))
    side = scale(10)
    pygame.draw.rect(out, look.EARTH, (x - side // 2, y - side // 2, side, side))
    fill = (look.DUST, look.GOLD, look.PAPER)[age]
    pygame.draw.rect(out, fill, (x - side // 2 + scale(2), y - side // 2 + scale(2), side - scale(4), side - scale(4)))


def _inner_block(entry: Entry | Action, where: str, world: Seen, make: Maker, why: Act) -> Block:
    age, start = _age(entry, world.clock.tick), time_of_day(world.clock.at(entry.start))
    return Block(("inner", entry, age), lambda width: _draw_inner(entry, start, where, age, make, width), why)


def _draw_inner(entry: Entry | Action, start: str, where: str, age: int, make: Maker, width: int) -> pygame.Surface:
    """An hour, or under it an act with its emoji and its place."""
    scale, writer = make.scale, make.writer
    deep = isinstance(entry, Action)
    left, link = scale(_GUTTER + (26 if deep else 0)), small_link(make)
    style: Style = (look.SMALL + 1, age == _PRESENT, look.FADED if age == _PAST else look.PLUM if deep else look.EARTH)
    what = writer.paragraph(first_capital(clean(entry.what)), style, width - left - link.get_width() - scale(12))
    pieces: list[Piece] = [(writer.line(start, NOTE), scale(4), scale(3)), (what, left, scale(2))]
    pieces.append((link, width - link.get_width() - scale(6), scale(2)))
    height = scale(2) + what.get_height()
    if where:
        place = writer.line(where, NOTE, width - left - scale(8))
        pieces.append((place, left, height))
        height += place.get_height()
    picture = writer.emoji.picture(entry.emoji, scale(18)) if isinstance(entry, Action) else None
    if picture is not None:
        pieces.append((picture, scale(_GUTTER + 2), scale(3)))
    out = compose(width, height + scale(4), pieces, look.PALE if age == _PRESENT and deep else look.SAND)
    pygame.draw.rect(out, look.CLAY, (scale(_GUTTER - 15), 0, scale(2), out.get_height()))
    return out


def _change(change: Change, world: Seen, make: Maker) -> Block:
    """When the plan was changed, to what, and by what."""
    text = f"{when(world.clock.at(change.tick), world.clock.now)}: {change.what}"
    if change.because:
        text += ", " + strings.BECAUSE.format(change.because)
    key = ("change", text)
    return Block(key, lambda width: _draw_change(text, make, width))


def _draw_change(text: str, make: Maker, width: int) -> pygame.Surface:
    scale, writer, link = make.scale, make.writer, small_link(make)
    left = scale(26)
    words = writer.paragraph(text, (look.SMALL + 1, False, look.PLUM), width - left - link.get_width() - scale(12))
    pieces: list[Piece] = [(words, left, 0), (link, width - link.get_width() - scale(6), 0)]
    picture = writer.emoji.picture("🔀", scale(18))
    if picture is not None:
        pieces.append((picture, 0, scale(1)))
    return compose(width, words.get_height() + scale(6), pieces)
