"""How a button looks: words, an emoji or an icon on a plank, on parchment, or as a tab."""

from dataclasses import dataclass

import pygame

from game.view import look
from game.view.icons import Icon, picture_of
from game.view.look import Colour
from game.view.shown import put
from game.view.text import Writer

_EMOJI, _GAP = 16, 4


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a button in one state."""

    ground: Colour
    words: Colour
    edge: Colour


@dataclass(frozen=True, slots=True)
class Skin:
    """The look of a kind of button."""

    plain: Tone
    pointed: Tone
    chosen: Tone
    size: int = look.BODY


PLANK = Skin(
    Tone(look.MAROON, look.CREAM, look.CLAY),
    Tone(look.EARTH, look.CREAM, look.TAN),
    Tone(look.AMBER, look.PLUM, look.GOLD),
)
PAPER = Skin(
    Tone(look.PAPER, look.MAROON, look.DUST),
    Tone(look.SAND, look.PLUM, look.TAN),
    Tone(look.GOLD, look.MAROON, look.CLAY),
)
TAB = Skin(
    Tone(look.SAND, look.MAROON, look.DUST),
    Tone(look.PALE, look.PLUM, look.TAN),
    Tone(look.MAROON, look.CREAM, look.MAROON),
    look.SMALL + 1,
)


@dataclass(frozen=True, slots=True)
class Face:
    """What a button shows."""

    words: str = ""
    emoji: str = ""
    icon: Icon | None = None
    skin: Skin = PLANK
    chosen: bool = False

    def width(self, writer: Writer) -> int:
        """Pixels that it needs, with some air."""
        words = writer.type(self.skin.size, True).width(self.words)
        emoji = writer.scale(_EMOJI + _GAP * bool(self.words)) if self.emoji else 0
        return words + emoji + writer.scale(12)


def draw_button(
    writer: Writer, size: tuple[int, int], face: Face, pointed: bool = False, focused: bool = False
) -> pygame.Surface:
    """A button; a second edge shows that the next Enter presses it."""
    unit = writer.scale(2)
    tone = face.skin.chosen if face.chosen else face.skin.pointed if pointed else face.skin.plain
    out = pygame.Surface(size).convert()
    out.fill(look.SKY if focused else tone.edge)
    area = out.get_rect().inflate(-2 * unit, -2 * unit)
    if focused:
        out.fill(look.CREAM, area)
        area.inflate_ip(-unit, -unit)
    out.fill(tone.ground, area)
    _draw_face(out, writer, face, tone)
    return out


def _draw_face(out: pygame.Surface, writer: Writer, face: Face, tone: Tone) -> None:
    """Emoji and words, or the icon, in the middle."""
    pictures = []
    if face.icon is not None:
        pictures.append(picture_of(face.icon, min(out.get_size()) // 2, tone.words))
    emoji = writer.emoji.picture(face.emoji, writer.scale(_EMOJI)) if face.emoji else None
    if emoji is not None:
        pictures.append(emoji)
    gap = writer.scale(_GAP)
    if face.words:
        room = out.get_width() - sum(p.get_width() + gap for p in pictures) - writer.scale(4)
        pictures.append(writer.line(face.words, (face.skin.size, True, tone.words), max(1, room)))
    x = (out.get_width() - sum(p.get_width() + gap for p in pictures) + gap) // 2
    for picture in pictures:
        put(out, picture, (x, (out.get_height() - picture.get_height()) // 2))
        x += picture.get_width() + gap
