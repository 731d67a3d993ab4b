"""Beds, made and slept in; each blanket has its own pattern."""

from collections.abc import Callable
from itertools import pairwise

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, LEAF, PINK, PURPLE, RED, SAND, TEAL, WHITE, WOOD, Colour, Ramp
from assets.draw.parts import leg, panel, stand

BLANKETS: dict[str, Ramp] = {
    "red": RED, "blue": BLUE, "green": FIR, "purple": PURPLE, "yellow": GOLD, "teal": TEAL,
}  # fmt: skip


def bed_frame(c: Canvas, w: int) -> None:
    """Headboard, mattress and footboard of a bed that fills the canvas' width."""
    c.round_rect(2, 2, w - 4, 14, WOOD[2], 3)
    c.rect(5, 2, w - 10, 2, WOOD[3])
    for x in range(6, w - 8, 10):
        panel(c, x, 6, min(9, w - 6 - x), 8, WOOD)
    c.rect(2, 8, 3, 10, WOOD[2])
    c.rect(w - 5, 8, 3, 10, WOOD[1])
    c.rect(4, 13, w - 8, 42, WHITE[3])
    c.rect(4, 13, w - 8, 1, WHITE[1])
    c.rect(w - 6, 14, 2, 40, WHITE[2])


def footboard(c: Canvas, w: int) -> None:
    """The foot end, over the blanket."""
    c.rect(2, 51, w - 4, 3, WOOD[3])
    c.rect(3, 51, w - 6, 1, WOOD[4])
    c.rect(2, 54, w - 4, 6, WOOD[2])
    c.rect(2, 59, w - 4, 1, WOOD[1])
    panel(c, 7, 55, w - 14, 4, WOOD)
    leg(c, 2, 53, 9, WOOD, 4)
    leg(c, w - 6, 53, 9, WOOD, 4)


