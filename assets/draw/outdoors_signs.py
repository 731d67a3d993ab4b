"""Street furniture with something to say: signs, the signpost, letter boxes and lamps."""

from collections.abc import Callable

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import (
    BLUE,
    CLEAR,
    FIR,
    GOLD,
    INK,
    LEAF,
    RED,
    SAND,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Colour,
    Ramp,
)
from assets.draw.parts import grassy, leg


@paints("letter_box")
def letter_box(c: Canvas, name: str) -> None:
    """A red letter box on a post with its flag up."""
    leg(c, 14, 16, 13, WOOD, 4)
    c.round_rect(6, 5, 20, 12, RED[2], 3)
    c.rect(8, 5, 15, 3, RED[3])
    c.rect(6, 15, 20, 2, RED[1])
    c.round_rect(6, 6, 8, 11, RED[1], 3)
    c.rect(8, 9, 5, 2, INK)
    c.rect(9, 10, 5, 4, WHITE[4])
    c.rect(26, 4, 2, 7, STONE[1])
    c.rect(24, 3, 4, 3, GOLD[3])
    c.outline()
    c.shadow(9, 26, 16, 5)
    grassy(c, 10, 28, 10)


@paints("street_lamp")
def street_lamp(c: Canvas, name: str) -> None:
    """An iron street lamp with a lantern, not lit."""
    lantern(c, False)


