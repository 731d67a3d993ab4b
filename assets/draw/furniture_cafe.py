"""The piano of Hobbs Cafe."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    GOLD,
    INK,
    LEAF,
    PINK,
    RED,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
)
from assets.draw.parts import leg, panel, stand


@paints("piano")
def piano(c: Canvas, name: str) -> None:
    """An upright piano with open lid, keys, music and a candle."""
    piano_body(c)
    stand(c, 2, 60, 62, 4)


def piano_body(c: Canvas) -> None:
    """The piano itself."""
    block(c, 3, 10, 58, 6, 42, UMBER)
    c.rect(3, 10, 58, 1, UMBER[4])
    for x in (6, 41):
        panel(c, x, 19, 17, 11, UMBER)
    c.rect(24, 14, 17, 15, WOOD[2])
    c.rect(24, 14, 17, 1, WOOD[3])
    for x in (25, 33):
        c.rect(x, 15, 7, 11, WHITE[4])
        for y in (17, 20, 23):
            c.rect(x + 1, y, 5, 1, STONE[2])
        c.dots(INK, (x + 2, 18), (x + 4, 19), (x + 1, 21), (x + 5, 22), (x + 3, 24))
    c.rect(23, 27, 19, 2, WOOD[3])
    _keys(c)
    panel(c, 10, 47, 44, 8, UMBER)
    leg(c, 4, 45, 16, UMBER, 5)
    leg(c, 55, 45, 16, UMBER, 5)
    c.rect(29, 56, 6, 2, GOLD[3])
    c.rect(3, 57, 58, 2, UMBER[1])
    c.rect(8, 8, 5, 3, GOLD[2])
    c.rect(10, 4, 2, 4, WHITE[4])
    c.px(10, 3, GOLD[3])
    posy = {"r": RED[2], "p": PINK[2], "g": LEAF[2], "w": TEAL[3], "W": TEAL[2]}
    c.art(48, 3, ".rr.p. rrrppp .gg.g. .www.. .wwW..", posy)


def _keys(c: Canvas) -> None:
    """The keyboard between its cheeks."""
    c.rect(2, 32, 60, 3, UMBER[3])
    c.rect(2, 35, 60, 7, WHITE[4])
    c.rect(2, 41, 60, 1, WHITE[1])
    for k in range(15):
        c.rect(2 + 4 * k, 35, 1, 7, WHITE[1])
        if k % 7 not in (2, 6):
            c.rect(4 + 4 * k + 1, 35, 2, 4, INK)
    c.rect(2, 42, 60, 3, UMBER[2])
    c.rect(2, 45, 60, 1, UMBER[0])
    c.rect(2, 32, 3, 13, UMBER[3])
    c.rect(59, 32, 3, 13, UMBER[1])