def pillow(c: Canvas, x: int, y: int, w: int = 18) -> None:
    """A pillow with a dent."""
    c.round_rect(x, y, w, 10, WHITE[2], 2)
    c.round_rect(x, y, w - 1, 9, WHITE[4], 2)
    c.rect(x + w // 2 - 3, y + 4, 6, 1, WHITE[3])
    c.rect(x + w // 2 - 2, y + 5, 5, 1, WHITE[2])


def quilt(name: str, i: int, j: int) -> Colour:
    """The colour of a blanket at a place counted from its upper left: every colour has a pattern of its own."""
    ramp = BLANKETS[name]
    return PATTERNS[name](ramp, i, j)


def _patchwork(ramp: Ramp, i: int, j: int) -> Colour:
    """Squares of several cloths, stitched together."""
    u, v = i % 7, j % 7
    if u == 6 or v == 6:
        return ramp[1]
    cloth = (i // 7 * 3 + j // 7 * 2) % 5
    if cloth == 1:
        return SAND[4] if (u + v) % 3 else ramp[3]
    if cloth == 3:
        return PINK[3] if u in (2, 3) or v in (2, 3) else PINK[2]
    return ramp[3] if cloth == 4 else ramp[2] if cloth else GOLD[2]


def _waves(ramp: Ramp, i: int, j: int) -> Colour:
    """Stripes that run across in waves."""
    band = (j + (0, 0, 1, 1, 2, 2, 1, 1)[i // 1 % 8]) % 8
    return (WHITE[3], ramp[3], ramp[2], ramp[2], ramp[2], ramp[1], ramp[2], ramp[2])[band]


def _tartan(ramp: Ramp, i: int, j: int) -> Colour:
    """A plaid with a thin yellow thread."""
    if i % 9 == 4 or j % 9 == 4:
        return GOLD[3] if i % 9 == 4 and j % 9 == 4 else ramp[3] if (i + j) % 2 else GOLD[2]
    wide = (i % 9 < 3) + (j % 9 < 3)
    return (ramp[2], ramp[1], ramp[0])[wide]


def _diamonds(ramp: Ramp, i: int, j: int) -> Colour:
    """Quilted lozenges with a star in each."""
    u, v = (i + j) % 10, (i - j) % 10
    if u == 0 or v == 0:
        return ramp[1]
    return ramp[4] if u in (5, 6) and v in (5, 6) else ramp[3] if u < 4 and v < 6 else ramp[2]


def _flowers(ramp: Ramp, i: int, j: int) -> Colour:
    """Flowers strewn on a plain ground."""
    rows = [".ww.....", "wyyw....", "wyyw....", ".ww..l..", "....ll..", "........", "........", "........"]
    sign = rows[j % 8][(i + j // 8 % 2 * 4) % 8]
    return {"w": WHITE[4], "y": RED[2], "l": LEAF[2], ".": ramp[2] if (i + j) % 16 else ramp[3]}[sign]


def _chevrons(ramp: Ramp, i: int, j: int) -> Colour:
    """Zigzags in three tones."""
    band = (j + abs(i % 10 - 5)) % 9
    return ramp[1] if band < 2 else WHITE[3] if band == 2 else ramp[3] if band < 5 else ramp[2]


PATTERNS: dict[str, Callable[[Ramp, int, int], Colour]] = {
    "red": _patchwork, "blue": _waves, "green": _tartan, "purple": _diamonds, "yellow": _flowers, "teal": _chevrons,
}  # fmt: skip


def _cover(c: Canvas, name: str, x: int, y: int, w: int, h: int) -> None:
    """A blanket over a rectangle: its pattern, the lit left and the shaded right where it falls over the edge."""
    ramp = BLANKETS[name]
    darker = {ramp[k]: ramp[max(k - 1, 0)] for k in range(5)}
    for j in range(h):
        for i in range(w):
            colour = quilt(name, i, j)
            if i >= w - 4 or j >= h - 2:
                colour = ramp[1] if i >= w - 3 else darker.get(colour, ramp[1])
            c.px(x + i, y + j, colour)
    c.rect(x, y, 2, h, ramp[3])


def _fold(c: Canvas, ramp: Ramp, points: list[tuple[int, int]]) -> None:
    """A soft crease: a line of shade, above it the cloth bulges into the light."""
    for (x0, y0), (x1, y1) in pairwise(points):
        c.line(x0, y0, x1, y1, ramp[1])
        c.line(x0, y0 - 1, x1 - 1, y1 - 1, ramp[3])


def blanket(c: Canvas, x: int, y: int, w: int, name: str) -> None:
    """A quilt that hangs over the side, with creases, and a sheet turned down over it."""
    ramp = BLANKETS[name]
    _cover(c, name, x, y + 4, w, 49 - y)
    _fold(c, ramp, [(x + 4, y + 20), (x + 9, y + 16), (x + 13, y + 15)])
    _fold(c, ramp, [(x + w - 12, y + 21), (x + w - 8, y + 17), (x + w - 5, y + 11)])
    if w > 30:
        _fold(c, ramp, [(x + 26, y + 19), (x + 31, y + 13), (x + 32, y + 9)])
    for i in range(w):
        drop = (0, 0, 1, 1, 1, 0, 0, 0, -1, -1, 0, 0)[i % 12]
        c.rect(x + i, y - 1, 1, 6 + drop, WHITE[4])
        c.px(x + i, y + 3 + drop, WHITE[2])
        c.px(x + i, y + 5 + drop, ramp[0])
    c.rect(x, y - 1, w, 1, WHITE[2])
    c.rect(x + w - 3, y, 3, 5, WHITE[2])
    c.line(x + 5, y, x + 8, y + 2, WHITE[2])
    c.line(x + w - 9, y + 2, x + w - 7, y, WHITE[2])


def bed(c: Canvas, name: str) -> None:
    """A made bed, single or double by the canvas' width."""
    bed_frame(c, c.w)
    if c.w == 32:
        pillow(c, 7, 15)
    else:
        pillow(c, 7, 15, 22)
        pillow(c, 35, 15, 22)
    blanket(c, 3, 27, c.w - 6, name)
    footboard(c, c.w)
    c.rect(4, 49, c.w - 8, 2, BLANKETS[name][1])  # where it is tucked in
    stand(c, 2, 60, c.w - 2, 4)


def rumpled(c: Canvas, name: str) -> None:
    """A bed that somebody has just left: pillow askew, blanket thrown back."""
    ramp = BLANKETS[name]
    bed_frame(c, c.w)
    pillow(c, 5, 16)
    if c.w > 32:
        pillow(c, 36, 14, 22)
    c.rect(4, 30, c.w - 8, 24, WHITE[3])
    for y in (31, 36, 42):
        c.rect(8, y, c.w // 3, 1, WHITE[2])
    for j in range(26):
        left = max(3, c.w // 2 - 2 - j) if j < 14 else 3
        for x in range(left, c.w - 3):
            c.px(x, 27 + j, quilt(name, x - 3, j))
        c.rect(left, 27 + j, 4, 1, ramp[4] if j < 14 else ramp[3])
        c.rect(c.w - 6, 27 + j, 3, 1, ramp[1])
    _fold(c, ramp, [(c.w // 2 + 2, 34), (c.w - 9, 31)])
    _fold(c, ramp, [(c.w // 2 - 2, 42), (c.w - 8, 38)])
    c.line(8, 48, c.w // 2 + 4, 45, ramp[3])
    footboard(c, c.w)
    stand(c, 2, 60, c.w - 2, 4)


@paints("bed_red bed_blue bed_green bed_purple bed_yellow bed_teal bed_double_red bed_double_blue bed_double_green")
def made_bed(c: Canvas, name: str) -> None:
    """A bed by the colour of its blanket."""
    bed(c, name.split("_")[-1])
