"""The upper part of the inspector, and the parchment under all of it: who or what is shown."""

from collections.abc import Hashable

import pygame

from game.view import look, strings
from game.view.figures import Figures
from game.view.overlay import emoji_now
from game.view.panels import paper
from game.view.panels.place_tabs import inside
from game.view.panels.tab import Subject
from game.view.seen import Seen
from game.view.shown import Shown, put, words_on
from game.view.telling import doing_words
from game.view.text import Writer
from game.view.words import clean, first_capital, short_name
from game.world.people import Person
from game.world.places import Thing

PAD, HEAD_HEIGHT = 16, 84
_FACE, _SIGN = 64, 44


class Head:
    """Drawn anew only when something on it changes."""

    def __init__(self, writer: Writer, figures: Figures) -> None:
        self._writer, self._figures = writer, figures
        self._shown: Hashable = ()
        self._picture = pygame.Surface((1, 1))

    def update(self, subject: Subject, world: Seen, size: tuple[int, int]) -> None:
        """Show what has changed."""
        lines = _person_lines(subject, world) if isinstance(subject, Person) else _place_lines(subject, world)
        shown = (lines, size, isinstance(subject, Person))
        if shown != self._shown:
            self._shown = shown
            self._picture = self._draw(subject, *lines, size=size)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it, parchment and all."""
        surface.blit(self._picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def words(self, rect: pygame.Rect) -> list[Shown]:
        """What it reads."""
        return words_on(self._picture, rect.topleft)

    def _draw(
        self, subject: Subject, name: str, about: str, sign: str, doing: str, size: tuple[int, int]
    ) -> pygame.Surface:
        scale, writer = self._writer.scale, self._writer
        out = paper.sheet(size, scale(2)).copy()
        pad = scale(PAD)
        frame = pygame.Rect(pad, pad, scale(_FACE + 8), scale(_FACE + 8))
        paper.draw_picture_frame(out, frame, scale(2))
        self._draw_face(out, subject, sign, frame)
        x = frame.right + scale(12)
        width = size[0] - x - pad
        buttons = scale(66 if isinstance(subject, Person) else 34)
        put(out, writer.line(name, (look.TITLE, True, look.PLUM), width - buttons), (x, pad + scale(2)))
        put(out, writer.line(about, (look.SMALL, False, look.FADED), width), (x, pad + scale(30)))
        words = writer.line(doing, (look.BODY, True, look.MAROON), width - scale(26))
        picture = writer.emoji.picture(sign, scale(20)) if isinstance(subject, Person) else None
        if picture is not None:
            put(out, picture, (x, frame.bottom - scale(22)))
        put(out, words, (x + (scale(26) if picture else 0), frame.bottom - scale(22)))
        self._draw_grip(out)
        return out

    def _draw_face(self, out: pygame.Surface, subject: Subject, sign: str, frame: pygame.Rect) -> None:
        scale = self._writer.scale
        if isinstance(subject, Person):
            put(out, self._figures.portrait(subject.name, scale(_FACE)), frame.move(scale(4), scale(4)))
            return
        picture = self._writer.emoji.picture(sign, scale(_SIGN))
        if picture is not None:
            put(out, picture, picture.get_rect(center=frame.center))

    def _draw_grip(self, out: pygame.Surface) -> None:
        """Where the panel is taken to be made wider."""
        scale, middle = self._writer.scale, out.get_height() // 2
        for dy in (-8, 0, 8):
            pygame.draw.rect(out, look.GOLD, (scale(3), middle + scale(abs(dy)) * (1 if dy > 0 else -1 if dy else 0),
                                              scale(2), scale(4)))  # fmt: skip


def _person_lines(person: Person, world: Seen) -> tuple[str, str, str, str]:
    """Name, age and traits, emoji and words of what they do."""
    told = person.traits or ((strings.A_VISITOR,) if person.visitor else ())
    traits = clean(strings.AGED.format(age=person.age, traits=", ".join(told)).rstrip(", "), 200)
    return person.name, traits, emoji_now(person, world), doing_words(person)


def _place_lines(subject: Subject, world: Seen) -> tuple[str, str, str, str]:
    """Name, where it is, its emoji, and its state; of a room how many are in it."""
    if isinstance(subject, Thing):
        state = world.thing_states.get(subject.address, "")
        return first_capital(subject.name), short_name(subject.room), strings.TABS["thing"][1], clean(state, 200)
    assert not isinstance(subject, Person)
    count = len(inside(subject, world))
    now = strings.INSIDE_NOW[min(count, 2)].format(count)
    return first_capital(subject.name), subject.sector, strings.TABS["room"][1], now