def lantern(c: Canvas, lit: bool) -> None:
    """The street lamp by day, when the sky is in its glass, and by night."""
    bright, pane, bar = (WHITE[4], GOLD[4], GOLD[3]) if lit else (BLUE[4], WHITE[2], STONE[2])
    c.rect(11, 87, 10, 4, STONE[0])
    c.rect(12, 83, 8, 4, STONE[1])
    c.rect(14, 28, 4, 56, STONE[0])
    c.rect(14, 28, 1, 56, STONE[2])
    for y in (50, 74):
        c.rect(13, y, 6, 2, STONE[1])
    c.rect(9, 31, 14, 2, STONE[0])
    c.dots(STONE[0], (8, 30), (23, 30), (8, 32), (23, 32))
    for j in range(18):
        half = 4 + (17 - j) // 5
        c.rect(16 - half, 10 + j, 2 * half, 1, pane)
        c.rect(14 + half, 10 + j, 2, 1, bar)
    c.rect(15, 10, 2, 18, bar)
    c.rect(13, 16, *((4, 9) if lit else (2, 5)), bright)
    c.rect(10, 27, 12, 2, STONE[0])
    c.rect(7, 8, 18, 2, STONE[0])
    c.rect(9, 5, 14, 3, STONE[1])
    c.rect(12, 3, 8, 2, STONE[1])
    c.rect(15, 1, 2, 2, STONE[2])
    c.outline()
    c.shadow(7, 87, 18, 7)
    c.art(20, 87, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


SIGNS: dict[str, tuple[str, dict[str, Colour]]] = {
    "sign_cafe": (
        "..W.W.W..... ...W.W.W.... ............ .wwwwwwww... .wbbbbbbwww. "
        ".wwwwwwwwww. .wwwwwwww.w. .wwwwwwwwww. ..wwwwww.... .WWWWWWWW...",
        {"w": RED[2], "b": UMBER[0], "W": RED[1]},
    ),
    "sign_pub": (
        "g..gg..g.... gggggggg.... .gwwwwg..... .wwwwwwww... .yYyyyyw.ww. "
        ".yYyyyyw..w. .yYyyyyw..w. .yYyyyywwww. .yYyyyyw.... .wwwwwww....",
        {"w": WHITE[4], "y": GOLD[2], "Y": GOLD[4], "g": GOLD[3]},
    ),
    "sign_market": (
        ".....u.gg... ....u.ggg... ..rrurrr.... .rRrrrrrr... .Rrrrrrrr... "
        ".rrrrrrrr... .rrrrrrrr... ..rrrrrr.... ..rrr.rr....",
        {"u": UMBER[1], "g": LEAF[4], "r": RED[2], "R": RED[4]},
    ),
    "sign_supply": (
        "..sssssss....... .sSSSSSSsss..... .sSSSsss..s..... ...www.......... ...wWw.....rr... "
        "...wWw....rrrr.. ...wWw..ssrr.... ...wWw.SsSs..... ...wWwSsSs...... ...wWw.s........",
        {"s": STONE[1], "S": STONE[4], "w": WOOD[0], "W": WOOD[4], "r": RED[2]},
    ),
    "sign_college": (
        ".....gg..... ...gggggg... .gggggggggg. ...gggggg.y. ..wgggggg.y. ..wwwwwww.y. ..wwwwwww.yy .........yy.",
        {"g": WHITE[4], "w": WHITE[2], "y": GOLD[3]},
    ),
    "sign_park": (
        "....ggg..... ..ggGGggg... .ggGGggggg.. .gGGggggDg.. ..ggggDDg... "
        "....gbDg.... .....bb..... .....bb..... ....bbbb....",
        {"g": LEAF[2], "G": LEAF[4], "D": LEAF[1], "b": UMBER[0]},
    ),
}


@paints("sign_cafe sign_pub sign_market sign_pharmacy sign_supply sign_college sign_park")
def sign(c: Canvas, name: str) -> None:
    """A shop's sign: each has its own post, ironwork and shape of board; its picture says what the house is."""
    BOARDS[name](c)
    c.outline()
    c.shadow(2, 56, 15 if name != "sign_park" else 28, 6)
    c.art(9, 59, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


def _bracket(c: Canvas, ramp: Ramp, y: int, curl: bool) -> None:
    """An arm from a post at the left with a brace below it, straight or curled, and two hooks."""
    c.rect(4, y, 25, 3, ramp[1])
    c.rect(4, y, 25, 1, ramp[3])
    if curl:
        c.art(8, y + 3, "a....... a....aa. .a..a..a .a..a.a. ..aa.a.. ...aa...", {"a": ramp[1]})
        c.ellipse(27, y - 2, 5, 5, ramp[2])
    else:
        c.line(7, y + 10, 14, y + 3, ramp[1])
        c.line(7, y + 11, 15, y + 3, ramp[2])


def _chains(c: Canvas, *points: tuple[int, int]) -> None:
    for x, y in points:
        c.dots(STONE[2], (x, y), (x, y + 2))
        c.px(x, y + 1, STONE[0])


def _picture(c: Canvas, name: str, x: int, y: int) -> None:
    """The picture of a sign, its middle at (x, y)."""
    rows, key = SIGNS[name]
    wide, high = max(map(len, rows.split())), len(rows.split())
    c.art(x - wide // 2, y - high // 2, rows, key)


def _cafe(c: Canvas) -> None:
    """A round enamel board in a ring of brass, on curled iron."""
    leg(c, 4, 6, 55, UMBER, 4)
    c.ellipse(3, 3, 6, 6, GOLD[2])
    _bracket(c, STONE, 7, True)
    _chains(c, (15, 10), (24, 10))
    c.ellipse(8, 12, 23, 23, GOLD[1])
    c.ellipse(8, 12, 22, 22, GOLD[3])
    c.ellipse(10, 14, 19, 19, TEAL[1])
    c.ellipse(11, 15, 18, 18, TEAL[2])
    c.ellipse(12, 16, 15, 15, SAND[4])
    _picture(c, "sign_cafe", 20, 23)


def _pub(c: Canvas) -> None:
    """A painted shield in a heavy frame, as inns have them."""
    leg(c, 4, 4, 57, UMBER, 5)
    c.rect(2, 3, 9, 3, UMBER[3])
    _bracket(c, UMBER, 7, False)
    _chains(c, (14, 10), (27, 10))
    for j in range(27):
        inset = 0 if j < 16 else (j - 15) * 10 // 11
        c.rect(9 + inset, 13 + j, 22 - 2 * inset, 1, UMBER[2])
        if 1 < j < 25:
            c.rect(11 + inset, 13 + j, 18 - 2 * inset, 1, RED[1] if j > 4 else RED[2])
    c.rect(9, 13, 22, 2, UMBER[4])
    _picture(c, "sign_pub", 20, 22)


def _market(c: Canvas) -> None:
    """A board under a striped awning of its own."""
    leg(c, 4, 6, 55, WOOD, 4)
    c.rect(3, 4, 6, 3, WOOD[4])
    c.rect(8, 15, 22, 19, WOOD[2])
    c.rect(9, 16, 20, 17, SAND[4])
    c.rect(9, 32, 20, 1, SAND[2])
    for k in range(6):
        ramp = RED if k % 2 else WHITE
        c.rect(7 + 4 * k, 8, 4, 8, ramp[2] if ramp is RED else ramp[4])
        c.rect(7 + 4 * k, 16, 3, 1, ramp[2] if ramp is RED else ramp[3])
        c.rect(7 + 4 * k, 14, 4, 1, ramp[1] if ramp is RED else ramp[2])
    c.rect(4, 6, 27, 2, WOOD[3])
    _picture(c, "sign_market", 19, 25)


def _pharmacy(c: Canvas) -> None:
    """A cross cut out of white board, edged with green, on a slim iron post."""
    c.rect(5, 6, 3, 54, STONE[1])
    c.rect(5, 6, 1, 54, STONE[3])
    c.rect(3, 57, 7, 4, STONE[0])
    c.ellipse(4, 2, 5, 5, GOLD[3])
    c.rect(7, 8, 22, 2, STONE[1])
    c.art(22, 4, ".aa. a..a ...a ..a.", {"a": STONE[1]})
    _chains(c, (15, 10), (23, 10))
    for grow, tone in ((0, FIR[1]), (1, WHITE[4]), (4, FIR[2])):
        c.rect(15 + grow, 13 + grow, 10 - grow * 3 // 2, 24 - 2 * grow, tone)
        c.rect(8 + grow, 20 + grow, 24 - 2 * grow, 10 - grow * 3 // 2, tone)
    c.rect(19, 17, 1, 15, FIR[3])
    c.rect(12, 24, 16, 1, FIR[3])


def _supply(c: Canvas) -> None:
    """Two rough planks, one under the other, with the tools in iron on them."""
    leg(c, 4, 5, 56, WOOD, 5)
    c.rect(5, 3, 3, 3, WOOD[4])
    _bracket(c, WOOD, 7, False)
    _chains(c, (13, 10), (26, 10))
    for x, y, w in ((8, 13, 23), (9, 24, 21)):
        c.rect(x, y, w, 10, WOOD[2])
        c.rect(x, y, w, 1, WOOD[4])
        c.rect(x, y + 9, w, 1, WOOD[1])
        c.dots(CLEAR, (x, y), (x + w - 1, y + 9), (x + w - 1, y + 3), (x, y + 7))
        for k in (2, 5):
            c.rect(x + 2 + 5 * (k % 3), y + k + 1, 6, 1, WOOD[1])
    _chains(c, (13, 23), (26, 23))
    _picture(c, "sign_supply", 20, 23)


def _college(c: Canvas) -> None:
    """A banner of blue cloth with a golden hem, hung from a stone post."""
    c.rect(3, 8, 6, 50, STONE[2])
    c.rect(3, 8, 2, 50, STONE[4])
    c.rect(8, 8, 1, 50, STONE[1])
    for y in (20, 34, 47):
        c.rect(3, y, 6, 1, STONE[1])
    c.rect(2, 56, 9, 5, STONE[1])
    c.rect(2, 5, 8, 4, STONE[3])
    c.rect(3, 3, 6, 2, STONE[4])
    c.rect(9, 9, 22, 2, GOLD[2])
    c.ellipse(28, 8, 4, 4, GOLD[3])
    for j in range(30):
        notch = max(0, j - 22)
        for x in range(11, 29):
            if abs(x - 20) >= notch or j < 23:
                c.px(x, 11 + j, GOLD[3] if x in (11, 28) else BLUE[1] if x > 24 else BLUE[3] if x < 14 else BLUE[2])
    c.rect(11, 11, 18, 2, BLUE[1])
    _picture(c, "sign_college", 20, 22)


def _park(c: Canvas) -> None:
    """A low board of planks with an arched top between two logs."""
    for x in (3, 25):
        c.rect(x, 30, 5, 30, UMBER[2])
        c.rect(x, 30, 2, 30, UMBER[3])
        c.ellipse(x - 1, 27, 7, 5, WOOD[4])
        c.ellipse(x, 28, 5, 3, WOOD[3])
    for j in range(22):
        inset = (6, 4, 2, 1, 1)[j] if j < 5 else 0
        c.rect(4 + inset, 24 + j, 25 - 2 * inset, 1, WOOD[2])
        c.rect(6 + inset, 25 + j, 21 - 2 * inset, 1, WOOD[3])
    c.rect(10, 24, 13, 1, WOOD[4])
    for y in (32, 39):
        c.rect(5, y, 23, 1, WOOD[1])
    c.rect(4, 45, 25, 1, WOOD[1])
    _picture(c, "sign_park", 17, 35)
    c.art(2, 53, "..3.2. .33323 232.21", {"3": LEAF[3], "2": LEAF[2], "1": LEAF[1]})


BOARDS: dict[str, Callable[[Canvas], None]] = {
    "sign_cafe": _cafe, "sign_pub": _pub, "sign_market": _market, "sign_pharmacy": _pharmacy,
    "sign_supply": _supply, "sign_college": _college, "sign_park": _park,
}  # fmt: skip


@paints("sign_post")
def sign_post(c: Canvas, name: str) -> None:
    """A signpost with three arms."""
    leg(c, 14, 6, 55, WOOD, 4)
    for y, left, ramp in ((9, False, TEAL), (20, True, RED), (31, False, LEAF)):
        x = 3 if left else 8
        c.rect(x, y, 20, 8, ramp[2])
        c.rect(x, y, 20, 2, ramp[3])
        for k in range(4):
            c.rect(x - k if left else x + 20, y + k, 1 if left else k + 1, 8 - 2 * k if left else 1, ramp[2])
            if not left:
                c.rect(x + 20, y + 7 - k, k + 1, 1, ramp[2])
        c.rect(x + 3, y + 3, 8, 1, WHITE[4])
        c.rect(x + 13, y + 3, 4, 1, WHITE[4])
        c.rect(x + 3, y + 5, 5, 1, WHITE[4])
    c.rect(13, 4, 6, 3, WOOD[3])
    c.outline()
    c.shadow(9, 56, 16, 6)
    c.art(10, 59, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})
