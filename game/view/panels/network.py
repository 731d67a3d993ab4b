"""The sheet of the town's network: heads that can be dragged, lines as strong as people are close, day by day."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.panels.graph import Graph, Place
from game.view.panels.rows import NOTE, Maker
from game.view.parts import Button, Part, Words
from game.view.sheets import Sheet
from game.view.shown import put
from game.world.relations import Relations, days

_HEAD, _HEAD_LARGE, _LARGE_FROM = 30, 44, 420
"""Side of a head at 100 %, and in a picture that is as high as that."""
_EDGE = 26
"""Margin that keeps heads and names inside, at 100 %."""
_LOW, _HIGH, _NAME = 240, 700, 14
_AROUND = 228
"""Pixels at 100 % that the rest of the sheet takes."""
READ = 2_500
"""Memories that are read in a frame: about five milliseconds."""


class NetworkSheet(Sheet):
    """Who knows whom at the end of each day."""

    title, modal, first = strings.NETWORK_TITLE, True, "graph"

    @property
    def width(self) -> int:  # type: ignore[override]
        """As wide as there is room, within reason."""
        return round(max(560, min(1200, self.room[0] - 80)))

    def __init__(self, acts: Acts, relations: Relations) -> None:
        self._acts, self._relations = acts, relations
        self._graph: Graph | None = None
        self._shown: tuple[int, int] | None = None
        """The day that is shown, and how many there are."""
        self._day = -1
        """The day that is wanted; -1 for the last."""
        self._chosen = ""

    def signature(self) -> Hashable:
        """Reads a little more, until all is read; then the day counts."""
        people = self.world.people.values()
        if not all(self._relations.read_on(person, READ) for person in people):
            self._acts.renew()
            return "reading"
        return len(days(self.world)), self._day

    def lines(self) -> Sequence[Line]:
        """The day, the picture, and what is known of the one who is chosen."""
        graph = self._of_the_day()
        if graph is None:
            return [Words(self.make.text(strings.READING_PEOPLE, NOTE))]
        number, last = self._number, len(days(self.world)) - 1
        day, network = graph.network.day, graph.network
        words = strings.NETWORK_DAY.format(
            number=number + 1, day=f"{day:%A} {day.day} {day:%B}", edges=len(network.edges), density=network.density
        )
        slider = Slider("day", number, last, self._go)
        head: list[Line] = [
            Words(self.make.text(words, gap=2)),
            slider if last > 0 else Words(self.make.text(strings.NETWORK_FIRST, NOTE)),
        ]
        return [
            *head,
            GraphPart("graph", graph, self._chosen, self._choose, self._tall),
            Words(self.make.text(self._about(graph), NOTE)),
        ]

    def feet(self) -> Sequence[Part]:
        """The days beside, whoever is chosen, and the way out."""
        last = len(days(self.world)) - 1
        found: list[Part] = []
        if last > 0:
            found += [Button(strings.DAY_BEFORE, partial(self._go, max(0, self._number - 1)), key="before")]
            found += [Button(strings.DAY_AFTER, partial(self._go, min(last, self._number + 1)), key="after")]
        if self._chosen:
            first = self._chosen.split(" ")[0]
            found.append(Button(strings.OPEN_PERSON.format(first), self._open, key="open"))
        return [*found, Button(strings.CLOSE_PLAIN, self.close, skin=PAPER)]

    @property
    def _number(self) -> int:
        last = len(days(self.world)) - 1
        return last if self._day < 0 else min(self._day, last)

    @property
    def _tall(self) -> int:
        """Of the picture: as much as there is room, within reason."""
        return round(max(_LOW, min(_HIGH, self.room[1] - _AROUND)))

    def _of_the_day(self) -> Graph | None:
        """The network as it was; None while memories are still read."""
        if self.signature() == "reading":
            return None
        wanted = self._number, len(days(self.world))
        if self._graph is None:
            self._graph = Graph(list(self.world.people), self._relations.network_on(self.world, self._number))
        elif wanted != self._shown:
            self._graph.show(self._relations.network_on(self.world, self._number))
        self._shown = wanted
        return self._graph

    def _go(self, day: int) -> None:
        self._day = day
        self._acts.renew()

    def _choose(self, name: str) -> None:
        self._chosen = name

    def _open(self) -> None:
        self.close()
        self._acts.choose(self._chosen)
        self._acts.show_tab("people")

    def _about(self, graph: Graph) -> str:
        ties = graph.ties.get(self._chosen)
        if ties is None:
            return strings.NETWORK_HOW
        if not ties:
            return strings.NETWORK_NOBODY.format(name=self._chosen)
        closest = ", ".join(name for name, close in ties[:3] if close > 0) or ties[0][0]
        return strings.NETWORK_ONE.format(name=self._chosen, count=len(ties), closest=closest)


class GraphPart(Part):
    """The picture. A press chooses somebody, a drag moves them, arrows go from one to the next."""

    focusable = dragged = True

    def __init__(self, key: str, graph: Graph, chosen: str, choose: Callable[[str], None], tall: int) -> None:
        """`tall` at 100 %."""
        super().__init__(key)
        self._graph, self._chosen, self._choose, self._tall = graph, chosen, choose, tall
        self._side = _HEAD_LARGE if tall >= _LARGE_FROM else _HEAD
        self._held = ""
        self._room = pygame.Rect(0, 0, 1, 1)
        self._reach: Place = (0.05, 0.05)

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """Lines, then heads with their first names."""
        scale = make.scale
        out = pygame.Surface((width, scale(self._tall))).convert()
        out.fill(look.CREAM)
        self._room = out.get_rect().inflate(-2 * scale(_EDGE + 8), -2 * scale(_EDGE))
        self._room.height -= scale(_NAME)
        self._reach = (scale(self._side) / self._room.width * 0.7, scale(self._side) / self._room.height * 0.7)
        self._draw_edges(out, make)
        for name in sorted(self._graph.names, key=lambda name: self._bright(name)):
            self._draw_person(out, name, make)
        pygame.draw.rect(out, look.SKY if focused else look.DUST, out.get_rect(), scale(2))
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Choose who is there, and hold them."""
        self._held = self._graph.nearest(self._spot(pos), self._reach)
        self._chosen = self._held
        self._choose(self._held)

    def drag(self, pos: tuple[int, int]) -> None:
        """Move whom the press has chosen."""
        if self._held:
            self._graph.move(self._held, self._spot(pos))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and Right choose the next."""
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT) or not self._graph.names:
            return False
        names, step = list(self._graph.names), 1 if event.key == pygame.K_RIGHT else -1
        at = names.index(self._chosen) + step if self._chosen in names else 0
        self._choose(names[at % len(names)])
        return True

    def _spot(self, pos: tuple[int, int]) -> Place:
        room = self._room
        return (pos[0] - room.x) / room.width, (pos[1] - room.y) / room.height

    def _at(self, name: str) -> tuple[int, int]:
        x, y = self._graph.places[name]
        return round(self._room.x + x * self._room.width), round(self._room.y + y * self._room.height)

    def _bright(self, name: str) -> bool:
        """Whether somebody is chosen or tied to who is; all are if nobody is chosen."""
        known = {other for other, _ in self._graph.ties.get(self._chosen, ())}
        return not self._chosen or name == self._chosen or name in known

    def _draw_edges(self, out: pygame.Surface, make: Maker) -> None:
        """The weakest first, so that the strong lie over them; foes' are dashed."""
        for edge in sorted(self._graph.network.edges, key=lambda edge: abs(sum(edge.closeness))):
            one, other = edge.people
            mine = self._chosen in edge.people
            if self._chosen and not mine:
                continue
            close = sum(edge.closeness) / 2
            wide = make.scale(1 if abs(close) < 4 else 2 if abs(close) < 7 else 4)
            if close < 0:
                _dashed(out, look.RED, self._at(one), self._at(other), wide, make.scale(6))
            else:
                pygame.draw.line(out, _colour(close), self._at(one), self._at(other), wide)

    def _draw_person(self, out: pygame.Surface, name: str, make: Maker) -> None:
        scale = make.scale
        x, y = self._at(name)
        side = scale(self._side)
        face = make.head(name, self._side)
        frame = pygame.Rect(0, 0, side, side)
        frame.center = (x, y)
        pygame.draw.rect(out, look.GOLD if name == self._chosen else look.EARTH, frame.inflate(scale(4), scale(4)))
        pygame.draw.rect(out, look.SAND, frame)
        if face is not None:
            put(out, face, frame.topleft)
        bright = self._bright(name)
        if not bright:
            veil = pygame.Surface(frame.inflate(scale(4), scale(4)).size, pygame.SRCALPHA)
            veil.fill((*look.CREAM, 170))
            out.blit(veil, frame.inflate(scale(4), scale(4)))
        words = make.writer.line(
            name.split(" ")[0], (look.SMALL, name == self._chosen, look.PLUM if bright else look.CLAY)
        )
        # heads may be dragged over each other: names that meet are no fault of the layout, so they are not noted
        place = words.get_rect(midtop=(x, frame.bottom + scale(1)))
        out.fill(look.CREAM, place.inflate(scale(2), -scale(4)))
        out.blit(words, place.clamp(out.get_rect()), special_flags=pygame.BLEND_PREMULTIPLIED)


