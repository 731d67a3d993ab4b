"""Bushes and clipped hedges, of the same leaves as the trees."""

from assets.draw.canvas import TILE, Canvas, Noise, paints
from assets.draw.foliage import crown, scale, tone
from assets.draw.palette import CLEAR, FIR, GOLD, LEAF, PINK, RED, Ramp

BUSH = [(24, 22, 7, 6), (8, 22, 7, 6), (23, 15, 8, 8), (9, 16, 8, 8), (16, 21, 9, 7), (17, 11, 9, 8)]
SPOTS = ((7, 14), (15, 6), (22, 12), (12, 19), (20, 20), (25, 21), (4, 21), (16, 13))


@paints("bush bush_flower bush_berry")
def bush(c: Canvas, name: str) -> None:
    """A round bush, plain, in flower or with berries."""
    ramp = FIR if name == "bush_berry" else LEAF
    crown(c, BUSH, ramp, 31 if name == "bush" else 34)
    for k, (x, y) in enumerate(SPOTS):
        if name == "bush_flower":
            c.art(x, y, ".pp. pypp .Pp." if k % 3 else ".p. pyp .P.", {"p": PINK[3], "P": PINK[2], "y": GOLD[3]})
        elif name == "bush_berry":
            c.art(x, y, "ar. rrr .R." if k % 2 else "ar rR", {"r": RED[2], "a": RED[4], "R": RED[1]})
    c.outline()
    c.shadow(1, 22, 30, 9)


def _height(name: str, x: int) -> int:
    """The row at which the hedge's top begins in a column: rounded off at its ends, gently waved between."""
    end = 31 - x if name == "hedge_right" else x if name == "hedge_left" else 99
    drop = (9, 6, 4, 3, 2, 1, 1)[end - 1] if 1 <= end <= 7 else 0
    return 6 + drop + (0, 0, 1, 1, 1, 0, 0, 0)[x % 16 // 2]


@paints("hedge hedge_left hedge_right")
def hedge(c: Canvas, name: str) -> None:
    """A clipped hedge that runs on to the sides: a lit top, a front in shade; the left and right pieces end it."""
    first, last = (2 if name == "hedge_left" else 0), (29 if name == "hedge_right" else TILE - 1)
    for x in range(first, last + 1):
        top = _height(name, x)
        ends = (name == "hedge_left" and x < 4) or (name == "hedge_right" and x > 27)
        for y in range(top, 28 if ends else 29):
            c.px(x, y, LEAF[tone(_light(name, x, y, top))])
    _gaps(c, LEAF)
    c.outline()
    if name != "hedge_left":
        c.rect(0, 0, 1, _height(name, 0), CLEAR)
    c.slab(first, 29, last - first + 1 + (name == "hedge_right") * 2, 3)


def _light(name: str, x: int, y: int, top: int) -> float:
    """A bright rim, a lit top down to row 14, then the front, darker towards the ground and the right end."""
    level = 0.95 if y < top + 2 else 0.6 if y < 14 else 0.1 if y < 21 else -0.35 if y < 26 else -0.8
    if name == "hedge_right":
        level -= max(0, x - 22) * 0.08
    if name == "hedge_left":
        level += 0.2 if x < 6 and y < 24 else 0.0
    return level + 0.42 * scale(x, y)


def _gaps(c: Canvas, ramp: Ramp) -> None:
    """Leaves that stand out and gaps between them, in twos and threes."""
    noise = Noise(19)
    for _ in range(9):
        x, y = noise.between(4, 25), noise.between(9, 24)
        here = c.get(x, y)
        if here in ramp[1:4]:
            c.art(
                x,
                y,
                ("aa. .aa", ".aa aa.")[noise.below(2)],
                {"a": ramp[max(ramp.index(here) + (1 if y < 16 else -1), 0)]},
            )
