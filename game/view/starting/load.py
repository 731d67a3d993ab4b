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

_WIDTH, _HEIGHT, _MOST = 128, 72, 40
_FAULT = (look.SMALL, True, look.WINE)


class LoadSheet(Sheet):
    """Choose a town to go on with."""

    title = strings.LOAD_TITLE
    width = 620

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._towns: tuple[KeptTown, ...] | None = None
        self._fault = ""

    def opened(self) -> None:
        """Look what there is."""
        self._acts.ask(ListTowns, self._listed)

    def lines(self) -> Sequence[Line]:
        """A row for each town."""
        if self._fault or not self._towns:
            said = self._fault or (strings.LOAD_LOOKING if self._towns is None else strings.LOAD_NONE)
            return [Words(self.make.text(said))]
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

    def _listed(self, reply: Reply) -> None:
        if isinstance(reply.result, tuple):
            self._towns = reply.result
        self._fault = reply.fault
        self._acts.renew()


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
    """The town's picture in a frame; a dark one if it has none."""
    scale = make.scale
    out = pygame.Surface((scale(_WIDTH), scale(_HEIGHT))).convert()
    out.fill(look.PLUM)
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
