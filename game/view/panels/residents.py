"""The row at the bottom: everybody's head with what they do and how they feel; a click chooses, a long row moves."""

from collections.abc import Callable

import pygame

from game.view import look, strings
from game.view.bubbles import framed
from game.view.emoji import crisp
from game.view.figures import Figures
from game.view.overlay import emoji_now
from game.view.panels import paper
from game.view.seen import Seen, Status
from game.view.shown import Shown, put, wipe, words_on
from game.view.telling import doing_words
from game.view.text import Pictures, Style, Writer
from game.world.people import Mood, Person

_SLOT, _SMALLEST = 52, 40
_BADGE, _EDGE = 18, 2
"""Pixels of an emoji, and of the edge around it."""
_HEAD, _TOP = 44, 4
"""Pixels of a head with its frame, and down to the badges, which reach over the hair and never over the face."""
_END = 40
"""Width of the button at each end of a row that is too long, at 100 %."""
_COUNT: Style = (look.SMALL + 1, True, look.CREAM)


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

    @property
    def first(self) -> int:
        """Who stands at the left end, by number."""
        return self._first

    def update(self, world: Seen, status: Status, chosen: str, pointed: str) -> None:
        """Show what has changed."""
        self._names = list(world.people)
        self._first = max(0, min(self._first, len(self._names) - self._fitting()))
        marks = tuple((emoji_now(p, world), mood_face(p.mood)) for p in map(world.people.get, self._shown_names()) if p)
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
        """Choose whose head is there, or move a row that is too long by a page."""
        name, side = self.at(pos), self._end_at(pos)
        if name:
            self._choose(name)
        elif side:
            self.wheel(-side * max(1, self._fitting() - 1))

    def tip_at(self, pos: tuple[int, int]) -> str:
        """How many stand beyond the end that is there."""
        hidden = self._hidden()
        side = self._end_at(pos)
        count = hidden[0] if side < 0 else hidden[1] if side > 0 else 0
        return strings.HIDDEN_TIP.format(count) if count else ""

    def words(self) -> list[Shown]:
        """How many stand beyond the ends."""
        return words_on(self._picture, self.rect.topleft)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the row."""
        surface.blit(self._picture, self.rect)

    def draw_tag(
        self, surface: pygame.Surface, world: Seen, pointed: str, pointer: tuple[int, int], caption: pygame.Rect
    ) -> None:
        """Over the head that is pointed at, and over a caption there: whose it is, what they do, how they feel."""
        if not pointed or not self.rect.collidepoint(pointer):
            return
        person = world.people[pointed]
        doing = doing_words(person)
        if not person.asleep and person.mood.word:
            doing = strings.MOOD_TAG.format(doing=doing, mood=f"{mood_face(person.mood)} {person.mood.word}")
        tag = self._tags.get((pointed, doing), lambda: self._tag(person, doing))
        x = self._left() + (self._names.index(pointed) - self._first) * self._slot() + self._slot() // 2
        place = tag.get_rect(midbottom=(x, self.rect.top - self._writer.scale(2)))
        place.clamp_ip(surface.get_rect().inflate(-8, 0))
        if place.colliderect(caption):
            place.bottom = caption.top - self._writer.scale(2)
        surface.blit(tag, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _tag(self, person: Person, doing: str) -> pygame.Surface:
        scale = self._writer.scale
        name = self._writer.line(person.name, (look.BODY, True, look.PLUM), scale(300))
        words = self._writer.line(doing, (look.SMALL, False, look.FADED), scale(300))
        size = max(name.get_width(), words.get_width()) + scale(20), name.get_height() + words.get_height() + scale(10)
        out = framed(*size, scale(2), look.PAPER, tail=False)
        put(out, name, (scale(10), scale(5)))
        put(out, words, (scale(10), scale(5) + name.get_height()))
        return out

    # where it all is ---------------------------------------------------------------------------------
    def _is_long(self) -> bool:
        scale = self._writer.scale
        return len(self._names) * scale(_SMALLEST) > self.rect.width - scale(16)

    def _room(self) -> int:
        """Pixels for heads."""
        scale = self._writer.scale
        return self.rect.width - (2 * scale(_END) if self._is_long() else scale(16))

    def _slot(self) -> int:
        scale = self._writer.scale
        each = self._room() // max(1, len(self._names))
        return max(scale(_SMALLEST), min(scale(_SLOT), each))

    def _fitting(self) -> int:
        return max(1, self._room() // self._slot())

    def _shown_names(self) -> list[str]:
        return self._names[self._first : self._first + self._fitting()]

    def _left(self) -> int:
        shown = min(len(self._names), self._fitting())
        return (self.rect.width - shown * self._slot()) // 2

    def _hidden(self) -> tuple[int, int]:
        """How many stand beyond the left end, and beyond the right."""
        return self._first, max(0, len(self._names) - self._first - self._fitting())

    def _end_at(self, pos: tuple[int, int]) -> int:
        """-1 on the button at the left end, 1 at the right, else 0."""
        if not self._is_long() or not self.rect.collidepoint(pos):
            return 0
        width = self._writer.scale(_END)
        return -1 if pos[0] < width else 1 if pos[0] >= self.rect.width - width else 0

    # drawing -----------------------------------------------------------------------------------------
    def _draw(self, world: Seen, chosen: str, pointed: str) -> pygame.Surface:
        out = paper.bar(self.rect.size, self._writer.scale(2), False).copy()
        wipe(out)
        x = self._left()
        for name in self._shown_names():
            self._draw_one(out, x, world, world.people[name], name == chosen, name == pointed)
            x += self._slot()
        if self._is_long():
            self._draw_ends(out)
        return out

    def _draw_ends(self, out: pygame.Surface) -> None:
        """How many more there are to each side."""
        width, (left, right) = self._writer.scale(_END), self._hidden()
        middle = (self.rect.height + self._writer.scale(6)) // 2
        for count, words, x in (
            (left, strings.HIDDEN_LEFT, width // 2),
            (right, strings.HIDDEN_RIGHT, self.rect.width - width // 2),
        ):
            if count:
                picture = self._writer.line(words.format(count), _COUNT)
                put(out, picture, picture.get_rect(center=(x, middle)))

    def _draw_one(self, out: pygame.Surface, x: int, world: Seen, person: Person, chosen: bool, pointed: bool) -> None:
        box = self._box(x)
        edge = self._writer.scale(2)
        pygame.draw.rect(out, look.GOLD if chosen else look.TAN if pointed else look.EARTH, box)
        inner = box.inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(out, look.SAND if chosen or pointed else look.DUST, inner)
        head = self._figures.head(person.name, inner.width)
        out.blit(head, inner, special_flags=pygame.BLEND_PREMULTIPLIED)
        self._draw_badges(out, box, "" if person.asleep else mood_face(person.mood), emoji_now(person, world))

    def _box(self, x: int) -> pygame.Rect:
        """A head with its frame, at the bottom of the slot that begins at x."""
        scale = self._writer.scale
        side = min(self._slot() - scale(4), scale(_HEAD))
        return pygame.Rect(x + (self._slot() - side) // 2, self.rect.height - scale(2) - side, side, side)

    def _draw_badges(self, out: pygame.Surface, box: pygame.Rect, mood: str, doing: str) -> None:
        """How somebody feels and what they do, side by side over their hair; their edges are one where they meet."""
        edge = self._writer.scale(_EDGE)
        badges = [self._badge(emoji, ground) for emoji, ground in ((mood, look.PALE), (doing, look.CREAM))]
        shown = [badge for badge in badges if badge is not None]
        width = sum(badge.get_width() - edge for badge in shown) + edge
        left = box.centerx - width // 2
        for badge in shown:
            out.blit(badge, (left, self._writer.scale(_TOP)), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += badge.get_width() - edge

    def _badge(self, emoji: str, ground: look.Colour) -> pygame.Surface | None:
        """An emoji on a small plate; None if there is nothing to show."""
        scale = self._writer.scale
        side, edge = crisp(scale(_BADGE)), scale(_EDGE)
        picture = self._writer.emoji.picture(emoji, side) if emoji else None
        if picture is None:
            return None
        plate = framed(side + 2 * edge, side + 2 * edge, edge, ground, tail=False)
        plate.blit(picture, (edge, edge), special_flags=pygame.BLEND_PREMULTIPLIED)
        return plate


def mood_face(mood: Mood) -> str:
    """A face for a mood; its shape says it, not its colour."""
    if mood.word in strings.MOODS:
        return strings.MOODS[mood.word]
    if mood.energy < -0.5:
        return "🥱"
    if mood.valence >= 0.2:
        return "🤩" if mood.energy > 0.5 else "😊"
    if mood.valence > -0.2:
        return "🙂"
    return "😠" if mood.energy > 0.4 else "😟" if mood.valence > -0.6 else "😢"
