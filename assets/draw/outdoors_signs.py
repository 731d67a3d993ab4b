"""Street furniture with something to say: signs, the signpost, letter boxes and lamps."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, INK, LEAF, RED, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Colour, Ramp
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
    """An iron street lamp with a lantern."""
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
        c.rect(16 - half, 10 + j, 2 * half, 1, GOLD[4])
        c.rect(14 + half, 10 + j, 2, 1, GOLD[3])
    c.rect(15, 10, 2, 18, GOLD[3])
    c.rect(13, 16, 4, 9, WHITE[4])
    c.rect(10, 27, 12, 2, STONE[0])
    c.rect(7, 8, 18, 2, STONE[0])
    c.rect(9, 5, 14, 3, STONE[1])
    c.rect(12, 3, 8, 2, STONE[1])
    c.rect(15, 1, 2, 2, STONE[2])
    c.outline()
    c.shadow(7, 87, 18, 7)
    c.art(20, 87, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


SIGNS: dict[str, tuple[Ramp, str, dict[str, Colour]]] = {
    "sign_cafe": (
        TEAL,
        "..W.W.W..... ...W.W.W.... ............ .wwwwwwww... .wbbbbbbwww. "
        ".wwwwwwwwww. .wwwwwwww.w. .wwwwwwwwww. ..wwwwww.... .WWWWWWWW...",
        {"w": RED[2], "b": UMBER[0], "W": RED[1]},
    ),
    "sign_pub": (
        RED,
        "g..gg..g.... gggggggg.... .gwwwwg..... .wwwwwwww... .yYyyyyw.ww. "
        ".yYyyyyw..w. .yYyyyyw..w. .yYyyyywwww. .yYyyyyw.... .wwwwwww....",
        {"w": WHITE[4], "y": GOLD[2], "Y": GOLD[4], "g": GOLD[3]},
    ),
    "sign_market": (
        LEAF,
        ".....u.gg... ....u.ggg... ..rrurrr.... .rRrrrrrr... .Rrrrrrrr... "
        ".rrrrrrrr... .rrrrrrrr... ..rrrrrr.... ..rrr.rr....",
        {"u": UMBER[1], "g": LEAF[4], "r": RED[2], "R": RED[4]},
    ),
    "sign_pharmacy": (
        WHITE,
        "...gggg.... ...gGgg.... ...gggg.... ggggggggggg gGggggggggg ggggggggggg ...gggg.... ...gggg.... ...gggg....",
        {"g": FIR[2], "G": FIR[3]},
    ),
    "sign_supply": (
        GOLD,
        ".sssssss.... sSSSSSsss... .ss.ww.ss... ....ww...... ....ww...... "
        "....ww...... ....wW...... ....wW...... ....wW......",
        {"s": STONE[1], "S": STONE[3], "w": WOOD[1], "W": WOOD[1]},
    ),
    "sign_college": (
        BLUE,
        ".....gg..... ...gggggg... .gggggggggg. ...gggggg.y. ..wgggggg.y. ..wwwwwww.y. ..wwwwwww.yy .........yy.",
        {"g": STONE[0], "w": STONE[1], "y": GOLD[3]},
    ),
    "sign_park": (
        WOOD,
        "....ggg..... ..ggGGggg... .ggGGggggg.. .gGGggggDg.. ..ggggDDg... "
        "....gbDg.... .....bb..... .....bb..... ....bbbb....",
        {"g": LEAF[2], "G": LEAF[4], "D": LEAF[1], "b": UMBER[0]},
    ),
}


@paints("sign_cafe sign_pub sign_market sign_pharmacy sign_supply sign_college sign_park")
def sign(c: Canvas, name: str) -> None:
    """A hanging sign on a post; its picture says what the house is."""
    ramp, picture, key = SIGNS[name]
    leg(c, 3, 6, 55, WOOD, 4)
    c.rect(3, 4, 26, 4, WOOD[2])
    c.rect(3, 4, 26, 1, WOOD[4])
    c.line(7, 16, 13, 9, WOOD[1])
    c.rect(12, 8, 1, 4, STONE[1])
    c.rect(25, 8, 1, 4, STONE[1])
    c.round_rect(8, 11, 22, 22, WOOD[1], 3)
    c.round_rect(9, 12, 20, 20, SAND[4] if ramp is not WHITE else WHITE[4], 3)
    c.round_rect(9, 12, 20, 20, ramp[3] if ramp not in (WOOD, GOLD) else SAND[3], 3)
    c.round_rect(11, 14, 16, 16, SAND[4], 2)
    wide = max(len(row) for row in picture.split())
    c.art(19 - wide // 2, 17 - len(picture.split()) // 9, picture, key)
    c.outline()
    c.shadow(0, 56, 14, 6)
    c.art(6, 59, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


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
