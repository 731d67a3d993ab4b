"""The counter of the pharmacy: marble on pale green panels, and what stands on it."""

from assets.draw.canvas import Canvas, paints
from assets.draw.furniture_counters import FOOT, FRONT, NOSE, TOP, ends, shade, span, till
from assets.draw.palette import BLUE, FIR, GOLD, INK, LEAF, PINK, RED, TEAL, UMBER, WHITE, WOOD
from assets.draw.parts import panel, paper, stand

PHARMACY = (
    "pharmacy_counter_left pharmacy_counter pharmacy_counter_right pharmacy_counter_plain pharmacy_counter_scales"
)


@paints(PHARMACY)
def pharmacy_counter(c: Canvas, name: str) -> None:
    """The pharmacy's counter: a marble top on panels of pale green, a cross here and there."""
    x, w = span(name)
    _marble(c, x, w)
    c.rect(x, FRONT, w, FOOT - FRONT, TEAL[4])
    c.rect(x, FRONT, w, 2, TEAL[1])
    c.rect(x, FRONT + 2, w, 1, TEAL[3])
    for k in (2, 18):
        panel(c, k, 20, 12, 6, (TEAL[0], TEAL[2], WHITE[3], WHITE[4], WHITE[4]))
    c.rect(x, 27, w, 2, FIR[1])
    c.rect(x, 27, w, 1, FIR[3])
    ends(c, name, TEAL)
    ON_PHARMACY[name](c)
    stand(c, x, 28, w, 4)


def _marble(c: Canvas, x: int, w: int) -> None:
    """A white top with grey veins and a rounded edge."""
    c.rect(x, TOP, w, NOSE - TOP, WHITE[3])
    c.rect(x, TOP, w, 1, WHITE[4])
    for vx, vy, rows in (
        (3, 6, "aa.... ..aa.. ....aa"),
        (17, 7, "...aaa .aa... a....."),
        (25, 9, "aaa. ...a"),
        (8, 11, "aaaa"),
    ):
        c.art(max(x, vx), vy, rows, {"a": WHITE[2]})
    c.rect(x, NOSE, w, 1, WHITE[4])
    c.rect(x, NOSE + 1, w, 1, WHITE[2])
    c.rect(x, NOSE + 2, w, 1, WHITE[1])


def _cross(c: Canvas) -> None:
    """A green cross on a white round, on the front."""
    c.ellipse(9, 16, 14, 13, FIR[1])
    c.ellipse(10, 17, 12, 11, WHITE[4])
    c.rect(14, 18, 4, 9, FIR[2])
    c.rect(12, 20, 8, 5, FIR[2])
    c.rect(14, 18, 1, 9, FIR[3])


def _medicines(c: Canvas) -> None:
    """Bottles of three kinds and a prescription."""
    _cross(c)
    for k, ramp in enumerate((GOLD, RED, BLUE)):
        x, h = 18 + 4 * k, (7, 9, 6)[k]
        shade(c, x, 12, 4, WHITE)
        c.rect(x, 12 - h, 3, h, ramp[2])
        c.rect(x, 12 - h, 1, h, ramp[3])
        c.rect(x, 11 - h, 3, 2, UMBER[2])
        c.rect(x, 9, 3, 2, WHITE[4])
    shade(c, 5, 12, 8, WHITE)
    paper(c, 4, 6, 9, 6)
    c.line(6, 12, 12, 8, BLUE[1])


def _mortar(c: Canvas) -> None:
    """A brass mortar with its pestle and a heap of green powder."""
    shade(c, 8, 12, 12, WHITE)
    mortar = (
        "........www. .......wWw.. .gg...wWw... dGgggwWwggd. dyYGGGGGgGd. "
        ".dyYyyyyGd.. .dyYyyyGGd.. ..dyyyGGd... ...dyGGd.... .ddyyyGGdd.."
    )
    c.art(
        7, 2, mortar, {"w": WOOD[1], "W": WOOD[3], "g": LEAF[3], "G": GOLD[2], "y": GOLD[3], "Y": GOLD[4], "d": GOLD[0]}
    )
    c.art(22, 9, ".ll. llLl lLlL", {"l": LEAF[3], "L": LEAF[1]})


def _scales(c: Canvas) -> None:
    """A pair of brass scales and a pile of boxes."""
    shade(c, 5, 12, 13, WHITE)
    scales = (
        "......y...... .yyyyyYyyyyy. .y....y....y. y.y...y...y.y yyyyy.y.yyyyy "
        ".YYY..y..YYY. ......y...... ....yyYyy.... ...dddddddd.."
    )
    c.art(4, 3, scales, {"y": GOLD[2], "Y": GOLD[3], "d": WOOD[1]})
    for x, y, ramp in ((21, 9, TEAL), (21, 6, PINK), (22, 3, GOLD)):
        c.rect(x, y, 8, 3, ramp[2])
        c.rect(x, y, 8, 1, ramp[3])
        c.rect(x + 2, y + 1, 3, 1, WHITE[4])
    shade(c, 21, 12, 8, WHITE)


def _pharmacy_till(c: Canvas) -> None:
    shade(c, 7, 13, 18, WHITE)
    till(c, 6, 0)


def _leaflets(c: Canvas) -> None:
    """A stand of leaflets and a bell."""
    shade(c, 6, 12, 10, WHITE)
    c.rect(5, 4, 11, 8, UMBER[2])
    for k, ramp in enumerate((RED, TEAL, GOLD)):
        c.rect(6 + 3 * k, 3 + k % 2, 3, 7, ramp[2])
        c.rect(6 + 3 * k, 4 + k % 2, 2, 2, WHITE[4])
    c.rect(5, 9, 11, 3, UMBER[3])
    shade(c, 22, 11, 6, WHITE)
    c.art(22, 7, "..yy.. .yYyy. yYyyyy SSSSSS", {"y": GOLD[2], "Y": GOLD[4], "S": INK})


ON_PHARMACY = {
    "pharmacy_counter_left": _mortar,
    "pharmacy_counter": _medicines,
    "pharmacy_counter_right": _pharmacy_till,
    "pharmacy_counter_plain": _leaflets,
    "pharmacy_counter_scales": _scales,
}
