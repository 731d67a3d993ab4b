"""The towns that are kept, each with a picture and its time."""

import io
from collections.abc import Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import KeptTown
from game.view.form import Line
from game.view.intents import ListTowns, OpenTown, Reply
from game.view.panels.rows import NOTE, STRONG, Block, Maker, Piece, compose
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet
from game.view.starting.placeholder import draw_placeholder

_WIDTH, _HEIGHT, _MOST = 128, 72, 40
_FAULT = (look.SMALL, True, look.WINE)


class LoadSheet(Sheet):
    """Choose a town to go on with."""

    title = strings.LOAD_TITLE
    width = 620

    def __init__(self, acts: Acts, listed: Reply) -> None:
        """`listed` is the answer to `ListTowns`."""
        self._acts, self._fault = acts, listed.fault
        self._towns: tuple[KeptTown, ...] = listed.result if isinstance(listed.result, tuple) else ()
        self.first = f"town {self._towns[0].name}" if self._towns else "back"

    def lines(self) -> Sequence[Line]:
        """A row for each town."""
        if not self._towns:
            return [Words(self.make.text(self._fault or strings.LOAD_NONE))]
        rows: list[Line] = [Words(self._row(town), f"town {town.name}") for town in self._towns[:_MOST]]
        if len(self._towns) > _MOST:
            rows.append(Words(self.make.text(strings.LOAD_MORE.format(len(self._towns) - _MOST), NOTE)))
        return rows

    def feet(self) -> Sequence[Part]:
        """Back."""
        return [Button(strings.BACK, self.close, "back")]

    def _row(self, town: KeptTown) -> Block:
        act = None if town.fault else partial(self._acts.want, OpenTown(town.name))
        return Block(("kept", town.name, town.saved), lambda width: draw_town(self.make, town, width), act)


def open_load(acts: Acts) -> None:
    """Look what there is, and show it."""
    acts.ask(ListTowns, lambda reply: acts.open(LoadSheet(acts, reply)))


def draw_town(make: Maker, town: KeptTown, width: int) -> pygame.Surface:
    """A town as a row: its picture, name, time, people; why it cannot be opened, if so."""
    scale, writer = make.scale, make.writer
    left, room = scale(_WIDTH + 16), width - scale(_WIDTH + 24)
    facts = strings.LOAD_FACTS.format(town=town.title, people=town.people, saved=town.saved, size=town.megabytes)
    told = [(town.name, STRONG), (town.moment, (look.BODY, False, look.PLUM)), (facts, NOTE)]
    pieces: list[Piece] = []
    y = scale(8)
    for words, style in told[: 1 if town.fault else 3]:
        pieces.append((writer.line(words, style, room), left, y))
        y += pieces[-1][0].get_height() + scale(2)
    if town.fault:
        pieces.append((writer.paragraph(town.fault, _FAULT, room, 3), left, y))
    pieces.append((_picture(make, town), scale(4), scale(4)))
    return compose(width, scale(_HEIGHT + 8), pieces)


def _picture(make: Maker, town: KeptTown) -> pygame.Surface:
    """The town's picture in a frame; houses in the light of the hour if it has none, dark if it cannot be opened."""
    scale = make.scale
    size = scale(_WIDTH), scale(_HEIGHT)
    out = pygame.Surface(size).convert()
    out.fill(look.PLUM)
    if town.picture is None and not town.fault:
        out.blit(draw_placeholder(make, town.name, town.hour, size), (0, 0))
    if town.picture is not None:
        try:
            whole = pygame.image.load(io.BytesIO(town.picture), "picture.png").convert()
            out.blit(pygame.transform.smoothscale(_cut(whole), out.get_size()), (0, 0))
        except pygame.error:
            return out
    pygame.draw.rect(out, look.CLAY, out.get_rect(), scale(2))
    return out


def _cut(whole: pygame.Surface) -> pygame.Surface:
    """The middle of a picture in our shape."""
    area = pygame.Rect(0, 0, _WIDTH, _HEIGHT).fit(whole.get_rect())
    return whole.subsurface(area)
