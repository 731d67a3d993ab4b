"""Easels with the pictures on them."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    INK,
    LEAF,
    PURPLE,
    RED,
    SAND,
    TEAL,
    UMBER,
    WOOD,
)


def _easel(c: Canvas) -> None:
    c.line(15, 2, 15, 10, WOOD[2])
    c.line(16, 2, 16, 10, WOOD[1])
    for k in range(3):
        c.line(12 + k, 8, 3 + k, 60, WOOD[3] if k == 0 else WOOD[2])
        c.line(18 + k, 8, 27 + k, 60, WOOD[1] if k == 2 else WOOD[2])
    c.rect(4, 43, 25, 3, WOOD[3])
    c.rect(4, 45, 25, 1, WOOD[1])
    c.rect(15, 46, 3, 8, WOOD[1])


def _canvas(c: Canvas) -> None:
    c.rect(4, 10, 24, 33, SAND[4])
    c.rect(27, 10, 1, 33, SAND[2])
    c.rect(4, 42, 24, 1, SAND[2])


def _portrait(c: Canvas) -> None:
    c.rect(6, 12, 20, 28, FIR[3])
    c.ellipse(10, 15, 12, 15, UMBER[1])
    c.rect(10, 22, 12, 9, UMBER[1])
    c.ellipse(12, 18, 8, 10, RED[4])
    c.rect(14, 27, 4, 4, RED[3])
    c.round_rect(8, 31, 16, 9, PURPLE[2], 2)
    c.dots(UMBER[0], (14, 22), (18, 22))
    c.rect(15, 25, 3, 1, RED[2])


def _landscape(c: Canvas) -> None:
    c.rect(6, 12, 20, 28, BLUE[4])
    c.ellipse(18, 14, 6, 6, GOLD[3])
    for k in range(9):
        c.rect(13 - k, 21 + k, 2 * k + 1 if k < 7 else 20, 1, PURPLE[3])
    c.rect(6, 29, 20, 11, LEAF[3])
    c.rect(6, 33, 20, 7, LEAF[2])
    for k in range(11):
        c.rect(15 + k // 3, 29 + k, 2 + k // 3, 1, TEAL[3])


def _abstract(c: Canvas) -> None:
    c.ellipse(8, 14, 10, 10, RED[2])
    c.rect(15, 20, 8, 12, BLUE[2])
    c.art(8, 26, "y..... yyy... yyyyy. yyyyyy yyyyyy", {"y": GOLD[3]})
    c.line(7, 37, 24, 33, INK)


PICTURES = {"easel": _abstract, "easel_portrait": _portrait, "easel_landscape": _landscape}


@paints("easel easel_portrait easel_landscape")
def easel(c: Canvas, name: str) -> None:
    """An easel with an abstract, a portrait or a landscape on it."""
    _easel(c)
    _canvas(c)
    PICTURES[name](c)
    c.ellipse(20, 44, 9, 6, WOOD[4])
    c.dots(RED[2], (22, 45), (23, 45))
    c.dots(BLUE[2], (26, 46), (26, 47))
    c.outline()
    c.shadow(1, 55, 30, 8)
