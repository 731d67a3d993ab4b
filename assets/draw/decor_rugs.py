"""Mats and carpets, each woven in its own way."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, LEAF, PINK, PURPLE, RED, SAND, TEAL, UMBER, WHITE, WOOD, Ramp


@paints("mat")
def mat(c: Canvas, name: str) -> None:
    """A door mat."""
    c.rect(3, 9, 26, 15, WOOD[2])
    c.rect(5, 11, 22, 11, WOOD[3])
    for y in range(11, 22, 2):
        for x in range(5 + y // 2 % 2, 27, 2):
            c.px(x, y, WOOD[2])
    c.art(12, 13, ".rr.rr. rrrrrrr rrrrrrr .rrrrr. ..rrr.. ...r...", {"r": RED[1]})
    c.rect(3, 23, 26, 1, WOOD[1])
    for y in range(9, 24, 2):
        c.px(2, y, WOOD[3])
        c.px(29, y, WOOD[3])


SMALL = {"rug_small": BLUE, "rug_small_rose": RED, "rug_small_moss": FIR, "rug_small_plum": PURPLE}


@paints("rug_small rug_small_rose rug_small_moss rug_small_plum")
def rug_small(c: Canvas, name: str) -> None:
    """A small oval rug, braided in rings."""
    ramp = SMALL[name]
    for k, tone in enumerate((ramp[1], WHITE[3], ramp[2], WHITE[3], ramp[3])):
        c.ellipse(1 + 2 * k, 6 + 2 * k, 30 - 4 * k, 22 - 4 * k, tone)
    for x, y in ((6, 9), (13, 7), (22, 8), (27, 13), (27, 19), (20, 25), (11, 26), (4, 20), (3, 14)):
        c.px(x, y, ramp[3])


def fringe(c: Canvas) -> None:
    """Fringes at both ends and a worn lower edge."""
    for y in range(5, 59, 3):
        c.rect(1, y, 3, 1, SAND[3])
        c.rect(92, y + 1, 3, 1, SAND[3])


@paints("rug_red")
def rug_red(c: Canvas, name: str) -> None:
    """A knotted carpet: a border of crosses, a medallion, a rosette in each corner."""
    fringe(c)
    ramp = RED
    c.rect(4, 4, 88, 56, ramp[1])
    c.rect(6, 6, 84, 52, GOLD[2])
    c.rect(7, 7, 82, 50, ramp[0])
    for x in range(10, 86, 6):
        for y in (9, 52):
            c.art(x, y, ".a. aaa .a.", {"a": ramp[3]})
    for y in range(15, 49, 6):
        for x in (9, 84):
            c.art(x, y, ".a. aaa .a.", {"a": ramp[3]})
    c.rect(13, 13, 70, 38, GOLD[2])
    c.rect(14, 14, 68, 36, ramp[2])
    for size, tone in ((16, ramp[1]), (13, BLUE[1]), (9, GOLD[3]), (6, ramp[3]), (3, BLUE[1])):
        for k in range(size):
            c.rect(48 - 2 * k, 32 - size + k, 4 * k, 1, tone)
            c.rect(48 - 2 * k, 31 + size - k, 4 * k, 1, tone)
    for x, y in ((18, 17), (73, 17), (18, 42), (73, 42)):
        c.art(x, y, "..a.. .aba. abbba .aba. ..a..", {"a": GOLD[3], "b": ramp[3]})
    c.rect(4, 58, 88, 2, ramp[0])


@paints("rug_blue")
def rug_blue(c: Canvas, name: str) -> None:
    """A flat-woven rug: bands across, some plain, some with steps or arrows."""
    fringe(c)
    c.rect(4, 4, 88, 56, BLUE[1])
    for x, w, tone in (
        (6, 4, SAND[4]), (12, 10, BLUE[2]), (24, 3, GOLD[3]), (29, 12, TEAL[1]), (43, 10, SAND[4]), (55, 12, TEAL[1]),
        (69, 3, GOLD[3]), (74, 10, BLUE[2]), (86, 4, SAND[4]),
    ):  # fmt: skip
        c.rect(x, 4, w, 56, tone)
    step = "....a.... ...aaa... ..aabaa.. .aabbbaa. aabbcbbaa .aabbbaa. ..aabaa.. ...aaa... ....a...."
    for y in range(5, 56, 9):
        c.art(44, y, step, {"a": BLUE[1], "b": RED[2], "c": GOLD[4]})
        for x in (13, 75):
            c.art(x, y + 1, "a......a .a....a. ..a..a.. ...aa... ..a..a.. .a....a. a......a", {"a": BLUE[4]})
        for x in (31, 57):
            c.art(x, y + 1, "...aa... ..aaaa.. .aabbaa. ..abba.. ...aa...", {"a": TEAL[3], "b": GOLD[3]})
    c.rect(4, 4, 88, 1, BLUE[0])
    c.rect(4, 58, 88, 2, BLUE[0])


@paints("rug_green")
def rug_green(c: Canvas, name: str) -> None:
    """A hooked rug with a garland of leaves and flowers about a plain middle."""
    c.round_rect(3, 4, 90, 57, FIR[0], 5)
    c.round_rect(3, 4, 90, 55, FIR[1], 5)
    c.round_rect(5, 6, 86, 51, SAND[3], 4)
    c.round_rect(7, 8, 82, 47, FIR[2], 4)
    c.round_rect(21, 18, 54, 27, FIR[3], 3)
    c.round_rect(22, 19, 52, 25, FIR[2], 3)
    leaf = {"l": LEAF[3], "d": LEAF[1], "p": PINK[3], "r": RED[2], "y": GOLD[3]}
    for k, x in enumerate(range(12, 80, 12)):
        for y in (10, 46):
            c.art(
                x,
                y,
                "..l...... .lld..pp. lld..pypp .d.l.rpp. ..lld.r.."
                if k % 2
                else ".ll...yy. lld..yryy .d.ll.yy. ..lld....",
                leaf,
            )
    for y in (19, 29, 38):
        for x in (10, 78):
            c.art(x, y, ".ll..pp. lld.pyp. .d.l.p.. ..lld...", leaf)
    for k in range(8):
        c.rect(48 - 2 * k, 24 + k, 4 * k, 1, FIR[1])
        c.rect(48 - 2 * k, 39 - k, 4 * k, 1, FIR[1])
    c.art(43, 27, "..pp.pp.. .pppypp.. pprypyrpp .pyyyyyp. pprypyrpp .pppypp.. ..pp.pp..", leaf)


@paints("rug_round")
def rug_round(c: Canvas, name: str) -> None:
    """A large braided oval in soft rings; the strands show as ticks."""
    rings = (FIR[2], SAND[3], TEAL[2], SAND[4], TEAL[3], SAND[3], FIR[3])
    ticks = (FIR[1], SAND[2], TEAL[1], SAND[3], TEAL[2], SAND[2], FIR[2])
    for k, (tone, tick) in enumerate(zip(rings, ticks, strict=True)):
        x, y, w, h = 3 + 5 * k, 3 + 4 * k, 90 - 10 * k, 58 - 8 * k
        c.ellipse(x, y, w, h, tick)
        c.ellipse(x, y, w, h - 1, tone)
        for step in range(x + 4, x + w - 4, 6):
            for row in (y, y + h - 3):
                for dy in range(h // 2):
                    at = row + dy if row == y else row - dy
                    if c.get(step, at) == tone and c.get(step, at + 2) == tone:
                        c.rect(step, at, 1, 2, tick)
                        break


def _check(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    for j in range(0, h, 8):
        for i in range(0, w, 8):
            c.rect(x + i, y + j, min(8, w - i), min(8, h - j), (ramp[2], ramp[3])[(i + j) // 8 % 2])
            c.rect(x + i + 3, y + j + 3, 2, 2, ramp[1] if (i + j) // 8 % 2 else ramp[4])


@paints("rug_check")
def rug_check(c: Canvas, name: str) -> None:
    """A cheerful rug of squares for a common room."""
    fringe(c)
    c.rect(4, 4, 88, 56, UMBER[1])
    c.rect(6, 6, 84, 52, SAND[4])
    _check(c, 8, 8, 80, 48, (WOOD[1], WOOD[2], SAND[2], SAND[3], SAND[4]))
    for k in range(3):
        c.rect(14 + 28 * k, 20, 12, 24, RED[1])
        c.rect(15 + 28 * k, 21, 10, 22, RED[2])
        c.art(17 + 28 * k, 28, "..aa.. .aaaa. aabbaa aabbaa .aaaa. ..aa..", {"a": GOLD[3], "b": RED[1]})
    c.rect(4, 58, 88, 2, UMBER[0])
