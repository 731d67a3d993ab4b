"""The tab *Plan*: the day as a timeline with the present marked, and what was changed in it."""

from collections.abc import Hashable

import pygame

from game.view import look, strings
from game.view.panels.rows import NOTE, Block, Blocks, Maker, Piece, compose
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.text import Style
from game.view.words import clean, first_capital, short_name, time_of_day, when
from game.world.activity import Action, Change, Entry
from game.world.people import Person

_GUTTER = 76
_PAST: Style = (look.BODY, False, look.FADED)
_PRESENT: Style = (look.BODY, True, look.PLUM)
_AHEAD: Style = (look.BODY, False, look.PLUM)


class PlanTab(Tab[Person]):
    """The day, and what became of its plan."""

    name = "plan"

    def signature(self, person: Person, world: Seen) -> Hashable:
        """What the tab depends on."""
        plan, tick = person.plan, world.clock.tick
        present = plan.chunk_at(tick), plan.action_at(tick)
        return plan.made, len(plan.chunks), len(plan.actions), len(plan.changes), present

    def rows(self, person: Person, world: Seen, make: Maker) -> Blocks:
        """The tab's rows."""
        plan, tick = person.plan, world.clock.tick
        if not plan.chunks:
            return make.empty(strings.NO_PLAN)
        blocks = [make.space(6)]
        for chunk in plan.chunks:
            blocks.append(_chunk(chunk, world, make))
            if chunk.start <= tick < chunk.end:
                blocks += [_action(a, world, make) for a in plan.actions if a.start < chunk.end]
        if plan.changes:
            blocks.append(make.heading(strings.CHANGED))
            blocks += [_change(c, world, make) for c in reversed(plan.changes)]
        return Blocks([*blocks, make.space(8)])


def _chunk(chunk: Entry, world: Seen, make: Maker) -> Block:
    tick = world.clock.tick
    age = 0 if chunk.end <= tick else 1 if chunk.start <= tick else 2
    start = time_of_day(world.clock.at(chunk.start))
    return Block(("chunk", chunk, age), lambda width: _draw_chunk(chunk, start, age, make, width))


def _draw_chunk(chunk: Entry, start: str, age: int, make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    left = scale(_GUTTER)
    what = writer.paragraph(first_capital(clean(chunk.what)), (_PAST, _PRESENT, _AHEAD)[age], width - left - scale(8))
    note = (look.SMALL, True, look.WINE) if age == 1 else NOTE
    pieces: list[Piece] = [(writer.line(start, note), scale(4), scale(6)), (what, left, scale(4))]
    height = scale(4) + what.get_height()
    if chunk.where:
        where = writer.line(chunk.where, NOTE, width - left)
        pieces.append((where, left, height))
        height += where.get_height()
    if age == 1:
        pieces.append((writer.line(strings.NOW_MARK, note), scale(4), scale(22)))
        height = max(height, scale(38))
    out = compose(width, height + scale(8), pieces, look.SAND if age == 1 else look.PAPER)
    _spine(out, make, age)
    return out


def _spine(out: pygame.Surface, make: Maker, age: int) -> None:
    """The line of the day with a knot at the beginning of each chunk."""
    scale = make.scale
    x, y = scale(_GUTTER - 14), scale(13)
    line = look.DUST if age != 1 else look.CLAY
    pygame.draw.rect(out, line, (x - scale(1), 0, scale(2), out.get_height()))
    side = scale(10)
    pygame.draw.rect(out, look.EARTH, (x - side // 2, y - side // 2, side, side))
    fill = (look.DUST, look.GOLD, look.PAPER)[age]
    pygame.draw.rect(out, fill, (x - side // 2 + scale(2), y - side // 2 + scale(2), side - scale(4), side - scale(4)))


def _action(action: Action, world: Seen, make: Maker) -> Block:
    present = action.start <= world.clock.tick < action.end
    start = time_of_day(world.clock.at(action.start))
    return Block(("action", action, present), lambda width: _draw_action(action, start, present, make, width))


def _draw_action(action: Action, start: str, present: bool, make: Maker, width: int) -> pygame.Surface:
    scale, writer = make.scale, make.writer
    left = scale(_GUTTER + 24)
    style = (look.SMALL + 1, present, look.PLUM)
    what = writer.paragraph(first_capital(clean(action.what)), style, width - left - scale(8))
    where = writer.line(short_name(action.where), NOTE, width - left)
    pieces: list[Piece] = [
        (writer.line(start, NOTE), scale(4), scale(3)),
        (what, left, scale(2)),
        (where, left, scale(2) + what.get_height()),
    ]
    picture = writer.emoji.picture(action.emoji, scale(18))
    if picture is not None:
        pieces.append((picture, scale(_GUTTER), scale(3)))
    out = compose(width, what.get_height() + where.get_height() + scale(6), pieces, look.SAND)
    pygame.draw.rect(out, look.CLAY, (scale(_GUTTER - 15), 0, scale(2), out.get_height()))
    return out


def _change(change: Change, world: Seen, make: Maker) -> Block:
    text = f"{when(world.clock.at(change.tick), world.clock.now)}: {change.what}"
    if change.because:
        text += ", " + strings.BECAUSE.format(change.because)
    return make.text(text, (look.SMALL + 1, False, look.PLUM), indent=26, emoji="🔀", gap=6)