def _colour(close: float) -> look.Colour:
    """From those who only know each other by sight to those who love each other; the width says the same."""
    return look.WINE if close >= 9 else look.AMBER if close >= 5 else look.DUST if close >= 2 else look.SAND


def _dashed(
    out: pygame.Surface, colour: look.Colour, start: tuple[int, int], end: tuple[int, int], wide: int, dash: int
) -> None:
    way = pygame.Vector2(end) - pygame.Vector2(start)
    count = max(1, int(way.length() // dash))
    for n in range(0, count, 2):
        pygame.draw.line(out, colour, start + way * (n / count), start + way * ((n + 1) / count), wide)


class Slider(Part):
    """A number from 0 to a last one, by pressing, dragging or arrows."""

    focusable = dragged = True

    def __init__(self, key: str, value: int, last: int, act: Callable[[int], None]) -> None:
        super().__init__(key)
        self._value, self._last, self._act, self._width = value, last, act, 1

    def picture(self, make: Maker, width: int, focused: bool, pointed: bool) -> pygame.Surface:
        """A rail with a stop for each number, and the knob at the one that holds."""
        scale = make.scale
        self._width = width
        out = pygame.Surface((width, scale(24))).convert()
        out.fill(look.PAPER)
        middle, edge = out.get_height() // 2, scale(10)
        pygame.draw.rect(out, look.DUST, (edge, middle - scale(2), width - 2 * edge, scale(4)))
        way = width - 2 * edge
        for n in range(self._last + 1):
            x = edge + round(way * n / max(1, self._last))
            pygame.draw.rect(out, look.CLAY, (x - scale(1), middle - scale(5), scale(2), scale(10)))
        knob = pygame.Rect(0, 0, scale(12), scale(22))
        knob.center = (edge + round(way * self._value / max(1, self._last)), middle)
        pygame.draw.rect(out, look.SKY if focused else look.EARTH, knob)
        pygame.draw.rect(out, look.GOLD, knob.inflate(-scale(4), -scale(4)))
        return out

    def press(self, pos: tuple[int, int], keep: bool = False) -> None:
        """Go there."""
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Go there."""
        value = max(0, min(self._last, round(self._last * pos[0] / max(1, self._width))))
        if value != self._value:
            self._value = value
            self._act(value)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and Right go one on."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step:
            self._act(max(0, min(self._last, self._value + step)))
        return bool(step)
