"""The row at the bottom: everybody's head with what they do; a click chooses, the wheel moves a long row."""

from collections.abc import Callable

import pygame

from game.view import look
from game.view.bubbles import framed
from game.view.figures import Figures
from game.view.overlay import emoji_now
from game.view.panels import paper
from game.view.seen import Seen, Status
from game.view.shown import put
from game.view.telling import doing_words
from game.view.text import Pictures, Writer
from game.world.people import Person

_SLOT, _SMALLEST = 52, 38
_EMOJI = 14


class Residents:
    """Lives as long as the screen has its size."""

    def __init__(
        self,
        size: tuple[int, int],
        writer: Writer,
        figures: Figures,
        choose: Callable[[str], None],
    ) -> None:
        scale = writer.scale
        height = scale(look.BOTTOM_HEIGHT)
        self.rect = pygame.Rect(0, size[1] - height, size[0], height)
        self._writer, self._figures, self._choose = writer, figures, choose
        self._picture = pygame.Surface((1, 1))
        self._names: list[str] = []
        self._first = 0
        self._shown: tuple[object, ...] = ()
        self._tags = Pictures(30)

    def update(self, world: Seen, status: Status, chosen: str, pointed: str) -> None:
        """Show what has changed."""
        self._names = list(world.people)
        self._first = max(0, min(self._first, len(self._names) - self._fitting()))
        marks = tuple(emoji_now(world.people[name], world) for name in self._shown_names())
        shown = (tuple(self._names), marks, chosen, pointed, self._first)
        if shown != self._shown:
            self._shown = shown
            self._picture = self._draw(world, chosen, pointed)

    def reveal(self, name: str) -> None:
        """Bring somebody into the part of the row that shows."""
        if name in self._names:
            index = self._names.index(name)
            self._first = max(index - self._fitting() + 1, min(self._first, index))

    def wheel(self, steps: int) -> None:
        """Move the row."""
        self._first = max(0, min(self._first - steps, len(self._names) - self._fitting()))

    def at(self, pos: tuple[int, int]) -> str:
        """Whose head is at a place on the screen; empty for nobody's."""
        if not self.rect.collidepoint(pos):
            return ""
        index = self._first + (pos[0] - self._left()) // self._slot()
        inside = self._left() <= pos[0] and index < min(len(self._names), self._first + self._fitting())
        return self._names[index] if inside else ""

    def press(self, pos: tuple[int, int]) -> None:
        """Choose whose head is there."""
        name = self.at(pos)
        if name:
            self._choose(name)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the row."""
        surface.blit(self._picture, self.rect)

    def draw_tag(self, surface: pygame.Surface, world: Seen, pointed: str, pointer: tuple[int, int]) -> None:
        """Over the head that is pointed at: whose it is and what they do."""
        if not pointed or not self.rect.collidepoint(pointer):
            return
        person = world.people[pointed]
        doing = doing_words(person)
        tag = self._tags.get((pointed, doing), lambda: self._tag(person, doing))
        x = self._left() + (self._names.index(pointed) - self._first) * self._slot() + self._slot() // 2
        place = tag.get_rect(midbottom=(x, self.rect.top - self._writer.scale(2)))
        place.clamp_ip(surface.get_rect().inflate(-8, 0))
        surface.blit(tag, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _tag(self, person: Person, doing: str) -> pygame.Surface:
        scale = self._writer.scale
        name = self._writer.line(person.name, (look.BODY, True, look.PLUM), scale(260))
        words = self._writer.line(doing, (look.SMALL, False, look.FADED), scale(260))
        size = max(name.get_width(), words.get_width()) + scale(20), name.get_height() + words.get_height() + scale(10)
        out = framed(*size, scale(2), look.PAPER, tail=False)
        put(out, name, (scale(10), scale(5)))
        put(out, words, (scale(10), scale(5) + name.get_height()))
        return out

    def _slot(self) -> int:
        scale = self._writer.scale
        each = (self.rect.width - scale(16)) // max(1, len(self._names))
        return max(scale(_SMALLEST), min(scale(_SLOT), each))

    def _fitting(self) -> int:
        return (self.rect.width - self._writer.scale(16)) // self._slot()

    def _shown_names(self) -> list[str]:
        return self._names[self._first : self._first + self._fitting()]

    def _left(self) -> int:
        shown = min(len(self._names), self._fitting())
        return (self.rect.width - shown * self._slot()) // 2

    def _draw(self, world: Seen, chosen: str, pointed: str) -> pygame.Surface:
        out = paper.bar(self.rect.size, self._writer.scale(2), False).copy()
        x = self._left()
        for name in self._shown_names():
            self._draw_one(
                out, x, world.people[name], emoji_now(world.people[name], world), name == chosen, name == pointed
            )
            x += self._slot()
        return out

    def _draw_one(self, out: pygame.Surface, x: int, person: Person, emoji: str, chosen: bool, pointed: bool) -> None:
        scale = self._writer.scale
        side = min(self._slot() - scale(4), scale(48))
        top = scale(6) + (self.rect.height - scale(6) - side) // 2
        box = pygame.Rect(x + (self._slot() - side) // 2, top, side, side)
        pygame.draw.rect(out, look.GOLD if chosen else look.TAN if pointed else look.EARTH, box)
        inner = box.inflate(-scale(4), -scale(4))
        pygame.draw.rect(out, look.SAND if chosen or pointed else look.DUST, inner)
        head = self._figures.head(person.name, inner.width)
        out.blit(head, inner, special_flags=pygame.BLEND_PREMULTIPLIED)
        picture = self._writer.emoji.picture(emoji, scale(_EMOJI)) if emoji else None
        if picture is not None:
            unit, mark = scale(2), scale(_EMOJI)
            plate = framed(mark + 2 * unit, mark + 2 * unit, unit, look.CREAM, tail=False)
            plate.blit(picture, (unit, unit), special_flags=pygame.BLEND_PREMULTIPLIED)
            place = plate.get_rect(bottomright=(box.right + scale(2), box.bottom + scale(2)))
            out.blit(plate, place, special_flags=pygame.BLEND_PREMULTIPLIED)
